"""The ``Game`` of Jacynth, made from the functions of this folder.

The rules and their numbers are in docs/rules/jacynth.md.
"""

from typing import Final

from core.game import Game, Manifest
from games.jacynth import (
    legality,
    notation,
    redact,
    rules,
    scoring,
    setup,
)
from games.jacynth.events import Event
from games.jacynth.moves import Move
from games.jacynth.rule_numbers import FEWEST_SEATS, MOST_SEATS
from games.jacynth.state import State
from games.jacynth.thinking_ahead import AHEAD
from games.jacynth.view import Options, View

JACYNTH: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="jacynth",
        fewest_seats=FEWEST_SEATS,
        most_seats=MOST_SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(30, 30),  # medians of 20 games between computers
        simultaneous=frozenset(),
    ),
    initial_state=setup.initial_state,
    to_act=legality.to_act,
    check=legality.check,
    legal_moves=legality.legal_moves,
    fallback_move=legality.fallback_move,
    apply=rules.apply,
    withdraw=rules.withdraw,
    outcome=scoring.outcome,
    view_for=redact.view_for,
    reveal=redact.reveal,
    tally=scoring.tally,
    imagine=redact.imagine,
    parse=notation.parse,
    read_back=notation.parse,
    notate=notation.notate,
    ahead=AHEAD,
    order=setup.order_of_play,
)
