"""What people were deciding in a database of before they go on deciding, whatever it is."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from model.commands import Cancel, Order, Propose
from model.log import DRAWN
from model.table import HOUR, Choice, Computer, Motion, Pace, RequestId, Status, Table, TableCode
from tests.sample_motions import answer
from tests.storage.tables_of_before import as_of
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA
from tests.tables.test_service_time import fire_all

DAY = Pace(24, "ask")

Asks = Order | None
"""What somebody has asked; None: the second seat was late."""


def has_computer(table: Table) -> bool:
    return isinstance(table.seats[1].occupant, Computer)


CASES: dict[str, tuple[Asks, Choice, Callable[[Table], bool]]] = {
    "late": (None, "computer", has_computer),
    "pause": (Propose(ANNA, "pause"), "yes", lambda table: table.pause is not None),
    "resume": (Propose(ANNA, "resume"), "yes", lambda table: table.pause is None),
    "pace": (
        Propose(ANNA, "pace", Pace(12)),
        "yes",
        lambda table: table.pace == Pace(12),
    ),
    "undo": (Propose(ANNA, "undo"), "yes", lambda table: table.open_moves == 0),
    "draw": (Propose(ANNA, "draw"), "yes", lambda table: table.outcome == DRAWN),
    "end": (Cancel(ANNA), "yes", lambda table: table.status is Status.CANCELLED),
}
"""Each kind: how it came up, the answer that decides, and what is so afterwards."""


async def begun(house: House, kind: str) -> TableCode:
    """A game of two at which Bruno is asked this, or Anna what to do about him."""
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.lay(code, ANNA)
    if kind == "undo":
        await house.lay(code, BRUNO)
    if kind == "resume":
        for person in (ANNA, BRUNO):
            await house.order(code, Propose(person, "pause"))
    if (asks := CASES[kind][0]) is not None:
        await house.order(code, asks)
    else:
        await house.letters()
        house.clock.pass_by(25 * HOUR)
        await fire_all(house)
    return code


def unnumbered(motions: tuple[Motion, ...]) -> list[dict[str, Any]]:
    """These motions as JSON; the wish to end a game had no number before."""
    found = msgspec.json.decode(msgspec.json.encode(motions))
    return [each | {"number": 0} if each["kind"] == "end" else each for each in found]


@pytest.mark.parametrize("kind", CASES)
async def test_an_open_motion_of_before_is_answered_and_carried_out(
    tmp_path: Path, kind: str
) -> None:
    _, choice, holds = CASES[kind]
    async with make_house(tmp_path) as house:
        code = await begun(house, kind)
        before, now = await house.table(code), house.clock.now()
    assert [motion.kind for motion in before.motions] == [kind]
    as_of("0045", tmp_path / "tavolo.sqlite3")
    async with make_house(tmp_path) as house:
        house.clock.pass_by(now - house.clock.now())
        table = await house.table(code)
        assert unnumbered(table.motions) == unnumbered(before.motions)
        assert not holds(table)
        by = ANNA if kind == "late" else BRUNO
        await house.service.carry_out(RequestId(999), code, answer(table, by, choice))
        after = await house.table(code)
    assert holds(after)
    assert after.motions == ()


async def test_all_at_once_keep_numbers_of_their_own_and_their_answers(tmp_path: Path) -> None:
    async with make_house(tmp_path) as house:
        code = await house.begin(ANNA, BRUNO, CARLA, pace=DAY)
        for person in (ANNA, CARLA):
            await house.lay(code, person)
        await house.letters()
        house.clock.pass_by(25 * HOUR)
        await fire_all(house)
        await house.vote(code, ANNA, "end")
        await house.order(code, Propose(CARLA, "pause"))
        await house.order(code, Cancel(CARLA))
        before = await house.table(code)
    file = tmp_path / "tavolo.sqlite3"
    as_of("0045", file)
    with closing(sqlite3.connect(file)) as connection:
        sql = "SELECT calling_off, proposal, polls FROM game_table"
        wish, proposal, polls = map(msgspec.json.decode, connection.execute(sql).fetchone())
    assert wish == proposal["agreed"] == [CARLA.id]
    assert polls[0]["ballots"] == [{"by": ANNA.id, "choice": "end"}]
    async with make_house(tmp_path) as house:
        motions = (await house.table(code)).motions
    assert len({motion.number for motion in motions}) == 3
    known = unnumbered(before.motions)
    assert all(motion in known for motion in unnumbered(motions))
