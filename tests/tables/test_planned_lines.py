"""Turns of a tried line that are planned while their owner is to move, for after that."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from model.commands import Answer, Freeze, Person, Play, Propose, Unfreeze
from model.table import TableCode
from model.thinking_ahead import PlannedMoves, PlannedTurn, with_branch
from tests.tables.planned_twins import (
    for_others,
    leave,
    mark_of,
    planned_timer,
    planned_turn,
    play_planned,
    public_timers,
    stored,
    twin_houses,
)
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CLUB, ELSA, hand, person_in
from tests.tables.test_planned_moves import private_to, refusal_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_house(tmp_path) as house:
        yield house


class Round:
    """A first round in which ``who`` has the highest pebble, and may keep the point after it."""

    def __init__(self, house: House, code: TableCode, who: Person, other: Person) -> None:
        self.house, self.code, self.who, self.other = house, code, who, other

    async def plan(self) -> PlannedMoves:
        """What is planned."""
        table = await self.house.table(self.code)
        plan = await self.house.service.ahead.of(table.id, self.who.id)
        assert plan is not None
        return plan

    async def leave(self) -> None:
        """Plan to keep the point, though a pebble is to be laid first."""
        turn = await planned_turn(self.house, self.code, self.who.id, "keep")
        await self.house.service.ahead.leave(self.code, self.who.id, (turn,), later=True)

    async def lay(self, *people: Person) -> None:
        """Let these lay: ``who`` their highest pebble, the other their lowest."""
        for person in people:
            table = await self.house.table(self.code)
            seat = table.seat_of(person.id)
            assert seat is not None
            chosen = max if person == self.who else min
            move = f"lay {chosen(hand(table, seat.seat))}"
            await self.house.order(self.code, Play(person, move, None))


async def first_round(house: House) -> Round:
    await house.remember(ANNA, BRUNO, ELSA)
    code = await house.begin(ANNA, BRUNO)
    table = await house.table(code)
    best = max((0, 1), key=lambda seat: max(hand(table, seat)))
    return Round(house, code, person_in(table, best), person_in(table, 1 - best))


async def test_what_is_planned_for_later_outlives_the_move_that_is_made_by_hand_first(
    house: House,
) -> None:
    here = await first_round(house)
    await here.leave()
    mark = await mark_of(house, here.code, here.who.id)
    for guard in ("unchanged", "legal"):
        changed = await house.service.ahead.guard(here.code, here.who.id, guard, mark)
        assert changed is not None
        assert changed.is_for_later
    await house.order(here.code, Freeze(ELSA, CLUB))
    await house.order(here.code, Unfreeze(ELSA, CLUB))
    await here.lay(here.who)
    plan = await here.plan()
    assert (plan.question, plan.due_at, plan.said) == (None, None, None)
    await here.lay(here.other)
    await house.letters()
    await play_planned(house)
    *_, line = await house.moves(here.code)
    assert (line.actor, line.notation) == (here.who.id, "keep")


async def test_no_later_turn_replaces_what_is_about_to_be_played(house: House) -> None:
    here = await first_round(house)
    await here.lay(here.who)
    await leave(house, here.code, here.who.id, "keep")
    await here.lay(here.other)
    assert await refusal_of(here.leave()) == "planned-refusal-waits"
    await house.letters()
    timer = await planned_timer(house)
    mark = await mark_of(house, here.code, here.who.id)
    await house.service.ahead.drop(here.code, here.who.id, mark)
    await here.leave()
    house.clock.instant = timer.due_at
    moves = await house.moves(here.code)
    await house.service.timers.fire(timer)
    assert await house.moves(here.code) == moves, "the timer was that of what was dropped"
    assert (await here.plan()).is_for_later


async def test_nobody_else_can_tell_that_a_later_turn_is_planned(tmp_path: Path) -> None:
    async with twin_houses(tmp_path) as houses:
        here, typed = [await first_round(house) for house in houses]
        await here.leave()
        for people in ((), (here.who,), (here.other,)):
            for world in (here, typed):
                await world.lay(*people)
            both = [await stored(world.house, world.code) for world in (here, typed)]
            assert both[0] == both[1]
            timers = [await public_timers(house) for house in houses]
            assert timers[0] == timers[1]
            letters = [for_others(await house.letters(), here.who.id) for house in houses]
            assert letters[0] == letters[1]
        assert (await here.plan()).due_at is not None


def turn(expected: str, move: str, *then: PlannedTurn) -> PlannedTurn:
    return PlannedTurn((move,), "legal", msgspec.Raw(expected.encode()), then)


@pytest.mark.parametrize(
    ("more", "together"),
    [
        (turn("2", "b"), (turn("1", "a", turn("3", "c")), turn("2", "b"))),
        (turn("1", "b"), (turn("1", "b"),)),
        (turn("1", "a", turn("4", "d")), (turn("1", "a", turn("3", "c"), turn("4", "d")),)),
    ],
)
def test_another_branch_is_added_where_it_differs(
    more: PlannedTurn, together: tuple[PlannedTurn, ...]
) -> None:
    joined = with_branch((turn("1", "a", turn("3", "c")),), (more,))
    assert msgspec.json.encode(joined) == msgspec.json.encode(together)


@pytest.mark.parametrize("too_often", [False, True])
async def test_a_call_that_made_no_sound_rings_once_its_plan_is_set_aside(
    house: House, too_often: bool
) -> None:
    """Somebody else's proposal sets the plan aside; whether it calls them itself differs."""
    here = await first_round(house)
    await here.lay(here.who)
    if too_often:
        await house.order(here.code, Propose(here.other, "draw"))
        wish = (await house.table(here.code)).proposal
        assert wish is not None
        await house.order(here.code, Answer(here.who, wish.number, "no"))
    await leave(house, here.code, here.who.id, "keep")
    await here.lay(here.other)
    await house.letters()
    assert here.who.id not in house.called
    await house.order(here.code, Propose(here.other, "draw"))
    plan = await here.plan()
    assert not plan.turns
    (letter,) = private_to(await house.letters(), here.who)
    assert (letter.kind, letter.planned) == ("turn", "gone")
    assert house.called == [here.who.id]
