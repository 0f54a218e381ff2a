"""La Strada's painter: from a view to a scene."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from core.text import Say
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.frames import framed
from rendering.boards.la_strada.land import grounds, plain_land, settlements, workshops
from rendering.boards.la_strada.layout import HEIGHT, WIDTH
from rendering.boards.la_strada.legend import legend
from rendering.boards.la_strada.names import names
from rendering.boards.la_strada.places import hexes_among, marked, places
from rendering.boards.la_strada.plan import Way, planned_cost, planned_road, planner
from rendering.boards.la_strada.regions import regions
from rendering.boards.la_strada.rehearsal import rehearsal_plan, rehearsal_views
from rendering.boards.la_strada.roads import all_roads
from rendering.boards.la_strada.seats import seat_panel
from rendering.rehearsal import rehearsed
from rendering.scene import Base, Scene, SeatLabel, Shape
from rendering.style import CANVAS

__all__ = ["PALETTE", "compose", "framed", "places", "regions", "rehearse"]

PALETTE: Final = "la-strada"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Way | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """The picture of a game of La Strada, in the language that ``say`` speaks.

    ``plan``: all hexes of a road that the viewer (in the public picture: the seat on turn) thinks
    of building, as in BuildLink; it is drawn dashed, with its cost. One hex alone: a workshop. It
    need not be legal. ``choices``: the places that may be chosen now.
    """
    live: list[Shape] = [legend(len(view.seats), say)]
    for seat, label in enumerate(seats):
        planned = 0 if plan is None or seat != planner(view) else cost_of(view, plan)
        live += seat_panel(view, seat, label, say, planned)
    live += (*grounds(view), *all_roads(view))
    if plan is not None:
        live += planned_road(view, plan)
    chosen = hexes_among(choices)
    live += marked(chosen)
    live += settlements(view, (*chosen, *(plan or ())[-1:]), say)
    live += (*workshops(view, plan), *names(view, plan))
    if plan is not None:
        live += planned_cost(view, plan)
    return Scene(WIDTH, HEIGHT, _base(), tuple(live), PALETTE)


def rehearse(say: Say) -> tuple[Scene, ...]:
    """Scenes that show every piece, to be drawn before the first real picture."""
    return rehearsed(compose, ((view, rehearsal_plan(view)) for view in rehearsal_views()), say)


@lru_cache(maxsize=1)
def _base() -> Base:
    """What the maps of all tables share: plain ground everywhere.

    Maps differ from table to table, so forests, hills and settlements are live: one base serves
    all tables in all languages.
    """
    return Base(PALETTE, WIDTH, HEIGHT, CANVAS, plain_land())
