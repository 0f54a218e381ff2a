"""Strada Romana's painter: makes a scene of a view."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from core.translatable_text import Say
from games.strada_romana.view import Run, View
from rendering.boards.strada_romana.board_map import land
from rendering.boards.strada_romana.choice_boxes import places
from rendering.boards.strada_romana.cropped_parts import framed
from rendering.boards.strada_romana.hand import own_tiles, own_tiles_height
from rendering.boards.strada_romana.layout import BOARD, WIDTH, table_bottom
from rendering.boards.strada_romana.pieces import cities, cubes, names, taken_at, tiles, wagons
from rendering.boards.strada_romana.run_arrows import last_runs, planned_run
from rendering.boards.strada_romana.seat_panels import seat_row
from rendering.boards.strada_romana.supply_header import table_head
from rendering.boards.strada_romana.zoom_regions import regions
from rendering.scene.colours_and_sizes import CANVAS
from rendering.scene.seat_marks import ringed_choices
from rendering.scene.shapes import Base, Scene, SeatLabel, Shape

__all__ = ["PALETTE", "compose", "framed", "places", "regions"]

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
