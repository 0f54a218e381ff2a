"""Skeleton: what the game is called, how many play, and its rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Game, Level, Manifest

from tavolo_skeleton import notation, redact, rules
from tavolo_skeleton.moves import Event, Move
from tavolo_skeleton.state import State
from tavolo_skeleton.view import Options, View

SKELETON: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="skeleton",
        fewest_seats=rules.SEATS,
        most_seats=rules.SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        has_secrets=False,
    ),
    initial_state=rules.initial_state,
    to_act=rules.to_act,
    check=rules.check,
    legal_moves=rules.legal_moves,
    fallback_move=rules.fallback_move,
    apply=rules.apply,
    withdraw=rules.withdraw,
    outcome=rules.outcome,
    view_for=redact.view_for,
    reveal=redact.reveal,
    tally=redact.tally,
    imagine=redact.imagine,
    parse=notation.parse,
    read_back=notation.parse,
    notate=notation.notate,
)


# How strong the computer players of Skeleton are, level by level; nobody has measured it.

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 18.0, "normal": 25.0, "hard": 35.0}
)
