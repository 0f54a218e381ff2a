"""When the bot uploads its commands, and what it does when Discord refuses them."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from cogs.discord.application import (
    AFTER_BROKEN_LINE,
    AFTER_REFUSAL,
    NOTE,
    CommandLinks,
    CommandSync,
)
from storage.rows.key_values import KeyValues
from tests.tables.sample_tables import NOON, FixedClock


class Notes(KeyValues):
    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.written.get(key)

    async def write(self, key: str, value: str) -> None:
        self.written[key] = value


class Discord:
    """A bot with some commands, and scripted answers of Discord to their upload."""

    def __init__(self, *names: str) -> None:
        self.application_id = 7
        self.tree = self
        self.translator = object()
        self.uploads = 0
        self.fault: Exception | None = None
        self._names = names

    def get_commands(self) -> list[Any]:
        async def payload(name: str) -> dict[str, str]:
            return {"name": name}

        return [
            SimpleNamespace(get_translated_payload=lambda *_, name=name: payload(name))
            for name in self._names
        ]

    async def sync(self) -> list[Any]:
        self.uploads += 1
        if self.fault is not None:
            raise self.fault
        return [SimpleNamespace(name=name, id=number) for number, name in enumerate(self._names)]


def http_fault(status: int) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), "no")


async def started(bot: Discord, notes: Notes) -> tuple[CommandSync, CommandLinks]:
    links = CommandLinks()
    sync = CommandSync(cast(Any, bot), notes, FixedClock(), links)
    await sync.prepare()
    return sync, links


async def test_commands_are_uploaded_when_they_have_changed_and_only_then() -> None:
    notes = Notes()
    for names, uploads in ((("table", "me"), 1), (("table", "me"), 0), (("table", "my"), 1)):
        bot = Discord(*names)
        sync, links = await started(bot, notes)
        assert await sync.work() is None
        assert (bot.uploads, sync.state) == (uploads, "well")
        assert set(links.ids) == set(names)


@pytest.mark.parametrize(
    ("fault", "again", "state"),
    [
        (http_fault(400), AFTER_REFUSAL, "refused"),
        (http_fault(403), AFTER_REFUSAL, "refused"),
        (http_fault(429), AFTER_REFUSAL, "refused"),
        (http_fault(503), AFTER_REFUSAL, "refused"),
        (discord.RateLimited(300.0), AFTER_REFUSAL, "refused"),
        (TimeoutError(), AFTER_REFUSAL, "refused"),
        (aiohttp.ClientConnectionError("cut"), AFTER_BROKEN_LINE, "ill"),
    ],
)
async def test_a_refused_upload_is_told_once_tried_again_later_and_changes_no_link(
    fault: Exception, again: int, state: str, caplog: pytest.LogCaptureFixture
) -> None:
    notes = Notes()
    sync, _ = await started(Discord("table", "me"), notes)
    await sync.work()
    before = notes.written[NOTE]

    bot = Discord("table", "my")
    bot.fault = fault
    sync, links = await started(bot, notes)
    with caplog.at_level(logging.WARNING):
        assert await sync.work() == NOON + again
    assert (sync.state, notes.written[NOTE]) == (state, before)
    assert links.write("table list", "table list") == "</table list:0>", "Discord still has it"
    assert links.write("my tables", "my tables") == "/my tables", "it does not have this one yet"
    alerts = [getattr(record, "alert", None) for record in caplog.records]
    assert alerts == (["commands"] if state == "refused" else [None])

    bot.fault = None
    assert await sync.work() is None
    assert sync.state == "well"
    assert links.write("my tables", "my tables") == "</my tables:1>"


async def test_a_database_for_which_nothing_was_uploaded_is_a_new_one() -> None:
    notes = Notes()
    sync, _ = await started(Discord("table"), notes)
    assert sync.is_first
    await sync.work()
    sync, _ = await started(Discord("table", "my"), notes)
    assert not sync.is_first
