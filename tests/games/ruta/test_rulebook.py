"""The tables of the rule page agree with the engine."""

import pytest

from core.decktet import CARDS, SUITS
from core.texts import LOCALES, Locale, Text, text
from games.ruta.board import PLACES, ROUTES
from games.ruta.texts import FACTS
from i18n import Translator
from tests.games.rulebook import rule_page, table

PAGE = rule_page("ruta")


def test_the_table_of_cards_is_the_deck_of_the_engine() -> None:
    rows = [
        (key, rank, value, suits, where)
        for key, _, rank, value, suits, where in table(PAGE, "Card")
    ]
    assert rows == [
        (
            face.key,
            face.rank.capitalize(),
            str(face.value or "–"),
            ", ".join(suit.capitalize() for suit in face.suits) or "–",
            "map" if number in PLACES else "deck",
        )
        for number, face in enumerate(CARDS)
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_for_players_lists_under_each_suit_what_goes_round_of_it(locale: Locale) -> None:
    say = Translator(strict=True).voice(locale).say
    lines = say(Text("ruta-rules-3", dict(FACTS))).splitlines()
    rows = [row for row in table(PAGE, "Card") if row[5] == "deck"]
    assert len(rows) == 30
    for suit, line in zip(SUITS, lines[1:], strict=False):
        named = [
            f"{say(text(f'decktet-card-{key}'))} {value}"
            for key, _, _, value, suits, _ in rows
            if suit.capitalize() in suits.split(", ")
        ]
        assert [item for item in named if item not in line] == []
        assert sum(map(str.isdecimal, line.replace(",", "").split())) == len(named)


def test_the_table_of_routes_is_the_map_of_the_engine() -> None:
    rows = [(key, price, suits) for key, _, price, suits in table(PAGE, "Route")]
    assert rows == [
        (face.key, str(face.price), ", ".join(suit.capitalize() for suit in face.suits))
        for face in ROUTES
    ]
