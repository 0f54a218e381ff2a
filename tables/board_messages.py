"""Wish that the place of a table is shown it, and read what it is shown.

The post itself is made and sent by `workers.table_messages`.
"""

from collections.abc import Sequence

import msgspec

from core.translatable_text import Text
from model.letters import BoardPost, PublicLetter, TableFacts
from model.message import Key, Message, Older, Ring, Subject, Tells, Wish
from model.notice_lines import lines_of, people_in
from model.refusals import UnreadableTable
from model.results import Unrated
from model.table import PlayerId, PlayerProfile, Status, Table, TableId
from storage.store import Store
from storage.transaction.transaction import Along, Transaction
from tables.interfaces import Clock
from tables.notifications.boards import Told, asks_alone, board_of, call_of, is_short, tells_of
from tables.notifications.calls import calls_again
from tables.time import clocks
from tables.visibility.public_facts import facts_of
from tables.visibility.table_view import TableViews
from tables.visibility.unseen_events import news_of


def subject_of(table: TableId) -> Subject:
    """Return what messages about this table are about."""
    return Subject("table", table)


def key_of(table: Table | TableFacts) -> Key:
    """Return what tells the message of this table's place from all others."""
    return Key(subject_of(table.id), table.place)


def show(tx: Transaction, before: Table, after: Table, now: int, wish: Wish) -> None:
    """Wish that a changed table is shown to its place, which may be another one than before."""
    subject = subject_of(after.id)
    if after.place != before.place:
        tx.messages.move(subject, before.place, after.place, now)
    tx.messages.want(key_of(after), now, wish)


def edit(tx: Transaction, table: Table, now: int) -> None:
    """Wish that the newest post is edited to show the table as it is now."""
    tx.messages.want(key_of(table), now)


def call(tx: Transaction, table: TableId, rings: Sequence[Ring], now: int) -> None:
    """Wish that these people are called by a short post, each when it is due."""
    if (here := tx.tables.by_id(table)) is not None:
        tx.messages.call(key_of(here), now, rings)


def tell(tx: Transaction, table: Table, notice: Text, now: int, *, news: bool = False) -> None:
    """Tell the place of a table, whose version is a new one, what has happened to it.

    ``news``: by a new post, which notifies nobody.
    """
    tx.log.append_notices(table.id, lines_of(table, table, (notice,), now))
    tx.messages.want(key_of(table), now, Wish(news=news))


def adopt(tx: Transaction, table: Table, now: int, message: int) -> None:
    """Keep a message up to date that was sent as the first post of a new table."""
    tx.messages.adopt(key_of(table), now, message)


def lead_on(tx: Transaction, ended: Table, rematch: TableFacts, now: int) -> None:
    """Let the first post of a rematch with invitations replace the last one of the ended game."""
    last = tx.messages.board_posts([ended.id]).get(ended.id)
    if last is not None and rematch.invited:
        older = Older(last.message, due=None, place=last.place)
        tx.messages.replaces(key_of(rematch), now, older)


class Board(msgspec.Struct, frozen=True):
    """What the post of a table says now.

    ``tells``: as the message will remember. ``people``: profiles of those it names. ``newest``: the
    table's newest post; ``stands_elsewhere``: whether one stands in another place than this one.
    """

    letter: PublicLetter
    tells: Tells
    people: dict[PlayerId, PlayerProfile]
    newest: BoardPost | None
    stands_elsewhere: bool


class BoardQueries:
    """Reads what the post of a table says."""

    def __init__(self, store: Store, sight: TableViews, clock: Clock) -> None:
        self._store = store
        self._sight = sight
        self._clock = clock

    async def board(self, message: Message, *, anew: bool) -> Board | None:
        """Return what this message says now; None if there is no such table. ``anew``: as a new
        one."""
        return await self._store.read(lambda reader: self._read(reader, message, anew=anew))

    def read_shown(self, reader: Transaction, table: TableId) -> PublicLetter | None:
        """Return what the place of a table is shown, as it is now; None if there is none."""
        known = reader.tables.by_id(table)
        if known is None:
            return None
        messages = reader.messages.about(subject_of(table))
        here = (message for message in messages if message.place == known.place)
        message = next(here, Message(subject_of(table), known.place, 0))
        anew = message.step in ("post", "look")
        found = self._read(reader, msgspec.structs.replace(message, rings=()), anew=anew)
        return None if found is None else found.letter

    async def leave_former_places(self, table: TableId) -> None:
        """Retire what was told at a place that the table had left meanwhile, if a post stands where
        it is now."""

        def leave(tx: Transaction) -> None:
            here = tx.tables.by_id(table)
            standing = [m for m in tx.messages.about(subject_of(table)) if m.message is not None]
            if here is not None and any(one.place == here.place for one in standing):
                tx.messages.leave(subject_of(table), here.place, self._clock.now())

        await self._store.transact(leave)

    def call_unaware(self, table: TableId) -> Along:
        """Return the write that wishes a short call to everybody who is to act and may not know
        it."""
        now = self._clock.now()

        def work(tx: Transaction) -> None:
            try:
                known = tx.tables.by_id(table)
            except UnreadableTable:
                return
            if known is not None:
                rings = calls_again(known, clocks.unaware(known))
                tx.messages.call(key_of(known), now, rings)

        return work

    def _read(self, reader: Transaction, message: Message, *, anew: bool) -> Board | None:
        table = reader.tables.by_id(TableId(message.subject.id))
        if table is None:
            return None
        tells = tells_of(table, message, anew=anew)
        game = self._sight.shown_by(table)
        news = () if game is None else news_of(reader, table, tells.since.moves)
        lines = reader.log.notices(table.id, tells.since.version)
        apart = asks_alone(table, message, news, anew=anew)
        tells = msgspec.structs.replace(tells, apart=apart)
        meant = (one for line in lines for said in line.said for one in people_in(said))
        promised = (seat.promised for seat in table.seats if seat.promised is not None)
        called = (ring.player for ring in message.rings)
        people = {*facts_of(table).people, *meant, *promised, *called, *table.invited}
        profiles = reader.people.profiles(sorted(people))
        told = Told(news, lines, message.tells.until.moves, why_unrated(reader, table))
        now, waited = self._clock.now(), reader.timers.waiting_since(table.id)
        then = as_told(table, waited, now, profiles)
        if anew and is_short(message, table):
            tells = msgspec.structs.replace(message.tells, apart=True)
            letter = call_of(then, message.rings)
        else:
            letter = board_of(then, game, told, tells, profiles, message.rings, anew=anew)
        if anew and message.role is not None and table.free_seats > 0:
            letter = msgspec.structs.replace(letter, role=message.role)
        newest = reader.messages.board_posts([table.id]).get(table.id)
        standing = [m for m in reader.messages.about(message.subject) if m.message is not None]
        elsewhere = any(m.place != message.place for m in standing)
        return Board(letter, tells, dict(profiles), newest, elsewhere)


def as_told(table: Table, since: int | None, now: int, people: clocks.People) -> Table:
    """Return the table with the deadlines that it will have once this is told: the time that it
    has waited ``since`` then is given back."""
    if since is None or now - since < clocks.SHORTEST_STANDSTILL:
        return table
    then = clocks.given_back(table, since, now, people)
    seats = tuple(
        msgspec.structs.replace(seat, deadline=clocks.expected(then, seat, now, people))
        for seat in then.seats
    )
    return msgspec.structs.replace(then, seats=seats)


def why_unrated(reader: Transaction, table: Table) -> Unrated | None:
    """Return why a finished game is rated for nobody."""
    if table.status is not Status.FINISHED:
        return None
    result = reader.results.of_table(table.id)
    return None if result is None else result.unrated
