"""How computer players of Ruta rate routes, cards and positions."""

from collections import Counter
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from ai.base import unhurried
from ai.ruta import AGENTS, WEIGHTS, RutaSense, greedy_move, places_linked
from core.decktet import CARD_BY_KEY, CARDS, Card, mask_of
from core.game import Level, Seat
from core.rng import Rng
from games.ruta.board import ROUTE_BY_KEY, ROUTES, Route
from games.ruta.game import RUTA
from games.ruta.moves import ClaimRoute, DrawPile, DrawSlot, GiveAce, KeepAce, Move, PlayExcuse
from games.ruta.rules import longest_trail
from games.ruta.state import State, Supply
from games.ruta.view import Options, View

ME, RIVAL = Seat(0), Seat(1)


def _cards(*keys: str) -> tuple[Card, ...]:
    return tuple(sorted(CARD_BY_KEY[key] for key in keys))


def _routes(*keys: str) -> int:
    return sum(1 << ROUTE_BY_KEY[key] for key in keys)


def _position(
    hand: tuple[Card, ...],
    draft: tuple[Card, Card],
    claimed: tuple[int, int] = (0, 0),
    discard: tuple[Card, ...] = (),
) -> State:
    """My turn, with this hand; the rival holds nothing, all other cards are in the pile."""
    start = RUTA.initial_state(2, Options(), bytes(32)).state
    deck = {*start.supply.shuffled} | {*start.supply.discard}
    pile = tuple(sorted(deck - {*hand, *draft, *discard}))
    supply = Supply(draft, pile, len(pile), discard, start.supply.rng)
    return replace(start, supply=supply, turn=0, hands=(mask_of(hand), 0), claimed=claimed)


def _question(state: State) -> tuple[View, list[Move]]:
    return RUTA.view_for(state, ME), list(RUTA.legal_moves(state, ME))


def _pair(one: str, other: str) -> tuple[Card, Card]:
    return CARD_BY_KEY[one], CARD_BY_KEY[other]


def test_places_are_counted_as_in_the_rules() -> None:
    random = Random(3)
    for _ in range(300):
        claimed = mask_of(tuple(map(Card, random.sample(range(len(ROUTES)), random.randint(0, 9)))))
        assert places_linked(claimed) == longest_trail(claimed)[1]


def test_greed_claims_what_makes_the_longest_route_longer() -> None:
    hand = _cards("pact", "journey", "author", "merchant", "windfall", "painter")
    own = _routes("mountain/diplomat", "diplomat/watchman")
    state = _position(hand, _pair("battle", "savage"), (own, 0))
    move = greedy_move(*_question(state))
    assert isinstance(move, ClaimRoute)
    grown = longest_trail(own | 1 << move.route)[1]
    assert grown > longest_trail(own)[1]


def test_greed_pays_exactly_when_it_can() -> None:
    hand = _cards("bard", "ace-suns", "pact")
    move = greedy_move(*_question(_position(hand, _pair("battle", "savage"))))
    assert isinstance(move, ClaimRoute)
    assert sum(CARDS[card].value for card in move.payment) == ROUTES[move.route].price


def test_greed_keeps_an_ace_rather_than_giving_it() -> None:
    state = _position((), _pair("ace-suns", "savage"))
    assert greedy_move(*_question(state)) == KeepAce(0)


def test_greed_draws_the_card_that_brings_routes_nearer() -> None:
    state = _position(_cards("author"), _pair("painter", "rite"))
    assert greedy_move(*_question(state)) == DrawSlot(1)
    state = _position(_cards("author"), _pair("painter", "author"))
    assert greedy_move(*_question(state)) == DrawPile()


def test_the_search_tries_several_payments_a_route_and_never_gives_an_ace_away() -> None:
    hand = _cards("bard", "pact", "windfall", "merchant", "betrayal", "painter", "soldier")
    view, legal = _question(_position(hand, _pair("ace-suns", "savage")))
    tried = RutaSense().candidates(view, legal)
    claims = Counter(move.route for move in tried if isinstance(move, ClaimRoute))
    assert max(claims.values()) == 2
    assert not any(isinstance(move, GiveAce) for move in tried)
    assert tried[0] == KeepAce(0)


def test_the_search_tries_the_excuse_for_the_best_cards_first() -> None:
    discard = _cards("ace-moons", "rite", "author", "window")
    view, legal = _question(_position(_cards("excuse"), _pair("battle", "savage"), (0, 0), discard))
    tried = [m for m in RutaSense().candidates(view, legal) if isinstance(m, PlayExcuse)]
    assert {move.card for move in tried[:2]} == {*_cards("rite", "window")}


def test_greed_leaves_a_card_on_the_board_that_is_hardly_better_than_what_the_pile_brings() -> None:
    """Taking the Market would turn up a card for the rival; the Soldier is worth that."""
    hand = _cards("author", "battle")
    assert greedy_move(*_question(_position(hand, _pair("market", "desert")))) == DrawPile()
    assert greedy_move(*_question(_position(hand, _pair("soldier", "desert")))) == DrawSlot(0)


def test_greed_saves_a_card_for_a_route_that_is_worth_more() -> None:
    """The Bard would buy Penitent and Desert now; with two Suns more it makes the road longer."""
    own = _routes("market/borderland", "consul/market", "harvest/consul", "borderland/island")
    view, legal = _question(_position(_cards("bard"), _pair("savage", "author"), (own, 0)))
    assert {ROUTES[m.route].key for m in legal if isinstance(m, ClaimRoute)} == {"penitent/desert"}
    assert not isinstance(greedy_move(view, legal), ClaimRoute)


def test_two_tokens_from_the_end_an_exact_payment_that_lets_one_finish_is_made() -> None:
    own = _routes(*(face.key for face in ROUTES[:8]))
    rivals = _routes("consul/market", "market/borderland")
    hand = _cards("rite", "calamity", "cave", "soldier", "savage")
    state = _position(hand, _pair("window", "bard"), (own, rivals))
    for seat in (ME, ME):
        state = RUTA.apply(state, seat, greedy_move(*_question(state))).state
    outcome = RUTA.outcome(state)
    assert outcome is not None
    assert outcome.winners == (ME,)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_search_takes_a_victory_in_reach(level: Level) -> None:
    """The tenth token wins at once; a draw would leave the rival a turn."""
    own = _routes(*(face.key for face in ROUTES[:7])) | _routes("harvest/castle", "castle/market")
    rivals = _routes("consul/market", "market/borderland")
    hand = _cards("darkness", "calamity", "savage")
    state = _position(hand, _pair("window", "rite"), (own, rivals))
    view, legal = _question(state)
    chosen = AGENTS[level].choose(RUTA, view, legal, Rng(bytes(32)), unhurried(60))
    assert isinstance(chosen, ClaimRoute)
    outcome = RUTA.outcome(RUTA.apply(state, ME, chosen).state)
    assert outcome is not None
    assert outcome.winners == (ME,)


@pytest.mark.parametrize("level", WEIGHTS)
def test_what_one_seat_hopes_for_the_other_fears(level: Level) -> None:
    state = RUTA.initial_state(2, Options(), bytes([5]) * 32).state
    random = Random(1)
    while RUTA.to_act(state):
        seat = Seat(state.turn)
        hopes = [_promise(state, s, level) for s in (ME, RIVAL)]
        assert 0 < min(hopes) <= max(hopes) < 1
        assert abs(sum(hopes) - 1) < 1e-9
        state = RUTA.apply(state, seat, random.choice(list(RUTA.legal_moves(state, seat)))).state


@pytest.mark.parametrize("level", WEIGHTS)
def test_tokens_places_and_cards_promise_more(level: Level) -> None:
    draft = _pair("battle", "savage")
    one_chain = _routes("sailor/forest", "forest/mountain", "mountain/diplomat")
    scattered = _routes("sailor/forest", "diplomat/penitent", "consul/market")
    rivals = _routes("market/borderland", "borderland/island")
    plain = _promise(_position((), draft, (scattered, rivals)), ME, level)
    assert _promise(_position((), draft, (one_chain, rivals)), ME, level) > plain
    assert _promise(_position(_cards("rite"), draft, (scattered, rivals)), ME, level) > plain
    fewer = scattered & ~(1 << Route(0))
    assert _promise(_position((), draft, (fewer, rivals)), ME, level) < plain


def test_to_an_expert_any_card_counts_early_besides_what_it_pays() -> None:
    draft = _pair("battle", "savage")
    none, ace = (_position(_cards(*hand), draft) for hand in ((), ("ace-knots",)))
    gains = {level: _promise(ace, ME, level) - _promise(none, ME, level) for level in WEIGHTS}
    assert gains["expert"] > 2 * gains["hard"] > 0


def _promise(state: State, seat: Seat, level: Level) -> float:
    return RutaSense(WEIGHTS[level]).promise(partial(RUTA.view_for, state), seat)
