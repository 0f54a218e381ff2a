"""What people are shown of tables by direct message: one for each person and table."""

from collections.abc import Sequence
from functools import partial

import msgspec

from model.letters import PrivateLetter
from model.message import Message, Ring
from model.table import HOUR, PlayerProfile, TableId
from storage.transaction.transaction import Along, Transaction
from tables import board_messages
from tables.direct_messages import Personal
from tables.interfaces import Clock
from tables.notifications.direct_messages import SILENT_EDIT, tells_of, way_of
from tables.service import TableService
from tables.time.notification_settings import is_called_by_letter, is_called_in_place
from tables.time.quiet_hours import quiet_until
from tables.time.refused_direct_messages import after_arrival, takes_letters
from workers.chat_platform import DoorClosed, Onlookers, Undeliverable
from workers.delivery.message_updates import Sight, Storing
from workers.delivery.table_messages import LATE, PICTURE_FOLLOWS
from workers.post_model import Post, Profiles, Writes, silently


class DirectMessages:
    """Reads tables for the people whom they concern."""

    def __init__(
        self, service: TableService, writer: Writes, clock: Clock, onlookers: Onlookers
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
        profile = shown.told.people.get(message.person) or PlayerProfile(message.person, "")
        calls = await self._calls(shown, message, profile)
        quiet_ends = quiet_until(profile, now) if calls else None
        letter = shown.letter(message, anew=anew, calls=calls)
        sounds = calls and quiet_ends is None
        way = way_of(message, letter, shown.told, anew=anew, calls=calls, sounds=sounds)
        if way == "silently" and not takes_letters(profile, now):
            way = "nothing"
        is_sent = way in ("call", "silently")
        in_words = is_sent and self._goes_ahead_of_its_picture(message, letter)
        tells = tells_of(shown.table, letter, message.tells, anew=anew)
        hushed = letter.planned == "waits" and is_called_by_letter(profile, now)
        starts = anew and (hushed if way in ("nothing", "wait") else calls or hushed or is_sent)
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
            called=(message.person,) if sounds else (),
            settle=partial(self._settle, letter, profile if is_sent else None, starts),
            later=_later(shown.told.rings, quiet_ends),
            instead=partial(self._instead, message, shown, profile),
        )

    def call_otherwise(self, message: Message) -> Along:
        """Return the wish for a call at the table's place, as no message can be made."""
        return self._service.boards.call_unaware(TableId(message.subject.id), message.person)

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
        to: PlayerProfile | None,
        starts: bool,
        store: Storing,
        told: bool,
    ) -> None:
        """Store what happens to a message; the clock of the question that it tells starts.

        ``to``: to whom a new message has been sent, whose door is open then; None: none was.
        """

        async def together(counts: Along | None) -> None:
            def work(tx: Transaction) -> None:
                if told and to is not None and to.dms_closed:
                    _note_arrival(tx, to)
                if counts is not None:
                    counts(tx)

            await store(work)

        await self._service.outages.letter_leaves(letter, together, told=told and starts)

    async def _instead(
        self,
        message: Message,
        shown: Personal,
        profile: PlayerProfile,
        fault: Undeliverable | DoorClosed,
    ) -> Along | None:
        """Note that direct messages are closed; return the wish for calls at the table's place, if
        no post there has called the person yet."""
        await self._service.note_direct_message(message.person, refused=True)
        if isinstance(fault, DoorClosed) and fault.gone:
            await self._service.removals.note_gone(message.person, None)
        queued, rings = message.wanted_at, shown.told.rings
        was_open = queued is not None and queued >= profile.knock_at
        is_alone = profile.calls == "direct" or any(ring.loud for ring in rings)
        if not (was_open and is_alone):
            return None
        now = self._clock.now()
        calls = [_call_in_place(ring, now) for ring in rings if ring.seat is not None or ring.agree]
        return lambda tx: board_messages.call(tx, shown.table.id, calls, now)

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


def _note_arrival(tx: Transaction, profile: PlayerProfile) -> None:
    known = tx.people.profile(profile.id)
    if known is not None and known.dms_closed:
        tx.people.save_profile(after_arrival(known))


async def _end_following(letter: PrivateLetter, store: Storing, told: bool) -> None:
    """Store what happens to a follower's message; after its last one they follow no more."""
    if not told or letter.kind == "followed":
        await store(None)
        return
    await store(lambda tx: tx.people.unfollow(letter.table.id, letter.to))
