"""Stratego 4 as the house knows it: the functions of this folder behind the Game protocol."""

from typing import Final

from core.game import Manifest, Seat
from games.stratego4 import legality, notation, redact, refusals, rules, scoring, setup
from games.stratego4.events import Event
from games.stratego4.moves import Move
from games.stratego4.state import State
from games.stratego4.view import Options, View


class Stratego4:
    """The rules of Stratego 4 (docs/rules/stratego4.md)."""

    manifest = Manifest(
        key="stratego4",
        fewest_seats=setup.FEWEST_SEATS,
        most_seats=setup.MOST_SEATS,
        rules_version=2,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        former_deals={1: setup.initial_state_in_version_1},
        full_table_options=("teams",),
    )

    initial_state = staticmethod(setup.initial_state)
    to_act = staticmethod(legality.to_act)
    check = staticmethod(refusals.check)
    legal_moves = staticmethod(legality.legal_moves)
    apply = staticmethod(rules.apply)
    withdraw = staticmethod(rules.withdraw)
    outcome = staticmethod(scoring.outcome)
    view_for = staticmethod(redact.view_for)
    imagine = staticmethod(redact.imagine)
    parse = staticmethod(notation.parse)
    read_back = staticmethod(notation.parse)
    notate = staticmethod(notation.notate)

    def fallback_move(self, state: State, seat: Seat) -> Move:
        """Be ready, recruit the highest, or step with a piece that risks and shows little."""
        return legality.fallback(state, seat)


STRATEGO4 = Stratego4()
GAME: Final = STRATEGO4
"""What the catalogue looks for."""
