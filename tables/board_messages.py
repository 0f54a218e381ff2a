"""What the place of a table is shown: the post that stands there, and the rows it is sent from."""

from collections.abc import Sequence
from typing import Final

import msgspec

from core.game import Seat
from core.texts import Player, Text, text
from model.game_json import AnyGame
from model.letters import ASKS, TAKEN_BACK, BoardPost, PublicKind, PublicLetter, TableFacts
from model.log import UNDONE, by_name, heard_by, lines_of, people_in, recap_from, turns_heard_by
from model.message import Key, Message, Older, Point, Ring, Subject, Tells, Wish
from model.refusals import UnreadableTable
from model.results import Unrated
from model.table import (
    EventRecord,
    Human,
    NoticeRecord,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableId,
)
from model.table_creation import beginning_notices
from storage.store import Store
from storage.transaction.transaction import Along, Transaction
from tables import clocks
from tables.clocks import People
from tables.decisions import motions
from tables.interfaces import Clock
from tables.notifications import calls_again
from tables.visibility import TableViews, facts_of, news_of, views_of

# What the post of a table says, from the table as it is now. Pure.

_KIND: Final[dict[Status, PublicKind]] = {
    Status.LOBBY: "lobby",
    Status.PLAYING: "board",
    Status.FINISHED: "final",
    Status.CANCELLED: "cancelled",
}


class Told(msgspec.Struct, frozen=True):
    """What has happened at a table since a point of its course.

    ``news``: events of moves that stand. ``lines``: what changes told of the table itself.
    ``until``: the last move that a post has told. ``unrated``: why the game, which is over, is
    rated for nobody.
    """

    news: Sequence[EventRecord]
    lines: Sequence[NoticeRecord]
    until: int
    unrated: Unrated | None = None

    @property
    def untold(self) -> int:
        """How many of the last turns no post has told."""
        return len(turns_heard_by(None, [one for one in self.news if one.seq > self.until]))


def tells_of(table: Table, message: Message, *, anew: bool) -> Tells:
    """Return what the message tells if it is sent now; ``anew``: as a new one.

    A new one tells what those do not know yet who are to act, and what no other has told.
    """
    told = message.tells
    until = Point(table.moves if table.state is not None else -1, table.version)
    if not anew:
        return msgspec.structs.replace(told, until=until)
    before = told.until.moves if told.new_at is None else told.new_at
    since = Point(min(recap_from(table), before), told.until.version)
    begins = told.until.moves < 0 <= until.moves
    return Tells(since, until, told.apart, begins, new_at=until.moves)


def asks_alone(table: Table, message: Message, news: Sequence[EventRecord], *, anew: bool) -> bool:
    """Return whether the message is one that asks, as the board stands in one before.

    ``news``: events since the message before, if ``anew``.
    """
    if not anew:
        return message.tells.apart
    if not facts_of(table).has_open_question:
        return False
    is_told = not heard_by(None, [e for e in news if e.seq > message.tells.until.moves])
    return message.asks_apart and is_told


def is_short(message: Message, table: Table) -> bool:
    """Return whether a short call is enough as a new message, maybe to nobody any more."""
    if message.awaits_board or message.apart <= message.shown:
        return False
    shorts = [ring.short for ring in message.rings]
    return None not in shorts if shorts else not facts_of(table).has_open_question


def call_of(table: Table, rings: Sequence[Ring]) -> PublicLetter:
    """Return a short call to all who are still to be called."""
    still = [ring for ring in rings if is_open(ring, table)]
    remind = all(ring.short == "reminder" for ring in still)
    return PublicLetter(
        kind="reminder" if remind else "call",
        table=facts_of(table),
        view=None,
        events=(),
        notices=(),
        ping=tuple(dict.fromkeys(ring.player for ring in still)),
        agree=any(ring.agree for ring in still),
    )


def board_of(
    table: Table,
    game: AnyGame | None,
    told: Told,
    tells: Tells,
    people: People,
    rings: Sequence[Ring] = (),
    *,
    anew: bool = False,
) -> PublicLetter:
    """Return what the post says. ``game``: None if nothing of the game can be shown."""
    ping = tuple(dict.fromkeys(ring.player for ring in rings if is_open(ring, table)))
    notices, facts = _notices(table, told, tells, people), facts_of(table)
    only_asks = tells.apart and facts.has_open_question
    return PublicLetter(
        kind=_KIND[table.status],
        table=facts,
        view=None if only_asks else views_of(table, game)(None),
        events=heard_by(None, told.news),
        turns=turns_heard_by(None, told.news),
        untold=told.untold if anew else 0,
        notices=(ASKS, *notices) if tells.apart else notices,
        ping=ping if anew else (),
        goes_on=_goes_on(table, told, ping),
        amends=not anew,
        agree=bool(ping) and all(ring.agree for ring in rings if ring.player in ping),
    )


def is_open(ring: Ring, table: Table) -> bool:
    """Return whether what somebody is to be called to is still asked of them.

    In a lobby, and after the game, nothing need be.
    """
    if ring.seat is not None:
        seat = table.seats[ring.seat] if ring.seat < len(table.seats) else None
        is_asked = seat is not None and seat.asked == ring.asked and not table.is_frozen
        return is_asked and seat is not None and seat.occupant == Human(ring.player)
    if not ring.agree and table.status is not Status.PLAYING:
        return True
    return ring.player in table.invited or bool(motions.open_to(table, ring.player))


def _notices(table: Table, told: Told, tells: Tells, people: People) -> tuple[Text, ...]:
    """Return what happened to the table, oldest first; before the game only the last of it."""
    lines = [line for line in told.lines if line.version > tells.since.version]
    begins = table.status is Status.PLAYING and tells.begins
    why = () if told.unrated is None else (unrated(told.unrated),)
    return (*notices_of(table, lines, people, begins=begins), *why)


def notices_of(
    table: Table, lines: Sequence[NoticeRecord], people: People, *, begins: bool
) -> tuple[Text, ...]:
    """Return what these lines tell of a table, oldest first; before the game only the last of it.

    ``begins``: that the game begins is told first.
    """
    if table.status is Status.LOBBY:
        lines = lines[-1:]
    said = _each_once([by_name(one, people) for line in lines for one in line.said])
    return (*(beginning_notices(table) if begins else ()), *said)


def unrated(why: Unrated) -> Text:
    """Return the notice that says why a game is rated for nobody."""
    return text("result-unrated", why=text(f"over-{why}"))


def _each_once(notices: Sequence[Text]) -> list[Text]:
    """Leave out what is repeated, and of the moves that a seat took back all but the last."""
    kept = list[Text]()
    for notice in notices:
        who = notice.values.get("who")
        same = (
            one
            for one in kept
            if one == notice or (one.key == notice.key == TAKEN_BACK and one.values["who"] == who)
        )
        for one in [*same]:
            kept.remove(one)
        kept.append(notice)
    return kept


def _goes_on(table: Table, told: Told, ping: Sequence[PlayerId]) -> Seat | None:
    """Return the seat that has moved last and is asked again, if its person is not notified."""
    moved = _last_to_move(told)
    if moved is None or table.seats[moved].asked is None:
        return None
    return None if table.seats[moved].owner in ping else moved


def _last_to_move(told: Told) -> Seat | None:
    newest = told.lines[-1] if told.lines else None
    last = max((event.seq for event in told.news if event.seats is None), default=-1)
    if newest is not None and newest.seq >= last:
        for notice in newest.said:
            who = notice.values.get("who")
            if notice.key in UNDONE and isinstance(who, Player):
                return Seat(who.seat)
    turns = turns_heard_by(None, told.news)
    return turns[-1].seat if turns else None


# Wish that the place of a table is shown it, and read what it is shown.
#
# The post itself is made and sent by `workers.table_messages`.


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
