"""What the try board asks of La Strada: the cheapest link to each settlement."""

from collections.abc import Iterator
from typing import Final

from core.game import Seat
from core.rng import Rng
from games.la_strada.board import Hex
from games.la_strada.legality import END_TURN, check, sites
from games.la_strada.link_search import Way, links, needed, one_tile_away, prices
from games.la_strada.moves import BuildLink, Move, PlaceWorkshop
from games.la_strada.redact import imagine
from games.la_strada.rule_numbers import COSTS
from games.la_strada.rules import apply
from games.la_strada.state import State
from games.la_strada.view import View

MOST: Final = 25
"""The most moves that are listed."""


def possible(view: View, seat: Seat) -> Iterator[Move]:
    """Iterate over the cheapest link to each settlement and the turn's end, or over workshops."""
    if view.turn != seat:
        return
    world = imagine(view, Rng(bytes(32)))
    if world.placing:
        yield from map(PlaceWorkshop, _best_sites(world))
        return
    cheapest: dict[Hex, Way] = {}
    for path in sorted(links(world, seat, world.days[seat]), key=lambda path: _cost(world, path)):
        cheapest.setdefault(path[-1], path)
    yield from map(BuildLink, sorted(cheapest.values()))
    yield END_TURN


def _best_sites(state: State) -> list[Hex]:
    """Return the sites of the next workshop with most settlements a single tile away, by hex."""
    price = prices(state, state.turn)
    best = sorted(sites(state), key=lambda at: (-len(one_tile_away(price, at)), at))
    return sorted(best[:MOST])


def _cost(state: State, path: Way) -> int:
    return sum(count * each for count, each in zip(needed(state.laid, path), COSTS, strict=True))


def fitting(view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
    """Return a random state that fits; the seat may make the move in each of them or in none."""
    state = imagine(view, rng)
    return None if check(state, seat, move) is not None else state


def passed(state: State, seat: Seat) -> State | None:
    """Return the position after the end of the turn; None where nobody else has one after it.

    The next seat gets its days, which belong to its turn. Rule: R-5.1.
    """
    if state.ended or state.placing or state.turn != seat:
        return None
    after = apply(state, seat, END_TURN).state
    return None if after.ended or after.turn == seat else after


def left_open(_state: State, _seat: Seat, _move: Move) -> None:
    """Return None: nothing that a move shows could stay as it was."""
