"""How computer players of Ruta rate routes, cards and positions."""

from functools import partial

import pytest
from msgspec.structs import replace

from ai.base import unhurried
from ai.ruta import AGENTS, WEIGHTS, RutaSense, greedy_move
from core.decktet import CARD_BY_KEY, Card, mask_of
from core.game import Level, Seat
from core.rng import Rng
from games.ruta.board import ROUTE_BY_KEY, ROUTES
from games.ruta.game import RUTA
from games.ruta.moves import ClaimRoute, KeepAce, Move
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


def test_greed_claims_what_makes_the_longest_route_longer() -> None:
    hand = _cards("pact", "journey", "author", "merchant", "windfall", "painter")
    own = _routes("mountain/diplomat", "diplomat/watchman")
    state = _position(hand, _pair("battle", "savage"), (own, 0))
    move = greedy_move(*_question(state))
    assert isinstance(move, ClaimRoute)
    grown = longest_trail(own | 1 << move.route)[1]
    assert grown > longest_trail(own)[1]


def test_greed_keeps_an_ace_rather_than_giving_it() -> None:
    state = _position((), _pair("ace-suns", "savage"))
    assert greedy_move(*_question(state)) == KeepAce(0)


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


def _promise(state: State, seat: Seat, level: Level) -> float:
    return RutaSense(WEIGHTS[level]).promise(partial(RUTA.view_for, state), seat)
