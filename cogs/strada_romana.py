"""/strada-romana: open a table, move wagons, take goods, keep a wagon tile, pass."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
import msgspec
from discord import app_commands

from cogs.desk import AnyBot, Asking, Desk, NamedTable, Visitor
from cogs.opening import Wishes, computers_wished, level_wished, open_table, seats_wished
from cogs.playing import GameCog, Offers
from cogs.ui import strada_romana_choices as play
from cogs.ui import strada_romana_offers as offers
from cogs.ui.steps import Question
from cogs.ui.strada_romana import GAME, StradaRomanaControls
from cogs.wording import command, options, said
from core.errors import IllegalMove, UnreadableMove
from core.spelling import quoted
from core.text import Listing, Text, text
from games.strada_romana.board import WAGONS, Wagon
from games.strada_romana.moves import BuySpecial, LookAtStack, RunWagon
from games.strada_romana.notation import notate, parts
from games.strada_romana.view import Options
from tables.commands import Play
from tables.errors import TableRefuses, stale
from tables.model import TableCode
from tables.service import Done, Look

MOST_SEATS = 5

_POINTS_LEFT = "strada-romana-refusal-points-left"
_END = "end"

_Fault: TypeAlias = IllegalMove | UnreadableMove | TableRefuses


Run: TypeAlias = app_commands.Transform[str, Offers(offers.runs)]
Special: TypeAlias = app_commands.Transform[str, Offers(offers.specials)]
Good: TypeAlias = app_commands.Transform[str, Offers(offers.goods)]
WagonTile: TypeAlias = app_commands.Transform[str, Offers(offers.wagon_tiles)]


class Course(msgspec.Struct):
    """How far a turn of several moves has come. ``done``: the last move that was made."""

    code: TableCode
    played: list[str] = []
    events: list[Any] = []
    done: Done | None = None

    @property
    def asked(self) -> int | None:
        """The question that is open to whoever plays; None when the turn is over."""
        return None if self.done is None else self.done.look.asked


class StradaRomana(
    GameCog,
    name=GAME,
    group_name=said("command-strada-romana-name"),
    group_description=said("command-strada-romana-description"),
):
    """Commands and controls of Strada Romana."""

    GAME = GAME
    PARTS = r"[;+\n]"

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._controls = StradaRomanaControls(desk.translator)
        super().__init__(bot, desk, self._controls)

    # --- commands ----------------------------------------------------------------------------

    @command("strada-romana-new")
    @options(
        players="option-players",
        opponent="option-opponent",
        second="option-second-opponent",
        third="option-third-opponent",
        fourth="option-fourth-opponent",
        computer="option-computer",
        computers="option-computers",
        idle_rounds="option-strada-romana-idle-rounds",
        pace="option-pace",
        late="option-late",
        thread="option-thread",
        language="option-table-language",
    )
    @app_commands.choices(computer=Wishes.LEVELS)
    @app_commands.choices(pace=Wishes.PACES)
    @app_commands.choices(late=Wishes.LATE, language=Wishes.LANGUAGES)
    async def new(
        self,
        interaction: Asking,
        players: app_commands.Range[int, 2, 5] | None = None,
        opponent: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        computer: app_commands.Choice[str] | None = None,
        computers: app_commands.Range[int, 1, 4] | None = None,
        idle_rounds: app_commands.Range[int, 1, 9] | None = None,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        thread: bool = False,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table."""
        named = (opponent, second, third, fourth)
        guests = tuple(guest for guest in named if guest is not None)
        level = level_wished(computer, computers)
        seated = 0 if level is None else computers_wished(players, computers, len(guests))
        wishes = Wishes(
            game=GAME,
            size=players or seats_wished(len(guests) + seated, MOST_SEATS),
            guests=guests,
            options=Options() if idle_rounds is None else Options(idle_rounds),
            pace=None if pace is None else pace.value,
            late=None if late is None else late.value,
            thread=thread,
            computer=level,
            computers=seated,
            language=None if language is None else language.value,
        )
        await open_table(self._desk, interaction, wishes)

    @command("strada-romana-move")
    @options(run="option-strada-romana-run", table="option-table")
    async def move(self, interaction: Asking, run: Run, table: NamedTable | None = None) -> None:
        """Run a wagon; or play a whole turn, part by part."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, run, None)

    @command("strada-romana-buy")
    @options(special="option-strada-romana-special", table="option-table")
    async def buy(
        self, interaction: Asking, special: Special, table: NamedTable | None = None
    ) -> None:
        """Buy special movement for this turn."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, self._line("buy", special), None)

    @command("strada-romana-take")
    @options(good="option-strada-romana-good", table="option-table")
    async def take(self, interaction: Asking, good: Good, table: NamedTable | None = None) -> None:
        """Take a tile or a cube from the wagon that has just run."""
        visitor, code = await self._begin(interaction, table)
        take = _with_kind(self.in_notation(good))
        await self._play(interaction, visitor, code, take, None)

    @command("strada-romana-wagon-tile")
    @options(wagon="option-strada-romana-wagon", table="option-table")
    async def wagon_tile(
        self, interaction: Asking, wagon: WagonTile | None = None, table: NamedTable | None = None
    ) -> None:
        """Look through the wagon tiles, once that has been confirmed; or keep the one named."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        if wagon is not None:
            await self._play(interaction, visitor, code, self._line("choose", wagon), None)
        elif self._is_played(look) and look.view.looking and look.asked is not None:
            await self._desk.show_look(interaction, visitor, look)
        elif LookAtStack() in look.legal:
            assert look.asked is not None, "only who is asked has moves"
            question = Question(code, look.asked)
            shown = self._controls.looking(look, question, visitor.locale)
            await self._desk.show_thought(interaction, visitor, look, *shown)
        else:
            # It is not to be: whatever speaks against it is said.
            await self._play(interaction, visitor, code, "look", None)

    @command("strada-romana-pass")
    @options(table="option-table")
    async def pass_turn(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Do nothing for a coin."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, "pass", None)

    @command("strada-romana-end-turn")
    @options(table="option-table")
    async def end_turn(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Move no more and take nothing more."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, _END, None)

    # --- moves -------------------------------------------------------------------------------

    async def _play(
        self, asking: Asking, visitor: Visitor, code: TableCode, notation: str, asked: int | None
    ) -> None:
        """Make the moves that are written, as far as they can be made, and show what has come."""
        course, waiting = Course(code), list(parts(notation)) or [notation]
        fault: _Fault | None = None
        while waiting and fault is None:
            try:
                await self._go_on(asking, visitor, course, waiting[0], asked)
            except (IllegalMove, UnreadableMove, TableRefuses) as refusal:
                fault = refusal
            else:
                asked = course.asked
                waiting.pop(0)
        if course.done is None:
            assert fault is not None, "there is at least one part"
            await self._stop_at_once(asking, visitor, code, waiting[0], fault)
        elif fault is None or self._goes_without_saying(course, waiting):
            await self._desk.show_look(asking, visitor, course.done.look, course.events)
        else:
            await self._stop(asking, visitor, course, waiting[0], fault)

    def _goes_without_saying(self, course: Course, waiting: list[str]) -> bool:
        """Whether the turn has ended by itself, and all that was still to be done is to end it."""
        return course.asked is None and all(self.in_notation(part) == _END for part in waiting)

    async def _go_on(
        self, asking: Asking, visitor: Visitor, course: Course, part: str, asked: int | None
    ) -> None:
        """Make one move more."""
        order = Play(visitor.person, self.in_notation(part), asked)
        course.done = await self._desk.carry_out(asking, course.code, order, len(course.played))
        course.events += course.done.events
        course.played.append(part)

    async def _stop_at_once(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        part: str,
        fault: _Fault,
    ) -> None:
        """Nothing was played: say why."""
        if isinstance(fault, TableRefuses):
            raise fault
        await self._refuse(asking, visitor, code, part, fault)

    async def _stop(
        self, asking: Asking, visitor: Visitor, course: Course, part: str, fault: _Fault
    ) -> None:
        """Say what was played and what was not, why, and what can be done instead."""
        look = await self._desk.service.look(course.code, visitor.id)
        played = Listing(tuple(quoted([each]) for each in course.played))
        words = [
            text("strada-romana-play-played", count=len(course.played), played=played),
            text("strada-romana-play-stopped", part=quoted([part])),
        ]
        if course.asked is None:
            words.append(text("strada-romana-play-turn-over"))
        else:
            words += _reasons(fault)
        await self._offer(asking, visitor, look, words, part)

    # --- controls ----------------------------------------------------------------------------

    async def _take_step(
        self, asking: Asking, visitor: Visitor, step: str, question: Question, chosen: str
    ) -> None:
        if step == "go":
            await self._play(asking, visitor, question.code, chosen, question.asked)
            return
        look = await self._fresh_look(visitor, question)
        locale = visitor.locale
        match step:
            case "back":
                await self._desk.show_look(asking, visitor, look)
                return
            case "to":
                await self._show_run(asking, visitor, look, question, chosen.partition(" ")[2])
                return
            case "wagon":
                shown = self._controls.wagon(look, question, _wagon_of(chosen), locale)
            case "buy":
                buy = next(b for b in play.moves_among(look, BuySpecial) if b.special == chosen)
                shown = self._controls.purchase(look, question, buy, locale)
            case "look":
                shown = self._controls.looking(look, question, locale)
            case "keep":
                shown = self._controls.keeping(question, _wagon_of(chosen), locale)
            case _:
                raise stale(question.code)
        await self._desk.show_thought(asking, visitor, look, *shown)

    async def _show_run(
        self, asking: Asking, visitor: Visitor, look: Look, question: Question, chosen: str
    ) -> None:
        run = next((r for r in play.moves_among(look, RunWagon) if notate(r) == chosen), None)
        if run is None:
            raise stale(question.code)
        words, rows = self._controls.plan(look, question, run, visitor.locale)
        await self._desk.show_thought(asking, visitor, look, words, rows, run)

    # --- refusals ----------------------------------------------------------------------------

    async def _refuse(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        notation: str,
        fault: IllegalMove | UnreadableMove,
    ) -> None:
        """Say why not; whoever is to act is offered all that is legal, the wagon meant first."""
        look = await self._desk.service.look(code, visitor.id)
        if look.asked is None or not self._is_played(look):
            raise fault
        await self._offer(asking, visitor, look, _reasons(fault), notation)

    async def _offer(
        self, asking: Asking, visitor: Visitor, look: Look, words: Sequence[Text], typed: str
    ) -> None:
        """What was wrong, what is left, and what can be done instead."""
        rows = list(self._flow_controls(look, visitor))
        if look.asked is not None:
            words = [*words, play.left_words(look.view)]
            wagon, question = play.wagon_named(typed), Question(look.table.code, look.asked)
            if wagon is not None and not look.view.looking:
                say = self._controls.say(visitor.locale)
                rows = [*self._controls.run_rows(look, question, wagon, say), *rows]
        await self._desk.show_thought(asking, visitor, look, words, rows)


def _reasons(fault: _Fault) -> list[Text]:
    """Why a move is refused; the duty to use all points is explained."""
    if fault.refusal.code == _POINTS_LEFT:
        return [fault.refusal.text, text("strada-romana-play-duty")]
    return [fault.refusal.text]


def _with_kind(good: str) -> str:
    """What was typed as a good, as a move: a square names a cube, anything else a tile."""
    if good.partition(" ")[0] in ("tile", "cube"):
        return good
    is_square = any(map(str.isdecimal, good)) and not good.isdecimal()
    return f"{'cube' if is_square else 'tile'} {good}"


def _wagon_of(name: str) -> Wagon:
    """The wagon a menu said."""
    return Wagon(WAGONS.index(name))
