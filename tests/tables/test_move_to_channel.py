"""Moving a table: who may do it, and who is told."""

import pytest

from model.commands import Bring, Person
from model.refusals import TableRefuses
from model.table import GuildId, Table
from tables.decisions import lifecycle
from tables.decisions.moderation import MOST_MOVES, MOVES_IN
from tables.notifications import posted, to_people, wish_of
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CAFFE,
    CLUB,
    DINO,
    NOON,
    PIAZZA,
    changed,
    occasion,
    playing,
)

ABROAD = GuildId(302)


@pytest.mark.parametrize(
    ("order", "refusal"),
    [
        (Bring(BRUNO, CLUB, CAFFE), "table-refusal-not-mover"),
        (Bring(DINO, CLUB, CAFFE, ABROAD), "table-refusal-not-mover"),
        (Bring(DINO, ABROAD, CAFFE, CLUB), "table-refusal-not-mover"),
        (Bring(DINO, ABROAD, CAFFE, ABROAD), "table-refusal-not-mover"),
        (Bring(ANNA, CLUB, PIAZZA), "table-refusal-here-already"),
    ],
)
def test_only_the_host_and_the_manager_of_its_server_move_a_table(
    order: Bring, refusal: str
) -> None:
    with pytest.raises(TableRefuses, match=refusal):
        lifecycle.decide(playing(ANNA, BRUNO), order, occasion())


def moved(table: Table, by: Person, now: int, manages: GuildId | None = None) -> Table:
    """The table in the other of two places."""
    there = PIAZZA if table.place == CAFFE else CAFFE
    return lifecycle.decide(table, Bring(by, CLUB, there, manages), occasion(now)).table


def test_a_table_is_moved_a_few_times_a_day() -> None:
    table = playing(ANNA, BRUNO)
    for n in range(MOST_MOVES):
        table = moved(table, ANNA, NOON + n)
    with pytest.raises(TableRefuses, match="table-refusal-moved-often"):
        moved(table, ANNA, NOON + MOVES_IN - 1)
    moved(table, ANNA, NOON + MOVES_IN)


def test_a_manager_can_still_put_a_table_back_that_was_moved_too_often() -> None:
    table = playing(ANNA, BRUNO)
    for n in range(MOST_MOVES):
        table = moved(table, ANNA, NOON + n)
    for n in range(MOST_MOVES):
        table = moved(table, DINO, NOON + 10 + n, CLUB)
    with pytest.raises(TableRefuses, match="table-refusal-moved-often"):
        moved(table, DINO, NOON + 20, CLUB)


def test_where_nothing_can_be_posted_a_table_leaves_however_often_it_was_moved() -> None:
    table = changed(playing(ANNA, BRUNO), brought=(NOON,) * MOST_MOVES)
    gone = Bring(ANNA, ABROAD, CAFFE, lost=True)
    assert lifecycle.decide(table, gone, occasion(NOON + 1)).table.place == CAFFE


@pytest.mark.parametrize(
    "order", [Bring(ANNA, ABROAD, CAFFE, lost=True), Bring(DINO, CLUB, CAFFE, CLUB)]
)
def test_a_moved_table_is_shown_anew_and_its_people_are_told_where(
    order: Bring,
) -> None:
    before = playing(ANNA, BRUNO)
    after = posted(before, lifecycle.decide(before, order, occasion()))
    assert (after.table.guild, after.table.place) == (order.guild, CAFFE)
    assert after.table.to_act == before.to_act, "nobody is asked anew"
    wish = wish_of(before, after, order.by.id)
    assert (wish.news, wish.rings) == (True, ()), "a new post that calls nobody"
    told = to_people(before, after, order.by.id)
    assert {*told} == {ANNA.id, BRUNO.id} - {order.by.id}
    assert [wish.rings for wish in told.values()] == [()] * len(told), "silently"
