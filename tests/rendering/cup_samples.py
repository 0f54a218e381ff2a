"""Sample standings of cups: long and foreign names, all kinds of results, a full table."""

from functools import cache
from itertools import cycle, islice
from typing import Final

from core.texts import Locale, text
from rendering.cup_standings import (
    BYE,
    LAST_ROUNDS,
    MISSED,
    MOST_ROWS,
    StandingsRow,
    StandingsTable,
    cup_standings,
)
from rendering.scene.shapes import Scene
from tests.rendering.scenes import voice

NAMES: Final = (
    "Ada",
    "Bo",
    "Maximiliane von Hohenstein-Wiesenburg",
    "Мария 🌸",
    "日本語だけ",
    "🦊🦊🦊",
    "Ελένη Παπαδοπούλου",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Théo l’Éclair",
)

RESULTS: Final = ("1", "½", BYE, "0", "2⁄3", MISSED, "¾", "5⁄6")


def row(number: int, rounds: int) -> StandingsRow:
    """A row of so many rounds, each entrant with other results."""
    results = tuple(islice(cycle(RESULTS), number, number + rounds))
    name = NAMES[(number - 1) % len(NAMES)]
    left, won = number % 7 == 0, number <= 2
    return StandingsRow(
        1 if won else number, number, name, f"{2 * rounds} 11⁄24", results, left, won
    )


def table(rows: int, rounds: int, locale: Locale = "en") -> StandingsTable:
    """A table with two winners, who share the first place."""
    say = voice(locale)
    note = text("cup-picture-note")
    more = text("cup-picture-more", note=note, count=44)
    title = "Spring cup of the long evenings at the seaside · La Strada"
    return StandingsTable(title, say(more), tuple(row(n, rounds) for n in range(1, rows + 1)))


SIZES: Final = ((3, 1), (9, 3), (MOST_ROWS, LAST_ROUNDS))


@cache
def drawn_in(locale: Locale) -> tuple[Scene, ...]:
    """The pictures in a language."""
    return tuple(cup_standings(table(*size, locale), voice(locale)) for size in SIZES)


GOLDEN: Final = {"standings": cup_standings(table(9, LAST_ROUNDS), voice("en"))}
