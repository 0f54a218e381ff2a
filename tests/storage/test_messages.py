"""Messages that are kept up to date: one worker claims each, the longest due first."""

import pytest

from model.message import Key, Message, Subject, Wish
from model.table import PlaceId, PlayerId
from storage.database.statements import change
from storage.store import Store
from tests.part_caller import calling

ONE, OTHER = Subject("cup", 1), Subject("cup", 2)
HERE, THERE = PlaceId(10), PlaceId(11)


async def want(store: Store, subject: Subject, at: int, place: PlaceId = HERE) -> None:
    await store.transact(lambda tx: tx.messages.want(Key(subject, place), at))


async def claim(store: Store, now: int, until: int = 0, most: int = 1) -> Message | None:
    """The message that is longest due, before anything is done with it."""
    claimed = await store.transact(lambda tx: tx.messages.claim(now, until, most))
    return claimed[0].message if claimed else None


async def next_due_at(store: Store) -> int | None:
    return await store.read(lambda reader: reader.messages.next_due_at())


async def test_each_place_has_one_message_about_a_subject(any_store: Store) -> None:
    await want(any_store, ONE, 5)
    await want(any_store, ONE, 6)
    await want(any_store, ONE, 7, THERE)
    await want(any_store, OTHER, 8)
    about = await any_store.read(lambda reader: reader.messages.about(ONE))
    assert about == [
        Message(ONE, HERE, 5, wanted=2, due=5, wanted_at=5),
        Message(ONE, THERE, 7, wanted=1, due=7, wanted_at=7),
    ]
    await any_store.transact(lambda tx: tx.messages.forget_one(Key(ONE, HERE)))
    about = await any_store.read(lambda reader: reader.messages.about(ONE))
    assert [message.place for message in about] == [THERE]
    assert len(await any_store.read(lambda reader: reader.messages.about(OTHER))) == 1


async def test_each_person_has_one_message(any_store: Store) -> None:
    """They are told apart from what a channel is shown, and from each other."""
    anna, bruno = (Key(ONE, person=PlayerId(n)) for n in (1, 2))
    await want(any_store, ONE, 5)
    for at, key in ((6, anna), (7, bruno), (8, anna)):
        await any_store.transact(calling("messages.want", key, at, Wish(news=True)))
    stored = [await any_store.read(calling("messages.one", key)) for key in (anna, bruno)]
    assert [one and (one.person, one.wanted, one.due) for one in stored] == [(1, 2, 8), (2, 1, 7)]
    assert len(await any_store.read(lambda reader: reader.messages.about(ONE))) == 1
    await any_store.transact(calling("messages.forget_one", anna))
    assert await any_store.read(calling("messages.one", anna)) is None
    assert await any_store.read(calling("messages.one", bruno)) == stored[1]


async def test_nothing_is_kept_of_a_person_who_is_shown_nothing(any_store: Store) -> None:
    """An edit of what does not stand is no message; nor is one that was given up."""
    key = Key(ONE, person=PlayerId(1))
    await any_store.transact(calling("messages.want", key, 5))
    assert await any_store.read(calling("messages.one", key)) is None
    await any_store.transact(calling("messages.want", key, 6, Wish(news=True)))
    claimed = await claim(any_store, 6, 90)
    assert claimed is not None

    def give_up(stored: Message) -> Message:
        return stored.given_up(stored.wanted)

    await any_store.transact(lambda tx: tx.messages.change(claimed, 90, give_up))
    assert await any_store.read(calling("messages.one", key)) is None


async def test_after_a_death_all_may_be_claimed_again(store: Store) -> None:
    await want(store, ONE, 10)
    assert await claim(store, 10, 90) is not None
    assert await claim(store, 11, 90) is None
    await store.release_all()
    assert await claim(store, 11, 90) is not None


async def test_the_longest_due_is_claimed_by_one_worker_at_a_time(any_store: Store) -> None:
    await want(any_store, OTHER, 20)
    await want(any_store, ONE, 10)
    assert await next_due_at(any_store) == 10
    assert await claim(any_store, 9) is None
    first, second = await claim(any_store, 30, 90), await claim(any_store, 30, 100)
    assert first is not None
    assert second is not None
    assert (first.subject, second.subject) == (ONE, OTHER)
    assert await claim(any_store, 89, 200) is None
    assert await next_due_at(any_store) == 90, "when the first lease is over"


async def test_a_wish_that_comes_meanwhile_is_kept(any_store: Store) -> None:
    await want(any_store, ONE, 10)
    claimed = await claim(any_store, 10, 90)
    assert claimed is not None
    await want(any_store, ONE, 11)

    def show(stored: Message) -> Message:
        return stored.arrived(5, claimed.wanted, 12, as_sent=True)

    shown = await any_store.transact(lambda tx: tx.messages.change(claimed, 90, show))
    assert shown is not None
    assert (shown.step, shown.message) == ("edit", 5)
    assert await claim(any_store, 12) == shown


async def test_whoever_comes_back_after_the_lease_changes_nothing(any_store: Store) -> None:
    await want(any_store, ONE, 10)
    late = await claim(any_store, 10, 90)
    assert late is not None
    assert await claim(any_store, 90, 200) == late

    def come_back(stored: Message) -> Message:
        return stored.given_up(stored.wanted)

    assert await any_store.transact(lambda tx: tx.messages.change(late, 90, come_back)) is None
    assert await any_store.read(lambda reader: reader.messages.about(ONE)) == [late]


async def test_a_damaged_message_holds_up_no_other_and_begins_anew(
    any_store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await want(any_store, ONE, 10)
    await want(any_store, OTHER, 20)
    spoil = "UPDATE message SET document = :nothing WHERE subject_id = 1"
    await any_store.database.write(lambda c: change(c, spoil, {"nothing": b"[{"}))
    claimed = await claim(any_store, 30, 90, most=2)
    assert claimed is not None
    assert claimed.subject == OTHER
    assert "the message about cup 1 cannot be read" in caplog.text
    assert await next_due_at(any_store) == 90, "nobody looks at it again"
    await any_store.transact(lambda tx: tx.messages.hasten([Key(ONE, HERE)], 30))
    assert await any_store.read(lambda reader: reader.messages.about(ONE)) == []
    await want(any_store, ONE, 40)
    anew = Message(ONE, HERE, 0, wanted=1, due=40, wanted_at=40)
    assert await claim(any_store, 40, 90) == anew.attempted(40)
