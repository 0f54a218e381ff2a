"""The painter of Ruta: makes a scene of a view, and says where its parts lie."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.decktet import CARDS, card_name
from core.texts import Say, Text
from games.ruta.board import DRAFT_SLOTS, PLACES, ROUTES, Route
from games.ruta.view import View
from rendering.boards.ruta.board_map import framed_plates, land, payable_routes, plate, roads
from rendering.boards.ruta.layout import (
    DISCARD_END,
    DISCARD_X,
    HAND,
    LAND,
    PILE_X,
    PLACE,
    PUBLIC_HEIGHT,
    SEATS,
    SLOTS_X,
    SUPPLY,
    SUPPLY_CARD,
    SUPPLY_Y,
    WIDTH,
    hand_layout,
    place_corner,
    route_middle,
)
from rendering.boards.ruta.panels import CAPTIONS, hand, panel, seat_panel, supply, supply_base
from rendering.decktet.cards import CardSize, icons_of
from rendering.scene.marks import RING, ringed_choices
from rendering.scene.shapes import CANVAS, Base, Box, Scene, SeatLabel, Shape, Symbol, around
from rendering.scene.zoom import with_room

PALETTE: Final = "ruta"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Sequence[Route] | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Ruta, in the language of ``say``.

    ``plan``: routes that the viewer considers claiming. ``choices``: the places that may be chosen
    now.
    """
    live: list[Shape] = []
    for seat, label in enumerate(seats):
        live += seat_panel(view, seat, label, say)
    live += roads(view)
    payable = () if plan else payable_routes(view)  # with a plan, only the plan is framed
    live += framed_plates(payable, plan or ())
    live += supply(view, say)
    live += ringed_choices(places(view), _ringed(payable, choices))
    height = PUBLIC_HEIGHT
    if view.hand is not None:
        layout = hand_layout(len(view.hand))
        live += hand(view, view.hand, layout, say, legend=bool(payable))
        height = layout.box.bottom
    return Scene(WIDTH, height, _base(say), tuple(live), PALETTE)


def _ringed(payable: Sequence[int], choices: Sequence[str]) -> Sequence[str]:
    """Return the choices without payable routes, which have a white frame already, and without
    cards of the hand, of which nearly all pay.
    """
    framed = {f"route {ROUTES[route].key}" for route in payable}
    return [name for name in choices if name not in framed and not name.startswith("card ")]


_BASE_TEXTS: Final = (*(card_name(card) for card in PLACES), *CAPTIONS)
"""All texts in the base."""


def _base(say: Say) -> Base:
    return _base_in(tuple(say(words) for words in _BASE_TEXTS))


@lru_cache(maxsize=8)
def _base_in(language: tuple[str, ...]) -> Base:
    def say(words: Text) -> str:
        return language[_BASE_TEXTS.index(words)]

    panels = (panel(box) for box in (*SEATS, SUPPLY))
    shapes = (*panels, *land(say), *supply_base(say))
    return Base(f"ruta/{'|'.join(language)}", WIDTH, PUBLIC_HEIGHT, CANVAS, shapes)


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each combination of suits on a card or route."""
    on_cards, on_routes = (face.suits for face in CARDS), (face.suits for face in ROUTES)
    return icons_of((*on_cards, *on_routes))


# Boxes of the places on Ruta's picture that a choice can name.
#
# Guided play calls them "route sailor/forest", "slot 0", "pile" and "card pact"
# (core.guided_play.Option.at); cards are those of the viewer's hand.


def places(view: View) -> dict[str, Box]:
    """Return the boxes of every route, the face-up slots, the pile and the viewer's cards."""
    hand = view.hand or ()
    corners = zip(hand, hand_layout(len(hand)).corners, strict=True)
    cards = {f"card {CARDS[c].key}": Box(x, y, HAND.width, HAND.height) for c, (x, y) in corners}
    return _PLACES | cards


def _route(route: int) -> Box:
    """Return a plate's box, reduced by the width of the ring laid round it."""
    x, y = route_middle(route)
    drawn = plate(route)
    wide, high = drawn.width - 2 * RING, drawn.height - 2 * RING
    return Box(x - wide // 2, y - high // 2, wide, high)


def _card(x: int, size: CardSize) -> Box:
    return Box(x, SUPPLY_Y, size.width, size.height)


_PLACES: Final = {
    **{f"route {route.key}": _route(number) for number, route in enumerate(ROUTES)},
    **{f"slot {slot}": _card(SLOTS_X[slot], SUPPLY_CARD) for slot in range(DRAFT_SLOTS)},
    "pile": _card(PILE_X, HAND),
}


# Parts of Ruta's picture that can be shown alone.

_AIR: Final = 12
_LESS_AIR: Final = 4
"""A small margin: the sums of the suits stand just above a hand."""


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: places of the map by their keys, which share a box; "map": all of them; "seat": the
    viewer's panel; "slots" (the pile and the face-up cards) and "discard", which share a box;
    "hand": the viewer's cards.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    if "seat" in frame and view.viewer is not None:
        yield SEATS[view.viewer]
    if "map" in frame:
        yield LAND
    corners = [place_corner(place) for place, card in enumerate(PLACES) if CARDS[card].key in frame]
    if corners:
        places = [Box(x, y, PLACE.width, PLACE.height) for x, y in corners]
        yield with_room(around(places, _AIR), LAND)
    if supply := [box for name, box in _SUPPLY.items() if name in frame]:
        yield around(supply)
    if "hand" in frame and view.hand:
        spread = hand_layout(len(view.hand)).corners
        cards = [Box(x, y, HAND.width, HAND.height) for x, y in spread]
        yield around(cards, _LESS_AIR)


def _of_supply(left: int, right: int) -> Box:
    return Box(left - _AIR, SUPPLY.y, right - left + 2 * _AIR, SUPPLY.height)


_SUPPLY: Final = {
    "slots": _of_supply(PILE_X, SLOTS_X[-1] + SUPPLY_CARD.width),
    "discard": _of_supply(DISCARD_X, DISCARD_END),
}


# Ruta's picture has no part that needs a closer look: its cards are large.


def regions(_view: View) -> dict[str, Box]:
    """Return no regions."""
    return {}
