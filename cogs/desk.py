"""The front desk: what every command and button does before and after its own business.

Acknowledge within three seconds, know who asks and in which language, find the table that is
meant, answer privately.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Self, TypeAlias

import aiohttp
import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.reach import may_reach
from cogs.typography import DiscordTypography
from cogs.ui.layout import Rows, files_of, layout_of
from cogs.ui.offers import Choices, matching
from cogs.ui.screens import Sheet
from cogs.ui.steps import Question
from cogs.wording import CompletedOption
from core.asking import Ask
from core.errors import PlayerError, Refusal
from core.spelling import Spellings, with_keys
from core.text import (
    CommandName,
    Listing,
    Locale,
    Player,
    Text,
    Value,
    Verbatim,
    text,
)
from i18n import Translator
from i18n.locales import locale_of
from tables.commands import Order, Person
from tables.computers import seat_name
from tables.errors import StaleQuestion, TableRefuses, refused, unknown
from tables.letters import TableFacts
from tables.model import (
    GuildId,
    Human,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    TableCode,
)
from tables.servers import Servers
from tables.service import LIVING, Done, TableService
from tables.sight import Look
from workers.guide import Guide, asks_about
from workers.metrics import ACKNOWLEDGED, count_interaction
from workers.ports import Action, Post, Presents, Profiles, Teaches

Asking: TypeAlias = discord.Interaction[Any]
"""An interaction with our bot."""

ANSWERED_ALREADY = 40060
"""Discord's code for an interaction that was acknowledged before."""

_ACKNOWLEDGED = "acknowledged"
_DELIVERIES = "deliveries before"

_REMEMBERED = 500
"""So many of the newest interactions are known again when a broken connection repeats them."""

AnyBot: TypeAlias = commands.Bot | commands.AutoShardedBot
"""Our bot, however many shards it has."""


class Visitor(msgspec.Struct, frozen=True):
    """Who asks, and what is remembered of them."""

    person: Person
    profile: PlayerProfile

    @classmethod
    def seen(cls, asking: Asking, known: PlayerProfile | None) -> Self:
        """Who asks, with the name and language of the moment."""
        name = asking.user.display_name
        player = PlayerId(asking.user.id)
        profile = msgspec.structs.replace(
            known or PlayerProfile(player, name),
            name=name,
            seen_locale=locale_of(str(asking.locale)),
            knock_at=0,
            missed=False,
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


Press: TypeAlias = Callable[[Asking, Visitor, TableCode], Awaitable[None]]
"""What is done for a visitor at a table that has been found."""

NamedTable: TypeAlias = app_commands.Transform[str, CompletedOption("tables_offered")]
"""The type of an option in which people name a table, by its code or as it is offered."""


class Desk:
    """Serves interactions on behalf of the cogs."""

    def __init__(
        self,
        service: TableService,
        presenter: Presents,
        tutor: Teaches,
        guide: Guide,
        translator: Translator,
        servers: Servers,
    ) -> None:
        self.service = service
        self.presenter = presenter
        self.tutor = tutor
        self.guide = guide
        self.translator = translator
        self.servers = servers
        self._spellings: dict[str, Spellings] = {}
        self._told_of_closed_door: set[PlayerId] = set()
        self._delivered: deque[int] = deque(maxlen=_REMEMBERED)

    # --- before ------------------------------------------------------------------------------

    async def acknowledge(self, asking: Asking) -> None:
        """Answer at once that an answer will come: privately, or in the private reply itself.

        Where the line breaks it is tried once more. Discord may have had the first word: what it
        calls answered already is answered by us, as nobody else can: unless it reached us twice,
        and what is asked is done where it arrived first. Raises discord.HTTPException.
        """
        if asking.response.is_done() or _ACKNOWLEDGED in asking.extras:
            return
        again = self._was_delivered_before(asking)
        try:
            try:
                await _defer(asking)
            except (aiohttp.ClientError, TimeoutError):
                await _defer(asking)
        except discord.HTTPException as fault:
            if again or fault.code != ANSWERED_ALREADY:
                raise
        asking.extras[_ACKNOWLEDGED] = True
        waited = self.service.now() / 1000 - asking.created_at.timestamp()
        ACKNOWLEDGED.observe(max(0.0, waited))
        count_interaction("acknowledged")

    def _was_delivered_before(self, asking: Asking) -> bool:
        if _DELIVERIES not in asking.extras:
            asking.extras[_DELIVERIES] = self._delivered.count(asking.id)
            self._delivered.append(asking.id)
        return bool(asking.extras[_DELIVERIES])

    async def visitor(self, asking: Asking) -> Visitor:
        """Who asks; what is new about them (name, language) is remembered."""
        known = await self.service.profile(PlayerId(asking.user.id))
        visitor = Visitor.seen(asking, known)
        if visitor.profile != known:
            await self.service.remember(visitor.profile)
        return visitor

    async def glimpse(self, asking: Asking) -> Visitor:
        """Who is typing; nothing is written, for there is no time."""
        return Visitor.seen(asking, await self.service.profile(PlayerId(asking.user.id)))

    async def find(
        self, asking: Asking, visitor: Visitor, code: str | None, game: str | None = None
    ) -> TableCode:
        """The table that is meant: the named one, else the only one it can be here.

        ``game``: one of that game, to play at. Raises TableRefuses when none or several could be
        meant, or the named one is not to be had from here.
        """
        if code:
            return (await self.reach(asking, code_in(code))).code
        guesses = await self._guesses(asking, visitor, game)
        for candidates in guesses:
            if len(candidates) == 1:
                return candidates[0].code
        if any(guesses):
            raise refused("table-refusal-which")
        raise refused("table-refusal-none-here", commands=self.openings(game))

    async def reach(self, asking: Asking, code: TableCode) -> TableFacts:
        """The table with this code, as far as it exists for whoever asks, from where they ask.

        Raises TableRefuses as for an unknown code otherwise.
        """
        table = await self.service.facts(code)
        if not may_reach(asking, table):
            raise unknown()
        return table

    async def find_to_read(self, asking: Asking, visitor: Visitor, code: str | None) -> TableCode:
        """The table whose story is meant: a living one, else the one that ended here last."""
        try:
            return await self.find(asking, visitor, code)
        except TableRefuses as fault:
            over = await self._tables_here(asking, (Status.FINISHED,))
            if not over or fault.refusal.code != "table-refusal-none-here":
                raise
            return over[0].code

    async def serve(self, asking: Asking, named: str | None, press: Press) -> None:
        """Do this for whoever asks, at the table that is named or meant.

        Raises TableRefuses as ``find`` does, and what is done whatever it raises.
        """
        await self.acknowledge(asking)
        visitor = await self.visitor(asking)
        await press(asking, visitor, await self.find(asking, visitor, named))

    async def serve_reader(self, asking: Asking, named: str | None, press: Press) -> None:
        """The same for those who only want to look: a game that is over will do as well."""
        await self.acknowledge(asking)
        visitor = await self.visitor(asking)
        await press(asking, visitor, await self.find_to_read(asking, visitor, named))

    async def may_mean(self, asking: Asking, visitor: Visitor) -> Sequence[TableFacts]:
        """The tables that can be meant where none is named: one, if there is a way to tell."""
        guesses = await self._guesses(asking, visitor, None)
        return min(filter(None, guesses), key=len, default=[])

    async def _guesses(
        self, asking: Asking, visitor: Visitor, game: str | None
    ) -> list[list[TableFacts]]:
        mine = await self.service.tables_of(visitor.id, LIVING)
        mine_here = [table for table in mine if table.place == asking.channel_id]
        known = {table.id for table in mine_here}
        others = await self._tables_here(asking, LIVING)
        here = [*mine_here, *(table for table in others if table.id not in known)]
        return _narrowing(here, mine, visitor.id, game)

    def openings(self, game: str | None = None) -> Listing:
        """The commands that open a table of this game, or of any: one of them is meant."""
        games = self.guide.games if game is None else (game,)
        return Listing(tuple(CommandName(f"{key}-new") for key in games), "or")

    async def _tables_here(self, asking: Asking, statuses: Sequence[Status]) -> list[TableFacts]:
        if asking.channel_id is None:
            return []
        return await self.service.tables_at(PlaceId(asking.channel_id), statuses)

    async def typed_about(self, asking: Asking) -> tuple[Visitor, TableFacts]:
        """Who is typing, and the table that is meant by what is typed so far.

        Raises TableRefuses as ``find`` does.
        """
        visitor = await self.glimpse(asking)
        named = getattr(asking.namespace, "table", None)
        return visitor, await self.reach(asking, await self.find(asking, visitor, named))

    async def suggest_tables(
        self, asking: Asking, current: str, game: str | None = None
    ) -> Choices:
        """Tables to choose from while typing: one's own first, then those of this place."""
        visitor = await self.glimpse(asking)
        mine = await self.service.tables_of(visitor.id, LIVING)
        here = await self._tables_here(asking, LIVING)
        offered = {t.code: t for t in (*mine, *here) if _is_meant(t, game)}
        profiles = await self.profiles_of(*offered.values())
        labels = {
            self.table_label(table, visitor.id, profiles, visitor.locale): str(code)
            for code, table in offered.items()
        }
        return matching(labels.items(), current)

    # --- meanwhile ---------------------------------------------------------------------------

    async def carry_out(self, asking: Asking, code: TableCode, order: Order, part: int = 0) -> Done:
        """What the person asks of a table, once; a refusal calls people by their names.

        ``part``: which of several orders of one interaction this is, from 0.
        """
        try:
            return await self.service.carry_out(request_of(asking, part), code, order)
        except PlayerError as fault:
            fault.refusal = await self._with_names(fault.refusal, code)
            raise

    async def _with_names(self, refusal: Refusal, code: TableCode) -> Refusal:
        if not any(map(_names_somebody, refusal.values.values())):
            return refusal
        look = await self.service.watch(code)
        names = await self.names_of(look.table)
        called = {name: _called(value, names) for name, value in refusal.values.items()}
        return Refusal(refusal.code, called)

    # --- after -------------------------------------------------------------------------------

    async def show(self, asking: Asking, post: Post, rows: Rows = ()) -> None:
        """Fill the private reply, or replace what stood in it."""
        await asking.edit_original_response(
            view=layout_of(post, rows),
            attachments=files_of(post),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def show_beside(self, asking: Asking, post: Post, rows: Rows = ()) -> None:
        """Answer beside a private reply that is still of use, otherwise in it."""
        pressed = asking.message
        if pressed is None or not pressed.flags.ephemeral:
            await self.show(asking, post, rows)
            return
        await asking.followup.send(
            view=layout_of(post, rows),
            files=files_of(post),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def show_look(
        self,
        asking: Asking,
        visitor: Visitor,
        look: Look,
        events: Sequence[Any] = (),
        *,
        words: Sequence[Text] | None = None,
        undo: int | None = None,
    ) -> None:
        """Show a table as this person sees it, with the controls of whoever is to act.

        ``words``: what is said in place of the events. ``undo``: what the button is given that
        takes the last move back; None where there is none.
        """
        profiles = await self.profiles_of(look.table)
        first = self.guide.beginning(look)
        choices = () if first is None else first.places
        post = await self.presenter.look(
            look, profiles, visitor.locale, events, choices=choices, words=words
        )
        if undo is not None:
            label = self.voice(visitor.locale)(text("undo-button"))
            button = Action("undo", look.table.code, label, number=undo)
            post = msgspec.structs.replace(post, actions=(button, *post.actions))
        post = msgspec.structs.replace(post, small=self._door_hint(visitor))
        post = self.with_follow(post, look.table, visitor)
        await self.show(asking, post, self.controls(look, profiles, visitor.profile))

    async def show_screen(
        self,
        asking: Asking,
        visitor: Visitor,
        look: Look,
        screen: Ask[Any],
        rows: Rows = (),
    ) -> None:
        """Show a screen of guided play, with the picture of what is thought of and the way back.

        ``rows``: controls of whoever is not asked anything there.
        """
        profiles = await self.profiles_of(look.table)
        locale = visitor.locale
        post = await self.presenter.look(
            look,
            profiles,
            locale,
            plan=screen.plan,
            choices=screen.places,
            words=screen.words,
        )
        if look.asked is not None:
            sheet = self.sheet(look, profiles, visitor.profile)
            rows = sheet.rows_with_way_back(screen)
        await self.show(asking, self.with_follow(post, look.table, visitor), rows)

    def with_follow(self, post: Post, table: TableFacts, visitor: Visitor) -> Post:
        """The post with a button to follow the table, for those who only watch a living one."""
        if table.status.is_over or visitor.id in table.people:
            return post
        label = self.voice(visitor.locale)(text("follow-button"))
        follow = Action("follow", table.code, label)
        return msgspec.structs.replace(post, actions=(*post.actions, follow))

    def sheet(self, look: Look, profiles: Profiles, reader: PlayerProfile) -> Sheet:
        """What controls of this table are made with, for somebody who is asked there."""
        assert look.asked is not None, "only who is asked has anything to choose"
        game = look.table.game
        return Sheet(
            game,
            Question(look.table.code, look.asked),
            self.presenter.labels(look.table, profiles, reader.speaks),
            partial(self.guide.notations, game),
            partial(asks_about, wish=reader.confirm),
        )

    def controls(self, look: Look, profiles: Profiles, reader: PlayerProfile) -> Rows:
        """The controls of the seat that is to act at this table."""
        first = self.guide.beginning(look)
        return () if first is None else self.sheet(look, profiles, reader).rows(first)

    async def tell(self, asking: Asking, locale: Locale, *said: Text) -> None:
        """Answer privately with a few words."""
        voice = self.voice(locale)
        first, *rest = (voice(s) for s in said)
        await self.show(asking, Post(heading=first, lines=tuple(rest)))

    async def refuse(self, asking: Asking, fault: PlayerError) -> None:
        """Say why not; after a stale press, show how things stand now."""
        await self.acknowledge(asking)
        visitor = await self.visitor(asking)
        say = self.voice(visitor.locale)
        if isinstance(fault, StaleQuestion) and isinstance(fault.refusal.values.get("code"), str):
            code = TableCode(str(fault.refusal.values["code"]))
            try:
                look = await self.service.look(code, visitor.id)
            except TableRefuses as reason:
                await self.show_beside(asking, Post(heading=say(reason.refusal.text)))
                return
            profiles = await self.profiles_of(look.table)
            post = await self.presenter.look(look, profiles, visitor.locale)
            post = msgspec.structs.replace(post, lines=(say(fault.refusal.text), *post.lines))
            await self.show(asking, post, self.controls(look, profiles, visitor.profile))
            return
        await self.show_beside(asking, Post(heading=say(fault.refusal.text)))

    async def apologise(self, asking: Asking, said: Text) -> None:
        """Tell of a fault of ours; whatever was asked did not happen, or can be asked again."""
        await self.acknowledge(asking)
        voice = self.voice(locale_of(str(asking.locale)))
        await self.show_beside(asking, Post(heading=voice(said)))

    # --- words -------------------------------------------------------------------------------

    def in_notation(self, game: str, typed: str) -> str:
        """What was typed at a game, in any of our languages, in the words of its notation."""
        if game not in self._spellings:
            self._spellings[game] = self.translator.spellings(self.guide.names(game))
        return with_keys(typed, self._spellings[game])

    def voice(self, locale: Locale) -> Any:
        """Says texts that name no seat, in this language."""
        typography = DiscordTypography()
        return self.translator.voice(
            locale,
            guest=lambda player: typography.mention(PlayerId(player)),
            place=lambda place: typography.place(PlaceId(place)),
            quote=typography.quote,
            moment=typography.moment,
        ).say

    async def profiles_of(self, *tables: TableFacts) -> Profiles:
        """Profiles of everybody at these tables."""
        people = {player for table in tables for player in table.people}
        return await self.service.profiles(sorted(people))

    async def names_of(self, table: TableFacts) -> dict[int, Value]:
        """What whoever sits there is called, by seat."""
        profiles = await self.profiles_of(table)
        return {seat.seat: seat_name(table.seats, seat.seat, profiles) for seat in table.seats}

    async def people_of(self, table: TableFacts) -> dict[PlayerId, Value]:
        """What everybody is called who sits at a table or is invited to it."""
        names = await self.names_of(table)
        people: dict[PlayerId, Value] = {
            s.occupant.player: names[s.seat] for s in table.seats if isinstance(s.occupant, Human)
        }
        guests = {player: DiscordTypography().mention(player) for player in table.invited}
        return people | guests

    def table_label(
        self, table: TableFacts, player: PlayerId, profiles: Profiles, locale: Locale
    ) -> str:
        """One line that tells a table from others: code, game, people, whose turn."""
        say = self.translator.voice(locale, quote=str).say
        seats = [s for s in table.seats if s.people]
        named = [seat_name(table.seats, s.seat, profiles) for s in seats]
        names = [n.words if isinstance(n, Verbatim) else say(n) for n in named]
        if not table.readable:
            return f"{table.code} · {', '.join(names)} · {say(text('label-unreadable'))}"
        state = say(_standing(table, player, profiles))
        game = say(text(f"{table.game}-name"))
        return f"{table.code} · {game} · {', '.join(names)} · {state}"

    def _door_hint(self, visitor: Visitor) -> str | None:
        """Said once: direct messages are closed, and that nothing is lost by it."""
        if not visitor.profile.dms_closed or visitor.id in self._told_of_closed_door:
            return None
        self._told_of_closed_door.add(visitor.id)
        hint: str = self.voice(visitor.locale)(text("door-closed"))
        return hint


async def _defer(asking: Asking) -> None:
    pressed = asking.message
    if pressed is not None and pressed.flags.ephemeral:
        await asking.response.defer()
    else:
        await asking.response.defer(ephemeral=True, thinking=True)


def code_in(typed: str) -> TableCode:
    """The code of a table, typed alone or as the table is offered."""
    return TableCode(typed.strip().upper().partition(" ")[0])


def request_of(asking: Asking, part: int = 0) -> RequestId:
    """The request an interaction makes: asked twice, carried out once.

    Those after the first are negative, as no id of Discord is.
    """
    return RequestId(-(asking.id + part) if part else asking.id)


def managed_by(asking: Asking) -> GuildId | None:
    """The server this is asked in, if this person manages it and so may end any table in it."""
    if asking.guild_id is None or not asking.permissions.manage_guild:
        return None
    return GuildId(asking.guild_id)


def _names_somebody(value: Value) -> bool:
    """Whether somebody at the table is meant, alone or with others."""
    if isinstance(value, Listing):
        return any(map(_names_somebody, value.items))
    return isinstance(value, Player)


def _called(value: Value, names: Mapping[int, Value]) -> Value:
    """The value with people called by these names, by seat."""
    if isinstance(value, Listing):
        return Listing(tuple(_called(item, names) for item in value.items), value.joined)
    return names[value.seat] if isinstance(value, Player) else value


def _narrowing(
    here: Sequence[TableFacts], mine: Sequence[TableFacts], player: PlayerId, game: str | None
) -> list[list[TableFacts]]:
    """Guesses, the safest first; the first that leaves exactly one table is taken.

    Whoever wants to play (``game``) does not mean a table of others, unless there is none else.
    """
    here = [t for t in here if _is_meant(t, game)]
    mine = [t for t in mine if _is_meant(t, game)]
    codes = {t.code for t in mine}
    mine_here = [t for t in here if t.code in codes]
    my_turn = [t for t in mine if owes(t, player)]
    if mine_here:
        return [mine_here, [t for t in mine_here if owes(t, player)]]
    if not here or (mine and game is not None):
        return [mine, my_turn]
    return [here, mine, my_turn]


def _is_meant(table: TableFacts, game: str | None) -> bool:
    """Whether somebody who names a game, or none, can mean this table: what is played is read."""
    return game is None or (table.game == game and table.readable)


def _standing(table: TableFacts, player: PlayerId, profiles: Profiles) -> Text:
    """How a table stands for this person: who is to play, or why nobody is."""
    if table.status is not Status.PLAYING:
        return text(f"label-{table.status}")
    if table.pause is not None:
        return text("label-paused")
    if owes(table, player):
        return text("label-your-turn")
    if any(s.stood_for == player for s in table.seats):
        return text("label-tended")
    awaited = [s.seat for s in table.seats if s.asked is not None]
    people = Listing(tuple(seat_name(table.seats, seat, profiles) for seat in awaited))
    return text("label-waits-for", people=people)


def owes(table: TableFacts, player: PlayerId) -> bool:
    """Whether a table waits for this person."""
    return any(s.occupant == Human(player) and s.asked is not None for s in table.seats)
