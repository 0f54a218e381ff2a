"""Charts: seats' values over time, and rankings.

May import: `rendering.scene`, `rendering.painters`, `core`.
"""

from core.translatable_text import Say, text
from rendering.charts.layout import PALETTE
from rendering.charts.line_charts import frame_of_lines, lines, strip
from rendering.charts.plots import MOVES, Plot, Series, in_words
from rendering.charts.rankings import ChartLine, ranking
from rendering.painters import Rehearsal
from rendering.scene.seat_marks import SEAT_MARKS
from rendering.scene.shapes import SeatLabel

__all__ = [
    "MOVES",
    "PALETTE",
    "ChartLine",
    "Plot",
    "Series",
    "frame_of_lines",
    "in_words",
    "lines",
    "ranking",
    "rehearse",
    "strip",
]


def rehearse(say: Say) -> Rehearsal:
    """Return pictures that together use all that charts share, to fill the caches in advance."""
    seats = range(len(SEAT_MARKS))
    series = tuple(
        Series(seat, SeatLabel(str(seat + 1), computer=seat == 1), (0, seat + 1, seat, seat * 7))
        for seat in seats
    )
    title = text("board-player", number=1)
    standing = [ChartLine(n, SeatLabel(str(n)), 100 - n, str(n)) for n in (1, 2)]
    plot = Plot(title, series)
    strips = strip((plot, plot), title, say)
    return Rehearsal((lines(plot, title, say), strips, ranking(title, standing, say)), ())
