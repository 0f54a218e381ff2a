"""Pure rules of delivery: which letters are still needed when sent, and whom they still notify."""

from collections.abc import Sequence

import msgspec

from core.game import Seat
from model.letters import (
    ClaimedLetter,
    Letter,
    LetterPost,
    PrivateLetter,
    PublicKind,
    PublicLetter,
    SeatFacts,
    TableFacts,
    happened_in,
    questions_in,
)
from model.table import HOUR, Human, PlayerId, PlayerProfile, Status
from tables.notifications.notices import call_by_letter, call_in_place
from tables.time.clocks import SHORTEST_STANDSTILL
from tables.time.notification_settings import is_called_by_letter

CALLS_BESIDES = ("vote", "agree", "invitation")
"""Letters that ask for something other than a turn; the table does not wait for the answer."""

_CALLED_AGAIN = (HOUR, 24 * HOUR)
"""Milliseconds after which a refused call in a channel is retried: first and second retry."""

_CALLED_IN_PLACE = ("turn", "reminder", *CALLS_BESIDES)
"""Letters in whose place a post can call their reader."""

_CALLS = ("turn", "reminder", "final", *CALLS_BESIDES)
"""Letters that notify (with sound) people who chose notification by direct message."""


def shows_the_board(letter: Letter) -> bool:
    """Whether a picture of this letter makes that of an older one needless: not an edit while
    something is asked, as it may be of a question's post."""
    if isinstance(letter, PrivateLetter) or letter.illustrates:
        return True
    return letter.tells_the_board


def is_pointless(letter: Letter, claimed: ClaimedLetter) -> bool:
    """Whether the letter can be dropped: a newer one tells the same, or nobody is left to call.

    Kept are a private letter tried before, which may have arrived and must become replaceable, and
    an amendment with notices, which no newer board repeats.
    """
    if isinstance(letter, PublicLetter):
        if letter.kind in ("reminder", "call"):
            return not letter.ping
        is_news = not letter.illustrates and bool(happened_in(letter))
        return letter.amends and claimed.overtaken and not is_news
    if letter.amends:
        return claimed.overtaken and not _takes_back(letter)
    to_turn, is_open = letter.kind in ("turn", "reminder"), _is_asked(letter)
    return claimed.attempts == 0 and not (to_turn and is_open) and (claimed.overtaken or to_turn)


def left_to_newer(letter: PublicLetter, newer: Sequence[Letter]) -> PublicLetter:
    """Return the letter without pings of people whom a newer one calls to the same question."""
    again = {
        call
        for other in newer
        if isinstance(other, PublicLetter) and calls_to_a_turn(other) and not other.illustrates
        for call in _calls_of(other)
    }
    if letter.agree or not again:
        return letter
    people = {player for player, *_ in _calls_of(letter) & again}
    return msgspec.structs.replace(letter, ping=tuple(p for p in letter.ping if p not in people))


def may_be_astray(letter: PublicLetter, claimed: ClaimedLetter, now: int) -> bool:
    """Whether the letter's table may have moved to another channel since it was written.

    False for a notice, which tells of the move in the old channel, and for a picture added later.
    """
    if letter.kind == "notice" or letter.illustrates:
        return False
    waited = letter.held > 0 or claimed.attempts > 0
    return waited or now - claimed.queued_at >= SHORTEST_STANDSTILL


def calls_elsewhere(letter: PublicLetter, here: TableFacts) -> tuple[Letter, ...]:
    """Return calls in the table's present channel in place of a letter to the one it has left.

    Everything else that the letter tells has been told there already.
    """
    if letter.agree or here.status is not Status.PLAYING:
        return ()
    moved = msgspec.structs.replace(letter.table, place=here.place, guild=here.guild)
    kind: PublicKind = "reminder" if letter.kind == "reminder" else "call"
    return tuple(call_in_place(moved, player, kind) for player in letter.ping)


def call_again_later(letter: PublicLetter) -> tuple[Letter, ...]:
    """Return the retry of a call that its channel refused: after an hour, then after a day."""
    pause = next((pause for pause in _CALLED_AGAIN if pause > letter.held), None)
    if letter.kind != "call" or pause is None:
        return ()
    return (msgspec.structs.replace(letter, held=pause),)


def final_again(letter: PublicLetter, now: int) -> tuple[Letter, ...]:
    """Return the retry of a final post that its channel refused: hourly, for a day from the end."""
    if letter.kind not in ("final", "cancelled") or now - letter.table.updated_at >= 24 * HOUR:
        return ()
    return (msgspec.structs.replace(letter, held=HOUR),)


def _calls_of(letter: PublicLetter) -> set[tuple[PlayerId, Seat, int]]:
    """Return whom a post pings for which question of which seat: (person, seat, question)."""
    return {
        (s.occupant.player, s.seat, s.asked)
        for s in letter.table.seats
        if isinstance(s.occupant, Human) and s.occupant.player in letter.ping
        if s.asked is not None
    }


def is_left_to_newer(
    letter: PrivateLetter, newer: Sequence[Letter], profile: PlayerProfile, now: int
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


def instead_of(letter: PrivateLetter) -> PublicLetter:
    """Return the post that calls a person in place of a letter, whether or not they wish posts."""
    kind: PublicKind = "reminder" if letter.kind == "reminder" else "call"
    return call_in_place(letter.table, letter.to, kind, agree=letter.kind in CALLS_BESIDES)


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


def after_the_quiet(letter: PrivateLetter, quiet_ends: int | None, now: int) -> tuple[Letter, ...]:
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


def calls_to_a_turn(letter: PublicLetter) -> bool:
    """Whether the letter calls people to a turn: it is no reminder and asks for no consent."""
    return letter.kind != "reminder" and not letter.agree


def owes(table: TableFacts, player: PlayerId) -> bool:
    """Whether this person owes a move at the table."""
    return any(s.occupant == Human(player) and s.asked is not None for s in table.seats)


def without_calls(letter: Letter, passed: Sequence[SeatFacts]) -> Letter:
    """Return the letter with these seats owing nothing, and without pings of their people."""
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
