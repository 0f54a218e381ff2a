"""Invariants of every outbox: both engines pass, every mutant fails one."""

import asyncio
from functools import partial

import msgspec
import pytest

from model.letters import LetterPost, PrivateLetter
from model.table import PlaceId, PlayerId
from storage.database.engine import file_of
from storage.database.id_sequences import counted_to, go_on_counting
from storage.errors import UnreadableLetter
from storage.rows.row_values import encode
from storage.rows.schema import outbox
from storage.store import Store
from storage.transaction.outbox import AMENDMENTS_WAIT, Outbox
from storage.transaction.transaction import Transaction
from tests.part_caller import calling
from tests.storage.laws import added
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    CARLA,
    NOON,
    changed,
    direct,
    followed,
    full_table,
    lobby,
)


async def letters_arrive_as_they_were_written(store: Store) -> None:
    table = await added(store, full_table())
    drawn = changed(direct(table), view=msgspec.Raw(b'{"view":1}'), events=(msgspec.Raw(b"[1]"),))
    letters: list[PrivateLetter] = [direct(table, CARLA), drawn, followed(table)]
    await store.transact(lambda tx: tx.letters.put(letters, NOON))
    claimed = (await store.outbox.claim(NOON, NOON + 1, 9)).letters
    assert [c.letter for c in claimed] == letters
    assert {(c.attempts, c.queued_at) for c in claimed} == {(0, NOON)}


async def a_lane_gives_one_letter_at_a_time_in_order(store: Store) -> None:
    table = await added(store, lobby())
    letters: list[PrivateLetter] = [
        direct(table, CARLA, "a"),
        direct(table, ANNA, "b"),
        direct(table, CARLA, "c"),
        direct(table, PlayerId(4), "d"),
        direct(table, BRUNO, "e"),
        direct(table, ANNA, "f"),
    ]
    await store.transact(lambda tx: tx.letters.put(letters[:4], NOON))
    await store.transact(lambda tx: tx.letters.put(letters[4:], NOON))
    rounds = []
    while claimed := (await store.outbox.claim(NOON, NOON + 9, 9)).letters:
        assert (await store.outbox.claim(NOON, NOON + 9, 9)).letters == []
        rounds.append([c.letter for c in claimed])
        for letter in claimed:
            await store.outbox.done(letter.id, None)
    a, b, c, d, e, f = letters
    assert rounds == [[a, b, d, e], [c, f]]


async def a_claim_takes_the_oldest_up_to_its_limit(store: Store) -> None:
    table = await added(store, lobby())
    letters = [direct(table, PlayerId(n)) for n in range(1, 5)]
    await store.transact(lambda tx: tx.letters.put(letters, NOON))
    assert [c.letter for c in (await store.outbox.claim(NOON, NOON + 9, 3)).letters] == letters[:3]
    assert [c.letter for c in (await store.outbox.claim(NOON, NOON + 9, 3)).letters] == letters[3:]


async def a_claim_takes_what_is_new_before_an_amendment_for_a_while(store: Store) -> None:
    table = await added(store, lobby())
    picture = changed(direct(table, PlayerId(1)), amends=True, illustrates=7)
    letters: list[PrivateLetter] = [
        followed(table),
        picture,
        *(direct(table, PlayerId(n)) for n in (2, 3)),
    ]
    await store.transact(lambda tx: tx.letters.put(letters, NOON))
    late = NOON + AMENDMENTS_WAIT
    after = direct(table, PlayerId(4))
    await store.transact(lambda tx: tx.letters.put([after], late))
    claimed = (await store.outbox.claim(late, late + 9, 9)).letters
    assert [c.letter for c in claimed] == [*letters[2:], *letters[:2], after]


async def two_claims_at_once_never_share_a_lane(store: Store) -> None:
    table = await added(store, lobby())
    letters = [direct(table, PlayerId(1 + n % 5), str(n)) for n in range(10)]
    await store.transact(lambda tx: tx.letters.put(letters, NOON))
    claims = await asyncio.gather(*(store.outbox.claim(NOON, NOON + 9, 9) for _ in range(4)))
    claimed = sorted((c for claim in claims for c in claim.letters), key=lambda c: c.id)
    assert [c.letter for c in claimed] == letters[:5]


async def a_letter_is_overtaken_by_a_newer_picture_of_its_table_in_its_lane(
    store: Store,
) -> None:
    table = await added(store, full_table())
    other = await added(store, lobby("BBBB"))
    letters: list[PrivateLetter] = [
        drawn(direct(table, ANNA, "before the last")),
        direct(table, ANNA, "words alone"),
        drawn(direct(table, ANNA, "last")),
        direct(table, ANNA, "words after it"),
        drawn(direct(other, ANNA, "another table")),
        drawn(direct(table, BRUNO, "another lane")),
    ]
    await store.transact(lambda tx: tx.letters.put(letters, NOON))
    overtaken: list[PrivateLetter] = []
    behind: list[list[PrivateLetter]] = []
    while claimed := (await store.outbox.claim(NOON, NOON + 9, 1)).letters:
        overtaken += [c.letter for c in claimed if c.overtaken]
        behind.append(await store.outbox.behind(claimed[0]))
        await store.outbox.done(claimed[0].id, None)
    assert overtaken == letters[:2]
    assert behind[:2] == [[letters[2]], [letters[2]]]
    assert not any(behind[2:])


def drawn(letter: PrivateLetter) -> PrivateLetter:
    """The letter with a picture."""
    return changed(letter, view=msgspec.Raw(b'{"view":1}'))


async def what_a_follower_is_shown_takes_the_place_of_what_nobody_has_tried(store: Store) -> None:
    table = await added(store, full_table())
    other = await added(store, lobby("BBBB"))
    newer = changed(table, version=table.version + 1)
    await store.transact(partial(_put, followed(table)))
    (tried,) = (await store.outbox.claim(NOON, NOON + 1, 9)).letters
    kept = [tried.letter, followed(other), direct(table), followed(table, BRUNO)]
    for letter in (*kept[1:], followed(table), followed(newer)):
        await store.transact(partial(_put, letter))
    found = list[PrivateLetter]()
    while claimed := (await store.outbox.claim(NOON + 1, NOON + 2, 9)).letters:
        found += [one.letter for one in claimed]
        for one in claimed:
            await store.outbox.done(one.id, None)
    assert sorted(map(encode, found)) == sorted(map(encode, [*kept, followed(newer)]))


async def a_call_takes_the_place_of_an_equal_one(store: Store) -> None:
    table = await added(store, full_table())
    turn = changed(direct(table), kind="call", held=10)
    other, again = changed(turn, lasts=True), changed(turn, held=20)
    for letter in (turn, other, again):
        await store.transact(partial(_put, letter))
    late = NOON + again.held
    found = list[PrivateLetter]()
    while claimed := (await store.outbox.claim(late, late + 9, 9)).letters:
        found += [one.letter for one in claimed]
        await store.outbox.done(claimed[0].id, None)
    assert found == [other, again], "of calls to the same the newest stays"


async def a_letter_that_is_held_keeps_nobody_waiting(store: Store) -> None:
    table = await added(store, full_table())
    other = await added(store, lobby("BBBB"))
    held = changed(followed(table), held=10)
    await store.transact(lambda tx: tx.letters.put([held, followed(other)], NOON))
    (claimed,) = (await store.outbox.claim(NOON, NOON + 1, 9)).letters
    assert claimed.letter == followed(other)
    await store.outbox.done(claimed.id, None)
    assert (await store.outbox.claim(NOON + 9, NOON + 20, 9)).letters == []
    assert await store.outbox.next_due_at(NOON + 9) == NOON + 10
    newer = changed(held, table=changed(held.table, version=held.table.version + 1))
    await store.transact(lambda tx: tx.letters.put([newer], NOON + 9))
    (claimed,) = (await store.outbox.claim(NOON + 10, NOON + 20, 9)).letters
    assert claimed.letter == newer, "it goes out when the one before it was due"


async def a_letter_that_was_held_waits_for_one_of_its_lane_that_is_on_its_way(
    store: Store,
) -> None:
    table = await added(store, full_table())
    other = changed(await added(store, lobby("BBBB")), place=table.place)
    held = changed(direct(table, CARLA, "held"), held=10)
    await store.transact(lambda tx: tx.letters.put([held, direct(other, CARLA)], NOON))
    (on_its_way,) = (await store.outbox.claim(NOON, NOON + 20, 9)).letters
    assert on_its_way.letter == direct(other, CARLA)
    assert (await store.outbox.claim(NOON + 19, NOON + 20, 9)).letters == []
    (claimed,) = (await store.outbox.claim(NOON + 20, NOON + 30, 9)).letters
    assert claimed.letter == held


async def a_postponed_letter_holds_its_lane_back(store: Store) -> None:
    table = await added(store, lobby())
    await store.transact(
        lambda tx: tx.letters.put([direct(table, word="a"), direct(table, word="b")], NOON)
    )
    (first,) = (await store.outbox.claim(NOON, NOON + 100, 9)).letters
    assert await store.outbox.next_due_at(NOON) == NOON + 100
    await store.outbox.postpone(first.id, NOON + 50, "503")
    assert await store.outbox.next_due_at(NOON) == NOON + 50
    assert (await store.outbox.claim(NOON + 49, NOON + 99, 9)).letters == []
    (again,) = (await store.outbox.claim(NOON + 50, NOON + 99, 9)).letters
    assert again == msgspec.structs.replace(first, attempts=1)
    await store.outbox.done(again.id, None)
    (second,) = (await store.outbox.claim(NOON + 50, NOON + 99, 9)).letters
    assert second.letter == direct(table, word="b")
    await store.outbox.done(second.id, None)
    assert await store.outbox.next_due_at(NOON + 50) is None


async def a_letter_put_off_by_a_clock_that_went_ahead_holds_no_lane_for_so_long(
    store: Store,
) -> None:
    table, day = await added(store, lobby()), 24 * 3_600_000
    await store.transact(lambda tx: tx.letters.put([direct(table, CARLA)], NOON))
    (first,) = (await store.outbox.claim(NOON + day, NOON + day + 9, 9)).letters
    await store.outbox.postpone(first.id, NOON + day + 2_000, "503")
    back = NOON + 50
    next_due = await store.outbox.next_due_at(back)
    assert next_due is not None
    assert next_due <= back
    (again,) = (await store.outbox.claim(back, back + 9, 9)).letters
    assert again.letter == first.letter


async def a_lease_that_ends_gives_the_letter_to_another(store: Store) -> None:
    table = await added(store, lobby())
    await store.transact(lambda tx: tx.letters.put([direct(table, CARLA)], NOON))
    (first,) = (await store.outbox.claim(NOON, NOON + 10, 9)).letters
    assert (await store.outbox.claim(NOON + 9, NOON + 20, 9)).letters == []
    (again,) = (await store.outbox.claim(NOON + 10, NOON + 20, 9)).letters
    assert (again.id, again.attempts) == (first.id, 1)


async def whoever_has_lost_a_letter_changes_nothing_about_it(store: Store) -> None:
    table = await added(store, lobby())
    await store.transact(lambda tx: tx.letters.put([direct(table, CARLA)], NOON))
    slow, other = (Outbox(store.database, owner) for owner in ("slow", "other"))
    (lost,) = (await slow.claim(NOON, NOON + 10, 9)).letters
    (taken,) = (await other.claim(NOON + 10, NOON + 20, 9)).letters
    assert taken.id == lost.id
    await slow.postpone(lost.id, NOON, "503")
    stood, stands = (LetterPost(table.id, ANNA, PlaceId(3), message) for message in (17, 18))
    await slow.done(lost.id, stood, [direct(table, CARLA, "later")], NOON)
    assert (await slow.claim(NOON + 11, NOON + 20, 9)).letters == []
    await other.done(taken.id, stands)
    await other.done(taken.id, stood)
    assert await store.read(lambda r: r.letters.letter_post(table.id, ANNA)) == stands
    assert await store.outbox.next_due_at(NOON) is None


async def a_start_ends_leases_where_nobody_else_can_be_alive(store: Store) -> None:
    table = await added(store, lobby())
    await store.transact(lambda tx: tx.letters.put([direct(table, CARLA)], NOON))
    (first,) = (await store.outbox.claim(NOON, NOON + 10, 9)).letters
    started = Outbox(store.database, "started")
    await started.release_all()
    again = (await started.claim(NOON, NOON + 10, 9)).letters
    alone = file_of(store.database.url) is not None
    assert [(c.id, c.attempts) for c in again] == ([(first.id, 1)] if alone else [])


async def a_letter_stands_no_more_when_it_was_taken_away_unless_another_does(
    store: Store,
) -> None:
    table = await added(store, lobby())
    stood, stands = (LetterPost(table.id, ANNA, PlaceId(3), message) for message in (17, 18))
    await store.transact(lambda r: r.letters.save_letter_post(stands))
    kept = await store.read(lambda r: r.letters.letter_post(table.id, ANNA))
    assert kept is not None
    assert kept.asks is False
    for gone, left in ((stood, stands), (stands, None)):
        await store.transact(calling("letters.delete_letter_post", gone))
        assert await store.read(lambda r: r.letters.letter_post(table.id, ANNA)) == left


async def an_id_of_a_letter_is_never_used_again(store: Store) -> None:
    table = await added(store, lobby())
    seen = []
    for _ in range(3):
        await store.transact(lambda tx: tx.letters.put([direct(table, CARLA)], NOON))
        (claimed,) = (await store.outbox.claim(NOON, NOON + 1, 9)).letters
        seen.append(claimed.id)
        await store.outbox.done(claimed.id, None)
    assert seen == sorted(set(seen))


async def after_a_copy_was_put_back_no_number_is_used_that_was_given_since(store: Store) -> None:
    table = await added(store, lobby())

    async def sent(count: int) -> list[int]:
        numbers = list[int]()
        for _ in range(count):
            await store.transact(lambda tx: tx.letters.put([direct(table, CARLA)], NOON))
            (claimed,) = (await store.outbox.claim(NOON, NOON + 1, 9)).letters
            await store.outbox.done(claimed.id, None)
            numbers.append(claimed.id)
        return numbers

    given = await sent(1)
    copied = await store.database.read(lambda c: counted_to(c, outbox))
    given += await sent(3)
    for started_at in (NOON, NOON + 1_000):
        await store.database.write(lambda c: go_on_counting(c, outbox, copied))
        await store.outbox.number_from(started_at)
        anew = await sent(3)
        assert min(anew) > max(given)
        given += anew
    await store.outbox.number_from(NOON)
    assert min(await sent(1)) > max(given), "a clock that was set back changes nothing"


async def an_unreadable_letter_is_named_and_ticked_off_like_any_other(store: Store) -> None:
    table = await added(store, lobby())
    await store.transact(
        lambda tx: tx.letters.put([direct(table, word="a"), direct(table, word="b")], NOON)
    )
    await store.database.write(
        lambda c: c.exec_driver_sql(
            "UPDATE outbox SET payload = (SELECT options FROM game_table) "
            "WHERE id = (SELECT min(id) FROM outbox)"
        ).close()
    )
    with pytest.raises(UnreadableLetter) as lost:
        await store.outbox.claim(NOON, NOON + 1, 9)
    assert (lost.value.table, lost.value.to) == (table.id, ANNA)
    await store.outbox.done(lost.value.letter, None)
    (claimed,) = (await store.outbox.claim(NOON, NOON + 1, 9)).letters
    assert claimed.letter == direct(table, word="b")


async def what_goes_along_with_a_letter_is_written_once(store: Store) -> None:
    table = await added(store, lobby())
    await store.transact(lambda tx: tx.letters.put([direct(table, CARLA)], NOON))
    (claimed,) = (await store.outbox.claim(NOON, NOON + 1, 9)).letters
    for at in (NOON + 1, NOON + 2):
        await store.outbox.done(claimed.id, None, along=calling("timers.mark_alive", at))
    assert await store.read(lambda r: r.timers.last_alive()) == NOON + 1


def _put(letter: PrivateLetter, tx: Transaction) -> None:
    tx.letters.put([letter], NOON)


async def a_claim_and_a_letter_ticked_off_tell_when_others_are_due(store: Store) -> None:
    table = await added(store, lobby())
    first, second, other = direct(table, ANNA, "1"), direct(table, ANNA, "2"), direct(table, BRUNO)
    await store.transact(lambda tx: tx.letters.put([first, second, other], NOON))
    claim = await store.outbox.claim(NOON, NOON + 9, 1)
    assert [one.letter for one in claim.letters] == [first]
    assert claim.next_due_at == NOON, "another lane has one"
    last = await store.outbox.claim(NOON, NOON + 99, 9)
    assert [one.letter for one in last.letters] == [other]
    assert last.next_due_at == NOON + 9, "the lease of an earlier claim ends"
    assert await store.outbox.done(claim.letters[0].id, None) == NOON, "the second of the lane"
    held = changed(direct(table, CARLA), held=50)
    assert await store.outbox.done(last.letters[0].id, None, (held,), NOON) == NOON + 50
    (rest,) = (await store.outbox.claim(NOON, NOON + 9, 9)).letters
    assert await store.outbox.done(rest.id, None) is None


OUTBOX_LAWS = (
    a_claim_and_a_letter_ticked_off_tell_when_others_are_due,
    letters_arrive_as_they_were_written,
    what_a_follower_is_shown_takes_the_place_of_what_nobody_has_tried,
    a_lane_gives_one_letter_at_a_time_in_order,
    a_claim_takes_the_oldest_up_to_its_limit,
    a_letter_is_overtaken_by_a_newer_picture_of_its_table_in_its_lane,
    a_claim_takes_what_is_new_before_an_amendment_for_a_while,
    two_claims_at_once_never_share_a_lane,
    a_call_takes_the_place_of_an_equal_one,
    a_letter_that_is_held_keeps_nobody_waiting,
    a_letter_that_was_held_waits_for_one_of_its_lane_that_is_on_its_way,
    a_postponed_letter_holds_its_lane_back,
    a_letter_put_off_by_a_clock_that_went_ahead_holds_no_lane_for_so_long,
    a_lease_that_ends_gives_the_letter_to_another,
    whoever_has_lost_a_letter_changes_nothing_about_it,
    a_start_ends_leases_where_nobody_else_can_be_alive,
    a_letter_stands_no_more_when_it_was_taken_away_unless_another_does,
    an_id_of_a_letter_is_never_used_again,
    after_a_copy_was_put_back_no_number_is_used_that_was_given_since,
    an_unreadable_letter_is_named_and_ticked_off_like_any_other,
    what_goes_along_with_a_letter_is_written_once,
)
