"""Engines from outside at tables: each fault costs a quiet move and one line of log."""

import logging
from pathlib import Path

import pytest

from games.ruta.game import RUTA
from tables.model import game_json
from tables.model.commands import Play, Resign
from tables.model.table import Computer, Status
from tables.time.thinking_pause import THINKING_PAUSE
from tests.tables.running_service import make_house
from tests.tables.sample_tables import ANNA, GAME, CountedEntropy, reach_of, state_of
from tests.workers.running_dispatcher import Office
from tests.workers.sample_engines import HELLO, compiled_example, engine, needs_posix
from tests.workers.test_computers import FirstMove
from workers.metrics import REGISTRY
from workers.thinking import engine_process
from workers.thinking.computer_turns import THOUGHT, Computers
from workers.thinking.engines import EngineProgram, Engines, OwnAndEngines

pytestmark = needs_posix

SAMPLE = Computer("pebbles", "Sample")


class Own(FirstMove):
    """The bot's own players, of which none is needed here."""

    async def close(self) -> None:
        """There is nothing to end."""


async def player(office: Office, *engines: EngineProgram) -> Computers:
    here = Engines(engines, {"pebbles": GAME}, CountedEntropy())
    await here.greet()
    thinker = OwnAndEngines(Own(), here)
    return Computers(office.service, thinker, office.house.clock, lambda: reach_of(None))


async def test_an_engine_plays_a_whole_game_beside_a_person(office: Office, tmp_path: Path) -> None:
    computers = await player(office, engine(tmp_path))
    code = await office.house.open(ANNA, computers=(SAMPLE,))
    while (table := await office.house.table(code)).status is Status.PLAYING:
        if table.seats[0].asked is not None:
            await office.house.lay(code, ANNA)
        office.house.clock.pass_by(THINKING_PAUSE)
        await computers.work()
    moves = await office.house.moves(code)
    assert {move.seat for move in moves} == {0, 1}


@pytest.mark.parametrize(
    ("habit", "fault", "said"),
    [
        ("hung", "late", "did not answer in time"),
        ("lying", "illegal", "answered with a move that is not legal"),
        ("dying", "dead", "ended before it answered"),
        ("flooding", "flood", "wrote too long a line"),
    ],
)
async def test_a_fault_costs_a_quiet_move_and_one_line_of_log(
    habit: str,
    fault: str,
    said: str,
    office: Office,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_process, "TO_STOP", 0.01)
    if habit == "hung":
        monkeypatch.setattr(engine_process, "ceiling_of", lambda _seconds: 0.01)
    computers = await player(office, engine(tmp_path, habit))
    caplog.clear()
    before = _faults(fault)
    code = await office.house.open(ANNA, computers=(SAMPLE,))
    state = state_of(await office.house.table(code))
    office.house.clock.pass_by(THINKING_PAUSE)
    await computers.work()
    (move,) = await office.house.moves(code)
    assert move.notation == GAME.notate(GAME.fallback_move(state, move.seat))
    line = f"the engine Sample at table {code} {said}; its seat makes a quiet move"
    assert caplog.messages == [line], "and nothing of what it was told or answered"
    assert _faults(fault) == before + 1


def _faults(fault: str) -> float:
    return REGISTRY.get_sample_value("tavolo_engine_faults_total", {"fault": fault}) or 0.0


async def test_a_table_whose_engine_is_not_here_is_kept_and_waits_for_it(
    office: Office, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code = await office.house.open(ANNA, computers=(SAMPLE,))
    without = await player(office)
    for _ in range(3):
        office.house.clock.pass_by(THOUGHT)
        await without.work()
    table = await office.house.table(code)
    assert (table.status, await office.house.moves(code)) == (Status.PLAYING, [])
    (line,) = caplog.messages
    assert line == f"table {code} waits for the engine Sample, which is not here: see ENGINES"
    again = await player(office, engine(tmp_path))
    office.house.clock.pass_by(THOUGHT)
    await again.work()
    assert len(await office.house.moves(code)) == 1


async def test_an_engine_that_no_longer_plays_the_game_is_not_here(
    office: Office, tmp_path: Path
) -> None:
    computers = await player(office, engine(tmp_path, hello=HELLO.replace("pebbles", "chess")))
    code = await office.house.open(ANNA, computers=(SAMPLE,))
    office.house.clock.pass_by(THINKING_PAUSE)
    await computers.work()
    assert await office.house.moves(code) == []


async def test_where_nobody_plays_any_more_no_engine_is_needed(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    code = await office.house.open(ANNA, size=3, computers=(SAMPLE, SAMPLE))
    await office.house.order(code, Resign(ANNA))
    computers = await player(office)
    while (await office.house.table(code)).status is Status.PLAYING:
        office.house.clock.pass_by(THINKING_PAUSE)
        await computers.work()
    assert caplog.messages == []


@pytest.mark.long
async def test_the_example_engine_in_c_plays_a_whole_game_of_ruta_at_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    here = Engines([compiled_example(tmp_path)], {"ruta": RUTA}, CountedEntropy())
    await here.greet()
    assert here.offered("ruta") == ("Pebbler",)
    async with make_house(tmp_path, ruta=RUTA) as house:
        thinker = OwnAndEngines(Own(), here)
        computers = Computers(house.service, thinker, house.clock, lambda: reach_of(None))
        pebbler, options = Computer("ruta", "Pebbler"), game_json.encode(RUTA.manifest.options())
        code = await house.open(ANNA, game="ruta", computers=(pebbler,), options=options)
        while (table := await house.table(code)).status is Status.PLAYING:
            look = await house.service.queries.look(code, ANNA.id)
            if look.asked is not None:
                await house.order(code, Play(ANNA, RUTA.notate(look.legal[-1]), look.asked))
            house.clock.pass_by(THINKING_PAUSE)
            await computers.work()
        moves = await house.moves(code)
    assert table.outcome is not None
    assert sum(move.seat == 1 and move.actor is None for move in moves) > 10
    faults = [told.message for told in caplog.records if told.levelno >= logging.WARNING]
    assert faults == [], "each of its moves was legal and in time"
