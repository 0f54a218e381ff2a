"""What the guided play of Stratego 4 says of pieces, spaces and what stands on them.

Every rank that is said here comes from the view of whoever reads it.
"""

from collections.abc import Mapping
from typing import TypeAlias

from core.game import Seat
from core.text import Listing, Text, Value, text
from games.stratego4.board import SPACE_NAMES, Board, Rank, Space, board_for
from games.stratego4.view import PieceView, View
from games.stratego4.words import place_on, ranked, space_name

Names: TypeAlias = Mapping[int, Value]
"""What the people in the seats are called."""


def board_of(view: View) -> Board:
    """The side of the board that is played on."""
    return board_for(len(view.seats))


def space_named(view: View, typed: str) -> Space | None:
    """The space that was written, None where it is none of this board."""
    try:
        return board_of(view).space(typed.strip().casefold())
    except ValueError:
        return None


def piece_at(view: View, space: Space) -> PieceView | None:
    """The piece that stands there, if this viewer sees one."""
    return next((piece for piece in view.pieces if piece.space == space), None)


def own_pieces(view: View) -> list[PieceView]:
    """The pieces of whoever looks, the highest first."""
    own = [piece for piece in view.pieces if piece.seat == view.viewer]
    return sorted(own, key=lambda piece: (-rank_of(piece), piece.space))


def rank_of(piece: PieceView) -> Rank:
    """The rank of a piece of one's own."""
    assert piece.rank is not None, "everybody knows their own pieces"
    return piece.rank


def piece_name(piece: PieceView) -> Text:
    """A piece of one's own: where it stands, and its rank."""
    rank, space = ranked(rank_of(piece)), space_name(piece.space)
    return text("stratego4-play-piece", space=space, rank=rank)


def flag_name(view: View, flag: Seat, names: Names) -> Text:
    """Whose flag it is."""
    if flag == view.viewer:
        return text("stratego4-play-flag-own")
    return text("stratego4-play-flag-of", owner=names[flag])


def target_name(view: View, to: Space, names: Names) -> Text:
    """A space, and whose piece stands there."""
    piece = piece_at(view, to)
    if piece is None:
        return text("stratego4-play-target", space=space_name(to))
    return text("stratego4-play-rival", space=space_name(to), owner=names[piece.seat])


def target_words(view: View, to: Space, names: Names) -> Text:
    """What is to be found on a space, as far as this viewer knows."""
    piece = piece_at(view, to)
    if piece is None:
        return _free_words(view, to, names)
    rank = text("stratego4-play-unknown") if piece.rank is None else ranked(piece.rank)
    if piece.flag is not None:
        flag = flag_name(view, piece.flag, names)
        return text("stratego4-play-stands-flag", rank=rank, flag=flag)
    return text("stratego4-play-stands", rank=rank, moved="yes" if piece.moved else "no")


def _free_words(view: View, to: Space, names: Names) -> Text:
    flags = [flag_name(view, owner, names) for space, owner in view.loose if space == to]
    if flags:
        return text("stratego4-play-free-flag", flags=Listing(tuple(flags)))
    return text("stratego4-play-free")


def lost_name(rank: Rank, count: int) -> Text:
    """So many beaten pieces of a rank."""
    return text("stratego4-play-lost", rank=ranked(rank), count=count)


def flags_words(view: View, names: Names) -> tuple[Text, ...]:
    """Where every flag is, and what its bearer may do with it."""
    lines = []
    for owner, flag in enumerate(view.flags):
        if flag.space is None:
            continue
        named, place = flag_name(view, Seat(owner), names), place_on(flag.space)
        if flag.bearer is None:
            lines.append(text("stratego4-play-flag-lies", flag=named, place=place))
        elif flag.bearer == view.viewer:
            lines.append(text("stratego4-play-flag-mine", flag=named, place=place))
        else:
            bearer = names[flag.bearer]
            lines.append(text("stratego4-play-flag-borne", flag=named, place=place, bearer=bearer))
    return (*lines, text("stratego4-play-flag-rule"))


def key_of(space: Space) -> str:
    """A space as the notation writes it."""
    return SPACE_NAMES[space]
