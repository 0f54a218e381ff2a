"""Whatever entrants do, in any order: a cup ends, and everybody is told once."""

from random import Random

import pytest

from club.decisions.progress import DAY
from club.model.cup import Cup, CupCode, CupStatus, Format
from tables.model.table import HOUR, Pace, PlayerProfile, Status
from tests.club.running_club import PLAYERS, Club
from tests.part_caller import calling
from tests.tables.sample_tables import CLUB

FORMATS: tuple[Format, ...] = ("all-play-all", "swiss", "knock-out")


async def happen(club: Club, code: CupCode, chance: Random) -> None:
    """Something happens to the cup, or to somebody in it."""
    cup = await club.cup(code)
    people = [person for person in PLAYERS if person.id in cup.people]
    someone, deed = chance.choice(people), chance.randrange(12)
    if deed == 0:
        await club.leave(code, someone)
    elif deed == 1:
        away = club.house.clock.now() + chance.randrange(4) * DAY
        profile = PlayerProfile(someone.id, someone.name, away_until=away)
        await club.house.store.transact(calling("people.save_profile", profile))
    elif deed == 2:
        await club.house.service.removals.ban(CLUB, someone.id)
    elif deed == 3:
        await club.remove(code, chance.choice([e.number for e in cup.active]), manages=True)
    elif deed < 9:
        await play_some(club, cup, chance)
    else:
        club.house.clock.pass_by(chance.randrange(30) * HOUR)


async def play_some(club: Club, cup: Cup, chance: Random) -> None:
    for pairing in cup.rounds[-1].pairings if cup.rounds else ():
        if pairing.code is not None and chance.random() < 0.8:
            table = await club.house.table(pairing.code)
            if table.status is Status.PLAYING:
                await club.finish(pairing.code, chance.randrange(len(table.seats)))


@pytest.mark.parametrize("seed", range(6))
async def test_a_cup_ends_whoever_comes_and_goes(club: Club, seed: int) -> None:
    chance = Random(seed)
    code = await club.begin(
        *PLAYERS[:7],
        format=FORMATS[seed % 3],
        size=2 + seed % 2,
        same_deal=seed % 2 == 1,
        round_days=2,
        pace=Pace(hours=24),
    )
    for _ in range(300):
        if (await club.cup(code)).status.is_over:
            break
        if (await club.cup(code)).people:
            await happen(club, code, chance)
        await club.service.advance()
    cup = await club.cup(code)
    assert cup.status is CupStatus.FINISHED
    public = await club.service.cup(code)
    assert sorted(row.entrant for row in public.standings) == list(range(1, 8))
    paired = [p.table for r in cup.rounds for p in r.pairings if p.table is not None]
    assert len(paired) == len(set(paired))
    told = [to for key, to in await club.told() if key.startswith("club-told-ended")]
    assert len(told) == len(set(told))
