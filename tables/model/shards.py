"""Which servers a process reaches: Discord deals them out to shards, and shards to processes."""

from collections.abc import Mapping

import msgspec


class Reach(msgspec.Struct, frozen=True):
    """The shards of one process, of so many (``count``) that there are in all.

    ``here``: those that are connected. ``lost``: those that are not, and since when (Unix
    milliseconds). All others are seen to by other processes. A server belongs to the shard
    ``(id >> 22) % count``, private chats to shard 0.
    """

    count: int = 1
    here: frozenset[int] = frozenset({0})
    lost: Mapping[int, int] = {}

    @property
    def is_whole(self) -> bool:
        """Whether everybody can be reached, and by this process."""
        return len(self.here) == self.count

    def only(self, shard: int) -> "Reach":
        """The same of one shard alone."""
        return Reach(self.count, frozenset({shard}))


EVERYBODY = Reach()
"""One process, one shard."""
