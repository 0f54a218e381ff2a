"""Which letters still tell or call anything when they are delivered, and whom they call. Pure."""

from collections.abc import Sequence

import msgspec

from core.game import Seat
from tables.model.letters import (
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
from tables.model.table import HOUR, Human, PlayerId, PlayerProfile, Status
from tables.notifications.notices import call_by_letter, call_in_place
from tables.time.call_preferences import is_called_by_letter
from tables.time.clocks import SHORTEST_STANDSTILL

CALLS_BESIDES = ("vote", "agree", "invitation")
"""Letters that call somebody to something else than a turn, for which the table does not wait."""

_CALLED_AGAIN = (HOUR, 24 * HOUR)
"""Milliseconds after which a refused call is made in its place again."""

_CALLS = ("turn", "reminder", "final", *CALLS_BESIDES)
"""Letters that sound for whoever wants to be called by letters."""


def is_pointless(letter: Letter, claimed: ClaimedLetter) -> bool:
    """Whether a newer letter tells the same, or there is nobody left to call.

    A private letter that was tried before may stand somewhere: it is sent, for the next one to
    take its place. What happened to a table is told by no newer board that was written meanwhile.
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
    """The letter without those whom a newer one behind it calls to the same question."""
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
    """Whether its table may have been brought elsewhere since it was written.

    A word that tells so stays where it was meant to be; a picture keeps to its message.
    """
    if letter.kind == "notice" or letter.illustrates:
        return False
    waited = letter.held > 0 or claimed.attempts > 0
    return waited or now - claimed.queued_at >= SHORTEST_STANDSTILL


def calls_elsewhere(letter: PublicLetter, here: TableFacts) -> tuple[Letter, ...]:
    """The calls of a letter to the place that its table has left, where it stands now.

    All else has been told there already.
    """
    if letter.agree or here.status is not Status.PLAYING:
        return ()
    moved = msgspec.structs.replace(letter.table, place=here.place, guild=here.guild)
    kind: PublicKind = "reminder" if letter.kind == "reminder" else "call"
    return tuple(call_in_place(moved, player, kind) for player in letter.ping)


def call_again_later(letter: PublicLetter) -> tuple[Letter, ...]:
    """The call of a place that refused its words: again after an hour, then after a day."""
    pause = next((pause for pause in _CALLED_AGAIN if pause > letter.held), None)
    if letter.kind != "call" or pause is None:
        return ()
    return (msgspec.structs.replace(letter, held=pause),)


def final_again(letter: PublicLetter, now: int) -> tuple[Letter, ...]:
    """The end of a game that its place refused: again each hour, for a day from the end."""
    if letter.kind not in ("final", "cancelled") or now - letter.table.updated_at >= 24 * HOUR:
        return ()
    return (msgspec.structs.replace(letter, held=HOUR),)


def _calls_of(letter: PublicLetter) -> set[tuple[PlayerId, Seat, int]]:
    """Whom a post calls to which question of which seat."""
    return {
        (s.occupant.player, s.seat, s.asked)
        for s in letter.table.seats
        if isinstance(s.occupant, Human) and s.occupant.player in letter.ping
        if s.asked is not None
    }


def is_left_to_newer(
    letter: PrivateLetter, newer: Sequence[Letter], profile: PlayerProfile, now: int
) -> bool:
    """Whether a newer letter behind this one is to sound for the same question."""
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
    """Whether its reader is called to something that has not passed."""
    passed = letter.kind in ("turn", "reminder") and not _is_asked(letter)
    return letter.kind in _CALLS and not passed


def calls_by_letter(letter: PrivateLetter, profile: PlayerProfile, now: int) -> bool:
    """Whether this letter is to sound, as its reader wishes."""
    return is_call(letter) and is_called_by_letter(profile, now)


def may_stand(
    letter: PrivateLetter, claimed: ClaimedLetter, profile: PlayerProfile, now: int
) -> bool:
    """Whether an earlier attempt, which was to sound, may have arrived without being noted.

    It is sent again, silently; its number tells where it stands, so that the next takes its place.
    """
    called = letter.loud or (claimed.letter.kind in _CALLS and is_called_by_letter(profile, now))
    return claimed.attempts > 0 and called


def is_worth_while(letter: PrivateLetter, stands: LetterPost | None) -> bool:
    """Whether a letter that does not sound tells anything that the channel does not."""
    if letter.kind in ("reminder", "agree", "vote"):
        return False
    ends = letter.kind in ("final", "cancelled") and stands is not None
    return letter.secret or ends or letter.kind in ("invitation", "removed", "tended", "relieved")


def lasting(letter: PrivateLetter) -> PrivateLetter:
    """The letter for somebody whom it does not call: it shows their side as of a move."""
    if letter.kind not in ("turn", "hand", "start"):
        return letter
    return msgspec.structs.replace(letter, lasts=True)


def begins(letter: PrivateLetter) -> bool:
    """Whether it is the first of a game: what stands is an invitation, edited as it is accepted."""
    return any(notice.key == "table-started" for notice in letter.notices)


def can_wait(letter: PrivateLetter, stands: LetterPost) -> bool:
    """Whether the edit that this letter makes in silence may be folded with the next."""
    begun = letter.kind == "turn" and letter.table.moves > 0
    return letter.lasts and begun and not (stands.asks or _takes_back(letter))


def is_untrue_by(stands: LetterPost, letter: PrivateLetter) -> bool:
    """Whether the message that stands has to be edited because of this letter.

    What lasts stays true when a turn, a vote or a proposal is over, but not when a move is taken
    back that it may show. An edit that has waited leaves a call alone that was sent meanwhile.
    """
    if _takes_back(letter):
        return True
    if letter.lasts and letter.amends and letter.kind == "turn":
        return not stands.asks
    return stands.asks or letter.kind not in ("turn", "rest", "agree", "vote")


def _takes_back(letter: PrivateLetter) -> bool:
    """Whether it tells of a move that has been taken back."""
    return any(notice.key == "table-undone" for notice in letter.notices)


def after_the_quiet(letter: PrivateLetter, quiet_ends: int | None, now: int) -> tuple[Letter, ...]:
    """The call that this letter could not be."""
    if quiet_ends is None or letter.kind != "turn" or letter.seat is None:
        return ()
    seat = letter.table.seats[letter.seat]
    return (call_by_letter(letter.table, seat, held=quiet_ends - now),)


def is_alone(letter: PrivateLetter, profile: PlayerProfile | None, queued_at: int) -> bool:
    """Whether this letter was to be the one call of its reader.

    Where the door was known to be shut when it was written, the post has called already.
    """
    if profile is None or profile.calls != "direct" or queued_at < profile.knock_at:
        return False
    return letter.kind in ("turn", "reminder", *CALLS_BESIDES) and not letter.loud


def calls_to_a_turn(letter: PublicLetter) -> bool:
    """Whether those it calls owe a turn, and no consent."""
    return letter.kind != "reminder" and not letter.agree


def owes(table: TableFacts, player: PlayerId) -> bool:
    """Whether the table waits for this person."""
    return any(s.occupant == Human(player) and s.asked is not None for s in table.seats)


def without_calls(letter: Letter, passed: Sequence[SeatFacts]) -> Letter:
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
