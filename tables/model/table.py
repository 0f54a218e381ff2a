"""What a table is, as values. Times are Unix milliseconds UTC."""

from enum import StrEnum
from typing import Literal, NewType, TypeAlias, get_args

import msgspec

from core.game import Level, Outcome, Seat
from core.text import Locale

PlayerId = NewType("PlayerId", int)
"""A person's Discord id."""

FORMER_PLAYER = PlayerId(0)
"""Stands where somebody stood who has been forgotten: one for all of them, and nobody's id."""

GuildId = NewType("GuildId", int)
HOUSE = GuildId(0)
"""Stands where a server is named for all of them, and private chats as well: the whole house."""

PlaceId = NewType("PlaceId", int)
"""A channel or thread, where the board is posted."""

RoleId = NewType("RoleId", int)
"""A role of a server, which calls everybody who has it."""

TableId = NewType("TableId", int)
TableCode = NewType("TableCode", str)
"""The short public name of a table, e.g. "K7QD"; never reused."""

RequestId = NewType("RequestId", int)
"""The id of the interaction that asks; the same request is carried out once."""

MINUTE = 60_000
HOUR = 60 * MINUTE

QUIET_BUDGET = 24 * HOUR
"""Milliseconds by which quiet hours may put one question off, where its pace is no longer."""

JSON = "json"
"""How options, states and outcomes are stored: JSON as it is. No other way is known so far."""


class Status(StrEnum):
    """Where a table is in its life. LOBBY -> PLAYING -> FINISHED, or CANCELLED before the end."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen at the table any more."""
        return self in (Status.FINISHED, Status.CANCELLED)


class Human(msgspec.Struct, frozen=True, tag="human"):
    """A person holds the seat."""

    player: PlayerId


class Computer(msgspec.Struct, frozen=True, tag="computer"):
    """A computer player holds the seat. ``stands_for``: the person whose seat it is, if anybody's.

    A person for whom a computer stands in is no player while it does: all of their rights wait
    until they take the seat back (``tables/decisions/vacancies.py``).
    """

    agent: str
    level: Level
    stands_for: PlayerId | None = None


class Former(msgspec.Struct, frozen=True, tag="former"):
    """Nobody holds the seat any more: whoever did has been forgotten (``tables/people/forget.py``)."""


Occupant: TypeAlias = Human | Computer | Former


def owner_of(occupant: Occupant) -> PlayerId | None:
    """Whose seat it is: who sits there, or may take it back from a computer; None: nobody's."""
    match occupant:
        case Human(player=player):
            return player
        case Computer(stands_for=player) if player != FORMER_PLAYER:
            return player
    return None


LatePolicy = Literal["ask", "wait", "play", "computer", "resign"]
"""What happens when a deadline passes: ask the others, remind again, play the fallback move, let a
computer stand in, or resign the seat."""

Choice = Literal["wait", "computer", "substitute", "end", "claim"]
"""What the others can decide about somebody who is late: one more pace, a computer that stands in,
somebody else for the seat, an end without a result; in a game of two, that they have won."""

Presence = Literal["here", "gone", "back"]
"""Whether a person can be reached. Whoever was gone and has pressed something is "back": that they
left the server proves nothing about them any more."""


def consulted_in(occupant: Occupant, presence: Presence, is_out: bool) -> PlayerId | None:
    """Whose consent and vote is asked for in a seat: a person's who plays and can be reached."""
    if not isinstance(occupant, Human) or presence == "gone" or is_out:
        return None
    return occupant.player


class Bank(msgspec.Struct, frozen=True):
    """A reserve of time, in minutes: what each begins with, what a move adds, and the most."""

    start: int
    increment: int
    cap: int


class Pace(msgspec.Struct, frozen=True):
    """How long a decision may take: ``hours`` and ``minutes``. ``hours`` None: as long as it likes.

    ``late``: what happens then. ``bank``: what is drawn on before.
    """

    hours: int | None = 72
    late: LatePolicy = "ask"
    minutes: int = 0
    bank: Bank | None = None

    @property
    def span(self) -> int | None:
        """The time for a decision in milliseconds, without the reserve."""
        return None if self.hours is None else self.hours * HOUR + self.minutes * MINUTE


class Pause(msgspec.Struct, frozen=True):
    """All clocks of a table stand until an instant. ``by``: who wished it alone; None: all did.

    ``frozen``: a manager of the server has stopped the game; nobody may move either. ``then``: the
    pause that goes on when they let it go on.
    """

    until: int
    by: PlayerId | None = None
    frozen: bool = False
    then: "Pause | None" = None


ProposalKind = Literal["pause", "resume", "pace", "undo"]


WishKind: TypeAlias = ProposalKind | Literal["end"]
"""What somebody can ask the others to agree to; "end": that the game ends without a result."""

AbsenceKind = Literal["away", "away-until", "back"]
"""That somebody goes away, stays for another time than was told, or is back early."""

AppealKind: TypeAlias = WishKind | AbsenceKind


class Appeal(msgspec.Struct, frozen=True):
    """When somebody has last called the others to agree to a wish, or told them of an absence."""

    kind: AppealKind
    at: int


class Proposal(msgspec.Struct, frozen=True):
    """What somebody would like to change in a running game, if all people agree.

    ``number`` tells it from other proposals at the same table. ``agreed``: who has said yes.
    ``pace``: the new one, where it is a new pace that is proposed. ``until``: when it lapses, 0 for
    never. ``move``: the line of the log that is to be taken back with all that came after it; it
    counts secret moves too, so nobody is told it. ``undoes``: JSON of the events by which all were
    told of that move; ``since``: the other seats of whose moves all were told since.
    ``seen``: whoever proposes that has learned something hidden by what is to be taken back.
    """

    number: int
    kind: ProposalKind
    agreed: tuple[PlayerId, ...]
    pace: Pace | None = None
    until: int = 0
    move: int = 0
    undoes: tuple[msgspec.Raw, ...] = ()
    since: tuple[Seat, ...] = ()
    seen: bool = False


class Ballot(msgspec.Struct, frozen=True):
    """What one person would have done about somebody who is late."""

    by: PlayerId
    choice: Choice


class Poll(msgspec.Struct, frozen=True):
    """The others are asked what to do about whoever holds this seat and is late.

    ``number`` tells it from other polls at the same table; ``asked``: the question they are late
    with, and ``lapse``: how often they have been late with it so far. ``choices``: what can be
    answered. It ends with the clock of that seat.
    """

    number: int
    seat: Seat
    asked: int
    choices: tuple[Choice, ...]
    ballots: tuple[Ballot, ...] = ()
    lapse: int = 1


class Tenure(msgspec.Struct, frozen=True):
    """Who held a seat of a game up to a line of its log (``until``, that line included)."""

    occupant: Occupant
    until: int


class TableSeat(msgspec.Struct, frozen=True):
    """A seat of a table and its occupant.

    ``asked``: the number of the question this seat is to answer, None when it owes nothing;
    buttons carry it, and are stale only when it has changed. ``questions``: how many this seat has
    been asked, so that nobody's number tells how often others moved. ``last_move``: number of the
    last move this seat made (0: none yet), secret ones not counted.

    Its clock (``tables/time/clocks.py``): ``left``: how many milliseconds this person has from the
    moment the call reaches Discord, None once it has; ``deadline``: until when, as far as can be
    told; ``timed``: for which question, as secret moves ask anew within the same time; ``bank``:
    how many milliseconds are in reserve; ``reminded``: how many reminders were given; ``lapsed``:
    how many deadlines this question has outlived, where the table waits; ``quiet_left``: for how
    many more milliseconds quiet hours may put its deadline off. ``pauses``: how often this person
    has paused the game alone; ``refused``: how often others would not let them take a
    move back.

    ``appeals``: when this person has last called the others to agree to a wish, or told them of an
    absence, of each kind.
    ``resigned``: this seat has given up, ``beaten``: it is out without having done so; the others
    play on without it.

    ``called_at``: when whoever sits there was first told, since their last move, that they are to
    move (Unix milliseconds); 0: not yet.

    ``tended``: after how many lines of the log a computer has last begun to stand in for the person
    who holds this seat; None: none ever did. ``former``: who held it before. ``held``: the same
    with the computers among them, and until when each moved. ``wanted``: anybody may take it;
    ``promised``: to whom it goes when the clock of whoever holds it runs out.
    ``presence``: whether the person in it can be reached.
    """

    seat: Seat
    occupant: Occupant
    joined_at: int
    asked: int | None = None
    deadline: int | None = None
    last_move: int = 0
    lapsed: int = 0
    questions: int = 0
    left: int | None = None
    reminded: int = 0
    timed: int = 0
    bank: int = 0
    pauses: int = 0
    refused: int = 0
    tended: int | None = None
    former: tuple[PlayerId, ...] = ()
    wanted: bool = False
    presence: Presence = "here"
    appeals: tuple[Appeal, ...] = ()
    resigned: bool = False
    beaten: bool = False
    quiet_left: int = QUIET_BUDGET
    promised: PlayerId | None = None
    called_at: int = 0
    held: tuple[Tenure, ...] = ()

    @property
    def is_out(self) -> bool:
        """Whether the others play on without this seat: whoever holds it only looks on."""
        return self.resigned or self.beaten

    @property
    def owner(self) -> PlayerId | None:
        """Whose seat it is: who sits there, or may take it back from a computer; None: nobody's."""
        return owner_of(self.occupant)

    @property
    def consulted(self) -> PlayerId | None:
        """Whose consent and vote is asked for here."""
        return consulted_in(self.occupant, self.presence, self.is_out)


class Table(msgspec.Struct, frozen=True):
    """One table. ``state`` and ``seed`` are secret: only the service hands them to the rules.

    ``id`` is 0 until the store has given one. ``seats``: those taken, in order round the table;
    ``size`` is how many there will be. ``options`` and ``state`` are JSON of the game's types.
    ``moves``: how many lines the log has, ``open_moves``: how many of them are moves that
    everybody was told something of; a resignation is none. ``locale``: the language of what the
    channel sees. ``calling_off``: who wants to end a running game without a result; all must agree.
    ``told_from``, ``told_to``: the newest post was made to tell of the moves after the one and up
    to the other; both -1 for the first board, which tells the set-up.
    ``codec``: how ``options`` and ``state`` are written; a table written in a way unknown to this
    version has no ``outcome``, and can be listed and called off, no more. ``stood_until``: up to
    when time is given back in which people could not be reached. ``polls``: what the others are
    asked about those who are late, one for each. ``idle_from``: since when no person has done
    anything at the table, as far as it counts; an instant to come while somebody is away.
    ``removed``: whom the host has taken out of a seat before the game: they sit down again only by
    invitation. ``brought``: when it was last brought to another place, as often as is counted.
    """

    id: TableId
    code: TableCode
    game: str
    rules_version: int
    state_version: int
    guild: GuildId | None
    place: PlaceId
    locale: Locale
    status: Status
    version: int
    host: PlayerId
    size: int
    seats: tuple[TableSeat, ...]
    invited: tuple[PlayerId, ...]
    options: bytes
    pace: Pace
    seed: bytes | None
    state: bytes | None
    moves: int
    outcome: Outcome | None
    created_at: int
    updated_at: int
    calling_off: tuple[PlayerId, ...] = ()
    codec: str = JSON
    open_moves: int = 0
    stood_until: int = 0
    pause: Pause | None = None
    proposal: Proposal | None = None
    told_from: int = -1
    told_to: int = -1
    polls: tuple[Poll, ...] = ()
    idle_from: int = 0
    removed: tuple[PlayerId, ...] = ()
    brought: tuple[int, ...] = ()

    def seat_of(self, player: PlayerId) -> TableSeat | None:
        """The seat this person holds, or None for a spectator."""
        return next((s for s in self.seats if s.occupant == Human(player)), None)

    def tended_for(self, player: PlayerId) -> TableSeat | None:
        """The seat in which a computer stands in for this person, who may take it back."""
        mine = (s for s in self.seats if s.owner == player and s.occupant != Human(player))
        return next(mine, None)

    def seat_owned_by(self, player: PlayerId) -> TableSeat | None:
        """The seat in which this person sits, or which they may take back from a computer."""
        return next((s for s in self.seats if s.owner == player), None)

    def poll_about(self, seat: Seat) -> Poll | None:
        """What the others are asked about this seat, if they are."""
        return next((poll for poll in self.polls if poll.seat == seat), None)

    @property
    def free_seats(self) -> int:
        """How many seats anybody may take before the game."""
        if self.status is not Status.LOBBY:
            return 0
        return self.size - len(self.seats) - len(self.invited)

    @property
    def promised(self) -> tuple[PlayerId, ...]:
        """To whom a seat goes soon."""
        return tuple(s.promised for s in self.seats if s.promised is not None)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The persons at the table, in order of seat."""
        return tuple(s.occupant.player for s in self.seats if isinstance(s.occupant, Human))

    @property
    def present(self) -> tuple[PlayerId, ...]:
        """The persons who play and can be reached: those whose consent is asked for."""
        return tuple(s.consulted for s in self.seats if s.consulted is not None)

    @property
    def owners(self) -> tuple[PlayerId, ...]:
        """The same, and those for whom a computer stands in."""
        return tuple(s.owner for s in self.seats if s.owner is not None)

    @property
    def former(self) -> tuple[PlayerId, ...]:
        """Who held a seat before somebody else, or a computer, did."""
        return tuple(player for seat in self.seats for player in seat.former)

    @property
    def away(self) -> tuple[PlayerId, ...]:
        """Whose a seat in the game is, but whose consent nobody can ask for at present."""
        playing = (s.owner for s in self.seats if s.owner is not None and not s.is_out)
        return tuple(player for player in playing if player not in self.present)

    @property
    def is_frozen(self) -> bool:
        """Whether a manager of the server has stopped the game."""
        return self.pause is not None and self.pause.frozen

    @property
    def to_act(self) -> tuple[TableSeat, ...]:
        """The seats that owe a decision."""
        return tuple(s for s in self.seats if s.asked is not None)


Outline: TypeAlias = Table
"""A table as lists show it, without options, seed, state and outcome; it is never saved."""


class Listed(msgspec.Struct, frozen=True):
    """What it takes to put a table in its place in somebody's list, before it is read.

    ``own``: whether they sit there or are invited. ``owes``: whether it waits for them, and until
    when (``deadline``, Unix milliseconds; None: for ever).
    """

    table: TableId
    place: PlaceId
    own: bool
    owes: bool = False
    deadline: int | None = None


class MoveRecord(msgspec.Struct, frozen=True):
    """One line of the log: what was played, by whom, and the fingerprint of the state after.

    ``seq`` counts from 1 without a gap. ``notation`` is the move as the game writes it, or one of
    the words of ``tables/model/log.py``. ``actor`` is None when the house played for the seat (a
    deadline, a computer). ``left``, ``bank``: how many milliseconds the seat had when it moved, of
    its time (None: without end) and in reserve.
    """

    seq: int
    seat: Seat
    actor: PlayerId | None
    request: RequestId | None
    notation: str
    state_hash: str
    at: int
    left: int | None = None
    bank: int = 0


class EventRecord(msgspec.Struct, frozen=True):
    """One event as told: ``seats`` None for everyone, else who alone may learn of it.

    ``seq`` is the move it belongs to (0: the set-up), ``n`` its place in it; ``payload`` is JSON.
    Where the log was read too (``tables/model/audience.py``), ``mover`` is who made that move, None
    for the set-up, and ``hands`` who held each seat then (``SeatFacts.held``).
    """

    seq: int
    n: int
    seats: tuple[Seat, ...] | None
    payload: msgspec.Raw
    mover: Seat | None = None
    hands: tuple[int, ...] = ()


TimerKind = Literal[
    "halfway", "nearly", "deadline", "computer", "resume", "lapse", "closing", "close"
]
"""Reminders to a person, the end of their time, a computer's turn to think; the end of a pause, and
of the time to answer a proposal; that a lobby, or a game nobody plays on, will be closed, and its
end."""

TIMER_KINDS: tuple[TimerKind, ...] = get_args(TimerKind)


class Timer(msgspec.Struct, frozen=True):
    """Something to do at an instant, unless the seat's question has changed by then."""

    table: TableId
    kind: TimerKind
    seat: Seat
    due_at: int
    asked: int


InvitationWish = Literal["everybody", "known", "nobody"]
"""Who may invite this person: "known" are people they have played with."""


class Approach(msgspec.Struct, frozen=True):
    """Somebody opened a table (``to`` None) or invited somebody to it; kept only to be counted."""

    by: PlayerId
    to: PlayerId | None
    table: int
    at: int


class Ban(msgspec.Struct, frozen=True):
    """Somebody is kept from the tables of a server, or of the house. ``since``: Unix ms."""

    player: PlayerId
    since: int


LeaderboardWish = Literal["shown", "hidden"]
"""Whether others see this person and their rating on the leaderboards of their servers."""

LetterWish = Literal["all", "off"]

CallWish = Literal["channel", "direct", "both", "digest", "none"]
"""Where a phone sounds when its person is called: in the table's place, by private message, in
both, once a day for all tables together, or nowhere."""

ConfirmWish = Literal["always", "usual", "never"]
"""When a move is shown and asked about before it is made: "usual" for what gives something away."""


class PlayerProfile(msgspec.Struct, frozen=True):
    """What the house remembers of a person.

    ``name``: last seen, for pictures. ``locale`` None: whatever their client last spoke
    (``seen_locale``). ``dms_closed``: a direct message was refused; cleared when one arrives.
    ``away_until``: no clock of theirs runs before; ``rested_at``: when all their days off will have
    been earned again (``tables/people/absences.py``). Both Unix milliseconds. ``knock_at``: when a
    closed door is tried again. ``zone``: an IANA time zone. Full hours there, 0 to 23:
    ``quiet_from`` and ``quiet_to``, between which nothing sounds, None for never, and
    ``digest_at``, at which the daily message is sent. ``digest_due``: when the next one is, None
    for whoever wants none. ``missed``: some table takes them for gone, until they press anything.
    ``seen_on``: the day (its first millisecond) on which they last asked for anything, 0 where that
    is not known. ``forgetting``: since when they are being forgotten; None for everybody else.
    """

    id: PlayerId
    name: str
    locale: Locale | None = None
    seen_locale: Locale = "en"
    letters: LetterWish = "all"
    dms_closed: bool = False
    confirm: ConfirmWish = "usual"
    away_until: int = 0
    rested_at: int = 0
    calls: CallWish = "channel"
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest_at: int = 18
    digest_due: int | None = None
    knock_at: int = 0
    missed: bool = False
    invitations: InvitationWish = "everybody"
    seen_on: int = 0
    forgetting: int | None = None
    leaderboard: LeaderboardWish = "shown"

    @property
    def speaks(self) -> Locale:
        """The language private texts are written in."""
        return self.locale or self.seen_locale


def stranger(player: PlayerId) -> PlayerProfile:
    """Somebody of whom nothing is known."""
    return PlayerProfile(player, "")


class Notebook(msgspec.Struct, frozen=True):
    """What one person keeps for themselves at a table, and nobody else ever sees.

    ``note``: their own words. ``marks``: what they take hidden things for, by the names that the
    game gives things for as long as they can be told apart (``core/marking.py``).
    """

    note: str = ""
    marks: dict[str, str] = {}
