"""The toy game keeps the laws it shares with the real ones, or it would prove nothing."""

from random import Random

import pytest

from core.game import Seat
from core.rng import Rng
from tables import codec
from tests.tables.toy_game import HAND, PEBBLES, Options, State
from tests.tables.worlds import GAME


def positions(seats: int, number: int) -> list[State]:
    """The states of one game of random moves and, now and then, a resignation."""
    chance = Random(number)
    state = GAME.initial_state(seats, Options(rounds=3), number.to_bytes(32, "big")).state
    met = [state]
    while movers := sorted(GAME.to_act(state)):
        seat = chance.choice(movers)
        if chance.random() < 0.05:
            state = GAME.withdraw(state, seat).state
        else:
            state = GAME.apply(state, seat, chance.choice([*GAME.legal_moves(state, seat)])).state
        met.append(state)
    return met


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_with_everybody_ranked(seats: int) -> None:
    for number in range(40):
        *before, last = positions(seats, number)
        assert all(GAME.outcome(state) is None for state in before)
        outcome = GAME.outcome(last)
        assert outcome is not None
        assert sorted(s.seat for s in outcome.standings) == list(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pebble_is_lost_or_doubled_and_everything_survives_json(seats: int) -> None:
    for state in (s for number in range(15) for s in positions(seats, number)):
        pebbles = [
            *state.bag,
            *(p for hand in state.hands for p in hand),
            *filter(None, state.laid),
        ]
        assert sorted(pebbles) == list(PEBBLES)
        assert codec.decode_state(GAME, codec.encode(state)) == state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_viewer_imagines_fits_what_that_viewer_sees(seats: int) -> None:
    differing = 0
    for state in (s for number in range(15) for s in positions(seats, number)):
        for viewer in (None, *map(Seat, range(seats))):
            view = GAME.view_for(state, viewer)
            twin = GAME.imagine(view, Rng(bytes(32)))
            assert GAME.view_for(twin, viewer) == view
            assert codec.decode_view(GAME, codec.encode(view)) == view
            differing += twin.hands != state.hands
    assert differing > 100


def test_a_listed_move_is_read_back_as_it_is_written() -> None:
    for state in positions(4, 1):
        for seat in GAME.to_act(state):
            for move in GAME.legal_moves(state, seat):
                assert GAME.parse(GAME.view_for(state, seat), GAME.notate(move)) == move
            assert GAME.check(state, seat, GAME.fallback_move(state, seat)) is None


def test_a_hand_begins_with_three_pebbles() -> None:
    assert {len(hand) for hand in positions(3, 1)[0].hands} == {HAND}
