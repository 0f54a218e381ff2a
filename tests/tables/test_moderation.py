"""Moderation by server managers: freeze, unfreeze, change the host."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from core.game import Seat
from model.commands import (
    Bring,
    Cancel,
    Free,
    Freeze,
    HandOver,
    Leave,
    Order,
    PauseAlone,
    Person,
    Play,
    Resign,
    Ruling,
    Unfreeze,
)
from model.refusals import TableRefuses
from model.table import HOUR, CupGame, GuildId, Status
from tables import clocks
from tables.decisions import lifecycle
from tables.decisions.transitions import must_rule, rules
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CAFFE,
    CARLA,
    CLUB,
    DINO,
    ELSA,
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
    resigned = lifecycle.decide(table, Resign(ANNA), occasion()).table
    freed = lifecycle.decide(table, Free(DINO, Seat(0), CLUB), occasion()).table
    for theirs in (table, resigned, freed):
        with pytest.raises(TableRefuses, match="table-refusal-own-game"):
            lifecycle.decide(theirs, Freeze(ANNA, CLUB), occasion())
        frozen = lifecycle.decide(theirs, FREEZE, occasion()).table
        with pytest.raises(TableRefuses, match="table-refusal-own-game"):
            lifecycle.decide(frozen, Unfreeze(ANNA, CLUB), occasion())
        assert not lifecycle.decide(frozen, UNFREEZE, occasion()).table.is_frozen


ORDERS: dict[type, Callable[[Person], Ruling]] = {
    Cancel: lambda by: Cancel(by, CLUB),
    Freeze: lambda by: Freeze(by, CLUB),
    Unfreeze: lambda by: Unfreeze(by, CLUB),
    HandOver: lambda by: HandOver(by, BRUNO.id, CLUB),
    Free: lambda by: Free(by, Seat(1), CLUB),
    Bring: lambda by: Bring(by, CLUB, CAFFE, CLUB),
}
"""Each order that may be given by the right of a manager, at a table that Bruno does not host."""


def test_every_order_with_the_right_of_a_manager_is_known_as_one() -> None:
    named = {o for o in get_args(Order) if {"manages", "in_cup"} & {*o.__struct_fields__}}
    assert ORDERS.keys() == set(get_args(Ruling)) == named
    for make in ORDERS.values():
        assert make(DINO).manages == CLUB
        assert not make(DINO).in_cup


@pytest.mark.parametrize("kind", ORDERS)
@pytest.mark.parametrize("share", ["plays", "resigned", "left", "promised", "in the cup"])
def test_no_manager_gives_an_order_in_a_game_of_their_own(kind: type, share: str) -> None:
    """Ordered by somebody else who manages the server it is carried out."""
    by = CARLA if share != "in the cup" else ELSA
    table = playing(ANNA, BRUNO, CARLA)
    if share == "resigned":
        table = lifecycle.decide(table, Resign(by), occasion()).table
    elif share == "left":
        table = lifecycle.decide(table, Free(DINO, Seat(2), CLUB), occasion()).table
    elif share == "promised":
        table = playing(ANNA, BRUNO)
        late = changed(table.seats[1], wanted=True, promised=by.id)
        table = changed(table, seats=(table.seats[0], late), invited=(by.id,))
    elif share == "in the cup":
        table = changed(table, cup=CupGame("CVPA", 1))
    if kind is Unfreeze:
        table = lifecycle.decide(table, FREEZE, occasion()).table
    own = msgspec.structs.replace(ORDERS[kind](by), in_cup=share == "in the cup")
    if kind is Cancel and share == "plays":
        after = lifecycle.decide(table, own, occasion()).table
        assert after.ending is not None
        assert after.ending.agreed == (by.id,), "a wish like any"
    else:
        with pytest.raises(TableRefuses):
            lifecycle.decide(table, own, occasion())
    with pytest.raises(TableRefuses, match=r"own-game|own-cup"):
        must_rule(table, own)
    assert not rules(table, own)
    others = ORDERS[kind](DINO)
    assert rules(table, others)
    assert lifecycle.decide(table, others, occasion()).table != table


def test_before_a_game_a_manager_who_sits_there_keeps_order() -> None:
    lobby = changed(playing(ANNA, BRUNO, CARLA), status=Status.LOBBY)
    assert rules(lobby, Cancel(CARLA, CLUB))
    assert not rules(lobby, Cancel(CARLA, GuildId(CLUB + 1)))
    assert not rules(changed(lobby, guild=None), Cancel(CARLA, None))


def test_a_host_who_manages_the_server_moves_the_table_they_play_at() -> None:
    table = playing(ANNA, BRUNO)
    assert lifecycle.decide(table, Bring(ANNA, CLUB, CAFFE, CLUB), occasion()).table.place == CAFFE
    with pytest.raises(TableRefuses, match="table-refusal-own-game"):
        lifecycle.decide(table, Bring(BRUNO, CLUB, CAFFE, CLUB), occasion())


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
