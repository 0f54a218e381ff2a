"""The bot's commands are few, and their names do not collide with Discord's own."""

from collections.abc import Iterator
from typing import Any

from core.discord_limits import BUILT_IN_COMMANDS
from tests.e2e.running_bot import House


async def test_no_command_has_the_name_of_a_built_in_one(house: House) -> None:
    """Discord's clients take a built-in name before any command of a bot."""
    registered = house.env.backend.commands[None].values()
    names = {
        name
        for command in registered
        for name in (command["name"], *(command.get("name_localizations") or {}).values())
    }
    assert "ruta" in names
    assert names.isdisjoint(BUILT_IN_COMMANDS)


async def test_commands_are_few(house: House) -> None:
    """What a button does has no command."""
    registered = house.env.backend.commands[None].values()
    paths = [path for command in registered for path in _paths(command)]
    assert len(paths) <= 45
    assert len([path for path in paths if path[0] == "table"]) <= 12


def _paths(command: Any, *before: str) -> Iterator[tuple[str, ...]]:
    """The words of a command, or of each one below it."""
    path = (*before, command["name"])
    below = [part for part in command.get("options") or () if part["type"] in (1, 2)]
    for part in below:
        yield from _paths(part, *path)
    if not below:
        yield path
