"""The boards of the rule page agree with the engine."""

import re

from games.stratego4.board import CROSS, SPACE_NAMES, THREEFOLD, Board
from tests.games.rulebook import rule_page

PAGE = rule_page("stratego4")


def _drawing(number: int) -> str:
    return PAGE.split("```")[2 * number + 1]


def _drawn(number: int) -> dict[str, str]:
    """The signs of a drawing by the names of their cells."""
    lines = _drawing(number).splitlines()
    files = next(line for line in reversed(lines) if line.split())
    columns = {place: file for place, file in enumerate(files) if file.isalpha()}
    rows = [found for line in lines if (found := re.match(r" ?(\d+) ", line))]
    return {
        f"{columns[place]}{row[1]}": sign
        for row in rows
        for place, sign in enumerate(row.string)
        if place in columns and sign != " " and place >= row.end() - 1
    }


def test_the_cross_is_drawn_as_the_engine_has_it() -> None:
    drawn = _drawn(0)
    castle = {name for name, sign in drawn.items() if sign in "RT"}
    assert len(castle) == 9
    named = {SPACE_NAMES[each] for each in CROSS.spaces} - {"ring", "turret"}
    assert set(drawn) - castle == named
    _assert_signs(drawn, CROSS, "SWNE")


def test_a_sector_is_drawn_as_the_engine_has_it() -> None:
    drawn = _drawn(1)
    assert set(drawn) == {
        SPACE_NAMES[each] for each in THREEFOLD.spaces if SPACE_NAMES[each][0] < "h"
    }
    _assert_signs(drawn, THREEFOLD, "S")


def _assert_signs(drawn: dict[str, str], board: Board, letters: str) -> None:
    def signed(sign: str) -> set[str]:
        return {name for name, drawn_sign in drawn.items() if drawn_sign == sign}

    def named(spaces: object) -> set[str]:
        return {SPACE_NAMES[each] for each in spaces} & set(drawn)  # type: ignore[attr-defined]

    assert signed("~") == named(board.ponds)
    assert signed("f") == named(board.flags)
    assert signed("r") == named(board.recruitment)
    for letter, zone in zip(letters, board.zones, strict=False):
        assert signed(letter) == named(zone) - named(board.flags)
