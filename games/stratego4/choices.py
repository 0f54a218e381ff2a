"""What guided play of Stratego 4 offers: which choices, and their texts."""

import re
from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from core.game import Seat
from core.texts import Listing, Player, Text, text
from games.stratego4.board import SPACE_NAMES, Board, Rank, Space, board_for, steps_between
from games.stratego4.moves import FireCannon, Move, MovePiece, Recruit, reach_for
from games.stratego4.texts import ranked, space_name
from games.stratego4.view import PieceView, View

# The choices of Stratego 4: moves of a kind, formations, pieces and spaces.

AnyMove = TypeVar("AnyMove", bound=Move)

_ROWS = (7, 6, 7)
"""Pieces in the rows of a zone, from the front; the second lacks the recruitment space."""


# --- what can be done ----------------------------------------------------------------------------


def among(legal: Sequence[Move], kind: type[AnyMove]) -> list[AnyMove]:
    """Return the moves of one kind, in their order."""
    return [move for move in legal if isinstance(move, kind)]


def goals_of(legal: Sequence[Move], start: Space) -> list[Space]:
    """Return the spaces that a piece can move to or attack, each once."""
    return sorted({move.to for move in among(legal, MovePiece) if move.start == start})


def shots_of(legal: Sequence[Move], start: Space) -> list[Space]:
    """Return the spaces that a cannon can fire at."""
    return [shot.target for shot in among(legal, FireCannon) if shot.start == start]


def piece_meant(view: View, legal: Sequence[Move], typed: str) -> Space | None:
    """Return the first space that was typed, if an own piece there can act; otherwise None."""
    able = {move.start for move in legal if isinstance(move, MovePiece | FireCannon)}
    for word in re.split(r"[^a-z0-9]+|(?<=\d)x", typed.casefold()):
        space = space_named(view, word)
        if space is not None:
            return space if space in able else None
    return None


def others_for(view: View, first: Space) -> list[PieceView]:
    """Return the viewer's pieces whose rank differs from that of the piece on a space."""
    piece = piece_at(view, first)
    return [] if piece is None else [p for p in own_pieces(view) if p.rank != piece.rank]


def ranks_of(view: View) -> tuple[Rank, ...]:
    """Return the ranks of the viewer's army, in the order of its zone."""
    zone = board_of(view).zones[view.viewer or 0]
    found = {piece.space: piece.rank for piece in own_pieces(view)}
    return tuple(rank for space in zone if (rank := found.get(space)) is not None)


def grid_of(ranks: Sequence[Rank]) -> tuple[str, ...]:
    """Return the rows of an army as text: its ranks, row by row from the front."""
    digits, lines, start = [str(rank) for rank in ranks], [], 0
    for length in _ROWS:
        lines.append(" ".join(digits[start : start + length]))
        start += length
    return tuple(lines)


# --- pieces and spaces ---------------------------------------------------------------------------


def board_of(view: View) -> Board:
    """Return the side of the board in use."""
    return board_for(len(view.seats))


def space_named(view: View, typed: str) -> Space | None:
    """Return the space that was typed, None if this board has none of that name."""
    try:
        return board_of(view).space(typed.strip().casefold())
    except ValueError:
        return None


def piece_at(view: View, space: Space) -> PieceView | None:
    """Return the piece on a space, None if the viewer sees none."""
    return next((piece for piece in view.pieces if piece.space == space), None)


def own_pieces(view: View) -> list[PieceView]:
    """Return the viewer's pieces, highest rank first."""
    own = [piece for piece in view.pieces if piece.seat == view.viewer]
    return sorted(own, key=lambda piece: (-rank_of(piece), piece.space))


def rank_of(piece: PieceView) -> Rank:
    """Return the rank of an own piece."""
    assert piece.rank is not None, "everybody knows their own pieces"
    return piece.rank


# Texts for the choices of Stratego 4. Every rank in a text comes from the reader's own view.


def formation_words(key: str) -> tuple[Text, Text]:
    """Return the name of a formation, and what distinguishes it."""
    name = text(f"stratego4-formation-{key}")
    return name, text(f"stratego4-formation-{key}-about")


def reach_words(view: View, legal: Sequence[Move], piece: PieceView) -> Text:
    """Return how many moves, attacks and shots a piece has."""
    goals = goals_of(legal, piece.space)
    attacks = sum(piece_at(view, to) is not None for to in goals)
    words = text(
        "stratego4-play-reach",
        free=len(goals) - attacks,
        attacks=attacks,
        shots=len(shots_of(legal, piece.space)),
    )
    return words if piece.flag is None else text("stratego4-play-reach-flag", reach=words)


def recruit_name(view: View, move: Recruit) -> Text:
    """Return a beaten piece that the viewer may recruit, with its number."""
    assert view.viewer is not None, "only a player recruits"
    return lost_name(move.rank, view.seats[view.viewer].lost.count(move.rank))


def piece_name(piece: PieceView) -> Text:
    """Return an own piece: its space and rank."""
    rank, space = ranked(rank_of(piece)), space_name(piece.space)
    return text("stratego4-play-piece", space=space, rank=rank)


def piece_button(piece: PieceView) -> Text:
    """Return an own piece in short, for a button: its space and the number of its rank."""
    space = space_name(piece.space)
    return text("stratego4-play-piece", space=space, rank=rank_of(piece))


def rank_icon(rank: Rank | None) -> str:
    """Return the icon of a rank, or of an unknown one."""
    return "unknown" if rank is None else f"rank-{rank}"


def flag_name(view: View, flag: Seat) -> Text:
    """Return whose flag it is."""
    if flag == view.viewer:
        return text("stratego4-play-flag-own")
    return text("stratego4-play-flag-of", owner=Player(flag))


def target_name(view: View, to: Space) -> Text:
    """Return a space, and whose piece stands there."""
    piece = piece_at(view, to)
    if piece is None:
        return text("stratego4-play-target", space=space_name(to))
    return _rivals((piece,))


def target_words(view: View, to: Space) -> Text:
    """Return what stands on a space, as far as the viewer knows."""
    piece = piece_at(view, to)
    if piece is None:
        return _free_words(view, to)
    rank = text("stratego4-play-unknown") if piece.rank is None else ranked(piece.rank)
    if piece.flag is not None:
        flag = flag_name(view, piece.flag)
        return text("stratego4-play-stands-flag", rank=rank, flag=flag)
    return text("stratego4-play-stands", rank=rank, moved="yes" if piece.moved else "no")


def known_words(view: View, targets: Sequence[Space]) -> tuple[Text, ...]:
    """Return a line for each kind of piece on these spaces, as far as the viewer knows: where they
    stand, whose they are, and what."""
    alike: dict[tuple[object, ...], list[PieceView]] = {}
    for piece in filter(None, (piece_at(view, to) for to in targets)):
        known = (piece.seat, piece.rank, piece.flag, piece.moved)
        alike.setdefault(known, []).append(piece)
    return tuple(
        text("guide-pair", one=_rivals(pieces), other=target_words(view, pieces[0].space))
        for pieces in alike.values()
    )


def _rivals(pieces: Sequence[PieceView]) -> Text:
    """Return where these pieces stand, and whose all of them are."""
    spaces = Listing(tuple(space_name(piece.space) for piece in pieces), "comma")
    return text("stratego4-play-rival", space=spaces, owner=Player(pieces[0].seat))


def way_words(view: View, start: Space, to: Space) -> Text:
    """Return what stands on a space, and its distance and direction from a piece."""
    return text(
        "stratego4-play-way",
        found=target_words(view, to),
        steps=steps_between(board_of(view), start, to),
        way=way_of(view, start, to),
    )


def way_of(view: View, start: Space, to: Space) -> str:
    """Return the direction of a way relative to the castle: inward, past, outward or aside.

    "past": it comes nearer to the castle and then goes away again.
    """
    board, ways = board_of(view), reach_for(len(view.seats))
    off = partial(steps_between, board, board.turret)
    nearer = off(start) - off(to)
    between = ways.over[start].get(to) or ()
    if min(map(off, between), default=off(to)) < min(off(start), off(to)):
        return "past"
    return "inward" if nearer > 0 else "outward" if nearer < 0 else "aside"


def _free_words(view: View, to: Space) -> Text:
    flags = [flag_name(view, owner) for space, owner in view.loose if space == to]
    if flags:
        return text("stratego4-play-free-flag", flags=Listing(tuple(flags)))
    return text("stratego4-play-free")


def lost_name(rank: Rank, count: int) -> Text:
    """Return a number of beaten pieces of a rank."""
    return text("stratego4-play-lost", rank=ranked(rank), count=count)


def key_of(space: Space) -> str:
    """Return a space as the notation writes it."""
    return SPACE_NAMES[space]
