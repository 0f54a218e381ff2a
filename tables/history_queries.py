"""Queries about what happened in a game: its history, past positions, its record."""

from operator import itemgetter
from typing import Any, TypeAlias

import msgspec

from model import game_json
from model.log import by_name, lines_of_the_game, people_in
from model.refusals import existing, refused
from model.table import (
    EventRecord,
    MoveRecord,
    NoticeRecord,
    PlayerId,
    Status,
    Table,
    TableCode,
    TableId,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.history.moments import (
    Moments,
    Shelf,
    Story,
    Whose,
    eyes_for_all,
    lines_in,
    moments_in,
    noted,
    story_of,
)
from tables.history.records import (
    Findings,
    GameRecord,
    PublicRecord,
    examine,
    public_record_of,
    record_of,
)
from tables.visibility import TableViews

_Log: TypeAlias = tuple[Table, list[MoveRecord], list[EventRecord]]


def _log_of(reader: Transaction, table: Table) -> _Log:
    return table, reader.log.moves(table.id), reader.log.events(table.id)


def _notices_of(reader: Transaction, table: Table) -> list[NoticeRecord]:
    """Return the lines between a game's moves, with the names of their people."""
    lines = [*lines_of_the_game(reader.log.notices(table.id), table)]
    people = reader.people.profiles(
        sorted({player for line in lines for said in line.said for player in people_in(said)})
    )
    return [
        msgspec.structs.replace(line, said=tuple(by_name(said, people) for said in line.said))
        for line in lines
    ]


class PastQueries:
    """Answers questions about a game's past, each from a consistent read of the store."""

    def __init__(self, store: Store, sight: TableViews) -> None:
        self._store = store
        self._sight = sight
        self._shelf = Shelf()

    async def history(
        self, code: TableCode, player: PlayerId
    ) -> list[tuple[int | None, tuple[Any, ...], tuple[int, ...]]]:
        """Return each move's public number, the events this person was told, and who held seats.

        Oldest first; the holders are as ``TableFacts.as_held_by`` takes them. The first entry,
        number 0, is the set-up; the list is empty before the game. A move that told this person
        nothing is left out; a secret move has no number, so that nobody can count them, and neither
        has a resignation. Undos and an agreed draw appear as in ``moments_in``, what
        happened to the table as texts.
        """

        def work(reader: Transaction) -> tuple[_Log, list[NoticeRecord]]:
            table = existing(reader.tables.by_code(code))
            return _log_of(reader, table), _notices_of(reader, table)

        (table, log, events), notices = await self._store.read_much(work)
        if table.state is None:
            return []
        seat = table.seat_of(player)
        viewer = None if seat is None else seat.seat
        moments = moments_in(self._sight.game(table.game), viewer, lines_in(log, events))
        told: list[tuple[int, tuple[int | None, tuple[Any, ...], tuple[int, ...]]]] = [
            (one.seq, (one.number, one.events, one.hands))
            for one in noted([*moments], (), table.seats)
        ]
        told += [(line.seq, (None, line.said, ())) for line in notices]
        return [entry for _, entry in sorted(told, key=itemgetter(0))]

    async def moments(self, code: TableCode, player: PlayerId, whose: Whose = "own") -> Moments:
        """Return a game moment by moment, as it was seen then; empty before the game.

        ``whose``: "own" is the view of this person's present seat, the public's for a spectator.
        Raises TableRefuses if the game is not over ("open"), or cannot be replayed.
        """

        def work(reader: Transaction) -> tuple[Table, list[NoticeRecord]]:
            table = existing(reader.tables.by_code(code))
            return table, _notices_of(reader, table)

        table, notices = await self._store.read(work)
        story = self._shelf.story_of(table)
        if table.state is not None and story is None:
            table, story = await self._story_of(table.id)
        seat = table.seat_of(player)
        viewer = None if seat is None or whose == "public" else seat.seat
        facts = self._sight.facts(table)
        eyes = eyes_for_all(table) if whose == "open" else viewer
        if story is None:
            return Moments(facts, viewer)
        told = ((line.seq, line.said) for line in notices)
        return story.seen_by(eyes, facts, viewer, table.seats, told)

    async def _story_of(self, number: TableId) -> tuple[Table, Story]:
        """Replay a table's game and cache its story."""

        table, log, events = await self._store.read_much(
            lambda reader: _log_of(reader, existing(reader.tables.by_id(number)))
        )
        story = story_of(table, self._sight.rules(table), log, events)
        self._shelf.keep(table, story)
        return table, story

    async def record(self, code: TableCode) -> GameRecord | PublicRecord:
        """Return the full record of a finished game, or the public record of a running one.

        Raises TableRefuses before the game.
        """

        def work(reader: Transaction) -> tuple[_Log, list[NoticeRecord]]:
            table = existing(reader.tables.by_code(code))
            return _log_of(reader, table), reader.log.notices(table.id)

        (table, log, events), notices = await self._store.read_much(work)
        if table.state is None:
            raise refused("table-refusal-not-started")
        game = self._sight.rules(table)
        if table.status is Status.FINISHED:
            return record_of(table, log, notices)
        view = game.view_for(game_json.state_of(game, table), None)
        return public_record_of(table, lines_in(log, events), game_json.raw(view), notices)

    async def verify(self, code: TableCode) -> tuple[GameRecord, Findings]:
        """Replay a finished game and check it. Raises TableRefuses if it is not finished."""
        record = await self.record(code)
        if not isinstance(record, GameRecord):
            raise refused("table-refusal-not-finished")
        return record, self.check(record)

    def check(self, record: GameRecord) -> Findings:
        """Replay a record and check it. Raises TableRefuses if its rules are no longer known."""
        game = self._sight.game(record.game)
        if game.deal_under(record.rules_version) is None:
            raise refused("table-refusal-other-rules")
        return examine(record, game)
