"""Engines from outside on the simulated Discord: offered by their names, seated, played with."""

import json
from pathlib import Path
from typing import TypeAlias

import pytest

from core.game import LEVELS
from rehearsal.discord_assumptions import limit
from settings import MOST_ENGINES
from tables.model.table import Computer, Status
from tables.time.thinking_pause import THINKING_PAUSE
from tests.e2e.running_bot import House, seed_number
from tests.e2e.ruta_game import open_table, say, with_buttons
from tests.e2e.test_doctor import ask, own
from tests.e2e.whole_games import sit_down
from tests.workers.sample_engines import engine, needs_posix
from workers.thinking.engines import EngineProgram, Engines

pytestmark = needs_posix

ENGINE = Computer("ruta", "Sample")

Named: TypeAlias = list[tuple[str, tuple[str, ...]]]


@pytest.fixture
def engines(tmp_path: Path) -> Named:
    """The setting ENGINES, read anew at each start of the bot."""
    found = engine(tmp_path)
    return [(found.name, found.command)]


@pytest.fixture(autouse=True)
def _plays_in_this_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine says hello as a process, and makes its moves here: time stands still."""
    monkeypatch.setattr(Engines, "_answer", _first_move)


async def _first_move(
    _here: Engines, _engine: EngineProgram, question: bytes, _seconds: float
) -> str:
    position = json.loads(question.splitlines()[0].removeprefix(b"position "))
    return str(position["legal"][0])


async def test_the_command_that_opens_a_table_offers_the_engines_of_its_game(house: House) -> None:
    assert _choices(house, "ruta") == [*LEVELS, "Sample"]
    assert "Sample" not in _choices(house, "la-strada")


def _choices(house: House, game: str) -> list[str]:
    (new,) = [each for each in house.commands(game) if each["name"] == "new"]
    (option,) = [each for each in new["options"] if each["name"] == "computer"]
    return [choice["value"] for choice in option["choices"]]


async def test_one_command_begins_a_game_against_an_engine_which_plays(house: House) -> None:
    house.dice.next_seeds = [seed_number(1)] * 2
    game = await open_table(house, computer="Sample")
    table = await game.table()
    assert (table.status, table.seats[1].occupant) == (Status.PLAYING, ENGINE)
    called = say("en", "computer-engine", who=say("en", "computer-name", name="Sample"))
    assert called in game.board.text
    while not (await game.table()).seats[1].asked:
        await with_buttons(game, house.player("ada"))
    before = len(await house.moves(game.code))
    await house.pass_time(seconds=THINKING_PAUSE / 1000)
    assert len(await house.moves(game.code)) > before
    status = await game.here(house.player("ada")).slash("table status")
    assert say("en", "computer-engine", who="**") in status.text


async def test_levels_and_engines_are_suggested_for_the_table_and_may_be_typed(
    house: House,
) -> None:
    game = await open_table(house)
    here = game.here(house.player("ada"))
    offered = await here.suggestions("table computer", "level", "")
    assert list(offered.values()) == [*LEVELS, "Sample"]
    label = say("en", "engine-choice", name="Sample")
    assert offered[label] == "Sample"
    await here.slash("table computer", level=label.upper(), table=game.code)
    assert (await game.table()).seats[1].occupant == ENGINE


async def test_a_table_of_another_game_offers_no_engine_and_refuses_it(house: House) -> None:
    code, place = await sit_down(house, "la-strada new", "ada", None, players=2)
    here = house.player("ada").at(place)
    offered = await here.suggestions("table computer", "level", "", table=code)
    assert "Sample" not in offered.values()
    reply = await here.slash("table computer", level="Sample", table=code)
    assert say("en", "table-refusal-level") in reply.text
    asked = await here.press(custom_id=f"tavolo:computer:{code}")
    assert not asked.posts[-1].selects


async def test_the_page_of_levels_has_a_menu_of_engines(house: House) -> None:
    game = await open_table(house)
    here = game.here(house.player("ada"))
    asked = await here.press(custom_id=f"tavolo:computer:{game.code}")
    one = say("en", "computers-choice", count=1, level=say("en", "engine-choice", name="Sample"))
    await here.choose(one, custom_id="tavolo-engine", on=asked.posts[-1])
    assert (await game.table()).seats[1].occupant == ENGINE


async def test_the_menu_that_begins_a_game_names_engines_too(house: House) -> None:
    game = await open_table(house)
    here = game.here(house.player("ada"))
    reply = await here.press(custom_id=f"tavolo:seat:{game.code}")
    one = say("en", "computers-choice", count=1, level=say("en", "engine-choice", name="Sample"))
    await here.choose(one, custom_id="tavolo-computers", on=reply.posts[-1])
    table = await game.table()
    assert (table.status, table.seats[1].occupant) == (Status.PLAYING, ENGINE)


async def test_no_menu_seats_an_engine_that_nobody_has_named(house: House) -> None:
    game = await open_table(house)
    here = game.here(house.player("ada"))
    asked = await here.press(custom_id=f"tavolo:computer:{game.code}")
    for forged in ("Marble 1 1", "Sample", "Sample x 1"):
        reply = await here.forge(f"tavolo-engine:{game.code}", forged, on=asked.posts[-1])
        assert say("en", "table-refusal-level") in reply.text
    assert len((await game.table()).seats) == 1


async def test_a_table_whose_engine_is_gone_is_kept_and_says_so(
    house: House, engines: Named
) -> None:
    house.dice.next_seeds = [seed_number(1)] * 2
    game = await open_table(house, computer="Sample")
    kept = list(engines)
    engines.clear()
    await house.restart()
    here = game.here(house.player("ada"))
    while not (await game.table()).seats[1].asked:
        await with_buttons(game, house.player("ada"))
    await house.pass_time(seconds=300)
    away = say("en", "engine-away", name="Sample")
    assert away in (await here.slash("table status")).text
    assert away in (await here.slash("table mine")).text
    assert (await game.table()).status is Status.PLAYING
    engines += kept
    await house.restart()
    before = len(await house.moves(game.code))
    await house.pass_time(seconds=120)
    assert len(await house.moves(game.code)) > before
    assert away not in (await here.slash("table status")).text


async def test_the_doctor_tells_the_owner_of_each_engine(house: House, engines: Named) -> None:
    chloe = house.player("chloe")
    own(house, chloe)
    here = say("fr", "doctor-engine-well", name="Sample", program="Sample 1.0")
    assert here in (await ask(house, chloe)).text
    engines.append(("Marble", ("/nowhere/marble",)))
    await house.restart()
    own(house, chloe)
    assert say("fr", "doctor-engine-ill", name="Marble") in (await ask(house, chloe)).text
    assert "Marble is not offered" in house.take_complaints()[0]


def test_levels_and_engines_fit_in_a_list_of_choices() -> None:
    assert len(LEVELS) + MOST_ENGINES <= limit("choice-count")
