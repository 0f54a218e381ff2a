"""Sample pictures of a club: long and foreign names, all kinds of results, full tables."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import cycle, islice
from typing import Final

import msgspec

from core.translatable_text import Locale, Text, text
from rendering.club.cross_table import CrossRow, CrossTable, cross_table
from rendering.club.layout import Heading
from rendering.club.results import CupResult
from rendering.club.standings import LAST_GAMES, StandingsRow, StandingsTable, standings
from rendering.scene.shapes import Scene, SeatLabel
from tests.rendering.scenes import voice

NAMES: Final = (
    SeatLabel("Ada"),
    SeatLabel("Bo"),
    SeatLabel("Maximiliane von Hohenstein-Wiesenburg"),
    SeatLabel("Мария 🌸"),
    SeatLabel("Livia", computer=True),
    SeatLabel("日本語だけ"),
    SeatLabel("🦊🦊🦊"),
    SeatLabel("Ελένη Παπαδοπούλου"),
    SeatLabel("Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"),
    SeatLabel("Théo l’Éclair"),
)

WON: Final = CupResult(Fraction(1))
DRAWN: Final = CupResult(Fraction(1, 2))
LOST: Final = CupResult(Fraction(0))
_RESULTS: Final = (
    WON,
    DRAWN,
    CupResult(kind="bye"),
    LOST,
    WON,
    CupResult(Fraction(2, 3)),
    LOST,
    CupResult(kind="missed"),
    CupResult(Fraction(3, 4)),
)
OPEN: Final = CupResult(kind="open")

HEADING: Final = Heading("Spring cup of the long evenings", "Ruta · Swiss · round 4 of 5")
WORDY: Final = Heading(
    "Coupe du printemps des longues soirées entre amis du bord de la mer",
    "Strada Romana · élimination à la seconde défaite · ronde 12 sur 17 · places 21 à 40 sur 64",
)


def name(number: int) -> SeatLabel:
    """The name of an entrant."""
    return NAMES[(number - 1) % len(NAMES)]


def _form(number: int, games: int) -> tuple[CupResult, ...]:
    ended = tuple(islice(cycle(_RESULTS), number, number + games))
    return (*ended[:-1], OPEN) if ended and number % 3 == 0 else ended


def rows(count: int, *, games: int = LAST_GAMES, lives: bool = False) -> tuple[StandingsRow, ...]:
    """Rows of a table: without lives with a tie-break; every seventh entrant has left."""
    return tuple(
        StandingsRow(
            rank,
            rank,
            name(rank),
            Fraction(2 * count - rank, 4),
            _form(rank, games),
            None if lives else Fraction(7 * count - rank, 7),
            max(0, 2 - rank // 3) if lives else None,
            rank % 7 == 0,
        )
        for rank in range(1, count + 1)
    )


def against(count: int, *, meetings: int = 1) -> tuple[CrossRow, ...]:
    """Rows of a cross table in which some have not met, and some still play."""
    kinds: Sequence[CupResult | None] = (
        *(_scaled(each, meetings) for each in _RESULTS),
        OPEN,
        None,
    )
    return tuple(
        CrossRow(
            place + 1,
            place + 1,
            name(place + 1),
            Fraction(4 * count - place, 2),
            tuple(
                None if other == place else kinds[(3 * place + other) % len(kinds)]
                for other in range(count)
            ),
            CupResult(kind="bye") if count % 2 and place % 3 == 1 else None,
        )
        for place in range(count)
    )


def _scaled(result: CupResult, meetings: int) -> CupResult | None:
    """Only whole and half points are won against one other; elsewhere there is no game."""
    if result.kind != "game":
        return None
    points = Fraction(round(result.points * 2), 2) * meetings
    return CupResult(points, meetings)


def _won_by(rank: int, table: Sequence[StandingsRow]) -> tuple[StandingsRow, ...]:
    """The rows with a champion, who comes after a computer."""
    return tuple(msgspec.structs.replace(row, has_won=row.rank == rank) for row in table)


def tie(name: str) -> Text:
    """The heading of a tie-break's column."""
    return text("cup-picture-tie", tie=name)


def _by_lot(table: Sequence[StandingsRow]) -> tuple[StandingsRow, ...]:
    """The rows, all of them parted by the lot."""
    return tuple(msgspec.structs.replace(row, by_lot=True) for row in table)


STANDINGS: Final = {
    "swiss": StandingsTable(HEADING, rows(8), tie("buchholz")),
    "full": StandingsTable(WORDY, rows(20), tie("sonneborn-berger")),
    "lives": StandingsTable(WORDY, rows(9, lives=True)),
    "points": StandingsTable(HEADING, rows(2), tie("games-with-more-points")),
    "begun": StandingsTable(HEADING, rows(3, games=0)),
    "final": StandingsTable(HEADING, _won_by(2, rows(4)), tie("meetings")),
    "lot": StandingsTable(WORDY, _by_lot(rows(9)), tie("meetings")),
}
CROSS_TABLES: Final = {
    "small": CrossTable(HEADING, against(3)),
    "duels": CrossTable(HEADING, against(8)),
    "full": CrossTable(WORDY, against(16)),
    "groups": CrossTable(HEADING, against(9, meetings=3), is_of_groups=True),
}


@cache
def drawn_in(locale: Locale) -> dict[str, Scene]:
    """All samples in this language."""
    say = voice(locale)
    return {f"standings-{name}": standings(table, say) for name, table in STANDINGS.items()} | {
        f"cross-{name}": cross_table(table, say) for name, table in CROSS_TABLES.items()
    }


_KEPT: Final = {
    "standings": "standings-swiss",
    "lives": "standings-lives",
    "cross-table": "cross-duels",
}
GOLDEN: Final = {name: drawn_in("en")[sample] for name, sample in _KEPT.items()}
