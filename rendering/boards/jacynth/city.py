"""The city: its places, the cards with the owners of their districts, and the tokens."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from core.decktet import NO_CARD, Suit
from core.game import Seat
from core.translatable_text import Say
from games.jacynth.board import COLUMNS, NEIGHBOURS, NOBODY, PLACE_NAMES, PLACES, ROWS, Place
from games.jacynth.districts import (
    Grid,
    Tokens,
    districts_of,
    playable_places,
    with_entry,
)
from games.jacynth.view import Plan, View, grid_of, tokens_of
from rendering.boards.jacynth.cards import TOKEN, city_card, token_middle
from rendering.boards.jacynth.colours import GROUND, GROUND_EDGE, OPEN, OPEN_NAME, PLOT, PLOT_NAME
from rendering.boards.jacynth.layout import LAND, column_mark, place_box, row_mark
from rendering.decktet.cards import empty_slot
from rendering.scene.colours_and_sizes import CORNER, GOLD, INK, WHITE
from rendering.scene.seat_marks import RING, ringed, token
from rendering.scene.shapes import (
    Box,
    Circle,
    Colour,
    Lettering,
    Point,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
)

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
