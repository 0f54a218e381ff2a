"""Playing Strada Romana with buttons and menus: which wagon, where to, what to take, what next."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import discord
from discord import ui

from cogs.ui.layout import Rows
from cogs.ui.steps import MENU_LIMIT, OPTION_LIMIT, Question, Say, Step
from core.spelling import bare_words, spellings, with_keys
from core.text import LOCALES, Listing, Locale, Text, text
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    GOODS,
    MARKET_AT,
    MARKETS,
    MOVEMENT,
    SPECIALS,
    SQUARE_NAMES,
    WAGONS,
    Good,
    Square,
    Wagon,
    good_name,
    wagon_name,
)
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    EndTurn,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.notation import SHORTEST_PREFIX, notate
from games.strada_romana.view import View
from i18n import Translator
from tables.service import Look

GAME = "strada-romana"

Take = TakeTile | TakeCube

Shown = tuple[Sequence[Text], Rows]
"""What is said above the picture, and what can be pressed below it."""

AnyMove = TypeVar("AnyMove", bound=Move)


class StradaRomanaControls:
    """Lays out what a seat may do now."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        named = [
            *((wagon_name(Wagon(wagon)), key) for wagon, key in enumerate(WAGONS)),
            *((good_name(Good(good)), key) for good, key in enumerate(GOODS)),
        ]
        self._names = spellings(
            (self.say(locale)(name), key) for locale in LOCALES for name, key in named
        )

    def say(self, locale: Locale) -> Say:
        """Says the game's texts in this language; none of them names a person."""
        said: Say = self._translator.voice(locale).say
        return said

    def in_notation(self, typed: str) -> str:
        """What was typed, with wagons and goods, in any of our languages, as their keys."""
        return with_keys(typed, self._names)

    def controls(self, look: Look, locale: Locale) -> Rows:
        """The wagons that can run, and whatever else may be done now."""
        if look.asked is None:
            return ()
        question, say = Question(look.table.code, look.asked), self.say(locale)
        if look.view.looking:
            return self._stack_rows(look, question, say)
        rows: list[ui.ActionRow[Any]] = []
        first = self._goods_buttons(look, question, say)
        if first:
            rows.append(ui.ActionRow(*first))
        rows += self._wagon_rows(look, question, say)
        buys = [self._buy_button(move, question, say) for move in moves_among(look, BuySpecial)]
        rows += [ui.ActionRow(*buys)] if buys else []
        others = self._other_buttons(look, question, say)
        rows += [ui.ActionRow(*others)] if others else []
        return rows

    def wagon(self, look: Look, question: Question, wagon: Wagon, locale: Locale) -> Shown:
        """Where a wagon can run to, with what lies ready there."""
        say = self.say(locale)
        rows = [*self.run_rows(look, question, wagon, say), ui.ActionRow(self._back(question, say))]
        words = (text("strada-romana-play-where", wagon=wagon_name(wagon)), left_words(look.view))
        return words, rows

    def run_rows(self, look: Look, question: Question, wagon: Wagon, say: Say) -> Rows:
        """The runs of a wagon: one menu, or one for each number of points if they are many."""
        runs = [run for run in moves_among(look, RunWagon) if run.wagon == wagon]
        if len(runs) <= MENU_LIMIT:
            batches = {0: runs} if runs else {}
        else:
            lengths = sorted({points_of(run) for run in runs})
            batches = {p: [run for run in runs if points_of(run) == p] for p in lengths}
        return [
            ui.ActionRow(self._run_menu(look.view, batch, points, question, say))
            for points, batch in batches.items()
        ]

    def plan(self, look: Look, question: Question, run: RunWagon, locale: Locale) -> Shown:
        """A run that is thought of: its points, what lies ready there, and running or not."""
        say, view = self.say(locale), look.view
        takes = takes_at(view, run)
        buttons = [self._button([run], question, say(text("strada-romana-play-run-button")))]
        for take in takes:
            label = say(text("strada-romana-play-run-and", take=take_name(view, take)))
            style = discord.ButtonStyle.primary
            buttons.append(self._button([run, take], question, label, style))
        rows: Rows = (ui.ActionRow(*buttons, self._back(question, say)),)
        return (*plan_words(view, run, takes), left_words(view)), rows

    def purchase(self, look: Look, question: Question, buy: BuySpecial, locale: Locale) -> Shown:
        """What special movement allows, before it is paid for."""
        say = self.say(locale)
        price, coins = price_of(buy), own_coins(look.view)
        words = (
            text("strada-romana-play-buy-sure", special=buy.special, price=price, coins=coins),
            text("strada-romana-play-buy-ladder"),
        )
        button = self._button([buy], question, say(text("strada-romana-play-buy-button")))
        return words, (ui.ActionRow(button, self._back(question, say)),)

    def looking(self, look: Look, question: Question, locale: Locale) -> Shown:
        """A second thought before the stack is looked through: it cannot be taken back."""
        say = self.say(locale)
        kept = len(look.view.hand or ())
        words = (text("strada-romana-play-look-sure", kept=kept, count=look.view.stack_count),)
        label = say(text("strada-romana-play-look-sure-button"))
        button = self._button([LookAtStack()], question, label, discord.ButtonStyle.danger)
        return words, (ui.ActionRow(button, self._back(question, say)),)

    def keeping(self, question: Question, wagon: Wagon, locale: Locale) -> Shown:
        """A second thought before a wagon tile is kept."""
        say = self.say(locale)
        label = say(text("strada-romana-play-keep-button"))
        button = self._button([ChooseWagonTile(wagon)], question, label)
        words = (text("strada-romana-play-keep-sure", wagon=wagon_name(wagon)),)
        return words, (ui.ActionRow(button, self._back(question, say)),)

    # --- the parts ---------------------------------------------------------------------------

    def _goods_buttons(self, look: Look, question: Question, say: Say) -> list[Step]:
        return [
            self._button(
                [take],
                question,
                say(text("strada-romana-play-take", take=take_name(look.view, take))),
            )
            for take in look.legal
            if isinstance(take, Take)
        ]

    def _wagon_rows(self, look: Look, question: Question, say: Say) -> list[ui.ActionRow[Any]]:
        runs = moves_among(look, RunWagon)
        options = [
            discord.SelectOption(
                label=say(wagon_place(look.view, wagon))[:OPTION_LIMIT],
                description=say(self._wagon_hint(look.view, wagon, runs))[:OPTION_LIMIT],
                value=WAGONS[wagon],
            )
            for wagon in sorted({run.wagon for run in runs})
        ]
        if not options:
            return []
        view = look.view
        points, coins = own_points(view), own_coins(view)
        hint = say(text("strada-romana-play-wagons", points=points, coins=coins))
        return [ui.ActionRow(Step.menu(GAME, "wagon", question, options, hint))]

    def _wagon_hint(self, view: View, wagon: Wagon, runs: Sequence[RunWagon]) -> Text:
        """Where it goes, and the goods within its reach."""
        reached = [take for run in runs if run.wagon == wagon for take in takes_at(view, run)]
        goods = sorted({good for take in reached if (good := good_of(view, take)) is not None})
        return text(
            "strada-romana-play-wagon-hint",
            to=view.wagons[wagon].to,
            count=len(goods),
            goods=Listing(tuple(map(good_name, goods))),
        )

    def _run_menu(
        self, view: View, runs: Sequence[RunWagon], points: int, question: Question, say: Say
    ) -> Step:
        options = [
            discord.SelectOption(
                label=say(stop_label(view, run))[:OPTION_LIMIT],
                description=say(takes_words(view, takes_at(view, run)))[:OPTION_LIMIT],
                value=notate(run),
            )
            for run in runs
        ]
        hint = say(text("strada-romana-play-squares", points=points))
        return Step.menu(GAME, "to", question, options, hint, of=str(points))

    def _buy_button(self, buy: BuySpecial, question: Question, say: Say) -> Step:
        label = say(text("strada-romana-play-buy", special=buy.special, price=price_of(buy)))
        return Step.button(GAME, "buy", question, buy.special, label)

    def _other_buttons(self, look: Look, question: Question, say: Say) -> list[Step]:
        """Looking for a wagon tile, passing, ending the turn."""
        buttons, plain = [], discord.ButtonStyle.secondary
        if LookAtStack() in look.legal:
            label = say(text("strada-romana-play-look-button"))
            buttons.append(Step.button(GAME, "look", question, "", label))
        if Pass() in look.legal:
            label = say(text("strada-romana-play-pass-button"))
            buttons.append(self._button([Pass()], question, label, plain))
        if EndTurn() in look.legal:
            points, coins = own_points(look.view), own_coins(look.view)
            label = say(text("strada-romana-play-end", points=points, coins=coins))
            buttons.append(self._button([EndTurn()], question, label, plain))
        return buttons

    def _stack_rows(self, look: Look, question: Question, say: Say) -> Rows:
        """The wagon tiles in the stack, with where their wagons stand."""
        options = [
            discord.SelectOption(
                label=say(wagon_name(move.wagon)),
                description=say(wagon_progress(look.view, move.wagon))[:OPTION_LIMIT],
                value=WAGONS[move.wagon],
            )
            for move in moves_among(look, ChooseWagonTile)
        ]
        hint = say(text("strada-romana-play-keep"))
        return (ui.ActionRow(Step.menu(GAME, "keep", question, options, hint)),)

    def _button(
        self,
        moves: Sequence[Move],
        question: Question,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.success,
    ) -> Step:
        """The button that makes these moves, one after the other."""
        return Step.button(GAME, "go", question, "; ".join(map(notate, moves)), label, style)

    def _back(self, question: Question, say: Say) -> Step:
        return Step.button(GAME, "back", question, "", say(text("strada-romana-play-back-button")))


# --- what can be done ----------------------------------------------------------------------------


def moves_among(look: Look, kind: type[AnyMove]) -> list[AnyMove]:
    """The legal moves of one kind, in their order."""
    return [move for move in look.legal if isinstance(move, kind)]


def points_of(run: RunWagon) -> int:
    """The points of movement a run takes."""
    return len(run.path) + run.arrives


def price_of(buy: BuySpecial) -> int:
    """The coins special movement costs."""
    return SPECIALS.index(buy.special)


def own_points(view: View) -> int:
    """The points of movement left in this turn."""
    return MOVEMENT if view.running is None else view.running.points_left


def own_coins(view: View) -> int:
    """The coins of whoever looks."""
    assert view.viewer is not None, "only a player has coins"
    return view.seats[view.viewer].coins


def takes_at(view: View, run: RunWagon) -> list[Take]:
    """What the turn would still allow to be taken where a run stops."""
    if run.arrives:
        return []
    stop, running = run.path[-1], view.running
    tile, cube = (True, True) if running is None else (running.may_take_tile, running.may_take_cube)
    found: list[Take] = [
        TakeTile(area) for area in AREAS_AT[stop] if tile and view.area_tiles[area] is not None
    ]
    market = MARKET_AT.get(stop)
    if cube and market is not None and view.market_cubes[market] is not None:
        found.append(TakeCube(market))
    return found


def good_of(view: View, take: Take) -> Good | None:
    """The good that lies there."""
    if isinstance(take, TakeTile):
        return view.area_tiles[take.area]
    return view.market_cubes[take.market]


def coins_for(view: View, good: Good) -> int:
    """The coins a tile of this good brings: its cubes in the markets. Rule: R-6.2."""
    return view.market_cubes.count(good)


def best_runs(view: View, runs: Iterable[RunWagon]) -> list[RunWagon]:
    """Runs into a destination first, then those to where most goods and coins lie ready."""
    return sorted(runs, key=lambda run: (-_promise(view, run), run.wagon, points_of(run)))


def _promise(view: View, run: RunWagon) -> int:
    if run.arrives:
        return 2 * len(view.market_cubes)
    found = [(take, good_of(view, take)) for take in takes_at(view, run)]
    coins = [
        coins_for(view, good)
        for take, good in found
        if isinstance(take, TakeTile) and good is not None
    ]
    return len(found) + max(coins, default=0)


def wagon_named(typed: str) -> Wagon | None:
    """The wagon that is named first in what was typed."""
    for word in bare_words(typed):
        for wagon, name in enumerate(WAGONS):
            if len(word) >= SHORTEST_PREFIX and name.startswith(word):
                return Wagon(wagon)
    return None


# --- words ---------------------------------------------------------------------------------------


def left_words(view: View) -> Text:
    """The points and coins of whoever looks, and what was bought for this turn."""
    bought = view.running.special if view.running else None
    return text(
        "strada-romana-play-left",
        points=own_points(view),
        coins=own_coins(view),
        special=bought or SPECIALS[0],
    )


def wagon_place(view: View, wagon: Wagon) -> Text:
    """A wagon and where it stands."""
    square = view.wagons[wagon].square
    if square is None:
        return text("strada-romana-play-wagon-in-box", wagon=wagon_name(wagon))
    return text("strada-romana-play-wagon", wagon=wagon_name(wagon), square=SQUARE_NAMES[square])


def wagon_progress(view: View, wagon: Wagon) -> Text:
    """Where the wagon of a tile stands, and where it goes."""
    seen = view.wagons[wagon]
    if seen.arrived:
        return text("strada-romana-play-progress-arrived", to=seen.to)
    if seen.square is None:
        return text("strada-romana-play-progress-box", to=seen.to)
    square = SQUARE_NAMES[seen.square]
    return text("strada-romana-play-progress", to=seen.to, square=square)


def _route(squares: Sequence[Square]) -> str:
    return "-".join(SQUARE_NAMES[square] for square in squares)


def stop_label(view: View, run: RunWagon) -> Text:
    """Where a run ends, its way there and its points."""
    points, route = points_of(run), _route(run.path[:-1])
    if run.arrives:
        to = view.wagons[run.wagon].to
        return text("strada-romana-play-stop-arrives", to=to, points=points)
    stop = SQUARE_NAMES[run.path[-1]]
    if not route:
        return text("strada-romana-play-stop", square=stop, points=points)
    return text("strada-romana-play-stop-by", square=stop, route=route, points=points)


def run_label(view: View, run: RunWagon, say: Say) -> str:
    """A run with what lies ready at its end, in a line of its own."""
    wagon, takes = wagon_name(run.wagon), takes_at(view, run)
    if run.arrives:
        to = view.wagons[run.wagon].to
        return say(text("strada-romana-play-run-arrives", wagon=wagon, to=to))
    route = _route(run.path)
    if not takes:
        return say(text("strada-romana-play-run", wagon=wagon, route=route))
    words = takes_words(view, takes)
    return say(text("strada-romana-play-run-to", wagon=wagon, route=route, takes=words))


def take_name(view: View, take: Take) -> Text:
    """A good that may be taken, and what it brings."""
    good = good_of(view, take)
    assert good is not None, "only what lies there is offered"
    if isinstance(take, TakeCube):
        square = SQUARE_NAMES[MARKETS[take.market]]
        return text("strada-romana-play-cube", good=good_name(good), square=square)
    return text(
        "strada-romana-play-tile",
        good=good_name(good),
        area=AREAS[take.area],
        coins=coins_for(view, good),
    )


def takes_words(view: View, takes: Sequence[Take]) -> Text:
    """What lies ready, or that nothing does."""
    if not takes:
        return text("strada-romana-play-nothing")
    names = Listing(tuple(take_name(view, take) for take in takes))
    return text("strada-romana-play-ready", takes=names)


def plan_words(view: View, run: RunWagon, takes: Sequence[Take]) -> tuple[Text, ...]:
    """A run that is thought of, and what may be taken after it."""
    wagon, points, route = wagon_name(run.wagon), points_of(run), _route(run.path)
    if run.arrives:
        to = view.wagons[run.wagon].to
        return (text("strada-romana-play-plan-arrives", wagon=wagon, to=to, points=points),)
    plan = text("strada-romana-play-plan", wagon=wagon, route=route, points=points)
    return plan, takes_words(view, takes)
