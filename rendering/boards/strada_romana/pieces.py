"""What moves on the map: wagons and goods, and the arrows of runs."""

from collections.abc import Collection, Iterator
from functools import lru_cache, partial
from typing import Final, Literal

from core.texts import Say, text
from games.strada_romana.board import AREAS_AT, MARKET_AT, SQUARE_NAMES, Destination, Square, Wagon
from games.strada_romana.view import Run, View
from rendering.boards.strada_romana.art import (
    Halo,
    coin,
    cube,
    small_cube,
    small_tile,
    wagon,
    ware_tile,
)
from rendering.boards.strada_romana.board_map import BANNER_Y, CITIES, market_place
from rendering.boards.strada_romana.layout import (
    BOX_X,
    BOX_Y,
    FAINT,
    MIDDLE,
    NAME,
    NAME_DOWN,
    PLATE,
    PLATES,
    ROAD_ENDS,
    SQUARES,
    STALL,
    STONE,
    WAGON_UP,
)
from rendering.scene import curves
from rendering.scene.marks import ArrowHead, bars, before_end, head_at, token
from rendering.scene.shapes import (
    GOLD,
    INK,
    WHITE,
    Circle,
    Colour,
    Lettering,
    Path,
    Point,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text import label

# Runs of wagons as arrows: those of the last turn in gold, a planned one dashed and white.
#
# An arrow consists of bars from square to square, a bead on each square left or passed, and a head:
# few different symbols, so that each is drawn once and cached.

LineStyle = Literal["last", "planned"]

_COLOURS: Final[dict[LineStyle, Colour]] = {"last": GOLD, "planned": WHITE}
_CORE: Final = 9
_CASED: Final = 15
_BEAD: Final = 10
_HEAD: Final = ArrowHead("strada-romana-head", length=20, spread=14, rim=6)

_EDGE: Final = (37, 36)
"""Distances from the middle of a wagon to an arrow's tip: at its side, and above or below."""


def stand(square: Square) -> tuple[int, int]:
    """Return the middle of a wagon on this square."""
    x, y = SQUARES[square]
    return x, y - WAGON_UP


def box_place(to: Destination, box: int) -> tuple[int, int]:
    """Return the middle of a wagon in its start box."""
    return BOX_X[to], BOX_Y[box]


def last_runs(view: View) -> Iterator[Stamp]:
    """Draw the runs of the last turn; the head stops at the edge of a wagon on the last square."""
    for run in view.last_runs:
        course = course_of(view, run, run.start)
        yield from arrow(course, "last", stops=not run.arrives)


def planned_run(view: View, plan: Run) -> Iterator[Stamp]:
    """Draw the planned run, from where its wagon stands."""
    course = course_of(view, plan, view.wagons[plan.wagon].square)
    yield from arrow(course, "planned", stops=False)


def course_of(view: View, run: Run, start: Square | None) -> tuple[Point, ...]:
    """Return the points of a run, from its start to where the wagon stops or leaves the road."""
    own = view.wagons[run.wagon]
    points: list[Point] = [box_place(own.to, own.box) if start is None else stand(start)]
    points += (stand(square) for square in run.path)
    if run.arrives:
        out = ROAD_ENDS[1] + 16 if own.to == "rome" else ROAD_ENDS[0] - 16
        points.append((out, points[-1][1]))
    return tuple(points)


def arrow(course: tuple[Point, ...], style: LineStyle, *, stops: bool) -> Iterator[Stamp]:
    """Draw an arrow along these points; with ``stops`` it ends at the edge of the last wagon."""
    if len(course) < 2:
        return
    before, last = course[-2:]
    tip = _at_edge(before, last) if stops else last
    neck = before_end(before, tip, _HEAD.length - 5)
    yield from bars((*course[:-1], neck), partial(_bar, style))
    for number, point in enumerate(course[:-1]):
        yield centred(_bead(style, hollow=number == 0), *point)
    yield head_at(tip, before, _HEAD, style, _COLOURS[style])


def _at_edge(before: Point, last: Point) -> Point:
    """Return where a line to the middle of a wagon meets the wagon's edge."""
    dx, dy = last[0] - before[0], last[1] - before[1]
    across, down = _EDGE
    part = min(across / abs(dx) if dx else 1, down / abs(dy) if dy else 1, 1)
    return last[0] - dx * part, last[1] - dy * part


@lru_cache(maxsize=256)
def _bar(style: LineStyle, dx: int, dy: int) -> Symbol:
    """Draw a line that spans ``dx`` to the right and ``dy`` down; a planned one is dashed."""
    wide, high = abs(dx) + _CASED + 5, abs(dy) + _CASED + 5
    x, y = wide / 2, high / 2
    start, end = (x - dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2)
    lines = [(start, end)]
    if style == "planned":
        stops = curves.dots(start, end, 11)
        lines = [(stops[i], stops[i + 1]) for i in range(0, len(stops) - 1, 2)]
    shapes: list[Shape] = []
    for width, colour in ((_CASED, INK), (_CORE, _COLOURS[style])):
        shapes += (Path(line, colour, width) for line in lines)
    return Symbol(f"strada-romana-bar/{dx}/{dy}/{style}", wide, high, tuple(shapes))


@lru_cache(maxsize=4)
def _bead(style: LineStyle, *, hollow: bool) -> Symbol:
    """Draw the bead on a square passed, or, hollow, on the square that a wagon leaves."""
    middle = _BEAD + 4
    shapes: list[Shape] = [
        Circle(middle, middle, _BEAD + 3, INK),
        Circle(middle, middle, _BEAD, _COLOURS[style]),
    ]
    if hollow:
        shapes.append(Circle(middle, middle, _BEAD - 5, INK))
    return Symbol(f"strada-romana-bead/{style}/{hollow}", 2 * middle, 2 * middle, tuple(shapes))


# Pieces on the board: wagons, the cubes of the markets, the tiles of the areas.

_TILE_X: Final = 10
"""Offset from the middle of a plate to its ware tile."""

_COIN_X: Final = 71
_OWN: Final = 24


def wagons(view: View, plan: Run | None) -> Iterator[Stamp]:
    """Draw all wagons that have not arrived, those of the last turn's runs with a gold halo.

    In a viewer's own picture the wagons whose tiles they hold bear their token.
    """
    ran = {run.wagon for run in view.last_runs}
    for number, own in enumerate(view.wagons):
        if own.arrived:
            continue
        x, y = box_place(own.to, own.box) if own.square is None else stand(own.square)
        halo: Halo = "last" if number in ran else "plain"
        if plan is not None and plan.wagon == number:
            halo = "planned"
        yield centred(wagon(Wagon(number), own.to, halo), x, y)
        if view.viewer is not None and Wagon(number) in (view.hand or ()):
            lean = -1 if own.to == "rome" else 1
            yield centred(token(view.viewer, _OWN), x + lean * 22, y + 17)


def names(view: View, plan: Run | None, choices: Collection[str]) -> Iterator[Lettering | Stamp]:
    """Draw the names of squares that are planned or can be chosen; those that arrows cover again.

    All others stand faint on the base.
    """
    ahead = () if plan is None else plan.path
    crossed = {square for run in view.last_runs for square in run.path}
    for square, name in enumerate(SQUARE_NAMES):
        x, y = SQUARES[square]
        if square in ahead or f"square {name}" in choices:
            yield centred(_strong(name), x, y + NAME_DOWN - 3)
        elif square in crossed:
            yield Lettering(x, y + NAME_DOWN, name, NAME, FAINT, "bold", "centre")


@lru_cache(maxsize=64)
def _strong(name: str) -> Symbol:
    """Draw the name of a square that matters now, over its faint one."""
    shapes = (
        Rectangle(2, 3, 62, 31, STONE, 9),
        Lettering(33, 18, name, 36, INK, "bold", "centre"),
    )
    return Symbol(f"strada-romana-name/{name}", 66, 36, shapes)


def taken_at(view: View) -> Iterator[Stamp]:
    """Draw what was taken last where the last run stopped."""
    if not view.last_runs or not view.last_taken or not view.last_runs[-1].path:
        return
    x, y = stand(view.last_runs[-1].path[-1])
    for number, last in enumerate(view.last_taken):
        draw = small_cube if last.kind == "cube" else small_tile
        yield centred(_booty(), x + 30 - 40 * number, y - 38)
        yield centred(draw(last.good, 28), x + 30 - 40 * number, y - 38)


@lru_cache(maxsize=1)
def _booty() -> Symbol:
    """Draw the gold disc below a good that was taken last."""
    shapes = (Circle(22, 22, 21, INK), Circle(22, 22, 18.5, GOLD))
    return Symbol("strada-romana-booty", 44, 44, shapes)


def cities(say: Say) -> Iterator[Lettering]:
    """Draw the names of the cities on their banners."""
    for city, x in CITIES.items():
        name = say(text(f"board-strada-romana-{city}"))
        yield from label(name, x, BANNER_Y, 80, (34, 30, 29, 29), WHITE)


def cubes(view: View) -> Iterator[Stamp]:
    """Draw the cubes in the markets.

    A market has a gold rim if its cube was taken in the last turn, a white one if it may be taken
    now.
    """
    taken = {last.place for last in view.last_taken if last.kind == "cube"}
    square = _stopped_on(view)
    within = None if square is None else MARKET_AT.get(square)
    for market, good in enumerate(view.market_cubes):
        x, y = market_place(market)
        if market in taken:
            yield centred(_rim(*STALL, GOLD), x, y)
        elif market == within and view.running is not None and view.running.may_take_cube:
            yield centred(_rim(*STALL, WHITE), x, y)
        if good is not None:
            yield centred(cube(good), x, y + (-5 if y > MIDDLE else 5))


def tiles(view: View) -> Iterator[Stamp]:
    """Draw ware tiles with their value now (a coin for each cube of the good); rims as above."""
    taken = {last.place for last in view.last_taken if last.kind == "tile"}
    square = _stopped_on(view)
    within = () if square is None else AREAS_AT[square]
    for area, good in enumerate(view.area_tiles):
        x, y = PLATES[area]
        if area in taken:
            yield centred(_rim(*PLATE, GOLD), x, y)
        elif area in within and view.running is not None and view.running.may_take_tile:
            yield centred(_rim(*PLATE, WHITE), x, y)
        if good is None:
            continue
        yield centred(ware_tile(good), x + _TILE_X, y)
        brings = sum(found == good for found in view.market_cubes)
        yield centred(coin(42, str(brings)), x + _COIN_X, y)


def _stopped_on(view: View) -> Square | None:
    """Return the square of the wagon whose goods may be taken now."""
    if view.running is None or view.running.just_ran is None:
        return None
    return view.wagons[view.running.just_ran].square


@lru_cache(maxsize=4)
def _rim(wide: int, high: int, colour: Colour) -> Symbol:
    """Draw a frame round something of this size."""
    shapes = (
        Rectangle(0, 0, wide + 14, high + 14, None, 16, INK, 11),
        Rectangle(2, 2, wide + 10, high + 10, None, 14, colour, 6),
    )
    return Symbol(f"strada-romana-rim/{wide}x{high}/{colour}", wide + 14, high + 14, shapes)
