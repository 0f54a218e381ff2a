"""What the channel of a cup is shown of it: how it stands, or how it has ended."""

from functools import partial
from typing import TYPE_CHECKING

from cups.service import CupService
from model.cup import DAY, CupId, CupStatus
from model.message import Message
from tables.interfaces import Clock
from tables.service import TableService
from workers.delivery.message_updates import Sight
from workers.post_model import Post
from workers.wording.cup_lines import CupShown

if TYPE_CHECKING:
    from workers.posts.cup_post import CupPresenter

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
