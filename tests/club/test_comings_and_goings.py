"""Whatever happens, in any order and at any moment: a cup ends, and everybody is told once."""

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import TypeAlias

import pytest

from club.channel_checks import Whereabouts
from club.decisions.progress import DAY, everybody
from club.model.cup import Cup, CupCode, CupStatus, Format
from storage.privacy.erasure import SqlMemory
from tables.model.commands import PauseAlone, Person, Propose
from tables.model.refusals import TableRefuses
from tables.model.table import (
    FORMER_PLAYER,
    HOUR,
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableId,
)
from tests.club.running_club import PLAYERS, Club
from tests.club.test_interruptions import die_somewhere
from tests.crash.cup_checks import CupsFound, faults_of_play
from tests.part_caller import calling
from tests.tables.sample_tables import CLUB

FORMATS: tuple[Format, ...] = ("all-play-all", "swiss", "knock-out")
EVENTFUL = 40
"""How much happens in a cup, at most."""


class Trial:
    """A cup to which anything happens."""

    def __init__(self, club: Club, code: CupCode, chance: Random) -> None:
        self.club, self.code, self.chance = club, code, chance
        self.told: Counter[tuple[str, PlayerId]] = Counter()
        self.where: Whereabouts = "there"

    async def cup(self) -> Cup:
        return await self.club.cup(self.code)

    async def someone(self) -> Person | None:
        """Somebody who is in the cup and has not been forgotten."""
        people = (await self.cup()).people
        return self.chance.choice([p for p in PLAYERS if p.id in people] or [None])

    async def running(self) -> Table | None:
        """A table of any round that is being played."""
        codes = [p.code for r in (await self.cup()).rounds for p in r.pairings if p.code]
        tables = [await self.club.house.table(code) for code in codes]
        return self.chance.choice([t for t in tables if t.status is Status.PLAYING] or [None])

    async def found(self, where: Whereabouts) -> None:
        """All channels are looked at, and this has become of them."""
        self.where = where

        async def whether(_guild: GuildId, _place: PlaceId) -> Whereabouts:
            return where

        await self.club.service.look_for_places(whether)

    # --- looking back ------------------------------------------------------------------------

    async def must_be_sound(self) -> None:
        """No round is opened twice, no result lost, and the standings are as reckoned again."""
        self.told.update(await self.club.told())
        assert set(self.told.values()) <= {1}, "nobody is told anything twice"
        cup, tables = await self.cup(), dict[TableId, Table]()
        for number in (p.table for r in cup.rounds for p in r.pairings):
            if number is not None:
                tables[number] = await self.club.house.store.read(calling("tables.by_id", number))
        assert [*faults_of_play(cup, CupsFound((cup,), tables, Counter()))] == []

    async def must_have_ended_well(self) -> None:
        """Nothing of the cup is left undone."""
        cup = await self.cup()
        standings = (await self.club.service.queries.cup(self.code)).standings
        assert sorted(row.entrant for row in standings) == [*everybody(cup)]
        assert cup.rounds or cup.status is CupStatus.CALLED_OFF
        assert not any(pairing.runs for each in cup.rounds for pairing in each.pairings)
        ends = {to for key, to in self.told if key != "club-told-removed"}
        assert {player for player in cup.people if player != FORMER_PLAYER} <= ends


# --- what happens --------------------------------------------------------------------------------


async def enters(it: Trial) -> None:
    """Somebody enters, also again; or is refused."""
    with suppress(TableRefuses):
        await it.club.enter(it.code, it.chance.choice(PLAYERS[:9]))


async def leaves(it: Trial) -> None:
    if (person := await it.someone()) is not None:
        await it.club.leave(it.code, person)


async def is_removed(it: Trial) -> None:
    active = (await it.cup()).active
    if active:
        await it.club.remove(it.code, it.chance.choice(active).number, manages=True)


async def is_banned(it: Trial) -> None:
    if (person := await it.someone()) is not None:
        await it.club.house.service.removals.ban(CLUB, person.id)


async def is_forgotten(it: Trial) -> None:
    """Somebody is forgotten, who does not enter again."""
    if (person := await it.someone()) is None:
        return
    memory, house = SqlMemory(it.club.house.store.database), it.club.house
    await memory.mark(person.id, house.clock.now())
    for table in await memory.tables_of(person.id):
        await house.service.removals.leave_for_good(table, person.id)
        await memory.forget_at(table, person.id, house.clock.now())
    await memory.forget_elsewhere(person.id)


async def is_away(it: Trial) -> None:
    if (person := await it.someone()) is not None:
        until = it.club.house.clock.now() + it.chance.randrange(5) * DAY
        profile = PlayerProfile(person.id, person.name, away_until=until)
        await it.club.house.store.transact(calling("people.save_profile", profile))


async def pauses(it: Trial) -> None:
    """Somebody pauses a game alone, or all agree to go on."""
    if (table := await it.running()) is None:
        return
    for player in table.people:
        person = Person(player, "")
        pause = PauseAlone(person) if table.pause is None else Propose(person, "resume")
        with suppress(TableRefuses):
            await it.club.house.order(table.code, pause)


async def channel_goes_and_comes(it: Trial) -> None:
    await it.found("there" if it.where == "deleted" else "deleted")


async def bot_restarts(it: Trial) -> None:
    """The process dies at any transaction, before or after its commit."""
    committed = it.chance.random() < 0.5
    await die_somewhere(it.club, it.chance.randrange(4), committed=committed)


async def bot_works(it: Trial) -> None:
    await it.club.service.advance()


async def time_passes(it: Trial) -> None:
    it.club.house.clock.pass_by(it.chance.randrange(30) * HOUR)


async def a_game_ends(it: Trial) -> None:
    if (table := await it.running()) is not None:
        await it.club.finish(table.code, it.chance.randrange(len(table.seats)))


Deed: TypeAlias = Callable[[Trial], Awaitable[None]]
GRAVE: tuple[Deed, ...] = (
    enters, leaves, is_removed, is_banned, is_forgotten, is_away, pauses, channel_goes_and_comes
)  # fmt: skip
USUAL: tuple[Deed, ...] = (bot_works, a_game_ends, bot_restarts, time_passes)


async def begin_trial(club: Club, form: Format, chance: Random) -> Trial:
    """A cup that gathers or whose first round is played."""
    begin = chance.choice((club.open, club.begin))
    code = await begin(
        *PLAYERS[: chance.randrange(3, 8)],
        format=form,
        size=chance.choice((2, 2, 3)),
        round_days=chance.choice((1, 2, None)),
        closes_at=club.house.clock.now() + 2 * DAY,
        pace=Pace(hours=2400),
    )
    return Trial(club, code, chance)


async def end_trial(it: Trial) -> None:
    """From now on nothing more happens than that people play and the bot works."""
    await it.found("there")
    for _ in range(400):
        if (await it.cup()).status.is_over and await it.running() is None:
            await bot_works(it)
            await it.must_be_sound()
            return await it.must_have_ended_well()
        await a_game_ends(it)
        await bot_works(it)
        it.club.house.clock.pass_by(6 * HOUR)
    raise AssertionError("a cup without an end")


async def try_anything(club: Club, form: Format, seed: int) -> None:
    chance = Random(seed)
    it = await begin_trial(club, form, chance)
    for _ in range(chance.randrange(EVENTFUL)):
        if (await it.cup()).status.is_over:
            break
        await chance.choice(chance.choice((GRAVE, USUAL)))(it)
        await it.must_be_sound()
    await end_trial(it)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seed", [0, 6])
async def test_a_cup_ends_well_whatever_happens(club: Club, form: Format, seed: int) -> None:
    await try_anything(club, form, seed + FORMATS.index(form))


@pytest.mark.long
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seed", range(12, 60))
async def test_so_do_many(club: Club, form: Format, seed: int) -> None:
    await try_anything(club, form, seed)
