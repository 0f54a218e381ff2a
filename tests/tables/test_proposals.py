"""Proposals of a pause or pace: who may make them, and their effect on clocks."""

from dataclasses import replace
from functools import partial

import pytest

from core.game import Seat
from model.commands import (
    Answer,
    Cancel,
    Command,
    EndPause,
    Expire,
    PauseAlone,
    Person,
    Play,
    Propose,
    Resign,
)
from model.refusals import TableRefuses
from model.table import HOUR, Computer, Pace, PlayerId, Status, Table
from tables import clocks
from tables.decisions import lifecycle
from tables.decisions.motions import ALONE, MOST_ALONE, TOGETHER
from tables.decisions.transitions import Occasion
from tables.notification_settings import AGAIN_AFTER
from tables.notifications import wish_of
from tests.sample_motions import answer
from tests.tables import sample_tables
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    GAME,
    NOON,
    called,
    changed,
    hand,
    keys,
    lay,
    playing,
)

LATER = NOON + 11 * HOUR
"""Ten hours after these games began."""

DAY = Pace(24, "resign")


ask = partial(sample_tables.decided, now=LATER)
refusal = partial(sample_tables.refusal, now=LATER)


def asked(table: Table) -> int:
    assert table.proposal is not None
    return table.proposal.number


def left(table: Table, seat: int) -> int | None:
    return table.seats[seat].left


def test_one_person_stops_all_clocks_for_a_day() -> None:
    after = ask(playing(ANNA, BRUNO, pace=DAY), PauseAlone(BRUNO))
    table = after.table
    assert keys(after.notices) == ["table-paused-alone"]
    assert [s.left for s in table.seats] == [14 * HOUR] * 2
    (timer,) = clocks.timers_of(table, LATER)
    assert (timer.kind, timer.due_at) == ("resume", LATER + ALONE)
    back = ask(table, EndPause(), now=LATER + ALONE).table
    assert back.pause is None
    assert called(back).seats[0].deadline == LATER + ALONE + 14 * HOUR


def test_a_pause_does_not_end_before_its_time() -> None:
    table = ask(playing(ANNA, BRUNO, pace=DAY), PauseAlone(BRUNO)).table
    with pytest.raises(TableRefuses):
        ask(table, EndPause(), now=LATER + ALONE - 1)


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
    assert (first.table.pause, first.notices) == (None, ()), "posts show what is proposed"
    second = ask(first.table, Answer(BRUNO, asked(first.table), "yes"))
    assert (second.table.pause, second.notices) == (None, ())
    third = ask(second.table, Answer(CARLA, asked(second.table), "yes"))
    assert third.table.proposal is None
    assert third.table.pause is not None
    assert third.table.pause.until == LATER + TOGETHER
    assert refusal(third.table, Propose(ANNA, "pause")) == "table-refusal-paused"
    wish = ask(third.table, Propose(BRUNO, "resume")).table
    assert wish.pause is not None, "what all agreed on ends when all agree"


def test_somebody_who_would_rather_not_ends_a_proposal() -> None:
    table = ask(playing(ANNA, BRUNO, CARLA), Propose(ANNA, "pause")).table
    number = asked(table)
    after = ask(table, Answer(CARLA, number, "no"))
    assert (after.table.proposal, keys(after.notices)) == (None, ["table-declined"])
    assert refusal(after.table, Answer(BRUNO, number, "yes")) == "table-refusal-decided"


def test_an_old_button_answers_no_newer_proposal() -> None:
    table = ask(playing(ANNA, BRUNO, CARLA), Propose(ANNA, "pause")).table
    old = asked(table)
    newer = ask(table, Propose(BRUNO, "pace", Pace(12))).table
    assert asked(newer) != old
    assert refusal(newer, Answer(CARLA, old, "yes")) == "table-refusal-decided"


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
    after = ask(table, Answer(BRUNO, asked(table), "yes"))
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
        Answer(stranger, asked(table), "yes"),
        PauseAlone(stranger),
    ]
    for order in orders:
        assert refusal(table, order) == "table-refusal-not-seated"


# --- who has resigned ----------------------------------------------------------------------------


def test_who_has_resigned_looks_on_and_nobody_waits_for_their_word() -> None:
    table = ask(playing(ANNA, BRUNO, CARLA), Resign(CARLA)).table
    orders: list[Command] = [
        Propose(CARLA, "pause"),
        Propose(CARLA, "undo"),
        PauseAlone(CARLA),
        Cancel(CARLA),
        Answer(CARLA, 1, "no"),
    ]
    assert {refusal(table, order) for order in orders} == {"table-refusal-resigned"}
    wish = ask(table, Propose(ANNA, "pause")).table
    assert ask(wish, Answer(BRUNO, asked(wish), "yes")).table.pause is not None


def test_nor_for_that_of_somebody_who_was_beaten_while_others_play_on() -> None:
    without_carla = replace(GAME, beaten=lambda _: frozenset({Seat(2)}))
    beaten = Occasion(without_carla, LATER)
    table = ask(playing(ANNA, BRUNO, CARLA), Propose(ANNA, "pause")).table
    table = ask(table, Answer(BRUNO, asked(table), "yes")).table
    assert table.pause is None
    notation = f"lay {hand(table, 0)[0]}"
    after = lifecycle.decide(table, Play(ANNA, notation, None), beaten)
    assert after.table.pause is not None, "all who are left had agreed"
    assert keys(after.notices) == ["table-paused"]
    assert after.table.present == (ANNA.id, BRUNO.id)
    assert refusal(after.table, Cancel(CARLA)) == "table-refusal-beaten"


def test_what_only_they_stood_in_the_way_of_is_done_when_they_resign() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    wish = ask(ask(table, Propose(ANNA, "pause")).table, Propose(BRUNO, "pause")).table
    after = ask(wish, Resign(CARLA))
    assert (after.table.pause is None, after.move is None) == (False, False)
    assert keys(after.notices) == ["table-paused"]
    pace = Propose(ANNA, "pace", Pace(12)), Propose(BRUNO, "pace", Pace(12))
    assert ask(ask(ask(table, pace[0]).table, pace[1]).table, Resign(CARLA)).table.pace == Pace(12)
    ends = ask(ask(table, Cancel(ANNA)).table, Cancel(BRUNO)).table
    assert ask(ends, Resign(CARLA)).table.status is Status.CANCELLED


def test_what_they_wished_for_themselves_goes_with_them() -> None:
    wish = ask(ask(playing(ANNA, BRUNO, CARLA), Propose(CARLA, "pause")).table, Cancel(CARLA)).table
    after = ask(wish, Resign(CARLA)).table
    assert after.motions == ()


def test_nobody_votes_on_who_is_late_who_plays_no_more() -> None:
    table = called(playing(ANNA, BRUNO, CARLA, pace=Pace(24, "ask")))
    table = called(
        ask(table, Expire(Seat(1), table.seats[1].asked or 0), now=NOON + 26 * HOUR).table
    )
    table = ask(table, answer(table, ANNA, "computer")).table
    assert table.polls != ()
    after = ask(table, Resign(CARLA))
    assert after.table.seats[1].occupant == Computer("pebbles", "normal", BRUNO.id)
    assert keys(after.notices) == ["table-decided-computer"]


# --- how often the others are called -------------------------------------------------------------


def pings(before: Table, command: Command, by: Person, now: int = LATER) -> list[PlayerId]:
    """Whom the post is to mention when this person asks that."""
    wish = wish_of(before, ask(before, command, now=now), by.id)
    assert wish.news is bool(wish.rings), "a new post is made to call somebody"
    return [ring.player for ring in wish.rings]


@pytest.mark.parametrize(
    "wish", [Propose(ANNA, "pause"), Propose(ANNA, "pace", Pace(12)), Cancel(ANNA)], ids=str
)
def test_a_wish_of_one_kind_calls_the_others_once_a_day(wish: Command) -> None:
    table = playing(ANNA, BRUNO, CARLA)
    assert pings(table, wish, ANNA) == [BRUNO.id, CARLA.id]
    after = ask(table, wish).table
    again = changed(after, motions=())
    assert pings(again, wish, ANNA, LATER + AGAIN_AFTER - 1) == []
    silent = ask(again, wish, now=LATER + 1).table
    assert silent.motions, "it can be agreed to all the same"
    assert pings(again, wish, ANNA, LATER + AGAIN_AFTER) == [BRUNO.id, CARLA.id]
    assert pings(again, Propose(BRUNO, "pause"), BRUNO) == [ANNA.id, CARLA.id]


def test_whoever_takes_a_wish_back_makes_no_new_post() -> None:
    table = ask(playing(ANNA, BRUNO), Propose(ANNA, "pause")).table
    assert pings(table, Answer(ANNA, asked(table), "no"), ANNA) == []
