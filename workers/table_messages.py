"""What places and people are shown of tables."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from core.texts import Text, text
from model.letters import BoardPost, PrivateLetter, PublicLetter, TableFacts
from model.message import Message, Ring, Wish
from model.table import HOUR, Human, PlayerId, PlayerProfile, TableId
from storage.transaction.transaction import Along, Transaction
from tables import board_messages, direct_messages
from tables.board_messages import Board
from tables.direct_messages import (
    SILENT_EDIT,
    Personal,
    note_arrival,
    note_refusal,
    tells_of,
    way_of,
)
from tables.interfaces import Clock
from tables.notification_settings import (
    TRIED_AGAIN_AFTER,
    is_called_by_letter,
    is_called_in_place,
    quiet_until,
    takes_letters,
)
from tables.notifications import calls_to
from tables.service import TableService
from workers.message_updates import Sight, Storing
from workers.post_model import (
    DoorClosed,
    Instead,
    Messenger,
    Onlookers,
    Post,
    Profiles,
    Undeliverable,
    silently,
)

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


class DirectMessages:
    """Reads tables for the people whom they concern."""

    def __init__(
        self, service: TableService, writer: "Presenter", clock: Clock, onlookers: Onlookers
    ) -> None:
        self._service = service
        self._writer = writer
        self._clock = clock
        self._onlookers = onlookers

    async def see(self, message: Message) -> Sight | None:
        """Read a table as it is now for one person; None if there is none any more."""
        shown = await self._service.direct_messages.personal(message)
        if shown is None:
            return None
        if shown.is_a_followers:
            return await self._see_following(message, shown)
        anew, now = message.step in ("post", "look"), self._clock.now()
        is_told = anew or message.is_to_be_told_again
        profile = shown.told.people.get(message.person) or PlayerProfile(message.person, "")
        calls = await self._calls(shown, message, profile)
        quiet_ends = quiet_until(profile, now) if calls else None
        letter = shown.letter(message, anew=is_told, calls=calls)
        sounds = calls and quiet_ends is None
        way = way_of(message, letter, shown.told, anew=anew, calls=calls, sounds=sounds)
        if way == "silently" and not takes_letters(profile, now):
            way = "nothing"
        if shown.cannot_be_shown and not anew:
            way = "nothing"  # what it shows is better than nothing
        is_sent = way in ("call", "silently")
        in_words = is_sent and self._goes_ahead_of_its_picture(message, letter)
        tells = tells_of(shown.table, letter, message.tells, anew=is_told)
        hushed = letter.planned == "waits" and is_called_by_letter(profile, now)
        starts = is_told and (hushed if way in ("nothing", "wait") else calls or hushed or is_sent)
        is_shut_out = way != "call" and _has_waited_at_the_door(message, profile, now)
        otherwise = self._calls_in_place(message, shown, profile) if is_shut_out else None
        return Sight(
            name=shown.table.code,
            post=partial(
                self._post, letter, shown.told.people, drawn=not in_words, silent=not sounds
            ),
            overtaken=lambda _: None,
            tells=msgspec.structs.replace(tells, in_words=in_words),
            in_words=in_words,
            held=PICTURE_FOLLOWS if in_words else 0,
            is_true=way == "nothing",
            edit_is_enough=way in ("edit", "wait"),
            edit_waits=SILENT_EDIT if way == "wait" else 0,
            leads_on=otherwise is not None,
            called=(message.person,) if sounds else (),
            settle=partial(self._settle, letter, profile if is_sent else None, starts, otherwise),
            later=_later(shown.told.rings, quiet_ends),
            instead=partial(self._instead, message, shown, profile),
        )

    def call_otherwise(self, message: Message) -> Along | None:
        """Return the wish for a call at the table's place, as no message can be made."""
        return _calling(TableId(message.subject.id), message.rings, self._clock.now())

    async def _calls(self, shown: Personal, message: Message, profile: PlayerProfile) -> bool:
        """Whether to notify: the reader prefers it, or no ping in the channel reaches them."""
        now, rings, table = self._clock.now(), shown.told.rings, shown.table
        plan = shown.told.plan
        is_hushed = plan is not None and plan.turns and plan.due_at is not None
        if not takes_letters(profile, now):
            return False
        if any(ring.loud for ring in rings):
            return True
        rings = [ring for ring in rings if ring.said is None or ring.seat is not None]
        if not rings or (is_hushed and any(ring.seat is not None for ring in rings)):
            return False
        if is_called_by_letter(profile, now):
            return True
        if not is_called_in_place(profile, now) or table.guild is None:
            return False
        return not await self._onlookers.hears(table.guild, table.place, message.person)

    def _goes_ahead_of_its_picture(self, message: Message, letter: PrivateLetter) -> bool:
        """Whether to send a late message in words now and add its picture by an edit later."""
        if letter.view is None or message.wanted_at is None:
            return False
        return self._writer.is_busy and self._clock.now() - message.wanted_at >= LATE

    async def _post(
        self, letter: PrivateLetter, people: Profiles, *, drawn: bool, silent: bool
    ) -> Post:
        post = await self._writer.private(letter, people, drawn=drawn)
        return silently(post) if silent else post

    async def _settle(
        self,
        letter: PrivateLetter,
        reached: PlayerProfile | None,
        starts: bool,
        otherwise: Along | None,
        store: Storing,
        told: bool,
    ) -> None:
        """Store what happens to a message; the clock of the question that it tells starts.

        ``reached``: whom a new message shows to accept direct messages; None if it is an edit.
        ``otherwise``: written as well.
        """

        async def together(counts: Along | None) -> None:
            def work(tx: Transaction) -> None:
                if told and reached is not None and reached.dms_closed:
                    note_arrival(tx, reached.id)
                for write in (counts, otherwise):
                    if write is not None:
                        write(tx)

            await store(work)

        await self._service.outages.letter_leaves(letter, together, told=told and starts)

    async def _instead(
        self,
        message: Message,
        shown: Personal,
        profile: PlayerProfile,
        fault: Undeliverable | DoorClosed,
    ) -> Along:
        """Return the writes that note closed direct messages, and wish for calls at the table's
        place if no post there has called the person yet."""
        if isinstance(fault, DoorClosed) and fault.gone:
            await self._service.removals.note_gone(message.person, None)
        now, queued = self._clock.now(), message.wanted_at
        was_open = queued is not None and queued >= profile.knock_at
        calls = self._calls_in_place(message, shown, profile) if was_open else None

        def work(tx: Transaction) -> None:
            note_refusal(tx, message.person, now)
            if calls is not None:
                calls(tx)

        return work

    def _calls_in_place(
        self, message: Message, shown: Personal, profile: PlayerProfile
    ) -> Along | None:
        """Return the wish for calls at the table's place instead of those that a message was to
        be; None if the person is called there anyway."""
        rings = shown.told.rings
        is_alone = profile.calls == "direct" or any(ring.loud for ring in rings)
        return _calling(shown.table.id, rings, self._clock.now()) if is_alone else None

    # --- followers ---------------------------------------------------------------------------

    async def _see_following(self, message: Message, shown: Personal) -> Sight:
        """A follower's message is edited; it never makes a sound. If they no longer see the place
        it says so, and the following ends."""
        letter, table = shown.letter(message, anew=False, calls=False), shown.table
        sees = table.guild is None or await self._onlookers.sees(
            table.guild, table.place, message.person
        )
        if letter.kind == "followed" and not sees:
            nothing = {"view": None, "events": (), "turns": (), "notices": ()}
            letter = msgspec.structs.replace(letter, kind="unseen", **nothing)
        profile = shown.told.people.get(message.person)
        takes = profile is not None and takes_letters(profile, self._clock.now())
        return Sight(
            name=table.code,
            post=partial(self._post, letter, shown.told.people, drawn=True, silent=True),
            overtaken=lambda _: None,
            tells=tells_of(table, letter, message.tells, anew=True),
            is_true=message.has_news and not takes,
            settle=partial(_end_following, letter),
        )


def _call_in_place(ring: Ring, now: int) -> Ring:
    """Return the short call at the table's place that a ring becomes.

    If the message itself took the place of a post, which was refused, it comes in an hour.
    """
    short = msgspec.structs.replace(
        ring, short="reminder" if ring.short == "reminder" else "call", loud=False, said=None
    )
    return msgspec.structs.replace(short, due=now + HOUR, again=1) if ring.loud else short


def _later(rings: Sequence[Ring], quiet_ends: int | None) -> tuple[Ring, ...]:
    """Return the calls to make when quiet hours end, if these fell into them."""
    if quiet_ends is None:
        return ()
    turns = (ring for ring in rings if ring.seat is not None and ring.short != "reminder")
    return tuple(
        msgspec.structs.replace(ring, short="call", due=quiet_ends, loud=True) for ring in turns
    )


def _calling(table: TableId, rings: Sequence[Ring], now: int) -> Along | None:
    """Return the wish for short calls at a table's place; None if there are none."""
    calls = [_call_in_place(ring, now) for ring in rings if ring.seat is not None or ring.agree]
    return (lambda tx: board_messages.call(tx, table, calls, now)) if calls else None


def _has_waited_at_the_door(message: Message, profile: PlayerProfile, now: int) -> bool:
    """Whether the message was to be sent before its reader's direct messages turned out to be
    closed, so that no post has called them."""
    closed_at = profile.knock_at - TRIED_AGAIN_AFTER
    is_closed = profile.dms_closed and now < profile.knock_at
    return is_closed and message.wanted_at is not None and message.wanted_at < closed_at


async def _end_following(letter: PrivateLetter, store: Storing, told: bool) -> None:
    """Store what happens to a follower's message; after its last one they follow no more."""
    if not told or letter.kind == "followed":
        await store(None)
        return
    await store(lambda tx: tx.people.unfollow(letter.table.id, letter.to))


class DailyMessages:
    """Reads what people owe. Once it is sent the message is edited only where a deadline has moved;
    it is known, so that it can be deleted when its reader is to be forgotten."""

    def __init__(self, service: TableService, writer: "Presenter", clock: Clock) -> None:
        self._service = service
        self._writer = writer
        self._clock = clock

    async def see(self, message: Message) -> Sight:
        """Read what a person owes now."""
        known = await self._service.queries.profile(message.person)
        owed = await self._service.delivery.owed_by(message.person)
        now = self._clock.now()
        profile = known or PlayerProfile(message.person, "")
        is_wanted = known is not None and bool(owed) and takes_letters(profile, now)
        is_sent, post = message.message is not None, self._writer.digest(profile, owed)
        return Sight(
            name=self._writer.digest_name(profile),
            post=partial(_posted, post, silent=is_sent or quiet_until(profile, now) is not None),
            overtaken=lambda _: None,
            is_true=not is_wanted or message.step is None,
            instead=partial(self._instead, message),
        )

    def call_otherwise(self, _message: Message) -> Along | None:
        """Call nobody if the message cannot be made."""
        return None

    async def _instead(self, message: Message, fault: Undeliverable | DoorClosed) -> Along:
        """Return the writes that note closed direct messages, and wish for calls at each table."""
        if isinstance(fault, DoorClosed) and fault.gone:
            await self._service.removals.note_gone(message.person, None)
        person, now = message.person, self._clock.now()
        owed = sorted(await self._service.delivery.owed_by(person), key=lambda table: table.id)

        def work(tx: Transaction) -> None:
            note_refusal(tx, person, now)
            for table in owed:
                calls = [ring for seat in table.seats for ring in calls_to(seat)]
                calls = [ring for ring in calls if ring.player == person]
                board_messages.call(tx, table.id, calls, now)

        return work


async def _posted(post: Post, *, silent: bool) -> Post:
    return silently(post) if silent else post
