"""Claiming a route, paying, and playing again. Rules: R-9, R-10."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.decktet import CARDS, Card, card_name, cards_of, mask_of, suit_name
from core.guided_play import BEGINNING, Ask, Go, Menu, Where
from core.texts import Listing, Player, text
from games.ruta.board import ROUTES, route_name
from games.ruta.game import RUTA
from games.ruta.guided_play import ask
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    Move,
    RouteClaimed,
    payable_routes,
    payments,
    worth,
)
from games.ruta.view import View
from tests.games.english_texts import say
from tests.games.ruta.positions import (
    ME,
    RIVAL,
    card,
    cards,
    claim,
    deck,
    events,
    hand_of,
    moves_of,
    play,
    refusal,
    route,
    routes,
    world,
    written,
)


def test_r_9_1_a_claimed_route_belongs_to_its_owner_for_good() -> None:
    state = world(hand="huntress", rival="rite", draft="bard sea", pile="end")
    after = play(state, claim("forest/mountain", "huntress"))
    assert after.claimed == (routes("forest/mountain"), 0)
    refused = refusal(after, claim("forest/mountain", "rite"))
    name = route_name(route("forest/mountain"))
    assert refused.text == text("ruta-refusal-route-taken", route=name, owner=Player(ME))


def test_r_9_2_consul_harvest_costs_twenty_moons() -> None:
    state = world(hand="huntress rite bard pact", draft="sea end", pile="cave")
    after = play(state, claim("harvest/consul", "huntress rite"))
    assert after.claimed[ME] == routes("harvest/consul")
    refused = refusal(state, claim("harvest/consul", "huntress bard"))
    assert refused.text == text(
        "ruta-refusal-wrong-suit",
        card=card_name(card("bard")),
        route=route_name(route("harvest/consul")),
        suits=Listing((suit_name("moons"),)),
    )


def test_r_9_2_mountain_diplomat_takes_any_mixture_of_moons_and_suns_from_twelve() -> None:
    state = world(hand="author journey painter discovery ace-suns pact sea", draft="end cave")
    for payment in ("pact journey", "author journey painter discovery", "pact painter ace-suns"):
        assert play(state, claim("mountain/diplomat", payment)).claimed[ME]
    refused = refusal(state, claim("mountain/diplomat", "pact author"))
    assert refused.values["price"] == 12
    assert refused.values["paid"] == 11


def test_r_9_2_only_cards_in_the_own_hand_pay() -> None:
    state = world(hand="author", rival="huntress", draft="rite cave")
    for key in ("huntress", "rite"):
        refused = refusal(state, claim("forest/mountain", key))
        expected = text("ruta-refusal-card-not-in-hand", card=card_name(card(key)))
        assert refused.text == expected


def test_r_9_3_a_card_counts_once_even_with_both_suits_of_the_route() -> None:
    state = world(hand="pact", draft="bard sea")
    assert refusal(state, claim("mountain/diplomat", "pact")).values["paid"] == 9
    twice = ClaimRoute(route("mountain/diplomat"), cards("pact pact"))
    assert refusal(state, twice).code == "ruta-refusal-payment-out-of-order"


def test_r_9_4_no_change_is_given() -> None:
    state = world(hand="huntress author", draft="bard sea")
    after = play(state, claim("forest/mountain", "huntress"))
    assert hand_of(after, ME) == {"author"}


def test_r_9_4_cards_not_needed_may_be_paid_but_are_not_offered() -> None:
    state = world(hand="huntress author", draft="bard sea")
    generous = claim("forest/mountain", "huntress author")
    assert generous not in moves_of(state)
    assert hand_of(play(state, generous), ME) == set()


def test_r_9_5_what_was_paid_lies_on_the_discard_pile_in_the_order_of_the_deck() -> None:
    state = world(hand="huntress rite", draft="bard sea", discard="pact")
    after = play(state, claim("harvest/consul", "rite huntress"))
    assert after.supply.discard == cards("pact huntress rite")


def test_r_9_6_the_excuse_never_pays() -> None:
    state = world(hand="huntress excuse", draft="bard sea")
    refused = refusal(state, claim("forest/mountain", "huntress excuse"))
    assert refused.code == "ruta-refusal-excuse-pays-nothing"
    assert "excuse" not in " ".join(written(moves_of(state, ClaimRoute)))


def test_r_10_1_who_pays_exactly_has_another_whole_turn() -> None:
    state = world(hand="huntress rite savage", draft="bard sea", pile="end")
    after = play(state, claim("harvest/consul", "huntress rite"))
    assert after.turn == ME
    assert after.plays_again
    assert written(moves_of(after)) == ["draw 1", "draw 2", "draw pile"]
    assert play(after, DrawPile()).turn == RIVAL
    assert not play(after, DrawPile()).plays_again


def test_r_10_2_exact_payments_follow_one_another_without_limit() -> None:
    state = world(hand="huntress rite pact bard author", draft="sea end", pile="cave")
    chain = (
        claim("harvest/consul", "huntress rite"),
        claim("forest/mountain", "pact"),
        claim("mountain/diplomat", "bard author"),
    )
    after = play(state, *chain)
    assert after.turn == ME
    assert after.claimed[ME].bit_count() == 3
    assert not after.hands[ME]


def test_r_10_3_who_pays_more_than_the_price_has_no_further_turn() -> None:
    state = world(hand="huntress", draft="bard sea")
    after = play(state, claim("forest/mountain", "huntress"))
    assert after.turn == RIVAL
    assert not after.plays_again
    assert events(state, claim("forest/mountain", "huntress")) == [
        RouteClaimed(ME, route("forest/mountain"), cards("huntress"), None, 10, exact=False)
    ]


def test_exact_payments_are_listed_first_then_the_cheaper() -> None:
    state = world(hand="pact huntress author discovery chance-meeting", draft="bard sea")
    listed = [m for m in moves_of(state, ClaimRoute) if "mountain/diplomat" in written([m])[0]]
    paid = [worth(move.payment) for move in listed if isinstance(move, ClaimRoute)]
    assert paid == sorted(paid)
    assert paid[0] == 12


hands = st.sets(st.sampled_from(deck()), max_size=10).map(lambda hand: tuple(sorted(hand)))


@pytest.mark.long
@given(hand=hands, price=st.sampled_from(sorted({face.price for face in ROUTES})))
def test_the_payments_listed_are_all_with_no_card_to_spare(
    hand: tuple[Card, ...], price: int
) -> None:
    """Compared with trying every set of cards of the hand."""
    paying = [c for c in hand if CARDS[c].value]
    wanted = {
        chosen
        for size in range(1, len(paying) + 1)
        for chosen in combinations(paying, size)
        if worth(chosen) >= price
        and all(worth(chosen) - CARDS[paid].value < price for paid in chosen)
    }
    found = payments(mask_of(tuple(paying)), price)
    assert set(found) == wanted
    assert len(found) == len(wanted)


@given(hand=st.sets(st.sampled_from(deck())))
def test_a_route_is_payable_exactly_when_the_cards_of_its_suits_reach_the_price(
    hand: set[Card],
) -> None:
    payable = [
        number
        for number, face in enumerate(ROUTES)
        if sum(CARDS[c].value for c in hand if set(CARDS[c].suits) & set(face.suits)) >= face.price
    ]
    assert payable_routes(mask_of(tuple(hand))) == payable


def test_the_whole_deck_does_not_overload_the_scales() -> None:
    assert payable_routes(mask_of(deck())) == list(range(len(ROUTES)))
    assert cards_of(mask_of(deck())) == deck()


def test_the_tenth_token_promises_no_further_turn() -> None:
    """Wherever an exact payment is offered."""
    state = world(hand="pact excuse", draft="bard sea")
    for tokens in (2, 1):
        seen = RUTA.view_for(state, ME)
        seats = tuple(replace(seat, tokens_left=tokens) for seat in seen.seats)
        ways = _exact(replace(seen, seats=seats), tuple(RUTA.legal_moves(state, ME)))
        assert len(ways) > 1
        assert [said.startswith("✨") for said in ways] == [tokens == 2] * len(ways)
        assert all(said.endswith("the game ends") == (tokens == 1) for said in ways)


def _exact(seen: View, legal: Sequence[Move]) -> list[str]:
    """What is said of the exact payments for routes, in the lists and where they are confirmed."""
    first = ask(seen, legal, BEGINNING)
    assert isinstance(first, Ask)
    menus = [row for row in first.rows if isinstance(row, Menu)]
    hints = [option.hint for menu in menus for option in menu.options if menu.step == "route"]
    routes_offered = next(menu for menu in menus if menu.step == "route").options
    ends = [ask(seen, legal, Where("route", (option.value,))) for option in routes_offered]
    words = [word for end in ends if isinstance(end, Ask | Go) for word in end.words]
    told = [each for each in (*hints, *words) if each is not None]
    return [say("ruta", each) for each in told if each.key == "ruta-play-exact"]
