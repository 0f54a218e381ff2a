"""The ``Game`` of Vector Race, made from the functions of this package.

The rules and their numbers are in rules.md.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Game, Level, Manifest
from tavolo_vector_race import legality, notation, redact, rules, state
from tavolo_vector_race.board import FEWEST_SEATS, MOST_SEATS
from tavolo_vector_race.moves import Event, Move
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
    beaten=rules.beaten,
)


# How strong the computer players of Vector Race are, level by level.

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 5.0, "normal": 25.0, "hard": 31.0}
)
"""Strength on the rating scale; the package's README.md has the matches they follow from."""
