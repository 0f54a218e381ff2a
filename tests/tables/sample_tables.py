"""Sample people, tables and instants for the tests of tables."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from core.game import Seat
from core.rng import Rng
from core.texts import Text
from model import game_json
from model.commands import Command, Join, Person, Play, Start
from model.refusals import TableRefuses
from model.shards import EVERYBODY, ProcessShards
from model.table import (
    HOUR,
    GuildId,
    Human,
    Pace,
    PlaceId,
    PlayerId,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Transition
from tests.tables.toy_game import PEBBLES_GAME, Options, State

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

ANNA = Person(PlayerId(101), "Anna")
BRUNO = Person(PlayerId(102), "Bruno")
CARLA = Person(PlayerId(103), "Carla")
DINO = Person(PlayerId(104), "Dino")
ELSA = Person(PlayerId(105), "Elsa")
PEOPLE = (ANNA, BRUNO, CARLA, DINO)
NAMED = {p.id: p for p in (*PEOPLE, ELSA)}

PIAZZA = PlaceId(201)
CAFFE = PlaceId(202)
CLUB = GuildId(301)
NOON = 1_760_000_000_000
SEED = bytes(range(32))
GAME = PEBBLES_GAME


def changed(value: S, **fields: Any) -> S:
    """The same value with some fields changed."""
    return msgspec.structs.replace(value, **fields)


def occasion(now: int = NOON + HOUR, request: int | None = None) -> Occasion:
    """An instant, an hour after the tables were opened."""
    return Occasion(GAME, now, None if request is None else RequestId(request))


def decided(table: Table, command: Command, now: int = NOON + HOUR) -> Transition:
    """What a command given at an instant does to the table."""
    return lifecycle.decide(table, command, occasion(now))


def refusal(table: Table, command: Command, now: int = NOON + HOUR) -> str:
    """The code of the refusal of a command given at an instant."""
    with pytest.raises(TableRefuses) as caught:
        decided(table, command, now)
    return caught.value.refusal.code


def lobby(*people: Person, size: int = 2, invited: Sequence[Person] = (), **fields: Any) -> Table:
    """A table that waits for others; the first of the people is its host."""
    table = Table(
        id=TableId(7),
        code=TableCode("K7QD"),
        game="pebbles",
        rules_version=3,
        state_version=5,
        guild=CLUB,
        place=PIAZZA,
        locale="en",
        status=Status.LOBBY,
        version=10,
        host=people[0].id,
        size=size,
        seats=tuple(TableSeat(Seat(n), Human(p.id), NOON) for n, p in enumerate(people)),
        invited=tuple(p.id for p in invited),
        options=game_json.encode(Options()),
        pace=Pace(),
        seed=None,
        state=None,
        moves=0,
        outcome=None,
        created_at=NOON,
        updated_at=NOON,
    )
    return changed(table, **fields)


def playing(*people: Person, **fields: Any) -> Table:
    """A table whose game has just begun; everybody has been called."""
    table = lobby(*people, size=len(people), **fields)
    starts = Start(people[0], SEED, seen=table.version)
    return called(lifecycle.decide(table, starts, occasion()).table)


def called(table: Table) -> Table:
    """The table when its letters have arrived, at once: all clocks run."""
    return changed(table, seats=tuple(changed(s, left=None) for s in table.seats))


def state_of(table: Table) -> State:
    """The secret state of a table."""
    assert table.state is not None
    state: State = game_json.decode_state(GAME, table.state)
    return state


def hand(table: Table, seat: int) -> tuple[int, ...]:
    """A seat's secret hand."""
    return state_of(table).hands[seat]


def play(table: Table, person: Person, notation: str, now: int = NOON + 2 * HOUR) -> Transition:
    """A person makes a move."""
    return lifecycle.decide(table, Play(person, notation, None), occasion(now, request=1))


def lay(table: Table, person: Person) -> Transition:
    """A person lays the lowest pebble of their hand."""
    seat = table.seat_of(person.id)
    assert seat is not None
    return play(table, person, f"lay {hand(table, seat.seat)[0]}")


def shift(table: Table, person: Person, now: int = NOON + 2 * HOUR) -> Transition:
    """A person makes a move that nobody else hears of."""
    return play(table, person, "shift", now)


def all_lay(table: Table) -> Table:
    """The table after everybody who is asked has laid a pebble."""
    for seat in table.to_act:
        table = lay(table, person_in(table, seat.seat)).table
    return table


def person_in(table: Table, seat: int) -> Person:
    """Who sits there."""
    occupant = table.seats[seat].occupant
    assert isinstance(occupant, Human)
    return NAMED[occupant.player]


def chooser_of(table: Table) -> Person:
    """The one person who is asked to keep or give the point."""
    (seat,) = table.to_act
    return person_in(table, seat.seat)


def finished(*people: Person) -> Table:
    """A table whose game was played to its end."""
    table = playing(*people)
    while table.status is Status.PLAYING:
        table = all_lay(table)
        table = play(table, chooser_of(table), "keep").table
    return table


def cancelled(*people: Person) -> Table:
    """A table that was called off before its game."""
    return changed(lobby(*people), status=Status.CANCELLED)


def joining(by: Person) -> Join:
    """A person's wish for a seat, asked in the piazza."""
    return Join(by, SEED, PIAZZA)


def twin_of(table: Table, viewer: Seat | None, number: int) -> Table:
    """The same table with everything this viewer cannot know dealt again."""
    view = GAME.view_for(state_of(table), viewer)
    twin = GAME.imagine(view, Rng(bytes([number % 256]) * 32))
    return changed(table, state=game_json.encode(twin))


def keys(texts: Sequence[Text]) -> list[str]:
    """The keys of some texts."""
    return [said.key for said in texts]


def reach_of(lost_since: int | None) -> ProcessShards:
    """One shard for everybody, which may be away."""
    return (
        EVERYBODY if lost_since is None else ProcessShards(here=frozenset(), lost={0: lost_since})
    )


class FixedClock:
    """A clock that the test sets."""

    def __init__(self, now: int = NOON) -> None:
        self.instant = now

    def now(self) -> int:
        return self.instant

    def pass_by(self, milliseconds: int) -> None:
        self.instant += milliseconds

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Whoever waits for an instant gets it at once; whoever waits for a ring waits."""
        if woken.is_set():
            return
        if until is None:
            await woken.wait()
        else:
            self.instant = max(self.instant, until)


class CountedEntropy:
    """Seeds and codes that are all different, and the same in every run."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self._given = 0
        self._given_aside = 0

    def seed(self) -> bytes:
        self._given += 1
        return self._given.to_bytes(32, "big")

    def aside(self) -> bytes:
        self._given_aside += 1
        return b"aside" + self._given_aside.to_bytes(27, "big")

    def code(self) -> TableCode:
        if self.codes:
            return TableCode(self.codes.pop(0))
        self._given += 1
        return TableCode(f"T{self._given:03d}")


class DisturbedStore(Store):
    """A store whose first transactions raise these exceptions, one each."""

    def __init__(self, store: Store, *disturbances: Exception) -> None:
        super().__init__(store.database)
        self._disturbances = list(disturbances)

    async def transact(self, work: Callable[[Transaction], T], *, patient: bool = False) -> T:
        if self._disturbances:
            raise self._disturbances.pop(0)
        return await super().transact(work, patient=patient)
