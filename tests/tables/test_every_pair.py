"""The state machine of a table, walked whole: every status meets every command."""

from collections.abc import Callable

import pytest

from core.errors import PlayerError
from tables import lifecycle
from tables.commands import (
    Answer,
    Cancel,
    Close,
    Command,
    EndPause,
    Expire,
    Invite,
    Leave,
    PauseAlone,
    Play,
    PlayFor,
    Propose,
    Resign,
    SeatComputer,
    Start,
)
from tables.model import HOUR, Computer, Pace, Pause, Proposal, Status, Table
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    NOON,
    SEED,
    cancelled,
    changed,
    finished,
    hand,
    joining,
    lobby,
    occasion,
    playing,
)

TABLES = {
    Status.LOBBY: lobby(ANNA, BRUNO, size=4),
    Status.PLAYING: playing(ANNA, BRUNO, proposal=Proposal(99, "pace", (BRUNO.id,), Pace(12))),
    Status.FINISHED: finished(ANNA, BRUNO),
    Status.CANCELLED: cancelled(ANNA, BRUNO),
}
LOWEST = hand(TABLES[Status.PLAYING], 0)[0]
ASKED = TABLES[Status.PLAYING].seats[0].asked or 0

COMMANDS: dict[str, Command] = {
    "join": joining(CARLA),
    "leave": Leave(BRUNO),
    "invite": Invite(ANNA, (CARLA,)),
    "start": Start(ANNA, SEED),
    "cancel": Cancel(ANNA),
    "play": Play(ANNA, f"lay {LOWEST}", ASKED),
    "resign": Resign(ANNA),
    "seat a computer": SeatComputer(ANNA, Computer("pebbles", "easy"), SEED),
    "play for": PlayFor(TABLES[Status.PLAYING].seats[0].seat, ASKED, f"lay {LOWEST}"),
    "expire": Expire(TABLES[Status.PLAYING].seats[0].seat, ASKED),
    "propose": Propose(ANNA, "pause"),
    "answer": Answer(ANNA, 99, agrees=False),
    "pause alone": PauseAlone(ANNA),
    "end a pause": EndPause(),
    "close": Close(),
}
IN_PAUSE = changed(TABLES[Status.PLAYING], pause=Pause(NOON))
"""The one table at which a pause can end."""

BEGUN = "table-refusal-started-already"
NOT_BEGUN = "table-refusal-not-started"
OVER = "table-refusal-over"

EXPECTED: dict[Status, dict[str, Status | str]] = {
    Status.LOBBY: {
        "join": Status.LOBBY,
        "leave": Status.LOBBY,
        "invite": Status.LOBBY,
        "start": Status.PLAYING,
        "cancel": Status.CANCELLED,
        "play": NOT_BEGUN,
        "resign": NOT_BEGUN,
        "seat a computer": Status.LOBBY,
        "play for": NOT_BEGUN,
        "expire": NOT_BEGUN,
        "propose": NOT_BEGUN,
        "answer": NOT_BEGUN,
        "pause alone": NOT_BEGUN,
        "end a pause": NOT_BEGUN,
        "close": Status.CANCELLED,
    },
    Status.PLAYING: {
        "join": BEGUN,
        "leave": "table-refusal-resign-instead",
        "invite": BEGUN,
        "start": BEGUN,
        "cancel": Status.PLAYING,
        "play": Status.PLAYING,
        "resign": Status.FINISHED,
        "seat a computer": BEGUN,
        "play for": Status.PLAYING,
        "expire": Status.PLAYING,
        "propose": Status.PLAYING,
        "answer": Status.PLAYING,
        "pause alone": Status.PLAYING,
        "end a pause": Status.PLAYING,
        "close": BEGUN,
    },
    Status.FINISHED: dict.fromkeys(COMMANDS, OVER),
    Status.CANCELLED: dict.fromkeys(COMMANDS, OVER),
}


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("status", Status)
def test_every_command_in_every_status_does_its_work_or_says_why_not(
    status: Status, name: str
) -> None:
    ends_a_pause = name == "end a pause" and status is Status.PLAYING
    table = IN_PAUSE if ends_a_pause else TABLES[status]
    assert _result(table, COMMANDS[name]) == EXPECTED[status][name]


def _result(table: Table, command: Command) -> Status | str:
    late = isinstance(command, Expire | Close)
    at = occasion(NOON + 999 * HOUR if late else NOON + HOUR)
    try:
        after = lifecycle.decide(table, command, at).table
    except PlayerError as fault:
        return fault.refusal.code
    assert after.version == table.version + 1
    assert after.updated_at == at.now
    return after.status


def test_every_pair_that_does_something_is_in_the_table_of_decisions() -> None:
    working = {
        (status, type(COMMANDS[name]))
        for status, row in EXPECTED.items()
        for name, result in row.items()
        if isinstance(result, Status)
    }
    assert set(lifecycle.DECISIONS) == working


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
        "table-refusal-full",
    ),
    "a stranger leaves": (lambda: lobby(ANNA), Leave(CARLA), "table-refusal-not-seated"),
    "a stranger invites": (
        lambda: lobby(ANNA, size=3),
        Invite(CARLA, (BRUNO,)),
        "table-refusal-not-seated",
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
        Expire(TABLES[Status.PLAYING].seats[0].seat, ASKED - 1),
        "table-refusal-stale",
    ),
    "a spectator calls off": (
        lambda: playing(ANNA, BRUNO),
        _cancel(by_manager=False),
        "table-refusal-not-seated",
    ),
    "twice the same wish to call off": (
        lambda: changed(playing(ANNA, BRUNO), calling_off=(ANNA.id,)),
        Cancel(ANNA),
        "table-refusal-already-calling-off",
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
