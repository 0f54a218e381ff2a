"""Minimal tables, messages and people for the storage tests."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from core.game import Outcome, ScorePart, Seat, Standing
from core.texts import Player, Verbatim, text
from model.message import Key, Ring, Subject, Wish
from model.results import Rated, Result, SeatResult
from model.table import (
    About,
    Appeal,
    Ballot,
    Bank,
    Computer,
    CupGame,
    EventRecord,
    GuildId,
    Human,
    Listed,
    MoveRecord,
    Outline,
    Pace,
    Pause,
    PlaceId,
    PlayerId,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
    Tenure,
    Timer,
)
from model.thinking_ahead import PlannedMoves, PlannedTurn
from tests.sample_motions import agreed_to, asked_about

S = TypeVar("S", bound=msgspec.Struct)

ANNA = PlayerId(900_000_000_000_000_001)
BRUNO = PlayerId(900_000_000_000_000_002)
CARLA = PlayerId(900_000_000_000_000_003)
PIAZZA = PlaceId(800_000_000_000_000_001)
CAFFE = PlaceId(800_000_000_000_000_002)
CLUB = GuildId(700_000_000_000_000_001)
NOON = 1_760_000_000_000
NEWS = Wish(news=True)


def call_to(player: PlayerId) -> Wish:
    """A new message that notifies somebody."""
    return Wish(news=True, rings=(Ring(player),))


def changed(value: S, **fields: Any) -> S:
    """The same value with some fields changed."""
    return msgspec.structs.replace(value, **fields)


def outline_of(table: Table) -> Outline:
    """What lists read of a table."""
    return changed(table, options=b"{}", seed=None, state=None, outcome=None)


def listed_for(table: Table, player: PlayerId) -> Listed:
    """What lists read of a table before they choose which to show."""
    owed = [s for s in table.to_act if s.occupant == Human(player)]
    return Listed(
        table.id,
        table.place,
        player in (*table.owners, *table.invited),
        bool(owed),
        min((s.deadline for s in owed if s.deadline is not None), default=None),
    )


def lobby(code: str = "K7QD", **fields: Any) -> Table:
    """A table where Anna waits for others."""
    table = Table(
        id=TableId(0),
        code=TableCode(code),
        game="ruta",
        rules_version=1,
        state_version=1,
        guild=CLUB,
        place=PIAZZA,
        locale="en",
        status=Status.LOBBY,
        version=1,
        host=ANNA,
        size=2,
        seats=(TableSeat(Seat(0), Human(ANNA), NOON),),
        invited=(BRUNO,),
        options=b"{}",
        pace=Pace(),
        seed=None,
        state=None,
        moves=0,
        outcome=None,
        created_at=NOON,
        updated_at=NOON,
    )
    return changed(table, **fields) if fields else table


def full_table(code: str = "F0LL") -> Table:
    """A table in which no field has the value another one, or a default, could lend it."""
    seats = (
        TableSeat(
            Seat(0),
            Human(ANNA),
            NOON + 1,
            asked=11,
            deadline=NOON + 12,
            last_move=13,
            lapsed=16,
            questions=19,
            left=22,
            reminded=1,
            timed=24,
            bank=25,
            pauses=30,
            refused=31,
            tended=38,
            former=(BRUNO, PlayerId(39)),
            wanted=True,
            presence="back",
            appeals=(Appeal("end", 43), Appeal("undo", 44)),
            resigned=True,
            beaten=True,
            quiet_left=45,
            promised=PlayerId(46),
            called_at=47,
            held=(Tenure(Human(BRUNO), 48), Tenure(Computer("mcts", "easy", BRUNO), 49)),
        ),
        TableSeat(Seat(1), Computer("search", "hard", BRUNO), NOON + 2, last_move=14),
        TableSeat(Seat(2), Human(CARLA), NOON + 3, asked=15),
    )
    standings = (
        Standing(Seat(2), 1, 40, (ScorePart("roads", 30), ScorePart("coins", 10))),
        Standing(Seat(0), 2, -3, ()),
    )
    return Table(
        id=TableId(0),
        code=TableCode(code),
        game="la-strada",
        rules_version=3,
        state_version=4,
        guild=None,
        place=CAFFE,
        locale="it",
        status=Status.FINISHED,
        version=21,
        host=CARLA,
        size=5,
        seats=seats,
        invited=(BRUNO, PlayerId(1), PlayerId(2**63 - 1)),
        options=b'{"short":true}',
        pace=Pace(hours=None, late="resign", minutes=26, bank=Bank(27, 28, 29)),
        seed=bytes(range(32)),
        state=b'{"secret":"\xc3\xa8"}',
        moves=17,
        open_moves=18,
        outcome=Outcome(standings, "score"),
        created_at=NOON + 4,
        updated_at=NOON + 5,
        stood_until=23,
        pause=Pause(31, ANNA),
        motions=(
            agreed_to(32, "pace", BRUNO, about=About(pace=Pace(33, "play", 34, Bank(35, 36, 37)))),
            agreed_to(41, "end", CARLA, ANNA),
            asked_about(40, Seat(0), 42, ("claim",), (Ballot(CARLA, "claim"),)),
        ),
        idle_from=41,
        removed=(PlayerId(45), PlayerId(46)),
        brought=(48, 49),
        cup=CupGame("CVPA", 50),
        sides=((BRUNO, 1), (CARLA, 0)),
    )


def move(seq: int, request: int | None = None, **fields: Any) -> MoveRecord:
    """A line of the log."""
    asked = None if request is None else RequestId(request)
    record = MoveRecord(seq, Seat(0), ANNA, asked, f"move-{seq}", f"hash-{seq}", NOON + seq, 40, 41)
    return changed(record, **fields) if fields else record


def event(seq: int, n: int, seats: tuple[Seat, ...] | None = None) -> EventRecord:
    """Something told."""
    return EventRecord(seq, n, seats, msgspec.Raw(b'{"n":%d}' % n))


def planned() -> PlannedMoves:
    """A plan in which no field has the value another one, or a default, could lend it."""
    view = msgspec.Raw(b'{"viewer":1}')
    second = PlannedTurn(
        ("b", "c"),
        "undisturbed",
        msgspec.Raw(b"[2]"),
        after=("e",),
        words=(text("b"), Verbatim("c")),
        after_words=(text("e"),),
    )
    first = PlannedTurn(
        ("claim 12",), "unchanged", view, (second, PlannedTurn(("d",), "legal", view))
    )
    return PlannedMoves(Seat(1), (first,), b"\0chance", 5, NOON + 9, text("said", who=Player(1)))


def timer(table: TableId, due_at: int = NOON, **fields: Any) -> Timer:
    """A deadline of seat 0."""
    value = Timer(table, "deadline", Seat(0), due_at, asked=1)
    return changed(value, **fields) if fields else value


def direct(table: Table, to: PlayerId = ANNA) -> Key:
    """One person's direct message about a table."""
    return Key(Subject("table", table.id), person=to)


def result_of(table: Table, people: Sequence[PlayerId | None], **fields: Any) -> Result:
    """What came of a table: the first was the best; None: a computer."""
    seats = tuple(
        SeatResult(
            seat=Seat(n),
            player=player,
            level="hard" if player is None else None,
            side=n,
            rank=n + 1,
            points=9 - n,
            parts=(ScorePart("points", 9 - n),),
            resigned=n == 1,
            rated=None if player is None else Rated(25.0 - n / 3, 8.1, 1),
        )
        for n, player in enumerate(people)
    )
    result = Result(
        table.id, table.code, "pebbles", CLUB, b"{}", 12, NOON - 9, NOON, "rounds", seats
    )
    return changed(result, **fields)
