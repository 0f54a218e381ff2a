"""The types of a table and its seats, timers and players. Times are Unix milliseconds UTC."""

from enum import StrEnum
from typing import Literal, NewType, TypeAlias, get_args

import msgspec

from core.game import Level, Outcome, Seat
from core.texts import LOCALES, ORIGINAL, Locale, Text, language_of

PlayerId = NewType("PlayerId", int)
"""The Discord id of a person."""

FORMER_PLAYER = PlayerId(0)
"""Placeholder for every forgotten person; no real id."""

GuildId = NewType("GuildId", int)
HOUSE = GuildId(0)
"""Stands for the whole bot where a server is named: all servers and private chats."""

PlaceId = NewType("PlaceId", int)
"""The channel or thread where the board is posted."""

RoleId = NewType("RoleId", int)
"""A role of a server, whose members can be notified together."""

TableId = NewType("TableId", int)
TableCode = NewType("TableCode", str)
"""The short public name of a table, e.g. "H7QD"; never reused."""

RequestId = NewType("RequestId", int)
"""The id of the requesting interaction; a request is carried out only once."""

MINUTE = 60_000
HOUR = 60 * MINUTE

JSON = "json"
"""Storage format of options, states and outcomes: plain JSON, the only format so far."""


class Status(StrEnum):
    """Phase of a table's life: LOBBY -> PLAYING -> FINISHED, or CANCELLED before the end."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_over(self) -> bool:
        """Whether the table is closed for good."""
        return self in (Status.FINISHED, Status.CANCELLED)


LIVING = (Status.LOBBY, Status.PLAYING)
"""The phases of tables that are not over."""


class Human(msgspec.Struct, frozen=True, tag="human"):
    """A person holds the seat."""

    player: PlayerId


class Computer(msgspec.Struct, frozen=True, tag="computer"):
    """A computer holds the seat. ``stands_for``: the person it substitutes for, if any.

    While a computer substitutes for a person they are no player: all their rights are suspended
    until they take the seat back (``tables/decisions/substitutes.py``).
    """

    agent: str
    level: Level
    stands_for: PlayerId | None = None


class Former(msgspec.Struct, frozen=True, tag="former"):
    """The seat's person has been forgotten; nobody holds it (``tables/people/forget.py``)."""


Occupant: TypeAlias = Human | Computer | Former


def owner_of(occupant: Occupant) -> PlayerId | None:
    """Return the person who sits here or may take the seat back from a computer; None if nobody."""
    match occupant:
        case Human(player=player):
            return player
        case Computer(stands_for=player) if player != FORMER_PLAYER:
            return player
    return None


LatePolicy = Literal["ask", "wait", "play", "computer", "resign"]
"""What happens when a deadline passes: let the others vote, wait and remind again, play the
fallback move, let a computer substitute, or resign the seat."""

Choice = Literal["yes", "no", "wait", "computer", "substitute", "end", "claim"]
"""Answers to a motion. To a proposal: "yes" or "no". About a late player: give them one more pace,
let a computer substitute, look for another person, end without a result; in a game of two, claim
the win."""

Presence = Literal["here", "gone", "back"]
"""Whether a person can be reached: "here", "gone", or "back" if they have pressed something since
they were gone; leaving the server is then no longer taken as a sign that they are gone."""


def consulted_in(occupant: Occupant, presence: Presence, is_out: bool) -> PlayerId | None:
    """Return the person in a seat whose consent is asked for: not gone, not out of the game."""
    if not isinstance(occupant, Human) or presence == "gone" or is_out:
        return None
    return occupant.player


class Bank(msgspec.Struct, frozen=True):
    """A reserve of time in minutes: its start value, what each move adds, and its maximum."""

    start: int
    increment: int
    cap: int


class Pace(msgspec.Struct, frozen=True):
    """Time limit for a decision: ``hours`` plus ``minutes``; ``hours`` None: no limit.

    ``late``: what happens when it passes. ``bank``: the reserve that is used up before that.
    ``hour``: the minute of the day at which every deadline falls, a third of a day after the call
    at least; then ``hours`` says nothing. ``free``: the weekdays that do not count, from Monday, 0.
    Both are those of the time ``zone``; "": UTC. ``forgives``: the first lapse of each person is
    forgiven.
    """

    hours: int | None = 72
    late: LatePolicy = "ask"
    minutes: int = 0
    bank: Bank | None = None
    hour: int | None = None
    free: tuple[int, ...] = ()
    zone: str = ""
    forgives: bool = False

    @property
    def span(self) -> int | None:
        """The time limit in milliseconds, without the reserve; None: no limit."""
        if self.hour is not None:
            return 8 * HOUR
        return None if self.hours is None else self.hours * HOUR + self.minutes * MINUTE


class Pause(msgspec.Struct, frozen=True):
    """All clocks of a table stand until an instant. ``by``: who paused alone; None: all agreed.

    ``frozen``: a manager of the server froze the game, so nobody may move either. ``then``: the
    pause that resumes when the game is unfrozen. ``since``: since when the clocks have stood; None
    for a pause that is not at a table, or began before this was stored.
    """

    until: int
    by: PlayerId | None = None
    frozen: bool = False
    then: "Pause | None" = None
    since: int | None = None


ProposalKind = Literal["pause", "resume", "pace", "undo", "draw", "end"]
"""What a person can ask the others to agree to; "end": to end the game without a result."""

MotionKind: TypeAlias = ProposalKind | Literal["late"]
"""What people at a table decide together: a proposal, or what to do about a late player."""

AbsenceKind = Literal["away", "away-until", "back"]
"""News of an absence: it begins, its end changes, or the person is back early."""

AppealKind: TypeAlias = MotionKind | AbsenceKind


class Appeal(msgspec.Struct, frozen=True):
    """When somebody last asked the others for consent of a kind, or told them of an absence.

    ``moves``: for a draw, the number of public moves when they last offered one.
    """

    kind: AppealKind
    at: int
    moves: int = 0


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a motion is about; which fields count depends on its kind.

    "late": ``asked`` is the question that this ``seat`` is late with, ``lapse`` how often its
    deadline has passed. "pace": the proposed ``pace``. "undo": ``move`` is the log line to take
    back with all lines after it; it counts secret moves, so it is never shown. ``undoes``: JSON of
    the public events of that move; ``since``: the other seats that have made public moves since.
    ``seen``: the proposer has learned hidden facts from the moves to be taken back.
    """

    seat: Seat = Seat(-1)
    asked: int = 0
    lapse: int = 1
    pace: Pace | None = None
    move: int = 0
    undoes: tuple[msgspec.Raw, ...] = ()
    since: tuple[Seat, ...] = ()
    seen: bool = False


class Ballot(msgspec.Struct, frozen=True):
    """One person's answer to a motion."""

    by: PlayerId
    choice: Choice


class Motion(msgspec.Struct, frozen=True):
    """What people in a running game decide together (``tables/decisions/motions.py``).

    ``number``: unique among the table's motions. ``by``: who proposed it; None: the table, as a
    player is late. ``choices``: the possible answers. ``until``: when it lapses; 0: never, or with
    the clock of the late seat. ``needs``: the consent of "all" who may answer, or the same answer
    of "most".
    """

    number: int
    kind: MotionKind
    by: PlayerId | None
    about: About
    choices: tuple[Choice, ...]
    ballots: tuple[Ballot, ...] = ()
    until: int = 0
    needs: Literal["all", "most"] = "all"

    @property
    def agreed(self) -> tuple[PlayerId, ...]:
        """The people who agree to a proposal, the first to do so first."""
        return tuple(ballot.by for ballot in self.ballots if ballot.choice == "yes")


class Deciding:
    """What is decided at a table, for the table itself and for its public facts."""

    __slots__ = ()
    motions: tuple[Motion, ...]
    pause: Pause | None

    @property
    def polls(self) -> tuple[Motion, ...]:
        """The motions about late players, one for each."""
        return tuple(motion for motion in self.motions if motion.kind == "late")

    @property
    def ending(self) -> Motion | None:
        """The proposal to end the game without a result, if it is open."""
        return next((motion for motion in self.motions if motion.kind == "end"), None)

    @property
    def proposal(self) -> Motion | None:
        """The open proposal of any other kind: there is one at most."""
        others = (motion for motion in self.motions if motion.kind not in ("late", "end"))
        return next(others, None)

    def poll_about(self, seat: Seat) -> Motion | None:
        """Return the open motion about the late player in this seat, if any."""
        return next((poll for poll in self.polls if poll.about.seat == seat), None)

    @property
    def is_frozen(self) -> bool:
        """Whether a manager of the server has frozen the game."""
        return self.pause is not None and self.pause.frozen


class Tenure(msgspec.Struct, frozen=True):
    """Who held a seat, up to and including the log line ``until``."""

    occupant: Occupant
    until: int


class TableSeat(msgspec.Struct, frozen=True):
    """A seat of a table and its occupant.

    ``asked``: the number of its open question, None if it owes no move; a button carries it and is
    stale once it has changed. ``questions``: how many questions this seat has had; counted for each
    seat, so that numbers do not reveal how often others moved. ``last_move``: number of its last
    move (0: none), without secret moves.

    Clock (``tables/clocks.py``), in milliseconds: ``left``: time left from the moment the
    notification reaches Discord, None once it has; ``deadline``: when the time runs out, as far as
    known; ``timed``: the question for which the clock was started (secret moves ask anew within the
    same time); ``bank``: the reserve; ``reminded``: number of reminders sent; ``lapsed``: number of
    deadlines of this question that have passed while the table waits; ``quiet_left``: by how much
    quiet hours may still extend the deadline, set with each question. ``pauses``: how often this
    person has paused alone; ``refused``: how often others refused them an undo; ``forgiven``: a
    lapse of theirs was forgiven.

    ``appeals``: when this person last asked for consent or told of an absence, for each kind.
    ``resigned``: this seat has resigned, ``beaten``: it is out by the rules; the others play on.

    ``called_at``: when the occupant was first notified of their turn since their last move (Unix
    milliseconds); 0: not yet.

    ``tended``: number of log lines when a computer last began to substitute here; None: never.
    ``former``: people who held it before. ``held``: the same with computers and with the log line
    up to which each held it. ``wanted``: anybody may take it over; ``promised``: who gets it when
    the clock of its holder runs out. ``presence``: whether its person can be reached.
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
    quiet_left: int = 0
    promised: PlayerId | None = None
    called_at: int = 0
    forgiven: bool = False
    held: tuple[Tenure, ...] = ()

    @property
    def is_out(self) -> bool:
        """Whether the others play on without this seat; its holder only watches."""
        return self.resigned or self.beaten

    @property
    def owner(self) -> PlayerId | None:
        """The person who sits here or may take the seat back from a computer; None if nobody."""
        return owner_of(self.occupant)

    @property
    def consulted(self) -> PlayerId | None:
        """The person whose consent and vote is asked for in this seat, None if nobody."""
        return consulted_in(self.occupant, self.presence, self.is_out)


class CupGame(msgspec.Struct, frozen=True):
    """The cup that a table's game belongs to. ``cup``: its code; ``round``: from 1."""

    cup: str
    round: int


Sides: TypeAlias = tuple[tuple[PlayerId, int], ...]
"""The team that people have chosen before a game of teams, from 0: who, and which."""


class Table(msgspec.Struct, Deciding, frozen=True):
    """One table. ``state`` and ``seed`` are secret: only the service passes them to the rules.

    ``id``: 0 until stored. ``seats``: the taken seats, in order round the table; ``size``: how many
    there will be. ``options`` and ``state``: JSON of the game's types. ``moves``: number of log
    lines, ``open_moves``: number of moves told to everybody at least in part; resignations are
    none. ``locale``: the language of the channel's posts. ``host_called``: the host was called.
    ``codec``: storage format of ``options`` and ``state``; a table in an unknown format has no
    ``outcome`` and can only be listed and called off. ``stood_until``: up to when time in which
    people could not be reached was given back. ``motions``: what people decide together now.
    ``idle_from``: since when no person has done anything here; in the future while somebody is
    away. ``unattended``: how many quiet moves the house has made since then. ``removed``: people
    the host removed before the game, and who freed a seat of it as managers or by a ban: they may
    join only by invitation.
    ``brought``: times of recent moves to another place, kept for the limit. ``cup``: None for a
    table that belongs to no cup. ``sides``: the teams that people have chosen before the game.
    ``undo``: the number of the button with which whoever made the last public move can undo it
    alone (``tables/decisions/undo.py``), None without one. ``again``: the ended table whose people
    play once more here, None for a table that is no rematch.
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
    codec: str = JSON
    open_moves: int = 0
    stood_until: int = 0
    pause: Pause | None = None
    host_called: bool = False
    motions: tuple[Motion, ...] = ()
    idle_from: int = 0
    unattended: int = 0
    removed: tuple[PlayerId, ...] = ()
    brought: tuple[int, ...] = ()
    cup: CupGame | None = None
    sides: Sides = ()
    undo: int | None = None
    again: TableCode | None = None

    def seat_of(self, player: PlayerId) -> TableSeat | None:
        """Return the seat this person holds, None for a spectator."""
        return next((s for s in self.seats if s.occupant == Human(player)), None)

    def tended_for(self, player: PlayerId) -> TableSeat | None:
        """Return the seat in which a computer substitutes for this person, if any."""
        mine = (s for s in self.seats if s.owner == player and s.occupant != Human(player))
        return next(mine, None)

    def seat_owned_by(self, player: PlayerId) -> TableSeat | None:
        """Return the seat this person holds or may take back from a computer, if any."""
        return next((s for s in self.seats if s.owner == player), None)

    @property
    def free_seats(self) -> int:
        """Number of seats anybody may take before the game; 0 afterwards."""
        if self.status is not Status.LOBBY:
            return 0
        return self.size - len(self.seats) - len(self.invited)

    @property
    def promised(self) -> tuple[PlayerId, ...]:
        """The people to whom a seat is promised."""
        return tuple(s.promised for s in self.seats if s.promised is not None)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The people seated at the table, in seat order."""
        return tuple(s.occupant.player for s in self.seats if isinstance(s.occupant, Human))

    @property
    def present(self) -> tuple[PlayerId, ...]:
        """The people who play and are not gone: those whose consent is asked for."""
        return tuple(s.consulted for s in self.seats if s.consulted is not None)

    @property
    def owners(self) -> tuple[PlayerId, ...]:
        """The people who hold a seat or may take it back from a computer, in seat order."""
        return tuple(s.owner for s in self.seats if s.owner is not None)

    @property
    def former(self) -> tuple[PlayerId, ...]:
        """The people who held a seat before somebody else, or a computer, did."""
        return tuple(player for seat in self.seats for player in seat.former)

    @property
    def away(self) -> tuple[PlayerId, ...]:
        """Owners of seats in the game whose consent cannot be asked for now."""
        playing = (s.owner for s in self.seats if s.owner is not None and not s.is_out)
        return tuple(player for player in playing if player not in self.present)

    @property
    def to_act(self) -> tuple[TableSeat, ...]:
        """The seats with an open question."""
        return tuple(s for s in self.seats if s.asked is not None)


Outline: TypeAlias = Table
"""A table as lists show it, without options, seed, state and outcome; never saved."""


class Listed(msgspec.Struct, frozen=True):
    """Sort key data of a table in a person's list, read before the table itself.

    ``own``: whether they sit there or are invited. ``owes``: whether they are to act there, until
    ``deadline`` (Unix milliseconds; None: no deadline).
    """

    table: TableId
    place: PlaceId
    own: bool
    owes: bool = False
    deadline: int | None = None


class MoveRecord(msgspec.Struct, frozen=True):
    """One line of the log: the action, who did it, and the fingerprint of the state after it.

    ``seq`` counts from 1 without a gap. ``notation``: a move in its game's notation, a resignation
    or an undo (``model/log.py``). ``actor``: None if the bot acted for the seat (after a
    deadline, or as a computer). ``left``, ``bank``: milliseconds the seat had left of its time
    (None: no limit) and in reserve when it moved.
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
    """One event as told: ``seats``: the only seats that may learn of it; None: everyone.

    ``seq``: the log line it belongs to (0: the set-up), ``n``: its position in it; ``payload``:
    JSON. Set where the log was read too (``model/log.py``): ``mover``: the seat
    that moved, None for the set-up; ``hands``: who held each seat then (``SeatFacts.held``).
    """

    seq: int
    n: int
    seats: tuple[Seat, ...] | None
    payload: msgspec.Raw
    mover: Seat | None = None
    hands: tuple[int, ...] = ()


class NoticeRecord(msgspec.Struct, frozen=True):
    """What a change told everybody of the table itself, with seats and ids instead of names.

    ``version``: of the table after the change. ``seq``: the line of the moves after which it stands
    (0: the set-up); never shown, as it counts secret moves. ``at``: Unix milliseconds.
    """

    version: int
    seq: int
    at: int
    said: tuple[Text, ...]


TimerKind = Literal[
    "halfway", "nearly", "deadline", "computer", "resume", "lapse", "closing", "close", "planned"
]
"""Reminders ("halfway", "nearly"), the deadline of a seat, a computer's turn, the end of a pause,
the deadline of a proposal, the warning that a lobby or idle game will be closed, its closing, and
the moment at which a planned move is played."""

TIMER_KINDS: tuple[TimerKind, ...] = get_args(TimerKind)


class Timer(msgspec.Struct, frozen=True):
    """Something due at an instant, void if the seat's question has changed by then."""

    table: TableId
    kind: TimerKind
    seat: Seat
    due_at: int
    asked: int


InvitationWish = Literal["everybody", "known", "nobody"]
"""Who may invite this person; "known": people they have played with."""


class Approach(msgspec.Struct, frozen=True):
    """An opening of a table (``to`` None) or an invitation; stored only to enforce limits."""

    by: PlayerId
    to: PlayerId | None
    table: int
    at: int


class Ban(msgspec.Struct, frozen=True):
    """A person banned from a server's tables, or from all. ``since``: Unix milliseconds."""

    player: PlayerId
    since: int


PlannedWish = Literal["later", "at-once"]
"""When a person's planned moves are played: after a while, so that nobody can tell that they were
planned, or at once."""

LeaderboardWish = Literal["shown", "hidden"]
"""Whether others see this person and their rating on leaderboards."""

LetterWish = Literal["all", "off"]

CallWish = Literal["channel", "direct", "both", "digest", "none"]
"""Where a person is notified: in the table's place, by direct message, both, in a daily digest of
all tables, or nowhere."""

ConfirmWish = Literal["always", "usual", "never"]
"""When a move must be confirmed; "usual": only a costly move without a free undo."""


class PlayerProfile(msgspec.Struct, frozen=True):
    """What is stored of a person.

    ``name``: as last seen, never blank. ``locale``: None: the last language of their client
    (``seen_locale``). ``dms_closed``: a direct message was refused; cleared when one arrives.
    ``knock_at``: when to try one again. ``away_until``: their clocks stand until then;
    ``rested_at``: when all their days off will have been earned again
    (``tables/people/days_off.py``); both Unix milliseconds. ``zone``: IANA time zone. In full hours
    there, 0 to 23: ``quiet_from`` and ``quiet_to``, the quiet hours, None for none, and
    ``digest_at``, when the daily digest is sent. ``digest_due``: when the next digest is due, None
    without one. ``missed``: some table takes them for gone, until they press anything. ``seen_on``:
    first millisecond of the day of their last activity, 0 if unknown. ``forgetting``: since when
    they are being forgotten; None otherwise. ``planned``: when planned moves are played.
    """

    id: PlayerId
    name: str
    locale: Locale | None = None
    seen_locale: Locale = ORIGINAL
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
    planned: PlannedWish = "later"

    @property
    def speaks(self) -> Locale:
        """The language of texts for this person alone; the last of their client, if the bot does
        not speak the chosen one any more.
        """
        return language_of(self.locale if self.locale in LOCALES else self.seen_locale).code


def stranger(player: PlayerId) -> PlayerProfile:
    """Return the profile of an unknown person."""
    return PlayerProfile(player, "")


class Notebook(msgspec.Struct, frozen=True):
    """One person's private note and marks at a table; nobody else ever sees them.

    ``note``: their own words. ``marks``: what they take hidden things for, by the names the game
    gives those things as long as they can be told apart (``core/guided_play.py``).
    """

    note: str = ""
    marks: dict[str, str] = {}
