"""Delivers the letters of the outbox: each once, in order, whatever fails in between."""

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import msgspec

from core.game import Seat
from core.text import Text, text
from tables.calls import is_called_by_letter, is_called_in_place, quiet_until, takes_letters
from tables.letters import (
    BoardPost,
    ClaimedLetter,
    Letter,
    LetterPost,
    PrivateLetter,
    PublicKind,
    PublicLetter,
    SeatFacts,
    TableFacts,
    questions_in,
)
from tables.model import Human, PlaceId, PlayerId, PlayerProfile, Status, TableId
from tables.notices import call_by_letter, call_in_place, notice_to
from tables.ports import Along, Clock, Outbox, Transaction, UnreadableLetter
from tables.service import TableService
from workers.metrics import GIVEN_UP, POSTED
from workers.ports import (
    DoorClosed,
    Messenger,
    Post,
    Profiles,
    Sent,
    TryLater,
    Undeliverable,
    Writes,
)

_log = logging.getLogger(__name__)

T = TypeVar("T")

LETTERS_AT_ONCE = 4
"""How many workers deliver side by side, each one letter at a time: a slow lane holds up one."""

LEASE = 120_000
"""How long a claimed letter is ours, in milliseconds: longer than a slow upload."""

PATIENCE = 90
"""Seconds a message may take to be sent, less than the lease."""

MOST_ATTEMPTS = 8
"""A letter that has failed so often, by a fault of ours, is given up: its lane has waited for four
minutes. While the platform is unwell letters wait as long as it takes."""

_FIRST_PAUSE = 2_000
_LONGEST_PAUSE = 600_000
NONCE_LASTS = 120_000
"""Milliseconds for which the platform surely knows a nonce again."""

_YOUNG = 3_300_000
"""Messages older than an hour have a hidden limit on edits; this is a little less."""


_CALLS = ("turn", "vote", "reminder", "invitation", "final")
"""Letters that sound for whoever wants to be called by letters."""


class _Delivery(msgspec.Struct, frozen=True):
    """What came of a letter.

    Where it stands, which post it has made outdated, the letters that are to follow it.
    ``told``: whether it has reached anybody; it does not where it is not wanted. ``along``: what
    else is written when it is ticked off.
    """

    stands: BoardPost | LetterPost | None = None
    outdated: Sent | None = None
    later: tuple[Letter, ...] = ()
    told: bool = True
    along: Along | None = None


class Dispatcher:
    """Takes due letters, has them written out, hands them to the messenger, ticks them off."""

    def __init__(
        self,
        outbox: Outbox,
        service: TableService,
        writer: Writes,
        messenger: Messenger,
        clock: Clock,
    ) -> None:
        self._outbox = outbox
        self._service = service
        self._writer = writer
        self._messenger = messenger
        self._clock = clock
        self._told_of_place: set[tuple[TableId, str]] = set()

    async def work(self) -> int | None:
        """Deliver one due letter after the other; the instant the next is due, None for never.

        Several may work at the same time: the outbox gives a lane to one of them.
        """
        while await self._deliver_some():
            pass
        return await self._outbox.next_due_at(self._clock.now())

    async def _deliver_some(self) -> bool:
        """Deliver what is due, a letter at a time; False when nothing is."""
        now = self._clock.now()
        try:
            letters = await self._outbox.claim(now, now + LEASE, 1)
        except UnreadableLetter as lost:
            await self._tell_again(lost)
            return True
        for claimed in letters:
            await self._deliver(claimed)
        return bool(letters)

    async def _tell_again(self, lost: UnreadableLetter) -> None:
        """A letter is lost, whatever it said: whoever may have been called by it is called anew."""
        _log.error("%s and is dropped", lost)
        again = self._service.call_again(lost.table, lost.to)
        await self._outbox.done(lost.letter, None, at=self._clock.now(), along=again)

    async def _deliver(self, claimed: ClaimedLetter) -> None:
        """One letter. A fault in it is reported and it is put off; the other lanes go on."""
        claimed = await self._service.outages.as_of_now(claimed)
        try:
            delivery = await self._send(claimed)
        except TryLater as pause:
            await self._postpone(claimed, pause.wait, "platform unwell")
        except DoorClosed as door:
            await self._meet_closed_door(claimed, door)
        except Undeliverable as fault:
            await self._give_up(claimed, fault)
        except Exception as fault:
            await self._stumble(claimed, fault)
        else:
            await self._settle(claimed, delivery)
            if delivery.told:
                POSTED.observe(max(0, self._clock.now() - claimed.queued_at) / 1000)
            if delivery.outdated is not None:
                await self._retire(delivery.outdated)

    async def _settle(self, claimed: ClaimedLetter, delivery: _Delivery) -> None:
        """Tick a letter off, together with what follows from it."""
        now = self._clock.now()

        async def tick_off(counts: Along | None) -> None:
            along = _one_after_the_other(counts, delivery.along)
            await self._outbox.done(claimed.id, delivery.stands, delivery.later, now, along)

        await self._service.outages.letter_leaves(claimed.letter, tick_off, told=delivery.told)

    # --- sending -----------------------------------------------------------------------------

    async def _send(self, claimed: ClaimedLetter) -> _Delivery:
        letter = await self._as_things_stand(claimed.letter)
        newer = await self._outbox.behind(claimed) if claimed.overtaken else []
        if isinstance(letter, PublicLetter):
            letter = _left_to_newer(letter, newer)
        if letter is None or _is_pointless(letter, claimed):
            return _Delivery(told=False)
        profiles = await self._profiles(letter)
        if isinstance(letter, PublicLetter):
            return await self._send_public(claimed, letter, profiles)
        if letter.kind == "digest":
            return await self._send_digest(claimed, letter, profiles)
        if letter.kind == "followed":
            return await self._keep_up(claimed, letter, profiles)
        profile = profiles.get(letter.to) or PlayerProfile(letter.to, "")
        sounds_later = _is_left_to_newer(letter, newer, profile, self._clock.now())
        if sounds_later and claimed.attempts == 0:
            return _Delivery(told=False)
        return await self._send_private(claimed, letter, profiles, silent=sounds_later)

    async def _as_things_stand(self, letter: Letter) -> Letter | None:
        """The same letter, calling nobody to a turn that has passed since it was written."""
        if isinstance(letter, PrivateLetter) and letter.kind == "call":
            return await self._service.recall(letter)
        if isinstance(letter, PrivateLetter) and not await self._service.concerns(letter):
            return None
        table = letter.table
        if table.status is not Status.PLAYING or all(s.asked is None for s in table.seats):
            return letter
        asked = await self._service.questions_of(table.id)
        passed = [s for s in table.seats if s.asked is not None and asked.get(s.seat) != s.asked]
        return _without_calls(letter, passed) if passed else letter

    # --- private letters ---------------------------------------------------------------------

    async def _send_private(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles, *, silent: bool
    ) -> _Delivery:
        """``silent``: it does not sound, whatever was wished, as another one will."""
        stands = await self._service.letter_post(letter.table.id, letter.to)
        if letter.amends:
            await self._amend(letter, stands, profiles)
            return _Delivery(told=False)
        now, profile = self._clock.now(), profiles.get(letter.to)
        profile = profile or PlayerProfile(letter.to, "")
        calls = not silent and (letter.loud or _calls_by_letter(letter, profile, now))
        wanted = calls or _is_worth_while(letter, stands)
        wanted = wanted or _may_stand(letter, claimed, profile, now)
        if not takes_letters(profile, now) or not wanted:
            if letter.kind != "reminder":
                await self._amend(letter, stands, profiles)  # an earlier one may be untrue by it
            return _Delivery(told=False)
        quiet_ends = quiet_until(profile, now) if calls else None
        post = await self._writer.private(letter, profiles, drawn=not claimed.overtaken)
        if stands is not None:
            await _patiently(self._messenger.remove(Sent(stands.place, stands.message)))
        sent = await self._whisper(
            claimed, letter, post, silent=not calls or quiet_ends is not None
        )
        if profile.dms_closed:
            await self._service.note_door(letter.to, closed=False)
        newest = LetterPost(letter.table.id, letter.to, sent.place, sent.message)
        return _Delivery(newest, later=_after_the_quiet(letter, quiet_ends, now))

    async def _amend(
        self, letter: PrivateLetter, stands: LetterPost | None, profiles: Profiles
    ) -> None:
        """Change the letter that stands, or take it away where it cannot be changed any more."""
        if stands is None:
            return
        earlier = Sent(stands.place, stands.message)
        post = await self._writer.private(letter, profiles)
        if not await _patiently(self._messenger.replace(earlier, post)):
            await _patiently(self._messenger.remove(earlier))

    async def _keep_up(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> _Delivery:
        """Change what stands in a spectator's mailbox; where that is too old, write it anew."""
        stands = await self._service.letter_post(letter.table.id, letter.to)
        if stands is None or not await self._service.followings.is_shown(letter):
            return _Delivery(told=False)
        post = await self._writer.private(letter, profiles)
        earlier = Sent(stands.place, stands.message)
        if await _patiently(self._messenger.replace(earlier, post)):
            return _Delivery(told=False)
        profile = profiles.get(letter.to)
        if profile is None or not takes_letters(profile, self._clock.now()):
            return _Delivery(told=False)
        await _patiently(self._messenger.remove(earlier))
        sent = await self._whisper(claimed, letter, post, silent=True)
        return _Delivery(LetterPost(letter.table.id, letter.to, sent.place, sent.message))

    async def _send_digest(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> _Delivery:
        profile, now = profiles.get(letter.to), self._clock.now()
        owed = await self._service.owed_by(letter.to)
        if owed and profile is not None and takes_letters(profile, now):
            post = self._writer.digest(profile, owed)
            quiet = quiet_until(profile, now) is not None
            await self._whisper(claimed, letter, post, silent=quiet)
        return _Delivery(told=False)

    async def _whisper(
        self, claimed: ClaimedLetter, letter: PrivateLetter, post: Post, *, silent: bool
    ) -> Sent:
        """Whisper once: an earlier attempt may have arrived, and its nonce be forgotten by now.

        The platform's clock may be a little behind ours.
        """
        if self._is_doubtful(claimed):
            since = claimed.queued_at - NONCE_LASTS
            arrived = await _patiently(self._messenger.find_whisper(letter.to, post, since))
            if arrived is not None:
                return arrived
        return await _patiently(self._messenger.whisper(letter.to, post, claimed.id, silent=silent))

    def _is_doubtful(self, claimed: ClaimedLetter) -> bool:
        """Whether an earlier attempt may have arrived so long ago that its nonce is forgotten."""
        return claimed.attempts > 0 and self._clock.now() - claimed.queued_at > NONCE_LASTS

    # --- posts -------------------------------------------------------------------------------

    async def _send_public(
        self, claimed: ClaimedLetter, letter: PublicLetter, profiles: Profiles
    ) -> _Delivery:
        table = letter.table
        letter, later = self._as_people_wish(letter, profiles)
        if letter.kind in ("reminder", "call") and not letter.ping:
            return _Delivery(later=later, told=False)
        pictured = letter.view is None or self._messenger.takes_pictures(table.place)
        if not pictured:
            letter = _in_words(letter)
        drawn = pictured and not claimed.overtaken
        post = await self._writer.public(letter, profiles, drawn=drawn)
        if letter.kind in ("reminder", "call", "notice"):
            await self._post(claimed, table.place, post)
            return _Delivery(later=later)
        earlier = await self._young_post(table.id)
        if earlier is not None and letter.amends and earlier.place != table.place:
            return _Delivery(later=later, told=False)  # the table has gone elsewhere meanwhile
        if earlier is not None and letter.amends:
            replaced = await _patiently(self._messenger.replace(_stands(earlier), post))
            if replaced:
                return _Delivery(earlier)
        sent = await self._post(
            claimed, table.place, post, 0 if earlier is None else earlier.message
        )
        self._told_of_place = {told for told in self._told_of_place if told[0] != table.id}
        newest = BoardPost(table.id, sent.place, sent.message, self._clock.now())
        if earlier is None or earlier.message == sent.message:
            return _Delivery(newest, later=later)
        return _Delivery(newest, outdated=_stands(earlier), later=later)

    def _as_people_wish(
        self, letter: PublicLetter, profiles: Profiles
    ) -> tuple[PublicLetter, tuple[Letter, ...]]:
        """The letter mentioning those who want to be called so, now; and the calls for later."""
        now, table = self._clock.now(), letter.table
        wishing = [p for p in letter.ping if is_called_in_place(profiles.get(p), now)]
        quiet = {p: quiet_until(profiles.get(p), now) for p in wishing}
        later = tuple(
            call_in_place(table, player, held=ends - now)
            for player, ends in quiet.items()
            if ends is not None and _calls_to_a_turn(letter) and _owes(table, player)
        )
        ping = tuple(player for player in wishing if quiet[player] is None)
        return msgspec.structs.replace(letter, ping=ping), later

    async def _post(
        self, claimed: ClaimedLetter, place: PlaceId, post: Post, newest: int = 0
    ) -> Sent:
        """Post once: an earlier attempt may have arrived, and its nonce be forgotten by now.

        ``newest``: the table's newest post so far, which may have been amended to say the same.
        """
        if self._is_doubtful(claimed):
            since = claimed.queued_at - NONCE_LASTS
            arrived = await _patiently(self._messenger.find(place, post, newest, since))
            if arrived is not None:
                return arrived
        return await _patiently(self._messenger.post(place, post, claimed.id))

    async def _young_post(self, table: TableId) -> BoardPost | None:
        """The table's newest post, None where there is none that can still be edited."""
        post = await self._service.board_post(table)
        if post is None or self._clock.now() - post.posted_at >= _YOUNG:
            return None
        return post

    async def _retire(self, outdated: Sent) -> None:
        """Take the buttons off an earlier post: a courtesy, for which no letter is sent again."""
        try:
            await _patiently(self._messenger.retire(outdated))
        except Exception:
            _log.warning("post %d keeps its buttons", outdated.message, exc_info=True)

    async def _profiles(self, letter: PublicLetter | PrivateLetter) -> Profiles:
        people = set(letter.table.people)
        people.update((letter.to,) if isinstance(letter, PrivateLetter) else letter.ping)
        return await self._service.profiles(sorted(people))

    # --- when it fails -----------------------------------------------------------------------

    async def _postpone(self, claimed: ClaimedLetter, wait: int | None, error: str) -> None:
        growing = min(_FIRST_PAUSE * 2**claimed.attempts, _LONGEST_PAUSE)
        pause = growing if wait is None else max(wait, _FIRST_PAUSE)
        await self._outbox.postpone(claimed.id, self._clock.now() + pause, error)

    async def _meet_closed_door(self, claimed: ClaimedLetter, door: DoorClosed) -> None:
        """Note it; whoever would have been called by the letter alone is called in the channel."""
        letter = claimed.letter
        later: tuple[Letter, ...] = ()
        if isinstance(letter, PrivateLetter):
            profile = await self._service.profile(letter.to)
            await self._service.note_door(letter.to, closed=True)
            if door.gone:
                await self._service.note_gone(letter.to, None)
            if _is_alone(letter, profile, claimed.queued_at):
                kind: PublicKind = "reminder" if letter.kind == "reminder" else "call"
                later = (call_in_place(letter.table, letter.to, kind),)
        _log.info("letter %d dropped: %s", claimed.id, door)
        await self._settle(claimed, _Delivery(later=later, told=False))

    async def _give_up(self, claimed: ClaimedLetter, fault: Undeliverable) -> None:
        """Drop the letter; when it was the channel's, tell the people at the table privately.

        They are told why once until a post arrives again, and called each time.
        """
        _log.warning("letter %d dropped: %s", claimed.id, fault.said.key)
        letter = claimed.letter
        later: tuple[Letter, ...] = ()
        if isinstance(letter, PublicLetter):
            told = (letter.table.id, fault.said.key)
            notices = () if told in self._told_of_place else (fault.said,)
            later = await self._instead_of_a_post(letter, notices)
            self._told_of_place.add(told)
        await self._settle(claimed, _Delivery(later=later, told=False))

    async def _instead_of_a_post(
        self, letter: PublicLetter, notices: tuple[Text, ...]
    ) -> tuple[Letter, ...]:
        profiles, now = await self._profiles(letter), self._clock.now()
        letters = []
        for seat in letter.table.seats:
            if not isinstance(seat.occupant, Human):
                continue
            player = seat.occupant.player
            called = player in letter.ping and is_called_in_place(profiles.get(player), now)
            if called and seat.asked is not None:
                letters.append(call_by_letter(letter.table, seat, notices))
            elif notices:
                letters.append(notice_to(letter.table, seat, *notices))
        return tuple(letters)

    async def _stumble(self, claimed: ClaimedLetter, fault: Exception) -> None:
        """A fault of ours: try again, but not for ever, or the lane would stand still."""
        table, kind = claimed.letter.table.code, claimed.letter.kind
        if claimed.attempts + 1 < MOST_ATTEMPTS:
            _log.exception("%s letter %d of table %s is put off", kind, claimed.id, table)
            await self._postpone(claimed, None, type(fault).__name__)
        else:
            GIVEN_UP.inc()
            _log.exception(
                "%s letter %d of table %s is given up",
                kind,
                claimed.id,
                table,
                extra={"alert": "letter"},
            )
            await self._settle(claimed, _Delivery(along=self._bare_calls(claimed), told=False))

    def _bare_calls(self, claimed: ClaimedLetter) -> Along | None:
        """Calls instead of a letter that cannot be written, without what may be the matter with it.

        A word alone is not tried again: that could go on for ever.
        """
        letter = claimed.letter
        if letter.view is None:
            return None
        to = letter.to if isinstance(letter, PrivateLetter) else None
        return self._service.call_again(letter.table.id, to, bare=True)


async def _patiently(sending: Awaitable[T]) -> T:
    """Wait for a message to be sent, but not so long that somebody else takes the letter up."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await sending
    except TimeoutError as fault:
        raise TryLater from fault


def _one_after_the_other(*writes: Along | None) -> Along:
    def work(tx: Transaction) -> None:
        for write in writes:
            if write is not None:
                write(tx)

    return work


def _stands(post: BoardPost) -> Sent:
    return Sent(post.place, post.message)


def _in_words(letter: PublicLetter) -> PublicLetter:
    """The letter where no picture may be shown, saying so: somebody there can allow it again."""
    lacking = text("place-no-pictures", permission=text("permission-attach-files"))
    return msgspec.structs.replace(letter, notices=(*letter.notices, lacking))


def _is_pointless(letter: Letter, claimed: ClaimedLetter) -> bool:
    """Whether a newer letter tells the same, or there is nobody left to call.

    A private letter that was tried before may stand somewhere: it is sent, for the next one to
    take its place.
    """
    if isinstance(letter, PublicLetter):
        is_word = letter.kind in ("reminder", "call")
        return (is_word and not letter.ping) or (letter.amends and claimed.overtaken)
    if letter.amends:
        return claimed.overtaken
    is_call, is_open = letter.kind in ("turn", "reminder"), _is_asked(letter)
    return claimed.attempts == 0 and not (is_call and is_open) and (claimed.overtaken or is_call)


def _left_to_newer(letter: PublicLetter, newer: Sequence[Letter]) -> PublicLetter:
    """The letter without those whom a newer one behind it calls to the same question."""
    again = {
        call
        for other in newer
        if isinstance(other, PublicLetter) and _calls_to_a_turn(other)
        for call in _calls_of(other)
    }
    if letter.agree or not again:
        return letter
    people = {player for player, *_ in _calls_of(letter) & again}
    return msgspec.structs.replace(letter, ping=tuple(p for p in letter.ping if p not in people))


def _calls_of(letter: PublicLetter) -> set[tuple[PlayerId, Seat, int]]:
    """Whom a post calls to which question of which seat."""
    return {
        (s.occupant.player, s.seat, s.asked)
        for s in letter.table.seats
        if isinstance(s.occupant, Human) and s.occupant.player in letter.ping
        if s.asked is not None
    }


def _is_left_to_newer(
    letter: PrivateLetter, newer: Sequence[Letter], profile: PlayerProfile, now: int
) -> bool:
    """Whether a newer letter behind this one is to sound for the same question."""
    if letter.kind not in ("turn", "reminder"):
        return False
    return any(
        other.kind == "turn" and not other.amends and _calls_by_letter(other, profile, now)
        for other in newer
        if isinstance(other, PrivateLetter) and questions_in(letter) & questions_in(other)
    )


def _is_asked(letter: PrivateLetter) -> bool:
    return letter.seat is not None and letter.table.seats[letter.seat].asked is not None


def _calls_by_letter(letter: PrivateLetter, profile: PlayerProfile, now: int) -> bool:
    """Whether this letter is to sound."""
    passed = letter.kind in ("turn", "reminder") and not _is_asked(letter)
    return letter.kind in _CALLS and not passed and is_called_by_letter(profile, now)


def _may_stand(
    letter: PrivateLetter, claimed: ClaimedLetter, profile: PlayerProfile, now: int
) -> bool:
    """Whether an earlier attempt, which was to sound, may have arrived without being noted.

    It is sent again, silently; its number tells where it stands, so that the next takes its place.
    """
    called = letter.loud or (claimed.letter.kind in _CALLS and is_called_by_letter(profile, now))
    return claimed.attempts > 0 and called


def _is_worth_while(letter: PrivateLetter, stands: LetterPost | None) -> bool:
    """Whether a letter that does not sound tells anything that the channel does not."""
    if letter.kind == "reminder":
        return False
    ends = letter.kind in ("final", "cancelled") and stands is not None
    return letter.secret or ends or letter.kind in ("invitation", "removed", "tended")


def _after_the_quiet(letter: PrivateLetter, quiet_ends: int | None, now: int) -> tuple[Letter, ...]:
    """The call that this letter could not be."""
    if quiet_ends is None or letter.kind != "turn" or letter.seat is None:
        return ()
    seat = letter.table.seats[letter.seat]
    return (call_by_letter(letter.table, seat, held=quiet_ends - now),)


def _is_alone(letter: PrivateLetter, profile: PlayerProfile | None, queued_at: int) -> bool:
    """Whether this letter was to be the one call of its reader.

    Where the door was known to be shut when it was written, the post has called already.
    """
    if profile is None or profile.calls != "direct" or queued_at < profile.knock_at:
        return False
    return letter.kind in ("turn", "reminder") and not letter.loud


def _calls_to_a_turn(letter: PublicLetter) -> bool:
    return letter.kind != "reminder" and not letter.agree


def _owes(table: TableFacts, player: PlayerId) -> bool:
    return any(s.occupant == Human(player) and s.asked is not None for s in table.seats)


def _without_calls(letter: Letter, passed: Sequence[SeatFacts]) -> Letter:
    """The letter as if these seats were not asked any more."""
    seats = tuple(
        msgspec.structs.replace(s, asked=None, deadline=None) if s in passed else s
        for s in letter.table.seats
    )
    letter = msgspec.structs.replace(
        letter, table=msgspec.structs.replace(letter.table, seats=seats)
    )
    if not isinstance(letter, PublicLetter):
        return letter
    people = {s.occupant.player for s in passed if isinstance(s.occupant, Human)}
    return msgspec.structs.replace(letter, ping=tuple(p for p in letter.ping if p not in people))
