"""Opening a cup of any game."""

from typing import ClassVar, Final, get_args

import discord
import msgspec
from discord import app_commands

from club.decisions.opening import MOST_COMPUTERS, MOST_ROUND_DAYS, sizes_of_tables
from club.decisions.progress import DAY
from club.decisions.public_cup import PublicCup
from club.decisions.round_days import turn_if_short, usual_round_days
from club.model.commands import CupOpening
from club.model.cup import FEWEST_ENTRANTS, LONGEST_NAME, MOST_ENTRANTS, Format
from cogs.club.cup_desk import CupDesk
from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.lobby.computer_levels import must_be_offered_at_each
from cogs.lobby.open_table import NO_LIMIT, OpeningWishes, pace_wished, spoken_here
from cogs.lobby.place_of_table import must_be_allowed, place_of_table
from cogs.ui.command_texts import said
from core.game import Level, Manifest
from core.spelling import shown_name
from core.translatable_text import Text, text
from tables.model import game_json
from tables.model.refusals import refused
from tables.model.table import HOUR, GuildId, Pace, PlaceId
from tables.time.paces import duration

_USUAL_PACE: Final = Pace(24, "resign")
_USUAL_FORMAT: Final[Format] = "swiss"
_USUAL_ENTRANTS: Final = 16
_USUAL_HOURS_OF_ENTRY: Final = 72
_HOURS_OF_ENTRY: Final = (1, 12, 24, 72, 168, 336, 0)

TableSize = app_commands.Range[int, 2, 5]
Entrants = app_commands.Range[int, FEWEST_ENTRANTS, MOST_ENTRANTS]
RoundDays = app_commands.Range[int, 0, MOST_ROUND_DAYS]
ComputerCount = app_commands.Range[int, 0, MOST_COMPUTERS]
Title = app_commands.Range[str, 1, LONGEST_NAME]


class CupWishes(msgspec.Struct, frozen=True):
    """The command's arguments; None: the default.

    ``pace`` in hours, or LIVE. ``closes``: hours until entries close, 0: when the cup is full.
    ``round_days`` 0: a round has as much time as its games.
    """

    game: str
    format: Format | None = None
    seats: int | None = None
    pace: int | None = None
    entrants: int | None = None
    closes: int | None = None
    round_days: int | None = None
    computers: int = 0
    level: Level = "normal"
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


async def open_cup(cups: CupDesk, asking: Asking, visitor: Visitor, wishes: CupWishes) -> PublicCup:
    """Open a cup; its post follows on its own. Raises TableRefuses outside of a server."""
    if asking.guild_id is None or asking.channel is None:
        raise refused("cup-refusal-only-in-server")
    desk, server = cups.desk, GuildId(asking.guild_id)
    game = desk.replies.game_named(wishes.game, visitor.locale)
    manifest = desk.guide.manifest(game)
    size, entrants = _seats(manifest, wishes), wishes.entrants or _USUAL_ENTRANTS
    options = game_json.encode(manifest.options_of_a_cup())
    if wishes.computers:
        sizes = sizes_of_tables(size, entrants, manifest.seats_for(manifest.options_of_a_cup()))
        must_be_offered_at_each(desk.guide, wishes.level, game, sizes, options)
    usual = await desk.servers.wishes_of(server)
    channel, _ = place_of_table(asking, thread_wished=False, usual=usual)
    if isinstance(channel, discord.ForumChannel):
        channel = asking.channel
    await must_be_allowed(asking, channel)
    opening = CupOpening(
        by=visitor.person,
        guild=server,
        place=PlaceId(channel.id),
        locale=spoken_here(asking, visitor, usual),
        name=shown_name(wishes.title, instead=""),
        game=game,
        options=options,
        pace=_pace(wishes),
        size=size,
        format=wishes.format or _USUAL_FORMAT,
        most=entrants,
        closes_at=_closes_at(wishes, desk.service.now()),
        round_days=_round_days(wishes, manifest.turns_at(size)),
        computers=(wishes.level,) * wishes.computers,
    )
    return await cups.club.open_cup(request_of(asking), opening)


def _seats(manifest: Manifest, wishes: CupWishes) -> int:
    """Return the seats of a table: as wished, else as few as can play against each other."""
    possible = manifest.seats_for(manifest.options_of_a_cup())
    return wishes.seats or max(2, possible[0])


def _pace(wishes: CupWishes) -> Pace:
    return pace_wished(wishes.pace, "resign", None, _USUAL_PACE)


def _closes_at(wishes: CupWishes, now: int) -> int | None:
    hours = _USUAL_HOURS_OF_ENTRY if wishes.closes is None else wishes.closes
    return now + hours * HOUR if hours else None


def _round_days(wishes: CupWishes, turns: int) -> int | None:
    """Return the days of a round, None if it waits for its games. ``turns``: of a game."""
    if wishes.round_days is None:
        return usual_round_days(turns, _pace(wishes))
    return wishes.round_days or None


def done_opened(cups: CupDesk, public: PublicCup) -> Text:
    """Return that a cup is open, and whether its rounds are too short for its game."""
    facts, done = public.facts, text("done-cup-opened")
    turns = cups.desk.guide.manifest(facts.game).turns_at(facts.size)
    each = turn_if_short(turns, facts.round_days, facts.pace)
    if each is None or facts.round_days is None:
        return done
    span = duration(facts.round_days * DAY)
    short = text("cup-days-short", turns=turns, span=span, each=duration(each))
    return text("sentences", first=done, then=short)
