"""The ``Game`` of Strada Romana, made from the functions of this folder.

The rules and their numbers are in docs/rules/strada_romana.md.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from core.game import Game, Level, Manifest, Seat, Strength, UnprovedLevel
from core.texts import Text, text
from core.thinking_ahead import Ahead
from games.strada_romana import legality, notation, redact, rules, state
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
from games.strada_romana.moves import Event, LookAtStack, Move, Pass, RunWagon, TakeCube, TakeTile
from games.strada_romana.rules import next_turn
from games.strada_romana.state import State, has_begun
from games.strada_romana.view import Options, View

# What Strada Romana says of thinking ahead: goods are meant, and taken, where they lie.


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


STRADA_ROMANA: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="strada-romana",
        fewest_seats=state.FEWEST_SEATS,
        most_seats=state.MOST_SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(36, 38, 35, 36),  # medians of 20 games between computers
        simultaneous=frozenset(),
        separators=r"[;+\n]",
    ),
    initial_state=state.initial_state,
    to_act=legality.to_act,
    check=legality.check,
    legal_moves=legality.legal_moves,
    fallback_move=legality.fallback_move,
    apply=rules.apply,
    withdraw=rules.withdraw,
    outcome=rules.outcome,
    view_for=redact.view_for,
    reveal=redact.reveal,
    tally=rules.tally,
    imagine=redact.imagine,
    parse=notation.parse,
    read_back=notation.parse,
    notate=notation.notate,
    ahead=AHEAD,
)


# How strong the computer players of Strada Romana are, level by level.

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 17.0, 3: 16.0, 4: 12.0, 5: 14.0},
        "normal": 25.0,
        "hard": {2: 36.0, 3: 39.0, 4: 38.0, 5: 37.0},
        "expert": {2: 44.0, 3: 41.0, 4: 46.0, 5: 40.0},
    }
)
"""Strength on the rating scale, by the number of sides.

docs/research/ratings.md says how it was measured.
"""

UNPROVED: Final = (UnprovedLevel("expert", frozenset({3, 5})),)
"""Where a level is not offered; docs/research/computers.md has the matches."""
