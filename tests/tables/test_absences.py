"""Whoever vanishes from a game has lost it, and whoever stayed has won: what results say of it."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import Seat
from model.commands import Free, Person
from model.results import NEWCOMER, Rated, Result
from model.table import (
    FORMER_PLAYER,
    HOUR,
    Computer,
    Former,
    Human,
    MoveRecord,
    Occupant,
    Pace,
    PlayerId,
    Status,
    TableCode,
    TableSeat,
    Tenure,
)
from tables.history.rated_games import why_not_rated, why_unrated
from tables.history.ratings import USUAL_STRENGTHS, rated_after, shown
from tables.history.results import career_of, share_of_substitute, vanished_from
from tests.tables.running_service import House, deadline_of
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, NOON, PIAZZA, changed
from tests.tables.test_ratings import ended
from tests.tables.test_results import finished, kept, play_with_computers, ratings
from tests.tables.test_service_time import fire_all

STANDS_IN, ASKS = Pace(hours=24, late="computer"), Pace(hours=24, late="ask")
ONE, TWO, THREE = (PlayerId(n) for n in (1, 2, 3))
BRUNOS, FREED = Computer("pebbles", "normal", BRUNO.id), Computer("pebbles", "normal")


# --- who vanished from a seat ---------------------------------------------------------------------


def seat_of(*held: Occupant, former: Sequence[PlayerId] = ()) -> TableSeat:
    tenures = tuple(Tenure(occupant, n) for n, occupant in enumerate(held[:-1]))
    return TableSeat(Seat(0), held[-1], 0, held=tenures, former=tuple(former))


HELD: dict[str, tuple[TableSeat, PlayerId | None]] = {
    "stayed": (seat_of(Human(BRUNO.id)), None),
    "a computer's own": (seat_of(Computer("pebbles", "hard")), None),
    "absent at the end": (seat_of(Human(BRUNO.id), BRUNOS), BRUNO.id),
    "came back": (seat_of(Human(BRUNO.id), BRUNOS, Human(BRUNO.id)), None),
    "went twice": (seat_of(Human(BRUNO.id), BRUNOS, Human(BRUNO.id), BRUNOS), BRUNO.id),
    "another took it from the computer": (
        seat_of(Human(BRUNO.id), BRUNOS, Human(DINO.id), former=[BRUNO.id]),
        BRUNO.id,
    ),
    "another took it at once": (
        seat_of(Human(BRUNO.id), Human(DINO.id), former=[BRUNO.id]),
        BRUNO.id,
    ),
    "the other vanished, too": (
        seat_of(
            Human(BRUNO.id),
            Human(DINO.id),
            Computer("pebbles", "normal", DINO.id),
            former=[BRUNO.id],
        ),
        BRUNO.id,
    ),
    "a manager freed it": (seat_of(Human(BRUNO.id), FREED, former=[BRUNO.id]), None),
    "freed, then taken": (
        seat_of(Human(BRUNO.id), FREED, Human(DINO.id), former=[BRUNO.id]),
        None,
    ),
    "freed while a computer stood in": (
        seat_of(Human(BRUNO.id), BRUNOS, FREED, former=[BRUNO.id]),
        BRUNO.id,
    ),
    "forgotten": (seat_of(Former(), FREED), None),
    "of before, handed on": (seat_of(Human(DINO.id), former=[BRUNO.id]), None),
    "of before, absent at the end": (seat_of(BRUNOS), BRUNO.id),
}


@pytest.mark.parametrize("case", HELD)
def test_who_vanished_from_a_seat(case: str) -> None:
    seat, vanished = HELD[case]
    assert vanished_from(seat) == vanished


def line(seq: int, notation: str, actor: PlayerId | None) -> MoveRecord:
    return MoveRecord(seq, Seat(0), actor, None, notation, "", NOON)


def test_the_share_of_a_substitute_is_of_the_moves_in_force() -> None:
    log = [
        line(1, "a", BRUNO.id),
        line(2, "b", None),
        line(3, "c", None),
        line(4, "undo 3", BRUNO.id),
        line(5, "d", BRUNO.id),
        line(6, "resign", None),
    ]
    seat = changed(seat_of(Human(BRUNO.id), BRUNOS, Human(BRUNO.id)), tended=1)
    assert share_of_substitute(seat, log) == 33
    assert share_of_substitute(seat, []) == 100, "nothing is known of it"
    assert share_of_substitute(changed(seat, tended=None), log) == 0


# --- what it does to ratings ----------------------------------------------------------------------


def with_seat(result: Result, number: int, **fields: object) -> Result:
    seats = list(result.seats)
    seats[number] = changed(seats[number], **fields)
    return changed(result, seats=tuple(seats))


def rated(result: Result) -> dict[PlayerId, Rated]:
    return rated_after(result, {}, USUAL_STRENGTHS)


def vanishing(result: Result, number: int) -> Result:
    player = result.seats[number].player
    return with_seat(result, number, vanished=player, tended=True, level="normal")


@given(st.lists(st.integers(1, 4), min_size=2, max_size=4), st.data())
def test_whoever_vanished_is_rated_as_the_last_however_a_computer_ended_there(
    ranks: list[int], data: st.DataObject
) -> None:
    number = data.draw(st.integers(0, len(ranks) - 1))
    others = [rank for n, rank in enumerate(ranks) if n != number]
    last = [5 if n == number else rank for n, rank in enumerate(ranks)]
    result = vanishing(ended(*ranks), number)
    assert why_unrated(result, []) is None
    assert rated(result) == rated(ended(*last))
    assert len(others) + 1 == len(rated(result))


def test_of_two_who_vanished_neither_is_ahead_of_the_other() -> None:
    result = vanishing(vanishing(ended(1, 2, 3), 0), 1)
    found = rated(result)
    assert found[ONE] == found[TWO]
    assert found[ONE].mu < NEWCOMER.mu < found[THREE].mu
    both = vanishing(vanishing(ended(1, 2), 0), 1)
    assert why_unrated(both, []) == "handed"


def test_whoever_took_the_seat_over_is_not_rated_and_whoever_left_it_has_lost() -> None:
    result = with_seat(ended(1, 2), 0, vanished=THREE, handed=True)
    found = rated(result)
    assert set(found) == {TWO, THREE}
    assert found[THREE].mu < NEWCOMER.mu < found[TWO].mu
    stored = with_seat(result, 0, rated=found[THREE])
    assert (why_not_rated(stored, ONE), why_not_rated(stored, THREE)) == ("handed", None)
    assert (stored.rank_of(ONE), stored.rank_of(THREE)) == (1, 2)
    assert stored.people == (THREE, ONE, TWO)
    assert career_of(THREE, [stored]).ratings == (found[THREE],)
    assert career_of(THREE, [stored]).places == ((2, 1),)
    assert career_of(ONE, [stored]).ratings == ()


@pytest.mark.parametrize(("share", "counts"), [(32, True), (33, False)])
def test_with_a_third_of_the_moves_by_a_substitute_a_victory_counts_for_nobody(
    share: int, counts: bool
) -> None:
    won = with_seat(ended(1, 2), 0, tended=True, substituted=share)
    assert (why_unrated(won, []) is None) == counts
    lost = with_seat(ended(2, 1), 0, tended=True, substituted=share)
    assert rated(lost) == rated(ended(2, 1)), "a defeat counts all the same"
    drawn = with_seat(ended(1, 1), 0, tended=True, substituted=share)
    assert (why_unrated(drawn, []) is None) == counts


def test_among_others_only_the_order_that_counts_is_rated() -> None:
    result = with_seat(ended(2, 1, 3), 0, tended=True, substituted=50)
    found = rated(result)
    assert found[TWO] == rated(ended(2, 1, 3))[TWO]
    assert found[ONE] == rated(ended(2, 1))[ONE], "as if the third had not been there"
    assert found[THREE] == found[ONE], "and nor had the first, for the third"


def test_whoever_stayed_for_half_the_moves_wins_against_whoever_vanished() -> None:
    result = with_seat(vanishing(ended(1, 2), 0), 1, tended=True, substituted=50)
    assert rated(result)[TWO].mu > NEWCOMER.mu > rated(result)[ONE].mu


def test_partners_of_whoever_vanished_can_lose_with_them_but_not_win() -> None:
    sides = (0, 1, 0, 1)
    won = rated(vanishing(ended(1, 2, 1, 2, sides=sides), 0))
    assert set(won) == {ONE}
    assert won[ONE].mu < NEWCOMER.mu
    lost = rated(vanishing(ended(2, 1, 2, 1, sides=sides), 0))
    assert lost == rated(ended(2, 1, 2, 1, sides=sides))


def test_somebody_forgotten_counts_like_somebody_new() -> None:
    assert rated(with_seat(ended(1, 2), 1, player=None)) == {ONE: rated(ended(1, 2))[ONE]}
    gone = with_seat(ended(2, 1), 1, player=None, vanished=FORMER_PLAYER, tended=True)
    assert rated(gone)[ONE].mu > NEWCOMER.mu
    taken = with_seat(ended(1, 2), 1, player=None, level="normal", tended=True)
    assert why_unrated(taken, []) == "handed", "it was taken from them"


# --- as games go ----------------------------------------------------------------------------------


async def late(house: House, code: TableCode, *people: Person) -> None:
    """The second of these people is late: all others have played what they could."""
    while others := [s for s in (await house.table(code)).to_act if s.seat != 1]:
        await house.lay(code, people[others[0].seat])
    await house.letters()
    table = await house.table(code)
    house.clock.pass_by(24 * HOUR)
    await house.service.timers.fire(deadline_of(table.id, await house.timers(), 1))


async def absent(house: House, pace: Pace = STANDS_IN) -> TableCode:
    """A game of two in which a computer stands in for Bruno after his first move."""
    code = await house.begin(ANNA, BRUNO, pace=pace)
    await house.lay(code, BRUNO)
    await late(house, code, ANNA, BRUNO)
    if pace.late == "ask":
        await house.vote(code, ANNA, "computer")
    assert (await house.table(code)).seats[1].occupant == BRUNOS
    return code


@pytest.mark.parametrize("pace", [STANDS_IN, ASKS], ids=["policy", "vote"])
async def test_whoever_is_absent_at_the_end_of_a_game_of_two_has_lost_it(
    house: House, pace: Pace
) -> None:
    code = await absent(house, pace)
    await play_with_computers(house, code, ANNA)
    found = await kept(house, code)
    assert found is not None
    assert (found.unrated, found.seats[1].vanished) == (None, BRUNO.id)
    anna, bruno = [each.rated for each in await ratings(house, ANNA, BRUNO)]
    assert bruno.mu < NEWCOMER.mu < anna.mu
    assert (anna.games, anna.with_people) == (1, 1)
    assert await house.service.archive.record_of(BRUNO.id, "pebbles") == [found]


async def test_whoever_comes_back_at_once_plays_for_the_rating_again(house: House) -> None:
    code = await absent(house)
    await house.service.join(house.request(), code, BRUNO)
    await house.finish(code, (ANNA, BRUNO))
    found = await kept(house, code)
    assert found is not None
    seat = found.seats[1]
    assert (seat.tended, seat.vanished, seat.substituted, found.unrated) == (True, None, 0, None)
    assert [each.player for each in await ratings(house, ANNA, BRUNO)] == [ANNA.id, BRUNO.id]


async def test_whoever_is_taken_out_by_a_manager_has_not_lost(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, Free(DINO, Seat(1), CLUB))
    await play_with_computers(house, code, ANNA)
    found = await kept(house, code)
    assert found is not None
    assert (found.unrated, found.seats[1].vanished) == ("handed", None)


async def test_a_substitute_who_takes_over_leaves_the_defeat_to_whoever_vanished(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA, pace=ASKS)
    await house.lay(code, BRUNO)
    await late(house, code, ANNA, BRUNO, CARLA)
    for voter in (ANNA, CARLA):
        await house.vote(code, voter, "substitute")
    await house.service.join(house.request(), code, DINO, PIAZZA, Seat(1))
    await house.letters()
    house.clock.pass_by(30 * HOUR)
    await fire_all(house)
    assert (await house.table(code)).seats[1].occupant == Human(DINO.id)
    await house.finish(code, (ANNA, DINO, CARLA))
    assert (await house.table(code)).status is Status.FINISHED
    found = await kept(house, code)
    assert found is not None
    assert (found.seats[1].player, found.seats[1].vanished) == (DINO.id, BRUNO.id)
    assert [r.player for r in await ratings(house, ANNA, BRUNO, CARLA, DINO)] == sorted(
        [ANNA.id, BRUNO.id, CARLA.id]
    )
    assert found.rated_of(BRUNO.id) == min(
        (seat.rated for seat in found.seats if seat.rated), key=lambda r: r.mu
    )


# --- all ratings anew -----------------------------------------------------------------------------


async def test_all_ratings_are_computed_anew_once_as_if_each_game_had_just_ended(
    house: House,
) -> None:
    code = await absent(house)
    await play_with_computers(house, code, ANNA)
    for pair in ((ANNA, BRUNO), (BRUNO, CARLA), (ANNA, CARLA), *((ANNA, CARLA),) * 3):
        house.clock.pass_by(1_000)
        await finished(house, *pair)
    archive, people = house.service.archive, (ANNA, BRUNO, CARLA)
    by_replay = await ratings(house, *people)
    results = await house.store.read_much(lambda r: r.results.all_results())
    assert [one.unrated for one in results].count("often") == 1
    await house.forget_what_is_rated()
    assert await ratings(house, *people) != by_replay
    assert await archive.recounted_at() == 0
    assert await archive.recount(NOON + 5)
    assert await ratings(house, *people) == by_replay
    assert await house.store.read_much(lambda r: r.results.all_results()) == results
    assert await archive.recounted_at() == NOON + 5
    assert not await archive.recount(NOON + 9)
    assert shown(by_replay[0].rated) > 1500


async def test_without_results_there_is_nothing_to_tell_of_a_recount(house: House) -> None:
    assert not await house.service.archive.recount(NOON)
    assert await house.service.archive.recounted_at() == 0
