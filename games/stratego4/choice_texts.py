"""Texts for the choices of Stratego 4. Every rank in a text comes from the reader's own view."""

from collections.abc import Sequence
from functools import partial

from core.game import Seat
from core.translatable_text import Listing, Player, Text, text
from games.stratego4.board import SPACE_NAMES, Rank, Space, steps_between
from games.stratego4.choices import board_of, goals_of, piece_at, rank_of, shots_of
from games.stratego4.moves import Move, Recruit
from games.stratego4.reach_tables import reach_for
from games.stratego4.texts import ranked, space_name
from games.stratego4.view import PieceView, View


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
