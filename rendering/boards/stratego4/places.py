"""Where on a picture of Stratego 4 the things lie that a choice can be about.

A space is called "space g2", as guided play names it (core.asking.Option.at).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from games.stratego4.view import Plan, View
from rendering.boards.stratego4.ground import ground_of
from rendering.scene.shapes import Box


def places(view: View) -> dict[str, Box]:
    """Every space, ring and turret included."""
    here = ground_of(view)
    side = round(here.side)
    return {
        f"space {here.board.names[space]}": Box(x - side // 2, y - side // 2, side, side)
        for space, (x, y) in here.centres.items()
    }


def with_choices(view: View, plan: Plan | None, choices: Sequence[str]) -> Plan | None:
    """The plan, and what may be chosen as targets of it."""
    board, known = ground_of(view).board, places(view)
    spaces = [board.space(name.removeprefix("space ")) for name in choices if name in known]
    if not spaces:
        return plan
    plan = plan or Plan(None, ())
    return replace(plan, targets=tuple(dict.fromkeys((*plan.targets, *spaces))))
