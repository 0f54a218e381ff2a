"""A direct message that waits shows nothing to the former holder of a seat that changed hands."""

from core.game import Seat
from model.commands import Free
from model.letters import PrivateLetter
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, ELSA, PIAZZA
from tests.workers.running_office import Office


async def test_whoever_has_left_a_seat_is_told_so_and_shown_nothing_of_it(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.house.service.join(office.house.request(), code, BRUNO)
    await office.house.order(code, Free(CARLA, Seat(1), CLUB))
    deeds = await office.work()
    to_bruno = [
        x for x in office.writer.written if isinstance(x, PrivateLetter) and x.to == BRUNO.id
    ]
    assert [(x.kind, x.view, x.events) for x in to_bruno] == [("relieved", None, ())]
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
