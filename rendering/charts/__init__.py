"""Charts: seats' values over time, and rankings.

May import: `rendering.scene`, `core`.
"""

from rendering.charts.layout import PALETTE
from rendering.charts.line_charts import frame_of_lines, lines, strip
from rendering.charts.plots import MOVES, Plot, Series, in_words
from rendering.charts.rankings import ChartLine, ranking

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
    "strip",
]
