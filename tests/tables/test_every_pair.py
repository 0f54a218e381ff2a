"""A table's whole state machine: every command by everybody in every status."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, get_args

import pytest

from core.errors import PlayerError
from core.game import Seat
from model.commands import (
    Answer,
    Bring,
    Cancel,
    Change,
    Close,
    Command,
    Depart,
    EndPause,
    Exclude,
    Expire,
    Free,
    Freeze,
    HandOver,
    Invite,
    Join,
    Lapse,
    Leave,
    Order,
    PauseAlone,
    Person,
    Play,
    PlayFor,
    Propose,
    Remove,
    Resign,
    SeatComputer,
    Start,
    Undo,
    Unfreeze,
)
from model.table import (
    HOUR,
    About,
    Computer,
    GuildId,
    Pace,
    Pause,
    PlaceId,
    Status,
    Table,
)
from tables.decisions import lifecycle
from tests.sample_motions import agreed_to, asked_about
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CAFFE,
    CARLA,
    CLUB,
    DINO,
    ELSA,
    NOON,
    PIAZZA,
    SEED,
    cancelled,
    changed,
    finished,
    hand,
    joining,
    lay,
    lobby,
    occasion,
    playing,
)


def with_a_computer_for(person: Person, table: Table) -> Table:
    """The table with a computer in the seat of this person, which anybody may take over."""
    computer = Computer(table.game, "normal", person.id)
    tended = {"occupant": computer, "wanted": True}
    seats = (changed(s, **tended) if s.owner == person.id else s for s in table.seats)
    return changed(table, seats=tuple(seats))


# Anna is the host, Bruno sits, Dino is invited; in the game a computer plays for him. Carla is a
# stranger, who may manage a server; in the game she is asked to take his seat over. There the
# others are asked what to do about Bruno.
TABLES = {
    Status.LOBBY: lobby(ANNA, BRUNO, size=4, invited=[DINO]),
    Status.PLAYING: with_a_computer_for(
        DINO,
        changed(
            playing(ANNA, BRUNO, DINO),
            motions=(
                agreed_to(99, "pace", BRUNO.id, about=About(pace=Pace(12))),
                asked_about(98, 1, 1),
            ),
            invited=(CARLA.id,),
        ),
    ),
    Status.FINISHED: finished(ANNA, BRUNO),
    Status.CANCELLED: cancelled(ANNA, BRUNO),
}
LOWEST = hand(TABLES[Status.PLAYING], 0)[0]
ASKED = TABLES[Status.PLAYING].seats[0].asked or 0


class Asker(NamedTuple):
    """A person, the server they manage, and the table whose channel they see."""

    person: Person
    manages: GuildId | None = None
    sees: PlaceId | None = PIAZZA


ROLES = {
    "stranger": Asker(CARLA),
    "invited": Asker(DINO),
    "seated": Asker(BRUNO),
    "host": Asker(ANNA),
    "manager": Asker(CARLA, CLUB),
    "manager elsewhere": Asker(CARLA, GuildId(CLUB + 1), None),
}
"""Who may ask something; the columns of the table below."""

ORDERS: dict[str, Callable[[Asker], Order]] = {
    "join": lambda who: Join(who.person, SEED, who.sees),
    "leave": lambda who: Leave(who.person),
    "invite": lambda who: Invite(who.person, (ELSA,)),
    "remove": lambda who: Remove(who.person, DINO.id),
    "seat a computer": lambda who: SeatComputer(who.person, Computer("pebbles", "easy"), SEED),
    "change": lambda who: Change(who.person, SEED, Pace(24)),
    "start": lambda who: Start(who.person, SEED, TABLES[Status.LOBBY].version),
    "cancel": lambda who: Cancel(who.person, who.manages),
    "decline the end": lambda who: Answer(who.person, 97, "no"),
    "play": lambda who: Play(who.person, _lowest_of(who.person), None),
    "resign": lambda who: Resign(who.person),
    "propose": lambda who: Propose(who.person, "pause"),
    "answer": lambda who: Answer(who.person, 99, "no"),
    "freeze": lambda who: Freeze(who.person, who.manages),
    "unfreeze": lambda who: Unfreeze(who.person, who.manages),
    "hand over": lambda who: HandOver(who.person, BRUNO.id, who.manages),
    "pause alone": lambda who: PauseAlone(who.person),
    "vote": lambda who: Answer(who.person, 98, "wait"),
    "free": lambda who: Free(who.person, Seat(1), who.manages),
    "undo": lambda who: Undo(who.person),
    "bring": lambda who: Bring(who.person, CLUB, CAFFE, who.manages),
}
"""What people ask, by whoever asks it."""

LAPSES = agreed_to(96, "undo", BRUNO.id, about=About(move=1), until=NOON)
"""What nobody need answer any more."""

COMMANDS: dict[str, Command] = {
    "play for": PlayFor(TABLES[Status.PLAYING].seats[0].seat, ASKED, f"lay {LOWEST}"),
    "expire": Expire(TABLES[Status.PLAYING].seats[0].seat, ASKED),
    "end a pause": EndPause(),
    "close": Close(),
    "depart": Depart(BRUNO.id),
    "lapse": Lapse(LAPSES.number),
    "exclude": Exclude(BRUNO.id),
}
"""What a computer and the clock ask; nobody else can."""

IN_PAUSE = changed(TABLES[Status.PLAYING], pause=Pause(NOON))
"""The one table at which a pause can end."""

IN_DOUBT = changed(TABLES[Status.PLAYING], motions=(LAPSES,))
"""The one table at which a proposal can lapse."""

JUST_MOVED = lay(TABLES[Status.PLAYING], ANNA)
"""What Anna has just done, and can take back."""

FROZEN = changed(TABLES[Status.PLAYING], pause=Pause(NOON, frozen=True))
"""The one table that can be unfrozen."""

ENDING = changed(TABLES[Status.PLAYING], motions=(agreed_to(97, "end", ANNA.id),))
"""The one table whose game somebody would end without a result."""

TABLE_FOR = {
    "decline the end": ENDING,
    "unfreeze": FROZEN,
    "end a pause": IN_PAUSE,
    "lapse": IN_DOUBT,
    "undo": JUST_MOVED.table,
}
"""At which table that is played what is tried that needs more than a game."""

Result: TypeAlias = Status | str
"""The status of the table after a command that is carried out, or why it is refused."""

LOBBY, PLAYING, FINISHED, CANCELLED = Status
BEGUN = "table-refusal-started-already"
NOT_BEGUN = "table-refusal-not-started"
NO_MOVE = "undo-refusal-nothing"
NOT_SEATED = "table-refusal-not-seated"
HOST_ONLY = "table-refusal-host-only"
NOT_HOST = "table-refusal-not-host"
SEATED = "table-refusal-already-seated"
TENDED = "table-refusal-tended"
RESIGN = "table-refusal-resign-instead"
LATE = "table-refusal-not-voting"
TOO_LATE = "table-refusal-pause-late"
NO_MANAGER = "table-refusal-not-manager"
NO_MOVER = "table-refusal-not-mover"
OVER = "table-refusal-over"
UNKNOWN = "table-refusal-unknown"
AWAITED = "table-refusal-awaited"

# fmt: off
BY_PEOPLE: dict[Status, dict[str, tuple[Result, ...]]] = {
    LOBBY: {
        #                   stranger    invited     seated     host       manager     elsewhere
        "join":            (LOBBY,      LOBBY,      SEATED,    SEATED,    LOBBY,      UNKNOWN),
        "leave":           (NOT_SEATED, LOBBY,      LOBBY,     LOBBY,     NOT_SEATED, NOT_SEATED),
        "invite":          (HOST_ONLY,  HOST_ONLY,  HOST_ONLY, LOBBY,     HOST_ONLY,  HOST_ONLY),
        "remove":          (HOST_ONLY,  HOST_ONLY,  HOST_ONLY, LOBBY,     HOST_ONLY,  HOST_ONLY),
        "seat a computer": (HOST_ONLY,  HOST_ONLY,  HOST_ONLY, LOBBY,     HOST_ONLY,  HOST_ONLY),
        "change":          (HOST_ONLY,  HOST_ONLY,  HOST_ONLY, LOBBY,     HOST_ONLY,  HOST_ONLY),
        "start":           (NOT_SEATED, NOT_SEATED, AWAITED,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "cancel":          (NOT_HOST,   NOT_HOST,   NOT_HOST,  CANCELLED, CANCELLED,  NOT_HOST),
        "decline the end": (NOT_BEGUN,) * 6,
        "play":            (NOT_BEGUN,) * 6,
        "resign":          (NOT_BEGUN,) * 6,
        "propose":         (NOT_BEGUN,) * 6,
        "answer":          (NOT_BEGUN,) * 6,
        "freeze":          (NOT_BEGUN,) * 6,
        "unfreeze":        (NOT_BEGUN,) * 6,
        "hand over":       (NO_MANAGER, NO_MANAGER, NO_MANAGER, NO_MANAGER, LOBBY,    NO_MANAGER),
        "pause alone":     (NOT_BEGUN,) * 6,
        "vote":            (NOT_BEGUN,) * 6,
        "free":            (NOT_BEGUN,) * 6,
        "undo":            (NOT_BEGUN,) * 6,
        "bring":           (NO_MOVER,   NO_MOVER,   NO_MOVER,  LOBBY,     LOBBY,      NO_MOVER),
    },
    PLAYING: {
        #                   stranger    invited     seated     host       manager     elsewhere
        "join":            (PLAYING,    PLAYING,    SEATED,    SEATED,    PLAYING,    PLAYING),
        "leave":           (PLAYING,    RESIGN,     RESIGN,    RESIGN,    PLAYING,    PLAYING),
        "invite":          (NOT_SEATED, TENDED,     PLAYING,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "remove":          (BEGUN,) * 6,
        "seat a computer": (BEGUN,) * 6,
        "change":          (BEGUN,) * 6,
        "start":           (BEGUN,) * 6,
        "cancel":          (NOT_SEATED, TENDED,     PLAYING,   PLAYING,   CANCELLED,  NOT_SEATED),
        "decline the end": (NOT_SEATED, TENDED,     PLAYING,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "play":            (NOT_SEATED, TENDED,     PLAYING,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "resign":          (NOT_SEATED, TENDED,     PLAYING,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "propose":         (NOT_SEATED, TENDED,     PLAYING,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "answer":          (NOT_SEATED, TENDED,     PLAYING,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "freeze":          (NO_MANAGER, NO_MANAGER, NO_MANAGER, NO_MANAGER, PLAYING,  NO_MANAGER),
        "unfreeze":        (NO_MANAGER, NO_MANAGER, NO_MANAGER, NO_MANAGER, PLAYING,  NO_MANAGER),
        "hand over":       (NO_MANAGER, NO_MANAGER, NO_MANAGER, NO_MANAGER, PLAYING,  NO_MANAGER),
        "pause alone":     (NOT_SEATED, TENDED,     TOO_LATE,  PLAYING,   NOT_SEATED, NOT_SEATED),
        "vote":            (NOT_SEATED, TENDED,     LATE,      PLAYING,   NOT_SEATED, NOT_SEATED),
        "free":            (NO_MANAGER, NO_MANAGER, NO_MANAGER, NO_MANAGER, PLAYING,  NO_MANAGER),
        "undo":            (NOT_SEATED, TENDED,     NO_MOVE,   PLAYING,   NOT_SEATED, NOT_SEATED),
        "bring":           (NO_MOVER,   NO_MOVER,   NO_MOVER,  PLAYING,   PLAYING,    NO_MOVER),
    },
    FINISHED: dict.fromkeys(ORDERS, (OVER,) * 6),
    CANCELLED: dict.fromkeys(ORDERS, (OVER,) * 6),
}

BY_THE_HOUSE: dict[Status, dict[str, Result]] = {
    LOBBY: {
        "play for":    NOT_BEGUN,
        "expire":      NOT_BEGUN,
        "end a pause": NOT_BEGUN,
        "close":       CANCELLED,
        "depart":      LOBBY,
        "lapse":       NOT_BEGUN,
        "exclude":     LOBBY,
    },
    PLAYING: {
        "play for":    PLAYING,
        "expire":      PLAYING,
        "end a pause": PLAYING,
        "close":       CANCELLED,
        "depart":      PLAYING,
        "lapse":       PLAYING,
        "exclude":     PLAYING,
    },
    FINISHED: dict.fromkeys(COMMANDS, OVER),
    CANCELLED: dict.fromkeys(COMMANDS, OVER),
}
# fmt: on


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", ORDERS)
@pytest.mark.parametrize("status", Status)
def test_every_order_of_everybody_in_every_status_does_its_work_or_says_why_not(
    status: Status, name: str, role: str
) -> None:
    results = dict(zip(ROLES, BY_PEOPLE[status][name], strict=True))
    assert _result(_table(status, name), ORDERS[name](ROLES[role])) == results[role]


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("status", Status)
def test_every_command_of_the_house_in_every_status_does_its_work_or_says_why_not(
    status: Status, name: str
) -> None:
    assert _result(_table(status, name), COMMANDS[name]) == BY_THE_HOUSE[status][name]


def _table(status: Status, name: str) -> Table:
    return TABLE_FOR.get(name, TABLES[status]) if status is PLAYING else TABLES[status]


def _result(table: Table, command: Command) -> Result:
    late = isinstance(command, Expire | Close)
    at = occasion(NOON + 999 * HOUR if late else NOON + HOUR)
    if table == JUST_MOVED.table and JUST_MOVED.move is not None:
        at = changed(at, log=(JUST_MOVED.move,))
    try:
        after = lifecycle.decide(table, command, at).table
    except PlayerError as fault:
        return fault.refusal.code
    assert after.version == table.version + 1
    assert after.updated_at == at.now
    return after.status


def _lowest_of(person: Person) -> str:
    seat = TABLES[PLAYING].seat_of(person.id)
    return f"lay {LOWEST if seat is None else hand(TABLES[PLAYING], seat.seat)[0]}"


def test_no_command_is_left_out() -> None:
    asked = {type(make(ROLES["host"])) for make in ORDERS.values()}
    assert asked == set(get_args(Order))
    assert asked | {type(command) for command in COMMANDS.values()} == set(get_args(Command))


def test_every_pair_that_does_something_is_in_the_table_of_decisions() -> None:
    by_people = {
        (status, type(ORDERS[name](ROLES["host"])))
        for status, rows in BY_PEOPLE.items()
        for name, row in rows.items()
        if any(isinstance(result, Status) for result in row)
    }
    by_the_house = {
        (status, type(COMMANDS[name]))
        for status, rows in BY_THE_HOUSE.items()
        for name, result in rows.items()
        if isinstance(result, Status)
    }
    assert set(lifecycle.DECISIONS) == by_people | by_the_house


def _cancel(by_manager: bool) -> Command:
    return Cancel(CARLA, CLUB if by_manager else None)


REFUSALS: dict[str, tuple[Callable[[], Table], Command, str]] = {
    "who sits joins": (
        lambda: lobby(ANNA, size=3),
        joining(ANNA),
        "table-refusal-already-seated",
    ),
    "all seats taken": (lambda: lobby(ANNA, BRUNO), joining(CARLA), "table-refusal-full"),
    "the last seat is kept for a guest": (
        lambda: lobby(ANNA, invited=[BRUNO]),
        joining(CARLA),
        "table-refusal-kept",
    ),
    "a stranger leaves": (lambda: lobby(ANNA), Leave(CARLA), "table-refusal-not-seated"),
    "a stranger invites": (
        lambda: lobby(ANNA, size=3),
        Invite(CARLA, (BRUNO,)),
        "table-refusal-host-only",
    ),
    "a guest is invited again": (
        lambda: lobby(ANNA, size=3, invited=[BRUNO]),
        Invite(ANNA, (BRUNO, ANNA)),
        "table-refusal-already-invited",
    ),
    "more guests than seats": (
        lambda: lobby(ANNA, size=2),
        Invite(ANNA, (BRUNO, CARLA)),
        "table-refusal-full",
    ),
    "a stranger starts": (
        lambda: lobby(ANNA, BRUNO),
        Start(CARLA, SEED),
        "table-refusal-not-seated",
    ),
    "one person starts": (lambda: lobby(ANNA), Start(ANNA, SEED), "table-refusal-too-few"),
    "a guest of the house calls off": (
        lambda: lobby(ANNA, BRUNO),
        Cancel(BRUNO),
        "table-refusal-not-host",
    ),
    "a spectator plays": (
        lambda: playing(ANNA, BRUNO),
        Play(CARLA, "keep", None),
        "table-refusal-not-seated",
    ),
    "an older button": (
        lambda: playing(ANNA, BRUNO),
        Play(ANNA, f"lay {LOWEST}", ASKED - 1),
        "table-refusal-stale",
    ),
    "no move at all": (
        lambda: playing(ANNA, BRUNO),
        Play(ANNA, "???", None),
        "pebbles-refusal-unreadable",
    ),
    "an illegal move": (
        lambda: playing(ANNA, BRUNO),
        Play(ANNA, "keep", None),
        "pebbles-refusal-not-yours",
    ),
    "a spectator resigns": (
        lambda: playing(ANNA, BRUNO),
        Resign(CARLA),
        "table-refusal-not-seated",
    ),
    "an answered question expires": (
        lambda: playing(ANNA, BRUNO),
        Expire(TABLES[PLAYING].seats[0].seat, ASKED - 1),
        "table-refusal-stale",
    ),
    "a spectator calls off": (
        lambda: playing(ANNA, BRUNO),
        _cancel(by_manager=False),
        "table-refusal-not-seated",
    ),
    "twice the same wish to call off": (
        lambda: changed(playing(ANNA, BRUNO), motions=(agreed_to(97, "end", ANNA.id),)),
        Cancel(ANNA),
        "table-refusal-agreed-already",
    ),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_a_refusal_names_its_reason(case: str) -> None:
    make, command, code = REFUSALS[case]
    assert _result(make(), command) == code


def test_too_few_says_how_many_are_missing() -> None:
    with pytest.raises(PlayerError) as refusal:
        lifecycle.decide(lobby(ANNA, size=4), Start(ANNA, SEED), occasion())
    assert refusal.value.refusal.values == {"missing": 1}


def test_a_stale_question_says_at_which_table() -> None:
    with pytest.raises(PlayerError) as refusal:
        lifecycle.decide(playing(ANNA, BRUNO), Play(ANNA, "keep", 0), occasion())
    assert refusal.value.refusal.values == {"code": "K7QD"}
