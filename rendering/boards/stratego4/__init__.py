"""Stratego 4's painter: makes a scene of a view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.texts import Say
from games.stratego4.board import RANKS, BoardName
from games.stratego4.view import Plan, View
from rendering.boards.stratego4.art import rank_disc, unknown_disc
from rendering.boards.stratego4.board_map import (
    castle_names,
    edge_names,
    land,
    marks,
    occupied,
    pieces,
    space_names,
    zones,
)
from rendering.boards.stratego4.layout import SHEETS, WIDTH, ground_of
from rendering.boards.stratego4.moves import clash, course_of, marks_below, plan_above, plan_below
from rendering.boards.stratego4.panels import foot, seat_panel
from rendering.boards.stratego4.regions import framed, places, regions, with_choices
from rendering.scene.shapes import CANVAS, Base, Scene, SeatLabel, Shape, Symbol

__all__ = ["PALETTE", "compose", "framed", "icons", "places", "regions"]

PALETTE: Final = "stratego4"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Plan | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Stratego 4, in the language of ``say``.

    Players see their own zone at the bottom, everybody else sees that of the first seat. ``plan``:
    the viewer's selected piece and where it can go; it need not be legal. ``choices``: the places
    that may be chosen now, marked like targets.
    """
    plan = with_choices(view, plan, choices)
    here, covered = ground_of(view), occupied(view)
    named = frozenset(() if plan is None else plan.targets) - covered
    marked = frozenset((*here.board.recruitment, *here.board.flags))
    live: list[Shape] = [*zones(here), *marks(here, covered | named), *edge_names(here)]
    live += marks_below(view, here)
    if plan is not None:
        live += plan_below(here, plan)
    live += (*space_names(here, covered | marked, named), *castle_names(here, covered, say))
    live += course_of(view, here)
    live += (*pieces(view, here), *clash(view, here))
    if plan is not None:
        live += plan_above(view, here, plan)
    for seat, label in enumerate(seats):
        live += seat_panel(view, here, seat, label, say)
    live += foot(view, say)
    height = SHEETS[view.board].height
    return Scene(WIDTH, height, _base(view.board), tuple(live), PALETTE)


@lru_cache(maxsize=2)
def _base(board: BoardName) -> Base:
    """Return a board without its zones: it looks the same from every side, in every language."""
    height = SHEETS[board].height
    return Base(f"stratego4/{board}", WIDTH, height, CANVAS, land(board))


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each rank, by its number, without the owner's colour."""
    return {**{f"rank-{rank}": rank_disc(rank) for rank in RANKS}, "unknown": unknown_disc()}
