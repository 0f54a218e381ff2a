"""Two houses that live through the same things; in one of them somebody has planned moves.

Whatever anybody else can see, and when, must be the same in both.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from core.texts import Text, text
from core.thinking_ahead import Guard
from model import game_json
from model.game_json import AnyGame
from model.letters import Letter, PrivateLetter
from model.table import MoveRecord, PlayerId, Table, TableCode, Timer
from model.thinking_ahead import PlannedTurn
from tests.tables.running_service import House, make_house


@asynccontextmanager
async def twin_houses(folder: Path, **games: AnyGame) -> AsyncIterator[tuple[House, House]]:
    """Two houses with the same clock, chance and people."""
    for name in ("planned", "typed"):
        (folder / name).mkdir(parents=True)
    async with (
        make_house(folder / "planned", **games) as planned,
        make_house(folder / "typed", **games) as typed,
    ):
        yield planned, typed


async def leave(
    house: House, code: TableCode, player: PlayerId, *moves: str, guard: Guard = "legal"
) -> None:
    """Plan one turn of these moves, from the view that this person has now."""
    turn = await planned_turn(house, code, player, *moves, guard=guard)
    await house.service.ahead.leave(code, player, (turn,))


async def planned_turn(
    house: House, code: TableCode, player: PlayerId, *moves: str, guard: Guard = "legal"
) -> PlannedTurn:
    """A turn of these moves, for the view that this person has now."""
    look = await house.service.queries.look(code, player)
    return PlannedTurn(moves, guard, game_json.raw(look.view))


def in_words(_view: Any, move: Any) -> Text:
    """What the toy game calls a move."""
    return text("pebbles-move", kind=type(move).__name__)


async def mark_of(house: House, code: TableCode, player: PlayerId) -> int:
    """The mark of what this person has planned, which the buttons below it carry."""
    table = await house.table(code)
    planned = await house.service.ahead.of(table.id, player)
    assert planned is not None
    return planned.mark


async def planned_timer(house: House) -> Timer:
    """The one timer that plays planned moves."""
    (timer,) = [one for one in await house.timers() if one.kind == "planned"]
    return timer


async def play_planned(house: House) -> None:
    """Wait until what is planned is due, and play it as the clock does."""
    timer = await planned_timer(house)
    house.clock.instant = timer.due_at
    await house.service.timers.fire(timer)


def without_requests(lines: list[MoveRecord]) -> list[MoveRecord]:
    """The lines of a log, whichever interactions made them."""
    return [msgspec.structs.replace(line, request=None) for line in lines]


def for_others(letters: list[Letter], player: PlayerId) -> list[bytes]:
    """What of these letters anybody but one person gets, as bytes."""
    theirs = [one for one in letters if not (isinstance(one, PrivateLetter) and one.to == player)]
    return [msgspec.json.encode(one) for one in theirs]


async def stored(house: House, code: TableCode) -> tuple[Table, list[MoveRecord], list[Any]]:
    """A table with its log and its events."""
    log = without_requests(await house.moves(code))
    return await house.table(code), log, await house.events(code)


async def public_timers(house: House) -> list[Timer]:
    """All timers but those of planned moves."""
    return [one for one in await house.all_timers() if one.kind != "planned"]
