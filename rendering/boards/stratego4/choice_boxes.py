"""Boxes of the places on Stratego 4's picture that a choice can name.

A space is called "space g2", as in guided play (core.guided_play.Option.at).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from games.stratego4.view import Plan, View
from rendering.boards.stratego4.space_positions import ground_of
from rendering.scene.shapes import Box


def places(view: View) -> dict[str, Box]:
    """Return the box of every space, ring and turret included."""
    here = ground_of(view)
    side = round(here.side)
    return {
        f"space {here.board.names[space]}": Box(x - side // 2, y - side // 2, side, side)
        for space, (x, y) in here.centres.items()
    }


def with_choices(view: View, plan: Plan | None, choices: Sequence[str]) -> Plan | None:
    """Return the plan with the choices added to its targets."""
    board, known = ground_of(view).board, places(view)
    spaces = [board.space(name.removeprefix("space ")) for name in choices if name in known]
    if not spaces:
        return plan
    plan = plan or Plan(None, ())
    return replace(plan, targets=tuple(dict.fromkeys((*plan.targets, *spaces))))
