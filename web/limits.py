"""How much one device, one address and all together may ask of the server."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

Seconds: TypeAlias = Callable[[], float]
"""Returns seconds that pass as outside, whatever the clock of the house says."""

LARGEST_BODY: Final = 16 * 1024
"""Bytes of a request."""

MOST_STREAMS: Final = 200
"""Open at once; the server refuses further ones, whose pages look again when they are shown."""

STREAMS_OF_ONE: Final = 10
"""Of one device or address."""

A_SECOND: Final = 5
"""Requests of one device, or of one address without a device."""

AT_ONCE: Final = 10
"""As many may come at once."""

UNKNOWN_A_SECOND: Final = 20
"""Tickets, and devices that have not asked before, of all together: each costs a look into the
database."""

_REMEMBERED: Final = 4_096


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
