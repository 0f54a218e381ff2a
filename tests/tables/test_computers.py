"""Computers at a table: seated, asked, moving, and all their moves told in one post."""

import pytest

from core.game import Seat
from core.texts import Player
from model.commands import Leave
from model.letters import PrivateLetter, PublicLetter, at_level, computer_name
from model.refusals import TableRefuses
from model.table import Computer, Status, TableCode, Timer
from tables.paces import THINKING_PAUSE
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, GAME, NOON, PIAZZA, keys

EASY = Computer("pebbles", "easy")


async def question(house: House, code: TableCode) -> Timer:
    """The one question that waits for a computer at this table."""
    table = (await house.table(code)).id
    (timer,) = (t for t in await house.timers() if (t.kind, t.table) == ("computer", table))
    return timer


async def answer(house: House, code: TableCode) -> None:
    """Let the computer do the first thing it may."""
    await answer_to(house, await question(house, code))


async def answer_to(house: House, timer: Timer) -> None:
    look = await house.service.timers.computers_question(timer)
    assert look is not None
    await house.service.timers.answer_for_computer(timer, GAME.notate(look.legal[0]))


async def test_a_table_opened_against_a_computer_begins_at_once_with_one_post(
    house: House,
) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    table = await house.table(code)
    assert table.status is Status.PLAYING
    assert [s.occupant for s in table.seats][1] == EASY
    public = [x for x in await house.letters() if isinstance(x, PublicLetter)]
    assert [x.kind for x in public] == ["board"]
    assert [n.key for n in public[0].notices] == ["table-opened", "table-joined", "table-started"]
    assert public[0].ping == (ANNA.id,)


async def test_the_amended_first_board_goes_on_saying_who_opened_it_and_who_plays_how_well(
    house: House,
) -> None:
    await house.open(ANNA, computers=(EASY, EASY), size=3)
    (first,) = [x for x in await house.letters() if isinstance(x, PublicLetter)]
    assert keys(first.notices) == ["table-opened", "table-joined", "table-joined", "table-started"]
    assert first.notices[0].values["who"] == Player(Seat(0))
    for timer in [timer for timer in await house.timers() if timer.kind == "computer"]:
        await answer_to(house, timer)
    (amended,) = [x for x in await house.letters() if isinstance(x, PublicLetter)]
    assert (amended.amends, amended.notices) == (True, first.notices)


@pytest.mark.parametrize("computers", [(), (EASY,)])
async def test_whoever_is_invited_is_called_and_written_to_beside_computers_too(
    house: House, computers: tuple[Computer, ...]
) -> None:
    await house.open(ANNA, BRUNO, computers=computers, size=4)
    letters = await house.letters()
    called = [letter.ping for letter in letters if isinstance(letter, PublicLetter)]
    written = [(x.kind, x.to) for x in letters if isinstance(x, PrivateLetter)]
    assert called == [(BRUNO.id,)]
    assert written == [("invitation", BRUNO.id)]


async def test_computers_of_one_level_are_told_apart_by_their_names(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY, EASY, EASY), size=4)
    notices = [n for x in await house.letters() if isinstance(x, PublicLetter) for n in x.notices]
    joined = [n.values["who"] for n in notices if n.key == "table-joined"]
    seats = (await house.table(code)).seats
    assert joined == [at_level(EASY, computer_name(seats, seat.seat)) for seat in seats[1:]]
    assert len({repr(name) for name in joined}) == 3


async def test_a_computer_keeps_its_name_when_somebody_before_it_leaves(house: House) -> None:
    code = await house.open(ANNA, size=4)
    await house.service.join(house.request(), code, BRUNO, PIAZZA)
    await house.service.seat_computer(house.request(), code, ANNA, EASY)
    before = (await house.table(code)).seats
    await house.order(code, Leave(BRUNO))
    after = (await house.table(code)).seats
    assert computer_name(after, Seat(1)) == computer_name(before, Seat(2))


async def test_a_computer_is_asked_after_a_human_pause(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    timer = await question(house, code)
    assert timer.due_at == NOON + THINKING_PAUSE
    assert {t.kind for t in await house.timers() if t.seat == timer.seat} == {"computer"}


async def test_a_computer_has_no_deadline(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    timer = await question(house, code)
    assert (await house.table(code)).seats[timer.seat].deadline is None


async def test_a_computer_sees_what_its_seat_sees_and_no_more(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    look = await house.service.timers.computers_question(await question(house, code))
    assert look is not None
    assert look.view.viewer == 1
    mine = await house.service.queries.look(code, ANNA.id)
    assert look.view != mine.view
    assert look.legal != mine.legal


async def test_an_answer_is_played_once_and_a_late_one_not_at_all(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    timer = await question(house, code)
    look = await house.service.timers.computers_question(timer)
    assert look is not None
    notation = GAME.notate(look.legal[0])
    await house.service.timers.answer_for_computer(timer, notation)
    await house.service.timers.answer_for_computer(timer, notation)
    assert [m.actor for m in await house.moves(code)] == [None]
    assert await house.service.timers.computers_question(timer) is None


async def test_a_whole_game_against_a_computer_comes_to_its_end(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    while (table := await house.table(code)).status is Status.PLAYING:
        if any(s.seat == 0 for s in table.to_act):
            await house.lay(code, ANNA)
        else:
            await answer(house, code)
    assert table.outcome is not None
    _, found = await house.service.past.verify(code)
    assert found.all_well


async def test_what_a_computer_does_in_a_row_is_told_in_one_post(house: House) -> None:
    """Whoever laid highest is asked again at once: two moves of one turn."""
    for _ in range(30):
        code = await house.open(ANNA, computers=(EASY,))
        await house.lay(code, ANNA)
        await house.letters()
        await answer(house, code)
        if [s.seat for s in (await house.table(code)).to_act] != [1]:
            await house.letters()
            continue
        (held,) = await house.wished()
        assert held.due > house.clock.now(), "the turn is not over yet"
        await answer(house, code)
        (post,) = (x for x in await house.letters() if isinstance(x, PublicLetter))
        assert post.ping == (ANNA.id,)
        assert sum(turn.moves for turn in post.turns if turn.seat == 1) == 2
        return
    raise AssertionError("in thirty deals the computer never laid the highest pebble")


async def test_a_computer_joins_a_waiting_table_and_fills_it(house: House) -> None:
    code = await house.open(ANNA)
    with pytest.raises(TableRefuses):
        await house.service.seat_computer(house.request(), code, CARLA, EASY)
    await house.service.seat_computer(house.request(), code, ANNA, EASY)
    assert (await house.table(code)).status is Status.PLAYING


async def test_a_computer_takes_no_seat_that_is_kept_for_a_guest(house: House) -> None:
    code = await house.open(ANNA, BRUNO)
    with pytest.raises(TableRefuses) as refused:
        await house.service.seat_computer(house.request(), code, ANNA, EASY)
    assert refused.value.refusal.code == "table-refusal-full"


async def test_a_rematch_is_against_the_same_computer(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    while (table := await house.table(code)).status is Status.PLAYING:
        if any(s.seat == 0 for s in table.to_act):
            await house.lay(code, ANNA)
        else:
            await answer(house, code)
    await house.remember(ANNA)
    again = await house.service.rematch(house.request(), code, ANNA)
    assert [s.occupant for s in again.look.table.seats][1:] == [EASY]
    assert again.look.table.status is Status.PLAYING


async def test_what_a_computer_did_is_told_from_what_people_did(house: House) -> None:
    code = await house.open(ANNA, computers=(EASY,))
    before = await house.service.past.moments(code, ANNA.id, "public")
    await house.lay(code, ANNA)
    await answer(house, code)
    moments = await house.service.past.moments(code, ANNA.id, "public")
    assert before.last_of_computers() == ()
    assert [moments.is_of_computer(place) for place in range(3)] == [False, False, True]
    assert moments.last_of_computers() == (2,)
    await house.hand_over(code, Seat(1), BRUNO)
    taken_over = await house.service.past.moments(code, ANNA.id, "public")
    assert taken_over.last_of_computers() == ()
