"""Seasons of servers: their tables, their end, and the titles they leave."""

import logging
from functools import partial
from typing import Final

from club.interfaces import ClubReader, ClubStore, ClubTransaction
from club.seasons.calendar import Season, season_at
from club.seasons.interfaces import ClosedSeason, HeldTitle
from club.seasons.season_table import SeasonTables, season_tables, titles_of
from core.languages import ORIGINAL
from tables.interfaces import Clock, NotSaved, StoreBusy
from tables.model.table import HOUR, MINUTE, GuildId, PlayerId

CLOSED_AFTER: Final = 10 * MINUTE
"""Milliseconds after its end at which a season is closed: the last games are stored by then."""

LOOK_AGAIN: Final = HOUR
"""Milliseconds after which a season that is not closed everywhere is looked at again."""

LONGEST_WAIT: Final = 30 * 24 * HOUR
"""Milliseconds after its end for which a season waits for results that are kept back."""

_log = logging.getLogger(__name__)


class Seasons:
    """Reads the tables of seasons, and closes each season of each server once."""

    def __init__(self, store: ClubStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    def now(self) -> Season:
        """Return the season being played."""
        return season_at(self._clock.now())

    async def tables_of(self, guild: GuildId, season: Season) -> SeasonTables:
        """Return the tables of a season in a server."""
        return await self._store.read_much(lambda reader: _tables(reader, guild, season))

    async def titles_in(self, guild: GuildId) -> list[HeldTitle]:
        """Return the titles won in a server, newest first, without people who hide themselves."""

        def work(reader: ClubReader) -> list[HeldTitle]:
            titles = reader.seasons.titles_in(guild)
            hidden = _hidden(reader, {title.player for title in titles})
            return [title for title in titles if title.player not in hidden]

        return await self._store.read_much(work)

    async def titles_of(self, player: PlayerId) -> list[HeldTitle]:
        """Return all titles of a person, for themselves, newest first."""
        return await self._store.read_much(lambda reader: reader.seasons.titles_of(player))

    async def close_due(self) -> int:
        """Close the season that has ended, in each server once; return when the next one is due.

        Each server has its own transaction, and of several processes one closes it; one that fails
        holds up no other and is tried again. A season that ended before this bot counted seasons is
        not closed, and where the result of a game is kept back until a round of a cup is over, the
        season waits for it, at most LONGEST_WAIT.
        """
        now = self._clock.now()
        if await self._store.read_much(lambda reader: reader.seasons.since()) is None:
            await self._store.transact(lambda tx: tx.seasons.begin(now))
        ended = season_at(now - CLOSED_AFTER).previous
        to_close = await self._store.read_much(lambda reader: _to_close(reader, ended))
        waits = set[GuildId]()
        if to_close and now < ended.ends_at + LONGEST_WAIT:
            waits = await self._store.read_much(lambda reader: reader.seasons.that_wait(ended))
        closed = [guild not in waits and await self._closed(guild, ended) for guild in to_close]
        if not all(closed):
            return now + LOOK_AGAIN
        return season_at(now - CLOSED_AFTER).ends_at + CLOSED_AFTER

    async def _closed(self, guild: GuildId, season: Season) -> bool:
        """Close a season of a server; False if that fails, which the log says."""
        close = partial(_close, guild=guild, season=season, now=self._clock.now())
        try:
            await self._store.transact(close)
        except (OSError, NotSaved, StoreBusy):
            raise  # the database takes nothing or is out of reach: no fault of this season
        except Exception:
            said = "season %s of server %d cannot be closed"
            _log.exception(said, season.key, guild, extra={"alert": "season"})
            return False
        return True

    async def untold(self) -> list[ClosedSeason]:
        """Return the closed seasons whose end is still to be told, oldest first."""
        return await self._store.read_much(lambda reader: reader.seasons.untold())

    async def claim(self, closed: ClosedSeason, owner: str, lease: int) -> bool:
        """Give a process the end of a season to tell, for so many milliseconds.

        False if it has been told, or another process has claimed it and is not late.
        """
        now = self._clock.now()
        return await self._store.transact(
            lambda tx: tx.seasons.lease(closed, owner, now + lease, now), patient=True
        )

    async def note_told(self, closed: ClosedSeason, owner: str) -> None:
        """Store that the end of this season has been told, or cannot be told.

        If another process has claimed it meanwhile, nothing is stored.
        """
        now = self._clock.now()
        await self._store.transact(
            lambda tx: tx.seasons.note_told(closed, owner, now), patient=True
        )


def _to_close(reader: ClubReader, season: Season) -> list[GuildId]:
    since = reader.seasons.since()
    return [] if since is None or season.ends_at <= since else reader.seasons.guilds(season)


def _close(tx: ClubTransaction, *, guild: GuildId, season: Season, now: int) -> None:
    titles = titles_of(_tables(tx, guild, season))
    where = tx.seasons.newest_place(guild, season) if titles else None
    place, locale = where or (None, ORIGINAL)
    tx.seasons.close(ClosedSeason(0, guild, season, now, place, locale), titles)


def _tables(reader: ClubReader, guild: GuildId, season: Season) -> SeasonTables:
    results = reader.results.in_guild(guild, season.begins_at, season.ends_at)
    people = {player for result in results for player in result.people}
    return season_tables(results, _hidden(reader, people))


def _hidden(reader: ClubReader, people: set[PlayerId]) -> frozenset[PlayerId]:
    """Return who of these people is on no leaderboard."""
    profiles = reader.people.profiles(sorted(people))
    return frozenset(p.id for p in profiles.values() if p.leaderboard == "hidden")
