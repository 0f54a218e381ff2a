"""Tables of a cup at which only computers sit: played like the others, but not posted."""

from club.decisions.progress import DAY
from club.model.cup import CupStatus
from core.game import Seat
from core.translatable_text import text
from storage.privacy.erasure import SqlMemory
from tables.history.record import GameRecord
from tables.model.commands import Person
from tables.model.letters import PrivateLetter, PublicLetter
from tables.model.table import Computer, Human, Status, Table, TableCode, TableSeat
from tables.notifications.notices import noticed
from tables.notifications.recipients import has_post
from tests.club.running_club import PLAYERS, Club
from tests.tables.sample_tables import ANNA, ELSA, NOON, changed, lobby

ONE, TWO = PLAYERS[:2]


def is_unattended(table: Table) -> bool:
    return not any(isinstance(seat.occupant, Human) for seat in table.seats)


async def posted(club: Club) -> set[TableCode]:
    """The tables of which the channel has been told since the last call."""
    letters = await club.house.letters()
    return {each.table.code for each in letters if isinstance(each, PublicLetter)}


async def test_they_are_played_without_a_post_and_count(club: Club) -> None:
    code = await club.begin(ONE, TWO, computers=("easy", "easy"))
    told, alone, attended = await posted(club), set[TableCode](), set[TableCode]()
    while (await club.cup(code)).status is not CupStatus.FINISHED:
        for table in await club.tables(code):
            (alone if is_unattended(table) else attended).add(table.code)
        await club.play_round(code)
        told |= await posted(club)
    assert len(alone) == 1
    assert told == attended
    (table,) = [await club.house.table(each) for each in alone]
    assert table.status is Status.FINISHED
    assert isinstance(await club.house.service.past.record(table.code), GameRecord)
    assert (await club.house.service.queries.look(table.code, ELSA.id)).view is not None


async def test_they_are_not_posted_after_the_cup_was_called_off_either(club: Club) -> None:
    code = await club.begin(ONE, TWO, computers=("easy", "easy"), round_days=1)
    while not any(map(is_unattended, tables := await club.tables(code))):
        club.house.clock.pass_by(DAY)
        await club.service.advance()
    (table,) = filter(is_unattended, tables)
    await club.call_off(code)
    await posted(club)
    await club.finish(table.code)
    assert (await club.house.table(table.code)).status is Status.FINISHED
    assert await posted(club) == set()
    assert noticed(table, text("game-closing")) == ()


async def test_whoever_follows_one_is_shown_it(club: Club) -> None:
    code = await club.begin(ONE, TWO, computers=("easy", "easy"), round_days=1)
    while not any(map(is_unattended, tables := await club.tables(code))):
        club.house.clock.pass_by(DAY)
        await club.service.advance()
    (table,) = filter(is_unattended, tables)
    await club.house.remember(ELSA)
    await club.house.store.transact(lambda tx: tx.people.follow(table.id, ELSA.id, 1))
    await club.house.letters()
    await club.finish(table.code)
    shown = [each for each in await club.house.letters() if isinstance(each, PrivateLetter)]
    assert {(each.kind, each.to) for each in shown} == {("followed", ELSA.id)}


async def test_the_channel_is_told_when_the_last_person_of_a_game_was_forgotten(
    club: Club,
) -> None:
    house = club.house
    code = await house.open(ONE, size=3, computers=(Computer("pebbles", "easy"),) * 2)
    await posted(club)
    await _forget(club, ONE)
    assert (await house.table(code)).status is Status.CANCELLED
    assert await posted(club) == {code}


async def _forget(club: Club, *people: Person) -> None:
    house, memory = club.house, SqlMemory(club.house.store.database)
    for person in people:
        await house.remember(person)
        await memory.mark(person.id, house.clock.now())
        for table in await memory.tables_of(person.id):
            await house.service.removals.leave_for_good(table, person.id)
            await memory.forget_at(table, person.id, house.clock.now())


def test_a_lobby_that_everybody_has_left_is_posted_though_only_computers_are_left() -> None:
    computers = tuple(
        TableSeat(Seat(n), Computer("pebbles", "easy"), joined_at=NOON) for n in (0, 1)
    )
    left = changed(lobby(ANNA), status=Status.CANCELLED, seats=computers)
    assert has_post(left)
    assert has_post(changed(left, seats=()))
    assert not has_post(changed(left, state=b"{}"))
