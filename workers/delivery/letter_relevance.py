"""Pure rules of delivery: which letters are still needed when sent, and whom they still notify."""

from collections.abc import Sequence

import msgspec

from model.letters import (
    ClaimedLetter,
    LetterPost,
    PrivateLetter,
    SeatFacts,
    questions_in,
)
from model.message import Ring
from model.table import HOUR, PlayerProfile
from tables.notifications.notices import call_by_letter
from tables.time.notification_settings import is_called_by_letter

CALLS_BESIDES = ("vote", "agree", "invitation")
"""Letters that ask for something other than a turn; the table does not wait for the answer."""

_CALLED_AGAIN = (HOUR, 24 * HOUR)
"""Milliseconds after which a refused call in a channel is retried: first and second retry."""

_CALLED_IN_PLACE = ("turn", "reminder", *CALLS_BESIDES)
"""Letters in whose place a post can call their reader."""

_CALLS = ("turn", "reminder", "final", *CALLS_BESIDES)
"""Letters that notify (with sound) people who chose notification by direct message."""


def is_pointless(letter: PrivateLetter, claimed: ClaimedLetter) -> bool:
    """Whether the letter can be dropped: a newer one tells the same, or nobody is left to call.

    Kept is a letter tried before, which may have arrived and must become replaceable.
    """
    if letter.amends:
        return claimed.overtaken and not _takes_back(letter)
    to_turn, is_open = letter.kind in ("turn", "reminder"), _is_asked(letter)
    return claimed.attempts == 0 and not (to_turn and is_open) and (claimed.overtaken or to_turn)


def is_left_to_newer(
    letter: PrivateLetter, newer: Sequence[PrivateLetter], profile: PlayerProfile, now: int
) -> bool:
    """Whether a newer letter behind this one will notify its reader of the same question."""
    if letter.kind not in ("turn", "reminder"):
        return False
    return any(
        other.kind == "turn" and not other.amends and calls_by_letter(other, profile, now)
        for other in newer
        if isinstance(other, PrivateLetter) and questions_in(letter) & questions_in(other)
    )


def _is_asked(letter: PrivateLetter) -> bool:
    return letter.seat is not None and letter.table.seats[letter.seat].asked is not None


def is_call(letter: PrivateLetter) -> bool:
    """Whether the letter calls its reader to something that is still open."""
    passed = letter.kind in ("turn", "reminder") and not _is_asked(letter)
    return letter.kind in _CALLS and not passed


def calls_by_letter(letter: PrivateLetter, profile: PlayerProfile, now: int) -> bool:
    """Whether the letter notifies with sound, given its reader's preferences."""
    return is_call(letter) and is_called_by_letter(profile, now)


def call_instead_of(letter: PrivateLetter, now: int) -> Ring:
    """Return the short call that takes the place of a letter.

    If the letter itself took the place of a post, which was refused, it comes in an hour.
    """
    ring = Ring(letter.to, short="reminder" if letter.kind == "reminder" else "call")
    if letter.kind == "call":
        ring = msgspec.structs.replace(ring, due=now + HOUR, again=1)
    if letter.kind in CALLS_BESIDES or letter.seat is None:
        return msgspec.structs.replace(ring, agree=True)
    asked = letter.table.seats[letter.seat].asked
    return msgspec.structs.replace(ring, seat=letter.seat, asked=asked)


def may_stand(
    letter: PrivateLetter, claimed: ClaimedLetter, profile: PlayerProfile, now: int
) -> bool:
    """Whether an earlier attempt, sent with sound, may have arrived without being recorded.

    If so, the letter is sent again with the same nonce, silently: that gives the message id, so
    that the next letter can replace it.
    """
    called = letter.loud or (claimed.letter.kind in _CALLS and is_called_by_letter(profile, now))
    return claimed.attempts > 0 and called


def is_worth_while(letter: PrivateLetter, stands: LetterPost | None) -> bool:
    """Whether a silent letter tells its reader anything that the channel does not."""
    if letter.kind in ("reminder", "agree", "vote"):
        return False
    ends = letter.kind in ("final", "cancelled") and stands is not None
    return letter.secret or ends or letter.kind in ("invitation", "removed", "tended", "relieved")


def lasting(letter: PrivateLetter) -> PrivateLetter:
    """Return the letter as for a reader it does not call: their view as of a move (``lasts``)."""
    if letter.kind not in ("turn", "hand", "start"):
        return letter
    return msgspec.structs.replace(letter, lasts=True)


def begins(letter: PrivateLetter) -> bool:
    """Whether it is the first letter of a game; the message before it is an accepted invitation."""
    return any(notice.key == "table-started" for notice in letter.notices)


def can_wait(letter: PrivateLetter, stands: LetterPost) -> bool:
    """Whether the silent edit of this letter may be delayed and merged with the next (debounce)."""
    begun = letter.kind == "turn" and letter.table.moves > 0
    return letter.lasts and begun and not (stands.asks or _takes_back(letter))


def is_untrue_by(stands: LetterPost, letter: PrivateLetter) -> bool:
    """Whether the present direct message must be edited, as this letter makes it untrue.

    A lasting message stays true after a turn, vote or proposal ends, but not after an undo of a
    move that it may show. A delayed edit leaves a call alone that was sent meanwhile.
    """
    if _takes_back(letter):
        return True
    if letter.lasts and letter.amends and letter.kind == "turn":
        return not stands.asks
    return stands.asks or letter.kind not in ("turn", "rest", "agree", "vote")


def _takes_back(letter: PrivateLetter) -> bool:
    """Whether the letter tells of an undone move."""
    return any(notice.key == "table-undone" for notice in letter.notices)


def after_the_quiet(
    letter: PrivateLetter, quiet_ends: int | None, now: int
) -> tuple[PrivateLetter, ...]:
    """Return the call to send when quiet hours end, if this letter fell into them."""
    if quiet_ends is None or letter.kind != "turn" or letter.seat is None:
        return ()
    seat = letter.table.seats[letter.seat]
    return (call_by_letter(letter.table, seat, held=quiet_ends - now),)


def is_alone(letter: PrivateLetter, profile: PlayerProfile | None, queued_at: int) -> bool:
    """Whether this letter was to be the only call of its reader.

    False if their direct messages were known to be closed then: the post has called them already.
    A loud call to a turn replaces that of a post.
    """
    if profile is None or queued_at < profile.knock_at:
        return False
    return letter.kind in _CALLED_IN_PLACE and (letter.loud or profile.calls == "direct")


def without_calls(letter: PrivateLetter, passed: Sequence[SeatFacts]) -> PrivateLetter:
    """Return the letter with these seats owing nothing."""
    seats = tuple(
        msgspec.structs.replace(s, asked=None, deadline=None) if s in passed else s
        for s in letter.table.seats
    )
    return msgspec.structs.replace(letter, table=msgspec.structs.replace(letter.table, seats=seats))
