"""Playing La Strada with buttons and menus: where to, which way, a picture of it, then build."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.ui.layout import Rows
from cogs.ui.steps import MENU_LIMIT, OPTION_LIMIT, Question, Say, Step
from core.spelling import spellings, with_keys
from core.text import LOCALES, Listing, Locale, Text, text
from games.la_strada.board import (
    AXIAL,
    HEX_BY_NAME,
    HEX_NAMES,
    INCOME,
    KINDS,
    MOST_DAYS,
    ROW_LETTERS,
    TERRAINS,
    Hex,
    road_name,
    settlement_name,
)
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.notation import notate
from games.la_strada.outlook import Path
from games.la_strada.view import SettlementView, View, cost_of
from i18n import Translator
from tables.service import Look

GAME = "la-strada"

_HEX = re.compile(r"(?<!\w)[a-hj-n]\d{1,2}(?!\w)", re.IGNORECASE | re.ASCII)
_WORTH_FACE_DOWN = 3
"""The gold a settlement counts for in advice while nobody knows its kind."""

_NAMES_OF_SETTLEMENTS = (
    *(text(f"la-strada-settlement-{kind}", hex="") for kind in KINDS),
    text("la-strada-play-settlement", hex=""),
)

Shown = tuple[Sequence[Text], Rows]
"""What is said above the picture, and what can be pressed below it."""


class Goal(msgspec.Struct, frozen=True):
    """A settlement that can be linked: all ways, the cheapest first, and what a cube brings."""

    settlement: SettlementView
    ways: tuple[Path, ...]
    cost: int
    gold: int

    @property
    def hex(self) -> Hex:
        """Where it lies."""
        return self.settlement.hex

    @property
    def name(self) -> Text:
        """What it is called."""
        return name_of(self.settlement)


class LaStradaControls:
    """Lays out what a seat may do now."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._names = spellings(
            (self.say(locale)(name), "") for locale in LOCALES for name in _NAMES_OF_SETTLEMENTS
        )

    def say(self, locale: Locale) -> Say:
        """Says the game's texts in this language; none of them names a person."""
        said: Say = self._translator.voice(locale).say
        return said

    def in_notation(self, typed: str) -> str:
        """What was typed, without the names of settlements: their hexes say which are meant."""
        return with_keys(typed, self._names)

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


# --- what can be done ----------------------------------------------------------------------------


def links_among(legal: Iterable[Move]) -> list[Path]:
    """The roads among these moves."""
    return [move.path for move in legal if isinstance(move, BuildLink)]


def sites_among(legal: Iterable[Move]) -> list[Hex]:
    """The places for a workshop among these moves."""
    return [move.hex for move in legal if isinstance(move, PlaceWorkshop)]


def goals(view: View, paths: Iterable[Path]) -> list[Goal]:
    """The settlements these roads lead to: those that bring most first, then the cheapest."""
    ways: dict[Hex, list[Path]] = {}
    for path in paths:
        ways.setdefault(path[-1], []).append(path)
    found = [_goal(view, at, roads) for at, roads in ways.items()]
    return sorted(found, key=lambda goal: (-goal.gold, goal.cost, goal.hex))


def _goal(view: View, at: Hex, roads: list[Path]) -> Goal:
    settlement = settlement_at(view, at)
    ways = sorted(roads, key=lambda way: (cost_of(view, way), len(way), way))
    gold = settlement.gold_shared if settlement.cubes else settlement.gold
    return Goal(settlement, tuple(ways), cost_of(view, ways[0]), gold or 0)


def best_sites(view: View, sites: Iterable[Hex]) -> list[Hex]:
    """Places for a workshop, those first that have most gold within a few tiles."""
    return sorted(sites, key=lambda at: (-_promise(view, at), at))


def _promise(view: View, at: Hex) -> float:
    """Gold nearby, that further away counting less; what touches the workshop is not near."""
    return sum(
        (_WORTH_FACE_DOWN if found.gold is None else found.gold) / (gap - 1)
        for found in view.settlements
        if 2 <= (gap := _gap(at, found.hex)) <= 4
    )


def nearest(view: View, legal: Iterable[Move], typed: str) -> Move | None:
    """The legal move that is most like what was typed; None when no hex was named."""
    named, legal = hexes_in(typed), list(legal)
    if not named:
        return None
    sites, roads = sites_among(legal), links_among(legal)
    if sites:
        return PlaceWorkshop(min(sites, key=lambda at: (_gap(at, named[0]), at)))
    if roads:
        return BuildLink(min(roads, key=lambda way: _unlike(view, way, named)))
    return None


def _unlike(view: View, way: Path, named: Sequence[Hex]) -> tuple[int, int, int, Path]:
    """How far a road is from the hexes that were named: where it leads, then how it goes."""
    ends = min(_gap(way[-1], named[-1]), _gap(way[-1], named[0]) if len(named) > 1 else 99)
    return ends, len(set(way) ^ set(named)), cost_of(view, way), way


def _gap(one: Hex, other: Hex) -> int:
    """The steps from one hex to another."""
    (q, r), (p, s) = AXIAL[one], AXIAL[other]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def own_days(view: View) -> int:
    """The days of whoever looks."""
    assert view.viewer is not None, "only a player has days"
    return view.seats[view.viewer].days


def lost_by_ending(view: View) -> int:
    """The days that would be of no use if the turn ended now. Rule: R-5.1."""
    return max(0, own_days(view) + INCOME - MOST_DAYS)


def settlement_at(view: View, at: Hex) -> SettlementView:
    """The settlement on a hex; raises StopIteration where there is none."""
    return next(found for found in view.settlements if found.hex == at)


def hexes_in(typed: str) -> list[Hex]:
    """The hexes that are named in what was typed, in order."""
    names = (name.upper() for name in _HEX.findall(typed))
    return [HEX_BY_NAME[name] for name in names if name in HEX_BY_NAME]


def path_key(path: Path) -> str:
    """A road as the notation writes it: "c3-d4-e4"."""
    return notate(BuildLink(path)).partition(" ")[2]


# --- words ---------------------------------------------------------------------------------------


def name_of(settlement: SettlementView) -> Text:
    """What a settlement is called; its hex alone while it lies face down."""
    if settlement.kind is None:
        return text("la-strada-play-settlement", hex=HEX_NAMES[settlement.hex])
    return settlement_name(settlement.hex, KINDS.index(settlement.kind))


def goal_told(goal: Goal) -> Text:
    """A settlement among others, with what it costs and what a cube there brings."""
    return text("la-strada-play-goal-told", settlement=goal.name, cost=goal.cost, gold=goal.gold)


def goal_label(goal: Goal, say: Say) -> str:
    """The same, in a line of its own."""
    named = text("la-strada-play-goal", settlement=goal.name, cost=goal.cost, gold=goal.gold)
    return say(named)


def way_label(way: Path, view: View, say: Say) -> str:
    """A road and what it costs."""
    return say(text("la-strada-play-way", road=road_name(way), cost=cost_of(view, way)))


def tiles_words(way: Path, view: View) -> Text:
    """The tiles a road takes."""
    grounds = [view.terrain[at] for at in way[1:]]
    counts = {terrain: grounds.count(terrain) for terrain in TERRAINS}
    return text(
        "la-strada-play-tiles",
        tiles=Listing(
            tuple(
                text(f"la-strada-play-tiles-{terrain}", count=count)
                for terrain, count in counts.items()
                if count
            )
        ),
    )


def plan_words(view: View, goal: Goal, way: Path) -> list[Text]:
    """A road that is thought of: its cost, what it brings, what it passes."""
    days, cost = own_days(view), cost_of(view, way)
    words = [
        text(
            "la-strada-play-plan",
            settlement=goal.name,
            road=road_name(way),
            cost=cost,
            days=days,
        ),
        _worth_words(view, goal),
        tiles_words(way, view),
    ]
    passed = [settlement.hex for settlement in view.settlements if settlement.hex in way[1:-1]]
    if passed:
        names = Listing(tuple(HEX_NAMES[at] for at in way if at in passed))
        words.append(text("la-strada-play-plan-transit", transits=names))
    return words


def _worth_words(view: View, goal: Goal) -> Text:
    """What a cube there brings, and whether others may come or have come."""
    if len(view.seats) == 2:
        return text("la-strada-play-plan-worth-alone", gold=goal.gold)
    cubes = len(goal.settlement.cubes) + 1
    return text("la-strada-play-plan-worth", cubes=cubes, gold=goal.gold)


def move_label(move: BuildLink | PlaceWorkshop) -> Text:
    """A move by all it does, for a button that stands alone."""
    if isinstance(move, BuildLink):
        return text("la-strada-move-build", road=road_name(move.path))
    return text("la-strada-move-workshop", hex=HEX_NAMES[move.hex])


def near_words(view: View, at: Hex) -> Text:
    """The settlements a workshop there would have one tile away, or two where there is none."""
    for tiles in (1, 2, 3):
        names = [name_of(s) for s in view.settlements if _gap(at, s.hex) == tiles + 1]
        if names:
            return text("la-strada-play-near", tiles=tiles, settlements=Listing(tuple(names)))
    return text("la-strada-play-near-nothing")
