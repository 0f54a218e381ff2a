"""Several tables of the same deal, each with its game move by move."""

from collections.abc import Sequence
from itertools import groupby, islice
from typing import Any

import msgspec

from core.translatable_text import Text, text
from pages.shown_game import Perspective, ShownGame, of_record
from tables.history.positions import PastMoment
from tables.history.record import GameRecord, UnreadableRecord, have_one_deal
from tables.model.game_json import AnyGame
from workers.page_requests import RoundOfOneDeal


class ShownTable(msgspec.Struct, frozen=True):
    """A table of a deal. ``judged``: its round ended before its game, which counted as shared."""

    name: Text
    shown: ShownGame
    judged: bool = False


class ShownDeal(msgspec.Struct, frozen=True):
    """Tables of the same deal, in the order in which they stand.

    ``cup``, ``round``: where they were played, if in a cup. ``left_out``: so many more tables of
    the round are not on the page. ``has_all_eyes``: no viewer of a game was left out.
    """

    tables: tuple[ShownTable, ...]
    cup: str | None = None
    round: int = 0
    left_out: int = 0
    has_all_eyes: bool = True

    @property
    def positions(self) -> int:
        """How many positions are to be composed: those of all eyes of all tables."""
        eyes = (each for table in self.tables for each in table.shown.perspectives)
        return sum(len(each.moments) for each in eyes)

    def through_first_eyes(self) -> "ShownDeal":
        """Return the deal as the first viewer of each game sees it."""
        tables = (
            msgspec.structs.replace(table, shown=table.shown.through_first_eyes())
            for table in self.tables
        )
        alone = all(len(table.shown.perspectives) == 1 for table in self.tables)
        return msgspec.structs.replace(self, tables=tuple(tables), has_all_eyes=alone)

    def first(self, most: int) -> "ShownDeal":
        """Return the deal with so many of its tables at most; the others are left out."""
        left_out = self.left_out + max(0, len(self.tables) - most)
        return msgspec.structs.replace(self, tables=self.tables[:most], left_out=left_out)


def deal_of_round(
    played: RoundOfOneDeal, games: Sequence[GameRecord | ShownGame], game: AnyGame
) -> ShownDeal:
    """Show the tables of a cup's round; ``games``: of each.

    Raises UnreadableRecord if one does not fit the rules.
    """
    tables = tuple(
        ShownTable(
            text("page-table-own" if table.own else "page-table", code=table.code),
            by_move(of_record(one, game) if isinstance(one, GameRecord) else one),
            table.judged,
        )
        for table, one in zip(played.tables, games, strict=True)
    )
    return ShownDeal(tables, played.cup, played.number, played.left_out)


def deal_of_records(
    records: Sequence[GameRecord], game: AnyGame, names: Sequence[str] = ()
) -> ShownDeal:
    """Show these games; ``names``: of the seats of the first, then of the second, and so on.

    Raises UnreadableRecord if their deals differ, or one does not fit the rules.
    """
    if not have_one_deal(records):
        raise UnreadableRecord("These games did not have the same deal: make a page of each.")
    given = iter(names)
    tables = (
        ShownTable(
            text("page-table", code=str(number)),
            by_move(of_record(record, game, tuple(islice(given, record.seats)))),
        )
        for number, record in enumerate(records, 1)
    )
    return ShownDeal(tuple(tables))


# --- move by move --------------------------------------------------------------------------------


def by_move(shown: ShownGame) -> ShownGame:
    """Return a game with one moment for each public move, through all eyes.

    So the moments of several games can be set side by side by their numbers. What happened after a
    public move and before the next is told with it.
    """
    eyes = tuple(map(_by_move, shown.perspectives))
    return msgspec.structs.replace(shown, perspectives=eyes)


def _by_move(eyes: Perspective) -> Perspective:
    both = zip(eyes.moments, eyes.views, strict=True)
    joined = [_joined(list(some)) for _, some in groupby(both, lambda one: one[0].moves)]
    moments, views = zip(*joined, strict=True)
    return Perspective(eyes.sees, eyes.seat, moments, views)


def _joined(together: Sequence[tuple[PastMoment, Any]]) -> tuple[PastMoment, Any]:
    """Return the last of these moments with its view, told with all that happened in them."""
    last, view = together[-1]
    events = tuple(event for moment, _ in together for event in moment.events)
    return msgspec.structs.replace(last, seq=last.moves, events=events), view
