"""Direct messages whose answer is lost, that are refused, or that wait: what their reader is shown
stays true, and whoever is to be called is called.
"""

import msgspec
import pytest

from core.game import Seat
from core.texts import text
from model.commands import Person
from model.message import Message, Older, Ring, Subject, Wish
from model.retention import DAY
from model.table import HOUR, MINUTE, PlaceId, PlayerId, TableCode
from tables.direct_messages import key_to
from tests.tables.sample_tables import ANNA, BRUNO, DINO, PIAZZA
from tests.workers.running_office import MAILBOX, Office
from tests.workers.test_direct_messages import (
    begun,
    failing,
    mentioned,
    newest_to,
    standing,
    stored,
    to,
    wish,
)
from workers.post_model import Sent, TryLater, Undeliverable


def test_no_two_messages_have_one_nonce() -> None:
    readers = [(PlaceId(0), PlayerId(11)), (PlaceId(0), PlayerId(22)), (PlaceId(11), PlayerId(0))]
    rows = [Message(Subject("table", 1), place, 0, person=person) for place, person in readers]
    sent = [row.wished(5, Wish(news=True)).attempted(5).attempt for row in rows]
    assert len({attempt.nonce for attempt in sent if attempt is not None}) == len(readers)


async def test_a_hand_whose_answer_is_lost_is_still_shown(office: Office) -> None:
    await wish(office, ANNA, calls="channel")
    code = await office.house.open(ANNA, BRUNO)
    await office.service.join(office.house.request(), code, BRUNO, PIAZZA)
    office.messenger.after = failing(TryLater(), deed="whisper", where=ANNA.id)
    await office.work()
    office.messenger.after = lambda _: None
    office.messenger.found = Sent(PlaceId(ANNA.id + MAILBOX), 9_000)
    office.house.clock.pass_by(HOUR)
    assert to(await office.work(), ANNA, 9_000) == [("replace", "turn")]
    letter = newest_to(office, ANNA)
    assert letter.view is not None
    assert letter.lasts, "nobody calls her by it"
    assert await standing(office, code) == 9_000


async def until_asked(office: Office, code: TableCode, who: Person) -> None:
    """The others move until this person is asked something new."""
    index = (ANNA, BRUNO).index(who)
    before = (await office.house.table(code)).seats[index].asked
    while (await office.house.table(code)).seats[index].asked in (None, before):
        await office.house.lay(code, await asked_at(office, code))


async def test_a_lost_answer_of_the_only_call_starts_the_clock(office: Office) -> None:
    code = await begun(office)
    refused = failing(Undeliverable(text("place-refused")), deed="post")
    office.messenger.mishap = refused
    office.messenger.after = failing(TryLater(), deed="call", where=ANNA.id)
    await until_asked(office, code, ANNA)
    await office.work()
    seat = (await office.house.table(code)).seats[0]
    assert seat.left is not None, "nobody knows yet whether she was called"
    office.messenger.after = lambda _: None
    office.messenger.found = Sent(PlaceId(ANNA.id + MAILBOX), 9_000)
    office.house.clock.pass_by(HOUR)
    await office.work()
    assert await standing(office, code) == 9_000
    assert (await office.house.table(code)).seats[0].left is None


async def test_a_call_that_waits_when_the_door_closes_is_made_in_the_channel(
    office: Office,
) -> None:
    code = await begun(office, anna="direct", bruno="direct")
    mentioned(office)
    office.messenger.mishap = failing(TryLater(), deed="call", where=ANNA.id)
    await until_asked(office, code, ANNA)
    await office.work()
    assert mentioned(office) == []
    office.house.clock.pass_by(MINUTE)
    await office.service.note_direct_message(ANNA.id, refused=True)  # at another table
    await office.work()
    assert mentioned(office) == [ANNA.id]


async def test_a_followers_message_that_is_refused_holds_no_clock_up(office: Office) -> None:
    code = await begun(office)
    await wish(office, DINO)
    await follow(office, code)
    office.messenger.replaceable = False
    await office.house.lay(code, (await asked_at(office, code)))
    await office.work()
    office.messenger.mishap = failing(TryLater(), deed="whisper", where=DINO.id)
    office.house.clock.pass_by(11 * MINUTE)
    await office.work()
    message = await stored(office, code, DINO)
    assert message is not None
    assert message.step == "look", "a new one is tried, in vain"
    assert message.waits_since is None


async def asked_at(office: Office, code: TableCode) -> Person:
    seat = (await office.house.table(code)).to_act[-1]
    return (ANNA, BRUNO)[seat.seat]


async def follow(office: Office, code: TableCode) -> None:
    followings = office.service.followings
    letter = await followings.letter_to(code, DINO.id)
    await followings.begin(letter, PlaceId(DINO.id + MAILBOX), 8_000)


async def test_a_silent_message_that_cannot_be_edited_gives_nobody_time(office: Office) -> None:
    code = await begun(office)
    office.messenger.replaceable = False
    for _ in range(2):
        await office.house.lay(code, await asked_at(office, code))
        await office.work()
        office.house.clock.pass_by(MINUTE)
        await office.work()
    for person in (ANNA, BRUNO):
        message = await stored(office, code, person)
        assert message is not None
        assert message.waits_since is None


async def test_daily_messages_of_before_are_left_alone(office: Office) -> None:
    """Only that of today tells of deadlines that move."""
    code = await begun(office, anna="digest")
    now = office.house.clock.now()
    number = now // HOUR - 30
    key = key_to((await office.house.table(code)).id, ANNA.id)
    old = key._replace(subject=Subject("day", number))
    await office.house.store.transact(lambda tx: tx.messages.adopt(old, 0, 4_000))
    await office.house.store.transact(lambda tx: tx.messages.edit_daily_message(ANNA.id, now))
    kept = await office.house.store.read(lambda reader: reader.messages.one(old))
    assert kept is not None
    assert kept.step is None


@pytest.mark.parametrize("place", [PlaceId(7), PlaceId(0)])
def test_what_was_to_be_done_by_a_clock_that_was_ahead_is_done_now(place: PlaceId) -> None:
    """Else it would be claimed again and again, until then."""
    ahead, now = 40 * DAY, DAY
    person = PlayerId(0) if place else ANNA.id
    stands = Message(Subject("table", 1), place, 0, 1, 1, message=5, person=person)
    ring = Ring(ANNA.id, Seat(0), 1, short="call", due=ahead)
    waits = stands.postponed([ring])
    old = msgspec.structs.replace(stands, older=(Older(4, tries=1, due=ahead),))
    for message in (waits, old, stands.wished(ahead)):
        assert message.due_at is not None
        assert message.due_at > now
        claimed = message.as_of(now)
        assert claimed.due_at is not None
        assert claimed.due_at <= now
