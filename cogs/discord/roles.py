"""The role that a server lets the bot ping when a table with free seats opens."""

from typing import Any

import discord

from cogs.discord.interaction_user import Asking
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.translatable_text import Text, text
from model.table import MINUTE, RoleId
from model.table_creation import Opening
from tables.server_settings import Servers, ServerWishes
from tables.time.notification_limits import ROLE_AGAIN_AFTER


def role_of(asking: Asking, wishes: ServerWishes) -> discord.Role | None:
    """Return the role to ping in the interaction's server; None if unset or deleted."""
    if asking.guild is None or wishes.role is None:
        return None
    return asking.guild.get_role(wishes.role)


def is_deleted(asking: Asking, wishes: ServerWishes) -> bool:
    """Whether the chosen role was deleted; False during an outage of the server."""
    known = asking.guild is not None and not asking.guild.unavailable
    return known and wishes.role is not None and role_of(asking, wishes) is None


def is_notified(asking: Asking, role: discord.Role, place: Any = None) -> bool:
    """Whether a ping of this role by the bot notifies its members.

    It does if everybody may mention the role, or the bot may mention all roles in ``place`` (None:
    in the channel of the interaction).
    """
    if role.mentionable:
        return True
    if place is None or place.id == asking.channel_id:
        return asking.app_permissions.mention_everyone
    return bool(place.permissions_for(place.guild.me).mention_everyone)


async def role_to_call(
    servers: Servers, asking: Asking, wishes: ServerWishes, opening: Opening, place: Any, now: int
) -> RoleId | None:
    """Return the role that a new table pings; None if no seat is free, the ping would notify
    nobody, or the role was pinged a short while ago.
    """
    taken = 1 + len(opening.invited) + len(opening.computers)
    role = role_of(asking, wishes)
    if role is None or opening.guild is None or taken >= opening.size:
        return None
    if not is_notified(asking, role, place) or not await servers.may_call_role(opening.guild, now):
        return None
    return RoleId(role.id)


def role_told(asking: Asking, wishes: ServerWishes) -> Text:
    """Describe the role that new tables ping, for those who manage the server."""
    role = role_of(asking, wishes)
    if role is None:
        return text("server-role-gone" if is_deleted(asking, wishes) else "server-role-none")
    place = None if asking.guild is None else asking.guild.get_channel(wishes.place or 0)
    minutes, name = ROLE_AGAIN_AFTER // MINUTE, DiscordMarkup().role(RoleId(role.id))
    notified = is_notified(asking, role, place)
    return text("server-role" if notified else "server-role-mute", role=name, minutes=minutes)
