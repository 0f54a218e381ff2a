"""The choices of Stratego 4, and texts for them.

Every rank in a text comes from the reader's own view.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeVar

from core.game import Seat
from core.translatable_text import Listing, Player, Text, text
from games.stratego4.board import SPACE_NAMES, Board, Rank, Space, board_for, steps_between
from games.stratego4.moves import Arrange, FireCannon, Move, MovePiece, Recruit
from games.stratego4.reach_tables import reach_for
from games.stratego4.ready_made_armies import FORMATIONS, mirrored
from games.stratego4.texts import place_on, ranked, space_name
from games.stratego4.view import PieceView, View

AnyMove = TypeVar("AnyMove", bound=Move)

_ROWS = (7, 6, 7)
"""Pieces in the rows of a zone, from the front; the second lacks the recruitment space."""


# --- what can be done ----------------------------------------------------------------------------


def among(legal: Sequence[Move], kind: type[AnyMove]) -> list[AnyMove]:
    """Return the moves of one kind, in their order."""
    return [move for move in legal if isinstance(move, kind)]


def able_pieces(view: View, legal: Sequence[Move]) -> list[PieceView]:
    """Return the viewer's pieces that can move or attack, highest rank first."""
    able = {move.start for move in among(legal, MovePiece)}
    return [piece for piece in own_pieces(view) if piece.space in able]


def loaded_cannons(view: View, legal: Sequence[Move]) -> list[PieceView]:
    """Return the viewer's cannons that have a target."""
    able = {shot.start for shot in among(legal, FireCannon)}
    return [piece for piece in own_pieces(view) if piece.space in able]


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


def formations() -> Iterator[tuple[str, bool, Arrange]]:
    """Iterate over formations: key, whether mirrored, move; each before its mirror image."""
    for key, ranks in FORMATIONS.items():
        yield key, False, Arrange(ranks)
        yield key, True, Arrange(mirrored(ranks))


def formation_key(key: str, *, mirror: bool) -> str:
    """Return the value of a formation in autocompletion."""
    return f"mirrored {key}" if mirror else key


def arranged(typed: str) -> str:
    """Return the ranks of the formation that was typed, as text; any other input unchanged."""
    found = {formation_key(key, mirror=mirror): move for key, mirror, move in formations()}
    move = found.get(" ".join(typed.casefold().split()))
    return typed if move is None else "".join(map(str, move.ranks))


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


# --- words ---------------------------------------------------------------------------------------


def formation_name(key: str, *, mirror: bool) -> Text:
    """Return the name of a formation."""
    name = text(f"stratego4-formation-{key}")
    return text("stratego4-play-formation-mirrored", formation=name) if mirror else name


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
    return text("stratego4-play-rival", space=space_name(to), owner=Player(piece.seat))


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


def flags_words(view: View) -> tuple[Text, ...]:
    """Return where every flag is, and what its bearer may do with it."""
    lines = []
    for owner, flag in enumerate(view.flags):
        if flag.space is None:
            continue
        named, place = flag_name(view, Seat(owner)), place_on(flag.space)
        if flag.bearer is None:
            lines.append(text("stratego4-play-flag-lies", flag=named, place=place))
        elif flag.bearer == view.viewer:
            lines.append(text("stratego4-play-flag-mine", flag=named, place=place))
        else:
            bearer = Player(flag.bearer)
            lines.append(text("stratego4-play-flag-borne", flag=named, place=place, bearer=bearer))
    return (*lines, text("stratego4-play-flag-rule"))


def key_of(space: Space) -> str:
    """Return a space as the notation writes it."""
    return SPACE_NAMES[space]
