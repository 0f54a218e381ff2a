"""Unreachable people: a vote about them opens at once, and no agreement needs them."""

import pytest

from core.game import Seat
from model.commands import Cancel, Command, Depart, Expire, Propose, Resign
from model.letters import PublicLetter
from model.refusals import TableRefuses
from model.table import HOUR, Computer, Pace, PlayerProfile, Status, Table, Timer
from tables.decisions import lifecycle
from tables.decisions.transitions import Transition
from tests.sample_motions import answer
from tests.tables.running_service import House
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    DINO,
    NOON,
    called,
    changed,
    keys,
    lay,
    lobby,
    occasion,
    playing,
)

ASKS = Pace(hours=48, late="ask")
SOON = NOON + 2 * HOUR


def do(table: Table, command: Command, now: int = SOON) -> Transition:
    return lifecycle.decide(table, command, occasion(now))


def test_whoever_owes_a_move_and_is_gone_is_asked_about_at_once() -> None:
    table = playing(ANNA, BRUNO, pace=ASKS)
    after = do(table, Depart(BRUNO.id))
    assert keys(after.notices) == ["table-gone", "table-gone-ask"]
    (poll,) = after.table.polls
    assert poll.about.seat == 1
    assert after.table.present == (ANNA.id,)


def test_whoever_owes_nothing_is_asked_about_when_it_is_their_turn() -> None:
    table = lay(playing(ANNA, BRUNO, pace=ASKS), BRUNO).table
    gone = do(table, Depart(BRUNO.id))
    assert (keys(gone.notices), gone.table.polls) == (["table-gone"], ())
    after = lay(called(gone.table), ANNA)
    asked = [seat.seat for seat in after.table.to_act]
    assert [poll.about.seat for poll in after.table.polls] == [seat for seat in asked if seat == 1]


@pytest.mark.parametrize("late", ["wait", "play", "computer", "resign"])
def test_at_other_tables_what_was_agreed_happens_at_the_deadline(late: str) -> None:
    pace = Pace(48, late)  # type: ignore[arg-type]
    gone = do(playing(ANNA, BRUNO, pace=pace), Depart(BRUNO.id)).table
    assert gone.polls == ()
    assert gone.seats[1].deadline is not None
    asked = gone.seats[1].asked or 0
    after = do(gone, Expire(Seat(1), asked), NOON + 60 * HOUR)
    assert after.notices[0].key.startswith(("table-late", "table-tended"))


def test_it_is_told_once() -> None:
    gone = do(playing(ANNA, BRUNO), Depart(BRUNO.id)).table
    with pytest.raises(TableRefuses):
        do(gone, Depart(BRUNO.id))


def test_whoever_came_back_is_not_gone_because_they_left_the_server() -> None:
    table = playing(ANNA, BRUNO)
    back = changed(table.seats[1], presence="back")
    table = changed(table, seats=(table.seats[0], back))
    with pytest.raises(TableRefuses):
        do(table, Depart(BRUNO.id, looked_up=True))
    assert do(table, Depart(BRUNO.id)).table.seats[1].presence == "gone"


def test_nobody_who_is_gone_is_needed_to_call_a_game_off() -> None:
    gone = do(playing(ANNA, BRUNO), Depart(BRUNO.id)).table
    assert do(gone, Cancel(ANNA)).table.status is Status.CANCELLED


def test_what_only_waited_for_somebody_who_is_gone_is_done() -> None:
    waiting = do(playing(ANNA, BRUNO, CARLA), Cancel(ANNA)).table
    waiting = do(waiting, Cancel(CARLA)).table
    assert do(waiting, Depart(BRUNO.id)).table.status is Status.CANCELLED
    proposed = do(playing(ANNA, BRUNO), Propose(ANNA, "pause")).table
    people = {ANNA.id: PlayerProfile(ANNA.id, "Anna")}
    at = changed(occasion(SOON), people=people)
    after = lifecycle.decide(proposed, Depart(BRUNO.id), at)
    assert keys(after.notices) == ["table-gone", "table-paused"]
    assert after.table.pause is not None


@pytest.mark.parametrize("leaves", [Depart(CARLA.id), Resign(CARLA)])
def test_all_votes_are_decided_that_only_waited_for_whoever_leaves(leaves: Command) -> None:
    table = playing(ANNA, BRUNO, CARLA, DINO, pace=ASKS)
    for seat in (1, 3):
        asked = table.seats[seat].asked or 0
        table = called(do(table, Expire(Seat(seat), asked), NOON + 60 * HOUR).table)
    for _ in table.polls:
        table = do(table, answer(table, ANNA, "computer")).table
    after = do(table, leaves).table
    assert [poll.about.seat for poll in after.polls if poll.about.seat != 2] == []
    assert [isinstance(s.occupant, Computer) for s in after.seats] == [False, True, False, True]


def test_whoever_is_gone_has_no_vote() -> None:
    table = playing(ANNA, BRUNO, CARLA, pace=ASKS)
    table = do(table, Depart(CARLA.id)).table
    assert [poll.about.seat for poll in table.polls] == [2]
    late = do(called(table), Expire(Seat(1), table.seats[1].asked or 0), NOON + 60 * HOUR)
    assert len(late.table.polls) == 2


def test_a_lobby_whose_host_is_gone_passes_to_whoever_sat_down_first() -> None:
    after = do(lobby(ANNA, BRUNO, CARLA, size=4), Depart(ANNA.id))
    assert (after.table.host, after.table.people) == (BRUNO.id, (BRUNO.id, CARLA.id))
    alone = do(lobby(ANNA, size=4), Depart(ANNA.id))
    assert alone.table.status is Status.CANCELLED


# --- over a store --------------------------------------------------------------------------------


async def told(house: House) -> list[str]:
    letters = await house.letters()
    return [key for x in letters if isinstance(x, PublicLetter) for key in keys(x.notices)]


async def test_somebody_who_is_gone_everywhere_is_gone_at_all_tables(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    codes = [await house.begin(ANNA, BRUNO, pace=ASKS) for _ in range(2)]
    await house.service.removals.note_gone(BRUNO.id, None)
    assert await told(house) == ["asks", "table-gone", "table-gone-ask"] * 2
    await house.service.removals.note_gone(BRUNO.id, None)
    assert await told(house) == [], "said once"
    for code in codes:
        assert (await house.table(code)).seats[1].presence == "gone"


async def test_pressing_anything_makes_somebody_present_again(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=Pace(48, "wait"))
    await house.service.removals.note_gone(BRUNO.id, CLUB)
    await house.letters()
    profile = await house.service.queries.profile(BRUNO.id)
    assert profile is not None
    assert profile.missed
    await house.service.remember(changed(profile, missed=False))
    assert (await house.table(code)).seats[1].presence == "back"
    assert await told(house) == ["table-gone", "table-back"], "in the post that told the first"
    await house.service.removals.note_gone(BRUNO.id, CLUB)
    assert (await house.table(code)).seats[1].presence == "back"


async def test_a_move_makes_somebody_present_again(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=ASKS)
    await house.service.removals.note_gone(BRUNO.id, CLUB)
    await house.lay(code, BRUNO)
    table = await house.table(code)
    assert (table.seats[1].presence, table.polls) == ("back", ())


async def test_only_those_who_are_waited_for_are_looked_for(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=ASKS)
    half_time = next(t for t in await house.timers() if (t.kind, t.seat) == ("halfway", 1))
    assert await house.service.timers.waited_for(half_time) == [(CLUB, BRUNO.id)]
    await house.lay(code, BRUNO)
    assert await house.service.timers.waited_for(half_time) == []
    opened = await house.table(await house.open(ANNA))
    closing = Timer(opened.id, "closing", Seat(0), NOON, 0)
    assert await house.service.timers.waited_for(closing) == [(CLUB, ANNA.id)]
