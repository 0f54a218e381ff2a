"""What Strada Romana says of thinking ahead: goods are meant, and taken, where they lie."""

from collections.abc import Iterator
from typing import Final

from core.game import Seat
from core.thinking_ahead import Ahead
from core.translatable_text import Text, text
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    MARKET_AT,
    MARKETS,
    SQUARE_NAMES,
    Area,
    Good,
    Market,
    good_name,
    wagon_name,
)
from games.strada_romana.moves import LookAtStack, Move, Pass, RunWagon, TakeCube, TakeTile
from games.strada_romana.rules import next_turn
from games.strada_romana.state import State, has_begun
from games.strada_romana.view import View


def _disturbed(expected: View, now: View, move: Move) -> Iterator[Text]:
    """Say where a wagon stands that runs, and which goods lie at its end, or where one is taken."""
    areas: tuple[Area, ...] = (move.area,) if isinstance(move, TakeTile) else ()
    markets: tuple[Market, ...] = (move.market,) if isinstance(move, TakeCube) else ()
    if isinstance(move, RunWagon):
        square = now.wagons[move.wagon].square
        if square is not None and square != expected.wagons[move.wagon].square:
            wagon, at = wagon_name(move.wagon), SQUARE_NAMES[square]
            yield text("strada-romana-changed-wagon", wagon=wagon, square=at)
        if move.path and not move.arrives:
            last = move.path[-1]
            areas, markets = AREAS_AT[last], (MARKET_AT[last],) if last in MARKET_AT else ()
    for area in areas:
        if (tile := now.area_tiles[area]) != expected.area_tiles[area]:
            yield _lies("area", AREAS[area], tile)
    for market in markets:
        if (cube := now.market_cubes[market]) != expected.market_cubes[market]:
            yield _lies("market", SQUARE_NAMES[MARKETS[market]], cube)


def _lies(kind: str, place: str, good: Good | None) -> Text:
    if good is None:
        return text(f"strada-romana-changed-{kind}-empty", place=place)
    return text(f"strada-romana-changed-{kind}", place=place, good=good_name(good))


def _likeness(_view: View, move: Move) -> tuple[object, int]:
    return (move.wagon, len(move.path) + move.arrives) if isinstance(move, RunWagon) else (move, 0)


def _passed(state: State, _seat: Seat) -> State | None:
    """Return the position with the turn given to the next seat; None once the turn has begun."""
    return None if state.looking or has_begun(state) else next_turn(state)


AHEAD: Final = Ahead[State, Move, View](
    disturbed=_disturbed,
    by_place=(TakeTile, TakeCube),
    everywhere=(LookAtStack, Pass),
    of_the_turn=frozenset({"running", "looking", "stack", "played", "idle_turns"}),
    likeness=_likeness,
    worlds=1,
    passed=_passed,
)
