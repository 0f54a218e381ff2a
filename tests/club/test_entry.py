"""Commands to cups: who may do what, each once for a request."""

import inspect
from collections.abc import Awaitable
from itertools import combinations

import pytest

from club.model.cup import CupCode, CupStatus
from club.service import ClubService
from core.errors import PlayerError
from storage.privacy.erasure import SqlMemory
from tables.model.commands import (
    Cancel,
    Free,
    Freeze,
    HandOver,
    Invite,
    Join,
    Order,
    Person,
    Propose,
    Undo,
    Vote,
)
from tables.model.letters import PrivateLetter
from tables.model.table import HOUSE, LIVING, GuildId, PlaceId, PlayerId, Status
from tables.people.open_table_limits import MOST_OPENINGS, OPENINGS_IN
from tests.club.running_club import MANAGER, OPENER, PLAYERS, Club, cup_opening, seated
from tests.part_caller import calling
from tests.tables.sample_tables import CLUB, SEED, changed

ONE, TWO, THREE, FOUR = PLAYERS[:4]


async def refusal(deed: Awaitable[object]) -> str | None:
    """The code of a refusal; None where it is done."""
    try:
        await deed
    except PlayerError as fault:
        return fault.refusal.code
    return None


@pytest.mark.parametrize(
    ("code", "terms"),
    [
        ("club-refusal-seats", {"size": 5}),
        ("club-refusal-places", {"most": 2}),
        ("club-refusal-places", {"most": 65}),
        ("club-refusal-no-pace", {"pace": changed(cup_opening().pace, hours=None)}),
        ("club-refusal-closes", {"closes_at": 1}),
        ("club-refusal-days", {"round_days": 61}),
        ("club-refusal-days", {"round_days": 0}),
        ("club-refusal-name", {"name": "n" * 61}),
        ("club-refusal-many-computers", {"computers": ("easy",) * 9}),
        ("club-refusal-computers", {"computers": ("easy", "easy"), "most": 3}),
        ("table-refusal-unknown-game", {"game": "chess"}),
    ],
)
async def test_a_cup_that_cannot_be_played_is_not_opened(
    club: Club, code: str, terms: dict[str, object]
) -> None:
    assert await refusal(club.open(**terms)) == code
    assert await club.listed(OPENER) == []


async def test_a_cup_is_opened_once_for_a_request(club: Club) -> None:
    request = club.house.request()
    first = await club.service.open_cup(request, cup_opening())
    again = await club.service.open_cup(request, cup_opening())
    assert first == again
    assert len(await club.listed(OPENER)) == 1


async def test_nobody_opens_cups_without_end(club: Club) -> None:
    for _ in range(3):
        await club.open()
    assert await refusal(club.open()) == "club-refusal-too-many"
    assert await refusal(club.open(by=TWO)) is None


async def test_nobody_opens_cups_and_calls_them_off_without_end(club: Club) -> None:
    for _ in range(MOST_OPENINGS):
        await club.call_off(await club.open(), manages=False)
    assert await refusal(club.open()) == "club-refusal-too-hasty"
    assert await refusal(club.open(by=TWO)) is None
    club.house.clock.pass_by(OPENINGS_IN)
    assert await refusal(club.open()) is None


async def test_one_enters_once_and_leaves_once(club: Club) -> None:
    code = await club.open(ONE)
    assert await refusal(club.enter(code, ONE)) == "club-refusal-entered"
    request = club.house.request()
    for _ in range(2):
        public = await club.service.leave(request, code, ONE)
        assert public.facts.people == ()
    assert await refusal(club.leave(code, ONE)) == "club-refusal-not-entered"
    await club.enter(code, ONE)
    assert [cup.code for cup in (await club.service.queries.offered_of(ONE.id)).cups] == [code]
    assert await refusal(club.enter(CupCode("NONE"), ONE)) == "club-refusal-unknown"


async def test_whoever_enters_again_is_the_entrant_that_they_were(club: Club) -> None:
    code = await club.open(ONE, TWO)
    for _ in range(3):
        await club.leave(code, ONE)
        await club.enter(code, ONE)
    cup = await club.cup(code)
    assert [(e.number, e.player, e.plays) for e in cup.entrants] == [
        (1, ONE.id, True),
        (2, TWO.id, True),
    ]


async def test_whoever_left_before_the_first_round_is_not_stored_for_ever(club: Club) -> None:
    code = await club.open(*PLAYERS[:6])
    await club.leave(code, TWO)
    await club.remove(code, 3)
    await club.service.begin(club.house.request(), code, OPENER, manages=False)
    await club.leave(code, PLAYERS[5])
    assert [e.number for e in (await club.cup(code)).entrants] == [1, 2, 3, 4, 5, 6]
    await club.service.advance()
    await club.leave(code, FOUR)
    assert [e.number for e in (await club.cup(code)).entrants] == [1, 3, 4, 5]
    assert not await club.house.store.read(lambda r: r.tables.has_entered(code, TWO.id))
    public = await club.play_to_the_end(code)
    assert sorted(row.entrant for row in public.standings) == [1, 4, 5]


async def test_whoever_was_removed_stays_out(club: Club) -> None:
    code = await club.open(ONE, TWO)
    await club.remove(code, 2)
    assert await refusal(club.enter(code, TWO)) == "club-refusal-removed"
    assert await refusal(club.remove(code, 2)) == "club-refusal-nobody"


async def test_a_cup_that_has_begun_takes_nobody_in(club: Club) -> None:
    code = await club.open(*PLAYERS[:3], most=3)
    assert await refusal(club.enter(code, FOUR)) == "club-refusal-entries-closed"
    await club.call_off(code)
    assert await refusal(club.leave(code, ONE)) == "club-refusal-over"
    assert await refusal(club.call_off(code)) == "club-refusal-over"


async def test_whoever_is_banned_neither_opens_nor_enters(club: Club) -> None:
    code = await club.open()
    await club.house.service.removals.ban(HOUSE, TWO.id)
    assert await refusal(club.enter(code, TWO)) == "table-refusal-banned"
    assert await refusal(club.open(by=TWO)) == "table-refusal-banned"


@pytest.mark.parametrize("server", [CLUB, HOUSE])
async def test_whoever_is_banned_leaves_the_entries_at_once_and_frees_the_place(
    club: Club, server: GuildId
) -> None:
    code = await club.open(ONE, TWO, THREE, most=4)
    await club.house.service.removals.ban(server, TWO.id)
    await club.service.advance()
    public = await club.service.queries.cup(code)
    assert [entrant.player for entrant in public.facts.active] == [ONE.id, THREE.id]
    await club.enter(code, FOUR)
    await club.service.advance()
    cup = await club.cup(code)
    assert (cup.status, cup.people) == (CupStatus.ENTRY, (ONE.id, THREE.id, FOUR.id))
    assert await club.service.advance() == cup.closes_at


async def test_a_ban_elsewhere_takes_nobody_out_of_a_cup(club: Club) -> None:
    code = await club.open(ONE, TWO, THREE, most=4)
    closes_at = await club.service.advance()
    await club.house.service.removals.ban(GuildId(CLUB + 1), TWO.id)
    assert await club.service.advance() == closes_at
    assert TWO.id in (await club.cup(code)).people


async def test_whoever_is_being_forgotten_does_not_enter(club: Club) -> None:
    code = await club.open()
    await SqlMemory(club.house.store.database).mark(TWO.id, 1)
    assert await refusal(club.enter(code, TWO)) == "being-forgotten"


async def test_nobody_is_kept_out_by_a_block_nor_learns_of_one(club: Club) -> None:
    """One who blocks everybody before entering keeps nobody out, nor does the opener."""
    blocks = club.house.service.blocks
    for person in PLAYERS[1:]:
        await blocks.block(ONE.id, person.id)
        if person != THREE:
            await blocks.block(person.id, THREE.id)
    await blocks.block(THREE.id, FOUR.id)
    code = await club.open(ONE, by=THREE, most=64)
    for person in PLAYERS[1:]:
        assert await refusal(club.enter(code, person)) is None
    assert len((await club.cup(code)).people) == len(PLAYERS)


async def test_a_block_made_after_entry_changes_no_pairing(club: Club) -> None:
    """Else whoever makes the rounds again with the lot would see who has blocked whom."""
    code = await club.begin(*PLAYERS[:4])
    for one, other in combinations(PLAYERS[:4], 2):
        await club.house.service.blocks.block(one.id, other.id)
    await club.play_to_the_end(code)
    paired = [set(group) for r in (await club.cup(code)).rounds for group in seated(r.pairings)]
    assert all(set(pair) in paired for pair in combinations(range(1, 5), 2))


async def test_only_the_opener_and_managers_organise(club: Club) -> None:
    code, request = await club.open(*PLAYERS[:3]), club.house.request
    service, not_theirs = club.service, "club-refusal-not-organiser"
    assert await refusal(service.begin(request(), code, TWO, manages=False)) == not_theirs
    assert await refusal(service.call_off(request(), code, TWO, manages=False)) == not_theirs
    removes = service.remove(request(), code, TWO, 1, "", manages=False)
    assert await refusal(removes) == not_theirs
    assert await refusal(service.begin(request(), code, TWO, manages=True)) is None
    await service.advance()
    assert await refusal(club.call_off(code, manages=True)) is None
    other = await club.begin(*PLAYERS[1:4])
    assert await refusal(club.call_off(other, manages=False)) == "club-refusal-has-begun"


def organisers_orders(club: Club, code: CupCode, by: Person) -> dict[str, Awaitable[object]]:
    """What the right to organise allows, by the name of the command."""
    service, request = club.service, club.house.request
    return {
        "change_options": service.change_options(request(), code, by, {}, manages=True),
        "begin": service.begin(request(), code, by, manages=True),
        "remove": service.remove(request(), code, by, 2, "why", manages=True),
        "call_off": service.call_off(request(), code, by, manages=True),
    }


@pytest.mark.parametrize("stays", [True, False])
async def test_nobody_organises_a_cup_that_is_played_and_that_they_are_or_were_in(
    club: Club, stays: bool
) -> None:
    code = await club.begin(*PLAYERS[:4])
    if not stays:
        await club.leave(code, ONE)
    before = await club.cup(code)
    commands = dict(inspect.getmembers(ClubService, inspect.iscoroutinefunction))
    orders = organisers_orders(club, code, ONE)
    assert orders.keys() == {
        name
        for name, command in commands.items()
        if "manages" in inspect.signature(command).parameters
    }, "each command of an organiser is tried here"
    for order in orders.values():
        assert await refusal(order) == "club-refusal-own-cup"
    assert await club.cup(code) == before


async def test_an_organiser_who_has_entered_removes_people_before_the_first_round(
    club: Club,
) -> None:
    code = await club.open(*PLAYERS[:4])
    await club.remove(code, 2)
    await club.service.begin(club.house.request(), code, OPENER, manages=False)
    await club.service.advance()
    assert await refusal(club.remove(code, 3)) == "club-refusal-own-cup"
    await club.remove(code, 3, manages=True)
    assert [e.number for e in (await club.cup(code)).active] == [1, 4]


async def test_whoever_is_banned_organises_no_cup_any_more(club: Club) -> None:
    code = await club.open(*PLAYERS[1:5])
    await club.house.service.removals.ban(CLUB, OPENER.id)
    begins = club.service.begin(club.house.request(), code, OPENER, manages=False)
    for deed in (club.remove(code, 1), begins, club.call_off(code, manages=False)):
        assert await refusal(deed) == "table-refusal-banned"
    assert await refusal(club.call_off(code, manages=True)) is None


async def test_whoever_has_blocked_the_opener_gets_no_words_of_theirs(club: Club) -> None:
    code = await club.open(TWO, THREE)
    await club.house.service.blocks.block(TWO.id, OPENER.id)
    await club.remove(code, 1, "words")
    await club.remove(code, 2, "words")
    told = {
        letter.to: [notice.key for notice in letter.notices]
        for letter in await club.house.letters()
        if isinstance(letter, PrivateLetter)
    }
    assert told == {
        TWO.id: ["club-told-removed"],
        THREE.id: ["club-told-removed", "club-told-reason"],
    }


@pytest.mark.parametrize("reason", ["", "  ", "\n\t", "\u200b \u200b"])
async def test_nobody_is_removed_without_a_reason_that_can_be_read(club: Club, reason: str) -> None:
    code = await club.open(TWO, THREE)
    assert await refusal(club.remove(code, 1, reason)) == "club-refusal-no-reason"
    assert (await club.cup(code)).people == (TWO.id, THREE.id)


async def test_a_cup_does_not_begin_with_too_few(club: Club) -> None:
    code = await club.open(ONE, TWO)
    begins = club.service.begin(club.house.request(), code, OPENER, manages=False)
    assert await refusal(begins) == "club-refusal-too-few"
    assert not club.service.queries.can_begin(await club.cup(code))
    assert (await club.cup(code)).status is CupStatus.ENTRY


async def test_a_cup_can_begin_while_it_gathers_enough_and_its_game_is_here(club: Club) -> None:
    code = await club.open(ONE, TWO, THREE)
    cup = await club.cup(code)
    assert club.service.queries.can_begin(cup)
    assert not club.service.queries.can_begin(changed(cup, game="gone"))
    await club.service.begin(club.house.request(), code, OPENER, manages=False)
    assert not club.service.queries.can_begin(await club.cup(code))


async def test_the_post_of_a_cup_is_outdated_after_each_change(club: Club) -> None:
    code = await club.open()
    cup = await club.cup(code)
    assert await club.service.posts.outdated() == [cup.id]
    await club.posted(code, PlaceId(77), 88)
    assert await club.service.posts.outdated() == []
    await club.enter(code, ONE)
    assert await club.service.posts.outdated() == [cup.id]
    cup = await club.cup(code)
    assert (cup.place, cup.post) == (77, 88)


# --- at the table of a cup -----------------------------------------------------------------------


async def test_at_the_table_of_a_cup_nobody_else_decides_the_game(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    (table, _) = await club.tables(code)
    one, other = (Person(player, "") for player in table.people)
    stranger, house = Person(PlayerId(7), "Stranger"), club.house
    refused: dict[str, list[Order]] = {
        "club-refusal-end": [Cancel(one), Cancel(stranger)],
        "club-refusal-own-cup": [Cancel(one, manages=CLUB), Freeze(one, manages=CLUB)],
        "club-refusal-substitute": [
            Free(stranger, table.seats[0].seat, manages=CLUB),
            Invite(one, (stranger,)),
            Join(stranger, SEED, table.place),
            Vote(one, "computer"),
        ],
        "club-refusal-pace": [Propose(one, "pace", changed(table.pace, hours=9))],
    }
    for key, orders in refused.items():
        for order in orders:
            assert await refusal(house.order(table.code, order)) == key
    assert await refusal(house.order(table.code, Propose(other, "pause"))) is None


async def test_a_game_that_a_manager_ends_counts_as_unfinished(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    (table, other) = await club.tables(code)
    ended = club.house.order(table.code, Cancel(MANAGER, manages=CLUB))
    assert await refusal(ended) is None
    await club.service.advance()
    (pairing, _) = (await club.round(code)).pairings
    assert [(place.rank, place.judged) for place in pairing.places] == [(1, True)] * 2
    await club.finish(other.code)
    await club.service.advance()
    assert len((await club.cup(code)).rounds) == 2, "the cup goes on"


async def test_no_manager_who_is_or_was_in_a_cup_ends_a_game_of_it(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    (table, other) = await club.tables(code)
    left = Person(other.people[0], "")
    await club.leave(code, left)
    entered = [
        await club.house.store.read(calling("tables.has_entered", code, person.id))
        for person in PLAYERS[:5]
    ]
    assert entered == [True, True, True, True, False]
    orders = (Cancel(left, CLUB), Freeze(left, CLUB), HandOver(left, table.people[1], CLUB))
    for order in orders:
        assert await refusal(club.house.order(table.code, order)) == "club-refusal-own-cup"
        foreseen = club.house.service.queries.must_rule(table.code, order)
        assert await refusal(foreseen) == "club-refusal-own-cup"
    assert await club.house.table(table.code) == table


async def test_at_the_table_of_a_cup_only_what_nobody_has_seen_is_taken_back(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    (table, _) = await club.tables(code)
    one, other = (Person(player, "") for player in table.people)
    await club.house.lay(table.code, one)
    assert await refusal(club.house.order(table.code, Undo(one))) is None
    await club.house.lay(table.code, one)
    await club.house.lay(table.code, other)
    for order in (Undo(one), Propose(one, "undo")):
        assert await refusal(club.house.order(table.code, order)) == "club-refusal-undo"


async def test_a_rematch_of_a_game_of_a_cup_belongs_to_none(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    (table, _) = await club.tables(code)
    await club.finish(table.code)
    one = Person(table.people[0], "")
    done = await club.house.service.rematch(club.house.request(), table.code, one)
    assert done.look.table.cup is None
    assert done.look.table.status is Status.LOBBY


async def test_ordinary_tables_know_nothing_of_cups(club: Club) -> None:
    await club.begin(*PLAYERS[:4])
    code = await club.house.begin(PLAYERS[4], PLAYERS[5])
    await club.house.call_off(code, PLAYERS[4], PLAYERS[5])
    assert (await club.house.table(code)).status not in LIVING
