"""Posts in a table's channel: an amendment edits the newest post, other letters are new posts."""

import logging
from collections import deque
from collections.abc import Sequence

import msgspec

from core.translatable_text import Text, text
from model.letters import (
    ASKS,
    BoardPost,
    ClaimedLetter,
    Letter,
    OldPost,
    PublicLetter,
    happened_in,
    telling_before,
)
from model.table import PlaceId, Status
from tables.interfaces import Clock
from tables.notifications.notices import call_in_place
from tables.service import TableService
from tables.time.notification_settings import is_called_in_place
from tables.time.quiet_hours import quiet_until
from workers.chat_platform import Messenger, Sent
from workers.delivery.letter_relevance import calls_to_a_turn, owes
from workers.delivery.refused_channel_posts import RefusedChannelPosts
from workers.delivery.send_retries import (
    NONCE_LASTS,
    Delivery,
    Overtaken,
    is_doubtful,
    patiently,
)
from workers.post_model import Post, Profiles, Writes

_log = logging.getLogger(__name__)

POSTED_ANEW = 600_000
"""Milliseconds for which an amendment waits when its board cannot be edited any more. If the turn
passes on meanwhile, the next post tells it too; else it becomes a new post of its own."""

_REMEMBERED = 1000
"""How many posts without buttons are remembered; a forgotten one is edited again."""

_MOST_OVERTAKEN = 5
"""How many old posts of a table, the newest ones, have the removal of their buttons retried."""


class ChannelPosts:
    """Sends public letters as posts, and removes the buttons of the posts they replace."""

    def __init__(
        self, service: TableService, writer: Writes, messenger: Messenger, clock: Clock
    ) -> None:
        self._service = service
        self._writer = writer
        self._messenger = messenger
        self._clock = clock
        self.refused = RefusedChannelPosts(service, clock)
        self._retired: deque[int] = deque(maxlen=_REMEMBERED)

    async def send(
        self,
        claimed: ClaimedLetter,
        letter: PublicLetter,
        profiles: Profiles,
        before: BoardPost | None,
        *,
        drawn: bool = True,
    ) -> Delivery:
        """Post it, or amend the newest post, ``before``. Raises what the messenger does.

        ``drawn``: with its picture, unless a newer letter waits or the channel takes no files.
        """
        table = letter.table
        letter, later = self._as_people_wish(letter, profiles)
        if letter.kind in ("reminder", "call") and not letter.ping:
            return Delivery(later=later, told=False)
        new, edits = happened_in(letter), letter.amends and not _is_apart(letter, before)
        letter = _telling_on(letter, before) if edits else letter
        told = happened_in(letter)
        pictured = letter.view is None or self._messenger.takes_pictures(table.place)
        if not pictured:
            letter = _in_words(letter)
        drawn = drawn and pictured and not claimed.overtaken
        post = await self._writer.public(letter, profiles, drawn=drawn)
        if letter.kind in ("reminder", "call", "notice"):
            sent = await self._post(claimed, table.place, post)
            return Delivery(_with_beside(before, sent), later=later)
        if before is not None and edits:
            if before.place != table.place:
                return Delivery(later=later, told=False)  # the table has moved meanwhile
            if await self._messenger.replace(_stands(before), post):
                return Delivery(_telling(before, new, claimed))
            if (rest := self._rest_of_turn(claimed, letter)) > 0:
                again = msgspec.structs.replace(letter, held=rest)
                return Delivery(later=(again,), told=False)
        newest = 0 if before is None else before.message
        sent = await self._post(claimed, table.place, post, newest)
        self.refused.forget(table.id)
        left = self._still_to_retire(before, sent)
        here = before.posts if before is not None and before.place == sent.place else 0
        at, now = (sent.place, sent.message), self._clock.now()
        stands = BoardPost(table.id, *at, now, overtaken=left, posts=here + 1)
        stands = _telling(stands, told, claimed)
        past = (Sent(one.place, one.message) for one in left)
        instead = self._writer.overtaken(letter, stands, profiles)
        return Delivery(stands, tuple(Overtaken(each, instead) for each in past), later)

    def _still_to_retire(self, before: BoardPost | None, newest: Sent) -> tuple[OldPost, ...]:
        """Return a table's older posts that may still have buttons, at most _MOST_OVERTAKEN."""
        if before is None:
            return ()
        posts = (*before.overtaken, OldPost(before.place, before.message))
        done = (*self._retired, newest.message)
        return tuple(post for post in posts if post.message not in done)[-_MOST_OVERTAKEN:]

    def _rest_of_turn(self, claimed: ClaimedLetter, letter: PublicLetter) -> int:
        """Return milliseconds that an amendment waits if its board cannot be edited; <= 0: none.

        The post that calls the next person will tell it, too.
        """
        if letter.table.status is not Status.PLAYING:
            return 0
        return claimed.queued_at + POSTED_ANEW - self._clock.now()

    async def illustrate(self, letter: PublicLetter, profiles: Profiles) -> Delivery:
        """Add the picture to a post sent in words, if it is still the newest and can be edited."""
        stands = await self._service.delivery.board_post(letter.table.id)
        if stands is not None and stands.message == letter.illustrates:
            letter, _ = self._as_people_wish(letter, profiles)
            letter = _telling_on(letter, stands)
            post = await self._writer.public(letter, profiles)
            await self._messenger.replace(_stands(stands), post)
        return Delivery(told=False)

    def _as_people_wish(
        self, letter: PublicLetter, profiles: Profiles
    ) -> tuple[PublicLetter, tuple[Letter, ...]]:
        """Return the letter without pings unwanted now, and calls for when quiet hours end."""
        now, table = self._clock.now(), letter.table
        wishing = [p for p in letter.ping if is_called_in_place(profiles.get(p), now)]
        quiet = {p: quiet_until(profiles.get(p), now) for p in wishing}
        later = tuple(
            call_in_place(table, player, held=ends - now)
            for player, ends in quiet.items()
            if ends is not None and calls_to_a_turn(letter) and owes(table, player)
        )
        ping = tuple(player for player in wishing if quiet[player] is None)
        return msgspec.structs.replace(letter, ping=ping), later

    async def _post(
        self, claimed: ClaimedLetter, place: PlaceId, post: Post, newest: int = 0
    ) -> Sent:
        """Post at most once: if the nonce of an earlier attempt has expired, look for its message.

        ``newest``: id of the table's newest post; only newer messages count, as that one may have
        been edited to the same words.
        """
        if is_doubtful(claimed, self._clock.now()):
            since = claimed.queued_at - NONCE_LASTS
            arrived = await self._messenger.find(place, post, newest, since)
            if arrived is not None:
                return arrived
        return await self._messenger.post(place, post, claimed.id)

    async def retire(self, posts: Sequence[Overtaken]) -> None:
        """Remove the buttons and calls of earlier posts, oldest first, until one is refused.

        The next new post retries the rest: Discord refuses edits of old messages for a while once
        there were some, so that the next ones would be refused as well.
        """
        for post in posts:
            if not await self._retire(post):
                return

    async def _retire(self, post: Overtaken) -> bool:
        """Retire one post. Returns False if it is to be tried again."""
        try:
            retired = await patiently(self._messenger.retire(post.sent, post.instead))
        except Exception:
            _log.warning("post %d keeps its buttons for now", post.sent.message, exc_info=True)
            return False
        if retired:
            self._retired.append(post.sent.message)
        return retired


def _with_beside(board: BoardPost | None, sent: Sent) -> BoardPost | None:
    """Return the newest board with a reminder or call posted since, which the next one retires."""
    if board is None:
        return None
    beside = (*board.overtaken, OldPost(sent.place, sent.message))
    return msgspec.structs.replace(board, overtaken=beside)


def _stands(post: BoardPost) -> Sent:
    return Sent(post.place, post.message)


def _is_apart(letter: PublicLetter, stands: BoardPost | None) -> bool:
    """Whether a letter asks something and the newest post is of a board: it gets its own post."""
    return stands is not None and ASKS in letter.notices and ASKS not in stands.told


def _telling_on(letter: PublicLetter, stands: BoardPost | None) -> PublicLetter:
    """Return an amendment that first tells the notices the present post already tells."""
    if stands is None or not letter.amends or letter.kind != "board":
        return letter
    return telling_before(letter, stands.told)


def _telling(post: BoardPost, told: tuple[Text, ...], claimed: ClaimedLetter) -> BoardPost:
    """Return the post with the notices that a letter has added to it, and since when."""
    since = claimed.queued_at if told else 0
    return msgspec.structs.replace(post, told=told, told_since=since)


def _in_words(letter: PublicLetter) -> PublicLetter:
    """Return the letter with a notice that names the permission missing for pictures."""
    lacking = text("place-no-pictures", permission=text("permission-attach-files"))
    return msgspec.structs.replace(letter, notices=(*letter.notices, lacking))
