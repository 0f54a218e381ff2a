"""A board that one touches: every touch of every game answers, and leaves nothing out.

The page shows each screen of guided play as ``touchable`` makes it: touches replace what the rows
of a message say at the same place.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle
from statistics import median
from typing import Any

import pytest

from core.guided_play import BEGINNING, Ask, Form, Go, Menu, Press, Where
from core.texts import LOCALES
from rendering.scene.shapes import SeatLabel
from tests.games.catalogue import EVERY_GAME
from tests.games.whole_games import some_stops
from tests.house.test_guided_play import GUIDED, Walk, is_made_by_picking
from tests.house.test_presses import Limit, runs, turns_counted
from tests.house.touch_counter import TouchWalk
from workers.guided_play import touchable

pytestmark = pytest.mark.long

STOPS = 30
MOST_SCREENS = 400
"""So many screens are looked at of each position; only turns of several links have more."""

every_game = pytest.mark.parametrize("key", GUIDED)


@dataclass
class Touched:
    """What one seat can reach by touching, at one stop; and beside it what messages reach.

    ``screens``: by their places. ``moves``: made first, in notation. ``is_whole``: nothing was left
    out.
    """

    walk: Walk
    screens: dict[Where, Ask[Any]] = field(default_factory=dict)
    moves: set[str] = field(default_factory=set)
    is_whole: bool = True

    def __post_init__(self) -> None:
        ahead = [BEGINNING]
        for where in ahead:
            if len(self.screens) == MOST_SCREENS:
                self.is_whole = False
                return
            for to in self._ways_on(where):
                if isinstance(to, Go):
                    self.moves.add(self.walk.game.notate(to.moves[0]))
                elif to not in ahead:
                    ahead.append(to)

    def ask(self, where: Where) -> Ask[Any] | Form | Go[Any]:
        """What follows at a place."""
        found: Ask[Any] | Form | Go[Any] = self.walk.asking.ask(
            self.walk.view, self.walk.legal, where
        )
        return found

    def _ways_on(self, where: Where) -> Iterator[Where | Go[Any]]:
        found = self.ask(where)
        if isinstance(found, Go):
            yield found
        elif isinstance(found, Ask):
            self.screens[where] = found
            yield from _choices(touchable(found))


def _choices(shown: Ask[Any]) -> Iterator[Where | Go[Any]]:
    """What touches, buttons and lists lead to; of several at once what is laid out."""
    yield from (touch.to for touch in shown.touches)
    for row in shown.rows:
        if not isinstance(row, Menu):
            yield from (press.to for press in row if not press.opens_form)
        elif row.most == 1:
            yield from (Where(row.step, (*row.of, option.value)) for option in row.options)
        elif row.chosen:
            yield Where(row.step, (*row.of, *row.chosen))


@cache
def touched(key: str) -> tuple[Touched, ...]:
    """For each seat to act at some stops of whole games, in all languages by turns."""
    entry, locales = EVERY_GAME[key], cycle(LOCALES)
    return tuple(
        Touched(Walk(entry, stop, seat, next(locales)))
        for _, stop in some_stops(key, STOPS)
        for seat in sorted(entry.game.to_act(stop.state))
    )


def touches(key: str) -> Iterator[tuple[Touched, Press[Any]]]:
    """Every touch of these."""
    for one in touched(key):
        for screen in one.screens.values():
            yield from ((one, touch) for touch in screen.touches)


@every_game
def test_every_touch_lies_on_the_picture_and_answers(key: str) -> None:
    for one, touch in touches(key):
        assert touch.at in one.walk.entry.painter.places(one.walk.view)
        assert isinstance(touch.to, Where), "a touch leads to a place, which may end in moves"
        assert isinstance(one.ask(touch.to), Ask | Go)
        assert one.walk.say(touch.label)


@every_game
def test_no_place_has_two_touches(key: str) -> None:
    screens = [screen for one in touched(key) for screen in one.screens.values()]
    assert screens
    for screen in screens:
        places = [touch.at for touch in screen.touches]
        assert len(set(places)) == len(places)


@every_game
def test_touches_are_never_the_only_way_to_a_move(key: str) -> None:
    for one in touched(key):
        told = {one.walk.game.notate(moves[0]) for moves in one.walk.moves.values()}
        assert is_made_by_picking(one.walk, one.moves - told)


@every_game
def test_what_touches_and_shortcuts_stand_for_is_reached_on_the_board(key: str) -> None:
    whole = [one for one in touched(key) if one.is_whole]
    assert len(whole) > len(touched(key)) / 2
    for one in whole:
        missing = {one.walk.game.notate(move) for move in one.walk.legal} - one.moves
        assert is_made_by_picking(one.walk, missing)


@every_game
def test_what_is_laid_out_at_first_is_among_the_options_and_makes_a_move(key: str) -> None:
    for one in touched(key):
        for screen in one.screens.values():
            for menu in (row for row in screen.rows if isinstance(row, Menu) and row.chosen):
                assert set(menu.chosen) <= {option.value for option in menu.options}
                assert len(set(menu.chosen)) == len(menu.chosen) <= menu.most > 1
                found = one.ask(Where(menu.step, (*menu.of, *menu.chosen)))
                assert isinstance(found, Go)
                walk = one.walk
                assert walk.game.check(walk.stop.state, walk.seat, found.moves[0]) is None


@every_game
def test_a_screen_that_only_touches_reach_is_said_and_painted_and_leads_back(key: str) -> None:
    for one in touched(key):
        walk = one.walk
        labels = [SeatLabel(f"P{seat}") for seat in range(len(walk.view.seats))]
        new = [screen for where, screen in one.screens.items() if where not in walk.screens]
        for screen in new[:3]:
            assert walk.entry.painter.compose(walk.view, labels, walk.say, screen.plan).live
            assert all(map(walk.say, screen.words))
            assert isinstance(one.ask(screen.back), Ask)


LIMITS = (
    Limit("ruta", "a card", lambda verbs: verbs == ("draw",), most=1, usual=1),
    Limit("ruta", "a route", lambda verbs: verbs == ("claim",), most=9, usual=2),
    Limit("la-strada", "links", lambda verbs: "build" in verbs, most=7, usual=2),
    Limit("la-strada", "workshop", lambda verbs: verbs == ("workshop",), most=2, usual=1),
    Limit("strada-romana", "a run", lambda verbs: runs(verbs, 1), most=4, usual=3),
    Limit("stratego4", "move", lambda verbs: verbs in (("move",), ("fire",)), most=3, usual=2),
    Limit("jacynth", "any turn", lambda verbs: len(verbs) == 1, most=4, usual=3),
)
"""How many touches the turns of a kind may take."""


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: f"{limit.key} {limit.name}")
def test_a_turn_takes_few_touches(limit: Limit) -> None:
    found = turns_counted(limit, TouchWalk)
    assert len(found) > limit.turns / 2
    assert [turn for turn in found if turn.presses > limit.most] == []
    assert median(turn.presses for turn in found) <= limit.usual


def test_these_games_have_touches_and_shortcuts() -> None:
    some = {key for key in GUIDED if any(touches(key))}
    assert some == {"ruta", "la-strada", "jacynth"}
    left_out = {key for key in GUIDED if any(_shortcuts(key))}
    assert left_out == {"la-strada", "stratego4"}


def _shortcuts(key: str) -> Iterator[Menu]:
    """Every menu that a page leaves out."""
    for screen in (screen for one in touched(key) for screen in one.screens.values()):
        yield from (row for row in screen.rows if isinstance(row, Menu) and row.shortcut)


@every_game
def test_the_usual_turn_of_every_game_takes_at_most_three_touches(key: str) -> None:
    found = turns_counted(Limit(key, "any turn", bool, most=99, usual=3), TouchWalk)
    assert found
    assert median(turn.presses for turn in found) <= 3
