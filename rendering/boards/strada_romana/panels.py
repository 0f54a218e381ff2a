"""What lies round the map: the supply above it, the panels of the seats, and the viewer's hand."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.texts import Say, Text, text
from games.strada_romana.board import (
    ARRIVALS_TO_END,
    GOODS,
    Destination,
    Good,
    Wagon,
    good_name,
    wagon_name,
)
from games.strada_romana.view import SeatView, View
from rendering.boards.strada_romana.art import (
    LIVERIES,
    coin,
    no_wagon,
    reflected,
    small_cube,
    small_tile,
    small_wagon,
    tile_back,
)
from rendering.boards.strada_romana.layout import (
    CELL,
    CELLS_X,
    HEADER,
    SCORE_X,
    WIDTH,
    cell_x,
    seat_box,
    table_bottom,
)
from rendering.scene import curves
from rendering.scene.marks import laurel, outline, stands_out, token
from rendering.scene.shapes import (
    CORNER,
    GOLD,
    INK,
    MARGIN,
    PALE,
    PANEL,
    PANEL_EDGE,
    TEXT,
    WHITE,
    Box,
    Circle,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
    resized,
)
from rendering.scene.text import fitted, label, legible, seat_name, typeface

# The head of the table of seats: the common supply, arrivals, the goods and their bag.

UPPER: Final = HEADER.y + 31
LOWER: Final = HEADER.y + 78
_UP: Final = UPPER - HEADER.y

CAPTIONS: Final = (
    *(good_name(Good(good)) for good in range(len(GOODS))),
    text("board-strada-romana-score"),
    text("board-strada-romana-arrived"),
)
"""All texts in the head of the table."""

_SUPPLY_SIZES: Final = (TEXT, 29, 28)
_HIDES: Final = GOODS.index("hides")
_MARBLE: Final = GOODS.index("marble")
_SLOTS_X: Final = (56, 128, 200, 272)


def table_head(view: View, say: Say) -> Iterator[Shape]:
    """Draw the head with all its numbers."""
    yield Stamp(_captions(tuple(say(words) for words in CAPTIONS)), HEADER.x, HEADER.y)
    yield centred(_sum(view.outcome is not None), (SCORE_X + HEADER.right) / 2, LOWER)
    yield centred(_sack(), CELLS_X - 12, LOWER)
    yield from _supply(view)
    yield from _arrivals(view)
    for good in range(len(GOODS)):
        x = cell_x(good)
        yield centred(small_cube(good, 28), x - 38, LOWER)
        yield Lettering(x - 22, LOWER, str(view.bag_cubes[good]), TEXT, PALE)
        yield centred(small_tile(good, 30), x + 11, LOWER)
        yield Lettering(x + 29, LOWER, str(view.bag_tiles[good]), TEXT, PALE)


@lru_cache(maxsize=8)
def _captions(language: tuple[str, ...]) -> Symbol:
    """Draw the head's captions, cached for each language."""

    def said(words: Text) -> str:
        return language[CAPTIONS.index(words)]

    shapes: list[Shape] = [
        Rectangle(0, 0, HEADER.width, HEADER.height, PANEL, CORNER, PANEL_EDGE, 2)
    ]
    for good in range(len(GOODS)):
        x, name = cell_x(good) - HEADER.x, said(good_name(Good(good)))
        shapes.append(fitted(name, x, _UP, CELL - 6, _SUPPLY_SIZES, WHITE, align="centre"))
    arrived = said(text("board-strada-romana-arrived"))
    shapes.append(fitted(arrived, 312, _UP, 110, _SUPPLY_SIZES, PALE, align="right"))
    middle, room = (SCORE_X + HEADER.right) / 2 - HEADER.x, HEADER.right - SCORE_X - 10
    score = said(text("board-strada-romana-score"))
    shapes.append(fitted(score, middle, _UP, room, _SUPPLY_SIZES, PALE, align="centre"))
    whole = f"strada-romana-captions/{'|'.join(language)}"
    return Symbol(whole, HEADER.width, HEADER.height, tuple(shapes))


@lru_cache(maxsize=2)
def _sum(ended: bool) -> Symbol:
    """Draw what the terms of a score stand for, in the order of the seats' sums.

    Victory points, the most contracts in one good by the number of goods with contracts, single
    goods; at the end the seats' wagon tiles.
    """
    terms = (
        ("", tuple(resized(shape, 0.68) for shape in medal().shapes), 27),
        ("+", (*small_tile(_MARBLE, 27).shapes[:3], *_peak()), 27),
        ("×", tuple(placed(s, 8 * i, 2) for i in range(3) for s in small_tile(i, 23).shapes), 39),
        ("−", small_cube(_HIDES, 25).shapes, 25),
        ("+", tuple(resized(shape, 0.72) for shape in tile_back().shapes), 26),
    )
    shapes, x = list[Shape](), 0
    for sign, drawn, wide in terms if ended else terms[:-1]:
        if sign:
            shapes.append(Lettering(x + 7, 14, sign, TEXT, PALE, "bold", "centre"))
            x += 14
        shapes += (placed(shape, x, 1) for shape in drawn)
        x += wide
    return Symbol(f"strada-romana-sum/{ended}", x, 29, tuple(shapes))


def _peak() -> Iterator[Shape]:
    """Draw a column that is higher than those beside it: the most."""
    for x, high in ((6, 7), (11.5, 15), (17, 10)):
        yield Rectangle(x, 21 - high, 4.5, high, INK)


@lru_cache(maxsize=1)
def _sack() -> Symbol:
    """Draw the bag that goods are drawn from."""
    left = ((13, 11), (5, 20), (3, 28), (8, 33), (17, 33))
    neck = ((10, 3), (24, 3), (20, 10), (14, 10))
    shapes = (
        Polygon((*left, *curves.mirrored(left, 17)), "#B9925E", INK, 2),
        Polygon(neck, "#B9925E", INK, 2),
        Path(((12, 11), (22, 11)), "#5A3C1C", 3),
    )
    return Symbol("strada-romana-sack", 34, 36, shapes)


def _supply(view: View) -> Iterator[Shape]:
    """Draw the victory points left, and the number of wagon tiles in the stack."""
    x = HEADER.x
    yield centred(medal(), x + 34, UPPER)
    yield Lettering(x + 60, UPPER, str(view.points_left), 34, WHITE)
    if view.looking:
        yield centred(_looked_at(), x + 132, UPPER)
    yield centred(tile_back(), x + 132, UPPER)
    yield Lettering(x + 158, UPPER, str(view.stack_count), 34, WHITE)


def _arrivals(view: View) -> Iterator[Stamp]:
    """Draw a place for each wagon that may arrive until the game ends."""
    for place in range(ARRIVALS_TO_END):
        x = HEADER.x + _SLOTS_X[place] - 14
        if place < len(view.arrivals):
            number = view.arrivals[place]
            yield centred(small_wagon(number, view.wagons[number].to, arrived=True), x, LOWER)
        else:
            yield centred(no_wagon(), x, LOWER)


@lru_cache(maxsize=1)
def _looked_at() -> Symbol:
    """Draw a frame round the stack of wagon tiles while somebody looks through it."""
    return Symbol("strada-romana-looked-at", 48, 48, (Rectangle(0, 0, 48, 48, GOLD, 12),))


@lru_cache(maxsize=1)
def medal() -> Symbol:
    """Draw a victory point: a wreath with a star."""
    shapes: list[Shape] = [Circle(20, 20, 19, INK), Circle(20, 20, 17, "#8E2A2A")]
    for i in range(10):
        around = 0.31 + 0.88 * i / 9 - 0.25
        (x, y), *_ = curves.arc(20, 20, 13.4, around, around, 1, 1)
        leaf = curves.turned(curves.ellipse(x, y, 2.2, 4.2), around + 0.06, x, y)
        shapes.append(Polygon(leaf, "#F3DFB8"))
    shapes.append(Polygon(curves.star(20, 20.5, 9, 3.8, 5), "#F3DFB8"))
    return Symbol("strada-romana-medal", 40, 40, tuple(shapes))


# The rows of the seats: name, coins, points, wagon tiles; contracts and singles by good.


def _double_arrow(turns: float) -> tuple[Shape, ...]:
    """Draw a double-headed arrow, turned clockwise from horizontal."""
    left = curves.turned(((-15, 0), (-6, -8), (-6, 8)), turns)
    right = curves.turned(((15, 0), (6, 8), (6, -8)), turns)
    shaft = curves.turned(((-7, 0), (7, 0)), turns)
    return Polygon(left, WHITE), Polygon(right, WHITE), Path(shaft, WHITE, 5)


_SPECIALS: Final[dict[str, tuple[Shape, ...]]] = {
    "lateral": _double_arrow(0.25),
    "diagonal": _double_arrow(0.125),
    "extra": (Lettering(0, 0, "+1", 32, WHITE, "bold", "centre"),),
    "stacking": (
        Rectangle(-13, -13, 18, 18, None, 4, WHITE, 3),
        Rectangle(-5, -5, 18, 18, PANEL, 4, WHITE, 3),
    ),
}
"""The sign of each special movement: sideways, diagonal, an extra point, over other wagons."""

_LEFT: Final = 318
"""Width of the part before the goods."""

_PAIR: Final = 52
_CELL_GROUND: Final = "#2B2D31"
_SINGLE: Final = 36


def seat_row(view: View, seat: int, label: SeatLabel, say: Say) -> Iterator[Shape]:
    """Draw the row of one seat."""
    box = seat_box(seat, len(view.seats))
    yield Stamp(_ground(box.width, box.height, stands_out(view, seat)), box.x, box.y)
    yield from _name(view, seat, label, box, say)
    yield from _belongings(view, seat, box)
    yield from _goods(view.seats[seat], box)
    yield from _score(view, seat, box, say)


@lru_cache(maxsize=16)
def _ground(width: int, height: int, gold: bool) -> Symbol:
    """Draw the background of a row; a gold frame marks the seat on turn or a winner."""
    edge, stroke = outline(gold=gold)
    shapes = [Rectangle(0, 0, width, height, PANEL, CORNER, edge, stroke)]
    for good in range(len(GOODS)):
        left = cell_x(good) - CELL / 2 + 4 - MARGIN
        shapes.append(Rectangle(left, 9, CELL - 8, height - 18, _CELL_GROUND, 12))
    key = f"strada-romana-row/{width}x{height}/{gold}"
    return Symbol(key, width, height, tuple(shapes))


def _lines(box: Box) -> tuple[int, int]:
    """Return the middle heights of the two lines of a row."""
    return box.y + round(box.height * 0.29), box.y + round(box.height * 0.71)


# --- name and belongings -------------------------------------------------------------------------


def _name(view: View, seat: int, label: SeatLabel, box: Box, say: Say) -> Iterator[Shape]:
    """Draw token and name, the name in the largest size that fits, and the movement left."""
    line, left = _lines(box)[0], box.x + 58
    room = _LEFT - 58
    drawn: Symbol | None = None
    if view.outcome is not None and seat in view.outcome.winners:
        drawn = laurel()
    elif view.running is not None and view.turn == seat:
        drawn = _movement(view.running.points_left, view.running.special)
    if drawn is not None:
        room -= drawn.width + 8
        yield centred(drawn, box.x + _LEFT - drawn.width / 2, line)
    yield centred(token(seat, 40), box.x + 32, line)
    colour = PALE if view.seats[seat].resigned else WHITE
    yield from seat_name(label, seat, say, (left, line), room, colour).shapes


@lru_cache(maxsize=32)
def _movement(points: int, special: str | None) -> Symbol:
    """Draw the movement points left, beside a wheel; before them the special movement bought."""
    shapes: list[Shape] = []
    if special is not None:
        shapes += (placed(shape, 18, 17) for shape in _SPECIALS[special])
    left = 0 if special is None else 42
    colour = WHITE if points else PALE
    shapes += (
        *(Circle(left + 17, 17, 14, colour), Circle(left + 17, 17, 10, PANEL)),
        *(Path(spoke, colour, 2.2) for spoke in _spokes(left + 17, 17, 11)),
        Circle(left + 17, 17, 4.5, colour),
        Lettering(left + 36, 17, str(points), 34, colour),
    )
    return Symbol(f"strada-romana-movement/{points}/{special}", left + 56, 34, tuple(shapes))


def _spokes(x: float, y: float, radius: float) -> Iterator[curves.Points]:
    for way in (0.0, 0.25, 0.125, 0.375):
        yield curves.arc(x, y, radius, way, way + 0.5, 1, 1)


def _belongings(view: View, seat: int, box: Box) -> Iterator[Shape]:
    """Draw coins, victory points, and the number of wagon tiles, or at the end these tiles."""
    line, own = _lines(box)[1], view.seats[seat]
    shown = own.shown
    step, gap = (66, 21) if shown else (100, 24)
    counts: tuple[tuple[Symbol, int], ...] = ((coin(34), own.coins), (medal(), own.points))
    if not shown:
        counts = (*counts, (tile_back(), own.wagon_tiles))
    for i, (symbol, count) in enumerate(counts):
        x = box.x + (26 if shown else 32) + step * i
        yield centred(symbol, x, line)
        yield Lettering(x + gap, line, str(count), 34, WHITE)
    for i, wagon in enumerate(shown):
        arrived = view.wagons[wagon].arrived
        drawn = small_wagon(wagon, view.wagons[wagon].to, arrived)
        yield centred(drawn, box.x + 175 + 59 * i, line)


# --- goods ---------------------------------------------------------------------------------------


def _goods(own: SeatView, box: Box) -> Iterator[Shape]:
    """Draw each good's contracts as a number on a tile, and its cube or tiles without a partner."""
    line = box.y + box.height // 2
    for good in range(len(GOODS)):
        x, pairs = cell_x(good), own.contracts[good]
        if pairs:
            yield centred(small_tile(good, _PAIR, str(pairs)), x - 23, line)
        spare_cubes, spare_tiles = own.cubes[good] - pairs, own.tiles[good] - pairs
        spare = spare_cubes + spare_tiles
        if not spare:
            continue
        draw = small_cube if spare_cubes else small_tile
        lift = 14 if spare > 1 else 0
        yield centred(draw(good, _SINGLE), x + 27, line - lift)
        if spare > 1:
            yield Lettering(x + 27, line + 22, f"×{spare}", TEXT, WHITE, "bold", "centre")


def _score(view: View, seat: int, box: Box, say: Say) -> Iterator[Shape]:
    """Draw the seat's score and its calculation, or that the seat has resigned."""
    own, middle = view.seats[seat], (SCORE_X + box.right) / 2
    upper, lower = _lines(box)
    score = str(own.score).replace("-", "−")
    yield Lettering(middle, upper + 2, score, 44, WHITE, "bold", "centre")
    room = box.right - SCORE_X - 10
    if own.resigned:
        word = say(text("board-strada-romana-resigned"))
        yield fitted(word, middle, lower, room, (TEXT,), PALE, align="centre")
    elif own.points or own.singles or any(own.contracts):
        reckoning = _reckoning(own)
        if typeface("bold").width(reckoning, TEXT) > room:
            reckoning = reckoning.replace(" ", "")
        yield Lettering(middle, lower, reckoning, TEXT, PALE, "bold", "centre")


def _reckoning(own: SeatView) -> str:
    """Return victory points + most contracts in one good × goods with contracts − singles.

    At the end also the value of the wagon tiles: all that the score holds besides.
    """
    most, kinds = max(own.contracts), sum(map(bool, own.contracts))
    reckoning = f"{own.points} + {most}×{kinds}"
    if own.singles:
        reckoning += f" − {own.singles}"
    wagons = own.score - (own.points + most * kinds - own.singles)
    if own.shown:
        reckoning += f" {'−' if wagons < 0 else '+'} {abs(wagons)}"
    return reckoning


# What only the viewer sees: their wagon tiles, and the stack while they look through it.

_ROW: Final = 62
_STEP: Final = 170
_IN_ROW: Final = 5
_GAP: Final = 8
_HAND_SIZES: Final = (34, 32, TEXT, TEXT, TEXT)
_NAMES: Final = (TEXT, 29, 29)


def own_tiles_height(view: View) -> int:
    """Return the extra height of the picture for what only the viewer sees."""
    blocks = _blocks(view)
    return sum(_height(tiles) + _GAP for _, _, tiles in blocks) + (4 if blocks else 0)


def tile_boxes(view: View, wanted: str) -> Iterator[Box]:
    """Yield the boxes of the tiles in the "hand" or the "stack", half a row in each."""
    top, half = table_bottom(len(view.seats)) - 4, -(-_IN_ROW // 2)
    for name, _, tiles in _blocks(view):
        for i in range(0, len(tiles), _IN_ROW) if name == wanted else ():
            in_row = min(_IN_ROW, len(tiles) - i)
            for first in range(0, in_row, half):
                width = _STEP * min(half, in_row - first)
                y = top + 6 + _ROW * (i // _IN_ROW)
                yield Box(CELLS_X + _STEP * first, y, width, _ROW)
        top += _height(tiles) + _GAP


def own_tiles(view: View, top: int, say: Say) -> Iterator[Shape]:
    """Draw a panel for the hand and one for the stack, below the public picture."""
    for _, caption, tiles in _blocks(view):
        box = Box(MARGIN, top - 4, WIDTH - 2 * MARGIN, _height(tiles))
        yield Stamp(_hand_ground(box.width, box.height), box.x, box.y)
        line = box.y + box.height // 2
        if view.viewer is not None:
            yield centred(token(view.viewer, 40), box.x + 32, line)
        room = CELLS_X - box.x - 70
        yield from label(say(caption), box.x + 58, line, room, _HAND_SIZES, WHITE, align="left")
        for i, wagon in enumerate(tiles):
            row, column = divmod(i, _IN_ROW)
            x = CELLS_X + _STEP * column + _STEP // 2
            y = box.y + 6 + _ROW * row + _ROW // 2
            own = view.wagons[wagon]
            name = legible(say(wagon_name(wagon)))
            yield centred(_plate(own.to, own.arrived), x, y)
            lean = -5 if own.to == "rome" else 5
            ink = LIVERIES[own.to].ink
            yield from label(name, x + lean, y, _STEP - 44, _NAMES, ink)
        top += box.height + _GAP


@lru_cache(maxsize=4)
def _hand_ground(width: int, height: int) -> Symbol:
    """Draw the background of a panel."""
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, PANEL_EDGE, 2)
    return Symbol(f"strada-romana-hand/{width}x{height}", width, height, (ground,))


def _height(tiles: tuple[Wagon, ...]) -> int:
    rows = max(1, -(-len(tiles) // _IN_ROW))
    return 12 + _ROW * rows


def _blocks(view: View) -> tuple[tuple[str, Text, tuple[Wagon, ...]], ...]:
    """Return each panel's name, caption and tiles; none at the end: then rows show all hands."""
    if view.hand is None or view.outcome is not None:
        return ()
    hand = ("hand", text("board-strada-romana-hand", count=len(view.hand)), view.hand)
    stack = view.stack or ()
    looked_at = ("stack", text("board-strada-romana-stack", count=len(stack)), stack)
    return tuple(block for block in (hand, looked_at) if block[2])


@lru_cache(maxsize=4)
def _plate(to: Destination, arrived: bool) -> Symbol:
    """Draw the board of a wagon with room for its whole name; a white edge if it has arrived."""
    livery = LIVERIES[to]
    board = ((6, 6), (136, 6), (152, 27), (136, 48), (6, 48))
    edge = WHITE if arrived else livery.edge
    shapes: list[Shape] = [
        Polygon(board, INK, INK, 11),
        Polygon(board, edge, edge, 7),
        Polygon(board, livery.board),
    ]
    if to == "ostia":
        shapes = [reflected(shape, 79) for shape in shapes]
    return Symbol(f"strada-romana-name-plate/{to}/{arrived}", 158, 54, tuple(shapes))
