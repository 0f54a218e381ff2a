"""A database of a version with knock-outs, computers in cups and rows for all parts goes on.

``cups_of_before.sql``: T001 gathers, with a computer; T002 is a Swiss cup in its second round, T008
over and T010 running; T011 is over; T018 is a knock-out with a computer, T022 running; T034 is one
between rounds, everybody away; T023 is one that gathers; T024 was called off while T026 and T028
ran; in T029 a computer plays.
"""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from cups.saving import subject_of
from cups.standings import standings
from model.cup import DAY, CupCode, CupStatus, UnreadableCup
from model.message import Attempt
from model.table import CupGame, Status, TableCode
from tests.cups.running_cups import MANAGER, PLAYERS, Cups, make_cups
from tests.tables.sample_tables import NOON

ENTRY, SWISS, DONE, KNOCK_OUT, BETWEEN, EARLY, OFF, COMPUTERS = map(
    CupCode, ("T001", "T002", "T011", "T018", "T034", "T023", "T024", "T029")
)


def written(folder: Path, change: str = "") -> None:
    """Write the database of before to this folder, with a change."""
    with sqlite3.connect(folder / "tavolo.sqlite3") as database:
        database.executescript((Path(__file__).parent / "cups_of_before.sql").read_text())
        database.execute(change)
    database.close()


@pytest.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cups]:
    written(tmp_path)
    monkeypatch.setattr("time.time_ns", lambda: NOON * 1_000_000)
    async with make_cups(tmp_path) as cups:
        for _ in range(100):
            cups.house.entropy.code()
            cups.house.request()
        yield cups


async def test_a_cup_that_gathers_goes_on_without_its_computer(old: Cups) -> None:
    cup = await old.cup(ENTRY)
    assert [e.player for e in cup.entrants] == [p.id for p in PLAYERS[:3]]
    assert cup.round_days == 60
    await old.service.begin(ENTRY, MANAGER, manages=True)
    await old.service.advance()
    assert len(await old.games(ENTRY)) == 1


async def test_a_swiss_cup_in_mid_round_is_played_to_its_end(old: Cups) -> None:
    counted, running = (await old.round(SWISS)).pairings
    assert (counted.is_counted, running.is_counted) == (True, False)
    assert running.table in (await old.cup(SWISS)).running
    cup = await old.play_to_the_end(SWISS)
    assert (cup.status, len(cup.rounds)) == (CupStatus.FINISHED, 3)


async def test_a_cup_that_is_over_keeps_its_results(old: Cups) -> None:
    cup = await old.cup(DONE)
    assert cup.status is CupStatus.FINISHED
    (message,) = await old.house.store.read(lambda r: r.messages.about(subject_of(cup)))
    assert (message.message, message.step) == (None, "post"), "it is shown for the first time"
    assert [(int(row.points), row.played) for row in standings(cup)] == [(3, 2), (2, 2), (1, 2)]
    assert await old.service.cups_of(PLAYERS[0].id) != []


async def test_a_knock_out_ends_with_its_round_by_points(old: Cups) -> None:
    before = await old.cup(KNOCK_OUT)
    assert before.was_knock_out
    assert before.format == "swiss"
    (played,) = before.rounds
    assert played.ends_at == played.began_at + 60 * DAY
    cup = await old.play_to_the_end(KNOCK_OUT)
    assert (cup.status, len(cup.rounds)) == (CupStatus.FINISHED, 1)
    assert standings(cup)[0].points == 1


async def test_a_knock_out_between_rounds_ends_at_once(old: Cups) -> None:
    await old.service.advance()
    cup = await old.cup(BETWEEN)
    assert (cup.status, len(cup.rounds)) == (CupStatus.FINISHED, 1)


async def test_a_knock_out_that_gathers_becomes_a_swiss_cup(old: Cups) -> None:
    cup = await old.cup(EARLY)
    assert (cup.format, cup.was_knock_out, cup.status) == ("swiss", True, CupStatus.ENTRY)
    await old.service.enter(EARLY, PLAYERS[5])
    await old.service.begin(EARLY, PLAYERS[4], manages=False)
    await old.service.advance()
    assert (await old.play_to_the_end(EARLY)).status is CupStatus.FINISHED


async def test_games_of_a_cup_that_was_called_off_are_ordinary_ones(old: Cups) -> None:
    for code in map(TableCode, ("T026", "T028")):
        table = await old.house.table(code)
        assert (table.status, table.cup) == (Status.PLAYING, None)
    assert (await old.cup(OFF)).status is CupStatus.CALLED_OFF


async def test_a_computer_plays_its_last_game(old: Cups) -> None:
    cup = await old.cup(COMPUTERS)
    (computer,) = (e for e in cup.entrants if e.player is None)
    assert not computer.plays
    (code,) = (
        p.code for p in cup.rounds[0].pairings if computer.number in {q.entrant for q in p.places}
    )
    assert code is not None
    assert (await old.house.table(code)).cup == CupGame(COMPUTERS, 1)
    place = next(p for p in cup.rounds[0].pairings if p.code == code).places
    person = next(n for n, each in enumerate(place) if each.entrant != computer.number)
    for pairing in await old.games(COMPUTERS):
        assert pairing.code is not None
        if pairing.code != code:
            await old.finish(pairing.code)
    await old.resign(code, person)
    await old.service.advance()
    cup = await old.cup(COMPUTERS)
    assert len(cup.rounds) == 2
    (counted,) = (p for p in cup.rounds[0].pairings if p.code == code)
    assert next(p.rank for p in counted.places if p.entrant == computer.number) == 1
    assert all(computer.number not in {q.entrant for q in p.places} for p in cup.rounds[1].pairings)


async def test_no_letter_about_a_cup_is_left(old: Cups) -> None:
    count = text("SELECT count(*) FROM message WHERE person_id <> 0")
    assert await old.house.store.database.read(lambda c: c.execute(count).scalar_one()) == 0


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE cup_pairing SET places = '{oops' WHERE cup_id = 2 AND round = 1",
        "UPDATE cup SET pace = '{oops' WHERE id = 2",
        "UPDATE cup SET pace = '7' WHERE id = 2",
        "UPDATE cup_pairing SET places = '[{}]' WHERE cup_id = 2 AND round = 2",
        "UPDATE cup_pairing SET places = '7' WHERE cup_id = 2 AND round = 2",
        "UPDATE cup SET status = 'odd' WHERE id = 2",
        "UPDATE cup_entrant SET left_because = 'odd' WHERE cup_id = 2 AND number = 1",
    ],
)
async def test_a_damaged_cup_of_before_hides_no_other(tmp_path: Path, damage: str) -> None:
    written(tmp_path, damage)
    async with make_cups(tmp_path) as cups:
        with pytest.raises(UnreadableCup):
            await cups.cup(SWISS)
        assert (await cups.cup(DONE)).status is CupStatus.FINISHED
        await cups.service.advance()
        assert (await cups.cup(BETWEEN)).status is CupStatus.FINISHED


async def test_whoever_has_played_is_kept_though_the_clock_was_set_back(tmp_path: Path) -> None:
    written(
        tmp_path,
        "UPDATE cup_entrant SET left_because = 'left', left_at ="
        " (SELECT began_at FROM cup_round WHERE cup_id = 2 AND number = 1)"
        " WHERE cup_id = 2 AND number = 1",
    )
    async with make_cups(tmp_path) as cups:
        assert len(standings(await cups.cup(SWISS))) == 4


async def test_a_post_that_may_have_been_sent_is_looked_for(tmp_path: Path) -> None:
    written(
        tmp_path,
        "UPDATE cup SET post_lease_owner = 'one', post_lease_until = 7, stood_until = 9 "
        "WHERE id = 2",
    )
    async with make_cups(tmp_path) as cups:
        cup = await cups.cup(SWISS)
        assert cup.stood_until == 9
        (message,) = await cups.house.store.read(lambda r: r.messages.about(subject_of(cup)))
        assert message.attempt == Attempt(-cup.id, cup.version)
        assert message.step == "look"


async def test_what_had_no_end_does_not_end_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = NOON + 100 * DAY
    monkeypatch.setattr("time.time_ns", lambda: now * 1_000_000)
    written(tmp_path, "UPDATE cup SET closes_at = NULL WHERE code = 'T001'")
    async with make_cups(tmp_path) as cups:
        assert (await cups.round(COMPUTERS)).ends_at == now + 14 * DAY
        assert (await cups.cup(ENTRY)).closes_at == now + 14 * DAY
