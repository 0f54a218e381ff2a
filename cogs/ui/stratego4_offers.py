"""What the options of /stratego offer while they are typed."""

from collections.abc import Iterable

from cogs.ui import stratego4 as play
from cogs.ui import stratego4_deploying as deploying
from cogs.ui.offers import Offered, Reader
from cogs.ui.stratego4_words import (
    key_of,
    own_pieces,
    piece_name,
    space_named,
    target_name,
    target_words,
)
from core.text import Say
from games.stratego4.board import Space
from games.stratego4.moves import Recruit
from games.stratego4.view import PieceView


def formations(reader: Reader) -> Offered:
    """Ready-made armies, and their mirror images."""
    if not _deploys(reader):
        return {}
    return {name: key for key, name, _ in deploying.formations(reader.say)}


def swapped(reader: Reader) -> Offered:
    """Pieces that can change places."""
    return _named(own_pieces(reader.look.view), reader.say) if _deploys(reader) else {}


def swapped_with(reader: Reader) -> Offered:
    """Pieces to change places with the one that is named beside, or with any."""
    if not _deploys(reader):
        return {}
    first = _beside(reader)
    if first is None:
        return swapped(reader)
    return _named(deploying.others_for(reader.look.view, first), reader.say)


def movers(reader: Reader) -> Offered:
    """Pieces that can move or attack."""
    return _named(play.able_pieces(reader.look), reader.say)


def goals(reader: Reader) -> Offered:
    """Where the piece that is named beside can go."""
    start = _beside(reader)
    return {} if start is None else _targets(reader, play.goals_of(reader.look, start))


def cannons(reader: Reader) -> Offered:
    """Cannons that can fire."""
    return _named(play.loaded_cannons(reader.look), reader.say)


def shots(reader: Reader) -> Offered:
    """What the cannon that is named beside can fire at."""
    start = _beside(reader)
    return {} if start is None else _targets(reader, play.shots_of(reader.look, start))


def recruits(reader: Reader) -> Offered:
    """Beaten pieces one may bring back."""
    ranks = [move.rank for move in play.moves_among(reader.look, Recruit)]
    view, say = reader.look.view, reader.say
    return {say(play.recruit_label(rank, view)): str(rank) for rank in ranks}


def _deploys(reader: Reader) -> bool:
    return reader.look.asked is not None and reader.look.view.phase == "deploying"


def _beside(reader: Reader) -> Space | None:
    return space_named(reader.look.view, reader.beside)


def _named(pieces: Iterable[PieceView], say: Say) -> Offered:
    return {say(piece_name(piece)): key_of(piece.space) for piece in pieces}


def _targets(reader: Reader, found: Iterable[Space]) -> Offered:
    """Spaces, each with what stands there."""
    view, say, names = reader.look.view, reader.say, reader.names
    return {
        f"{say(target_name(view, to, names))} · {say(target_words(view, to, names))}": key_of(to)
        for to in found
    }
