"""/<game> play: guided play and typed moves; a person's own notes, and marks on pieces."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final, TypeAlias

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs import thinking_ahead
from cogs.discord.interaction_user import AnyBot, Asking, Visitor
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes_and_marks import OwnNotes
from cogs.interaction.table_finder import NamedTable, code_in, must_play
from cogs.opening import opening_command
from cogs.ui.command_texts import (
    Choices,
    CompletedOption,
    Offered,
    choices,
    command,
    matching,
    meant,
    options,
    said,
)
from cogs.ui.controls import TableButton, form_of, written_in
from cogs.ui.guided_play import BETWEEN, WRITTEN, Control, Meaning, Question
from core.game import Manifest
from core.guided_play import STEP as MARK
from core.guided_play import Ask, Field, Marking, Menu, UnknownStep, Where
from core.texts import LOCALES, Say, Text, text
from model.commands import Play
from model.refusals import refused, stale
from model.table import TableCode
from tables.people.notes import MOST_WRITTEN
from tables.service import Done
from tables.table_queries import Arrival
from tables.visibility import Look
from workers.guided_play import (
    OPEN,
    Answer,
    Answers,
    Guide,
    Opened,
    Played,
    Player,
    Returned,
    Shown,
    joined,
)
from workers.post_model import Action, Post, Profiles


async def ask(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    chosen: tuple[str, ...] = (),
) -> None:
    """Show what can be marked, then as what; mark it once both are ``chosen``.

    Marks do not depend on whose turn it is, so these controls never expire with a question.
    """
    look = await desk.service.queries.look(code, visitor.id)
    marking = _marking(desk, look)
    done: tuple[Text, ...] = ()
    if len(chosen) == 2:
        done, chosen = (await mark(desk, visitor, look, *chosen),), ()
    kept = await desk.kept(look, visitor)
    try:
        screen = marking.ask(look.view, kept.marks, chosen)
    except UnknownStep as fault:
        raise stale(code) from fault
    profiles = await desk.replies.profiles_of(look.table)
    sheet = desk.sheet(look, profiles, visitor.profile)
    if chosen:
        rows = sheet.rows_with_way_back(screen)
    else:
        back = Action("view", code, desk.replies.voice(visitor.locale)(text("guide-back-button")))
        rows = [*sheet.rows(screen), ui.ActionRow[Any](TableButton.of(back))]
    words = screen.words if kept.things else (text("mark-nothing"),)
    screen = msgspec.structs.replace(screen, words=(*done, *words))
    await desk.show_screen(asking, visitor, look, screen, rows)


async def mark(desk: Desk, visitor: Visitor, look: Look, place: str, what: str) -> Text:
    """Mark the piece at a place or remove its mark; return what was done. Raises PlayerError."""
    marking = _marking(desk, look)
    place, what = marking.read(look.view, place, what)
    kept = await desk.kept(look, visitor, exact=True)
    await desk.service.notebooks.mark(
        look.table.code, visitor.id, kept.things[place], what, kept.things.values()
    )
    return marking.said(look.view, place, what)


def _marking(desk: Desk, look: Look) -> Marking[Any]:
    marking = desk.guide.marking(look.table.game)
    if marking is None:
        raise stale(look.table.code)
    if look.seat is None:
        raise refused("table-refusal-not-seated")
    if look.view is None:
        raise refused("table-refusal-not-started")
    return marking


TypedMove: TypeAlias = app_commands.Transform[str, CompletedOption("moves_offered")]
"""The type of the option for a move."""

MOVES_NAMED: Final = 500
"""The most legal moves that are suggested in words; the choices of the first screen come before."""

_PLACE = ">"
"""Prefix of a suggestion that leads to a screen; no game's notation begins so."""

_SEEN = "seen"
"""Where an interaction keeps the table that it named, as it was read first."""


def offered(guide: Guide, look: Look, typed: str) -> Offered:
    """Return what may be typed now: the first screen's choices; once something is typed, moves too.

    Nothing if the viewer owes no move.
    """
    first = guide.beginning(look)
    if first is None:
        return []
    found = list(_choices_of(guide, look, first))
    if typed.strip():
        title = guide.title(look.table.game)
        found += (
            (title.words.move_text(look.view, move), title.game.notate(move))
            for move in islice(look.legal, MOVES_NAMED)
        )
    return found


def _choices_of(guide: Guide, look: Look, screen: Ask[Any]) -> Iterator[tuple[Text, str]]:
    """Yield label and value of each choice of one thing on a screen."""
    for row in screen.rows:
        if isinstance(row, Menu):
            for option in row.options if row.most == 1 else ():
                label = option.label
                if option.hint is not None:
                    label = text("guide-pair", one=label, other=option.hint)
                yield label, _value(Where(row.step, (*row.of, option.value)))
            continue
        for press in row:
            if isinstance(press.to, Where):
                if not press.opens_form:
                    yield press.label, _value(press.to)
            elif press.to.by is not None:
                yield press.label, _value(press.to.by)
            else:
                yield press.label, joined(guide.notations(look.table.game, press.to))


def _value(place: Where) -> str:
    return _PLACE + BETWEEN.join((place.step, *place.chosen))


class GuidedCog(commands.GroupCog):
    """The commands of a game, loaded under the game's key, by which its controls find it.

    Its guided play is data (``games/<key>/guided_play.py``).
    """

    def __init__(self, bot: AnyBot, desk: Desk, manifest: Manifest) -> None:
        self.game = manifest.key
        self._bot = bot
        self._desk = desk
        self._guide = desk.guide
        self._answers = Answers(desk.guide)
        group = self.app_command
        assert group is not None, "the commands of a game are a group"
        group.add_command(opening_command(manifest, desk.guide.levels(manifest.key), desk))

    async def cog_load(self) -> None:
        """Register the controls, so that those from before a restart work."""
        self._bot.add_dynamic_items(Control)

    # --- what is typed -----------------------------------------------------------------------

    @command("game-play")
    @options(move="option-played", table="option-table")
    async def play(
        self, interaction: Asking, move: TypedMove, table: NamedTable | None = None
    ) -> None:
        """Make the typed moves, or show where a suggestion or an unfinished move leads."""
        visitor, code = await self._begin(interaction, table)
        seen = await self._seen(interaction, code)
        look, player = seen.look(), self._player(interaction, visitor, seen, code)
        readers = self._readers(look, seen.people, visitor)
        line = meant(offered(self._guide, look, move), readers, move)
        if look.seat is not None and look.view is not None and line.startswith(_PLACE):
            step, *chosen = line.removeprefix(_PLACE).split(BETWEEN)
            found = await self._answers.lead(player, Where(step, tuple(chosen)))
        else:
            found = await self._answers.typed(player, line)
        await self._show(interaction, visitor, found)

    async def moves_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest moves. Raises TableRefuses if no table or several are implied."""
        named = getattr(interaction.namespace, "table", None)
        if named is None:
            visitor = await self._desk.finder.glimpse(interaction)
            named = await self._desk.finder.find(interaction, visitor, None, self.game)
        seen = await self._seen(interaction, code_in(named))
        await self._must_reach(interaction, seen)
        look = seen.look()
        own, *_ = self._readers(look, seen.people, Visitor.seen(interaction, seen.by))
        return matching(choices(offered(self._guide, look, current), own), current)

    async def tables_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest tables of this game."""
        return await self._desk.finder.suggest_tables(interaction, current, self.game)

    def _readers(self, look: Look, profiles: Profiles, visitor: Visitor) -> list[Say]:
        """Return translations of labels into the person's language, then into English."""
        return [
            self._desk.presenter.labels(look.table, profiles, locale)
            for locale in dict.fromkeys((visitor.locale, LOCALES[0]))
        ]

    # --- the table ---------------------------------------------------------------------------

    async def _begin(self, asking: Asking, table: str | None) -> tuple[Visitor, TableCode]:
        await self._desk.acknowledge(asking)
        if not table:
            visitor = await self._desk.finder.visitor(asking)
            return visitor, await self._desk.finder.find(asking, visitor, None, self.game)
        seen = await self._seen(asking, code_in(table))
        visitor = await self._desk.finder.welcome(asking, seen.by)
        return visitor, await self._must_reach(asking, seen)

    async def _seen(self, interaction: Asking, code: TableCode) -> Arrival:
        """Return the table and who asks as read at the first call for this interaction."""
        kept: tuple[TableCode, Arrival] | None = interaction.extras.get(_SEEN)
        if kept is None or kept[0] != code:
            kept = code, await self._desk.finder.seen(interaction, code)
            interaction.extras[_SEEN] = kept
        return kept[1]

    async def _must_reach(self, interaction: Asking, seen: Arrival) -> TableCode:
        """Return the table's code. Raises TableRefuses for an unreachable one or another game's."""
        table = await self._desk.finder.reached(interaction, seen.facts)
        must_play(table, self.game)
        return table.code

    def _player(self, asking: Asking, visitor: Visitor, seen: Arrival, code: TableCode) -> Player:
        """Return the person at the table, as the answers to controls are found."""

        async def play(notation: str, question: int | None, part: int) -> Done:
            order = Play(visitor.person, notation, question)
            return await self._desk.carry_out(asking, code, order, part)

        return Player(
            code,
            visitor.profile.confirm,
            seen.look,
            partial(self._desk.service.queries.look, code, visitor.id),
            play,
            partial(self._desk.replies.in_notation, self.game),
            partial(self._desk.replies.quoting, self.game),
        )

    async def _show(self, asking: Asking, visitor: Visitor, found: Answer) -> None:
        """Draw what follows a control or a line."""
        match found:
            case Shown(look, screen):
                await self._desk.show_screen(asking, visitor, look, screen)
            case Played(done, events):
                await self._desk.show_look(asking, visitor, done.look, events)
            case Returned(look):
                await self._desk.show_look(asking, visitor, look)
            case Opened():
                raise AssertionError("a form opens before the interaction is acknowledged")

    # --- controls ----------------------------------------------------------------------------

    async def answer(
        self, interaction: Asking, step: str, question: Question, chosen: Sequence[str]
    ) -> None:
        """Handle a used control; a form must open before any other response."""
        try:
            if step == OPEN:
                await self._desk.finder.reach(interaction, question.code)
                await self._open_form(interaction, question, chosen)
                return
            await self._desk.acknowledge(interaction)
            visitor, _ = await self._begin(interaction, question.code)
            await self._follow(interaction, visitor, step, question, chosen)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Asking) -> None:
        """Handle a submitted form; its id identifies it, even if opened before a restart."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Mapping[str, Any] = interaction.data or {}
        sent = Meaning.read(str(data.get("custom_id", "")))
        if sent is not None and (sent.game, sent.step) == (self.game, WRITTEN):
            step, *of = sent.of
            await self.answer(interaction, step, sent.question, (*of, *written_in(data)))

    async def _open_form(self, asking: Asking, question: Question, chosen: Sequence[str]) -> None:
        visitor = await self._desk.finder.glimpse(asking)
        if question.tried:
            look = await thinking_ahead.look_at(self._desk, visitor, question)
            form = self._answers.form(look, chosen)
        else:
            seen = await self._seen(asking, question.code)
            player = self._player(asking, visitor, seen, question.code)
            opened = self._answers.opened(player, chosen, question.asked)
            look, form = opened.look, opened.form
        profiles = await self._desk.replies.profiles_of(look.table)
        sheet = self._desk.sheet(look, profiles, visitor.profile)
        sheet = msgspec.structs.replace(sheet, question=question)
        await asking.response.send_modal(sheet.form(form))

    async def _follow(
        self,
        asking: Asking,
        visitor: Visitor,
        step: str,
        question: Question,
        chosen: Sequence[str],
    ) -> None:
        """Carry out a control. Makes no moves if their question is no longer open."""
        if question.tried:
            await thinking_ahead.follow(self._desk, asking, visitor, step, question, chosen)
        elif step == MARK:
            await ask(self._desk, asking, visitor, question.code, tuple(chosen))
        else:
            seen = await self._seen(asking, question.code)
            player = self._player(asking, visitor, seen, question.code)
            control = Where(step, tuple(chosen))
            found = await self._answers.follow(player, control, question.asked)
            await self._show(asking, visitor, found)


def game_commands(key: str) -> type[GuidedCog]:
    """Return the cog of the game with this key; its group is called by the texts of now."""

    class Commands(
        GuidedCog,
        name=key,
        group_name=said(f"command-{key}-name"),
        group_description=said(f"command-{key}-description"),
    ):
        """Commands of one game."""

    return Commands


_FORM: Final = "tavolo-note:"
_SENT: Final = re.compile(rf"{_FORM}([A-Z0-9]+)")


def table_of_form(data: Mapping[str, Any]) -> TableCode | None:
    """Return the table of a submitted note form; None for any other form."""
    sent = _SENT.fullmatch(str(data.get("custom_id", "")))
    return None if sent is None else TableCode(sent[1])


async def open_form(desk: Desk, asking: Asking, code: TableCode) -> None:
    """Open a form with the current note; this must be the first response to the interaction."""
    table = await desk.finder.reach(asking, code)
    visitor = await desk.finder.glimpse(asking)
    if visitor.id not in (seat.owner for seat in table.seats):
        raise refused("table-refusal-not-seated")
    notebook = await desk.service.notebooks.of(table.id, visitor.id)
    say = desk.replies.voice(visitor.locale)
    field = Field(
        "note",
        text("note-field"),
        notebook.note,
        many_lines=True,
        longest=MOST_WRITTEN,
        hint=text("note-field-hint"),
        may_be_empty=True,
    )
    title = text("note-title", code=code)
    await asking.response.send_modal(form_of(f"{_FORM}{code}", title, (field,), say))


async def form_sent(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, data: Mapping[str, Any]
) -> None:
    """Store the note from the form."""
    await write(desk, asking, visitor, code, "".join(written_in(data)))


async def write(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, note: str) -> None:
    """Replace the note; empty deletes it."""
    await desk.service.notebooks.write(code, visitor.id, note)
    look = await desk.service.queries.look(code, visitor.id)
    if look.view is None or look.seat is None:
        notebook = await desk.service.notebooks.of(look.table.id, visitor.id)
        await _tell(desk, asking, visitor, code, OwnNotes(notebook.note))
    else:
        await desk.show_look(asking, visitor, look)


async def _tell(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, kept: OwnNotes
) -> None:
    say = desk.replies.voice(visitor.locale)
    words = kept.noted or (text("note-none"),)
    post = Post(
        heading=say(text("note-title", code=code)),
        lines=tuple(map(say, words)),
        actions=(Action("note", code, say(text("note-button"))),),
    )
    await desk.show(asking, post)
