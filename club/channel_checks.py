"""Notices cups whose channel was deleted, and those of servers that the bot has left."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Literal, TypeAlias

from club.calling_off import called_off
from club.decisions import progress
from club.interfaces import ClubStore, ClubTransaction
from club.model.cup import CupPlace
from club.model.refusals import UnreadableCup
from tables.cup_tables.seated_tables import SeatedTables
from tables.interfaces import Clock, Wake
from tables.model.table import GuildId, PlaceId

Whereabouts: TypeAlias = Literal["there", "deleted", "left"]
"""What has become of a channel; "left": the bot is no longer in its server."""

FindsWhereabouts: TypeAlias = Callable[[GuildId, PlaceId], Awaitable[Whereabouts]]


class ChannelChecks:
    """Looks whether the channels of cups are still there, and notes on the cups what it finds."""

    def __init__(self, store: ClubStore, clock: Clock, wake: Wake, tables: SeatedTables) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._wake = wake

    async def look(self, whereabouts: FindsWhereabouts) -> None:
        """Look at the place of every cup that is not over.

        No round begins in a deleted channel. The cups of a server that was left are called off.
        """
        for cup in await self._store.read_much(lambda reader: reader.cups.places()):
            found = await whereabouts(cup.guild, cup.place)
            if found == "left" or (found == "deleted") != (cup.lost_at is not None):
                with suppress(UnreadableCup):  # it is called off as it cannot be read
                    await self._store.transact(partial(self._noted, cup, found), patient=True)
                self._wake()

    def _noted(self, seen: CupPlace, found: Whereabouts, tx: ClubTransaction) -> None:
        """Store what became of a channel; ``seen``: the cup with it, a moment ago."""
        cup, now = tx.cups.by_id(seen.cup), self._clock.now()
        if cup is None or cup.status.is_over or cup.place != seen.place:
            return
        if found == "left":
            after = called_off(tx, cup, self._tables, "club-told-place-gone", now)
        else:
            after = progress.in_lost_place(cup, now if found == "deleted" else None)
        tx.cups.save(after, progress.due_at(after))
