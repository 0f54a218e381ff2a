"""Ends of seasons: each season of each server is closed once, and told in one post.

Whether a server wants the post is one of its settings; it pings nobody. It goes where tables of the
server open by its settings, or where its newest game was played. A channel that takes no post is
not tried again. A process claims the end of a season before it tells it, so that no other tells it
at the same time.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from club.season_service import Seasons
from club.seasons.interfaces import ClosedSeason, HeldTitle
from core.languages import Locale
from core.translatable_text import Text
from tables.interfaces import Clock
from tables.model.table import HOUR, PlaceId
from tables.server_settings import Servers
from tables.service import TableService
from workers.chat_platform import Messenger, TryLater, Undeliverable
from workers.delivery.letter_claims import LEASE
from workers.delivery.send_retries import NONCE_LASTS, patiently, pause_before_retry
from workers.post_model import Post
from workers.wording.season_lines import SeasonShown

_log = logging.getLogger(__name__)

_NONCES = 3 << 61
"""Added to the number of a season for the nonce of its post: no letter and no cup has it."""

LOOK_AGAIN = 6 * HOUR
"""Milliseconds after which it looks again at the latest."""


WriteSeasonEnd: TypeAlias = Callable[[SeasonShown, Locale], Awaitable[Post]]
"""Writes the post at the end of a season."""

NameGame: TypeAlias = Callable[[str], Text]
"""Returns the name of a game, by its key."""


class SeasonEnds:
    """Closes seasons and tells their ends."""

    def __init__(
        self,
        seasons: Seasons,
        service: TableService,
        servers: Servers,
        write: WriteSeasonEnd,
        name_of: NameGame,
        messenger: Messenger,
        clock: Clock,
    ) -> None:
        self._seasons = seasons
        self._service = service
        self._servers = servers
        self._write = write
        self._name_of = name_of
        self._messenger = messenger
        self._clock = clock
        self._owner = secrets.token_hex(8)
        """The name under which this process claims ends of seasons; unique among processes."""
        self._failures = 0

    async def work(self) -> int:
        """Close what is due, tell what is untold; return when to look again (Unix ms)."""
        due = await self._seasons.close_due()
        untold = [closed for closed in await self._seasons.untold() if not await self._told(closed)]
        self._failures = self._failures + 1 if untold else 0
        if untold:
            return self._clock.now() + pause_before_retry(min(self._failures, 8), None)
        return min(due, self._clock.now() + LOOK_AGAIN)

    async def _told(self, closed: ClosedSeason) -> bool:
        """Tell the end of a season; return whether that is done with.

        It is not while another process tells it.
        """
        if not await self._seasons.claim(closed, self._owner, LEASE):
            return False
        try:
            await self._tell(closed)
        except TryLater:
            return False
        except Exception:
            said = "the end of season %d is told later"
            _log.exception(said, closed.id, extra={"alert": "season"})
            return False
        await self._seasons.note_told(closed, self._owner)
        return True

    async def _tell(self, closed: ClosedSeason) -> None:
        wishes = await self._servers.wishes_of(closed.guild)
        titles = await self._seasons.titles_in(closed.guild)
        won = tuple(title for title in titles if title.season == closed.season)
        if not wishes.season_posts or not won or closed.place is None:
            return
        post = await self._write(await self._shown(closed, won), wishes.locale or closed.locale)
        for place in dict.fromkeys(filter(None, (wishes.place, closed.place))):
            if await self._posted(closed, place, post):
                return

    async def _shown(self, closed: ClosedSeason, titles: tuple[HeldTitle, ...]) -> SeasonShown:
        tables = await self._seasons.tables_of(closed.guild, closed.season)
        people = {row.player for row in tables.overall} | {title.player for title in titles}
        profiles = await self._service.queries.profiles(sorted(people))
        keys = {*tables.by_game} | {title.game for title in titles if title.game is not None}
        games = {game: self._name_of(game) for game in sorted(keys)}
        return SeasonShown(closed.season, tables, titles, profiles, games)

    async def _posted(self, closed: ClosedSeason, place: PlaceId, post: Post) -> bool:
        """Post it at most once; return False where the channel takes no post."""
        try:
            if self._clock.now() - closed.closed_at > NONCE_LASTS:
                since = closed.closed_at
                if await self._messenger.find(place, post, 0, since) is not None:
                    return True
            await patiently(self._messenger.post(place, post, -(_NONCES + closed.id)))
        except Undeliverable as fault:
            _log.info("the end of season %d is not told there: %s", closed.id, fault.said.key)
            return False
        return True
