"""Playing La Strada with buttons and menus: where to, which way, a picture of it, then build."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.la_strada_choices import (
    Goal,
    best_sites,
    goal_label,
    goals,
    links_among,
    lost_by_ending,
    move_label,
    name_of,
    near_words,
    own_days,
    path_key,
    plan_words,
    settlement_at,
    sites_among,
    tiles_words,
    way_label,
)
from cogs.ui.layout import Rows
from cogs.ui.steps import MENU_LIMIT, OPTION_LIMIT, Question, Say, Step
from core.text import Locale, Text, text
from games.la_strada.board import HEX_NAMES, KINDS, ROW_LETTERS, Hex, road_name
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.notation import notate
from games.la_strada.outlook import Path
from games.la_strada.view import View, cost_of
from i18n import Translator
from tables.service import Look

GAME = "la-strada"

_NAMES_OF_SETTLEMENTS = (
    *(text(f"la-strada-settlement-{kind}", hex="") for kind in KINDS),
    text("la-strada-play-settlement", hex=""),
)

Shown = tuple[Sequence[Text], Rows]
"""What is said above the picture, and what can be pressed below it."""


class LaStradaControls:
    """Lays out what a seat may do now."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def say(self, locale: Locale) -> Say:
        """Says the game's texts in this language; none of them names a person."""
        said: Say = self._translator.voice(locale).say
        return said

    def controls(self, look: Look, locale: Locale) -> Rows:
        """The settlements within reach and the turn's end; before that, places for a workshop."""
        if look.asked is None:
            return ()
        question, say = Question(look.table.code, look.asked), self.say(locale)
        if look.view.phase == "workshops":
            return self._site_rows(look, question, say)
        found = goals(look.view, links_among(look.legal))
        rows: list[ui.ActionRow[Any]] = []
        if found:
            options = [self._goal_option(goal, look.view, say) for goal in found]
            menu = Step.menu(GAME, "to", question, options, say(text("la-strada-play-to")))
            rows.append(ui.ActionRow(menu))
        if any(isinstance(move, EndTurn) for move in look.legal):
            rows.append(ui.ActionRow(self._end_button(look.view, found, question, say)))
        return rows

    def plan(self, look: Look, question: Question, goal: Goal, way: Path, locale: Locale) -> Shown:
        """A road that is thought of: what it costs and brings, the other ways, and building it."""
        say = self.say(locale)
        build = self._button(BuildLink(way), question, say(text("la-strada-play-build-button")))
        rows: list[ui.ActionRow[Any]] = [ui.ActionRow(build, self._back(question, say))]
        others = [other for other in goal.ways if other != way]
        if others:
            options = [self._way_option(other, look.view, say) for other in others]
            menu = Step.menu(GAME, "way", question, options, say(text("la-strada-play-ways")))
            rows.append(ui.ActionRow(menu))
        return plan_words(look.view, goal, way), rows

    def row_of_sites(self, look: Look, question: Question, row: str, locale: Locale) -> Shown:
        """The places for a workshop in one row of the map."""
        say = self.say(locale)
        found = sorted(at for at in sites_among(look.legal) if HEX_NAMES[at].startswith(row))
        menu = self._site_menu(look.view, found, question, say)
        rows: list[ui.ActionRow[Any]] = [
            ui.ActionRow(menu),
            ui.ActionRow(self._back(question, say)),
        ]
        return (text("la-strada-play-row", row=row),), rows

    def site(self, look: Look, question: Question, at: Hex, locale: Locale) -> Shown:
        """The last look before a workshop is placed."""
        say = self.say(locale)
        label = say(text("la-strada-play-site-button"))
        button = self._button(PlaceWorkshop(at), question, label)
        words = (text("la-strada-play-site-sure", hex=HEX_NAMES[at]), near_words(look.view, at))
        return words, (ui.ActionRow(button, self._back(question, say)),)

    def parting(self, look: Look, question: Question, locale: Locale) -> Shown:
        """A second thought before days are lost."""
        say = self.say(locale)
        days = own_days(look.view)
        label = say(text("la-strada-play-end-anyway-button"))
        button = self._button(EndTurn(), question, label, discord.ButtonStyle.danger)
        words = text("la-strada-play-end-sure", days=days, lost=lost_by_ending(look.view))
        return (words,), (ui.ActionRow(button, self._back(question, say)),)

    def instead(self, question: Question, move: Move, view: View, locale: Locale) -> Shown:
        """The legal move nearest to one that is refused."""
        say = self.say(locale)
        if isinstance(move, BuildLink):
            name = name_of(settlement_at(view, move.path[-1]))
            road, cost = road_name(move.path), cost_of(view, move.path)
            words = text("la-strada-play-nearest", settlement=name, road=road, cost=cost)
        else:
            assert isinstance(move, PlaceWorkshop), "nothing is near to ending a turn"
            words = text("la-strada-play-nearest-site", hex=HEX_NAMES[move.hex])
        return (words,), (ui.ActionRow(self._button(move, question, say(move_label(move)))),)

    # --- the parts ---------------------------------------------------------------------------

    def _site_rows(self, look: Look, question: Question, say: Say) -> Rows:
        found = best_sites(look.view, sites_among(look.legal))
        if not found:
            return ()
        first = self._site_menu(look.view, found, question, say)
        letters = [row for row in ROW_LETTERS if any(HEX_NAMES[at][0] == row for at in found)]
        options = [
            discord.SelectOption(label=say(text("la-strada-play-row", row=row)), value=row)
            for row in letters
        ]
        rows = Step.menu(GAME, "row", question, options, say(text("la-strada-play-rows")))
        return (ui.ActionRow(first), ui.ActionRow(rows))

    def _site_menu(self, view: View, found: Sequence[Hex], question: Question, say: Say) -> Step:
        options = [
            discord.SelectOption(
                label=HEX_NAMES[at],
                description=say(near_words(view, at))[:OPTION_LIMIT],
                value=str(at),
            )
            for at in found[:MENU_LIMIT]
        ]
        return Step.menu(GAME, "site", question, options, say(text("la-strada-play-sites")))

    def _goal_option(self, goal: Goal, view: View, say: Say) -> discord.SelectOption:
        hint = text(
            "la-strada-play-goal-hint",
            road=road_name(goal.ways[0]),
            ways=len(goal.ways),
            left=own_days(view) - goal.cost,
        )
        return discord.SelectOption(
            label=goal_label(goal, say)[:OPTION_LIMIT],
            description=say(hint)[:OPTION_LIMIT],
            value=str(goal.hex),
        )

    def _way_option(self, way: Path, view: View, say: Say) -> discord.SelectOption:
        return discord.SelectOption(
            label=way_label(way, view, say)[:OPTION_LIMIT],
            description=say(tiles_words(way, view))[:OPTION_LIMIT],
            value=path_key(way),
        )

    def _end_button(self, view: View, found: Sequence[Goal], question: Question, say: Say) -> Step:
        """Ends the turn at once, unless days would be lost that could be spent."""
        label = say(text("la-strada-play-end-button"))
        style = discord.ButtonStyle.secondary
        if found and lost_by_ending(view):
            return Step.button(GAME, "end", question, "", label, style)
        return self._button(EndTurn(), question, label, style)

    def _button(
        self,
        move: Move,
        question: Question,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.success,
    ) -> Step:
        return Step.button(GAME, "go", question, notate(move), label, style)

    def _back(self, question: Question, say: Say) -> Step:
        return Step.button(GAME, "back", question, "", say(text("la-strada-play-back-button")))
