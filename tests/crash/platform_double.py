"""A simulated Discord that outlives the bot's processes: it keeps posts and recognizes nonces."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from tests.crash.process_protocol import Delivered, Send


class Message(msgspec.Struct):
    """A message, all its versions, whether it still exists, and whether it has its buttons."""

    id: int
    lane: str
    nonce: int
    said: list[str]
    stands: bool = True
    has_buttons: bool = True

    @property
    def about(self) -> str:
        """The code of its table or cup, the first word of all that it says."""
        return self.said[0].split()[0]


class Platform:
    """A simulated Discord that is sometimes slow or fails.

    ``faults``: what it must never see. ``pauses``: seconds of delay before and after storing a
    post. ``remembers``: seconds for which it recognizes a nonce. ``may_go_on``: no post completes
    before it is set.
    """

    def __init__(
        self, chance: Random, clock: Callable[[], float], pauses: Sequence[float], remembers: float
    ) -> None:
        self._pauses = pauses
        self._remembers = remembers
        self.messages: list[Message] = []
        self.faults: list[str] = []
        self._chance = chance
        self._clock = clock
        self._nonces: dict[int, tuple[float, Message]] = {}
        self._busy: dict[str, tuple[int, float]] = {}
        self.is_asked, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.may_go_on.set()

    async def serve(self, life: int, send: Send) -> Delivered:
        """Do what a life asks."""
        if send.name == "find-about":
            return Delivered(send.number, found=self._about(send))
        if send.name != "post":
            return Delivered(send.number, self._at_once(send))
        lane = _one_at_a_time(send)
        _, since = self._busy.get(lane, (0, -self._remembers))
        if self._clock() - since < self._remembers / 4:  # half a lease, which may run out
            self.faults.append(f"two at once in {lane}: number {send.nonce}")
        self._busy[lane] = (life, self._clock())
        self.is_asked.set()
        await self.may_go_on.wait()
        mishap = self._chance.random()
        await self._is_slow()
        before = len(self.messages)
        message = 0 if mishap < 0.03 else self._arrive(send).id
        known = message <= before
        await self._is_slow()
        if lane in self._busy and self._busy[lane][0] == life:
            del self._busy[lane]
        return Delivered(send.number, message, unwell=mishap < 0.06, known=known)

    def forget(self, life: int) -> None:
        """A life is over; what it was sending is sent no more."""
        self._busy = {lane: busy for lane, busy in self._busy.items() if busy[0] != life}

    async def _is_slow(self) -> None:
        await asyncio.sleep(self._chance.choice(self._pauses))

    def _arrive(self, send: Send) -> Message:
        at, known = self._nonces.get(send.nonce, (0.0, None))
        if known is not None and self._clock() - at < self._remembers:
            return known
        fresh = Message(len(self.messages) + 1, send.lane, send.nonce, [send.heading])
        self.messages.append(fresh)
        self._nonces[send.nonce] = (self._clock(), fresh)
        return fresh

    def _about(self, send: Send) -> tuple[tuple[int, str], ...]:
        """The messages that are newer than one and name what the heading names, newest first."""
        newer = (m for m in reversed(self.messages) if m.lane == send.lane and m.id > send.message)
        return tuple((m.id, m.said[-1]) for m in newer if m.about == send.heading)

    def _at_once(self, send: Send) -> int:
        message = self.messages[send.message - 1]
        if send.name == "remove":
            message.stands = False
        elif send.name == "retire":
            message.has_buttons = False
        elif send.name == "replace" and message.stands:
            message.said.append(send.heading)
        return message.id if message.stands else 0


def _one_at_a_time(send: Send) -> str:
    """What no two posts may be sent to at once: a mailbox; of a channel, what one table is told."""
    return send.lane if send.lane.startswith("dm:") else f"{send.lane} {send.heading.split()[0]}"
