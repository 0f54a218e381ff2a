"""During the game: questions, moves, resignations, deadlines, calling off."""

from hashlib import sha256

import pytest

from core.errors import IllegalMove
from core.game import Seat
from core.texts import Player
from model.commands import Cancel, Expire, Person, Play, Resign
from model.log import recap_from
from model.refusals import StaleQuestion, TableRefuses
from model.table import (
    HOUR,
    GuildId,
    LatePolicy,
    MoveRecord,
    Pace,
    PlayerId,
    RequestId,
    Status,
    Table,
    Timer,
)
from tables import clocks
from tables.decisions import lifecycle
from tables.decisions.transitions import Today, Transition
from tables.visibility import facts_of
from tests.sample_motions import agreed_to, answer
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    DINO,
    ELSA,
    NOON,
    all_lay,
    called,
    changed,
    chooser_of,
    hand,
    keys,
    lay,
    lobby,
    occasion,
    play,
    playing,
    shift,
    state_of,
)

LATER = NOON + 100 * HOUR


def expire(table: Table, seat: int, now: int = LATER) -> Transition:
    asked = table.seats[seat].asked
    assert asked is not None
    return lifecycle.decide(called(table), Expire(Seat(seat), asked), occasion(now))


def resign(table: Table, by: Person) -> Transition:
    return lifecycle.decide(table, Resign(by), occasion())


def cancel(table: Table, by: Person, manages: GuildId | None = None) -> Transition:
    return lifecycle.decide(table, Cancel(by, manages), occasion())


# --- questions and moves ---------------------------------------------------------------------


def test_a_move_changes_only_the_movers_question() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    after = lay(table, BRUNO).table
    assert after.seats[1].asked is None
    assert after.seats[1].deadline is None
    assert [after.seats[0], after.seats[2]] == [table.seats[0], table.seats[2]]


def test_a_seat_that_is_asked_twice_in_a_row_is_asked_anew() -> None:
    table = all_lay(playing(ANNA, BRUNO))
    (chooser,) = table.to_act
    assert chooser.asked == 2
    assert chooser.deadline == NOON + 2 * HOUR + 72 * HOUR


def test_the_button_of_the_first_question_is_stale_at_the_second() -> None:
    table = playing(ANNA, BRUNO)
    asked = table.seats[0].asked
    table = all_lay(table)
    chooser = chooser_of(table)
    with pytest.raises(StaleQuestion, match="table-refusal-stale"):
        lifecycle.decide(table, Play(chooser, "keep", asked), occasion())


def test_a_button_stays_good_while_only_others_move() -> None:
    table = playing(ANNA, BRUNO)
    asked = table.seats[1].asked
    table = lay(table, ANNA).table
    answer = Play(BRUNO, f"lay {hand(table, 1)[0]}", asked)
    assert lifecycle.decide(table, answer, occasion()).move is not None


def test_the_log_holds_who_played_what_and_the_fingerprint_of_the_state() -> None:
    table = playing(ANNA, BRUNO)
    pebble = hand(table, 1)[2]
    after = play(table, BRUNO, f"  lay   {pebble} ")
    assert after.table.state is not None
    assert after.move == MoveRecord(
        seq=1,
        seat=Seat(1),
        actor=BRUNO.id,
        request=RequestId(1),
        notation=f"lay {pebble}",
        state_hash=sha256(after.table.state).hexdigest()[:16],
        at=NOON + 2 * HOUR,
        left=71 * HOUR,
    )
    assert after.table.moves == 1
    assert [s.last_move for s in after.table.seats] == [0, 1]


def test_a_refused_move_leaves_the_table_as_it_was() -> None:
    table = playing(ANNA, BRUNO)
    with pytest.raises(IllegalMove):
        play(table, ANNA, f"lay {hand(table, 1)[0]}")
    assert table == playing(ANNA, BRUNO)


def test_a_game_ends_with_its_outcome_and_nobody_asked() -> None:
    table = playing(ANNA, BRUNO)
    while table.status is Status.PLAYING:
        table = all_lay(table)
        table = play(table, chooser_of(table), "keep").table
    assert table.outcome is not None
    assert table.outcome.reason == "rounds"
    assert table.to_act == ()
    assert clocks.timers_of(table, NOON) == ()
    assert table.moves == 6


# --- resignations ----------------------------------------------------------------------------


def test_a_resignation_is_a_move_of_whoever_resigns_and_the_others_play_on() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    after = resign(table, BRUNO)
    assert after.table.status is Status.PLAYING
    assert after.move is not None
    assert (after.move.seat, after.move.actor, after.move.notation) == (1, BRUNO.id, "resign")
    assert [s.seat for s in after.table.to_act] == [0, 2]
    assert after.table.seats[0].asked == table.seats[0].asked


def test_a_resignation_may_be_what_the_others_waited_for() -> None:
    table = lay(lay(playing(ANNA, BRUNO, CARLA), ANNA).table, BRUNO).table
    after = resign(table, CARLA).table
    (chooser,) = after.to_act
    assert chooser.asked == 2


def test_nobody_resigns_twice() -> None:
    table = resign(playing(ANNA, BRUNO, CARLA), BRUNO).table
    with pytest.raises(IllegalMove):
        resign(table, BRUNO)


def test_the_last_who_stays_ends_the_game() -> None:
    table = resign(playing(ANNA, BRUNO), ANNA).table
    assert table.status is Status.FINISHED
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


# --- deadlines -------------------------------------------------------------------------------


def timers(table: Table, now: int = NOON) -> list[tuple[str, int, int]]:
    return [(t.kind, t.seat, t.due_at) for t in questions_timers(called(table), now)]


def questions_timers(table: Table, now: int) -> list[Timer]:
    """All timers but those that end a game nobody plays on."""
    return [t for t in clocks.timers_of(table, now) if t.kind not in ("closing", "close")]


def test_a_question_is_reminded_of_at_half_time_and_near_its_end() -> None:
    table = lay(playing(ANNA, BRUNO, pace=Pace(hours=24)), ANNA).table
    start = NOON + HOUR
    assert timers(table) == [
        ("halfway", 1, start + 12 * HOUR),
        ("nearly", 1, start + 22 * HOUR),
        ("deadline", 1, start + 24 * HOUR),
    ]
    assert {t.asked for t in questions_timers(called(table), NOON)} == {table.seats[1].asked}
    assert {t.table for t in clocks.timers_of(called(table), NOON)} == {table.id}


def test_a_move_of_another_seat_does_not_bring_past_reminders_back() -> None:
    table = playing(ANNA, BRUNO, CARLA, pace=Pace(hours=24))
    past_half_time = NOON + HOUR + 13 * HOUR
    after = lay(table, ANNA).table
    assert [kind for kind, _, _ in timers(after, past_half_time)] == ["nearly", "deadline"] * 2


def test_a_deadline_that_has_come_stays_until_something_comes_of_it() -> None:
    table = lay(playing(ANNA, BRUNO), ANNA).table
    assert [kind for kind, _, _ in timers(table, LATER)] == ["deadline"]


def test_without_a_pace_nobody_is_hurried() -> None:
    table = playing(ANNA, BRUNO, pace=Pace(hours=None))
    assert {(s.asked, s.deadline) for s in table.seats} == {(1, None)}
    assert questions_timers(table, NOON) == []


def late(policy: LatePolicy, *people: Person) -> Table:
    return playing(*people, pace=Pace(hours=24, late=policy))


def test_waiting_asks_the_same_question_for_the_same_time_again() -> None:
    table = late("wait", ANNA, BRUNO)
    after = expire(table, 1)
    assert after.move is None
    assert after.told == ()
    assert keys(after.notices) == ["table-late-wait"]
    assert after.table.state == table.state
    assert after.table.seats[0] == table.seats[0]
    again = LATER + 24 * HOUR
    late_seat = changed(table.seats[1], deadline=again, left=24 * HOUR, lapsed=1)
    assert after.table.seats[1] == late_seat


@pytest.mark.parametrize(
    ("pace", "pauses"),
    [
        (12, [24, 48, 96, 168]),
        (24, [24, 48, 96, 168]),
        (72, [72, 144, 168]),
        (168, [168]),
    ],
)
def test_waiting_calls_after_pauses_that_double_up_to_a_week_and_then_no_more(
    pace: int, pauses: list[int]
) -> None:
    table = changed(late("wait", ANNA, BRUNO), pace=Pace(pace, "wait"))
    said, kept, now = [], [], LATER
    while table.seats[1].deadline is not None:
        after = expire(table, 1, now)
        table = after.table
        said += keys(after.notices)
        if (deadline := table.seats[1].deadline) is not None:
            kept.append((deadline - now) // HOUR)
            now = deadline
    again = ["table-late-wait-still"] * (len(pauses) - 1)
    assert kept == pauses
    assert said == ["table-late-wait", *again, "table-late-wait-silent"]
    assert table.status is Status.PLAYING
    assert table.seats[1].asked is not None
    assert {seat for _, seat, _ in timers(table, LATER)} == {0}


def test_a_seat_that_is_late_already_is_called_at_the_deadline_alone() -> None:
    table = expire(late("wait", ANNA, BRUNO), 1).table
    assert timers(table, LATER)[-1:] == [("deadline", 1, LATER + 24 * HOUR)]
    assert [kind for kind, seat, _ in timers(table, LATER) if seat == 1] == ["deadline"]


def test_a_new_question_has_all_its_time_and_all_its_reminders_again() -> None:
    table = expire(late("wait", ANNA, BRUNO), 1).table
    table = lay(lay(table, ANNA).table, BRUNO).table
    assert table.seats[1].asked is not None
    assert table.seats[1].lapsed == 0
    assert [kind for kind, seat, _ in timers(table, NOON) if seat == 1] == [
        "halfway",
        "nearly",
        "deadline",
    ]


def test_playing_on_makes_the_fallback_move_in_the_seats_name() -> None:
    table = late("play", ANNA, BRUNO)
    after = expire(table, 1)
    assert after.move is not None
    assert (after.move.seat, after.move.actor, after.move.request) == (1, None, None)
    assert after.move.notation == f"lay {hand(table, 1)[0]}"
    assert keys(after.notices) == ["table-late-play"]
    assert state_of(after.table).laid[1] == hand(table, 1)[0]
    assert after.table.seats[0].asked == table.seats[0].asked


def test_a_deserted_game_waits_once_the_house_has_moved_for_everybody() -> None:
    table, moved_for, now = late("play", ANNA, BRUNO), list[int](), NOON
    while (after := expire(table, seat := table.to_act[0].seat, now := now + 100 * HOUR)).move:
        moved_for.append(seat)
        table = after.table
    assert sorted(moved_for) == [0, 1]
    assert keys(after.notices) == ["table-late-wait"]
    assert after.table.seats[seat].asked == table.seats[seat].asked
    seen = clocks.used(table, now, occasion().people)
    assert expire(seen, seat, now).move, "somebody was here, so the house moves for the late again"


def test_a_house_that_resigns_for_a_seat_writes_it_into_the_log() -> None:
    after = expire(late("resign", ANNA, BRUNO, CARLA), 1)
    assert after.move is not None
    assert (after.move.actor, after.move.notation) == (None, "resign")
    assert after.table.status is Status.PLAYING
    assert keys(after.notices) == ["table-late-resign"]


def test_the_last_question_that_expires_ends_the_game() -> None:
    after = expire(late("resign", ANNA, BRUNO), 0)
    assert after.table.status is Status.FINISHED
    assert after.table.to_act == ()


# --- calling off -----------------------------------------------------------------------------


def wishing(table: Table) -> tuple[PlayerId, ...]:
    return () if table.ending is None else table.ending.agreed


def test_a_game_is_called_off_when_all_agree() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    first = cancel(table, ANNA)
    assert first.notices == (), "posts show what is asked"
    second = cancel(first.table, CARLA).table
    assert (second.status, wishing(second)) == (Status.PLAYING, (ANNA.id, CARLA.id))
    questions = [[(s.asked, s.deadline) for s in t.seats] for t in (table, second)]
    assert questions[0] == questions[1], "nobody's question changes by a wish"
    last = cancel(second, BRUNO)
    assert (last.table.status, wishing(last.table)) == (Status.CANCELLED, ())
    assert last.table.to_act == ()
    assert last.table.outcome is None
    assert keys(last.notices) == ["table-all-agreed"]


def test_whoever_plays_on_takes_the_wish_to_call_off_back() -> None:
    table = cancel(cancel(playing(ANNA, BRUNO, CARLA), ANNA).table, BRUNO).table
    assert wishing(lay(table, CARLA).table) == (ANNA.id, BRUNO.id)
    assert wishing(lay(table, ANNA).table) == (BRUNO.id,)


def test_a_wish_that_its_last_wisher_plays_away_is_told_to_be_over() -> None:
    both = cancel(cancel(playing(ANNA, BRUNO, CARLA), ANNA).table, BRUNO).table
    first = lay(both, ANNA)
    assert "table-calling-off-over" not in keys(first.notices), "Bruno still wishes for it"
    last = lay(first.table, BRUNO)
    assert wishing(last.table) == ()
    (told,) = [notice for notice in last.notices if notice.key == "table-calling-off-over"]
    assert told.values["who"] == Player(Seat(1))


def test_a_wish_is_over_when_whoever_had_it_resigns() -> None:
    table = cancel(playing(ANNA, BRUNO, CARLA), ANNA).table
    after = lifecycle.decide(table, Resign(ANNA), occasion())
    assert wishing(after.table) == ()
    assert "table-calling-off-over" in keys(after.notices)


def decline(table: Table, by: Person) -> Transition:
    return lifecycle.decide(table, answer(table, by, "no"), occasion())


@pytest.mark.parametrize("by", [ANNA, CARLA], ids=["whoever wished for it", "somebody else"])
def test_whoever_would_play_on_ends_the_wish_to_call_off(by: Person) -> None:
    table = cancel(playing(ANNA, BRUNO, CARLA), ANNA).table
    after = decline(table, by)
    assert (after.table.status, wishing(after.table)) == (Status.PLAYING, ())
    assert keys(after.notices) == ["table-declined-end"]
    assert [s.asked for s in after.table.seats] == [s.asked for s in table.seats]
    with pytest.raises(TableRefuses, match="table-refusal-decided"):
        decline(after.table, by)


def test_somebody_taken_for_gone_would_rather_play_on() -> None:
    table = cancel(playing(ANNA, BRUNO, CARLA), ANNA).table
    gone = changed(table.seats[2], presence="gone")
    after = decline(changed(table, seats=(*table.seats[:2], gone)), CARLA)
    assert (after.table.status, wishing(after.table)) == (Status.PLAYING, ())


def test_only_who_has_a_say_would_rather_play_on() -> None:
    table = cancel(playing(ANNA, BRUNO, CARLA), ANNA).table
    with pytest.raises(TableRefuses, match="table-refusal-not-seated"):
        decline(table, ELSA)
    resigned = lifecycle.decide(table, Resign(CARLA), occasion()).table
    with pytest.raises(TableRefuses, match="table-refusal-resigned"):
        decline(resigned, CARLA)


def test_a_move_of_the_house_takes_no_wish_back() -> None:
    table = cancel(late("play", ANNA, BRUNO), ANNA).table
    assert wishing(expire(table, 0).table) == (ANNA.id,)


def test_a_server_manager_calls_off_alone_unless_they_play() -> None:
    table = cancel(playing(ANNA, BRUNO), ANNA).table
    after = cancel(table, ELSA, CLUB)
    assert after.table.status is Status.CANCELLED
    assert keys(after.notices) == ["table-cancelled"]
    wish = cancel(playing(ANNA, BRUNO), ANNA, CLUB).table
    assert (wish.status, wishing(wish)) == (Status.PLAYING, (ANNA.id,))


@pytest.mark.parametrize("guild", [CLUB, None])
def test_a_manager_of_another_server_needs_everybodys_leave(guild: GuildId | None) -> None:
    table = changed(playing(ANNA, BRUNO), guild=guild)
    elsewhere = GuildId(CLUB + 1)
    with pytest.raises(TableRefuses, match="table-refusal-not-seated"):
        cancel(table, ELSA, elsewhere)
    assert cancel(table, ANNA, elsewhere).table.status is Status.PLAYING


def foresee(table: Table, by: Person, manages: GuildId | None = None) -> tuple[bool, bool]:
    return lifecycle.foresee_end(table, Cancel(by, manages), Today(NOON))


def test_what_calling_off_would_come_to_is_known_before() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    assert foresee(table, ANNA) == (True, False)
    begun = cancel(cancel(table, ANNA).table, BRUNO).table
    assert foresee(begun, CARLA) == (True, False)
    with pytest.raises(TableRefuses, match="table-refusal-agreed-already"):
        foresee(begun, ANNA, CLUB)
    assert foresee(table, ELSA, CLUB) == (False, True)
    assert foresee(lobby(ANNA, BRUNO), ANNA) == (True, False)
    assert foresee(lobby(ANNA, BRUNO), ELSA, CLUB)[1]


@pytest.mark.parametrize(
    ("table", "by", "manages", "code"),
    [
        (playing(ANNA, BRUNO), ELSA, None, "table-refusal-not-seated"),
        (cancel(playing(ANNA, BRUNO), ANNA).table, ANNA, None, "table-refusal-agreed-already"),
        (lobby(ANNA, BRUNO), BRUNO, None, "table-refusal-not-host"),
        (cancel(playing(ANNA, BRUNO), ELSA, CLUB).table, ELSA, CLUB, "table-refusal-over"),
    ],
)
def test_what_cannot_be_called_off_is_refused_before_it_is_asked(
    table: Table, by: Person, manages: GuildId | None, code: str
) -> None:
    with pytest.raises(TableRefuses, match=code):
        foresee(table, by, manages)


def test_a_called_off_table_has_no_timers_left() -> None:
    table = cancel(playing(ANNA, BRUNO, CARLA, DINO), ELSA, CLUB).table
    assert clocks.timers_of(table, NOON) == ()


# --- secret moves ----------------------------------------------------------------------------


def test_a_secret_move_changes_nothing_that_anybody_else_sees() -> None:
    table = changed(
        expire(late("wait", ANNA, BRUNO), 1).table, motions=(agreed_to(9, "end", BRUNO.id),)
    )
    after = shift(table, BRUNO, LATER + HOUR).table
    assert state_of(after).hands[1] != state_of(table).hands[1]
    assert after.moves == table.moves + 1
    facts = facts_of(table)
    seats = tuple(changed(seat, asked=after.seats[seat.seat].asked) for seat in facts.seats)
    assert facts_of(after) == changed(facts, version=after.version, seats=seats)
    assert (after.updated_at, after.motions) == (table.updated_at, table.motions)
    assert recap_from(after) == recap_from(table)
    assert [due for _, _, due in timers(after, LATER)] == [
        due for _, _, due in timers(table, LATER)
    ]


def test_a_button_works_once_for_a_secret_move_too() -> None:
    table = playing(ANNA, BRUNO)
    asked = table.seats[0].asked
    table = shift(table, ANNA).table
    with pytest.raises(StaleQuestion):
        lifecycle.decide(table, Play(ANNA, "shift", asked), occasion())


def test_the_questions_of_a_seat_do_not_tell_how_often_others_moved_in_secret() -> None:
    table = playing(ANNA, BRUNO)
    for person in (BRUNO, BRUNO, ANNA):
        table = shift(table, person).table
    table = all_lay(table)
    (chooser,) = table.to_act
    assert chooser.asked == (3 if chooser.seat == 0 else 4)


def test_only_what_everybody_was_told_is_counted() -> None:
    table = playing(ANNA, BRUNO)
    for person in (ANNA, ANNA, BRUNO):
        table = shift(table, person).table
    assert (table.moves, table.open_moves) == (3, 0)
    table = lay(shift(lay(table, ANNA).table, BRUNO).table, BRUNO).table
    assert (table.moves, table.open_moves) == (6, 2)
    assert facts_of(table).moves == 2


def test_a_resignation_is_a_line_of_the_log_but_no_move() -> None:
    table = lay(playing(ANNA, BRUNO, CARLA), ANNA).table
    table = lifecycle.decide(table, Resign(CARLA), occasion()).table
    assert (table.moves, table.open_moves) == (2, 1)
    assert lay(table, BRUNO).table.open_moves == 2


def test_what_the_channel_is_told_does_not_depend_on_secret_moves() -> None:
    open_table = playing(ANNA, BRUNO, CARLA)
    secret = shift(shift(open_table, CARLA).table, CARLA).table
    for person in (ANNA, BRUNO):
        open_table, secret = lay(open_table, person).table, lay(secret, person).table
    assert recap_from(open_table) == recap_from(secret) == 0
