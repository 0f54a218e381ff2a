"""Ruta as the house knows it: the functions of this folder behind the Game protocol."""

from collections.abc import Iterator

from core.errors import Refusal
from core.game import Manifest, Outcome, Seat, Step, Viewer
from core.rng import Rng
from games.ruta import legality, notation, redact, rules, scoring, setup
from games.ruta.events import Event
from games.ruta.moves import DrawPile, Move
from games.ruta.state import State
from games.ruta.supply import is_exhausted
from games.ruta.view import Options, View


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

    def initial_state(self, seats: int, options: Options, seed: bytes) -> Step[State, Event]:
        """Set up a game for two. Rule: R-4."""
        return setup.initial_state(seats, options, seed)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat whose turn it is; nobody when the game is over."""
        return frozenset() if state.ended else frozenset((Seat(state.turn),))

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why this seat may not make this move now, or None when it may."""
        return legality.check(state, seat, move)

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """Moves of this seat; of the ways to pay, those with no card to spare."""
        return legality.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """Make a move; raises IllegalMove."""
        return rules.apply(state, seat, move)

    def fallback_move(self, state: State, seat: Seat) -> Move:
        """Draw from the pile, or do the first thing possible."""
        if not is_exhausted(state.supply):
            return DrawPile()
        return next(legality.legal_moves(state, seat))

    def withdraw(self, state: State, seat: Seat) -> Step[State, Event]:
        """The seat resigns and the rival wins. Rule: R-15."""
        return rules.withdraw(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The ranking, once the game is over."""
        return scoring.outcome(state)

    def view_for(self, state: State, viewer: Viewer) -> View:
        """All that this viewer may know."""
        return redact.view_for(state, viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        """A state that fits the view, each fitting deal equally likely."""
        return redact.imagine(view, rng)

    def parse(self, view: View, text: str) -> Move:
        """Read a move; raises UnreadableMove."""
        return notation.parse(view, text)

    def notate(self, move: Move) -> str:
        """A move in notation."""
        return notation.notate(move)


RUTA = Ruta()
