"""Letters to people: in their direct messages one of each table stands, and says what is true."""

from tables.calls import is_called_in_place, quiet_until, takes_letters
from tables.letters import ClaimedLetter, LetterPost, PrivateLetter
from tables.model import PlayerProfile
from tables.notices import shown_no_more
from tables.ports import Clock
from tables.service import TableService
from workers.delivery import NONCE_LASTS, Delivery, is_doubtful
from workers.platform import Messenger, Onlookers, Sent
from workers.ports import Post, Profiles, Writes
from workers.worthwhile import (
    after_the_quiet,
    calls_by_letter,
    is_call,
    is_worth_while,
    may_stand,
)


class Mailing:
    """Sends private letters, or amends those that stand."""

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
        *,
        silent: bool,
        drawn: bool = True,
    ) -> Delivery:
        """Send it, or amend what stands.

        ``silent``: it does not sound, whatever was wished, as another one will. ``drawn``: with its
        picture, where it is not overtaken.
        """
        stands = await self._service.letter_post(letter.table.id, letter.to)
        if letter.amends:
            await self._amend(letter, stands, profiles)
            return Delivery(told=False)
        now, profile = self._clock.now(), profiles.get(letter.to)
        profile = profile or PlayerProfile(letter.to, "")
        calls = not silent and (letter.loud or await self._sounds(letter, profile, now))
        wanted = calls or is_worth_while(letter, stands)
        wanted = wanted or may_stand(letter, claimed, profile, now)
        if not takes_letters(profile, now) or not wanted:
            if letter.kind != "reminder":
                await self._amend(letter, stands, profiles)  # an earlier one may be untrue by it
            return Delivery(told=False)
        quiet_ends = quiet_until(profile, now) if calls else None
        drawn = drawn and not claimed.overtaken
        post = await self._writer.private(letter, profiles, drawn=drawn)
        if stands is not None:
            await self._messenger.remove(Sent(stands.place, stands.message))
        sent = await self._whisper(
            claimed, letter, post, silent=not calls or quiet_ends is not None
        )
        if profile.dms_closed:
            await self._service.note_door(letter.to, closed=False)
        newest = LetterPost(letter.table.id, letter.to, sent.place, sent.message)
        return Delivery(newest, later=after_the_quiet(letter, quiet_ends, now))

    async def _sounds(self, letter: PrivateLetter, profile: PlayerProfile, now: int) -> bool:
        """Whether its reader wishes so, or is called in a place where they cannot hear it."""
        if calls_by_letter(letter, profile, now):
            return True
        table = letter.table
        if not is_call(letter) or not is_called_in_place(profile, now) or table.guild is None:
            return False
        return not await self._onlookers.hears(table.guild, table.place, letter.to)

    async def illustrate(self, letter: PrivateLetter, profiles: Profiles) -> Delivery:
        """Add the picture to a letter that still stands."""
        stands = await self._service.letter_post(letter.table.id, letter.to)
        if stands is not None and stands.message == letter.illustrates:
            post = await self._writer.private(letter, profiles)
            await self._messenger.replace(Sent(stands.place, stands.message), post)
        return Delivery(told=False)

    async def _amend(
        self, letter: PrivateLetter, stands: LetterPost | None, profiles: Profiles
    ) -> None:
        """Change the letter that stands, or take it away where it cannot be changed any more."""
        if stands is None:
            return
        earlier = Sent(stands.place, stands.message)
        post = await self._writer.private(letter, profiles)
        if not await self._messenger.replace(earlier, post):
            await self._messenger.remove(earlier)

    async def keep_up(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> Delivery:
        """Change what stands in a spectator's mailbox; where that is too old, write it anew.

        Whoever does not see the table's place any more is told so, and follows it no longer.
        """
        followings, along = self._service.followings, None
        stands = await self._service.letter_post(letter.table.id, letter.to)
        if stands is None or not await followings.is_shown(letter):
            return Delivery(told=False)
        if not await self._sees_its_place(letter):
            letter, along = shown_no_more(letter, "unseen"), followings.ends_with(letter)
        post = await self._writer.private(letter, profiles)
        earlier = Sent(stands.place, stands.message)
        if await self._messenger.replace(earlier, post):
            return Delivery(told=False, along=along)
        profile = profiles.get(letter.to)
        if profile is None or not takes_letters(profile, self._clock.now()):
            return Delivery(told=False, along=along)
        await self._messenger.remove(earlier)
        sent = await self._whisper(claimed, letter, post, silent=True)
        newest = LetterPost(letter.table.id, letter.to, sent.place, sent.message)
        return Delivery(newest, along=along)

    async def _sees_its_place(self, letter: PrivateLetter) -> bool:
        table = letter.table
        if table.guild is None:
            return True
        return await self._onlookers.sees(table.guild, table.place, letter.to)

    async def take_back(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> None:
        """Take a letter away that concerns its reader no more, if an earlier attempt arrived.

        Nothing else would: it was never noted that it stands. What a picture was to follow was.
        """
        if claimed.attempts == 0 or letter.illustrates:
            return
        post = await self._writer.private(letter, profiles, drawn=False)
        since = claimed.queued_at - NONCE_LASTS
        arrived = await self._messenger.find_whisper(letter.to, post, since)
        if arrived is not None:
            await self._messenger.remove(arrived)

    async def send_digest(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> Delivery:
        """Send the daily message, of what is owed by now."""
        profile, now = profiles.get(letter.to), self._clock.now()
        owed = await self._service.owed_by(letter.to)
        if owed and profile is not None and takes_letters(profile, now):
            post = self._writer.digest(profile, owed)
            quiet = quiet_until(profile, now) is not None
            await self._whisper(claimed, letter, post, silent=quiet)
        return Delivery(told=False)

    async def _whisper(
        self, claimed: ClaimedLetter, letter: PrivateLetter, post: Post, *, silent: bool
    ) -> Sent:
        """Whisper once: an earlier attempt may have arrived, and its nonce be forgotten by now.

        The platform's clock may be a little behind ours.
        """
        if is_doubtful(claimed, self._clock.now()):
            since = claimed.queued_at - NONCE_LASTS
            arrived = await self._messenger.find_whisper(letter.to, post, since)
            if arrived is not None:
                return arrived
        return await self._messenger.whisper(letter.to, post, claimed.id, silent=silent)
