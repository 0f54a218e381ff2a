"""A cog's method suggests the values of an option; if it raises TableRefuses, there are none."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from cogs.ui.command_texts import Choices, CompletedOption
from model.refusals import refused


class Cog:
    def __init__(self, *, knows: bool) -> None:
        self.knows = knows

    async def seats_offered(self, _interaction: Any, typed: str) -> Choices:
        if not self.knows:
            raise refused("table-refusal-unknown")
        return {f"{typed} Berta": "2"}


def typing_at(cog: Cog) -> Any:
    async def callback(_interaction: Any) -> None: ...

    command: Any = app_commands.Command(name="free", description="-", callback=callback)
    command.binding = cog
    return SimpleNamespace(command=command)


@pytest.mark.parametrize(("knows", "offered"), [(True, {"Anna Berta": "2"}), (False, {})])
async def test_a_table_nobody_knows_completes_nothing(knows: bool, offered: Choices) -> None:
    option = CompletedOption("seats_offered")
    found = await option.autocomplete(typing_at(Cog(knows=knows)), "Anna")
    assert {choice.name: choice.value for choice in found} == offered
