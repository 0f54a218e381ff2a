"""What a planned move of Stratego 4 rests on, and what differs between two views.

Protocol: core.thinking_ahead. Things: ``space f3`` as the painter calls it; ``deploying``,
``recruiting`` and ``lost`` (of the viewer's own), ``slow start``, ``seat 1``.
"""

from collections.abc import Iterator
from typing import Final

from core.game import Seat
from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import Player, Text, text
from games.stratego4.board import CAPTAIN, SCOUT, SPACE_NAMES, Rank, Space
from games.stratego4.moves import FireCannon, Move, MovePiece, Recruit
from games.stratego4.reach_tables import Reach, reach_for
from games.stratego4.rule_numbers import SLOW_ROUNDS
from games.stratego4.texts import ranked
from games.stratego4.view import PieceView, View

Change = tuple[str, Text]

_ASKED: Final = ("deploying", "recruiting")
"""What the viewer may be asked instead of a move."""


def usual(_view: View, move: Move) -> Guard:
    """Return "undisturbed" for what a piece does, "legal" for deploying and recruiting."""
    return "undisturbed" if isinstance(move, MovePiece | FireCannon) else "legal"


def rests_on(view: View, move: Move) -> frozenset[str]:
    """Return the spaces of a move and those beside its end, or of a shot."""
    reach = reach_for(len(view.seats))
    match move:
        case MovePiece():
            slow = ("slow start",) if move.to == reach.board.ring else ()
            return frozenset((*_ASKED, *slow, *map(_name, _way(view, reach, move))))
        case FireCannon():
            return frozenset((*_ASKED, *map(_name, _line(reach, move))))
        case Recruit():
            return frozenset(("recruiting", "lost"))
        case _:
            return frozenset(("deploying",))


def _way(view: View, reach: Reach, move: MovePiece) -> Iterator[Space]:
    """Iterate over both ends, the spaces that may lie between, and what is beside the end."""
    start, to = move.start, move.to
    yield from (start, to)
    yield from reach.board.beside[to]
    if to in reach.board.beside[start]:
        return
    rank = next((piece.rank for piece in view.pieces if piece.space == start), None)
    if rank != CAPTAIN:
        yield from reach.over[start].get(to, ())
    if rank != SCOUT:
        yield from reach.strides[start].get(to, ())


def _line(reach: Reach, shot: FireCannon) -> Iterator[Space]:
    yield from (shot.start, shot.target)
    for one, two, other in reach.shots[shot.start]:
        if other.target == shot.target:
            yield from (one, two)


def _name(space: int) -> str:
    return f"space {SPACE_NAMES[space]}"


def meant(_view: View, _move: Move) -> frozenset[str]:
    """Return nothing: a move names all that it means."""
    return frozenset()


def changed(before: View, after: View) -> Changes:
    """Return the spaces on which a piece or a flag differs, and what the viewer is asked."""
    return dict((*_spaces(before, after), *_own(before, after), *_seats(before, after)))


def _spaces(before: View, after: View) -> Iterator[Change]:
    was, now = _pieces(before), _pieces(after)
    lay, lie = set(before.loose), set(after.loose)
    for space in sorted(was.keys() | now.keys()):
        if was.get(space) != now.get(space):
            yield _name(space), _standing(space, now.get(space))
    for space, flag in sorted(lay ^ lie):
        if was.get(space) == now.get(space):
            yield _name(space), _flag(space, flag, lies=(space, flag) in lie)


def _pieces(view: View) -> dict[Space, PieceView]:
    return {piece.space: piece for piece in view.pieces}


def _standing(space: Space, piece: PieceView | None) -> Text:
    """Return what stands on a space, as far as the viewer knows."""
    place = text("stratego4-on", space=SPACE_NAMES[space])
    if piece is None:
        return text("stratego4-changed-free", place=place)
    owner = Player(piece.seat)
    if piece.rank is None:
        return text("stratego4-changed-piece", place=place, owner=owner)
    return text("stratego4-changed-rank", place=place, owner=owner, rank=ranked(piece.rank))


def _flag(space: Space, flag: Seat, *, lies: bool) -> Text:
    place, owner = text("stratego4-on", space=SPACE_NAMES[space]), Player(flag)
    return text("stratego4-changed-flag", place=place, owner=owner, there="yes" if lies else "no")


def _own(before: View, after: View) -> Iterator[Change]:
    """Iterate over what the viewer is asked to do, and the pieces that it may recruit."""
    if _deploys(before) != _deploys(after):
        yield "deploying", text("stratego4-changed-deploying", still=_yes(_deploys(after)))
    if _recruits(before) != _recruits(after):
        yield "recruiting", text("stratego4-changed-recruiting", due=_yes(_recruits(after)))
    if _lost(before) != _lost(after):
        yield "lost", text("stratego4-changed-lost", count=len(_lost(after)))
    if _is_too_early(before) != _is_too_early(after):
        yield "slow start", text("stratego4-changed-slow-start", still=_yes(_is_too_early(after)))


def _deploys(view: View) -> bool:
    is_ready = view.viewer is not None and view.seats[view.viewer].ready
    return view.phase == "deploying" and not is_ready


def _recruits(view: View) -> bool:
    return view.phase == "recruiting" and view.turn == view.viewer


def _lost(view: View) -> tuple[Rank, ...]:
    return () if view.viewer is None else view.seats[view.viewer].lost


def _is_too_early(view: View) -> bool:
    """Whether flags may not enter the ring yet. Rule: R-9.3."""
    return view.options.slow_start and 0 < view.round <= SLOW_ROUNDS


def _seats(before: View, after: View) -> Iterator[Change]:
    for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if now.out and not was.out:
            key = "stratego4-event-resigned" if now.resigned else "stratego4-event-army-lost"
            yield f"seat {number}", text(key, player=Player(number))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
