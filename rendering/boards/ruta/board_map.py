"""The map: fifteen fixed cards, the price plates between them, and the roads of seats."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.decktet import CARDS, VALUES
from core.texts import Say
from games.ruta.board import MAP_COLUMNS, PLACES, ROUTE_CARDS, ROUTES
from games.ruta.view import View
from rendering.boards.ruta.layout import (
    GAP_ACROSS,
    GAP_DOWN,
    GROUND,
    GROUND_EDGE,
    LAND,
    ORNAMENT,
    PRICE,
    TRAIL,
    goes_across,
    place_corner,
    route_middle,
)
from rendering.boards.ruta.layout import PLACE as PLACE_SIZE
from rendering.decktet.cards import named_card
from rendering.decktet.emblem_parts import suit_shapes
from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS, token
from rendering.scene.shapes import (
    CORNER,
    GOLD,
    INK,
    PAPER,
    WHITE,
    Circle,
    Colour,
    Lettering,
    Polygon,
    Rectangle,
    Shape,
    Symbol,
    centred,
)

_TOKEN: Final = 56
_ROAD: Final = 40
"""The width of a road's coloured part."""

_RIM: Final = 4.5
_LIT_RIM: Final = 11

_PLATE_ACROSS: Final = (76, 96)
_PLATE_HIGH: Final = 60
"""Plates fill their gap, but for a margin of 5 that only a frame uses."""

_CHOSEN_RIM: Final = 9
"""How far the frame of a planned plate reaches over the cards beside it."""


def land(say: Say) -> tuple[Shape, ...]:
    """Draw everything on the map that stays the same all game long."""
    ground = Rectangle(LAND.x, LAND.y, LAND.width, LAND.height, GROUND, CORNER, GROUND_EDGE, 4)
    shapes: list[Shape] = [ground]
    for route in range(len(ROUTES)):
        shapes += _trail(route)
    shapes += _ornaments()
    for place, card in enumerate(PLACES):
        x, y = place_corner(place)
        shapes += named_card(card, PLACE_SIZE, x, y, say)
    for route in range(len(ROUTES)):
        x, y = route_middle(route)
        shapes.append(centred(plate(route), x, y))
    return tuple(shapes)


def _ornaments() -> tuple[Shape, ...]:
    """Draw a small compass rose wherever four cards leave room."""
    corners = (place_corner(row * MAP_COLUMNS + column) for row in (1, 2) for column in range(1, 5))
    return tuple(
        Polygon(curves.star(x - GAP_ACROSS / 2, y - GAP_DOWN / 2, 24, 7, 4), ORNAMENT)
        for x, y in corners
    )


def _trail(route: int) -> tuple[Shape, ...]:
    """Draw the dotted line of an unclaimed route, from card to card."""
    x, y = route_middle(route)
    half = (GAP_ACROSS if goes_across(route) else GAP_DOWN) // 2 + 4
    right, down = (half, 0) if goes_across(route) else (0, half)
    points = curves.dots((x - right, y - down), (x + right, y + down), 9)
    return tuple(Circle(px, py, 2.6, TRAIL) for px, py in points)


@lru_cache(maxsize=64)
def plate(route: int, framed: bool = False) -> Symbol:
    """Draw a route's price and the suits it may be paid with; in a white frame it is brighter."""
    face = ROUTES[route]
    wide, high = _plate_size(route)
    shapes: list[Shape] = [*_plate_ground(wide, high, framed)]
    count = len(face.suits)
    if goes_across(route):
        shapes.append(Lettering(wide / 2, 29, str(face.price), 38, INK, "bold", "centre"))
        size, pitch = (44, 0) if count == 1 else (29, 30)
        middles = [(wide / 2 + pitch * (i - (count - 1) / 2), 67.0) for i in range(count)]
    else:
        shapes.append(Lettering(36, high / 2, str(face.price), 38, INK, "bold", "centre"))
        size, pitch = (44 if count == 1 else 36), 37
        middles = [(78.0 + pitch * i, high / 2) for i in range(count)]
    for suit, (x, y) in zip(face.suits, middles, strict=True):
        shapes += suit_shapes(suit, x, y, size)
    return Symbol(f"ruta-plate/{face.key}/{framed}", wide, high, tuple(shapes))


def _plate_ground(wide: int, high: int, framed: bool) -> tuple[Shape, ...]:
    edge = Rectangle(5, 5, wide - 10, high - 10, INK, 13)
    if not framed:
        return (edge, Rectangle(7, 7, wide - 14, high - 14, PRICE, 11))
    return (
        Rectangle(0, 0, wide, high, INK, 18),
        Rectangle(1.5, 1.5, wide - 3, high - 3, WHITE, 16.5),
        Rectangle(7.5, 7.5, wide - 15, high - 15, INK, 12),
        Rectangle(9.5, 9.5, wide - 19, high - 19, PAPER, 10),
    )


def _plate_size(route: int) -> tuple[int, int]:
    if goes_across(route):
        return _PLATE_ACROSS
    return 68 + 37 * len(ROUTES[route].suits), _PLATE_HIGH


def roads(view: View) -> Iterator[Shape]:
    """Draw the claimed routes, broad rims for the longest trails, a gold ring for the newest."""
    for route, owner in enumerate(view.owners):
        if owner is not None:
            x, y = route_middle(route)
            lit = route in view.seats[owner].longest
            yield centred(road(owner, goes_across(route), lit), x, y)
    if view.last_route is not None:
        x, y = route_middle(view.last_route)
        yield centred(_last_ring(), x, y)


@lru_cache(maxsize=32)
def road(seat: int, across: bool, lit: bool) -> Symbol:
    """Draw a piece of road from card to card with its owner's token, on bare ground."""
    length = GAP_ACROSS if across else GAP_DOWN
    breadth = 96 if across else 136
    wide, high = (length, breadth) if across else (breadth, length)
    mark = SEAT_MARKS[seat]
    shapes: list[Shape] = [Rectangle(0, 0, wide, high, GROUND)]

    def band(width: float, colour: Colour) -> Rectangle:
        edge = (breadth - width) / 2
        if across:
            return Rectangle(0, edge, length, width, colour)
        return Rectangle(edge, 0, width, length, colour)

    rim = _LIT_RIM if lit else _RIM
    shapes += (
        band(_ROAD + 2 * rim + 5, INK),
        band(_ROAD + 2 * rim, WHITE),
        band(_ROAD, mark.colour),
    )
    if mark.dotted:
        middle = breadth / 2
        for along, _ in curves.dots((0, 0), (length, 0), 10):
            x, y = (along, middle) if across else (middle, along)
            shapes.append(Circle(x, y, 2.6, WHITE))
    shapes.append(centred(token(seat, _TOKEN), wide / 2, high / 2))
    return Symbol(f"ruta-road/{seat}/{across}/{lit}", wide, high, tuple(shapes))


@lru_cache(maxsize=1)
def _last_ring() -> Symbol:
    radius = _TOKEN / 2 + 12
    box = 2 * round(radius) + 4
    shapes = (
        Circle(box / 2, box / 2, radius + 2, None, INK, 9),
        Circle(box / 2, box / 2, radius, None, GOLD, 5),
    )
    return Symbol("ruta-last-road", box, box, shapes)


def framed_plates(payable: Sequence[int], planned: Sequence[int]) -> Iterator[Shape]:
    """Draw framed plates of free routes: ``payable``, and in a broad frame if ``planned``."""
    for route in payable:
        yield centred(plate(route, framed=True), *route_middle(route))
    for route in planned:
        yield centred(_chosen_frame(route), *route_middle(route))
        yield centred(plate(route, framed=True), *route_middle(route))


@lru_cache(maxsize=64)
def _chosen_frame(route: int) -> Symbol:
    """Draw the broad frame below a planned plate."""
    wide, high = (side + 2 * _CHOSEN_RIM for side in _plate_size(route))
    shapes = (
        Rectangle(0, 0, wide, high, INK, 24),
        Rectangle(3, 3, wide - 6, high - 6, WHITE, 21),
    )
    return Symbol(f"ruta-chosen/{ROUTES[route].key}", wide, high, shapes)


def payable_routes(view: View) -> tuple[int, ...]:
    """Return the free routes that the viewer's own cards can pay; none when the game is over."""
    if view.outcome is not None:
        return ()
    return tuple(r for r in range(len(ROUTES)) if view.owners[r] is None and can_pay(view, r))


def can_pay(view: View, route: int) -> bool:
    """Whether the viewer's own cards can pay the route. Rules: R-9.3, R-14.3."""
    if view.hand is None or view.viewer is None:
        return False
    suits = ROUTES[route].suits
    jokers = view.seats[view.viewer].jokers
    any_suit = any(suit in suits for joker in jokers for suit in CARDS[joker].suits)
    payers = ((1 << len(CARDS)) - 1) if any_suit else ROUTE_CARDS[route]
    paid = sum(VALUES[card] for card in view.hand if payers >> card & 1)
    return paid >= ROUTES[route].price
