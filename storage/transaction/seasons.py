"""Seasons and titles: SQL reads and writes inside one transaction."""

from collections.abc import Sequence

from club.seasons.calendar import Season, season_of
from club.seasons.interfaces import ClosedSeason, HeldTitle
from club.seasons.season_table import SeasonTitle
from core.languages import Locale, language_of
from storage.rows import season_statements as sql
from storage.rows import statements
from storage.rows.row_values import AnyRow
from storage.transaction.connection_rows import Rows, WritableRows
from tables.model.table import GuildId, PlaceId, PlayerId

SINCE = "seasons_since"
"""The key under which it is stored since when (Unix ms) there are seasons."""


class SqlSeasonReads(Rows):
    """Reads seasons and titles."""

    def since(self) -> int | None:
        """Return since when there are seasons (Unix milliseconds), None if not stored yet."""
        row = self._row(statements.META, the_key=SINCE)
        return None if row is None else int(row.value)

    def guilds(self, season: Season) -> list[GuildId]:
        """Return the servers with rated results in a season that is not closed there."""
        rows = self._rows(sql.GUILDS_TO_CLOSE, season=season.key, **_time_of(season))
        return [GuildId(row.guild_id) for row in rows]

    def closed(self, guild: GuildId, season: Season) -> ClosedSeason | None:
        """Return this season of a server, None while it is not closed."""
        row = self._row(sql.CLOSED_SEASON, guild=guild, season=season.key)
        return None if row is None else _closed_from(row)

    def untold(self) -> list[ClosedSeason]:
        """Return the closed seasons whose end is still to be told, oldest first."""
        return [_closed_from(row) for row in self._rows(sql.UNTOLD_SEASONS)]

    def newest_place(self, guild: GuildId, season: Season) -> tuple[PlaceId, Locale] | None:
        """Return where, and in which language, the newest game of a server's season was played."""
        row = self._row(sql.NEWEST_PLACE, guild=guild, **_time_of(season))
        return None if row is None else (PlaceId(row.place_id), language_of(row.locale).code)

    def titles_in(self, guild: GuildId) -> list[HeldTitle]:
        """Return the titles of a server, newest season first."""
        return [_title_from(row) for row in self._rows(sql.TITLES_IN, guild=guild)]

    def titles_of(self, player: PlayerId) -> list[HeldTitle]:
        """Return a person's titles in all servers, newest season first."""
        return [_title_from(row) for row in self._rows(sql.TITLES_OF, the_player=player)]


class SqlSeasonWrites(SqlSeasonReads, WritableRows):
    """Writes seasons and titles."""

    def begin(self, now: int) -> None:
        """Store that there are seasons from now on, unless it is stored already."""
        self._write(self._upserts.keep_meta, {"key": SINCE, "value": str(now)})

    def close(self, closed: ClosedSeason, titles: Sequence[SeasonTitle]) -> bool:
        """Insert a closed season with its titles; False if it is closed already."""
        values = {
            "guild_id": closed.guild,
            "season": closed.season.key,
            "closed_at": closed.closed_at,
            "place_id": closed.place,
            "locale": closed.locale,
            "told_at": closed.told_at,
        }
        if self._write(self._upserts.close_season, values) != 1:
            return False
        stored = self.closed(closed.guild, closed.season)
        assert stored is not None, "it has just been inserted"
        rows = [
            {
                "season_id": stored.id,
                "n": n,
                "game": one.game,
                "player_id": one.score.player,
                "points": one.score.points,
            }
            for n, one in enumerate(titles)
        ]
        self._write_all(sql.INSERT_TITLES, rows)
        return True

    def lease(self, closed: ClosedSeason, owner: str, until: int, now: int) -> bool:
        """Give ``owner`` the end of a season to tell until then, if it is untold and free."""
        values = {"the_season": closed.id, "the_owner": owner, "until": until, "now": now}
        return self._write(sql.LEASE_SEASON, values) == 1

    def note_told(self, closed: ClosedSeason, owner: str, at: int) -> None:
        """Store that the end of a season has been told, or is told to nobody.

        It ends the lease of ``owner``; whoever has none any more writes nothing.
        """
        values = {"the_season": closed.id, "the_owner": owner, "told_at": at}
        self._write(sql.NOTE_TOLD, values)


def _time_of(season: Season) -> dict[str, int]:
    return {"since": season.begins_at, "until": season.ends_at}


def _closed_from(row: AnyRow) -> ClosedSeason:
    place = None if row.place_id is None else PlaceId(row.place_id)
    return ClosedSeason(
        row.id,
        GuildId(row.guild_id),
        season_of(row.season),
        row.closed_at,
        place,
        language_of(row.locale).code,
        row.told_at,
    )


def _title_from(row: AnyRow) -> HeldTitle:
    return HeldTitle(
        GuildId(row.guild_id), season_of(row.season), row.game, PlayerId(row.player_id)
    )
