"""Letters: what messages say.

A letter holds views and addressed events, never a state, so sending it cannot leak more than it
holds. It is made when its message is sent: a PublicLetter from the public view, a PrivateLetter
from what the seat of its reader sees.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from core.game import Level, Outcome, Seat
from core.spelling import NAMELESS
from core.texts import Guest, Locale, Text, Value, Verbatim, text
from model.table import (
    FORMER_PLAYER,
    Computer,
    CupGame,
    Deciding,
    Former,
    GuildId,
    Human,
    Motion,
    Occupant,
    Pace,
    Pause,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Presence,
    RoleId,
    Sides,
    Status,
    TableCode,
    TableId,
    TableSeat,
    consulted_in,
    owner_of,
)
from model.thinking_ahead import PlannedTold


class SeatFacts(msgspec.Struct, frozen=True):
    """Public facts of a seat: occupant, clock and reserve (``bank``, milliseconds).

    ``former``: the people who held it before; ``tended``: a computer has at some time played here
    as a substitute; ``wanted``: anybody may take it over; ``is_out``: it has resigned or was beaten
    and the others play on; ``explains``: a computer sits here and has made a public move.
    ``promised``: who gets the seat if its occupant lets the ``deadline`` pass. ``held``: all
    earlier holders, computers too, oldest first. ``gave_up``: it has resigned, also by time.
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
    gave_up: bool = False

    @property
    def stood_for(self) -> PlayerId | None:
        """The person for whom a computer plays here as a substitute, None if nobody."""
        return self.occupant.stands_for if isinstance(self.occupant, Computer) else None

    @property
    def owner(self) -> PlayerId | None:
        """The person who sits here or may take the seat back from a computer; None if nobody."""
        return owner_of(self.occupant)

    @property
    def consulted(self) -> PlayerId | None:
        """The person whose consent and vote is asked for in this seat, None if nobody."""
        return consulted_in(self.occupant, self.presence, self.is_out)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The present owner and all former holders of the seat."""
        return self.former if self.owner is None else (self.owner, *self.former)


class TableFacts(msgspec.Struct, Deciding, frozen=True):
    """Public facts of a table, without the game itself.

    ``seal``: SHA-256 of the seed, from the start on. ``seed``: the seed in hex, once the game is
    finished. ``moves``: number of moves told to everybody, at least in part. ``readable``: whether
    the game and the storage format are known; if not, ``options`` are empty. ``updated_at``: when
    anything public last changed (Unix milliseconds). ``cup``: the cup it belongs to, if any.
    ``sides``, ``undo``, ``again``: as in ``Table``.
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
    motions: tuple[Motion, ...] = ()
    updated_at: int = 0
    cup: CupGame | None = None
    sides: Sides = ()
    undo: int | None = None
    again: TableCode | None = None

    def as_held_by(self, hands: Sequence[int]) -> "TableFacts":
        """Return the table with the occupants its seats had then; ``hands``: as in ``TurnTold``."""
        if all(
            n >= len(seat.held) for seat, n in zip(self.seats, _whole(hands, self), strict=True)
        ):
            return self
        pairs = zip(self.seats, _whole(hands, self), strict=True)
        return msgspec.structs.replace(self, seats=tuple(_in_hand(*pair) for pair in pairs))

    @property
    def somebody_plays(self) -> bool:
        """Whether a person who is not out of the game holds a seat."""
        return any(isinstance(s.occupant, Human) and not s.is_out for s in self.seats)

    @property
    def has_open_question(self) -> bool:
        """Whether people are asked to agree, to vote, to take a seat or to end a pause."""
        wanted = any(seat.wanted for seat in self.seats)
        asked = bool(self.motions) or self.pause is not None
        return self.status is Status.PLAYING and (asked or wanted)

    @property
    def people(self) -> frozenset[PlayerId]:
        """All present owners and former holders of seats."""
        return frozenset(player for seat in self.seats for player in seat.people)


def _whole(hands: Sequence[int], table: TableFacts) -> Sequence[int]:
    return hands or (0,) * len(table.seats)


def _in_hand(seat: SeatFacts, hand: int) -> SeatFacts:
    """Return the seat with its holder of this index (from 0)."""
    if hand >= len(seat.held):
        return seat
    former = seat.former if hand else ()
    return msgspec.structs.replace(seat, occupant=seat.held[hand], former=former)


class TurnTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many of a letter's next events tell of one turn: consecutive actions of one seat.

    ``seat``: None for the set-up. ``count``: number of events, only those the reader is told.
    ``hands``: index (from 0) of each seat's holder then; empty: all 0. ``moves``: number of moves
    these events tell of.
    """

    seat: Seat | None
    count: int
    hands: tuple[int, ...] = ()
    moves: int = 0


PublicKind = Literal["lobby", "board", "final", "cancelled", "reminder", "call"]


class PublicLetter(msgspec.Struct, frozen=True):
    """What a table's place is told: a board as it is when it is sent, or a short call.

    ``view``: JSON of the public view, None before the game and in a post that only asks.
    ``events``: JSON of public events to tell, oldest first (all since the last move of those who
    are to act); ``turns``: which seat they belong to. ``notices``: what happened to the table.
    ``ping``: exactly the people to notify. ``goes_on``: the seat that has moved, in case it is
    asked again. ``amends``: the newest post is edited to say it. ``agree``: the people notified are
    asked for consent, not for a move. ``role``: a role to notify as well. ``untold``: how many of
    the last turns no earlier post has told.
    """

    kind: PublicKind
    table: TableFacts
    view: msgspec.Raw | None
    events: tuple[msgspec.Raw, ...]
    notices: tuple[Text, ...]
    ping: tuple[PlayerId, ...]
    goes_on: Seat | None = None
    amends: bool = False
    agree: bool = False
    role: RoleId | None = None
    turns: tuple[TurnTold, ...] = ()
    untold: int = 0

    @property
    def only_asks(self) -> bool:
        """Whether it asks what is open at the table, without a board."""
        return ASKS in self.notices and self.table.has_open_question


PrivateKind = Literal[
    "start",
    "turn",
    "hand",
    "rest",
    "tended",
    "relieved",
    "agree",
    "invitation",
    "lapsed",
    "removed",
    "reminder",
    "final",
    "cancelled",
    "notice",
    "followed",
    "left",
    "unseen",
]

_ASKING: Final = ("turn", "reminder", "agree", "invitation", "tended")


def is_asking(kind: PrivateKind) -> bool:
    """Return whether what a direct message of this kind says is outdated once it is answered."""
    return kind in _ASKING


class PrivateLetter(msgspec.Struct, frozen=True):
    """A direct message to one person about a table, made from that seat's own view.

    ``secret``: it shows what the channel cannot. ``turns``: as in public letters. ``lasts``: it
    shows this person's side as of a move, without deadline or legal moves, so it stays true after
    their turn. ``planned``: what it says of the moves that its reader has planned, None without
    any. ``plan``: the mark of this plan, for the button that drops it.

    Kinds: "lapsed": an invitation is over; "rest": the move since which nothing is asked; "tended":
    a computer plays for them from now on; "relieved": the seat has another holder; "agree":
    an answer to a motion; "notice": what happened to the table;
    "followed": shows a follower what the channel shows; "left": no more of that, as the table moved
    where they may not see it; "unseen": the same, as they lost access to its place.
    """

    kind: PrivateKind
    to: PlayerId
    seat: Seat | None
    table: TableFacts
    view: msgspec.Raw | None
    events: tuple[msgspec.Raw, ...]
    notices: tuple[Text, ...]
    secret: bool = True
    lasts: bool = False
    turns: tuple[TurnTold, ...] = ()
    planned: PlannedTold | None = None
    plan: int | None = None


Letter: TypeAlias = PublicLetter | PrivateLetter


def questions_in(letter: Letter) -> frozenset[tuple[Seat, int]]:
    """Return the open questions (seat, number) that the readers of this letter learn of.

    A board, or what is asked in place of one, tells those of all seats; a short call those of the
    people it notifies; a private letter that of its seat, if it shows a view or calls.
    """
    seats = letter.table.seats
    if isinstance(letter, PrivateLetter):
        asks = letter.view is not None or letter.kind in ("turn", "reminder")
        seats = tuple(s for s in seats if s.seat == letter.seat and asks)
    elif letter.view is None and not letter.only_asks:
        called = [Human(player) for player in letter.ping]
        seats = tuple(s for s in seats if s.occupant in called)
    return frozenset((s.seat, s.asked) for s in seats if s.asked is not None)


_ASKS = "asks"
ASKS: Final = Text(_ASKS, {})
"""Notice without words that marks a post as one of its own that asks something: it shows no
board while that is open."""

TAKEN_BACK: Final = "table-undone"
"""Notice that a seat took a move back without consent; a post tells only each seat's last one."""


class BoardPost(msgspec.Struct, frozen=True):
    """The newest post of a table. ``posts``: how many its place has got so far."""

    table: TableId
    place: PlaceId
    message: int
    posts: int = 1


# Display names of the occupants of seats, above all of computers.

COMPUTER_NAMES = 8
"""Number of names for computers: more than can sit at any table."""


def computer_name(seats: Sequence[TableSeat | SeatFacts], seat: Seat) -> Text:
    """Return the name of the computer in this seat, unique at its table.

    They are named in seat order, not counting people. Computers that were seated during the game
    for nobody come after those from the beginning.
    """
    mine = _came_as_computer(seats[seat])
    before = [one for one in seats[:seat] if _is_nobodys(one)]
    earlier = sum(_came_as_computer(one) == mine for one in before)
    if not mine:
        earlier += sum(map(_came_as_computer, seats))
    return text("computer-name", name=text(f"computer-called-{earlier % COMPUTER_NAMES + 1}"))


def computers_in(seats: Sequence[TableSeat | SeatFacts]) -> list[tuple[Seat, Level]]:
    """Return the seats of computers with their levels, in seat order."""
    return [(s.seat, s.occupant.level) for s in seats if isinstance(s.occupant, Computer)]


def seat_name(
    seats: Sequence[TableSeat | SeatFacts], seat: Seat, people: Mapping[PlayerId, PlayerProfile]
) -> Text | Verbatim:
    """Return the occupant's name; a substitute computer is named by the person it plays for."""
    occupant = seats[seat].occupant
    if isinstance(occupant, Human):
        return person_name(occupant.player, seat, people)
    if isinstance(occupant, Former):
        return person_name(FORMER_PLAYER, seat, people)
    if occupant.stands_for is None:
        return computer_name(seats, seat)
    return text("computer-for", who=person_name(occupant.stands_for, seat, people))


def person_name(
    player: PlayerId, seat: Seat, people: Mapping[PlayerId, PlayerProfile]
) -> Text | Verbatim:
    """Return the name of a present or former holder of this seat; forgotten people have none."""
    known = people.get(player)
    if player == FORMER_PLAYER or (known is not None and known.forgetting is not None):
        return text("former-player")
    if known is None or known.name == NAMELESS:
        return text("player-number", number=seat + 1)
    return Verbatim(known.name)


def person_named(player: PlayerId, seat: Seat, people: Mapping[PlayerId, PlayerProfile]) -> Guest:
    """Return a present or former holder of this seat in a notice, by their name of now."""
    return Guest(player, person_name(player, seat, people))


def _is_nobodys(seat: TableSeat | SeatFacts) -> bool:
    """Return whether a computer sits here that stands in for nobody."""
    return isinstance(seat.occupant, Computer) and seat.occupant.stands_for is None


def _came_as_computer(seat: TableSeat | SeatFacts) -> bool:
    """Return whether a computer that stands in for nobody has sat here from the beginning."""
    return _is_nobodys(seat) and not seat.former


def at_level(computer: Computer, who: Value) -> Text:
    """Return a computer's name with its level."""
    return text("computer-at-level", who=who, level=computer.level)
