"""What a page shows: a game moment by moment, as each of some viewers saw it.

It is made either from the record of a whole game, which names nobody, or from the moments that one
person saw of a game that is not over.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import chain, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from core.game import Seat
from core.game_places import TEXTS, PackageFault, places_of
from core.texts import Text, Words
from games import game_in
from i18n.entries import add_text_folder
from model.game_json import AnyGame
from model.log import without_ids
from rendering.painters import Painter
from tables.history.moments import AllOpen, Eyes, Moments, PastMoment, Story, noted
from tables.history.records import GameRecord, UnreadableRecord, story_of_record

if TYPE_CHECKING:
    from catalog import Entry

Sees: TypeAlias = Literal["open", "public", "seat"]
"""How much a viewer sees: everything, what everybody does, or what a seat does."""

LONGEST_NAME: Final = 40
"""Characters of a name that are kept."""


class Perspective(msgspec.Struct, frozen=True):
    """A game as one viewer saw it: its moments in force, and the view at each of them.

    ``seat``: whose, if a seat's.
    """

    sees: Sees
    seat: Seat | None
    moments: tuple[PastMoment, ...]
    views: tuple[Any, ...]


class ShownGame(msgspec.Struct, frozen=True):
    """A game for a page. ``perspectives``: the one shown first comes first.

    ``names``: of the seats, as whoever makes the page gives them; fewer than seats, or none: the
    others are called by their number. ``seal``, ``seed``: of the shuffle, once a game is over.
    ``without_seats``: seats' perspectives were left out, as the page would be too large.
    """

    game: str
    seats: int
    options: msgspec.Raw
    perspectives: tuple[Perspective, ...]
    names: tuple[str, ...] = ()
    seal: str | None = None
    seed: str | None = None
    without_seats: bool = False

    def open_to_all(self) -> "ShownGame":
        """Return the game without what single seats saw: all open, and as everybody saw it."""
        kept = tuple(each for each in self.perspectives if each.seat is None)
        return msgspec.structs.replace(self, perspectives=kept, without_seats=True)


def of_record(record: GameRecord, game: AnyGame, names: Sequence[str] = ()) -> ShownGame:
    """Show a whole game through all eyes. Raises UnreadableRecord if it does not fit the rules."""
    story = story_of_record(record, game)
    return ShownGame(
        game=record.game,
        seats=record.seats,
        options=record.options,
        perspectives=tuple(_perspectives(story, game, record)),
        names=tuple(name[:LONGEST_NAME] for name in names),
        seal=record.seal,
        seed=record.seed,
    )


def of_moments(moments: Moments) -> ShownGame:
    """Show a game as one person saw it, without anything about the people at the table."""
    table, seen = moments.table, moments
    sees: Sees = "public" if seen.seat is None else "seat"
    nameless = tuple(
        msgspec.structs.replace(one, notices=tuple(map(without_ids, one.notices)))
        for one in seen.moments
    )
    view = _in_force(sees, seen.seat, nameless, seen.view)
    return ShownGame(table.game, len(table.seats), table.options, (view,))


def _perspectives(story: Story, game: AnyGame, record: GameRecord) -> Iterator[Perspective]:
    """Yield all open, then what everybody saw, then what each seat did.

    Without secrets everybody saw all there was to see.
    """
    seen = partial(_seen, story, [(one.after, one.said) for one in record.notices or ()])
    if game.manifest.has_secrets:
        yield seen("open", None, AllOpen(record.outcome))
    yield seen("public", None, None)
    if game.manifest.has_secrets:
        yield from (seen("seat", Seat(seat), Seat(seat)) for seat in range(record.seats))


def _seen(
    story: Story,
    notices: Sequence[tuple[int, tuple[Text, ...]]],
    sees: Sees,
    seat: Seat | None,
    eyes: Eyes,
) -> Perspective:
    moments = noted(story.moments_of(eyes), notices)
    return _in_force(sees, seat, moments, lambda place: story.view(moments[place].seq, eyes))


def _in_force(
    sees: Sees, seat: Seat | None, moments: Sequence[PastMoment], view: Callable[[int], Any]
) -> Perspective:
    """Leave out moves that were taken back, and the taking back; what happened to the table after
    them stands after the move before."""
    places = [n for n, one in enumerate(moments) if one.stands]
    runs = pairwise((*places, len(moments)))
    told = (tuple(chain(*(one.notices for one in moments[a:b]))) for a, b in runs)
    both = zip(places, told, strict=True)
    kept = tuple(msgspec.structs.replace(moments[n], notices=notices) for n, notices in both)
    return Perspective(sees, seat, kept, tuple(map(view, places)))


# --- what a page needs of its rules --------------------------------------------------------------


@dataclass(frozen=True)
class InstalledGame:
    """A game of the house or of an installed package."""

    game: AnyGame
    words: Words[Any, Any, Any]
    painter: Painter[Any, Any]


PageGame: TypeAlias = "InstalledGame | Entry"
"""A game of which a page can be made."""


def installed_game(key: str) -> InstalledGame:
    """Load the game of this key, and let its texts be known. Raises UnreadableRecord without it."""
    try:
        places = places_of(key)
    except PackageFault as fault:
        raise UnreadableRecord(f"This is a record of {key!r}, a game I do not know.") from fault
    if places.package is not None:
        add_text_folder(Path(str(places.file(TEXTS))))
    words: Any = import_module(places.rules_file("texts"))
    painter: Any = import_module(places.painter)
    return InstalledGame(game_in(import_module(places.rules_file("game"))), words, painter)
