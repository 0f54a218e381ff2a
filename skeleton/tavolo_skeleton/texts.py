"""Texts of Skeleton (core.texts.Words): the keys of its locale files with their values."""

from typing import Final

from core.texts import Facts, Line, Names, Player, Text, text

from tavolo_skeleton.moves import Event, Laid, Move, Resigned, Taken
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import View

NAMES: Final[Names] = ((text("skeleton-typed-take"), "take"),)
FACTS: Final[Facts] = {}


def event_text(event: Event) -> Text:
    """Return one sentence that tells an event."""
    match event:
        case Laid():
            return text("skeleton-event-laid", stones=event.stones)
        case Taken():
            return text("skeleton-event-taken", player=Player(event.seat), stones=event.stones)
        case Resigned():
            return text("skeleton-event-resigned", player=Player(event.seat))


def move_text(_view: View, move: Move) -> Text:
    """Return a short label for a move."""
    return text("skeleton-move", stones=move.stones)


def prompt_text(_view: View) -> Text:
    """Say what the seats that owe a move may do now."""
    not_written(4, "say what whoever is to play may do (prompt_text)")


def progress_text(_view: View) -> Text | None:
    """Say how far the game has come."""
    not_written(4, "say how far the game has come (progress_text)")


def board_text(_view: View) -> tuple[Line, ...]:
    """Describe what everybody may know."""
    not_written(4, "describe the board (board_text)")


def hand_text(_view: View) -> tuple[Line, ...]:
    """Describe what the viewer holds."""
    not_written(4, "describe what the viewer holds, or return () if nothing (hand_text)")


def plan_text(_view: View, _plan: Move) -> Text:
    """Describe the move that is thought of."""
    not_written(4, "describe the move that is thought of (plan_text)")
