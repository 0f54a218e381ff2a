"""Names are understood however they are written; anything else is left as it is."""

import unicodedata

import pytest

from core.spelling import bare_words, fits, folded, spellings, with_keys

NAMES = spellings(
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
    assert with_keys("claim 3", {}) == "claim 3"


def test_a_name_without_a_key_goes() -> None:
    assert with_keys("la città E4", NAMES) == "e4"


def test_of_two_names_written_alike_the_first_counts() -> None:
    assert spellings([("Le Marché", "one"), ("marche", "two")]) == {("marche",): "one"}


def test_what_is_typed_so_far_is_found_in_a_label() -> None:
    label = "Forêt · 5 · 🌙 Lunes"
    for typed in ("", "fo", "FORET", "la forêt", "forêt · 5", "lunes", "5 lu"):
        assert fits(typed, label), typed
    for typed in ("forets", "la mer", "xyz", "6"):
        assert not fits(typed, label), typed


def test_folding_takes_accents_and_ligatures_away_and_nothing_else() -> None:
    assert folded("Nœud Æ Été Città – 3H") == "noeud ae ete citta – 3h"
    assert bare_words("L’As de la Forêt d'Île") == ("as", "foret", "ile")
