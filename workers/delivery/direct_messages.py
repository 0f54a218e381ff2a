"""Private letters as direct messages: one message per person and table, kept up to date."""

import msgspec

from model.letters import ClaimedLetter, DirectMessage, LetterPost, PrivateLetter
from model.table import PlayerProfile
from tables.interfaces import Clock
from tables.notifications.notices import hand_as_it_stands, showing, shown_no_more
from tables.service import TableService
from tables.time.notification_settings import is_called_in_place
from tables.time.quiet_hours import quiet_until
from tables.time.refused_direct_messages import takes_letters
from workers.chat_platform import DoorClosed, Messenger, Onlookers, Sent
from workers.delivery.daily_digest import digest_for
from workers.delivery.letter_relevance import (
    after_the_quiet,
    begins,
    calls_by_letter,
    can_wait,
    is_call,
    is_untrue_by,
    is_worth_while,
    lasting,
    may_stand,
)
from workers.delivery.send_retries import NONCE_LASTS, Delivery, is_doubtful
from workers.post_model import Post, Profiles, Writes


class DirectMessages:
    """Sends private letters, or edits the message of an earlier one."""

    def __init__(
        self,
        service: TableService,
        writer: Writes,
        messenger: Messenger,
        clock: Clock,
        onlookers: Onlookers,
    ) -> None:
        self._service = service
        self._writer = writer
        self._messenger = messenger
        self._clock = clock
        self._onlookers = onlookers

    async def send(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        profiles: Profiles,
        stands: LetterPost | None,
        *,
        silent: bool,
        drawn: bool = True,
    ) -> Delivery:
        """Send it, or amend the message about its table that its reader has, ``stands``.

        ``silent``: without sound whatever its reader prefers, as a newer letter will notify them.
        ``drawn``: with its picture, unless a newer letter waits.
        """
        if letter.amends:
            return await self._amend(claimed, letter, stands, profiles)
        now, profile = self._clock.now(), profiles.get(letter.to)
        profile = profile or PlayerProfile(letter.to, "")
        if not takes_letters(profile, now):
            return await self._bring_up_to_date(claimed, letter, stands, profiles)
        calls = not silent and (letter.loud or await self._sounds(letter, profile, now))
        quiet_ends = quiet_until(profile, now) if calls else None
        sounds = calls and quiet_ends is None
        later = after_the_quiet(letter, quiet_ends, now)
        # In the same quiet hours, an earlier attempt was an edit, too.
        quietly = quiet_ends is not None and quiet_until(profile, claimed.queued_at) == quiet_ends
        if not sounds and (quietly or not may_stand(letter, claimed, profile, now)):
            told = letter if calls else lasting(letter)
            delivery = await self._tell_silently(
                claimed, told, stands, profiles, drawn=drawn and not claimed.overtaken, calls=calls
            )
            return msgspec.structs.replace(delivery, later=(*delivery.later, *later))
        # An earlier attempt may have arrived and still ask; the next letter will edit it.
        told = letter if calls or not may_stand(letter, claimed, profile, now) else lasting(letter)
        post = await self._writer.private(told, profiles, drawn=drawn and not claimed.overtaken)
        newest = await self._send_anew(claimed, letter, stands, post, profiles, silent=not sounds)
        return Delivery(newest, later=later)

    async def _tell_silently(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        stands: LetterPost | None,
        profiles: Profiles,
        *,
        drawn: bool,
        calls: bool,
    ) -> Delivery:
        """Edit the present message; only the first one of a table or game is sent, without sound.

        Each new message would raise the unread count. ``calls``: it calls, but in quiet hours.
        """
        worth_while = is_worth_while(letter, stands)
        if worth_while and (stands is None or begins(letter)):
            post = await self._writer.private(letter, profiles, drawn=drawn)
            newest = await self._send_anew(claimed, letter, stands, post, profiles, silent=True)
            return Delivery(newest)
        if stands is None or not (worth_while or calls):
            return await self._bring_up_to_date(claimed, letter, stands, profiles)
        if can_wait(letter, stands) and letter.seat is not None:
            seat = letter.table.seats[letter.seat]
            return Delivery(later=(hand_as_it_stands(letter.table, seat),), told=False)
        post = await self._writer.private(letter, profiles, drawn=drawn)
        return Delivery(await self._edit(claimed, letter, stands, post, profiles))

    async def _sounds(self, letter: PrivateLetter, profile: PlayerProfile, now: int) -> bool:
        """Whether to notify: the reader prefers letters, or no ping in the channel reaches them."""
        if calls_by_letter(letter, profile, now):
            return True
        table = letter.table
        if not is_call(letter) or not is_called_in_place(profile, now) or table.guild is None:
            return False
        return not await self._onlookers.hears(table.guild, table.place, letter.to)

    async def illustrate(self, letter: PrivateLetter, profiles: Profiles) -> Delivery:
        """Add the picture to a message sent in words, if it is still the present one."""
        stands = await self._service.delivery.letter_post(letter.table.id, letter.to)
        if stands is not None and stands.message == letter.illustrates:
            post = await self._writer.private(letter, profiles)
            await self._messenger.replace(_sent(stands), post)
        return Delivery(told=False)

    async def _bring_up_to_date(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        stands: LetterPost | None,
        profiles: Profiles,
    ) -> Delivery:
        """Send nothing, but edit an earlier message that this letter makes untrue (no reminder)."""
        if letter.kind == "reminder":
            return Delivery(told=False)
        return await self._amend(claimed, letter, stands, profiles)

    async def _amend(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        stands: LetterPost | None,
        profiles: Profiles,
    ) -> Delivery:
        """Edit the present message if the letter makes it untrue; send no new message."""
        if stands is None or not is_untrue_by(stands, letter):
            return Delivery(told=False)
        if letter.kind == "hand" or not stands.asks:
            letter = lasting(letter)
        post = await self._writer.private(letter, profiles)
        newest = await self._edit(claimed, letter, stands, post, profiles)
        return Delivery(newest if newest != stands else None, told=False)

    async def _edit(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        stands: LetterPost,
        post: Post,
        profiles: Profiles,
    ) -> LetterPost:
        """Edit the present message; if it cannot be edited any more, replace it silently.

        An amendment that is not lasting only deletes it: it shows nothing worth a new message.
        """
        earlier = _sent(stands)
        if await self._messenger.replace(earlier, post):
            return msgspec.structs.replace(stands, asks=letter.asks)
        if letter.amends and not letter.lasts:
            await self._messenger.remove(earlier)
            return msgspec.structs.replace(stands, asks=False)
        return await self._send_anew(claimed, letter, stands, post, profiles, silent=True)

    async def _send_anew(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        stands: LetterPost | None,
        post: Post,
        profiles: Profiles,
        *,
        silent: bool,
    ) -> LetterPost:
        """Delete the present message and send a new one.

        Records that the reader accepts direct messages again. Raises DoorClosed if they do not;
        then no message of this table remains.
        """
        if stands is not None:
            await self._messenger.remove(_sent(stands))
        try:
            sent = await self._whisper(claimed, letter, post, silent=silent)
        except DoorClosed:
            if stands is not None:
                await self._service.note_letter_gone(stands)
            raise
        profile = profiles.get(letter.to)
        if profile is not None and profile.dms_closed:
            await self._service.note_direct_message(letter.to, refused=False)
        return LetterPost(letter.table.id, letter.to, sent.place, sent.message, letter.asks)

    async def keep_up(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> Delivery:
        """Edit a follower's message; if it is too old to be edited, send a new one silently.

        A follower who no longer sees the table's channel is told so, and the following ends.
        """
        followings, along = self._service.followings, None
        shown = await self._service.boards.as_shown(letter.table.id)
        letter = letter if shown is None else showing(letter, shown)
        stands = await self._service.delivery.letter_post(letter.table.id, letter.to)
        if stands is None or not await followings.is_shown(letter):
            return Delivery(told=False)
        if not await self._sees_its_place(letter):
            letter, along = shown_no_more(letter, "unseen"), followings.ends_with(letter)
        post = await self._writer.private(letter, profiles)
        if await self._messenger.replace(_sent(stands), post):
            return Delivery(told=False, along=along)
        profile = profiles.get(letter.to)
        if profile is None or not takes_letters(profile, self._clock.now()):
            return Delivery(told=False, along=along)
        newest = await self._send_anew(claimed, letter, stands, post, profiles, silent=True)
        return Delivery(newest, along=along)

    async def _sees_its_place(self, letter: PrivateLetter) -> bool:
        table = letter.table
        if table.guild is None:
            return True
        return await self._onlookers.sees(table.guild, table.place, letter.to)

    async def take_back(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> None:
        """Delete a letter that no longer concerns its reader, if an unrecorded attempt arrived.

        A letter that only adds a picture is skipped: its message was recorded.
        """
        if claimed.attempts == 0 or letter.illustrates or letter.amends:
            return
        post = await self._writer.private(letter, profiles, drawn=False)
        since = claimed.queued_at - NONCE_LASTS
        arrived = await self._messenger.find_whisper(letter.to, post, since)
        if arrived is not None:
            await self._messenger.remove(arrived)

    async def send_digest(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> Delivery:
        """Send the daily digest, without sound in quiet hours, if there is one today."""
        profile, now = profiles.get(letter.to), self._clock.now()
        post = await digest_for(profile, self._service, self._writer, now)
        if post is None:
            return Delivery(told=False)
        return await self._sent_once(claimed, letter, post, profile, sounds=True)

    async def _sent_once(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        post: Post,
        profile: PlayerProfile | None,
        *,
        sounds: bool,
    ) -> Delivery:
        """Send a message that is never edited; it is remembered until it need not be deleted.

        ``sounds``: with sound, outside quiet hours.
        """
        now = self._clock.now()
        silent = not sounds or quiet_until(profile, now) is not None
        sent = await self._whisper(claimed, letter, post, silent=silent)
        return Delivery(DirectMessage(letter.to, sent.place, sent.message, now), told=False)

    async def _whisper(
        self, claimed: ClaimedLetter, letter: PrivateLetter, post: Post, *, silent: bool
    ) -> Sent:
        """Send at most once: if the nonce of an earlier attempt has expired, look for its message.

        The search begins NONCE_LASTS earlier, as Discord's clock may be a little behind ours.
        """
        if is_doubtful(claimed, self._clock.now()):
            since = claimed.queued_at - NONCE_LASTS
            arrived = await self._messenger.find_whisper(letter.to, post, since)
            if arrived is not None:
                return arrived
        return await self._messenger.whisper(letter.to, post, claimed.id, silent=silent)


def _sent(stands: LetterPost) -> Sent:
    return Sent(stands.place, stands.message)
