"""Several tables of the same deal: each of their games move by move, seen with the same eyes."""

from collections.abc import Sequence
from itertools import groupby, islice
from typing import Any

import msgspec

from core.translatable_text import Text, text
from pages.shown_game import Perspective, ShownGame, of_record
from tables.history.positions import PastMoment
from tables.history.record import GameRecord, UnreadableRecord, have_one_deal
from tables.model.game_json import AnyGame
from workers.tables_side_by_side import RoundOfOneDeal


class ShownTable(msgspec.Struct, frozen=True):
    """A table of a deal. ``judged``: its round ended before its game, which counted as shared."""

    name: Text
    shown: ShownGame
    judged: bool = False


class ShownDeal(msgspec.Struct, frozen=True):
    """Tables of the same deal, in the order in which they stand.

    ``cup``, ``round``: where they were played, if in a cup. ``left_out``: so many more tables of
    the round are not on the page.
    """

    tables: tuple[ShownTable, ...]
    cup: str | None = None
    round: int = 0
    left_out: int = 0

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


# --- one pair of eyes ----------------------------------------------------------------------------


def by_move(shown: ShownGame) -> ShownGame:
    """Return a game through its first eyes, with one moment for each public move.

    So the moments of several games can be set side by side by their numbers. What happened after a
    public move and before the next is told with it.
    """
    first = shown.perspectives[0]
    both = zip(first.moments, first.views, strict=True)
    grouped = [_joined(list(some)) for _, some in groupby(both, lambda one: one[0].moves)]
    moments, views = zip(*grouped, strict=True)
    eyes = Perspective(first.sees, first.seat, moments, views)
    return msgspec.structs.replace(shown, perspectives=(eyes,), without_seats=False)


def _joined(together: Sequence[tuple[PastMoment, Any]]) -> tuple[PastMoment, Any]:
    """Return the last of these moments with its view, told with all that happened in them."""
    last, view = together[-1]
    events = tuple(event for moment, _ in together for event in moment.events)
    return msgspec.structs.replace(last, seq=last.moves, events=events), view
