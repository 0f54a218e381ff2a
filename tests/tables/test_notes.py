"""Private notes: visible to their author alone, kept as long as the table."""

import pytest

from model.commands import Free, Join, Resign, Undo
from model.refusals import TableRefuses
from model.table import Notebook, Pace
from tables.people.notes import MOST_MARKS, MOST_WRITTEN
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, ELSA


async def test_a_note_is_kept_changed_and_forgotten(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    table = await house.table(code)
    notebooks = house.service.notebooks
    assert await notebooks.of(table.id, ANNA.id) == Notebook()
    assert await notebooks.write(code, ANNA.id, " He bluffs.\x00 ") == "He bluffs."
    assert await notebooks.of(table.id, ANNA.id) == Notebook("He bluffs.")
    await notebooks.write(code, ANNA.id, "x" * MOST_WRITTEN)
    with pytest.raises(TableRefuses) as refused:
        await notebooks.write(code, ANNA.id, "x" * (MOST_WRITTEN + 1))
    assert refused.value.refusal.code == "table-refusal-note-long"
    again = house.service_over(house.store).notebooks
    assert (await again.of(table.id, ANNA.id)).note == "x" * MOST_WRITTEN
    await notebooks.write(code, ANNA.id, "  ")
    assert await notebooks.of(table.id, ANNA.id) == Notebook()


async def test_it_is_a_persons_and_stays_when_the_game_is_over(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    table = await house.table(code)
    notebooks = house.service.notebooks
    await notebooks.write(code, ANNA.id, "mine")
    await notebooks.mark(code, ANNA.id, "f9", "9", {"f9"})
    assert await notebooks.of(table.id, BRUNO.id) == Notebook()
    await house.order(code, Resign(ANNA))
    await notebooks.write(code, ANNA.id, "lost, alas")
    assert await notebooks.of(table.id, ANNA.id) == Notebook("lost, alas", {"f9": "9"})
    with pytest.raises(TableRefuses) as refused:
        await notebooks.write(code, ELSA.id, "theirs")
    assert refused.value.refusal.code == "table-refusal-not-seated"


async def test_whoever_takes_a_seat_over_reads_nothing_of_it(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA, pace=Pace(late="ask"))
    table = await house.table(code)
    notebooks = house.service.notebooks
    await notebooks.write(code, BRUNO.id, "Carla collects high ones")
    await house.order(code, Free(DINO, table.seats[1].seat, CLUB))
    await house.order(code, Join(ELSA, b"", table.place, table.seats[1].seat))
    after = await house.table(code)
    assert after.seats[1].owner == ELSA.id
    assert await notebooks.of(table.id, ELSA.id) == Notebook()
    with pytest.raises(TableRefuses):
        await notebooks.write(code, BRUNO.id, "…")


async def test_writing_tells_nobody_anything(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    before = await house.table(code)
    await house.letters()
    await house.service.notebooks.write(code, ANNA.id, "a quokka")
    await house.service.notebooks.mark(code, ANNA.id, "f9", "9", {"f9"})
    assert await house.table(code) == before
    assert await house.letters() == []
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    letters = await house.letters()
    assert letters
    assert "quokka" not in repr(letters)
    for person in (ANNA, BRUNO):
        assert "quokka" not in repr(await house.service.queries.look(code, person.id))
        assert "quokka" not in repr(await house.service.past.history(code, person.id))
    assert "quokka" not in repr(await house.service.past.record(code))


async def test_marks_are_kept_for_what_can_still_be_marked(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    table = await house.table(code)
    notebooks = house.service.notebooks
    things = [f"t{n}" for n in range(MOST_MARKS + 1)]
    for thing in things[:-1]:
        await notebooks.mark(code, ANNA.id, thing, "9", things)
    with pytest.raises(TableRefuses) as refused:
        await notebooks.mark(code, ANNA.id, things[-1], "9", things)
    assert refused.value.refusal.code == "table-refusal-many-marks"
    await notebooks.mark(code, ANNA.id, "t0", "", things)
    await notebooks.mark(code, ANNA.id, "t9", "2", ("t1", "t9"))
    assert await notebooks.of(table.id, ANNA.id) == Notebook(marks={"t1": "9", "t9": "2"})
    await notebooks.mark(code, ANNA.id, "t9", "", ("t9",))
    await notebooks.mark(code, ANNA.id, "t9", "", ())
    assert await notebooks.of(table.id, ANNA.id) == Notebook()


async def test_a_game_is_told_what_its_player_was_told_and_what_still_stands(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    table = await house.table(code)
    await house.lay(code, ANNA)
    told = await house.service.notebooks.told(table.id, ANNA.id)
    heard = [
        event
        for _, events, _ in await house.service.past.history(code, ANNA.id)
        for event in events
    ]
    assert list(told) == heard
    await house.order(code, Undo(ANNA))
    standing = await house.service.notebooks.told(table.id, ANNA.id)
    assert len(standing) < len(told)
    assert standing == told[: len(standing)]
