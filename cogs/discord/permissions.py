"""The permissions the bot asks for, and the link that invites it with them."""

from typing import Final

import discord

from cogs.discord.messenger import NEEDED

IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""What a table needs besides that stands in a thread of its own."""

INVITED_WITH: Final = (*NEEDED, *IN_THREADS)
"""What a server is asked to grant at the invitation."""

SCOPES: Final = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """The address where somebody brings the bot of this application to a server of theirs."""
    granted = discord.Permissions(**dict.fromkeys(INVITED_WITH, True))
    return discord.utils.oauth_url(application, permissions=granted, scopes=SCOPES)
