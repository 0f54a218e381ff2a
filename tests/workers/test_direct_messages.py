"""One direct message to each person and table: how it comes, that it stays true, and that a phone
sounds once for each question.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from core.game import Seat
from core.texts import text
from model.commands import (
    Answer,
    Cancel,
    Freeze,
    PauseAlone,
    Person,
    Play,
    Propose,
    Resign,
    Unfreeze,
)
from model.letters import PrivateLetter, PublicLetter
from model.message import POSTED_ANEW, Message
from model.table import HOUR, MINUTE, PlaceId, PlayerId, PlayerProfile, TableCode
from tables.direct_messages import SILENT_EDIT, key_to
from tests.tables.planned_twins import leave
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CLUB,
    DINO,
    GAME,
    PIAZZA,
    hand,
    person_in,
)
from tests.workers.running_office import MAILBOX, Arrived, Office
from workers.post_model import DoorClosed, Sent, TryLater, Undeliverable
from workers.table_messages import LATE, PICTURE_FOLLOWS

Deeds = Sequence[tuple[str, int, str]]


def failing(fault: Exception, *, deed: str, where: int | None = None) -> Callable[[Arrived], None]:
    """A mishap of one kind of deed, everywhere or in one place."""

    def mishap(arriving: Arrived) -> None:
        if arriving.deed == deed and where in (None, arriving.where):
            raise fault

    return mishap


async def wish(office: Office, person: Person, **wishes: Any) -> None:
    known = await office.service.queries.profile(person.id) or PlayerProfile(person.id, person.name)
    await office.service.remember(msgspec.structs.replace(known, **wishes))


async def begun(office: Office, *, anna: str = "channel", bruno: str = "channel") -> TableCode:
    """A game that has begun, all that is to be told of it delivered; who is called how."""
    await wish(office, ANNA, calls=anna)
    await wish(office, BRUNO, calls=bruno)
    code = await office.house.open(ANNA, BRUNO)
    await office.work()
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    await office.work()
    return code


async def stored(office: Office, code: TableCode, person: Person = ANNA) -> Message | None:
    """What is kept of somebody's message about a table."""
    key = key_to((await office.house.table(code)).id, person.id)
    return await office.house.store.read(lambda reader: reader.messages.one(key))


async def standing(office: Office, code: TableCode, person: Person = ANNA) -> int:
    """The message that somebody has about a table."""
    message = await stored(office, code, person)
    assert message is not None
    assert message.message is not None
    return message.message


def loud(deeds: Deeds) -> list[int]:
    return [where for deed, where, _ in deeds if deed == "call"]


def to(deeds: Deeds, person: Person, *messages: int) -> list[tuple[str, str]]:
    """What was done in somebody's mailbox, where these messages stand or stood."""
    return [(deed, what.split(" ")[0]) for deed, at, what in deeds if at in (person.id, *messages)]


def newest_to(office: Office, person: Person) -> PrivateLetter:
    """What was last written to this person."""
    written = [x for x in office.writer.written if isinstance(x, PrivateLetter)]
    return next(letter for letter in reversed(written) if letter.to == person.id)


def mentioned(office: Office) -> list[PlayerId]:
    """Everybody whom the posts written since the last look mention."""
    written = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    office.writer.written.clear()
    return [player for letter in written for player in letter.ping]


async def somebody_moves(office: Office, code: TableCode) -> bool:
    """Whoever is to act plays; whether that asks Anna something new."""
    table = await office.house.table(code)
    mover, before = table.to_act[0], table.seats[0].asked
    await office.house.lay(code, (ANNA, BRUNO)[mover.seat])
    after = (await office.house.table(code)).seats[0].asked
    return mover.seat != 0 and after not in (None, before)


async def without_secrets(office: Office) -> None:
    """The game has none, so that nobody need be shown a side of their own."""
    manifest = msgspec.structs.replace(GAME.manifest, has_secrets=False)
    office.house.games["pebbles"] = replace(GAME, manifest=manifest)


# --- how it comes --------------------------------------------------------------------------------


async def test_the_place_is_told_first_and_then_the_people(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    assert await office.work() == [
        ("post", PIAZZA, "board 2"),
        ("whisper", ANNA.id, "turn 2"),
        ("whisper", BRUNO.id, "turn 2"),
    ], "an invitation that was accepted before it went out is none"
    assert await office.work() == []
    assert await office.due() is None


async def test_of_all_that_waits_a_person_is_told_the_newest_once_though_several_deliver(
    office: Office,
) -> None:
    for _ in range(2):
        code = await office.house.open(ANNA, BRUNO)
        await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
        await office.house.finish(code, (ANNA, BRUNO))
    await asyncio.gather(*(office.due() for _ in range(4)))
    deeds = office.messenger.deeds()
    assert sorted(to(deeds, ANNA)) == sorted(to(deeds, BRUNO)) == [("whisper", "final")] * 2
    assert len(deeds) == 6, "and each place the end"


async def test_a_game_without_secrets_writes_only_to_whom_it_calls(office: Office) -> None:
    await without_secrets(office)
    await begun(office, bruno="direct")
    assert {x.to for x in office.writer.written if isinstance(x, PrivateLetter)} == {BRUNO.id}


@pytest.mark.parametrize(("calls", "by_letter"), [("channel", True), ("none", False)])
async def test_whoever_does_not_see_the_channel_is_called_by_letter(
    office: Office, calls: str, by_letter: bool
) -> None:
    await without_secrets(office)
    office.onlooking.shut_out.add((PIAZZA, BRUNO.id))
    await wish(office, BRUNO, calls=calls)
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    expected = [BRUNO.id] if by_letter else []
    assert loud(await office.work()) == expected
    await fire(office, "nearly", seat=1)
    assert loud(await office.work()) == expected
    await office.house.lay(code, BRUNO)
    assert loud(await office.work()) == []


async def fire(office: Office, kind: str, seat: int) -> None:
    """A timer of this seat is up."""
    timer = next(t for t in await office.house.timers() if (t.kind, t.seat) == (kind, seat))
    await office.service.timers.fire(timer)


async def test_what_sounds_is_a_new_message_and_then_the_one_before_goes(office: Office) -> None:
    code = await begun(office, anna="direct")
    before = await standing(office, code)
    await office.house.order(code, Resign(BRUNO))
    deeds = to(await office.work(), ANNA, before)
    assert deeds == [("call", "final"), ("remove", "")]
    assert await standing(office, code) != before


async def test_what_does_not_sound_is_an_edit(office: Office) -> None:
    code = await begun(office)
    before = await standing(office, code)
    await office.house.order(code, Resign(BRUNO))
    assert to(await office.work(), ANNA, before) == [("replace", "final")]
    assert await standing(office, code) == before


async def test_a_message_that_takes_no_edit_is_followed_by_a_silent_one_after_ten_minutes(
    office: Office,
) -> None:
    code = await begun(office)
    before = await standing(office, code)
    office.messenger.takes_edit = lambda deed: deed.where != before
    await office.house.order(code, Resign(BRUNO))
    assert to(await office.work(), ANNA, before) == [("replace", "final")]
    office.house.clock.pass_by(POSTED_ANEW - 1)
    assert to(await office.work(), ANNA, before) == []
    office.house.clock.pass_by(1)
    deeds = to(await office.work(), ANNA, before)
    assert deeds[-2:] == [("whisper", "final"), ("remove", "")]


async def test_whose_turn_is_called_elsewhere_is_edited_once_after_a_while_and_not_when_it_is_over(
    office: Office,
) -> None:
    code = await begun(office)
    stands = await standing(office, code)
    edits = 0
    for _ in range(5):
        begins = await somebody_moves(office, code)
        assert to(await office.work(), ANNA, stands) == []
        office.house.clock.pass_by(SILENT_EDIT)
        assert to(await office.work(), ANNA, stands) == [("replace", "turn")] * begins
        edits += begins
        office.house.clock.pass_by(2 * HOUR)
        assert to(await office.work(), ANNA, stands) == []
    assert edits


async def test_turns_that_follow_each_other_quickly_edit_a_message_once(office: Office) -> None:
    code = await begun(office)
    stands = await standing(office, code)
    begun_turns = [await somebody_moves(office, code) for _ in range(5)]
    assert any(begun_turns)
    deeds = to(await office.work(), ANNA, stands)
    office.house.clock.pass_by(SILENT_EDIT)
    deeds += to(await office.work(), ANNA, stands)
    assert len(deeds) <= 1


async def test_what_has_called_is_put_to_rest_when_its_turn_is_over(office: Office) -> None:
    code = await begun(office, anna="direct")
    stands = await standing(office, code)
    await office.house.lay(code, ANNA)
    assert to(await office.work(), ANNA, stands) == [("replace", "rest")]


async def test_whoever_has_no_message_needs_no_rest(office: Office) -> None:
    await without_secrets(office)
    code = await begun(office)
    await office.house.lay(code, ANNA)
    assert [what for _, _, what in await office.work()] == ["board 3"]


# --- that it stays true --------------------------------------------------------------------------


async def test_an_invitation_that_was_accepted_offers_nothing_any_more(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO, size=3)
    await office.work()
    assert newest_to(office, BRUNO).kind == "invitation"
    stands = await standing(office, code, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO)
    assert to(await office.work(), BRUNO, stands) == [("replace", "rest")]


async def test_without_secrets_no_turn_is_told_in_what_an_invitation_has_become(
    office: Office,
) -> None:
    await without_secrets(office)
    code = await office.house.open(ANNA, BRUNO)
    await office.work()
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    await office.work()
    stands = await standing(office, code, BRUNO)
    for _ in range(4):
        await somebody_moves(office, code)
        office.house.clock.pass_by(HOUR)
        assert to(await office.work(), BRUNO, stands) == []


async def test_a_message_names_no_deadline_while_the_game_is_paused(office: Office) -> None:
    code = await begun(office, anna="direct")
    assert newest_to(office, ANNA).table.seats[0].deadline is not None
    await office.house.order(code, PauseAlone(BRUNO))
    await office.work()
    letter = newest_to(office, ANNA)
    assert (letter.kind, letter.table.seats[0].deadline) == ("turn", None)


async def test_a_message_names_the_deadline_that_an_outage_has_moved(office: Office) -> None:
    code = await begun(office, anna="direct")
    await office.service.outages.mark_alive()
    office.house.clock.pass_by(5 * HOUR)
    await office.service.outages.wake_up()
    await office.work()
    (seat, _) = (await office.house.table(code)).seats
    assert newest_to(office, ANNA).table.seats[0].deadline == seat.deadline


async def test_whoever_goes_on_finds_the_present_question_in_a_minute(office: Office) -> None:
    code = await begun(office, bruno="direct")
    stands = await standing(office, code, BRUNO)
    asked = (await office.service.queries.look(code, BRUNO.id)).asked
    await office.house.order(code, Play(BRUNO, "shift", asked))
    assert to(await office.work(), BRUNO, stands) == []
    office.house.clock.pass_by(MINUTE)
    assert to(await office.work(), BRUNO, stands) == [("replace", "turn")]
    now = (await office.house.table(code)).seats[1].asked
    assert newest_to(office, BRUNO).table.seats[1].asked == now != asked


@pytest.mark.parametrize("asks", [Propose(BRUNO, "pause"), Cancel(BRUNO)])
async def test_whoever_is_called_by_letter_is_asked_for_consent_by_one_that_does_not_outlive_it(
    office: Office, asks: Propose | Cancel
) -> None:
    code = await begun(office, anna="direct")
    await office.house.order(code, asks)
    assert loud(await office.work()) == [ANNA.id]
    assert newest_to(office, ANNA).kind == "agree", "they have been called to their turn before"
    number = (await office.house.table(code)).version
    refuse = Answer(BRUNO, number, "no")
    await office.house.order(code, refuse if isinstance(asks, Propose) else Resign(BRUNO))
    await office.work()
    newest = newest_to(office, ANNA)
    assert newest.kind in ("turn", "final")
    assert newest.table.proposal is None


async def test_a_wish_leaves_the_message_of_those_alone_who_are_called_in_the_channel(
    office: Office,
) -> None:
    code = await begun(office)
    stands = await standing(office, code)
    for asks in (Propose(BRUNO, "pause"), Propose(ANNA, "pause")):
        await office.house.order(code, asks)
        assert to(await office.work(), ANNA, stands) == []


# --- answers that are lost -----------------------------------------------------------------------


async def a_call_in_doubt(office: Office) -> tuple[TableCode, int]:
    """Anna's next turn was sent to her, and its answer lost; and which message that is."""
    code = await begun(office, anna="direct")
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
        await office.work()
    while not (await office.house.table(code)).seats[0].asked:
        await office.house.lay(code, BRUNO)
    office.messenger.after = failing(TryLater(), deed="call")
    assert loud(await office.work()) == [ANNA.id]
    office.messenger.after = lambda _: None
    before = await standing(office, code)
    office.messenger.found = Sent(PlaceId(ANNA.id + MAILBOX), before + 50)
    office.house.clock.pass_by(HOUR)
    return code, before


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_call_that_has_arrived_after_all_does_not_come_again(
    office: Office, restarts: bool
) -> None:
    code, before = await a_call_in_doubt(office)
    if restarts:
        await office.restart()
    deeds = to(await office.work(), ANNA, before, before + 50)
    assert deeds == [("replace", "turn"), ("remove", "")]
    assert await standing(office, code) == before + 50


async def test_a_call_that_has_arrived_after_all_is_put_to_rest_if_its_turn_is_over(
    office: Office,
) -> None:
    code, before = await a_call_in_doubt(office)
    await office.house.lay(code, ANNA)
    deeds = to(await office.work(), ANNA, before, before + 50)
    assert deeds == [("replace", newest_to(office, ANNA).kind), ("remove", "")]
    letter = newest_to(office, ANNA)
    assert letter.kind in ("rest", "hand") or letter.table.seats[0].asked is not None


# --- pictures ------------------------------------------------------------------------------------


async def told_in_words(office: Office) -> tuple[TableCode, int]:
    """A game whose first messages are out without their pictures; Anna's has called her."""
    await wish(office, ANNA, calls="direct")
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    office.house.clock.pass_by(LATE)
    office.writer.busy = True
    await office.work()
    assert office.writer.drawn == []
    office.writer.busy = False
    return code, await standing(office, code)


async def test_words_that_are_late_go_ahead_of_a_picture_which_follows_once(office: Office) -> None:
    _, stands = await told_in_words(office)
    for pictures in ([("replace", "turn")], []):
        office.house.clock.pass_by(PICTURE_FOLLOWS)
        assert to(await office.work(), ANNA, stands) == pictures, "and nobody is called again"
    assert office.writer.drawings("turn") == [2, 2]


async def test_no_picture_follows_to_a_message_that_has_been_changed_meanwhile(
    office: Office,
) -> None:
    code, stands = await told_in_words(office)
    await office.house.lay(code, ANNA)
    assert to(await office.work(), ANNA, stands) == [("replace", "rest")]
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    assert to(await office.work(), ANNA, stands) == []


# --- closed doors --------------------------------------------------------------------------------


async def test_what_stands_is_true_though_the_door_is_closed_for_what_follows(
    office: Office,
) -> None:
    code = await begun(office, anna="direct")
    before = await standing(office, code)
    await office.house.order(code, Resign(BRUNO))
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    assert to(await office.work(), ANNA, before) == [("replace", "final")]
    assert await standing(office, code) == before


async def test_a_closed_door_is_noted_and_not_knocked_at_in_vain(office: Office) -> None:
    await wish(office, BRUNO, calls="direct")
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    assert ("post", PIAZZA, "call 2") in await office.work()
    knocks = list[Arrived]()
    office.messenger.mishap = knocks.append
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
        await office.work()
    office.house.clock.pass_by(HOUR)
    await office.house.finish(code, (ANNA, BRUNO))
    await office.work()
    assert BRUNO.id not in {knock.where for knock in knocks}
    profile = await office.service.queries.profile(BRUNO.id)
    assert profile is not None
    assert profile.dms_closed


async def test_a_closed_door_is_tried_once_more_at_each_new_table(office: Office) -> None:
    await office.service.remember(PlayerProfile(BRUNO.id, BRUNO.name, dms_closed=True))
    await office.house.open(ANNA, BRUNO)
    assert ("whisper", BRUNO.id, "invitation 1") in await office.work()
    profile = await office.service.queries.profile(BRUNO.id)
    assert profile is not None
    assert not profile.dms_closed, "it has opened again"


async def test_whoever_wants_no_direct_messages_gets_none(office: Office) -> None:
    await office.service.remember(PlayerProfile(BRUNO.id, BRUNO.name, letters="off"))
    await office.house.open(ANNA, BRUNO)
    assert await office.work() == [("post", PIAZZA, "lobby 1")]
    assert await office.due() is None


async def test_a_stranger_without_a_profile_may_have_a_closed_door_too(office: Office) -> None:
    await office.house.open(ANNA, BRUNO)
    office.messenger.mishap = failing(DoorClosed(), deed="whisper")
    await office.work()
    assert await office.due() is None
    assert await office.service.queries.profile(BRUNO.id) is None


async def test_a_reminder_that_finds_the_door_shut_is_one_in_the_channel(office: Office) -> None:
    await begun(office, anna="direct")
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    mentioned(office)
    await fire(office, "nearly", seat=0)
    await office.work()
    posts = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    assert [(x.kind, x.ping) for x in posts if x.ping] == [("reminder", (ANNA.id,))]


async def test_a_wish_that_finds_the_door_shut_is_a_call_in_the_channel(office: Office) -> None:
    code = await begun(office, anna="direct")
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    await office.house.order(code, Propose(BRUNO, "pause"))
    await office.work()
    posts = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    assert [(x.kind, x.ping, x.agree) for x in posts[-2:]] == [
        ("board", (), True),
        ("call", (ANNA.id,), True),
    ]


# --- places that refuse --------------------------------------------------------------------------


def refuse_posts(office: Office, said: str = "place-gone") -> None:
    office.messenger.mishap = failing(Undeliverable(text(said)), deed="post")


def told_why(office: Office) -> list[PlayerId]:
    """Whom the messages since the last look tell that their place takes none."""
    written = [x for x in office.writer.written if isinstance(x, PrivateLetter)]
    office.writer.written.clear()
    return sorted(x.to for x in written if text("place-gone") in x.notices)


async def test_what_a_place_cannot_be_told_its_people_learn_privately_once_and_anew_after_it_could(
    office: Office,
) -> None:
    code, both = await begun(office), [ANNA.id, BRUNO.id]
    for order, refused, told in (
        (Cancel(ANNA), True, both),
        (PauseAlone(BRUNO), True, []),
        (Propose(BRUNO, "resume"), False, []),
        (Resign(ANNA), True, both),
    ):
        office.messenger.mishap = lambda _: None
        if refused:
            refuse_posts(office)
        await office.house.order(code, order)
        await office.work()
        assert told_why(office) == told


async def test_of_places_that_refuse_only_the_newest_are_remembered(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workers.table_messages._REMEMBERED", 1)
    await office.restart()
    one, other = [await begun(office) for _ in range(2)]
    refuse_posts(office)
    for code, order in ((one, Cancel(ANNA)), (other, Cancel(ANNA)), (one, Resign(BRUNO))):
        office.writer.written.clear()
        await office.house.order(code, order)
        await office.work()
        assert told_why(office) == [ANNA.id, BRUNO.id]


async def test_in_a_place_that_refuses_each_turn_is_one_message_that_sounds(office: Office) -> None:
    code = await begun(office)
    refuse_posts(office)
    sounds = 0
    for _ in range(5):
        begins = await somebody_moves(office, code)
        deeds = await office.work()
        for wait in (SILENT_EDIT, HOUR):
            office.house.clock.pass_by(wait)
            deeds += await office.work()
        assert loud(deeds).count(ANNA.id) == begins
        sounds += begins
    assert sounds


# --- nights and days -----------------------------------------------------------------------------


async def in_quiet_hours(office: Office, calls: str) -> TableCode:
    """Anna and Bruno begin while it is night for Bruno: from 22 to 7, and it is 23."""
    await wish(office, BRUNO, zone="Europe/Rome", quiet_from=22, quiet_to=7)
    at_night = datetime(2026, 1, 15, 23, tzinfo=ZoneInfo("Europe/Rome"))
    office.house.clock.instant = int(at_night.timestamp() * 1000)
    return await begun(office, bruno=calls)


def called(office: Office, deeds: Deeds) -> list[str]:
    """How Bruno has been called by these, and by what was written since the last look."""
    by_mention = ["channel"] * mentioned(office).count(BRUNO.id)
    return by_mention + ["direct"] * loud(deeds).count(BRUNO.id)


@pytest.mark.parametrize("calls", ["channel", "direct"])
async def test_in_quiet_hours_nothing_sounds_and_then_one_call_comes(
    office: Office, calls: str
) -> None:
    await in_quiet_hours(office, calls)
    assert called(office, []) == []
    office.house.clock.pass_by(8 * HOUR - 1)
    assert await office.work() == []
    office.house.clock.pass_by(1)
    assert called(office, await office.work()) == [calls]


async def play_at_night(office: Office, code: TableCode) -> None:
    await office.house.lay(code, BRUNO)


async def freeze_at_night(office: Office, code: TableCode) -> None:
    await office.house.order(code, Freeze(DINO, CLUB))


@pytest.mark.parametrize("calls", ["channel", "direct"])
@pytest.mark.parametrize("deed", [play_at_night, freeze_at_night])
async def test_nobody_is_called_in_the_morning_to_what_is_asked_no_more(
    office: Office, calls: str, deed: Any
) -> None:
    code = await in_quiet_hours(office, calls)
    await deed(office, code)
    deeds = await office.work()
    office.house.clock.pass_by(9 * HOUR)
    assert called(office, [*deeds, *await office.work()]) == []
    if deed is freeze_at_night:
        await office.house.order(code, Unfreeze(DINO, CLUB))
        assert called(office, await office.work()) == [calls], "but when the game goes on"


async def test_a_proposal_at_night_is_no_call_to_a_turn_in_the_morning(office: Office) -> None:
    code = await begun(office, anna="direct")
    await wish(office, ANNA, zone="UTC", quiet_from=0, quiet_to=23)
    await office.house.order(code, Propose(BRUNO, "pause"))
    assert loud(await office.work()) == []
    assert await office.due() is None


@pytest.mark.parametrize("calls", ["channel", "direct"])
async def test_of_calls_that_waited_for_one_question_the_newest_sounds(
    office: Office, calls: str
) -> None:
    code = await begun(office, bruno=calls)
    office.messenger.mishap = unwell
    for _ in range(2):
        await freeze_at_night(office, code)
        await office.house.order(code, Unfreeze(DINO, CLUB))
        await office.due()
    office.writer.written.clear()
    office.messenger.mishap = lambda _: None
    office.house.clock.pass_by(HOUR)
    assert called(office, await office.work()) == [calls]


def unwell(_: Arrived) -> None:
    """A mishap of everything."""
    raise TryLater


# --- the daily message ---------------------------------------------------------------------------


async def owing(office: Office, tables: int) -> None:
    """Anna wishes a daily message at one o'clock, and owes a turn at so many tables."""
    at_nine = datetime(2026, 1, 15, 9, tzinfo=ZoneInfo("UTC"))
    office.house.clock.instant = int(at_nine.timestamp() * 1000)
    await wish(office, ANNA, digest_due=office.house.clock.now() + 4 * HOUR, digest_at=13)
    for _ in range(tables):
        await begun(office, anna="digest")
    mentioned(office)


async def at_its_hour(office: Office) -> Deeds:
    """The next daily message is due; what happens then."""
    due = await office.service.timers.send_digests()
    assert due is not None
    office.house.clock.instant = due
    await office.service.timers.send_digests()
    return await office.work()


async def test_the_daily_message_comes_once_a_day_while_something_is_owed(office: Office) -> None:
    await owing(office, 2)
    assert await office.service.timers.send_digests() == office.house.clock.now() + 4 * HOUR
    assert await office.work() == []
    for _ in range(2):
        assert await at_its_hour(office) == [("call", ANNA.id, "digest 2")]
        assert await office.work() == []


async def test_a_daily_message_comes_at_another_hour_of_the_same_day_as_well(
    office: Office,
) -> None:
    """Where clocks are put forward, one of a day of ours may be due twice."""
    await owing(office, 1)
    await at_its_hour(office)
    await wish(office, ANNA, digest_at=18, digest_due=office.house.clock.now() + 5 * HOUR)
    deeds = await at_its_hour(office)
    assert [deed for deed, _, _ in deeds] == ["call"]


@pytest.mark.parametrize("frozen", [False, True])
async def test_no_daily_message_comes_where_nothing_is_owed(office: Office, frozen: bool) -> None:
    await owing(office, int(frozen))
    for code in await office.house.codes():
        await freeze_at_night(office, code)
    await office.work()
    assert await at_its_hour(office) == []


async def test_a_daily_message_that_waited_until_nothing_was_owed_does_not_come(
    office: Office,
) -> None:
    await owing(office, 1)
    office.messenger.mishap = failing(TryLater(), deed="call")
    await at_its_hour(office)
    (code,) = await office.house.codes()
    await office.house.lay(code, ANNA)
    office.messenger.mishap = lambda _: None
    office.house.clock.pass_by(HOUR)
    assert loud(await office.work()) == []


async def test_whom_no_daily_message_reaches_is_called_at_each_table_that_waits(
    office: Office,
) -> None:
    await owing(office, 2)
    office.messenger.mishap = failing(DoorClosed(), deed="call", where=ANNA.id)
    await at_its_hour(office)
    assert mentioned(office) == [ANNA.id, ANNA.id]
    await begun(office, anna="digest")
    assert ANNA.id in mentioned(office), "nor is a day spent in silence after that"


# --- plans ---------------------------------------------------------------------------------------


async def test_whoever_has_planned_their_turn_is_not_called_by_letter_but_their_clock_runs(
    office: Office,
) -> None:
    """While their place takes no post, the direct message alone starts it, which others see."""
    code = await begun(office, anna="direct", bruno="direct")
    table = await office.house.table(code)
    best = max((0, 1), key=lambda seat: max(hand(table, seat)))
    who, other = person_in(table, best), person_in(table, 1 - best)
    await office.house.order(code, Play(who, f"lay {max(hand(table, best))}", None))
    await office.work()
    await leave(office.house, code, who.id, "keep")
    office.messenger.mishap = failing(TryLater(), deed="post")
    await office.house.lay(code, other)
    assert who.id not in loud(await office.work())
    (seat,) = (await office.house.table(code)).to_act
    assert (seat.seat, seat.left) == (Seat(best), None)
