"""Skeleton: what the game is called, how many play, and its rules."""

from typing import Final

from core.game import Game, Manifest

from tavolo_skeleton import notation, redact, rules
from tavolo_skeleton.events import Event
from tavolo_skeleton.moves import Move
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
