"""Times of cups that pass: only while people can be reached; else they are given back."""

from functools import partial

from club.decisions import progress, standstill
from club.interfaces import ClubStore, ClubTransaction
from club.model.cup import Cup, CupId
from club.model.refusals import UnreadableCup
from tables.model.shards import ProcessShards
from tables.model.table import MINUTE
from tables.outages import Timed

REACHED_AGAIN = 5 * MINUTE
"""Milliseconds after which a cup is looked at again whose people could not be reached."""


class CupTimes:
    """Moves the times of cups by what outages took, as those of tables are moved."""

    def __init__(self, store: ClubStore) -> None:
        self._store = store

    async def timed(self, reach: ProcessShards) -> list[Timed]:
        """Return the cups that are not over, of the servers of these shards."""
        found = await self._store.read_much(lambda reader: reader.cups.timed(reach))
        return [Timed(game, last, partial(self._at_cup, cup)) for cup, game, last in found]

    async def _at_cup(self, number: CupId, since: int, now: int) -> None:
        def work(tx: ClubTransaction) -> None:
            cup = _readable(tx, number)
            after = None if cup is None else standstill.given_back(cup, since, now)
            if cup is not None and after is not None and after != cup:
                tx.cups.save(after, progress.due_at(after))

        await self._store.transact(work, patient=True)


def _readable(tx: ClubTransaction, number: CupId) -> Cup | None:
    """Return a cup, None without one or if it is damaged: then nothing of it passes."""
    try:
        return tx.cups.by_id(number)
    except UnreadableCup:
        return None


def has_passed(
    tx: ClubTransaction, cup: Cup, instant: int | None, now: int, reach: ProcessShards
) -> bool:
    """Return whether a time of a cup has come, and its people could be reached then.

    ``instant``: Unix milliseconds, None: it never comes. If they could not be reached, the cup is
    put off: the process of their shard gives the time back.
    """
    if instant is None or instant > now:
        return False
    if reach.covers(cup.guild):
        return True
    last = tx.timers.last_reached(cup.guild)
    if last is not None and instant <= last:
        return True
    tx.cups.put_off(cup.id, now + REACHED_AGAIN)
    return False
