"""Counts the presses of a turn on the screens of guided play, without Discord.

Opening a menu is one press, each choice in it another, a button one, *Play* under the board one.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from catalog import Entry
from core.errors import PlayerError
from core.guided_play import BEGINNING, Ask, Form, Go, Menu, Where
from tests.games.whole_games import Stop
from workers.guided_play import asks_about, can_be_taken_back

PLAY = 1
"""The press that opens one's own view from the post that calls."""

OPENING = CHOOSING = CONFIRMING = BUTTON = 1

FURTHEST = 4
"""So many presses from the beginning a screen is still looked at."""


@dataclass(frozen=True)
class Counted:
    """A turn of a whole game, with the fewest presses or touches it needs."""

    moves: tuple[str, ...]
    presses: int


@dataclass
class Walk:
    """The presses of each move in a position, by the moves made at once."""

    entry: Entry
    stop: Stop
    costs: dict[tuple[str, ...], int] = field(default_factory=dict)

    begins: ClassVar[int] = PLAY
    """What it takes to see the first screen."""

    def __post_init__(self) -> None:
        game, seat, state = self.entry.game, self.stop.seat, self.stop.state
        self.view, self.legal = game.view_for(state, seat), tuple(game.legal_moves(state, seat))
        ahead, seen = [(BEGINNING, 0)], {BEGINNING}
        while ahead:
            where, cost = ahead.pop(0)
            for found, so_far in self._from(where, cost):
                if isinstance(found, Go):
                    self._note(found, so_far)
                elif found not in seen and so_far <= FURTHEST:
                    seen.add(found)
                    ahead.append((found, so_far))

    def _from(self, where: Where, cost: int) -> Iterator[tuple[Where | Go[Any], int]]:
        """What can be pressed at a place, or that moves are made there; and what it takes."""
        asking = self.entry.asking
        assert asking is not None, "only guided games are walked"
        try:
            found = asking.ask(self.view, self.legal, where)
        except PlayerError:
            return
        if isinstance(found, Go):
            yield found, cost
        elif isinstance(found, Ask):
            yield from self.used(found, cost)
        else:
            assert isinstance(found, Form)

    def used(self, screen: Ask[Any], cost: int) -> Iterator[tuple[Where | Go[Any], int]]:
        """What the controls of a screen lead to, and what it takes."""
        for row in screen.rows:
            if isinstance(row, Menu):
                for option in row.options:
                    where = Where(row.step, (*row.of, option.value))
                    yield where, cost + OPENING + CHOOSING
            else:
                yield from ((press.to, cost + BUTTON) for press in row if not press.opens_form)

    def _note(self, go: Go[Any], cost: int) -> None:
        game, seat = self.entry.game, self.stop.seat
        is_asked = asks_about(go, "usual") and not can_be_taken_back(
            game, self.view, seat, go.moves
        )
        cost += CONFIRMING if is_asked else 0
        key = tuple(sorted(map(self.entry.game.notate, go.moves)))
        self.costs[key] = min(cost, self.costs.get(key, cost))


def counted(entry: Entry, stops: tuple[Stop, ...], walk: type[Walk] = Walk) -> Counted | None:
    """The fewest presses for a turn; None where a menu of several or a form is needed.

    What a single press makes may be made in another order.
    """
    moves = [entry.game.notate(stop.move) for stop in stops]
    fewest: list[int | None] = [walk.begins, *(None for _ in stops)]
    for begin, stop in enumerate(stops):
        so_far = fewest[begin]
        if so_far is None:
            continue
        for key, cost in walk(entry, stop).costs.items():
            end = begin + len(key)
            if Counter(moves[begin:end]) == Counter(key):
                known = fewest[end]
                fewest[end] = so_far + cost if known is None else min(known, so_far + cost)
    presses = fewest[-1]
    return None if presses is None else Counted(tuple(moves), presses)
