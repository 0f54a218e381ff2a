"""The squares a wagon can reach with one point of movement, on an empty road."""

from functools import cache

from tests.referee.strada_romana.printed_board import (
    BESIDE,
    FIRST,
    LAST,
    LINES,
    PRICE,
    SLANTS,
    SQUARES,
)

BOX = "box"
HOME = "home"
"""Where a wagon is that has not entered the road, and one that has arrived."""


@cache
def steps(to: str, here: str, price: int) -> list[str]:
    """Where one point takes a wagon that goes there, for special movement of this price."""
    return [there for there in [*SQUARES, HOME] if may_step(to, here, there, price)]


def may_step(to: str, here: str, there: str, price: int) -> bool:
    """Rules: R-1.6, R-4.2, R-4.5, R-5.2, R-5.3."""
    if here == BOX:
        return there in FIRST[to]
    if here == HOME:
        return False
    if there == HOME:
        return here in LAST[to]
    west, east = (here, there) if to == "rome" else (there, here)
    if f"{west} {east}" in LINES:
        return True
    if f"{here} {there}" in BESIDE or f"{there} {here}" in BESIDE:
        return price >= PRICE["lateral"]
    return f"{west} {east}" in SLANTS and price >= PRICE["diagonal"]
