"""A fault is answered for what it is, wherever in a command it arises."""

from typing import Any, cast

import pytest
from discord import AppCommandOptionType, app_commands

from cogs.errors import answer_error
from cogs.wording import TypedOption
from core.errors import PlayerError
from tables.errors import refused


class Refusals:
    """A front desk that notes what it refuses."""

    def __init__(self) -> None:
        self.refused: list[PlayerError] = []

    async def refuse(self, _asking: object, fault: PlayerError) -> None:
        self.refused.append(fault)


@pytest.mark.parametrize("where", ["the command", "an option of it"])
async def test_what_a_person_can_mend_is_refused_and_no_incident(where: str) -> None:
    reason = refused("table-refusal-unknown")
    fault: Exception
    if where == "the command":
        fault = app_commands.CommandInvokeError(cast(Any, _Command()), reason)
    else:
        fault = app_commands.TransformerError("x", AppCommandOptionType.string, TypedOption())
        fault.__cause__ = reason
    desk = Refusals()
    await answer_error(cast(Any, desk), cast(Any, None), fault)
    assert desk.refused == [reason]


class _Command:
    name = "draw"
