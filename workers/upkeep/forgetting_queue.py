"""Forgets those who wish to be forgotten, step by step; a restart goes on where it was stopped."""

from tables.interfaces import Clock
from tables.model.table import HOUR, PlayerId
from tables.people.forget import Memory
from tables.service import TableService
from workers.chat_platform import Messenger, Sent, TryLater

AGAIN = 2_000
"""Milliseconds until it is tried again while a letter is on its way, or Discord away."""

PATIENCE = HOUR
"""Milliseconds for which letters in a mailbox are waited for; after that they stay there."""


class ForgettingQueue:
    """Takes marked people out of everything; the last step takes their mark away."""

    def __init__(
        self, memory: Memory, service: TableService, messenger: Messenger, clock: Clock
    ) -> None:
        self._memory = memory
        self._service = service
        self._messenger = messenger
        self._clock = clock

    async def work(self) -> int | None:
        """Forget whoever is marked; the instant to look again.

        Raises what hinders it only after everybody's turn: nobody waits for somebody else's fault.
        """
        marked = await self._memory.marked()
        done, faults = list[bool](), list[Exception]()
        for person, since in marked:
            try:
                done.append(await self._forget(person, since))
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise ExceptionGroup("somebody cannot be forgotten", faults)
        return self._clock.now() + (HOUR if all(done) else AGAIN)

    async def _forget(self, person: PlayerId, since: int) -> bool:
        """One person; False while something of theirs is in somebody's hands."""
        if not await self._empty_mailbox(person) and self._clock.now() - since < PATIENCE:
            return False
        for table in await self._memory.tables_of(person):
            await self._service.removals.leave_for_good(table, person)
            await self._memory.forget_at(table, person, self._clock.now())
        await self._memory.forget_elsewhere(person)
        return await self._memory.finish(person)

    async def _empty_mailbox(self, person: PlayerId) -> bool:
        """Delete the letters that stand there; False where Discord cannot be reached."""
        for post in await self._memory.letters_of(person):
            try:
                await self._messenger.remove(Sent(post.place, post.message))
            except TryLater:
                return False
            await self._memory.drop_letter(post)
        return True
