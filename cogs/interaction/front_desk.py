"""The front desk: what every command and button does before and after its own business.

Acknowledge within three seconds, know who asks and in which language, find the table that is
meant, answer privately.
"""

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
import msgspec

from cogs.discord.channels import THREAD_CLOSED, reopen
from cogs.discord.visitor import Asking, Press, Visitor, managed_by, request_of
from cogs.interaction.late_pictures import LatePictures
from cogs.interaction.own_notes import OwnNotes, kept_by, thought_of
from cogs.interaction.table_finder import TableFinder
from cogs.ui.emoji_fallback import INVALID_FORM, emoji_of, take_icons_off
from cogs.ui.layout import Rows, files_of, layout_of, with_below
from cogs.ui.step_controls import Question
from cogs.ui.step_screens import FormSheet
from core.asking import Ask
from core.errors import PlayerError
from core.text import Locale, Text, text
from i18n import Translator
from i18n.locales import locale_of
from tables.decisions.undo import UndoForeseen
from tables.model.commands import Order
from tables.model.letters import TableFacts
from tables.model.refusals import StaleQuestion, TableRefuses
from tables.model.table import Notebook, PlayerId, PlayerProfile, Status, TableCode
from tables.server_wishes import Servers
from tables.service import Done, TableService
from tables.visibility.table_view import Look
from workers.metrics import ACKNOWLEDGED, count_interaction
from workers.post_model import (
    Action,
    ActionName,
    HasIcons,
    LooksBack,
    Post,
    Presents,
    Profiles,
    ShowsReplays,
    Teaches,
)
from workers.posts.guided_play import Guide, asks_about

ANSWERED_ALREADY = 40060
"""Discord's code for an interaction that was acknowledged before."""

_ACKNOWLEDGED = "acknowledged"
_DELIVERIES = "deliveries before"

_REMEMBERED = 500
"""So many of the newest interactions are known again when a broken connection repeats them, and of
so many people that they were told of their closed door."""


class Desk(TableFinder):
    """Serves interactions on behalf of the cogs."""

    def __init__(
        self,
        service: TableService,
        presenter: Presents,
        lesson_presenter: Teaches,
        guide: Guide,
        translator: Translator,
        servers: Servers,
        history_posts: LooksBack,
        replays: ShowsReplays,
        icons: HasIcons,
    ) -> None:
        super().__init__(service, guide, translator)
        self.replays = replays
        self._icons = icons
        self.presenter = presenter
        self.lesson_presenter = lesson_presenter
        self.servers = servers
        self.history_posts = history_posts
        self._late_pictures = LatePictures()
        self._told_of_closed_door: deque[PlayerId] = deque(maxlen=_REMEMBERED)
        self._delivered: deque[int] = deque(maxlen=_REMEMBERED)

    # --- before ------------------------------------------------------------------------------

    async def acknowledge(self, asking: Asking) -> None:
        """Answer at once that an answer will come: privately, or in the private reply itself.

        Where the line breaks it is tried once more. Discord may have had the first word: what it
        calls answered already is answered by us, as nobody else can: unless it reached us twice,
        and what is asked is done where it arrived first. A closed thread, where nothing can be
        answered, is opened first if the bot may. Raises discord.HTTPException.
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
            if fault.code == THREAD_CLOSED and await reopen(asking.channel):
                await _defer(asking)
            elif again or fault.code != ANSWERED_ALREADY:
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

    async def serve(self, asking: Asking, named: str | None, press: Press) -> None:
        """Do this for whoever asks, at the table that is named or meant.

        Raises TableRefuses as ``find`` does, and what is done whatever it raises.
        """
        await self.acknowledge(asking)
        if named:
            await press(asking, *await self.arrive(asking, named))
            return
        visitor = await self.visitor(asking)
        await press(asking, visitor, await self.find(asking, visitor, None))

    async def serve_reader(self, asking: Asking, named: str | None, press: Press) -> None:
        """The same for those who only want to look: a game that is over will do as well."""
        if named:
            await self.serve(asking, named, press)
            return
        await self.acknowledge(asking)
        visitor = await self.visitor(asking)
        await press(asking, visitor, await self.find_to_read(asking, visitor))

    async def serve_looking_back(
        self, asking: Asking, named: str | None, press: Press, *, over: bool = False
    ) -> None:
        """The same for those who look back on a game: a table that waits for players will not do,
        and the beginning of a code is enough where only one game is meant by it.

        ``over``: what is asked for can be had of a game that is over alone.
        """
        await self.acknowledge(asking)
        if named:
            await self.serve(asking, await self.completed(asking, named), press)
            return
        visitor = await self.visitor(asking)
        find = self.find_over if over else self.find_played
        await press(asking, visitor, await find(asking, visitor))

    # --- meanwhile ---------------------------------------------------------------------------

    async def carry_out(self, asking: Asking, code: TableCode, order: Order, part: int = 0) -> Done:
        """What the person asks of a table, once; a refusal calls people by their names.

        ``part``: which of several orders of one interaction this is, from 0.
        """
        try:
            return await self.service.carry_out(request_of(asking, part), code, order)
        except PlayerError as fault:
            fault.refusal = await self.with_names(fault.refusal, code)
            raise

    # --- after -------------------------------------------------------------------------------

    async def show(self, asking: Asking, post: Post, rows: Rows = ()) -> None:
        """Fill the private reply, or replace what stood in it; its picture may follow its words."""
        await self._late_pictures.give_up(asking)
        fill = partial(self._fill, asking, rows)
        reply = await fill(post)
        if post.coming is not None:
            self._late_pictures.expect(asking, reply.id, post, fill)

    async def _fill(self, asking: Asking, rows: Rows, post: Post) -> discord.InteractionMessage:
        """The same; once more without icons, where Discord refuses them.

        It does so now and then for emoji that are there, and for any that somebody has deleted.
        """
        try:
            return await _fill(asking, rows, post)
        except discord.HTTPException as fault:
            if fault.code != INVALID_FORM or not take_icons_off(rows):
                raise
        self._icons.doubt()
        return await _fill(asking, rows, post)

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
        hands: Sequence[tuple[int, ...]] = (),
        words: Sequence[Text] | None = None,
        undo: int | None = None,
    ) -> None:
        """Show a table as this person sees it, with the controls of whoever is to act.

        ``hands``: who held the seats at each event, where others did. ``words``: what is said in
        place of the events. ``undo``: what the button is given that takes the last move back, where
        it is known; else it is looked whether they can take it back alone.
        """
        profiles, notebook, foreseen = await self._beside_player(look, visitor)
        kept = await kept_by(self.service, self.guide, look, visitor.id, notebook)
        first = self.guide.beginning(look)
        choices = () if first is None else first.places
        plan = thought_of(self.guide, look.table, kept)
        post = await self.presenter.look(
            look, profiles, visitor.locale, events, plan, choices, words, hands
        )
        if (back := self._taking_back(look, visitor, undo, foreseen)) is not None:
            post = msgspec.structs.replace(post, actions=(back, *post.actions))
        post = msgspec.structs.replace(post, small=self._door_hint(visitor))
        post = self._with_kept(post, look, visitor, kept)
        post = self.with_asides(asking, post, look.table, visitor)
        await self.show(asking, post, self.controls(look, profiles, visitor.profile))

    async def _beside_player(
        self, look: Look, visitor: Visitor
    ) -> tuple[Profiles, Notebook, UndoForeseen | None]:
        """Who is at a table, what this person keeps there, and what taking their last move back
        takes, if they may take one back."""
        if not _may_take_back(look):
            return *await self.service.queries.beside(look.table, visitor.id), None
        return await self.service.queries.beside_player(look.table, visitor.person)

    def _taking_back(
        self, look: Look, visitor: Visitor, undo: int | None, foreseen: UndoForeseen | None
    ) -> Action | None:
        """The button that takes back what this person did last, if they may do so alone."""
        if not _may_take_back(look):
            return None
        say, label, asked = self.voice(visitor.locale), text("undo-button"), undo
        if foreseen is not None and not foreseen.awaited:
            asked = foreseen.asked
            if foreseen.moves > 1:
                label = text("undo-button-moves", count=foreseen.moves)
        return None if asked is None else Action("undo", look.table.code, say(label), number=asked)

    async def kept(self, look: Look, visitor: Visitor, *, exact: bool = False) -> OwnNotes:
        """What this person keeps for themselves at a table; ``exact``: as in ``kept_by``."""
        notebook = await self.service.notebooks.of(look.table.id, visitor.id)
        return await kept_by(self.service, self.guide, look, visitor.id, notebook, exact=exact)

    async def beside(self, look: Look, visitor: Visitor) -> tuple[Profiles, OwnNotes]:
        """Who is at a table, and what this person keeps for themselves there."""
        profiles, notebook = await self.service.queries.beside(look.table, visitor.id)
        return profiles, await kept_by(self.service, self.guide, look, visitor.id, notebook)

    def _with_kept(self, post: Post, look: Look, visitor: Visitor, kept: OwnNotes) -> Post:
        """The post with a person's own note, and buttons to write one and to mark things."""
        if look.seat is None:
            return post
        say = self.voice(visitor.locale)
        names: tuple[ActionName, ...] = ("note", "marks") if kept.things else ("note",)
        buttons = (Action(name, look.table.code, say(text(f"{name}-button"))) for name in names)
        noted = with_below(post, [say(line) for line in kept.words])
        return msgspec.structs.replace(noted, actions=(*post.actions, *buttons))

    async def show_screen(
        self,
        asking: Asking,
        visitor: Visitor,
        look: Look,
        screen: Ask[Any],
        rows: Rows = (),
    ) -> None:
        """Show a screen of guided play, with the picture of what is thought of and the way back.

        What it says stands below the picture, right above its controls: on a phone the picture
        fills the screen, and a question above it would not be seen with its buttons.
        ``rows``: other controls than the screen's, or those of whoever is not asked anything there.
        """
        profiles, kept = await self.beside(look, visitor)
        locale = visitor.locale
        post = await self.presenter.look(
            look,
            profiles,
            locale,
            plan=thought_of(self.guide, look.table, kept, screen.plan),
            choices=screen.places,
            words=screen.words,
        )
        asked = (*((post.call,) if post.call else ()), *post.lines)
        post = msgspec.structs.replace(post, lines=(), call="\n".join(asked) or None)
        if look.asked is not None and not rows:
            sheet = self.sheet(look, profiles, visitor.profile)
            rows = sheet.rows_with_way_back(screen)
        await self.show(asking, self.with_asides(asking, post, look.table, visitor), rows)

    def with_asides(self, asking: Asking, post: Post, table: TableFacts, visitor: Visitor) -> Post:
        """The post with what some can do at a living table besides: follow one they only watch,
        manage one of a server they manage, where others sit.
        """
        if table.status.is_over:
            return post
        watches = visitor.id not in {*table.people, *table.invited}
        names: list[ActionName] = ["follow"] if watches else []
        rules = table.guild is not None and managed_by(asking) == table.guild
        if rules and (table.is_frozen or table.people - {visitor.id}):
            names.append("manage")
        say = self.voice(visitor.locale)
        asides = (Action(name, table.code, say(text(f"{name}-button"))) for name in names)
        return msgspec.structs.replace(post, actions=(*post.actions, *asides))

    def sheet(self, look: Look, profiles: Profiles, reader: PlayerProfile) -> FormSheet:
        """What controls of this table are made with; they answer question 0 where none is asked."""
        game = look.table.game
        return FormSheet(
            game,
            Question(look.table.code, look.asked or 0),
            self.presenter.labels(look.table, profiles, reader.speaks),
            partial(self.guide.notations, game),
            partial(asks_about, wish=reader.confirm),
            partial(emoji_of, self._icons, game),
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
        visitor = await self.glimpse(asking)
        say = self.voice(visitor.locale)
        if isinstance(fault, StaleQuestion) and isinstance(fault.refusal.values.get("code"), str):
            code = TableCode(str(fault.refusal.values["code"]))
            try:
                look = await self.service.queries.look(code, visitor.id)
            except TableRefuses as reason:
                await self.show_beside(asking, Post(heading=say(reason.refusal.text)))
                return
            profiles, kept = await self.beside(look, visitor)
            plan = thought_of(self.guide, look.table, kept)
            post = await self.presenter.look(look, profiles, visitor.locale, plan=plan)
            post = msgspec.structs.replace(post, lines=(say(fault.refusal.text), *post.lines))
            await self.show(asking, post, self.controls(look, profiles, visitor.profile))
            return
        await self.show_beside(asking, Post(heading=say(fault.refusal.text)))

    async def apologise(self, asking: Asking, said: Text) -> None:
        """Tell of a fault of ours; whatever was asked did not happen, or can be asked again."""
        await self.acknowledge(asking)
        voice = self.voice(locale_of(str(asking.locale)))
        await self.show_beside(asking, Post(heading=voice(said)))

    def _door_hint(self, visitor: Visitor) -> str | None:
        """Said once: direct messages are closed, and that nothing is lost by it."""
        if not visitor.profile.dms_closed or visitor.id in self._told_of_closed_door:
            return None
        self._told_of_closed_door.append(visitor.id)
        hint: str = self.voice(visitor.locale)(text("door-closed"))
        return hint


def _may_take_back(look: Look) -> bool:
    """Whether whoever looks has a seat in a game that goes on."""
    is_on = look.table.status is Status.PLAYING and not look.table.is_frozen
    return look.seat is not None and is_on


async def _fill(asking: Asking, rows: Rows, post: Post) -> discord.InteractionMessage:
    return await asking.edit_original_response(
        view=layout_of(post, rows),
        attachments=files_of(post),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _defer(asking: Asking) -> None:
    pressed = asking.message
    if pressed is not None and pressed.flags.ephemeral:
        await asking.response.defer()
    else:
        await asking.response.defer(ephemeral=True, thinking=True)
