"""Reasons for moves of Stratego 4, from what everybody sees: no secret rank (core.move_reasons)."""

from collections.abc import Sequence
from typing import Final

from core.game import Seat
from core.translatable_text import Player, Text, text
from games.stratego4.board import Board, Rank, Space, board_for, rank_name, steps_between
from games.stratego4.events import (
    ArmyReady,
    CannonFired,
    DuelFought,
    Event,
    FlagTaken,
    PieceMoved,
    Recruited,
)
from games.stratego4.texts import ranked
from games.stratego4.view import PieceView, View, are_together

_ALARMING: Final = 4
"""Greatest distance of a flag from the turret, in steps, that alarms the others."""


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """Return the reason for the move that these events tell; None if there is none."""
    for event in events:
        match event:
            case PieceMoved():
                return _for_moving(before, event, events, after)
            case DuelFought():
                return _for_attacking(before, event, events)
            case CannonFired():
                return _for_firing(before, event)
            case Recruited():
                return _for_recruiting(before, event)
            case ArmyReady():
                return text("stratego4-why-army")
            case _:
                continue
    return None


# --- moves ---------------------------------------------------------------------------------------


def _for_moving(before: View, event: PieceMoved, events: Sequence[Event], after: View) -> Text:
    if event.flag is not None:
        return _for_bearing(before, event, event.flag, after)
    found = _taken_flag(events)
    if found is not None:
        return found
    board, seat = _board(before), event.seat
    bearer = _frightening(before, seat)
    if bearer is not None and _nearer(board, event, bearer.space):
        steps = steps_between(board, bearer.space, board.turret)
        return text("stratego4-why-alarm", rival=Player(bearer.seat), steps=steps)
    if (known := _known_beside(before, seat, event.start)) is not None:
        return text("stratego4-why-away", rival=Player(known[0]), rank=ranked(known[1]))
    towards = _nearer(board, event, board.turret)
    return text("stratego4-why-castle" if towards else "stratego4-why-use")


def _for_bearing(before: View, event: PieceMoved, flag: Seat, after: View) -> Text:
    """Return the reason for moving a flag: to safety, to victory, or away from its owner."""
    if after.outcome is not None and event.seat in after.outcome.winners:
        return text("stratego4-why-won")
    if not are_together(before, event.seat, flag):
        return text("stratego4-why-held", owner=Player(flag))
    board = _board(before)
    if not _nearer(board, event, board.turret):
        return text("stratego4-why-flag-safe")
    steps = steps_between(board, event.to, board.turret)
    return text("stratego4-why-march", steps=steps)


def _taken_flag(events: Sequence[Event]) -> Text | None:
    """Return the reason for taking a flag, by its owner; None if none was taken."""
    taken = next((each for each in events if isinstance(each, FlagTaken)), None)
    if taken is None:
        return None
    if taken.flag == taken.seat:
        return text("stratego4-why-flag-back")
    return text("stratego4-why-held", owner=Player(taken.flag))


# --- duels and shots -----------------------------------------------------------------------------


def _for_attacking(before: View, event: DuelFought, events: Sequence[Event]) -> Text:
    found = _taken_flag(events)
    if found is not None:
        return found
    victim = _at(before, event.to)
    if victim.flag is not None:
        return text("stratego4-why-stop", owner=Player(victim.flag))
    if victim.rank is not None:
        return text("stratego4-why-known", rank=rank_name(victim.rank))
    return text("stratego4-why-duel" if before.options.memory else "stratego4-why-unknown")


def _for_firing(before: View, event: CannonFired) -> Text:
    victim = _at(before, event.target)
    if victim.flag is not None:
        return text("stratego4-why-stop", owner=Player(victim.flag))
    if victim.rank is not None:
        return text("stratego4-why-known", rank=rank_name(victim.rank))
    return text("stratego4-why-shot")


def _for_recruiting(before: View, event: Recruited) -> Text:
    strongest = max(before.seats[event.seat].lost)
    if event.rank == strongest:
        return text("stratego4-why-strongest")
    return text("stratego4-why-needed", rank=rank_name(event.rank))


# --- what is seen --------------------------------------------------------------------------------


def _board(view: View) -> Board:
    return board_for(len(view.seats))


def _at(view: View, space: Space) -> PieceView:
    return next(piece for piece in view.pieces if piece.space == space)


def _nearer(board: Board, event: PieceMoved, goal: Space) -> bool:
    return steps_between(board, event.to, goal) < steps_between(board, event.start, goal)


def _frightening(view: View, seat: Seat) -> PieceView | None:
    """Return the rival's piece nearest to victory with its flag, None if none is near."""
    board = _board(view)
    found = [
        (steps_between(board, piece.space, board.turret), piece)
        for piece in view.pieces
        if piece.flag is not None
        and are_together(view, piece.seat, piece.flag)
        and not are_together(view, piece.seat, seat)
    ]
    steps, piece = min(found, key=lambda each: each[0], default=(_ALARMING + 1, None))
    return piece if steps <= _ALARMING else None


def _known_beside(view: View, seat: Seat, space: Space) -> tuple[Seat, Rank] | None:
    """Return the rival and rank of the highest publicly known piece next to a space, or None."""
    beside = _board(view).beside[space]
    known = [
        (piece.rank, piece.seat)
        for piece in view.pieces
        if piece.space in beside
        and piece.rank is not None
        and not are_together(view, piece.seat, seat)
    ]
    if not known:
        return None
    rank, rival = max(known)
    return rival, rank
