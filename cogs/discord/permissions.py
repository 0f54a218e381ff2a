"""The permissions the bot asks for and those a table's channel must grant; the invite link."""

from typing import Any, Final

import discord

from core.translatable_text import Text, text

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
)
"""Permissions that a table's channel must grant; threads have their own one for sending."""

IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Further permissions needed for a table in a thread of its own."""

INVITED_WITH: Final = (*NEEDED, *IN_THREADS)
"""The permissions that the invite link asks for."""

SCOPES: Final = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """Return the URL that invites the bot of this application to a server."""
    granted = discord.Permissions(**dict.fromkeys(INVITED_WITH, True))
    return discord.utils.oauth_url(application, permissions=granted, scopes=SCOPES)


def permission_name(permission: str) -> Text:
    """Return the name of a permission in Discord's own settings, as a text to translate."""
    return text(f"permission-{permission.replace('_', '-')}")


def needed_in(channel: Any) -> tuple[str, ...]:
    """Return the permissions a table needs in this channel, forum or thread.

    In a forum ``send_messages`` allows creating posts; Discord's settings give it another name.
    """
    if isinstance(channel, discord.Thread):
        return tuple(n.replace("send_messages", "send_messages_in_threads") for n in NEEDED)
    if isinstance(channel, discord.ForumChannel):
        return (*NEEDED, "send_messages_in_threads")
    return NEEDED
