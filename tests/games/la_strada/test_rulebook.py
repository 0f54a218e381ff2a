"""The tables of the rule page agree with the engine."""

from games.la_strada.board import GOLD, KINDS, PIECES
from tests.games.rulebook import rule_page, table

PAGE = rule_page("la-strada")
SIGNS = ".fho"


def test_the_table_of_pieces_is_the_map_of_the_engine() -> None:
    drawn = [["".join(SIGNS[found] for found in row) for row in piece] for piece in PIECES]
    assert [rows for _, *rows in table(PAGE, "Piece")] == drawn


def test_the_table_of_gold_is_that_of_the_engine() -> None:
    assert table(PAGE, "Settlement") == [
        [kind, *map(str, gold)] for kind, gold in zip(KINDS, GOLD, strict=True)
    ]
