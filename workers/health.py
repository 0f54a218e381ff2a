"""The health of the bot: whether its parts work, and whether Discord delivers interactions."""

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final, Literal, TypeAlias

import msgspec

from model.health_figures import Figures
from model.shards import ProcessShards
from model.table import HOUR, MINUTE
from tables.interfaces import Clock

SLOT: Final = 10 * MINUTE
"""Interactions are counted by the ten minutes they fall into: a turn of many presses is one."""

QUIET: Final = 3 * HOUR
"""A session that has delivered nothing for so long is replaced, even where that is usual: it takes
seconds, and no smaller server would ever notice otherwise."""

SHORTEST: Final = HOUR
"""No silence is unusual before."""

USUAL_SLOTS: Final = 6
"""A silence is unusual if in its place so many slots had interactions, on every day known."""

FEWEST_DAYS, MOST_DAYS = 3, 7
"""How many days before are compared; with fewer nothing is unusual."""

RIGHT_AFTER: Final = 30 * MINUTE
VOICES: Final = 2
"""If so many people act so soon after the new session, the silence was Discord's."""

_DAY: Final = 24 * HOUR
_SLOTS_A_DAY: Final = _DAY // SLOT

_log = logging.getLogger(__name__)

Judgement: TypeAlias = Literal["unusual", "quiet"]

GivesBack: TypeAlias = Callable[[int, int], None]
"""Gives a shard's people the time since an instant back."""


class _Doubt(msgspec.Struct):
    """An unusual silence: since when, when a new session was tried, who has acted after that."""

    since: int
    at: int
    people: set[int] = msgspec.field(default_factory=set)


class Heard(msgspec.Struct):
    """What one shard has delivered. ``began``: since when it is listened to.

    ``session``: when its present session began. ``last``: when the last interaction came.
    ``slots``: the numbers of the slots in which some came.
    """

    began: int
    session: int
    last: int | None = None
    slots: set[int] = msgspec.field(default_factory=set)
    doubt: _Doubt | None = None

    @property
    def is_doubted(self) -> bool:
        """Whether the present silence is unusual, and nobody has acted since."""
        return self.doubt is not None and self.doubt.since == self.last


def is_unusual(slots: Collection[int], began: int, last: int, now: int) -> bool:
    """Return whether a silence since ``last`` is far longer than usual.

    It is compared with the same time of day on each day before it for which interactions are known
    (from ``began`` on), so that neither a night nor a quiet weekday is unusual. A silence of more
    than a day is not judged any more.
    """
    if not SHORTEST <= now - last <= _DAY:
        return False
    days = [day for day in range(1, MOST_DAYS + 1) if began <= last - day * _DAY]
    silent = range(last // SLOT + 1, now // SLOT)
    return len(days) >= FEWEST_DAYS and all(
        sum(slot - day * _SLOTS_A_DAY in slots for slot in silent) >= USUAL_SLOTS for day in days
    )


def judge(heard: Heard, now: int) -> Judgement | None:
    """Return why a new session is to be tried now; None: it is not.

    A silence is found unusual once; otherwise a session has QUIET to deliver something.
    """
    if heard.last is None:
        return "quiet" if now - heard.session >= QUIET else None
    if not heard.is_doubted and is_unusual(heard.slots, heard.began, heard.last, now):
        return "unusual"
    return "quiet" if now - max(heard.session, heard.last) >= QUIET else None


class Silences:
    """Has silent sessions replaced, and the time given back if people act right after that.

    ``renew``: begins a new session of a shard. ``give_back``: gives a shard's people the time since
    an instant back.
    """

    def __init__(
        self,
        clock: Clock,
        reach: Callable[[], ProcessShards],
        renew: Callable[[int], Awaitable[None]],
        give_back: GivesBack,
    ) -> None:
        self._clock = clock
        self._reach = reach
        self._renew = renew
        self._give_back = give_back
        self._shards: dict[int, Heard] = {}
        self.last_outage: tuple[int, int] | None = None
        """From when until when Discord delivered nothing, the last time since the start."""

    def is_doubted(self) -> bool:
        """Return whether a shard is silent for far longer than usual."""
        return any(heard.is_doubted for heard in self._shards.values())

    def session_begins(self, shard: int) -> None:
        """Note that a shard has a new session."""
        self._of(shard).session = self._clock.now()

    def hear(self, shard: int, person: int) -> None:
        """Note that an interaction of somebody has come."""
        now, heard = self._clock.now(), self._of(shard)
        if heard.doubt is not None:
            self._settle(shard, heard, heard.doubt, person)
        heard.last = now
        heard.slots.add(now // SLOT)

    def _settle(self, shard: int, heard: Heard, doubt: _Doubt, person: int) -> None:
        """Decide whether an unusual silence was Discord's or people's own."""
        now = self._clock.now()
        if now - doubt.at > RIGHT_AFTER:
            heard.doubt = None
            return
        doubt.people.add(person)
        if len(doubt.people) >= VOICES:
            heard.doubt = None
            self.last_outage = (doubt.since, now)
            _log.warning("shard %d delivers again; the time of its silence is given back", shard)
            self._give_back(shard, doubt.since)

    async def work(self) -> int:
        """Replace the sessions that are silent for too long; return when to look again."""
        for shard in sorted(self._reach().here):
            now, heard = self._clock.now(), self._of(shard)
            oldest = (now - (MOST_DAYS + 2) * _DAY) // SLOT
            heard.slots = {slot for slot in heard.slots if slot >= oldest}
            if (why := judge(heard, now)) is None:
                continue
            if why == "unusual" and heard.last is not None:
                heard.doubt = _Doubt(heard.last, now)
                _log.warning(
                    "shard %d: nobody has pressed or typed anything for %d minutes, which is"
                    " unusual; a new session is tried",
                    shard,
                    (now - heard.last) // MINUTE,
                )
            heard.session = now
            await self._renew(shard)
        return self._clock.now() + SLOT

    def _of(self, shard: int) -> Heard:
        if shard not in self._shards:
            now = self._clock.now()
            self._shards[shard] = Heard(now, now)
        return self._shards[shard]


OVERDUE = 5 * MINUTE
"""Milliseconds after which a waiting letter counts as overdue."""

OLD_COPY = 48 * HOUR
"""Age in milliseconds from which the last daily backup counts as overdue."""

WRONG_CLOCK = 5
"""Seconds; if the clock differs from Discord's by so much, people see wrong deadlines."""

STUCK = MINUTE
"""Milliseconds after which the deadline loop, still in the same work, counts as stuck."""


class Condition(msgspec.Struct, frozen=True):
    """Whether Discord is connected, a write succeeds, the deadline loop runs, messages are sent.

    ``presses``: False while nobody has pressed or typed anything for far longer than usual.
    """

    discord: bool
    database: bool
    clocks: bool
    messages: bool
    presses: bool

    @property
    def is_good(self) -> bool:
        """Whether all parts work; where nobody presses anything, it may be that nobody plays."""
        return self.discord and self.database and self.clocks and self.messages


class Health:
    """Checks the condition of the bot. Instants are Unix milliseconds.

    ``count``: the figures at an instant. ``write``: a test write to the database. ``lost_since``:
    since when Discord is disconnected (None: connected). ``busy_since``: since when the deadline
    loop is in the same work (None: it waits). ``silences``: how long Discord has delivered nothing.
    """

    def __init__(
        self,
        clock: Clock,
        count: Callable[[int], Awaitable[Figures]],
        write: Callable[[str], Awaitable[None]],
        lost_since: Callable[[], int | None],
        busy_since: Callable[[], int | None],
        silences: Silences,
    ) -> None:
        self._clock = clock
        self._count = count
        self._write = write
        self._lost_since = lost_since
        self._busy_since = busy_since
        self._silences = silences

    def now(self) -> int:
        """Return the present time, Unix milliseconds."""
        return self._clock.now()

    def clocks_tick(self) -> bool:
        """Whether the deadline loop has not been in the same work for STUCK or longer."""
        since = self._busy_since()
        return since is None or self._clock.now() - since < STUCK

    def last_deafness(self) -> tuple[int, int] | None:
        """Return from when until when Discord last delivered nothing, if it did since the start."""
        return self._silences.last_outage

    async def figures(self) -> Figures:
        """Return the present figures."""
        return await self._count(self._clock.now())

    async def condition(self) -> Condition:
        """Check all parts once; a database out of reach is part of the result, not an error."""
        connected, ticking = self._lost_since() is None, self.clocks_tick()
        now, heard = self._clock.now(), not self._silences.is_doubted()
        try:
            await self._write(str(now))
            oldest = (await self._count(now)).oldest_message
        except Exception:
            return Condition(connected, False, ticking, messages=False, presses=heard)
        gets_out = oldest is None or now - oldest < OVERDUE
        return Condition(connected, True, ticking, messages=gets_out, presses=heard)
