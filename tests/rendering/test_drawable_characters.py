"""Names and words in pictures lose the characters that the typeface lacks."""

import pytest

from rendering.scene.text import clean_name, legible


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Ada 🎲🐉", "Ada"),
        ("ﬁne Ⅷ ｆｕｌｌ", "fine VIII full"),
        ("e\u0301te\u0301", "été"),
        ("a\u200bb\u202ec", "abc"),
        ("Z\u0334\u0321\u0353a\u0337lgo", "Zalgo"),
        ("王さん", ""),
        ("Ada (🤖)", "Ada"),
        ("(🎲 ) Ada (Bo) f()", "Ada (Bo) f()"),
    ],
)
def test_only_what_the_typeface_has_is_kept(written: str, drawn: str) -> None:
    assert legible(written) == drawn


def test_a_name_without_any_letter_left_gives_way_to_the_fallback() -> None:
    assert clean_name("🎲", "Player 2") == "Player 2"
    assert clean_name("王さん!", "Player 2") == "Player 2"
    assert clean_name("", "Player 2") == "Player 2"


@pytest.mark.parametrize("name", ["דני 5", "王さん 1", "\u3164", "\u2800 x王王"])
def test_a_name_that_is_mostly_lost_gives_way_to_the_fallback(name: str) -> None:
    assert clean_name(name, "Player 2", 2) == "Player 2"


def test_two_names_of_which_the_same_is_left_are_told_apart() -> None:
    assert clean_name("Ana 王", "Player 1", 1) == "Ana (1)"
    assert clean_name("Ana 李", "Player 2", 2) == "Ana (2)"
    assert clean_name("Ada 🎲🎲🎲🎲", "Player 2", 2) == "Ada", "no letter is lost"
    assert clean_name("e\u0301te\u0301", "Player 2", 2) == "été"
