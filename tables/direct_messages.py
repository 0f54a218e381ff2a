"""Wish that people are shown a table by direct message, and read what they are shown.

The message itself is made and sent by `workers.direct_messages`.
"""

from collections.abc import Mapping, Sequence

import msgspec

from model.event_audience import seen_by
from model.game_json import AnyGame
from model.letters import PrivateLetter, PublicLetter
from model.message import Key, Message, Point, Wish
from model.notice_lines import people_in
from model.table import PlayerId, Status, Table, TableId
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.board_messages import BoardQueries, as_told, subject_of, why_unrated
from tables.interfaces import Clock
from tables.notifications.boards import unrated
from tables.notifications.direct_messages import Told, followed, is_heeded, letter_to
from tables.time.refused_direct_messages import after_arrival, after_refusal
from tables.visibility.public_facts import facts_of
from tables.visibility.table_view import TableViews
from tables.visibility.unseen_events import news_of


def key_to(table: TableId, person: PlayerId) -> Key:
    """Return what tells a person's message about this table from all others."""
    return Key(subject_of(table), person=person)


def show(tx: Transaction, before: Table, wishes: Mapping[PlayerId, Wish], now: int) -> None:
    """Wish that these people are shown a table, of which they know what was told ``before``."""
    since = Point(before.moves if before.state is not None else -1, before.version)
    for person in sorted(wishes):
        tx.messages.want(key_to(before.id, person), now, wishes[person], since)


def follow(
    tx: Transaction, table: Table, followers: Sequence[PlayerId], now: int, held: int = 0
) -> None:
    """Wish that the messages of these followers are edited, ``held`` milliseconds later."""
    show(tx, table, dict.fromkeys(followers, Wish(held=held)), now)


def note_refusal(tx: Transaction, person: PlayerId, now: int) -> None:
    """Note that a person has refused a direct message."""
    if (known := tx.people.profile(person)) is not None:
        tx.people.save_profile(after_refusal(known, now))


def note_arrival(tx: Transaction, person: PlayerId) -> None:
    """Note that a direct message has reached a person."""
    known = tx.people.profile(person)
    if known is not None and known.dms_closed:
        tx.people.save_profile(after_arrival(known))


class Personal(msgspec.Struct, frozen=True):
    """What a person is shown of a table now.

    ``game``: None if nothing of it can be shown. ``told``: what they may be told. ``public``: what
    its place is shown, for a follower; ``follows``: whether they are one.
    """

    table: Table
    game: AnyGame | None
    told: Told
    public: PublicLetter | None = None
    follows: bool = False

    @property
    def cannot_be_shown(self) -> bool:
        """Whether the rules of a running game are missing, or cannot read it."""
        return self.game is None and self.table.status is Status.PLAYING

    @property
    def is_a_followers(self) -> bool:
        """Whether it is the message of somebody who follows the table, or did so."""
        return self.public is not None

    def letter(self, message: Message, *, anew: bool, calls: bool) -> PrivateLetter:
        """Return what the message says; ``anew``: as a new one; ``calls``: it notifies them."""
        if self.public is not None:
            facts, person = facts_of(self.table), message.person
            return followed(facts, person, self.public, "followed" if self.follows else "left")
        told, tells = self.told, message.tells
        return letter_to(message.person, self.table, self.game, tells, told, anew=anew, calls=calls)


class DirectMessageQueries:
    """Reads what people are shown of tables."""

    def __init__(self, store: Store, boards: BoardQueries, sight: TableViews, clock: Clock) -> None:
        self._store = store
        self._boards = boards
        self._sight = sight
        self._clock = clock

    async def personal(self, message: Message) -> Personal | None:
        """Return what this message shows now; None if there is no such table."""
        return await self._store.read(lambda reader: self._read(reader, message))

    def _read(self, reader: Transaction, message: Message) -> Personal | None:
        table = reader.tables.by_id(TableId(message.subject.id))
        if table is None:
            return None
        person, game = message.person, self._sight.shown_by(table)
        rings = message.notified if message.is_to_be_told_again else message.rings
        rings = tuple(ring for ring in rings if is_heeded(ring, table))
        lines = reader.log.notices(table.id, message.tells.since.version)
        named = {one for line in lines for said in line.said for one in people_in(said)}
        promised = {seat.promised for seat in table.seats if seat.promised is not None}
        people = {*facts_of(table).people, *named, *promised, *table.invited, person}
        profiles = reader.people.profiles(sorted(people))
        why, seat = why_unrated(reader, table), table.seat_owned_by(person)
        known = message.tells.until.moves
        known = known if seat is None else min(known, seen_by(table, seat))
        news = () if game is None or seat is None else news_of(reader, table, known)
        told = Told(
            news,
            lines,
            rings,
            profiles,
            None if why is None else unrated(why),
            reader.private.planned(table.id, person),
        )
        now = self._clock.now()
        then = as_told(table, reader.timers.waiting_since(table.id), now, profiles)
        follows = person in reader.people.followers(table.id)
        has_part = seat is not None or person in table.invited
        was_follower = message.tells.kind == "followed" and not has_part
        if not (follows or was_follower):
            return Personal(then, game, told)
        public = self._boards.read_shown(reader, table.id)
        return Personal(then, game, told, public, follows)
