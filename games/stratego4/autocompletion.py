"""Autocompletion for the options of /stratego."""

from collections.abc import Iterable
from typing import TypeAlias

from core.guided_play import Offered
from core.guided_play import Typing as AnyTyping
from core.translatable_text import text
from games.stratego4.board import RANKS, Space
from games.stratego4.choice_texts import (
    formation_name,
    key_of,
    piece_name,
    recruit_name,
    target_name,
    target_words,
)
from games.stratego4.choices import (
    able_pieces,
    among,
    formation_key,
    formations,
    goals_of,
    loaded_cannons,
    others_for,
    own_pieces,
    shots_of,
    space_named,
)
from games.stratego4.moves import Move, Recruit
from games.stratego4.piece_marks import CLEAR, hidden_pieces
from games.stratego4.texts import ranked
from games.stratego4.view import PieceView, View

Typing: TypeAlias = AnyTyping[View, Move]


def ready_made(typing: Typing) -> Offered:
    """Suggest ready-made armies, and their mirror images."""
    if not _deploys(typing):
        return []
    return [
        (formation_name(key, mirror=mirror), formation_key(key, mirror=mirror))
        for key, mirror, _ in formations()
    ]


def swapped(typing: Typing) -> Offered:
    """Suggest pieces that can change places."""
    return _named(own_pieces(typing.view)) if _deploys(typing) else []


def swapped_with(typing: Typing) -> Offered:
    """Suggest pieces to change places with the one that the other option names, or with any."""
    if not _deploys(typing):
        return []
    first = _beside(typing)
    return swapped(typing) if first is None else _named(others_for(typing.view, first))


def movers(typing: Typing) -> Offered:
    """Suggest pieces that can move or attack."""
    return _named(able_pieces(typing.view, typing.legal))


def goals(typing: Typing) -> Offered:
    """Suggest where the piece that the other option names can go."""
    start = _beside(typing)
    return [] if start is None else _targets(typing.view, goals_of(typing.legal, start))


def cannons(typing: Typing) -> Offered:
    """Suggest cannons that can fire."""
    return _named(loaded_cannons(typing.view, typing.legal))


def shots(typing: Typing) -> Offered:
    """Suggest what the cannon that the other option names can fire at."""
    start = _beside(typing)
    return [] if start is None else _targets(typing.view, shots_of(typing.legal, start))


def recruits(typing: Typing) -> Offered:
    """Suggest beaten pieces that may be recruited."""
    moves = among(typing.legal, Recruit)
    return [(recruit_name(typing.view, move), str(move.rank)) for move in moves]


def hidden(typing: Typing) -> Offered:
    """Suggest rivals' pieces that can be marked."""
    return _targets(typing.view, (piece.space for piece in hidden_pieces(typing.view)))


def takable_for(typing: Typing) -> Offered:
    """Suggest ranks for a mark, and its removal."""
    if not hidden_pieces(typing.view):
        return []
    ranks = [(ranked(rank), str(rank)) for rank in RANKS]
    return [*ranks, (text("stratego4-mark-clear"), CLEAR)]


def _deploys(typing: Typing) -> bool:
    return typing.asked and typing.view.phase == "deploying"


def _beside(typing: Typing) -> Space | None:
    return space_named(typing.view, typing.beside)


def _named(pieces: Iterable[PieceView]) -> Offered:
    return [(piece_name(piece), key_of(piece.space)) for piece in pieces]


def _targets(view: View, found: Iterable[Space]) -> Offered:
    """Return spaces, each with what stands there."""
    return [
        (text("guide-pair", one=target_name(view, to), other=target_words(view, to)), key_of(to))
        for to in found
    ]
