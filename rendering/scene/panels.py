"""What the panels of seats have in common in every game."""

from typing import Protocol

from core.game import Outcome, Seat
from rendering.scene.shapes import Colour
from rendering.scene.style import GOLD, PANEL_EDGE


class Played(Protocol):
    """A view, as far as panels are alike: whose turn it is, and how it ended."""

    @property
    def turn(self) -> Seat | None:
        """The seat to act, None when nobody alone is."""

    @property
    def outcome(self) -> Outcome | None:
        """The end, None before it."""


def stands_out(view: Played, seat: int) -> bool:
    """Whether the panel has a gold frame: of whoever is on turn, at the end of who has won."""
    if view.outcome is not None:
        return seat in view.outcome.winners
    return view.turn == seat


def final_points(view: Played, seat: int, so_far: int) -> int:
    """The points of a seat: what it has so far, at the end what it ends with."""
    if view.outcome is None:
        return so_far
    return next(one.points for one in view.outcome.standings if one.seat == seat)


def outline(*, gold: bool) -> tuple[Colour, int]:
    """The colour and the width of a panel's outline: of one that stands out, or of any other."""
    return (GOLD, 6) if gold else (PANEL_EDGE, 2)
