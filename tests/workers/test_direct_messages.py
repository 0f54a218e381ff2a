"""Direct messages are kept up to date, and nobody is notified twice of one turn."""

import pytest

from core.game import Seat
from model.commands import Answer, Cancel, PauseAlone, Play, Propose, Resign
from model.letters import PrivateLetter, PublicLetter
from model.message import Ring
from model.table import HOUR, MINUTE, Human, PlayerProfile, TableCode
from tables import board_messages
from tables.notifications.notices import PICTURE_FOLLOWS
from tests.tables.planned_twins import leave
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, PEOPLE, PIAZZA, hand, person_in
from tests.workers.running_dispatcher import Office
from tests.workers.test_dispatcher import failing
from workers.chat_platform import DoorClosed, TryLater
from workers.delivery.dispatcher import LATE


async def begun(office: Office, calls: str = "direct") -> TableCode:
    """A game that has begun, its first letters delivered; Anna is called like this."""
    await remember(office, calls=calls)
    code = await office.house.open(ANNA, BRUNO)
    await office.dispatcher.work()
    await office.service.join(office.house.request(), code, BRUNO)
    await office.work()
    return code


def newest_to(office: Office, player: int) -> PrivateLetter:
    """What was last written to this person."""
    letters = [x for x in office.writer.written if isinstance(x, PrivateLetter) and x.to == player]
    return letters[-1]


async def remember(office: Office, **wishes: object) -> None:
    profile = PlayerProfile(ANNA.id, "Anna", **wishes)  # type: ignore[arg-type]
    await office.service.remember(profile)


async def test_an_invitation_that_was_accepted_offers_nothing_any_more(office: Office) -> None:
    code = await office.house.open(ANNA, BRUNO, size=3)
    await office.dispatcher.work()
    assert newest_to(office, BRUNO.id).kind == "invitation"
    await office.service.join(office.house.request(), code, BRUNO)
    deeds = await office.work()
    assert newest_to(office, BRUNO.id).kind == "rest"
    assert [deed for deed, _, _ in deeds if deed == "replace"]


async def test_a_letter_names_no_deadline_while_the_game_is_paused(office: Office) -> None:
    code = await begun(office)
    assert newest_to(office, ANNA.id).table.seats[0].deadline is not None
    await office.house.order(code, PauseAlone(BRUNO))
    await office.work()
    letter = newest_to(office, ANNA.id)
    assert (letter.kind, letter.table.seats[0].deadline) == ("turn", None)


async def test_a_letter_names_the_deadline_that_an_outage_has_moved(office: Office) -> None:
    code = await begun(office)
    await office.service.outages.mark_alive()
    office.house.clock.pass_by(5 * HOUR)
    await office.service.outages.wake_up()
    await office.work()
    (seat, _) = (await office.house.table(code)).seats
    assert newest_to(office, ANNA.id).table.seats[0].deadline == seat.deadline


async def test_whoever_goes_on_finds_the_present_question_in_a_minute(office: Office) -> None:
    await office.service.remember(PlayerProfile(BRUNO.id, "Bruno", calls="direct"))
    code = await begun(office)
    for person in (ANNA, BRUNO):
        await office.house.lay(code, person)
    await office.work()
    (chooser,) = (await office.house.table(code)).to_act
    by = next(p for p in PEOPLE if Human(p.id) == chooser.occupant)
    await office.house.lay(code, by)
    await office.work()
    office.house.clock.pass_by(MINUTE)
    await office.work()
    now = (await office.house.table(code)).seats[chooser.seat]
    assert newest_to(office, by.id).table.seats[chooser.seat].asked == now.asked


async def test_a_proposal_at_night_is_no_call_to_a_turn_in_the_morning(office: Office) -> None:
    code = await begun(office)
    await remember(office, zone="UTC", quiet_from=0, quiet_to=23)
    await office.house.order(code, Propose(BRUNO, "pause"))
    await office.work()
    assert await office.dispatcher.work() is None


async def test_a_reminder_that_finds_the_door_shut_is_one_in_the_channel(office: Office) -> None:
    code = await begun(office)
    await remember(office, calls="direct")
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    office.house.clock.pass_by(36 * HOUR)
    due = (await office.service.timers.agenda()).due
    for timer in due:
        await office.service.timers.fire(timer)
    await office.work()
    letters = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    reminded = [x.kind for x in letters if ANNA.id in x.ping and x.table.code == code]
    assert reminded[-1] == "reminder"
    assert "call" not in reminded


async def test_a_wish_that_finds_the_door_shut_is_a_call_in_the_channel(office: Office) -> None:
    code = await begun(office)
    await remember(office, calls="direct")
    office.messenger.mishap = failing(DoorClosed(), deed="call")
    await office.house.order(code, Propose(BRUNO, "pause"))
    await office.work()
    posts = [x for x in office.writer.written if isinstance(x, PublicLetter)]
    assert [(x.kind, x.ping, x.agree) for x in posts[-2:]] == [
        ("board", (), True),
        ("call", (ANNA.id,), True),
    ]


async def test_calls_that_wait_for_the_morning_are_made_once(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO, CARLA)
    table = await office.house.table(code)
    await remember(office, zone="UTC", quiet_from=0, quiet_to=23)
    ring, now = Ring(ANNA.id, Seat(0), table.seats[0].asked, short="call"), office.house.clock.now()
    for _ in range(2):
        await office.house.store.transact(lambda tx: board_messages.call(tx, table.id, [ring], now))
        assert [where for _, where, _ in await office.work() if where == PIAZZA] == []
    office.house.clock.pass_by(15 * HOUR)
    calls = [what for deed, _, what in await office.work() if deed == "post"]
    assert calls == [f"call {table.version}"]


@pytest.mark.parametrize("wish", [Propose(BRUNO, "pause"), Cancel(BRUNO)])
async def test_whoever_wants_letters_is_asked_for_consent_by_one_that_does_not_outlive_it(
    office: Office, wish: Propose | Cancel
) -> None:
    code = await begun(office)
    await remember(office, calls="direct")
    await office.house.order(code, wish)
    assert [(deed, to) for deed, to, _ in await office.work() if deed == "call"] == [
        ("call", ANNA.id)
    ]
    assert newest_to(office, ANNA.id).kind == "agree"
    number = (await office.house.table(code)).version
    refuse = Answer(BRUNO, number, agrees=False)
    await office.house.order(code, refuse if isinstance(wish, Propose) else Resign(BRUNO))
    await office.work()
    assert newest_to(office, ANNA.id).kind in ("turn", "final")


async def test_a_wish_leaves_the_letter_of_those_alone_who_are_called_in_the_channel(
    office: Office,
) -> None:
    code = await begun(office, "channel")
    for wish in (Propose(BRUNO, "pause"), Propose(ANNA, "pause")):
        await office.house.order(code, wish)
        assert {deed for deed, _, _ in await office.work()} <= {"post", "retire", "replace"}
        assert newest_to(office, ANNA.id).kind == "turn"


async def told_in_words(office: Office) -> TableCode:
    """A game whose first letters are out without their pictures; they call Anna."""
    await remember(office, calls="direct")
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    office.house.clock.pass_by(LATE)
    office.writer.is_busy = True
    await office.work()
    assert newest_to(office, ANNA.id).kind == "turn"
    office.writer.is_busy = False
    return code


async def test_no_picture_follows_to_a_letter_that_has_been_changed_meanwhile(
    office: Office,
) -> None:
    code = await told_in_words(office)
    await office.house.lay(code, ANNA)
    for _ in range(2):
        await office.work()
        assert newest_to(office, ANNA.id).kind == "rest"
        office.house.clock.pass_by(PICTURE_FOLLOWS)


async def test_a_picture_that_could_not_follow_in_time_takes_no_letter_away(office: Office) -> None:
    code = await told_in_words(office)
    office.messenger.mishap = failing(TryLater(), deed="replace")
    office.house.clock.pass_by(PICTURE_FOLLOWS)
    await office.dispatcher.work()
    office.messenger.mishap = lambda _: None
    office.messenger.whispered = office.house.clock.now()
    await office.house.lay(code, ANNA)
    office.house.clock.pass_by(MINUTE)
    assert "remove" not in {deed for deed, _, _ in await office.work()}
    assert newest_to(office, ANNA.id).kind == "rest"


async def test_no_picture_is_to_follow_to_whoever_has_answered_in_secret_meanwhile(
    office: Office,
) -> None:
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    letters = [x for x in await office.house.queued() if isinstance(x, PrivateLetter) and x.view]
    asked = (await office.service.queries.look(code, BRUNO.id)).asked
    await office.house.order(code, Play(BRUNO, "shift", asked))
    for letter in letters:
        await office.house.store.transact(office.service.timers.illustrate_later(letter, 5))
    queued = [x for x in await office.house.queued() if isinstance(x, PrivateLetter)]
    assert [x.to for x in queued if x.illustrates] == [ANNA.id]
    assert {x.to for x in letters} == {ANNA.id, BRUNO.id}


async def test_whoever_has_planned_their_turn_is_not_called_by_letter_but_their_clock_runs(
    office: Office,
) -> None:
    """In a channel that takes no post, only the letter starts the clock, which others see."""
    code = await begun(office)
    table = await office.house.table(code)
    best = max((0, 1), key=lambda seat: max(hand(table, seat)))
    who, other = person_in(table, best), person_in(table, 1 - best)
    await office.service.remember(PlayerProfile(who.id, who.name, calls="direct"))
    await office.house.order(code, Play(who, f"lay {max(hand(table, best))}", None))
    await office.work()
    await leave(office.house, code, who.id, "keep")
    office.messenger.mishap = failing(DoorClosed(), deed="post")
    await office.house.lay(code, other)
    deeds = await office.work()
    assert ("call", who.id) not in [(deed, to) for deed, to, _ in deeds]
    assert not [one for one in await office.house.queued() if getattr(one, "loud", False)]
    (seat,) = (await office.house.table(code)).to_act
    assert (seat.seat, seat.left) == (Seat(best), None)
