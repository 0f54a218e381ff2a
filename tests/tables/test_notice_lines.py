"""What happens to a table is a public line of its log, with ids for names."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from core.errors import PlayerError
from core.game import Seat
from core.texts import Guest, Player, Text, Verbatim, text
from i18n import Voice
from model.commands import Bring, Command, Free, PauseAlone, Play, Propose, Resign, Undo
from model.letters import seat_name
from model.log import by_name, in_its_cup, lines_of, people_in, without_ids
from model.table import HOUR, NoticeRecord, Pace, PlayerId, PlayerProfile, Status, Table, TableCode
from storage.database.statements import change
from storage.privacy.erasure import PersonalData
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Transition
from tables.history.records import (
    GameRecord,
    PublicRecord,
    RecordedNotice,
    examine,
    file_of,
    read_record,
)
from tests.games.catalogue import texts
from tests.tables import test_every_pair as pairs
from tests.tables.running_service import House
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CAFFE,
    CLUB,
    DINO,
    ELSA,
    GAME,
    NAMED,
    NOON,
    PIAZZA,
    changed,
    playing,
)
from tests.tables.test_tenures import play_until_late

KNOWN = {person.id: PlayerProfile(person.id, person.name) for person in NAMED.values()}
FAR = NOON + 999 * HOUR


# --- every change --------------------------------------------------------------------------------


def everything() -> Iterator[tuple[Table, Command]]:
    """Whatever people and the house can ask, at every table for which the laws have it."""
    for status in Status:
        for name, order in pairs.ORDERS.items():
            yield from ((pairs._table(status, name), order(who)) for who in pairs.ROLES.values())
        for name, command in pairs.COMMANDS.items():
            yield pairs._table(status, name), command
    late = changed(pairs.TABLES[Status.PLAYING], pace=Pace(24, "computer"))
    yield late, pairs.COMMANDS["expire"]


def carried_out() -> Iterator[tuple[Table, Transition]]:
    """Whatever of it is carried out, now and late."""
    for table, command in everything():
        log = (pairs.JUST_MOVED.move,) if table == pairs.JUST_MOVED.table else ()
        for now in (NOON + HOUR, FAR):
            occasion = Occasion(GAME, now, people=KNOWN, log=tuple(filter(None, log)))
            try:
                yield table, lifecycle.decide(table, command, occasion)
            except PlayerError:
                continue


def spoken(table: Table) -> Voice:
    """Says names without any markup."""

    def name(seat: int) -> str:
        found = seat_name(table.seats, Seat(seat), KNOWN)
        return found.words if isinstance(found, Verbatim) else texts().voice("en").say(found)

    return texts().voice("en", people=name, guest=lambda player: NAMED[PlayerId(player)].name)


def test_a_line_names_nobody_and_says_the_same_in_the_end() -> None:
    told, named = set[str](), 0
    for before, after in carried_out():
        begins = before.status is Status.LOBBY and after.table.status is Status.PLAYING
        notices = () if begins else after.notices
        lines = lines_of(before, after.table, after.notices, NOON)
        assert len(lines) == bool(notices)
        if not lines:
            continue
        (line,) = lines
        written = msgspec.json.encode(line).decode()
        assert not any(person.name in written for person in NAMED.values()), written
        named += any(person.name in repr(notices) for person in NAMED.values())
        said = spoken(after.table).say
        for notice, kept in zip(notices, line.said, strict=True):
            again = by_name(kept, KNOWN)
            assert said(in_its_cup(again, after.table)) == said(in_its_cup(notice, after.table))
            told.add(notice.key)
    assert named > 30, "the letters hold names"
    assert len(told) > 15, told


def test_whoever_sits_in_the_game_is_named_by_the_seat_as_well() -> None:
    before = playing(ANNA, BRUNO)
    paused = lifecycle.decide(before, PauseAlone(BRUNO), Occasion(GAME, NOON, people=KNOWN))
    (line,) = lines_of(before, paused.table, paused.notices, NOON)
    kept = text("table-paused-alone", who=Player(1, Guest(BRUNO.id)))
    assert line == NoticeRecord(paused.table.version, before.moves, NOON, (kept,))
    assert paused.notices == (text("table-paused-alone", who=BRUNO.named),)
    assert [*people_in(kept)] == [BRUNO.id]
    assert by_name(kept, KNOWN) == text("table-paused-alone", who=Player(1, Verbatim("Bruno")))
    assert without_ids(kept) == text("table-paused-alone", who=Player(1))


@pytest.mark.parametrize("forgetting", [None, NOON])
def test_whoever_is_being_forgotten_is_a_former_player_in_lines(forgetting: int | None) -> None:
    known = {ANNA.id: PlayerProfile(ANNA.id, "Anna", forgetting=forgetting)}
    expected = Verbatim("Anna") if forgetting is None else text("former-player")
    guest = Guest(ANNA.id, expected)
    line = text("both", a=Guest(ANNA.id), b=Player(0, Guest(ANNA.id)), c=Guest(ELSA.id))
    named = text("both", a=guest, b=Player(0, expected), c=Guest(ELSA.id))
    assert by_name(line, known) == named


# --- in the store --------------------------------------------------------------------------------


async def lines(house: House, code: TableCode) -> list[NoticeRecord]:
    table = await house.table(code)
    return await house.store.read(lambda r: r.log.notices(table.id))


async def told(house: House, code: TableCode, reader: PlayerId = ELSA.id) -> list[Any]:
    """The history as numbers of moves, and keys of what happened to the table."""
    found = await house.service.past.history(code, reader)
    return [[one.key for one in heard] or number for number, heard in map(_parted, found)]


def _parted(entry: tuple[int | None, tuple[Any, ...], Any]) -> tuple[int | None, list[Text]]:
    number, events, _ = entry
    return number, [event for event in events if isinstance(event, Text)]


async def test_each_change_is_told_at_its_place_and_an_undo_once(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, Bring(ANNA, CLUB, CAFFE))
    await house.lay(code, ANNA)
    await house.order(code, PauseAlone(BRUNO))
    await house.order(code, Propose(BRUNO, "resume"))
    await house.order(code, Undo(ANNA))
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    await house.order(code, Free(DINO, Seat(1), CLUB))
    expected = [
        0,
        ["table-brought"],
        1,
        ["table-paused-alone"],
        ["table-resumed"],
        None,
        1,
        2,
        ["table-freed"],
    ]
    assert [await told(house, code, who.id) for who in (ANNA, BRUNO, ELSA)] == [expected] * 3
    moments = (await house.service.past.moments(code, ELSA.id)).moments
    assert [[said.key for said in one.notices] for one in moments] == [
        ["table-brought"],
        ["table-paused-alone", "table-resumed"],
        [],
        [],
        ["table-freed"],
    ]
    freed = moments[-1].notices[0].values
    assert (freed["who"], freed["former"]) == (Guest(DINO.id), Guest(BRUNO.id)), "no profiles yet"
    stored = [said.key for line in await lines(house, code) for said in line.said]
    assert stored.count("table-undone") == 1
    assert "table-started" not in stored


async def test_of_a_lobby_no_line_is_kept_as_it_belongs_to_no_game(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    assert await lines(house, code) == []
    assert await told(house, code) == [0]


async def test_a_damaged_line_hides_no_other(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, PauseAlone(BRUNO))
    await house.order(code, Propose(BRUNO, "resume"))
    first, second = await lines(house, code)
    spoil = "UPDATE notice SET said = '[{' WHERE version = :n"
    await house.store.database.write(lambda c: change(c, spoil, {"n": first.version}))
    assert await lines(house, code) == [second]
    assert await told(house, code) == [0, ["table-resumed"]]


async def test_a_line_tells_who_sat_there_then(house: House) -> None:
    """Three holders of one seat between two moves."""
    await house.remember(ANNA, BRUNO, ELSA, DINO)
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "computer"))
    await play_until_late(house, code)
    await house.order(code, Free(DINO, Seat(1), CLUB))
    await house.service.join(house.request(), code, ELSA, PIAZZA)
    await house.order(code, PauseAlone(ELSA))
    found = [one for _, heard in map(_parted, await history(house, code)) for one in heard]
    bruno, elsa = BRUNO.named, Player(1, Verbatim("Elsa"))
    assert [one.values for one in found][-4:] == [
        {"who": Player(1, Verbatim("Bruno"))},
        {"who": DINO.named, "former": bruno},
        {"who": elsa, "former": bruno},
        {"who": elsa},
    ]


async def history(house: House, code: TableCode) -> list[Any]:
    return await house.service.past.history(code, ELSA.id)


async def test_whoever_is_forgotten_is_named_in_no_line(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, Bring(ANNA, CLUB, CAFFE))
    await house.order(code, PauseAlone(BRUNO))
    memory, table = PersonalData(house.store.database), await house.table(code)
    await memory.mark(BRUNO.id, NOON)
    await house.service.removals.leave_for_good(table.id, BRUNO.id)
    await memory.forget_at(table.id, BRUNO.id)
    written = msgspec.json.encode(await lines(house, code)).decode()
    assert str(BRUNO.id) not in written
    assert str(ANNA.id) in written
    assert "Bruno" not in written
    found = [one for _, heard in map(_parted, await history(house, code)) for one in heard]
    assert found[1].values["who"] == Player(1, text("former-player"))


# --- records -------------------------------------------------------------------------------------


async def test_a_record_tells_it_between_the_lines_of_its_log(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, PauseAlone(BRUNO))
    await house.order(code, Propose(BRUNO, "resume"))
    await house.lay(code, ANNA)
    await house.order(code, Undo(ANNA))
    await house.order(code, Bring(ANNA, CLUB, CAFFE))
    running = await house.service.past.record(code)
    assert isinstance(running, PublicRecord)
    assert _places(running.notices) == [
        (0, ["table-paused-alone"]),
        (0, ["table-resumed"]),
        (2, ["table-brought"]),
    ]
    await house.order(code, Resign(BRUNO))
    over = await house.service.past.record(code)
    assert isinstance(over, GameRecord)
    assert _places(over.notices) == _places(running.notices)
    for record in (running, over):
        written = msgspec.json.encode(record.notices).decode()
        assert not any(str(number) in written for number in (ANNA.id, BRUNO.id, CAFFE, NOON))
    before = changed(over, notices=msgspec.UNSET)
    for whole in (over, before):
        assert file_of(read_record(file_of(whole))) == file_of(whole)
        assert examine(whole, GAME).all_well
    assert [b"notices" in file_of(one) for one in (over, before)] == [True, False]


def _places(notices: tuple[RecordedNotice, ...] | msgspec.UnsetType) -> list[Any]:
    return [(one.after, [said.key for said in one.said]) for one in notices or ()]


async def test_nobody_can_count_secret_moves_by_what_is_told_of_the_table(house: House) -> None:
    """Two games that differ in nothing but what Anna did in secret."""
    seen: list[Any] = []
    for secret in (0, 3):
        code = await house.begin(ANNA, BRUNO)
        await house.lay(code, BRUNO)
        for _ in range(secret):
            await house.order(code, Play(ANNA, "shift", None))
        await house.order(code, PauseAlone(BRUNO))
        await house.order(code, Propose(BRUNO, "resume"))
        await house.order(code, Play(ANNA, "shift", None))
        await house.order(code, Bring(ANNA, CLUB, CAFFE))
        record = await house.service.past.record(code)
        assert isinstance(record, PublicRecord)
        for reader in (BRUNO, ELSA):
            moments = (await house.service.past.moments(code, reader.id)).moments
            seen.append((await told(house, code, reader.id), [one.notices for one in moments]))
        seen.append(record.notices)
        own = await told(house, code, ANNA.id)
        assert own.count(None) == secret + 1
        assert own[-3:] == [["table-resumed"], None, ["table-brought"]]
    assert seen[:3] == seen[3:]
    assert _places(seen[-1]) == [
        (1, ["table-paused-alone"]),
        (1, ["table-resumed"]),
        (1, ["table-brought"]),
    ]


async def test_how_a_game_counts_that_ended_without_a_result_is_told(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.call_off(code, ANNA, BRUNO)
    record = await house.service.past.record(code)
    (ended,) = record.notices or ()
    assert ended == RecordedNotice(0, (text("table-all-agreed", ends=text("ends-without-result")),))
