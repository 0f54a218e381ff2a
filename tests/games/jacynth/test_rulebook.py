"""The table of the rule page agrees with the engine."""

from core.decktet import CARDS
from games.jacynth.board import BASIC_DECK
from tests.games.rulebook import rule_page, table


def test_the_table_of_cards_is_the_deck_of_the_engine() -> None:
    rows = [
        (key, rank, suits, deck)
        for key, _, rank, suits, deck in table(rule_page("jacynth"), "Card")
    ]
    assert rows == [
        (
            face.key,
            face.rank.capitalize(),
            ", ".join(suit.capitalize() for suit in face.suits) or "–",
            "basic" if number in BASIC_DECK else "extended",
        )
        for number, face in enumerate(CARDS)
    ]
