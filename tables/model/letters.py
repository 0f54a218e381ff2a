"""What the house still has to tell, written in the same transaction as the move.

A letter holds views and addressed events, never a state: whoever posts it cannot leak what is not
in it. A PublicLetter can only be made from the public view; a PrivateLetter goes to one person.
"""

from collections.abc import Sequence
from typing import Final, Literal, NewType, TypeAlias, TypeVar

import msgspec

from core.game import Outcome, Seat
from core.text import Locale, Text
from tables.model.table import (
    Computer,
    GuildId,
    Human,
    Occupant,
    Pace,
    Pause,
    PlaceId,
    PlayerId,
    Poll,
    Presence,
    Proposal,
    RoleId,
    Status,
    TableCode,
    TableId,
    consulted_in,
    owner_of,
)

LetterId = NewType("LetterId", int)
"""Also the nonce of the message: never reused."""


class SeatFacts(msgspec.Struct, frozen=True):
    """What everybody may know of a seat's occupant, clock and reserve (``bank``, milliseconds).

    ``former``: who held it before; ``tended``: a computer has stood in for somebody there;
    ``wanted``: anybody may take it; ``is_out``: it has given up or was beaten, the others play on;
    ``explains``: a computer sits there and has made a move that all know of. ``promised``: to whom
    it goes at the ``deadline`` of whoever sits there. ``held``: whoever held it before, computers
    too, the first one first.
    """

    seat: Seat
    occupant: Occupant
    asked: int | None
    deadline: int | None
    bank: int = 0
    former: tuple[PlayerId, ...] = ()
    tended: bool = False
    wanted: bool = False
    presence: Presence = "here"
    is_out: bool = msgspec.field(default=False, name="resigned")
    explains: bool = False
    promised: PlayerId | None = None
    held: tuple[Occupant, ...] = ()

    @property
    def stood_for(self) -> PlayerId | None:
        """For whom a computer stands in here."""
        return self.occupant.stands_for if isinstance(self.occupant, Computer) else None

    @property
    def owner(self) -> PlayerId | None:
        """Whose seat it is: who sits there, or may take it back from a computer; None: nobody's."""
        return owner_of(self.occupant)

    @property
    def consulted(self) -> PlayerId | None:
        """Whose consent and vote is asked for here."""
        return consulted_in(self.occupant, self.presence, self.is_out)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """Everybody who has to do with the seat: whose it is, and who held it."""
        return self.former if self.owner is None else (self.owner, *self.former)


class TableFacts(msgspec.Struct, frozen=True):
    """What everybody may know of a table, apart from the game itself.

    ``seal``: the SHA-256 of the seed, from the start on. ``seed``: the seed itself, in hex, once
    the game is finished and gives nothing away any more. ``moves``: how many of them everybody was
    told something of. ``readable``: whether this house knows the game and how the table is stored;
    if not, ``options`` are empty. ``updated_at``: when what all see of it changed last (Unix
    milliseconds).
    """

    id: TableId
    code: TableCode
    game: str
    guild: GuildId | None
    place: PlaceId
    locale: Locale
    status: Status
    version: int
    host: PlayerId
    size: int
    seats: tuple[SeatFacts, ...]
    invited: tuple[PlayerId, ...]
    options: msgspec.Raw
    moves: int
    outcome: Outcome | None
    pace: Pace = Pace()
    seal: str | None = None
    seed: str | None = None
    readable: bool = True
    pause: Pause | None = None
    proposal: Proposal | None = None
    polls: tuple[Poll, ...] = ()
    calling_off: tuple[PlayerId, ...] = ()
    updated_at: int = 0

    def as_held_by(self, hands: Sequence[int]) -> "TableFacts":
        """The table with whoever held its seats then; ``hands``: as in ``TurnTold``."""
        if all(
            n >= len(seat.held) for seat, n in zip(self.seats, _whole(hands, self), strict=True)
        ):
            return self
        pairs = zip(self.seats, _whole(hands, self), strict=True)
        return msgspec.structs.replace(self, seats=tuple(_in_hand(*pair) for pair in pairs))

    def poll_about(self, seat: Seat) -> Poll | None:
        """What the others are asked about this seat, if they are."""
        return next((poll for poll in self.polls if poll.seat == seat), None)

    @property
    def somebody_plays(self) -> bool:
        """Whether a person sits here who is not out of the game, and waits for the others."""
        return any(isinstance(s.occupant, Human) and not s.is_out for s in self.seats)

    @property
    def is_frozen(self) -> bool:
        """Whether a manager of the server has stopped the game."""
        return self.pause is not None and self.pause.frozen

    @property
    def people(self) -> frozenset[PlayerId]:
        """Everybody who has, or had, to do with a seat."""
        return frozenset(player for seat in self.seats for player in seat.people)


def _whole(hands: Sequence[int], table: TableFacts) -> Sequence[int]:
    return hands or (0,) * len(table.seats)


def _in_hand(seat: SeatFacts, hand: int) -> SeatFacts:
    """The seat with its holder of this number, the first being 0."""
    if hand >= len(seat.held):
        return seat
    former = seat.former if hand else ()
    return msgspec.structs.replace(seat, occupant=seat.held[hand], former=former)


class TurnTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """The next events of a letter, which tell what one seat did in a row.

    ``seat``: None for the set-up. ``count``: how many events; only those that the reader is told.
    ``hands``: which holder (from 0) each seat had then; empty: all had their first. ``moves``: of
    how many moves they tell; 0 in letters of before 2026-11-26.
    """

    seat: Seat | None
    count: int
    hands: tuple[int, ...] = ()
    moves: int = 0


PublicKind = Literal["lobby", "board", "final", "cancelled", "reminder", "call", "notice"]


class PublicLetter(msgspec.Struct, frozen=True, tag="public"):
    """A message for the table's place.

    ``view``: JSON of the public view, None before the game. ``events``: JSON of public events to
    tell, oldest first (all since the last move of whoever is to act); ``turns``: whose they are,
    empty in letters of before 2026-11-23. ``notices``: what happened to the table. ``ping``:
    exactly who is to be notified. ``goes_on``: the seat that has moved, in case it is asked again.
    ``amends``: it edits the newest post, as long as the platform takes the
    edit, and is no new one. ``held``: milliseconds it waits for a newer letter, which tells the
    same and more.
    ``agree``: whoever is notified is asked to agree to something, and not called to a turn.
    ``illustrates``: the message with the same words to which it adds the picture, and nothing else;
    0: it is a letter of its own. ``role``: everybody who has this role is to be notified, too.
    """

    kind: PublicKind
    table: TableFacts
    view: msgspec.Raw | None
    events: tuple[msgspec.Raw, ...]
    notices: tuple[Text, ...]
    ping: tuple[PlayerId, ...]
    goes_on: Seat | None = None
    amends: bool = False
    held: int = 0
    agree: bool = False
    illustrates: int = 0
    role: RoleId | None = None
    turns: tuple[TurnTold, ...] = ()

    @property
    def tells_the_board(self) -> bool:
        """Whether it tells all that an amendment of the same table before it would have told."""
        return self.kind in ("board", "final", "cancelled")


PrivateKind = Literal[
    "start",
    "turn",
    "hand",
    "rest",
    "tended",
    "relieved",
    "vote",
    "agree",
    "invitation",
    "lapsed",
    "removed",
    "reminder",
    "final",
    "cancelled",
    "notice",
    "call",
    "digest",
    "followed",
    "left",
    "unseen",
]


class PrivateLetter(msgspec.Struct, frozen=True, tag="private"):
    """A direct message to one person, made from that seat's own view.

    Of each table one stands in a mailbox: a new one replaces it. ``amends``: it changes the one
    that stands, if any, and is no new one. ``secret``: it shows what the channel cannot. ``loud``:
    it sounds whatever the person wished, as there is no other way. ``held``: milliseconds it waits.
    ``illustrates``, ``turns``: as in public letters. ``lasts``: it shows this person's side as of a
    move, and stays true when their turn is over: it names no deadline and offers no move.
    A "lapsed" says that an invitation is over, a "rest" as of which move nothing was asked any
    more, "tended" that a computer stands in from now on, "relieved" that the seat is in other
    hands; a "vote" asks what to do about somebody late, an "agree" for consent to what somebody
    wishes; a
    "call" becomes a "turn", seen as things stand when it is sent, if the turn is still owed; a
    "digest" tells of all turns that are; "followed" shows a spectator what the channel shows, and
    "left" no more of it, as the table has gone where they may not see it; "unseen" says the same
    of a place they do not see any more.
    """

    kind: PrivateKind
    to: PlayerId
    seat: Seat | None
    table: TableFacts
    view: msgspec.Raw | None
    events: tuple[msgspec.Raw, ...]
    notices: tuple[Text, ...]
    amends: bool = False
    secret: bool = True
    loud: bool = False
    held: int = 0
    illustrates: int = 0
    lasts: bool = False
    turns: tuple[TurnTold, ...] = ()

    @property
    def tells_the_board(self) -> bool:
        """Whether it tells all that an amendment of the same table before it would have told."""
        return self.kind == "followed"

    @property
    def asks(self) -> bool:
        """Whether what it says or offers is untrue as soon as its reader has answered."""
        return self.kind in _ASKING and not self.lasts


_ASKING: tuple[PrivateKind, ...] = (
    "turn",
    "call",
    "reminder",
    "vote",
    "agree",
    "invitation",
    "tended",
)


Letter: TypeAlias = PublicLetter | PrivateLetter
L = TypeVar("L", bound=PublicLetter | PrivateLetter)


def is_aside(letter: Letter) -> bool:
    """Whether nobody who plays is concerned by it: no clock waits for it, and no other letter."""
    return isinstance(letter, PrivateLetter) and letter.kind in ("followed", "left", "unseen")


def questions_in(letter: Letter) -> frozenset[tuple[Seat, int]]:
    """What whoever reads a letter knows to be asked: seats, and the numbers of their questions.

    A board names everybody who is to act; without one only those are told whom the letter calls.
    """
    seats = letter.table.seats
    if isinstance(letter, PrivateLetter):
        asks = letter.view is not None or letter.kind == "call"
        seats = tuple(s for s in seats if s.seat == letter.seat and asks)
    elif letter.view is None:
        called = [Human(player) for player in letter.ping]
        seats = tuple(s for s in seats if s.occupant in called)
    return frozenset((s.seat, s.asked) for s in seats if s.asked is not None)


TAKEN_BACK: Final = "table-undone"
"""The notice that a seat took a move back on its own; a post tells the last one of each seat."""


def telling_before(letter: L, earlier: Sequence[Text]) -> L:
    """The letter telling first what an earlier one of its table told, or would have told, of it.

    How a game began only its first post goes on telling.
    """
    return msgspec.structs.replace(letter, notices=_told_after(earlier, letter.notices))


def _told_after(earlier: Sequence[Text], notices: Sequence[Text]) -> tuple[Text, ...]:
    began, own = _parted(notices)
    taken_back = {notice.values["who"] for notice in own if notice.key == TAKEN_BACK}
    before = [
        notice
        for notice in _parted(earlier)[1]
        if notice not in own
        and not (notice.key == TAKEN_BACK and notice.values["who"] in taken_back)
    ]
    return (*began, *before, *own)


def happened_in(letter: PublicLetter) -> tuple[Text, ...]:
    """What a board tells that has happened to its table, besides that it began."""
    return tuple(_parted(letter.notices)[1]) if letter.kind == "board" else ()


def _parted(notices: Sequence[Text]) -> tuple[Sequence[Text], Sequence[Text]]:
    """How the game began, and what happened to its table since then."""
    began = 1 + max((n for n, one in enumerate(notices) if one.key == "table-started"), default=-1)
    return notices[:began], notices[began:]


class ClaimedLetter(msgspec.Struct, frozen=True):
    """A letter taken from the outbox by a dispatcher that now owes its delivery.

    ``attempts``: how often it was tried before. ``queued_at``: when it was written.
    ``overtaken``: a newer picture of the same table waits behind it in its lane.
    """

    id: LetterId
    letter: Letter
    attempts: int
    queued_at: int
    overtaken: bool = False


class LetterPost(msgspec.Struct, frozen=True):
    """Where the one letter of a table stands in a person's mailbox.

    ``asks``: it has to be edited when its reader has answered, as it would be untrue.
    """

    table: TableId
    player: PlayerId
    place: PlaceId
    message: int
    asks: bool = False


class OldPost(msgspec.Struct, frozen=True):
    """Where a post stands that a newer one of its table has overtaken."""

    place: PlaceId
    message: int


class BoardPost(msgspec.Struct, frozen=True):
    """Where the newest post of a table stands, so that it can be edited and lose its buttons.

    ``told``: what it tells of the table itself, which its edits go on telling; ``told_since``: when
    the oldest of that was written, Unix milliseconds. ``overtaken``: the posts before it that may
    still have their buttons and their call, oldest first.
    """

    table: TableId
    place: PlaceId
    message: int
    posted_at: int
    told: tuple[Text, ...] = ()
    told_since: int = 0
    overtaken: tuple[OldPost, ...] = ()


def telling_on(post: BoardPost, before: BoardPost | None) -> BoardPost:
    """The post with what it told before it was edited, as that is kept now."""
    if before is None or before.message != post.message or not before.told:
        return post
    since = min(before.told_since, post.told_since) if post.told else before.told_since
    told = _told_after(before.told, post.told)
    return msgspec.structs.replace(post, told=told, told_since=since)
