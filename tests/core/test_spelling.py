"""Names are recognized in any spelling; other text stays unchanged."""

import unicodedata
from collections.abc import Sequence
from typing import Any

import pytest

from core.spelling import (
    MOST_WORDS,
    NAMELESS,
    Spellings,
    bare_words,
    finder,
    folded,
    is_seen,
    quoted,
    shown_name,
    with_keys,
    words_of,
)

NAMES = Spellings(
    [
        ("Forêt", "forest"),
        ("Île", "island"),
        ("As de Nœuds", "ace-knots"),
        ("As", "ace"),
        ("Oscurità", "darkness"),
        ("città", ""),
    ]
)


@pytest.mark.parametrize(
    "written", ["Forêt", "foret", "FORÊT", "la forêt", "La Foret", "de la forêt", "une forêt"]
)
def test_capitals_accents_and_articles_do_not_matter(written: str) -> None:
    assert with_keys(written, NAMES) == "forest"
    assert with_keys(unicodedata.normalize("NFD", written), NAMES) == "forest"


@pytest.mark.parametrize("written", ["l'île", "L’Île", "l ile", "ILE"])
def test_an_article_may_hang_on_its_name(written: str) -> None:
    assert with_keys(written, NAMES) == "island"


@pytest.mark.parametrize("written", ["As de Nœuds", "as de noeuds", "as noeuds", "l'as des nœuds"])
def test_the_longest_name_is_meant(written: str) -> None:
    assert with_keys(written, NAMES) == "ace-knots"
    assert with_keys("as de foret", NAMES) == "ace forest"


def test_several_names_follow_one_another() -> None:
    assert with_keys("l'oscurita, la foret et l’île", NAMES) == "darkness forest island"


def test_words_that_are_no_names_stay_and_so_do_little_words_before_them() -> None:
    assert with_keys("Tile I; forêts 3H", NAMES) == "tile i forêts 3h"
    assert with_keys("", NAMES) == ""
    assert with_keys("la", NAMES) == "la"
    assert with_keys("claim 3", Spellings([])) == "claim 3"


def test_a_name_without_a_key_goes() -> None:
    assert with_keys("la città E4", NAMES) == "e4"


def test_of_two_names_written_alike_the_first_counts() -> None:
    assert list(Spellings([("Le Marché", "one"), ("marche", "two")])) == [(("marche",), "one")]


def test_a_name_may_be_written_in_several_ways() -> None:
    pile = Spellings([("pioche, dessus de la pioche,", "pile")])
    assert list(pile) == [(("pioche",), "pile"), (("dessus", "pioche"), "pile")]
    assert with_keys("la carte du dessus de la pioche", pile) == "la carte pile"


def test_what_is_typed_so_far_is_found_in_a_label() -> None:
    label = "Forêt · 5 · 🌙 Lunes"
    for typed in ("", "fo", "FORET", "la forêt", "forêt · 5", "lunes", "5 lu", "lunes forêt", "🌙"):
        assert finder(typed)(label), typed
    for typed in ("forets", "la mer", "forêt 6", "xyz", "6", "☀", "orêt", "t 5"):
        assert not finder(typed)(label), typed


def test_folding_takes_accents_and_ligatures_away_and_nothing_else() -> None:
    assert folded("Nœud Æ Été Città – 3H") == "noeud ae ete citta – 3h"
    assert folded("Ş\u0327 Ελλάς \u05e9\u05b8\u05dc") == "s ελλασ \u05e9\u05dc", "of any script"
    assert bare_words("L’As de la Forêt d'Île") == ("as", "foret", "ile")


def test_a_minus_belongs_to_the_number_behind_it_and_every_other_sign_separates() -> None:
    assert words_of("draw -1") == words_of("Draw: -1!") == ["draw", "-1"]
    assert words_of("c3-4 3H -4H f3xf4, #1") == ["c3", "4", "3h", "4h", "f3xf4", "1"]
    assert words_of("De l’Été à la_Forêt", {"de", "l", "a"}) == ["été", "la", "forêt"]


def test_what_was_written_is_quoted_in_part() -> None:
    assert quoted(["bal", "x" * 100]).words == "bal " + "x" * 56


class Counted(Spellings):
    """Spellings that count their look-ups."""

    asked = 0

    def longest(self, words: Sequence[str], start: int) -> tuple[str, int] | None:
        self.asked += 1
        return super().longest(words, start)


@pytest.mark.parametrize("word", ["a ", "x ", "as ", "as de ", "-1 ", "a x "])
def test_reading_takes_as_many_steps_as_there_are_words(word: str) -> None:
    names = Counted([("As de Nœuds", "ace-knots"), ("As", "ace")])
    times = MOST_WORDS // 4
    with_keys(word * times, names)
    assert names.asked <= times * len(word.split())


def test_what_is_longer_than_any_move_is_not_read_to_its_end() -> None:
    names = Counted([("As de Nœuds", "ace-knots"), ("As", "ace")])
    assert len(with_keys("x " * 100_000, names).split()) == MOST_WORDS
    assert names.asked == MOST_WORDS
    assert len(words_of("é " * 100_000)) == MOST_WORDS


def test_a_name_is_looked_for_no_further_than_names_go() -> None:
    """However long the rest of what was written is."""

    class Words(list[str]):
        looked_at = 0

        def __getitem__(self, at: Any) -> Any:
            self.looked_at += 1
            return super().__getitem__(at)

    words = Words(["as"] * 3000)
    names = Spellings([("As de Nœuds", "ace-knots"), ("As", "ace")])
    assert names.longest(words, 0) == ("ace", 1)
    assert words.looked_at == 2


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u3164", "\u2800\u2800", "\u200b", "\u200e\u202e", "\u0301", "\u115f \uffa0"),
        *("…!", "\U0001d159", "\ufffc", "\U00013441\U00013442"),
    ],
)
def test_a_name_of_which_nothing_is_seen_is_no_name(name: str) -> None:
    assert not is_seen(name)
    assert shown_name(name) == NAMELESS
    assert shown_name(name, instead="") == ""
    assert is_seen(NAMELESS)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("\u202eAda\u2069", "Ada"),
        ("  Ada\n Lovelace", "Ada Lovelace"),
        ("ラムネ", "ラムネ"),
        ("🎲", "🎲"),
        ("★", "★"),
        ("5", "5"),
        ("\u3164x", "\u3164x"),
    ],
)
def test_a_name_that_is_seen_is_shown_in_one_line_that_turns_nothing(name: str, shown: str) -> None:
    assert shown_name(name) == shown
