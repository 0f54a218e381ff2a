"""The front desk: what every command and button does before and after its own work.

Acknowledge within three seconds, determine the person and their language, find the table, reply
privately.
"""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec

from cogs.discord.channels import THREAD_CLOSED, reopen
from cogs.discord.interaction_user import Asking, Press, Visitor, managed_by, request_of
from cogs.discord.messenger import DiscordMessenger
from cogs.interaction.access import DiscordMembers
from cogs.interaction.late_pictures import LatePictures
from cogs.interaction.own_notes_and_marks import OwnNotes, kept_by, thought_of
from cogs.interaction.table_finder import Replies, TableFinder
from cogs.ui.controls import (
    Rows,
    files_of,
    in_words,
    is_too_large,
    layout_of,
    with_below,
    with_one_row,
    with_told,
)
from cogs.ui.guided_play import FormSheet, Question
from cogs.ui.messages import INVALID_FORM, emoji_of, take_icons_off
from core.errors import PlayerError
from core.guided_play import Ask
from core.texts import Locale, Say, Text, locale_of, text, with_names
from cups.service import CupService
from i18n import Translator
from model.commands import Order, Undo
from model.letters import TableFacts
from model.refusals import StaleQuestion, TableRefuses, refused
from model.table import PlayerId, PlayerProfile, Status, TableCode
from tables.decisions.undo import UndoForeseen
from tables.server_settings import Servers
from tables.service import Done, TableService
from tables.table_queries import Beside
from tables.visibility import Look
from workers.guided_play import Guide, asks_about
from workers.metrics import ACKNOWLEDGED, count_interaction
from workers.post_model import Action, Guess, MakePage, Post, Profiles

if TYPE_CHECKING:  # what paints is never loaded by a command
    from workers.history_posts import HistoryPosts
    from workers.lessons import LessonPresenter
    from workers.painting.emoji import ApplicationEmoji
    from workers.presenter import Presenter
    from workers.replays import Replays

ANSWERED_ALREADY = 40060
"""Discord's code for an interaction that was already acknowledged."""

MANY_POSTS = 40
"""So many boards that a game has left in a channel are worth the offer of threads."""

_ACKNOWLEDGED = "acknowledged"
_DELIVERIES = "deliveries before"

_REMEMBERED = 500
"""Length of two lists: ids of the newest interactions, to detect redelivery after a reconnect, and
people who were told that their direct messages are closed."""


@dataclass(eq=False)
class Desk:
    """Serves interactions for the cogs. ``page``: the address of the page for touching, if any."""

    service: TableService
    presenter: "Presenter"
    lesson_presenter: "LessonPresenter"
    guide: Guide
    translator: Translator
    servers: Servers
    history_posts: "HistoryPosts"
    replays: "Replays"
    make_page: MakePage
    icons: "ApplicationEmoji"
    guess: Guess
    cups: CupService
    members: DiscordMembers
    messenger: DiscordMessenger
    page: str | None = None

    def __post_init__(self) -> None:
        self.replies = Replies(self.service, self.guide, self.translator)
        self.finder = TableFinder(self.replies)
        self.moving = asyncio.Lock()
        """Held while a table goes into a thread, so that a second press finds it there."""
        self.replays_shown: deque[TableCode] = deque(maxlen=_REMEMBERED)
        self.replays_coming: set[TableCode] = set()
        """Tables whose replay was posted to the channel, or is being made for it."""
        self._late_pictures = LatePictures()
        self._told_of_closed_door: deque[PlayerId] = deque(maxlen=_REMEMBERED)
        self._delivered: deque[int] = deque(maxlen=_REMEMBERED)

    # --- before ------------------------------------------------------------------------------

    async def acknowledge(self, asking: Asking) -> None:
        """Acknowledge the interaction at once: a private reply follows, or the pressed one changes.

        Retries once after a connection error. If Discord says "already acknowledged", the bot
        answers anyway, since only the bot can have acknowledged; but if this process got the
        interaction twice, only the first delivery is served. Opens a closed thread first, if the
        bot may. Raises discord.HTTPException.
        """
        if is_acknowledged(asking):
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
        """Run ``press`` for the person, at the named or the implied table.

        Raises TableRefuses as ``find`` does, and whatever ``press`` raises.
        """
        await self.acknowledge(asking)
        if named:
            await press(asking, *await self.finder.arrive(asking, named))
            return
        visitor = await self.finder.visitor(asking)
        await press(asking, visitor, await self.finder.find(asking, visitor, None))

    async def serve_reader(self, asking: Asking, named: str | None, press: Press) -> None:
        """Like ``serve``, for reading: with no table named, a finished game is found as well."""
        if named:
            await self.serve(asking, named, press)
            return
        await self.acknowledge(asking)
        visitor = await self.finder.visitor(asking)
        await press(asking, visitor, await self.finder.find_to_read(asking, visitor))

    async def serve_looking_back(
        self, asking: Asking, named: str | None, press: Press, *, over: bool = False
    ) -> None:
        """Like ``serve``, for the history: lobbies are no candidates, and the start of a code is
        enough if only one game fits. ``over``: only finished games are candidates.
        """
        await self.acknowledge(asking)
        if named:
            await self.serve(asking, await self.finder.completed(asking, named), press)
            return
        visitor = await self.finder.visitor(asking)
        find = self.finder.find_over if over else self.finder.find_played
        await press(asking, visitor, await find(asking, visitor))

    # --- meanwhile ---------------------------------------------------------------------------

    async def carry_out(self, asking: Asking, code: TableCode, order: Order, part: int = 0) -> Done:
        """Carry out a person's order at a table, once; a refusal names the people at the table.

        ``part``: which of several orders of one interaction this is, from 0.
        """
        try:
            return await self.service.carry_out(request_of(asking, part), code, order)
        except PlayerError as fault:
            fault.refusal = await self.replies.with_names(fault.refusal, code)
            raise

    # --- after -------------------------------------------------------------------------------

    async def show(self, asking: Asking, post: Post, rows: Rows = ()) -> None:
        """Fill or replace the private reply; a picture that is not ready yet follows later."""
        await self._late_pictures.give_up(asking)
        fill = partial(self._fill, asking, rows)
        reply = await fill(post)
        if post.coming is not None:
            self._late_pictures.expect(asking, reply.id, post, fill)

    async def _fill(self, asking: Asking, rows: Rows, post: Post) -> discord.InteractionMessage:
        """Fill the reply; retry in words if its picture is too large, without icons if those are
        refused: deleted emoji, and sometimes existing ones. Raises TableRefuses if the reply is a
        file that is too large.
        """
        try:
            return await _fill(asking, rows, post)
        except discord.HTTPException as fault:
            if is_too_large(fault, post):
                post = _without_files(post)
            elif fault.code == INVALID_FORM and take_icons_off(rows):
                self.icons.doubt()
            else:
                raise
        return await _fill(asking, rows, post)

    async def show_beside(self, asking: Asking, post: Post, rows: Rows = ()) -> None:
        """Send a new private reply if a private reply was pressed; otherwise fill the reply."""
        pressed = asking.message
        if pressed is None or not pressed.flags.ephemeral:
            await self.show(asking, post, rows)
            return
        try:
            await _follow_up(asking, rows, post)
        except discord.HTTPException as fault:
            if not is_too_large(fault, post):
                raise
            await _follow_up(asking, rows, _without_files(post))

    async def show_look(
        self,
        asking: Asking,
        visitor: Visitor,
        look: Look,
        events: Sequence[Any] = (),
        *,
        hands: Sequence[tuple[int, ...]] = (),
        words: Sequence[Text] | None = None,
    ) -> None:
        """Show a table as this person sees it, with the controls of their seat if it is to act.

        ``hands``: who held the seats at each event, if others did. ``words``: shown instead of the
        events.
        """
        beside, foreseen = await self._beside_player(look, visitor)
        profiles, kept = beside.people, await self._kept(look, visitor, beside)
        first = self.guide.beginning(look)
        choices = () if first is None else first.places
        plan = thought_of(self.guide, look.table, kept)
        post = await self.presenter.look(
            look, profiles, visitor.locale, events, plan, choices, words, hands
        )
        back = self._taking_back(look, visitor, foreseen)
        first_ones = filter(None, (back, self._on_the_page(look, visitor)))
        post = msgspec.structs.replace(post, actions=(*first_ones, *post.actions))
        small = "\n-# ".join(filter(None, (post.small, self._door_hint(visitor))))
        post = msgspec.structs.replace(post, small=small or None)
        post = self._with_kept(post, look, visitor, kept, profiles)
        post = await self._with_tried(post, look, visitor, kept)
        post = self.with_asides(asking, post, look.table, visitor)
        post = await self._offering_threads(asking, post, look.table, visitor)
        rows = () if first is None else self.sheet(look, profiles, visitor.profile).rows(first)
        await self._show_choices(asking, visitor, look, post, rows)

    async def _beside_player(
        self, look: Look, visitor: Visitor
    ) -> tuple[Beside, UndoForeseen | None]:
        """Return a table's people, what this person keeps there for themselves, and what an undo of
        theirs takes, if any may be possible."""
        if not _may_take_back(look):
            return await self.service.queries.beside(look.table, visitor.id), None
        return await self.service.queries.beside_player(look.table, visitor.person)

    def _taking_back(
        self, look: Look, visitor: Visitor, foreseen: UndoForeseen | None
    ) -> Action | None:
        """Return the undo button if this person can take back their last moves alone, or None."""
        if foreseen is None or foreseen.awaited:
            return None
        several = text("undo-button-moves", count=foreseen.moves)
        label = text("undo-button") if foreseen.moves == 1 else several
        said = self.replies.voice(visitor.locale)(label)
        return Action("undo", look.table.code, said, number=foreseen.asked)

    def _on_the_page(self, look: Look, visitor: Visitor) -> Action | None:
        """Return the button that signs a device in, for whoever has a seat; None without a page."""
        if self.page is None or look.seat is None or look.view is None:
            return None
        say = self.replies.voice(visitor.locale)
        return Action("page", look.table.code, say(text("page-button")))

    async def _asking_for_undo(self, look: Look, visitor: Visitor) -> Action | None:
        """Return the button that asks the others for an undo, None where none can be asked for; a
        free one stands where its move is told."""
        table = look.table
        if not _may_take_back(look) or table.proposal is not None:
            return None
        try:
            order = Undo(visitor.person)
            foreseen = await self.service.queries.foresee_undo(table.code, order)
        except TableRefuses:
            return None
        label = self.replies.voice(visitor.locale)(text("undo-button"))
        return (
            Action("undo", table.code, label, number=foreseen.asked) if foreseen.awaited else None
        )

    async def kept(self, look: Look, visitor: Visitor, *, exact: bool = False) -> OwnNotes:
        """Return this person's notes and marks at a table; ``exact``: as in ``kept_by``."""
        notebook = await self.service.notebooks.of(look.table.id, visitor.id)
        return await kept_by(self.service, self.guide, look, visitor.id, notebook, exact=exact)

    async def beside(self, look: Look, visitor: Visitor) -> tuple[Profiles, OwnNotes]:
        """Return the profiles of a table's people, and this person's notes and marks."""
        beside = await self.service.queries.beside(look.table, visitor.id)
        return beside.people, await self._kept(look, visitor, beside)

    async def _kept(self, look: Look, visitor: Visitor, beside: Beside) -> OwnNotes:
        own = beside.notebook, beside.planned
        return await kept_by(self.service, self.guide, look, visitor.id, *own)

    def _with_kept(
        self, post: Post, look: Look, visitor: Visitor, kept: OwnNotes, profiles: Profiles
    ) -> Post:
        """Add the person's note and planned moves to the post, and buttons that change them.

        What is planned, or has become of it, stands beside what is asked now.
        """
        if look.seat is None:
            return post
        say = self.replies.voice(visitor.locale)
        names: list[str] = ["note"]
        if kept.things:
            names.append("marks")
        buttons = (Action(name, look.table.code, say(text(f"{name}-button"))) for name in names)
        seats = self.replies.names_in(look.table, profiles)
        told = [say(with_names(line, seats)) for line in kept.told_of_plan]
        noted = with_below(with_told(post, told), [say(line) for line in kept.noted])
        plans = _about_plan(look, kept, say)
        return msgspec.structs.replace(noted, actions=(*post.actions, *plans, *buttons))

    async def _with_tried(self, post: Post, look: Look, visitor: Visitor, kept: OwnNotes) -> Post:
        """Let *Try it* lead to this person's tried line, if a plan of theirs was set aside."""
        ahead, table = self.service.ahead, look.table
        if not kept.is_set_aside or not await ahead.is_kept(table, visitor.id):
            return post
        label = self.replies.voice(visitor.locale)(text("tried-button"))
        there = Action("tried", table.code, label)
        actions = (there if action.name == "try" else action for action in post.actions)
        return msgspec.structs.replace(post, actions=tuple(actions))

    async def show_screen(
        self,
        asking: Asking,
        visitor: Visitor,
        look: Look,
        screen: Ask[Any],
        rows: Rows = (),
    ) -> None:
        """Show a screen of guided play, with a picture of the plan and the back button.

        Its text stands below the picture, right above its controls: on a phone the picture fills
        the screen, and a question above it would be out of sight. The view before has told whose
        turn it is and until when. ``rows``: replaces the screen's
        controls; needed for a person who is not asked to act.
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
            crops=screen.is_last,
            marks=thought_of(self.guide, look.table, kept, screen.seen),
        )
        post = msgspec.structs.replace(post, lines=(), call="\n".join(post.lines) or post.call)
        if look.asked is not None and not rows:
            sheet = self.sheet(look, profiles, visitor.profile)
            rows = sheet.rows_with_way_back(screen)
        post = self.with_asides(asking, post, look.table, visitor)
        await self._show_choices(asking, visitor, look, post, rows)

    async def show_more(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """Show, beside a view or a post, what has no room below it: what is asked, this person's
        note, and the buttons that are the same in every game.
        """
        profiles, kept = await self.beside(look, visitor)
        post = self.presenter.more(look, profiles, visitor.locale)
        if (ask := await self._asking_for_undo(look, visitor)) is not None:
            post = msgspec.structs.replace(post, actions=(*post.actions, ask))
        post = self._with_kept(post, look, visitor, kept, profiles)
        await self.show_beside(asking, self.with_asides(asking, post, look.table, visitor))

    async def _show_choices(
        self, asking: Asking, visitor: Visitor, look: Look, post: Post, rows: Rows
    ) -> None:
        """Show a view and its choices, which leave one row for the buttons of every game."""
        if rows:
            more = Action(
                "more", look.table.code, self.replies.voice(visitor.locale)(text("more-button"))
            )
            post = with_one_row(post, more)
        await self.show(asking, post, rows)

    def with_asides(self, asking: Asking, post: Post, table: TableFacts, visitor: Visitor) -> Post:
        """Add buttons at a table that is not over: "follow" for an onlooker, "manage" for a manager
        of its server if others sit there or it is frozen, and for its host, if they do not play
        themselves; whoever plays finds it where the table's settings are changed.
        """
        if table.status.is_over:
            return post
        watches = visitor.id not in {*table.people, *table.invited}
        names: list[str] = ["follow"] if watches else []
        rules = table.guild is not None and managed_by(asking) == table.guild
        plays = table.status is Status.PLAYING and visitor.id in table.people
        concerns = table.is_frozen or table.people - {visitor.id}
        if (rules and not plays and concerns) or (watches and visitor.id == table.host):
            names.append("manage")
        say = self.replies.voice(visitor.locale)
        asides = (Action(name, table.code, say(text(f"{name}-button"))) for name in names)
        return msgspec.structs.replace(post, actions=(*post.actions, *asides))

    async def _offering_threads(
        self, asking: Asking, post: Post, table: TableFacts, visitor: Visitor
    ) -> Post:
        """Offer tables in threads, once in a server, to a manager who looks at a game that is over
        and has left many posts in a channel.
        """
        server, channel = managed_by(asking), asking.client.get_channel(table.place)
        is_over = table.status is Status.FINISHED
        if not is_over or table.guild != server or not isinstance(channel, discord.TextChannel):
            return post
        assert server is not None, "the server of this channel"
        usual = await self.servers.wishes_of(server)
        left = await self.service.delivery.board_post(table.id)
        if usual.thread or usual.place is not None or left is None or left.posts < MANY_POSTS:
            return post
        if not await self.servers.may_offer_threads(server, self.service.now()):
            return post
        say = self.replies.voice(visitor.locale)
        told = text("threads-offer", count=left.posts, place=f"<#{table.place}>")
        button = Action("threads", table.code, say(text("threads-button")))
        post = with_below(post, [say(told)])
        return msgspec.structs.replace(post, actions=(*post.actions, button))

    def sheet(self, look: Look, profiles: Profiles, reader: PlayerProfile) -> FormSheet:
        """Return the context of this table's controls; without an open question its number is 0."""
        game = look.table.game
        return FormSheet(
            game,
            Question(look.table.code, look.asked or 0),
            self.presenter.labels(look.table, profiles, reader.speaks),
            partial(self.guide.notations, game),
            partial(asks_about, wish=reader.confirm),
            partial(emoji_of, self.icons, game),
        )

    def controls(self, look: Look, profiles: Profiles, reader: PlayerProfile) -> Rows:
        """Return the controls of the viewer's seat; none if it is not to act."""
        first = self.guide.beginning(look)
        return () if first is None else self.sheet(look, profiles, reader).rows(first)

    async def tell(self, asking: Asking, locale: Locale, *said: Text) -> None:
        """Reply privately with a few sentences, the first as heading."""
        voice = self.replies.voice(locale)
        first, *rest = (voice(s) for s in said)
        await self.show(asking, Post(heading=first, lines=tuple(rest)))

    async def refuse(self, asking: Asking, fault: PlayerError) -> None:
        """Reply with the refusal; after a stale button, show the current state as well."""
        await self.acknowledge(asking)
        visitor = await self.finder.glimpse(asking)
        say = self.replies.voice(visitor.locale)
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
            await self._show_choices(
                asking, visitor, look, post, self.controls(look, profiles, visitor.profile)
            )
            return
        await self.show_beside(asking, Post(heading=say(fault.refusal.text)))

    async def apologise(self, asking: Asking, said: Text) -> None:
        """Report an internal error: what was asked did not happen, or can be asked again."""
        await self.acknowledge(asking)
        voice = self.replies.voice(locale_of(str(asking.locale)))
        await self.show_beside(asking, Post(heading=voice(said)))

    def _door_hint(self, visitor: Visitor) -> str | None:
        """Return the hint, once per person, that direct messages are closed and nothing is lost."""
        if not visitor.profile.dms_closed or visitor.id in self._told_of_closed_door:
            return None
        self._told_of_closed_door.append(visitor.id)
        hint: str = self.replies.voice(visitor.locale)(text("door-closed"))
        return hint


def _about_plan(look: Look, kept: OwnNotes, say: Say) -> Iterator[Action]:
    """Yield the buttons that drop or change this person's plan, or the one that begins one."""
    code, planned = look.table.code, kept.planned
    if planned is not None and planned.turns:
        yield Action("planned-show", code, say(text("planned-show-button")))
        yield Action("planned-drop", code, say(text("planned-drop-button")), number=planned.mark)
    elif _may_plan(look):
        yield Action("planned-begin", code, say(text("planned-begin-button")))


def _may_plan(look: Look) -> bool:
    """Whether the viewer plays in a running game and waits for others."""
    if look.seat is None or look.asked is not None or not _may_take_back(look):
        return False
    return not look.table.seats[look.seat].is_out


def _may_take_back(look: Look) -> bool:
    """Whether the viewer has a seat in a running game that is not frozen."""
    is_on = look.table.status is Status.PLAYING and not look.table.is_frozen
    return look.seat is not None and is_on


async def _fill(asking: Asking, rows: Rows, post: Post) -> discord.InteractionMessage:
    return await asking.edit_original_response(
        view=layout_of(post, rows),
        attachments=files_of(post),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _follow_up(asking: Asking, rows: Rows, post: Post) -> None:
    await asking.followup.send(
        view=layout_of(post, rows),
        files=files_of(post),
        ephemeral=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )


def _without_files(post: Post) -> Post:
    """Return the post in words. Raises TableRefuses if it is a file that was asked for."""
    if post.documents:
        raise refused("file-refusal-too-large")
    return in_words(post)


def is_acknowledged(asking: Asking) -> bool:
    """Whether Discord knows that an interaction has arrived."""
    return asking.response.is_done() or _ACKNOWLEDGED in asking.extras


async def _defer(asking: Asking) -> None:
    pressed = asking.message
    if pressed is not None and pressed.flags.ephemeral:
        await asking.response.defer()
    else:
        await asking.response.defer(ephemeral=True, thinking=True)
