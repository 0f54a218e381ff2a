"""Posts of cups: one that is edited whenever its cup has changed, and a new one at the end.

A process claims a post before it reads the cup and edits it, so that no other process overtakes it.
Each post is sent once: if an earlier attempt was never noted as done, its message is looked for by
its heading, as the cup may have changed since, and then edited. Should it not be found, Discord
recognizes the nonce of the repeated one for some minutes.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from cups.service import CupService
from model.cup import DAY, ClaimedPost, Cup, CupId, CupStatus
from model.table import PlaceId
from storage.errors import NotSaved
from tables.interfaces import Clock
from tables.service import TableService
from workers.chat_platform import Messenger, Sent, TryLater, Undeliverable
from workers.delivery.letter_claims import LEASE
from workers.delivery.send_retries import patiently, pause_before_retry
from workers.post_model import Instead, Post
from workers.wording.cup_lines import CupShown

_log = logging.getLogger(__name__)

_END = 1 << 62
"""Added to the number of a cup for the nonce of the post at its end."""

BOARDS_COME = 30_000
"""Milliseconds that the post of a cup waits for the posts of a round's tables, to link them."""

BOARD_COMES = 2_000
"""The same for each table, if there are many: Discord takes about one post a second."""

POSTED_ANEW = 600_000
"""Milliseconds for which a post that cannot be edited is tried again before it is posted anew."""

END_TRIED_FOR = DAY
"""Milliseconds for which the last posts of a cup are tried in a channel that refuses them."""


class WritesCups(Protocol):
    """Makes the posts of cups."""

    def post(self, shown: CupShown) -> Post:
        """Return the one post of a cup, as it stands now."""
        ...

    async def end(self, shown: CupShown) -> Post:
        """Return the new post at the end of a cup."""
        ...

    def overtaken(self, shown: CupShown) -> Instead:
        """Return what an earlier post of a cup says once a newer one stands."""
        ...


class CupPosts:
    """Shows each changed cup in its channel."""

    def __init__(
        self,
        cups: CupService,
        service: TableService,
        writer: WritesCups,
        messenger: Messenger,
        clock: Clock,
        reopen: Callable[[PlaceId], Awaitable[bool]],
    ) -> None:
        """``reopen``: opens a thread that Discord has closed; False if it cannot."""
        self._cups = cups
        self._service = service
        self._writer = writer
        self._messenger = messenger
        self._clock = clock
        self._reopen = reopen
        self._owner = secrets.token_hex(8)
        """The name under which this process claims posts; unique among processes."""
        self._failures: dict[CupId, int] = {}
        self._waits: dict[CupId, int] = {}
        """Until when (Unix milliseconds) the posts of these cups, which failed, are left alone."""
        self._uneditable: dict[CupId, int] = {}
        """Since when (Unix milliseconds) the posts of these cups cannot be edited."""

    async def work(self) -> int | None:
        """Show all changed cups; return when to look again (Unix milliseconds), None: no need."""
        now, awaited = self._clock.now(), list[int]()
        self._waits = {cup: until for cup, until in self._waits.items() if until > now}
        tried = set(self._waits)
        while changed := await self._cups.outdated(tried):
            for cup in changed:
                tried.add(cup)
                claimed = await self._cups.claim(cup, self._owner, LEASE)
                # Not given: another process has it, which may have crashed.
                until = now + LEASE if claimed is None else await self._try(claimed)
                awaited += [] if until is None else [until]
        return min((*self._waits.values(), *awaited), default=None)

    async def _try(self, claimed: ClaimedPost) -> int | None:
        """Show one cup, or put it off; return until when it waits for other posts, if it does.

        A fault delays no other.
        """
        cup = claimed.cup
        try:
            until = await patiently(self._show(claimed))
            self._failures.pop(cup.id, None)
        except NotSaved:
            raise  # no fault of this cup
        except TryLater as pause:
            self._put_off(cup, pause.wait)
        except Undeliverable as fault:
            _log.warning("the channel of cup %s takes no post: %s", cup.code, fault)
            if cup.ended_at is not None and self._clock.now() >= cup.ended_at + END_TRIED_FOR:
                await self._note(cup, cup.post, cup.end_post)
            else:
                self._put_off(cup, None)
        except Exception:
            _log.exception("the post of cup %s is put off", cup.code)
            self._put_off(cup, None)
        else:
            return until
        return None

    def _put_off(self, cup: Cup, wait: int | None) -> None:
        failures = self._failures.get(cup.id, 0)
        self._failures[cup.id] = failures + 1
        self._waits[cup.id] = self._clock.now() + pause_before_retry(failures, wait)

    async def _show(self, claimed: ClaimedPost) -> int | None:
        """Show the cup; return when to try again if it cannot be shown yet."""
        shown = await self._shown(claimed.cup)
        cup, tried_before = shown.cup, claimed.tried_before
        if (until := self._boards_come_until(shown)) is not None:
            return until
        message, is_over = cup.post, cup.status is CupStatus.FINISHED
        stands = message is not None and await self._edited(shown, message)
        if message is None or not (stands or is_over):
            if (until := self._edit_again_at(cup)) is not None:
                return until
            message = await self._first_posted(shown, tried_before=tried_before)
        if is_over and cup.post is None:
            # The end follows once this is noted, so that no search takes one for the other.
            await self._cups.note_posted(cup.id, self._owner, cup.posted_version, message)
            return self._clock.now()
        end = await self._ended(shown, tried_before=tried_before) if is_over else None
        self._uneditable.pop(cup.id, None)
        await self._note(cup, message, end)
        return None

    async def _edited(self, shown: CupShown, message: int) -> bool:
        """Edit the post of a cup; False if it is gone or takes no more edits for now."""
        stands, post = Sent(shown.cup.place, message), self._writer.post(shown)
        if await self._messenger.replace(stands, post):
            return True
        return await self._reopen(stands.place) and await self._messenger.replace(stands, post)

    def _edit_again_at(self, cup: Cup) -> int | None:
        """Return when to try again to edit a post that could not be; None: post it anew."""
        if cup.post is None:
            return None
        now = self._clock.now()
        until = self._uneditable.setdefault(cup.id, now) + POSTED_ANEW
        return until if now < until else None

    async def _first_posted(self, shown: CupShown, *, tried_before: bool) -> int:
        """Post a cup for the first time, or anew in place of a post that takes no edits."""
        cup, post = shown.cup, self._writer.post(shown)
        nonce, since = cup.post or cup.id, cup.created_at
        message = await self._posted(cup, post, nonce, since, tried_before=tried_before)
        if cup.post is not None:
            old = Sent(cup.place, cup.post)
            await self._messenger.retire(old, self._writer.overtaken(shown))
        return message

    async def _ended(self, shown: CupShown, *, tried_before: bool) -> int:
        """Post the end of a cup, once; if that stands already, edit it. Return its message."""
        cup, post = shown.cup, await self._writer.end(shown)
        if cup.end_post is None:
            nonce, since = _END + cup.id, cup.ended_at or 0
            return await self._posted(cup, post, nonce, since, tried_before=tried_before)
        await self._messenger.replace(Sent(cup.place, cup.end_post), post)
        return cup.end_post

    async def _posted(
        self, cup: Cup, post: Post, nonce: int, since: int, *, tried_before: bool
    ) -> int:
        """Post at most once. ``since``: from when on an earlier attempt may have arrived.

        It is edited then, because it shows the cup as that was: Discord, too, answers a repeated
        nonce with the message that it has.
        """
        if not tried_before:
            return (await self._messenger.post(cup.place, post, -nonce)).message
        earlier = await self._messenger.find(cup.place, post, cup.post or 0, since, by="heading")
        sent = earlier or await self._messenger.post(cup.place, post, -nonce)
        await self._messenger.replace(sent, post)
        return sent.message

    async def _note(self, cup: Cup, message: int | None, end: int | None) -> None:
        await self._cups.note_posted(cup.id, self._owner, cup.version, message, end)

    async def _shown(self, cup: Cup) -> CupShown:
        played = () if cup.round is None else cup.round.pairings
        tables = [paired.table for paired in played if paired.table is not None]
        posts = await self._service.delivery.board_posts(tables)
        return CupShown(cup, await self._service.queries.profiles(cup.people), posts)

    def _boards_come_until(self, shown: CupShown) -> int | None:
        """Return until when the posts of a new round's tables are awaited; None: no longer."""
        played = shown.cup.round
        if played is None or shown.cup.post is None:
            return None
        tables = {paired.table for paired in played.pairings if paired.table is not None}
        until = played.began_at + max(BOARDS_COME, len(tables) * BOARD_COMES)
        return until if tables - shown.posts.keys() and self._clock.now() < until else None
