"""Cards, map, routes and setting up. Rules: R-1 to R-4."""

from collections import Counter

from core.decktet import ACES, CARDS, mask_of
from core.game import Seat
from games.ruta.board import MAP_COLUMNS, PLACES, ROUTES, TOKENS, deck_mask
from games.ruta.game import RUTA
from games.ruta.moves import CardDrawn, Dealt, DrawPile, DrawSlot, HandDealt, SlotFilled
from games.ruta.view import Options
from tests.games.ruta.positions import ME, RIVAL, card, cards, deck, keys_in, play, world
from tests.games.whole_games import seed_from


def test_r_1_1_the_deck_has_45_cards_of_which_one_is_the_excuse() -> None:
    ranks = Counter(face.rank for face in CARDS)
    assert len(CARDS) == 45 == len({face.key for face in CARDS})
    assert ranks.pop("excuse") == 1
    assert (ranks.pop("ace"), ranks.pop("crown")) == (6, 6)
    assert (ranks.pop("pawn"), ranks.pop("court")) == (4, 4)
    assert ranks == {str(number): 3 for number in range(2, 10)}


def test_r_1_2_aces_are_worth_one_faces_ten_and_numbers_themselves() -> None:
    for face in CARDS:
        if face.rank.isdecimal():
            assert face.value == int(face.rank)
        else:
            assert face.value == {"ace": 1, "excuse": 0}.get(face.rank, 10)
    assert not CARDS[card("excuse")].suits


def test_r_1_3_the_fifteen_cards_of_the_map_are_not_in_the_deck() -> None:
    assert len(deck()) == 30
    assert not set(deck()) & set(PLACES)
    assert set(deck()) | set(PLACES) == set(range(45))


def test_r_1_4_each_player_has_ten_tokens() -> None:
    view = RUTA.view_for(world(draft="bard sea", mine="sailor/mill"), None)
    assert TOKENS == 10
    assert [seat.tokens_left for seat in view.seats] == [9, 10]


def test_r_1_5_a_viewer_sees_the_own_hand_and_of_the_other_only_what_was_openly_taken() -> None:
    state = world(hand="pact", rival="rite", draft="bard sea", pile="end cave author")
    after = play(state, DrawSlot(0), DrawPile())
    view = RUTA.view_for(after, RIVAL)
    assert view.hand == tuple(sorted(cards("rite cave")))
    assert view.seats[ME].known == cards("bard")
    assert view.seats[RIVAL].known == ()
    assert [seat.hand_count for seat in view.seats] == [2, 2]
    assert RUTA.view_for(after, None).hand is None


def test_r_1_5_a_card_paid_is_no_longer_known_to_be_in_the_hand() -> None:
    state = world(rival="rite", draft="bard sea", pile="end pact")
    taken = play(state, DrawSlot(0), DrawPile())
    assert keys_in(taken.known[ME]) == {"bard"}
    paid = play(taken, RUTA.parse(RUTA.view_for(taken, ME), "claim penitent/desert: bard"))
    assert not paid.known[ME]


def test_r_1_5_everyone_sees_the_whole_discard_pile() -> None:
    view = RUTA.view_for(world(draft="bard sea", discard="pact rite ace-suns"), None)
    assert view.discard == cards("pact rite ace-suns")


def test_r_2_1_the_map_is_three_rows_of_five_in_the_printed_order() -> None:
    rows = [PLACES[row : row + MAP_COLUMNS] for row in range(0, 15, MAP_COLUMNS)]
    assert rows == [
        cards("sailor forest mountain diplomat penitent"),
        cards("mill harvest castle watchman desert"),
        cards("light-keeper consul market borderland island"),
    ]


def test_r_2_2_neighbours_lie_side_by_side_and_never_across_a_corner_or_a_row_end() -> None:
    for face in ROUTES:
        (row, column), (other_row, other_column) = (divmod(end, MAP_COLUMNS) for end in face.ends)
        assert abs(row - other_row) + abs(column - other_column) == 1


def test_r_3_1_there_are_22_routes() -> None:
    assert len(ROUTES) == 22 == len({face.ends for face in ROUTES})


def test_r_3_2_a_route_costs_the_values_of_its_two_cards() -> None:
    prices = {face.key: face.price for face in ROUTES}
    assert prices["harvest/consul"] == 20
    assert prices["mountain/diplomat"] == 12
    assert prices["penitent/desert"] == min(prices.values()) == 8


def test_r_3_3_a_route_has_the_one_or_two_suits_common_to_its_cards() -> None:
    suits = {face.key: face.suits for face in ROUTES}
    assert suits["harvest/consul"] == ("moons",)
    assert suits["mountain/diplomat"] == ("moons", "suns")
    assert {len(common) for common in suits.values()} == {1, 2}


def test_r_4_1_two_cards_to_each_player_two_face_up_and_the_rest_is_the_pile() -> None:
    state, told = (start := RUTA.initial_state(2, Options(), seed_from(1))).state, start.told
    assert [hand.bit_count() for hand in state.hands] == [2, 2]
    assert len(set(state.supply.draft)) == 2
    assert state.supply.pile_count == 24
    assert [type(t.event) for t in told] == [Dealt, HandDealt, HandDealt, SlotFilled, SlotFilled]
    assert not any(isinstance(t.event, HandDealt | CardDrawn) for t in told if t.reaches(None))


def test_r_4_2_without_the_excuse_29_cards_go_round() -> None:
    state = RUTA.initial_state(2, Options(excuse=False), seed_from(1)).state
    assert state.supply.pile_count == 23
    assert not mask_of(state.supply.shuffled) >> card("excuse") & 1
    assert deck_mask(excuse=False, joker_aces=False).bit_count() == 29


def test_r_4_3_either_player_may_be_drawn_to_begin() -> None:
    starts = {RUTA.initial_state(2, Options(), seed_from(n)).state.turn for n in range(20)}
    assert starts == {0, 1}


def test_r_4_4_an_ace_face_up_at_the_start_stays_there() -> None:
    opened = [RUTA.initial_state(2, Options(), seed_from(n)).state for n in range(40)]
    with_ace = [state for state in opened if set(state.supply.draft) & set(ACES)]
    assert with_ace
    assert RUTA.to_act(with_ace[0]) == {Seat(with_ace[0].turn)}
    assert with_ace[0].supply.pile_count == 24
