"""The chart of a game: each seat's counts after every move, as the public saw them."""

from collections.abc import Callable, Sequence
from typing import Any

from core.game import Count
from core.translatable_text import text
from model.game_json import AnyGame
from rendering.charts import Plot, Series
from rendering.scene.shapes import SeatLabel
from tables.history.moments import Moments, PastMoment


def course_of(game: AnyGame, moments: Moments) -> tuple[tuple[Count, ...], ...]:
    """Return the tallies after the deal and after each move not undone; the last is the end's.

    ``moments``: as the public saw them.
    """
    return course_seen(game, moments.moments, moments.view)


def course_seen(
    game: AnyGame, moments: Sequence[PastMoment], view: Callable[[int], Any]
) -> tuple[tuple[Count, ...], ...]:
    """Return the same for moments without a table; ``view``: returns the view at each."""
    by_move = {
        moment.moves: game.tally(view(place))
        for place, moment in enumerate(moments)
        if moment.stands
    }
    return tuple(by_move.values())


def plots_of(
    game: str, course: Sequence[Sequence[Count]], labels: Sequence[SeatLabel]
) -> tuple[Plot, ...]:
    """Return a plot of each count, with a line for each seat."""
    return tuple(
        Plot(
            text(f"{game}-tally-{count.name}"),
            tuple(
                Series(seat, label, tuple(tally[place].values[seat] for tally in course))
                for seat, label in enumerate(labels)
            ),
        )
        for place, count in enumerate(course[-1])
    )
