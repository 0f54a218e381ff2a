"""Codes of tables: short, and readable aloud."""

from itertools import cycle

from tables.model.table_codes import CODE_LETTERS, drawn_code


def test_no_letter_of_a_code_sounds_or_looks_like_another() -> None:
    assert not set("IO01") & set(CODE_LETTERS)
    assert len(CODE_LETTERS) == len(set(CODE_LETTERS)) == 32


def test_a_code_has_four_letters_each_chosen_anew() -> None:
    numbers = cycle((0, 31, 5))
    assert drawn_code(lambda letters: letters[next(numbers)]) == "A9FA"
