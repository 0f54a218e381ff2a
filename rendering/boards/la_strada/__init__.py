"""La Strada's painter: makes a scene of a view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.texts import Say
from games.la_strada.board import KINDS
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.art import all_roads, building
from rendering.boards.la_strada.board_map import (
    Plan,
    grounds,
    names,
    plain_land,
    planned_costs,
    planned_roads,
    planner,
    settlements,
    workshops,
)
from rendering.boards.la_strada.layout import HEIGHT, WIDTH
from rendering.boards.la_strada.panels import legend, seat_panel
from rendering.boards.la_strada.regions import framed, hexes_among, marked, places, regions
from rendering.scene.marks import SIDE, on_paper
from rendering.scene.shapes import CANVAS, Base, Scene, SeatLabel, Shape, Symbol, placed, resized

__all__ = ["PALETTE", "compose", "framed", "icons", "places", "regions"]

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


_LARGER = 1.75


def icons() -> Mapping[str, Symbol]:
    """Return an icon of each kind of settlement, by its name."""
    return {name: _icon(kind, name) for kind, name in enumerate(KINDS)}


def _icon(kind: int, name: str) -> Symbol:
    drawn = (resized(shape, _LARGER) for shape in building(kind))
    middled = tuple(placed(shape, SIDE / 2, SIDE / 2 + 12) for shape in drawn)
    return on_paper(f"la-strada-icon/{name}", middled)
