"""The daily message: one direct message that lists the turns which its reader owes now."""

from functools import partial
from typing import TYPE_CHECKING

from model.message import Message
from model.table import PlayerProfile
from storage.transaction.transaction import Along, Transaction
from tables import board_messages
from tables.direct_messages import note_refusal
from tables.interfaces import Clock
from tables.notifications.calls import calls_to
from tables.service import TableService
from tables.time.quiet_hours import quiet_until
from tables.time.refused_direct_messages import takes_letters
from workers.chat_platform import DoorClosed, Undeliverable
from workers.delivery.message_updates import Sight
from workers.post_model import Post, silently

if TYPE_CHECKING:
    from workers.posts.presenter import Presenter


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
