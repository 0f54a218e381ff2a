"""What the host sees when the bot starts and stops."""

import asyncio
import gc
import logging
import weakref
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.discord.channels import invite_link
from cogs.rehearsal import running_versions
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, open_table


async def test_the_log_says_when_the_bot_is_ready_and_for_how_much(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(house)
    await open_table(house)
    with caplog.at_level(logging.INFO, "tavolo"):
        await house.restart()
    assert "ready; servers: 1, living tables: 2" in caplog.messages
    assert f"versions: {', '.join(running_versions())}" in caplog.messages


async def test_the_log_says_how_to_invite_the_bot_and_once_what_comes_next(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "tavolo"):
        house = await House.build(tmp_path)
        first = list(caplog.messages)
        caplog.clear()
        await house.restart()
        again = list(caplog.messages)
        await house.close()
    (at,) = [at for at, line in enumerate(first) if line.startswith("ready;")]
    link, *steps = first[at + 1 : at + 2 + len(bot.FIRST_STEPS)]
    assert link == f"invite link: {invite_link(house.env.backend.application_id)}"
    assert steps == [step.format(command="ruta") for step in bot.FIRST_STEPS]
    assert link in again
    assert not set(steps) & set(again), "whoever has a database knows"


async def test_a_bot_that_is_told_to_stop_twice_stops_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A signal stops it, and so does the end of the connection that the signal brought about."""
    running = house.env.bot
    assert isinstance(running, bot.Tavolo)
    stops = []

    async def close() -> None:
        stops.append("begun")
        await asyncio.sleep(0)
        stops.append("ended")

    monkeypatch.setattr(running._thinker, "close", close)
    first = asyncio.create_task(running.close())
    await asyncio.gather(first, running.close())
    await running.close()
    assert stops == ["begun", "ended"]


async def test_nothing_of_a_bot_that_has_stopped_stays_in_memory(tmp_path: Path) -> None:
    """Neither the bot nor its simulated Discord: a test run makes hundreds of both."""
    left = list[weakref.ref[Any]]()
    for end in range(3):
        folder = tmp_path / str(end)
        folder.mkdir()
        house = await House.build(folder)
        await begin(house)
        left += [weakref.ref(house.env.bot), weakref.ref(house.env.backend)]
        if end == 1:
            await house.restart()
        if end == 2:
            await house.crash()
        await house.close()
        del house
    gc.collect()
    assert [one() for one in left] == [None] * 6
