"""What each seat got at each of several tables of the same deal."""

from collections.abc import Mapping, Sequence

import msgspec

from core.game import Standing
from core.translatable_text import Say, Text, text
from pages.plain_text import plain
from pages.same_deal import ShownTable


class ResultCell(msgspec.Struct, frozen=True):
    """What a seat got. ``is_best``: nobody got more in this seat."""

    words: str
    is_best: bool


class ResultRow(msgspec.Struct, frozen=True):
    """A table and what each of its seats got."""

    table: str
    cells: tuple[ResultCell, ...]


class PageResults(msgspec.Struct, frozen=True):
    """A row for each table; all who held the same hand are in one column.

    ``columns``: what the columns are called, the first that of the tables.
    """

    columns: tuple[str, ...]
    rows: tuple[ResultRow, ...]


def results_of(tables: Sequence[ShownTable], say: Say) -> PageResults:
    """Return the results of these tables."""
    seats = range(tables[0].shown.seats)
    columns = (
        text("page-results-table"),
        *(text("player-number", number=seat + 1) for seat in seats),
    )
    best = {seat: _most(_worths(tables, seat)) for seat in seats}
    rows = (_row(table, best, say) for table in tables)
    return PageResults(tuple(plain(one, say) for one in columns), tuple(rows))


def _row(table: ShownTable, best: Mapping[int, int | None], say: Say) -> ResultRow:
    got = _standings(table)
    cells = (
        ResultCell(
            plain(_said(table, seat, got.get(seat)), say),
            is_best=seat in got and not table.judged and _worth(got[seat]) == best[seat],
        )
        for seat in range(table.shown.seats)
    )
    return ResultRow(plain(table.name, say), tuple(cells))


def _said(table: ShownTable, seat: int, got: Standing | None) -> Text:
    names = table.shown.names
    name = names[seat].strip() if seat < len(names) else ""
    if got is None:
        said = text("page-result-none")
    elif got.parts:
        said = text("page-result-points", points=got.points, rank=got.rank)
    else:
        said = text("page-result-rank", rank=got.rank)
    return text("page-result-named", name=name, result=said) if name else said


def _most(worths: Sequence[int]) -> int | None:
    """Return the greatest of several; None if there is nothing to compare."""
    return max(worths) if len(worths) > 1 else None


def _worths(tables: Sequence[ShownTable], seat: int) -> list[int]:
    """Return what this seat got at each table where it was played to its end in time."""
    found = (_standings(table).get(seat) for table in tables if not table.judged)
    return [_worth(got) for got in found if got is not None]


def _worth(got: Standing) -> int:
    """Return a number that is greater the more a seat got: its points, otherwise its place."""
    return got.points if got.parts else -got.rank


def _standings(table: ShownTable) -> dict[int, Standing]:
    outcome = table.shown.outcome
    return {} if outcome is None else {one.seat: one for one in outcome.standings}
