"""A draw by agreement: who may offer it, how long the offer stands, and what comes of it."""

from functools import partial

import pytest

from core.game import Seat
from model.commands import (
    Answer,
    Cancel,
    Command,
    Depart,
    Expire,
    PauseAlone,
    Person,
    Propose,
    Resign,
    Undo,
)
from model.letters import PublicLetter
from model.log import AGREED_DRAW, DRAWN
from model.results import NEWCOMER
from model.table import (
    HOUR,
    Computer,
    MoveRecord,
    Pace,
    Pause,
    PlayerId,
    Status,
    Table,
)
from tables import clocks
from tables.decisions import lifecycle
from tables.decisions.transitions import Transition
from tables.history.ratings import USUAL_STRENGTHS, rated_after
from tables.history.results import result_of
from tables.notification_settings import AGAIN_AFTER
from tests.sample_motions import answer, asked_about
from tests.tables import sample_tables
from tests.tables.running_service import House
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    GAME,
    NOON,
    changed,
    finished,
    keys,
    lay,
    lobby,
    occasion,
    playing,
    shift,
)
from tests.tables.shown_boards import shown

LATER = NOON + 3 * HOUR

do = partial(sample_tables.decided, now=LATER)
refusal = partial(sample_tables.refusal, now=LATER)

OFFER = Propose(ANNA, "draw")


def offered(table: Table | None = None) -> Table:
    """A table at which Anna has offered Bruno a draw."""
    return do(table or playing(ANNA, BRUNO), OFFER).table


def agreed(table: Table | None = None) -> Transition:
    wish = table or offered()
    return lifecycle.decide(wish, answer(wish, BRUNO, "yes"), occasion(LATER, request=9))


# --- where it can be offered ---------------------------------------------------------------------


def with_occupant(table: Table, seat: int, occupant: object) -> Table:
    seats = (
        changed(each, occupant=occupant) if each.seat == seat else each for each in table.seats
    )
    return changed(table, seats=tuple(seats))


@pytest.mark.parametrize(
    "table",
    [
        playing(ANNA, BRUNO, CARLA),
        with_occupant(playing(ANNA, BRUNO), 1, Computer("pebbles", "easy")),
        with_occupant(playing(ANNA, BRUNO), 1, Computer("pebbles", "normal", BRUNO.id)),
        do(playing(ANNA, BRUNO, CARLA), Resign(CARLA)).table,
    ],
    ids=["three", "a computer", "a computer that stands in", "two who are left of three"],
)
def test_a_draw_is_offered_only_where_two_people_sit_and_nobody_else(table: Table) -> None:
    assert refusal(table, OFFER) == "draw-refusal-two"


def test_nobody_offers_a_draw_to_somebody_who_cannot_be_asked() -> None:
    table = do(playing(ANNA, BRUNO), Depart(BRUNO.id)).table
    assert refusal(table, OFFER) == "draw-refusal-away"


def test_the_game_is_not_drawn_because_the_other_is_gone() -> None:
    table = do(offered(), Depart(BRUNO.id)).table
    assert table.status is Status.PLAYING
    assert do(table, answer(table, BRUNO, "yes")).table.outcome == DRAWN, "back, and agrees"


@pytest.mark.parametrize("order", [OFFER, Answer(ANNA, 1, "yes")])
def test_there_is_a_draw_only_while_a_game_is_running(order: Command) -> None:
    assert refusal(lobby(ANNA, BRUNO), order) == "table-refusal-not-started"
    assert refusal(finished(ANNA, BRUNO), order) == "table-refusal-over"
    assert refusal(agreed().table, order) == "table-refusal-over"


def test_a_stranger_neither_offers_nor_accepts() -> None:
    table = offered()
    for order in (Propose(CARLA, "draw"), answer(table, CARLA, "yes")):
        assert refusal(table, order) == "table-refusal-not-seated"


def test_nobody_accepts_their_own_offer() -> None:
    table = offered()
    for order in (OFFER, answer(table, ANNA, "yes")):
        assert refusal(table, order) == "table-refusal-agreed-already"


def test_in_a_frozen_game_nothing_is_offered_or_accepted() -> None:
    ice = Pause(NOON + 99 * HOUR, frozen=True)
    frozen = changed(offered(), pause=ice)
    for order in (answer(frozen, BRUNO, "yes"), answer(frozen, BRUNO, "no")):
        assert refusal(frozen, order) == "table-refusal-frozen"
    assert refusal(changed(playing(ANNA, BRUNO), pause=ice), OFFER) == "table-refusal-frozen"


def test_in_a_pause_two_people_may_agree_and_the_pause_is_over() -> None:
    table = offered(do(playing(ANNA, BRUNO), PauseAlone(BRUNO)).table)
    after = agreed(table).table
    assert (after.outcome, after.pause) == (DRAWN, None)
    assert clocks.timers_of(after, LATER) == ()


# --- how long an offer stands --------------------------------------------------------------------


def test_an_offer_is_over_once_the_other_moves() -> None:
    table = offered()
    number = answer(table, BRUNO, "yes").number
    moved = lay(table, BRUNO).table
    assert moved.proposal is None
    assert refusal(moved, Answer(BRUNO, number, "yes")) == "table-refusal-decided"


def test_whoever_offered_may_move_and_the_offer_stands() -> None:
    moved = lay(offered(), ANNA).table
    assert moved.proposal is not None
    assert agreed(moved).table.outcome == DRAWN


def test_a_move_that_nobody_hears_of_leaves_the_offer_as_it_is() -> None:
    table = offered()
    assert shift(table, BRUNO).table.proposal == table.proposal


def test_a_move_made_for_whoever_is_late_counts_as_theirs() -> None:
    table = sample_tables.called(offered(playing(ANNA, BRUNO, pace=Pace(1, "play"))))
    late = table.seats[1].asked or 0
    after = do(table, Expire(Seat(1), late), now=NOON + 99 * HOUR).table
    assert after.proposal is None


def test_an_undo_of_the_other_ends_the_offer_too() -> None:
    moved = lay(playing(ANNA, BRUNO), BRUNO)
    assert moved.move is not None
    table = offered(moved.table)
    at = changed(occasion(LATER), log=(moved.move,))
    assert lifecycle.decide(table, Undo(BRUNO), at).table.proposal is None


def test_who_declines_is_named_and_the_game_goes_on() -> None:
    table = offered()
    after = do(table, answer(table, BRUNO, "no"))
    assert (after.table.proposal, keys(after.notices)) == (None, ["table-declined-draw"])
    assert after.table.status is Status.PLAYING
    assert [seat.refused for seat in after.table.seats] == [0, 0], "undos alone are counted"


def test_an_offer_can_be_taken_back() -> None:
    table = offered()
    after = do(table, answer(table, ANNA, "no"))
    assert (after.table.proposal, keys(after.notices)) == (None, ["table-declined"])


def test_an_offer_is_over_when_a_computer_takes_the_seat_to_which_it_was_made() -> None:
    table = offered()
    table = changed(table, motions=(*table.motions, asked_about(98, 1, 1)))
    after = do(table, answer(table, ANNA, "computer")).table
    assert isinstance(after.seats[1].occupant, Computer)
    assert after.proposal is None


def test_after_an_offer_nobody_offers_again_before_a_move() -> None:
    table = offered()
    declined = do(table, answer(table, BRUNO, "no")).table
    assert refusal(declined, OFFER) == "draw-refusal-again"
    theirs = do(declined, Propose(BRUNO, "draw")).table
    assert theirs.proposal is not None, "the other may offer one"
    assert refusal(theirs, OFFER) == "draw-refusal-offered", "no old button accepts it"
    assert offered(lay(declined, BRUNO).table).proposal is not None


def test_a_move_taken_back_does_not_make_room_for_another_offer() -> None:
    moved = lay(playing(ANNA, BRUNO), ANNA)
    assert moved.move is not None
    table = offered(moved.table)
    at = changed(occasion(LATER), log=(moved.move,))
    back = lifecycle.decide(changed(table, motions=()), Undo(ANNA), at).table
    again = lay(back, ANNA).table
    assert again.open_moves == table.open_moves
    assert refusal(again, OFFER) == "draw-refusal-again"


# --- how often the other is called ---------------------------------------------------------------


def pings(before: Table, after: Transition, by: Person) -> list[PlayerId]:
    return list(shown(before, after, by.id).ping)


def test_an_offer_calls_the_other_once_a_day() -> None:
    table = playing(ANNA, BRUNO)
    assert pings(table, do(table, OFFER), ANNA) == [BRUNO.id]
    later = lay(offered(table), BRUNO).table
    silent = do(later, OFFER, now=LATER + AGAIN_AFTER - 1)
    assert silent.table.proposal is not None
    assert pings(later, silent, ANNA) == []
    assert pings(later, do(later, OFFER, now=LATER + AGAIN_AFTER), ANNA) == [BRUNO.id]


def test_an_offer_that_calls_nobody_is_remembered_all_the_same() -> None:
    later = lay(offered(), BRUNO).table
    silent = do(later, OFFER, now=LATER + 1).table
    declined = do(silent, answer(silent, BRUNO, "no")).table
    assert refusal(declined, OFFER) == "draw-refusal-again"
    paused = do(playing(ANNA, BRUNO), Propose(ANNA, "pause")).table
    instead = do(paused, OFFER).table
    assert refusal(changed(instead, motions=()), OFFER) == "draw-refusal-again"


# --- the end -------------------------------------------------------------------------------------


def test_when_both_agree_the_game_ends_with_both_in_first_place() -> None:
    table = do(offered(), Cancel(ANNA)).table
    after = agreed(table)
    drawn, line = after.table, after.move
    assert (drawn.status, drawn.outcome) == (Status.FINISHED, DRAWN)
    assert DRAWN.winners == (0, 1)
    assert (drawn.motions, drawn.to_act) == ((), ())
    assert drawn.state == table.state, "the position stays as it is"
    assert isinstance(line, MoveRecord)
    assert (line.seq, line.seat, line.actor) == (table.moves + 1, 1, BRUNO.id)
    assert (line.notation, line.request) == (AGREED_DRAW, 9)
    assert (drawn.moves, drawn.open_moves) == (line.seq, table.open_moves)
    assert pings(table, after, BRUNO) == [ANNA.id]


def test_a_draw_is_half_a_win_for_each() -> None:
    after = agreed().table
    result = changed(result_of(after, [], GAME), moves=9)
    assert [(seat.rank, seat.points, seat.parts) for seat in result.seats] == [(1, 0, ())] * 2
    assert result.reason == AGREED_DRAW
    rated = rated_after(result, {}, USUAL_STRENGTHS)
    assert [round(one.mu, 9) for one in rated.values()] == [NEWCOMER.mu] * 2
    strong = changed(NEWCOMER, mu=NEWCOMER.mu + 5, games=9)
    unequal = rated_after(result, {ANNA.id: strong}, USUAL_STRENGTHS)
    assert unequal[ANNA.id].mu < strong.mu
    assert unequal[BRUNO.id].mu > NEWCOMER.mu


# --- with the store ------------------------------------------------------------------------------


async def test_a_draw_accepted_twice_by_the_same_press_is_one_line_of_the_log(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, OFFER)
    order, request = answer(await house.table(code), BRUNO, "yes"), house.request()
    for again in (False, True):
        done = await house.service.carry_out(request, code, order)
        assert (done.again, done.look.table.outcome) == (again, DRAWN)
    finals = [each for each in await house.letters() if isinstance(each, PublicLetter)]
    assert [each.kind for each in finals].count("final") == 1
    table = await house.table(code)
    (line,) = await house.moves(code)
    assert (line.notation, table.moves, table.status) == (AGREED_DRAW, 1, Status.FINISHED)
    record, findings = await house.service.past.verify(code)
    assert findings.all_well
    assert record.outcome == DRAWN


async def test_an_offer_is_stored_with_what_it_remembers(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.order(code, OFFER)
    table = await house.table(code)
    (appeal,) = table.seats[0].appeals
    assert (appeal.kind, appeal.moves) == ("draw", table.open_moves)
    assert table.proposal is not None
    assert table.proposal.kind == "draw"
