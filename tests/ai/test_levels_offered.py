"""A level is offered exactly where a recorded match proves it stronger than the one below."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from catalog import CATALOG, GAMES
from core.game import LEVELS, Level
from core.texts import text
from i18n import Translator
from model.results import Rated
from tables.history.ratings import shown, strength_among

DOCS: Final = Path(__file__).parents[2] / "docs"
MATCHES: Final = DOCS / "research" / "computers.md"
FOR_PLAYERS: Final = DOCS / "computer-players.md"

ROW: Final = re.compile(
    r"^\| `(?P<contest>[a-z0-9-]+-[2-5][a-z+-]*)` \| (?P<cells>.+) \|$", re.MULTILINE
)
"""A contest, with a cell for each level and the one below it, from the lowest."""

CELL: Final = re.compile(r"[\d.]+ % \[(?P<least>\d+), \d+\] of \d+")
"""Victories, and the least of them by the 95 % interval."""

NOT_PLAYED: Final = "–"

PARTNERS: Final = "teams"
"""The option with which seats win two by two."""


class Match(NamedTuple):
    """Who played, where, and the lower end of the interval of its victories, in percent."""

    contest: str
    one: str
    others: str
    least: int


class Situation(NamedTuple):
    """How many play, and with which option, if any matters to their strength."""

    seats: int
    option: str | None = None

    @property
    def even(self) -> float:
        """The victories of a player who is as strong as the others, in percent."""
        return 100 / (2 if self.option == PARTNERS else self.seats)


def matches() -> list[Match]:
    page = MATCHES.read_text(encoding="utf-8")
    return [
        Match(row["contest"], one, others, int(found["least"]))
        for row in ROW.finditer(page)
        for one, others, cell in zip(LEVELS[1:], LEVELS, row["cells"].split(" | "), strict=False)
        if (found := CELL.fullmatch(cell)) is not None
    ]


def situations(key: str) -> Iterator[Situation]:
    entry = CATALOG[key]
    manifest = entry.game.manifest
    for seats in range(manifest.fewest_seats, manifest.most_seats + 1):
        yield Situation(seats)
    if hasattr(manifest.options(), PARTNERS):
        yield Situation(manifest.most_seats, PARTNERS)


def steps(key: str) -> Iterator[tuple[Level, Level]]:
    """Each level with the one below it."""
    levels = CATALOG[key].levels
    return zip(levels[1:], levels, strict=False)


def belongs(match: Match, key: str, situation: Situation) -> bool:
    """Whether a match was played with so many seats, and with partners or without."""
    contest, _, option = match.contest.partition("+")
    return contest == f"{key}-{situation.seats}" and (option == PARTNERS) == bool(situation.option)


def offered(key: str, situation: Situation) -> tuple[Level, ...]:
    options: Mapping[str, Any] = {situation.option: True} if situation.option else {}
    entry = CATALOG[key]
    return entry.levels_for(situation.seats, entry.game.manifest.options(**options))


CASES: Final = [
    pytest.param(key, at, *step, id=f"{key}-{at.seats}{at.option or ''}-{step[0]}")
    for key in CATALOG
    for at in situations(key)
    for step in steps(key)
]


@pytest.mark.parametrize(("key", "situation", "level", "below"), CASES)
def test_a_level_is_offered_where_a_match_proves_it_stronger(
    key: str, situation: Situation, level: Level, below: Level
) -> None:
    played = [
        match
        for match in matches()
        if (match.one, match.others) == (level, below) and belongs(match, key, situation)
    ]
    proved = any(match.least > situation.even for match in played)
    assert (level in offered(key, situation)) == proved, played


def test_every_row_is_read() -> None:
    page = MATCHES.read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("| `")]
    rows = [row["cells"].split(" | ") for row in ROW.finditer(page)]
    assert len(rows) == len(lines) > 10
    cells = [cell for row in rows for cell in row]
    assert [cell for cell in cells if cell != NOT_PLAYED and not CELL.fullmatch(cell)] == []
    assert {len(row) for row in rows} == {len(LEVELS) - 1}


@pytest.mark.parametrize("key", GAMES)
def test_the_page_for_players_says_how_strong_each_level_is(key: str) -> None:
    page, entry = FOR_PLAYERS.read_text("utf-8"), CATALOG[key]
    called = Translator().voice("en").say(text(f"{key}-name"))
    rows = dict(
        re.findall(rf"^\| {called}(?:, (\d players|teams))? \| (.*) \|$", page, re.MULTILINE)
    )
    assert rows, called
    for at in situations(key):
        row: str = rows.get(at.option or f"{at.seats} players") or rows[""]
        numbers = [int(cell) for cell in row.split(" | ") if cell.isdecimal()]
        sides = 2 if at.option == PARTNERS else at.seats
        strengths = [strength_among(entry.strengths[level], sides) for level in offered(key, at)]
        assert numbers == [shown(Rated(mu, 0.0, 0)) for mu in strengths], at
