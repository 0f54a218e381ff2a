"""What happens in the course of a cup: people who leave, vanish, are away, banned or forgotten."""

from functools import partial

import pytest

from club import rounds
from club.decisions.opening import LONGEST_ENTRY, MOST_COMPUTERS
from club.decisions.progress import DAY, LONGEST_EXTENSION
from club.decisions.public_cup import facts_of
from club.interfaces import ClubTransaction
from club.model.cup import CupCode, CupStatus
from core.game import Level
from core.translatable_text import Verbatim
from storage.privacy.erasure import SqlMemory
from tables.model.commands import Cancel, PauseAlone, Person, Propose, Unfreeze
from tables.model.seat_names import COMPUTER_NAMES, at_level, computer_name, numbered_name
from tables.model.table import (
    FORMER_PLAYER,
    HOUR,
    Computer,
    Pace,
    Pause,
    PlayerProfile,
    ProposalKind,
    Status,
    TableCode,
)
from tests.club.running_club import PLAYERS, Club, seated
from tests.part_caller import calling
from tests.tables.sample_tables import CLUB, ELSA, changed
from workers.wording.cup_lines import entrant_name

ONE, TWO, THREE, FOUR = PLAYERS[:4]


async def let_time_run_out(club: Club, *entrants: int) -> None:
    """The clocks of these entrants run out at all their tables."""
    await club.house.letters()
    people = [PLAYERS[number - 1].id for number in entrants]
    club.house.clock.pass_by(25 * HOUR)
    for timer in await club.house.timers():
        table = await club.house.store.read(calling("tables.by_id", timer.table))
        if timer.kind == "deadline" and table.seats[timer.seat].owner in people:
            await club.house.service.timers.fire(timer)


def cancelled(code: TableCode, tx: ClubTransaction) -> None:
    """End a table without a result."""
    table = tx.tables.by_code(code)
    assert table is not None
    over = changed(table, status=Status.CANCELLED, version=table.version + 1)
    tx.tables.save(over, table.version)


async def test_entries_close_by_themselves(club: Club) -> None:
    closes = club.house.clock.now() + DAY
    code = await club.open(*PLAYERS[:3], closes_at=closes)
    assert await club.service.advance() == closes
    assert (await club.cup(code)).status is CupStatus.ENTRY
    club.house.clock.pass_by(DAY)
    await club.service.advance()
    assert len((await club.cup(code)).rounds) == 1


async def test_entries_close_some_day_though_nobody_has_said_when(club: Club) -> None:
    code = await club.open(*PLAYERS[:3])
    assert await club.service.advance() == club.house.clock.now() + LONGEST_ENTRY
    club.house.clock.pass_by(LONGEST_ENTRY)
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.PLAYING


async def test_a_cup_that_too_few_have_entered_is_called_off_and_told(club: Club) -> None:
    code = await club.open(ONE, TWO, closes_at=club.house.clock.now() + DAY)
    club.house.clock.pass_by(DAY)
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.CALLED_OFF
    assert await club.told() == [("club-told-too-few", ONE.id), ("club-told-too-few", TWO.id)]
    assert await club.service.advance() is None


async def test_two_people_and_a_computer_are_enough_and_two_computers_are_not(club: Club) -> None:
    code = await club.open(ONE, computers=("easy", "easy"), closes_at=club.house.clock.now() + 1)
    club.house.clock.pass_by(1)
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.CALLED_OFF
    assert len((await club.cup(await club.begin(ONE, TWO, computers=("easy",)))).rounds) == 1


async def test_a_computer_is_called_the_same_in_its_cup_and_at_each_of_its_tables(
    club: Club,
) -> None:
    assert MOST_COMPUTERS <= COMPUTER_NAMES, "each has a name of its own"
    levels: tuple[Level, ...] = ("easy", "normal", "hard", "normal")
    code = await club.begin(ONE, TWO, computers=levels, format="swiss", size=3)
    cup = await club.cup(code)
    called = {n: entrant_name(facts_of(cup), n, {}) for n in range(1, 5)}
    assert called[4] == at_level(Computer("pebbles", "normal"), numbered_name(4))
    met = set()
    for pairing, table in zip(await club.games(code), await club.tables(code), strict=True):
        for place, seat in zip(pairing.places, table.seats, strict=True):
            if isinstance(seat.occupant, Computer):
                name = computer_name(table.seats, seat.seat)
                assert called[place.entrant] == at_level(seat.occupant, name)
                met.add(place.entrant)
    assert met == {1, 2, 3, 4}


async def test_whoever_leaves_is_paired_no_more_and_their_game_goes_on(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    await club.leave(code, TWO)
    assert all(t.status is Status.PLAYING for t in await club.tables(code))
    await club.play_round(code)
    assert 2 not in {n for group in seated((await club.round(code)).pairings) for n in group}
    public = await club.play_to_the_end(code)
    assert 2 in {row.entrant for row in public.standings}


async def test_whoever_leaves_before_the_first_round_is_no_part_of_the_cup(club: Club) -> None:
    code = await club.open(*PLAYERS[:4])
    await club.leave(code, ONE)
    await club.service.begin(club.house.request(), code, ONE, manages=False)
    await club.service.advance()
    public = await club.play_to_the_end(code)
    assert sorted(row.entrant for row in public.standings) == [2, 3, 4]


async def test_a_removed_entrant_is_told_the_reason_and_cannot_come_back(club: Club) -> None:
    code = await club.open(*PLAYERS[:4])
    public = await club.remove(code, 2, "  You play under two names. ")
    gone = public.facts.entrant(2)
    assert gone is not None
    assert gone.left_because == "removed"
    letters = await club.house.queued()
    assert letters[0].notices[1].values["reason"] == Verbatim("You play under two names.")
    assert await club.told() == [("club-told-removed", TWO.id)]


async def test_whoever_lets_the_time_run_out_twice_has_vanished(club: Club) -> None:
    code = await club.begin(*PLAYERS[:6], format="swiss")
    for times in (1, 2):
        await let_time_run_out(club, 1)
        await club.play_round(code)
        entrant = (await club.cup(code)).entrant(1)
        assert entrant is not None
        assert entrant.left_because == (None if times == 1 else "vanished")
    assert (await club.play_to_the_end(code)).facts.status is CupStatus.FINISHED


async def test_unfinished_games_are_shared_when_the_days_of_a_round_are_over(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=3, pace=Pace(hours=240))
    first, second = await club.games(code)
    assert first.code is not None
    assert second.code is not None
    await club.finish(first.code)
    assert await club.service.advance() == club.house.clock.now() + 3 * DAY
    club.house.clock.pass_by(3 * DAY)
    await club.service.advance()
    cup = await club.cup(code)
    played, unfinished = cup.rounds[0].pairings
    assert [p.rank for p in played.places] == [1, 2]
    assert [(p.rank, p.judged) for p in unfinished.places] == [(1, True), (1, True)]
    assert len(cup.rounds) == 2, "the next round has begun"
    table = await club.house.table(second.code)
    assert table.status is Status.PLAYING, "it may be played on"
    await club.finish(second.code)
    await club.service.advance()
    after = (await club.cup(code)).rounds[0].pairings[1]
    assert after.places == unfinished.places, "uncounted"
    assert not after.runs


async def test_a_game_that_ends_while_its_round_is_judged_counts_as_it_ended(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL its end can be committed after the look at its table, before the lock."""
    code = await club.begin(*PLAYERS[:4], round_days=1, pace=Pace(hours=240))
    for table in await club.tables(code):
        await club.finish(table.code)
    monkeypatch.setattr(rounds, "_over", lambda _tx, _pairing: None)
    club.house.clock.pass_by(DAY)
    await club.service.advance()
    played = (await club.cup(code)).rounds[0]
    assert played.ended_at is not None
    assert [[(p.rank, p.judged) for p in each.places] for each in played.pairings] == [
        [(1, False), (2, False)]
    ] * 2
    assert not any(pairing.runs for pairing in played.pairings)


async def pause_and_resume(club: Club, code: CupCode, *, after: int, lasting: int) -> None:
    """All players of the round's first table agree on a pause, and later on its end."""
    (table, *_) = await club.tables(code)
    deeds: tuple[tuple[ProposalKind, int], ...] = (("pause", after), ("resume", lasting))
    for kind, wait in deeds:
        club.house.clock.pass_by(wait)
        for player in table.people:
            await club.house.order(table.code, Propose(Person(player, ""), kind))
    assert (await club.house.table(table.code)).pause is None


async def test_a_pause_lengthens_a_round_by_its_length(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=1, pace=Pace(hours=240))
    began = club.house.clock.now()
    club.house.clock.pass_by(DAY - HOUR)
    (table, *_) = await club.tables(code)
    await club.house.order(table.code, PauseAlone(Person(table.people[0], "")))
    club.house.clock.pass_by(HOUR)
    await club.service.advance()
    played = await club.round(code)
    assert played.ended_at is None
    assert (played.lengthened_by, played.ends_at) == (DAY, began + 2 * DAY)
    club.house.clock.pass_by(DAY)
    await club.service.advance()
    assert (await club.cup(code)).rounds[0].ended_at == club.house.clock.now()


async def test_a_pause_that_is_over_has_lengthened_its_round_as_well(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=7, pace=Pace(hours=2400))
    began = club.house.clock.now()
    await pause_and_resume(club, code, after=HOUR, lasting=2 * DAY)
    await pause_and_resume(club, code, after=HOUR, lasting=DAY)
    club.house.clock.instant = began + 7 * DAY
    assert await club.service.advance() == began + 10 * DAY
    assert (await club.round(code)).lengthened_by == 3 * DAY
    club.house.clock.instant = began + 10 * DAY
    await club.service.advance()
    assert (await club.cup(code)).rounds[0].ended_at == club.house.clock.now(), "once in a round"


async def test_no_pause_lengthens_a_round_for_ever(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=60, pace=Pace(hours=2400))
    began = club.house.clock.now()
    await pause_and_resume(club, code, after=HOUR, lasting=29 * DAY)
    club.house.clock.instant = began + 60 * DAY
    assert await club.service.advance() == began + 60 * DAY + LONGEST_EXTENSION


@pytest.mark.parametrize("frozen", [True, False])
@pytest.mark.parametrize("resumes", [True, False])
async def test_a_pause_from_before_its_beginning_was_stored_lengthens_its_round_once(
    club: Club, frozen: bool, resumes: bool
) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=7, pace=Pace(hours=2400))
    began = club.house.clock.now()
    (before, *_) = await club.tables(code)
    pause = Pause(began + 8 * DAY, frozen=frozen)
    after = changed(before, pause=pause, version=before.version + 1)
    await club.house.store.transact(lambda tx: tx.tables.save(after, before.version))
    club.house.clock.pass_by(2 * DAY)
    longer = 2 * DAY if resumes else 8 * DAY
    if resumes and frozen:
        await club.house.order(before.code, Unfreeze(ELSA, CLUB))
    for player in before.people if resumes and not frozen else ():
        await club.house.order(before.code, Propose(Person(player, ""), "resume"))
    club.house.clock.instant = began + 7 * DAY
    assert await club.service.advance() == began + 7 * DAY + longer
    club.house.clock.instant = began + 7 * DAY + longer
    await club.service.advance()
    assert (await club.cup(code)).rounds[0].ended_at == club.house.clock.now(), "once in a round"


async def test_the_pause_of_a_game_that_is_over_lengthens_nothing(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=7, pace=Pace(hours=2400))
    began = club.house.clock.now()
    await pause_and_resume(club, code, after=HOUR, lasting=2 * DAY)
    (table, *_) = await club.tables(code)
    await club.finish(table.code)
    club.house.clock.instant = began + 7 * DAY
    await club.service.advance()
    assert (await club.cup(code)).rounds[0].ended_at == club.house.clock.now()


async def test_whoever_is_away_is_left_out_of_the_rounds_that_begin_meanwhile(club: Club) -> None:
    await club.house.remember(*PLAYERS[:5])
    away = PlayerProfile(ONE.id, ONE.name, away_until=club.house.clock.now() + 9 * DAY)
    await club.house.store.transact(lambda tx: tx.people.save_profile(away))
    code = await club.begin(*PLAYERS[:5], format="swiss")
    assert 1 not in {n for group in seated((await club.round(code)).pairings) for n in group}
    club.house.clock.pass_by(9 * DAY)
    await club.play_round(code)
    assert 1 in {n for group in seated((await club.round(code)).pairings) for n in group}


async def test_whoever_was_away_plays_the_missed_games_when_back(club: Club) -> None:
    """Nobody wins by it: who waits for them does not play, and the cup waits for their games."""
    await club.house.remember(*PLAYERS[:4])
    back = club.house.clock.now() + 3 * DAY
    away = PlayerProfile(FOUR.id, FOUR.name, away_until=back)
    await club.house.store.transact(lambda tx: tx.people.save_profile(away))
    code = await club.begin(*PLAYERS[:4])
    for _ in range(3):
        await club.play_round(code)
    assert (await club.cup(code)).status is CupStatus.PLAYING
    club.house.clock.instant = back
    await club.service.advance()
    public = await club.play_to_the_end(code)
    assert {row.played for row in public.standings} == {3}
    assert sum(row.score for row in public.standings) == 6, "one point for each game"


async def test_a_cup_whose_entrants_are_all_away_waits_for_the_first_to_be_back(club: Club) -> None:
    back = club.house.clock.now() + 5 * HOUR
    for person in PLAYERS[:3]:
        profile = PlayerProfile(person.id, person.name, away_until=back)
        await club.house.store.transact(calling("people.save_profile", profile))
    code = await club.begin(*PLAYERS[:3])
    assert (await club.cup(code)).rounds == ()
    assert await club.service.advance() == back
    club.house.clock.pass_by(5 * HOUR)
    await club.service.advance()
    assert len((await club.cup(code)).rounds) == 1


async def test_whoever_is_banned_loses_their_game_and_is_out(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    await club.house.service.removals.ban(CLUB, TWO.id)
    (table,) = (t for t in await club.tables(code) if TWO.id in [s.owner for s in t.seats])
    assert table.status is Status.FINISHED
    assert not any(isinstance(s.occupant, Computer) for s in table.seats)
    await club.play_round(code)
    entrant = (await club.cup(code)).entrant(2)
    assert entrant is not None
    assert entrant.left_because == "removed"
    lost = [p for each in (await club.cup(code)).rounds[0].pairings for p in each.places]
    assert not any(place.late for place in lost), "nothing was lost by time"


async def test_a_forgotten_entrant_stands_as_former_player(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    memory = SqlMemory(club.house.store.database)
    await memory.mark(TWO.id, club.house.clock.now())
    for table in await memory.tables_of(TWO.id):
        await club.house.service.removals.leave_for_good(table, TWO.id)
        await memory.forget_at(table, TWO.id, club.house.clock.now())
    await memory.forget_elsewhere(TWO.id)
    await club.house.letters()
    assert await memory.finish(TWO.id)
    await club.service.advance()
    cup = await club.cup(code)
    gone = cup.entrant(2)
    assert gone is not None
    assert (gone.player, gone.left_because) == (FORMER_PLAYER, "forgotten")
    public = await club.play_to_the_end(code)
    assert 2 in {row.entrant for row in public.standings}
    assert {to for _, to in await club.told()} == {ONE.id, THREE.id, FOUR.id}


async def test_a_cup_with_one_person_left_is_over(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    for person in (TWO, THREE, FOUR):
        await club.leave(code, person)
    await club.play_round(code)
    public = await club.service.queries.cup(code)
    assert public.facts.status is CupStatus.FINISHED
    assert public.champion == 1


async def test_a_cup_called_off_leaves_its_games_as_ordinary_ones(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    tables = await club.tables(code)
    await club.call_off(code)
    assert sorted(await club.told()) == [("club-told-called-off", p.id) for p in PLAYERS[:4]]
    for table in tables:
        after = await club.house.table(table.code)
        assert (after.cup, after.status) == (None, Status.PLAYING)
        await club.house.order(table.code, Cancel(Person(after.people[0], "")))
        await club.finish(table.code)
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.CALLED_OFF
    assert await club.house.store.read(lambda r: r.cups.due(club.house.clock.now() + DAY)) == []


async def test_a_game_ended_without_a_result_is_shared(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    (table, _) = await club.tables(code)
    await club.house.store.transact(partial(cancelled, table.code))
    await club.service.advance()
    first = (await club.round(code)).pairings[0]
    assert [(p.rank, p.judged) for p in first.places] == [(1, True), (1, True)]
