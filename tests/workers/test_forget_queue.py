"""Erasure of a person during other work: nothing names them, and the others play on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from core.game import Seat
from model.commands import (
    Answer,
    Cancel,
    Free,
    Freeze,
    Invite,
    Leave,
    PauseAlone,
    Person,
    Propose,
    Resign,
)
from model.message import Key, Message, Subject, Wish
from model.refusals import TableRefuses
from model.table import (
    FORMER_PLAYER,
    HOUR,
    Computer,
    Former,
    Human,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    TableCode,
    TableId,
    stranger,
)
from storage.privacy.erasure import PersonalData
from storage.rows.key_values import KeyValues
from storage.rows.personal_data import veil_of
from tables.direct_messages import key_to
from tables.people.bans import MOST_INVITATIONS
from tables.people.days_off import DAY
from tables.people.forget import Forgetting
from tests.part_caller import calling
from tests.storage.person_traces import traces_left
from tests.tables.running_service import House
from tests.tables.sample_tables import CLUB, PIAZZA, changed, playing
from tests.workers.running_office import Arrived, Office
from workers.maintenance import ERASED_AGAIN, PATIENCE, ForgettingQueue
from workers.post_model import TryLater

ZOE = Person(PlayerId(900_000_000_000_000_101), "Zoë Ωmega")
BRUNO = Person(PlayerId(900_000_000_000_000_102), "Bruno")
CARLA = Person(PlayerId(900_000_000_000_000_103), "Carla")
DINO = Person(PlayerId(900_000_000_000_000_104), "Dino")
MANAGER = Person(PlayerId(900_000_000_000_000_105), "Elsa")
OTHERS = (BRUNO, CARLA, DINO)
PACE = Pace(24, "ask")

Scene = Callable[[Office], Awaitable[list[TableCode]]]


def forgetter_of(office: Office, memory: PersonalData | None = None) -> ForgettingQueue:
    memory = memory or PersonalData(office.house.store.database)
    return ForgettingQueue(memory, office.service, office.messenger, office.house.clock)


def forgetting_of(house: House) -> Forgetting:
    return Forgetting(house.store, PersonalData(house.store.database), house.clock, lambda: None)


async def forget(office: Office, person: Person = ZOE) -> None:
    """From the wish to the last step."""
    memory = PersonalData(office.house.store.database)
    await forgetting_of(office.house).begin(person.id)
    for _ in range(3):
        await forgetter_of(office).work()
        await office.work()
        if not await memory.marked():
            break


async def found(office: Office) -> list[str]:
    return await traces_left(office.house.store, ZOE.id, ZOE.name)


# --- where she may be found ----------------------------------------------------------------------


async def a_game_of_two(office: Office) -> list[TableCode]:
    return [await office.house.begin(BRUNO, ZOE, pace=PACE)]


async def a_game_of_three_she_hosts(office: Office) -> list[TableCode]:
    code = await office.house.begin(ZOE, BRUNO, CARLA, pace=PACE)
    await office.house.lay(code, ZOE)
    return [code]


async def one_she_has_resigned(office: Office) -> list[TableCode]:
    code = await office.house.begin(BRUNO, ZOE, CARLA, pace=PACE)
    await office.house.order(code, Resign(ZOE))
    return [code]


async def a_game_with_computers(office: Office) -> list[TableCode]:
    house = office.house
    code = await house.open(ZOE, size=3)
    easy = Computer("pebbles", "easy")
    await house.service.seat_computer(house.request(), code, ZOE, easy, fills=True)
    return [code]


async def lobbies(office: Office) -> list[TableCode]:
    house = office.house
    hers = await house.open(ZOE, BRUNO, size=3)
    await house.service.join(house.request(), hers, BRUNO)
    alone = await house.open(ZOE, CARLA, size=3)
    invited = await house.open(CARLA, ZOE, BRUNO, size=4)
    left = await house.open(DINO, ZOE, size=3)
    await house.order(left, Leave(ZOE))
    return [hers, alone, invited, left]


async def a_game_that_is_over(office: Office) -> list[TableCode]:
    code = await office.house.begin(ZOE, BRUNO)
    await office.house.finish(code, (ZOE, BRUNO))
    return [code]


async def one_she_gave_up_for(office: Office) -> list[TableCode]:
    """She sat here, was taken out of her seat, and somebody has taken over."""
    house = office.house
    code = await house.begin(BRUNO, ZOE, CARLA)
    await house.order(code, Free(MANAGER, Seat(1), CLUB))
    await house.service.join(house.request(), code, DINO, PIAZZA)
    return [code]


async def one_where_a_computer_stands_in(office: Office) -> list[TableCode]:
    house = office.house
    code = await house.begin(BRUNO, ZOE, CARLA, pace=Pace(24, "computer"))
    house.clock.pass_by(30 * HOUR)
    asked = (await house.table(code)).seats[1].asked
    timer = next(t for t in await house.timers() if t.seat == 1 and t.kind == "deadline")
    assert timer.asked == asked
    await house.service.timers.fire(timer)
    assert (await house.table(code)).tended_for(ZOE.id) is not None
    return [code]


async def one_where_she_is_voted_about(office: Office) -> list[TableCode]:
    """She is late, and has herself voted about somebody else who is."""
    house = office.house
    code = await house.begin(ZOE, BRUNO, CARLA, DINO, pace=PACE)
    await house.lay(code, CARLA)
    await house.lay(code, DINO)
    await house.letters()
    house.clock.pass_by(30 * HOUR)
    for seat in (1, 0):
        await house.letters()
        timers = await house.timers()
        due = next(t for t in timers if t.seat == seat and t.kind == "deadline")
        await house.service.timers.fire(due)
        if seat == 1:
            await house.vote(code, ZOE, "wait")
    polls = (await house.table(code)).polls
    assert [[b.by for b in poll.ballots] for poll in polls] == [[ZOE.id], []]
    return [code]


async def ones_where_her_word_is_awaited(office: Office) -> list[TableCode]:
    """The others wish for a pause, an end, a move back; she has not answered, or has asked."""
    house = office.house
    codes = [await house.begin(BRUNO, ZOE, CARLA, pace=PACE) for _ in range(5)]
    paused, ended, undone, hers, alone = codes
    await house.order(paused, Propose(BRUNO, "pause"))
    number = (await house.table(paused)).version
    await house.order(paused, Answer(CARLA, number, "yes"))
    await house.order(ended, Cancel(BRUNO))
    await house.order(ended, Cancel(CARLA))
    for person in (BRUNO, ZOE, CARLA):
        await house.lay(undone, person)
    await house.order(undone, Propose(BRUNO, "undo"))
    await house.order(hers, Propose(ZOE, "pause"))
    await house.order(hers, Cancel(ZOE))
    await house.order(alone, PauseAlone(ZOE))
    return codes


async def a_frozen_game(office: Office) -> list[TableCode]:
    """She plays in one; the other she has frozen herself, as a manager of the server."""
    code, others = [
        await office.house.begin(*people, pace=PACE)
        for people in ((BRUNO, ZOE, CARLA), (BRUNO, CARLA))
    ]
    await office.house.order(code, PauseAlone(ZOE))
    await office.house.order(code, Freeze(DINO, CLUB))
    await office.house.order(others, Freeze(ZOE, CLUB))
    return [code, others]


async def ones_nobody_can_read(office: Office) -> list[TableCode]:
    """By rules of another version, damaged, and of a game the house has no more."""
    house = office.house
    codes = [await house.begin(BRUNO, ZOE, CARLA) for _ in range(4)]
    for code in codes:
        await house.lay(code, ZOE)
    await house.scratch(codes[3])
    await house.stamp(codes[0], 99)
    await house.spoil(codes[1])
    await house.rename(codes[2], "chess")
    return codes


async def at_the_edge(office: Office) -> list[TableCode]:
    """She follows a game, is invited to take over in it, has blocked and is blocked."""
    house, store = office.house, office.house.store
    code = await house.begin(BRUNO, CARLA)
    await house.order(code, Free(DINO, Seat(1), CLUB))
    await house.order(code, Invite(BRUNO, (ZOE,)))
    table = await house.table(code)
    await store.transact(lambda tx: tx.people.follow(table.id, ZOE.id, 1))
    hers, mailbox = key_to(table.id, ZOE.id), PlaceId(9)
    await store.transact(lambda tx: tx.messages.adopt(hers, 1, 77, channel=mailbox))
    await house.service.blocks.block(ZOE.id, BRUNO.id)
    await house.service.blocks.block(CARLA.id, ZOE.id)
    return [code]


SCENES: tuple[Scene, ...] = (
    a_game_of_two,
    a_game_of_three_she_hosts,
    one_she_has_resigned,
    a_game_with_computers,
    lobbies,
    a_game_that_is_over,
    one_she_gave_up_for,
    one_where_a_computer_stands_in,
    one_where_she_is_voted_about,
    ones_where_her_word_is_awaited,
    a_frozen_game,
    ones_nobody_can_read,
    at_the_edge,
)


async def furnished(office: Office, scene: Scene) -> list[TableCode]:
    """The scene, with everybody known by name and letters still to be sent."""
    await office.house.remember(ZOE, *OTHERS)
    return await scene(office)


async def standing(office: Office, codes: list[TableCode]) -> list[Any]:
    """What these tables are, but for the versions they went through."""
    tables = [await office.house.table(code) for code in codes]
    return [(t.status, t.host, t.seats, t.invited, t.motions) for t in tables]


# --- the law -------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", SCENES)
async def test_nothing_is_left_and_the_others_play_on(office: Office, scene: Scene) -> None:
    house = office.house
    codes = await furnished(office, scene)
    assert await found(office)
    await forget(office)
    assert await found(office) == []
    assert await PersonalData(house.store.database).marked() == []
    for code in codes:
        table = await house.table(code)
        assert FORMER_PLAYER not in (*table.people, *table.owners, *table.invited)
        assert table.status.is_over or table.host in table.owners
        readable = scene is not ones_nobody_can_read
        if table.status is Status.PLAYING and table.pause is None and readable:
            await play_to_the_end(house, code)
        if (await house.table(code)).status is Status.FINISHED:
            _, findings = await house.service.past.verify(code)
            assert findings.all_well
    assert await found(office) == []


async def play_to_the_end(house: House, code: TableCode) -> None:
    people = {p.id: p for p in OTHERS}
    for _ in range(60):
        table = await house.table(code)
        if table.status is not Status.PLAYING:
            return
        seat = next((s for s in table.to_act if isinstance(s.occupant, Human)), table.to_act[0])
        assert not isinstance(seat.occupant, Former), "nobody is asked there any more"
        if seat.owner is not None:
            await house.lay(code, people[seat.owner])
            continue
        timers = await house.store.read(lambda r: r.timers.due(2**60, 99, ("computer",)))
        timer = next(t for t in timers if (t.table, t.seat) == (table.id, seat.seat))
        await house.service.timers.answer_for_computer(timer, None)
    raise AssertionError("the game does not end")


class Killed(BaseException):
    """Simulates the end of the process."""


class DyingMemory(PersonalData):
    """A store in a process that ends after so many of its steps."""

    left = 0

    def __init__(self, office: Office, steps: int) -> None:
        super().__init__(office.house.store.database)
        self.left = steps

    def _step(self) -> None:
        if self.left == 0:
            raise Killed
        self.left -= 1

    async def drop_message(self, sent: Message) -> None:
        self._step()
        await super().drop_message(sent)

    async def forget_at(self, table: TableId, person: PlayerId) -> None:
        self._step()
        await super().forget_at(table, person)
        self._step()

    async def forget_elsewhere(self, person: PlayerId) -> None:
        self._step()
        await super().forget_elsewhere(person)
        self._step()

    async def finish(self, person: PlayerId) -> bool:
        self._step()
        return await super().finish(person)


async def test_a_house_that_is_killed_on_the_way_goes_on_with_it(office: Office) -> None:
    codes = [*await furnished(office, lobbies), *await at_the_edge(office)]
    await forgetting_of(office.house).begin(ZOE.id)
    deaths = 0
    for steps in range(40):
        try:
            await forgetter_of(office, DyingMemory(office, steps)).work()
        except Killed:
            deaths += 1
            continue
        break
    assert deaths >= 5
    await office.work()
    assert await found(office) == []
    for code in codes:
        table = await office.house.table(code)
        assert table.status.is_over or table.host in table.owners


# --- at the same time ----------------------------------------------------------------------------


async def test_a_message_that_is_on_its_way_is_waited_for_and_followed_by_no_other(
    office: Office,
) -> None:
    await furnished(office, a_game_of_three_she_hosts)
    house = office.house
    (code,) = await house.codes()
    await house.service.remember(PlayerProfile(ZOE.id, ZOE.name, calls="direct"))
    await house.order(code, Cancel(BRUNO))
    office.messenger.stuck.add(ZOE.id)
    sending = asyncio.create_task(office.due())
    await office.messenger.waiting.acquire()
    await forgetting_of(house).begin(ZOE.id)
    assert await forgetter_of(office).work() == house.clock.now() + ERASED_AGAIN, "it is waited for"
    sending.cancel()
    office.messenger.stuck.clear()
    await office.restart()
    await forget(office)
    assert await found(office) == []
    assert ZOE.id not in {a.where for a in office.messenger.take()}


async def test_a_move_in_flight_counts_or_is_refused(office: Office) -> None:
    (code,) = await furnished(office, a_game_of_three_she_hosts)
    house = office.house
    await house.lay(code, BRUNO)
    await house.lay(code, CARLA)
    fresh = await house.begin(ZOE, BRUNO, CARLA)
    await forgetting_of(house).begin(ZOE.id)
    played, _ = await asyncio.gather(
        house.lay(fresh, ZOE), forgetter_of(office).work(), return_exceptions=True
    )
    assert not isinstance(played, BaseException) or isinstance(played, TableRefuses)
    await forget(office)
    assert await found(office) == []
    assert {m.actor for m in await house.moves(fresh)} <= {FORMER_PLAYER}


async def test_whoever_comes_back_is_somebody_new(office: Office) -> None:
    (code,) = await furnished(office, a_game_that_is_over)
    house = office.house
    await forget(office)
    await house.remember(ZOE)
    with pytest.raises(TableRefuses):
        await house.service.rematch(house.request(), code, ZOE)
    again = await house.begin(BRUNO, ZOE)
    with pytest.raises(TableRefuses):
        await house.order(code, Resign(ZOE))
    assert (await house.service.queries.profile(ZOE.id)) == PlayerProfile(ZOE.id, ZOE.name)
    assert (await house.table(again)).seat_of(ZOE.id) is not None


async def test_five_and_twenty_games_are_left_one_after_the_other(office: Office) -> None:
    house = office.house
    await house.remember(ZOE, BRUNO)
    codes = [TableCode(f"C{n:03d}") for n in range(25)]
    for code in codes:
        table = playing(ZOE, BRUNO, code=code)
        await house.store.transact(calling("tables.add", table))
    told = await forgetting_of(house).foresee(ZOE.id)
    assert sorted(t.code for t in told.resigned) == sorted(codes)
    await forget(office)
    assert await found(office) == []
    tables = [await house.table(code) for code in codes]
    assert {t.status for t in tables} == {Status.FINISHED}
    assert {t.outcome.standings[0].seat for t in tables if t.outcome} == {Seat(1)}


async def test_a_game_that_is_won_by_it_counts_for_the_winner(office: Office) -> None:
    (code,) = await furnished(office, a_game_of_two)
    house = office.house
    for _ in range(4):
        (first, *_) = (await house.table(code)).to_act
        await house.lay(code, (BRUNO, ZOE)[first.seat])
    table = await house.table(code)
    assert table.status is Status.PLAYING
    await forget(office)
    result = await house.store.read(lambda r: r.results.of_table(table.id))
    assert result is not None
    assert result.unrated is None
    assert [(seat.player, seat.rank, seat.rated is None) for seat in result.seats] == [
        (BRUNO.id, 1, False),
        (None, 2, True),
    ]
    ratings = await house.store.read(lambda r: r.results.ratings("pebbles", [BRUNO.id, ZOE.id]))
    assert [one.player for one in ratings] == [BRUNO.id]
    assert await found(office) == []


# --- what she is told before, and what becomes of her letters ------------------------------------


async def test_what_would_happen_is_foreseen(office: Office) -> None:
    house = office.house
    await house.remember(ZOE, *OTHERS)
    hers, alone, invited, _ = await lobbies(office)
    (over,) = await a_game_that_is_over(office)
    (tended,) = await one_where_a_computer_stands_in(office)
    (running,) = await a_game_of_two(office)
    told = await forgetting_of(house).foresee(ZOE.id)
    assert [t.code for t in told.resigned] == [running]
    assert [t.code for t in told.tended] == [tended]
    assert [t.code for t in told.left] == [hers]
    assert [t.code for t in told.closed] == [alone]
    assert (told.invitations, told.kept) == (1, 1), (invited, over)
    assert (await house.table(running)).status is Status.PLAYING, "nothing has happened"


async def test_letters_in_the_mailbox_are_deleted_and_a_while_waited_for(office: Office) -> None:
    await furnished(office, at_the_edge)
    memory, house = PersonalData(office.house.store.database), office.house

    def away(deed: Arrived) -> None:
        if deed.deed == "remove":
            raise TryLater

    office.messenger.mishap = away
    await forget(office)
    assert await memory.marked() == [(ZOE.id, house.clock.now())]
    office.messenger.mishap = lambda _: None
    office.messenger.take()
    await forgetter_of(office).work()
    assert ("remove", 77) in [(a.deed, a.where) for a in office.messenger.take()]
    assert await found(office) == []


async def test_daily_messages_are_deleted_as_well(office: Office) -> None:
    house = office.house
    await house.remember(ZOE, BRUNO)
    await house.begin(ZOE, BRUNO)
    today, now = Key(Subject("day", 7), person=ZOE.id), house.clock.now()
    await house.store.transact(lambda tx: tx.messages.want(today, now, Wish(news=True)))
    sent = [heading for _, where, heading in await office.work() if where == ZOE.id]
    assert "digest 1" in sent
    known = await PersonalData(house.store.database).messages_to(ZOE.id, now)
    assert known is not None
    theirs = [one.message for one in known if one.subject.kind == "day"]
    assert len(theirs) == 1
    await forgetting_of(house).begin(ZOE.id)
    await forgetter_of(office).work()
    removed = [a.where for a in office.messenger.take() if a.deed == "remove"]
    assert set(theirs) <= set(removed)
    await forget(office)
    assert await found(office) == []


async def test_they_are_not_waited_for_for_ever(office: Office) -> None:
    await furnished(office, at_the_edge)

    def away(deed: Arrived) -> None:
        if deed.deed == "remove":
            raise TryLater

    office.messenger.mishap = away
    await forgetting_of(office.house).begin(ZOE.id)
    office.house.clock.pass_by(PATIENCE)
    await forgetter_of(office).work()
    assert await found(office) == []


async def test_nobody_waits_for_the_fault_of_somebody_else(office: Office) -> None:
    class Faulty(PersonalData):
        async def tables_of(self, person: PlayerId) -> list[TableId]:
            if person == ZOE.id:
                raise ValueError("unreadable")
            return await super().tables_of(person)

    memory = Faulty(office.house.store.database)
    await office.house.remember(ZOE, BRUNO)
    for person in (ZOE, BRUNO):
        await memory.mark(person.id, office.house.clock.now())
    with pytest.raises(ExceptionGroup):
        await forgetter_of(office, memory).work()
    assert [person for person, _ in await memory.marked()] == [ZOE.id]


async def test_nobody_escapes_a_block_or_a_limit_by_being_forgotten(office: Office) -> None:
    house = office.house
    await house.remember(ZOE, BRUNO, CARLA)
    await office.service.blocks.block(BRUNO.id, ZOE.id)
    for _ in range(MOST_INVITATIONS):
        await house.order(await house.open(ZOE, CARLA), Cancel(ZOE))
    await forget(office)
    assert await found(office) == []
    assert await office.service.blocks.of(BRUNO.id) == [], "a number that says nothing"
    await house.remember(ZOE)
    assert await office.service.blocks.of(BRUNO.id) == [ZOE.id]
    for guest, refusal in ((BRUNO, "not-invitable"), (CARLA, "invited-often")):
        with pytest.raises(TableRefuses) as refused:
            await house.open(ZOE, guest)
        assert refused.value.refusal.code == f"table-refusal-{refusal}"


async def test_a_block_against_somebody_forgotten_can_be_taken_back_and_made_again(
    office: Office,
) -> None:
    blocks = office.service.blocks
    await office.house.remember(ZOE, BRUNO)
    await blocks.block(BRUNO.id, ZOE.id)
    await forget(office)
    assert await blocks.unblock(BRUNO.id, ZOE.id)
    await office.house.remember(ZOE)
    assert await blocks.of(BRUNO.id) == []
    await blocks.block(BRUNO.id, ZOE.id)
    await forget(office)
    await blocks.block(BRUNO.id, ZOE.id)
    await office.house.remember(ZOE)
    assert await blocks.of(BRUNO.id) == [ZOE.id]


async def test_what_was_asked_before_brings_nobody_back_who_is_forgotten_meanwhile(
    office: Office,
) -> None:
    await office.house.remember(ZOE)
    known = await office.service.queries.profile(ZOE.id)
    assert known is not None
    await forget(office)
    seen_today = changed(known, seen_on=DAY)
    for late in (
        office.service.remember(seen_today, known),
        office.service.absences.go(ZOE, 7),
    ):
        with pytest.raises(TableRefuses) as refusal:
            await late
        assert refusal.value.refusal.code == "being-forgotten"
    assert await office.service.queries.profile(ZOE.id) is None
    await office.service.remember(seen_today, stranger(ZOE.id))
    assert await office.service.queries.profile(ZOE.id) == seen_today, "somebody new"


async def test_whoever_names_somebody_forgotten_names_them_for_nobody_else(
    office: Office,
) -> None:
    blocks = office.service.blocks
    await office.house.remember(ZOE, BRUNO, CARLA)
    for by in (BRUNO, CARLA):
        await blocks.block(by.id, ZOE.id)
    await forget(office)
    await blocks.block(BRUNO.id, ZOE.id)
    assert await blocks.of(BRUNO.id) == [ZOE.id]
    assert await blocks.unblock(BRUNO.id, ZOE.id)
    assert await blocks.of(CARLA.id) == []
    await office.house.remember(ZOE)
    assert await blocks.of(CARLA.id) == [ZOE.id]


async def test_without_the_key_of_this_database_the_number_says_nothing(office: Office) -> None:
    database = office.house.store.database
    veil = await database.write(lambda c: veil_of(c, ZOE.id))
    assert veil < 0
    await KeyValues(database).write("veil", "00" * 32)
    assert await database.write(lambda c: veil_of(c, ZOE.id)) not in (veil, -ZOE.id)
