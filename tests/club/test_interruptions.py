"""Whoever dies between two steps, and however many work at once: each round opens once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import text

from club.decisions.progress import DAY
from club.interfaces import ClubTransaction
from club.model.cup import Cup, CupCode, CupId, CupStatus
from storage.store import SqlStore
from tables.model.table import LIVING, PlayerId, PlayerProfile, Status
from tests.club.running_club import PLAYERS, Club, make_club
from tests.storage.new_stores import Server, make_empty_server_store
from tests.tables.running_service import House

T = TypeVar("T")
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
    try:
        await dying.advance()
    except* Died:
        pass


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


async def test_one_cup_that_cannot_go_on_does_not_hold_up_the_others(club: Club) -> None:
    ill, well = await club.open(*PLAYERS[:3], most=3), await club.open(*PLAYERS[:3], most=3)

    spoil = text("UPDATE cup SET options = 'x' WHERE code = :code")
    await club.house.store.database.write(lambda c: c.execute(spoil, {"code": ill}).close())
    with pytest.raises(ExceptionGroup, match="a cup cannot be carried on"):
        await club.service.advance()
    assert len((await club.cup(well)).rounds) == 1
    assert (await club.cup(ill)).rounds == ()


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
