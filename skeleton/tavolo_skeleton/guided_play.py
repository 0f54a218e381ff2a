"""Guided play of Skeleton: the screens of buttons and menus that lead to a move."""

from collections.abc import Sequence

from core.guided_play import Ask, Go, Where

from tavolo_skeleton.moves import Move
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import View


def ask(_view: View, _legal: Sequence[Move], _where: Where) -> Ask[Move]:
    """Return the choices at a place. Raises UnknownStep for a place that is none."""
    not_written(6, "offer the choices (guided_play.ask)")


def go(_view: View, _moves: tuple[Move, ...]) -> Go[Move]:
    """Return a move about to be made, with its effect."""
    not_written(6, "say what a move about to be made does (guided_play.go)")


def instead(_view: View, _legal: Sequence[Move], _typed: str) -> None:
    """Offer nothing beside a refusal but what the beginning offers."""
