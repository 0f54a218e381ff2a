"""Letters on their way: each once, in order, whatever fails in between."""

import asyncio
from collections.abc import Callable

import pytest

from core.text import text
from tables.commands import Cancel, Invite, Leave, Person, Resign
from tables.letters import BoardPost, PrivateLetter, PublicLetter
from tables.model import HOUR, Human, PlayerId, PlayerProfile, TableCode
from tests.tables.worlds import ANNA, BRUNO, CAFFE, CARLA, DINO, PIAZZA
from tests.workers.offices import Arrived, Office
from workers import dispatcher
from workers.dispatcher import MOST_ATTEMPTS, NONCE_LASTS
from workers.ports import DoorClosed, Sent, TryLater, Undeliverable


def failing(fault: Exception, *, deed: str, where: int | None = None) -> Callable[[Arrived], None]:
    """A mishap of one kind of deed, everywhere or in one place."""

    def mishap(arriving: Arrived) -> None:
        if arriving.deed == deed and where in (None, arriving.where):
            raise fault

    return mishap


def gone() -> Undeliverable:
    return Undeliverable(text("place-gone"))


# --- the way of a letter ---------------------------------------------------------------------


async def test_letters_go_to_the_place_and_to_the_people_in_order(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO)
    assert sorted(await office.work()) == [
        ("post", PIAZZA, "board 2"),
        ("post", PIAZZA, "lobby 1"),
        ("retire", 5000, ""),
        ("whisper", ANNA.id, "turn 2"),
        ("whisper", BRUNO.id, "invitation 1"),
        ("whisper", BRUNO.id, "turn 2"),
    ]
    assert await office.work() == []
    assert await office.dispatcher.work() is None


async def test_a_lane_keeps_its_order_though_several_deliver(office: Office) -> None:
    codes = [await office.house.begin(ANNA, BRUNO, place=place) for place in (PIAZZA, CAFFE)]
    for code in codes:
        await office.house.finish(code, (ANNA, BRUNO))
    queued = len(await office.house.queued())
    await asyncio.gather(*(office.dispatcher.work() for _ in range(4)))
    arrived = [a for a in office.messenger.take() if a.deed != "retire"]
    assert len({a.nonce for a in arrived}) == len(arrived)
    for where in (PIAZZA, CAFFE, ANNA.id, BRUNO.id):
        nonces = [a.nonce for a in arrived if a.where == where]
        assert nonces == sorted(nonces)
    assert len(arrived) == queued
    assert sum(a.deed == "whisper" for a in arrived) > 3


async def test_the_newest_post_is_remembered_and_the_one_before_loses_its_buttons(
    office: Office,
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)
    assert await office.work() == [("post", PIAZZA, "board 3")]
    table = await office.house.table(code)
    first = await office.service.board_post(table.id)
    assert first == BoardPost(table.id, PIAZZA, 5000, office.house.clock.now())
    await office.house.order(code, Resign(BRUNO))
    assert ("retire", 5000, "") in await office.work()
    newest = await office.service.board_post(table.id)
    assert newest is not None
    assert newest.message > 5000


async def test_a_post_that_is_too_old_to_edit_keeps_its_buttons(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)
    await office.work()
    office.house.clock.pass_by(HOUR)
    await office.house.lay(code, BRUNO)
    assert "retire" not in {deed for deed, _, _ in await office.work()}


@pytest.mark.parametrize("fault", [TryLater(), RuntimeError("gone"), gone()])
async def test_buttons_that_cannot_be_taken_off_send_no_letter_again(
    office: Office, fault: Exception
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)
    await office.work()
    office.messenger.mishap = failing(fault, deed="retire")
    await office.house.lay(code, BRUNO)
    await office.work()
    assert await office.dispatcher.work() is None
    assert (await office.house.table(code)).moves == 2


async def test_a_reminder_in_the_channel_is_no_board(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)
    await office.work()
    table = await office.house.table(code)
    board = await office.service.board_post(table.id)
    (nearly,) = [t for t in await office.house.timers() if t.kind == "nearly"]
    await office.service.fire(nearly)
    assert sorted(await office.work()) == [
        ("post", PIAZZA, "reminder 3"),
        ("whisper", BRUNO.id, "reminder 3"),
    ]
    assert await office.service.board_post(table.id) == board


# --- pictures nobody would look at -----------------------------------------------------------


async def test_a_board_behind_which_a_newer_one_waits_goes_out_in_words_alone(
    office: Office,
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.order(code, Cancel(ANNA))
    await office.house.order(code, Resign(BRUNO))
    deeds = [(deed, heading) for deed, where, heading in await office.work() if where == PIAZZA]
    assert deeds == [("post", "board 3"), ("post", "final 4")], "no words are lost"
    assert office.writer.drawings("board") == []
    assert set(office.writer.drawings("final")) == {4}


async def test_a_post_is_pinged_for_as_often_with_a_picture_as_without(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    office.messenger.mishap = failing(TryLater(), deed="post")
    await office.house.order(code, Cancel(ANNA))
    due = await office.dispatcher.work()
    (tried,) = office.writer.drawn
    await office.house.order(code, Resign(BRUNO))
    office.messenger.mishap = lambda _: None
    office.house.clock.instant = due or 0
    await office.dispatcher.work()
    posts = [a for a in office.messenger.take() if a.deed == "post"]
    assert [a.heading for a in posts] == ["board 3", "final 4"]
    assert len({a.nonce for a in posts}) == 2
    assert office.writer.drawn.count(tried) == 1, "drawn when nothing newer waited, then not again"


async def test_boards_of_other_tables_keep_their_pictures(office: Office) -> None:
    codes = [await office.house.begin(*people) for people in ((ANNA, BRUNO), (CARLA, DINO))]
    for code, person in zip(codes, (ANNA, CARLA), strict=True):
        await office.house.lay(code, person)
    await office.work()
    assert office.writer.drawings("board") == [3, 3]


async def test_a_reminder_that_waits_takes_no_picture_away(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)
    (nearly,) = [t for t in await office.house.timers() if t.kind == "nearly"]
    await office.service.fire(nearly)
    await office.work()
    assert office.writer.drawings("board") == [3]


async def test_of_several_letters_to_a_person_the_newest_has_the_picture(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.finish(code, (ANNA, BRUNO))
    await office.work()
    whispers = [w for w in office.writer.written if isinstance(w, PrivateLetter)]
    told = [(w.kind, w in office.writer.drawn) for w in whispers if w.to == ANNA.id]
    assert told == [("turn", False), ("final", True)]


# --- one post a turn ---------------------------------------------------------------------------


async def with_a_board(office: Office, *people: Person) -> TableCode:
    """A game among these, whose first board stands in its place."""
    code = await office.house.open(people[0], *people[1:], size=len(people))
    for guest in people[1:]:
        await office.service.join(office.house.request(), code, guest)
    await office.work()
    return code


async def test_a_move_that_calls_nobody_amends_the_newest_post(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    table = await office.house.table(code)
    before = await office.service.board_post(table.id)
    assert before is not None
    await office.house.lay(code, ANNA)
    assert await office.work() == [("replace", before.message, f"board {table.version + 1}")]
    assert await office.service.board_post(table.id) == before


async def test_an_amended_first_board_goes_on_saying_that_the_game_begins(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
        await office.work()
    amended = [x for x in office.writer.written if isinstance(x, PublicLetter) and x.amends]
    boards = [letter for letter in amended if letter.kind == "board"]
    assert [[n.key for n in letter.notices] for letter in boards] == [["table-started"]] * 2
    assert [len(letter.events) for letter in boards] == [2, 3], "the set-up and all moves since"


@pytest.mark.parametrize("lost", ["too old", "deleted"])
async def test_a_post_that_cannot_be_amended_is_followed_by_one_that_calls_nobody(
    office: Office, lost: str
) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    office.messenger.replaceable = lost != "deleted"
    office.house.clock.pass_by(HOUR if lost == "too old" else 0)
    await office.house.lay(code, ANNA)
    assert "post" in {deed for deed, _, _ in await office.work()}
    newest = office.writer.written[-1]
    assert isinstance(newest, PublicLetter)
    assert newest.ping == ()


async def test_amendments_that_wait_are_one(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
    version = (await office.house.table(code)).version
    assert [what for deed, _, what in await office.work() if deed == "replace"] == [
        f"board {version}"
    ]


async def test_a_late_post_calls_nobody_to_a_turn_that_has_passed(office: Office) -> None:
    house = office.house
    code = await with_a_board(office, ANNA, BRUNO)
    for person in (ANNA, BRUNO):
        await house.lay(code, person)
    people = (ANNA, BRUNO)
    chooser = (await house.table(code)).to_act[0].seat
    await house.lay(code, people[chooser])
    other = people[1 - chooser]
    await house.lay(code, other)
    office.writer.written.clear()
    await office.work()
    boards = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    assert [letter.ping for letter in boards if other.id in letter.ping] == []
    for letter in boards[:-1]:
        asked = {s.occupant for s in letter.table.seats if s.asked is not None}
        assert Human(other.id) not in asked


async def test_a_late_reminder_of_what_is_done_is_not_sent(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    (nearly,) = [t for t in await office.house.timers() if (t.kind, t.seat) == ("nearly", 1)]
    await office.service.fire(nearly)
    await office.house.lay(code, BRUNO)
    assert {what.partition(" ")[0] for _, _, what in await office.work()} == {"board"}


# --- lobby -----------------------------------------------------------------------------------


async def lobby(office: Office) -> TableCode:
    code = await office.house.open(ANNA, size=4)
    await office.work()
    return code


async def test_a_lobby_that_fills_up_stays_one_post(office: Office) -> None:
    code = await lobby(office)
    table = await office.house.table(code)
    before = await office.service.board_post(table.id)
    await office.service.join(office.house.request(), code, BRUNO)
    await office.house.order(code, Leave(BRUNO))
    assert await office.work() == [("replace", 5000, "lobby 2"), ("replace", 5000, "lobby 3")]
    assert await office.service.board_post(table.id) == before


async def test_guests_are_called_by_a_new_post(office: Office) -> None:
    code = await lobby(office)
    await office.house.order(code, Invite(ANNA, (BRUNO,)))
    assert sorted(await office.work()) == [
        ("post", PIAZZA, "lobby 2"),
        ("retire", 5000, ""),
        ("whisper", BRUNO.id, "invitation 2"),
    ]


async def test_a_lobby_whose_post_is_gone_is_posted_anew(office: Office) -> None:
    code = await lobby(office)
    office.messenger.replaceable = False
    await office.service.join(office.house.request(), code, BRUNO)
    assert [deed for deed, _, _ in await office.work()] == ["replace", "post", "retire"]


async def test_a_lobby_whose_post_is_old_is_posted_anew(office: Office) -> None:
    code = await lobby(office)
    office.house.clock.pass_by(HOUR)
    await office.service.join(office.house.request(), code, BRUNO)
    assert [deed for deed, _, _ in await office.work()] == ["post"]


# --- the platform is unwell ------------------------------------------------------------------


async def test_a_platform_that_is_unwell_is_tried_again_after_growing_pauses(
    office: Office,
) -> None:
    await lobby(office)
    await office.house.open(BRUNO)
    office.messenger.mishap = failing(TryLater(), deed="post")
    pauses = []
    for _ in range(12):
        due = await office.dispatcher.work()
        assert due is not None
        pauses.append(due - office.house.clock.now())
        office.house.clock.instant = due
    assert pauses[:4] == [2_000, 4_000, 8_000, 16_000]
    assert pauses[-2:] == [600_000, 600_000], "it waits as long as it takes"
    office.messenger.mishap = lambda _: None
    assert await office.work() == [("post", PIAZZA, "lobby 1")]


@pytest.mark.parametrize(("wish", "pause"), [(60_000, 60_000), (1, 2_000)])
async def test_a_platform_that_names_a_pause_gets_it(office: Office, wish: int, pause: int) -> None:
    await office.house.open(ANNA)
    office.messenger.mishap = failing(TryLater(wish), deed="post")
    assert await office.dispatcher.work() == office.house.clock.now() + pause


async def test_a_lane_waits_for_its_first_letter_and_the_others_do_not(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    elsewhere = await office.house.begin(CARLA, DINO, place=CAFFE)
    office.messenger.mishap = failing(TryLater(), deed="post", where=PIAZZA)
    await office.house.order(code, Cancel(ANNA))
    await office.house.order(code, Resign(BRUNO))
    await office.house.lay(elsewhere, CARLA)
    due = await office.dispatcher.work()
    deeds = office.messenger.deeds()
    assert ("post", CAFFE, "board 3") in deeds
    assert PIAZZA not in {where for _, where, _ in deeds}
    office.messenger.mishap = lambda _: None
    office.house.clock.instant = due or 0
    posts = [heading for deed, _, heading in await office.work() if deed == "post"]
    assert posts == ["board 3", "final 4"]


async def test_a_message_that_never_ends_holds_up_its_own_lane_only(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    await office.house.open(ANNA)
    await office.house.open(BRUNO, place=CAFFE)
    office.messenger.stuck = {PIAZZA}
    working = [asyncio.create_task(office.dispatcher.work()) for _ in range(2)]
    await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
    assert office.messenger.deeds() == [("post", CAFFE, "lobby 1")]
    loop = asyncio.get_running_loop()
    real = loop.time
    monkeypatch.setattr(loop, "time", lambda: real() + dispatcher.PATIENCE)
    dues = await asyncio.gather(*working)
    monkeypatch.undo()
    assert office.house.clock.now() + 2_000 in dues
    office.messenger.stuck = set()
    office.house.clock.pass_by(2_000)
    assert await office.work() == [("post", PIAZZA, "lobby 1")]


def test_nobody_else_takes_a_letter_up_while_it_is_still_being_sent() -> None:
    assert dispatcher.PATIENCE * 1000 < dispatcher.LEASE


# --- closed doors and wishes -----------------------------------------------------------------


async def test_a_closed_door_is_noted_and_not_knocked_at_in_vain(office: Office) -> None:
    house = office.house
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO)
    office.messenger.mishap = failing(DoorClosed(), deed="whisper")
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    chooser = (await house.table(code)).to_act[0].seat
    people = (ANNA, BRUNO)
    await office.work()
    await house.lay(code, people[chooser])
    await office.work()
    other = people[1 - chooser]
    profile = await office.service.profile(other.id)
    assert profile is not None
    assert profile.dms_closed
    office.messenger.mishap = lambda _: None
    await house.lay(code, other)
    await house.lay(code, people[chooser])
    assert "whisper" not in {deed for deed, who, _ in await office.work() if who == other.id}
    assert await office.dispatcher.work() is None


async def test_a_closed_door_is_tried_once_more_at_each_new_table(office: Office) -> None:
    await office.service.remember(PlayerProfile(BRUNO.id, BRUNO.name, dms_closed=True))
    await office.house.open(ANNA, BRUNO)
    assert ("whisper", BRUNO.id, "invitation 1") in await office.work()
    profile = await office.service.profile(BRUNO.id)
    assert profile is not None
    assert not profile.dms_closed, "it has opened again"


async def test_who_wants_no_letters_gets_none(office: Office) -> None:
    await office.service.remember(PlayerProfile(BRUNO.id, BRUNO.name, letters="off"))
    await office.house.open(ANNA, BRUNO)
    assert await office.work() == [("post", PIAZZA, "lobby 1")]
    assert await office.dispatcher.work() is None


async def test_a_stranger_without_a_profile_may_have_a_closed_door_too(office: Office) -> None:
    await office.house.open(ANNA, BRUNO)
    office.messenger.mishap = failing(DoorClosed(), deed="whisper")
    await office.work()
    assert await office.dispatcher.work() is None
    assert await office.service.profile(BRUNO.id) is None


# --- places that refuse ----------------------------------------------------------------------


async def told(office: Office) -> list[PlayerId]:
    return [PlayerId(who) for deed, who, what in await office.work() if what.startswith("notice")]


async def test_what_a_place_cannot_be_told_its_people_learn_privately_once(
    office: Office,
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    office.messenger.mishap = failing(gone(), deed="post")
    await office.house.lay(code, ANNA)
    assert sorted(await told(office)) == [ANNA.id, BRUNO.id]
    await office.house.lay(code, BRUNO)
    assert await told(office) == [], "not again after every move"
    assert await office.dispatcher.work() is None


async def test_a_place_that_refuses_anew_is_told_of_anew(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    office.messenger.mishap = failing(gone(), deed="post")
    await office.house.lay(code, ANNA)
    assert len(await told(office)) == 2
    office.messenger.mishap = lambda _: None
    await office.house.lay(code, BRUNO)
    await office.work()
    office.messenger.mishap = failing(gone(), deed="post")
    await office.house.order(code, Resign(ANNA))
    assert len(await told(office)) == 2


async def test_the_notice_says_what_the_place_said(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    said = text("place-refused-permission", permission=text("permission-send-messages"))
    office.messenger.mishap = failing(Undeliverable(said), deed="post")
    await office.house.lay(code, ANNA)
    await office.work()
    notices = [letter.notices for letter in office.writer.written if letter.kind == "notice"]
    assert notices == [(said,), (said,)]


async def test_a_person_who_is_gone_gets_no_more_letters(office: Office) -> None:
    await office.house.open(ANNA, BRUNO)
    office.messenger.mishap = failing(gone(), deed="whisper")
    assert await office.work() == [("post", PIAZZA, "lobby 1")]
    assert await office.dispatcher.work() is None


# --- faults of ours --------------------------------------------------------------------------


async def test_a_crash_between_post_and_tick_sends_the_same_nonce_again(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)

    def die(_: Arrived) -> None:
        raise asyncio.CancelledError

    office.messenger.after = die
    with pytest.raises(asyncio.CancelledError):
        await office.dispatcher.work()
    office.messenger.after = lambda _: None
    await office.restart()
    await office.dispatcher.work()
    first, second = office.messenger.take()
    assert first == second
    table = await office.house.table(code)
    post = await office.service.board_post(table.id)
    assert post is not None
    assert post.message == 5000, "the platform made one message of both"


async def test_a_late_second_attempt_looks_whether_the_first_arrived(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    office.messenger.mishap = failing(TryLater(), deed="post")
    await office.house.lay(code, ANNA)
    await office.dispatcher.work()
    office.messenger.mishap = lambda _: None
    office.messenger.found = Sent(PIAZZA, 4711)
    office.house.clock.pass_by(NONCE_LASTS + 1)
    await office.dispatcher.work()
    assert office.messenger.take() == [], "it stands there already"
    table = await office.house.table(code)
    post = await office.service.board_post(table.id)
    assert post is not None
    assert post.message == 4711


async def doubtful_letter(office: Office) -> int:
    """A letter to Bruno that may have arrived, two minutes ago and more; when it was written."""
    office.messenger.mishap = failing(TryLater(), deed="whisper")
    queued_at = office.house.clock.now()
    await office.house.open(ANNA, BRUNO)
    assert await office.dispatcher.work() is not None
    office.messenger.mishap = lambda _: None
    office.messenger.take()
    return queued_at


async def test_a_late_second_letter_is_not_sent_where_the_first_arrived(office: Office) -> None:
    office.messenger.whispered = await doubtful_letter(office)
    office.house.clock.pass_by(NONCE_LASTS + 1)
    assert await office.dispatcher.work() is None
    assert office.messenger.take() == []


async def test_a_letter_that_came_long_before_is_another_one(office: Office) -> None:
    office.messenger.whispered = await doubtful_letter(office) - NONCE_LASTS - 1
    office.house.clock.pass_by(NONCE_LASTS + 1)
    assert await office.dispatcher.work() is None
    assert [arrived.deed for arrived in office.messenger.take()] == ["whisper"]


async def test_a_letter_that_is_sent_again_soon_is_told_by_its_nonce(office: Office) -> None:
    office.messenger.whispered = await doubtful_letter(office)
    office.house.clock.pass_by(NONCE_LASTS - 1)
    assert await office.dispatcher.work() is None
    assert [arrived.deed for arrived in office.messenger.take()] == ["whisper"]


async def test_a_letter_nobody_can_write_is_given_up_and_its_lane_goes_on(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    spoiled = await office.house.open(ANNA)
    await office.house.open(BRUNO)
    office.writer.stumbles_over = {spoiled}
    tries = 0
    while due := await office.dispatcher.work():
        tries += 1
        assert office.messenger.take() == [], "the lane keeps its order"
        office.house.clock.instant = due
    assert tries == MOST_ATTEMPTS - 1
    assert office.messenger.deeds() == [("post", PIAZZA, "lobby 1")]
    given_up = [r for r in caplog.records if r.levelname == "ERROR" and "given up" in r.message]
    assert len(given_up) == 1
    assert spoiled in given_up[0].message
    assert given_up[0].exc_info is not None


async def test_a_letter_nobody_can_write_stops_no_other_lane(office: Office) -> None:
    spoiled = await office.house.open(ANNA)
    await office.house.open(BRUNO, place=CAFFE)
    office.writer.stumbles_over = {spoiled}
    assert await office.work() == [("post", CAFFE, "lobby 1")]


async def test_a_fault_that_passes_costs_nothing(office: Office) -> None:
    code = await office.house.open(ANNA)
    office.writer.stumbles_over = {code}
    due = await office.dispatcher.work()
    office.writer.stumbles_over = set()
    office.house.clock.instant = due or 0
    assert await office.work() == [("post", PIAZZA, "lobby 1")]


async def test_a_messenger_that_is_confused_about_doors_stops_nothing(office: Office) -> None:
    await office.house.open(ANNA)
    office.messenger.mishap = failing(DoorClosed(), deed="post")
    await office.dispatcher.work()
    assert await office.dispatcher.work() is None
