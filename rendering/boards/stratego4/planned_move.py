"""The viewer's plan, in white: the selected piece and where it can go."""

from collections.abc import Iterator
from functools import lru_cache

from games.stratego4.board import Space
from games.stratego4.view import Plan, View
from rendering.boards.stratego4.last_move import arrow, framed
from rendering.boards.stratego4.space_positions import Ground
from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK, TEXT, WHITE
from rendering.scene.shapes import Circle, Lettering, Path, Rectangle, Shape, Stamp, Symbol, centred

_LOW = 15
"""How far below the middle of its space a mark lies, so that the piece's owner stays visible."""


def plan_below(here: Ground, plan: Plan) -> Iterator[Shape]:
    """Draw the frame under the selected piece."""
    if plan.selected is not None:
        yield framed(here, plan.selected, WHITE, "#FFFFFF")


def plan_above(view: View, here: Ground, plan: Plan) -> Iterator[Stamp]:
    """Draw round each target a ring if it is free, corners if a piece stands there."""
    yield from _marks(here, plan)
    standing = {piece.space for piece in view.pieces}
    for target in plan.targets:
        look = _corners() if target in standing else _ring()
        yield centred(look, *here.centres[target])
    if plan.selected is not None and _swaps(view, plan):
        yield from _both_ways(here, plan.selected, plan.targets[0])


def _marks(here: Ground, plan: Plan) -> Iterator[Stamp]:
    """Draw on each marked piece the rank it is taken for, with a question mark."""
    for space, rank in plan.marks:
        x, y = here.centres[space]
        yield centred(_mark(rank), x, y + _LOW)


@lru_cache(maxsize=16)
def _mark(rank: int) -> Symbol:
    """Draw a white slip: white is for the viewer's own thoughts, never for what was told."""
    shapes = (
        Rectangle(0, 0, 44, 34, INK, 8),
        Rectangle(2.5, 2.5, 39, 29, WHITE, 6),
        Lettering(22, 17, f"{rank}?", TEXT, INK, "bold", "centre"),
    )
    return Symbol(f"stratego4-mark/{rank}", 44, 34, shapes)


def _swaps(view: View, plan: Plan) -> bool:
    return view.phase == "deploying" and len(plan.targets) == 1


def _both_ways(here: Ground, one: Space, other: Space) -> Iterator[Stamp]:
    """Draw a double-headed arrow from piece to piece."""
    there = (here.centres[one], here.centres[other])
    middle = ((there[0][0] + there[1][0]) / 2, (there[0][1] + there[1][1]) / 2)
    for end in there:
        yield from arrow((middle, end), "planned", stops=True)


@lru_cache(maxsize=1)
def _ring() -> Symbol:
    """Draw the ring on a free target; the name of the space is legible inside."""
    shapes = (Circle(38, 38, 33, None, INK, 10), Circle(38, 38, 31, None, WHITE, 5.5))
    return Symbol("stratego4-target", 76, 76, shapes)


@lru_cache(maxsize=1)
def _corners() -> Symbol:
    """Draw the corners round a piece that can be attacked, fired at, chosen or swapped."""
    shapes: list[Shape] = []
    for width, colour in ((11.0, INK), (6.0, WHITE)):
        for turns in (0, 0.25, 0.5, 0.75):
            corner = ((10.0, 28.0), (10.0, 10.0), (28.0, 10.0))
            shapes.append(Path(curves.turned(corner, turns, 45, 45), colour, width))
    return Symbol("stratego4-aimed-at", 90, 90, tuple(shapes))
