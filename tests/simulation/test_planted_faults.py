"""The simulation's laws detect faults planted in the product."""

from typing import Any

import msgspec
import pytest

from core.game import Seat
from model.commands import Command, Expire, PauseAlone, Propose
from model.message import Message as Kept
from model.table import HOUR, MINUTE, Pace, PlayerProfile, Table, TableSeat
from tables import board_messages, clocks, notifications
from tables.decisions import lifecycle, moderation, substitutes
from tables.direct_messages import Way, way_of
from tests.sample_motions import agreed_to
from tests.simulation.laws import (
    ANumberIsACall,
    EveryTableGoesOn,
    Known,
    Law,
    LawBroken,
    MailboxesAreTrue,
    NobodyIsCalledInVain,
    NobodyIsCaughtOut,
    NobodyIsHeldUp,
    NobodyIsPressed,
    NobodyIsReplacedAtOnce,
    NobodyLosesTime,
    NoDeadlineAtNight,
    NothingIsDecidedInAPause,
    OneCallATurn,
    TheRemovedAreInvited,
    WhatFinishesIsKept,
)
from tests.simulation.messenger import Ring, SimulatedDiscord
from tests.simulation.world import World
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    NOON,
    called,
    changed,
    lobby,
    occasion,
    playing,
)
from workers.post_model import Post, Sent

pytestmark = pytest.mark.long

WORLDS = range(10, 50)
"""In one of these worlds each fault comes to light, most in the very first."""


def call_everybody_each_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(notifications, "newly_asked", lambda _before, after: after.to_act)


def call_to_what_has_passed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tables.direct_messages.is_heeded", lambda _ring, _table: True)


def call_whoever_has_acted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(board_messages, "is_open", lambda _ring, _table: True)


def give_nothing_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "given_back", lambda table, *_: table)


def let_time_run_out_at_night(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "quiet_hours_at", lambda _person, _end: None)


def leave_letters_as_they_are(patch: pytest.MonkeyPatch) -> None:

    def unless_edited(*known: Any, **how: Any) -> Way:
        way = way_of(*known, **how)
        return "nothing" if way in ("edit", "wait") else way

    patch.setattr("workers.table_messages.way_of", unless_edited)


def send_each_letter_anew(patch: pytest.MonkeyPatch) -> None:
    async def cannot_be_edited(self: SimulatedDiscord, _: Sent, __: Post) -> bool:
        await self._on_the_way()
        return False

    patch.setattr(SimulatedDiscord, "replace", cannot_be_edited)


def pile_letters_up(patch: pytest.MonkeyPatch) -> None:
    arrived = Kept.arrived

    def beside_the_others(self: Kept, *known: Any, **how: Any) -> Kept:
        stands = arrived(self, *known, **how)
        return msgspec.structs.replace(stands, older=()) if self.is_direct else stands

    patch.setattr(Kept, "arrived", beside_the_others)


def never_say_that_a_call_is_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "reached", lambda table, *_: table)


def take_a_move_back_without_its_time(patch: pytest.MonkeyPatch) -> None:
    def goes_on(_: Table, seat: TableSeat, *__: Any, spent: int | None) -> TableSeat:
        return seat if seat.left is None else msgspec.structs.replace(seat, left=MINUTE)

    patch.setattr(clocks, "had_before", goes_on)


def leave_no_time_to_notice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "time_to_notice", lambda _full, _stood: 0)


def forget_pauses(patch: pytest.MonkeyPatch) -> None:
    def timers_of(table: Table, now: int) -> Any:
        return tuple(t for t in honest(table, now) if t.kind != "resume")

    honest = clocks.timers_of
    patch.setattr(clocks, "timers_of", timers_of)


def keep_nothing_of_what_finishes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tables.results_archive.ResultsArchive.keep", lambda *_: None)


FAULTS = {
    call_everybody_each_time: OneCallATurn,
    call_to_what_has_passed: OneCallATurn,
    call_whoever_has_acted: NobodyIsCalledInVain,
    give_nothing_back: NobodyLosesTime,
    take_a_move_back_without_its_time: NobodyLosesTime,
    leave_no_time_to_notice: NobodyIsCaughtOut,
    let_time_run_out_at_night: NoDeadlineAtNight,
    leave_letters_as_they_are: MailboxesAreTrue,
    send_each_letter_anew: ANumberIsACall,
    pile_letters_up: MailboxesAreTrue,
    never_say_that_a_call_is_out: EveryTableGoesOn,
    forget_pauses: EveryTableGoesOn,
    keep_nothing_of_what_finishes: WhatFinishesIsKept,
}


def freeze_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moderation, "FROST_LASTS", 2**50)


def replace_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(substitutes, "_promise", substitutes._take_over)


AMONG_KNAVES = {
    freeze_for_ever: NobodyIsHeldUp,
    replace_at_once: NobodyIsReplacedAtOnce,
}
"""Faults that come to light among people who use fair tools unfairly."""

AT_ONCE = {
    call_whoever_has_acted: 12,
    take_a_move_back_without_its_time: 15,
    leave_no_time_to_notice: 13,
    let_time_run_out_at_night: 11,
    forget_pauses: 11,
    freeze_for_ever: 18,
    replace_at_once: 44,
}
"""The first world in which each was found last; later ones are tried after it."""


@pytest.mark.parametrize(
    ("fault", "law"), (FAULTS | AMONG_KNAVES).items(), ids=lambda one: one.__name__
)
async def test_a_planted_fault_is_found(
    fault: Any, law: type[Law], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    broken = set()
    first = AT_ONCE.get(fault, WORLDS.start)
    for seed in range(first, first + len(WORLDS)):
        try:
            await World(seed, with_knaves=fault in AMONG_KNAVES).live()
        except LawBroken as found:
            broken.add(found.law)
        if law in broken:
            return
    pytest.fail(f"{law.__name__} found nothing, others {broken}")


# --- laws that few worlds put to the test --------------------------------------------------------


def decided(table: Table, command: Command, now: int = NOON + HOUR) -> Table:
    return lifecycle.decide(table, command, occasion(now)).table


def test_a_vote_that_decides_in_a_pause_is_found() -> None:
    table = called(playing(ANNA, BRUNO, CARLA, pace=Pace(24)))
    late = NOON + 26 * HOUR
    asked = decided(table, Expire(Seat(1), table.seats[1].asked or 0), late)
    paused = decided(asked, PauseAlone(ANNA), late)
    law = NothingIsDecidedInAPause(Known())
    law.changes(paused, changed(paused, version=99), [])
    with pytest.raises(LawBroken):
        law.changes(paused, changed(paused, motions=()), [])


def test_whoever_comes_back_uninvited_is_found() -> None:
    known = Known()
    known.people[BRUNO.id] = PlayerProfile(BRUNO.id, "Bruno")
    law, back = TheRemovedAreInvited(known), lobby(ANNA, BRUNO, size=3)
    law.changes(lobby(ANNA, size=3, invited=[BRUNO], removed=(BRUNO.id,)), back, [])
    with pytest.raises(LawBroken):
        law.changes(lobby(ANNA, size=3, removed=(BRUNO.id,)), back, [])


def test_whoever_is_called_to_the_same_wish_again_is_found() -> None:
    known = Known()
    known.people[BRUNO.id] = PlayerProfile(BRUNO.id, "Bruno")
    law, table = NobodyIsPressed(known), playing(ANNA, BRUNO)

    def wish(now: int, version: int) -> None:
        known.now, before = now, changed(table, version=version)
        after = lifecycle.decide(before, Propose(ANNA, "pause"), occasion(now))
        law.changes(before, after.table, [])
        rings = notifications.wish_of(before, after, ANNA.id).rings
        law.rings(
            Ring(BRUNO.id, by_letter=False, letter=board_messages.call_of(after.table, rings))
        )

    wish(NOON, 1)
    wish(NOON + 24 * HOUR, 3)
    with pytest.raises(LawBroken):
        wish(NOON + 25 * HOUR, 5)


def held_up(table: Table) -> NobodyIsHeldUp:
    known = Known()
    known.tables[table.id] = table
    known.people = {one.id: PlayerProfile(one.id, one.name) for one in (ANNA, BRUNO)}
    return NobodyIsHeldUp(known)


@pytest.mark.parametrize(("hours", "most"), [(1, 25), (12, 36), (48, 96)])
def test_a_question_that_is_put_off_for_longer_than_written_down_is_found(
    hours: int, most: int
) -> None:
    law = held_up(called(playing(ANNA, BRUNO, pace=Pace(hours))))
    over = NOON + most * HOUR
    law.passes(NOON, over)
    with pytest.raises(LawBroken):
        law.passes(over, over + HOUR)


def test_a_dead_game_that_is_kept_alive_by_votes_is_found() -> None:
    table = called(playing(ANNA, BRUNO, pace=Pace(24)))
    silent = tuple(changed(seat, deadline=None, lapsed=3) for seat in table.seats)
    table = changed(table, seats=silent)
    law, days = held_up(table), 24 * HOUR
    for day in range(30):
        law.passes(NOON + day * days, NOON + (day + 1) * days)
        law.changes(table, changed(table, version=99, motions=(agreed_to(1, "end", ANNA.id),)), [])
    with pytest.raises(LawBroken):
        law.passes(NOON + 30 * days, NOON + 34 * days)
