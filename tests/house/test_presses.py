"""A turn needs few presses: counted in whole games of every title, opening menus included.

The moves of these games were not chosen on screens: each turn is made with the fewest presses that
make exactly it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from statistics import median
from typing import Any

import pytest

from tests.games.catalogue import EVERY_GAME
from tests.games.whole_games import Stop, journeys
from tests.house.press_counter import Counted, Walk, counted

TURNS = 40
"""So many turns of each kind are counted, spread over all games that are played."""

Verbs = tuple[str, ...]


@dataclass(frozen=True)
class Limit:
    """How many presses the turns of a kind may take.

    ``usual``: what the middle one of them may take. ``turns``: so many of them are counted.
    """

    key: str
    name: str
    fits: Callable[[Verbs], bool]
    most: int
    usual: int
    turns: int = TURNS


def runs(verbs: Verbs, count: int) -> bool:
    """Whether a turn has so many runs, and nothing beside them but a good that is taken."""
    others = [verb for verb in verbs if verb != "run"]
    return verbs.count("run") == count and len(others) <= 1 and set(others) <= {"tile", "cube"}


LIMITS = (
    Limit("la-strada", "links", lambda verbs: "build" in verbs, most=7, usual=3, turns=60),
    Limit("la-strada", "end", lambda verbs: verbs == ("end",), most=2, usual=2, turns=6),
    Limit("la-strada", "workshop", lambda verbs: verbs == ("workshop",), most=5, usual=4),
    Limit("strada-romana", "a run", lambda verbs: runs(verbs, 1), most=4, usual=4),
    Limit("strada-romana", "a run alone", lambda verbs: verbs == ("run",), most=4, usual=3),
    Limit("strada-romana", "two runs", lambda verbs: runs(verbs, 2), most=7, usual=6),
    Limit("strada-romana", "pass", lambda verbs: verbs == ("pass",), most=2, usual=2),
    Limit("stratego4", "move", lambda verbs: verbs in (("move",), ("fire",)), most=3, usual=3),
    Limit("stratego4", "ready", lambda verbs: verbs == ("ready",), most=3, usual=2),
    Limit("ruta", "any turn", lambda verbs: len(verbs) == 1, most=5, usual=2),
    Limit("ruta", "claim", lambda verbs: verbs == ("claim",), most=5, usual=3),
    Limit("jacynth", "any turn", lambda verbs: len(verbs) == 1, most=5, usual=4),
)

ENDS = {"end", "pass", "workshop", "ready"}
"""Moves after which it is a new turn even where the same seat goes on."""


def _turns(key: str) -> Iterator[tuple[Stop, ...]]:
    """What a seat did in each of its turns."""
    for journey in journeys(key):
        for _, stops in groupby(journey.stops, key=lambda stop: stop.seat):
            yield from _parted(key, tuple(stops))


def _parted(key: str, stops: tuple[Stop, ...]) -> Iterator[tuple[Stop, ...]]:
    turn: list[Stop] = []
    for stop in stops:
        if turn and (_verb(key, turn[-1]) in ENDS or _begins(stop.state)):
            yield tuple(turn)
            turn = []
        turn.append(stop)
    yield tuple(turn)


def _begins(state: Any) -> bool:
    """Whether a turn of La Strada has just begun, also where others were passed over."""
    return getattr(state, "links", None) == 0


def _verb(key: str, stop: Stop) -> str:
    return EVERY_GAME[key].game.notate(stop.move).split()[0]


@cache
def turns_counted(limit: Limit, walk: type[Walk] = Walk) -> tuple[Counted, ...]:
    """Some turns of this kind, counted."""
    turns = [
        turn for turn in _turns(limit.key) if limit.fits(tuple(_verb(limit.key, s) for s in turn))
    ]
    some = turns[:: max(1, -(-len(turns) // limit.turns))]
    found = (counted(EVERY_GAME[limit.key], turn, walk) for turn in some)
    return tuple(turn for turn in found if turn is not None)


@pytest.mark.long
@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: f"{limit.key} {limit.name}")
def test_a_turn_takes_few_presses_with_the_opening_of_menus(limit: Limit) -> None:
    found = turns_counted(limit)
    assert len(found) > 3
    assert [turn for turn in found if turn.presses > limit.most] == []
    assert median(turn.presses for turn in found) <= limit.usual


def test_every_game_of_the_catalogue_has_its_limits() -> None:
    guided = {key for key, entry in EVERY_GAME.items() if entry.asking is not None}
    toys = {"pebbles", "bidding"}
    assert {limit.key for limit in LIMITS} == guided - toys
