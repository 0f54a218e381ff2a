"""Private marks on rivals' pieces: a player's guesses of their ranks.

A piece is named by the space where it was deployed. Once a duel or its return has revealed its
rank, it is named by that space and the number of ranks revealed so far. So a mark follows its
piece, and disappears when the rank becomes public.
"""

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from core.errors import Refusal, UnreadableMove
from core.guided_play import STEP, Ask, Marks, Menu, Option, UnknownStep, Where
from core.texts import Player, Text, text
from games.stratego4.board import RANKS, SPACE_NAMES, Rank, Space
from games.stratego4.choices import (
    key_of,
    piece_at,
    rank_icon,
    space_named,
    target_name,
    target_words,
)
from games.stratego4.moves import DuelFought, Event, Move, PieceMoved, Recruited
from games.stratego4.notation import rank_named
from games.stratego4.texts import ranked
from games.stratego4.view import PieceView, Plan, View

CLEAR: Final = "clear"
"""The choice that removes a mark."""


def things(view: View, told: Iterable[Event]) -> Mapping[str, str]:
    """Return the rivals' pieces whose rank the viewer does not know, by space."""
    names = _names(told)
    spaces = [key_of(piece.space) for piece in hidden_pieces(view)]
    return {space: names.get(space, space) for space in spaces}


def _names(told: Iterable[Event]) -> dict[str, str]:
    """Return the names of pieces that are not where they were deployed, by space."""
    names: dict[str, str] = {}
    ranks_told = 0
    for event in told:
        match event:
            case PieceMoved(start=start, to=to):
                names[key_of(to)] = names.pop(key_of(start), key_of(start))
            case DuelFought(to=to) | Recruited(space=to):
                ranks_told += 1
                names[key_of(to)] = f"{key_of(to)}.{ranks_told}"
    return names


def hidden_pieces(view: View) -> list[PieceView]:
    """Return the rivals' pieces whose rank the viewer does not know; none for the public."""
    return [] if view.viewer is None else [p for p in view.pieces if p.rank is None]


def read(view: View, place: str, mark: str) -> tuple[str, str]:
    """Return the space of a rival's piece and a rank. Raises UnreadableMove."""
    space = space_named(view, place)
    if space is None or space not in {piece.space for piece in hidden_pieces(view)}:
        raise UnreadableMove(Refusal("stratego4-refusal-mark-piece"))
    if mark == CLEAR:
        return key_of(space), ""
    rank = rank_named(mark)
    if rank is None:
        raise UnreadableMove(Refusal("stratego4-refusal-mark-rank"))
    return key_of(space), str(rank)


def said(view: View, place: str, mark: str) -> Text:
    """Return a text that says which rank the piece is marked as."""
    piece = target_name(view, Space(SPACE_NAMES.index(place)))
    if not mark:
        return text("stratego4-mark-cleared", piece=piece)
    return text("stratego4-mark-made", piece=piece, rank=ranked(_rank(mark)))


def ask(view: View, marks: Marks, chosen: tuple[str, ...]) -> Ask[Move]:
    """Return a menu of pieces for each rival; for a piece, a menu of ranks."""
    match chosen:
        case ():
            pieces = sorted(hidden_pieces(view), key=attrgetter("seat"))
            rows = tuple(
                Menu(
                    STEP,
                    tuple(_piece_option(view, piece, marks) for piece in army),
                    text("stratego4-mark-whose", owner=Player(seat)),
                )
                for seat, army in groupby(pieces, attrgetter("seat"))
            )
            return Ask(rows, (text("stratego4-mark-which"), *_noted(marks)))
        case (key,):
            piece = _piece(view, key)
            options = tuple(Option(str(rank), ranked(rank), icon=rank_icon(rank)) for rank in RANKS)
            if key in marks:
                options = (Option(CLEAR, text("stratego4-mark-clear")), *options)
            words = text("stratego4-mark-as-what", piece=target_name(view, piece.space))
            menu = Menu(STEP, options, text("stratego4-mark-ranks"), (key,))
            return Ask((menu,), (words,), Plan(piece.space, ()), Where(STEP))
    raise UnknownStep(STEP)


def _piece(view: View, key: str) -> PieceView:
    space = space_named(view, key)
    piece = None if space is None else piece_at(view, space)
    if piece is None or piece not in hidden_pieces(view):
        raise UnknownStep(key)
    return piece


def _piece_option(view: View, piece: PieceView, marks: Marks) -> Option:
    """Return a piece with its mark or, without one, with what everybody knows of it."""
    key = key_of(piece.space)
    hint, taken_for = target_words(view, piece.space), None
    if key in marks:
        taken_for = _rank(marks[key])
        hint = text("stratego4-mark-taken-for", rank=ranked(taken_for))
    return Option(key, target_name(view, piece.space), hint, icon=rank_icon(taken_for))


def _noted(marks: Marks) -> tuple[Text, ...]:
    return (text("stratego4-mark-count", count=len(marks)),) if marks else ()


def laid_over(plan: Plan | None, marks: Marks) -> Plan:
    """Return the plan with the marks added, by space."""
    laid = sorted((Space(SPACE_NAMES.index(key)), _rank(mark)) for key, mark in marks.items())
    return replace(Plan(None, ()) if plan is None else plan, marks=tuple(laid))


def _rank(mark: str) -> Rank:
    return Rank(int(mark))
