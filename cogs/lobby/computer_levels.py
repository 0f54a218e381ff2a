"""The levels of computers, and the engines from outside, as choices of a table."""

from collections.abc import Iterable, Sequence

import msgspec
from discord import app_commands

from cogs.ui.command_texts import said
from core.game import LEVELS, Skill
from core.translatable_text import Text, Verbatim, text
from tables.model.refusals import refused
from workers.posts.guided_play_checks import Guide


def skill_named(skill: Skill) -> Text:
    """Return what a choice calls a level, or an engine."""
    if skill in LEVELS:
        return text(f"choice-level-{skill}")
    return text("engine-choice", name=Verbatim(skill))


def skill_choices(skills: Sequence[Skill]) -> list[app_commands.Choice[str]]:
    """Return the choices of a computer's level, and of engines by their names."""
    named = {each: said(f"choice-level-{each}") if each in LEVELS else each for each in skills}
    return [app_commands.Choice(name=name, value=each) for each, name in named.items()]


def must_be_offered(
    guide: Guide, skill: Skill, game: str, seats: int, options: bytes | msgspec.Raw
) -> None:
    """Raise TableRefuses unless this level or engine is offered at a table of so many seats."""
    if skill not in guide.skills(game):
        raise refused("table-refusal-level")
    if skill not in guide.skills_for(game, seats, options):
        raise refused("table-refusal-level-here", level=skill_named(skill))


def must_be_offered_at_each(
    guide: Guide, skill: Skill, game: str, sizes: Iterable[int], options: bytes | msgspec.Raw
) -> None:
    """Raise TableRefuses unless this level or engine is offered at tables of all these sizes."""
    if skill not in guide.skills(game):
        raise refused("table-refusal-level")
    for seats in sizes:
        if skill not in guide.skills_for(game, seats, options):
            raise refused("cup-refusal-level-at", level=skill_named(skill), seats=seats)
