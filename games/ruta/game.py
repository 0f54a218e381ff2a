"""Ruta as the house knows it: the functions of this folder behind the Game protocol."""

from typing import Final

from core.game import Manifest, Seat
from games.ruta import legality, notation, redact, rules, scoring, setup
from games.ruta.events import Event
from games.ruta.moves import DrawPile, GiveAce, Move
from games.ruta.state import State
from games.ruta.supply import is_exhausted
from games.ruta.view import Options, View

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ONLY: Final = tuple(frozenset((Seat(seat),)) for seat in range(setup.SEATS))
"""For each seat the set of it alone."""


class Ruta:
    """The rules of Ruta (docs/rules/ruta.md)."""

    manifest = Manifest(
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
    read_back = staticmethod(notation.read_back)
    notate = staticmethod(notation.notate)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat whose turn it is; nobody when the game is over."""
        return _NOBODY if state.ended else _ONLY[state.turn]

    def fallback_move(self, state: State, seat: Seat) -> Move:
        """Draw from the pile, or do the first thing possible that gives the rival nothing."""
        if not is_exhausted(state.supply):
            return DrawPile()
        moves = legality.legal_moves(state, seat)
        return next(move for move in moves if not isinstance(move, GiveAce))


RUTA = Ruta()
GAME: Final = RUTA
"""What the catalogue looks for."""
