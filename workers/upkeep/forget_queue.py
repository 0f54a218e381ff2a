"""Erases people who asked to be forgotten, step by step; after a restart it resumes."""

from model.table import HOUR, PlayerId
from storage.errors import NotSaved
from storage.privacy.erasure import PersonalData
from tables.interfaces import Clock
from tables.service import TableService
from workers.chat_platform import Messenger, Sent, TryLater

AGAIN = 2_000
"""Milliseconds until a retry, while a letter is being sent or Discord cannot be reached."""

PATIENCE = HOUR
"""Milliseconds for which it tries to delete direct messages; those left then are not deleted."""


class ForgettingQueue:
    """Erases everything about each person marked to be forgotten, and their mark last."""

    def __init__(
        self, memory: PersonalData, service: TableService, messenger: Messenger, clock: Clock
    ) -> None:
        self._memory = memory
        self._service = service
        self._messenger = messenger
        self._clock = clock

    async def work(self) -> int | None:
        """Forget all marked people; return the instant to look again (Unix milliseconds).

        A failure with one person does not hold up the others. Raises ExceptionGroup at the end.
        """
        marked = await self._memory.marked()
        done, faults = list[bool](), list[Exception]()
        for person, since in marked:
            try:
                done.append(await self._forget(person, since))
            except NotSaved:
                raise  # nobody else can be forgotten now
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise ExceptionGroup("somebody cannot be forgotten", faults)
        return self._clock.now() + (HOUR if all(done) else AGAIN)

    async def _forget(self, person: PlayerId, since: int) -> bool:
        """Forget one person; False if a step must wait, such as a letter that is being sent."""
        if not await self._empty_mailbox(person) and self._clock.now() - since < PATIENCE:
            return False
        for table in await self._memory.tables_of(person):
            await self._service.removals.leave_for_good(table, person)
            await self._memory.forget_at(table, person)
        await self._memory.forget_elsewhere(person)
        return await self._memory.finish(person)

    async def _empty_mailbox(self, person: PlayerId) -> bool:
        """Delete the direct messages to this person; False if one is being sent, or Discord cannot
        be reached."""
        messages = await self._memory.messages_to(person, self._clock.now())
        for each in messages or ():
            standing = [older.message for older in each.older]
            standing += [] if each.message is None else [each.message]
            try:
                for message in standing:
                    await self._messenger.remove(Sent(each.stands_in, message))
            except TryLater:
                return False
            await self._memory.drop_message(each)
        return messages is not None
