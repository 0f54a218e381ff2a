"""Small sample charts."""

from collections.abc import Sequence
from typing import Final

from core.texts import text
from rendering.charts import MOVES, ChartLine, Plot, Series, lines, ranking, strip
from rendering.scene.shapes import Scene
from tests.rendering.scenes import LABELS, voice

SAY: Final = voice("en")


def plot(game: str, *values: Sequence[float], from_zero: bool = True) -> Plot:
    """A plot of one series for each seat, with a game's name over it."""
    series = (Series(seat, LABELS[seat], tuple(known)) for seat, known in enumerate(values))
    return Plot(text(f"{game}-name"), tuple(series), from_zero)


def _growing(seats: int, moves: int) -> list[list[int]]:
    """Each seat gains in its own turns, more and more, each a little otherwise."""
    return [
        [sum((at + seat) % 7 for at in range(move) if at % seats == seat) for move in range(moves)]
        for seat in range(seats)
    ]


def _falling(seats: int, moves: int, most: int) -> list[list[int]]:
    """Each seat loses what it has, each at its own time."""
    return [
        [max(0, most - (move + 5 * seat) // (9 + seat)) for move in range(moves)]
        for seat in range(seats)
    ]


PLOTS: Final[dict[str, tuple[Plot, ...]]] = {
    "two": (plot("ruta", *_growing(2, 20)),),
    "five": (plot("la-strada", *_growing(5, 300)),),
    "army": (plot("stratego4", *_falling(4, 200, 25)), plot("stratego4", *_falling(4, 200, 3))),
    "level": (plot("la-strada", *[[0] * 30] * 5),),
    "begun": (plot("la-strada", [0], [0], [0]),),
    "below": (plot("ruta", [0, -3, -6, 2], [0, -1, -1, -1]),),
    "rating": (plot("ruta", [1500, 1530, 1489, 1560], from_zero=False),),
}
CHARTS: Final[dict[str, Scene]] = {
    name: lines(plots[0], MOVES, SAY) for name, plots in PLOTS.items()
}
STRIPS: Final[dict[str, Scene]] = {name: strip(plots, MOVES, SAY) for name, plots in PLOTS.items()}
STANDING: Final = tuple(
    ChartLine(place + 1, LABELS[place % 5], 1700 - 40 * place, f"{30 - place} games")
    for place in range(10)
)
LIST: Final = ranking(PLOTS["rating"][0].title, STANDING, SAY)
GOLDEN: Final = {"five": CHARTS["five"], "army": STRIPS["army"], "list": LIST}
