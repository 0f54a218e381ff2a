"""The search: how it distributes playouts and respects its time limit. Played with Pebbles."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import TypeAlias

import pytest

from ai.base import Budget, unhurried
from ai.search import Chance, Glance, NextBest, Search, TreeSearch, likelihood, reward
from core.game import Outcome, Seat, Standing, Step
from core.rng import Rng
from tests.tables.toy_game import (
    Event,
    Give,
    Keep,
    Lay,
    Move,
    Options,
    Pebbles,
    State,
    View,
    game_of,
)


class Recording(Pebbles):
    """Pebbles that records which first moves were tried in imagined states."""

    def __init__(self, searcher: Seat) -> None:
        self.tried: Counter[Move] = Counter()
        self.worlds = 0
        self._searcher = searcher
        self._fresh: list[State] = []

    def imagine(self, view: View, rng: Rng) -> State:
        self.worlds += 1
        self._fresh.append(super().imagine(view, rng))
        return self._fresh[-1]

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        if seat == self._searcher and any(state is fresh for fresh in self._fresh[-1:]):
            self.tried[move] += 1
        return super().apply(state, seat, move)


class Sense:
    """A sense that keeps every point, lays any pebble, and knows who leads."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        return legal

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        return Keep() if Keep() in legal else legal[int(chance() * len(legal))]

    def promise(self, look: Glance[View], seat: Seat) -> float:
        scores = look(seat).scores
        return (1 + scores[seat] - max(s for i, s in enumerate(scores) if i != seat)) / 3


WHOLE_GAME = 100


def _opened(seats: int, rounds: int = 1, number: int = 0) -> State:
    return Pebbles().initial_state(seats, Options(rounds), bytes([number]) * 32).state


Searching: TypeAlias = Search[Move, View] | TreeSearch[Move, View]

every_search = pytest.mark.parametrize("kind", [Search, TreeSearch])


def _search(kind: type[Searching] = Search, depth: int = WHOLE_GAME) -> Searching:
    return kind(Sense(), iterations=200, depth=depth)


def _chosen(game: Pebbles, state: State, seat: Seat, budget: Budget, search: Searching) -> Move:
    legal = list(game.legal_moves(state, seat))
    return search.choose(game_of(game), game.view_for(state, seat), legal, Rng(bytes(32)), budget)


def _scoring(seats: int) -> tuple[State, Seat]:
    """The moment at which a seat may keep its point or give it away."""
    game, state = Pebbles(), _opened(seats)
    while state.chooser is None:
        seat = min(game.to_act(state))
        state = game.apply(state, seat, Lay(state.hands[seat][0])).state
    return state, state.chooser


@every_search
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_any_number_of_seats_the_better_move_is_found(
    seats: int, kind: type[Searching]
) -> None:
    game = Pebbles()
    for seat in map(Seat, range(seats)):
        state = _opened(seats, number=seats)
        highest = Lay(max(state.hands[seat]))
        assert _chosen(game, state, seat, unhurried(900), _search(kind)) == highest
    state, chooser = _scoring(seats)
    assert _chosen(game, state, chooser, unhurried(20), _search(kind)) == Keep()


@pytest.mark.parametrize("iterations", [12, 50, 100, 999])
def test_the_iterations_are_spent_and_not_overspent(iterations: int) -> None:
    game = Recording(Seat(0))
    state = _opened(3)
    _chosen(game, state, Seat(0), unhurried(iterations), _search())
    assert iterations - len(game.tried) <= game.tried.total() <= iterations


def test_when_time_runs_out_the_best_so_far_is_played() -> None:
    state, chooser = _scoring(2)
    asked = count()
    game = Recording(chooser)
    out_of_time = Budget(10**9, lambda: next(asked) == 3)
    assert _chosen(game, state, chooser, out_of_time, _search()) == Keep()
    assert game.tried == {Keep(): 3, Give(): 3}


@every_search
def test_without_any_time_the_first_candidate_is_played(kind: type[Searching]) -> None:
    state, chooser = _scoring(2)
    game, hurried = Recording(chooser), Budget(10**9, lambda: True)
    assert _chosen(game, state, chooser, hurried, _search(kind)) == Give()
    assert not game.tried


def test_a_victory_is_worth_more_than_any_margin() -> None:
    narrow = Outcome((_standing(0, 1, 5), _standing(1, 2, 4)), "")
    tie = Outcome((_standing(0, 1, 5), _standing(1, 1, 5)), "")
    heavy = Outcome((_standing(0, 1, 50), _standing(1, 2, 0)), "")
    one, other = [Seat(0)], [Seat(1)]
    lost = reward(narrow, other)
    assert 0 <= reward(heavy, other) < lost < reward(tie, other) == reward(tie, one)
    assert reward(tie, one) < reward(narrow, one) < reward(heavy, one) <= 1


def test_a_victory_shared_with_a_partner_is_a_whole_one() -> None:
    team = Outcome(tuple(_standing(seat, 1 + 2 * (seat % 2), 0) for seat in (0, 2, 1, 3)), "")
    alone = Outcome(tuple(_standing(seat, 1 + bool(seat), 0) for seat in range(4)), "")
    assert reward(team, [Seat(0), Seat(2)]) == reward(alone, [Seat(0)])
    assert reward(team, [Seat(1), Seat(3)]) == reward(alone, [Seat(1)])
    assert reward(team, [Seat(0)]) < reward(team, [Seat(0), Seat(2)])


def test_who_gave_up_with_most_points_is_not_likely_to_win() -> None:
    ended = Outcome((_standing(1, 1, 12), _standing(0, 2, 10), _standing(2, 3, 30)), "")
    judge = likelihood(doubt=3.0)
    assert judge(ended, [Seat(2)]) == 0
    assert judge(ended, [Seat(0), Seat(1)]) == pytest.approx(1)


def _standing(seat: int, rank: int, points: int) -> Standing:
    return Standing(Seat(seat), rank, points, ())


# --- the next best -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shares", "fewest"), [((100,), (100, 0, 0)), ((50, 30, 20), (35, 18, 8)), ((0, 100), (0, 99))]
)
def test_the_next_best_is_played_as_often_as_told(
    shares: tuple[int, ...], fewest: tuple[int, ...]
) -> None:
    state, player = _opened(3, rounds=2), NextBest(Sense(), shares)
    game = Pebbles()
    view, legal = game.view_for(state, Seat(0)), list(game.legal_moves(state, Seat(0)))
    seeds = (bytes([number]) * 32 for number in range(100))
    played = Counter(
        player.choose(game_of(game), view, legal, Rng(seed), unhurried(0)) for seed in seeds
    )
    assert all(played[move] >= least for move, least in zip(legal, fewest, strict=False))


def test_a_victory_in_reach_is_not_missed_for_the_next_best() -> None:
    """Keeping the last point wins; the order of candidates has it first."""
    state, chooser = _scoring(2)
    game = Pebbles()
    legal = sorted(game.legal_moves(state, chooser), key=lambda move: move != Keep())
    view = game.view_for(state, chooser)
    player = NextBest(Sense(), (0, 100))
    assert player.choose(game_of(game), view, legal, Rng(bytes(32)), unhurried(0)) == Keep()
