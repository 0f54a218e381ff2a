"""A person alone with computers never waits long for all their turns, in any game."""

from pathlib import Path
from random import Random

import pytest

from catalog import CATALOG
from core.game import Seat
from tables.model import game_json
from tables.model.commands import Play
from tables.model.table import Computer, Status, TableCode, Timer
from tables.visibility.table_view import Look
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA

LONGEST_WAIT = 3_000
"""Milliseconds; thinking itself takes no time here."""

ROUNDS = 12


@pytest.mark.parametrize("key", sorted(CATALOG))
async def test_alone_with_computers_nobody_waits_longer_than_three_seconds(
    key: str, tmp_path: Path
) -> None:
    game = CATALOG[key].game
    async with make_house(tmp_path, **{key: game}) as house:
        most = game.manifest.most_seats
        computers = (Computer(key, "easy"),) * (most - 1)
        options = game_json.encode(game.manifest.options())
        code = await house.open(ANNA, game=key, size=most, options=options, computers=computers)
        waits = [await _waited(house, code, Random(number)) for number in range(ROUNDS)]
    assert 0 < max(waits) <= LONGEST_WAIT


async def _waited(house: House, code: TableCode, random: Random) -> int:
    """The person plays until it is others' turn; the milliseconds until it is theirs again."""
    while (mine := await house.service.queries.look(code, ANNA.id)).asked is not None:
        await house.order(code, Play(ANNA, _chosen(house, mine, random), mine.asked))
    begun = house.clock.now()
    while not await _is_asked(house, code):
        timer = await _next(house)
        house.clock.pass_by(max(0, timer.due_at - house.clock.now()))
        look = await house.service.timers.computers_question(timer)
        assert look is not None, "each timer asks an open question"
        await house.service.timers.answer_for_computer(timer, _chosen(house, look, random))
    return house.clock.now() - begun


def _chosen(house: House, look: Look, random: Random) -> str:
    """Any move; an army goes to battle as it stands."""
    written = [house.games[look.table.game].notate(move) for move in look.legal[:400]]
    return "ready" if "ready" in written else random.choice(written)


async def _is_asked(house: House, code: TableCode) -> bool:
    """Whether it is the person's turn, or the game is over."""
    table = await house.table(code)
    return table.status is not Status.PLAYING or table.seats[Seat(0)].asked is not None


async def _next(house: House) -> Timer:
    """The timer of the computer that is next to play."""
    return min((t for t in await house.timers() if t.kind == "computer"), key=lambda t: t.due_at)
