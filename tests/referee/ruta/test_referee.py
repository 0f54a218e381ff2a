"""The referee's own computations, tested on obvious cases."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.referee.ruta.longest_route import longest_trail
from tests.referee.ruta.printed_board import CARDS, PLACES, ROUTES, VALUE, payments, price, suits_of


def _all_payments(cards: list[str], cost: int) -> Iterator[tuple[str, ...]]:
    """Of all subsets those that reach the cost and of which no part does."""
    for size in range(len(cards) + 1):
        for chosen in combinations(cards, size):
            worth = sum(VALUE[card] for card in chosen)
            if worth >= cost and all(worth - VALUE[card] < cost for card in chosen):
                yield chosen


@pytest.mark.parametrize("start", range(0, 30, 3))
def test_payments_are_found_as_among_all_subsets(start: int) -> None:
    deck = [card for card in CARDS if card not in PLACES and card != "excuse"]
    hand = [card for card in CARDS if card in (deck + deck)[start : start + 11]]
    for cost in (8, 9, 12, 15, 20):
        found = list(payments(hand, cost))
        assert len(set(found)) == len(found)
        assert sorted(found) == sorted(_all_payments(hand, cost))


def test_the_examples_of_the_rulebook_stand() -> None:
    assert (price("harvest/consul"), suits_of("harvest/consul")) == (20, {"moons"})
    assert (price("mountain/diplomat"), suits_of("mountain/diplomat")) == (12, {"moons", "suns"})
    assert len(ROUTES) == 22
    assert len([card for card in CARDS if card not in PLACES]) == 30


@pytest.mark.parametrize(
    ("routes", "walk", "places"),
    [
        ("", "", 0),
        ("forest/mountain", "forest/mountain", 2),
        # a branch does not count
        (
            "forest/mountain mountain/diplomat mountain/castle",
            "forest/mountain mountain/diplomat",
            3,
        ),
        # a ring links its four places with three tokens
        (
            "sailor/forest sailor/mill forest/harvest mill/harvest",
            "sailor/forest forest/harvest mill/harvest",
            4,
        ),
        # a ring with tails on opposite corners: the walk that begins at the first place is shown
        (
            "sailor/forest forest/mountain sailor/mill forest/harvest mill/harvest "
            "mill/light-keeper",
            "sailor/forest forest/harvest mill/harvest mill/light-keeper",
            5,
        ),
        # past the Harvest twice, which counts once: in by one tail, round the ring, out by another
        (
            "sailor/forest sailor/mill forest/harvest mill/harvest harvest/castle harvest/consul",
            "harvest/castle forest/harvest sailor/forest sailor/mill mill/harvest harvest/consul",
            6,
        ),
    ],
)
def test_the_longest_route_is_the_one_a_person_finds(routes: str, walk: str, places: int) -> None:
    found, linked = longest_trail(PLACES, routes.split())
    assert (found, linked) == (walk.split(), places)
