"""Moderation by server managers: freeze, unfreeze, change the host."""

import pytest

from tables.decisions import lifecycle
from tables.model.commands import Cancel, Freeze, Leave, PauseAlone, Play, Resign, Unfreeze
from tables.model.refusals import TableRefuses
from tables.model.table import HOUR, Status
from tables.time import clocks
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    DINO,
    NOON,
    changed,
    hand,
    occasion,
    playing,
)

FREEZE, UNFREEZE = Freeze(DINO, CLUB), Unfreeze(DINO, CLUB)


def test_at_a_frozen_table_nobody_moves_and_no_clock_runs() -> None:
    table = playing(ANNA, BRUNO)
    frozen = lifecycle.decide(table, FREEZE, occasion()).table
    kinds = [timer.kind for timer in clocks.timers_of(frozen, occasion().now)]
    assert kinds == ["closing", "close"], "only the end of the frost"
    assert all(seat.deadline is None for seat in frozen.seats)
    move = Play(ANNA, f"lay {hand(table, 0)[0]}", None)
    for order in (move, PauseAlone(BRUNO), FREEZE):
        with pytest.raises(TableRefuses) as refusal:
            lifecycle.decide(frozen, order, occasion())
        assert refusal.value.refusal.code == "table-refusal-frozen"
    off = lifecycle.decide(frozen, Cancel(DINO, CLUB), occasion()).table
    assert off.status is Status.CANCELLED


def test_nobody_is_kept_in_a_frozen_game() -> None:
    frozen = lifecycle.decide(playing(ANNA, BRUNO, CARLA), FREEZE, occasion()).table
    after = lifecycle.decide(frozen, Resign(ANNA), occasion()).table
    assert (after.seats[0].resigned, after.is_frozen) == (True, True)
    assert all(seat.deadline is None for seat in after.seats)
    over = lifecycle.decide(after, Resign(BRUNO), occasion()).table
    assert over.status is Status.FINISHED


def test_a_manager_who_plays_lets_another_one_freeze_the_game() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    with pytest.raises(TableRefuses, match="table-refusal-own-game"):
        lifecycle.decide(table, Freeze(ANNA, CLUB), occasion())
    resigned = lifecycle.decide(table, Resign(ANNA), occasion()).table
    frozen = lifecycle.decide(resigned, Freeze(ANNA, CLUB), occasion()).table
    assert frozen.is_frozen
    assert not lifecycle.decide(frozen, Unfreeze(ANNA, CLUB), occasion()).table.is_frozen


def test_whoever_is_asked_to_take_a_seat_at_a_frozen_table_may_decline() -> None:
    table = playing(ANNA, BRUNO)
    wanted = (table.seats[0], changed(table.seats[1], wanted=True))
    table = changed(table, seats=wanted, invited=(CARLA.id,))
    frozen = lifecycle.decide(table, FREEZE, occasion()).table
    assert lifecycle.decide(frozen, Leave(CARLA), occasion()).table.invited == ()
    with pytest.raises(TableRefuses, match="table-refusal-resign-instead"):
        lifecycle.decide(frozen, Leave(ANNA), occasion())


def test_an_unfrozen_game_goes_on_with_the_time_each_had() -> None:
    table = playing(ANNA, BRUNO)
    frozen = lifecycle.decide(table, FREEZE, occasion(NOON + 10 * HOUR)).table
    later = NOON + 1000 * HOUR
    running = lifecycle.decide(frozen, UNFREEZE, occasion(later)).table
    assert running.pause is None
    was = table.seats[0].deadline
    assert was is not None
    assert running.seats[0].left == was - (NOON + 10 * HOUR)
    moved = lifecycle.decide(running, Play(ANNA, f"lay {hand(table, 0)[0]}", None), occasion(later))
    assert moved.move is not None
