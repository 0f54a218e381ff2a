"""The ``Game`` of La Strada, made from the functions of this folder.

The rules and their numbers are in docs/rules/la_strada.md.
"""

from typing import Final

from core.game import Game, Manifest
from games.la_strada import (
    legality,
    notation,
    redact,
    rules,
    scoring,
    setup,
)
from games.la_strada.events import Event
from games.la_strada.moves import Move
from games.la_strada.state import State
from games.la_strada.thinking_ahead import AHEAD
from games.la_strada.view import Options, View

LA_STRADA: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="la-strada",
        fewest_seats=setup.FEWEST_SEATS,
        most_seats=setup.MOST_SEATS,
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
    order=setup.turn_order,
)
