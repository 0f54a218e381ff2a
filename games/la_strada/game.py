"""La Strada as the house knows it: the functions of this folder behind the Game protocol."""

from typing import Final

from core.game import Manifest, Seat
from games.la_strada import legality, notation, redact, rules, scoring, setup
from games.la_strada.events import Event
from games.la_strada.moves import Move, PlaceWorkshop
from games.la_strada.state import State
from games.la_strada.view import Options, View


class LaStrada:
    """The rules of La Strada (docs/rules/la_strada.md)."""

    manifest = Manifest(
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
        """End the turn; or put the workshop where most settlements lie near."""
        if state.placing:
            return PlaceWorkshop(legality.likely_site(state))
        return legality.END_TURN


LA_STRADA = LaStrada()
GAME: Final = LA_STRADA
"""What the catalogue looks for."""
