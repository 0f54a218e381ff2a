"""Bidding: the smallest game in which several seats act at once and reveal together.

It is no game of the house. It is played by the tests, under the laws of every game, and shows that
a game in which all owe a secret at the same time needs nothing that the others do not have. It is a
package: each part is where a package has it. ``rules.md`` has its rules.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Game, Level, Manifest
from tests.games.bidding import notation, redact, rules
from tests.games.bidding.moves import Event, Move
from tests.games.bidding.state import State
from tests.games.bidding.view import Options, View

BIDDING: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="bidding",
        fewest_seats=rules.FEWEST_SEATS,
        most_seats=rules.MOST_SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
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


# How strong the computer players of Bidding are, level by level; nobody has measured it.

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 18.0, "normal": 25.0, "hard": 35.0}
)
