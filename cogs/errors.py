"""Faults, answered privately: what a person can mend in their words, anything else by number."""

import logging
import secrets

import discord
from discord import app_commands

from cogs.desk import Asking, Desk
from core.errors import PlayerError
from core.text import text
from tables.errors import UnreadableTable

_log = logging.getLogger(__name__)

_ANSWERED_ALREADY = 40060
_TOO_LATE = 10062


async def answer_error(desk: Desk, interaction: Asking, fault: BaseException) -> None:
    """Tell the person what went wrong; nothing they did is lost."""
    if isinstance(fault, app_commands.CommandInvokeError):
        fault = fault.original
    elif isinstance(fault, app_commands.TransformerError):
        fault = fault.__cause__ or fault
    if isinstance(fault, discord.HTTPException) and fault.code in (_ANSWERED_ALREADY, _TOO_LATE):
        _log.info("an interaction could not be answered: %s", fault)
        return
    if isinstance(fault, PlayerError):
        await desk.refuse(interaction, fault)
        return
    incident = secrets.token_hex(3).upper()
    _log.error("incident %s", incident, exc_info=fault)
    if isinstance(fault, UnreadableTable):
        said = text("incident-unreadable", number=incident, code=fault.code)
    else:
        said = text("incident", number=incident)
    await desk.apologise(interaction, said)
