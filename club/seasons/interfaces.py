"""Ports: what seasons need of a store."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from club.seasons.calendar import Season
from club.seasons.season_table import SeasonTitle
from core.languages import ORIGINAL, Locale
from tables.model.table import GuildId, PlaceId, PlayerId


class ClosedSeason(msgspec.Struct, frozen=True):
    """A season that is over in a server. ``id``: its number among all of them.

    ``place``: where its newest game was played, None if nothing is to be told; ``locale``: the
    language of that game. ``told_at``: when the end was told (Unix ms), None: not yet.
    """

    id: int
    guild: GuildId
    season: Season
    closed_at: int
    place: PlaceId | None
    locale: Locale = ORIGINAL
    told_at: int | None = None


class HeldTitle(msgspec.Struct, frozen=True):
    """A title as stored; ``player``: FORMER_PLAYER once forgotten. ``game``: None: of all games."""

    guild: GuildId
    season: Season
    game: str | None
    player: PlayerId


class SeasonReads(Protocol):
    """Reads seasons and titles."""

    def since(self) -> int | None:
        """Return since when (Unix ms) there are seasons, None if that is not stored yet."""
        ...

    def guilds(self, season: Season) -> list[GuildId]:
        """Return the servers with results in a season that is not closed there."""
        ...

    def closed(self, guild: GuildId, season: Season) -> ClosedSeason | None:
        """Return this season of a server, None while it is not closed."""
        ...

    def untold(self) -> list[ClosedSeason]:
        """Return the closed seasons whose end is still to be told, oldest first."""
        ...

    def newest_place(self, guild: GuildId, season: Season) -> tuple[PlaceId, Locale] | None:
        """Return where, and in which language, the newest game of a server's season was played."""
        ...

    def titles_in(self, guild: GuildId) -> list[HeldTitle]:
        """Return the titles of a server, newest season first."""
        ...

    def titles_of(self, player: PlayerId) -> list[HeldTitle]:
        """Return a person's titles in all servers, newest season first."""
        ...


class SeasonWrites(SeasonReads, Protocol):
    """Writes seasons and titles."""

    def begin(self, now: int) -> None:
        """Store that there are seasons from now on, unless it is stored already."""
        ...

    def close(self, closed: ClosedSeason, titles: Sequence[SeasonTitle]) -> bool:
        """Insert a closed season with its titles; False if it is closed already."""
        ...

    def lease(self, closed: ClosedSeason, owner: str, until: int, now: int) -> bool:
        """Give ``owner`` the end of a season to tell until then, if it is untold and free."""
        ...

    def note_told(self, closed: ClosedSeason, owner: str, at: int) -> None:
        """Store that the end of a season has been told, or is told to nobody.

        It ends the lease of ``owner``; whoever has none any more writes nothing.
        """
        ...
