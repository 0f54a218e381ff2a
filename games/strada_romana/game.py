"""Strada Romana as the house knows it: the functions of this folder behind the Game protocol."""

from typing import Final

from core.game import Manifest, Seat
from games.strada_romana import legality, notation, redact, rules, scoring, setup
from games.strada_romana.events import Event
from games.strada_romana.moves import Move
from games.strada_romana.state import State
from games.strada_romana.view import Options, View


class StradaRomana:
    """The rules of Strada Romana (docs/rules/strada_romana.md)."""

    manifest = Manifest(
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
    )

    initial_state = staticmethod(setup.initial_state)
    check = staticmethod(legality.check)
    legal_moves = staticmethod(legality.legal_moves)
    apply = staticmethod(rules.apply)
    withdraw = staticmethod(rules.withdraw)
    outcome = staticmethod(scoring.outcome)
    view_for = staticmethod(redact.view_for)
    imagine = staticmethod(redact.imagine)
    parse = staticmethod(notation.parse)
    read_back = staticmethod(notation.parse)
    notate = staticmethod(notation.notate)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat whose turn it is; nobody when the game is over."""
        return frozenset() if state.ended else frozenset((Seat(state.turn),))

    def fallback_move(self, state: State, seat: Seat) -> Move:
        """Pass; once begun, move as little as the rules allow; of the stack keep a likely tile."""
        return legality.fallback(state)


STRADA_ROMANA = StradaRomana()
GAME: Final = STRADA_ROMANA
"""What the catalogue looks for."""
