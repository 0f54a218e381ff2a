"""La Strada's painter: makes a scene of a view."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from core.translatable_text import Say
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.board_map import grounds, plain_land, settlements, workshops
from rendering.boards.la_strada.choice_boxes import hexes_among, marked, places
from rendering.boards.la_strada.cropped_parts import framed
from rendering.boards.la_strada.hex_names import names
from rendering.boards.la_strada.layout import HEIGHT, WIDTH
from rendering.boards.la_strada.legend import legend
from rendering.boards.la_strada.planned_roads import Plan, planned_costs, planned_roads, planner
from rendering.boards.la_strada.roads import all_roads
from rendering.boards.la_strada.seat_panels import seat_panel
from rendering.boards.la_strada.zoom_regions import regions
from rendering.scene.colours_and_sizes import CANVAS
from rendering.scene.shapes import Base, Scene, SeatLabel, Shape

__all__ = ["PALETTE", "compose", "framed", "places", "regions"]

PALETTE: Final = "la-strada"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Plan | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of La Strada, in the language of ``say``.

    ``plan``: roads that the viewer (in the public picture: the seat on turn) considers building,
    each by all its hexes, as in BuildLink; drawn dashed, each with its cost. One hex alone: a
    workshop. They need not be legal. ``choices``: the places that may be chosen now.
    """
    plan = plan or ()
    live: list[Shape] = [legend(len(view.seats), say)]
    for seat, label in enumerate(seats):
        planned = sum(cost_of(view, way) for way in plan) if seat == planner(view) else 0
        live += seat_panel(view, seat, label, say, planned)
    live += (*grounds(view), *all_roads(view))
    live += planned_roads(view, plan)
    chosen = hexes_among(choices)
    live += marked(chosen)
    live += settlements(view, (*chosen, *(way[-1] for way in plan)))
    live += (*workshops(view, plan), *names(view, plan, chosen))
    live += planned_costs(view, plan)
    return Scene(WIDTH, HEIGHT, _base(), tuple(live), PALETTE)


@lru_cache(maxsize=1)
def _base() -> Base:
    """Return the base, plain ground everywhere, that the maps of all tables share.

    Forests, hills and settlements differ from table to table and are live shapes, so that one
    cached base serves all tables in all languages.
    """
    return Base(PALETTE, WIDTH, HEIGHT, CANVAS, plain_land())
