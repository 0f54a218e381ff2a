"""Work in other processes: results, faults, time limits, priorities, and that none is left over."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from math import inf
from pathlib import Path

import pytest

from workers.other_process import OtherProcess, TookTooLong, WorkFailed
from workers.other_process_main import tell

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")


def own_id() -> int:
    return os.getpid()


def stumble() -> None:
    raise ZeroDivisionError


def die() -> None:
    os._exit(1)


def hang() -> None:
    while True:
        pass


def eat_memory() -> int:
    """More than a machine gives; the limit is that of a small one."""
    resource.setrlimit(resource.RLIMIT_AS, (1 << 28, 1 << 28))
    return len(bytearray(1 << 30))


def chatter(what: str) -> str:
    print(what)  # noqa: T201
    return what


def count_up_to(number: int) -> str:
    for step in range(number):
        tell(step)
    return "counted"


def begin_and_hang() -> None:
    tell(os.getpid())
    hang()


def priority() -> tuple[int, bool]:
    return os.nice(0), os.sched_getscheduler(0) == os.SCHED_IDLE


def kill_the_bot() -> None:
    os.kill(os.getppid(), signal.SIGKILL)
    hang()


def children() -> set[int]:
    """The processes that this one has begun, dead ones that nobody waited for among them."""
    path = Path(f"/proc/self/task/{os.getpid()}/children")
    return {int(child) for child in path.read_text().split()}


@pytest.fixture
async def elsewhere() -> AsyncIterator[OtherProcess]:
    process = OtherProcess("test", "normal", PATIENCE, PATIENCE)
    yield process
    await process.close()


async def test_calls_are_carried_out_in_one_other_process(elsewhere: OtherProcess) -> None:
    calls = [elsewhere.call(own_id) for _ in range(3)]
    (there,) = set(await asyncio.gather(*calls))
    assert there != os.getpid()


async def test_what_is_handed_over_may_be_large_both_ways(elsewhere: OtherProcess) -> None:
    large = bytes(5_000_000)
    assert await elsewhere.call(bytes.__add__, large, b"!") == large + b"!"


async def test_a_fault_is_told_here_and_the_process_goes_on(elsewhere: OtherProcess) -> None:
    before = await elsewhere.call(own_id)
    with pytest.raises(WorkFailed, match=r"in stumble\n.*\nZeroDivisionError"):
        await elsewhere.call(stumble)
    assert await elsewhere.call(own_id) == before


@needs_linux
async def test_a_call_that_eats_memory_is_a_fault_of_that_call(elsewhere: OtherProcess) -> None:
    with pytest.raises(WorkFailed, match="MemoryError"):
        await elsewhere.call(eat_memory)
    assert await elsewhere.call(chatter, "still there") == "still there"


async def test_a_process_that_dies_in_a_call_is_replaced(elsewhere: OtherProcess) -> None:
    for _ in range(2):
        with pytest.raises(WorkFailed, match="died"):
            await elsewhere.call(die)
    assert await elsewhere.call(chatter, "again") == "again"


async def test_nobody_is_told_of_a_process_that_died_without_a_call(
    elsewhere: OtherProcess,
) -> None:
    before = await elsewhere.call(own_id)
    async with elsewhere.turn() as running:
        os.kill(before, signal.SIGKILL)
        await running.gone()
    assert await elsewhere.call(own_id) != before


@needs_linux
async def test_a_call_that_hangs_is_given_up_with_its_process() -> None:
    before, hasty = children(), OtherProcess("test", "normal", 0.01)
    with pytest.raises(TookTooLong):
        await hasty.call(hang)
    with pytest.raises(TookTooLong):
        await hasty.call(begin_and_hang)
    await hasty.close()
    assert children() == before


async def test_a_process_that_was_stopped_holds_nobody_up_for_longer(
    elsewhere: OtherProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = await elsewhere.call(own_id)
    os.kill(stopped, signal.SIGSTOP)
    async with elsewhere.turn() as running:
        monkeypatch.setattr(running, "_patience", 0.01)
    with pytest.raises(TookTooLong):
        await elsewhere.call(own_id)
    assert await elsewhere.call(own_id) != stopped


async def test_what_is_told_meanwhile_arrives_in_order(elsewhere: OtherProcess) -> None:
    told: list[int] = []
    async with elsewhere.turn() as running:
        assert await running.call(count_up_to, 20, told=told.append) == "counted"
    assert told == list(range(20))


async def test_whoever_has_its_turn_is_alone(elsewhere: OtherProcess) -> None:
    async with elsewhere.turn() as running:
        other = asyncio.create_task(elsewhere.call(chatter, "other"))
        assert [await running.call(chatter, each) for each in "ab"] == ["a", "b"]
        assert not other.done()
    assert await other == "other"


async def test_who_goes_away_ends_the_process_and_the_next_gets_the_own_answer(
    elsewhere: OtherProcess,
) -> None:
    begun: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def wait_in_vain() -> None:
        async with elsewhere.turn() as running:
            await running.call(begin_and_hang, told=begun.set_result)

    waiting = asyncio.create_task(wait_in_vain())
    hanging = await begun
    next_one = asyncio.create_task(elsewhere.call(own_id))
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await next_one != hanging


async def test_who_gives_up_before_its_turn_ends_nothing(elsewhere: OtherProcess) -> None:
    async with elsewhere.turn() as running:
        before = await running.call(own_id)
        waiting = asyncio.create_task(elsewhere.call(hang))
        await asyncio.sleep(0)
        waiting.cancel()
    assert await elsewhere.call(own_id) == before


async def test_what_is_printed_there_is_no_answer(
    elsewhere: OtherProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    assert await elsewhere.call(chatter, "by the way") == "by the way"
    await elsewhere.close()
    assert capfd.readouterr() == ("", "by the way\n")


@needs_linux
async def test_less_urgent_work_lets_others_go_first() -> None:
    usual, found = os.nice(0), []
    for wanted in ("normal", "low", "idle"):
        process = OtherProcess("test", wanted, inf)
        kindness, is_idle = await process.call(priority)
        found.append((kindness > usual, is_idle))
        await process.close()
    assert found == [(False, False), (True, False), (True, True)]


_LOADED_AT = os.sched_getscheduler(0) if sys.platform == "linux" else None


def loaded_at_idle_priority() -> bool:
    return os.SCHED_IDLE == _LOADED_AT


@needs_linux
async def test_what_a_call_needs_is_loaded_before_others_go_first() -> None:
    """On a busy machine a process would otherwise hardly begin."""
    process = OtherProcess("test", "idle", inf)
    assert not await process.call(loaded_at_idle_priority)
    await process.close()


async def test_the_bot_stays_responsive_while_a_call_computes(elsewhere: OtherProcess) -> None:
    begun: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def compute() -> None:
        async with elsewhere.turn() as running:
            await running.call(begin_and_hang, told=begun.set_result)

    computing = asyncio.create_task(compute())
    await begun
    for _ in range(1000):  # rounds of the event loop
        await asyncio.sleep(0)
    assert not computing.done()
    computing.cancel()
    await asyncio.wait((computing,))


@needs_linux
async def test_a_process_without_work_is_ended_and_another_one_works_later() -> None:
    before, process = children(), OtherProcess("test", "normal", PATIENCE, idle=0.0)
    first = await process.call(own_id)
    for _ in range(3):  # rounds of the event loop, which ends it in one of them
        await asyncio.sleep(0)
    assert await process.call(own_id) != first
    await process.close()
    assert children() == before


async def test_a_process_is_not_ended_before_its_time(elsewhere: OtherProcess) -> None:
    first = await elsewhere.call(own_id)
    for _ in range(3):
        await asyncio.sleep(0)
    assert await elsewhere.call(own_id) == first


@needs_linux
async def test_closing_ends_the_process_in_the_middle_of_a_call(elsewhere: OtherProcess) -> None:
    before = children()
    begun: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def compute() -> None:
        async with elsewhere.turn() as running:
            await running.call(begin_and_hang, told=begun.set_result)

    calls = [asyncio.create_task(compute()), asyncio.create_task(elsewhere.call(own_id))]
    await begun
    await elsewhere.close()
    calls.append(asyncio.create_task(elsewhere.call(own_id)))
    await asyncio.wait(calls)
    assert all(call.cancelled() for call in calls)
    assert children() == before


@needs_linux
async def test_closing_ends_a_process_that_is_being_started(elsewhere: OtherProcess) -> None:
    before = children()
    call = asyncio.create_task(elsewhere.call(hang))
    await asyncio.sleep(0)
    await elsewhere.close()
    await asyncio.wait((call,))
    assert call.cancelled()
    assert children() == before


async def test_signals_for_the_bot_do_not_end_the_process(elsewhere: OtherProcess) -> None:
    before = await elsewhere.call(own_id)
    for sign in (signal.SIGINT, signal.SIGTERM):
        os.kill(before, sign)
    assert await elsewhere.call(own_id) == before


_BOT = """
import asyncio, os, signal
from tests.workers.test_other_process import kill_the_bot, own_id
from workers.other_process import OtherProcess

async def run():
    process = OtherProcess("test", "normal", 60.0, 60.0)
    await process.call(own_id)
    {then}

asyncio.run(run())
"""
_KILLED = {
    "without a call": "os.kill(os.getpid(), signal.SIGKILL)",
    "in a call": "await process.call(kill_the_bot)",
}


@pytest.mark.parametrize("moment", _KILLED)
def test_the_process_ends_with_a_bot_that_is_killed(moment: str, tmp_path: Path) -> None:
    script = tmp_path / "killed_bot.py"
    script.write_text(_BOT.format(then=_KILLED[moment]))
    with subprocess.Popen(
        (sys.executable, str(script)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as bot:
        # Both processes hold this pipe: it comes to its end when both are gone, and not before.
        (said, _) = bot.communicate(timeout=60)
    assert said == b""
    assert bot.returncode == -signal.SIGKILL


def test_the_process_loads_only_what_it_is_asked_for() -> None:
    program = f"import sys; import workers.other_process_main\n{_LOADED}"
    found = subprocess.run(
        (sys.executable, "-c", program), cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert found.stdout.split() == []


_LOADED = """
heavy = ("asyncio", "discord", "sqlalchemy", "PIL", "msgspec", "rendering", "tables", "ai")
print(*(name for name in heavy if name in sys.modules))
"""
