"""Queries for delivery: where posts are, and whether a letter is still valid."""

from collections.abc import Mapping, Sequence

import msgspec

from core.game import Seat
from model.event_audience import seen_by
from model.letters import BoardPost, LetterPost, PrivateLetter, TableFacts
from model.table import (
    EventRecord,
    Outline,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableId,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.decisions import awaited_consent
from tables.notifications.notices import turn_letter
from tables.table_queries import MOST_LISTED
from tables.visibility.public_facts import is_told_by
from tables.visibility.table_view import TableViews
from tables.visibility.unseen_events import news_of


class LetterStanding(msgspec.Struct, frozen=True):
    """Whether a queued letter is still valid, and the facts it needs when it is sent.

    ``concerns``: whether it still concerns its addressee and asks something. ``asked``: each seat's
    open question, None if it owes no move. ``people``: profiles of those at the table, and of its
    reader.
    ``post``: the message about its table in its reader's direct messages.
    """

    concerns: bool
    asked: Mapping[Seat, int | None]
    people: Mapping[PlayerId, PlayerProfile]
    post: LetterPost | None = None


class DeliveryQueries:
    """Answers questions of the delivery of letters, each from one read of the store."""

    def __init__(self, store: Store, sight: TableViews) -> None:
        self._store = store
        self._sight = sight

    async def recall(self, call: PrivateLetter) -> PrivateLetter | None:
        """Return the turn letter for a call, made from the present state.

        None if the turn has passed, the table cannot be shown, or the game is frozen (then only
        edits are sent).
        """

        def work(reader: Transaction) -> tuple[Table | None, list[EventRecord]]:
            table = reader.tables.by_id(call.table.id)
            seat = None if table is None else table.seat_of(call.to)
            if table is None or seat is None or seat.asked is None:
                return None, []
            if table.is_frozen and not call.amends:
                return None, []
            return table, news_of(reader, table, seen_by(table, seat))

        table, news = await self._store.read(work)
        if table is None or not self._sight.can_be_shown(table):
            return None
        seat = table.seat_of(call.to)
        assert seat is not None, "the same table"
        game = self._sight.rules(table)
        turn = turn_letter(table, seat, game, news, call.notices)
        return msgspec.structs.replace(
            turn, loud=not call.amends, amends=call.amends, lasts=call.lasts
        )

    async def standing(self, letter: PrivateLetter) -> LetterStanding:
        """Return whether a letter is still valid, with its questions and people, from one read."""

        def work(reader: Transaction) -> LetterStanding:
            table = reader.tables.by_id(letter.table.id)
            return LetterStanding(
                concerns=_concerns(table, letter),
                asked={} if table is None else {seat.seat: seat.asked for seat in table.seats},
                people=reader.people.profiles(sorted(_people_of(letter))),
                post=reader.letters.letter_post(letter.table.id, letter.to),
            )

        return await self._store.read(work)

    async def owed_by(self, player: PlayerId) -> list[TableFacts]:
        """Return at most MOST_LISTED tables where this person is to act, newest activity first.

        Frozen tables and those of games not on offer are left out: nobody may move there.
        """

        def work(reader: Transaction) -> list[Outline]:
            listed = reader.tables.listed_of(player, (Status.PLAYING,))
            owed = reader.tables.outlines([one.table for one in listed if one.owes])
            moving = (t for t in owed if not t.is_frozen and self._sight.is_loaded(t.game))
            return list(moving)[:MOST_LISTED]

        return [self._sight.facts(t) for t in await self._store.read(work)]

    async def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Return the message about a table in a person's direct messages."""
        return await self._store.read(lambda r: r.letters.letter_post(table, player))

    async def board_post(self, table: TableId) -> BoardPost | None:
        """Return a table's newest post."""
        return (await self.board_posts([table])).get(table)

    async def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Return the newest posts of those of these tables that have one."""
        return await self._store.read(lambda r: r.messages.board_posts(tables))


def _people_of(letter: PrivateLetter) -> set[PlayerId]:
    """Return the people of a letter: at its table, promised a seat, or addressed."""
    waiting = {seat.promised for seat in letter.table.seats if seat.promised is not None}
    return {*letter.table.people, *waiting, letter.to}


def _concerns(table: Table | None, letter: PrivateLetter) -> bool:
    """Return whether a letter about a seat still concerns its addressee and asks something.

    What a seat sees is never shown to somebody who has left it.
    """
    if letter.seat is None or table is None or letter.seat >= len(table.seats):
        return letter.seat is None
    if table.seats[letter.seat].owner != letter.to:
        return letter.kind == "relieved"
    if letter.illustrates and not is_told_by(letter, table):
        return False  # the letter that it illustrates has been changed
    if letter.kind == "vote":
        return {p.number for p in letter.table.polls} <= {p.number for p in table.polls}
    if letter.kind == "agree":
        return awaited_consent.is_asked(table, letter.to)
    return True
