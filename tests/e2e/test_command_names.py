"""The bot's command names do not collide with Discord's own."""

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
