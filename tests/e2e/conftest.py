"""Fixtures of the end-to-end tests."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from copy import copy
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from discord import app_commands

import bot
import logs
from i18n import Translator
from i18n.entries import GameNames, given_names
from i18n.translator import WriteCommand
from model.table import MINUTE
from playroom.server import PEOPLE
from tables.outages import LONGEST_SILENCE
from tests.e2e.kinds_of_people import Town
from tests.e2e.log_secrets import secrets_in
from tests.e2e.request_checks import request_faults
from tests.e2e.request_rules import broken_rules
from tests.e2e.running_bot import Complaints, House
from tests.e2e.simulated_server import Ground
from tests.e2e.toy_bot import make_toy
from tests.games.catalogue import FOLDERS, OFFERED
from tests.shared_browser import browser, shared_browser
from workers import deadlines

__all__ = ["browser", "shared_browser"]


@cache
def _all_texts(_names: object) -> Translator:
    """Read once in a test run, for each choice of names: that takes longer than most tests."""
    return Translator(*FOLDERS)


def the_translator(*, command: WriteCommand, **_cache: object) -> Translator:
    """The same texts for all bots of the test run, but each names commands its own way.

    They share the cache of what was said, however large each wants it.
    """
    shared = copy(_all_texts(given_names()))
    shared._write_command = command
    return shared


_translated: dict[bytes, bytes] = {}


def once(translate: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Translate each command once in a test run: all bots have the same ones."""

    async def get_translated_payload(command: Any, *tree_and_translator: Any) -> Any:
        untranslated = msgspec.json.encode(command.to_dict(tree_and_translator[0]))
        if untranslated not in _translated:
            payload = await translate(command, *tree_and_translator)
            _translated[untranslated] = msgspec.json.encode(payload)
        return msgspec.json.decode(_translated[untranslated])

    return get_translated_payload


@pytest.fixture(autouse=True)
def _commands_are_translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (app_commands.Group, app_commands.Command):
        translate = kind.get_translated_payload
        monkeypatch.setattr(kind, "get_translated_payload", once(translate))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    """One town for the tests of a file; at the end there may be no unexpected error."""
    complaints = Complaints()
    with pytest.MonkeyPatch.context() as patch, complaints.heard():
        patch.setattr(bot, "Translator", the_translator)
        house = await House.build(tmp_path_factory.mktemp("town"))
        house.complaints = complaints
        yield Town(house)
        await house.close()
    assert house.take_complaints() == []
    assert request_faults(house.requests) == []
    assert broken_rules(house) == []


@pytest.fixture
async def toy(tmp_path: Path) -> AsyncIterator[Ground]:
    """The simulated server with the toy bot; at the end all requests must have been valid."""
    ground = await Ground.open(make_toy, tmp_path)
    yield ground
    await ground.close()
    assert request_faults(ground.requests) == []


@pytest.fixture
def bidding_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot offer the game of a package as well."""
    monkeypatch.setattr(bot, "GAMES", OFFERED)


@pytest.fixture
def log() -> Iterator[StringIO]:
    """The bot's log at its most verbose level."""
    written, usual = StringIO(), logging.getLogger().level
    handler = logs.set_up("DEBUG", written)
    yield written
    logging.getLogger().removeHandler(handler)
    logging.getLogger().setLevel(usual)


@pytest.fixture
def draw_icon() -> bot.DrawIcon | None:
    """Return the painter of icons; None, as most tests do without icons."""
    return None


@pytest.fixture
def game_names() -> GameNames:
    """The setting GAME_NAMES: none, unless a test gives some."""
    return {}


@pytest.fixture
async def house(
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    log: StringIO,
    draw_icon: bot.DrawIcon | None,
    game_names: GameNames,
) -> AsyncIterator[House]:
    """The real bot with a fast painter; at the end there may be no unexpected error.

    Its heartbeat log line is as rare as possible, as idle days pass here. Other people come in by
    ``@pytest.mark.parametrize("house", [people], indirect=True)``, icons by a fixture
    ``draw_icon``, other names of games by a fixture ``game_names``.
    """
    monkeypatch.setattr(bot, "Translator", the_translator)
    monkeypatch.setattr(deadlines, "LOOK_AGAIN", LONGEST_SILENCE - MINUTE)
    complaints = Complaints()
    with complaints.heard():
        people = getattr(request, "param", PEOPLE)
        house = await House.build(
            tmp_path, people=people, draw_icon=draw_icon, game_names=game_names
        )
        house.complaints = complaints
        yield house
        await house.close()
    assert house.take_complaints() == []
    assert request_faults(house.requests) == []
    assert broken_rules(house) == []
    bodies = [one.json for one in house.requests]
    tokens = [one.token for one in house.env.backend.interactions.values()]
    people = [str(player.id) for player in house.players.values()]
    assert secrets_in(log.getvalue(), bodies, (*tokens, *people), house.dice.given) == []
