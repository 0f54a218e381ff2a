"""The ``Game`` of Strada Romana, made from the functions of this folder.

The rules and their numbers are in docs/rules/strada_romana.md.
"""

from typing import Final

from core.game import Game, Manifest
from games.strada_romana import (
    legality,
    notation,
    redact,
    rules,
    scoring,
    setup,
)
from games.strada_romana.events import Event
from games.strada_romana.moves import Move
from games.strada_romana.state import State
from games.strada_romana.thinking_ahead import AHEAD
from games.strada_romana.view import Options, View

STRADA_ROMANA: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="strada-romana",
        fewest_seats=setup.FEWEST_SEATS,
        most_seats=setup.MOST_SEATS,
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
)
