"""Opening a cup of any game."""

from collections.abc import Iterator
from typing import ClassVar, Final, get_args

import discord
import msgspec
from discord import app_commands

from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby.open_table import NO_LIMIT, OpeningWishes, pace_wished, spoken_here
from cogs.lobby.place_of_table import must_be_allowed, place_of_table
from cogs.ui.command_texts import said
from core.spelling import shown_name
from core.translatable_text import Text, text
from model import game_json
from model.cup import (
    DAY,
    FEWEST_ENTRANTS,
    LONGEST_ENTRY,
    LONGEST_NAME,
    MOST_ENTRANTS,
    MOST_ROUND_DAYS,
    MOST_SEATS,
    Cup,
    CupOpening,
    Format,
    usual_round_days,
)
from model.refusals import refused
from model.table import HOUR, GuildId, Pace, PlaceId
from tables.time.paces import duration

_USUAL_PACE: Final = Pace(24, "resign")
_USUAL_FORMAT: Final[Format] = "swiss"
_USUAL_ENTRANTS: Final = 16
_USUAL_HOURS_OF_ENTRY: Final = 72
_SHORT_TURN: Final = 3 * HOUR
"""A round that has less than this for each turn (milliseconds) leaves many games unfinished."""

_HOURS_OF_ENTRY: Final = (1, 12, 24, 72, 168, 336, LONGEST_ENTRY // HOUR)

TableSize = app_commands.Range[int, 2, MOST_SEATS]
Entrants = app_commands.Range[int, FEWEST_ENTRANTS, MOST_ENTRANTS]
RoundDays = app_commands.Range[int, 1, MOST_ROUND_DAYS]
Title = app_commands.Range[str, 1, LONGEST_NAME]


class CupWishes(msgspec.Struct, frozen=True):
    """The command's arguments; None: the default.

    ``pace`` in hours, or LIVE. ``closes``: hours until entries close.
    """

    game: str
    format: Format | None = None
    seats: int | None = None
    pace: int | None = None
    entrants: int | None = None
    closes: int | None = None
    round_days: int | None = None
    title: str = ""

    PACES: ClassVar[list[app_commands.Choice[int]]] = [
        choice for choice in OpeningWishes.PACES if choice.value != NO_LIMIT
    ]
    FORMATS: ClassVar[list[app_commands.Choice[str]]] = [
        app_commands.Choice(name=said(f"choice-cup-format-{one}"), value=one)
        for one in get_args(Format)
    ]
    CLOSES: ClassVar[list[app_commands.Choice[int]]] = [
        app_commands.Choice(name=said(f"choice-cup-closes-{hours}"), value=hours)
        for hours in _HOURS_OF_ENTRY
    ]


def format_of(chosen: app_commands.Choice[str] | None) -> Format | None:
    """Return the chosen format."""
    if chosen is None:
        return None
    return next(one for one in get_args(Format) if one == chosen.value)


async def open_cup(desk: Desk, asking: Asking, visitor: Visitor, wishes: CupWishes) -> Cup:
    """Open a cup; its post follows on its own. Raises TableRefuses outside of a server."""
    if asking.guild_id is None or asking.channel is None:
        raise refused("cup-refusal-only-in-server")
    server = GuildId(asking.guild_id)
    game = desk.replies.game_named(wishes.game, visitor.locale)
    manifest, now = desk.guide.manifest(game), desk.service.now()
    options = manifest.options_of_a_cup()
    usual = await desk.servers.wishes_of(server)
    channel, _ = place_of_table(asking, thread_wished=False, usual=usual)
    if isinstance(channel, discord.ForumChannel):
        channel = asking.channel
    await must_be_allowed(asking, channel)
    size = wishes.seats or max(2, manifest.seats_for(options)[0])
    pace = pace_wished(wishes.pace, "resign", None, _USUAL_PACE)
    opening = CupOpening(
        by=visitor.person,
        guild=server,
        place=PlaceId(channel.id),
        locale=spoken_here(asking, visitor, usual),
        name=shown_name(wishes.title, instead=""),
        game=game,
        options=game_json.encode(options),
        pace=pace,
        size=size,
        format=wishes.format or _USUAL_FORMAT,
        most=wishes.entrants or _USUAL_ENTRANTS,
        closes_at=now + (wishes.closes or _USUAL_HOURS_OF_ENTRY) * HOUR,
        round_days=wishes.round_days or usual_round_days(manifest.turns_at(size), pace),
    )
    return await desk.cups.open_cup(request_of(asking), opening)


def done_opened(desk: Desk, cup: Cup) -> Iterator[Text]:
    """Yield that a cup is open, and whether its rounds are too short for its game."""
    yield text("done-cup-opened")
    turns, lasts = desk.guide.manifest(cup.game).turns_at(cup.size), cup.round_days * DAY
    if lasts < turns * min(_SHORT_TURN, cup.pace.span or _SHORT_TURN):
        each = duration(lasts // turns)
        yield text("cup-days-short", turns=turns, span=duration(lasts), each=each)
