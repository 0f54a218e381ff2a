"""The base: country, road with squares and lines, stalls, boxes, cities."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from games.strada_romana.board import (
    AHEAD,
    AREAS,
    COLUMNS,
    MARKETS,
    SQUARE_NAMES,
    Destination,
    column_of,
    height_of,
)
from rendering.boards.strada_romana import art
from rendering.boards.strada_romana.layout import (
    BANNER,
    BOARD,
    BOX,
    BOX_GROUND,
    BOX_X,
    BOX_Y,
    CITY_WIDTH,
    COBBLE,
    COLUMN_X,
    CURB,
    FAINT,
    FOAM,
    FURROWS,
    GROUNDS,
    LINE,
    MIDDLE,
    NAME,
    NAME_DOWN,
    PAVING,
    PITCH,
    PLATE,
    PLATES,
    ROAD,
    ROAD_ENDS,
    SEA,
    SQUARE,
    SQUARES,
    STALL,
    STONE,
    WALL,
    road_half,
    stall_y,
)
from rendering.scene import curves
from rendering.scene.shapes import (
    CANVAS,
    CORNER,
    INK,
    PAPER,
    Circle,
    Lettering,
    Path,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Symbol,
    centred,
)

CITIES: Final[dict[Destination, int]] = {
    "ostia": BOARD.x + CITY_WIDTH // 2,
    "rome": BOARD.right - CITY_WIDTH // 2,
}
"""The middle of each city."""

BANNER_Y: Final = BOX_Y[-1] + 64
"""The middle of the banner with a city's name."""


def market_place(market: int) -> tuple[int, int]:
    """Return the middle of a market. Central ones, where the road is narrow, lie above it."""
    square = MARKETS[market]
    column = column_of(square) - 1
    return COLUMN_X[column], stall_y(column, height_of(square) != "L")


def land() -> tuple[Shape, ...]:
    """Draw everything that lies below the pieces."""
    return (
        *_country(),
        *_cities(),
        *_road(),
        *_lines(),
        *(s for market in range(len(MARKETS)) for s in _stall(market)),
        *_squares(),
        *_boxes(),
        *(centred(area_plate(area), *PLATES[area]) for area in range(len(AREAS))),
        *_corners(),
    )


# --- country and cities --------------------------------------------------------------------------


def _country() -> Iterator[Shape]:
    left, right = ROAD_ENDS
    edges = [left, *(COLUMN_X[i] + PITCH // 2 for i in (3, 7)), right]
    for part, (start, end) in enumerate(pairwise(edges)):
        yield Rectangle(start, BOARD.y, end - start, BOARD.height, GROUNDS[part])
    for edge in edges[1:-1]:
        for low, high in ((BOARD.y, MIDDLE), (MIDDLE, BOARD.bottom)):
            for x, y in curves.dots((edge, low + 8), (edge, high - 8), 16):
                yield Circle(x, y, 2.2, "#6B5E3C")
    yield from _fields()
    yield from _buildings()


def _fields() -> Iterator[Shape]:
    up, down = BOARD.y + 16, BOARD.bottom - 52
    fields = (
        *((0, 112, up, 50), (0, 378, up, 50), (0, 378, up + 104, 50), (0, 112, down, 50)),
        *((0, 378, down - 96, 50), (1, 446, up, 46), (1, 706, down, 50), (1, 706, up, 50)),
        *((1, 446, down, 46), (1, 446, down - 80, 30)),
    )
    for part, x, y, wide in fields:
        yield from art.furrows(x, y, wide, 5, FURROWS[part])


def _buildings() -> Iterator[Shape]:
    """Draw from top to bottom, so that nearer buildings cover those behind."""
    foot = BOARD.bottom
    yield from art.cypress(414, 84)
    yield from art.villa(231, 152, 0.8)
    yield from art.cypress(262, 156, 0.8)
    yield from art.pine(408, 172)
    yield from art.pine(468, 72)
    yield from art.aqueduct(556, 152, 3)
    yield from art.pine(652, 194, 0.9)
    yield from art.villa(724, 152, 0.9)
    yield from art.cypress(752, 196, 0.8)
    yield from art.pine(722, 80)
    yield from art.villa(792, 76, 0.8)
    yield from art.cypress(818, 82, 0.8)
    yield from art.villa(1058, 84)
    yield from art.cypress(1032, 88, 0.9)
    yield from art.villa(888, 152, 0.9)
    yield from art.cypress(916, 156, 0.9)
    yield from art.pine(330, foot - 102)
    yield from art.pine(128, foot - 12)
    yield from art.villa(410, foot - 12, 0.8)
    yield from art.pine(478, foot - 14)
    yield from art.villa(650, foot - 122, 0.85)
    yield from art.cypress(616, foot - 118, 0.8)
    yield from art.cypress(748, foot - 14)
    yield from art.villa(806, foot - 104, 0.9)
    yield from art.cypress(782, foot - 102, 0.8)
    yield from art.pine(800, foot - 12)
    yield from art.aqueduct(1024, foot - 114, 3)
    yield from art.villa(1060, foot - 14)
    yield from art.cypress(1034, foot - 12, 0.9)


def _cities() -> Iterator[Shape]:
    left, right = ROAD_ENDS
    yield Rectangle(BOARD.x, BOARD.y, CITY_WIDTH, BOARD.height, SEA)
    for y in range(BOARD.y + 14, BOARD.bottom, 26):
        yield from art.waves(BOARD.x + 8 + (y // 26 % 2) * 9, y, 5, FOAM)
    quay = Rectangle(BOARD.x, BOX_Y[0] - 46, CITY_WIDTH, BOX_Y[-1] - BOX_Y[0] + 92, PAVING)
    yield Rectangle(BOARD.x, quay.y - 3, CITY_WIDTH, quay.height + 6, INK)
    yield quay
    yield Rectangle(right, BOARD.y, CITY_WIDTH, BOARD.height, PAVING)
    for x in (left, right):
        yield Rectangle(x - 4, BOARD.y, 8, BOARD.height, INK)
        yield Rectangle(x - 2, BOARD.y, 4, BOARD.height, WALL)
    for x in CITIES.values():
        yield Rectangle(x - 43, BANNER_Y - 29, 86, 58, INK, 10)
        yield Rectangle(x - 41, BANNER_Y - 27, 82, 54, BANNER, 8)
    yield from art.lighthouse(CITIES["ostia"], BOX_Y[0] - 44)
    yield from art.ship(CITIES["ostia"] - 2, BOARD.bottom - 22)
    yield from art.temple(CITIES["rome"], BOX_Y[0] - 44)
    yield from art.arena(CITIES["rome"], BOARD.bottom - 18)


def _corners() -> Iterator[Shape]:
    """Draw the board's edge, with the canvas outside its round corners."""
    for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)):
        corner = (BOARD.right if x else BOARD.x, BOARD.bottom if y else BOARD.y)
        across, down = (-1 if x else 1), (-1 if y else 1)
        middle = (corner[0] + across * CORNER, corner[1] + down * CORNER)
        start = {(0, 0): 0.5, (1, 0): 0.75, (1, 1): 0.0, (0, 1): 0.25}[x, y]
        yield Polygon((*curves.arc(*middle, CORNER, start, start + 0.25), corner), CANVAS)
    yield Rectangle(BOARD.x, BOARD.y, BOARD.width, BOARD.height, None, CORNER, INK, 3)


# --- the road ------------------------------------------------------------------------------------


def _edge(grown: float) -> curves.Points:
    """Return the upper side of the road from left to right, ``grown`` farther out."""
    points: list[Point] = [(ROAD_ENDS[0], MIDDLE - road_half(0) - grown)]
    for column in range(COLUMNS):
        y = MIDDLE - road_half(column) - grown
        reach = PITCH / 2 - 6
        points += ((COLUMN_X[column] - reach, y), (COLUMN_X[column] + reach, y))
    points.append((ROAD_ENDS[1], points[-1][1]))
    return tuple(points)


def _band(grown: float) -> curves.Points:
    upper = _edge(grown)
    return (*upper, *((x, 2 * MIDDLE - y) for x, y in reversed(upper)))


def _road() -> Iterator[Shape]:
    yield Polygon(_band(9), INK, INK, 4)
    yield Polygon(_band(7), CURB, CURB, 3)
    yield Polygon(_band(0), ROAD, INK, 2.4)
    yield from _cobbles()


def _cobbles() -> Iterator[Shape]:
    """Draw stones on the road, where no square lies."""
    for row, y in enumerate(range(MIDDLE - 150, MIDDLE + 151, 15)):
        for x in range(ROAD_ENDS[0] + 8 + row % 2 * 9, ROAD_ENDS[1] - 4, 18):
            column = min(COLUMNS - 1, max(0, round((x - COLUMN_X[0]) / PITCH)))
            near = [road_half(i) for i in (column - 1, column, column + 1) if 0 <= i < COLUMNS]
            if abs(y - MIDDLE) < min(near) - 8:
                yield Rectangle(x - 7, y - 5, 14, 10, COBBLE, 4)


def _lines() -> Iterator[Shape]:
    """Draw the lines from square to square, and from the ends of the road to the cities."""
    pairs = [
        (SQUARES[square], SQUARES[other])
        for square, ahead in enumerate(AHEAD["rome"])
        for other in ahead
    ]
    for square, (x, y) in enumerate(SQUARES):
        column = column_of(square)  # type: ignore[arg-type]
        if column == 1:
            pairs.append(((ROAD_ENDS[0] - 2, y), (x, y)))
        elif column == COLUMNS:
            pairs.append(((x, y), (ROAD_ENDS[1] + 2, y)))
    for width, colour in ((15, INK), (10, LINE)):
        for one, other in pairs:
            yield Path((one, other), colour, width)


def _squares() -> Iterator[Shape]:
    wide, high = SQUARE
    for name, (x, y) in zip(SQUARE_NAMES, SQUARES, strict=True):
        left, top = x - wide / 2, y - high / 2
        yield Rectangle(left, top, wide, high, INK, 11)
        yield Rectangle(left + 2.5, top + 2.5, wide - 5, high - 5, STONE, 9)
        yield Lettering(x, y + NAME_DOWN, name, NAME, FAINT, "bold", "centre")


def _boxes() -> Iterator[Shape]:
    wide, high = BOX
    for x in BOX_X.values():
        for y in BOX_Y:
            yield Rectangle(x - wide / 2, y - high / 2, wide, high, INK, 10)
            yield Rectangle(
                x - wide / 2 + 2.5, y - high / 2 + 2.5, wide - 5, high - 5, BOX_GROUND, 8
            )


# --- stalls and plates ---------------------------------------------------------------------------


def _stall(market: int) -> Iterator[Shape]:
    """Draw a market: an awning on the side away from the road, open towards the square."""
    x, y = market_place(market)
    wide, high = STALL
    left, top = x - wide / 2, y - high / 2
    below = y > MIDDLE
    yield Rectangle(left - 2, top - 2, wide + 4, high + 4, INK, 9)
    yield Rectangle(left, top, wide, high, PAPER, 7)
    edge = top + high - 9 if below else top
    for stripe in range(6):
        colour = "#B8433A" if stripe % 2 else PAPER
        yield Rectangle(left + stripe * wide / 6, edge, wide / 6, 9, colour)
    inner = edge - 1 if below else edge + 9
    yield Path(((left, inner), (left + wide, inner)), INK, 1.5)


@lru_cache(maxsize=8)
def area_plate(area: int) -> Symbol:
    """Draw the plate for an area's number and ware tile."""
    wide, high = PLATE
    shapes = (
        Rectangle(0, 0, wide, high, INK, 14),
        Rectangle(2.5, 2.5, wide - 5, high - 5, PAPER, 12),
        Lettering(38, high / 2, AREAS[area], 38, INK, "bold", "centre"),
    )
    return Symbol(f"strada-romana-plate/{area}", wide, high, shapes)
