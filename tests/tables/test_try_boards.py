"""Try boards at a table: private, kept over a restart, and nothing changes at the table."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from core.errors import IllegalMove, UnreadableMove
from core.game import Seat
from core.rng import Rng
from model.commands import Freeze, Play, Resign, Undo
from model.refusals import GameNotLoaded, StaleQuestion, TableRefuses
from model.table import TableCode
from storage.rows.schema import metadata
from tables.service import TableService
from tables.visibility.try_board import MOST_TRIED, own_turns
from tests.tables.planned_twins import in_words
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, ELSA, GAME
from tests.tables.toy_game import HAND, PEBBLES, PEBBLES_GAME, Keep, Lay, Move, State, View


class Trying:
    """What may be tried in Pebbles: the others lay the lowest pebble that is not seen."""

    def possible(self, view: View, seat: Seat) -> Iterator[Move]:
        if view.chooser is not None:
            yield Keep()
            return
        seen = {*view.hand, view.pebble}
        yield Lay(next(pebble for pebble in PEBBLES if pebble not in seen))

    def fitting(self, view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
        for number in range(1_000):
            state = PEBBLES_GAME.imagine(view, rng.aside(number))
            if PEBBLES_GAME.check(state, seat, move) is None:
                return state
        return None

    def passed(self, state: State, seat: Seat) -> State | None:
        return None

    def left_open(self, state: State, seat: Seat, move: Move) -> None:
        return None


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose game can also be tried where others are to move."""
    async with make_house(tmp_path, pebbles=replace(GAME, trying=Trying())) as made:
        yield made


async def rows_of(house: House) -> dict[str, list[str]]:
    """All that is stored, but for tried lines."""
    found = {}
    for name, table in metadata.tables.items():
        if name != "private_document":
            rows = await house.store.database.read(partial(_all_of, table))
            found[name] = sorted(map(repr, rows))
    return found


def _all_of(table: Any, connection: Any) -> Any:
    return connection.execute(select(table)).all()


async def first_move(house: House, code: TableCode) -> str:
    """What Anna may lay first."""
    board = await house.service.try_boards.at(code, ANNA.id)
    return GAME.notate(board.look.legal[0])


async def test_a_move_is_tried_and_nothing_changes_at_the_table(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    boards, before = club.service.try_boards, await rows_of(club)
    begun = await boards.at(code, ANNA.id)
    rings = club.rings
    laid = await boards.move(code, ANNA.id, [await first_move(club, code)], begun.mark)
    assert [len(view.hand) for view in (begun.look.view, laid.look.view)] == [HAND, HAND - 1]
    assert laid.position.to_act == (Seat(1),)
    assert laid.look.asked is None
    replied = await boards.reply(code, ANNA.id, Seat(1), 0, laid.mark)
    assert replied.position.end == "learns", "all pebbles would be shown"
    assert replied.look.view == laid.look.view
    assert await rows_of(club) == before
    assert club.rings == rings
    assert await boards.at(code, BRUNO.id) != replied
    assert (await boards.at(code, BRUNO.id)).position.steps == ()


async def test_a_line_survives_a_restart_and_is_forgotten_at_once(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    boards = club.service.try_boards
    begun = await boards.at(code, ANNA.id)
    laid = await boards.move(code, ANNA.id, [await first_move(club, code)], begun.mark)
    again = club.service_over(club.store).try_boards
    assert await again.at(code, ANNA.id, laid.mark) == laid
    await again.forget(code, ANNA.id)
    assert (await again.at(code, ANNA.id)).position == begun.position
    with pytest.raises(StaleQuestion):
        await again.at(code, ANNA.id, laid.mark)


async def test_a_line_is_not_kept_longer_than_its_game(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    boards, table = club.service.try_boards, await club.table(code)
    begun = await boards.at(code, ANNA.id)
    await boards.move(code, ANNA.id, [await first_move(club, code)], begun.mark)
    assert await club.store.read(lambda r: r.private.tried(table.id, ANNA.id)) is not None
    await club.order(code, Resign(BRUNO))
    assert await club.store.read(lambda r: r.private.tried(table.id, ANNA.id)) is None


async def test_a_forged_seat_gets_no_guess(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    begun = await club.service.try_boards.at(code, ANNA.id)
    laid = await club.service.try_boards.move(
        code, ANNA.id, [await first_move(club, code)], begun.mark
    )
    for forged in (Seat(9999), Seat(-1), Seat(0)):
        assert await club.service.try_boards.question(code, ANNA.id, forged, laid.mark) is None


async def test_back_and_again_return_to_what_was_before(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    boards = club.service.try_boards
    begun = await boards.at(code, ANNA.id)
    laid = await boards.move(code, ANNA.id, [await first_move(club, code)], begun.mark)
    replied = await boards.reply(code, ANNA.id, Seat(1), 0, laid.mark)
    assert await boards.back(code, ANNA.id, replied.mark) == laid
    await boards.reply(code, ANNA.id, Seat(1), 0, laid.mark)
    assert await boards.again(code, ANNA.id, replied.mark) == begun
    assert await boards.back(code, ANNA.id, begun.mark) == begun


async def test_a_line_is_gone_with_its_position_and_back_with_it(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    boards = club.service.try_boards
    begun = await boards.at(code, ANNA.id)
    laid = await boards.move(code, ANNA.id, [await first_move(club, code)], begun.mark)
    await club.lay(code, BRUNO)
    after = await boards.at(code, ANNA.id)
    assert after.position.steps == ()
    with pytest.raises(StaleQuestion):
        await boards.back(code, ANNA.id, laid.mark)
    await club.order(code, Undo(BRUNO))
    assert (await boards.at(code, ANNA.id)).position == laid.position


async def test_a_secret_move_of_somebody_else_leaves_a_line_alone(club: House) -> None:
    """It changes nothing that this person sees: a line that went away would tell of it."""
    code = await club.begin(ANNA, BRUNO)
    boards = club.service.try_boards
    begun = await boards.at(code, ANNA.id)
    laid = await boards.move(code, ANNA.id, [await first_move(club, code)], begun.mark)
    look = await club.service.queries.look(code, BRUNO.id)
    await club.order(code, Play(BRUNO, "shift", look.asked))
    assert (await boards.at(code, ANNA.id, laid.mark)).position == laid.position


async def test_what_cannot_be_tried_says_why_and_leaves_the_line_as_it_was(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    boards = club.service.try_boards
    begun = await boards.at(code, ANNA.id)
    own = await first_move(club, code)
    foreign = next(p for p in PEBBLES if p not in begun.look.view.hand)
    for written, kind in ((f"lay {foreign}", IllegalMove), ("nonsense", UnreadableMove)):
        with pytest.raises(kind):
            await boards.move(code, ANNA.id, [own, written], begun.mark)
    with pytest.raises(IllegalMove):
        await boards.let_stand(code, ANNA.id, (await boards.move(code, ANNA.id, [own], None)).mark)
    laid = await boards.at(code, ANNA.id)
    with pytest.raises(StaleQuestion):
        await boards.reply(code, ANNA.id, Seat(1), 9, laid.mark)
    with pytest.raises(IllegalMove):
        await boards.guess(code, ANNA.id, Seat(1), own, laid.mark)
    replied = await boards.reply(code, ANNA.id, Seat(1), 0, laid.mark)
    with pytest.raises(TableRefuses) as ended:
        await boards.move(code, ANNA.id, [own], replied.mark)
    assert ended.value.refusal.code == "try-refusal-ended"


async def test_a_computer_is_asked_with_an_imagined_view_and_what_is_possible(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    boards = club.service.try_boards
    begun = await boards.at(code, ANNA.id)
    assert await boards.question(code, ANNA.id, Seat(1), begun.mark) is None, "Anna is to move"
    laid = await boards.move(code, ANNA.id, [await first_move(club, code)], begun.mark)
    asked = await boards.question(code, ANNA.id, Seat(1), laid.mark)
    possible = laid.position.replies[Seat(1)]
    if asked is not None:
        assert asked.view.viewer == 1
        assert set(asked.legal) <= set(possible)
    guessed = await boards.guess(code, ANNA.id, Seat(1), GAME.notate(possible[0]), laid.mark)
    assert guessed.position.steps[-1].tried.guessed


async def test_only_who_plays_in_a_running_game_has_a_try_board(club: House) -> None:
    boards = club.service.try_boards
    waiting = await club.open(ANNA)
    running = await club.begin(ANNA, BRUNO, CARLA)
    over = await club.begin(ANNA, BRUNO)
    await club.order(over, Resign(BRUNO))
    await club.order(running, Resign(CARLA))
    for code, who, refusal in (
        (waiting, ANNA, "table-refusal-not-started"),
        (running, ELSA, "table-refusal-not-seated"),
        (running, CARLA, "table-refusal-resigned"),
        (over, ANNA, "try-refusal-over"),
        (TableCode("ZZZZ"), ANNA, "table-refusal-unknown"),
    ):
        with pytest.raises(TableRefuses) as refused:
            await boards.at(code, who.id)
        assert refused.value.refusal.code == refusal
    elsewhere = TableService(club.store, {}, club.clock, club.entropy, lambda: None)
    with pytest.raises(GameNotLoaded):
        await elsewhere.try_boards.at(running, ANNA.id)


async def test_a_frozen_game_can_be_thought_about(club: House) -> None:
    code = await club.begin(ANNA, BRUNO)
    await club.order(code, Freeze(DINO, CLUB))
    board = await club.service.try_boards.at(code, ANNA.id)
    assert board.look.legal


async def test_a_game_that_says_nothing_of_others_ends_where_they_are_to_move(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.try_boards
    begun = await boards.at(code, ANNA.id)
    laid = await boards.move(code, ANNA.id, [await first_move(house, code)], begun.mark)
    assert laid.position.end == "others"
    (turn,) = own_turns(laid.position, in_words)
    assert turn.expected == begun.look.view
    assert turn.moves == (laid.position.steps[0].tried.move,)


async def test_a_line_has_an_end(club: House) -> None:
    """Shifting one's own pebbles could go on for ever."""
    code = await club.begin(ANNA, BRUNO)
    boards = club.service.try_boards
    await boards.move(code, ANNA.id, ["shift"] * MOST_TRIED, None)
    with pytest.raises(TableRefuses) as refused:
        await boards.move(code, ANNA.id, ["shift"], None)
    assert refused.value.refusal.code == "try-refusal-long"
