"""What a planned move of Skeleton rests on. Optional: without it, on everything.

Things: ``heap``.
"""

from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import text

from tavolo_skeleton.moves import Move
from tavolo_skeleton.view import View


def usual(_view: View, _move: Move) -> Guard:
    """Return when a planned move is played if its player says nothing else."""
    return "undisturbed"


def rests_on(_view: View, _move: Move) -> frozenset[str]:
    """Return the things on which a move rests: here the only one that there is."""
    return frozenset(("heap",))


def meant(_view: View, _move: Move) -> frozenset[str]:
    """Return nothing: a move names all that it means."""
    return frozenset()


def changed(before: View, after: View) -> Changes:
    """Return what differs between two views of one seat, but for whose turn it is."""
    if before.heap == after.heap:
        return {}
    return {"heap": text("skeleton-changed-heap", stones=after.heap)}
