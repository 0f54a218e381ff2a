"""Whoever dies between two steps, and however many work at once: each round opens once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import text

from club import unshown_cups
from club.decisions.progress import DAY
from club.decisions.public_cup import PublicCup, public_cup
from club.interfaces import ClubTransaction
from club.model.cup import Cup, CupCode, CupId, CupStatus
from storage.store import SqlStore
from tables.interfaces import StoreBusy, StoreReadOnly
from tables.model.table import LIVING, MINUTE, PlayerId, PlayerProfile, Status
from tests.club.running_club import PLAYERS, Club, make_club
from tests.storage.new_stores import Server, make_empty_server_store
from tests.tables.running_service import House

T = TypeVar("T")
ONE = PLAYERS[0]
MOST_STEPS = 6
"""More than one ``advance`` here takes."""


class Died(Exception):
    """The process has died."""


class DyingStore:
    """A store whose process dies at its n-th transaction: before the commit, or just after it."""

    def __init__(self, store: SqlStore, steps: int, *, committed: bool) -> None:
        self._store = store
        self._left = steps
        self._committed = committed
        self.read = store.read
        self.read_much = store.read_much

    async def transact(self, work: Callable[[ClubTransaction], T], *, patient: bool = False) -> T:
        if self._left < 0:
            raise Died
        self._left -= 1

        def dying(tx: ClubTransaction) -> T:
            done = work(tx)
            if self._left < 0 and not self._committed:
                raise Died
            return done

        done = await self._store.transact(dying, patient=patient)
        if self._left < 0:
            raise Died
        return done


async def die_somewhere(club: Club, steps: int, *, committed: bool) -> None:
    dying = club.service_over(DyingStore(club.house.store, steps, committed=committed))
    await dying.advance()  # what would end the process is logged


async def must_be_sound(club: Club, code: CupCode) -> Cup:
    """Each table of the house is that of one pairing, and of no other."""
    cup = await club.cup(code)
    paired = [p.table for r in cup.rounds for p in r.pairings if p.table is not None]
    count = await club.house.store.read(
        lambda r: r.tables.count((*LIVING, Status.FINISHED, Status.CANCELLED))
    )
    assert len(paired) == len(set(paired)) == count
    assert [r.number for r in cup.rounds] == list(range(1, len(cup.rounds) + 1))
    return cup


@pytest.mark.parametrize("committed", [True, False], ids=["after", "before"])
async def test_after_a_death_at_any_step_the_cup_goes_on_as_if_nothing_had_been(
    tmp_path: Path, committed: bool
) -> None:
    for steps in range(MOST_STEPS):
        folder = tmp_path / f"{steps}"
        folder.mkdir()
        async with make_club(folder) as club:
            code = await club.open(*PLAYERS[:3], most=3)
            await die_somewhere(club, steps, committed=committed)
            await must_be_sound(club, code)
            await club.service.advance()
            assert len((await must_be_sound(club, code)).rounds) == 1
            while not (await club.cup(code)).status.is_over:
                for pairing in await club.games(code):
                    assert pairing.code is not None
                    await club.finish(pairing.code)
                await die_somewhere(club, steps, committed=committed)
                await club.service.advance()
                await must_be_sound(club, code)
            cup = await club.cup(code)
            assert (cup.status, len(cup.rounds)) == (CupStatus.FINISHED, 3)
            assert len(await club.told()) == 3, "each is told once"


@pytest.fixture
async def on_a_server(server: Server) -> AsyncIterator[Club]:
    async with make_empty_server_store(server.url) as store:
        yield Club(House(store))


async def carried_on_by_three(club: Club) -> None:
    """Three processes advance at once, through a whole cup."""
    code = await club.open(*PLAYERS[:4], most=4, same_deal=True)
    others = [club.service_over(club.house.store) for _ in range(3)]
    while not (await club.cup(code)).status.is_over:
        await asyncio.gather(*(other.advance() for other in others))
        cup = await must_be_sound(club, code)
        for pairing in cup.rounds[-1].pairings:
            if pairing.runs and pairing.code is not None:
                await club.finish(pairing.code)
    assert len((await club.cup(code)).rounds) == 3
    assert len(await club.told()) == 4


async def test_of_several_that_advance_at_once_one_opens_each_round(club: Club) -> None:
    await carried_on_by_three(club)


@pytest.mark.long
async def test_so_it_is_with_several_processes_on_a_server(on_a_server: Club) -> None:
    await carried_on_by_three(on_a_server)


async def people_enter_at_once(club: Club) -> None:
    code = await club.open(most=5)
    entering = (club.enter(code, person) for person in PLAYERS[:8])
    ends = await asyncio.gather(*entering, return_exceptions=True)
    assert sum(isinstance(end, Exception) for end in ends) == 3
    cup = await club.cup(code)
    assert [entrant.number for entrant in cup.entrants] == [1, 2, 3, 4, 5]


async def test_of_those_who_enter_at_once_as_many_get_in_as_there_are_places(club: Club) -> None:
    await people_enter_at_once(club)


@pytest.mark.long
async def test_so_it_is_on_a_server(on_a_server: Club) -> None:
    await people_enter_at_once(on_a_server)


async def spoil(club: Club, code: CupCode) -> None:
    """Make the options of a cup such that no table can have them, as an update of a game may."""
    bad = text("UPDATE cup SET options = 'x' WHERE code = :code")
    await club.house.store.database.write(lambda c: c.execute(bad, {"code": code}).close())


async def test_a_cup_that_cannot_go_on_is_set_aside_and_holds_up_no_other(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    ill, well = await club.open(*PLAYERS[:3], most=3), await club.open(*PLAYERS[:3], most=3)
    later = await club.open(PLAYERS[0], closes_at=club.house.clock.now() + DAY)
    await spoil(club, ill)
    pauses = list[int]()
    for _ in range(8):
        again = await club.service.advance()
        assert again is not None
        pauses.append(again - club.house.clock.now())
        assert await club.service.advance() == again, "meanwhile it is left alone"
        club.house.clock.instant = again
    assert pauses == [minutes * MINUTE for minutes in (1, 2, 4, 8, 16, 32, 60, 60)]
    said = [record for record in caplog.records if "cannot go on" in record.message]
    assert len(said) == 8
    assert [getattr(record, "alert", None) for record in said[-3:]] == [None, "cup", "cup"]
    assert (len((await club.cup(well)).rounds), (await club.cup(ill)).rounds) == (1, ())
    assert await club.service.count_failing() == 1
    await club.call_off(ill)
    assert await club.service.advance() == (await club.cup(later)).closes_at
    assert await club.service.count_failing() == 0


@pytest.mark.parametrize("fault", [ConnectionRefusedError(), StoreBusy()])
async def test_without_its_database_no_cup_is_to_blame(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    code = await club.open(*PLAYERS[:3], most=3)
    store = club.house.store

    async def away(*_: object, **__: object) -> None:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(type(store), "transact", away)
        with pytest.raises(type(fault)):
            await club.service.advance()
    assert not any("cannot go on" in line for line in caplog.messages)
    await club.service.advance()
    assert len((await club.cup(code)).rounds) == 1


async def test_a_cup_that_goes_on_again_is_set_aside_no_more(club: Club) -> None:
    code = await club.open(*PLAYERS[:3], most=3)
    sound = (await club.cup(code)).options
    await spoil(club, code)
    again = await club.service.advance()
    assert again is not None
    mend = text("UPDATE cup SET options = :sound WHERE code = :code")
    values = {"code": code, "sound": sound}
    await club.house.store.database.write(lambda c: c.execute(mend, values).close())
    club.house.clock.instant = again
    await club.service.advance()
    assert (len((await club.cup(code)).rounds), await club.service.count_failing()) == (1, 0)


async def test_a_table_that_does_not_open_does_not_hold_up_its_cup(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await club.begin(*PLAYERS[:4], same_deal=True)

    def fail(_tx: object, _table: object) -> None:
        raise ValueError

    monkeypatch.setattr(club.house.service.round_ends, "opened_up", fail)
    club.service = club.service_over(club.house.store)
    await club.play_round(code)
    cup = await club.cup(code)
    assert (len(cup.rounds), cup.rounds[0].seed) == (2, None)


async def test_a_cup_that_cannot_be_shown_is_left_out_of_lists_and_logged_once(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ill, well = await club.open(ONE), await club.open(ONE)

    def fail_at_one(cup: Cup) -> PublicCup:
        if cup.code == ill:
            raise ValueError
        return public_cup(cup)

    monkeypatch.setattr(unshown_cups, "public_cup", fail_at_one)
    of = club.service
    outdated = await of.posts.outdated()
    assert [public.facts.code for public in await of.queries.cups(outdated)] == [well]
    claimed = [await of.posts.claim(cup, "one", 1_000) for cup in outdated]
    assert [each.public.facts.code for each in claimed if each is not None] == [well]
    said = [record for record in caplog.records if "cannot be shown" in record.message]
    assert [getattr(record, "alert", None) for record in said] == ["cup"]


async def test_a_cup_whose_game_is_away_waits_for_it(club: Club) -> None:
    code = await club.open(*PLAYERS[:3], most=3)
    game = club.house.games.pop("pebbles")
    again = await club.service.advance()
    assert again is not None
    assert (await club.cup(code)).rounds == ()
    club.house.games["pebbles"] = game
    club.house.clock.instant = again
    await club.service.advance()
    assert len((await club.cup(code)).rounds) == 1


async def test_a_deal_is_told_though_the_process_dies_after_the_last_game_is_counted(
    club: Club,
) -> None:
    """The last games are over only after the cup is, as their rounds were judged."""
    code = await club.begin(*PLAYERS[:4], same_deal=True, round_days=1, format="swiss")
    while not (await club.cup(code)).status.is_over:
        club.house.clock.pass_by(2 * DAY)
        await club.service.advance()
    running = [p.code for r in (await club.cup(code)).rounds for p in r.pairings if p.runs]
    for table in filter(None, running):
        await club.finish(table)
    while not await counted_by_the_dying(club, code):
        pass
    await club.service.advance()
    assert all(played.seed for played in (await club.cup(code)).rounds)


async def counted_by_the_dying(club: Club, code: CupCode) -> bool:
    """One step is done by a process that dies behind it; whether all games are counted then."""
    await die_somewhere(club, 0, committed=True)
    cup = await club.cup(code)
    return not any(pairing.runs for played in cup.rounds for pairing in played.pairings)


async def test_a_deal_is_told_of_a_cup_called_off_before_the_step_that_tells_it(
    club: Club,
) -> None:
    code = await club.begin(*PLAYERS[:4], same_deal=True)
    for table in await club.tables(code):
        await club.finish(table.code)
    await die_somewhere(club, 0, committed=True)
    await club.call_off(code)
    await club.service.advance()
    (played,) = (await club.cup(code)).rounds
    assert played.seed is not None


class WatchedStore:
    """A store that notes whom its transactions lock before a cup; ``first`` comes before one."""

    def __init__(self, store: SqlStore, first: Callable[[], Awaitable[object]]) -> None:
        self._store = store
        self._first: Callable[[], Awaitable[object]] | None = first
        self.read = store.read
        self.read_much = store.read_much
        self.locked = list[list[PlayerId]]()

    async def transact(self, work: Callable[[ClubTransaction], T], *, patient: bool = False) -> T:
        first, self._first = self._first, None
        if first is not None:
            await first()

        def watched(tx: ClubTransaction) -> T:
            people, by_id = tx.people.profile, tx.cups.by_id
            locked = list[PlayerId]()

            def profile(player: PlayerId) -> PlayerProfile | None:
                locked.append(player)
                return people(player)

            def cup(number: CupId) -> Cup | None:
                self.locked.append([*locked])
                return by_id(number)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(tx.people, "profile", profile)
                patch.setattr(tx.cups, "by_id", cup)
                return work(tx)

        return await self._store.transact(watched, patient=patient)


async def test_all_people_of_a_cup_are_locked_before_it_also_who_enters_meanwhile(
    club: Club,
) -> None:
    """Else one could be seated while another transaction bans or forgets them."""
    code = await club.open(*PLAYERS[:2], most=3)
    last = PLAYERS[2]
    club.house.clock.pass_by(60 * DAY)
    watched = WatchedStore(club.house.store, lambda: club.enter(code, last))
    await club.service_over(watched).advance()
    everybody = [person.id for person in PLAYERS[:3]]
    assert watched.locked[0] == everybody[:2], "then somebody enters, and it is tried again"
    assert watched.locked[1:]
    assert all(locked == everybody for locked in watched.locked[1:])
    (played,) = (await club.cup(code)).rounds
    assert sum(len(pairing.places) for pairing in played.pairings) == 3


async def test_that_the_database_takes_no_changes_is_no_fault_of_a_cup(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = await club.begin(*PLAYERS[:4])
    for table in await club.tables(code):
        await club.finish(table.code)

    async def refuse(*_: object, **__: object) -> None:
        raise StoreReadOnly

    with monkeypatch.context() as patch:
        patch.setattr(club.house.store, "transact", refuse)
        for _ in range(2):
            with pytest.raises(StoreReadOnly):
                await club.service.advance()
    assert caplog.records == []
    await club.service.advance()
    cup = await club.cup(code)
    assert (len(cup.rounds), cup.failing_since) == (2, None)
