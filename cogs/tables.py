"""/table: what can be done at any table, whatever the game; and the buttons under posts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, get_args

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import agreeing, changing, moving, starting, undoing, voting
from cogs.blocking import Blocking
from cogs.calling_off import end_question
from cogs.changing import ChangeMenu
from cogs.desk import (
    AnyBot,
    Asking,
    Desk,
    NamedTable,
    Press,
    Visitor,
    code_in,
    managed_by,
    request_of,
)
from cogs.discord_messenger import DiscordMessenger
from cogs.errors import answer_error
from cogs.following import Following
from cogs.gathering import Gathering, InviteMenu, Other, RemoveMenu
from cogs.lists import HERE, Lists, TableMenu
from cogs.managing import Managing
from cogs.opening import Wishes, level_of
from cogs.paging import TABLES, in_pages, turns
from cogs.rules_page import RulesPages
from cogs.ui.buttons import ANSWERED_BY, TableButton
from cogs.ui.offers import Choices
from cogs.wording import Typed, command, options, said, value_of
from core.asking import Ask
from core.game import LEVELS, Level
from core.text import Text, text
from tables import codec
from tables.commands import Cancel, Leave, Resign
from tables.errors import refused, stale
from tables.model import Choice, Computer, Status, TableCode
from tables.record import Findings, GameRecord
from tables.service import Done
from tables.sight import Look
from workers.ports import REGIONS, Action, ActionName, Document, Post, Region

_HISTORY = "history"

_FILLS: tuple[ActionName, ...] = ("fill-easy", "fill-normal", "fill-hard")
"""What lets computers of a level take all free seats."""

_NUMBERED: dict[str, Callable[[Desk, int | None], Press]] = {
    "accept": lambda desk, number: partial(agreeing.answer, desk, number=number, agrees=True),
    "refuse": lambda desk, number: partial(agreeing.answer, desk, number=number, agrees=False),
    "take": lambda desk, number: partial(voting.take_seat, desk, seat=number),
    "free": lambda desk, number: partial(voting.free, desk, seat=number),
    "undo": lambda desk, number: partial(undoing.undo, desk, number=number),
    "undo-ask": lambda desk, number: partial(undoing.ask_the_others, desk, number=number),
    **{f"vote-{choice}": voting.voting(choice) for choice in get_args(Choice)},
    **{f"sure-{choice}": voting.voting(choice, sure=True) for choice in voting.GRAVE},
}
"""What is pressed whose number says what is meant by it."""

_PAGE = 20
"""Moves of a history on one page, at most."""

_ROOM = 3_000
"""Characters on one page, at most; a message holds more."""


class Tables(
    commands.GroupCog,
    name=ANSWERED_BY,
    group_name=said("command-table-name"),
    group_description=said("command-table-description"),
):
    """Commands of every table."""

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._bot = bot
        self._desk = desk
        self._add_group(Managing(desk))
        self._lists = Lists(desk)
        self._gathering = Gathering(desk)
        self._blocking = Blocking(desk)
        self._rules = RulesPages(desk.translator, desk.tutor)
        self._following = Following(desk, DiscordMessenger(bot))
        self._presses: dict[str, Press] = {
            "join": self._join,
            "return": self._join,
            "computer": self._ask_for_level,
            **{level: self._seating(level) for level in LEVELS},
            **{f"fill-{level}": self._seating(level, fills=True) for level in LEVELS},
            "leave": self._leave,
            "decline": self._decline,
            "seat": self._open,
            "decline-all": self._blocking.decline_all,
            "block": self._blocking.block_inviter,
            "start": self._start,
            "change": partial(changing.ask_what, desk),
            "cancel": self._ask_to_cancel,
            "agree": self._agree_to_end,
            "end": self._end_for_all,
            "play": self._view,
            "view": self._view,
            "closer": self._closer,
            **{region: self._looking_at(region) for region in REGIONS},
            "text": self._text,
            "rules": self._show_rules,
            "resign": self._resign,
            "rematch": self._rematch,
            "follow": self._following.follow,
            "bring": partial(moving.bring, desk),
            "pause-day": partial(agreeing.pause_alone, desk),
            "pause-all": partial(agreeing.pause_together, desk),
        }

    def _add_group(self, group: app_commands.Group) -> None:
        commands = self.app_command
        assert commands is not None, "the commands of a table are a group"
        commands.add_command(group)

    async def cog_load(self) -> None:
        """Buttons of posts from before a restart work again."""
        self._bot.add_dynamic_items(TableButton, TableMenu, InviteMenu, RemoveMenu, ChangeMenu)

    async def press(self, interaction: Asking, button: TableButton) -> None:
        """A button under a post was pressed."""
        try:
            press = self._presses.get(button.name, self._forged)
            if button.name in _NUMBERED:
                press = _NUMBERED[button.name](self._desk, button.number)
            elif button.name == "begin":
                press = partial(self._start, seen=button.number)
            if button.name == "unfollow":
                await self._unfollow(interaction, button.code)
            else:
                await self._desk.serve(interaction, button.code, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def open_chosen(self, interaction: Asking, code: TableCode) -> None:
        """A table was chosen from a list."""
        await self._choose(interaction, code, self._open)

    async def invite_chosen(
        self, interaction: Asking, code: TableCode, guests: Sequence[Any]
    ) -> None:
        """The host has chosen people from the menu."""
        await self._choose(interaction, code, partial(self._gathering.invite, guests=guests))

    async def remove_chosen(self, interaction: Asking, code: TableCode, who: str) -> None:
        """The host has chosen whose seat is to be free."""
        await self._choose(interaction, code, partial(self._gathering.remove, who=who))

    async def change_chosen(
        self, interaction: Asking, code: TableCode, part: str, value: str
    ) -> None:
        """The host has chosen something anew from a menu."""
        await self._choose(interaction, code, partial(self._change_by_menu, part=part, value=value))

    async def _choose(self, interaction: Asking, code: TableCode, press: Press) -> None:
        try:
            await self._desk.serve(interaction, code, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def others_offered(self, interaction: Asking, current: str) -> Choices:
        """Whom a host may mean."""
        return await self._gathering.offered(interaction, current)

    async def options_offered(self, interaction: Asking, current: str) -> Choices:
        """What a host may agree on otherwise."""
        return await changing.options_offered(self._desk, interaction, current)

    async def turn_page(self, interaction: Asking, book: str, page: int) -> None:
        """Another page of a list, or of the history of a table, was asked for."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.visitor(interaction)
            which, _, code = book.partition(".")
            if which == _HISTORY:
                table = await self._desk.reach(interaction, TableCode(code))
                await self._show_history(interaction, visitor, table.code, page)
            else:
                await self._lists.show(interaction, visitor, which, page)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def tables_offered(self, interaction: Asking, current: str) -> Choices:
        """Tables of all games."""
        return await self._desk.suggest_tables(interaction, current)

    # --- commands ----------------------------------------------------------------------------

    @command("table-list")
    async def list(self, interaction: Asking) -> None:
        """The living tables of this server, or of the person where there is no server."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        await self._lists.show(interaction, visitor, HERE)

    @command("table-join")
    @options(table="option-table")
    async def join(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Take a seat."""
        await self._desk.serve(interaction, table, self._join)

    @command("table-leave")
    @options(table="option-table")
    async def leave(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Give a seat back before the game."""
        await self._desk.serve(interaction, table, self._leave)

    @command("table-invite")
    @options(opponent="option-invited", second_opponent="option-second-opponent")
    @options(third_opponent="option-third-opponent", fourth_opponent="option-fourth-opponent")
    @options(table="option-table")
    async def invite(
        self,
        interaction: Asking,
        opponent: discord.User,
        second_opponent: discord.User | None = None,
        third_opponent: discord.User | None = None,
        fourth_opponent: discord.User | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Keep seats for people, before the game."""
        named = (opponent, second_opponent, third_opponent, fourth_opponent)
        guests = [guest for guest in named if guest is not None]
        await self._desk.serve(interaction, table, partial(self._gathering.invite, guests=guests))

    @command("table-remove")
    @options(who="option-who", table="option-table")
    async def remove(
        self, interaction: Asking, who: Other, table: NamedTable | None = None
    ) -> None:
        """Free a seat before the game, or take an invitation back."""
        await self._desk.serve(interaction, table, partial(self._gathering.remove, who=who))

    @command("table-start")
    @options(table="option-table")
    async def start(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Begin with those who sit."""
        await self._desk.serve(interaction, table, self._start)

    @command("table-board")
    @options(table="option-table")
    async def board(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show the public board again, to the asker alone."""
        await self._desk.serve_reader(interaction, table, self._board)

    @command("table-mine")
    @options(table="option-table")
    async def mine(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """One's own view, with what can be done."""
        await self._desk.serve_reader(interaction, table, self._view)

    @command("table-status")
    @options(table="option-table")
    async def status(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Who must act, until when, and what happens then."""
        await self._desk.serve_reader(interaction, table, self._status)

    @command("table-follow")
    @options(table="option-table", stop="option-stop")
    async def follow(
        self, interaction: Asking, table: NamedTable | None = None, stop: bool = False
    ) -> None:
        """Watch a table from one's own direct messages, or leave off."""
        if stop:
            await self._unfollow(interaction, table)
        else:
            await self._desk.serve(interaction, table, self._following.follow)

    @command("table-resign")
    @options(table="option-table")
    async def resign(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Give up a running game, after a second thought."""
        await self._desk.serve(interaction, table, self._ask_to_resign)

    @command("table-cancel")
    @options(table="option-table")
    async def cancel(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """End a table without a result."""
        await self._desk.serve(interaction, table, self._ask_to_cancel)

    @command("table-pause")
    @options(table="option-table")
    async def pause(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Let all clocks stand: for a day alone, or as long as all agree."""
        await self._desk.serve(interaction, table, partial(agreeing.ask_how_to_pause, self._desk))

    @command("table-resume")
    @options(table="option-table")
    async def resume(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Let the clocks run again."""
        await self._desk.serve(interaction, table, partial(agreeing.resume, self._desk))

    @command("table-undo")
    @options(table="option-table")
    async def undo(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Take one's last move back, if need be with the consent of the others."""
        await self._desk.serve(interaction, table, partial(undoing.undo, self._desk))

    @command("table-change")
    @options(pace="option-new-pace", late="option-new-late", reserve="option-new-reserve")
    @options(seats="option-new-seats", option="option-new-option", table="option-table")
    @app_commands.choices(pace=Wishes.PACES)
    @app_commands.choices(late=Wishes.LATE, reserve=Wishes.NEW_RESERVES)
    async def change(
        self,
        interaction: Asking,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        reserve: app_commands.Choice[str] | None = None,
        seats: changing.SeatCount | None = None,
        option: changing.NamedOption | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Choose anew what was chosen for a table; in a game, ask everybody for another pace."""
        wish = changing.Wish(value_of(pace), value_of(late), value_of(reserve), seats, option)
        await self._desk.serve(interaction, table, partial(self._change, wish=wish))

    @command("table-vote")
    @options(choice="option-vote", table="option-table")
    @app_commands.choices(choice=voting.CHOICES)
    async def vote(
        self,
        interaction: Asking,
        choice: app_commands.Choice[str],
        table: NamedTable | None = None,
    ) -> None:
        """Say what to do about somebody who is late."""
        press = partial(voting.vote, self._desk, choice=voting.choice_of(choice))
        await self._desk.serve(interaction, table, press)

    @command("table-history")
    @options(table="option-table")
    async def history(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """What happened so far."""
        await self._desk.serve_reader(interaction, table, self._history)

    @command("table-computer")
    @options(level="option-level", fill="option-fill", table="option-table")
    @app_commands.choices(level=Wishes.LEVELS)
    async def computer(
        self,
        interaction: Asking,
        level: app_commands.Choice[str],
        fill: bool = False,
        table: NamedTable | None = None,
    ) -> None:
        """Let a computer take a free seat, or computers all of them."""
        await self._desk.serve(interaction, table, self._seating(level_of(level), fills=fill))

    @command("table-verify")
    @options(table="option-table-code")
    async def verify(self, interaction: Asking, table: Typed) -> None:
        """Deal and play a finished game again, and hand out its record."""
        await self._desk.serve(interaction, table, self._verify)

    # --- what they do ------------------------------------------------------------------------

    async def _unfollow(self, asking: Asking, table: str | None) -> None:
        """Follow a table no longer, whether or not it can be seen from here."""
        await self._desk.acknowledge(asking)
        visitor = await self._desk.visitor(asking)
        code = code_in(table) if table else await self._desk.find(asking, visitor, None)
        await self._following.unfollow(asking, visitor, code)

    async def _join(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        place = (await self._desk.reach(asking, code)).place
        done = await self._desk.service.join(request_of(asking), code, visitor.person, place)
        await self._confirm(asking, visitor, done, text("done-joined", code=code))

    async def _ask_for_level(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Ask how well one computer is to play, or one in each free seat where there are more."""
        table = (await self._desk.service.look(code, visitor.id)).table
        free = table.size - len(table.seats) - len(table.invited)
        say = self._desk.voice(visitor.locale)
        one = [Action(level, code, say(text(f"{level}-button"))) for level in LEVELS]
        row: ui.ActionRow[Any] = ui.ActionRow(*map(TableButton.of, one))
        post = Post(heading=say(text("choose-level")))
        if free > 1:
            post = Post(
                heading=post.heading,
                lines=(say(text("choose-level-fill", count=free)),),
                actions=tuple(
                    Action(name, code, say(text(f"{name}-button", count=free))) for name in _FILLS
                ),
            )
        await self._desk.show(asking, post, (row,))

    def _seating(self, level: Level, *, fills: bool = False) -> Press:
        """What seats a computer that plays so well, or fills the table with them."""

        async def seat(asking: Asking, visitor: Visitor, code: TableCode) -> None:
            look = await self._desk.service.look(code, visitor.id)
            computer = Computer(look.table.game, level)
            done = await self._desk.service.seat_computer(
                request_of(asking), code, visitor.person, computer, fills=fills
            )
            seated = len(done.look.table.seats) - len(look.table.seats)
            await self._confirm(
                asking, visitor, done, text("done-computer", code=code, count=seated)
            )

        return seat

    async def _leave(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        done = await self._desk.carry_out(asking, code, Leave(visitor.person))
        await self._confirm(asking, visitor, done, text("done-left", code=code))

    async def _decline(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        await self._desk.carry_out(asking, code, Leave(visitor.person))
        await self._desk.tell(asking, visitor.locale, text("done-declined", code=code))

    async def _start(
        self, asking: Asking, visitor: Visitor, code: TableCode, seen: int | None = None
    ) -> None:
        done = await starting.start(self._desk, asking, visitor, code, seen)
        if done is not None:
            await self._confirm(asking, visitor, done, text("done-started", code=code))

    async def _change(
        self, asking: Asking, visitor: Visitor, code: TableCode, wish: changing.Wish
    ) -> None:
        done = await changing.change(self._desk, asking, visitor, code, wish)
        if done is not None:
            await self._confirm(asking, visitor, done, text("done-changed"))

    async def _change_by_menu(
        self, asking: Asking, visitor: Visitor, code: TableCode, part: str, value: str
    ) -> None:
        """The same, and the menus stay for what else is to change."""
        wish = await changing.wish_chosen(self._desk, visitor, code, part, value)
        done = await changing.change(self._desk, asking, visitor, code, wish)
        said = text("done-changed")
        if done is not None and done.look.table.status is Status.LOBBY:
            await changing.show_menus(self._desk, asking, visitor, done.look, said)
        elif done is not None:
            await self._confirm(asking, visitor, done, said)

    async def _ask_to_cancel(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Say what calling off would do to whom, before it is done."""
        order = Cancel(visitor.person, managed_by(asking))
        table, foreseen = await self._desk.service.foresee_end(code, order)
        names = await self._desk.people_of(table)
        say = self._desk.voice(visitor.locale)
        await self._desk.show(asking, end_question(table, visitor.id, foreseen, names, say))

    async def _agree_to_end(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        await self._cancel(asking, visitor, code, Cancel(visitor.person))

    async def _end_for_all(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        await self._cancel(asking, visitor, code, Cancel(visitor.person, managed_by(asking)))

    async def _cancel(
        self, asking: Asking, visitor: Visitor, code: TableCode, order: Cancel
    ) -> None:
        done = await self._desk.carry_out(asking, code, order)
        over = done.look.table.status is Status.CANCELLED
        said = text("done-cancelled" if over else "done-calling-off", code=code)
        await self._desk.tell(asking, visitor.locale, said)

    async def _ask_to_resign(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        look = await self._desk.service.look(code, visitor.id)
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        if look.table.status is not Status.PLAYING:
            over = look.table.status.is_over
            raise refused("table-refusal-over" if over else "table-refusal-not-started")
        say = self._desk.voice(visitor.locale)
        button = Action("resign", code, say(text("resign-button")), "danger")
        sure = Post(heading=say(text("resign-sure", code=code)), actions=(button,))
        await self._desk.show(asking, sure)

    async def _resign(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        done = await self._desk.carry_out(asking, code, Resign(visitor.person))
        await self._desk.show_look(asking, visitor, done.look, done.events)

    async def _view(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        look = await self._desk.service.look(code, visitor.id)
        if look.seat is None and look.table.status is Status.PLAYING:
            await self._show_bystander(asking, visitor, look)
            return
        await self._show_or_tell(asking, visitor, look)

    async def _show_bystander(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """The public board; whoever has a seat with a computer in it can take it back."""
        tended = any(seat.stood_for == visitor.id for seat in look.table.seats)
        told = text("table-refusal-tended" if tended else "table-refusal-not-seated")
        say = self._desk.voice(visitor.locale)
        back = Action("return", look.table.code, say(text("return-button")), "success")
        rows = (ui.ActionRow[Any](TableButton.of(back)),) if tended else ()
        await self._desk.show_screen(asking, visitor, look, Ask[None]((), (told,)), rows)

    async def _open(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """One's own view of a table; of one that waits for players, who sits there and a seat."""
        look = await self._desk.service.look(code, visitor.id)
        if look.table.status is not Status.LOBBY:
            await self._view(asking, visitor, code)
            return
        await self._gathering.show(asking, visitor, look)

    async def _forged(self, _asking: Asking, _visitor: Visitor, code: TableCode) -> None:
        """No button of ours says this."""
        raise stale(code)

    async def _board(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        look = await self._desk.service.watch(code)
        await self._show_or_tell(asking, visitor, look)

    async def _closer(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """A part of the board larger, beside the view and what can be pressed there."""
        post = await self._larger(visitor, code)
        await self._desk.show_beside(asking, post)

    def _looking_at(self, region: Region) -> Press:
        """What shows this part instead of another."""

        async def show(asking: Asking, visitor: Visitor, code: TableCode) -> None:
            await self._desk.show(asking, await self._larger(visitor, code, region))

        return show

    async def _larger(
        self, visitor: Visitor, code: TableCode, region: Region | None = None
    ) -> Post:
        look = await self._desk.service.look(code, visitor.id)
        profiles = await self._desk.profiles_of(look.table)
        return await self._desk.presenter.closer(look, profiles, visitor.locale, region)

    async def _text(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        look = await self._desk.service.look(code, visitor.id)
        profiles = await self._desk.profiles_of(look.table)
        post = self._desk.presenter.as_text(look, profiles, visitor.locale)
        await self._desk.show_beside(
            asking, post, self._desk.controls(look, profiles, visitor.profile)
        )

    async def _status(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        look = await self._desk.service.look(code, visitor.id)
        profiles = await self._desk.profiles_of(look.table)
        post = self._desk.presenter.status(look, profiles, visitor.locale)
        await self._desk.show(asking, post)

    async def _history(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        await self._show_history(asking, visitor, code)

    async def _show_history(
        self, asking: Asking, visitor: Visitor, code: TableCode, page: int | None = None
    ) -> None:
        """A page of what happened, oldest first; the newest unless one is named."""
        look = await self._desk.service.look(code, visitor.id)
        if look.view is None:
            await self._show_or_tell(asking, visitor, look)
            return
        moves = await self._desk.service.history(code, visitor.id)
        profiles = await self._desk.profiles_of(look.table)
        lines = self._desk.presenter.history(look.table, moves, profiles, visitor.locale)
        pages = in_pages(lines, _PAGE, _ROOM)
        page = len(pages) if page is None else max(1, min(page, len(pages)))
        say = self._desk.voice(visitor.locale)
        post = Post(
            heading=say(text("history-heading", code=code)),
            lines=pages[page - 1],
            small=say(text("page-of", page=page, pages=len(pages))) if len(pages) > 1 else None,
        )
        book = f"{TABLES}{_HISTORY}.{code}"
        await self._desk.show(asking, post, turns(book, page, len(pages), say))

    async def _verify(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        record, found = await self._desk.service.verify(code)
        say = self._desk.voice(visitor.locale)
        file = f"{record.game}-{code}.json".lower()
        lines = (
            say(_verdict_on(record, found)),
            say(text("verify-seal", seal=record.seal)),
            say(text("verify-seed", seed=record.seed)),
        )
        post = Post(
            heading=say(text("verify-heading", code=code)),
            lines=lines,
            small=say(text("verify-offline", file=file)),
            document=Document(file, codec.encode(record)),
        )
        await self._desk.show(asking, post)

    async def _show_rules(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        look = await self._desk.service.look(code, visitor.id)
        post, rows = await self._rules.page(look.table.game, 1, visitor.locale)
        await self._desk.show_beside(asking, post, rows)

    async def _rematch(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        done = await self._desk.service.rematch(request_of(asking), code, visitor.person)
        await self._confirm(asking, visitor, done, text("done-opened", code=done.look.table.code))

    # --- the parts ---------------------------------------------------------------------------

    async def _confirm(self, asking: Asking, visitor: Visitor, done: Done, said: Text) -> None:
        """Say that it is done; when that was the start of a game, show the hand as well."""
        if done.look.view is not None and done.look.seat is not None:
            await self._desk.show_look(asking, visitor, done.look, done.events)
        elif done.look.table.status is Status.LOBBY and done.look.seat is not None:
            await self._gathering.show(asking, visitor, done.look, said)
        else:
            await self._desk.tell(asking, visitor.locale, said)

    async def _show_or_tell(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        if look.table.status is Status.LOBBY:
            await self._gathering.show(asking, visitor, look)
        elif look.view is None:
            status = text(f"status-{look.table.status}")
            await self._desk.tell(asking, visitor.locale, status)
        else:
            await self._desk.show_look(asking, visitor, look)


def _verdict_on(record: GameRecord, found: Findings) -> Text:
    if found.wrong_move is not None:
        return text("verify-wrong-move", move=found.wrong_move)
    if not found.outcome_fits:
        return text("verify-wrong-result")
    played = text(
        "verify-played",
        moves=record.played,
        undone=record.undone,
        resignations=record.resignations,
    )
    return text("verify-well", played=played)
