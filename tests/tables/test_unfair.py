"""Players cannot win by abusing votes, pauses, undo or other powers at a table."""

import pytest

from core.game import Seat
from model.commands import (
    Answer,
    Bring,
    Change,
    Command,
    Depart,
    Expire,
    Free,
    Freeze,
    HandOver,
    PauseAlone,
    Person,
    Propose,
    Undo,
    Unfreeze,
)
from model.letters import PrivateLetter
from model.refusals import TableRefuses
from model.table import HOUR, GuildId, Pace, Table, TableCode
from tables.clocks import timers_of
from tables.decisions import lifecycle
from tests.tables.running_service import House, deadline_of
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CAFFE,
    CARLA,
    CLUB,
    DINO,
    NOON,
    SEED,
    lobby,
    occasion,
    playing,
    refusal,
)

ASKS = Pace(hours=24, late="ask")
STRICT = Pace(hours=1, late="resign")
ABROAD = GuildId(302)


def decided(table: Table, *commands: Command) -> Table:
    """The table after these commands."""
    for command in commands:
        table = lifecycle.decide(table, command, occasion()).table
    return table


# --- nobody has it all their own way while somebody is away --------------------------------------


async def test_nothing_that_was_answered_is_taken_back_behind_the_back_of_who_is_gone(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=ASKS)
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    await house.service.removals.note_gone(BRUNO.id, CLUB)
    before = await house.table(code)
    for order in (Undo(ANNA), Propose(ANNA, "undo")):
        with pytest.raises(TableRefuses, match="undo-refusal-away"):
            await house.order(code, order)
    assert (await house.table(code)).state == before.state


async def test_nor_of_who_may_come_back_to_a_seat_with_a_computer_in_it(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=24, late="computer"))
    await house.lay(code, ANNA)
    await house.letters()
    table = await house.table(code)
    house.clock.pass_by(25 * HOUR)
    await house.service.timers.fire(deadline_of(table.id, await house.timers(), 1))
    (timer,) = [t for t in await house.timers() if t.kind == "computer"]
    await house.service.timers.answer_for_computer(timer, None)
    with pytest.raises(TableRefuses, match="undo-refusal-away"):
        await house.service.queries.foresee_undo(code, Undo(ANNA))
    with pytest.raises(TableRefuses, match="undo-refusal-away"):
        await house.order(code, Undo(ANNA))


def test_nobody_is_bound_by_a_pace_that_was_agreed_on_without_them() -> None:
    gone = decided(playing(ANNA, BRUNO, pace=ASKS), Depart(BRUNO.id, looked_up=True))
    assert refusal(gone, Propose(ANNA, "pace", STRICT)) == "table-refusal-pace-away"
    table = playing(ANNA, BRUNO, pace=Pace(hours=24, late="computer"))
    late, asked = table.seats[1].deadline, table.seats[1].asked
    assert late is not None
    assert asked is not None
    tended = lifecycle.decide(table, Expire(Seat(1), asked), occasion(late)).table
    assert refusal(tended, Propose(ANNA, "pace", STRICT)) == "table-refusal-pace-away"


def test_a_pace_that_waits_for_consent_does_not_come_when_its_last_critic_is_gone() -> None:
    table = decided(playing(ANNA, BRUNO, pace=ASKS), Propose(ANNA, "pace", STRICT))
    after = decided(table, Depart(BRUNO.id, looked_up=True))
    assert after.pace == ASKS


# --- whoever is out of a seat is out of all that goes with it ------------------------------------


def test_who_is_taken_out_of_a_seat_is_host_no_more() -> None:
    table = decided(playing(ANNA, BRUNO, CARLA), Free(DINO, Seat(0), CLUB))
    assert table.host == BRUNO.id
    assert refusal(table, Bring(ANNA, CLUB, CAFFE)) == "table-refusal-not-mover"


async def test_what_they_wished_for_goes_with_them(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    await house.lay(code, CARLA)
    await house.order(code, Propose(ANNA, "undo"))
    wish = (await house.table(code)).proposal
    assert wish is not None
    await house.order(code, Free(DINO, Seat(0), CLUB))
    assert (await house.table(code)).proposal is None
    with pytest.raises(TableRefuses, match="table-refusal-decided"):
        await house.order(code, Answer(BRUNO, wish.number, "no"))


def test_a_wish_that_nobody_has_any_more_is_not_carried_out() -> None:
    table = decided(playing(ANNA, BRUNO), Propose(ANNA, "pause"), Free(DINO, Seat(0), CLUB))
    assert table.proposal is None
    assert decided(table, Depart(BRUNO.id, looked_up=True)).pause is None


# --- nobody agrees to what they have not read -----------------------------------------------------


async def test_an_open_invitation_says_what_the_terms_are_now(house: House) -> None:
    code = await house.open(ANNA, BRUNO, size=3)
    await house.letters()
    await house.order(code, Change(ANNA, SEED, pace=STRICT))
    (letter,) = (each for each in await house.letters() if isinstance(each, PrivateLetter))
    assert (letter.kind, letter.to) == ("invitation", BRUNO.id)
    assert house.is_edit(letter)
    assert letter.table.pace == STRICT


# --- nobody gets out of being late ---------------------------------------------------------------


async def asked_about(house: House, *people: Person) -> TableCode:
    """A table at which the others of these people are asked about the second."""
    code = await house.begin(*people, pace=ASKS)
    await house.letters()
    house.clock.pass_by(25 * HOUR)
    table = await house.table(code)
    await house.service.timers.fire(deadline_of(table.id, await house.timers(), 1))
    await house.letters()
    assert [poll.about.seat for poll in (await house.table(code)).polls] == [1]
    return code


async def test_not_by_a_move_that_is_taken_back(house: House) -> None:
    code = await asked_about(house, ANNA, BRUNO, CARLA)
    await house.lay(code, BRUNO)
    with pytest.raises(TableRefuses, match="undo-refusal-consent"):
        await house.order(code, Undo(BRUNO))
    assert (await house.service.queries.foresee_undo(code, Undo(BRUNO))).awaited == (
        ANNA.id,
        CARLA.id,
    )


async def test_nor_by_a_pause_of_ones_own(house: House) -> None:
    code = await asked_about(house, ANNA, BRUNO)
    with pytest.raises(TableRefuses, match="table-refusal-pause-late"):
        await house.order(code, PauseAlone(BRUNO))


# --- no table is taken to where one is its judge -------------------------------------------------


@pytest.mark.parametrize("table", [playing(ANNA, BRUNO), lobby(ANNA, BRUNO, size=3)])
def test_a_host_does_not_take_others_to_another_server(table: Table) -> None:
    assert refusal(table, Bring(ANNA, ABROAD, CAFFE)) == "table-refusal-abroad"
    moved = decided(table, Bring(ANNA, ABROAD, CAFFE, lost=True))
    assert moved.guild == ABROAD


def test_one_who_sits_alone_may_go_where_they_like() -> None:
    assert decided(lobby(ANNA), Bring(ANNA, ABROAD, CAFFE)).guild == ABROAD


# --- who manages a server ------------------------------------------------------------------------


def test_no_table_is_given_to_somebody_who_is_gone() -> None:
    table = decided(playing(ANNA, BRUNO, CARLA), Depart(BRUNO.id, looked_up=True))
    assert refusal(table, HandOver(DINO, BRUNO.id, CLUB)) == "table-refusal-nobody-so-called"


def test_a_pause_goes_on_after_a_frost() -> None:
    paused = decided(playing(ANNA, BRUNO), PauseAlone(BRUNO))
    frozen = decided(paused, Freeze(DINO, CLUB))
    kinds = [timer.kind for timer in timers_of(frozen, NOON)]
    assert set(kinds) == {"closing", "close"}, "nothing but the end of a frost that lasts too long"
    thawed = decided(frozen, Unfreeze(DINO, CLUB))
    assert (thawed.pause, thawed.seats) == (paused.pause, paused.seats)
    assert [t.kind for t in timers_of(thawed, NOON)] == ["resume"]
    late = occasion(NOON + 48 * HOUR)
    assert lifecycle.decide(frozen, Unfreeze(DINO, CLUB), late).table.pause is None


# --- nobody is flooded ---------------------------------------------------------------------------


async def test_whoever_proposes_now_this_now_that_calls_the_others_once(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    calls = 0
    for hours in (12, 24, 12, 24):
        await house.order(code, Propose(ANNA, "pace", Pace(hours=hours)))
        calls += sum(bool(getattr(each, "ping", ())) for each in await house.letters())
    assert calls == 1
