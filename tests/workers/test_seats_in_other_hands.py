"""A pending letter shows nothing to the former holder of a seat that changed hands."""

from core.game import Seat
from model.commands import Free
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, ELSA, PIAZZA
from tests.workers.running_dispatcher import Office


async def test_what_was_written_to_a_seat_is_not_sent_to_whoever_has_left_it(
    office: Office,
) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.house.service.join(office.house.request(), code, BRUNO)
    await office.house.order(code, Free(CARLA, Seat(1), CLUB))
    waiting = [x for x in await office.house.queued() if getattr(x, "to", None) == BRUNO.id]
    assert any(letter.view is not None for letter in waiting), "his hand is on its way"
    deeds = await office.work()
    to_bruno = [heading.split()[0] for _, where, heading in deeds if where == BRUNO.id]
    assert to_bruno == ["relieved"], "a kind word, and nothing of the game"
    assert any(where == ANNA.id for _, where, _ in deeds), "the others get theirs"


async def test_whoever_takes_over_is_written_to_from_then_on(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.order(code, Free(CARLA, Seat(1), CLUB))
    await office.house.service.join(office.house.request(), code, ELSA, PIAZZA)
    await office.work()
    for person in (ANNA, ELSA):
        await office.house.lay(code, person)
    deeds = await office.work()
    assert BRUNO.id not in {where for _, where, _ in deeds}
