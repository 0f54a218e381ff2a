"""Nobody else can tell that a move was planned: neither before it is played nor afterwards.

Each law compares two houses that live through the same things (``planned_twins.py``): in one a
person has planned the move that they type in the other. Planted faults show that it would fail.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import tables.ahead.review
from model import game_json
from model.commands import Person, Play
from model.game_json import AnyGame
from model.letters import PrivateLetter, PublicLetter
from model.message import Wish
from model.table import Human, PlayerProfile, Status, TableCode, TableSeat
from model.thinking_ahead import PlannedMoves
from storage.transaction.people import StoredPrivateDocuments
from tables.ahead.waiting import SHORTEST
from tests.games.catalogue import EVERY_GAME
from tests.tables.planned_twins import (
    for_others,
    leave,
    mark_of,
    planned_timer,
    play_planned,
    public_timers,
    stored,
    twin_houses,
)
from tests.tables.running_service import House
from tests.tables.sample_tables import CLUB, ELSA, GAME, NAMED, PEOPLE, changed

Patch: TypeAlias = pytest.MonkeyPatch
Done: TypeAlias = list[tuple[Person, str]]
"""Who has played what."""

GAMES: dict[str, AnyGame] = {"pebbles": GAME} | {k: e.game for k, e in EVERY_GAME.items()}
LONGEST_TURN = 60
"""Quiet moves until it is somebody else's turn; the games here need a few."""


class Worlds:
    """Two houses with the same game, and whose move is planned in the first."""

    def __init__(self, key: str, planned: House, typed: House) -> None:
        self.game = GAMES[key]
        self.planned, self.typed = planned, typed
        self.both = (planned, typed)
        self.code = TableCode("")
        self.who = PEOPLE[0]
        self.move = ""

    async def begin(self, key: str) -> None:
        """Play until somebody waits for others, who are to move."""
        options = game_json.encode(self.game.manifest.options())
        people = PEOPLE[: self.game.manifest.fewest_seats]
        for house in self.both:
            await house.remember(*people, ELSA)
            self.code = await house.begin(*people, game=key, options=options)
        for _ in range(LONGEST_TURN):
            waiting = [seat for seat in await self._seats() if seat.asked is None]
            if waiting and (await self.typed.table(self.code)).moves:
                self.who = _person_in(waiting[0])
                return
            for house in self.both:
                await _quietly(house, self.code)
        raise AssertionError("somebody waits sooner or later")

    async def look_ahead(self) -> Done:
        """In the second house alone, let the others play until it is this person's turn."""
        done: Done = []
        while await self._asked(self.typed) is None:
            assert len(done) < LONGEST_TURN
            done.append(await _quietly(self.typed, self.code))
        look = await self.typed.service.queries.look(self.code, self.who.id)
        self.move = self.game.notate(look.legal[0])
        return done

    async def repeat(self, done: Done) -> None:
        """Let the others play the same in the first house."""
        for person, notation in done:
            await self.planned.order(self.code, Play(person, notation, None, exact=True))

    async def plan_and_type(self) -> None:
        """In the first house a move is planned and played; in the second it is typed then."""
        done = await self.look_ahead()
        await leave(self.planned, self.code, self.who.id, self.move)
        await self.repeat(done)
        await self.must_be_alike()
        timer = await planned_timer(self.planned)
        assert timer.due_at >= self.planned.clock.now() + SHORTEST
        await play_planned(self.planned)
        self.typed.clock.instant = self.planned.clock.now()
        asked = await self._asked(self.typed)
        await self.typed.order(self.code, Play(self.who, self.move, asked, exact=True))

    async def end(self) -> None:
        """Quiet moves until the game is over in both houses."""
        while (await self.typed.table(self.code)).status is Status.PLAYING:
            for house in self.both:
                await _quietly(house, self.code)

    async def must_be_alike(self) -> None:
        """All that anybody else sees, gets or could measure is the same in both houses."""
        tables = [await stored(house, self.code) for house in self.both]
        assert tables[0] == tables[1]
        timers = [await public_timers(house) for house in self.both]
        assert timers[0] == timers[1]
        assert await self._looks(self.planned) == await self._looks(self.typed)
        records = [await house.service.past.record(self.code) for house in self.both]
        assert records[0] == records[1]
        letters = [for_others(await house.letters(), self.who.id) for house in self.both]
        assert letters[0] == letters[1]

    async def _looks(self, house: House) -> list[Any]:
        others = [one.id for one in (*PEOPLE, ELSA) if one.id != self.who.id]
        return [await house.service.queries.look(self.code, one) for one in others]

    async def _seats(self) -> tuple[TableSeat, ...]:
        return (await self.typed.table(self.code)).seats

    async def _asked(self, house: House) -> int | None:
        table = await house.table(self.code)
        assert table.status is Status.PLAYING
        seat = table.seat_of(self.who.id)
        assert seat is not None
        return seat.asked


def _person_in(seat: TableSeat) -> Person:
    assert isinstance(seat.occupant, Human)
    return NAMED[seat.occupant.player]


async def _quietly(house: House, code: TableCode) -> tuple[Person, str]:
    """Whoever is asked first makes the quiet move of their game; who, and which."""
    table = await house.table(code)
    game, seat = house.games[table.game], table.to_act[0]
    notation = game.notate(game.fallback_move(game_json.state_of(game, table), seat.seat))
    person = _person_in(seat)
    await house.order(code, Play(person, notation, seat.asked, exact=True))
    return person, notation


async def no_trace(folder: Path, key: str) -> None:
    """The law: alike while it is planned, while it waits, and once it is played."""
    async with twin_houses(folder, **GAMES) as houses:
        worlds = Worlds(key, *houses)
        await worlds.begin(key)
        await worlds.must_be_alike()
        await worlds.plan_and_type()
        await worlds.must_be_alike()
        *_, line = await worlds.planned.moves(worlds.code)
        assert (line.actor, line.notation) == (worlds.who.id, worlds.move)


@pytest.mark.parametrize("key", GAMES)
async def test_nobody_else_can_tell_a_planned_move_from_a_typed_one(
    tmp_path: Path, key: str
) -> None:
    await no_trace(tmp_path, key)


async def archived(house: House, code: TableCode, game: str) -> tuple[Any, ...]:
    """The result of a finished game, its record replayed, and the ratings and tallies after it."""
    table, players = await house.table(code), [one.id for one in PEOPLE]
    record, findings = await house.service.past.verify(code)
    assert findings.all_well
    result, ratings = await house.store.read(
        lambda r: (r.results.of_table(table.id), r.results.ratings(game, players))
    )
    assert result is not None
    assert {one.player for one in ratings} == set(table.people)
    ranks = await house.service.archive.leaderboard(table.guild or CLUB, game, 0, len(PEOPLE))
    return record, result, ratings, ranks


async def test_result_record_and_ratings_know_nothing_of_planned_moves(tmp_path: Path) -> None:
    async with twin_houses(tmp_path) as houses:
        worlds = Worlds("pebbles", *houses)
        await worlds.begin("pebbles")
        await worlds.plan_and_type()
        await worlds.end()
        await worlds.must_be_alike()
        kept = [await archived(house, worlds.code, "pebbles") for house in worlds.both]
        assert kept[0] == kept[1]


async def test_a_turn_played_by_a_plan_calls_the_next_and_nobody_else(tmp_path: Path) -> None:
    async with twin_houses(tmp_path, **GAMES) as (house, other):
        worlds = Worlds("jacynth", house, other)
        await worlds.begin("jacynth")
        done = await worlds.look_ahead()
        await leave(house, worlds.code, worlds.who.id, worlds.move)
        await worlds.repeat(done)
        await house.letters()
        await play_planned(house)
        found = await house.letters()
        letters = [one for one in found if not house.is_edit(one)]
        (following,) = (await house.table(worlds.code)).to_act
        called = _person_in(following).id
        assert [one.ping for one in letters if isinstance(one, PublicLetter) and one.ping] == [
            (called,)
        ]
        assert {one.to for one in letters if isinstance(one, PrivateLetter)} == {called}


async def test_a_plan_that_is_set_aside_or_dropped_leaves_no_trace_either(tmp_path: Path) -> None:
    for number, ends in enumerate(("set aside", "dropped")):
        async with twin_houses(tmp_path / str(number)) as houses:
            worlds = Worlds("pebbles", *houses)
            await worlds.begin("pebbles")
            done = await worlds.look_ahead()
            await leave(worlds.planned, worlds.code, worlds.who.id, "lay 99")
            if ends == "dropped":
                mark = await mark_of(worlds.planned, worlds.code, worlds.who.id)
                await worlds.planned.service.ahead.drop(worlds.code, worlds.who.id, mark)
            await worlds.repeat(done)
            await worlds.must_be_alike()


async def somebody_else_sees_nothing(folder: Path) -> None:
    """The law: whoever takes a seat over has nothing planned, and nothing is played for them."""
    async with twin_houses(folder) as (house, other):
        worlds = Worlds("pebbles", house, other)
        await worlds.begin("pebbles")
        done = await worlds.look_ahead()
        await leave(house, worlds.code, worlds.who.id, worlds.move)
        table = await house.table(worlds.code)
        seat = table.seat_of(worlds.who.id)
        assert seat is not None
        await house.hand_over(worlds.code, seat.seat, ELSA)
        await worlds.repeat(done)
        planned = await house.store.read(lambda r: r.private.planned_at(table.id))
        assert planned == {}
        assert "planned" not in [one.kind for one in await house.all_timers()]


async def test_a_substitute_inherits_no_plan(tmp_path: Path) -> None:
    await somebody_else_sees_nothing(tmp_path)


# --- planted faults ------------------------------------------------------------------------------


def that_plays_at_once(patch: Patch) -> None:
    def at_once(_person: PlayerProfile, *_: Any) -> int:
        return int(_[4])

    patch.setattr(tables.ahead.review, "due_at", at_once)


def that_changes_the_table(patch: Patch) -> None:
    save = StoredPrivateDocuments.save_planned

    def noted(self: StoredPrivateDocuments, table: Any, player: Any, planned: PlannedMoves) -> None:
        save(self, table, player, planned)
        next_one = "json_set(CAST(document AS TEXT), '$.version', version + 1)"
        self._connection.exec_driver_sql(
            f"UPDATE game_table SET version = version + 1, document = CAST({next_one} AS BLOB)"
        ).close()

    patch.setattr(StoredPrivateDocuments, "save_planned", noted)


def that_mentions_nobody(patch: Patch) -> None:
    def silent(wish: Wish, plans: Any, _now: int) -> Wish:
        return changed(wish, rings=()) if plans else wish

    patch.setattr("tables.commit.wishes.without_plans", silent)


@pytest.mark.parametrize(
    "plant", [that_plays_at_once, that_changes_the_table, that_mentions_nobody]
)
async def test_a_plan_that_leaves_a_trace_is_found(
    tmp_path: Path, monkeypatch: Patch, plant: Callable[[Patch], None]
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        await no_trace(tmp_path, "pebbles")


async def test_a_plan_that_a_substitute_inherits_is_found(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    def inherited(planned: PlannedMoves, _player: Any, after: Any, grounds: Any) -> PlannedMoves:
        seat = after.table.seats[planned.seat]
        return tables.ahead.review.asked_again(planned, after.table, seat, grounds)

    monkeypatch.setattr("tables.people.thinking_ahead.after_change", inherited)
    with pytest.raises(AssertionError):
        await somebody_else_sees_nothing(tmp_path)
