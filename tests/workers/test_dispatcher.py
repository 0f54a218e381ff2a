"""Delivery of letters: each once, in order, whatever fails in between."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from core.game import Seat
from core.translatable_text import text
from model.commands import (
    Answer,
    Cancel,
    Freeze,
    HandOver,
    Invite,
    Leave,
    PauseAlone,
    Person,
    Play,
    Propose,
    Resign,
    Undo,
    Unfreeze,
)
from model.letters import ASKS, LONGEST_PUT_OFF, BoardPost, LetterPost, PrivateLetter, PublicLetter
from model.message import POSTED_ANEW
from model.table import (
    HOUR,
    MINUTE,
    Human,
    Pace,
    PlayerId,
    PlayerProfile,
    TableCode,
)
from tables.notifications.notices import PICTURE_FOLLOWS, SILENT_EDIT
from tables.service import LIVING
from tests.tables.sample_tables import ANNA, BRUNO, CAFFE, CARLA, CLUB, DINO, GAME, NAMED, PIAZZA
from tests.workers.running_dispatcher import Arrived, Office
from workers.chat_platform import DoorClosed, TryLater, Undeliverable
from workers.delivery.dispatcher import LATE
from workers.delivery.letter_claims import LEASE
from workers.delivery.send_retries import MOST_ATTEMPTS, NONCE_LASTS, PATIENCE


def failing(fault: Exception, *, deed: str, where: int | None = None) -> Callable[[Arrived], None]:
    """A mishap of one kind of deed, everywhere or in one place."""

    def mishap(arriving: Arrived) -> None:
        if arriving.deed == deed and where in (None, arriving.where):
            raise fault

    return mishap


def unwell(_: Arrived) -> None:
    """A mishap of everything."""
    raise TryLater


def gone() -> Undeliverable:
    return Undeliverable(text("place-gone"))


# --- the way of a letter ---------------------------------------------------------------------


async def test_letters_go_to_the_place_and_to_the_people_in_order(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    assert sorted(await office.work()) == [
        ("post", PIAZZA, "board 2"),
        ("whisper", ANNA.id, "turn 2"),
        ("whisper", BRUNO.id, "turn 2"),
    ], "an invitation that was accepted before it went out is none"
    assert await office.work() == []
    assert await office.dispatcher.work() is None


async def test_a_lane_keeps_its_order_though_several_deliver(office: Office) -> None:
    codes = [await office.house.begin(ANNA, BRUNO, place=place) for place in (PIAZZA, CAFFE)]
    for code in codes:
        await office.house.finish(code, (ANNA, BRUNO))
    posts = sum(isinstance(x, PublicLetter) for x in await office.house.queued())
    await asyncio.gather(*(office.dispatcher.work() for _ in range(4)))
    arrived = [a for a in office.messenger.take() if a.deed != "retire"]
    assert len({a.nonce for a in arrived}) == len(arrived)
    for where in (PIAZZA, CAFFE, ANNA.id, BRUNO.id):
        nonces = [a.nonce for a in arrived if a.where == where]
        assert nonces == sorted(nonces)
    assert sum(a.deed == "post" for a in arrived) == posts
    whispered = {a.where: a.heading for a in arrived if a.deed == "whisper"}
    assert set(whispered.values()) == {"final 8"}


async def test_the_newest_post_is_remembered_and_the_one_before_loses_its_buttons(
    office: Office,
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)
    assert await office.work() == [("replace", 9000, "board 3")]
    await office.house.order(code, Resign(BRUNO))
    assert ("retire", 9000, "") in await office.work()
    table = await office.house.table(code)
    assert await office.service.delivery.board_post(table.id) == BoardPost(
        table.id, PIAZZA, 5000, posts=2
    )


async def test_a_post_is_retired_once_whatever_its_age(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.work()
    office.house.clock.pass_by(HOUR)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    assert ("retire", 5000, "") in await office.work()
    office.house.clock.pass_by(30 * HOUR)
    await office.house.order(code, PauseAlone(ANNA))
    assert [deed for deed, _, _ in await office.work()].count("retire") == 1
    office.house.clock.pass_by(HOUR)
    await office.house.order(code, Resign(BRUNO))
    assert [deed for deed, _, _ in await office.work()].count("retire") == 1


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


def retired(deeds: Sequence[tuple[str, int, str]]) -> list[int]:
    return [message for deed, message, _ in deeds if deed == "retire"]


async def posted_anew(office: Office, code: TableCode, posts: int = 1) -> list[int]:
    """Somebody stops the clocks, or lets them run, so many times; which posts were retired then."""
    deeds: list[tuple[str, int, str]] = []
    for number in range(posts):
        table = await office.house.table(code)
        stopped = table.pause
        by = (ANNA, BRUNO)[number // 4] if stopped is None else NAMED[stopped.by or ANNA.id]
        order = PauseAlone(by) if stopped is None else Propose(by, "resume")
        await office.house.order(code, order)
        deeds += await office.work()
    return retired(deeds)


@pytest.mark.parametrize("raises", [True, False], ids=["no answer", "refused for now"])
async def test_buttons_that_could_not_be_taken_off_are_taken_off_with_the_next_post(
    office: Office, raises: bool
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await posted_anew(office, code)
    office.messenger.retires = False
    office.messenger.mishap = failing(TryLater(), deed="retire") if raises else lambda _: None
    await posted_anew(office, code)
    office.messenger.retires = True
    office.messenger.mishap = lambda _: None
    again = await posted_anew(office, code)
    assert len(again) == 2
    assert again[0] == 5000, "the one that was not retired goes first"
    assert not set(again) & set(await posted_anew(office, code)), "once is enough"


async def test_a_post_that_a_kill_left_with_buttons_loses_them_with_the_next_post(
    office: Office,
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await posted_anew(office, code)

    def killed(deed: Arrived) -> None:
        if deed.deed == "retire":
            raise asyncio.CancelledError

    office.messenger.mishap = killed
    with pytest.raises(asyncio.CancelledError):
        await posted_anew(office, code)
    office.messenger.mishap = lambda _: None
    await office.restart()
    assert 5000 in await posted_anew(office, code)


# --- pictures nobody would look at -----------------------------------------------------------


async def told_in_words(office: Office) -> TableCode:
    """A board that went ahead of its picture, since that would have waited."""
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.order(code, HandOver(DINO, BRUNO.id, CLUB))
    office.house.clock.pass_by(LATE)
    office.writer.is_busy = True
    assert ("post", PIAZZA, "board 3") in await office.work()
    assert office.writer.drawn == []
    return code


async def test_words_that_are_late_go_ahead_of_a_picture_which_follows_once(
    office: Office,
) -> None:
    await told_in_words(office)
    for pictures in ([("replace", 5000, "board 3")], []):
        office.house.clock.pass_by(PICTURE_FOLLOWS)
        assert await office.work() == pictures, "and nobody is called again"
    assert office.writer.drawings("board") == [3]


async def test_letters_go_ahead_of_their_pictures_too(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    office.house.clock.pass_by(LATE)
    office.writer.is_busy = True
    await office.work()
    assert office.writer.drawings("turn") == []
    office.writer.is_busy = False
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    deeds = await office.work()
    assert [heading for _, _, heading in deeds].count("turn 2") == 2
    assert {deed for deed, _, _ in deeds} == {"replace"}, "silently"


async def test_a_reminder_goes_ahead_of_its_picture_too(office: Office) -> None:
    """It is of the same version as what it reminds of."""
    code = await with_a_board(office, ANNA, BRUNO)
    await office.service.remember(PlayerProfile(ANNA.id, "Anna", calls="direct"))
    (nearly,) = [t for t in await office.house.timers() if (t.kind, t.seat) == ("nearly", 0)]
    await office.service.timers.fire(nearly)
    office.house.clock.pass_by(LATE)
    office.writer.is_busy = True
    version = (await office.house.table(code)).version
    reminder = f"reminder {version}"
    assert ("call", ANNA.id, reminder) in await office.work()
    assert office.writer.drawings("reminder") == []
    office.writer.is_busy = False
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    assert [(deed, what) for deed, _, what in await office.work()] == [("replace", reminder)]
    assert office.writer.drawings("reminder") == [version]


async def test_a_picture_follows_though_somebody_has_made_a_secret_move(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.order(code, HandOver(DINO, BRUNO.id, CLUB))
    asked = (await office.service.queries.look(code, BRUNO.id)).asked
    office.house.clock.pass_by(LATE)
    await office.house.order(code, Play(BRUNO, "shift", asked))
    office.writer.is_busy = True
    assert ("post", PIAZZA, "board 4") in await office.work()
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    assert await office.work() == [("replace", 5000, "board 4")]
    assert office.writer.drawings("board") == [4]


async def test_no_picture_follows_to_what_has_been_overtaken(office: Office) -> None:
    code = await told_in_words(office)
    await office.house.order(code, Resign(BRUNO))
    office.writer.is_busy = False
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    deeds = await office.work()
    assert {heading for deed, _, heading in deeds if deed != "retire"} == {"final 4"}
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    assert await office.work() == []


async def test_a_post_that_is_gone_gets_no_picture_and_no_successor(office: Office) -> None:
    await told_in_words(office)
    office.writer.is_busy, office.messenger.replaceable = False, False
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    assert {deed for deed, where, _ in await office.work() if where == PIAZZA} == set()


async def test_a_picture_that_has_waited_comes_into_its_post_and_so_do_the_times_of_now(
    office: Office,
) -> None:
    """What everybody waited meanwhile is given back."""
    await told_in_words(office)
    office.writer.is_busy = False
    office.house.clock.pass_by(HOUR)
    deeds = await office.work()
    assert [deed for deed, where, _ in deeds if where in (PIAZZA, 5000)] == ["replace"]
    assert told_in_newest(office) == ["table-handed-over"]


async def test_a_reminder_calls_though_a_picture_is_still_to_come(office: Office) -> None:
    await told_in_words(office)
    nearly = next(t for t in await office.house.timers() if t.kind == "nearly")
    await office.service.timers.fire(nearly)
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    assert ("post", PIAZZA, "reminder 3") in await office.work()


async def test_words_wait_for_a_picture_that_is_at_hand(office: Office) -> None:
    for late, busy in ((LATE, False), (LATE - 1, True)):
        office.writer.is_busy = busy
        code = await office.house.begin(ANNA, BRUNO)
        await office.house.order(code, HandOver(DINO, BRUNO.id, CLUB))
        office.house.clock.pass_by(late)
        await office.work()
    assert office.writer.drawings("board") == [3, 3], "late, or behind others, but not both"


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
    await office.service.timers.fire(nearly)
    await office.work()
    assert office.writer.drawings("board") == [3]


async def test_of_several_letters_that_wait_a_person_gets_the_newest(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.finish(code, (ANNA, BRUNO))
    await office.work()
    whispers = [w for w in office.writer.written if isinstance(w, PrivateLetter)]
    told = [(w.kind, w in office.writer.drawn) for w in whispers if w.to == ANNA.id]
    assert told == [("final", True)]


# --- one post a turn ---------------------------------------------------------------------------


async def with_a_board(office: Office, *people: Person) -> TableCode:
    """A game among these, whose first board stands in its place."""
    code = await office.house.open(people[0], *people[1:], size=len(people))
    for guest in people[1:]:
        await office.service.join(office.house.request(), code, guest, PIAZZA)
    await office.work()
    return code


async def test_a_move_that_calls_nobody_amends_the_newest_post(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    table = await office.house.table(code)
    before = await office.service.delivery.board_post(table.id)
    assert before is not None
    await office.house.lay(code, ANNA)
    amended = ("replace", before.message, f"board {table.version + 1}")
    assert [a for a in await office.work() if a[1] == before.message] == [amended]
    assert await office.service.delivery.board_post(table.id) == before


async def test_an_amended_first_board_goes_on_saying_that_the_game_begins(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
        await office.work()
    amended = [x for x in office.writer.written if isinstance(x, PublicLetter) and x.amends]
    boards = [letter for letter in amended if letter.kind == "board"]
    assert [[n.key for n in letter.notices] for letter in boards] == [["table-started"]] * 2
    assert [len(letter.events) for letter in boards] == [2, 3], "the set-up and all moves since"


async def test_a_step_edits_the_newest_post_whatever_its_age(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    office.house.clock.pass_by(20 * HOUR)
    await office.house.lay(code, ANNA)
    deeds = [deed for deed, where, _ in await office.work() if where not in (PIAZZA, CAFFE)]
    assert "replace" in deeds
    assert "post" not in deeds


def deeds_at(office: Office, deeds: Sequence[tuple[str, int, str]], message: int) -> list[str]:
    """What was done to the board, in order."""
    return [deed for deed, where, _ in deeds if where in (PIAZZA, message) and deed != "whisper"]


async def with_a_board_that_takes_no_edits(office: Office) -> tuple[TableCode, int]:
    """A game of three, and the message of its board."""
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    board = await office.service.delivery.board_post((await office.house.table(code)).id)
    assert board is not None

    def refuses(deed: Arrived) -> bool:
        return deed.where != board.message

    office.messenger.takes_edit = refuses
    return code, board.message


async def test_a_step_whose_board_takes_no_edit_is_posted_ten_minutes_later_and_calls_nobody(
    office: Office,
) -> None:
    code, board = await with_a_board_that_takes_no_edits(office)
    await office.house.lay(code, ANNA)
    assert deeds_at(office, await office.work(), board) == ["replace"]
    office.house.clock.pass_by(POSTED_ANEW - 1)
    assert await office.work() == []
    office.house.clock.pass_by(1)
    assert deeds_at(office, await office.work(), board) == ["replace", "post", "retire"]
    newest = [x for x in office.writer.written if isinstance(x, PublicLetter)][-1]
    assert newest.ping == ()


async def test_amendments_that_wait_are_one(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
    version = (await office.house.table(code)).version
    amended = [what for deed, _, what in await office.work() if deed == "replace"]
    assert [what for what in amended if what.startswith("board")] == [f"board {version}"]


async def declined(office: Office, code: TableCode) -> None:
    """Anna would like another pace, and Bruno would not."""
    await office.house.order(code, Propose(ANNA, "pace", Pace(72, "wait")))
    await office.work()
    wish = (await office.house.table(code)).proposal
    assert wish is not None
    await office.house.order(code, Answer(BRUNO, wish.number, agrees=False))


async def test_what_is_asked_again_too_soon_has_a_silent_post_of_its_own_that_is_then_edited(
    office: Office,
) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    await declined(office, code)
    await office.work()
    for person in (ANNA, BRUNO, CARLA):
        await office.house.lay(code, person)
        await office.work()
    for deed in ("post", "replace"):
        await office.house.order(code, Propose(ANNA, "pace", Pace(48, "wait")))
        deeds = [deed for deed, _, _ in await office.work()]
        assert deed in deeds
        assert deeds.count("post") == (deed == "post")
        asked = [x for x in office.writer.written if isinstance(x, PublicLetter)][-1]
        assert (asked.only_asks, asked.ping) == (True, ())
        wish = (await office.house.table(code)).proposal
        assert wish is not None
        await office.house.order(code, Answer(BRUNO, wish.number, agrees=False))
        assert "replace" in [deed for deed, _, _ in await office.work()]


def told_in_newest(office: Office) -> list[str]:
    """What the newest post says of the table itself."""
    newest = [x for x in office.writer.written if isinstance(x, PublicLetter)][-1]
    return [notice.key for notice in newest.notices if notice != ASKS]


@pytest.mark.parametrize("restarts", [False, True])
async def test_what_an_edit_tells_of_the_table_stands_until_the_next_post(
    office: Office, restarts: bool
) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    await declined(office, code)
    for person in (None, ANNA, BRUNO):
        if person is not None:
            await office.house.lay(code, person)
            if restarts:
                await office.restart()
        await office.work()
        assert told_in_newest(office) == ["table-declined"]
    await office.house.lay(code, CARLA)
    assert "post" in {deed for deed, _, _ in await office.work()}
    assert told_in_newest(office) == []


@pytest.mark.parametrize("movers", [(ANNA,), (ANNA, BRUNO, CARLA)])
async def test_what_an_edit_would_tell_of_the_table_is_told_by_the_letter_that_overtakes_it(
    office: Office, movers: Sequence[Person]
) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    await office.house.lay(code, ANNA)
    await office.work()
    await office.house.order(code, Undo(ANNA))
    for person in movers:
        await office.house.lay(code, person)
    deeds = {deed for deed, where, _ in await office.work() if where == PIAZZA}
    begins = [] if "post" in deeds else ["table-started"]
    assert told_in_newest(office) == [*begins, "table-undone"]
    assert bool(begins) == (len(movers) == 1)


async def test_an_edit_that_was_tried_in_vain_tells_of_the_table_before_the_next_does(
    office: Office,
) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    await declined(office, code)
    office.messenger.mishap = unwell
    await office.work()
    office.messenger.mishap = lambda _: None
    await office.house.lay(code, ANNA)
    office.house.clock.pass_by(MINUTE)
    await office.work()
    assert told_in_newest(office) == ["table-declined"]


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


async def test_a_late_invitation_calls_nobody_who_has_come_and_moved(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    await office.house.lay(code, BRUNO)
    await office.work()
    assert mentioned(office) == [ANNA.id]


async def test_a_late_reminder_of_what_is_done_is_not_sent(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO, CARLA)
    (nearly,) = [t for t in await office.house.timers() if (t.kind, t.seat) == ("nearly", 1)]
    await office.service.timers.fire(nearly)
    await office.house.lay(code, BRUNO)
    assert "reminder" not in {what.partition(" ")[0] for _, _, what in await office.work()}


# --- one letter a table ----------------------------------------------------------------------


async def letters_of(office: Office) -> list[tuple[str, int, str]]:
    """What happens in mailboxes when all that waits is delivered."""
    public = {PIAZZA, CAFFE}
    return [deed for deed in await office.work() if deed[1] not in public and deed[0] != "retire"]


async def board_and_letter(office: Office, **wishes: Any) -> tuple[TableCode, LetterPost]:
    """A game of Anna and Bruno, in which Anna wishes this; and where her letter stands."""
    await wish(office, ANNA, **wishes)
    code = await with_a_board(office, ANNA, BRUNO)
    stands = await office.service.delivery.letter_post((await office.house.table(code)).id, ANNA.id)
    assert stands is not None
    return code, stands


async def test_a_letter_that_sounds_takes_the_place_of_the_one_before(office: Office) -> None:
    code, before = await board_and_letter(office, calls="direct")
    await office.house.order(code, Resign(BRUNO))
    deeds = [d for d in await letters_of(office) if d[1] in (before.message, ANNA.id)]
    version = (await office.house.table(code)).version
    assert deeds == [("remove", before.message, ""), ("call", ANNA.id, f"final {version}")]
    after = await office.service.delivery.letter_post(before.table, ANNA.id)
    assert after is not None
    assert after.message != before.message


async def test_a_letter_that_does_not_sound_is_an_edit_of_the_one_before(office: Office) -> None:
    code, before = await board_and_letter(office)
    await office.house.order(code, Resign(BRUNO))
    deeds = [d for d in await letters_of(office) if d[1] in (before.message, ANNA.id)]
    version = (await office.house.table(code)).version
    assert deeds == [("replace", before.message, f"final {version}")]
    assert await office.service.delivery.letter_post(before.table, ANNA.id) == before


async def test_a_letter_that_gave_way_to_one_for_which_the_door_is_closed_stands_no_more(
    office: Office,
) -> None:
    code, before = await board_and_letter(office, calls="direct")
    await office.house.order(code, Resign(BRUNO))
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    assert ("remove", before.message, "") in await letters_of(office)
    assert await office.service.delivery.letter_post(before.table, ANNA.id) is None


async def test_a_letter_that_takes_no_edit_gives_way_to_a_silent_one(office: Office) -> None:
    code, before = await board_and_letter(office)
    office.messenger.replaceable = False
    await office.house.order(code, Resign(BRUNO))
    deeds = [d[0] for d in await letters_of(office) if d[1] in (before.message, ANNA.id)]
    assert deeds == ["replace", "remove", "whisper"]


async def somebody_moves(office: Office, code: TableCode) -> bool:
    """Whoever is to act plays; whether that asks Anna something new."""
    table = await office.house.table(code)
    mover, before = table.to_act[0], table.seats[0].asked
    await office.house.lay(code, (ANNA, BRUNO)[mover.seat])
    after = (await office.house.table(code)).seats[0].asked
    return mover.seat != 0 and after not in (None, before)


async def test_whose_turn_is_called_elsewhere_is_edited_once_and_not_when_it_is_over(
    office: Office,
) -> None:
    code, stands = await board_and_letter(office)
    edited = []
    for _ in range(5):
        begins = await somebody_moves(office, code)
        arrived = await office.work()
        office.house.clock.pass_by(SILENT_EDIT)
        arrived += await office.work()
        deeds = [deed for deed, where, _ in arrived if where in (stands.message, ANNA.id)]
        assert deeds == ["replace"] * begins
        edited += deeds
        office.house.clock.pass_by(2 * HOUR)
        assert stands.message not in {where for _, where, _ in await office.work()}
    assert edited


async def test_turns_that_follow_each_other_quickly_edit_a_letter_once(office: Office) -> None:
    code, stands = await board_and_letter(office)
    begun = [await somebody_moves(office, code) for _ in range(5)]
    assert any(begun)
    assert stands.message not in {where for _, where, _ in await office.work()}
    office.house.clock.pass_by(SILENT_EDIT)
    assert [where for _, where, _ in await office.work()].count(stands.message) <= 1


async def test_a_letter_that_calls_is_put_to_rest_when_its_turn_is_over(office: Office) -> None:
    code, stands = await board_and_letter(office, calls="direct")
    version = (await office.house.table(code)).version
    await office.house.lay(code, ANNA)
    assert ("replace", stands.message, f"rest {version + 1}") in await office.work()
    after = await office.service.delivery.letter_post(stands.table, ANNA.id)
    assert after == msgspec.structs.replace(stands, asks=False)


async def test_a_letter_that_calls_and_takes_no_edit_is_taken_away(office: Office) -> None:
    code, stands = await board_and_letter(office, calls="direct")
    office.messenger.replaceable = False
    await office.house.lay(code, ANNA)
    assert ("remove", stands.message, "") in await office.work()


async def test_what_takes_the_place_of_a_letter_is_remembered_as_the_present_one(
    office: Office,
) -> None:
    code, stands = await board_and_letter(office, calls="direct")
    office.messenger.replaceable = False
    await office.house.lay(code, ANNA)
    await office.work()
    look = await office.service.queries.look(code, ANNA.id)
    hand = PrivateLetter(
        "hand", ANNA.id, Seat(0), look.table, None, (), (text("table-undone"),), amends=True
    )
    now = office.house.clock.now()
    await office.house.store.transact(lambda tx: tx.letters.put((hand,), now))
    (sent,) = [where for deed, where, _ in await office.work() if deed == "whisper"]
    after = await office.service.delivery.letter_post(stands.table, ANNA.id)
    assert sent == ANNA.id
    assert after is not None
    assert after.message != stands.message


async def test_whoever_has_no_letter_needs_no_rest(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    await office.house.lay(code, ANNA)
    assert {deed for deed, where, _ in await letters_of(office) if where != 9000} == set()


async def crash_after(office: Office, last: str) -> None:
    """Work until such a deed has arrived, of which nobody hears any more."""

    def die(deed: Arrived) -> None:
        if deed.deed == last:
            raise asyncio.CancelledError

    office.messenger.after = die
    with pytest.raises(asyncio.CancelledError):
        await office.dispatcher.work()
    office.messenger.after = lambda _: None


async def test_a_crash_between_two_letters_leaves_one(office: Office) -> None:
    code, _ = await board_and_letter(office, calls="direct")
    await office.house.order(code, Resign(BRUNO))
    await crash_after(office, "call")
    await office.restart()
    await office.dispatcher.work()
    called = [a for a in office.messenger.take() if a.deed == "call"]
    assert len(called) == 2
    assert len({a.nonce for a in called}) == 1


async def test_a_reminder_that_may_have_come_is_noted_though_its_turn_is_over(
    office: Office,
) -> None:
    code = await with_a_board(office, ANNA, BRUNO)
    await office.service.remember(PlayerProfile(ANNA.id, "Anna", calls="direct"))
    (nearly,) = [t for t in await office.house.timers() if (t.kind, t.seat) == ("nearly", 0)]
    await office.service.timers.fire(nearly)
    await crash_after(office, "call")
    (come,) = [a for a in office.messenger.take() if a.deed == "call"]
    await office.house.lay(code, ANNA)
    await office.restart()
    await office.dispatcher.work()
    again = [a for a in office.messenger.take() if a.where == ANNA.id]
    assert [(a.deed, a.nonce) for a in again] == [("whisper", come.nonce)], "silently, as it is"


async def test_a_call_that_may_have_come_shows_a_side_as_of_a_move_when_its_turn_is_over(
    office: Office,
) -> None:
    code, _ = await board_and_letter(office, calls="direct")
    for person in (ANNA, BRUNO, BRUNO):
        await office.house.lay(code, person)
    await crash_after(office, "call")
    await office.house.lay(code, ANNA)
    await office.restart()
    office.writer.written.clear()
    await office.dispatcher.work()
    written = [x for x in office.writer.written if isinstance(x, PrivateLetter)]
    late = [letter for letter in written if (letter.kind, letter.to) == ("turn", ANNA.id)]
    assert [letter.lasts for letter in late] == [True]


# --- where and when people are called --------------------------------------------------------


async def wish(office: Office, person: Person, **wishes: Any) -> None:
    known = await office.service.queries.profile(person.id) or PlayerProfile(person.id, person.name)
    await office.service.remember(msgspec.structs.replace(known, **wishes))


def mentioned(office: Office) -> list[PlayerId]:
    """Everybody whom the posts written since the last look mention."""
    written = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    office.writer.written.clear()
    return [player for letter in written for player in letter.ping]


def loud(deeds: Sequence[tuple[str, int, str]]) -> list[int]:
    return [where for deed, where, _ in deeds if deed == "call"]


@pytest.mark.parametrize(
    ("calls", "by_mention", "by_letter"),
    [
        ("channel", True, False),
        ("direct", False, True),
        ("both", True, True),
        ("digest", False, False),
        ("none", False, False),
    ],
)
async def test_a_phone_sounds_where_its_person_wishes(
    office: Office, calls: str, by_mention: bool, by_letter: bool
) -> None:
    await wish(office, ANNA, calls=calls)
    await office.house.open(BRUNO, ANNA, size=2)
    await office.work()
    office.writer.written.clear()
    code = next(iter(await office.service.queries.tables_of(ANNA.id, LIVING))).code
    await office.service.join(office.house.request(), code, ANNA, PIAZZA)
    deeds = await office.work()
    assert (ANNA.id in mentioned(office)) == by_mention
    assert (ANNA.id in loud(deeds)) == by_letter
    letter = "call" if by_letter else "whisper"
    assert letter in {deed for deed, where, what in deeds if (where, what) == (ANNA.id, "turn 2")}


async def test_a_game_without_secrets_writes_only_to_whom_it_calls(office: Office) -> None:
    manifest = msgspec.structs.replace(GAME.manifest, has_secrets=False)
    office.house.games["pebbles"] = replace(GAME, manifest=manifest)
    await wish(office, BRUNO, calls="direct")
    await with_a_board(office, ANNA, BRUNO)
    whispered = [x.to for x in office.writer.written if isinstance(x, PrivateLetter)]
    assert set(whispered) == {BRUNO.id}


async def test_a_game_with_secrets_writes_to_all_and_nobody_hears_it(office: Office) -> None:
    await with_a_board(office, ANNA, BRUNO)
    whispered = {x.to for x in office.writer.written if isinstance(x, PrivateLetter)}
    assert whispered == {ANNA.id, BRUNO.id}


@pytest.mark.parametrize(("calls", "by_letter"), [("channel", True), ("none", False)])
async def test_whoever_does_not_see_the_channel_is_called_by_letter(
    office: Office, calls: str, by_letter: bool
) -> None:
    manifest = msgspec.structs.replace(GAME.manifest, has_secrets=False)
    office.house.games["pebbles"] = replace(GAME, manifest=manifest)
    office.onlooking.shut_out.add((PIAZZA, BRUNO.id))
    await wish(office, BRUNO, calls=calls)
    code = await with_a_board(office, ANNA, BRUNO)
    called = [x for x in office.writer.written if isinstance(x, PrivateLetter)]
    assert {(x.to, x.kind) for x in called if x.kind == "turn"} == (
        {(BRUNO.id, "turn")} if by_letter else set()
    )
    (nearly,) = [t for t in await office.house.timers() if (t.kind, t.seat) == ("nearly", 1)]
    await office.service.timers.fire(nearly)
    assert loud(await office.work()) == ([BRUNO.id] if by_letter else [])
    await office.house.lay(code, BRUNO)
    assert loud(await office.work()) == []


async def test_whoever_cannot_be_written_to_is_called_in_the_channel(office: Office) -> None:
    await wish(office, BRUNO, calls="direct")
    office.messenger.mishap = failing(DoorClosed(), deed="call", where=BRUNO.id)
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    deeds = await office.work()
    called = [x for x in office.writer.written if isinstance(x, PublicLetter) and x.ping]
    assert [(x.kind, x.ping) for x in called if BRUNO.id in x.ping] == [("call", (BRUNO.id,))]
    assert ("post", PIAZZA, "call 2") in deeds


async def test_a_closed_door_is_tried_again_after_a_day(office: Office) -> None:
    await wish(office, BRUNO, calls="direct")
    await office.service.note_direct_message(BRUNO.id, refused=True)
    await with_a_board(office, ANNA, BRUNO)
    assert BRUNO.id in mentioned(office)
    office.house.clock.pass_by(24 * HOUR)
    await office.house.open(ANNA, BRUNO)
    assert BRUNO.id in loud(await office.work())
    profile = await office.service.queries.profile(BRUNO.id)
    assert profile is not None
    assert not profile.dms_closed


async def in_quiet_hours(office: Office, calls: str) -> TableCode:
    """Anna and Bruno begin while it is night for Bruno: from 22 to 7, and it is 23."""
    await wish(office, BRUNO, calls=calls, zone="Europe/Rome", quiet_from=22, quiet_to=7)
    at_night = datetime(2026, 1, 15, 23, tzinfo=ZoneInfo("Europe/Rome"))
    office.house.clock.instant = int(at_night.timestamp() * 1000)
    return await with_a_board(office, ANNA, BRUNO)


@pytest.mark.parametrize("calls", ["channel", "direct"])
async def test_in_quiet_hours_nothing_sounds_and_then_one_call_comes(
    office: Office, calls: str
) -> None:
    await in_quiet_hours(office, calls)
    assert BRUNO.id not in mentioned(office)
    office.house.clock.pass_by(8 * HOUR - 1)
    assert await office.work() == []
    office.house.clock.pass_by(1)
    deeds = await office.work()
    by_mention = mentioned(office) == [BRUNO.id]
    assert (by_mention, loud(deeds)) == ((True, []) if calls == "channel" else (False, [BRUNO.id]))


@pytest.mark.parametrize("calls", ["channel", "direct"])
async def test_whoever_played_in_the_night_is_not_called_in_the_morning(
    office: Office, calls: str
) -> None:
    code = await in_quiet_hours(office, calls)
    await office.house.lay(code, BRUNO)
    await office.work()
    office.writer.written.clear()
    office.house.clock.pass_by(9 * HOUR)
    assert loud(await office.work()) == []
    assert mentioned(office) == []


@pytest.mark.parametrize("calls", ["channel", "direct"])
async def test_nobody_is_called_in_the_morning_to_a_frozen_game_but_when_it_goes_on(
    office: Office, calls: str
) -> None:
    code = await in_quiet_hours(office, calls)
    await office.house.order(code, Freeze(DINO, CLUB))
    await office.work()
    office.writer.written.clear()
    office.house.clock.pass_by(8 * HOUR)
    assert loud(await office.work()) == []
    assert mentioned(office) == []
    await office.house.order(code, Unfreeze(DINO, CLUB))
    deeds = await office.work()
    assert [*mentioned(office), *loud(deeds)].count(BRUNO.id) == 1


async def test_a_place_that_refuses_calls_people_by_letter(office: Office) -> None:
    office.messenger.mishap = failing(gone(), deed="post")
    await with_a_board(office, ANNA, BRUNO)
    assert await office.dispatcher.work() is None
    called = [x for x in office.writer.written if isinstance(x, PrivateLetter) and x.loud]
    assert {(x.to, x.kind) for x in called if x.kind == "turn"} == {
        (ANNA.id, "turn"),
        (BRUNO.id, "turn"),
    }


async def test_the_daily_message_comes_once_a_day_while_something_is_owed(office: Office) -> None:
    clock = office.house.clock
    await wish(office, ANNA, calls="digest", digest_due=clock.now() + HOUR, digest_at=13)
    for _ in range(2):
        await with_a_board(office, ANNA, BRUNO)
    assert await office.service.timers.send_digests() == clock.now() + HOUR
    assert await office.work() == []
    clock.pass_by(HOUR)
    due = await office.service.timers.send_digests()
    assert await office.work() == [("call", ANNA.id, "digest 2")]
    assert due is not None
    assert clock.now() < due <= clock.now() + 24 * HOUR
    clock.instant = due
    await office.service.timers.send_digests()
    assert loud(await office.work()) == [ANNA.id]


async def test_no_daily_message_comes_where_nothing_is_owed(office: Office) -> None:
    clock = office.house.clock
    await wish(office, ANNA, calls="digest", digest_due=clock.now(), digest_at=13)
    await office.service.timers.send_digests()
    assert await office.work() == []


async def test_no_daily_message_tells_of_a_frozen_game(office: Office) -> None:
    clock = office.house.clock
    await wish(office, ANNA, calls="digest", digest_due=clock.now() + HOUR, digest_at=13)
    code = await with_a_board(office, ANNA, BRUNO)
    await office.house.order(code, Freeze(DINO, CLUB))
    await office.work()
    clock.pass_by(HOUR)
    await office.service.timers.send_digests()
    assert await office.work() == []


async def test_whom_no_daily_message_reaches_is_called_at_each_table_that_waits(
    office: Office,
) -> None:
    clock = office.house.clock
    await wish(office, ANNA, calls="digest", digest_due=clock.now() + HOUR, digest_at=13)
    for _ in range(2):
        await with_a_board(office, ANNA, BRUNO)
    clock.pass_by(HOUR)
    office.writer.written.clear()
    office.messenger.mishap = failing(DoorClosed(), deed="call", where=ANNA.id)
    await office.service.timers.send_digests()
    await office.work()
    assert mentioned(office) == [ANNA.id, ANNA.id]
    await with_a_board(office, ANNA, BRUNO)
    assert ANNA.id in mentioned(office), "nor is a day spent in silence after that"


# --- lobby -----------------------------------------------------------------------------------


async def lobby(office: Office) -> TableCode:
    code = await office.house.open(ANNA, size=4)
    await office.work()
    return code


async def lobby_called(office: Office) -> TableCode:
    """An open table in which enough sit, whose host a second post has called."""
    code = await lobby(office)
    await office.service.join(office.house.request(), code, DINO, PIAZZA)
    assert sorted(await office.work()) == [("post", PIAZZA, "lobby 2"), ("retire", 5000, "")]
    return code


async def test_a_lobby_that_fills_up_stays_one_post(office: Office) -> None:
    code = await lobby_called(office)
    table = await office.house.table(code)
    before = await office.service.delivery.board_post(table.id)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    await office.house.order(code, Leave(BRUNO))
    assert await office.work() == [("replace", 5001, "lobby 4")]
    assert await office.service.delivery.board_post(table.id) == before


async def test_guests_are_called_by_a_new_post(office: Office) -> None:
    code = await lobby(office)
    await office.house.order(code, Invite(ANNA, (BRUNO,)))
    assert sorted(await office.work()) == [
        ("post", PIAZZA, "lobby 2"),
        ("retire", 5000, ""),
        ("whisper", BRUNO.id, "invitation 2"),
    ]


async def test_a_lobby_is_edited_whatever_its_age(office: Office) -> None:
    code = await lobby_called(office)
    office.house.clock.pass_by(30 * HOUR)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    assert [deed for deed, _, _ in await office.work()] == ["replace"]


# --- the platform is unwell ------------------------------------------------------------------


async def test_a_platform_that_is_unwell_is_tried_again_after_growing_pauses(
    office: Office,
) -> None:
    await lobby(office)
    await office.house.open(BRUNO)
    office.messenger.mishap = failing(TryLater(), deed="post")
    pauses = []
    for _ in range(12):
        due = await office.due()
        assert due is not None
        pauses.append(due - office.house.clock.now())
        office.house.clock.instant = due
    assert pauses[:4] == [2_000, 4_000, 8_000, 16_000]
    assert pauses[-2:] == [600_000, 600_000], "it waits as long as it takes"
    office.messenger.mishap = lambda _: None
    assert await office.work() == [("post", PIAZZA, "lobby 1")]


async def called_on(office: Office, code: TableCode) -> None:
    """The table is frozen and goes on: all who owe a turn are called to it once more."""
    await office.house.order(code, Freeze(DINO, CLUB))
    await office.house.order(code, Unfreeze(DINO, CLUB))


@pytest.mark.parametrize("calls", ["channel", "direct"])
async def test_of_calls_that_waited_for_one_question_the_newest_sounds(
    office: Office, calls: str
) -> None:
    code = await with_a_board(office, ANNA, BRUNO)
    await wish(office, BRUNO, calls=calls)
    office.messenger.mishap = unwell
    await called_on(office, code)
    await office.due()
    await called_on(office, code)
    office.writer.written.clear()
    office.messenger.mishap = lambda _: None
    office.house.clock.pass_by(HOUR)
    sounds = loud(await office.work()).count(BRUNO.id), mentioned(office).count(BRUNO.id)
    assert sounds == ((0, 1) if calls == "channel" else (1, 0))


async def test_a_call_in_the_morning_is_left_to_a_board_that_waits(office: Office) -> None:
    code = await in_quiet_hours(office, "channel")
    await called_on(office, code)
    office.house.clock.pass_by(8 * HOUR)
    await called_on(office, code)
    office.writer.written.clear()
    await office.work()
    assert mentioned(office).count(BRUNO.id) == 1


@pytest.mark.parametrize(
    ("wish", "pause"), [(60_000, 60_000), (1, 2_000), (24 * HOUR, LONGEST_PUT_OFF)]
)
async def test_a_platform_that_names_a_pause_gets_it(office: Office, wish: int, pause: int) -> None:
    await office.house.open(ANNA)
    office.messenger.mishap = failing(TryLater(wish), deed="post")
    assert await office.due() == office.house.clock.now() + pause


def test_nobody_else_takes_a_letter_up_while_it_is_still_being_sent() -> None:
    assert PATIENCE * 1000 < LEASE


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
    profile = await office.service.queries.profile(other.id)
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
    profile = await office.service.queries.profile(BRUNO.id)
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
    assert await office.service.queries.profile(BRUNO.id) is None


# --- places that refuse ----------------------------------------------------------------------


async def told(office: Office) -> list[PlayerId]:
    kinds = ("notice", "turn")
    return [PlayerId(who) for _, who, what in await office.work() if what.startswith(kinds)]


async def test_what_a_place_cannot_be_told_its_people_learn_privately_once(
    office: Office,
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    office.messenger.mishap = failing(gone(), deed="post")
    await office.house.order(code, Cancel(ANNA))
    assert sorted(await told(office)) == [ANNA.id, BRUNO.id]
    await office.house.order(code, Resign(BRUNO))
    assert await told(office) == [], "not again after every move"


async def test_a_place_that_refuses_anew_is_told_of_anew(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    office.messenger.mishap = failing(gone(), deed="post")
    await office.house.order(code, Cancel(ANNA))
    assert len(await told(office)) == 2
    office.messenger.mishap = lambda _: None
    await office.house.order(code, PauseAlone(BRUNO))
    await office.work()
    office.messenger.mishap = failing(gone(), deed="post")
    await office.house.order(code, Resign(ANNA))
    assert len(await told(office)) == 2


async def test_of_places_that_refuse_only_the_newest_are_remembered(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workers.delivery.refused_channel_posts._REMEMBERED", 1)
    await office.restart()
    one, other = [await office.house.begin(ANNA, BRUNO) for _ in range(2)]
    await office.work()
    office.messenger.mishap = failing(gone(), deed="post")
    for code, order in ((one, Cancel(ANNA)), (other, Cancel(ANNA)), (one, Resign(BRUNO))):
        await office.house.order(code, order)
        assert len(await told(office)) == 2


async def test_the_notice_says_what_the_place_said(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    said = text("place-refused-permission", permission=text("permission-send-messages"))
    office.messenger.mishap = failing(Undeliverable(said), deed="post")
    await office.house.order(code, Cancel(ANNA))
    await office.work()
    letters = [letter for letter in office.writer.written if isinstance(letter, PrivateLetter)]
    assert [letter.notices for letter in letters] == [(said,), (said,)]


async def test_a_person_who_is_gone_gets_no_more_letters(office: Office) -> None:
    await office.house.open(ANNA, BRUNO)
    office.messenger.mishap = failing(gone(), deed="whisper")
    assert await office.work() == [("post", PIAZZA, "lobby 1")]
    assert await office.dispatcher.work() is None


# --- faults of ours --------------------------------------------------------------------------


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


async def test_a_letter_that_concerns_nobody_any_more_is_taken_away_where_it_arrived(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    office.messenger.whispered = await doubtful_letter(office)
    monkeypatch.setattr("tables.delivery_queries._concerns", lambda *_: False)
    office.house.clock.pass_by(NONCE_LASTS - 1)
    assert await office.dispatcher.work() is None
    assert [(arrived.deed, arrived.where) for arrived in office.messenger.take()] == [
        ("remove", 4711)
    ]


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


async def test_after_a_long_outage_one_fault_of_ours_gives_no_letter_up(office: Office) -> None:
    spoiled = await office.house.open(ANNA)
    office.messenger.mishap = unwell
    for _ in range(MOST_ATTEMPTS + 1):
        office.house.clock.instant = await office.due() or 0
    office.messenger.mishap, office.writer.stumbles_over = lambda _: None, {spoiled}
    due = await office.due()
    assert due == office.house.clock.now() + 2_000, "tried again as soon as any other"
    office.house.clock.instant, office.writer.stumbles_over = due, set[TableCode]()
    assert await office.work() == [("post", PIAZZA, "lobby 1")]


async def test_nobody_is_called_again_for_a_picture_that_nobody_can_paint(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    code = await office.house.begin(ANNA, BRUNO)
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
    await office.work()
    await office.house.lay(code, BRUNO)
    office.house.clock.pass_by(LATE)
    office.writer.is_busy = True
    assert ("post", PIAZZA, "board 5") in await office.work()
    office.writer.is_busy, office.writer.cannot_show = False, {code}
    for _ in range(MOST_ATTEMPTS):
        office.house.clock.pass_by(HOUR // 10)
        assert await office.work() == []
    assert "is given up" in caplog.text


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


# --- places that refuse what is said ---------------------------------------------------------


async def until_given_up(office: Office) -> list[tuple[str, int, str]]:
    """Deliver what is due within an hour; what arrived by it."""
    until, arrived = office.house.clock.now() + HOUR - 1, list[tuple[str, int, str]]()
    while True:
        due = await office.dispatcher.work()
        arrived += office.messenger.deeds()
        if due is None or due > until:
            return arrived
        office.house.clock.instant = max(due, office.house.clock.now())


async def with_a_call_that_is_refused(office: Office) -> tuple[TableCode, PlayerId]:
    """A game whose place refuses the words that call somebody; and who that is."""
    code = await with_a_board(office, ANNA, BRUNO)
    while not await somebody_moves(office, code):
        await office.work()
    office.messenger.mishap = failing(RuntimeError("200000"), deed="post")
    return code, ANNA.id


async def test_a_call_that_is_refused_for_a_day_is_not_made_for_ever(office: Office) -> None:
    await with_a_call_that_is_refused(office)
    for _ in range(30):
        await until_given_up(office)
        office.house.clock.pass_by(HOUR)
    assert await office.dispatcher.work() is None


async def test_an_end_that_is_refused_for_a_day_is_not_tried_for_ever(office: Office) -> None:
    code = await with_a_board(office, ANNA, BRUNO)
    office.messenger.mishap = failing(gone(), deed="post")
    await office.house.order(code, Resign(ANNA))
    for _ in range(26):
        await office.work()
        office.house.clock.pass_by(HOUR)
    assert await office.dispatcher.work() is None


async def test_in_a_place_that_refuses_each_turn_is_one_letter_that_sounds(office: Office) -> None:
    code, _ = await board_and_letter(office)
    office.messenger.mishap = failing(gone(), deed="post")
    sounded = 0
    for _ in range(5):
        begins = await somebody_moves(office, code)
        arrived = await office.work()
        office.house.clock.pass_by(SILENT_EDIT)
        arrived += await office.work()
        office.house.clock.pass_by(HOUR)
        arrived += await office.work()
        mine = [deed for deed, where, what in arrived if where == ANNA.id and "turn" in what]
        assert mine == ["call"] * begins
        sounded += begins
    assert sounded
