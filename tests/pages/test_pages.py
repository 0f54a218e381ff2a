"""Laws of pages, over all games: what stands in them, what does not, and what they ask for."""

import re
from base64 import b64encode
from hashlib import sha256
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from core.texts import LOCALES, Guest, Locale, Place, Player, text
from model.log import takes_back
from pages.html import TooLargePage
from pages.page_making import MOST_BYTES, page_of_game, page_of_record
from pages.shown_game import of_record
from tables.history.records import RecordedNotice
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
    drawn, said = story["pictures"], story["descriptions"]
    assert {n for numbers in drawn for n in numbers} == {*range(len(story["shapes"]))}
    assert all(_children(shape) == 1 for shape in story["shapes"] if shape)
    assert not [words for words in story["sentences"] if "**" in words]
    for view in story["views"]:
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


@every_game
def test_what_happened_to_the_table_is_told_between_the_moves(subject: Subject) -> None:
    """Also after a move that was taken back, which the page leaves out."""
    happened = (
        (0, text("table-paused-alone", who=Player(0))),
        (2, text("table-freed", who=Guest(0), former=Guest(0))),
        (3, text("table-brought", who=Player(1), place=Place(0))),
    )
    notices = tuple(RecordedNotice(after, (said,)) for after, said in happened)
    record = short_record(subject)
    assert [takes_back(line) for line in record.moves[:3]] == [False, True, False]
    told, before = (
        _told_by(Elements(page_of(msgspec.structs.replace(record, notices=each))).story)
        for each in (notices, msgspec.UNSET)
    )
    said = (
        "Player 1 paused the game for a day.",
        "Somebody, who manages this server, freed the seat of somebody. "
        "A computer plays on until somebody takes it over.",
        "Player 2 moved the table to another channel.",
    )
    for steps, plain in zip(told, before, strict=True):
        assert said[0] in steps[0]
        assert tuple(line for step in steps for line in step if line in said) == said
        assert [[line for line in step if line not in said] for step in steps] == plain


def _told_by(story: dict[str, Any]) -> list[list[list[str]]]:
    """For each viewer what is told at each of their moments."""
    sentences = story["sentences"]
    views = story["views"]
    return [[[sentences[n] for n in step[5]] for step in view["steps"]] for view in views]


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
    assert len(Elements(fewer).story["views"]) == 2
    assert "<option>All open</option><option>Everybody</option></select>" in fewer
    assert "The eyes of single seats are left out" in fewer


@pytest.mark.long
@every_game
def test_a_page_of_a_long_game_is_not_too_large(subject: Subject) -> None:
    assert len(page_of(longest_record(subject), "fr").encode()) <= MOST_BYTES
