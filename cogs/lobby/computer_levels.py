"""The levels of computers as choices of a table."""

from collections.abc import Sequence

import msgspec
from discord import app_commands

from cogs.ui.command_texts import said
from core.game import LEVELS, Level
from core.translatable_text import Text, text
from model.refusals import refused
from workers.posts.guided_play_checks import Guide


def level_choices(levels: Sequence[Level]) -> list[app_commands.Choice[str]]:
    """Return the choices of a computer's level."""
    return [app_commands.Choice(name=said(f"choice-level-{each}"), value=each) for each in levels]


def level_name(level: Level) -> Text:
    """Return what a choice calls a level."""
    return text(f"choice-level-{level}")


def level_chosen(value: str) -> Level:
    """Return the level of a choice. Raises TableRefuses if it is none."""
    for level in LEVELS:
        if level == value:
            return level
    raise refused("table-refusal-level")


def must_be_offered(
    guide: Guide, level: Level, game: str, seats: int, options: bytes | msgspec.Raw
) -> None:
    """Raise TableRefuses unless this level is offered at a table of so many seats."""
    if level not in guide.levels(game):
        raise refused("table-refusal-level")
    if level not in guide.levels_for(game, seats, options):
        raise refused("table-refusal-level-here", level=level_name(level))
