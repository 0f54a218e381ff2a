"""Engines from outside: the protocol, what is closed to them, and their faults."""

import json
import logging
import os
import platform
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from catalog import CATALOG
from core.game import Seat
from core.rng import Rng
from games.ruta.game import RUTA
from tables.model import game_json
from tables.model.game_json import AnyGame
from tables.model.table import Computer
from tests.ai.players import decisions, question
from tests.games.subjects import subject_of
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    GAME,
    SEED,
    CountedEntropy,
    playing,
    state_of,
)
from tests.workers.sample_engines import HELLO, ROOT, engine, needs_posix
from workers.thinking import engine_process, engine_start
from workers.thinking.computer_turns import EngineAway
from workers.thinking.engine_process import EngineFault, question_of
from workers.thinking.engines import EngineProgram, EngineRating, Engines

pytestmark = needs_posix

SAMPLE = Computer("pebbles", "Sample")


def engines_of(*engines: EngineProgram, ratings: tuple[EngineRating, ...] = ()) -> Engines:
    rules: dict[str, AnyGame] = {"pebbles": GAME, "ruta": RUTA}
    return Engines(engines, rules, CountedEntropy(), ratings)


def asked() -> tuple[Any, tuple[Any, ...]]:
    """What a seat of a running game sees, and its legal moves."""
    state = state_of(playing(ANNA, BRUNO))
    return GAME.view_for(state, Seat(1)), tuple(GAME.legal_moves(state, Seat(1)))


async def decided(one: EngineProgram, seconds: float = 2.0) -> str:
    engines = engines_of(one)
    await engines.greet()
    return await engines.decide(SAMPLE, "pebbles", *asked(), seconds)


# --- the protocol ---------------------------------------------------------------------------------


async def test_an_engine_says_hello_and_makes_a_legal_move(tmp_path: Path) -> None:
    answer = await decided(engine(tmp_path))
    assert answer == GAME.notate(asked()[1][0])


async def test_an_engine_is_offered_for_the_games_that_it_says_and_the_bot_has(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    hello = HELLO.replace('"ruta"', '"chess"')
    engines = engines_of(engine(tmp_path, hello=hello))
    assert engines.offered("pebbles") == ()
    await engines.greet()
    assert engines.offered("pebbles") == ("Sample",)
    assert engines.offered("ruta") == ()
    assert "the engine Sample is Sample 1.0 and plays: pebbles" in caplog.text


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ('say("uciok")', "answered hello with something else"),
        ("sys.exit(1)", "ended before it answered"),
        (HELLO.replace("Sample", "S" * 50), "answered hello with something else"),
    ],
    ids=["other words", "dies", "long name"],
)
async def test_an_engine_that_does_not_say_hello_is_not_offered(
    hello: str, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engines = engines_of(engine(tmp_path, hello=hello))
    await engines.greet()
    assert engines.offered("pebbles") == ()
    assert caplog.messages == [f"the engine Sample is not offered: {why}"]


async def test_a_program_that_is_missing_is_not_offered(caplog: pytest.LogCaptureFixture) -> None:
    engines = engines_of(EngineProgram("Sample", ("/nowhere/engine",)))
    await engines.greet()
    assert engines.present == []
    assert caplog.messages == ["the engine Sample is not offered: No such file or directory"]


async def test_where_no_limits_can_be_set_no_engine_is_started(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    engines, program = engines_of(), engine(tmp_path)
    with monkeypatch.context() as windows:
        windows.setattr("workers.thinking.engines.os.name", "nt")
        await engines.greet()
        assert caplog.messages == [], "there is nothing to offer"
        engines = engines_of(program)
        await engines.greet()
    assert engines.present == []
    assert caplog.messages == ["engines are not offered: this system cannot limit them"]


async def test_an_engine_that_nobody_knows_is_away(tmp_path: Path) -> None:
    engines = engines_of(engine(tmp_path))
    await engines.greet()
    with pytest.raises(EngineAway):
        await engines.decide(Computer("pebbles", "Marble"), "pebbles", *asked(), 2.0)


async def test_a_measured_engine_has_its_strength_in_the_version_that_was_measured(
    tmp_path: Path,
) -> None:
    ratings = (
        EngineRating("Sample", "1.0", "ruta", 1540),
        EngineRating("Sample", "0.9", "pebbles", 2000),
    )
    engines = engines_of(engine(tmp_path), ratings=ratings)
    assert engines.strengths("ruta") == {}, "it has not said hello yet"
    await engines.greet()
    assert engines.strengths("ruta") == {"Sample": 26.0}
    assert engines.strengths("pebbles") == {}, "another version was measured"


async def test_an_engine_that_is_told_to_stop_may_still_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks until it is told to stop, which is when the ceiling has passed."""
    monkeypatch.setattr(engine_process, "ceiling_of", lambda _seconds: 0.01)
    monkeypatch.setattr(engine_process, "TO_STOP", 60.0)
    thinking = engine(tmp_path, "hung", stop='say(position["legal"][0])')
    assert await decided(thinking) == GAME.notate(asked()[1][0])


_RUN = "import workers.thinking.engine_start as start; start.main(*sys.argv[1:])"


# --- faults ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("habit", "fault"),
    [("hung", "late"), ("lying", "illegal"), ("dying", "dead"), ("flooding", "flood")],
)
async def test_a_fault_of_an_engine_is_named(
    habit: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if habit == "hung":
        monkeypatch.setattr(engine_process, "ceiling_of", lambda _seconds: 0.01)
        monkeypatch.setattr(engine_process, "TO_STOP", 0.01)
    with pytest.raises(EngineFault) as caught:
        await decided(engine(tmp_path, habit))
    assert caught.value.fault == fault


@pytest.mark.long
async def test_an_engine_that_uses_too_much_processor_time_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_process, "ceiling_of", lambda _seconds: 600.0)
    monkeypatch.setattr(engine_process, "_PROCESSOR_TO_START", 1)
    with pytest.raises(EngineFault, match="ended before it answered"):
        await decided(engine(tmp_path, "burning"), 0.1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the address space")
async def test_an_engine_that_uses_too_much_memory_does_not_get_it(tmp_path: Path) -> None:
    with pytest.raises(EngineFault, match="ended before it answered"):
        await decided(engine(tmp_path, "greedy"))


def test_an_engine_starts_where_the_bot_itself_is_limited_more(tmp_path: Path) -> None:
    go = "import resource; say(str(resource.getrlimit(resource.RLIMIT_NOFILE)))"
    one = engine(tmp_path, "limited", go=go)
    limit = "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40))"
    limited = f"{limit}; {_RUN}"
    command = (sys.executable, "-c", limited, "512", "5", *one.command)
    done = subprocess.run(
        command, input=b"hello 1\ngo {}\n", capture_output=True, cwd=ROOT, check=True
    )
    assert done.stdout.splitlines()[-1] == b"(40, 40)"


async def test_whatever_it_does_an_engine_is_gone_after_its_move(tmp_path: Path) -> None:
    """Its output ends when it and all that it has started are gone, and not before."""
    go = "os.fork() or sys.stdin.read(); say(position['legal'][0]) if os.getppid() else None"
    process = await _spy(engine(tmp_path, "forking", go=go))
    assert process == b""


async def _spy(one: EngineProgram) -> bytes:
    async with engine_process.running(one.command, 2.0) as process:
        await process.hello()
    return await process._process.output.read()


# --- what is closed to an engine ------------------------------------------------------------------

_LOOKS_ROUND = """
        def of(look):
            try:
                return look()
            except OSError as fault:
                return type(fault).__name__
        import socket
        say(json.dumps({
            "names": [name for name in os.environ if name != "LC_CTYPE"],
            "network": of(lambda: bool(socket.create_connection(("127.0.0.1", PORT), 9))),
            "secret": of(lambda: open(SECRET).read()),
            "own": of(lambda: len(open(__file__).read()) > 0),
            "writes": of(lambda: open(__file__ + ".out", "w").write("x")),
            "kindness": os.nice(0),
            "signals": of(lambda: os.kill(BOT, 0)) or "sent",
        }))"""

_WITHOUT_NAMESPACES = """
import sys
import workers.thinking.engine_start as start
start._live_apart = lambda: False
start.main(*sys.argv[1:])
"""


@pytest.fixture(params=["usual", "namespaces forbidden"])
async def seen(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Any]:
    """What an engine finds in the system; the bot's folder and environment hold a secret."""
    if request.param != "usual":
        launch = (sys.executable, "-c", _WITHOUT_NAMESPACES)
        monkeypatch.setattr(engine_process, "_LAUNCH", launch)
    secret, place = tmp_path / "bot" / "secret", tmp_path / "engine"
    for folder in (secret.parent, place):
        folder.mkdir()
    secret.write_text("hidden")
    monkeypatch.setenv("DISCORD_TOKEN", "hidden")
    with socket.create_server(("127.0.0.1", 0)) as server:
        known = {"SECRET": str(secret), "PORT": server.getsockname()[1], "BOT": os.getpid()}
        go = _LOOKS_ROUND
        for name, value in known.items():
            go = go.replace(name, repr(value))
        one = engine(place, "curious", go=go)
        async with engine_process.running(one.command, 2.0) as process:
            await process.hello()
            answer = await process.move(question_of(GAME, asked()[0], [], b"", 2.0), 2.0)
    return {**json.loads(answer), "fence": process.fence}


def test_an_engine_has_no_environment_and_writes_no_file(
    seen: dict[str, Any], tmp_path: Path
) -> None:
    assert seen["names"] == []
    assert seen["own"] is True, "it can read its own program"
    assert seen["kindness"] > os.nice(0)
    assert seen["writes"] in ("PermissionError", "OSError")
    written = tmp_path / "engine" / "curious.py.out"
    assert not written.exists() or written.read_text() == ""


@pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in engine_start._MACHINES,
    reason="on other machines there may be no more than a namespace, where that is allowed",
)
def test_an_engine_reaches_no_network(seen: dict[str, Any]) -> None:
    assert seen["fence"].network
    assert seen["network"] in ("PermissionError", "OSError", "ConnectionRefusedError")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux closes off other processes")
def test_an_engine_sends_no_signal_to_the_bot(seen: dict[str, Any]) -> None:
    if not seen["fence"].processes:
        pytest.skip("this system lets it send signals, and the log says so")
    assert seen["signals"] in ("PermissionError", "ProcessLookupError")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux closes off files")
def test_an_engine_reads_only_its_own_files(seen: dict[str, Any]) -> None:
    if not seen["fence"].files:
        pytest.skip("this system lets it read files, and the log says so")
    assert seen["secret"] == "PermissionError"


async def test_where_the_network_stays_open_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = "import os, sys; os.write(1, b'{}' + bytes([10])); os.execv(sys.argv[3], sys.argv[3:])"
    monkeypatch.setattr(engine_process, "_LAUNCH", (sys.executable, "-c", start))
    engines = engines_of(engine(tmp_path))
    await engines.greet()
    assert caplog.messages == [
        "this system lets the engine Sample reach: network, processes, files; see"
        " docs/engine-protocol.md"
    ]


# --- hidden information ---------------------------------------------------------------------------


def test_an_engine_is_told_the_view_its_moves_a_time_and_a_seed_of_its_own() -> None:
    view, legal = asked()
    told = question_of(GAME, view, [GAME.notate(m) for m in legal], b"\x01" * 32, 2.0).decode()
    first, second, end = told.split("\n")
    assert end == ""
    position = json.loads(first.removeprefix("position "))
    assert set(position) == {"game", "rules", "view", "legal"}
    assert position["view"] == json.loads(game_json.encode(view))
    assert json.loads(second.removeprefix("go ")) == {"seconds": 2.0, "seed": "01" * 32}
    assert SEED.hex() not in told


@pytest.mark.long
@pytest.mark.parametrize("key", sorted(CATALOG))
def test_what_an_engine_is_told_does_not_depend_on_what_is_hidden_from_its_seat(key: str) -> None:
    """Twins: states in which all that the seat cannot know lies otherwise."""
    rules, differing = CATALOG[key].game, 0
    for number, stop in enumerate(decisions(key, 16)):
        chance = Rng(bytes([number % 256]) * 32)
        twin = subject_of(key).permute_hidden(stop.state, stop.seat, chance, None)
        differing += game_json.encode(twin) != game_json.encode(stop.state)
        told = []
        for state in (stop.state, twin):
            view, legal = question(key, state, stop.seat)
            told.append(question_of(rules, view, [rules.notate(m) for m in legal], b"1", 2.0))
        assert told[0] == told[1]
    assert differing > 5, "the twins are no proof when they are the same state"
