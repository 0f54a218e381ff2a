"""Guided play of every game, without Discord: every reachable screen is valid.

A screen is made of a view and the legal moves alone (an import contract enforces it), and neither
depends on what its viewer cannot know (``tests/games/test_hidden.py``): no label can leak it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import cycle, pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from catalog import Entry
from cogs.ui.controls import FORM_LIMIT, HINT_LIMIT
from cogs.ui.guided_play import MENU_LIMIT, Control, FormSheet, Question
from core.errors import PlayerError, UnreadableMove
from core.game import NO_ONE, Seat
from core.guided_play import (
    BEGINNING,
    BUTTON_READS_WELL,
    Ask,
    Form,
    Go,
    Menu,
    Option,
    Press,
    UnknownStep,
    Where,
)
from core.texts import LOCALES, Locale, Say, text
from model.letters import TableFacts
from model.table import TableCode
from rendering.scene.shapes import SeatLabel
from tables.visibility import Look
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.whole_games import Stop, some_stops
from workers.guided_play import Guide, asks_about, can_be_taken_back

pytestmark = pytest.mark.long

STOPS = 90
PICTURES = 30
BUTTON, OPTION, ID, WORDS = 80, 100, 100, 3_800
PARTS, FIRST_PARTS = 34, 24
"""Of the 40 components of a message; the others are the table's own: words, picture, buttons.

The first screen stands above more of those buttons than any other.
"""

LONGEST_NAME = "W" * 32
USUAL_NAME = "Bartholomew"
QUESTION = Question(TableCode("WWWW"), 99_999)
GUIDED = [key for key, entry in EVERY_GAME.items() if entry.asking is not None]
TRANSLATOR = texts()

every_game = pytest.mark.parametrize("key", GUIDED)


@dataclass
class Walk:
    """Every screen one seat can reach at one stop, and every move."""

    entry: Entry
    stop: Stop
    seat: Seat
    locale: Locale
    screens: dict[Where, Ask[Any]] = field(default_factory=dict)
    forms: list[Form] = field(default_factory=list)
    moves: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    goes: list[Go[Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        game, asking = self.entry.game, self.entry.asking
        assert asking is not None, "only guided games are walked"
        self.game, self.asking = game, asking
        self.view = game.view_for(self.stop.state, self.seat)
        self.legal = tuple(game.legal_moves(self.stop.state, self.seat))
        self._follow(BEGINNING, free=False)

    def say(self, words: Any) -> str:
        """Words as controls say them, to the people with the longest names."""
        return TRANSLATOR.voice(self.locale, people=lambda _: LONGEST_NAME).say(words)

    def plans(self) -> Iterator[Any]:
        """What the pictures of all screens and pages mark."""
        yield from (screen.plan for screen in self.screens.values())
        yield from (go.plan for go in self.goes)

    def sheet(self) -> FormSheet:
        """What the controls are made with."""
        asks = partial(asks_about, wish="usual")
        return FormSheet(self.game.manifest.key, QUESTION, self.say, self.notations, asks)

    def notations(self, go: Go[Any]) -> list[str]:
        return [self.game.notate(move) for move in go.moves]

    def _follow(self, where: Where, *, free: bool) -> None:
        """Walk on from a place; ``free``: what was chosen on the way need not be possible."""
        if where in self.screens:
            return
        try:
            found = self.asking.ask(self.view, self.legal, where)
        except PlayerError:
            assert free, f"a choice from a list is refused at {where}"
            return
        self._take(found, where, free=free)

    def _take(self, found: Any, where: Where, *, free: bool) -> None:
        if isinstance(found, Go):
            self._arrive(found, free=free)
        elif isinstance(found, Form):
            self.forms.append(found)
            written = tuple(one.written for one in found.fields)
            self._follow(Where(found.step, (*found.of, *written)), free=True)
        else:
            self.screens[where] = found
            for place, is_free in self._ways_on(found):
                self._follow(place, free=is_free)

    def _ways_on(self, screen: Ask[Any]) -> Iterator[tuple[Where, bool]]:
        for row in screen.rows:
            if isinstance(row, Menu):
                for values in self._choices(row):
                    yield Where(row.step, (*row.of, *values)), row.most > 1
                continue
            for press in row:
                if isinstance(press.to, Go):
                    self._arrive(press.to, free=False)
                else:
                    yield press.to, False

    def _choices(self, menu: Menu) -> Iterator[tuple[str, ...]]:
        """Each option alone; of several that may be chosen also all, and some by lot."""
        values = [option.value for option in menu.options]
        yield from ((value,) for value in values)
        random = Random(len(values))
        for _ in range(8 if menu.most > 1 else 0):
            yield tuple(random.sample(values, random.randint(1, menu.most)))

    def _arrive(self, go: Go[Any], *, free: bool) -> None:
        self.moves["; ".join(self.notations(go))] = go.moves
        self.goes.append(go)
        if go.by is not None:
            again = self.asking.ask(self.view, self.legal, go.by)
            assert isinstance(again, Go)
            assert again.moves == go.moves, "the place that stands for moves leads to them"
        if free:
            return
        state = self.stop.state
        for move in go.moves:
            assert self.game.check(state, self.seat, move) is None, self.game.notate(move)
            state = self.game.apply(state, self.seat, move).state


@cache
def walks(key: str) -> tuple[Walk, ...]:
    """A walk for each seat to act at some stops of whole games, in all languages by turns."""
    entry, locales = EVERY_GAME[key], cycle(LOCALES)
    return tuple(
        Walk(entry, stop, seat, next(locales))
        for _, stop in some_stops(key, STOPS)
        for seat in sorted(entry.game.to_act(stop.state))
    )


@every_game
def test_every_choice_leads_to_a_legal_move_and_every_legal_move_is_reached(key: str) -> None:
    reached = 0
    for walk in walks(key):
        firsts = {walk.game.notate(moves[0]) for moves in walk.moves.values()}
        several = any(
            isinstance(row, Menu) and row.most > 1 for s in walk.screens.values() for row in s.rows
        )
        missing = {walk.game.notate(move) for move in walk.legal} - firsts
        if not (several or walk.forms):
            assert missing == set()
        assert is_made_by_picking(walk, missing)
        reached += len(firsts)
    assert reached >= len(walks(key)) > 0, "at every stop some move is reached"


def is_made_by_picking(walk: Walk, missing: set[str]) -> bool:
    """Whether each of these moves is made of options of a menu of several, or typed in a form."""
    menus = [
        row
        for screen in walk.screens.values()
        for row in screen.rows
        if isinstance(row, Menu) and row.most > 1
    ]
    for notation in missing:
        words = set(notation.replace(":", " ").split())
        picked = (
            Where(menu.step, (*menu.of, *chosen))
            for menu in menus
            if (chosen := tuple(o.value for o in menu.options if o.value in words))
        )
        likely_first = sorted(picked, key=lambda where: -len(words & set(where.chosen)))
        if not any(_makes(walk, where, notation) for where in likely_first) and not walk.forms:
            return False
    return True


def _makes(walk: Walk, where: Where, notation: str) -> bool:
    try:
        found = walk.asking.ask(walk.view, walk.legal, where)
    except PlayerError:
        return False
    return isinstance(found, Go) and notation in [walk.game.notate(m) for m in found.moves]


@every_game
def test_every_screen_fits_discord_and_says_nothing_twice(key: str) -> None:
    seen = 0
    for walk in walks(key):
        for screen in walk.screens.values():
            _assert_fits(walk, screen)
            seen += 1
        for form in walk.forms:
            _assert_form_fits(form, walk.say)
    assert seen >= len(walks(key)) > 0, "at every stop there is a screen"


def _assert_fits(walk: Walk, screen: Ask[Any]) -> None:
    assert sum(len(walk.say(line)) + 1 for line in screen.words) <= WORDS
    labels = [walk.say(press.label) for press in _presses(screen)]
    assert len(set(labels)) == len(labels), labels
    assert all(0 < len(label) <= BUTTON for label in labels), labels
    for row in screen.rows:
        if isinstance(row, Menu):
            _assert_menu_fits(row, walk.say)
        else:
            assert 1 <= len(row) <= 5
    _assert_ids_are_sound(walk, screen)


def _assert_menu_fits(menu: Menu, say: Say) -> None:
    assert 1 <= menu.most <= len(menu.options)
    assert menu.most == 1 or len(menu.options) <= MENU_LIMIT, "several cannot be chosen in parts"
    assert 0 < len(say(menu.hint)) <= OPTION
    values = [option.value for option in menu.options]
    assert len(set(values)) == len(values)
    said = [_said(option, say) for option in menu.options]
    assert len({label for label, _ in said}) == len(said), said
    assert all(0 < len(label) <= OPTION and len(hint) <= OPTION for label, hint in said), said


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_button_of_a_game_reads_well_on_a_telephone(key: str, locale: Locale) -> None:
    say = TRANSLATOR.voice(locale, people=lambda _: USUAL_NAME).say
    screens = [screen for walk in walks(key) for screen in walk.screens.values()]
    labels = [press.label for screen in screens for press in _presses(screen)]
    labels += [go.label for walk in walks(key) for go in walk.goes]
    assert labels
    assert {said for said in map(say, labels) if len(said) > BUTTON_READS_WELL} == set()


@every_game
def test_every_icon_of_a_choice_is_drawn_and_a_game_that_draws_some_uses_them(key: str) -> None:
    used = {icon for walk in walks(key) for s in walk.screens.values() for icon in _icons(s)}
    part = EVERY_GAME[key].icons
    drawn = set() if part is None else set(part())
    assert used <= drawn
    assert bool(used) == bool(drawn)


def _icons(screen: Ask[Any]) -> Iterator[str]:
    for row in screen.rows:
        choices: Sequence[Option | Press[Any]] = row.options if isinstance(row, Menu) else row
        yield from (choice.icon for choice in choices if choice.icon)


def _said(option: Option, say: Say) -> tuple[str, str]:
    return say(option.label), "" if option.hint is None else say(option.hint)


def _assert_ids_are_sound(walk: Walk, screen: Ask[Any]) -> None:
    sheet, is_first = walk.sheet(), screen is walk.screens[BEGINNING]
    rows = sheet.rows(screen) if is_first else sheet.rows_with_way_back(screen)
    assert sum(1 + len(row.children) for row in rows) <= (FIRST_PARTS if is_first else PARTS)
    ids = [
        part.custom_id for row in rows for part in row.walk_children() if isinstance(part, Control)
    ]
    assert len(set(ids)) == len(ids), ids
    assert all(len(custom_id) <= ID for custom_id in ids), ids


def _assert_form_fits(form: Form, say: Say) -> None:
    assert 1 <= len(form.fields) <= 5
    assert 0 < len(say(form.title)) <= FORM_LIMIT
    for one in form.fields:
        assert 0 < len(say(one.label)) <= FORM_LIMIT
        assert one.hint is None or 0 < len(say(one.hint)) <= HINT_LIMIT
        assert len(one.written) <= one.longest <= 4_000


def _presses(screen: Ask[Any]) -> Iterator[Press[Any]]:
    for row in screen.rows:
        if not isinstance(row, Menu):
            yield from row


@every_game
def test_every_way_back_leads_to_a_screen_and_every_plan_can_be_painted(key: str) -> None:
    say: Say = TRANSLATOR.voice("fr", people=lambda seat: f"P{seat}").say
    painted = 0
    for walk in walks(key)[:: max(1, STOPS // PICTURES)]:
        labels = [SeatLabel(f"P{seat}") for seat in range(5)]
        for screen in walk.screens.values():
            if screen.back != BEGINNING:
                assert screen.back in walk.screens
        plans = {str(plan): plan for plan in walk.plans() if plan is not None}
        for plan in list(plans.values())[-3:]:
            scene = walk.entry.painter.compose(walk.view, labels[: len(walk.view.seats)], say, plan)
            assert scene.live
            said = say(walk.entry.words.plan_text(walk.view, plan))
            assert said.endswith((".", "!")), f"plan_text is a whole sentence, unlike: {said}"
            painted += 1
    assert painted, "some Ask or Go has a plan, which shows what is thought of"


@every_game
def test_what_can_be_chosen_lies_somewhere_on_the_picture(key: str) -> None:
    named = 0
    for walk in walks(key):
        known = walk.entry.painter.places(walk.view)
        for screen in walk.screens.values():
            named += len(screen.places)
            assert [place for place in screen.places if place not in known] == []
    assert named, "some Option or Press says where on the board it lies (at)"


@every_game
def test_a_move_about_to_be_made_says_what_it_does(key: str) -> None:
    for walk in walks(key)[:: max(1, STOPS // PICTURES)]:
        for moves in walk.moves.values():
            try:
                go = walk.asking.go(walk.view, moves)
            except PlayerError:
                continue  # a choice of several that cannot be
            assert go.moves == moves
            assert 0 < len(walk.say(go.label)) <= BUTTON
            assert all(walk.say(line) for line in go.words)


@every_game
def test_only_a_costly_move_that_reveals_or_ends_the_game_is_asked_about(key: str) -> None:
    """What is computed from the view is true of the real position."""
    guide = Guide(cast(Any, EVERY_GAME), bytes)
    table = cast(
        TableFacts, SimpleNamespace(game=key, code=QUESTION.code, poll_about=lambda _: None)
    )
    for walk in walks(key)[::3]:
        look = Look(table, walk.seat, QUESTION.asked, walk.view, walk.legal)
        for go in walk.goes[:: max(1, len(walk.goes) // 9)]:
            if walk.game.check(walk.stop.state, walk.seat, go.moves[0]) is not None:
                continue  # a choice of several that cannot be
            is_free = _is_free(walk, go.moves)
            assert can_be_taken_back(walk.game, walk.view, walk.seat, go.moves) == is_free
            usual, always, never = (
                guide.about(look, walk.notations(go), wish) for wish in ("usual", "always", "never")
            )
            again = walk.asking.go(walk.view, go.moves)
            assert (usual is not None) == (again.costly and not is_free)
            assert always is not None, "one setting brings all confirmations back"
            assert never is None


def _is_free(walk: Walk, moves: Sequence[Any]) -> bool:
    """Whether these moves can be taken back alone, by the rules."""
    state = walk.stop.state
    for move in moves:
        step = walk.game.apply(state, walk.seat, move)
        if step.learned != NO_ONE:
            return False
        state = step.state
    return bool(walk.game.to_act(state))


@every_game
def test_what_is_typed_amiss_is_refused_and_never_asked_about(key: str) -> None:
    guide, found = Guide(cast(Any, EVERY_GAME), bytes), set[bool]()
    some = walks(key)[::9]
    table = cast(TableFacts, SimpleNamespace(game=key, code=QUESTION.code))
    for walk, other in pairwise(some):
        look = Look(table, walk.seat, QUESTION.asked, walk.view, walk.legal)
        elsewhere = map(walk.game.notate, other.legal[:9])
        for line in (*shortened(walk), *elsewhere):
            try:
                move = walk.game.parse(walk.view, line)
            except UnreadableMove:
                continue
            refused = walk.game.check(walk.stop.state, walk.seat, move) is not None
            page = guide.about(look, [line], "always", typed=True)
            assert (page is None) == refused, line
            found.add(refused)
            longer = guide.about(look, [line, "nonsense"], "always", typed=True)
            if page is not None:
                assert longer == page.saying((*page.words, text("guide-one-at-a-time")))
    offered = [{walk.game.notate(move) for move in walk.legal} for walk in some]
    are_always_legal = all(other <= one for one, other in pairwise(offered))
    assert found >= {False}, "legal moves are asked about"
    assert True in found or are_always_legal, "a move of another moment is refused"


@every_game
def test_a_whole_move_that_is_typed_leads_to_nothing_but_itself(key: str) -> None:
    guide = Guide(cast(Any, EVERY_GAME), bytes)
    table = cast(TableFacts, SimpleNamespace(game=key, code=QUESTION.code))
    for walk in walks(key)[::9]:
        look = Look(table, walk.seat, QUESTION.asked, walk.view, walk.legal)
        for move in walk.legal[:60]:
            found = guide.after_typing(look, walk.game.notate(move))
            assert found is None or (isinstance(found, Go) and found.moves == (move,))


def shortened(walk: Walk) -> Iterator[str]:
    """Some legal moves as somebody may type them, who leaves off some words or all but some."""
    for move in walk.legal[:: max(1, len(walk.legal) // 6)]:
        words = re.findall(r"[^\s-]+", walk.game.notate(move))
        for at in range(len(words)):
            yield " ".join(words[: at + 1])
            yield " ".join((*words[:at], *words[at + 1 :]))


@every_game
@pytest.mark.parametrize("step", ["nonsense", "to", "route", "pay", "cards", "wagon", "piece"])
@pytest.mark.parametrize(
    "chosen", [(), ("zzz",), ("-1",), ("99", "99"), ("", ""), ("1.f.2",), ("é" * 90,)]
)
def test_a_forged_place_is_unknown_and_never_a_fault(
    key: str, step: str, chosen: Sequence[str]
) -> None:
    for walk in walks(key)[:3]:
        where = Where(step, tuple(chosen))
        try:
            found = walk.asking.ask(walk.view, walk.legal, where)
        except (UnknownStep, PlayerError):
            continue
        assert where in walk.screens or isinstance(found, Ask | Form | Go)


def test_the_way_back_stands_beside_the_last_presses_or_below_a_menu() -> None:
    walk = walks(GUIDED[0])[0]
    press = Press[Any](text("guide-back-button"), Where("on"))
    for row, rows in (
        ((press,), 1),
        ((press,) * 5, 2),
        (Menu("on", (Option("x", press.label),), press.label), 2),
    ):
        found = walk.sheet().rows_with_way_back(Ask((row,)))
        assert len(found) == rows
        last = found[-1].children[-1]
        assert isinstance(last, Control)
        assert last.custom_id.startswith(f"{GUIDED[0]}-back:")
