"""Results: stored once for each finished game, whether they are rated, and the new ratings."""

from collections.abc import Sequence

from core.game import Seat
from model.commands import Cancel, Free, Person, Resign, Undo
from model.results import NEWCOMER, Ranked, Rated, Rating, Result
from model.table import Computer, Human, PlayerId, Status, TableCode
from tables.history.rated_games import DAY, MOST_IN_A_DAY, MOST_OF_ONE_IN_A_DAY
from tables.history.ratings import shown
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, ELSA, PIAZZA, changed

EASY = Computer("pebbles", "easy")


async def kept(house: House, code: TableCode) -> Result | None:
    """What is kept of a table."""
    table = await house.table(code)
    return await house.store.read(lambda r: r.results.of_table(table.id))


async def finished(house: House, *people: Person, **fields: object) -> Result:
    """A game played to its end, and what is kept of it."""
    code = await house.begin(*people, **fields)
    await house.finish(code, people)
    found = await kept(house, code)
    assert found is not None
    return found


async def ratings(house: House, *people: Person) -> list[Rating]:
    """The ratings of those of these people who have one."""
    found = await house.store.read(lambda r: r.results.ratings("pebbles", [p.id for p in people]))
    return list(found)


async def play_with_computers(house: House, code: TableCode, *people: Person) -> None:
    """Play on to the end; computers lay what comes first."""
    while (table := await house.table(code)).status is Status.PLAYING:
        (first, *_) = table.to_act
        if isinstance(first.occupant, Human):
            await house.lay(code, next(p for p in people if p.id == first.occupant.player))
        else:
            timers = await house.timers()
            timer = next(t for t in timers if (t.kind, t.seat) == ("computer", first.seat))
            await house.service.timers.answer_for_computer(timer, None)


async def test_a_finished_game_is_kept_with_all_that_it_was(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    began = house.clock.now()
    await house.lay(code, ANNA)
    house.clock.pass_by(5_000)
    await house.finish(code, (ANNA, BRUNO, CARLA))
    table, found = await house.table(code), await kept(house, code)
    assert found is not None
    assert table.outcome is not None
    assert (found.code, found.game, found.guild) == (code, "pebbles", CLUB)
    assert (found.began_at, found.ended_at) == (began, began + 5_000)
    assert (found.moves, found.options) == (table.open_moves, table.options)
    assert (found.reason, found.unrated) == ("rounds", None)
    ends = {(s.seat, s.rank, s.points, s.parts) for s in found.seats}
    assert ends == {(s.seat, s.rank, s.points, s.parts) for s in table.outcome.standings}
    assert found.people == (ANNA.id, BRUNO.id, CARLA.id)


async def test_ratings_follow_the_places(house: House) -> None:
    found = await finished(house, ANNA, BRUNO, CARLA)
    known = {r.player: r.rated for r in await ratings(house, ANNA, BRUNO, CARLA)}
    assert known == {s.player: s.rated for s in found.seats}
    by_rank = sorted(found.seats, key=lambda s: s.rank)
    mus = [known[PlayerId(s.player or 0)].mu for s in by_rank]
    assert mus == sorted(mus, reverse=True)
    assert {r.games for r in known.values()} == {1}
    assert all(r.sigma < NEWCOMER.sigma for r in known.values())


async def test_each_game_counts_once_more(house: House) -> None:
    first = await finished(house, ANNA, BRUNO)
    second = await finished(house, ANNA, CARLA)
    (anna,) = await ratings(house, ANNA)
    assert [r.seats[0].rated and r.seats[0].rated.games for r in (first, second)] == [1, 2]
    assert anna.rated == second.seats[0].rated


async def test_whoever_resigns_is_rated_last(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    for person in (ANNA, BRUNO, CARLA):
        await house.lay(code, person)
    (chooser,) = (await house.table(code)).to_act
    others = [p for n, p in enumerate((ANNA, BRUNO, CARLA)) if n != chooser.seat]
    await house.order(code, Resign(others[0]))
    await house.finish(code, (ANNA, BRUNO, CARLA))
    found = await kept(house, code)
    assert found is not None
    mine = found.seat_of(others[0].id)
    assert mine is not None
    assert mine.resigned
    assert mine.rated is not None
    assert mine.rated.mu == min(s.rated.mu for s in found.seats if s.rated)
    assert [s.resigned for s in found.seats].count(True) == 1


async def test_a_game_that_was_given_up_at_once_counts_for_nobody(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, BRUNO)
    await house.order(code, Resign(ANNA))
    found = await kept(house, code)
    assert found is not None
    assert found.unrated == "short"
    assert await ratings(house, ANNA, BRUNO) == []


async def test_nothing_is_kept_of_a_game_that_was_called_off(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, BRUNO)
    await house.order(code, Cancel(DINO, CLUB))
    assert (await house.table(code)).status is Status.CANCELLED
    assert await kept(house, code) is None


async def test_computers_are_opponents_whose_strength_is_known(house: House) -> None:
    code = await house.open(ANNA, size=2, computers=(Computer("pebbles", "normal"),))
    await play_with_computers(house, code, ANNA)
    found = await kept(house, code)
    assert found is not None
    assert found.seats[1].level == "normal"
    assert found.seats[1].rated is None
    rated = found.seats[0].rated
    assert rated is not None
    assert (rated.mu > NEWCOMER.mu) == (found.seats[0].rank < found.seats[1].rank)
    assert [(each.player, each.rated) for each in await ratings(house, ANNA, BRUNO)] == [
        (ANNA.id, rated)
    ]


async def test_with_computers_alone_a_game_with_moves_taken_back_counts_for_nobody(
    house: House,
) -> None:
    code = await house.open(ANNA, size=2, computers=(EASY,))
    await house.lay(code, ANNA)
    await house.order(code, Undo(ANNA))
    await play_with_computers(house, code, ANNA)
    found = await kept(house, code)
    assert found is not None
    assert found.unrated == "undone"


async def test_a_seat_that_changed_hands_is_left_out_and_the_others_are_compared(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await house.order(code, Free(ELSA, Seat(1), CLUB))
    await house.service.join(house.request(), code, DINO, PIAZZA, Seat(1))
    await house.finish(code, (ANNA, DINO, CARLA))
    found = await kept(house, code)
    assert found is not None
    assert [s.rated is not None for s in found.seats] == [True, False, True]
    assert (found.seats[1].player, found.seats[1].handed) == (DINO.id, True)
    alone = {s.seat: s.rank for s in found.seats if s.rated}
    mus = {s.seat: s.rated.mu for s in found.seats if s.rated}
    assert (alone[Seat(0)] < alone[Seat(2)]) == (mus[Seat(0)] > mus[Seat(2)])


async def test_of_two_a_seat_that_changed_hands_leaves_nobody_to_compare(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, Free(ELSA, Seat(1), CLUB))
    await house.service.join(house.request(), code, DINO, PIAZZA, Seat(1))
    await house.finish(code, (ANNA, DINO))
    found = await kept(house, code)
    assert found is not None
    assert found.unrated == "handed"


async def test_the_same_people_are_rated_three_times_a_day(house: House) -> None:
    found = [await finished(house, ANNA, BRUNO) for _ in range(MOST_IN_A_DAY + 1)]
    assert [r.unrated for r in found] == [*[None] * MOST_IN_A_DAY, "often"]
    assert (await finished(house, BRUNO, CARLA)).unrated is None
    assert (await finished(house, BRUNO, ANNA)).unrated == "often"
    house.clock.pass_by(DAY)
    assert (await finished(house, ANNA, BRUNO)).unrated is None


async def test_other_computers_at_the_table_make_no_other_people(house: House) -> None:
    found = []
    for level in (None, "easy", "normal", "hard"):
        computers = () if level is None else (Computer("pebbles", level),)
        code = await house.open(ANNA, BRUNO, size=2 + len(computers), computers=computers)
        await house.service.join(house.request(), code, BRUNO, PIAZZA)
        await play_with_computers(house, code, ANNA, BRUNO)
        found.append(await kept(house, code))
    assert [r.unrated for r in found if r] == [*[None] * MOST_IN_A_DAY, "often"]


async def test_more_than_ten_games_of_one_person_a_day_count_for_nobody(house: House) -> None:
    others = [Person(PlayerId(200 + n), f"Number {n}") for n in range(MOST_OF_ONE_IN_A_DAY + 1)]
    found = [await finished(house, other, ANNA) for other in others]
    assert [r.unrated for r in found] == [*[None] * MOST_OF_ONE_IN_A_DAY, "often"]
    assert (await finished(house, others[0], others[1])).unrated is None
    house.clock.pass_by(DAY)
    assert (await finished(house, ANNA, others[0])).unrated is None


# --- what is asked of them -----------------------------------------------------------------------


async def test_past_games_come_newest_first_page_by_page(house: House) -> None:
    codes = []
    for _ in range(3):
        house.clock.pass_by(1_000)
        codes.append((await finished(house, ANNA, BRUNO)).code)
    page = await house.service.archive.games_of(ANNA.id, 0, 2)
    assert ([r.code for r in page.results], page.count) == ([codes[2], codes[1]], 3)
    page = await house.service.archive.games_of(ANNA.id, 2, 2)
    assert [r.code for r in page.results] == [codes[0]]
    assert (await house.service.archive.games_of(DINO.id, 0, 2)).count == 0


async def board(house: House, *people: Person) -> list[tuple[PlayerId, bool]]:
    """Who stands on the leaderboard of the club, and whether for good."""
    found: Sequence[Ranked] = await house.service.archive.leaderboard(CLUB, "pebbles", 0, 9)
    assert {one.rating.player for one in found} <= {p.id for p in people}
    return [(one.rating.player, one.settled) for one in found]


async def test_the_leaderboard_is_of_this_server_and_guesses_come_last(house: House) -> None:
    for _ in range(3):
        for other in (BRUNO, CARLA):
            house.clock.pass_by(DAY)
            await finished(house, ANNA, other)
    await finished(house, ANNA, DINO, guild=None)
    found = await board(house, ANNA, BRUNO, CARLA)
    assert found[0] == (ANNA.id, True), "seven games against three people"
    assert {(BRUNO.id, False), (CARLA.id, False)} == set(found[1:]), "both know only Anna"
    assert await house.service.archive.played_in(CLUB) == ["pebbles"]
    assert await house.service.archive.played_by(ANNA.id) == ["pebbles"]


async def test_whoever_hides_is_on_no_leaderboard(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    await finished(house, ANNA, BRUNO)
    profile = await house.service.queries.profile(ANNA.id)
    assert profile is not None
    await house.service.remember(changed(profile, leaderboard="hidden"))
    assert [player for player, _ in await board(house, BRUNO)] == [BRUNO.id]


def test_a_rating_is_written_as_people_know_such_numbers() -> None:
    assert shown(NEWCOMER) == 1500
    assert shown(Rated(26.0, 1.0, 9)) == 1540
