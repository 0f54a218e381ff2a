"""Closed tables call by letter, and by a post that tells nothing else where no letter arrives."""

import pytest

from core.game import Seat
from tables.interfaces import Transaction
from tables.model.commands import PauseAlone, Propose
from tables.model.letters import PrivateLetter, PublicLetter
from tables.model.table import HOUR, PlayerProfile, Table, TableCode
from tests.tables.closed_worlds import CLOSED
from tests.tables.sample_tables import ANNA, BRUNO, changed
from tests.workers.running_dispatcher import Office
from tests.workers.test_direct_messages import newest_to, remember
from tests.workers.test_dispatcher import failing
from workers.chat_platform import DoorClosed


async def begun(office: Office) -> TableCode:
    """A closed game that has begun, its first letters delivered; Anna is to move."""
    code = await office.house.open(ANNA, BRUNO)

    def work(tx: Transaction) -> None:
        table = tx.tables.by_code(code)
        assert table is not None
        tx.tables.save(changed(table, cup=CLOSED, version=table.version + 1), table.version)

    await office.house.store.transact(work)
    await office.dispatcher.work()
    await office.service.join(office.house.request(), code, BRUNO)
    return code


def posts(office: Office) -> list[PublicLetter]:
    """All that was posted after the lobby."""
    letters = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    return [letter for letter in letters if letter.kind != "lobby"]


async def clock_of_anna(office: Office, code: TableCode) -> int | None:
    table: Table = await office.house.table(code)
    return table.seats[0].deadline


@pytest.mark.parametrize("calls", ["channel", "direct", "both"])
async def test_whoever_is_called_by_posts_elsewhere_is_called_by_letter(
    office: Office, calls: str
) -> None:
    await remember(office, calls=calls)
    code = await begun(office)
    deeds = [(deed, where) for deed, where, _ in await office.work()]
    assert ("call", ANNA.id) in deeds
    (board,) = posts(office)
    assert (board.kind, board.ping, board.view, board.events) == ("board", (), None, ())
    assert {seat.asked for seat in board.table.seats} == {None}
    assert newest_to(office, ANNA.id).view is not None
    assert await clock_of_anna(office, code) is not None


async def test_whoever_wants_no_calls_gets_none_but_their_clock_runs(office: Office) -> None:
    await remember(office, calls="none")
    code = await begun(office)
    deeds = await office.work()
    assert "call" not in [deed for deed, where, _ in deeds if where == ANNA.id]
    assert [letter.kind for letter in posts(office)] == ["board"]
    assert await clock_of_anna(office, code) is not None


@pytest.mark.parametrize("known", [False, True], ids=["new", "known"])
async def test_whoever_takes_no_letters_is_called_by_a_post_that_tells_no_more(
    office: Office, known: bool
) -> None:
    later = office.house.clock.now() + HOUR if known else 0
    await remember(office, calls="channel", dms_closed=known, knock_at=later)
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    code = await begun(office)
    await office.work()
    *_, call = posts(office)
    assert (call.kind, call.ping, call.view, call.events) == ("call", (ANNA.id,), None, ())
    assert [seat.asked for seat in call.table.seats] == [1, None]
    assert call.table.proposal is None
    assert await clock_of_anna(office, code) is not None


async def test_reminders_and_notices_go_to_those_who_sit_there(office: Office) -> None:
    await remember(office, calls="channel")
    code = await begun(office)
    await office.work()
    office.house.clock.pass_by(36 * HOUR)
    for timer in (await office.service.timers.agenda()).due:
        await office.service.timers.fire(timer)
    deeds = [(deed, where) for deed, where, _ in await office.work()]
    assert deeds[-1] == ("call", ANNA.id)
    assert "post" not in dict(deeds)
    assert newest_to(office, ANNA.id).kind == "reminder"
    before = len(office.writer.written)
    await office.house.order(code, PauseAlone(BRUNO))
    await office.work()
    told = [(x.kind, n.key) for x in office.writer.written[before:] for n in x.notices]
    assert told == [("turn", "table-paused-alone")]
    assert [letter.kind for letter in posts(office)] == ["board"]


async def test_a_proposal_reaches_those_whom_it_asks_and_nobody_else(office: Office) -> None:
    await remember(office, calls="channel")
    code = await begun(office)
    await office.work()
    await office.house.order(code, Propose(BRUNO, "pause"))
    await office.work()
    letter = newest_to(office, ANNA.id)
    assert (letter.kind, letter.table.proposal is None) == ("agree", False)
    assert [one.kind for one in posts(office)] == ["board"]


async def test_whoever_only_waits_finds_each_move_in_their_letter(office: Office) -> None:
    await office.service.remember(PlayerProfile(BRUNO.id, "Bruno"))
    code = await begun(office)
    await office.work()
    before = len(office.writer.written)
    await office.house.lay(code, ANNA)
    await office.work()
    told = [x for x in office.writer.written[before:] if isinstance(x, PrivateLetter)]
    assert [(x.to, x.seat, bool(x.events)) for x in told if x.to == BRUNO.id] == [
        (BRUNO.id, Seat(1), True)
    ]
