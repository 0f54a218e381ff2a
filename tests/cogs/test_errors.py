"""Error replies: each kind of error gets its reply, wherever in a command it is raised."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import AppCommandOptionType, app_commands

from cogs.interaction.error_replies import answer_error
from cogs.ui.command_texts import TypedOption
from core.errors import PlayerError
from core.texts import Text
from model.refusals import refused
from model.table_creation import CODE_LETTERS


class Refusals:
    """A front desk that records its refusals."""

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


@pytest.mark.parametrize("kind", ["application_command", "autocomplete"])
async def test_a_command_that_a_client_still_knows_is_no_incident(kind: str) -> None:
    """The game is switched off or has another name; clients keep their lists for some hours."""
    asking = SimpleNamespace(type=discord.InteractionType[kind])
    desk = Refusals()
    await answer_error(cast(Any, desk), cast(Any, asking), app_commands.CommandNotFound("ruta", []))
    told = [fault.refusal.code for fault in desk.refused]
    assert told == (["table-refusal-unknown-command"] if kind == "application_command" else [])


BANNED = "<!DOCTYPE html>\n<title>Access denied</title>\nerror code: 1015"
"""What Cloudflare answers to an address that it lets through no more for a while."""


class Apologies:
    """A front desk whose apologies fail as well."""

    async def apologise(self, _asking: object, _said: object) -> None:
        raise _banned()


def _banned() -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=429, reason="")), BANNED)


@pytest.mark.parametrize("acknowledged", [False, True])
async def test_what_cloudflare_refuses_is_a_line_of_the_log_without_a_page_in_it(
    acknowledged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    interaction = SimpleNamespace(response=SimpleNamespace(is_done=lambda: acknowledged))
    with caplog.at_level(logging.INFO):
        await answer_error(cast(Any, Apologies()), cast(Any, interaction), _banned())
    assert "DOCTYPE" not in caplog.text
    assert "Traceback" not in caplog.text
    assert len(caplog.messages) == (2 if acknowledged else 1), "one line for each refusal"
    assert any("incident" in line for line in caplog.messages) is acknowledged


async def test_the_number_of_an_incident_spells_no_word(caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []

    async def apologise(_asking: object, said: Text) -> None:
        told.append(str(said.values["number"]))

    desk = SimpleNamespace(apologise=apologise)
    for _ in range(20):
        await answer_error(cast(Any, desk), cast(Any, SimpleNamespace()), ValueError("a bug"))
    assert all(len(number) == 6 and set(number) <= set(CODE_LETTERS) for number in told)
    assert len(set(told)) == 20
    assert all(f"incident {number}" in caplog.text for number in told)
