"""Playing Strada Romana with buttons and menus: which wagon, where to, what to take, what next."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.layout import Rows
from cogs.ui.steps import MENU_LIMIT, OPTION_LIMIT, Question, Say, Step
from cogs.ui.strada_romana_choices import (
    Take,
    good_of,
    left_words,
    moves_among,
    own_coins,
    own_points,
    plan_words,
    points_of,
    price_of,
    stop_label,
    take_name,
    takes_at,
    takes_words,
    wagon_place,
    wagon_progress,
)
from core.text import Listing, Locale, Text, text
from games.strada_romana.board import WAGONS, Wagon, good_name, wagon_name
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    EndTurn,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
)
from games.strada_romana.notation import notate
from games.strada_romana.view import View
from i18n import Translator
from tables.service import Look

GAME = "strada-romana"

Shown = tuple[Sequence[Text], Rows]
"""What is said above the picture, and what can be pressed below it."""


class StradaRomanaControls:
    """Lays out what a seat may do now."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def say(self, locale: Locale) -> Say:
        """Says the game's texts in this language; none of them names a person."""
        said: Say = self._translator.voice(locale).say
        return said

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
