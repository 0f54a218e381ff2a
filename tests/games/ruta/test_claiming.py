"""Claiming a route, paying, and playing again. Rules: R-9, R-10."""

from hypothesis import strategies as st

from core.decktet import card_name, suit_name
from core.texts import Listing, Player, text
from games.ruta.board import route_name
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    RouteClaimed,
)
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


hands = st.sets(st.sampled_from(deck()), max_size=10).map(lambda hand: tuple(sorted(hand)))
