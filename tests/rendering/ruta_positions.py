"""Positions of Ruta for pictures, written by hand as views."""

from typing import Final

import msgspec

from core.decktet import CARD_BY_KEY, CARDS, Card
from core.game import Outcome, ScorePart, Seat, Standing
from games.ruta.board import PLACES, ROUTE_BY_KEY, ROUTES, Route
from games.ruta.view import Options, SeatView, View
from tests.rendering.picture_texts import SEATS
from tests.rendering.reference_picture import Kept


def cards(*keys: str) -> tuple[Card, ...]:
    """The cards with these keys, in this order."""
    return tuple(CARD_BY_KEY[key] for key in keys)


def route(key: str) -> Route:
    """The route with this key."""
    return ROUTE_BY_KEY[key]


FREE: Final = tuple(Card(i) for i in range(len(CARDS)) if i not in PLACES)
"""The thirty cards that go round."""


def owners(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[Seat | None, ...]:
    """Who holds each route, from the keys of each seat's routes."""
    held = {route(key): Seat(0) for key in first} | {route(key): Seat(1) for key in second}
    return tuple(held.get(Route(i)) for i in range(len(ROUTES)))


def seat(hand_count: int = 2, **known: object) -> SeatView:
    """A seat at the start, changed where told."""
    fresh = SeatView(hand_count, (), 10, (), (), 0, 0)
    return msgspec.structs.replace(fresh, **known)


START: Final = View(
    viewer=None,
    options=Options(),
    turn=Seat(0),
    draw_owed=False,
    plays_again=False,
    passes=0,
    draft=cards("pact", "ace-waves"),
    pile_count=24,
    shuffled=FREE,
    discard=(),
    owners=(None,) * len(ROUTES),
    seats=(seat(), seat()),
    hand=None,
    move_number=0,
    last_seat=None,
    last_route=None,
    last_slot=None,
    outcome=None,
)

_FIRST = (
    "sailor/forest",
    "forest/mountain",
    "forest/harvest",
    "harvest/castle",
    "castle/watchman",
)
_SECOND = ("mountain/diplomat", "diplomat/penitent", "penitent/desert", "desert/island")

MIDDLE: Final = msgspec.structs.replace(
    START,
    turn=Seat(1),
    draft=cards("chance-meeting", "calamity"),
    pile_count=7,
    discard=cards(
        "journey", "origin", "huntress", "pact", "soldier", "bard", "ace-suns", "savage", "rite"
    ),
    owners=owners(_FIRST, _SECOND),
    seats=(
        seat(
            6,
            known=cards("author", "painter", "window", "excuse"),
            tokens_left=5,
            longest=tuple(route(k) for k in (_FIRST[0], _FIRST[2], _FIRST[3], _FIRST[4])),
            longest_places=5,
            points=10,
        ),
        seat(
            3,
            known=cards("battle"),
            tokens_left=6,
            longest=tuple(route(key) for key in _SECOND),
            longest_places=5,
            points=9,
        ),
    ),
    move_number=31,
    last_seat=Seat(0),
    last_route=route("castle/watchman"),
)

MIDDLE_OWN: Final = msgspec.structs.replace(
    MIDDLE,
    viewer=Seat(1),
    hand=tuple(sorted(cards("battle", "lunatic", "merchant"))),
)

TAKEN: Final = msgspec.structs.replace(
    MIDDLE,
    turn=Seat(0),
    draw_owed=True,
    draft=(cards("sea")[0], None),
    last_seat=Seat(0),
    last_route=None,
    last_slot=1,
    pile_count=0,
    discard=(),
)

FULL_HAND: Final = msgspec.structs.replace(
    MIDDLE,
    viewer=Seat(0),
    turn=Seat(0),
    plays_again=True,
    hand=tuple(
        sorted(
            cards(
                "author",
                "painter",
                "window",
                "excuse",
                "ace-moons",
                "ace-knots",
                "merchant",
                "windfall",
                "cave",
                "darkness",
                "end",
                "discovery",
            )
        )
    ),
    seats=(
        msgspec.structs.replace(
            MIDDLE.seats[0],
            hand_count=12,
            known=cards("ace-moons", "author", "painter", "merchant", "windfall", "window"),
        ),
        MIDDLE.seats[1],
    ),
)

HOARD: Final = msgspec.structs.replace(
    START,
    viewer=Seat(0),
    hand=FREE[:28],
    turn=Seat(1),
    draft=(None, None),
    pile_count=0,
    seats=(seat(28, known=FREE[:28]), seat(2)),
    move_number=56,
)

JOKERS: Final = msgspec.structs.replace(
    START,
    options=Options(joker_aces=True),
    viewer=Seat(0),
    hand=cards("author", "pact", "merchant", "huntress", "sea"),
    seats=(
        seat(5, known=cards("author", "pact"), jokers=cards("ace-moons", "ace-suns", "ace-wyrms")),
        seat(9, known=cards("cave", "bard", "end", "rite", "soldier"), jokers=cards("ace-leaves")),
    ),
    draft=cards("window", "rite"),
    pile_count=12,
    move_number=8,
)

_ALL_FIRST = (
    "sailor/forest",
    "forest/mountain",
    "forest/harvest",
    "harvest/castle",
    "castle/watchman",
    "mill/harvest",
    "mountain/castle",
    "castle/market",
    "consul/market",
    "market/borderland",
)

FINISHED: Final = msgspec.structs.replace(
    MIDDLE,
    turn=None,
    owners=owners(_ALL_FIRST, (*_SECOND, "mill/light-keeper", "light-keeper/consul")),
    seats=(
        msgspec.structs.replace(
            MIDDLE.seats[0], tokens_left=0, points=19, longest_places=9, hand_count=1, known=()
        ),
        msgspec.structs.replace(MIDDLE.seats[1], tokens_left=4, points=6),
    ),
    last_route=route("market/borderland"),
    move_number=52,
    discard=FREE[:20],
    outcome=Outcome(
        (
            Standing(Seat(0), 1, 19, (ScorePart("tokens", 10), ScorePart("longest", 9))),
            Standing(Seat(1), 2, 6, (ScorePart("tokens", 6),)),
        ),
        "tokens",
    ),
)

ALL: Final = {
    "start": START,
    "middle": MIDDLE,
    "middle_own": MIDDLE_OWN,
    "taken": TAKEN,
    "full_hand": FULL_HAND,
    "hoard": HOARD,
    "jokers": JOKERS,
    "finished": FINISHED,
}

GOLDEN: Final = {
    "start": Kept(START, SEATS, "fr"),
    "hand": Kept(FULL_HAND, SEATS),
    "jokers": Kept(JOKERS, SEATS),
    "finished": Kept(FINISHED, SEATS),
}
