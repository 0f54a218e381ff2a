"""What the place of a table is shown of it, and when: pictures, edits, calls, faults."""

from collections.abc import Sequence

import pytest

from model.commands import Answer, HandOver, Invite, Leave, Person, Play, Propose, Resign, Undo
from model.letters import ASKS, BoardPost, PublicLetter
from model.message import LONGEST_PUT_OFF, POSTED_ANEW, Ring
from model.table import HOUR, MINUTE, Pace, TableCode
from tables import board_messages
from tests.tables.sample_tables import ANNA, BRUNO, CAFFE, CARLA, CLUB, DINO, PIAZZA
from tests.workers.running_office import Office
from tests.workers.test_direct_messages import (
    Deeds,
    begun,
    failing,
    fire,
    mentioned,
    refuse_posts,
    unwell,
    wish,
)
from workers.post_model import MOST_ATTEMPTS, TryLater
from workers.table_messages import LATE, PICTURE_FOLLOWS


async def of_three(office: Office) -> TableCode:
    """A game whose first board stands in its place: all three are asked."""
    code = await office.house.open(ANNA, BRUNO, CARLA, size=3)
    for guest in (BRUNO, CARLA):
        await office.service.join(office.house.request(), code, guest, PIAZZA)
    await office.work()
    return code


async def newest_post(office: Office, code: TableCode) -> BoardPost:
    post = await office.service.delivery.board_post((await office.house.table(code)).id)
    assert post is not None
    return post


def here(deeds: Deeds, *posts: int) -> list[tuple[str, str]]:
    """What was done in the place of the table, where these posts stand."""
    return [(deed, what) for deed, where, what in deeds if where in (PIAZZA, *posts)]


def told(office: Office) -> list[str]:
    """What the newest post says of the table itself."""
    return [notice.key for notice in newest(office).notices if notice != ASKS]


def newest(office: Office) -> PublicLetter:
    return [x for x in office.writer.written if isinstance(x, PublicLetter)][-1]


# --- pictures ------------------------------------------------------------------------------------


async def told_in_words(office: Office) -> TableCode:
    """A board that went ahead of its picture, since that would have waited."""
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.order(code, HandOver(DINO, BRUNO.id, CLUB))
    office.house.clock.pass_by(LATE)
    office.writer.busy = True
    assert ("post", PIAZZA, "board 3") in await office.work()
    assert office.writer.drawn == []
    return code


async def test_words_that_are_late_go_ahead_of_a_picture_which_follows_once(office: Office) -> None:
    code = await told_in_words(office)
    post = (await newest_post(office, code)).message
    for pictures in ([("replace", "board 3")], []):
        office.house.clock.pass_by(PICTURE_FOLLOWS)
        assert here(await office.work(), post) == pictures, "and nobody is called again"
    assert office.writer.drawings("board") == [3]


async def test_a_picture_follows_though_somebody_has_made_a_secret_move(office: Office) -> None:
    code = await told_in_words(office)
    asked = (await office.service.queries.look(code, BRUNO.id)).asked
    await office.house.order(code, Play(BRUNO, "shift", asked))
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    await office.work()
    assert office.writer.drawings("board") == [4]


async def test_no_picture_follows_to_what_has_been_overtaken(office: Office) -> None:
    code = await told_in_words(office)
    await office.house.order(code, Resign(BRUNO))
    office.writer.busy = False
    for kinds in ({"final"}, set[str]()):
        office.house.clock.pass_by(PICTURE_FOLLOWS)
        shown = {what.split(" ")[0] for _, _, what in await office.work() if what}
        assert shown == kinds


async def test_words_wait_for_a_picture_that_is_at_hand(office: Office) -> None:
    for late, busy in ((LATE, False), (LATE - 1, True)):
        office.writer.busy = busy
        code = await office.house.begin(ANNA, BRUNO)
        await office.house.order(code, HandOver(DINO, BRUNO.id, CLUB))
        office.house.clock.pass_by(late)
        await office.work()
    assert office.writer.drawings("board") == [3, 3], "late, or behind others, but not both"


# --- one post a turn -----------------------------------------------------------------------------


async def test_a_move_that_calls_nobody_edits_the_newest_post_whatever_its_age(
    office: Office,
) -> None:
    code = await of_three(office)
    before = await newest_post(office, code)
    office.house.clock.pass_by(20 * HOUR)
    await office.house.lay(code, ANNA)
    version = (await office.house.table(code)).version
    assert here(await office.work(), before.message) == [("replace", f"board {version}")]
    assert await newest_post(office, code) == before


async def test_an_edited_first_board_goes_on_saying_that_the_game_begins(office: Office) -> None:
    code = await of_three(office)
    for moves, person in enumerate((ANNA, BRUNO), start=1):
        await office.house.lay(code, person)
        await office.work()
        assert told(office) == ["table-started"]
        assert len(newest(office).events) == 1 + moves, "the set-up and all moves since"


async def test_a_board_that_takes_no_edit_is_posted_ten_minutes_later_and_calls_nobody(
    office: Office,
) -> None:
    code = await of_three(office)
    board = (await newest_post(office, code)).message
    office.messenger.takes_edit = lambda deed: deed.where != board
    await office.house.lay(code, ANNA)
    assert [deed for deed, _ in here(await office.work(), board)] == ["replace"]
    office.house.clock.pass_by(POSTED_ANEW - 1)
    assert here(await office.work(), board) == []
    office.house.clock.pass_by(1)
    deeds = [deed for deed, _ in here(await office.work(), board)]
    assert deeds == ["replace", "post", "retire"]
    assert newest(office).ping == ()


async def declined(office: Office, code: TableCode) -> None:
    """Anna would like another pace, and Bruno would not."""
    await office.house.order(code, Propose(ANNA, "pace", Pace(72, "wait")))
    await office.work()
    wish = (await office.house.table(code)).proposal
    assert wish is not None
    await office.house.order(code, Answer(BRUNO, wish.number, "no"))


async def test_what_is_asked_again_too_soon_has_a_silent_post_of_its_own_that_is_then_edited(
    office: Office,
) -> None:
    code = await of_three(office)
    await declined(office, code)
    await office.work()
    for person in (ANNA, BRUNO, CARLA):
        await office.house.lay(code, person)
        await office.work()
    for posts in (1, 0):
        await office.house.order(code, Propose(ANNA, "pace", Pace(48, "wait")))
        deeds = [deed for deed, _, _ in await office.work()]
        assert deeds.count("post") == posts
        assert (newest(office).only_asks, newest(office).ping) == (True, ())
        wish = (await office.house.table(code)).proposal
        assert wish is not None
        await office.house.order(code, Answer(BRUNO, wish.number, "no"))
        assert "replace" in [deed for deed, _, _ in await office.work()]


@pytest.mark.parametrize("restarts", [False, True])
async def test_what_an_edit_tells_of_the_table_stands_until_the_next_post(
    office: Office, restarts: bool
) -> None:
    code = await of_three(office)
    await declined(office, code)
    for person in (None, ANNA, BRUNO):
        if person is not None:
            await office.house.lay(code, person)
            if restarts:
                await office.restart()
        await office.work()
        assert told(office) == ["table-declined"]
    await office.house.lay(code, CARLA)
    assert "post" in {deed for deed, _, _ in await office.work()}
    assert told(office) == []


@pytest.mark.parametrize("movers", [(ANNA,), (ANNA, BRUNO, CARLA)])
async def test_what_an_edit_would_tell_of_the_table_is_told_by_what_overtakes_it(
    office: Office, movers: Sequence[Person]
) -> None:
    code = await of_three(office)
    await office.house.lay(code, ANNA)
    await office.work()
    await office.house.order(code, Undo(ANNA))
    for person in movers:
        await office.house.lay(code, person)
    deeds = {deed for deed, where, _ in await office.work() if where == PIAZZA}
    begins = [] if "post" in deeds else ["table-started"]
    assert told(office) == [*begins, "table-undone"]
    assert bool(begins) == (len(movers) == 1)


# --- calls ---------------------------------------------------------------------------------------


async def test_a_late_invitation_calls_nobody_who_has_come_and_moved(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    await office.house.lay(code, BRUNO)
    await office.work()
    assert mentioned(office) == [ANNA.id]


async def test_a_late_reminder_of_what_is_done_is_not_sent(office: Office) -> None:
    code = await of_three(office)
    await fire(office, "nearly", seat=1)
    await office.house.lay(code, BRUNO)
    assert "reminder" not in {what.split(" ")[0] for _, _, what in await office.work()}


async def test_calls_that_wait_for_the_morning_are_made_once(office: Office) -> None:
    code = await of_three(office)
    await wish(office, ANNA, zone="UTC", quiet_from=0, quiet_to=23)
    table, now = await office.house.table(code), office.house.clock.now()
    seat = table.seats[0]
    ring = Ring(ANNA.id, seat.seat, seat.asked, short="call")
    await office.house.order(code, Propose(BRUNO, "pause"))
    await office.work()
    mentioned(office)
    for _ in range(2):
        await office.house.store.transact(lambda tx: board_messages.call(tx, table.id, [ring], now))
        assert here(await office.work()) == []
    office.house.clock.pass_by(15 * HOUR)
    await office.work()
    assert mentioned(office) == [ANNA.id]


async def test_guests_are_called_by_a_new_post(office: Office) -> None:
    code = await office.house.open(ANNA, size=4)
    await office.work()
    await office.house.order(code, Invite(ANNA, (BRUNO,)))
    assert await office.work() == [
        ("post", PIAZZA, "lobby 2"),
        ("retire", 5000, ""),
        ("whisper", BRUNO.id, "invitation 2"),
    ]


async def test_a_lobby_that_fills_up_stays_one_post(office: Office) -> None:
    code = await office.house.open(ANNA, size=4)
    await office.work()
    await office.service.join(office.house.request(), code, DINO, PIAZZA)
    assert await office.work() == [("post", PIAZZA, "lobby 2"), ("retire", 5000, "")]
    office.house.clock.pass_by(30 * HOUR)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    await office.house.order(code, Leave(BRUNO))
    assert await office.work() == [("replace", 5001, "lobby 4")]


# --- what fails ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("named", "pause"), [(60_000, 60_000), (1, 2_000), (24 * HOUR, LONGEST_PUT_OFF)]
)
async def test_a_platform_that_names_a_pause_gets_it(
    office: Office, named: int, pause: int
) -> None:
    await office.house.open(ANNA)
    office.messenger.mishap = failing(TryLater(named), deed="post")
    assert await office.due() == office.house.clock.now() + pause


async def test_after_a_long_outage_one_fault_of_ours_gives_nothing_up(office: Office) -> None:
    spoiled = await office.house.open(ANNA)
    office.messenger.mishap = unwell
    pauses = list[int]()
    for _ in range(MOST_ATTEMPTS + 4):
        due = await office.due() or 0
        pauses.append(due - office.house.clock.now())
        office.house.clock.instant = due
    assert pauses[-2:] == [10 * MINUTE, 10 * MINUTE], "it waits as long as it takes"
    office.messenger.mishap, office.writer.stumbles_over = lambda _: None, {spoiled}
    again = await office.due()
    assert again == office.house.clock.now() + 2_000, "tried again as soon as any other"
    office.house.clock.instant, office.writer.stumbles_over = again, set[TableCode]()
    assert await office.work() == [("post", PIAZZA, "lobby 1")]


async def test_nobody_is_called_again_for_a_picture_that_nobody_can_paint(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    code = await told_in_words(office)
    office.writer.busy, office.writer.cannot_show = False, {code}
    for _ in range(MOST_ATTEMPTS):
        office.house.clock.pass_by(HOUR // 10)
        assert here(await office.work()) == []
    assert "is given up" in caplog.text


async def test_what_nobody_can_write_stops_no_other_table(office: Office) -> None:
    spoiled = await office.house.open(ANNA)
    await office.house.open(BRUNO, place=CAFFE)
    office.writer.stumbles_over = {spoiled}
    assert await office.work() == [("post", CAFFE, "lobby 1")]


async def test_nothing_is_tried_for_ever_where_it_is_refused(office: Office) -> None:
    code = await begun(office)
    refuse_posts(office)
    for order in (Propose(ANNA, "pause"), Resign(ANNA)):
        await office.house.order(code, order)
        for _ in range(26):
            await office.work()
            office.house.clock.pass_by(HOUR)
        assert await office.due() is None
