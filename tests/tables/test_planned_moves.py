"""Planned moves: when they are played, when they are set aside, and that nobody else can tell."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from core.errors import PlayerError
from core.game import Seat
from core.texts import Listing, Text, Verbatim, text
from core.thinking_ahead import Ahead, Guard
from model import game_json
from model.commands import (
    Free,
    Freeze,
    Person,
    Play,
    Resign,
    Undo,
    Unfreeze,
)
from model.letters import PrivateLetter, PublicLetter
from model.message import Wish
from model.table import (
    HOUR,
    MINUTE,
    Computer,
    Former,
    Human,
    Motion,
    MoveRecord,
    PlayerProfile,
    Table,
    TableCode,
)
from model.thinking_ahead import (
    DEEPEST_WITH_BRANCHES,
    MOST_BRANCHES,
    MOST_MOVES_OF_A_TURN,
    MOST_TURNS,
    PlannedMoves,
    PlannedTurn,
)
from tables.ahead.judging import judged
from tables.ahead.review import SET_ASIDE, Grounds, after_change, ended, set_aside
from tables.ahead.waiting import LONGEST, SHORTEST, due_at, request_of
from tables.decisions.transitions import Transition
from tables.notifications import after_all, call_to
from tests.sample_motions import agreed_to
from tests.tables.planned_twins import (
    in_words,
    leave,
    mark_of,
    planned_timer,
    planned_turn,
    play_planned,
)
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    ELSA,
    GAME,
    NOON,
    all_lay,
    changed,
    hand,
    person_in,
    playing,
    state_of,
)
from tests.tables.toy_game import Give, Keep, Lay


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_house(tmp_path) as house:
        await house.remember(ANNA, BRUNO, CARLA, ELSA)
        yield house


def why(plan: PlannedMoves) -> str | None:
    """The key of what a plan says has become of it."""
    if plan.said is None or plan.said.key != SET_ASIDE:
        return None if plan.said is None else plan.said.key
    reason = plan.said.values["said"]
    assert isinstance(reason, Text)
    return reason.key


def listed(*moves: str) -> Listing:
    """Moves in notation, as a plan tells them."""
    return Listing(tuple(map(Verbatim, moves)), "comma")


class Waiting:
    """A game of two in which one person has laid their highest pebble, the highest of all."""

    def __init__(self, house: House, code: TableCode, who: Person, other: Person) -> None:
        self.house, self.code, self.who, self.other = house, code, who, other

    async def plan(self) -> PlannedMoves | None:
        """What they have planned."""
        table = await self.house.table(self.code)
        return await self.house.service.ahead.of(table.id, self.who.id)

    async def their_turn(self) -> None:
        """The other lays their lowest pebble: it is up to the first to keep or give the point."""
        table = await self.house.table(self.code)
        seat = table.seat_of(self.other.id)
        assert seat is not None
        lowest = min(hand(table, seat.seat))
        await self.house.order(self.code, Play(self.other, f"lay {lowest}", None))

    async def said(self) -> str | None:
        """The key of what their plan says."""
        plan = await self.plan()
        return None if plan is None else why(plan)


async def waiting(house: House) -> Waiting:
    """Such a game."""
    code = await house.begin(ANNA, BRUNO)
    table = await house.table(code)
    best = max((0, 1), key=lambda seat: max(hand(table, seat)))
    who, other = person_in(table, best), person_in(table, 1 - best)
    await house.order(code, Play(who, f"lay {max(hand(table, best))}", None))
    await house.letters()
    return Waiting(house, code, who, other)


def private_to(letters: list[Any], person: Person) -> list[PrivateLetter]:
    return [one for one in letters if isinstance(one, PrivateLetter) and one.to == person.id]


async def refusal_of(deed: Any) -> str:
    with pytest.raises(PlayerError) as caught:
        await deed
    return caught.value.refusal.code


# --- played --------------------------------------------------------------------------------------


async def test_a_planned_move_is_played_after_a_while_in_its_owners_name(house: House) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    assert [one.kind for one in await house.timers()].count("planned") == 0
    await here.their_turn()
    timer = await planned_timer(house)
    assert SHORTEST <= timer.due_at - house.clock.now() <= LONGEST
    await house.letters()
    await play_planned(house)
    *_, line = await house.moves(here.code)
    table = await house.table(here.code)
    assert (line.actor, line.notation) == (here.who.id, "keep")
    assert table.to_act == table.seats
    assert await here.said() == "planned-played"


async def test_it_is_played_once_however_often_its_timer_fires(house: House) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    await here.their_turn()
    await house.letters()
    timer = await planned_timer(house)
    for _ in range(2):
        await house.service.timers.fire(timer)
    assert [line.notation for line in await house.moves(here.code)].count("keep") == 1


async def test_at_once_for_whoever_does_not_mind_and_without_a_mention(house: House) -> None:
    here = await waiting(house)
    profile = PlayerProfile(here.who.id, here.who.name, planned="at-once")
    await house.service.remember(profile)
    await leave(house, here.code, here.who.id, "keep")
    await here.their_turn()
    assert (await planned_timer(house)).due_at == house.clock.now()
    pings = [one.ping for one in await house.letters() if isinstance(one, PublicLetter)]
    assert pings == [()]


async def test_whoever_waits_is_mentioned_as_always_but_no_letter_of_theirs_rings(
    house: House,
) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    await here.their_turn()
    letters = await house.letters()
    (public,) = [one for one in letters if isinstance(one, PublicLetter)]
    assert public.ping == (here.who.id,)
    (letter,) = private_to(letters, here.who)
    assert here.who.id not in house.called
    assert (letter.planned, letter.plan) == ("waits", await mark_of(house, here.code, here.who.id))
    assert all(one.planned is None for one in private_to(letters, here.other))


async def test_the_turns_that_follow_wait_for_the_next_question(house: House) -> None:
    here = await waiting(house)
    table = await house.table(here.code)
    seat = table.seat_of(here.who.id)
    assert seat is not None
    pebble = min(hand(table, seat.seat))
    second = await planned_turn(house, here.code, here.who.id, f"lay {pebble}")
    first = await planned_turn(house, here.code, here.who.id, "keep")
    await house.service.ahead.leave(here.code, here.who.id, (changed(first, then=(second,)),))
    await here.their_turn()
    for _ in range(2):
        await house.letters()
        await play_planned(house)
    assert [line.notation for line in await house.moves(here.code)][-2:] == [
        "keep",
        f"lay {pebble}",
    ]


async def test_moves_of_one_turn_are_made_together_and_what_is_refused_is_said(
    house: House,
) -> None:
    here = await waiting(house)
    table = await house.table(here.code)
    seat = table.seat_of(here.who.id)
    assert seat is not None
    pebble = min(hand(table, seat.seat))
    await leave(house, here.code, here.who.id, "keep", f"lay {pebble}", "keep", "give")
    await here.their_turn()
    await house.letters()
    await play_planned(house)
    *_, keep, lay = await house.moves(here.code)
    assert (keep.notation, lay.notation) == ("keep", f"lay {pebble}")
    assert keep.request is not None
    assert lay.request == -keep.request - 1, "one undo takes both back"
    plan = await here.plan()
    assert plan is not None
    assert plan.said is not None
    told, rest = (plan.said.values[name] for name in ("played", "rest"))
    assert told == text("planned-played", moves=listed("keep", f"lay {pebble}"))
    assert isinstance(rest, Text)
    assert rest.key == "planned-gone-rest"
    assert rest.values["moves"] == listed("keep", "give")
    assert not plan.turns


# --- set aside -----------------------------------------------------------------------------------


async def test_a_move_that_is_not_allowed_any_more_is_set_aside_and_said(house: House) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "lay 99")
    await here.their_turn()
    assert await here.said() == "planned-gone-refused"
    (letter,) = private_to(await house.letters(), here.who)
    assert here.who.id in house.called
    assert letter.planned == "gone"


@pytest.mark.parametrize(
    ("guard", "said"), [("unchanged", "planned-gone-changed"), ("legal", None)]
)
async def test_the_guard_decides_what_else_may_have_happened(
    house: House, guard: Guard, said: str | None
) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep", guard="unchanged")
    mark = await mark_of(house, here.code, here.who.id)
    await house.service.ahead.guard(here.code, here.who.id, guard, mark)
    await here.their_turn()
    assert await here.said() == said


async def test_of_several_the_one_that_fits_what_happened_is_played(
    house: House, tmp_path: Path
) -> None:
    here = await waiting(house)
    give = await planned_turn(house, here.code, here.who.id, "give", guard="unchanged")
    keep = await planned_turn(house, here.code, here.who.id, "keep", guard="unchanged")
    (tmp_path / "elsewhere").mkdir()
    async with make_house(tmp_path / "elsewhere") as elsewhere:
        there = await waiting(elsewhere)
        await there.their_turn()
        look = await elsewhere.service.queries.look(there.code, there.who.id)
    expected = changed(keep, expected=game_json.raw(look.view))
    await house.service.ahead.leave(here.code, here.who.id, (give, expected))
    await here.their_turn()
    await house.letters()
    await play_planned(house)
    assert (await house.moves(here.code))[-1].notation == "keep"


async def _freed(here: Waiting) -> None:
    table = await here.house.table(here.code)
    seat = table.seat_of(here.who.id)
    assert seat is not None
    await here.house.hand_over(here.code, seat.seat, ELSA)
    await here.their_turn()


async def _resigned(here: Waiting) -> None:
    await here.house.order(here.code, Resign(here.who))


async def _over(here: Waiting) -> None:
    await here.house.call_off(here.code, here.who, here.other)


@pytest.mark.parametrize("happens", [_freed, _resigned, _over])
async def test_without_seat_or_game_nothing_is_left_of_a_plan(house: House, happens: Any) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    await happens(here)
    assert await here.plan() is None
    table = await house.table(here.code)
    assert await house.store.read(lambda r: r.private.planned_at(table.id)) == {}
    assert "planned" not in [one.kind for one in await house.all_timers()]


async def test_an_undo_sets_plans_aside_and_a_move_by_hand_as_well(house: House) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    await here.house.order(here.code, Undo(here.who, None))
    assert await here.said() in ("planned-gone-undone", "planned-gone-by-hand")
    again = await waiting(house)
    await leave(house, again.code, again.who.id, "keep")
    await again.their_turn()
    await house.order(again.code, Play(again.who, "give", None))
    assert await again.said() == "planned-gone-by-hand"
    assert "planned" not in [one.kind for one in await house.all_timers()]


@pytest.mark.parametrize(
    ("plan", "asked_before", "rings"),
    [("gone", None, True), ("gone", 1, False), ("waits", None, False)],
)
def test_whoever_was_left_in_peace_is_called_once_their_plan_is_gone(
    plan: str, asked_before: int | None, rings: bool
) -> None:
    table = playing(ANNA, BRUNO)
    planned = changed(_PLAN, due_at=NOON) if plan == "waits" else set_aside(_PLAN, text("why"))
    before = _with_anna(table, asked=asked_before)
    edit = {ANNA.id: Wish()}
    wishes = after_all(table, edit, {ANNA.id: planned}, before, (), None)
    assert wishes == ({ANNA.id: call_to(table.seats[0])} if rings else edit)


async def test_in_a_frozen_game_it_waits_until_the_game_goes_on(house: House) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    await here.their_turn()
    await house.letters()
    await house.order(here.code, Freeze(ELSA, CLUB))
    assert "planned" not in [one.kind for one in await house.all_timers()]
    await house.order(here.code, Unfreeze(ELSA, CLUB))
    await house.letters()
    await play_planned(house)
    assert (await house.moves(here.code))[-1].notation == "keep"


async def test_one_press_drops_it(house: House) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    mark = await mark_of(house, here.code, here.who.id)
    assert await house.service.ahead.drop(here.code, here.who.id, mark)
    assert not await house.service.ahead.drop(here.code, here.who.id, mark)
    await here.their_turn()
    assert "planned" not in [one.kind for one in await house.timers()]


async def test_what_was_dropped_while_it_waited_is_not_played(house: House) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    await here.their_turn()
    await house.letters()
    mark = await mark_of(house, here.code, here.who.id)
    assert await house.service.ahead.drop(here.code, here.who.id, mark)
    await play_planned(house)
    assert (await house.moves(here.code))[-1].notation != "keep"


# --- refused -------------------------------------------------------------------------------------


async def test_what_can_never_be_played_is_refused_and_nothing_is_kept(house: House) -> None:
    here = await waiting(house)
    plans, code, who = house.service.ahead, here.code, here.who.id
    turn = await planned_turn(house, code, who, "keep")
    chain = turn
    for _ in range(MOST_TURNS):
        chain = changed(turn, then=(chain,))
    branches = (turn,) * MOST_BRANCHES
    deep = (changed(turn, then=(changed(turn, then=(changed(turn, then=(turn,)),)),)), turn)
    assert DEEPEST_WITH_BRANCHES == 3
    many = changed(turn, moves=("keep",) * (MOST_MOVES_OF_A_TURN + 1))
    refusals: dict[str, list[tuple[PlannedTurn, ...]]] = {
        "planned-refusal-empty": [(), (changed(turn, moves=()),)],
        "planned-refusal-many-turns": [(chain,), deep],
        "planned-refusal-many-branches": [(*branches, turn)],
        "planned-refusal-many-moves": [(many,)],
        "pebbles-refusal-unreadable": [(changed(turn, moves=("juggle",)),)],
    }
    for code_of, plans_refused in refusals.items():
        for turns in plans_refused:
            assert await refusal_of(plans.leave(code, who, turns)) == code_of
    assert await refusal_of(plans.leave_typed(code, who, [["juggle"]], in_words)) == (
        "pebbles-refusal-unreadable"
    )
    assert await refusal_of(plans.leave(code, ELSA.id, (turn,))) == "table-refusal-not-seated"
    assert await refusal_of(plans.leave(code, here.other.id, (turn,))) == (
        "planned-refusal-your-turn"
    )
    assert await plans.guard(code, who, "legal", None) is None
    assert await here.plan() is None
    await house.call_off(code, here.who, here.other)
    assert await refusal_of(plans.leave(code, who, (turn,))) == "planned-refusal-over"


@pytest.mark.parametrize(
    ("moves", "refusal"),
    [
        (("keep",) * (MOST_MOVES_OF_A_TURN + 1), "planned-refusal-many-moves"),
        ((), "planned-refusal-empty"),
        (("juggle",), "pebbles-refusal-unreadable"),
    ],
)
async def test_a_later_turn_is_refused_as_the_first_one_is(
    house: House, moves: tuple[str, ...], refusal: str
) -> None:
    here = await waiting(house)
    plans, code, who = house.service.ahead, here.code, here.who.id
    turn = await planned_turn(house, code, who, "keep")
    second = changed(turn, then=(changed(turn, moves=moves),))
    third = changed(turn, then=(second,))
    branch = changed(turn, then=(turn, changed(turn, moves=moves)))
    for turns in ((second,), (third,), (turn, second), (branch,)):
        assert await refusal_of(plans.leave(code, who, turns)) == refusal
    typed = [["keep"], list(moves)]
    assert await refusal_of(plans.leave_typed(code, who, typed, in_words)) == refusal
    assert await here.plan() is None


async def test_three_people_plan_no_branches(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await house.lay(code, ANNA)
    turn = await planned_turn(house, code, ANNA.id, "keep")
    refused = house.service.ahead.leave(code, ANNA.id, (turn, turn))
    assert await refusal_of(refused) == "planned-refusal-branches-of-two"


# --- how long it waits ---------------------------------------------------------------------------

_PERSON = PlayerProfile(ANNA.id, "Anna")


def _log_of(*spans: int) -> list[MoveRecord]:
    """A game in which seat 0 took these milliseconds each time."""
    lines, at = [MoveRecord(1, Seat(1), None, None, "x", "", NOON)], NOON
    for n, span in enumerate(spans):
        at += span
        lines.append(MoveRecord(2 * n + 2, Seat(0), ANNA.id, None, "x", "", at))
        lines.append(MoveRecord(2 * n + 3, Seat(1), None, None, "x", "", at))
    return lines


def _waits(person: PlayerProfile, log: list[MoveRecord], deadline: int | None) -> list[int]:
    """How long plans wait, with many chances."""
    chances = (bytes([n]) * 32 for n in range(200))
    return [due_at(person, 5, chance, log, Seat(0), NOON, deadline) - NOON for chance in chances]


def test_it_waits_about_as_long_as_this_seat_usually_takes() -> None:
    quick, slow = _waits(_PERSON, _log_of(4 * MINUTE), None), _waits(_PERSON, _log_of(HOUR), None)
    assert all(3 * MINUTE <= wait <= 5 * MINUTE for wait in quick)
    assert all(SHORTEST <= wait <= LONGEST for wait in (*slow, *_waits(_PERSON, [], None)))
    assert min(slow) > max(quick)
    assert len({*slow}) == len(slow) > 100, "no two are alike"


def test_it_waits_never_beyond_half_of_the_time_left() -> None:
    assert all(wait <= MINUTE for wait in _waits(_PERSON, [], NOON + 2 * MINUTE))
    assert all(wait == 1 for wait in _waits(_PERSON, [], NOON - 1))


def test_no_instant_tells_by_itself_that_a_move_was_planned() -> None:
    for minutes in (10, 20, 45):
        waits = _waits(_PERSON, [], NOON + minutes * MINUTE)
        assert len({*waits}) > 100, "half of the time left is not an instant of its own"
        assert max(waits) <= minutes * MINUTE // 2


def test_a_deadline_after_the_night_lets_its_person_sleep() -> None:
    hour = (NOON // HOUR) % 24
    asleep = changed(_PERSON, quiet_from=hour, quiet_to=(hour + 8) % 24)
    ends = (NOON // HOUR + 8) * HOUR
    waits = _waits(asleep, [], ends + 20 * MINUTE)
    assert all(ends < NOON + wait <= ends + 10 * MINUTE for wait in waits)
    assert len({*waits}) > 100


def test_whoever_sleeps_plays_neither_at_night_nor_at_its_very_end() -> None:
    hour = (NOON // HOUR) % 24
    asleep = changed(_PERSON, quiet_from=hour, quiet_to=(hour + 8) % 24)
    ends = (NOON // HOUR + 8) * HOUR
    assert all(ends + SHORTEST <= NOON + wait for wait in _waits(asleep, [], None))


def test_requests_of_planned_moves_are_nobody_elses() -> None:
    first = [request_of(bytes([n]) * 32, question, 0) for n in range(99) for question in range(9)]
    assert len({*first}) == len(first)
    assert all(2**62 <= one < 2**63 for one in first)
    assert request_of(bytes(32), 3, 2) == -request_of(bytes(32), 3, 0) - 2


# --- what a move rests on ------------------------------------------------------------------------


def scored(expected: Any, now: Any, move: Any) -> Iterator[Text]:
    """Only the scores matter, and only to whoever gives."""
    if isinstance(move, Give) and expected.scores != now.scores:
        yield text("pebbles-scored")


NEAR: Final = Ahead[Any, Any, Any](disturbed=scored, everywhere=(Keep, Lay))
"""What a game says of its moves."""


@pytest.mark.parametrize(
    ("move", "guard", "scored", "reason"),
    [
        ("give", "legal", True, None),
        ("give", "undisturbed", True, "planned-gone-changed"),
        ("keep", "undisturbed", True, None),
        ("keep", "unchanged", True, "planned-gone-changed"),
        ("give", "unchanged", False, None),
        ("lay 99", "legal", False, "planned-gone-refused"),
    ],
)
def test_a_guard_asks_only_of_what_its_move_rests_on(
    move: str, guard: Guard, scored: bool, reason: str | None
) -> None:
    game = replace(GAME, ahead=NEAR)
    state = state_of(all_lay(playing(ANNA, BRUNO)))
    assert state.chooser is not None
    before = changed(game.view_for(state, state.chooser), scores=(7, 7) if scored else (0, 0))
    turn = PlannedTurn((move,), guard, game_json.raw(before))
    found = judged(game, state, state.chooser, (turn,), list)
    assert found == turn if reason is None else isinstance(found, Text) and found.key == reason


def passing(state: Any, _seat: Seat) -> Any:
    """Whoever is asked may pass, and is asked again."""
    return state


def test_a_seat_that_is_never_asked_again_is_not_waited_for() -> None:
    state = state_of(all_lay(playing(ANNA, BRUNO)))
    assert state.chooser is not None
    out = Seat(1 - state.chooser)
    game: Any = replace(GAME, ahead=replace(NEAR, passed=passing))
    before = changed(game.view_for(state, out), scores=(7, 7))
    turn = PlannedTurn(("keep",), "legal", game_json.raw(before))
    found = judged(game, state, out, (turn,), list)
    assert isinstance(found, Text)
    assert found.key == "planned-gone-refused"


def test_a_plan_of_another_version_of_the_game_is_set_aside() -> None:
    state = state_of(all_lay(playing(ANNA, BRUNO)))
    assert state.chooser is not None
    turn = PlannedTurn(("keep",), "legal", msgspec.Raw(b'{"scores": "many"}'))
    found = judged(GAME, state, state.chooser, (turn,), list)
    assert isinstance(found, Text)
    assert found.values["why"] == text("planned-other-version")


async def test_a_game_whose_word_fails_stops_nobody_and_names_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(expected: Any, now: Any, move: Any) -> Iterator[Text]:
        raise LookupError("a secret hand")

    game = replace(GAME, ahead=Ahead(disturbed=broken))
    async with make_house(tmp_path, pebbles=game) as house:
        here = await waiting(house)
        await leave(house, here.code, here.who.id, "keep")
        await here.their_turn()
        assert await here.said() == "planned-gone-fault"
    assert "LookupError" in caplog.text
    assert "secret" not in caplog.text


# --- what a change of the table does -------------------------------------------------------------

_PLAN = PlannedMoves(Seat(0), (PlannedTurn(("keep",), "legal", msgspec.Raw(b"{}")),), b"chance")


def _left_after(table: Table, **how: Any) -> PlannedMoves | None:
    """Anna's plan after the table has become this, while nobody is asked."""
    unasked = changed(table, seats=tuple(changed(seat, asked=None) for seat in table.seats))
    grounds = Grounds(GAME, NOON, {}, list)
    return after_change(_PLAN, ANNA.id, Transition(unasked, **how), grounds)


def _with_anna(table: Table, **fields: Any) -> Table:
    return changed(table, seats=(changed(table.seats[0], **fields), *table.seats[1:]))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, None),
        ({"occupant": Computer("pebbles", "easy", ANNA.id)}, "planned-gone-tended"),
        ({"presence": "gone"}, "planned-gone-absent"),
    ],
)
def test_whoever_does_not_play_themselves_has_their_plan_set_aside(
    fields: dict[str, Any], said: str | None
) -> None:
    left = _left_after(_with_anna(playing(ANNA, BRUNO), **fields))
    assert left is not None
    assert why(left) == said
    assert bool(left.turns) == (said is None)


@pytest.mark.parametrize(
    "fields",
    [
        {"occupant": Human(ELSA.id)},
        {"occupant": Computer("pebbles", "easy")},
        {"occupant": Former()},
        {"resigned": True},
        {"beaten": True},
    ],
)
def test_whoever_has_no_seat_in_the_game_has_no_plan(fields: dict[str, Any]) -> None:
    assert _left_after(_with_anna(playing(ANNA, BRUNO), **fields)) is None


def _asked_anna(**fields: Any) -> str | None:
    """What her waiting plan says once the table, at which she is to act, has become this."""
    table = changed(_with_anna(playing(ANNA, BRUNO), asked=5), **fields)
    waits = changed(_PLAN, question=5, due_at=NOON + MINUTE)
    left = after_change(waits, ANNA.id, Transition(table), Grounds(GAME, NOON, {}, list))
    return None if left is None else why(left)


@pytest.mark.parametrize(
    ("motion", "said"),
    [
        (agreed_to(9, "draw", BRUNO.id), "planned-gone-proposed"),
        (agreed_to(9, "undo", BRUNO.id), "planned-gone-proposed"),
        (agreed_to(9, "undo", ANNA.id), "planned-gone-proposed"),
        (agreed_to(9, "end", ANNA.id), "planned-gone-proposed"),
        (agreed_to(9, "draw", ANNA.id), None),
        (agreed_to(9, "pause", BRUNO.id), None),
        (agreed_to(9, "end", BRUNO.id), None),
    ],
)
def test_a_plan_decides_nothing_that_its_owner_is_asked(motion: Motion, said: str | None) -> None:
    assert _asked_anna(motions=(motion,)) == said


def test_a_change_without_the_rules_leaves_plans_as_they_are() -> None:
    grounds = Grounds(None, NOON, {}, list)
    assert after_change(_PLAN, ANNA.id, Transition(playing(ANNA, BRUNO)), grounds) == _PLAN


def test_why_a_plan_was_set_aside_is_still_said_after_a_computers_move() -> None:
    stands_in = _with_anna(playing(ANNA, BRUNO), occupant=Computer("pebbles", "easy", ANNA.id))
    aside = set_aside(_PLAN, text("planned-gone-tended"))
    move = MoveRecord(1, Seat(0), None, None, "keep", "", NOON)
    grounds = Grounds(GAME, NOON, {}, list)
    assert after_change(aside, ANNA.id, Transition(stands_in, move), grounds) == aside


def test_an_undo_that_only_others_know_of_changes_no_plan() -> None:
    table = playing(ANNA, BRUNO)
    line = MoveRecord(3, Seat(1), BRUNO.id, None, "undo 2", "", NOON)
    assert _left_after(table, move=line, secret=True) == _PLAN
    known = _left_after(table, move=line)
    assert known is not None
    assert why(known) == "planned-gone-undone"


def test_that_a_planned_move_was_played_is_said_no_more_once_it_is_undone() -> None:
    table, grounds = playing(ANNA, BRUNO), Grounds(GAME, NOON, {}, list)
    done = ended(_PLAN, text("planned-played", moves="keep"))
    line = MoveRecord(3, Seat(1), BRUNO.id, None, "undo 2", "", NOON)
    assert after_change(done, ANNA.id, Transition(table, line), grounds) is None
    secret = Transition(table, line, secret=True)
    assert after_change(done, ANNA.id, secret, grounds) == done


@pytest.mark.parametrize("gone", ["banned", "forgotten", "freed"])
async def test_a_plan_goes_with_its_owner(house: House, gone: str) -> None:
    here = await waiting(house)
    await leave(house, here.code, here.who.id, "keep")
    table = await house.table(here.code)
    seat = table.seat_of(here.who.id)
    assert seat is not None
    if gone == "banned":
        await house.service.removals.ban(CLUB, here.who.id)
    elif gone == "forgotten":
        await house.service.removals.leave_for_good(table.id, here.who.id)
    else:
        await house.order(here.code, Free(ELSA, seat.seat, CLUB))
    assert await here.plan() is None
    assert "planned" not in [one.kind for one in await house.all_timers()]
