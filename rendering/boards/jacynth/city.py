"""The city of Jacynth: its ground, the cards on it with rank and suits, and the owners' banners."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from core.decktet import CARDS, NO_CARD, Suit, card_name
from core.game import Seat
from core.texts import Say
from games.jacynth.board import (
    COLUMNS,
    NEIGHBOURS,
    NOBODY,
    PLACE_NAMES,
    PLACES,
    ROWS,
    Grid,
    Place,
    Tokens,
    districts_of,
    playable_places,
    with_entry,
)
from games.jacynth.view import Plan, View, grid_of, tokens_of
from rendering.boards.jacynth.layout import CITY, LAND, column_mark, place_box, row_mark
from rendering.decktet.cards import (
    art_window,
    blank_disc,
    card_body,
    empty_slot,
    rank_disc,
)
from rendering.decktet.emblem_parts import suit_shapes
from rendering.scene import curves
from rendering.scene.marks import RING, SEAT_MARKS, ringed, token
from rendering.scene.shapes import (
    CORNER,
    GOLD,
    INK,
    PAPER,
    WHITE,
    Box,
    Circle,
    Colour,
    Lettering,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text import label

# The colours of Jacynth's city; those of suits and emblems stand in ``rendering/decktet``.

GROUND: Final[Colour] = "#4A3F5F"
GROUND_EDGE: Final[Colour] = "#2A2338"
PLOT: Final[Colour] = "#3B314E"
"""An empty place."""

PLOT_NAME: Final[Colour] = "#877CA0"
OPEN_NAME: Final[Colour] = "#C9BEDC"
"""The names of empty places: on which no card may be laid yet, and on which one may."""

OPEN: Final[Colour] = "#BFB0DA"
"""The dashes round a place on which a card may be laid."""


# Jacynth's cards: rank and suits large, and a banner of its owner below each owned suit.

TOKEN: Final = 50
"""The size of a token on a card; its place is `token_middle`."""

_SUIT: Final = 34
_PITCH: Final = 40
_SLIP: Final = 44
_BANNER: Final = 84
_HAIRLINE: Final = 2
_EMBLEM_X: Final = 0.48
"""Where the middle of the emblem lies: left of the suits, right of rank and token."""


def city_card(
    card: int, owners: Mapping[Suit, Seat | None], x: float, y: float, say: Say
) -> Iterator[Shape]:
    """Draw a card, upper left corner at (x, y), its name, and the owners of its districts."""
    yield Stamp(card_face(card), x, y)
    yield from _name(say(card_name(card)), x, y)
    suits = CARDS[card].suits
    for i, suit in enumerate(suits):
        owner = owners.get(suit)
        if owner is not None:
            left = x + CITY.width - 5 - _PITCH * (len(suits) - i)
            yield Stamp(banner(suit, owner), left, y + 5)


def _name(name: str, x: float, y: float) -> Iterator[Rectangle | Lettering]:
    """Draw the name of a card; where it needs two lines, beside the place of a token."""
    line, room = y + CITY.height - CITY.band / 2 - 2, CITY.width - 6
    words = label(name, x + CITY.width / 2, line, room, CITY.names, INK)
    if len(words) > 1:
        yield Rectangle(x + 66, y + 98, CITY.width - 74, 20, PAPER)
        words = label(name, x + CITY.width - 9, line - 12, room, CITY.names, INK, align="right")
    yield from words


def token_middle(x: float, y: float) -> tuple[float, float]:
    """Return where a token lies on a card with its upper left corner at (x, y)."""
    return x + 36, y + CITY.height - CITY.band - 24


@lru_cache(maxsize=64)
def card_face(card: int) -> Symbol:
    """Draw a card without its name and owners: rank, suits and emblem."""
    face, width, height = CARDS[card], CITY.width, CITY.height
    art = art_window(card, CITY, width * _EMBLEM_X)
    shapes = (*card_body(width, height), art, *_slip(face.suits), *rank(card, 30, 30))
    return Symbol(f"jacynth-card/{face.key}", width, height, shapes)


def _slip(suits: tuple[Suit, ...]) -> tuple[Shape, ...]:
    """Draw the suits on a slip in the upper right corner."""
    if not suits:
        return ()
    length, right = len(suits) * _PITCH, CITY.width - 5.0
    shapes: list[Shape] = [Rectangle(right - length, 5, length, _SLIP, PAPER, 9)]
    for i, suit in enumerate(suits):
        shapes += suit_shapes(suit, right - length + _PITCH * (i + 0.5), 27, _SUIT)
    return tuple(shapes)


@lru_cache(maxsize=32)
def banner(suit: Suit, owner: Seat) -> Symbol:
    """Draw a suit in the owner's colour, with the owner's sign hanging below it."""
    middle, inside = _PITCH / 2, _PITCH - 2 * _HAIRLINE
    shapes = (
        Rectangle(0, 0, _PITCH, _BANNER, INK, 10),
        Rectangle(_HAIRLINE, 20, inside, _BANNER - 20 - _HAIRLINE, SEAT_MARKS[owner].colour, 8),
        Rectangle(_HAIRLINE, _HAIRLINE, inside, _SLIP - _HAIRLINE, PAPER, 8),
        *suit_shapes(suit, middle, _SLIP / 2, _SUIT),
        centred(token(owner, 34), middle, (_SLIP + _BANNER) / 2),
    )
    return Symbol(f"jacynth-banner/{suit}/{owner}", _PITCH, _BANNER, shapes)


def rank(card: int, x: float, y: float) -> tuple[Shape, ...]:
    """Draw the rank of a card on a dark disc: "A", a number, or the sign of its picture."""
    sign = _SIGNS.get(CARDS[card].rank)
    if sign is None:
        return rank_disc(card, x, y)
    return (*blank_disc(x, y), *(Polygon(curves.moved(part, x, y), GOLD) for part in sign))


_CROWN: Final = (
    ((-14.0, 10.0), (-15.0, -9.0), (-7.0, -1.0), (0.0, -13.0), (7.0, -1.0), (15.0, -9.0), (14, 10)),
)
_PAWN: Final = (
    curves.ellipse(0, -8, 7, 7),
    ((-4.0, -4.0), (4.0, -4.0), (6.0, 7.0), (-6.0, 7.0)),
    ((-11.0, 8.0), (11.0, 8.0), (11.0, 13.0), (-11.0, 13.0)),
)
_COURT: Final = (
    ((-14.0, -5.0), (0.0, -14.0), (14.0, -5.0)),
    *(((x - 2.5, -3.0), (x + 2.5, -3.0), (x + 2.5, 8.0), (x - 2.5, 8.0)) for x in (-9.0, 0.0, 9.0)),
    ((-14.0, 9.5), (14.0, 9.5), (14.0, 13.0), (-14.0, 13.0)),
)
_SIGNS: Final = {"crown": _CROWN, "pawn": _PAWN, "court": _COURT}
"""The outlines of the signs of cards without a number, round (0, 0)."""


# The city: its places, the cards with the owners of their districts, and the tokens.

_RULER_TEXT: Final = 36
_PLOT_TEXT: Final = 44


def land() -> Iterator[Shape]:
    """Draw everything that stays the same all game long: the ground and the names of places."""
    yield Rectangle(LAND.x, LAND.y, LAND.width, LAND.height, GROUND, CORNER, GROUND_EDGE, 4)
    for place in PLACES:
        box = place_box(place)
        yield Rectangle(box.x, box.y, box.width, box.height, PLOT, 14)
        yield _named(place, PLOT_NAME)
    for row, sign in enumerate(ROWS):
        yield Lettering(*row_mark(row), sign, _RULER_TEXT, WHITE, "bold", "centre")
    for column, sign in enumerate(COLUMNS):
        yield Lettering(*column_mark(column), sign, _RULER_TEXT, WHITE, "bold", "centre")


def city(view: View, plan: Plan | None, say: Say) -> Iterator[Shape]:
    """Draw the cards, owners and tokens as they are, or as the plan would make them."""
    grid, tokens = planned(view, plan)
    if view.outcome is None:
        for place in playable_places(grid):
            yield _open_place(place)
            yield _named(place, OPEN_NAME)
    owners = _owners(grid, tokens)
    newest = view.last_place if plan is None else plan.place
    if newest is not None:
        yield from _joined(newest, grid, tokens, GOLD if plan is None else WHITE)
    for place in PLACES:
        if grid[place] != NO_CARD:
            box = place_box(place)
            yield from city_card(grid[place], owners[place], box.x, box.y, say)
    for place in PLACES:
        if tokens[place] != NOBODY:
            yield centred(token(tokens[place], TOKEN), *_token_middle(place))
    yield from _last_marks(view) if plan is None else _plan_marks(plan)


def planned(view: View, plan: Plan | None) -> tuple[Grid, Tokens]:
    """Return grid and tokens with what the plan would add where there is room for it."""
    grid, tokens, seat = grid_of(view), tokens_of(view), view.turn
    if view.viewer is not None:
        seat = view.viewer
    if plan is None or plan.place is None or grid[plan.place] != NO_CARD:
        return grid, tokens
    grid = with_entry(grid, plan.place, plan.card)
    at = plan.influence
    if at is not None and seat is not None and grid[at] != NO_CARD and tokens[at] == NOBODY:
        tokens = with_entry(tokens, at, seat)
    return grid, tokens


def _owners(grid: Grid, tokens: Tokens) -> tuple[dict[Suit, Seat | None], ...]:
    """Return for each place who controls the district of each of its suits."""
    owners: tuple[dict[Suit, Seat | None], ...] = tuple({} for _ in PLACES)
    for district in districts_of(grid, tokens):
        for place in district.places:
            owners[place][district.suit] = district.owner
    return owners


def _joined(place: Place, grid: Grid, tokens: Tokens, colour: Colour) -> Iterator[Stamp]:
    """Draw bars between neighbours in the districts of the card at this place."""
    pairs = {
        (one, other)
        for district in districts_of(grid, tokens)
        if place in district.places
        for one, other in combinations(district.places, 2)
        if other in NEIGHBOURS[one]
    }
    for one, other in sorted(pairs):
        (x, y), (right, low) = (_middle(each) for each in (one, other))
        yield centred(_bar(colour, lies=y == low), (x + right) / 2, (y + low) / 2)


def _middle(place: Place) -> Point:
    box = place_box(place)
    return box.x + box.width / 2, box.y + box.height / 2


@lru_cache(maxsize=4)
def _bar(colour: Colour, *, lies: bool) -> Symbol:
    """Draw a bar across the gap between two cards, under both of them."""
    long, wide = 40, 56
    width, height = (long, wide) if lies else (wide, long)
    edge = Rectangle(0, 0, width, height, INK, 6)
    inside = (
        Rectangle(0, 4, width, height - 8, colour, 3)
        if lies
        else Rectangle(4, 0, width - 8, height, colour, 3)
    )
    return Symbol(f"jacynth-joined/{colour}/{lies}", width, height, (edge, inside))


def _named(place: Place, colour: Colour) -> Lettering:
    """Draw the name of an empty place."""
    return Lettering(*_middle(place), PLACE_NAMES[place], _PLOT_TEXT, colour, "bold", "centre")


def _open_place(place: Place) -> Stamp:
    """Draw dashes round a place on which a card may be laid."""
    box = place_box(place)
    return Stamp(empty_slot(box.width, box.height, OPEN), box.x, box.y)


def _token_middle(place: int) -> tuple[float, float]:
    box = place_box(place)
    return token_middle(box.x, box.y)


def _last_marks(view: View) -> Iterator[Stamp]:
    """Draw gold rings round the last card and the last token."""
    if view.last_place is not None:
        yield ringed(place_box(view.last_place))
    if view.last_influence is not None:
        yield centred(_token_ring(GOLD), *_token_middle(view.last_influence))


def _plan_marks(plan: Plan) -> Iterator[Stamp]:
    """Draw a broad frame round the planned card, and a ring round the planned token."""
    if plan.place is not None:
        yield planned_frame(place_box(plan.place))
    if plan.influence is not None:
        yield centred(_token_ring(WHITE), *_token_middle(plan.influence))


def planned_frame(box: Box) -> Stamp:
    """Draw a broad white frame round a card."""
    return Stamp(_broad_frame(box.width, box.height), box.x - RING, box.y - RING)


@lru_cache(maxsize=2)
def _broad_frame(width: int, height: int) -> Symbol:
    wide, high = width + 2 * RING, height + 2 * RING
    shapes = (
        Rectangle(0, 0, wide, high, None, 22, INK, 16),
        Rectangle(2, 2, wide - 4, high - 4, None, 20, WHITE, 12),
    )
    return Symbol(f"jacynth-plan/{width}", wide, high, shapes)


@lru_cache(maxsize=2)
def _token_ring(colour: Colour) -> Symbol:
    """Draw the ring round a token."""
    radius = TOKEN / 2 + 8
    side = 2 * round(radius) + 2
    shapes = (
        Circle(side / 2, side / 2, radius, None, INK, 8),
        Circle(side / 2, side / 2, radius - 1.5, None, colour, 5),
    )
    return Symbol(f"jacynth-last-token/{colour}", side, side, shapes)
