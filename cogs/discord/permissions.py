"""The permissions the bot asks for, and its invite link."""

from typing import Final

import discord

from cogs.discord.messenger import NEEDED

IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Further permissions needed for a table in a thread of its own."""

INVITED_WITH: Final = (*NEEDED, *IN_THREADS)
"""The permissions that the invite link asks for."""

SCOPES: Final = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """Return the URL that invites the bot of this application to a server."""
    granted = discord.Permissions(**dict.fromkeys(INVITED_WITH, True))
    return discord.utils.oauth_url(application, permissions=granted, scopes=SCOPES)
