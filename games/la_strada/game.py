"""The ``Game`` of La Strada, made from the functions of this folder.

The rules and their numbers are in docs/rules/la_strada.md.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Game, Level, Manifest, Seat, Strength
from core.thinking_ahead import Ahead, nothing
from games.la_strada import legality, notation, redact, rules, state
from games.la_strada.legality import END_TURN
from games.la_strada.moves import BuildLink, EndTurn, Event, Move
from games.la_strada.rules import apply
from games.la_strada.state import State
from games.la_strada.view import Options, View, cost_of

# What La Strada says of thinking ahead: its rules say it all, for a move names all that it means.
#
# Of links to the same settlement the cheapest tells most.


def _likeness(view: View, move: Move) -> tuple[object, int]:
    return (move.path[-1], cost_of(view, move.path)) if isinstance(move, BuildLink) else (move, 0)


def _passed(state: State, seat: Seat) -> State | None:
    """Return the position after the end of the turn, with the days of the next one. Rule: R-5.1."""
    if state.placing:
        return None
    after = apply(state, seat, END_TURN).state
    return None if after.ended or after.turn == seat else after


AHEAD: Final = Ahead[State, Move, View](
    disturbed=nothing,
    everywhere=(EndTurn,),
    of_the_turn=frozenset({"links_this_turn", "idle_turns"}),
    likeness=_likeness,
    passed=_passed,
)


LA_STRADA: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="la-strada",
        fewest_seats=state.FEWEST_SEATS,
        most_seats=state.MOST_SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(11, 21, 28),  # medians of 20 games between computers
        has_secrets=False,
        simultaneous=frozenset(),
        cup_options=Options(balanced_start=True),
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
    order=state.turn_order,
)


# How strong the computer players of La Strada are, level by level.

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 20.0, 3: 10.0, 4: 5.0},
        "normal": 25.0,
        "hard": {2: 42.0, 3: 43.0, 4: 42.0},
        "expert": {2: 47.0, 3: 50.0, 4: 48.0},
    }
)
"""Strength on the rating scale, by the number of sides.

docs/research/ratings.md says how it was measured.
"""
