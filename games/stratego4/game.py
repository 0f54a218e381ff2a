"""The ``Game`` of Stratego 4, made from the functions of this folder.

The rules and their numbers are in docs/rules/stratego4.md.
"""

from typing import Final

from core.game import Game, Manifest
from games.stratego4 import (
    legality,
    notation,
    redact,
    refusals,
    rules,
    scoring,
    setup,
)
from games.stratego4.events import Event
from games.stratego4.moves import Move
from games.stratego4.state import State, side_of
from games.stratego4.thinking_ahead import AHEAD
from games.stratego4.view import Options, View

STRATEGO4: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="stratego4",
        fewest_seats=setup.FEWEST_SEATS,
        most_seats=setup.MOST_SEATS,
        rules_version=2,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(82, 177),  # medians of 20 games between computers
        full_table_options=("teams",),
        usual_seats=setup.MOST_SEATS,
        simultaneous=frozenset({"arrange", "swap", "ready"}),
    ),
    initial_state=setup.initial_state,
    to_act=legality.to_act,
    check=refusals.check,
    legal_moves=legality.legal_moves,
    fallback_move=legality.fallback_move,
    apply=rules.apply,
    withdraw=rules.withdraw,
    beaten=rules.beaten,
    outcome=scoring.outcome,
    view_for=redact.view_for,
    reveal=redact.reveal,
    tally=scoring.tally,
    imagine=redact.imagine,
    parse=notation.parse,
    read_back=notation.parse,
    notate=notation.notate,
    side=side_of,
    former_deals={1: setup.initial_state_in_version_1},
    ahead=AHEAD,
)
