"""/cup: opening a cup, its private page, and the buttons under its posts."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from string import ascii_lowercase
from typing import Any, ClassVar, Final, TypeAlias, get_args

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs.discord.channels import is_deleted
from cogs.discord.interaction_user import Asking, Visitor, managed_by, request_of
from cogs.interaction.access import may_look_into
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import NamedGame, code_in
from cogs.new_threads import must_be_allowed, place_of_table
from cogs.opening import NO_LIMIT, OpeningWishes, pace_wished, spoken_here
from cogs.ui.command_texts import (
    CHOICE_LIMIT,
    Choices,
    Typed,
    command,
    options,
    said,
    told_apart,
    value_of,
)
from cogs.ui.controls import CUPS, Rows, TableButton, TableChoice
from core.spelling import shown_name
from core.texts import Text, text
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
    CupCode,
    CupOpening,
    CupStatus,
    Format,
    usual_round_days,
)
from model.refusals import refused
from model.table import HOUR, GuildId, Pace, PlaceId, PlayerId
from tables.paces import duration
from workers import cup_posts, markup
from workers.cup_posts import CupShown, action, agreed, course, named
from workers.post_model import Action, Post

ALL: Final = CupCode("ALL")
"""Stands for the code in a menu that is about no particular cup."""

_ROOM: Final = 3_000
"""Units (see ``workers.post_model``) of standings and tables on the private page."""


class CupPages:
    """Shows the pages of cups."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def reach(self, asking: Asking, typed: str) -> Cup:
        """Return the named cup, if the person may see it from where they are.

        Whoever is in it may from anywhere, others where they see its channel, and managers of its
        server when that is deleted. Otherwise raises TableRefuses as for an unknown code.
        """
        cup = await self._desk.cups.cup(CupCode(code_in(typed)))
        if cup.entrant_of(PlayerId(asking.user.id)) is not None:
            return cup
        if asking.guild_id == cup.guild and _sees(asking, cup.place):
            return cup
        if manages(asking, cup) and await is_deleted(asking.client, cup.place):
            return cup
        raise refused("cup-refusal-unknown")

    async def show(self, asking: Asking, visitor: Visitor, cup: Cup, *said: Text) -> None:
        """Show how a cup stands, with this person's buttons; ``said``: what was done."""
        say = self._desk.replies.voice(visitor.locale)
        shown, message = await self._shown(cup), await self._desk.cups.message(cup)
        paired = cup_posts.pairing_of(cup, visitor.id)
        own = [] if paired is None or paired.table is None else [paired.table]
        table = next(iter(await self._desk.service.queries.facts_of(own)), None)
        gathers = cup.status is CupStatus.ENTRY
        bye = paired is not None and paired.is_bye and say(cup_posts.pairing(shown, paired))
        told = (named(shown, say),) if gathers else course(shown, say, _ROOM)
        decides_not = organises(asking, cup) and cup.is_own(visitor.id) and not cup.status.is_over
        post = Post(
            heading=say(cup_posts.heading_of(cup, self._desk.replies.game_name(cup.game))),
            lines=(
                *map(say, said),
                *map(say, cup_posts.about_reader(shown, visitor.id, table)),
                *((say(text("cup-organiser-plays")),) if decides_not else ()),
                say(cup_posts.call_of(shown)),
                *map(say, cup_posts.once_knock_out(cup)),
                *(line for line in told if line != bye),
                say(_where(asking, cup, markup.place(cup.place), message)),
            ),
            actions=tuple(action(cup, name, say) for name in self._actions(asking, cup)),
        )
        await self._desk.show(asking, post)

    def _actions(self, asking: Asking, cup: Cup) -> Iterator[str]:
        """Yield the buttons of this person, only those that they can use."""
        is_in = cup.entrant_of(PlayerId(asking.user.id)) is not None
        free = not cup.is_own(PlayerId(asking.user.id))  # who plays decides nothing for all
        decides = organises(asking, cup) and free and not cup.status.is_over
        if cup.status is CupStatus.ENTRY and not is_in and not cup.is_full:
            yield "cup-enter"
        yield "cup-rules"
        if is_in and not cup.status.is_over:
            yield "cup-leave"  # not where the button to enter was: a second press would leave
        if decides and self._desk.cups.can_begin(cup):
            yield "cup-begin"
        if decides and cup.active:
            yield "cup-remove"
        if decides and (manages(asking, cup) or not cup.rounds):
            yield "cup-call-off"

    async def rules(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Show the terms and all rules of a cup."""
        told = (*agreed(cup, self._desk.guide), *cup_posts.rules(cup))
        heading = text("cup-rules-heading", code=cup.code)
        await self._page(asking, visitor, cup, heading, told)

    async def list(self, asking: Asking, visitor: Visitor) -> None:
        """Show the one living cup, or list all: those seen here; outside a server, one's own."""
        found = await self._cups_for(asking, visitor.id)
        living = [cup for cup in found if not cup.status.is_over]
        if len(living) == 1:
            await self.show(asking, visitor, living[0])
            return
        say, game_name = self._desk.replies.voice(visitor.locale), self._desk.replies.game_name
        lines = [cup_posts.listed(cup, game_name(cup.game)) for cup in found[:CHOICE_LIMIT]]
        plain = self._desk.translator.voice(visitor.locale).say
        offered = [(plain(line), cup.code) for line, cup in zip(lines, found, strict=False)]
        if not found:
            lines.append(text("cup-list-empty"))
        elif len(found) > CHOICE_LIMIT:
            lines.append(text("cup-more", count=len(found) - CHOICE_LIMIT))
        post = Post(heading=say(text("cup-list")), lines=tuple(map(say, lines)))
        rows = _menus("cup-show", ALL, say(text("cup-list-open")), offered)
        await self._desk.show(asking, post, rows)

    async def _cups_for(self, asking: Asking, player: PlayerId) -> Sequence[Cup]:
        if asking.guild_id is None:
            return await self._desk.cups.cups_of(player)
        found, sees = (
            await self._desk.cups.cups_in(GuildId(asking.guild_id)),
            cache(partial(_sees, asking)),
        )
        return [cup for cup in found if cup.entrant_of(player) is not None or sees(cup.place)]

    # --- questions ---------------------------------------------------------------------------

    async def ask_to_leave(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Ask whether somebody is sure to leave a cup that is being played."""
        told, heading = text("cup-quit-said"), text("cup-quit-sure", code=cup.code)
        await self._page(asking, visitor, cup, heading, (told,), "cup-quit")

    async def ask_to_call_off(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Ask whether somebody is sure to call a cup off."""
        told, heading = text("cup-end-said"), text("cup-end-sure", code=cup.code)
        await self._page(asking, visitor, cup, heading, (told,), "cup-end")

    async def ask_whom_to_remove(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Show the menu of all who are in."""
        shown, plain = await self._shown(cup), self._desk.translator.voice(visitor.locale).say
        names = [(shown.plain_name(e.number, plain), str(e.number)) for e in cup.active]
        hint = self._desk.replies.voice(visitor.locale)(text("cup-remove-hint"))
        rows = _menus("cup-remove", cup.code, hint, told_apart(names))
        heading = text("cup-remove-which", code=cup.code)
        await self._page(asking, visitor, cup, heading, (text("cup-remove-said"),), rows=rows)

    async def _page(
        self,
        asking: Asking,
        visitor: Visitor,
        cup: Cup,
        heading: Text,
        told: Sequence[Text],
        sure: str | None = None,
        rows: Rows = (),
    ) -> None:
        """Show a page with a way back; ``sure``: the button that does what is asked."""
        say = self._desk.replies.voice(visitor.locale)
        deeds = (
            () if sure is None else (Action(sure, cup.code, say(text(f"{sure}-button")), "danger"),)
        )
        back = Action("cup-open", cup.code, say(text("cup-open-button")))
        post = Post(heading=say(heading), lines=tuple(map(say, told)), actions=(*deeds, back))
        await self._desk.show(asking, post, rows)

    async def _shown(self, cup: Cup) -> CupShown:
        """Return a cup with what its page needs."""
        played = () if cup.round is None else cup.round.pairings
        tables = [paired.table for paired in played if paired.table is not None]
        posts = await self._desk.service.delivery.board_posts(tables)
        return CupShown(cup, await self._desk.service.queries.profiles(cup.people), posts)


def _sees(asking: Asking, place: PlaceId) -> bool:
    """Whether the person sees a channel of the server in which they act."""
    return asking.channel_id == place or may_look_into(asking, place)


def manages(asking: Asking, cup: Cup) -> bool:
    """Whether the person manages the server of this cup, and acts there."""
    return managed_by(asking) == cup.guild


def organises(asking: Asking, cup: Cup) -> bool:
    """Whether the person has opened this cup, or manages its server."""
    return cup.opened_by == asking.user.id or manages(asking, cup)


def _where(asking: Asking, cup: Cup, place: str, message: int | None) -> Text:
    """Return where the cup is posted, with a link to its newest message once that stands."""
    if message is None:
        return text("cup-where", place=place)
    channel = asking.client.get_partial_messageable(cup.place, guild_id=cup.guild)
    return text("cup-where-linked", link=channel.get_partial_message(message).jump_url, place=place)


def _menus(about: str, code: CupCode, hint: str, offered: Sequence[tuple[str, str]]) -> Rows:
    """Return these (label, value) pairs in as many menus as Discord's limit on entries requires."""
    rows: list[ui.ActionRow[Any]] = []
    for part, begin in zip(ascii_lowercase, range(0, len(offered), CHOICE_LIMIT), strict=False):
        some = offered[begin : begin + CHOICE_LIMIT]
        rows.append(ui.ActionRow(TableChoice.of(about, code, hint, some, part)))
    return rows


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
    here = usual.pace
    pace = msgspec.structs.replace(
        pace_wished(wishes.pace, "resign", None, _USUAL_PACE),
        hour=here.hour if wishes.pace is None else None,
        free=here.free,
        zone=here.zone,
        forgives=True,
    )
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


PressOnCup: TypeAlias = Callable[[Asking, Visitor, Cup], Awaitable[None]]
"""A coroutine that serves a visitor at a cup that has been found."""


class CupCommands(
    commands.GroupCog,
    name=CUPS,
    group_name=said("command-cup-name"),
    group_description=said("command-cup-description"),
):
    """Commands for cups."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._cups = desk.cups
        self._pages = CupPages(desk)
        self._presses: Mapping[str, PressOnCup] = {
            "cup-open": self._pages.show,
            "cup-rules": self._pages.rules,
            "cup-enter": self._enter,
            "cup-leave": self._leave,
            "cup-quit": self._quit,
            "cup-begin": self._begin,
            "cup-remove": self._pages.ask_whom_to_remove,
            "cup-call-off": self._pages.ask_to_call_off,
            "cup-end": self._call_off,
        }

    # --- buttons and menus -------------------------------------------------------------------

    async def press(self, interaction: Asking, button: TableButton) -> None:
        """Handle a button of a cup; one of before shows how the cup stands."""
        await self._serve(interaction, button.code, self._presses.get(button.name, self._stale))

    async def chosen(self, interaction: Asking, menu: TableChoice) -> None:
        """Handle a choice from a menu: show that cup, or remove that entrant."""
        if menu.about == "cup-show":
            await self._serve(interaction, menu.value, self._pages.show)
        else:
            remove = partial(self._remove, chosen=menu.value)
            await self._serve(interaction, menu.code, remove)

    async def _serve(self, interaction: Asking, named: str, press: PressOnCup) -> None:
        try:
            await self._at_cup(interaction, named, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def _at_cup(self, interaction: Asking, named: str, press: PressOnCup) -> None:
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await press(interaction, visitor, await self._pages.reach(interaction, named))

    async def _stale(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        await self._pages.show(asking, visitor, cup, text("cup-refusal-stale"))

    async def _enter(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.enter(cup.code, visitor.person)
        said = [text("done-cup-entered")]
        if organises(asking, done):
            said.append(text("cup-organiser-enters"))
        await self._pages.show(asking, visitor, done, *said)

    async def _leave(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Leave the cup; once it is being played, ask first."""
        is_in = cup.entrant_of(visitor.id) is not None
        asks = is_in and cup.status is CupStatus.PLAYING
        await (self._pages.ask_to_leave if asks else self._quit)(asking, visitor, cup)

    async def _quit(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.leave(cup.code, visitor.person)
        said = () if visitor.id in done.people else (text("done-cup-left"),)  # once is enough
        await self._pages.show(asking, visitor, done, *said)

    async def _begin(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.begin(cup.code, visitor.person, manages=manages(asking, cup))
        await self._pages.show(asking, visitor, done, text("done-cup"))

    async def _remove(self, asking: Asking, visitor: Visitor, cup: Cup, chosen: str) -> None:
        if not chosen.isdecimal() or len(chosen) > 3:
            raise refused("cup-refusal-nobody")
        done = await self._cups.remove(
            cup.code, visitor.person, int(chosen), manages=manages(asking, cup)
        )
        await self._pages.show(asking, visitor, done, text("done-cup"))

    async def _call_off(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.call_off(cup.code, visitor.person, manages=manages(asking, cup))
        await self._pages.show(asking, visitor, done, text("done-cup"))

    # --- commands ----------------------------------------------------------------------------

    async def games_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest games by name."""
        return await self._desk.finder.games_offered(interaction, current)

    @command("cup-open")
    @options(game="option-cup-game", format="option-cup-format", seats="option-cup-seats")
    @options(pace="option-cup-pace", entrants="option-cup-entrants", closes="option-cup-closes")
    @options(round_days="option-cup-round-days", title="option-cup-title")
    @app_commands.choices(format=CupWishes.FORMATS)
    @app_commands.choices(pace=CupWishes.PACES, closes=CupWishes.CLOSES)
    async def open(
        self,
        interaction: Asking,
        game: NamedGame,
        format: app_commands.Choice[str] | None = None,  # noqa: A002  (the name of the option)
        seats: TableSize | None = None,
        pace: app_commands.Choice[int] | None = None,
        entrants: Entrants | None = None,
        closes: app_commands.Choice[int] | None = None,
        round_days: RoundDays | None = None,
        title: Title = "",
    ) -> None:
        """Open a cup in this channel."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        kind, hours, entry = format_of(format), value_of(pace), value_of(closes)
        wishes = CupWishes(game, kind, seats, hours, entrants, entry, round_days, title)
        cup = await open_cup(self._desk, interaction, visitor, wishes)
        await self._pages.show(interaction, visitor, cup, *done_opened(self._desk, cup))

    @command("cup-show")
    @options(cup="option-cup")
    async def show(self, interaction: Asking, cup: Typed | None = None) -> None:
        """Show a cup with what the person can do; without one, the living one or a list."""
        if cup:
            await self._at_cup(interaction, cup, self._pages.show)
            return
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._pages.list(interaction, visitor)
