"""Pauses and other paces: who may wish for what, and what becomes of the clocks."""

import pytest

from tables import clocks, lifecycle
from tables.agreements import ALONE, MOST_ALONE, TOGETHER
from tables.commands import Answer, Command, EndPause, PauseAlone, Person, Propose
from tables.errors import TableRefuses
from tables.model import HOUR, Computer, Pace, Table
from tables.transitions import Transition
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    NOON,
    called,
    changed,
    keys,
    lay,
    occasion,
    playing,
)

LATER = NOON + 11 * HOUR
"""Ten hours after these games began."""

DAY = Pace(24, "resign")


def ask(table: Table, command: Command, now: int = LATER) -> Transition:
    return lifecycle.decide(table, command, occasion(now))


def asked(table: Table) -> int:
    assert table.proposal is not None
    return table.proposal.number


def left(table: Table, seat: int) -> int | None:
    return table.seats[seat].left


def refusal(table: Table, command: Command) -> str:
    with pytest.raises(TableRefuses) as caught:
        ask(table, command)
    return caught.value.refusal.code


def test_one_person_stops_all_clocks_for_a_day() -> None:
    after = ask(playing(ANNA, BRUNO, pace=DAY), PauseAlone(BRUNO))
    table = after.table
    assert keys(after.notices) == ["table-paused-alone"]
    assert [s.left for s in table.seats] == [14 * HOUR] * 2
    (timer,) = clocks.timers_of(table, LATER)
    assert (timer.kind, timer.due_at) == ("resume", LATER + ALONE)
    back = ask(table, EndPause(), LATER + ALONE).table
    assert back.pause is None
    assert called(back).seats[0].deadline == LATER + ALONE + 14 * HOUR


def test_a_pause_does_not_end_before_its_time() -> None:
    table = ask(playing(ANNA, BRUNO, pace=DAY), PauseAlone(BRUNO)).table
    with pytest.raises(TableRefuses):
        ask(table, EndPause(), LATER + ALONE - 1)


def test_one_person_pauses_a_game_alone_twice_and_no_more() -> None:
    table = playing(ANNA, BRUNO, pace=DAY)
    for _ in range(MOST_ALONE):
        table = ask(table, PauseAlone(ANNA)).table
        assert refusal(table, PauseAlone(BRUNO)) == "table-refusal-paused"
        table = ask(table, Propose(ANNA, "resume")).table
        assert table.pause is None, "who paused it alone ends it alone"
    assert refusal(table, PauseAlone(ANNA)) == "table-refusal-no-pause-left"
    assert ask(table, PauseAlone(BRUNO)).table.pause is not None


def test_a_pause_for_longer_needs_everybody_and_ends_by_itself() -> None:
    first = ask(playing(ANNA, BRUNO, CARLA, pace=DAY), Propose(ANNA, "pause"))
    assert (first.table.pause, keys(first.notices)) == (None, ["table-proposes-pause"])
    second = ask(first.table, Answer(BRUNO, asked(first.table), agrees=True))
    assert (second.table.pause, keys(second.notices)) == (None, ["table-agrees"])
    third = ask(second.table, Answer(CARLA, asked(second.table), agrees=True))
    assert third.table.proposal is None
    assert third.table.pause is not None
    assert third.table.pause.until == LATER + TOGETHER
    assert refusal(third.table, Propose(ANNA, "pause")) == "table-refusal-paused"
    wish = ask(third.table, Propose(BRUNO, "resume")).table
    assert wish.pause is not None, "what all agreed on ends when all agree"


def test_somebody_who_would_rather_not_ends_a_proposal() -> None:
    table = ask(playing(ANNA, BRUNO, CARLA), Propose(ANNA, "pause")).table
    number = asked(table)
    after = ask(table, Answer(CARLA, number, agrees=False))
    assert (after.table.proposal, keys(after.notices)) == (None, ["table-declined"])
    assert refusal(after.table, Answer(BRUNO, number, agrees=True)) == "table-refusal-proposal-over"


def test_an_old_button_answers_no_newer_proposal() -> None:
    table = ask(playing(ANNA, BRUNO, CARLA), Propose(ANNA, "pause")).table
    old = asked(table)
    newer = ask(table, Propose(BRUNO, "pace", Pace(12))).table
    assert asked(newer) != old
    assert refusal(newer, Answer(CARLA, old, agrees=True)) == "table-refusal-proposal-over"


def test_two_who_propose_the_same_agree() -> None:
    table = ask(playing(ANNA, BRUNO), Propose(ANNA, "pause")).table
    assert refusal(table, Propose(ANNA, "pause")) == "table-refusal-agreed-already"
    assert ask(table, Propose(BRUNO, "pause")).table.pause is not None


def test_among_computers_one_person_is_everybody() -> None:
    table = playing(ANNA, BRUNO)
    robot = changed(table.seats[1], occupant=Computer("pebbles", "easy"))
    table = changed(table, seats=(table.seats[0], robot))
    assert ask(table, Propose(ANNA, "pause")).table.pause is not None


def test_another_pace_begins_anew_for_whoever_is_asked() -> None:
    live = Pace(0, "play", 10)
    table = ask(playing(ANNA, BRUNO, pace=DAY), Propose(ANNA, "pace", live)).table
    assert table.pace == DAY
    after = ask(table, Answer(BRUNO, asked(table), agrees=True))
    assert after.table.pace == live
    assert [s.left for s in after.table.seats] == [600_000] * 2
    assert keys(after.notices)[0] == "table-paced"
    same = Propose(ANNA, "pace", live)
    assert refusal(after.table, same) == "table-refusal-same-pace"


def test_whoever_moves_in_a_pause_asks_somebody_whose_clock_stands() -> None:
    table = ask(playing(ANNA, BRUNO, pace=DAY), PauseAlone(BRUNO)).table
    for person in (ANNA, BRUNO):
        table = lay(table, person).table
    (next_one,) = table.to_act
    assert (next_one.left, next_one.deadline) == (24 * HOUR, None)
    assert [t.kind for t in clocks.timers_of(called(table), LATER)] == ["resume"]


@pytest.mark.parametrize("stranger", [CARLA])
def test_who_does_not_sit_there_has_no_say(stranger: Person) -> None:
    table = ask(playing(ANNA, BRUNO), Propose(ANNA, "pause")).table
    orders: list[Command] = [
        Propose(stranger, "pause"),
        Answer(stranger, asked(table), agrees=True),
        PauseAlone(stranger),
    ]
    for order in orders:
        assert refusal(table, order) == "table-refusal-not-seated"
