"""Seats that change hands during a game: computers stand in, owners return."""

from dataclasses import replace
from functools import partial

import pytest

from core.game import Seat
from model.commands import (
    Cancel,
    Exclude,
    Expire,
    Free,
    Invite,
    Join,
    Leave,
    PauseAlone,
    Person,
    Play,
    PlayFor,
    Propose,
    Resign,
)
from model.letters import computer_name, seat_name
from model.table import (
    HOUR,
    MINUTE,
    Appeal,
    Computer,
    Human,
    Pace,
    PlaceId,
    PlayerProfile,
    Status,
    Table,
    TableCode,
    Timer,
)
from model.table_creation import rematch_of
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Transition
from tables.people.forget import leave_for_good
from tables.visibility import facts_of
from tests.sample_motions import agreed_to, answer
from tests.tables import sample_tables
from tests.tables.running_service import House, deadline_of
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    ELSA,
    GAME,
    NOON,
    PIAZZA,
    SEED,
    called,
    changed,
    hand,
    joining,
    keys,
    lay,
    occasion,
    person_in,
    play,
    playing,
    state_of,
)
from tests.tables.shown_boards import shown
from tests.tables.test_service_time import fire_all
from tests.tables.written_letters import Written, written

ASKS = Pace(hours=24, late="ask")
STANDS_IN = Pace(hours=24, late="computer")
LATE = NOON + 30 * HOUR

decide = partial(sample_tables.decided, now=LATE)
refusal = partial(sample_tables.refusal, now=LATE)


def late(table: Table, seat: int) -> Transition:
    """The deadline of this seat passes."""
    asked = table.seats[seat].asked
    assert asked is not None
    return decide(table, Expire(Seat(seat), asked))


def tended_table() -> Table:
    """A computer stands in for Bruno, who is asked something."""
    return late(playing(ANNA, BRUNO, pace=STANDS_IN), 1).table


# --- a computer stands in ------------------------------------------------------------------------


def test_a_computer_stands_in_for_whoever_is_late_and_the_seat_says_so() -> None:
    before = playing(ANNA, BRUNO, pace=STANDS_IN)
    after = late(before, 1)
    seat = after.table.seats[1]
    assert keys(after.notices) == ["table-tended"]
    assert seat.occupant == Computer("pebbles", "normal", BRUNO.id)
    assert (seat.owner, seat.tended) == (BRUNO.id, before.moves)
    assert (seat.deadline, seat.left) == (None, None)
    assert seat.asked != before.seats[1].asked, "his buttons of before are nobody's"
    assert after.move is None


def test_only_a_computer_that_has_moved_itself_is_asked_why() -> None:
    """What was played before it stood in was the person's."""
    table = tended_table()
    seat = changed(table.seats[1], tended=3)
    explains = []
    for seen in (
        changed(seat, last_move=3),
        changed(seat, last_move=4),
        changed(seat, last_move=4, occupant=Human(BRUNO.id)),
    ):
        facts = facts_of(changed(table, seats=(table.seats[0], seen)))
        explains.append(facts.seats[1].explains)
    assert explains == [False, True, False]


def test_somebody_a_computer_plays_for_is_no_player_and_told_the_way_back() -> None:
    table = tended_table()
    assert table.people == (ANNA.id,)
    assert table.seat_of(BRUNO.id) is None
    for command in (Resign(BRUNO), Cancel(BRUNO), Play(BRUNO, "keep", None)):
        assert refusal(table, command) == "table-refusal-tended"


def test_what_only_waited_for_them_is_done_when_a_computer_stands_in() -> None:
    table = playing(ANNA, BRUNO, CARLA, pace=STANDS_IN)
    for person in (ANNA, CARLA):
        table = lifecycle.decide(table, Cancel(person), occasion()).table
    after = late(table, 1)
    assert keys(after.notices) == ["table-tended", "table-all-left-agree"]
    assert after.table.status is Status.CANCELLED


def test_the_computer_answers_what_its_seat_is_asked() -> None:
    table = tended_table()
    asked = table.seats[1].asked or 0
    move = GAME.notate(next(iter(GAME.legal_moves(state_of(table), Seat(1)))))
    after = decide(table, PlayFor(Seat(1), asked, move))
    assert after.table.moves == table.moves + 1
    assert after.move is not None
    assert after.move.actor is None


def test_it_is_called_after_the_person_and_the_others_keep_their_names() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    computer = changed(table.seats[2], occupant=Computer("pebbles", "easy"))
    tended = changed(table.seats[1], occupant=Computer("pebbles", "normal", BRUNO.id))
    before, after = (table.seats[0], table.seats[1], computer), (table.seats[0], tended, computer)
    people = {BRUNO.id: PlayerProfile(BRUNO.id, "Bruno")}
    assert seat_name(after, Seat(1), people).key == "computer-for"  # type: ignore[union-attr]
    assert seat_name(after, Seat(2), people) == computer_name(before, Seat(2))


# --- and gives the seat back ---------------------------------------------------------------------


def test_the_seat_is_taken_back_with_one_press_and_a_full_time() -> None:
    table = tended_table()
    after = decide(table, joining(BRUNO))
    seat = after.table.seats[1]
    assert keys(after.notices) == ["table-returned"]
    assert seat.occupant == Human(BRUNO.id)
    assert (seat.left, seat.lapsed) == (24 * HOUR, 0)
    assert seat.asked == (table.seats[1].asked or 0) + 1
    assert seat.tended == 0, "later results know that a computer has played here"


def lapses_again(table: Table) -> Table:
    """Whoever has just come back lets their time run out again."""
    there = called(changed(table, seats=tuple(changed(s, deadline=LATE) for s in table.seats)))
    return late(there, 1).table


def test_after_the_second_lapse_of_a_question_the_computer_moves_first() -> None:
    table = tended_table()
    back = decide(table, joining(BRUNO)).table
    again = lapses_again(back)
    assert refusal(again, joining(BRUNO)) == "table-refusal-computer-moves"
    asked = again.seats[1].asked or 0
    moved = decide(again, PlayFor(Seat(1), asked, f"lay {hand(again, 1)[0]}")).table
    seat = decide(moved, joining(BRUNO)).table.seats[1]
    assert seat.occupant == Human(BRUNO.id)


@pytest.mark.parametrize("by", ["themselves", "the computer"])
def test_each_question_is_taken_back_once(by: str) -> None:
    """Whoever has moved since, or for whom the computer has, has a full time again."""
    table = tended_table()
    if by == "themselves":
        table = lay(decide(table, joining(BRUNO)).table, BRUNO).table
    else:
        asked = table.seats[1].asked or 0
        table = decide(table, PlayFor(Seat(1), asked, f"lay {hand(table, 1)[0]}")).table
        table = decide(table, joining(BRUNO)).table
    table = lay(table, ANNA).table
    if person_in(table, table.to_act[0].seat) != BRUNO:
        table = play(table, ANNA, "keep").table
    table = lapses_again(table)
    assert decide(table, joining(BRUNO)).table.seats[1].left == 24 * HOUR


def test_nobody_else_can_take_it() -> None:
    table = tended_table()
    assert refusal(table, joining(CARLA)) == "table-refusal-started-already"
    assert refusal(table, joining(ANNA)) == "table-refusal-already-seated"


def test_a_seat_that_is_not_asked_is_taken_back_without_a_clock() -> None:
    table = lay(playing(ANNA, BRUNO, CARLA, pace=STANDS_IN), BRUNO).table
    tended = changed(table.seats[1], occupant=Computer("pebbles", "normal", BRUNO.id), tended=0)
    table = changed(table, seats=(table.seats[0], tended, table.seats[2]))
    seat = decide(table, joining(BRUNO)).table.seats[1]
    assert (seat.occupant, seat.asked, seat.left) == (Human(BRUNO.id), None, None)


# --- somebody takes over -------------------------------------------------------------------------


def wanted_table() -> Table:
    """The others look for somebody who takes over for Bruno, who is late for the second time."""
    table = playing(ANNA, BRUNO, pace=ASKS)
    table = changed(table, seats=(table.seats[0], changed(table.seats[1], lapsed=1)))
    table = called(late(table, 1).table)
    after = decide(table, answer(table, ANNA, "substitute"))
    assert keys(after.notices) == ["table-wanted"]
    return called(after.table)


def handed(table: Table, command: Join) -> Transition:
    """Somebody waits for a seat until whoever is late has let the grace pass by as well."""
    waits = called(decide(table, command).table)
    (seat,) = (seat for seat in waits.seats if seat.promised)
    assert seat.deadline is not None
    people = {command.by.id: PlayerProfile(command.by.id, command.by.name)}
    over = changed(occasion(seat.deadline), people=people)
    return lifecycle.decide(waits, Expire(seat.seat, seat.asked or 0), over)


def taking(by: Person, sees: PlaceId | None = PIAZZA) -> Join:
    return Join(by, SEED, sees)


def test_while_a_substitute_is_looked_for_whoever_is_late_may_still_play() -> None:
    table = wanted_table()
    seat = table.seats[1]
    assert (seat.wanted, seat.occupant) == (True, Human(BRUNO.id))
    assert seat.deadline == LATE + 24 * HOUR, "one more pace"
    after = lay(table, BRUNO).table
    assert not after.seats[1].wanted, "nobody else is needed any more"


def test_whoever_takes_the_seat_has_it_alone_from_then_on() -> None:
    table = wanted_table()
    after = handed(table, taking(CARLA))
    seat = after.table.seats[1]
    assert keys(after.notices) == ["table-takes-over"]
    assert (seat.occupant, seat.former, seat.wanted) == (Human(CARLA.id), (BRUNO.id,), False)
    assert seat.left == 24 * HOUR
    assert (after.table.seat_of(BRUNO.id), after.table.tended_for(BRUNO.id)) == (None, None)
    assert refusal(after.table, Play(BRUNO, "keep", None)) == "table-refusal-not-seated"
    stale = Play(CARLA, f"lay {hand(table, 1)[0]}", table.seats[1].asked)
    assert refusal(after.table, stale) == "table-refusal-stale", "his buttons are nobody's"


@pytest.mark.parametrize(
    ("who", "why"),
    [
        (ANNA, "table-refusal-already-seated"),
        (ELSA, "table-refusal-sat-here"),
    ],
)
def test_who_knows_more_than_the_seat_cannot_take_it(who: Person, why: str) -> None:
    table = wanted_table()
    left = changed(table.seats[0], former=(ELSA.id,))
    assert refusal(changed(table, seats=(left, table.seats[1])), taking(who)) == why


def test_a_seat_is_taken_by_who_sees_the_place_or_is_asked_by_name() -> None:
    table = wanted_table()
    assert refusal(table, taking(CARLA, None)) == "table-refusal-unknown"
    asked = decide(table, Invite(ANNA, (CARLA,)))
    assert asked.table.invited == (CARLA.id,)
    assert [x.to for x, *_ in written(table, asked, None) if x.kind == "invitation"] == [CARLA.id]
    after = handed(asked.table, taking(CARLA, None)).table
    assert (after.seats[1].owner, after.invited) == (CARLA.id, ())


def test_nobody_is_looked_for_in_a_seat_that_is_out() -> None:
    table = called(late(playing(ANNA, BRUNO, CARLA, pace=ASKS), 1).table)
    for voter in (ANNA, CARLA):
        table = decide(table, answer(table, voter, "substitute")).table
    table = changed(table, invited=(ELSA.id,))
    (wanted,) = (seat.seat for seat in table.seats if seat.wanted)
    without_it = Occasion(replace(GAME, beaten=lambda _: frozenset({wanted})), LATE)
    mover = next(seat for seat in table.to_act if seat.seat != wanted)
    order = Play(person_in(table, mover.seat), f"lay {hand(table, mover.seat)[0]}", None)
    after = lifecycle.decide(table, order, without_it).table
    assert after.seats[wanted].is_out
    assert (after.seats[wanted].wanted, after.invited) == (False, ())
    assert refusal(after, taking(ELSA)) == "table-refusal-started-already"


def test_whoever_is_asked_by_name_may_decline() -> None:
    table = decide(wanted_table(), Invite(ANNA, (CARLA,))).table
    assert decide(table, Leave(CARLA)).table.invited == ()


def test_nobody_is_asked_to_take_over_where_no_seat_is_wanted() -> None:
    table = playing(ANNA, BRUNO)
    assert refusal(table, Invite(ANNA, (CARLA,))) == "table-refusal-started-already"
    assert refusal(table, taking(CARLA)) == "table-refusal-started-already"
    again = Join(CARLA, SEED, PIAZZA, Seat(1))
    assert refusal(table, again) == "table-refusal-taken-over"


def test_what_the_former_one_agreed_to_and_the_hosts_part_go_with_the_seat() -> None:
    table = changed(wanted_table(), motions=(agreed_to(9, "end", BRUNO.id),), host=BRUNO.id)
    after = handed(table, taking(CARLA)).table
    assert (after.motions, after.host) == ((), CARLA.id)


def test_the_letter_of_the_former_one_is_put_to_rest_and_shows_nothing() -> None:
    table = wanted_table()
    letter, way, news = letter_to(BRUNO, table, handed(table, taking(CARLA)), None)
    assert (letter.kind, way, news) == ("relieved", "edit", True)
    assert (letter.view, letter.events, letter.notices) == (None, (), ())


# --- whoever is late may keep the seat -----------------------------------------------------------


def promised_table(by: Person = CARLA) -> Table:
    """Carla waits for Bruno's seat."""
    return decide(wanted_table(), taking(by)).table


def test_a_seat_is_promised_first_and_whoever_is_late_is_called_once_more() -> None:
    before = wanted_table()
    after = decide(before, taking(CARLA))
    seat = after.table.seats[1]
    assert keys(after.notices) == ["table-promised"]
    assert (seat.occupant, seat.promised, seat.left) == (Human(BRUNO.id), CARLA.id, 24 * HOUR)
    assert after.table.seat_of(CARLA.id) is None, "she sees nothing of the seat"
    assert after.table.polls == ()
    assert shown(before, after, CARLA.id).ping == (BRUNO.id,)
    assert {x.to: x.kind for x, *_ in written(before, after, CARLA.id)} == {BRUNO.id: "turn"}


@pytest.mark.parametrize(("minutes", "grace"), [(5, 10), (30, 30), (24 * 60 * 7, 24 * 60)])
def test_the_grace_is_one_pace_at_least_ten_minutes_and_at_most_a_day(
    minutes: int, grace: int
) -> None:
    table = changed(wanted_table(), pace=Pace(0, "ask", minutes))
    waits = decide(table, taking(CARLA)).table
    assert waits.seats[1].left == grace * MINUTE


def test_a_move_within_the_grace_keeps_the_seat_and_all_are_told() -> None:
    table = called(promised_table())
    after = lay(table, BRUNO)
    seat = after.table.seats[1]
    assert (seat.promised, seat.wanted, after.table.invited) == (None, False, ())
    assert "table-stays" in keys(after.notices)
    assert not after.secret


def test_a_press_within_the_grace_keeps_the_seat_and_the_time_goes_on() -> None:
    table = called(promised_table())
    after = lifecycle.decide(table, joining(BRUNO), occasion(LATE + HOUR))
    seat = after.table.seats[1]
    assert keys(after.notices) == ["table-stays"]
    assert (seat.promised, seat.wanted, after.table.invited) == (None, False, ())
    assert seat.deadline == table.seats[1].deadline
    assert refusal(after.table, taking(CARLA)) == "table-refusal-started-already"


def test_a_seat_is_promised_once_and_to_nobody_else_meanwhile() -> None:
    table = promised_table()
    assert refusal(table, taking(ELSA)) == "table-refusal-promised"
    assert refusal(table, taking(CARLA)) == "table-refusal-promised-you"


def test_whoever_waits_for_a_seat_may_give_the_promise_back() -> None:
    table = called(promised_table())
    after = decide(table, Leave(CARLA))
    seat = after.table.seats[1]
    assert keys(after.notices) == ["table-promise-returned"]
    assert (seat.promised, seat.wanted, after.table.invited) == (None, True, ())
    assert decide(after.table, taking(ELSA)).table.promised == (ELSA.id,)


def test_nobody_waits_for_a_grace_of_somebody_who_cannot_be_reached() -> None:
    table = wanted_table()
    gone = changed(table.seats[1], presence="gone")
    table = changed(table, seats=(table.seats[0], gone))
    seat = decide(table, taking(CARLA)).table.seats[1]
    assert (seat.owner, seat.former) == (CARLA.id, (BRUNO.id,))


def test_in_a_pause_the_grace_stands() -> None:
    table = decide(wanted_table(), PauseAlone(ANNA)).table
    waits = decide(table, taking(CARLA)).table
    seat = waits.seats[1]
    assert (seat.promised, seat.left, seat.deadline) == (CARLA.id, 24 * HOUR, None)


def test_another_pace_calls_the_search_off() -> None:
    table = promised_table()
    for person in (ANNA, BRUNO):
        table = lifecycle.decide(
            table, Propose(person, "pace", Pace(72, "wait")), occasion(LATE)
        ).table
    seat = table.seats[1]
    assert (seat.promised, seat.wanted, seat.left) == (None, False, 72 * HOUR)
    assert table.invited == ()


def test_somebody_who_is_banned_or_forgotten_waits_for_no_seat() -> None:
    table = promised_table()
    banned = decide(table, Exclude(CARLA.id)).table
    forgotten = leave_for_good(table, CARLA.id, occasion(LATE))
    assert forgotten is not None
    for after in (banned, forgotten.table):
        assert (after.promised, after.invited, after.seats[1].wanted) == ((), (), True)


def test_nobody_waits_for_two_seats_nor_takes_one_while_another_is_promised_to_them() -> None:
    """Whoever held two would see two hands."""
    table = called(playing(ANNA, BRUNO, CARLA, pace=ASKS))
    wanted = changed(table, seats=tuple(changed(seat, wanted=True) for seat in table.seats))
    waits = decide(wanted, Join(ELSA, SEED, PIAZZA, Seat(1))).table
    assert waits.promised == (ELSA.id,)
    free = changed(waits.seats[2], occupant=Computer("pebbles", "normal"))
    for other in (waits, changed(waits, seats=(*waits.seats[:2], free))):
        another = Join(ELSA, SEED, PIAZZA, Seat(2))
        assert refusal(other, another) == "table-refusal-waits-already"


def test_nobody_is_said_to_keep_a_seat_who_gives_up_or_whose_game_is_over() -> None:
    resigned = decide(promised_table(), Resign(BRUNO))
    assert resigned.table.status is Status.FINISHED
    table = changed(promised_table(), motions=(agreed_to(9, "end", ANNA.id),))
    ended = decide(table, Cancel(BRUNO))
    assert ended.table.status is Status.CANCELLED
    for after in (resigned, ended):
        assert "table-stays" not in keys(after.notices)
        assert (after.table.promised, after.table.invited) == ((), ())


# --- a manager frees a seat ----------------------------------------------------------------------


def test_a_manager_frees_a_seat_for_whoever_likes_and_a_computer_plays_meanwhile() -> None:
    table = playing(ANNA, BRUNO)
    after = decide(table, Free(ELSA, Seat(1), CLUB))
    seat = after.table.seats[1]
    assert keys(after.notices) == ["table-freed"]
    assert seat.occupant == Computer("pebbles", "normal")
    assert (seat.owner, seat.former, seat.wanted) == (None, (BRUNO.id,), True)
    letter, *_ = letter_to(BRUNO, table, after, None)
    assert (letter.kind, letter.view) == ("relieved", None)
    assert refusal(after.table, taking(BRUNO)) == "table-refusal-left-this-seat"
    taken = decide(after.table, taking(CARLA)).table
    assert (taken.seats[1].owner, taken.seats[1].former) == (CARLA.id, (BRUNO.id,))


def test_a_manager_frees_no_seat_for_themselves() -> None:
    """Nor one for which they were asked by name before; another player may ask them anew."""
    table = decide(wanted_table(), Invite(ANNA, (CARLA,))).table
    freed = decide(table, Free(CARLA, Seat(1), CLUB)).table
    for seat in (None, Seat(1)):
        assert refusal(freed, changed(taking(CARLA), seat=seat)) == "table-refusal-removed"
    assert decide(freed, taking(ELSA)).table.seats[1].owner == ELSA.id
    asked = decide(freed, Invite(ANNA, (CARLA,))).table
    assert decide(asked, taking(CARLA)).table.seats[1].owner == CARLA.id


def test_nobody_takes_the_seat_of_whom_they_have_banned() -> None:
    table = decide(playing(ANNA, BRUNO), Exclude(BRUNO.id, by=CARLA.id)).table
    assert refusal(table, taking(CARLA)) == "table-refusal-removed"
    assert decide(table, taking(ELSA)).table.seats[1].owner == ELSA.id


def test_a_freed_seat_is_called_after_nobody_and_the_others_keep_their_names() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    computer = changed(table.seats[2], occupant=Computer("pebbles", "easy"))
    table = changed(table, seats=(*table.seats[:2], computer))
    seats = decide(table, Free(ELSA, Seat(1), CLUB)).table.seats
    people = {BRUNO.id: PlayerProfile(BRUNO.id, "Bruno")}
    assert seat_name(seats, Seat(2), people) == seat_name(table.seats, Seat(2), people)
    assert seat_name(seats, Seat(1), people) == computer_name(seats, Seat(1))
    assert computer_name(seats, Seat(1)) != computer_name(seats, Seat(2))


@pytest.mark.parametrize("order", ["free", "take over"])
def test_whoever_takes_a_seat_over_begins_with_nothing_held_against_them(order: str) -> None:
    table = playing(ANNA, BRUNO)
    spent = {"pauses": 2, "refused": 3, "appeals": (Appeal("pause", LATE),), "wanted": True}
    table = changed(table, seats=(table.seats[0], changed(table.seats[1], **spent)))
    if order == "free":
        table = decide(table, Free(ELSA, Seat(1), CLUB)).table
        seat = decide(table, joining(CARLA)).table.seats[1]
    else:
        seat = handed(table, joining(CARLA)).table.seats[1]
    assert (seat.owner, seat.pauses, seat.refused, seat.appeals) == (CARLA.id, 0, 0, ())


def test_whoever_takes_their_own_seat_back_has_spent_what_they_had() -> None:
    table = tended_table()
    spent = changed(table.seats[1], pauses=2, refused=3)
    table = changed(table, seats=(table.seats[0], spent))
    seat = decide(table, joining(BRUNO)).table.seats[1]
    assert (seat.pauses, seat.refused) == (2, 3)


def test_a_seat_without_a_person_cannot_be_freed_nor_by_who_manages_nothing_here() -> None:
    table = playing(ANNA, BRUNO)
    assert refusal(table, Free(ANNA, Seat(1), None)) == "table-refusal-not-manager"
    assert refusal(table, Free(ELSA, Seat(7), CLUB)) == "table-refusal-nobody-there"
    resigned = decide(playing(ANNA, BRUNO, CARLA), Resign(BRUNO)).table
    assert refusal(resigned, Free(ELSA, Seat(1), CLUB)) == "table-refusal-nobody-there"


# --- letters -------------------------------------------------------------------------------------


def letter_to(person: Person, before: Table, after: Transition, asker: Person | None) -> Written:
    by = None if asker is None else asker.id
    return next(one for one in written(before, after, by) if one.letter.to == person.id)


def test_the_person_is_written_that_a_computer_plays_and_shown_nothing_that_ages() -> None:
    before = playing(ANNA, BRUNO, pace=STANDS_IN)
    letter, way, news = letter_to(BRUNO, before, late(before, 1), None)
    assert (letter.kind, letter.view, letter.events) == ("tended", None, ())
    assert (way, news) == ("edit", True)


def test_no_letter_follows_while_the_computer_plays() -> None:
    table = called(tended_table())
    after = lay(table, ANNA)
    assert BRUNO.id not in [letter.to for letter, *_ in written(table, after, ANNA.id)]


def test_the_letter_that_stands_becomes_the_turn_again() -> None:
    table = tended_table()
    after = decide(table, joining(BRUNO))
    letter, way, news = letter_to(BRUNO, table, after, BRUNO)
    assert (letter.kind, way, news) == ("turn", "edit", False)
    assert letter.view is not None


def test_the_end_is_told_to_whoever_a_computer_has_played_for() -> None:
    table = tended_table()
    after = decide(table, Resign(ANNA))
    assert after.table.status is Status.FINISHED
    letter, *_ = letter_to(BRUNO, table, after, ANNA)
    assert letter.kind == "final"


# --- over a store --------------------------------------------------------------------------------


async def test_whoever_comes_back_is_told_what_happened_meanwhile(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=STANDS_IN)
    await house.lay(code, ANNA)
    await house.letters()
    house.clock.pass_by(24 * HOUR)
    table = await house.table(code)
    await house.service.timers.fire(deadline_of(table.id, await house.timers(), 1))
    assert await house.addressed() == [("board", None), ("tended", BRUNO.id)]
    await play_for_computers(house, code)
    assert [t.code for t in await house.service.queries.tables_of(BRUNO.id, (Status.PLAYING,))] == [
        code
    ]
    done = await house.service.join(house.request(), code, BRUNO)
    assert done.look.seat == 1
    assert len(done.events) > 0, "what the computer did in the meantime"
    seats = [done.look.table.as_held_by(hands).seats for hands in done.hands]
    assert len(seats) == len(done.events)
    assert {there[1].stood_for for there in seats} == {BRUNO.id}, "and that it was the computer"
    assert (await house.table(code)).seats[1].occupant == Human(BRUNO.id)
    assert done.look.view.viewer == 1


async def play_for_computers(house: House, code: TableCode) -> None:
    """Computers do the first thing they may, as long as they are asked."""
    while timer := await computers_question(house, code):
        look = await house.service.timers.computers_question(timer)
        assert look is not None
        await house.service.timers.answer_for_computer(timer, GAME.notate(look.legal[0]))


async def computers_question(house: House, code: TableCode) -> Timer | None:
    table = (await house.table(code)).id
    asked = [t for t in await house.timers() if (t.table, t.kind) == (table, "computer")]
    return next(iter(asked), None)


async def test_a_thought_that_comes_after_the_return_is_let_go(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=STANDS_IN)
    house.clock.pass_by(24 * HOUR)
    await fire_all(house)
    timer = await computers_question(house, code)
    assert timer is not None
    look = await house.service.timers.computers_question(timer)
    assert look is not None
    await house.service.join(house.request(), code, BRUNO)
    if timer.seat == 1:
        before = await house.table(code)
        await house.service.timers.answer_for_computer(timer, GAME.notate(look.legal[0]))
        assert await house.table(code) == before


async def test_a_game_with_nobody_left_is_played_to_its_end(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=STANDS_IN)
    house.clock.pass_by(24 * HOUR)
    await fire_all(house)
    await play_for_computers(house, code)
    table = await house.table(code)
    assert table.status is Status.FINISHED
    _, found = await house.service.past.verify(code)
    assert found.all_well


def test_a_rematch_is_for_the_people_not_for_what_stood_in() -> None:
    table = changed(tended_table(), status=Status.FINISHED)
    people = {p.id: PlayerProfile(p.id, p.name) for p in (ANNA, BRUNO)}
    again = rematch_of(table, ANNA, people, GAME)
    assert [g.id for g in again.invited] == [BRUNO.id]
    assert again.computers == ()
    assert again.again == table.code
