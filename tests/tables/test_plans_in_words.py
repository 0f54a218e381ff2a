"""What an owner reads of their plan: moves as they chose them, and buttons that mean this plan."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from core.game import Seat
from core.texts import Listing, Text, Verbatim, text
from core.thinking_ahead import Ahead, nothing
from model.table import Table, TableCode
from model.thinking_ahead import PlannedMoves, PlannedTurn, lines_about
from tables.ahead.review import SET_ASIDE, set_aside
from tests.tables.planned_twins import in_words, leave, mark_of, planned_turn, play_planned
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, ELSA, GAME, changed, hand
from tests.tables.test_planned_moves import waiting
from tests.tables.toy_game import Lay

_VIEW = msgspec.Raw(b"{}")
_TURN = PlannedTurn(("draw 2",), "legal", _VIEW, words=(text("take-the-mill"),))
_PLAN = PlannedMoves(Seat(0), (_TURN,), b"chance")


PEBBLES_DIFFER: Final = Ahead[Any, Any, Any](disturbed=nothing, by_place=(Lay,))
"""It depends on the position which pebble a move lays."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    game = replace(GAME, ahead=PEBBLES_DIFFER)
    async with make_house(tmp_path, pebbles=game) as house:
        await house.remember(ANNA, BRUNO, CARLA, ELSA)
        yield house


def own_hand(table: Table, player: int) -> list[int]:
    seat = next(seat for seat in table.seats if seat.owner == player)
    return sorted(hand(table, seat.seat))


def test_a_plan_is_told_in_the_words_with_which_it_was_chosen() -> None:
    (line,) = lines_about(_PLAN)
    assert line.values["moves"] == Listing((text("take-the-mill"),), "comma")


def test_a_plan_that_was_stored_without_words_is_told_in_notation() -> None:
    (line,) = lines_about(changed(_PLAN, turns=(changed(_TURN, words=()),)))
    assert line.values["moves"] == Listing((Verbatim("draw 2"),), "comma")


def test_branches_are_told_by_what_the_other_does_in_words() -> None:
    other = changed(_TURN, after=("pass",), after_words=(text("passes"),))
    first, second = lines_about(changed(_PLAN, turns=(_TURN, other)))
    assert first.key == "planned-line"
    assert second.key == "planned-branch"
    assert second.values["after"] == Listing((text("passes"),), "comma")


def test_what_is_set_aside_says_first_what_happened_and_then_which_moves_it_was() -> None:
    aside = set_aside(_PLAN, text("planned-gone-tended"))
    assert aside.turns == ()
    assert aside.said == text(
        SET_ASIDE,
        said=text("planned-gone-tended"),
        moves=Listing((Listing((text("take-the-mill"),), "comma"),), "or"),
    )


async def test_typed_moves_are_named_where_they_mean_what_they_mean_now(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    low, *_, high = own_hand(await house.table(code), ANNA.id)
    turns = [[f"lay {low}", "keep"], [f"lay {high}"]]
    planned = await house.service.ahead.leave_typed(code, ANNA.id, turns, in_words)
    (first,) = planned.turns
    (second,) = first.then
    assert first.words == (text("pebbles-move", kind="Lay"), text("pebbles-move", kind="Keep"))
    assert second.words == (Verbatim(f"lay {high}"),), "who knows which pebble that will be"


async def test_what_was_played_is_told_in_words(house: House) -> None:
    here = await waiting(house)
    turn = await planned_turn(house, here.code, here.who.id, "keep")
    turn = changed(turn, words=(text("keep-the-point"),))
    await house.service.ahead.leave(here.code, here.who.id, (turn,))
    await here.their_turn()
    await house.letters()
    await play_planned(house)
    told = Listing((text("keep-the-point"),), "comma")
    assert await said(house, here.code, here.who.id) == text("planned-played", moves=told)


async def said(house: House, code: TableCode, player: Any) -> Text | None:
    planned = await house.service.ahead.of((await house.table(code)).id, player)
    assert planned is not None
    return planned.said


async def test_a_button_of_an_earlier_plan_changes_nothing(house: House) -> None:
    here, plans = await waiting(house), house.service.ahead
    code, who = here.code, here.who.id
    await leave(house, code, who, "keep")
    earlier = await mark_of(house, code, who)
    await leave(house, code, who, "give")
    present = await here.plan()
    for mark in (earlier, None):
        assert await plans.guard(code, who, "unchanged", mark) is None
        assert not await plans.drop(code, who, mark)
    assert await here.plan() == present


async def test_a_mark_is_of_what_is_planned_and_not_of_its_guard(house: House) -> None:
    here, plans = await waiting(house), house.service.ahead
    await leave(house, here.code, here.who.id, "keep")
    mark = await mark_of(house, here.code, here.who.id)
    strict = await plans.guard(here.code, here.who.id, "unchanged", mark)
    assert strict is not None
    assert strict.turns[0].guard == "unchanged"
    assert strict.mark == mark
    again = changed(strict, chance=b"another")
    assert again.mark != mark, "the same moves, planned anew"


async def test_a_guard_is_changed_also_while_the_plan_waits_to_be_played(house: House) -> None:
    here, plans = await waiting(house), house.service.ahead
    await leave(house, here.code, here.who.id, "keep", guard="undisturbed")
    await here.their_turn()
    plan = await here.plan()
    assert plan is not None
    assert plan.due_at is not None
    strict = await plans.guard(here.code, here.who.id, "legal", plan.mark)
    assert strict is not None
    assert (strict.due_at, strict.question) == (plan.due_at, plan.question)
    assert strict.turns[0].guard == "legal"
