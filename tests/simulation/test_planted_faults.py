"""Faults that are planted in the house are found by the laws: the simulation is not blind."""

from typing import Any

import msgspec
import pytest

from tables import clocks, summons
from tables.letters import Letter
from tables.model import MINUTE, Table, TableSeat
from tests.simulation.laws import (
    EveryTableGoesOn,
    Law,
    LawBroken,
    MailboxesAreTrue,
    NobodyIsCalledInVain,
    NobodyLosesTime,
    NoDeadlineAtNight,
    OneCallATurn,
    WhatFinishesIsKept,
)
from tests.simulation.world import World
from workers.dispatcher import Dispatcher
from workers.mailing import Mailing

WORLDS = range(40)
"""In one of these worlds each fault comes to light."""


def call_everybody_each_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(summons, "newly_asked", lambda _before, after: after.to_act)


def call_to_what_has_passed(patch: pytest.MonkeyPatch) -> None:
    async def as_written(_: Dispatcher, letter: Letter) -> Letter:
        return letter

    patch.setattr(Dispatcher, "_as_things_stand", as_written)


def give_nothing_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "given_back", lambda table, *_: table)


def let_time_run_out_at_night(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "quiet_hours_at", lambda _person, _end: None)


def leave_letters_as_they_are(patch: pytest.MonkeyPatch) -> None:
    async def leave(*_: Any) -> None:
        return

    patch.setattr(Mailing, "_amend", leave)


def pile_letters_up(patch: pytest.MonkeyPatch) -> None:
    async def no_letter(*_: Any) -> None:
        return None

    patch.setattr("tables.questions.Questions.letter_post", no_letter)


def never_say_that_a_call_is_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "reached", lambda table, *_: table)


def take_a_move_back_without_its_time(patch: pytest.MonkeyPatch) -> None:
    def goes_on(_: Table, seat: TableSeat, *__: Any) -> TableSeat:
        return seat if seat.left is None else msgspec.structs.replace(seat, left=MINUTE)

    patch.setattr(clocks, "had_before", goes_on)


def forget_pauses(patch: pytest.MonkeyPatch) -> None:
    def timers_of(table: Table, now: int) -> Any:
        return tuple(t for t in honest(table, now) if t.kind != "resume")

    honest = clocks.timers_of
    patch.setattr(clocks, "timers_of", timers_of)


def keep_nothing_of_what_finishes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tables.archive.Archive.keep", lambda *_: None)


FAULTS = {
    call_everybody_each_time: OneCallATurn,
    call_to_what_has_passed: NobodyIsCalledInVain,
    give_nothing_back: NobodyLosesTime,
    take_a_move_back_without_its_time: NobodyLosesTime,
    let_time_run_out_at_night: NoDeadlineAtNight,
    leave_letters_as_they_are: MailboxesAreTrue,
    pile_letters_up: MailboxesAreTrue,
    never_say_that_a_call_is_out: EveryTableGoesOn,
    forget_pauses: EveryTableGoesOn,
    keep_nothing_of_what_finishes: WhatFinishesIsKept,
}


@pytest.mark.parametrize(("fault", "law"), FAULTS.items(), ids=lambda one: one.__name__)
async def test_a_planted_fault_is_found(
    fault: Any, law: type[Law], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    broken = set()
    for seed in WORLDS:
        try:
            await World(seed).live()
        except LawBroken as found:
            broken.add(found.law)
        if law in broken:
            return
    pytest.fail(f"{law.__name__} found nothing, others {broken}")
