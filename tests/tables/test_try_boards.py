"""Try boards at a table: private, kept over a restart, and nothing changes at the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import pytest
from sqlalchemy import select

import tables.ahead.imagined_game
from core.errors import IllegalMove, UnreadableMove
from core.game import Seat
from core.thinking_ahead import MOST_LISTED, possible
from model import game_json
from model.commands import Freeze, Play, Resign, Undo
from model.game_json import AnyGame
from model.refusals import GameNotLoaded, StaleQuestion, TableRefuses
from model.table import TableCode
from storage.rows.schema import metadata
from storage.transaction.transaction import Transaction
from tables.ahead.imagined_game import MOST_TRIED, ImaginedGame, TriedMove, own_turns
from tables.service import TableService
from tests.tables.planned_twins import in_words
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, ELSA, GAME
from tests.tables.toy_game import HAND, PEBBLES, Lay


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


Change: TypeAlias = Callable[[ImaginedGame], None]


def moves(written: Sequence[str]) -> Change:
    """Try these moves of one's own."""
    return lambda trial: trial.move_all(written)


def let_all_stand_after(written: str) -> Change:
    """Try a move of one's own, and let the others' turns pass."""

    def change(trial: ImaginedGame) -> None:
        trial.move(written)
        trial.let_all_stand()

    return change


def first_reply(trial: ImaginedGame) -> None:
    """Try the first thing that Bruno may do."""
    move = trial.position().replies[Seat(1)][0]
    trial.reply(TriedMove(Seat(1), GAME.notate(move)))


def guess(move: str) -> Change:
    """Try what a computer chose for Bruno."""
    return lambda trial: trial.reply(TriedMove(Seat(1), move, guessed=True))


def one_back(trial: ImaginedGame) -> None:
    """Take the last move back."""
    trial.cut(-1)


def all_back(trial: ImaginedGame) -> None:
    """Take all moves back."""
    trial.cut(0)


async def first_move(house: House, code: TableCode) -> str:
    """What Anna may lay first."""
    board = await house.service.ahead.at(code, ANNA.id)
    return GAME.notate(board.look.legal[0])


async def test_a_move_is_tried_and_nothing_changes_at_the_table(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards, before = house.service.ahead, await rows_of(house)
    begun = await boards.at(code, ANNA.id)
    rings = house.rings
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    assert [len(view.hand) for view in (begun.look.view, laid.look.view)] == [HAND, HAND - 1]
    assert laid.position.to_act == (Seat(1),)
    assert laid.look.asked is None
    replied = await boards.change(code, ANNA.id, laid.mark, first_reply)
    assert replied.position.end == "learns", "all pebbles would be shown"
    assert replied.look.view == laid.look.view
    assert await rows_of(house) == before
    assert house.rings == rings
    assert await boards.at(code, BRUNO.id) != replied
    assert (await boards.at(code, BRUNO.id)).position.steps == ()


async def test_one_press_finds_out_once_what_others_may_do_and_where_much_is_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards, store, reading, asked = house.service.ahead, house.store, list[Any](), list[Any]()
    read_much = store.read_much

    def marked(work: Callable[[Transaction], Any]) -> Any:
        def inside(reader: Transaction) -> Any:
            reading.append(work)
            try:
                return work(reader)
            finally:
                reading.pop()

        return read_much(inside)

    def counted(game: AnyGame, view: Any, seat: Seat) -> tuple[Any, ...]:
        assert reading, "elsewhere it would hold up everybody"
        asked.append(game_json.encode(view))
        return possible(game, view, seat)

    tables.ahead.imagined_game._possible_from.cache_clear()
    monkeypatch.setattr(store, "read_much", marked)
    monkeypatch.setattr("tables.ahead.imagined_game.possible", counted)
    begun = await boards.at(code, ANNA.id)
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    await boards.change(code, ANNA.id, laid.mark, first_reply)
    await boards.resume(code, ANNA.id)
    assert len(asked) == 1


async def test_a_line_survives_a_restart_and_is_forgotten_at_once(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    begun = await boards.at(code, ANNA.id)
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    again = house.service_over(house.store).ahead
    assert await again.at(code, ANNA.id, laid.mark) == laid
    await again.forget(code, ANNA.id)
    assert (await again.at(code, ANNA.id)).position == begun.position
    with pytest.raises(StaleQuestion):
        await again.at(code, ANNA.id, laid.mark)


async def test_a_line_is_not_kept_longer_than_its_game(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards, table = house.service.ahead, await house.table(code)
    begun = await boards.at(code, ANNA.id)
    await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    assert await house.store.read(lambda r: r.private.tried(table.id, ANNA.id)) is not None
    await house.order(code, Resign(BRUNO))
    assert await house.store.read(lambda r: r.private.tried(table.id, ANNA.id)) is None


async def test_a_forged_seat_gets_no_guess(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    begun = await house.service.ahead.at(code, ANNA.id)
    laid = await house.service.ahead.change(
        code, ANNA.id, begun.mark, moves([await first_move(house, code)])
    )
    for forged in (Seat(9999), Seat(-1), Seat(0)):
        assert await house.service.ahead.question(code, ANNA.id, forged, laid.mark) is None


async def test_back_and_again_return_to_what_was_before(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    begun = await boards.at(code, ANNA.id)
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    replied = await boards.change(code, ANNA.id, laid.mark, first_reply)
    assert await boards.change(code, ANNA.id, replied.mark, one_back) == laid
    await boards.change(code, ANNA.id, laid.mark, first_reply)
    assert await boards.change(code, ANNA.id, replied.mark, all_back) == begun
    assert await boards.change(code, ANNA.id, begun.mark, one_back) == begun


async def test_a_line_is_gone_with_its_position_and_back_with_it(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    begun = await boards.at(code, ANNA.id)
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    await house.lay(code, BRUNO)
    after = await boards.at(code, ANNA.id)
    assert after.position.steps == ()
    with pytest.raises(StaleQuestion):
        await boards.change(code, ANNA.id, laid.mark, one_back)
    await house.order(code, Undo(BRUNO))
    assert (await boards.at(code, ANNA.id)).position == laid.position


async def test_a_secret_move_of_somebody_else_leaves_a_line_alone(house: House) -> None:
    """It changes nothing that this person sees: a line that went away would tell of it."""
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    begun = await boards.at(code, ANNA.id)
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    look = await house.service.queries.look(code, BRUNO.id)
    await house.order(code, Play(BRUNO, "shift", look.asked))
    assert (await boards.at(code, ANNA.id, laid.mark)).position == laid.position


async def test_what_cannot_be_tried_says_why_and_leaves_the_line_as_it_was(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    begun = await boards.at(code, ANNA.id)
    own = await first_move(house, code)
    foreign = next(p for p in PEBBLES if p not in begun.look.view.hand)
    for written, kind in ((f"lay {foreign}", IllegalMove), ("nonsense", UnreadableMove)):
        with pytest.raises(kind):
            await boards.change(code, ANNA.id, begun.mark, moves([own, written]))
    with pytest.raises(IllegalMove):
        await boards.change(code, ANNA.id, None, let_all_stand_after(own))
    laid = await boards.change(code, ANNA.id, None, moves([own]))
    with pytest.raises(IllegalMove):
        await boards.change(code, ANNA.id, laid.mark, guess(own))
    replied = await boards.change(code, ANNA.id, laid.mark, first_reply)
    with pytest.raises(TableRefuses) as ended:
        await boards.change(code, ANNA.id, replied.mark, moves([own]))
    assert ended.value.refusal.code == "try-refusal-ended"


async def test_a_computer_is_asked_with_an_imagined_view_and_what_is_possible(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    begun = await boards.at(code, ANNA.id)
    assert await boards.question(code, ANNA.id, Seat(1), begun.mark) is None, "Anna is to move"
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    asked = await boards.question(code, ANNA.id, Seat(1), laid.mark)
    possible = laid.position.replies[Seat(1)]
    if asked is not None:
        assert asked.view.viewer == 1
        assert set(asked.legal) <= set(possible)
    guessed = await boards.change(code, ANNA.id, laid.mark, guess(GAME.notate(possible[0])))
    assert guessed.position.steps[-1].tried.guessed


async def test_only_who_plays_in_a_running_game_has_a_try_board(house: House) -> None:
    boards = house.service.ahead
    waiting = await house.open(ANNA)
    running = await house.begin(ANNA, BRUNO, CARLA)
    over = await house.begin(ANNA, BRUNO)
    await house.order(over, Resign(BRUNO))
    await house.order(running, Resign(CARLA))
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
    elsewhere = TableService(house.store, {}, house.clock, house.entropy, lambda: None)
    with pytest.raises(GameNotLoaded):
        await elsewhere.ahead.at(running, ANNA.id)


async def test_a_frozen_game_can_be_thought_about(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, Freeze(DINO, CLUB))
    board = await house.service.ahead.at(code, ANNA.id)
    assert board.look.legal


async def test_a_game_that_says_nothing_of_others_tries_what_they_do_in_imagined_worlds(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    begun = await boards.at(code, ANNA.id)
    laid = await boards.change(code, ANNA.id, begun.mark, moves([await first_move(house, code)]))
    assert laid.position.end is None
    assert not laid.position.may_stand
    seen, replies = {*begun.look.view.hand}, laid.position.replies[Seat(1)]
    assert HAND < len(replies) <= MOST_LISTED
    assert not seen & {reply.pebble for reply in replies if isinstance(reply, Lay)}
    (turn,) = own_turns(GAME, laid.position, in_words)
    assert turn.expected == game_json.raw(begun.look.view)
    assert turn.moves == (laid.position.steps[0].tried.move,)


async def test_a_line_has_an_end(house: House) -> None:
    """Shifting one's own pebbles could go on for ever."""
    code = await house.begin(ANNA, BRUNO)
    boards = house.service.ahead
    await boards.change(code, ANNA.id, None, moves(["shift"] * MOST_TRIED))
    with pytest.raises(TableRefuses) as refused:
        await boards.change(code, ANNA.id, None, moves(["shift"]))
    assert refused.value.refusal.code == "try-refusal-long"
