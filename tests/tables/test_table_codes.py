"""Codes of tables: short, and readable aloud."""

from itertools import cycle

from model.table_creation import CODE_LENGTH, CODE_LETTERS, drawn_code


def test_no_letter_of_a_code_sounds_or_looks_like_another() -> None:
    assert not set("IO01") & set(CODE_LETTERS)
    assert len(CODE_LETTERS) == len(set(CODE_LETTERS))


def test_no_code_spells_a_word() -> None:
    """A word needs a vowel, or a sign that is read as one."""
    assert not set("AEIOUVY" + "0134") & set(CODE_LETTERS)
    assert "K" not in CODE_LETTERS, "of which the best known words without a vowel are made"


def test_there_are_enough_codes_for_the_tables_of_many_years() -> None:
    assert len(CODE_LETTERS) ** CODE_LENGTH > 300_000


def test_a_code_has_four_letters_each_chosen_anew() -> None:
    numbers = cycle((0, -1, 5))
    assert drawn_code(lambda letters: letters[next(numbers)]) == "B9HB"
