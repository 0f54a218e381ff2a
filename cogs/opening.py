"""Opening a table of any game: its people, its pace, its language, and the command for it."""

from collections.abc import Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, ClassVar, cast, get_args

import discord
import msgspec
from discord import app_commands

from cogs import lobby_page
from cogs.discord.interaction_user import Asking, Visitor, name_of, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby_page import level_choices, must_be_offered
from cogs.new_threads import in_a_post, in_a_thread, leave_empty, must_be_allowed, place_of_table
from cogs.ui.command_texts import command, options, said
from core.game import Level, Manifest
from core.texts import LOCALES, Listing, Locale, Text, locale_of, text
from model import game_json
from model.commands import Person
from model.refusals import TableRefuses, refused
from model.table import (
    MINUTE,
    Computer,
    GuildId,
    LatePolicy,
    Pace,
    PlaceId,
    PlayerId,
    RoleId,
    Status,
)
from model.table_creation import Opening, must_have_room
from tables.notification_settings import ROLE_AGAIN_AFTER
from tables.paces import reserve_in, with_reserve
from tables.server_settings import Servers, ServerWishes
from tables.service import LIVING
from workers import markup


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
    minutes, name = ROLE_AGAIN_AFTER // MINUTE, markup.role(RoleId(role.id))
    notified = is_notified(asking, role, place)
    return text("server-role" if notified else "server-role-mute", role=name, minutes=minutes)


NO_LIMIT = 0
LIVE = -1
_LIVE_MINUTES = 10
_DAYS_AND_HOURS = (12, 24, 72, 168)

_NOBODY_CHOSE = "en-US"
_PLACES_NAMED = 5


class OpeningWishes(msgspec.Struct, frozen=True):
    """The command's arguments, and the game's usual options.

    ``pace`` in hours, LIVE or NO_LIMIT; None: the server's setting, as ``thread`` None.
    ``computer``: level of the computers that are seated at once; ``computers``: their number.
    """

    game: str
    size: int
    guests: tuple[discord.User | discord.Member, ...]
    options: msgspec.Struct
    pace: int | None
    thread: bool | None
    computer: Level | None = None
    computers: int = 1

    PACES: ClassVar[list[app_commands.Choice[int]]] = [
        app_commands.Choice(name=said("choice-pace-live"), value=LIVE),
        *(
            app_commands.Choice(name=said(f"choice-pace-{hours}"), value=hours)
            for hours in (*_DAYS_AND_HOURS, NO_LIMIT)
        ),
    ]
    LATE: ClassVar[list[app_commands.Choice[str]]] = [
        app_commands.Choice(name=said(f"choice-late-{policy}"), value=policy)
        for policy in get_args(LatePolicy)
    ]


async def open_table(desk: Desk, asking: Asking, wishes: OpeningWishes) -> None:
    """Open a table and confirm it privately; the post in its channel follows on its own."""
    await desk.acknowledge(asking)
    visitor = await desk.finder.visitor(asking)
    if asking.guild_id is None or asking.channel is None:
        raise await _in_a_server_only(desk, visitor)
    server = GuildId(asking.guild_id)
    await must_be_welcome(desk, visitor, wishes.guests, server)
    options = game_json.encode(wishes.options)
    if wishes.computer is not None:
        must_be_offered(desk.guide, wishes.computer, wishes.game, wishes.size, options)
    usual = await desk.servers.wishes_of(server)
    channel, thread = place_of_table(asking, wishes.thread, usual)
    await must_be_allowed(asking, channel, thread)
    opening = Opening(
        game=wishes.game,
        by=visitor.person,
        guests=tuple(map(_person, wishes.guests)),
        guild=server,
        place=PlaceId(channel.id),
        locale=spoken_here(asking, visitor, usual),
        size=wishes.size,
        options=options,
        pace=msgspec.structs.replace(
            pace_wished(wishes.pace, None, None, usual.pace), forgives=True
        ),
        computers=_computers(wishes),
    )
    must_have_room(opening)
    is_first = await _has_no_tables(desk, visitor, server)
    role = await role_to_call(desk.servers, asking, usual, opening, channel, desk.service.now())
    opening = msgspec.structs.replace(opening, role=role)
    if isinstance(channel, discord.ForumChannel):
        opening = await in_a_post(desk, channel, opening)
    elif thread:
        guests = list(map(name_of, wishes.guests))
        opening = await in_a_thread(desk, channel, opening, guests)
    try:
        done = await desk.service.open(request_of(asking), opening)
    except Exception:
        if opening.place != channel.id:
            await leave_empty(asking.client, opening.place, channel)
        raise
    if done.look.view is not None:
        await desk.show_look(asking, visitor, done.look, done.events)
        return
    opened = text("done-opened", code=done.look.table.code)
    hint = (text("done-opened-first"),) if is_first else ()
    await lobby_page.show(desk, asking, visitor, done.look, opened, *hint)


async def _has_no_tables(desk: Desk, visitor: Visitor, server: GuildId) -> bool:
    """Whether this server has no table and no finished game yet."""
    if await desk.service.queries.has_had_tables(server, visitor.id):
        return False
    return not await desk.service.archive.played_in(server)


async def _in_a_server_only(desk: Desk, visitor: Visitor) -> TableRefuses:
    """Return the refusal to open a table outside a server; it links the person's channels."""
    for statuses in (LIVING, (Status.FINISHED,)):
        tables = await desk.service.queries.tables_of(visitor.id, statuses)
        places = list(dict.fromkeys(f"<#{table.place}>" for table in tables))[:_PLACES_NAMED]
        if places:
            return refused("table-refusal-where-you-played", places=Listing(tuple(places)))
    return refused("table-refusal-only-in-server")


def level_wished(computer: Level | None, computers: int | None) -> Level | None:
    """Return the computers' level; "normal" if only their number was given."""
    return "normal" if computer is None and computers is not None else computer


def computers_wished(players: int, computers: int | None, guests: int) -> int:
    """Return the number of computers: as given, else enough to fill ``players`` seats."""
    return max(1, players - 1 - guests) if computers is None else computers


def seats_wished(others: int, seats: range) -> int:
    """Return a table's size if none was given: room for those named, else the largest.

    ``seats``: the allowed sizes.
    """
    return min(seats[-1], max(seats[0], 1 + others)) if others else seats[-1]


def _computers(wishes: OpeningWishes) -> tuple[Computer, ...]:
    if wishes.computer is None:
        return ()
    return (Computer(wishes.game, wishes.computer),) * wishes.computers


def pace_wished(pace: int | None, late: str | None, reserve: str | None, usual: Pace) -> Pace:
    """Return the wished pace, completed by the ``usual`` one."""
    policy = next((known for known in get_args(LatePolicy) if known == late), usual.late)
    agreed = msgspec.structs.replace(usual, late=policy)
    if pace is None and reserve is None:
        return agreed
    if pace is not None:
        hours, minutes = (0, _LIVE_MINUTES) if pace == LIVE else (pace or None, 0)
        agreed = msgspec.structs.replace(agreed, hours=hours, minutes=minutes, hour=None)
    return with_reserve(agreed, reserve_in(usual) if reserve is None else reserve)


async def must_be_welcome(
    desk: Desk,
    visitor: Visitor,
    guests: Sequence[discord.User | discord.Member],
    server: GuildId,
) -> None:
    """Check people before creating anything. Raises TableRefuses for bots, oneself and bans."""
    if any(guest.bot for guest in guests):
        raise refused("table-refusal-no-bots")
    if any(guest.id == visitor.id for guest in guests):
        raise refused("table-refusal-yourself")
    people = tuple(map(_person, guests))
    await desk.service.queries.must_be_free_to_open(visitor.id, people, server)


def _person(user: discord.User | discord.Member) -> Person:
    return Person(PlayerId(user.id), name_of(user))


def spoken_here(asking: Asking, visitor: Visitor, usual: ServerWishes) -> Locale:
    """Return the language of a table opened here: the server's setting, else the server's language
    at Discord, else the visitor's.

    A server that is no community cannot choose a language; Discord reports American English.
    """
    if usual.locale in LOCALES:
        return usual.locale
    may_choose = asking.guild is not None and "COMMUNITY" in asking.guild.features
    spoken = str(asking.guild_locale or _NOBODY_CHOSE)
    return locale_of(spoken) if may_choose or spoken != _NOBODY_CHOSE else visitor.locale


# Built from values at runtime: type checkers accept only literal annotations.
_RANGE: Any = app_commands.Range
_CHOICE: Any = app_commands.Choice


class OptionPart(msgspec.Struct, frozen=True):
    """An option of the command: its parameter name, and the key of its texts, without suffixes.

    ``type``: the annotation that discord.py reads. ``choices``: all choices, if fixed.
    """

    name: str
    texts: str
    type: Any
    choices: Sequence[app_commands.Choice[Any]] = ()


def opening_command(
    manifest: Manifest, levels: Sequence[Level], desk: Desk
) -> app_commands.Command[Any, ..., None]:
    """Return ``/<game> new``, which opens a table; ``levels``: those of the game's computers."""
    parts = parts_of(manifest, levels)

    async def new(interaction: Asking, **chosen: Any) -> None:
        await open_table(desk, interaction, wishes_of(manifest, chosen))

    cast(Any, new).__signature__ = _signature(parts)
    options(**{part.name: part.texts for part in parts})(new)
    app_commands.choices(**{part.name: [*part.choices] for part in parts if part.choices})(new)
    return command("game-new")(new)


def parts_of(manifest: Manifest, levels: Sequence[Level]) -> tuple[OptionPart, ...]:
    """Return the command's options in the order Discord shows them."""
    fewest, most = manifest.fewest_seats, manifest.most_seats
    parts = [
        OptionPart("opponent", "option-opponent", discord.User | None),
        _choice("computer", "option-computer", level_choices(levels)),
        _choice("pace", "option-pace", OpeningWishes.PACES),
        OptionPart("thread", "option-thread", bool | None),
    ]
    if fewest < most:
        parts.insert(0, OptionPart("players", "option-players", _RANGE[int, fewest, most] | None))
        parts.insert(
            3, OptionPart("computers", "option-computers", _RANGE[int, 1, most - 1] | None)
        )
    return tuple(parts)


def wishes_of(manifest: Manifest, chosen: Mapping[str, Any]) -> OpeningWishes:
    """Return the wishes in the arguments; None: left out. The game's options are the usual ones."""
    given = {name: _value(choice) for name, choice in chosen.items() if choice is not None}
    guests = (given["opponent"],) if "opponent" in given else ()
    agreed = manifest.options()
    seats = manifest.seats_for(agreed)
    players, computers = given.get("players"), given.get("computers")
    level = level_wished(given.get("computer"), computers)
    filled = players or max(seats[0], manifest.usual_seats or 0)
    seated = computers_wished(filled, computers, len(guests)) if level else 0
    return OpeningWishes(
        game=manifest.key,
        size=players or seats_wished(len(guests) + seated, seats),
        guests=guests,
        options=agreed,
        pace=given.get("pace"),
        thread=given.get("thread"),
        computer=level,
        computers=seated,
    )


def _choice(name: str, texts: str, choices: Sequence[app_commands.Choice[Any]]) -> OptionPart:
    return OptionPart(name, texts, _CHOICE[type(choices[0].value)] | None, choices)


def _signature(parts: Sequence[OptionPart]) -> Signature:
    """Return the signature from which discord.py derives the options."""
    either = Parameter.POSITIONAL_OR_KEYWORD
    asked = [Parameter(p.name, either, default=None, annotation=p.type) for p in parts]
    return Signature([Parameter("interaction", either), *asked])


def _value(chosen: Any) -> Any:
    return chosen.value if isinstance(chosen, app_commands.Choice) else chosen
