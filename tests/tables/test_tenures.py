"""A move is attributed to the person who made it, whoever holds the seat now."""

from core.game import Seat
from model.commands import Free
from model.letters import TableFacts
from model.log import hands_at
from model.table import HOUR, Computer, Former, Human, MoveRecord, Pace, TableCode, Tenure
from storage.privacy.erasure import PersonalData
from tables.visibility import facts_of
from tests.tables.running_service import House, deadline_of
from tests.tables.sample_tables import ANNA, BRUNO, CLUB, DINO, ELSA, NOON, PIAZZA
from tests.tables.test_substitutes import play_for_computers

STANDS_IN = Pace(hours=24, late="computer")


async def handed_on(house: House) -> TableCode:
    """Bruno moves; a computer stands in for him and moves; Elsa takes the seat over and moves."""
    code = await house.begin(ANNA, BRUNO, pace=STANDS_IN)
    await house.lay(code, BRUNO)
    await house.lay(code, ANNA)
    await house.letters()
    await play_until_late(house, code)
    await play_for_computers(house, code)
    await house.order(code, Free(DINO, Seat(1), CLUB))
    await house.service.join(house.request(), code, ELSA, PIAZZA)
    while (table := await house.table(code)).seats[1].asked is None and not table.status.is_over:
        await house.lay(code, ANNA)
    await house.lay(code, ELSA)
    return code


async def play_until_late(house: House, code: TableCode) -> None:
    while (await house.table(code)).seats[1].asked is None:
        await house.lay(code, ANNA)
    await house.letters()
    table = await house.table(code)
    house.clock.pass_by(24 * HOUR)
    await house.service.timers.fire(deadline_of(table.id, await house.timers(), 1))


def holder(facts: TableFacts, hands: tuple[int, ...], line: MoveRecord) -> object:
    return facts.as_held_by(hands).seats[line.seat].occupant


async def test_each_line_of_a_log_knows_who_held_its_seat_then(house: House) -> None:
    code = await handed_on(house)
    table, log = await house.table(code), await house.moves(code)
    facts = facts_of(table)
    assert table.seats[1].occupant == Human(ELSA.id)
    found = [holder(facts, hands_at(table.seats, line.seq), line) for line in log]
    for line, occupant in zip(log, found, strict=True):
        if line.actor is None:
            assert isinstance(occupant, Computer)
            assert occupant.stands_for == BRUNO.id
        else:
            assert occupant == Human(line.actor)
    assert {Human(BRUNO.id), Human(ELSA.id), Human(ANNA.id)} <= {*found}
    assert any(isinstance(occupant, Computer) for occupant in found)


async def test_history_and_moments_tell_who_held_the_seats_then(house: House) -> None:
    code = await handed_on(house)
    table, log = await house.table(code), await house.moves(code)
    told = await house.service.past.history(code, ANNA.id)
    expected = {line.seq: hands_at(table.seats, line.seq) for line in log}
    assert {*expected.values()} == {(), (0, 1), (0, 3)}, "Bruno, the computer for him, Elsa"
    assert {hands for _, _, hands in told} == {*expected.values()}
    moments = await house.service.past.moments(code, ANNA.id)
    assert [m.hands for m in moments.moments[1:]] == [expected[m.seq] for m in moments.moments[1:]]


async def test_a_letter_parts_the_moves_of_a_seat_that_changed_hands(house: House) -> None:
    code = await handed_on(house)
    table = await house.table(code)
    boards = [x for x in await house.letters() if x.turns and x.table.id == table.id]
    for letter in boards:
        assert sum(told.count for told in letter.turns) == len(letter.events)
    after = [told for told in boards[-1].turns if told.seat == 1]
    assert after[-1].hands == (0, 3)


async def test_a_table_that_never_changed_hands_is_as_it_is(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    facts = facts_of(await house.table(code))
    assert facts.as_held_by(()) is facts
    assert facts.as_held_by((0, 0)) is facts


async def test_a_forgotten_person_is_a_former_player_in_past_moves_too(house: House) -> None:
    code = await handed_on(house)
    memory, table = PersonalData(house.store.database), await house.table(code)
    await memory.mark(BRUNO.id, NOON)
    await house.service.removals.leave_for_good(table.id, BRUNO.id)
    await memory.forget_at(table.id, BRUNO.id)
    table = await house.table(code)
    first, second, *_ = table.seats[1].held
    assert first == Tenure(Former(), first.until)
    assert isinstance(second.occupant, Computer)
    assert second.occupant.stands_for != BRUNO.id
