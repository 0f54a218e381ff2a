"""Which servers a process reaches: Discord assigns servers to shards, and shards to processes."""

from collections.abc import Mapping

import msgspec


class ProcessShards(msgspec.Struct, frozen=True):
    """The shards of one process; ``count``: the number of all shards.

    ``here``: the connected ones. ``lost``: those disconnected, and since when (Unix milliseconds).
    Other processes serve the rest. A server belongs to the shard ``(id >> 22) % count``, private
    chats to shard 0.
    """

    count: int = 1
    here: frozenset[int] = frozenset({0})
    lost: Mapping[int, int] = {}

    @property
    def is_whole(self) -> bool:
        """Whether this process is connected to all shards."""
        return len(self.here) == self.count

    def covers(self, server: int) -> bool:
        """Return whether this process is connected to the shard of this server."""
        return self.shard_of(server) in self.here

    def shard_of(self, server: int | None) -> int:
        """Return the shard of this server; None: of private chats."""
        return ((server or 0) >> 22) % self.count

    def only(self, shard: int) -> "ProcessShards":
        """Return the reach of this one shard."""
        return ProcessShards(self.count, frozenset({shard}))


EVERYBODY = ProcessShards()
"""The reach of a single process with a single shard."""
