"""What the host sees when the bot starts and stops."""

import asyncio
import logging
from pathlib import Path

import pytest

import bot
from cogs.discord.permissions import invite_link
from cogs.server.running_versions import running_versions
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
