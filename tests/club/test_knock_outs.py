"""Knock-outs: whoever is away when a round begins loses a life, as by a lost game."""

from random import Random

import pytest

from club.decisions.entry import without
from club.decisions.lives import people_play
from club.model.cup import CupCode, CupStatus, Pairing, Placing, Round
from tables.model.commands import Person
from tables.model.table import HOUR, Computer, PlayerProfile
from tests.club.pairing_laws import keeps_the_laws
from tests.club.running_club import PLAYERS, Club, seated
from tests.club.simulated_cups import Terms, play
from tests.club.standings_referee import agrees_with_the_referee
from tests.part_caller import calling
from tests.tables.sample_tables import changed

DAY = 24 * HOUR
ONE, TWO, THREE, FOUR = PLAYERS[:4]


async def goes_away(club: Club, person: Person, days: int) -> None:
    until = club.house.clock.now() + days * DAY
    profile = PlayerProfile(person.id, person.name, away_until=until)
    await club.house.store.transact(calling("people.save_profile", profile))


async def sat_out(club: Club, code: CupCode) -> list[int]:
    """Who sits out the newest round."""
    return [p.places[0].entrant for p in (await club.round(code)).pairings if p.is_sat_out]


async def lives(club: Club, code: CupCode) -> dict[int, int | None]:
    return {row.entrant: row.lives for row in (await club.service.queries.cup(code)).standings}


async def test_whoever_stays_away_is_out_after_two_rounds_without_a_game(club: Club) -> None:
    await club.house.remember(*PLAYERS[:8])
    await goes_away(club, PLAYERS[7], 30)
    code = await club.begin(*PLAYERS[:8], format="knock-out")
    assert await sat_out(club, code) == [8]
    assert (await lives(club, code))[8] == 2, "a life is lost at the end of a round"
    await club.play_round(code)
    assert (await lives(club, code))[8] == 1
    assert await sat_out(club, code) == [8]
    await club.play_round(code)
    assert (await lives(club, code))[8] == 0
    assert 8 not in {n for group in seated((await club.round(code)).pairings) for n in group}
    public = await club.play_to_the_end(code)
    assert public.champion is not None
    (row,) = (row for row in public.standings if row.entrant == 8)
    assert (row.rank, row.played, row.last_round) == (8, 0, 2)
    assert not row.score


async def test_while_too_few_are_there_for_a_table_the_cup_waits_and_costs_no_life(
    club: Club,
) -> None:
    await club.house.remember(*PLAYERS[:3])
    for person in (TWO, THREE):
        await goes_away(club, person, 3)
    code = await club.begin(*PLAYERS[:3], format="knock-out")
    assert (await club.cup(code)).rounds == ()
    club.house.clock.pass_by(3 * DAY)
    await club.service.advance()
    assert await sat_out(club, code) == []
    assert await lives(club, code) == {1: 2, 2: 2, 3: 2}


async def test_whoever_is_out_of_a_knock_out_sits_nothing_out(club: Club) -> None:
    await club.house.remember(*PLAYERS[:4])
    await goes_away(club, FOUR, 30)
    code = await club.begin(*PLAYERS[:4], format="knock-out")
    while (await lives(club, code))[4]:
        await club.play_round(code)
    assert (await club.cup(code)).status is CupStatus.PLAYING
    assert await sat_out(club, code) == []


@pytest.mark.parametrize("form", ["swiss", "all-play-all"])
async def test_elsewhere_nobody_sits_out_with_a_pairing(club: Club, form: str) -> None:
    await club.house.remember(*PLAYERS[:4])
    await goes_away(club, FOUR, 30)
    code = await club.begin(*PLAYERS[:4], format=form)
    assert await sat_out(club, code) == []


async def computers_win(club: Club, code: CupCode) -> None:
    """In each game of the round a computer wins, if one plays."""
    for table in await club.tables(code):
        computers = [s.seat for s in table.seats if isinstance(s.occupant, Computer)]
        await club.finish(table.code, (*computers, 0)[0])
    await club.service.advance()


async def test_computers_do_not_play_on_when_all_people_are_out(club: Club) -> None:
    code = await club.begin(ONE, TWO, format="knock-out", computers=("easy",) * 4)
    while (await club.cup(code)).status is CupStatus.PLAYING:
        people = [n for n, left in (await lives(club, code)).items() if left and n > 4]
        assert people, "each round has somebody in it who is no computer"
        await computers_win(club, code)
    public = await club.service.queries.cup(code)
    still_in = {row.entrant for row in public.standings if row.lives}
    assert len(still_in) > 1, "it has not been played to the last computer"
    best = next(row.entrant for row in public.standings if row.entrant > 4)
    assert public.champion == best


@pytest.mark.parametrize(
    ("lost", "plays_on"), [((3, 3), True), ((3, 4), True), ((3, 3, 4), True), ((3, 3, 4, 4), False)]
)
async def test_one_person_with_a_life_left_plays_on_against_computers(
    club: Club, lost: tuple[int, ...], plays_on: bool
) -> None:
    """Entrants 1 and 2 are computers, who beat the people 3 and 4 so often."""
    code = await club.open(ONE, TWO, format="knock-out", computers=("easy",) * 2)
    games = (Pairing(1, (Placing(1, 1), Placing(loser, 2))) for loser in lost)
    rounds = tuple(Round(n, 0, None, (game,), ended_at=0) for n, game in enumerate(games, 1))
    assert people_play(changed(await club.cup(code), rounds=rounds)) is plays_on


@pytest.mark.parametrize(("lost", "plays_on"), [((3, 3), True), ((3,), False)])
async def test_whoever_is_out_can_leave_without_ending_the_cup_for_the_last_person(
    club: Club, lost: tuple[int, ...], plays_on: bool
) -> None:
    code = await club.begin(ONE, TWO, format="knock-out", computers=("easy",) * 2)
    began = await club.cup(code)
    games = (Pairing(1, (Placing(1, 1), Placing(loser, 2))) for loser in lost)
    rounds = tuple(
        Round(n, began.rounds[0].began_at, None, (game,), ended_at=0)
        for n, game in enumerate(games, 1)
    )
    left = without(changed(began, rounds=rounds), (3,), "left", club.house.clock.now())
    assert people_play(left) is plays_on


@pytest.mark.parametrize("part", range(3))
def test_in_three_hundred_knock_outs_nobody_gains_by_being_away(part: int) -> None:
    for seed in range(part, 300, 3):
        chance = Random(seed)
        cup = play(
            Terms(
                "knock-out",
                chance.randint(3, 12),
                chance.choice((2, 2, 3, 4, 5)),
                leaves=chance.choice((0.0, 0.05)),
                away=chance.choice((0.1, 0.3, 0.6)),
                tied=chance.choice((0.0, 0.5)),
            ),
            seed,
        )
        keeps_the_laws(cup)
        agrees_with_the_referee(cup)
