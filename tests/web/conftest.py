"""The simulated server with the real bot, which also serves the page on a free port."""

from collections.abc import AsyncIterator, Iterator
from io import StringIO
from itertools import count
from pathlib import Path

import pytest

import bot
from sandbox import free_port
from tests.e2e.conftest import _commands_are_translated_once, log, the_translator
from tests.e2e.log_secrets import secrets_in
from tests.e2e.request_checks import request_faults
from tests.e2e.request_rules import broken_rules
from tests.e2e.running_bot import Complaints, House
from tests.shared_browser import browser, shared_browser
from tests.web.devices import Devices

__all__ = ["_commands_are_translated_once", "browser", "log", "shared_browser"]


@pytest.fixture
async def house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: StringIO
) -> AsyncIterator[House]:
    """The real bot; at the end there may be no unexpected error, and no secret in its log."""
    monkeypatch.setattr(bot, "Translator", the_translator)
    complaints = Complaints()
    with complaints.heard():
        house = await House.build(tmp_path, page_port=free_port())
        house.complaints = complaints
        yield house
        await house.close()
    assert house.take_complaints() == []
    assert request_faults(house.requests) == []
    assert broken_rules(house) == []
    bodies = [one.json for one in house.requests]
    assert secrets_in(log.getvalue(), bodies, (), house.dice.given) == []


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second pass before each request, so that none is one too many."""
    seconds: Iterator[int] = count()
    monkeypatch.setattr("web.server.monotonic", lambda: next(seconds))


@pytest.fixture
async def devices(house: House, log: StringIO) -> AsyncIterator[Devices]:
    """The devices of people; what they keep may stand nowhere in the log."""
    async with Devices(house) as devices:
        yield devices
    written = log.getvalue()
    assert [secret for secret in devices.secrets if secret in written] == []
