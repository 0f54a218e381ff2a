"""/la-strada: open a table, place a workshop, build, end the turn, look ahead."""

from typing import TypeAlias

import discord
from discord import app_commands

from cogs.desk import AnyBot, Asking, Desk, NamedTable, Visitor
from cogs.opening import Wishes, computers_wished, level_wished, open_table, seats_wished
from cogs.playing import GameCog, Offers
from cogs.ui import la_strada_choices as play
from cogs.ui import la_strada_offers as offers
from cogs.ui.la_strada import GAME, LaStradaControls
from cogs.ui.steps import Question
from cogs.wording import command, options, said
from core.errors import IllegalMove, UnreadableMove
from core.text import Listing, Text, text
from games.la_strada.board import HEX_NAMES, INCOME, MOST_DAYS, Hex
from games.la_strada.outlook import Path, links_with
from games.la_strada.view import Options, View
from tables.errors import refused, stale
from tables.model import TableCode
from tables.service import Look

MOST_SEATS = 4


_TO = Offers(offers.goals)
Site: TypeAlias = app_commands.Transform[str, Offers(offers.sites)]
Goal: TypeAlias = app_commands.Transform[str, _TO]
Way: TypeAlias = app_commands.Transform[str, Offers(offers.ways, beside=("to", _TO))]


class LaStrada(
    GameCog,
    name=GAME,
    group_name=said("command-la-strada-name"),
    group_description=said("command-la-strada-description"),
):
    """Commands and controls of La Strada."""

    GAME = GAME

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._controls = LaStradaControls(desk.translator)
        super().__init__(bot, desk, self._controls)

    # --- commands ----------------------------------------------------------------------------

    @command("la-strada-new")
    @options(
        players="option-players",
        opponent="option-opponent",
        second="option-second-opponent",
        third="option-third-opponent",
        computer="option-computer",
        computers="option-computers",
        balanced_start="option-la-strada-balanced-start",
        late_reveal="option-la-strada-late-reveal",
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
        players: app_commands.Range[int, 2, 4] | None = None,
        opponent: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        computer: app_commands.Choice[str] | None = None,
        computers: app_commands.Range[int, 1, 3] | None = None,
        balanced_start: bool = False,
        late_reveal: bool = False,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        thread: bool = False,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table."""
        guests = tuple(guest for guest in (opponent, second, third) if guest is not None)
        level = level_wished(computer, computers)
        seated = 0 if level is None else computers_wished(players, computers, len(guests))
        wishes = Wishes(
            game=GAME,
            size=players or seats_wished(len(guests) + seated, MOST_SEATS),
            guests=guests,
            options=Options(balanced_start, late_reveal),
            pace=None if pace is None else pace.value,
            late=None if late is None else late.value,
            thread=thread,
            computer=level,
            computers=seated,
            language=None if language is None else language.value,
        )
        await open_table(self._desk, interaction, wishes)

    @command("la-strada-workshop")
    @options(place="option-la-strada-place", table="option-table")
    async def workshop(
        self, interaction: Asking, place: Site, table: NamedTable | None = None
    ) -> None:
        """Place a workshop."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, self._line("workshop", place), None)

    @command("la-strada-build")
    @options(to="option-la-strada-to", way="option-la-strada-way", table="option-table")
    async def build(
        self, interaction: Asking, to: Goal, way: Way | None = None, table: NamedTable | None = None
    ) -> None:
        """Link a settlement: by a road written out, or with a look at the ways there."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        named = play.hexes_in(to)
        if way is not None:
            _must_lead_to(named, way)
            await self._play(interaction, visitor, code, self._line("build", way), None)
        elif len(named) == 1 and self._builds(look):
            await self._show_goal(interaction, visitor, look, named[0])
        elif len(named) == 1:
            # No road at all: whatever speaks against building now is said first.
            await self._play(interaction, visitor, code, _no_road(named[0]), None)
        else:
            await self._play(interaction, visitor, code, self._line("build", to), None)

    @command("la-strada-end-turn")
    @options(table="option-table")
    async def end_turn(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Build no more in this turn."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, "end", None)

    @command("la-strada-days")
    @options(table="option-table")
    async def days(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """What can be reached now, and what next turn."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        if not self._is_played(look):
            status = text(f"status-{look.table.status}")
            await self._desk.tell(interaction, visitor.locale, status)
            return
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        rows = self._flow_controls(look, visitor)
        await self._desk.show_thought(interaction, visitor, look, _outlook(look), rows)

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
            case "to":
                await self._show_goal(asking, visitor, look, Hex(int(chosen)))
            case "way":
                await self._show_way(asking, visitor, look, question, chosen)
            case "row":
                shown = self._controls.row_of_sites(look, question, chosen, locale)
                await self._desk.show_thought(asking, visitor, look, *shown)
            case "site":
                shown = self._controls.site(look, question, Hex(int(chosen)), locale)
                await self._desk.show_thought(asking, visitor, look, *shown)
            case "end":
                shown = self._controls.parting(look, question, locale)
                await self._desk.show_thought(asking, visitor, look, *shown)

    async def _show_goal(self, asking: Asking, visitor: Visitor, look: Look, at: Hex) -> None:
        """The cheapest road to a settlement, and the others; or why there is none."""
        found = play.goals(look.view, play.links_among(look.legal))
        goal = next((goal for goal in found if goal.hex == at), None)
        if goal is None:
            await self._offer(asking, visitor, look, _why_not(look.view, at), HEX_NAMES[at])
        else:
            await self._show_plan(asking, visitor, look, goal, goal.ways[0])

    async def _show_way(
        self, asking: Asking, visitor: Visitor, look: Look, question: Question, chosen: str
    ) -> None:
        found = play.goals(look.view, play.links_among(look.legal))
        for goal in found:
            for way in goal.ways:
                if play.path_key(way) == chosen:
                    await self._show_plan(asking, visitor, look, goal, way)
                    return
        raise stale(question.code)

    async def _show_plan(
        self, asking: Asking, visitor: Visitor, look: Look, goal: play.Goal, way: Path
    ) -> None:
        assert look.asked is not None, "only who is asked has roads to build"
        question = Question(look.table.code, look.asked)
        words, rows = self._controls.plan(look, question, goal, way, visitor.locale)
        await self._desk.show_thought(asking, visitor, look, words, rows, way)

    # --- refusals ----------------------------------------------------------------------------

    async def _refuse(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        notation: str,
        fault: IllegalMove | UnreadableMove,
    ) -> None:
        """Say why not; whoever is to act is offered what is nearest, and all else that is legal."""
        look = await self._desk.service.look(code, visitor.id)
        if look.asked is None or not self._is_played(look):
            raise fault
        await self._offer(asking, visitor, look, fault.refusal.text, notation)

    async def _offer(
        self, asking: Asking, visitor: Visitor, look: Look, why: Text, typed: str
    ) -> None:
        """What was wrong, and what can be done instead."""
        assert look.asked is not None, "nothing can be offered to who is not asked"
        question = Question(look.table.code, look.asked)
        words, rows, plan = [why], list(self._controls.controls(look, visitor.locale)), None
        near = play.nearest(look.view, look.legal, typed)
        if near is not None:
            more, row = self._controls.instead(question, near, look.view, visitor.locale)
            words, rows = [why, *more], [*row, *rows]
            plan = getattr(near, "path", None)
        await self._desk.show_thought(asking, visitor, look, words, rows, plan)

    def _builds(self, look: Look) -> bool:
        """Whether this person may build roads now."""
        return self._is_played(look) and look.asked is not None and look.view.phase == "roads"


def _must_lead_to(named: list[Hex], way: str) -> None:
    """A way that was offered for one settlement does not lead to another. Raises TableRefuses."""
    hexes = play.hexes_in(way)
    if named and hexes and named[-1] not in (hexes[0], hexes[-1]):
        raise refused("la-strada-play-refusal-elsewhere", hex=HEX_NAMES[named[-1]])


def _no_road(at: Hex) -> str:
    """In notation, a road that nobody can ever build."""
    return f"build {HEX_NAMES[at]}-{HEX_NAMES[at]}"


def _why_not(view: View, at: Hex) -> Text:
    """Why no road that can be paid now leads to a hex."""
    assert view.viewer is not None, "only a player builds"
    own = view.seats[view.viewer]
    found = next((s for s in view.settlements if s.hex == at), None)
    if found is None:
        return text("la-strada-play-no-settlement", hex=HEX_NAMES[at])
    name = play.name_of(found)
    if at in own.starts:
        return text("la-strada-refusal-already-linked", settlement=name)
    if len(view.seats) == 2 and found.cubes:
        return text("la-strada-refusal-occupied", settlement=name)
    goals = play.goals(view, links_with(view, view.viewer, MOST_DAYS))
    goal = next((goal for goal in goals if goal.hex == at), None)
    if goal is None:
        return text("la-strada-play-out-of-reach", settlement=name, most=MOST_DAYS)
    return text("la-strada-play-too-dear", settlement=name, cost=goal.cost, days=own.days)


def _outlook(look: Look) -> list[Text]:
    """What can be reached with the days at hand, and what more with the next income."""
    view, seat = look.view, look.seat
    assert seat is not None, "only a player has days"
    if view.phase == "workshops" or look.table.outcome is not None:
        return [text("la-strada-play-days-none")]
    now = play.goals(view, play.links_among(look.legal))
    later_days = min(MOST_DAYS, view.seats[seat].days + INCOME)
    near = {goal.hex for goal in now}
    later = play.goals(view, links_with(view, seat, later_days))
    more = [goal for goal in later if goal.hex not in near]
    if look.asked is None:
        return [_reach("next", later_days, more)]
    return [_reach("now", view.seats[seat].days, now), _reach("more", later_days, more)]


def _reach(when: str, days: int, goals: list[play.Goal]) -> Text:
    named = Listing(tuple(play.goal_told(goal) for goal in goals))
    return text(f"la-strada-play-days-{when}", days=days, count=len(goals), goals=named)
