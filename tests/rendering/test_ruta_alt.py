"""What Ruta's pictures say to those who do not see them."""

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.text import LOCALES, Locale
from games.ruta.board import ROUTES
from rendering.boards.ruta.alt import describe
from rendering.scene import ALT_LIMIT, SeatLabel
from tests.rendering.ruta_positions import (
    ALL,
    FINISHED,
    FREE,
    HOARD,
    JOKERS,
    MIDDLE,
    MIDDLE_OWN,
    TAKEN,
)
from tests.rendering.speech import speaker


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ALL)
def test_no_description_is_longer_than_the_limit(name: str, locale: Locale) -> None:
    told = describe(ALL[name], speaker(locale))
    assert 100 < len(told) <= ALT_LIMIT


def test_turn_scores_hands_supply_and_routes_are_told() -> None:
    told = describe(MIDDLE, speaker())
    for part in (
        "Bo is to play",
        "Ada: 10 points, 5 tokens left, 6 cards in hand",
        "Chance Meeting",
        "7 cards in the draw pile",
        "Rite",
        "Sailor – Forest",
        "Castle – Watchman",
    ):
        assert part in told


def test_the_end_names_the_winner_and_the_final_points() -> None:
    told = describe(FINISHED, speaker())
    assert "Won by Ada" in told
    assert "Ada: 19 points" in told


def test_only_the_viewer_s_own_hand_is_told() -> None:
    assert "Lunatic" in describe(MIDDLE_OWN, speaker())
    assert "Lunatic" not in describe(MIDDLE, speaker())


def test_jokers_and_an_empty_pile_are_told() -> None:
    assert "Jokers of Ada: Ace of Moons" in describe(JOKERS, speaker())
    assert "The draw pile is empty" in describe(TAKEN, speaker())


def test_what_does_not_fit_is_cut_between_words() -> None:
    names = (SeatLabel("Maximiliane von und zu Hohenstein"), SeatLabel("B" * 32))
    full = replace(HOARD, owners=(Seat(0), Seat(1)) * (len(ROUTES) // 2), discard=FREE)
    told = describe(full, speaker("en", names))
    assert told.endswith("…")
    assert ALT_LIMIT - 40 < len(told) <= ALT_LIMIT
    assert not told.endswith((" …", ",…"))
