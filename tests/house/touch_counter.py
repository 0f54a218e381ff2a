"""Counts the touches of a turn on a board that one touches, without a browser.

A thing on the board is one touch, and one more if several choices lie there or if it makes a move
that costs something; a button is one; an option of a list is two, opening and choosing; of what is
laid out at first each exchanged card is one.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from core.errors import PlayerError
from core.guided_play import Ask, Go, Menu, Where
from tests.house.press_counter import BUTTON, CHOOSING, OPENING, Walk
from workers.guided_play import touchable

TOUCH = WHICH = SURELY = 1

Way = tuple[Where | Go[Any], int]


class TouchWalk(Walk):
    """The touches of each move in a position, by the moves made at once."""

    begins: ClassVar[int] = 0

    def used(self, screen: Ask[Any], cost: int) -> Iterator[Way]:
        """What touches and buttons of a screen lead to, and what it takes."""
        shown = touchable(screen)
        lies = Counter(at for at, _, _ in _on_board(shown))
        for at, to, sure in _on_board(shown):
            yield to, cost + TOUCH + (WHICH if lies[at] > 1 else 0) + sure
        for row in shown.rows:
            if not isinstance(row, Menu):
                buttons = (press for press in row if not (press.at or press.opens_form))
                yield from ((press.to, cost + BUTTON) for press in buttons)
            elif row.most == 1:
                values = (option.value for option in row.options if not option.at)
                listed = (Where(row.step, (*row.of, value)) for value in values)
                yield from ((place, cost + OPENING + CHOOSING) for place in listed)
            else:
                yield from self._laid_out(row, cost)

    def _laid_out(self, menu: Menu, cost: int) -> Iterator[Way]:
        """The choice of several that the move names: what differs from what is laid out at first is
        exchanged, and the button that makes the move stands there."""
        asking = self.entry.asking
        assert asking is not None, "only guided games are walked"
        words = self.entry.game.notate(self.stop.move).replace(":", " ").split()
        chosen = tuple(option.value for option in menu.options if option.value in words)
        try:
            found = asking.ask(self.view, self.legal, Where(menu.step, (*menu.of, *chosen)))
        except PlayerError:
            return
        assert isinstance(found, Go), "a choice of several is a move"
        exchanged = len(set(chosen) ^ set(menu.chosen))
        yield msgspec.structs.replace(found, said=True), cost + exchanged + BUTTON


def _on_board(screen: Ask[Any]) -> Iterator[tuple[str, Where | Go[Any], int]]:
    """What lies on the board: its place, what it leads to, and one touch more if it must be sure"""
    yield from ((touch.at, touch.to, 0) for touch in screen.touches)
    for row in screen.rows:
        if not isinstance(row, Menu):
            for press in row:
                if press.at and not press.opens_form:
                    is_made = isinstance(press.to, Go) and press.to.said
                    yield press.at, press.to, SURELY if press.style == "danger" and is_made else 0
        elif row.most == 1:
            places = ((o.at, Where(row.step, (*row.of, o.value))) for o in row.options if o.at)
            yield from ((at, place, 0) for at, place in places)
