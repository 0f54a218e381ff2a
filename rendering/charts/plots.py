"""What is plotted: the values of seats over moves or games; and the same in words."""

from collections.abc import Sequence
from typing import Final

import msgspec

from core.translatable_text import Say, Text, Verbatim, text
from rendering.scene.shapes import SeatLabel

MOVES: Final = text("chart-moves")
"""The unit of the horizontal axis in charts of games."""


class Series(msgspec.Struct, frozen=True):
    """The values of one seat, or of somebody drawn with this seat's colour and form."""

    seat: int
    label: SeatLabel
    values: tuple[float, ...]


class Plot(msgspec.Struct, frozen=True):
    """A title and series of equal length.

    ``from_zero``: the scale includes zero, as suits counts.
    """

    title: Text
    series: tuple[Series, ...]
    from_zero: bool = True


def in_words(plots: Sequence[Plot], across: Text, say: Say, first: int = 0) -> str:
    """Return the alt text of ``lines``: each series at its beginning, maximum and end."""
    said = []
    for plot in plots:
        last = first + len(plot.series[0].values) - 1
        said.append(text("chart-alt", title=plot.title, across=across, start=first, end=last))
        said += [
            text(
                "chart-alt-series",
                name=Verbatim(series.label.name),
                start=round(series.values[0]),
                most=round(max(series.values)),
                end=round(series.values[-1]),
            )
            for series in plot.series
        ]
    return " ".join(map(say, said))
