"""La Strada's painter: from a view to a scene."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from core.text import Text
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.alt import describe
from rendering.boards.la_strada.land import grounds, names, plain_land, settlements, workshops
from rendering.boards.la_strada.layout import HEIGHT, LEGEND, PANELS, WIDTH
from rendering.boards.la_strada.legend import LEGEND_TEXTS, legend
from rendering.boards.la_strada.plan import Plan, planned_cost, planned_road, planner
from rendering.boards.la_strada.rehearsal import rehearsal_plan, rehearsal_views
from rendering.boards.la_strada.roads import all_roads
from rendering.boards.la_strada.seats import panel, seat_panel
from rendering.scene import Base, Scene, SeatLabel, Shape
from rendering.style import CANVAS

PALETTE: Final = "la-strada"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Callable[[Text], str],
    plan: Plan | None = None,
) -> Scene:
    """The picture of a game of La Strada, in the language that ``say`` speaks.

    ``plan``: all hexes of a road that the viewer (in the public picture: the seat on turn) thinks
    of building, as in BuildLink; it is drawn dashed, with its cost. It need not be legal.
    """
    live: list[Shape] = []
    for seat, label in enumerate(seats):
        planned = 0 if plan is None or seat != planner(view) else cost_of(view, plan)
        live += seat_panel(view, seat, label, say, planned)
    live += (*grounds(view), *all_roads(view))
    if plan is not None:
        live += planned_road(view, plan)
    live += (*settlements(view, plan, say), *workshops(view), *names(view, plan))
    if plan is not None:
        live += planned_cost(view, plan)
    base = _base(len(view.seats), say)
    return Scene(WIDTH, HEIGHT, base, tuple(live), PALETTE, describe(view, say, plan))


def rehearse(say: Callable[[Text], str]) -> tuple[Scene, ...]:
    """Scenes that show every piece, to be drawn before the first real picture."""
    scenes = []
    for view in rehearsal_views():
        seats = tuple(SeatLabel(str(seat + 1)) for seat in range(len(view.seats)))
        scenes.append(compose(view, seats, say, rehearsal_plan(view)))
    return tuple(scenes)


def _base(seats: int, say: Callable[[Text], str]) -> Base:
    return _base_in(seats, tuple(say(words) for words in LEGEND_TEXTS))


@lru_cache(maxsize=16)
def _base_in(seats: int, language: tuple[str, ...]) -> Base:
    """What all maps share: plain ground everywhere, the panels, the legend."""

    def say(words: Text) -> str:
        return language[LEGEND_TEXTS.index(words)]

    panels = (panel(box) for box in (*PANELS[:seats], LEGEND))
    shapes = (*plain_land(), *panels, *legend(seats, say))
    key = f"la-strada/{seats}/{'|'.join(language)}"
    return Base(key, WIDTH, HEIGHT, CANVAS, shapes)
