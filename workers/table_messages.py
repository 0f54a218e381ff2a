"""What the place of a table is shown of it, and who is written to where it takes no post."""

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from core.translatable_text import Text, text
from model.letters import BoardPost, PublicLetter, TableFacts
from model.message import Message, Ring, Wish
from model.table import HOUR, Human, PlayerId, TableId
from storage.transaction.transaction import Along, Transaction
from tables import direct_messages
from tables.board_messages import Board
from tables.interfaces import Clock
from tables.notification_settings import is_called_by_letter, is_called_in_place, quiet_until
from tables.service import TableService
from workers.chat_platform import DoorClosed, Messenger, Undeliverable
from workers.message_updates import Sight, Storing
from workers.post_model import Instead, Post, Profiles

if TYPE_CHECKING:
    from workers.presenter import Presenter


_REMEMBERED = 1000
"""How many people told of a reason are kept in memory; the oldest are dropped first."""


class RefusedChannelPosts:
    """Writes what replaces refused posts."""

    def __init__(self, service: TableService, clock: Clock) -> None:
        self._service = service
        self._clock = clock
        self._told: deque[tuple[TableId, PlayerId, str]] = deque(maxlen=_REMEMBERED)

    def forget(self, table: TableId) -> None:
        """Note that a post at this table has succeeded: the next reason is told to all again."""
        elsewhere = (told for told in self._told if told[0] != table)
        self._told = deque(elsewhere, maxlen=_REMEMBERED)

    async def instead(self, letter: PublicLetter, why: Text) -> Along | None:
        """Return the wish for direct messages to the people at a table whose place takes no post.

        Each person is told the reason once until a post succeeds again, and called each time,
        unless a message of their own calls them.
        """
        people = sorted(letter.table.people)
        profiles, now = await self._service.queries.profiles(people), self._clock.now()
        wishes = dict[PlayerId, Wish]()
        for seat in letter.table.seats:
            if not isinstance(seat.occupant, Human):
                continue
            player = seat.occupant.player
            told = (letter.table.id, player, why.key)
            is_new = told not in self._told
            if is_new:
                self._told.append(told)
            profile = profiles.get(player)
            called = player in letter.ping and is_called_in_place(profile, now)
            said = why if is_new else None
            if called and seat.asked is not None and not is_called_by_letter(profile, now):
                ring = Ring(player, seat.seat, seat.asked, loud=True, said=said)
                wishes[player] = Wish(news=True, rings=(ring,))
            elif said is not None:
                ring = Ring(player, loud=not called, said=said)
                wishes[player] = Wish(news=True, rings=(ring,))
        return partial(_wished, letter.table, wishes, now) if wishes else None


def _wished(table: TableFacts, wishes: Mapping[PlayerId, Wish], now: int, tx: Transaction) -> None:
    if (here := tx.tables.by_id(table.id)) is not None:
        direct_messages.show(tx, here, wishes, now)


END_TRIED_FOR = 24 * HOUR
"""Milliseconds for which the end of a game is tried in a place that refuses it."""

CALLED_AGAIN = (HOUR, 24 * HOUR)
"""Milliseconds after which a short call that its place has refused is tried again."""

PICTURE_FOLLOWS = 1_000
"""Least milliseconds between a message in words and the edit that adds its picture."""

LATE = 1_000
"""Milliseconds that somebody has waited for a post from which it is sent in words first if the
render queue is busy."""


class TableMessages:
    """Reads tables for their posts."""

    def __init__(
        self,
        service: TableService,
        writer: "Presenter",
        messenger: Messenger,
        clock: Clock,
        refused: RefusedChannelPosts,
        has_arrived: Callable[[TableFacts], None] = lambda _: None,
    ) -> None:
        """``has_arrived``: called with what a post shows, once it does."""
        self._service = service
        self._writer = writer
        self._messenger = messenger
        self._clock = clock
        self._has_arrived = has_arrived
        self._refused = refused

    async def see(self, message: Message) -> Sight | None:
        """Read a table as it is now; None if there is none any more."""
        anew = message.step in ("post", "look")
        board = await self._service.boards.board(message, anew=anew)
        if board is None:
            return None
        table = board.letter.table
        letter, later = self._as_people_wish(message, board)
        in_words = anew and self._goes_ahead_of_its_picture(message, letter)
        is_elsewhere = table.place != message.place
        awaits = is_elsewhere and (board.newest is None or board.newest.place != table.place)
        is_over = table.status.is_over
        return Sight(
            name=table.code,
            post=partial(self._post, letter, board.people, drawn=not in_words),
            overtaken=partial(self._overtaken, board),
            tells=board.tells,
            in_words=in_words,
            held=PICTURE_FOLLOWS if in_words else 0,
            is_needless=letter.kind in ("call", "reminder") and not letter.ping,
            is_elsewhere=is_elsewhere,
            leads_on=not is_elsewhere and (message.message is None or board.stands_elsewhere),
            waits_until=self._clock.now() + HOUR if awaits else None,
            tried_until=table.updated_at + END_TRIED_FOR if is_over else 0,
            called=letter.ping,
            settle=partial(self._settle, letter, message),
            later=later,
            again=self._again(message, letter),
            instead=partial(self._instead, board.letter),
            has_arrived=partial(self._has_arrived, table),
        )

    def call_otherwise(self, message: Message) -> Along:
        """Return the wish for calls without board in place of one that cannot be made."""
        return self._service.boards.call_unaware(TableId(message.subject.id))

    async def _instead(
        self, letter: PublicLetter, fault: Undeliverable | DoorClosed
    ) -> Along | None:
        assert isinstance(fault, Undeliverable), "it is a place"
        return await self._refused.instead(letter, fault.said)

    async def _post(self, letter: PublicLetter, people: Profiles, *, drawn: bool) -> Post:
        if letter.view is not None and not self._messenger.takes_pictures(letter.table.place):
            letter, drawn = _in_words(letter), False
        return await self._writer.public(letter, people, drawn=drawn)

    def _overtaken(self, board: Board, message: Message) -> Instead:
        table, newest = board.letter.table, board.newest
        if message.message is not None:
            newest = BoardPost(table.id, message.place, message.message)
        assert newest is not None, "something newer stands"
        left = message.place != table.place
        return self._writer.overtaken(board.letter, newest, board.people, left=left)

    def _as_people_wish(
        self, message: Message, board: Board
    ) -> tuple[PublicLetter, tuple[Ring, ...]]:
        """Return the letter without pings unwanted now, and calls for when quiet hours end."""
        now, letter = self._clock.now(), board.letter
        wishing = [p for p in letter.ping if is_called_in_place(board.people.get(p), now)]
        quiet = {p: quiet_until(board.people.get(p), now) for p in wishing}
        later = tuple(
            msgspec.structs.replace(ring, short="call", due=quiet[ring.player])
            for ring in message.rings
            if quiet.get(ring.player) is not None
            and ring.seat is not None
            and ring.short != "reminder"
        )
        ping = tuple(player for player in wishing if quiet[player] is None)
        return msgspec.structs.replace(letter, ping=ping), later

    def _again(self, message: Message, letter: PublicLetter) -> tuple[Ring, ...]:
        """Return the short calls of a letter for when its place, which refuses it, is tried again:
        after an hour, then after a day."""
        now = self._clock.now()
        return tuple(
            msgspec.structs.replace(ring, due=now + CALLED_AGAIN[ring.again], again=ring.again + 1)
            for ring in message.rings
            if ring.player in letter.ping
            and ring.short == "call"
            and ring.again < len(CALLED_AGAIN)
        )

    def _goes_ahead_of_its_picture(self, message: Message, letter: PublicLetter) -> bool:
        """Whether to post a late board in words now and add its picture by an edit later."""
        if letter.view is None or message.wanted_at is None:
            return False
        is_late = self._clock.now() - message.wanted_at >= LATE
        return is_late and self._writer.is_busy and self._messenger.takes_pictures(message.place)

    async def _settle(
        self, letter: PublicLetter, message: Message, store: Storing, told: bool
    ) -> None:
        """Store what happens to a post; the clocks of what it tells start, and time in which it
        waited is given back. What stands in other places than the table's is retired."""

        has_moved = False

        async def together(counts: Along | None) -> None:
            def work(tx: Transaction) -> None:
                nonlocal has_moved
                if counts is not None:
                    counts(tx)
                here = tx.tables.by_id(letter.table.id)
                has_moved = here is not None and here.place != message.place
                if told and not has_moved:
                    tx.messages.leave(message.subject, message.place, self._clock.now())

            await store(work)

        if told:
            self._refused.forget(letter.table.id)
        await self._service.outages.letter_leaves(letter, together, told=told)
        if has_moved:
            await self._service.boards.leave_former_places(letter.table.id)


def _in_words(letter: PublicLetter) -> PublicLetter:
    """Return the letter with a notice that names the permission missing for pictures."""
    lacking = text("place-no-pictures", permission=text("permission-attach-files"))
    return msgspec.structs.replace(letter, notices=(*letter.notices, lacking))
