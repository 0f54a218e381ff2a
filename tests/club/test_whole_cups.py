"""Cups of each format from entry to end, over a real store."""

from fractions import Fraction
from itertools import combinations

import pytest

from club.decisions.public_cup import without_lot
from club.model.cup import CupStatus, Format
from club.standings.standings import Row
from tables.model.table import Computer, CupGame, Human, Status
from tests.club.running_club import OPENER, PLAYERS, Club, seated
from tests.tables.sample_tables import changed


async def test_a_cup_of_four_is_played_from_entry_to_its_champion(club: Club) -> None:
    people = PLAYERS[:4]
    await club.house.remember(*people)
    code = await club.open(*people, most=4)
    assert (await club.cup(code)).status is CupStatus.PLAYING, "a full cup begins"
    await club.service.advance()
    for number in (1, 2, 3):
        played = await club.round(code)
        assert (played.number, len(played.pairings)) == (number, 2)
        await club.play_round(code)
    public = await club.service.queries.cup(code)
    assert public.facts.status is CupStatus.FINISHED
    met = {frozenset(group) for each in public.facts.rounds for group in seated(each.pairings)}
    assert met == {frozenset(pair) for pair in combinations((1, 2, 3, 4), 2)}
    assert public.champion == public.standings[0].entrant
    told = await club.told()
    assert sorted(told) == sorted(("club-told-won", person.id) for person in people)
    assert await club.told() == []


async def test_tables_of_a_round_are_ordinary_ones_that_begin_at_once(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    for table in await club.tables(code):
        assert table.status is Status.PLAYING
        assert table.cup == CupGame(code, 1)
        assert table.pace.late == "resign"
        assert table.host == table.people[0]
        assert table.seed is not None
    letters = await club.house.letters()
    assert {letter.kind for letter in letters} == {"board", "turn"}
    seeds = {table.seed for table in await club.tables(code)}
    assert len(seeds) == 2


@pytest.mark.parametrize("form", ["all-play-all", "swiss", "knock-out"])
async def test_cups_of_every_format_end_with_everybody_placed(club: Club, form: Format) -> None:
    code = await club.begin(*PLAYERS[:5], format=form)
    public = await club.play_to_the_end(code)
    assert public.facts.status is CupStatus.FINISHED
    assert sorted(row.rank for row in public.standings) == [1, 2, 3, 4, 5]
    assert all(each.ended_at is not None for each in public.facts.rounds)
    assert not any(p.runs for each in public.facts.rounds for p in each.pairings)
    assert public.facts.lot is not None


async def test_in_a_knock_out_lives_are_lost_at_the_end_of_a_round(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], format="knock-out")
    first, second = await club.tables(code)
    await club.finish(first.code)
    await club.service.advance()
    assert [row.lives for row in (await club.service.queries.cup(code)).standings] == [2, 2, 2, 2]
    await club.finish(second.code)
    await club.service.advance()
    lives = [row.lives for row in (await club.service.queries.cup(code)).standings]
    assert lives == [2, 2, 1, 1]


async def test_groups_of_three_play_at_tables_of_three(club: Club) -> None:
    code = await club.begin(*PLAYERS[:6], size=3, format="swiss")
    assert [len(table.seats) for table in await club.tables(code)] == [3, 3]
    public = await club.play_to_the_end(code)
    assert public.facts.status is CupStatus.FINISHED


async def test_computers_fill_a_cup_and_win_no_title(club: Club) -> None:
    code = await club.begin(*PLAYERS[:2], computers=("easy", "hard"))
    occupants = [s.occupant for t in await club.tables(code) for s in t.seats]
    assert Computer("pebbles", "easy", called=1) in occupants
    assert Human(OPENER.id) in occupants
    while not (await club.cup(code)).status.is_over:
        for table in await club.tables(code):
            people = [s.seat for s in table.seats if isinstance(s.occupant, Human)]
            computers = [s.seat for s in table.seats if isinstance(s.occupant, Computer)]
            await club.finish(table.code, (computers or people)[0])
        await club.service.advance()
    public = await club.service.queries.cup(code)
    assert public.champion in (3, 4), "the better of the two people"
    first = public.facts.entrant(public.standings[0].entrant)
    assert first is not None
    assert first.is_computer


async def test_who_is_out_of_a_knock_out_stands_as_at_the_end(club: Club) -> None:
    """The winner of round 1 left in it, the loser in round 2: so the loser is ahead."""
    code = await club.begin(*PLAYERS[:6], format="knock-out")
    first, second, _ = (await club.round(code)).pairings
    won, lost = first.places[0].entrant, second.places[1].entrant
    await club.leave(code, PLAYERS[won - 1])
    await club.play_round(code)
    await club.leave(code, PLAYERS[lost - 1])
    now = [row.entrant for row in (await club.service.queries.cup(code)).standings]
    at_the_end = [row.entrant for row in (await club.play_to_the_end(code)).standings]
    assert now.index(lost) < now.index(won)
    assert [each for each in now if each in (won, lost)] == [
        each for each in at_the_end if each in (won, lost)
    ]


def test_without_the_lot_whoever_was_out_later_stays_ahead() -> None:
    alike = Row(1, 1, Fraction(1), 2, 1, lives=0, last_round=3)
    rows = (changed(alike, entrant=7), changed(alike, entrant=2, rank=2, last_round=2))
    assert [row.entrant for row in without_lot(rows)] == [7, 2]


async def test_the_lot_and_what_it_decides_are_told_at_the_end_alone(club: Club) -> None:
    code = await club.begin(*PLAYERS[:3])
    public = await club.service.queries.cup(code)
    assert public.facts.lot is None
    assert not any(tie.name == "lot" for row in public.standings for tie in row.tie_breaks)
    over = await club.play_to_the_end(code)
    assert over.facts.lot == (await club.cup(code)).lot.hex()
    assert over.facts.lot_seal == public.facts.lot_seal
    assert all(row.tie_breaks[-1].name == "lot" for row in over.standings)
