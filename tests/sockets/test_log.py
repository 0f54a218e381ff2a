"""No secret is in the log at any level, with the real client, its HTTP and its gateway."""

import asyncio
import json
import logging
from collections.abc import Iterator
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

import logs
from sandbox import make_tavolo
from tests.e2e.log_secrets import secrets_in
from tests.sockets.loopback_discord import (
    PATIENCE_SECONDS,
    TOKEN,
    LoopbackDiscord,
    Received,
)
from tests.sockets.test_real_sockets import running

pytestmark = pytest.mark.long


@pytest.fixture
def written() -> Iterator[StringIO]:
    stream, usual = StringIO(), logging.getLogger().level
    handler = logs.set_up("DEBUG", stream)
    yield stream
    logging.getLogger().removeHandler(handler)
    logging.getLogger().setLevel(usual)


async def play_a_little(discord_here: LoopbackDiscord) -> list[str]:
    """Open a table, begin, and let both look at what only they may see; the tokens of it all."""
    ada, bruno = discord_here.ada, discord_here.bruno
    tokens = [discord_here.slash("ruta new")]
    for label, person in (("Join", bruno), ("My view", bruno), ("Play", ada)):
        await discord_here.until(partial(discord_here.shows, label))
        tokens.append(discord_here.press(label, person))
    for token in tokens[-2:]:
        await discord_here.wait_for(partial(_is_answered, token))
    return tokens


def _is_answered(token: str, request: Received) -> bool:
    """Whether this request brings an answer to the interaction that has this token."""
    return token in request.path and "callback" not in request.path


async def test_nothing_secret_stands_in_the_log_at_any_level(
    discord_here: LoopbackDiscord, tmp_path: Path, written: StringIO
) -> None:
    async with running(make_tavolo, tmp_path):
        tokens = await play_a_little(discord_here)
    bodies = [one.body for one in discord_here.received]
    assert any("Your hand" in str(body) for body in bodies), "there was something to find"
    assert "ready; servers: 1" in written.getvalue()
    assert secrets_in(written.getvalue(), bodies, [TOKEN, *tokens], []) == []


class _Listener(logging.Handler):
    """Signals when something was logged."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.heard, self._words = asyncio.Event(), words

    def emit(self, record: logging.LogRecord) -> None:
        if self._words in record.getMessage():
            self.heard.set()


async def test_libraries_that_are_not_hushed_would_write_it_all(
    discord_here: LoopbackDiscord, tmp_path: Path, written: StringIO
) -> None:
    """The planted fault: the search finds what the library writes of itself."""
    discord_log, listener = logging.getLogger("discord"), _Listener("Your hand")
    usual = discord_log.level
    discord_log.setLevel(logging.DEBUG)
    discord_log.addHandler(listener)
    try:
        async with running(make_tavolo, tmp_path), asyncio.timeout(PATIENCE_SECONDS):
            tokens = await play_a_little(discord_here)
            await listener.heard.wait()  # a letter, which comes when it comes
    finally:
        discord_log.removeHandler(listener)
        discord_log.setLevel(usual)
    found = secrets_in(written.getvalue(), [one.body for one in discord_here.received], tokens, [])
    assert any("Your hand" in secret for secret in found)


def test_addresses_that_hold_a_token_are_shortened() -> None:
    said = StringIO()
    handler = logs.set_up("INFO", said)
    try:
        address = (
            "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246.x-y_z/messages/@original"
        )
        logging.getLogger("discord.http").warning("limited: PATCH %s", address)
        try:
            raise OSError(f"cannot reach /interactions/77/aW50ZXJhY3Rpb246/callback of {address}")
        except OSError:
            logging.getLogger("tavolo").exception("no answer")
    finally:
        logging.getLogger().removeHandler(handler)
    assert "webhooks/123/…/messages" in said.getvalue()
    assert "interactions/77/…/callback" in said.getvalue()
    assert "aW50ZXJhY3Rpb246" not in said.getvalue()


@pytest.mark.parametrize("people", ["guilds/1234/members", "channels/1234/thread-members"])
def test_addresses_do_not_say_who_was_looked_up(people: str) -> None:
    said = StringIO()
    handler = logs.set_up("INFO", said)
    try:
        address = f"https://discord.com/api/v10/{people}/900000000000000001"
        logging.getLogger("discord.http").warning("limited: GET %s", address)
    finally:
        logging.getLogger().removeHandler(handler)
    assert f"{people}/…" in said.getvalue()


def test_a_log_for_programs_holds_one_object_a_line() -> None:
    said = StringIO()
    handler = logs.set_up("INFO", said, "json")
    try:
        try:
            raise OSError("of /webhooks/123/aW50ZXJhY3Rpb246/messages")
        except OSError:
            logging.getLogger("tavolo").exception("no \u201canswer\u201d\nat all")
    finally:
        logging.getLogger().removeHandler(handler)
    (line,) = said.getvalue().splitlines()
    told = json.loads(line)
    assert (told["level"], told["logger"]) == ("ERROR", "tavolo")
    assert told["message"] == "no \u201canswer\u201d\nat all"
    assert "OSError" in told["exc_info"]
    assert "time" in told
    assert "aW50ZXJhY3Rpb246" not in line
