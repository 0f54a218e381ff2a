"""History of a real table: who may see what of which position."""

from collections.abc import Callable
from typing import Any

import pytest

from core.game import Seat
from model.commands import Play, Resign, Undo
from model.refusals import TableRefuses
from model.table import PlayerId, Table, TableCode
from storage.transaction.transaction import Transaction
from tables.history.moments import Moments, Shelf, Story, TakenBackThen, Whose
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, ELSA, GAME, changed, playing


async def seen(
    house: House, code: TableCode, by: PlayerId = ANNA.id, whose: Whose = "own"
) -> Moments:
    return await house.service.past.moments(code, by, whose)


async def refusal(house: House, code: TableCode, whose: Whose = "own") -> str:
    with pytest.raises(TableRefuses) as caught:
        await house.service.past.moments(code, ANNA.id, whose)
    return caught.value.refusal.code


async def test_the_newest_position_is_what_everybody_sees_now(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    for person in (ANNA, BRUNO, ELSA):
        moments = await seen(house, code, person.id)
        look = await house.service.queries.look(code, person.id)
        assert moments.view(moments.last) == look.view
        assert moments.seat == look.seat
        assert [moment.number for moment in moments.moments] == [0, 1, 2]
        assert [moment.seat for moment in moments.moments] == [None, Seat(0), Seat(1)]
    public = await seen(house, code, ANNA.id, "public")
    assert public.view(public.last) == (await house.service.queries.watch(code)).view


async def test_what_is_kept_of_a_game_is_never_touched_while_the_store_is_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is read in threads of its own; nothing there may be shared with the others."""
    reading, read, story_of = [False], house.store.read, Shelf.story_of
    touched: list[bool] = []

    async def noted(work: Callable[[Transaction], Any]) -> Any:
        def inside(reader: Transaction) -> Any:
            reading[0] = True
            try:
                return work(reader)
            finally:
                reading[0] = False

        return await read(inside)

    def looked_at(shelf: Shelf, table: Table) -> Story | None:
        touched.append(reading[0])
        return story_of(shelf, table)

    monkeypatch.setattr(house.store, "read", noted)
    monkeypatch.setattr(Shelf, "story_of", looked_at)
    code = await house.begin(ANNA, BRUNO)
    assert len({len((await seen(house, code)).moments) for _ in range(2)}) == 1
    assert touched == [False, False]


async def test_before_the_game_there_is_nothing_to_look_back_on(house: House) -> None:
    code = await house.open(ANNA)
    moments = await seen(house, code)
    assert (moments.moments, moments.table.code) == ((), code)


async def test_what_was_taken_back_is_shown_and_marked(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.order(code, Undo(ANNA))
    moments = await seen(house, code, ELSA.id)
    assert [(m.number, m.moves, m.gone) for m in moments.moments] == [
        (0, 0, False),
        (1, 1, True),
        (None, 0, False),
    ]
    assert moments.moments[2].events == (TakenBackThen(Seat(0)),)
    assert moments.view(2) == moments.view(0) != moments.view(1)


async def test_nobody_can_count_the_secret_moves_of_others(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    for _ in range(3):
        await house.order(code, Play(ANNA, "shift", None))
    await house.lay(code, BRUNO)
    assert len((await seen(house, code, ANNA.id)).moments) == 5
    for other in (BRUNO, ELSA):
        moments = await seen(house, code, other.id)
        assert [moment.number for moment in moments.moments] == [0, 1]
    assert (await seen(house, code, BRUNO.id)).after_own() == 1


async def test_whoever_holds_the_seat_now_looks_with_its_eyes(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, BRUNO)
    before = await seen(house, code, BRUNO.id)
    await house.hand_over(code, Seat(1), CARLA)
    after = await seen(house, code, CARLA.id)
    assert [after.view(n) for n in range(2)] == [before.view(n) for n in range(2)]
    former, public = await seen(house, code, BRUNO.id), await seen(house, code, ELSA.id)
    assert former.seat is None
    assert former.view(1) == public.view(1) != before.view(1)


async def test_all_is_open_to_everybody_after_the_end_and_to_nobody_before(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    assert await refusal(house, code, "open") == "history-refusal-not-open"
    await house.finish(code, [ANNA, BRUNO])
    moments = await seen(house, code, ELSA.id, "open")
    hands = (await seen(house, code, ANNA.id)).view(0).hand
    assert set(hands) < set(moments.view(0).hand)


async def test_a_game_that_was_called_off_is_never_laid_open(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.call_off(code, ANNA, BRUNO)
    assert await refusal(house, code, "open") == "history-refusal-not-open"
    assert (await seen(house, code)).last == 0


async def test_what_cannot_be_played_again_is_refused_kindly(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.garble_line(code, 1)
    assert await refusal(house, code) == "history-refusal-other-rules"
    await house.deal_by(code, rules_version=1)
    assert await refusal(house, code) == "history-refusal-other-rules"
    await house.stamp(code, state_version=99)
    assert await refusal(house, code) == "table-refusal-other-version"
    assert await refusal(house, TableCode("NONE")) == "table-refusal-unknown"


@pytest.mark.parametrize("last", [2, 99_999, 99_999_999])
async def test_a_log_that_takes_back_what_is_not_there_is_refused_kindly(
    house: House, last: int
) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.order(code, Undo(ANNA))
    assert (await seen(house, code)).last == 2
    await house.lay(code, BRUNO)
    await house.garble_line(code, 2, f"undo 1-{last}")
    assert await refusal(house, code) == "history-refusal-other-rules"
    assert await house.service.past.history(code, ELSA.id)


async def test_a_log_with_a_hole_is_refused_kindly_and_read_as_it_was_told(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    await house.lose_line(code, 1)
    assert await refusal(house, code) == "history-refusal-other-rules"
    assert await house.service.past.history(code, ELSA.id)
    await house.garble_options(code)
    assert await refusal(house, code) == "history-refusal-other-rules"


async def test_a_story_is_kept_until_the_log_goes_on(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await seen(house, code)
    await house.garble_line(code, 1)
    assert (await seen(house, code)).last == 1, "what is kept is not read again"
    await house.lay(code, BRUNO)
    assert await refusal(house, code) == "history-refusal-other-rules"


async def test_places_are_found_by_number_and_by_what_one_did_last(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    await house.order(code, Resign(BRUNO))
    mine = await seen(house, code)
    assert (mine.after_own(), (await seen(house, code, BRUNO.id)).after_own()) == (1, 3)
    assert [mine.after_move(number) for number in range(4)] == [0, 1, 2, None]
    assert [mine.nearest(place) for place in (-5, 2, 99)] == [0, 2, 3]


def test_only_so_many_stories_are_kept() -> None:
    shelf, story = Shelf(most=2), Story(GAME, (), ())
    tables = [changed(playing(ANNA, BRUNO), id=number) for number in range(3)]
    for table in tables:
        shelf.keep(table, story)
        shelf.story_of(tables[0])
    assert [shelf.story_of(table) for table in tables] == [story, None, story]
    assert shelf.story_of(changed(tables[2], moves=9)) is None
