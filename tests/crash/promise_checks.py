"""Checks after a crash run, from the database and from what people were told."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing

import msgspec
from sqlalchemy import Connection, func, select, text

from core.game import Outcome, Seat
from model.log import fingerprint
from model.message import Message
from model.results import Rating, Result
from model.table import (
    Computer,
    Human,
    MoveRecord,
    PlaceId,
    PlayerId,
    Status,
    Table,
    TableId,
    TableSeat,
    Timer,
)
from model.thinking_ahead import PlannedMoves
from storage.database.engine import file_of
from storage.rows.schema import cup, game_table, move, rating, receipt, timer
from storage.store import Store
from storage.transaction.results import rating_from
from storage.transaction.timers import timer_from
from tables.ahead.waiting import FIRST_REQUEST
from tables.history.records import examine as play_again
from tables.history.records import record_of
from tests.crash.bot_process import GAMES
from tests.crash.platform_double import Message as Seen
from tests.part_caller import calling

COURSE = "message_journal"
"""Where the database notes each state of what is kept of a table's messages, in the transaction
that commits it."""

_decode_message = msgspec.json.Decoder(Message).decode

_OF_A_TABLE = """
WHEN (new.subject = 'table')
"""
_NOTES = """
new.subject_id, (SELECT version FROM game_table WHERE id = new.subject_id), new.document
"""
_ON_SQLITE = (
    f"CREATE TABLE {COURSE} (n INTEGER PRIMARY KEY, table_id INTEGER, version INTEGER, "
    f"document BLOB)",
    *(
        f"CREATE TRIGGER journal_{deed} AFTER {deed} ON message {_OF_A_TABLE} BEGIN "
        f"INSERT INTO {COURSE} (table_id, version, document) SELECT {_NOTES}; END"
        for deed in ("INSERT", "UPDATE")
    ),
)
_ON_POSTGRESQL = (
    f"CREATE TABLE {COURSE} (n BIGSERIAL PRIMARY KEY, table_id BIGINT, version BIGINT, "
    f"document BYTEA)",
    f"CREATE FUNCTION journal_message() RETURNS trigger AS $$ BEGIN "
    f"INSERT INTO {COURSE} (table_id, version, document) SELECT {_NOTES}; RETURN new; "
    f"END $$ LANGUAGE plpgsql",
    f"CREATE TRIGGER journal_message AFTER INSERT OR UPDATE ON message FOR EACH ROW {_OF_A_TABLE} "
    f"EXECUTE FUNCTION journal_message()",
)


class Kept(msgspec.Struct, frozen=True):
    """What was kept of a table's posts in one place, or of somebody's direct message about it.

    ``version``: of the table at that moment.
    """

    table: TableId
    version: int
    message: Message


class Found(msgspec.Struct, frozen=True):
    """The database's contents, read at one moment."""

    tables: tuple[Table, ...]
    log: dict[TableId, list[MoveRecord]]
    timers: tuple[Timer, ...]
    requests: Counter[int]
    strays: int
    letters: tuple[Kept, ...]
    course: tuple[Kept, ...]
    results: dict[TableId, Result]
    ratings: tuple[Rating, ...]
    plans: dict[TableId, dict[PlayerId, PlannedMoves]]

    @property
    def planned(self) -> int:
        """How many moves were played as they had been planned."""
        lines = (line for log in self.log.values() for line in log)
        return sum(abs(line.request or 0) >= FIRST_REQUEST for line in lines)


async def played_as_planned(store: Store) -> int:
    """Return how many moves were played as they had been planned, so far."""
    asked = select(func.count()).where(func.abs(move.c.request_id) >= FIRST_REQUEST)
    return await store.database.read(lambda c: c.execute(asked).scalar_one())


async def keep_a_journal(store: Store) -> None:
    """Let the database itself note each state of a message, in the transaction that commits it."""
    steps = _ON_SQLITE if file_of(store.database.url) is not None else _ON_POSTGRESQL

    def work(connection: Connection) -> None:
        for step in steps:
            connection.exec_driver_sql(step).close()

    await store.database.write(work)


async def judge(
    store: Store, accepted: Iterable[int], messages: Sequence[Seen]
) -> tuple[Found, list[str]]:
    """What is on disk, and everything that is wrong with it, in words."""
    found = await _read(store)
    wrong = [
        *_damaged(store),
        *_of_requests(accepted, found),
        *(fault for table in found.tables for fault in _of_game(table, found.log[table.id])),
        *(fault for table in found.tables for fault in _of_clocks(table, found.timers)),
        *(fault for table in found.tables for fault in _of_plans(table, found)),
        *_of_results(found),
        *(fault for table in found.tables for fault in of_letters(table, found.letters, messages)),
        *(fault for table in found.tables for fault in of_posts(table, found.course, messages)),
    ]
    return found, wrong


async def _read(store: Store) -> Found:
    def work(connection: Connection) -> tuple[list[int], Counter[int], int, list[Timer]]:
        asked = Counter(connection.execute(select(receipt.c.request_id)).scalars())
        asked.update(connection.execute(select(cup.c.id)).scalars())
        moved = connection.execute(select(move.c.request_id, move.c.actor_id)).all()
        asked.update(row.request_id for row in moved if row.request_id is not None)
        strays = sum(row.request_id is None and row.actor_id is not None for row in moved)
        timers = [timer_from(row) for row in connection.execute(select(timer)).all()]
        return list(connection.execute(select(game_table.c.id)).scalars()), asked, strays, timers

    def course(connection: Connection) -> tuple[Kept, ...]:
        rows = connection.execute(text(f"SELECT * FROM {COURSE} ORDER BY n")).all()
        return tuple(Kept(r.table_id, r.version, _decode_message(r.document)) for r in rows)

    ids, requests, strays, timers = await store.database.read(work)
    states = await store.database.read(course)
    letters = tuple(state for state in states if state.message.is_direct)
    posts = tuple(state for state in states if not state.message.is_direct)
    numbers = [TableId(number) for number in ids]
    tables = await store.read(lambda reader: [reader.tables.by_id(n) for n in numbers])
    log = await store.read(lambda reader: {n: reader.log.moves(n) for n in numbers})
    whole = tuple(table for table in tables if table is not None)
    kept = [await store.read(calling("results.of_table", n)) for n in numbers]
    results = {result.table: result for result in kept if result is not None}
    ratings = await store.database.read(
        lambda c: tuple(rating_from(row) for row in c.execute(select(rating)).all())
    )
    plans = await store.read(lambda reader: {n: reader.private.planned_at(n) for n in numbers})
    kinds = (tuple(timers), requests, strays, letters, posts, results, ratings)
    return Found(whole, log, *kinds, plans)


async def standing_tables(store: Store) -> list[str]:
    """Each living table in a line: who owes a decision, which clocks run, which letters wait."""
    found = await _read(store)
    newest = {(kept.table, kept.message.person): kept.message for kept in found.letters}
    letters = Counter(table for (table, _), kept in newest.items() if kept.step is not None)
    living = (t for t in found.tables if t.status in (Status.LOBBY, Status.PLAYING))
    return [_as_it_stands(table, found.timers, letters[table.id]) for table in living]


def _as_it_stands(table: Table, timers: Sequence[Timer], letters: int) -> str:
    asked = ", ".join(f"seat {s.seat} ({_clock_of(s)})" for s in table.to_act) or "nobody"
    due = ", ".join(
        f"{t.kind} of seat {t.seat} at {t.due_at}" for t in timers if t.table == table.id
    )
    notes = [
        f"{table.code} {table.game} {table.status.value}, version {table.version}",
        f"{len(table.seats)} of {table.size} seats, asked: {asked}",
        f"timers: {due or 'none'}",
        f"{letters} letters wait",
        *(["paused"] if table.pause is not None else []),
        *([f"asked about {table.proposal.kind}"] if table.proposal is not None else []),
    ]
    return "; ".join(notes)


def _clock_of(seat: TableSeat) -> str:
    """Who sits there, and their clock."""
    if isinstance(seat.occupant, Computer):
        return "a computer"
    if seat.left is not None:
        return f"its clock stands with {seat.left} ms left"
    return "without a clock" if seat.deadline is None else f"until {seat.deadline}"


def _damaged(store: Store) -> list[str]:
    file = file_of(store.database.url)
    if file is None:
        return []
    with closing(sqlite3.connect(file)) as connection:
        (answer,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    return [] if answer == "ok" else [f"damaged: {answer}"]


def _of_requests(accepted: Iterable[int], found: Found) -> list[str]:
    """Each acknowledged request stands exactly once, and nobody moves without one."""
    lost = [f"lost: request {r}" for r in accepted if found.requests[r] == 0]
    doubled = [f"doubled: request {r}" for r, times in found.requests.items() if times > 1]
    return [*lost, *doubled, *["doubled: a person's move without its request"] * found.strays]


def _of_game(table: Table, log: Sequence[MoveRecord]) -> list[str]:
    """The log has no gap, and leads from the seed to the state that is stored."""
    if [line.seq for line in log] != list(range(1, table.moves + 1)):
        return [f"log of {table.code} has gaps"]
    if table.seed is None or table.state is None:
        return [f"moves before the game of {table.code}"] if log else []
    end = table.outcome or Outcome((), "unfinished")
    over = msgspec.structs.replace(table, status=Status.FINISHED, outcome=end)
    findings = play_again(record_of(over, log), GAMES[table.game])
    if findings.wrong_move is not None:
        return [f"replay of {table.code} differs at move {findings.wrong_move}"]
    if log and log[-1].state_hash != fingerprint(table.state):
        return [f"replay of {table.code} ends in another state"]
    return []


def _of_clocks(table: Table, timers: Sequence[Timer]) -> list[str]:
    """Exactly those who owe a decision are timed, for the question they are asked."""
    mine = [t for t in timers if t.table == table.id]
    asked = table.to_act if table.status is Status.PLAYING else ()
    computers = {(s.seat, s.asked) for s in asked if isinstance(s.occupant, Computer)}
    people: set[tuple[Seat, int | None, int | None]] = set()
    if table.pause is None:
        running = (s for s in asked if s.deadline is not None and s.left is None)
        people = {(s.seat, s.asked, s.deadline) for s in running}
    exact = (
        {(t.seat, t.asked) for t in mine if t.kind == "computer"} == computers
        and {(t.seat, t.asked, t.due_at) for t in mine if t.kind == "deadline"} == people
        and (table.status in (Status.LOBBY, Status.PLAYING) or not mine)
    )
    return [] if exact else [f"timers of {table.code} ({table.status}) are wrong: {mine}"]


def _of_plans(table: Table, found: Found) -> list[str]:
    """What is planned waits for the question that its owner is asked, or for none."""
    plans = found.plans[table.id]
    due = {
        (plan.seat, plan.question, plan.due_at)
        for plan in plans.values()
        if plan.due_at is not None
    }
    timed = {
        (t.seat, t.asked, t.due_at)
        for t in found.timers
        if t.table == table.id and t.kind == "planned"
    }
    owned = all(table.seats[p.seat].owner == player for player, p in plans.items())
    over = table.status is not Status.PLAYING and bool(plans)
    asked = {(s.seat, s.asked) for s in table.to_act}
    exact = timed == due and owned and not over and {d[:2] for d in due} <= asked
    return [] if exact else [f"plans of {table.code} ({table.status}) are wrong: {plans}, {timed}"]


def _of_results(found: Found) -> list[str]:
    """What finished left a result, and each of them counts once for each of its people."""
    finished = (table for table in found.tables if table.status is Status.FINISHED)
    over = {table.id for table in finished}
    wrong = [f"results of {found.results.keys()}, finished are {over}"]
    counted = Counter(
        (seat.rated_for, result.game)
        for result in found.results.values()
        for seat in result.seats
        if seat.rated is not None
    )
    rated = {(one.player, one.game): one.rated.games for one in found.ratings}
    miscounted = [f"ratings are of {rated} games, counted are {counted}"]
    return (wrong if found.results.keys() != over else []) + (
        miscounted if rated != counted else []
    )


def of_letters(table: Table, course: Sequence[Kept], messages: Sequence[Seen]) -> Iterator[str]:
    """What is wrong with the direct messages about a table.

    Once nothing is left to do, one stands in each mailbox: the one that is known. Each attempt has
    brought one message at most. None goes back to an older state, and none is missing that was to
    call somebody to what is still asked of them.
    """
    newest = {k.message.person: k.message for k in course if k.table == table.id}
    for person, kept in newest.items():
        seen = [m for m in messages if m.lane == f"dm:{person}" and m.about == table.code]
        standing = [message for message in seen if message.stands]
        told = [_version(said) for message in seen for said in message.said[:1]]
        if told != sorted(told):
            yield f"{table.code}: direct messages to {person} out of order: {told}"
        for message in seen:
            versions = [*map(_version, message.said)]
            if versions != sorted(versions):
                yield f"{table.code}: a direct message went back: {message.said}"
        if kept.step is None and not kept.older:
            known = [] if kept.message is None else [kept.message]
            if [message.id for message in standing] != known:
                piled = [message.said[-1] for message in standing]
                yield f"{table.code}: in the mailbox of {person} stand {piled}"
    yield from _of_letters_rings(table, course, messages)


def _of_letters_rings(
    table: Table, course: Sequence[Kept], messages: Sequence[Seen]
) -> Iterator[str]:
    """Whoever owes a decision has a direct message, or waits for one, where each sees their own."""
    if not GAMES[table.game].manifest.has_secrets:
        return
    newest = {k.message.person: k.message for k in course if k.table == table.id}
    wished = {
        (ring.player, ring.seat, ring.asked)
        for kept in course
        if kept.table == table.id
        for ring in kept.message.rings
    }
    for player, seat, asked in sorted(wished, key=str):
        is_open = (
            seat is not None
            and seat < len(table.seats)
            and ((table.seats[seat].occupant, table.seats[seat].asked) == (Human(player), asked))
        )
        kept = newest[player]
        if not is_open or kept.step is not None or table.status is not Status.PLAYING:
            continue
        if not any(m.lane == f"dm:{player}" and m.about == table.code for m in messages):
            yield f"{table.code}: {player} was never told of {asked}"


def of_posts(table: Table, course: Sequence[Kept], messages: Sequence[Seen]) -> Iterator[str]:
    """What is wrong with the posts of a table.

    Once nothing is left to do, one alone has controls, in the table's place; it tells the last
    change that was to be shown. None goes back to an older state. Everybody was called once to each
    question, or waits for it.
    """
    posts = [m for m in messages if m.lane.startswith("place:") and m.about == table.code]
    kept = [one for one in course if one.table == table.id]
    newest = {one.message.place: one.message for one in kept}
    if all(one.step is None and not one.older for one in newest.values()):
        yield from _of_controls(table, kept, posts)
    for post in posts:
        told = [*map(_version, post.said)]
        if told != sorted(told):
            yield f"{table.code}: a post went back: {post.said}"
    begun = [_version(post.said[0]) for post in posts]
    if begun != sorted(begun):
        yield f"{table.code}: posts out of order: {begun}"
    yield from _of_rings(table, kept, posts)


def _of_controls(table: Table, kept: Sequence[Kept], posts: Sequence[Seen]) -> Iterator[str]:
    """One post alone has controls; it is the newest, and up to date."""
    shown = [post for post in posts if post.has_buttons]
    if len(shown) > 1 or (not shown and not table.status.is_over):
        yield f"{table.code}: with controls stand {[post.said[-1] for post in shown]}"
    for post in shown:
        if post is not posts[-1] or post.lane != f"place:{table.place}":
            yield f"{table.code}: not the newest in its place has controls: {post.said[-1]}"
        if _version(post.said[-1]) < (wished := _wished(kept)):
            yield f"{table.code}: version {wished} is not shown: {post.said[-1]}"


def _wished(kept: Sequence[Kept]) -> int:
    """The version of a table that was to be shown last."""
    wishes = dict[PlaceId, int]()
    newest = 0
    for one in kept:
        if one.message.wanted > wishes.get(one.message.place, 0):
            wishes[one.message.place] = one.message.wanted
            newest = one.version
    return newest


def _of_rings(table: Table, kept: Sequence[Kept], posts: Sequence[Seen]) -> Iterator[str]:
    """Boards call somebody as often as that was wished; whom one was to call to what is still asked
    was called."""
    boards = [post.said[0].split() for post in posts if post.said[0].split()[1] == "board"]
    called = Counter(word for words in boards for word in words if word.startswith("@"))
    every = {ring for one in kept for ring in one.message.rings}
    rings = {ring for ring in every if ring.seat is not None}
    meant = Counter(f"@{ring.player}/{ring.asked}" for ring in rings)
    to_else = Counter(str(ring.player) for ring in every - rings)  # whatever they are asked then
    for who, times in called.items():
        if times > meant[who] + to_else[who[1:].split("/")[0]]:
            yield f"{table.code}: called twice: {who}"
    if table.status is not Status.PLAYING:
        return
    told = {word for post in posts for word in post.said[0].split()}
    newest = {one.message.place: one.message for one in kept}
    waiting = {ring.player for one in newest.values() for ring in (*one.rings, *one.later)}
    for ring in rings:
        seat = table.seats[ring.seat or 0]
        is_open = (seat.occupant, seat.asked) == (Human(ring.player), ring.asked)
        if is_open and f"@{ring.player}/{ring.asked}" not in told and ring.player not in waiting:
            yield f"{table.code}: never called: {ring}"


def _version(heading: str) -> int:
    return int(heading.split(" ")[2])
