"""A cup whose rows are damaged, or whose game knows it no more, hides no other and ends in time."""

import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from club.decisions.progress import DAY, FAILING_FOR
from club.model.cup import CupCode, CupStatus
from club.model.refusals import UnreadableCup
from storage.privacy.erasure import SqlMemory
from tables.model.refusals import TableRefuses
from tables.model.table import MINUTE, Status
from tests.club.running_club import PLAYERS, Club, make_club, there
from tests.tables.sample_tables import CLUB

PEOPLE = PLAYERS[:4]
SECRET = "what-it-holds"

OF_CUP: dict[str, str] = {
    "an unknown status": f"UPDATE cup SET status = '{SECRET}' WHERE code = :code",
    "a pace that is none": f"UPDATE cup SET pace = '{SECRET}' WHERE code = :code",
    "an unknown format": f"UPDATE cup SET format = '{SECRET}' WHERE code = :code",
}
OF_PARTS: dict[str, str] = {
    "places that are none": f"UPDATE cup_pairing SET places = '[\"{SECRET}\"]' WHERE cup_id IN "
    "(SELECT id FROM cup WHERE code = :code)",
    "an unknown reason to leave": f"UPDATE cup_entrant SET left_because = '{SECRET}' "
    "WHERE number = 4 AND cup_id IN (SELECT id FROM cup WHERE code = :code)",
}
DAMAGES = OF_CUP | OF_PARTS
damaged = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


async def damage_row(club: Club, code: CupCode, statement: str, **values: Any) -> None:
    def work(c: Any) -> None:
        done = c.execute(text(statement), {"code": code, **values})
        assert done.rowcount
        done.close()

    await club.house.store.database.write(work)


def logged(caplog: pytest.LogCaptureFixture, code: CupCode) -> list[logging.LogRecord]:
    return [r for r in caplog.records if f"cup {code} cannot be read" in r.getMessage()]


async def pass_a_week(club: Club) -> None:
    """Look again and again until what fails has failed for long enough."""
    until = club.house.clock.now() + FAILING_FOR + DAY
    while club.house.clock.now() < until:
        again = await club.service.advance()
        assert again is None or again > club.house.clock.now()
        club.house.clock.pass_by(DAY)


# --- it hides no other ---------------------------------------------------------------------------


@damaged
async def test_it_stops_no_list_no_post_no_round_and_no_table_of_its_own(
    club: Club, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    ill, well = await club.begin(*PEOPLE), await club.begin(*PEOPLE)
    (table, *_), cups = await club.tables(ill), await club.service.posts.outdated()
    await damage_row(club, ill, damage)
    of = club.service
    assert [public.facts.code for public in await of.queries.cups(cups)] == [well]
    assert {cup.code for cup in await club.listed(PEOPLE[0])} == {ill, well}
    assert {cup.code for cup in (await of.queries.offered_of(PEOPLE[0].id)).cups} == {ill, well}
    claimed = [await of.posts.claim(cup, "one", 1_000) for cup in cups]
    assert [one.public.facts.code for one in claimed if one is not None] == [well]
    await of.look_for_places(there)
    assert await of.queries.if_resigned(ill, table.code, table.people[0]) is None
    assert await of.queries.if_resigned(well, (await club.tables(well))[0].code, PEOPLE[0].id)
    await club.finish(table.code)
    await club.play_round(well)
    assert len((await club.cup(well)).rounds) == 2
    (line,) = logged(caplog, ill)
    assert getattr(line, "alert", None) == "cup"
    assert SECRET not in caplog.text


@pytest.mark.parametrize("damage", OF_CUP.values(), ids=OF_CUP)
async def test_a_list_says_which_cannot_be_read(club: Club, damage: str) -> None:
    ill, well = await club.begin(*PEOPLE), await club.begin(*PEOPLE)
    await damage_row(club, ill, damage)
    readable = {cup.code: cup.readable for cup in await club.listed(PEOPLE[0])}
    assert readable == {ill: False, well: True}


@damaged
async def test_whoever_asks_for_it_is_told_that_it_cannot_be_read(club: Club, damage: str) -> None:
    code = await club.begin(*PEOPLE)
    await damage_row(club, code, damage)
    for asked in (
        club.service.queries.cup(code),
        club.leave(code, PEOPLE[0]),
        club.call_off(code),
    ):
        with pytest.raises(UnreadableCup) as raised:
            await asked
        assert raised.value.refusal.values == {"code": code}
    assert await club.service.count_failing() == 1, "the doctor counts it from then on"


@damaged
async def test_of_one_that_is_over_nobody_hears_any_more(club: Club, damage: str) -> None:
    code = await club.begin(*PEOPLE)
    await club.call_off(code)
    await club.told()
    await damage_row(club, code, damage)
    with pytest.raises(UnreadableCup) as raised:
        await club.service.queries.cup(code)
    assert raised.value.refusal.code == "club-refusal-unreadable-over"
    await pass_a_week(club)
    assert await club.told() == []
    assert await club.service.count_failing() == 0
    assert await club.service.advance() is None


@damaged
async def test_whoever_is_in_it_can_be_banned(club: Club, damage: str) -> None:
    code = await club.begin(*PEOPLE)
    await damage_row(club, code, damage)
    await club.house.service.removals.ban(CLUB, PEOPLE[0].id)
    over = [table.status for table in await tables_of(club)]
    assert over.count(Status.FINISHED) == 1


@damaged
async def test_whoever_is_in_it_gets_their_data_and_can_be_forgotten(
    club: Club, damage: str
) -> None:
    code, someone = await club.begin(*PEOPLE), PEOPLE[0].id
    await damage_row(club, code, damage)
    memory, house = SqlMemory(club.house.store.database), club.house
    assert code.encode() in await memory.disclose(someone, 0)
    await memory.mark(someone, house.clock.now())
    for table in await memory.tables_of(someone):
        await house.service.removals.leave_for_good(table, someone)
        await memory.forget_at(table, someone, house.clock.now())
    await memory.forget_elsewhere(someone)
    await house.letters()
    assert await memory.finish(someone)
    await pass_a_week(club)
    assert someone not in [to for _, to in await club.told()]


async def tables_of(club: Club) -> list[Any]:
    statuses = (Status.PLAYING, Status.FINISHED)
    found = await club.house.store.read(
        lambda r: [t for p in PEOPLE for t in r.tables.of_player(p.id, statuses)]
    )
    return [*{table.id: table for table in found}.values()]


# --- it ends in time -----------------------------------------------------------------------------


@damaged
async def test_after_a_week_it_is_called_off_and_each_who_is_in_is_told_once(
    club: Club, damage: str
) -> None:
    code = await club.begin(*PEOPLE)
    await damage_row(club, code, damage)
    with pytest.raises(UnreadableCup):
        await club.service.queries.cup(code)
    await pass_a_week(club)
    told = await club.told()
    assert {key for key, _ in told} == {"club-told-failing"}
    assert {to for _, to in told} <= {person.id for person in PEOPLE}
    assert len(told) == len({to for _, to in told}) >= 3
    assert {table.cup for table in await tables_of(club)} == {None}, "ordinary games from now on"
    await pass_a_week(club)
    assert await club.told() == []
    assert await club.service.count_failing() == 0


@pytest.mark.parametrize("damage", OF_PARTS.values(), ids=OF_PARTS)
async def test_its_results_stay_as_they_are_stored(club: Club, damage: str) -> None:
    code = await club.begin(*PEOPLE)
    await damage_row(club, code, damage)
    with pytest.raises(UnreadableCup):
        await club.service.queries.cup(code)
    before = await places(club)
    await pass_a_week(club)
    for table in await tables_of(club):
        await club.finish(table.code)
    await club.service.advance()
    assert await places(club) == before


async def places(club: Club) -> list[str]:
    asked = text("SELECT places FROM cup_pairing ORDER BY cup_id, round, number")
    return await club.house.store.database.read(lambda c: [*c.execute(asked).scalars()])


async def test_what_is_mended_within_the_week_goes_on(club: Club) -> None:
    code = await club.begin(*PEOPLE)
    pace = (await club.cup(code)).pace
    await damage_row(club, code, OF_CUP["a pace that is none"])
    for table in await tables_of(club):
        await club.finish(table.code)
    await club.service.advance()
    assert await club.service.count_failing() == 1
    club.house.clock.pass_by(FAILING_FOR - DAY)
    mend = "UPDATE cup SET pace = :pace WHERE code = :code"
    await damage_row(club, code, mend, pace=f'{{"hours":{pace.hours}}}')
    await club.service.advance()
    cup = await club.cup(code)
    assert (len(cup.rounds), cup.failing_since) == (2, None)
    assert await club.service.count_failing() == 0


# --- its game ------------------------------------------------------------------------------------

UNKNOWN_OPTIONS = "UPDATE cup SET options = 'x' WHERE code = :code"


@pytest.mark.parametrize("why", ["options", "game"])
@pytest.mark.parametrize("begun", [True, False])
async def test_a_cup_that_its_game_knows_no_more_is_called_off_after_a_week(
    club: Club, why: str, begun: bool
) -> None:
    code = await (club.begin(*PEOPLE) if begun else club.open(*PEOPLE, most=4))
    if begun:
        for table in await club.tables(code):
            await club.finish(table.code)
    if why == "options":
        await damage_row(club, code, UNKNOWN_OPTIONS)
    else:
        club.house.games.pop("pebbles")
    await club.service.advance()
    failing_since = (await club.cup(code)).failing_since
    assert failing_since == club.house.clock.now()
    club.house.clock.pass_by(FAILING_FOR - MINUTE)
    await club.service.advance()
    assert (await club.cup(code)).status is not CupStatus.CALLED_OFF
    club.house.clock.pass_by(60 * MINUTE)
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.CALLED_OFF
    assert sorted(await club.told()) == [("club-told-failing", one.id) for one in PEOPLE]
    assert await club.service.advance() is None


async def test_whoever_enters_or_begins_it_is_told_that_its_game_has_changed(club: Club) -> None:
    code = await club.open(*PEOPLE[:3])
    public = await club.service.queries.cup(code)
    assert club.service.queries.can_begin(public.facts)
    await damage_row(club, code, UNKNOWN_OPTIONS)
    public = await club.service.queries.cup(code)
    assert not club.service.queries.can_begin(public.facts)
    with pytest.raises(TableRefuses) as raised:
        await club.enter(code, PEOPLE[3])
    assert raised.value.refusal.code == "club-refusal-options-unknown"


async def test_since_when_it_fails_outlives_the_process(tmp_path: Path) -> None:
    async with make_club(tmp_path) as club:
        code = await club.open(*PEOPLE, most=4)
        await damage_row(club, code, UNKNOWN_OPTIONS)
        await club.service.advance()
        version = (await club.cup(code)).version
        other = club.service_over(club.house.store)
        assert await other.count_failing() == 1
        await other.advance()
        assert (await club.cup(code)).version == version, "its post is not edited each time"
        club.house.clock.pass_by(FAILING_FOR)
        await other.advance()
        assert (await club.cup(code)).status is CupStatus.CALLED_OFF
