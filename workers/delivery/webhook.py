"""A webhook: sends public events of tables to the URL in the setting ``EVENTS_URL``.

An event holds only public facts of a table: no view, no text, no names or ids of people. It is sent
after its post, so a slow receiver never delays a table. The queue is in memory: a restart loses it,
and beyond MOST_WAITING the oldest are dropped. A receiver knows a repeated event by its ``id``.
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
"""Milliseconds until a retry after a failure: the first pause; doubled each time; the longest."""

MOST_ATTEMPTS: Final = 10
"""Failed attempts after which an event is dropped: with nine pauses, after about half an hour."""

TIMEOUT: Final = aiohttp.ClientTimeout(total=10)

_KINDS: Final = ("lobby", "board", "final", "cancelled")
"""Kinds of letters that become events; reminders and calls are only for people."""

Send: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Sends a body. Raises OSError, TimeoutError or aiohttp.ClientError on failure."""


class SeatEvent(msgspec.Struct, frozen=True):
    """A seat in an event. ``until``: its deadline in Unix milliseconds, None without one."""

    seat: int
    occupant: str
    to_move: bool
    until: int | None


class StandingEvent(msgspec.Struct, frozen=True):
    """The final rank of a seat; 1 is the winner's."""

    seat: int
    rank: int


class TableEvent(msgspec.Struct, frozen=True):
    """A public event of a table, sent as JSON. ``seats_free``: how many seats are not taken."""

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
    """Return the public event of a letter; None if it has none."""
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
    """A queue of events, sent one after the other. ``ring``: has ``work`` called soon."""

    def __init__(self, send: Send, clock: Clock, ring: Callable[[], None]) -> None:
        self._send = send
        self._clock = clock
        self._ring = ring
        self._waiting: deque[TableEvent] = deque(maxlen=MOST_WAITING)
        self._attempts = 0

    def tell(self, claimed: ClaimedLetter) -> None:
        """Queue the event of a delivered letter, if it has one."""
        event = event_of(claimed)
        if event is not None:
            self._waiting.append(event)
            self._ring()

    async def work(self) -> int | None:
        """Send all queued events; return when to retry (Unix milliseconds), None if all went."""
        while self._waiting:
            event = self._waiting[0]
            try:
                await self._send(msgspec.json.encode(event))
            except (OSError, TimeoutError, aiohttp.ClientError) as fault:
                self._attempts += 1
                if self._attempts < MOST_ATTEMPTS:
                    return self._clock.now() + self._pause()
                # Log no message of the exception: it may contain the URL, which may hold a secret.
                _log.warning("EVENTS_URL refuses event %d: %s", event.id, type(fault).__name__)
            self._attempts = 0
            if self._waiting and self._waiting[0] is event:
                self._waiting.popleft()
        return None

    def _pause(self) -> int:
        """Return milliseconds until the next attempt, from the number of failures (backoff)."""
        doublings = min(self._attempts - 1, 10)
        return min(FIRST_PAUSE << doublings, LONGEST_PAUSE)


def sender_to(address: str) -> Send:
    """Return a function that POSTs a body to this URL; it raises OSError for a status >= 300."""

    async def send(body: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        async with (
            aiohttp.ClientSession(timeout=TIMEOUT) as session,
            session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            if answer.status >= HTTPStatus.MULTIPLE_CHOICES:
                raise OSError(f"status {answer.status}")

    return send
