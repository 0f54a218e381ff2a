"""Carries cups on, and shows their channels how they stand or have ended, with a picture."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from core.texts import Say, Text, text
from cups.service import CupService
from cups.standings import Row, points_of
from i18n import Translator
from model.cup import DAY, CupId, CupStatus, Round
from model.message import Message
from model.shards import ProcessShards
from model.table import HOUR, MINUTE, GuildId, PlaceId
from rendering.cup_standings import (
    BYE,
    LAST_ROUNDS,
    MISSED,
    MOST_ROWS,
    StandingsRow,
    StandingsTable,
    cup_standings,
    in_words,
)
from tables.interfaces import Clock
from tables.outages import Outages
from tables.service import TableService
from workers.cup_posts import CupShown, score_words, title
from workers.message_updates import Sight
from workers.painting.render_queue import RenderQueue
from workers.post_model import Picture, Post

if TYPE_CHECKING:
    from workers.cup_posts import CupPresenter


async def cup_picture(
    translator: Translator, render_queue: RenderQueue, shown: CupShown
) -> Picture | None:
    """Draw the final standings of a cup; None if drawing fails."""
    say, key = translator.voice(shown.cup.locale).say, f"{shown.cup.game}-name"
    game = text(key if translator.has(key) else "game-unknown")
    table = standings_table(shown, game, say)
    alts = in_words(table, say), in_words(table, say, briefly=True)
    return await render_queue.optional("standings.png", cup_standings(table, say), *alts)


def standings_table(shown: CupShown, game: Text, say: Say) -> StandingsTable:
    """Return the first rows of the standings, as many as a picture holds."""
    more = len(shown.rows) - MOST_ROWS
    note = text("cup-picture-note")
    if more > 0:
        note = text("cup-picture-more", note=note, count=more)
    rows = tuple(_row(shown, row, say) for row in shown.rows[:MOST_ROWS])
    has_more = len(shown.cup.rounds) > LAST_ROUNDS
    return StandingsTable(say(title(shown.cup, game)), say(note), rows, has_more)


def _row(shown: CupShown, row: Row, say: Say) -> StandingsRow:
    last = shown.cup.rounds[-LAST_ROUNDS:]
    return StandingsRow(
        rank=row.rank,
        number=row.entrant,
        name=shown.plain_name(row.entrant, say),
        points=score_words(row.points),
        results=tuple(_result(shown, played, row.entrant) for played in last),
        has_left=row.has_left,
        has_won=row.entrant in shown.winners,
    )


def _result(shown: CupShown, played: Round, entrant: int) -> str:
    """Return what an entrant got in a round."""
    seated = (p for p in played.pairings if any(place.entrant == entrant for place in p.places))
    paired = next(seated, None)
    if paired is None or paired.table is None:
        return BYE if paired is not None and paired.is_bye else MISSED
    alone = msgspec.structs.replace(shown.cup, rounds=(played,))
    return score_words(points_of(alone)[entrant])


BOARDS_COME = 30_000
"""Milliseconds that the post of a cup waits for the posts of a round's tables, to link them."""

BOARD_COMES = 2_000
"""The same for each table, if there are many: Discord takes about one post a second."""

END_TRIED_FOR = DAY
"""Milliseconds for which the end of a cup is tried in a channel that refuses it."""


class CupMessages:
    """Reads cups for their messages."""

    def __init__(
        self, cups: CupService, service: TableService, writer: "CupPresenter", clock: Clock
    ) -> None:
        self._cups = cups
        self._service = service
        self._writer = writer
        self._clock = clock

    async def see(self, message: Message) -> Sight | None:
        """Read a cup as it is now; None if there is none any more."""
        cup = await self._cups.by_id(CupId(message.subject.id))
        if cup is None:
            return None
        played = () if cup.round is None else cup.round.pairings
        tables = [paired.table for paired in played if paired.table is not None]
        posts = await self._service.delivery.board_posts(tables)
        shown = CupShown(cup, await self._service.queries.profiles(cup.people), posts)
        return Sight(
            name=cup.code,
            post=partial(self._post, shown, silent=message.message is not None),
            overtaken=lambda _: self._writer.overtaken(shown),
            reopens=True,
            waits_until=self._boards_come_until(shown, message),
            tried_until=None if cup.ended_at is None else cup.ended_at + END_TRIED_FOR,
        )

    def call_otherwise(self, _message: Message) -> None:
        """Call nobody if no message about a cup can be made."""

    async def _post(self, shown: CupShown, *, silent: bool) -> Post:
        if shown.cup.status is CupStatus.FINISHED:
            return await self._writer.end(shown)
        return self._writer.post(shown, silent=silent)

    def _boards_come_until(self, shown: CupShown, message: Message) -> int | None:
        """Return until when the posts of a new round's tables are awaited; None: no longer."""
        played = shown.cup.round
        if played is None or message.message is None:
            return None
        tables = {paired.table for paired in played.pairings if paired.table is not None}
        until = played.began_at + max(BOARDS_COME, len(tables) * BOARD_COMES)
        return until if tables - shown.posts.keys() and self._clock.now() < until else None


LOOK_AGAIN = 5 * MINUTE
"""Milliseconds after which it looks again at the latest: another process may have ended a game."""

PLACES_LOOKED_AT = HOUR
"""Milliseconds between two looks at whether the channels of cups are still there."""

CUPS_REST = 2_000
"""Least milliseconds between two looks: every change of a table causes one."""


class CupRounds:
    """Carries on every cup that is due, whenever it is woken or a cup's time comes.

    ``is_lost``: whether a cup's channel is deleted, or its server left. ``reach``: the shards of
    this process. ``outages`` notices a silence of this process before times of cups are counted.
    """

    def __init__(
        self,
        cups: CupService,
        clock: Clock,
        is_lost: Callable[[GuildId, PlaceId], Awaitable[bool]],
        outages: Outages,
        reach: Callable[[], ProcessShards],
    ) -> None:
        self._cups = cups
        self._clock = clock
        self._is_lost = is_lost
        self._outages = outages
        self._reach = reach
        self._places_at: int | None = None

    def doubt_places(self) -> None:
        """Note that a channel or a server may be gone: the next time all are looked at."""
        self._places_at = None

    async def work(self) -> int:
        """Carry cups on; return the instant to look again (Unix milliseconds)."""
        now, reach = self._clock.now(), self._reach()
        if self._places_at is None or not 0 <= now - self._places_at < PLACES_LOOKED_AT:
            self._places_at = now
            for cup in await self._cups.living(reach):
                if await self._is_lost(cup.guild, cup.place):
                    await self._cups.lost_place(cup.id, cup.place)
        await self._outages.notice_silence()
        due = await self._cups.advance(reach)
        again = self._clock.now() + LOOK_AGAIN
        return again if due is None else min(due, again)
