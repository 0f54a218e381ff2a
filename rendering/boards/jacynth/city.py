"""The city: its places, the cards with the owners of their districts, and the tokens."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.decktet import NO_CARD, Suit
from core.game import Seat
from core.translatable_text import Say
from games.jacynth.board import COLUMNS, NOBODY, PLACE_NAMES, PLACES, ROWS, Place
from games.jacynth.districts import (
    Grid,
    Tokens,
    districts_of,
    playable_places,
    with_entry,
)
from games.jacynth.view import Plan, View, grid_of, tokens_of
from rendering.boards.jacynth.cards import CITY, TOKEN, city_card, token_middle
from rendering.boards.jacynth.colours import GROUND, GROUND_EDGE, OPEN, PLOT, PLOT_NAME
from rendering.boards.jacynth.layout import LAND, column_mark, place_box, row_mark
from rendering.decktet.cards import empty_slot
from rendering.scene.colours_and_sizes import CORNER, GOLD, INK, WHITE
from rendering.scene.seat_marks import RING, ringed, token
from rendering.scene.shapes import (
    Box,
    Circle,
    Lettering,
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
    for place, name in enumerate(PLACE_NAMES):
        box = place_box(place)
        yield Rectangle(box.x, box.y, box.width, box.height, PLOT, 14)
        x, y = box.x + box.width / 2, box.y + box.height / 2
        yield Lettering(x, y, name, _PLOT_TEXT, PLOT_NAME, "bold", "centre")
    for row, sign in enumerate(ROWS):
        yield Lettering(*row_mark(row), sign, _RULER_TEXT, WHITE, "bold", "centre")
    for column, sign in enumerate(COLUMNS):
        yield Lettering(*column_mark(column), sign, _RULER_TEXT, WHITE, "bold", "centre")


def city(view: View, plan: Plan | None, say: Say) -> Iterator[Shape]:
    """Draw the cards, owners and tokens as they are, or as the plan would make them."""
    grid, tokens = _planned(view, plan)
    if view.outcome is None:
        yield from (_open_place(place) for place in playable_places(grid))
    owners = _owners(grid, tokens)
    for place in PLACES:
        if grid[place] != NO_CARD:
            box = place_box(place)
            yield from city_card(grid[place], owners[place], box.x, box.y, say)
    for place in PLACES:
        if tokens[place] != NOBODY:
            yield centred(token(tokens[place], TOKEN), *_token_middle(place))
    yield from _last_marks(view) if plan is None else _plan_marks(plan)


def _planned(view: View, plan: Plan | None) -> tuple[Grid, Tokens]:
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
        yield centred(_token_ring(), *_token_middle(view.last_influence))


def _plan_marks(plan: Plan) -> Iterator[Stamp]:
    """Draw a broad gold frame round the planned card, and a gold ring round the planned token."""
    if plan.place is not None:
        yield planned_frame(place_box(plan.place))
    if plan.influence is not None:
        yield centred(_token_ring(), *_token_middle(plan.influence))


def planned_frame(box: Box) -> Stamp:
    """Draw a broad gold frame round a card."""
    return Stamp(_broad_frame(), box.x - RING, box.y - RING)


@lru_cache(maxsize=1)
def _broad_frame() -> Symbol:
    wide, high = CITY.width + 2 * RING, CITY.height + 2 * RING
    shapes = (
        Rectangle(0, 0, wide, high, None, 22, INK, 16),
        Rectangle(2, 2, wide - 4, high - 4, None, 20, GOLD, 12),
    )
    return Symbol("jacynth-plan", wide, high, shapes)


@lru_cache(maxsize=1)
def _token_ring() -> Symbol:
    """Draw the gold ring round a token."""
    radius = TOKEN / 2 + 8
    side = 2 * round(radius) + 2
    shapes = (
        Circle(side / 2, side / 2, radius, None, INK, 8),
        Circle(side / 2, side / 2, radius - 1.5, None, GOLD, 5),
    )
    return Symbol("jacynth-last-token", side, side, shapes)
