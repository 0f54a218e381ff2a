"""The ``Game`` of Vector Race, made from the functions of this package.

The rules and their numbers are in rules.md.
"""

from typing import Final

from core.game import Game, Manifest
from tavolo_vector_race import legality, notation, redact, rules, scoring, setup
from tavolo_vector_race.events import Event
from tavolo_vector_race.moves import Move
from tavolo_vector_race.rule_numbers import FEWEST_SEATS, MOST_SEATS
from tavolo_vector_race.state import State
from tavolo_vector_race.view import Options, View

VECTOR_RACE: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="vector-race",
        fewest_seats=FEWEST_SEATS,
        most_seats=MOST_SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        simultaneous=frozenset((notation.VERB,)),
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
    beaten=rules.beaten,
)
