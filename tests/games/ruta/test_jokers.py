"""The variant with Aces as jokers. Rule: R-14."""

from core.decktet import ACES, cards_of
from games.ruta.game import RUTA
from games.ruta.moves import ClaimRoute, JokersDealt
from games.ruta.view import Options
from tests.games.ruta.positions import (
    ME,
    RIVAL,
    card,
    claim,
    hand_of,
    keys_in,
    moves_of,
    play,
    refusal,
    world,
    written,
)
from tests.games.whole_games import seed_from

VARIANT = Options(joker_aces=True)


def test_r_14_1_each_player_gets_three_of_the_six_aces_openly_and_by_lot() -> None:
    dealt = [RUTA.initial_state(2, VARIANT, seed_from(number)) for number in range(8)]
    for start in dealt:
        mine, theirs = (cards_of(jokers) for jokers in start.state.jokers)
        assert len(mine) == len(theirs) == 3
        assert {*mine, *theirs} == set(ACES)
        assert start.state.supply.pile_count == 18
        told = [t.event for t in start.told if isinstance(t.event, JokersDealt) and t.reaches(None)]
        assert told == [JokersDealt(ME, mine), JokersDealt(RIVAL, theirs)]
        assert RUTA.view_for(start.state, None).seats[RIVAL].jokers == theirs
    assert len({start.state.jokers for start in dealt}) > 1


def test_r_14_2_an_ace_of_the_routes_suit_lets_any_card_pay() -> None:
    state = world(hand="bard sea", jokers="ace-moons", draft="end cave", options=VARIANT)
    after = play(state, claim("harvest/consul", "bard sea", "ace-moons"))
    assert after.claimed[ME]
    assert refusal(state, claim("harvest/consul", "bard sea")).code == "ruta-refusal-wrong-suit"


def test_r_14_2_the_ace_must_be_the_own_and_of_the_routes_suit() -> None:
    state = world(hand="bard sea", jokers="ace-suns", draft="end cave", options=VARIANT)
    wrong_suit = refusal(state, claim("harvest/consul", "bard sea", "ace-suns"))
    assert wrong_suit.code == "ruta-refusal-joker-wrong-suit"
    not_mine = refusal(state, claim("harvest/consul", "bard sea", "ace-moons"))
    assert not_mine.code == "ruta-refusal-joker-not-yours"


def test_r_14_2_a_claim_that_needs_no_joker_is_offered_without_one() -> None:
    state = world(hand="huntress rite bard", jokers="ace-moons", draft="end cave", options=VARIANT)
    offered = [line for line in written(moves_of(state, ClaimRoute)) if "harvest/consul" in line]
    assert offered == [
        "claim harvest/consul: huntress rite",
        "claim harvest/consul: huntress bard with ace-moons",
        "claim harvest/consul: bard rite with ace-moons",
    ]
    wasteful = claim("harvest/consul", "huntress rite", "ace-moons")
    assert not play(state, wasteful).jokers[ME]


def test_r_14_3_the_ace_adds_nothing_to_the_sum() -> None:
    state = world(hand="bard darkness", jokers="ace-moons", draft="end cave", options=VARIANT)
    refused = refusal(state, claim("harvest/consul", "bard darkness", "ace-moons"))
    assert (refused.values["price"], refused.values["paid"]) == (20, 19)


def test_r_14_4_the_ace_used_is_out_of_the_game() -> None:
    state = world(hand="bard sea", jokers="ace-moons ace-suns", draft="end cave", options=VARIANT)
    after = play(state, claim("harvest/consul", "bard sea", "ace-moons"))
    assert keys_in(after.jokers[ME]) == {"ace-suns"}
    assert card("ace-moons") not in after.supply.discard
    assert hand_of(after, ME) == set()


def test_r_14_5_an_exact_sum_with_a_joker_gives_another_turn_too() -> None:
    state = world(hand="bard sea", jokers="ace-moons", draft="end cave", options=VARIANT)
    exact = play(state, claim("harvest/consul", "bard sea", "ace-moons"))
    assert (exact.turn, exact.plays_again) == (ME, True)
    over = play(state, claim("forest/mountain", "sea", "ace-moons"))
    assert over.turn == RIVAL
