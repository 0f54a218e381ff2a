"""The person behind an interaction, and the ids and permissions read from it."""

from collections.abc import Awaitable, Callable
from typing import Any, Self, TypeAlias

import discord
import msgspec
from discord.ext import commands

from core.spelling import is_seen, shown_name
from core.texts import Locale, locale_of
from model.commands import Person
from model.log import request_of_part
from model.table import HOUR, GuildId, PlayerId, PlayerProfile, RequestId, TableCode

Asking: TypeAlias = discord.Interaction[Any]
"""An interaction with the bot."""

AnyBot: TypeAlias = commands.Bot | commands.AutoShardedBot
"""The bot, with one shard or several."""


_DAY = 24 * HOUR


class Visitor(msgspec.Struct, frozen=True):
    """The person who acts, and their stored profile."""

    person: Person
    profile: PlayerProfile

    @classmethod
    def seen(cls, asking: Asking, known: PlayerProfile | None) -> Self:
        """Return the visitor with their current name, language and day, not yet stored."""
        name = name_of(asking.user)
        player = PlayerId(asking.user.id)
        profile = msgspec.structs.replace(
            known or PlayerProfile(player, name),
            name=name,
            seen_locale=locale_of(str(asking.locale)),
            knock_at=0,
            missed=False,
            seen_on=int(asking.created_at.timestamp() * 1000) // _DAY * _DAY,
        )
        return cls(Person(player, name), profile)

    @property
    def id(self) -> PlayerId:
        """The person's Discord id."""
        return self.person.id

    @property
    def locale(self) -> Locale:
        """The language to answer in."""
        return self.profile.speaks


Press: TypeAlias = Callable[[Asking, Visitor, TableCode], Awaitable[object]]
"""A coroutine that serves a visitor at a table that has been found."""


def name_of(user: discord.abc.User) -> str:
    """Return what a person is called here; by their name at Discord if nothing of that is seen.

    Every name that people have passes here, so that no text, label or alt text is turned by one.
    """
    return shown_name(user.display_name if is_seen(user.display_name) else user.name)


def request_of(asking: Asking, part: int = 0) -> RequestId:
    """Return the request id of an interaction, by which a repeated request is done once."""
    return request_of_part(asking.id, part)


def managed_by(asking: Asking) -> GuildId | None:
    """Return the interaction's server if the person manages it (they may end any table there)."""
    if asking.guild_id is None or not asking.permissions.manage_guild:
        return None
    return GuildId(asking.guild_id)


def is_owner(client: discord.Client, person: int) -> bool:
    """Whether this person owns the application, alone or in a team; known once it has logged in."""
    application = client.application
    if application is None:
        return False
    if application.team is not None:
        return any(member.id == person for member in application.team.members)
    return bool(application.owner.id == person)
