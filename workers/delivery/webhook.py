"""Sends a table's public events to one address that the host names (setting ``EVENTS_URL``).

An event holds only what everybody may know of a table: no view, no words, no names and no ids of
people. It is sent after the post it belongs to, so a receiver that is slow or away never holds up a
table. Events wait in memory: at most MOST_WAITING of them, the oldest are dropped first, and those
that wait when the bot ends are not sent. ``id`` tells a receiver that an event comes again.
"""

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final, TypeAlias

import aiohttp
import msgspec

from tables.interfaces import Clock
from tables.model.letters import ClaimedLetter, PublicLetter, SeatFacts, TableFacts
from tables.model.table import Computer, Human

_log = logging.getLogger(__name__)

MOST_WAITING: Final = 1_000
FIRST_PAUSE, LONGEST_PAUSE = 5_000, 600_000
"""Milliseconds until a receiver that failed is asked again; each pause is twice the one before."""

MOST_ATTEMPTS: Final = 10
"""An event that was refused so often, for an hour and a quarter, is dropped."""

TIMEOUT: Final = aiohttp.ClientTimeout(total=10)

_KINDS: Final = ("lobby", "board", "final", "cancelled")
"""Letters that tell how a table stands; reminders and calls are for people alone."""

Send: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Hand a body over. Raises OSError, TimeoutError or aiohttp.ClientError where that fails."""


class SeatEvent(msgspec.Struct, frozen=True):
    """A seat as an event shows it. ``until``: its deadline, Unix milliseconds, None without one."""

    seat: int
    occupant: str
    to_move: bool
    until: int | None


class StandingEvent(msgspec.Struct, frozen=True):
    """Where a seat stands at the end; 1 is the winner's rank."""

    seat: int
    rank: int


class TableEvent(msgspec.Struct, frozen=True):
    """What happened to a table, as JSON. ``seats_free``: how many nobody has taken yet."""

    id: int
    event: str
    game: str
    table: str
    status: str
    move: int
    seats: tuple[SeatEvent, ...]
    seats_free: int
    standings: tuple[StandingEvent, ...] = ()


def event_of(claimed: ClaimedLetter) -> TableEvent | None:
    """The event that a letter tells; None where it tells none that is public."""
    letter = claimed.letter
    if not isinstance(letter, PublicLetter) or letter.kind not in _KINDS or letter.illustrates:
        return None
    table = letter.table
    return TableEvent(
        id=claimed.id,
        event=letter.kind,
        game=table.game,
        table=table.code,
        status=table.status.value,
        move=table.moves,
        seats=tuple(map(_seat, table.seats)),
        seats_free=max(0, table.size - len(table.seats)),
        standings=_standings(table),
    )


def _seat(seat: SeatFacts) -> SeatEvent:
    match seat.occupant:
        case Human():
            occupant = "person"
        case Computer():
            occupant = "computer"
        case _:
            occupant = "former player"
    return SeatEvent(seat.seat, occupant, seat.asked is not None, seat.deadline)


def _standings(table: TableFacts) -> tuple[StandingEvent, ...]:
    if table.outcome is None:
        return ()
    return tuple(StandingEvent(s.seat, s.rank) for s in table.outcome.standings)


class Webhook:
    """Queues events and sends them one after the other. ``ring``: have ``work`` called soon."""

    def __init__(self, send: Send, clock: Clock, ring: Callable[[], None]) -> None:
        self._send = send
        self._clock = clock
        self._ring = ring
        self._waiting: deque[TableEvent] = deque(maxlen=MOST_WAITING)
        self._attempts = 0

    def tell(self, claimed: ClaimedLetter) -> None:
        """Queue the event of a letter that was delivered, if it tells one."""
        event = event_of(claimed)
        if event is not None:
            self._waiting.append(event)
            self._ring()

    async def work(self) -> int | None:
        """Send what waits; the instant to try again (Unix milliseconds), None when all is sent."""
        while self._waiting:
            event = self._waiting[0]
            try:
                await self._send(msgspec.json.encode(event))
            except (OSError, TimeoutError, aiohttp.ClientError) as fault:
                self._attempts += 1
                if self._attempts < MOST_ATTEMPTS:
                    return self._clock.now() + self._pause()
                # The fault's own words may hold the address, which may hold a secret.
                _log.warning("EVENTS_URL refuses event %d: %s", event.id, type(fault).__name__)
            self._attempts = 0
            if self._waiting and self._waiting[0] is event:
                self._waiting.popleft()
        return None

    def _pause(self) -> int:
        """Milliseconds to wait after as many failures as there were."""
        doublings = min(self._attempts - 1, 10)
        return min(FIRST_PAUSE << doublings, LONGEST_PAUSE)


def sender_to(address: str) -> Send:
    """Send each body by POST to this address; no redirect is followed."""

    async def send(body: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        async with (
            aiohttp.ClientSession(timeout=TIMEOUT) as session,
            session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            if answer.status >= HTTPStatus.MULTIPLE_CHOICES:
                raise OSError(f"status {answer.status}")

    return send
