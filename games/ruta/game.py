"""The ``Game`` of Ruta, made from the functions of this folder.

The rules and their numbers are in docs/rules/ruta.md.
"""

from typing import Final

from core.game import Game, Manifest
from games.ruta import legality, notation, redact, rules, scoring, setup
from games.ruta.events import Event
from games.ruta.moves import Move
from games.ruta.state import State
from games.ruta.thinking_ahead import AHEAD
from games.ruta.view import Options, View

RUTA: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="ruta",
        fewest_seats=setup.SEATS,
        most_seats=setup.SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(52,),  # medians of 20 games between computers
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
    read_back=notation.read_back,
    notate=notation.notate,
    ahead=AHEAD,
)
