"""R-1 to R-3: cards, places, layouts and the deal."""

from collections import Counter

import pytest

from core.decktet import CARDS, NO_CARD, SUITS, cards_of
from core.game import EVERYONE, Seat, only
from games.jacynth.board import (
    BASIC_DECK,
    EXTENDED_DECK,
    LAYOUTS,
    NEIGHBOURS,
    PLACE_NAMES,
    PLACES,
    STARTING_PLACES,
    Layout,
    bears_tokens,
)
from games.jacynth.game import JACYNTH
from games.jacynth.moves import CityBegun, Dealt, HandDealt
from games.jacynth.state import State, tokens_left
from games.jacynth.view import Options, unseen_cards
from tests.games.jacynth.positions import ME, cards, place


def begun(seats: int = 2, options: Options | None = None, number: int = 0) -> State:
    """A new game from the seed of this number."""
    return JACYNTH.initial_state(seats, options or Options(), bytes([number] * 32)).state


def ranks(deck: tuple[int, ...]) -> Counter[str]:
    return Counter(CARDS[card].rank for card in deck)


def test_r_1_1_the_basic_deck_has_aces_numbers_and_crowns() -> None:
    numbers = {str(number): 3 for number in range(2, 10)}
    assert ranks(BASIC_DECK) == {"ace": 6, **numbers, "crown": 6}
    assert len(BASIC_DECK) == 36


def test_r_1_2_the_extended_deck_adds_pawns_courts_and_the_excuse() -> None:
    added = ranks(EXTENDED_DECK) - ranks(BASIC_DECK)
    assert added == {"pawn": 4, "court": 4, "excuse": 1}
    assert Options().extended is False


def test_r_1_3_a_crown_is_above_nine_and_an_ace_below_two() -> None:
    in_order = cards("ace-moons author journey mountain forest lunatic chance-meeting diplomat")
    values = [CARDS[card].value for card in (*in_order, *cards("pact huntress"))]
    assert values == sorted(set(values))
    assert not any(map(bears_tokens, cards("harvest consul excuse")))


def test_r_1_4_a_card_bears_as_many_suits_as_its_rank_says() -> None:
    counts = {"ace": 1, "crown": 1, "pawn": 3, "court": 3, "excuse": 0}
    for card in EXTENDED_DECK:
        assert len(CARDS[card].suits) == counts.get(CARDS[card].rank, 2)


def test_r_1_5_every_suit_has_each_rank_once() -> None:
    for suit in SUITS:
        values = sorted(CARDS[card].value for card in BASIC_DECK if suit in CARDS[card].suits)
        assert values == list(range(1, 11))


@pytest.mark.parametrize("seats", [2, 3])
def test_r_1_6_everybody_has_four_tokens(seats: int) -> None:
    state = begun(seats)
    assert [tokens_left(state, seat) for seat in range(seats)] == [4] * seats


def test_r_1_7_a_view_holds_no_card_of_others_and_no_order_of_the_pile() -> None:
    state = begun(3)
    view = JACYNTH.view_for(state, ME)
    assert view.hand == cards_of(state.hands[ME])
    assert set(unseen_cards(view)) >= set(state.pile)
    assert [seat.hand_count for seat in view.seats] == [3, 3, 3]
    assert JACYNTH.view_for(state, None).hand is None


def test_r_2_1_places_are_named_by_column_and_row() -> None:
    assert len(PLACES) == len(set(PLACE_NAMES)) == 36
    assert set(PLACE_NAMES) == {column + row for column in "abcdef" for row in "123456"}


@pytest.mark.parametrize(
    ("name", "around"), [("a1", "a2 b1"), ("c6", "b6 c5 d6"), ("d3", "c3 d2 d4 e3")]
)
def test_r_2_2_places_with_a_common_edge_are_adjacent(name: str, around: str) -> None:
    assert {PLACE_NAMES[other] for other in NEIGHBOURS[place(name)]} == set(around.split())


def test_r_2_3_places_are_in_order_row_by_row_from_the_bottom() -> None:
    assert PLACE_NAMES[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2")
    assert PLACE_NAMES[-1] == "f6"


def test_r_3_1_the_first_cards_of_the_deck_are_laid_in_the_order_of_the_places() -> None:
    step = JACYNTH.initial_state(2, Options(), bytes(32))
    (city,) = [one for one in step.told if isinstance(one.event, CityBegun)]
    assert city.to == EVERYONE
    assert isinstance(city.event, CityBegun)
    assert city.event.places == STARTING_PLACES["razeway"]
    assert [step.state.grid[at] for at in city.event.places] == list(city.event.cards)


@pytest.mark.parametrize(
    ("layout", "names"),
    [
        ("razeway", "a6 b5 c4 d3 e2 f1"),
        ("towers", "b5 e5 b2 e2"),
        ("oldcity", "c6 e5 a4 f3 b2 d1"),
    ],
)
def test_r_3_2_each_layout_has_its_starting_places(layout: Layout, names: str) -> None:
    state = begun(options=Options(layout))
    occupied = {PLACE_NAMES[at] for at in PLACES if state.grid[at] != NO_CARD}
    assert occupied == set(names.split())
    assert Options().layout == LAYOUTS[0] == "razeway"


@pytest.mark.parametrize(("seats", "pile"), [(2, 24), (3, 21)])
def test_r_3_3_everybody_is_dealt_three_cards(seats: int, pile: int) -> None:
    step = JACYNTH.initial_state(seats, Options(), bytes(32))
    assert len(step.state.pile) == pile
    dealt = [one for one in step.told if isinstance(one.event, HandDealt)]
    assert [one.to for one in dealt] == [only(Seat(seat)) for seat in range(seats)]
    for one in dealt:
        assert isinstance(one.event, HandDealt)
        assert one.event.cards == cards_of(step.state.hands[one.event.seat])
        assert len(one.event.cards) == 3


def test_r_3_4_the_order_of_play_is_drawn_by_lot() -> None:
    orders = {begun(3, number=number).order for number in range(40)}
    assert len(orders) == 6
    step = JACYNTH.initial_state(3, Options(), bytes(32))
    assert step.told[0].event == Dealt(step.state.order)
    assert step.state.turn == step.state.order[0]
    assert JACYNTH.order_of_play(3, step.state) == step.state.order


def test_r_3_5_a_card_of_the_extended_deck_may_be_a_starting_card() -> None:
    laid = {
        card
        for number in range(30)
        for card in begun(options=Options(extended=True), number=number).grid
        if card != NO_CARD
    }
    assert laid & set(cards("excuse"))
    assert laid & set(cards("harvest watchman consul rite"))
