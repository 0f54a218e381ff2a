"""Whole cups over a real store: rounds open, call, count and end by themselves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import text

from cups.saving import subject_of
from cups.standings import standings
from model.commands import Free, Person, Propose
from model.cup import DAY, Cup, CupCode, CupStatus, Pairing
from model.message import Message
from model.refusals import TableRefuses, UnreadableTable
from model.shards import ProcessShards
from model.table import HOUR, LIVING, CupGame, GuildId, PlayerId, Status, Table
from storage.store import Store
from storage.transaction.transaction import Transaction
from tests.cups.running_cups import MANAGER, PLAYERS, Cups, make_cups
from tests.cups.sample_cups import FORMATS, groups_of
from tests.storage.new_stores import Server, make_empty_server_store
from tests.tables.running_service import House
from tests.tables.sample_tables import CLUB, PIAZZA

T = TypeVar("T")
ONE, TWO, THREE, FOUR = PLAYERS[:4]
MOST_STEPS = 5
"""More transactions than one ``advance`` here takes."""


def ranks(pairing: Pairing) -> list[int | None]:
    return [place.rank for place in pairing.places]


async def first_table(cups: Cups, code: CupCode) -> tuple[Table, Person, Person]:
    """The first table of a round, and who plays there."""
    table, *_ = await cups.tables(code)
    one, other = (Person(player, f"Player {player}") for player in table.people)
    return table, one, other


async def pairing_of(cups: Cups, table: Table) -> Pairing:
    assert table.cup is not None
    cup = await cups.cup(CupCode(table.cup.cup))
    return next(p for r in cup.rounds for p in r.pairings if p.table == table.id)


# --- rounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize(("people", "size"), [(5, 2), (7, 3)])
async def test_a_cup_is_played_to_its_end(cups: Cups, kind: str, people: int, size: int) -> None:
    code = await cups.begin(*PLAYERS[:people], format=kind, size=size)
    table, *_ = await cups.tables(code)
    assert (table.cup, table.pace.late) == (CupGame(code, 1), "resign")
    cup = await cups.play_to_the_end(code)
    assert (cup.status, len(cup.rounds)) == (CupStatus.FINISHED, cup.planned_rounds)
    assert cup.ended_at == cups.house.clock.now()
    assert all(p.is_counted for played in cup.rounds for p in played.pairings)
    rows = standings(cup)
    assert (rows[0].rank, {row.entrant for row in rows}) == (1, {*range(1, people + 1)})
    assert await cups.service.advance() is None


async def test_a_round_waits_for_its_last_game(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, *_ = await cups.tables(code)
    await cups.finish(table.code)
    assert await cups.service.advance() == (await cups.round(code)).ends_at
    one, other = (await cups.round(code)).pairings
    assert (one.is_counted, other.is_counted) == (True, False)
    assert len((await cups.cup(code)).rounds) == 1


async def test_at_the_limit_a_running_game_is_a_draw_and_an_ordinary_game(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4], round_days=1)
    tables = await cups.tables(code)
    await cups.finish(tables[0].code)
    cups.house.clock.pass_by(DAY)
    await cups.service.advance()
    cup = await cups.cup(code)
    assert len(cup.rounds) == 2
    assert [*map(ranks, cup.rounds[0].pairings)] == [[1, 2], [1, 1]]
    running = await cups.house.table(tables[1].code)
    assert (running.cup, running.status) == (None, Status.PLAYING)
    await cups.finish(running.code)
    await cups.service.advance()
    assert (await cups.cup(code)).rounds[0] == cup.rounds[0], "it counts no more"


async def test_who_is_late_at_the_limit_comes_behind_and_vanishes_the_second_time(
    cups: Cups,
) -> None:
    code = await cups.begin(*PLAYERS[:4], round_days=1)
    for _ in range(2):
        await cups.house.letters()
        for pairing in await cups.games(code):
            assert pairing.code is not None
            table = await cups.house.table(pairing.code)
            late = next((s.seat for s in table.seats if s.owner == ONE.id), None)
            if late is None:
                await cups.finish(pairing.code)
            else:
                (stays,) = (p for p in table.people if p != ONE.id)
                await cups.house.lay(table.code, Person(stays, ""))
                await cups.house.letters()
        cups.house.clock.pass_by(DAY)
        await cups.service.advance()
    cup = await cups.cup(code)
    late_places = [
        (place.entrant, place.rank)
        for played in cup.rounds
        for pairing in played.pairings
        for place in pairing.places
        if place.late
    ]
    assert late_places == [(1, 2), (1, 2)]
    assert [e.left_because for e in cup.entrants] == ["vanished", None, None, None]


@pytest.mark.parametrize("held_up", ["letters", "state", "rules"])
async def test_at_the_limit_nobody_is_late_who_could_not_know_or_move(
    cups: Cups, held_up: str
) -> None:
    code = await cups.begin(*PLAYERS[:4], round_days=7)
    await cups.house.letters()
    table, one, _ = await first_table(cups, code)
    await cups.house.lay(table.code, one)
    if held_up == "letters":
        await cups.house.order(table.code, Propose(one, "draw"))
    else:
        await cups.house.letters()
    if held_up == "state":
        await cups.house.spoil(table.code)
    if held_up == "rules":
        await cups.house.stamp(table.code, 77)
    cups.house.clock.pass_by(7 * DAY)
    for timer in await cups.house.timers():
        if (timer.table, timer.kind) == (table.id, "deadline"):
            with suppress(TableRefuses, UnreadableTable):
                await cups.house.service.timers.fire(timer)
    assert (await cups.house.table(table.code)).status is Status.PLAYING
    await cups.service.advance()
    places = (await pairing_of(cups, table)).places
    assert [(place.rank, place.late) for place in places] == [(1, False), (1, False)]


async def test_whoever_the_bot_resigns_has_lost_by_time(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, *_ = await cups.tables(code)
    await cups.house.letters()
    cups.house.clock.pass_by(DAY)
    (timer,) = (
        t
        for t in await cups.house.timers()
        if (t.table, t.kind, t.seat) == (table.id, "deadline", 0)
    )
    await cups.house.service.timers.fire(timer)
    await cups.service.advance()
    late, wins = (await pairing_of(cups, table)).places
    assert (late.rank, late.late, wins.rank, wins.late) == (2, True, 1, False)


async def test_a_game_without_a_result_is_a_draw(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, one, other = await first_table(cups, code)
    await cups.house.call_off(table.code, one, other)
    await cups.service.advance()
    assert ranks(await pairing_of(cups, table)) == [1, 1]


async def test_whose_seat_is_not_theirs_at_the_end_comes_last(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, *_ = await cups.tables(code)
    await cups.house.remember(PLAYERS[9])
    await cups.house.hand_over(table.code, table.seats[0].seat, PLAYERS[9])
    await cups.finish(table.code, winner=0)
    await cups.service.advance()
    assert ranks(await pairing_of(cups, table)) == [2, 1]


async def test_a_manager_in_the_cup_does_not_rule_at_its_tables(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, one, _ = await first_table(cups, code)
    inside = next(p for p in PLAYERS[:4] if p.id not in table.people)
    await cups.house.remember(MANAGER)
    with pytest.raises(TableRefuses) as refusal:
        await cups.house.order(table.code, Free(inside, table.seats[0].seat, manages=CLUB))
    assert refusal.value.refusal.code == "cup-refusal-own-cup"
    await cups.house.order(table.code, Free(MANAGER, table.seats[0].seat, manages=CLUB))
    assert (await cups.house.table(table.code)).seat_owned_by(one.id) is None


# --- people --------------------------------------------------------------------------------------


async def test_whoever_is_away_is_not_paired_and_plays_the_next_round(cups: Cups) -> None:
    code = await cups.open(*PLAYERS[:4])
    await cups.house.service.absences.go(FOUR, 2)
    await cups.service.begin(code, MANAGER, manages=True)
    await cups.service.advance()
    assert sorted(map(len, groups_of(await cups.round(code)))) == [1, 2]
    cups.house.clock.pass_by(3 * DAY)
    await cups.play_round(code)
    cup = await cups.cup(code)
    assert [len(played.pairings) for played in cup.rounds] == [2, 2]
    assert next(row.points for row in standings(cup) if row.entrant == 4) == 0


async def test_if_too_few_are_there_days_off_do_not_count(cups: Cups) -> None:
    code = await cups.open(*PLAYERS[:3])
    for person in PLAYERS[:2]:
        await cups.house.service.absences.go(person, 2)
    await cups.service.begin(code, MANAGER, manages=True)
    await cups.service.advance()
    assert sorted(map(len, groups_of(await cups.round(code)))) == [1, 2]


async def test_whoever_leaves_is_paired_no_more_and_keeps_their_results(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    await cups.play_round(code)
    before = {row.entrant: row.points for row in standings(await cups.cup(code))}
    await cups.service.leave(code, ONE)
    assert len(await cups.games(code)) == 2, "a game that runs goes on"
    cup = await cups.play_to_the_end(code)
    assert all(1 not in group for played in cup.rounds[2:] for group in groups_of(played))
    row = next(row for row in standings(cup) if row.entrant == 1)
    assert (row.has_left, row.points >= before[1]) == (True, True)


async def test_a_cup_ends_when_too_few_are_left(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    for person in PLAYERS[1:4]:
        await cups.service.leave(code, person)
    await cups.play_round(code)
    cup = await cups.cup(code)
    assert (cup.status, len(cup.rounds)) == (CupStatus.FINISHED, 1)


async def test_a_cup_whose_entrants_leave_before_its_first_round_is_called_off(cups: Cups) -> None:
    code = await cups.open(*PLAYERS[:3])
    await cups.service.begin(code, MANAGER, manages=True)
    for person in PLAYERS[:3]:
        await cups.service.leave(code, person)
    await cups.service.advance()
    assert (await cups.cup(code)).status is CupStatus.CALLED_OFF


async def ban(cups: Cups, player: PlayerId, by: Person, server: GuildId = CLUB) -> None:
    """Ban somebody as the command of a manager does."""
    imposed = partial(cups.house.service.removals.ban, server, player, by.id)
    await cups.service.leave_shared(server, by.id, player, imposed)


async def test_whoever_bans_a_rival_wins_nothing_by_it(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, rival, banned = await first_table(cups, code)
    assert await cups.service.shared_cups(CLUB, rival.id, banned.id) == [code]
    await ban(cups, banned.id, rival, GuildId(CLUB + 1))
    assert len((await cups.cup(code)).active) == 4
    await ban(cups, banned.id, rival)
    assert (await cups.house.table(table.code)).status is Status.CANCELLED
    assert (await cups.cup(code)).entrant_of(rival.id) is None
    assert await cups.service.shared_cups(CLUB, rival.id, banned.id) == []
    await cups.play_round(code)
    assert ranks(await pairing_of(cups, table)) == [1, 1]
    gone = {e.player: e.left_because for e in (await cups.cup(code)).entrants if not e.plays}
    assert gone == {rival.id: "left", banned.id: "removed"}


async def test_nor_by_banning_one_who_has_left_but_still_plays(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, rival, banned = await first_table(cups, code)
    await cups.service.leave(code, banned)
    assert await cups.service.shared_cups(CLUB, rival.id, banned.id) == [code]
    await ban(cups, banned.id, rival)
    assert (await cups.house.table(table.code)).status is Status.CANCELLED
    assert (await cups.cup(code)).entrant_of(rival.id) is None


async def test_whoever_a_manager_bans_comes_last_in_their_game(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, stays, banned = await first_table(cups, code)
    await ban(cups, banned.id, MANAGER)
    await cups.house.call_off(table.code, stays)
    await cups.service.advance()
    assert ranks(await pairing_of(cups, table)) == [1, 2]


# --- outages -------------------------------------------------------------------------------------


async def down(cups: Cups, days: int) -> None:
    """The bot is down for some days, and starts again."""
    await cups.house.service.outages.mark_alive()
    cups.house.clock.pass_by(days * DAY)
    service = cups.house.service_over(cups.house.store)
    service.outages.include(cups.service.timed)
    await service.outages.wake_up()


async def test_an_outage_lengthens_a_round_and_entries_by_what_it_took(cups: Cups) -> None:
    closes = cups.house.clock.now() + DAY
    gathers = await cups.open(*PLAYERS[:2], closes_at=closes)
    code = await cups.begin(*PLAYERS[:4], round_days=7)
    ends, version = (await cups.round(code)).ends_at, (await cups.cup(code)).version
    await down(cups, 8)
    assert await cups.service.advance() == closes + 8 * DAY
    assert (await cups.round(code)).ends_at == ends + 8 * DAY
    assert (await cups.cup(gathers)).closes_at == closes + 8 * DAY
    assert (await cups.cup(code)).version > version, "its post tells when the round ends"
    cups.house.clock.instant = ends + 8 * DAY - 1
    await down(cups, 2)
    assert (await cups.round(code)).ends_at >= cups.house.clock.now() + 12 * HOUR


async def test_each_process_carries_on_the_cups_of_its_own_servers(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4], round_days=1, guild=GuildId(1 << 22))
    cups.house.clock.pass_by(2 * DAY)
    mine, theirs = (ProcessShards(2, frozenset({shard})) for shard in (0, 1))
    await cups.service.advance(mine)
    assert await cups.service.living(mine) == []
    assert await cups.service.timed(mine) == []
    assert len((await cups.cup(code)).rounds) == 1
    await cups.service.advance(theirs)
    assert len((await cups.cup(code)).rounds) == 2


# --- faults --------------------------------------------------------------------------------------


class Died(Exception):
    """The process has died."""


class DyingStore(Store):
    """A store whose process dies at its n-th transaction: before the commit, or just after it."""

    def __init__(self, store: Store, steps: int, *, committed: bool) -> None:
        super().__init__(store.database)
        self._left = steps
        self._committed = committed

    async def transact(self, work: Callable[[Transaction], T], *, patient: bool = False) -> T:
        self._left -= 1

        def dying(tx: Transaction) -> T:
            done = work(tx)
            if self._left < 0 and not self._committed:
                raise Died
            return done

        done = await super().transact(dying, patient=patient)
        if self._left < 0:
            raise Died
        return done


async def sound(cups: Cups, code: CupCode) -> Cup:
    """Each table of the house is that of one pairing, and of no other; so is each thread."""
    cup = await cups.cup(code)
    paired = [p.table for r in cup.rounds for p in r.pairings if p.table is not None]
    everything = (*LIVING, Status.FINISHED, Status.CANCELLED)
    count = await cups.house.store.read(lambda r: r.tables.count(everything))
    assert len(paired) == len(set(paired)) == count
    places = await cups.house.store.read(lambda r: {one.place for one in r.tables.outlines(paired)})
    assert cups.threads.open_ones == places - {PIAZZA}
    return cup


@pytest.mark.parametrize("committed", [True, False], ids=["after", "before"])
@pytest.mark.parametrize("steps", range(MOST_STEPS))
async def test_after_a_death_at_any_step_the_cup_goes_on_as_if_nothing_had_been(
    tmp_path: Path, steps: int, committed: bool
) -> None:
    async with make_cups(tmp_path) as cups:
        cups.threads.most = 1
        code = await cups.open(*PLAYERS[:3], most=3)
        while not (await sound(cups, code)).status.is_over:
            dying = DyingStore(cups.house.store, steps, committed=committed)
            await cups.service_over(dying).advance()  # what would end the process is logged
            await sound(cups, code)
            await cups.service.advance()
            if not (await sound(cups, code)).status.is_over:
                for pairing in await cups.games(code):
                    assert pairing.code is not None
                    await cups.finish(pairing.code)
        cup = await cups.cup(code)
        assert (cup.status, len(cup.rounds)) == (CupStatus.FINISHED, 3)


async def carried_on_by_three(cups: Cups) -> None:
    """Three processes advance at once, through a whole cup with a thread for half its tables."""
    cups.threads.most = 1
    code = await cups.open(*PLAYERS[:4], most=4)
    others = [cups.service_over(cups.house.store) for _ in range(3)]
    while not (await cups.cup(code)).status.is_over:
        await asyncio.gather(*(other.advance() for other in others))
        cup = await sound(cups, code)
        for pairing in cup.rounds[-1].pairings:
            if pairing.code is not None and not pairing.is_counted:
                await cups.finish(pairing.code)
    assert len((await cups.cup(code)).rounds) == 3
    assert len(cups.threads.open_ones) == 3


async def test_of_several_that_advance_at_once_one_opens_each_round(cups: Cups) -> None:
    await carried_on_by_three(cups)


@pytest.fixture
async def on_a_server(server: Server) -> AsyncIterator[Cups]:
    async with make_empty_server_store(server.url) as store:
        yield Cups(House(store))


@pytest.mark.long
async def test_so_it_is_with_several_processes_on_a_server(on_a_server: Cups) -> None:
    await carried_on_by_three(on_a_server)


async def test_a_damaged_cup_hides_no_other_and_is_tried_again_in_an_hour(
    cups: Cups, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, other = [await cups.open(*PLAYERS[:3], most=3) for _ in range(2)]
    spoil = text(
        f"UPDATE cup SET document = replace(document, 'size', 'sice') WHERE code = '{damaged}'"
    )
    await cups.house.store.database.write(lambda c: c.execute(spoil).close())
    assert await cups.service.advance() == cups.house.clock.now() + HOUR
    assert len((await cups.cup(other)).rounds) == 1
    assert [c.code for c in await cups.service.cups_in(CLUB)] == [other]
    assert damaged in caplog.text
    mended = text("UPDATE cup SET document = replace(document, 'sice', 'size')")
    await cups.house.store.database.write(lambda c: c.execute(mended).close())
    await cups.service.advance()
    assert (await cups.cup(damaged)).rounds == (), "not before the hour is over"
    cups.house.clock.pass_by(HOUR)
    await cups.service.advance()
    assert len((await cups.cup(damaged)).rounds) == 1


async def test_a_cup_whose_game_is_not_here_waits_and_can_be_called_off(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4], round_days=1)
    game = cups.house.games.pop("pebbles")
    cups.house.clock.pass_by(DAY)
    await cups.service.advance()
    assert (await cups.round(code)).ended_at is None
    assert not cups.service.can_begin(await cups.cup(code))
    cups.house.games["pebbles"] = game
    await cups.service.call_off(code, MANAGER, manages=True)
    assert (await cups.cup(code)).status is CupStatus.CALLED_OFF


async def test_a_cup_whose_table_is_missing_can_be_called_off(cups: Cups) -> None:
    code = await cups.begin(*PLAYERS[:4])
    table, other = await cups.tables(code)
    lose = text("UPDATE cup SET document = replace(document, :there, :missing)")
    named = {"there": f'"table":{table.id}', "missing": '"table":999'}
    await cups.house.store.database.write(lambda c: c.execute(lose, named).close())
    await cups.service.call_off(code, MANAGER, manages=True)
    assert (await cups.cup(code)).status is CupStatus.CALLED_OFF
    assert (await cups.house.table(other.code)).cup is None


# --- posts ---------------------------------------------------------------------------------------


async def test_each_change_of_a_cup_wishes_its_channel_shown_it_and_its_end_a_new_message(
    cups: Cups,
) -> None:
    async def message(code: CupCode) -> Message:
        about = subject_of(await cups.cup(code))
        (found,) = await cups.house.store.read(lambda reader: reader.messages.about(about))
        return found

    code = await cups.open()
    assert (await message(code)).wanted == 1
    await cups.service.enter(code, ONE)
    assert ((await message(code)).wanted, (await message(code)).news) == (2, 0)
    await cups.service.enter(code, ONE)
    assert (await message(code)).wanted == 2, "nothing has changed"
    played = await cups.begin(ONE, TWO, THREE, FOUR)
    cup = await cups.play_to_the_end(played)
    told = await message(played)
    assert (cup.status, told.news) == (CupStatus.FINISHED, told.wanted)
