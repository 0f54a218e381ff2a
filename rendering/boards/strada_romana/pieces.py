"""Pieces on the board: wagons, the cubes of the markets, the tiles of the areas."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, text
from games.strada_romana.board import AREAS_AT, MARKET_AT, SQUARE_NAMES, Square, Wagon
from games.strada_romana.view import Run, View
from rendering.boards.strada_romana.art.goods import coin, cube, small_cube, small_tile, ware_tile
from rendering.boards.strada_romana.art.wagons import Halo, wagon
from rendering.boards.strada_romana.board_map import BANNER_Y, CITIES, market_place
from rendering.boards.strada_romana.colours import FAINT, STONE
from rendering.boards.strada_romana.layout import (
    MIDDLE,
    NAME,
    NAME_DOWN,
    PLATE,
    PLATES,
    SQUARES,
    STALL,
)
from rendering.boards.strada_romana.run_arrows import box_place, stand
from rendering.scene.colours_and_sizes import GOLD, INK, WHITE
from rendering.scene.seat_marks import token
from rendering.scene.shapes import Circle, Colour, Lettering, Rectangle, Stamp, Symbol, centred
from rendering.scene.text_fitting import label

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
