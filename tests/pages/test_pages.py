"""Laws of pages, over all games: what stands in them, what does not, and what they ask for."""

import re
from base64 import b64encode
from hashlib import sha256
from xml.etree import ElementTree

import pytest

from core.translatable_text import LOCALES, Locale
from pages.delta_encoding import decoded
from pages.html import TooLargePage
from pages.page_making import MOST_BYTES, page_of_game, page_of_record
from pages.shown_game import of_record
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.pages.whole_pages import (
    Elements,
    drawn_in,
    longest_record,
    page_of,
    references_in,
    short_page,
    short_record,
)

HARMFUL = ("<script>alert(1)</script>", "</style></svg><b>\"'&amp;", "{$x}\u2028]]>")
every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


@every_game
def test_a_page_asks_for_nothing_and_names_no_other_place(subject: Subject) -> None:
    page = short_page(subject)
    known = {value for name, value in drawn_in(Elements(page).story).attributes if name == "id"}
    for reference in references_in(page):
        assert reference.startswith("data:") or reference.removeprefix("#") in known, reference
    assert "://" not in page
    assert "@import" not in page
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert policy[1].split("; ") == [
        "default-src 'none'",
        f"script-src {_hash_of(Elements(page).raw['script'][-1])}",
        f"style-src {_hash_of(Elements(page).raw['style'][0])}",
        "font-src data:",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    ]


def _children(svg: str) -> int:
    """How many elements stand side by side."""
    return len(list(ElementTree.fromstring(f"<svg>{svg}</svg>")))


def _hash_of(content: str) -> str:
    return f"'sha256-{b64encode(sha256(content.encode()).digest()).decode()}'"


@pytest.mark.long
@every_game
def test_the_same_game_makes_the_same_page(subject: Subject) -> None:
    assert page_of(short_record(subject)) == short_page(subject)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_position_of_a_page_has_its_shapes_and_its_words(
    subject: Subject, locale: Locale
) -> None:
    story = Elements(short_page(subject, locale)).story
    drawn, said = decoded(story["pictures"]), decoded(story["descriptions"])
    assert {n for numbers in drawn for n in numbers} == {*range(len(story["shapes"]))}
    assert all(_children(shape) == 1 for shape in story["shapes"] if shape)
    assert not [words for words in story["sentences"] if "**" in words]
    for view in story["table"]["views"]:
        for _, _, picture, description, title, told in view["steps"]:
            assert drawn[picture]
            assert said[description]
            assert all(story["sentences"][number] for number in (*said[description], title, *told))


@every_game
def test_names_are_text_whatever_they_are(subject: Subject) -> None:
    record = short_record(subject)
    plain, named = Elements(short_page(subject)), Elements(page_of(record, names=HARMFUL))
    assert named.names.count("script") == plain.names.count("script") == 2
    assert named.names.count("style") == 1
    assert not {"b", "script", "style"} & {*drawn_in(named.story).names}
    assert "b" not in named.names
    whole = "".join(named.story["sentences"])
    assert all(name in whole for name in HARMFUL[: record.seats])


def test_a_page_that_would_be_too_large_is_not_made() -> None:
    subject = WHOLE_GAMES[0]
    game = EVERY_GAME[subject.key]
    shown = of_record(short_record(subject), game.game)
    with pytest.raises(TooLargePage):
        page_of_game(shown, game, texts(), "en", most=len(short_page(subject).encode()) - 1)


def test_where_all_eyes_would_be_too_much_those_of_single_seats_are_left_out() -> None:
    record, game = short_record(WHOLE_GAMES[0]), EVERY_GAME[WHOLE_GAMES[0].key]
    if not game.game.manifest.has_secrets:
        return
    whole = page_of_record(record, game, texts(), "en")
    fewer = page_of_record(record, game, texts(), "en", most=len(whole) - 1).decode()
    assert len(Elements(fewer).story["table"]["views"]) == 2
    assert "<option>All open</option><option>Everybody</option></select>" in fewer
    assert "The eyes of single seats are left out" in fewer


@pytest.mark.long
@every_game
def test_a_page_of_a_long_game_is_not_too_large(subject: Subject) -> None:
    assert len(page_of(longest_record(subject), "fr").encode()) <= MOST_BYTES
