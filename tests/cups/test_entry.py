"""Opening a cup, entering it, leaving it, and what its organisers may do."""

from collections.abc import Awaitable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from model import game_json
from model.cup import DAY, LONGEST_ENTRY, CupCode, CupStatus, usual_round_days
from model.refusals import TableRefuses
from model.retention import LOBBIES_KEPT
from model.shards import EVERYBODY
from model.table import HOUR, Pace, Status
from storage.privacy.erasure import PersonalData
from storage.privacy.expiry import clear_away
from tables.people.bans import MOST_OPENINGS, OPENINGS_IN
from tests.cups.running_cups import MANAGER, OPENER, PLAYERS, Cups, cup_opening
from tests.tables.sample_tables import CLUB, NOON, PIAZZA
from tests.tables.toy_game import Options

ONE, TWO, THREE, FOUR = PLAYERS[:4]
UNKNOWN = CupCode("NONE")


async def refusal(done: Awaitable[object]) -> str | None:
    try:
        await done
    except TableRefuses as fault:
        return fault.refusal.code
    return None


async def players(cups: Cups, code: CupCode) -> list[int | None]:
    return [e.player for e in (await cups.cup(code)).active]


async def test_a_cup_is_opened_once_for_a_request(cups: Cups) -> None:
    request = cups.house.request()
    one = await cups.service.open_cup(request, cup_opening())
    assert await cups.service.open_cup(request, cup_opening()) == one
    assert (int(one.id), one.status, one.pace.late) == (int(request), CupStatus.ENTRY, "resign")
    assert await cups.service.cups_in(CLUB) == [one]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"size": 1}, "seats"),
        ({"size": 9}, "seats"),
        ({"most": 2}, "places"),
        ({"most": 65}, "places"),
        ({"pace": Pace(hours=None)}, "no-pace"),
        ({"closes_at": NOON}, "closes"),
        ({"closes_at": NOON + LONGEST_ENTRY + 1}, "closes"),
        ({"round_days": 0}, "days"),
        ({"round_days": 61}, "days"),
        ({"name": "x" * 61}, "name"),
        ({"options": b'{"rounds":"many"}'}, "options-unknown"),
    ],
)
async def test_terms_by_which_no_cup_can_be_played(
    cups: Cups, fields: dict[str, Any], code: str
) -> None:
    opening = cup_opening(**fields)
    done = cups.service.open_cup(cups.house.request(), opening)
    assert await refusal(done) == f"cup-refusal-{code}"
    assert await cups.service.cups_in(CLUB) == []


async def test_nobody_has_more_than_three_cups_open(cups: Cups) -> None:
    codes = [await cups.open() for _ in range(3)]
    assert await refusal(cups.open()) == "cup-refusal-too-many"
    await cups.service.call_off(codes[0], OPENER, manages=False)
    assert await refusal(cups.open()) is None


async def test_nobody_opens_cup_after_cup(cups: Cups) -> None:
    for _ in range(MOST_OPENINGS):
        await cups.service.call_off(await cups.open(), OPENER, manages=False)
    assert await refusal(cups.open()) == "cup-refusal-too-hasty"
    cups.house.clock.pass_by(OPENINGS_IN)
    assert await refusal(cups.open()) is None


async def test_people_enter_leave_and_enter_again(cups: Cups) -> None:
    code = await cups.open(ONE, TWO)
    before = await cups.cup(code)
    assert await cups.service.enter(code, TWO) == before, "who is in stays in"
    await cups.service.leave(code, ONE)
    assert await players(cups, code) == [TWO.id]
    assert await refusal(cups.service.leave(code, ONE)) == "cup-refusal-not-entered"
    await cups.service.enter(code, ONE)
    assert await players(cups, code) == [TWO.id, ONE.id]
    assert await refusal(cups.service.enter(UNKNOWN, ONE)) == "cup-refusal-unknown"


async def test_a_full_cup_begins(cups: Cups) -> None:
    code = await cups.open(ONE, TWO, THREE, most=3)
    assert await refusal(cups.service.enter(code, FOUR)) == "cup-refusal-full"
    await cups.service.advance()
    assert (await cups.cup(code)).status is CupStatus.PLAYING
    assert await refusal(cups.service.enter(code, FOUR)) == "cup-refusal-entries-closed"


async def test_entries_close_by_themselves(cups: Cups) -> None:
    code = await cups.open(ONE, TWO, THREE, closes_at=NOON + HOUR)
    empty = await cups.open(ONE, TWO, closes_at=NOON + HOUR)
    assert await cups.service.advance() == NOON + HOUR
    cups.house.clock.pass_by(HOUR)
    await cups.service.advance()
    assert len((await cups.cup(code)).rounds) == 1
    assert (await cups.cup(empty)).status is CupStatus.CALLED_OFF


async def test_whoever_is_removed_never_enters_again(cups: Cups) -> None:
    code = await cups.open(ONE, TWO, THREE)
    await cups.service.remove(code, OPENER, 2, manages=False)
    assert await players(cups, code) == [ONE.id, THREE.id]
    assert await refusal(cups.service.enter(code, TWO)) == "cup-refusal-removed"
    removed = await cups.cup(code)
    assert await cups.service.remove(code, OPENER, 2, manages=False) == removed
    assert (
        await refusal(cups.service.remove(code, OPENER, 9, manages=False)) == "cup-refusal-nobody"
    )
    await cups.service.enter(code, FOUR)
    await cups.service.begin(code, OPENER, manages=False)
    await cups.service.advance()
    assert [e.player for e in (await cups.cup(code)).entrants] == [ONE.id, THREE.id, FOUR.id]


async def test_only_an_organiser_decides_for_all(cups: Cups) -> None:
    code, service = await cups.open(TWO, THREE), cups.service
    assert await refusal(service.begin(code, TWO, manages=False)) == "cup-refusal-not-organiser"
    assert await refusal(service.begin(code, OPENER, manages=False)) == "cup-refusal-too-few"
    assert not service.can_begin(await cups.cup(code))
    await service.enter(code, FOUR)
    assert service.can_begin(await cups.cup(code))
    begun = await service.begin(code, OPENER, manages=False)
    assert (begun.status, begun.planned_rounds) == (CupStatus.PLAYING, 3)
    assert await service.begin(code, OPENER, manages=False) == begun
    await service.advance()
    assert await refusal(service.call_off(code, OPENER, manages=False)) == "cup-refusal-has-begun"
    assert await refusal(service.call_off(code, TWO, manages=True)) == "cup-refusal-own-cup"
    assert await refusal(service.remove(code, TWO, 1, manages=True)) == "cup-refusal-own-cup"
    await service.call_off(code, MANAGER, manages=True)
    over = await service.call_off(code, MANAGER, manages=True)
    assert over.status is CupStatus.CALLED_OFF
    for done in (
        service.leave(code, THREE),
        service.begin(code, OPENER, manages=False),
        service.remove(code, OPENER, 1, manages=False),
    ):
        assert await refusal(done) == "cup-refusal-over"


async def test_games_of_a_cup_called_off_go_on_as_ordinary_ones(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[1:5])
    await cups.service.call_off(code, MANAGER, manages=True)
    for table in await cups.tables(code):
        assert (table.cup, table.status) == (None, Status.PLAYING)
    assert await cups.service.advance() is None


async def test_the_cup_of_a_channel_that_is_gone_is_called_off(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    (cup,) = await cups.service.living(EVERYBODY)
    await cups.service.lost_place(cup.id, PIAZZA)
    assert (await cups.cup(code)).status is CupStatus.CALLED_OFF


async def test_banned_people_neither_enter_nor_stay(cups: Cups) -> None:
    code = await cups.open(ONE, TWO, by=TWO)
    await cups.house.service.removals.ban(CLUB, THREE.id)
    await cups.house.service.removals.ban(CLUB, TWO.id)
    assert await refusal(cups.service.enter(code, THREE)) == "table-refusal-banned"
    assert await refusal(cups.service.begin(code, TWO, manages=False)) == "table-refusal-banned"
    assert await refusal(cups.open(by=TWO)) == "table-refusal-banned"
    await cups.service.advance()
    assert await players(cups, code) == [ONE.id]


async def test_cups_are_listed_living_ones_first(cups: Cups) -> None:
    codes = [await cups.open(ONE) for _ in range(3)]
    await cups.service.call_off(codes[2], OPENER, manages=False)
    listed = [codes[1], codes[0], codes[2]]
    assert [c.code for c in await cups.service.cups_in(CLUB)] == listed
    assert [c.code for c in await cups.service.cups_of(ONE.id)] == listed
    assert await cups.service.cups_of(TWO.id) == []


async def test_a_cup_that_never_took_place_is_deleted_after_a_while(cups: Cups) -> None:
    never, played = await cups.open(*PLAYERS[:3]), await cups.begin(*PLAYERS[:3])
    for code in (never, played):
        await cups.service.call_off(code, MANAGER, manages=True)
    database, now = cups.house.store.database, cups.house.clock.now()
    await clear_away(database, now + LOBBIES_KEPT)
    assert len(await cups.service.cups_in(CLUB)) == 2
    await clear_away(database, now + LOBBIES_KEPT + 1)
    assert [cup.code for cup in await cups.service.cups_in(CLUB)] == [played]
    about = "SELECT count(*) FROM message WHERE subject = 'cup'"
    assert await database.read(lambda c: c.exec_driver_sql(about).scalar_one()) == 1


@pytest.mark.parametrize("over", [False, True])
async def test_of_somebody_forgotten_results_stay_and_nothing_else(cups: Cups, over: bool) -> None:
    code = await cups.begin(*PLAYERS[:4], by=FOUR)
    await cups.play_round(code)
    if over:
        await cups.play_to_the_end(code)
    before = await cups.cup(code)
    await PersonalData(cups.house.store.database).forget_elsewhere(FOUR.id)
    await cups.service.advance()
    cup = await cups.cup(code)
    assert cup.version > before.version, "its post is edited"
    assert [(e.player, e.left_because) for e in cup.entrants][3] == (0, "forgotten")
    assert (cup.entrants[3].left_at is None) == over
    assert cup.opened_by == 0
    assert cup.rounds[0] == before.rounds[0]
    assert await cups.service.cups_of(FOUR.id) == []


async def test_whoever_is_forgotten_while_people_enter_leaves_no_trace(cups: Cups) -> None:
    code = await cups.open(ONE, TWO)
    await PersonalData(cups.house.store.database).forget_elsewhere(TWO.id)
    await cups.service.advance()
    assert await players(cups, code) == [ONE.id]
    assert len((await cups.cup(code)).entrants) == 1


@pytest.mark.parametrize(
    ("turns", "pace", "days"), [(10, 24, 7), (30, 24, 14), (900, 24, 56), (30, 1, 7)]
)
def test_usual_days_of_a_round_are_whole_weeks(turns: int, pace: int, days: int) -> None:
    assert usual_round_days(turns, Pace(hours=pace)) == days


async def test_all_tables_have_the_options_of_the_cup(cups: Cups) -> None:
    options = game_json.encode(Options(rounds=3))
    code = await cups.begin(*PLAYERS[:4], options=options)
    tables = await cups.tables(code)
    assert {table.options for table in tables} == {options}
    assert len({table.seed for table in tables}) == 2
    assert (await cups.round(code)).ends_at == cups.house.clock.now() + 14 * DAY


async def test_a_cup_has_a_tables_rhythm_and_its_rounds_end_in_it(cups: Cups) -> None:
    pace = Pace(hour=21 * 60, free=(5, 6), zone="Europe/Rome")
    code = await cups.begin(*PLAYERS[:4], pace=pace, round_days=5)
    assert {table.pace for table in await cups.tables(code)} == {replace(pace, late="resign")}
    ends = datetime.fromtimestamp((await cups.round(code)).ends_at / 1000, ZoneInfo("Europe/Rome"))
    began = datetime.fromtimestamp(cups.house.clock.now() / 1000, ZoneInfo("Europe/Rome"))
    assert (ends.hour, ends.minute, ends.weekday() in pace.free) == (21, 0, False)
    assert (ends - began).days in (6, 7), "five days that count, and a weekend"
