"""Posts of cups: one that is edited whenever its cup has changed, and a new one at the end.

A process claims a post before it reads the cup and edits it, so that no other process overtakes it.
Each post is sent once: if an earlier attempt was never noted as done, its message is looked for by
its heading, as the cup may have changed since, and then edited. Should it not be found, Discord
recognizes the nonce of the repeated one for some minutes.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias
from zlib import crc32

import msgspec

from club.decisions.public_cup import ClaimedPost, PublicCup
from club.model.cup import CupFacts, CupId, CupStatus
from club.post_claims import CupPostClaims
from core.translatable_text import Text
from tables.interfaces import Clock, NotSaved
from tables.model.letters import DirectMessage
from tables.model.table import PlaceId
from tables.service import TableService
from workers.chat_platform import DoorClosed, Messenger, Sent, TryLater, Undeliverable
from workers.delivery.letter_claims import LEASE
from workers.delivery.send_retries import patiently, pause_before_retry
from workers.post_model import Instead, Post
from workers.wording.cup_lines import CupShown, people_of

_log = logging.getLogger(__name__)

Reopen: TypeAlias = Callable[[PlaceId], Awaitable[bool]]
"""Opens a thread that Discord has closed; False if it is none, or cannot be opened."""

_END = 1 << 62
"""Added to the number of a cup for the nonce of the post at its end."""

_REFUSALS = 1 << 61
"""Added to the nonces of letters that say why a channel takes no post."""

BOARDS_COME = 30_000
"""Milliseconds that the post of a cup waits for the posts of a round's tables, to link them."""

BOARD_COMES = 2_000
"""The same for each table, if there are many: Discord takes about one post a second."""

POSTED_ANEW = 600_000
"""Milliseconds for which a post that cannot be edited is tried again before it is posted anew."""

END_TRIED_FOR = 86_400_000
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

    def refused(self, shown: CupShown, why: Text) -> Post:
        """Return the direct message to whoever opened a cup whose channel takes no post."""
        ...


class _PutOff(msgspec.Struct, frozen=True):
    """A cup whose post has failed: how often, and until when (Unix ms) it is left alone."""

    failures: int
    until: int


class CupPosts:
    """Shows each changed cup in its channel."""

    def __init__(
        self,
        claims: CupPostClaims,
        service: TableService,
        writer: WritesCups,
        messenger: Messenger,
        clock: Clock,
        reopen: Reopen | None = None,
    ) -> None:
        """``reopen``: opens closed threads; without it they stay closed."""
        self._claims = claims
        self._service = service
        self._writer = writer
        self._messenger = messenger
        self._clock = clock
        self._reopen = reopen
        self._owner = secrets.token_hex(8)
        """The name under which this process claims posts; unique among processes."""
        self._put_off: dict[CupId, _PutOff] = {}
        self._uneditable: dict[CupId, int] = {}
        """Since when (Unix milliseconds) the posts of these cups cannot be edited."""
        self._told: set[tuple[CupId, str]] = set()
        """Why a channel takes no post, as the openers of these cups have been told."""

    async def work(self) -> int | None:
        """Show all changed cups; return when to look again (Unix milliseconds), None: no need."""
        now = self._clock.now()
        again = {cup: one.until for cup, one in self._put_off.items() if one.until > now}
        tried = set(again)
        while changed := await self._claims.outdated(tried):
            for cup in changed:
                tried.add(cup)
                claimed = await self._claims.claim(cup, self._owner, LEASE)
                if claimed is not None and (at := await self._try(claimed)) is not None:
                    again[cup] = at
        self._put_off = {cup: one for cup, one in self._put_off.items() if cup in again}
        return min(again.values(), default=None)

    async def _try(self, claimed: ClaimedPost) -> int | None:
        """Show one cup; return when to try again, None if it is shown. A fault delays no other."""
        facts = claimed.public.facts
        cup = facts.id
        try:
            again = await self._shown_or_refused(claimed)
        except TryLater as pause:
            return self._wait(cup, pause.wait)
        except NotSaved:
            raise  # no fault of this cup
        except Exception:
            _log.exception("the post of cup %s is put off", facts.code)
            return self._wait(cup, None)
        if again is None:
            self._put_off.pop(cup, None)
        return again

    async def _shown_or_refused(self, claimed: ClaimedPost) -> int | None:
        """Show one cup; return when to try again, None: no more, also if its channel refuses."""
        try:
            return await patiently(self._show(claimed))
        except Undeliverable as fault:
            return await self._refused(claimed.public, fault.said)

    def _wait(self, cup: CupId, wait: int | None) -> int:
        failures = self._put_off[cup].failures + 1 if cup in self._put_off else 0
        until = self._clock.now() + pause_before_retry(failures, wait)
        self._put_off[cup] = _PutOff(failures, until)
        return until

    async def _show(self, claimed: ClaimedPost) -> int | None:
        """Show the cup; return when to try again if it cannot be shown yet."""
        shown = await self._shown(claimed.public)
        facts, tried_before = shown.facts, claimed.tried_before
        if (soon := self._boards_come_until(shown)) is not None:
            return soon
        newest = None if facts.post is None else await self._edited(shown, facts.post)
        is_over = facts.status is CupStatus.FINISHED
        if newest is None and not is_over and (until := self._edit_again_at(facts)) is not None:
            return until
        if newest is None and not is_over:
            newest = await self._first_posted(shown, tried_before=tried_before)
        end = await self._ended(shown, tried_before=tried_before) if is_over else None
        self._uneditable.pop(facts.id, None)
        message = facts.post if newest is None else newest.message
        await self._claims.note_posted(
            facts.id, self._owner, facts.version, facts.place, message, end
        )
        return None

    async def _edited(self, shown: CupShown, message: int) -> Sent | None:
        """Edit the post of a cup; None if it is gone or takes no more edits for now."""
        stands, post = Sent(shown.facts.place, message), self._writer.post(shown)
        if await self._messenger.replace(stands, post):
            return stands
        if self._reopen is None or not await self._reopen(stands.place):
            return None
        return stands if await self._messenger.replace(stands, post) else None

    def _edit_again_at(self, facts: CupFacts) -> int | None:
        """Return when to try again to edit a post that could not be; None: post it anew."""
        if facts.post is None:
            return None
        now = self._clock.now()
        since = self._uneditable.setdefault(facts.id, now)
        return since + POSTED_ANEW if now < since + POSTED_ANEW else None

    async def _ended(self, shown: CupShown, *, tried_before: bool) -> int:
        """Post the end of a cup, once; if that stands already, edit it. Return its message."""
        facts, post = shown.facts, await self._writer.end(shown)
        if facts.end_post is None:
            nonce, since = _END + facts.id, facts.ended_at or 0
            sent = await self._posted(facts, post, nonce, since, tried_before=tried_before)
            return sent.message
        await self._messenger.replace(Sent(facts.place, facts.end_post), post)
        return facts.end_post

    async def _first_posted(self, shown: CupShown, *, tried_before: bool) -> Sent:
        """Post a cup for the first time, or anew in place of a post that takes no edits."""
        facts, post = shown.facts, self._writer.post(shown)
        nonce, since = facts.post or facts.id, facts.created_at
        newest = await self._posted(facts, post, nonce, since, tried_before=tried_before)
        if facts.post is not None:
            old = Sent(facts.place, facts.post)
            await self._messenger.retire(old, self._writer.overtaken(shown))
        return newest

    async def _posted(
        self, facts: CupFacts, post: Post, nonce: int, since: int, *, tried_before: bool
    ) -> Sent:
        """Post at most once. ``since``: from when on an earlier attempt may have arrived.

        It is edited then, because it shows the cup as that was: Discord, too, answers a repeated
        nonce with the message that it has.
        """
        if not tried_before:
            return await self._messenger.post(facts.place, post, -nonce)
        sent = await self._messenger.find(
            facts.place, post, facts.post or 0, since, by="heading"
        ) or await self._messenger.post(facts.place, post, -nonce)
        await self._messenger.replace(sent, post)
        return sent

    async def _refused(self, public: PublicCup, why: Text) -> int | None:
        """Tell the opener of a cup why its channel takes no post; return when to try again.

        It is tried again when the cup changes (None). As a cup that is over changes no more, its
        last posts are tried for a day.
        """
        facts = public.facts
        await self._tell_opener(public, why)
        if facts.ended_at is not None and self._clock.now() < facts.ended_at + END_TRIED_FOR:
            return self._wait(facts.id, None)
        _log.warning("cup %s has no post: %s", facts.code, why.key)
        await self._claims.note_posted(
            facts.id, self._owner, facts.version, facts.place, facts.post, facts.end_post
        )
        return None

    async def _tell_opener(self, public: PublicCup, why: Text) -> None:
        """Tell the opener of a cup, once for each reason, why its channel takes no post."""
        facts = public.facts
        if (facts.id, why.key) in self._told:
            return
        self._told.add((facts.id, why.key))
        post, nonce = self._writer.refused(await self._shown(public), why), _nonce(facts.id, why)
        try:
            # An earlier process may have told them.
            by, since = facts.opened_by, facts.created_at
            if await self._messenger.find_whisper(by, post, since) is not None:
                return
            sent = await self._messenger.whisper(by, post, -nonce, silent=True)
            message = DirectMessage(by, sent.place, sent.message, self._clock.now())
            await self._service.keep_direct_message(message)
        except (DoorClosed, TryLater, Undeliverable) as fault:
            _log.info("who opened cup %s is not told: %s", facts.code, fault)

    async def _shown(self, public: PublicCup) -> CupShown:
        current = public.facts.round
        paired = () if current is None else current.pairings
        tables = [pairing.table for pairing in paired if pairing.table is not None]
        posts = await self._service.delivery.board_posts(tables)
        profiles = await self._service.queries.profiles(people_of((public,)))
        return CupShown(public, profiles, posts)

    def _boards_come_until(self, shown: CupShown) -> int | None:
        """Return until when the posts of a new round's tables are awaited; None: no longer."""
        current = shown.facts.round
        if current is None:
            return None
        facts = shown.facts
        tables = {pairing.table for pairing in current.pairings if facts.seats_a_person(pairing)}
        until = current.began_at + max(BOARDS_COME, len(tables) * BOARD_COMES)
        return until if tables - shown.posts.keys() and self._clock.now() < until else None


def _nonce(cup: CupId, why: Text) -> int:
    """Return the nonce of the letter that tells this reason: each has one of its own."""
    return _REFUSALS + (crc32(why.key.encode()) << 24) + cup
