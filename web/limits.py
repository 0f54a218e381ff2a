"""How much one device, one address and all together may ask of the server."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final, TypeAlias

Seconds: TypeAlias = Callable[[], float]
"""Returns seconds that pass as outside, whatever the clock of the house says."""

LARGEST_BODY: Final = 16 * 1024
"""Bytes of a request."""

BODY_SECONDS: Final = 10.0
"""In which a request must be there whole."""

ALIKE_SECONDS: Final = 0.5
"""After which it is said that there is no such table: whether one is hidden may have to be asked of
Discord, and must not show.
"""

MOST_ANSWERS: Final = 8
"""Made at once, however many devices ask: people on Discord wait behind them."""

ROUNDS_UNTIL_HEARD: Final = 3
"""Of the event loop, after which a press that has arrived is known: so long is each pause between
the parts of an answer.
"""

ROUNDS_OF_A_PRESS: Final = 5
"""So many more it mostly takes until the press is acknowledged: no page is answered meanwhile."""

MOST_STREAMS: Final = 200
"""Open at once; the server refuses further ones, whose pages look again when they are shown."""

STREAMS_OF_ONE: Final = 10
"""Of one device or address."""

PAGES_OF_ONE: Final = 10
"""Open pages of one device or address; with a further one that begins again which has not asked for
longest.
"""

A_SECOND: Final = 5
"""Requests of one device, or of one address without a device."""

AT_ONCE: Final = 10
"""As many may come at once."""

UNKNOWN_A_SECOND: Final = 20
"""Tickets of all together, and as many devices that have not asked before: each costs a look into
the database. One address may send as many of each as requests.
"""

_REMEMBERED: Final = 4_096


class PressesFirst:
    """Has pages wait while a press on Discord is acknowledged."""

    def __init__(self) -> None:
        self._free = asyncio.Event()
        self._free.set()

    def make_way(self) -> None:
        """Begin to wait, as somebody has pressed; who presses meanwhile does not prolong it."""
        if self._free.is_set():
            self._free.clear()
            self._let_pass(ROUNDS_OF_A_PRESS)

    def _let_pass(self, rounds: int) -> None:
        if rounds:
            asyncio.get_running_loop().call_soon(self._let_pass, rounds - 1)
        else:
            self._free.set()

    async def pause(self) -> None:
        """Wait between two parts of an answer."""
        for _ in range(ROUNDS_UNTIL_HEARD):
            await asyncio.sleep(0)
        await self.free()

    async def free(self) -> None:
        """Wait as long as a press may not be acknowledged yet."""
        await self._free.wait()


class Allowance:
    """Lets each key have ``rate`` requests a second, and ``burst`` of them at once."""

    def __init__(self, seconds: Seconds, rate: float = A_SECOND, burst: float = AT_ONCE) -> None:
        self._seconds = seconds
        self._rate = rate
        self._burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def takes(self, key: str = "") -> bool:
        """Whether a request may be served; it counts if so."""
        now = self._seconds()
        left, at = self._left.get(key, (self._burst, now))
        left = min(self._burst, left + max(0, now - at) * self._rate)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        self._left.move_to_end(key)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        return left >= 1


def network_of(address: str) -> str:
    """Return what counts as one address: of IPv6 the network, as one person has all of it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.ipv4_mapped:
        return address
    return str(ip_network((found, 64), strict=False))
