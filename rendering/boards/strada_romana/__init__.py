"""Strada Romana's painter: makes a scene of a view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.texts import Say
from games.strada_romana.board import GOODS
from games.strada_romana.view import Run, View
from rendering.boards.strada_romana.art import plain_wagon, small_tile
from rendering.boards.strada_romana.board_map import land
from rendering.boards.strada_romana.layout import BOARD, WIDTH, table_bottom
from rendering.boards.strada_romana.panels import own_tiles, own_tiles_height, seat_row, table_head
from rendering.boards.strada_romana.pieces import (
    cities,
    cubes,
    last_runs,
    names,
    planned_run,
    taken_at,
    tiles,
    wagons,
)
from rendering.boards.strada_romana.regions import framed, places, regions
from rendering.scene.marks import ringed_choices
from rendering.scene.shapes import CANVAS, Base, Scene, SeatLabel, Shape, Symbol

__all__ = ["PALETTE", "compose", "framed", "icons", "places", "regions"]

PALETTE: Final = "strada-romana"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Run | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Strada Romana, in the language of ``say``.

    ``plan``: a run that the viewer (in the public picture: the seat on turn) considers, as in the
    move RunWagon; drawn dashed. Without a square it marks the wagon alone. It need not be legal.
    ``choices``: the places that may be chosen now.
    """
    live: list[Shape] = [*cities(say), *cubes(view), *tiles(view)]
    live += last_runs(view)
    if plan is not None:
        live += planned_run(view, plan)
    live += (*names(view, plan, choices), *wagons(view, plan), *taken_at(view))
    live += ringed_choices(places(view), choices)
    live += table_head(view, say)
    for seat, label in enumerate(seats):
        live += seat_row(view, seat, label, say)
    bottom = table_bottom(len(view.seats))
    live += own_tiles(view, bottom, say)
    height = bottom + own_tiles_height(view)
    return Scene(WIDTH, height, _base(), tuple(live), PALETTE)


@lru_cache(maxsize=1)
def _base() -> Base:
    """Return the board, the same for all tables in all languages."""
    return Base(PALETTE, WIDTH, BOARD.bottom, CANVAS, land())


_TILE: Final = 92


def icons() -> Mapping[str, Symbol]:
    """Return an icon of a ware tile for each good, and of a wagon for each destination."""
    goods = {name: small_tile(good, _TILE) for good, name in enumerate(GOODS)}
    return {**goods, "to-rome": plain_wagon("rome"), "to-ostia": plain_wagon("ostia")}
