"""Databases of released versions still open and work; each version left one here.

``old/record.py`` wrote them; each release adds one.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ai.base import unhurried
from catalog import CATALOG
from core.rng import Rng
from games.stratego4.game import STRATEGO4
from i18n import Translator
from model import game_json
from model.commands import Answer, Play, Propose
from model.letters import PrivateLetter
from model.refusals import TableRefuses
from model.table import Human, PlayerId, Status, TableCode, TableSeat
from rendering.scene.shapes import Scene
from tables.visibility import Look
from tests.games.catalogue import EVERY_GAME
from tests.house.old import record
from tests.storage.new_stores import make_store
from tests.storage.sample_rows import changed
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import BRUNO, NAMED, NOON, PEOPLE, FixedClock, joining
from workers.painting.render_queue import RenderQueue
from workers.presenter import Presenter

OLD = Path(__file__).parent / "old"
LEFT = sorted(path.stem for path in OLD.glob("*.sql"))
LONGEST = 2_000
"""Decisions; the games here need a few hundred."""

every_version = pytest.mark.parametrize("version", LEFT)


def running() -> list[str]:
    """The codes of the games that were going on when each version left its database."""
    return [code for code, *_ in record.TABLES]


def furnished(file: Path, version: str) -> sqlite3.Connection:
    """The database as that version left it."""
    database = sqlite3.connect(file)
    database.executescript((OLD / f"{version}.sql").read_text(encoding="utf-8"))
    return database


@asynccontextmanager
async def moved_in(folder: Path, version: str) -> AsyncIterator[House]:
    """The house of today over that database."""
    furnished(folder / "tavolo.sqlite3", version).close()
    async with make_store(folder) as store:
        yield House(store, {key: entry.game for key, entry in CATALOG.items()})


class NoBrush:
    """Paints nothing: it is enough that the scene can be made."""

    async def render(self, scene: Scene) -> bytes:
        return b""


async def answer(house: House, code: TableCode, player: PlayerId, asked: int | None) -> None:
    """A person answers the question with this number."""
    look = await house.service.queries.look(code, player)
    assert look.asked == asked
    await house.order(code, Play(NAMED[player], choice(look), asked))


async def decide(house: House, code: TableCode, seat: TableSeat) -> None:
    """Whoever sits there answers, people like an easy computer."""
    if isinstance(seat.occupant, Human):
        await answer(house, code, seat.occupant.player, seat.asked)
        return
    timers = await house.store.read(lambda r: r.timers.due(NOON * 2, 999))
    table = await house.table(code)
    timer = next(
        t for t in timers if (t.table, t.kind, t.seat) == (table.id, "computer", seat.seat)
    )
    look_of_it = await house.service.timers.computers_question(timer)
    assert look_of_it is not None
    await house.service.timers.answer_for_computer(timer, choice(look_of_it))


def choice(look: Look) -> str:
    """A move, in notation."""
    entry = EVERY_GAME[look.table.game]
    chance = Rng(look.table.moves.to_bytes(32, "big"))
    agent = entry.agents["easy"]
    return entry.game.notate(agent.choose(entry.game, look.view, look.legal, chance, unhurried(16)))


@pytest.mark.long
@pytest.mark.parametrize(
    ("version", "name"), [(version, name) for version in LEFT for name in running()]
)
async def test_a_running_game_is_played_to_its_end(tmp_path: Path, version: str, name: str) -> None:
    code = TableCode(name)
    async with moved_in(tmp_path, version) as house:
        before = await house.table(code)
        for _ in range(LONGEST):
            table = await house.table(code)
            if table.status is not Status.PLAYING:
                break
            await decide(house, code, table.to_act[0])
        assert table.status is Status.FINISHED
        assert table.moves > before.moves > 0
        record, findings = await house.service.past.verify(code)
        assert findings.all_well, "the moves of both versions lead to the states they wrote"
        assert len(record.moves) == table.moves
        kept = await house.store.read(lambda r: r.results.of_table(table.id))
        assert kept is not None
        assert len({s.side for s in kept.seats}) == (2 if name == "TEAM" else len(table.seats))


@every_version
async def test_what_finished_before_keeps_its_result(tmp_path: Path, version: str) -> None:
    async with moved_in(tmp_path, version) as house:
        table = await house.table(TableCode("OVER"))
        kept = await house.store.read(lambda r: r.results.of_table(table.id))
        assert kept is not None
        assert table.outcome is not None
        assert {(s.seat, s.rank) for s in kept.seats} == {
            (s.seat, s.rank) for s in table.outcome.standings
        }
        assert kept.people == table.people


@every_version
async def test_a_move_of_before_is_taken_back(tmp_path: Path, version: str) -> None:
    taken_back = 0
    async with moved_in(tmp_path, version) as house:
        for code in map(TableCode, running()):
            before = await house.table(code)
            (first, *_) = await house.moves(code)
            asking, *others = [NAMED[player] for player in before.people]
            try:
                await house.order(code, Propose(asking, "undo"))
            except TableRefuses:
                continue  # this person has not moved so far
            for other in others:
                wish = (await house.table(code)).proposal
                if wish is not None:
                    await house.order(code, Answer(other, wish.number, "yes"))
            after = await house.table(code)
            assert after.state != before.state
            assert (await house.moves(code))[0] == first, "nothing is deleted"
            taken_back += 1
    assert taken_back >= 3


@every_version
async def test_a_button_of_before_answers_its_question(tmp_path: Path, version: str) -> None:
    before = furnished(tmp_path / "before.sqlite3", version)
    asked = before.execute(
        "SELECT code, player_id, asked FROM seat JOIN game_table ON id = table_id"
        " WHERE status = 'playing' AND player_id IS NOT NULL AND asked IS NOT NULL"
    ).fetchall()
    before.close()
    async with moved_in(tmp_path, version) as house:
        for code, player, number in asked:
            await answer(house, code, player, number)
    assert {code for code, *_ in asked} >= {"RUTA", "ARMS"}, "others may wait for a computer"


@every_version
async def test_letters_of_before_are_written_and_delivered(tmp_path: Path, version: str) -> None:
    parts = Translator(strict=True), RenderQueue(NoBrush()), FixedClock(NOON)
    presenter = Presenter(CATALOG, *parts)
    async with moved_in(tmp_path, version) as house:
        people = await house.service.queries.profiles(tuple(NAMED))
        letters = await house.letters()
        posts = [
            await presenter.private(letter, people)
            if isinstance(letter, PrivateLetter)
            else await presenter.public(letter, people)
            for letter in letters
        ]
        assert {letter.table.code for letter in letters} >= {*running(), "OPEN"}
        assert all(post.heading and (post.lines or post.news) for post in posts)
        pictured = {
            one.table.code for one, post in zip(letters, posts, strict=True) if post.picture
        }
        assert pictured == set(running())


@every_version
async def test_an_open_table_begins(tmp_path: Path, version: str) -> None:
    async with moved_in(tmp_path, version) as house:
        done = await house.order(TableCode("OPEN"), joining(BRUNO))
        assert done.look.table.status is Status.PLAYING


@every_version
async def test_a_game_that_is_over_can_be_verified_and_looked_back_on(
    tmp_path: Path, version: str
) -> None:
    async with moved_in(tmp_path, version) as house:
        record, findings = await house.service.past.verify(TableCode("OVER"))
        assert findings.all_well
        told = await house.service.past.history(TableCode("OVER"), BRUNO.id)
        assert [number for number, *_ in told] == [*range(len(record.moves)), None]


async def test_a_game_dealt_by_former_rules_goes_on_and_can_be_looked_back_on(
    tmp_path: Path,
) -> None:
    """None of the databases has one: armies were drawn anew before the first release."""
    before = replace(
        STRATEGO4,
        initial_state=STRATEGO4.former_deals[1],
        manifest=changed(STRATEGO4.manifest, rules_version=1),
    )
    async with make_house(tmp_path, stratego4=before) as house:
        options = game_json.encode(STRATEGO4.manifest.options())
        code = await house.begin(*PEOPLE[:3], game="stratego4", options=options)
        for _ in range(6):
            await decide(house, code, (await house.table(code)).to_act[0])
    async with make_house(tmp_path, stratego4=STRATEGO4) as house:
        await decide(house, code, (await house.table(code)).to_act[0])
        assert (await house.service.past.moments(code, PEOPLE[0].id, "own")).last > 0


@pytest.mark.long
def test_this_version_can_be_written_down(tmp_path: Path) -> None:
    record.main(tmp_path / "this.sql")
    written = (tmp_path / "this.sql").read_text(encoding="utf-8")
    database = sqlite3.connect(":memory:")
    database.executescript(written)
    tables = database.execute("SELECT code, status FROM game_table").fetchall()
    database.close()
    assert dict(tables) == {
        **{code: "playing" for code, *_ in record.TABLES},
        "OPEN": "lobby",
        "OVER": "finished",
    }
