"""Private replies to errors: refusals in words, unexpected errors by an incident number."""

import logging
import secrets
from http import HTTPStatus

import aiohttp
import discord
from discord import app_commands

from cogs.discord.channels import THREAD_CLOSED
from cogs.discord.interaction_user import Asking
from cogs.interaction.front_desk import ANSWERED_ALREADY, Desk, is_acknowledged
from core.discord_limits import limit
from core.errors import PlayerError
from core.texts import text
from model.refusals import UnreadableTable, refused
from model.table_creation import CODE_LETTERS
from workers.metrics import count_interaction

_log = logging.getLogger(__name__)

_UNANSWERABLE = {
    ANSWERED_ALREADY: "answered already",
    10062: "it came too late",
    10015: "too long ago",
    50027: "too long ago",
    limit("deleted-message-is-gone"): "the answer was dismissed",
    THREAD_CLOSED: "its thread is closed",
}
"""Codes of Discord's for an interaction that cannot be answered any more. What was asked has been
done, except in a closed thread, which did not even allow the acknowledgement."""

_INCIDENT_LENGTH = 6

_NO_PLACE = {
    10003: "its channel is gone",
    limit("private-thread-needs-member"): "I may not see its channel",
    50013: "I may not act in its channel",
}
"""Codes of Discord's for an interaction that cannot even be acknowledged, so that nothing is done.
Of any other request they mean something else."""


_RATE_LIMITED = "Discord, or Cloudflare before it, takes no more requests for a while (429)"
"""Cloudflare's error 1015 is an HTML page, so the log gets this line instead."""


async def answer_error(desk: Desk, interaction: Asking, fault: BaseException) -> None:
    """Tell the person privately what went wrong. Raises nothing: a second error is logged."""
    if isinstance(fault, app_commands.CommandInvokeError):
        fault = fault.original
    elif isinstance(fault, app_commands.TransformerError):
        fault = fault.__cause__ or fault
    elif isinstance(fault, app_commands.CommandNotFound):
        if interaction.type is discord.InteractionType.autocomplete:
            return
        fault = refused("table-refusal-unknown-command")
    try:
        await _answer(desk, interaction, fault)
    except (discord.HTTPException, aiohttp.ClientError) as second:
        if not _is_unanswerable(second, asking=interaction):
            _log.warning("an interaction could not be answered: %s", _in_a_line(second))
    except Exception:
        _log.exception("an interaction could not be answered")


async def _answer(desk: Desk, interaction: Asking, fault: BaseException) -> None:
    if _is_unanswerable(fault, asking=interaction):
        return
    if _is_rate_limited(fault) and not interaction.response.is_done():
        count_interaction("unanswerable")
        _log.warning("an interaction could not be answered: %s", _RATE_LIMITED)
        return
    if isinstance(fault, PlayerError):
        count_interaction("refused")
        await desk.refuse(interaction, fault)
        return
    count_interaction("incident")
    incident = "".join(secrets.choice(CODE_LETTERS) for _ in range(_INCIDENT_LENGTH))
    mark = {"alert": "damage"} if isinstance(fault, UnreadableTable) else None
    if _is_rate_limited(fault):
        _log.error("incident %s: %s", incident, _RATE_LIMITED)
    else:
        _log.error("incident %s", incident, exc_info=fault, extra=mark)
    if isinstance(fault, UnreadableTable):
        said = text("incident-unreadable", number=incident, code=fault.code)
    else:
        said = text("incident", number=incident)
    await desk.apologise(interaction, said)


def _is_unanswerable(fault: BaseException, asking: Asking) -> bool:
    """Whether the interaction cannot be answered any more; if so, count it and log one line."""
    if not isinstance(fault, discord.HTTPException):
        return False
    why = _UNANSWERABLE.get(fault.code)
    if fault.code in _NO_PLACE and not is_acknowledged(asking):
        why = _NO_PLACE[fault.code]
    if why is None:
        return False
    count_interaction("unanswerable")
    _log.info("an interaction could not be answered: %s", why)
    return True


def _is_rate_limited(fault: BaseException) -> bool:
    return isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.TOO_MANY_REQUESTS


def _in_a_line(fault: Exception) -> object:
    return _RATE_LIMITED if _is_rate_limited(fault) else fault
