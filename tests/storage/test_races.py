"""Concurrent changes of one table: both succeed, or one is refused; nothing else happens."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import combinations_with_replacement

import msgspec
import pytest

from core.errors import PlayerError
from core.game import Seat
from model.commands import (
    Cancel,
    Free,
    Leave,
    Order,
    PauseAlone,
    Person,
    Play,
    Propose,
    Resign,
    Undo,
)
from model.table import (
    HOUR,
    LIVING,
    Computer,
    Pace,
    PlayerId,
    PlayerProfile,
    Table,
    TableCode,
    Timer,
    TimerKind,
)
from storage.privacy.erasure import PersonalData
from storage.store import Store
from tests.part_caller import calling
from tests.tables.running_service import House
from tests.tables.sample_tables import CLUB, GAME, PIAZZA

EASY = Computer("pebbles", "easy")
QUICK = Pace(hours=24, late="play")


class Scene(msgspec.Struct, frozen=True):
    """A table, its timers by kind (of its first seat), and who sits or may sit there."""

    house: House
    table: Table
    timers: dict[TimerKind, Timer]
    host: Person
    guest: Person
    stranger: Person


Deed = Callable[[Scene], Awaitable[object]]


def ordered(order: Callable[[Scene], Order]) -> Deed:
    """What a person asks."""

    async def deed(scene: Scene) -> object:
        return await scene.house.order(scene.table.code, order(scene))

    return deed


def played(who: Callable[[Scene], Person]) -> Deed:
    """A person makes the first move they may."""

    async def deed(scene: Scene) -> object:
        look = await scene.house.service.queries.look(scene.table.code, who(scene).id)
        notation = GAME.notate(look.legal[0]) if look.legal else "keep"
        play = Play(who(scene), notation, look.asked)
        return await scene.house.order(scene.table.code, play)

    return deed


def fired(kind: TimerKind) -> Deed:
    """The clock rings."""

    async def deed(scene: Scene) -> None:
        await scene.house.service.timers.fire(scene.timers[kind])

    return deed


async def a_computer_answers(scene: Scene) -> None:
    service, timer = scene.house.service, scene.timers["computer"]
    look = await service.timers.computers_question(timer)
    if look is not None:
        await service.timers.answer_for_computer(timer, GAME.notate(look.legal[0]))


async def a_computer_sits_down(scene: Scene) -> object:
    service, request = scene.house.service, scene.house.request()
    return await service.seat_computer(request, scene.table.code, scene.host, EASY)


async def a_stranger_joins(scene: Scene) -> object:
    return await scene.house.service.join(
        scene.house.request(), scene.table.code, scene.stranger, PIAZZA
    )


async def the_stranger_opens(scene: Scene) -> object:
    return await scene.house.open(scene.stranger, size=3)


async def the_host_starts(scene: Scene) -> object:
    return await scene.house.service.start(scene.house.request(), scene.table.code, scene.host)


async def the_host_goes_away(scene: Scene) -> object:
    return await scene.house.service.absences.go(scene.host, 1)


async def the_host_wants_to_sleep(scene: Scene) -> None:
    sleeper = PlayerProfile(
        scene.host.id, scene.host.name, zone="Europe/Rome", quiet_from=1, quiet_to=5
    )
    await scene.house.service.remember(sleeper)


async def the_guest_is_forgotten(scene: Scene) -> None:
    memory, now = PersonalData(scene.house.store.database), scene.house.clock.now()
    await memory.mark(scene.guest.id, now)
    for table in await memory.tables_of(scene.guest.id):
        await scene.house.service.removals.leave_for_good(table, scene.guest.id)
        await memory.forget_at(table, scene.guest.id)
    await memory.forget_elsewhere(scene.guest.id)


async def the_guest_is_banned(scene: Scene) -> None:
    await scene.house.service.removals.ban(CLUB, scene.guest.id)


async def the_stranger_is_banned(scene: Scene) -> None:
    await scene.house.service.removals.ban(CLUB, scene.stranger.id)


GAME_DEEDS: tuple[Deed, ...] = (
    fired("deadline"),
    fired("nearly"),
    a_computer_answers,
    played(lambda scene: scene.host),
    played(lambda scene: scene.guest),
    ordered(lambda scene: Resign(scene.guest)),
    ordered(lambda scene: Cancel(scene.stranger, CLUB)),
    ordered(lambda scene: Propose(scene.guest, "pause")),
    ordered(lambda scene: PauseAlone(scene.guest)),
    ordered(lambda scene: Undo(scene.host)),
    ordered(lambda scene: Free(scene.stranger, Seat(1), CLUB)),
    the_host_goes_away,
    the_host_wants_to_sleep,
    the_guest_is_forgotten,
    the_guest_is_banned,
)
LOBBY_DEEDS: tuple[Deed, ...] = (
    fired("closing"),
    fired("close"),
    a_stranger_joins,
    the_host_starts,
    a_computer_sits_down,
    ordered(lambda scene: Leave(scene.guest)),
    ordered(lambda scene: Cancel(scene.host)),
    the_guest_is_forgotten,
    the_guest_is_banned,
    the_stranger_is_banned,
)


async def a_game(house: House, host: Person, guest: Person) -> TableCode:
    """Two people and a computer, all of whom are asked."""
    code = await house.open(host, guest, size=3, computers=(EASY,), pace=QUICK)
    await house.service.join(house.request(), code, guest, PIAZZA)
    return code


async def a_lobby(house: House, host: Person, guest: Person) -> TableCode:
    """Two people at a table for four."""
    code = await house.open(host, size=4)
    await house.service.join(house.request(), code, guest, PIAZZA)
    return code


async def scenes(
    house: House, begin: Callable[[House, Person, Person], Awaitable[TableCode]], number: int
) -> list[Scene]:
    """So many tables with people of their own, whose letters have all arrived."""
    begun = []
    for n in range(number):
        host, guest, stranger = (
            Person(PlayerId(1000 + 3 * n + i), f"Person {3 * n + i}") for i in range(3)
        )
        await house.remember(host, guest, stranger)
        begun.append((await begin(house, host, guest), host, guest, stranger))
    await house.letters()
    timers, found = await house.all_timers(), []
    for code, *people in begun:
        table = await house.table(code)
        mine = {t.kind: t for t in reversed(timers) if t.table == table.id}
        found.append(Scene(house, table, mine, *people))
    return found


async def test_games_that_end_at_once_all_count_once(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same people at several tables, whoever sits first: nobody waits in a ring."""
    monkeypatch.setattr("storage.database.postgresql.CONFLICTS", ("40001", "55P03"))
    house = House(any_store)
    people = [Person(PlayerId(1000 + n), f"Person {n}") for n in range(4)]
    seated = [people[:3], people[2::-1], people[1:], people[:0:-1], [people[3], people[0]]]
    codes = [await house.begin(*some) for some in seated]
    await asyncio.gather(*map(house.finish, codes, seated))
    found = await any_store.read(lambda r: r.results.ratings("pebbles", [p.id for p in people]))
    assert [r.rated.games for r in found] == [3, 4, 4, 3]
    for rating in found:
        kept = await any_store.read(calling("results.of_player", rating.player, "pebbles", 0, 9))
        counted = [one.seat_of(rating.player).rated for one in kept]
        assert sorted(r.games for r in counted) == list(range(1, rating.rated.games + 1))
        assert rating.rated in counted


@pytest.mark.long
@pytest.mark.parametrize(("begin", "deeds"), [(a_game, GAME_DEEDS), (a_lobby, LOBBY_DEEDS)])
async def test_of_two_at_once_nobody_meets_an_incident(
    any_store: Store,
    monkeypatch: pytest.MonkeyPatch,
    begin: Callable[[House, Person, Person], Awaitable[TableCode]],
    deeds: tuple[Deed, ...],
) -> None:
    """Every two deeds, each with itself too, at a table of their own; all tables at once.

    There is one order of locks: nobody has to be ended because two wait for each other.
    """
    monkeypatch.setattr("storage.database.postgresql.CONFLICTS", ("40001", "55P03"))
    house = House(any_store)
    pairs = list(combinations_with_replacement(deeds, 2))
    set_up = await scenes(house, begin, len(pairs))
    house.clock.pass_by(24 * HOUR)
    both = [deed(scene) for scene, pair in zip(set_up, pairs, strict=True) for deed in pair]
    for fault in await asyncio.gather(*both, return_exceptions=True):
        if isinstance(fault, BaseException) and not isinstance(fault, PlayerError):
            raise fault
    timers = await house.timers()
    for scene in set_up:
        table = await house.table(scene.table.code)
        log = await house.moves(table.code)
        assert [move.seq for move in log] == list(range(1, table.moves + 1))
        mine = [t for t in timers if t.table == table.id and t.kind in ("deadline", "computer")]
        assert {(t.seat, t.asked) for t in mine} <= {(s.seat, s.asked) for s in table.to_act}


async def test_whoever_is_banned_while_they_sit_down_or_open_a_table_has_no_seat(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database.postgresql.CONFLICTS", ("40001", "55P03"))
    house = House(any_store)
    lobbies = await scenes(house, a_lobby, 12)
    deeds = (a_stranger_joins, the_stranger_opens, the_stranger_is_banned)
    both = [deed(scene) for scene in lobbies for deed in deeds]
    for fault in await asyncio.gather(*both, return_exceptions=True):
        if isinstance(fault, BaseException) and not isinstance(fault, PlayerError):
            raise fault
    for scene in lobbies:
        assert await house.service.queries.tables_of(scene.stranger.id, LIVING) == []
