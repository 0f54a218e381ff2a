"""A person alone with computers never waits long for all their turns, in any game."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.game import Seat
from model import game_json
from model.commands import Play
from model.shards import EVERYBODY
from model.table import Computer, Status, TableCode
from tables.visibility import Look
from tests.games.catalogue import EVERY_GAME
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO
from workers.computers import Computers
from workers.thinker import LONGEST_THOUGHT

LONGEST_WAIT = 3_000
"""Milliseconds, all thoughts included."""

ROUNDS = 12


class AnyMove:
    """A computer that does anything, after thinking for a part of the time it is given."""

    def __init__(self, house: House, part: float) -> None:
        self._house = house
        self._part = part
        self._random = Random(1)
        self.given: list[float] = []

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        self.given.append(seconds)
        self._house.clock.pass_by(round(1000 * seconds * self._part))
        return _chosen(self._house, game, legal, self._random)


@pytest.mark.parametrize("part", [0, 0.5, 1], ids=["at once", "by half", "to the end"])
@pytest.mark.parametrize("key", sorted(EVERY_GAME))
async def test_alone_with_computers_nobody_waits_longer_than_three_seconds(
    key: str, part: float, tmp_path: Path
) -> None:
    async with make_house(tmp_path, **{key: EVERY_GAME[key].game}) as house:
        code = await _opened(house, key, EVERY_GAME[key].game.manifest.most_seats)
        thinker = AnyMove(house, part)
        computers = Computers(house.service, thinker, house.clock, lambda: EVERYBODY)
        waits = [await _waited(house, computers, code, Random(n)) for n in range(ROUNDS)]
    assert 0 < max(waits) <= LONGEST_WAIT
    assert min(thinker.given) > 0


async def test_a_single_computer_may_think_as_long_as_any_of_its_first_move(
    tmp_path: Path,
) -> None:
    async with make_house(tmp_path, ruta=EVERY_GAME["ruta"].game) as house:
        code = await _opened(house, "ruta", 2)
        thinker = AnyMove(house, 1)
        computers = Computers(house.service, thinker, house.clock, lambda: EVERYBODY)
        await _waited(house, computers, code, Random(1))
    assert thinker.given[0] == LONGEST_THOUGHT


async def test_a_busy_machine_takes_no_processor_time_from_later_thoughts(tmp_path: Path) -> None:
    """Each thought takes four times as long by the clock as it has processor time."""
    given: dict[float, list[float]] = {}
    for part in (1.0, 4.0):
        key = "la-strada"
        async with make_house(tmp_path / str(part), **{key: EVERY_GAME[key].game}) as house:
            code = await _opened(house, key, 2)
            thinker = AnyMove(house, part)
            computers = Computers(house.service, thinker, house.clock, lambda: EVERYBODY)
            for n in range(ROUNDS):
                await _waited(house, computers, code, Random(n))
            given[part] = thinker.given
    assert given[4.0] == given[1.0]
    assert len(set(given[1.0])) > 2, "there were turns of three moves"


async def test_where_several_people_play_computers_think_as_long_as_ever(tmp_path: Path) -> None:
    async with make_house(tmp_path, **{"la-strada": EVERY_GAME["la-strada"].game}) as house:
        code = await _opened(house, "la-strada", 3, people=2)
        await house.service.join(house.request(), code, BRUNO)
        thinker = AnyMove(house, 1)
        computers = Computers(house.service, thinker, house.clock, lambda: EVERYBODY)
        while not thinker.given:
            await _waited(house, computers, code, Random(1))
    assert set(thinker.given) == {LONGEST_THOUGHT}


async def _opened(house: House, key: str, seats: int, people: int = 1) -> TableCode:
    """A table with so many seats, all but those of people with a computer in them."""
    computers = (Computer(key, "expert"),) * (seats - people)
    options = game_json.encode(EVERY_GAME[key].game.manifest.options())
    guests = (BRUNO,)[: people - 1]
    return await house.open(
        ANNA, *guests, game=key, size=seats, options=options, computers=computers
    )


async def _waited(house: House, computers: Computers, code: TableCode, random: Random) -> int:
    """People play until it is others' turn; the milliseconds until it is a person's again."""
    for person in (ANNA, BRUNO):
        while (mine := await house.service.queries.look(code, person.id)).asked is not None:
            await house.order(code, Play(person, _move(house, mine, random), mine.asked))
    begun = house.clock.now()
    while not await _is_a_persons_turn(house, code):
        until = await computers.work()
        if not await _is_a_persons_turn(house, code):
            assert until is not None, "a computer is asked, so there is an instant to look again"
            house.clock.pass_by(max(0, until - house.clock.now()))
    return house.clock.now() - begun


def _move(house: House, look: Look, random: Random) -> str:
    return _chosen(house, look.table.game, look.legal, random)


def _chosen(house: House, game: str, legal: tuple[Any, ...], random: Random) -> str:
    """Any move; an army goes to battle as it stands."""
    written = [house.games[game].notate(move) for move in legal[:400]]
    return "ready" if "ready" in written else random.choice(written)


async def _is_a_persons_turn(house: House, code: TableCode) -> bool:
    """Whether a person is asked, or the game is over."""
    table = await house.table(code)
    asked = {seat.seat for seat in table.to_act}
    people = {Seat(n) for n, seat in enumerate(table.seats) if seat.owner is not None}
    return table.status is not Status.PLAYING or bool(asked & people)
