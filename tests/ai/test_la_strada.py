"""How computer players of La Strada rate roads and workshops."""

from ai.la_strada import Map, greedy_move
from core.game import Seat
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, Move, PlaceWorkshop
from games.la_strada.state import State
from games.la_strada.view import Options, View


def _opened(seats: int) -> State:
    return LA_STRADA.initial_state(seats, Options(), bytes([7]) * 32).state


def _question(state: State) -> tuple[View, list[Move]]:
    seat = min(LA_STRADA.to_act(state))
    return LA_STRADA.view_for(state, seat), list(LA_STRADA.legal_moves(state, seat))


def _first_turn(seats: int) -> State:
    state = _opened(seats)
    while state.placing:
        seat = Seat(state.turn)
        state = LA_STRADA.apply(state, seat, greedy_move(*_question(state))).state
    return state


def test_of_roads_to_one_settlement_the_cheapest_is_best() -> None:
    view, legal = _question(_first_turn(3))
    land = Map(view)
    roads = [move.path for move in legal if isinstance(move, BuildLink)]
    for end in {path[-1] for path in roads}:
        ways = [path for path in roads if path[-1] == end]
        assert land.cost(max(ways, key=land.road)) == min(map(land.cost, ways))


def test_a_second_workshop_goes_where_the_first_does_not_reach() -> None:
    state = _opened(2)
    view, legal = _question(state)
    best = greedy_move(view, legal)
    assert isinstance(best, PlaceWorkshop)
    before = Map(view).site(best.hex)
    for _ in range(2):
        view, legal = _question(state)
        state = LA_STRADA.apply(state, Seat(state.turn), greedy_move(view, legal)).state
    view, legal = _question(state)
    second = greedy_move(view, legal)
    assert isinstance(second, PlaceWorkshop)
    assert Map(view).site(best.hex) < before
    assert Map(view).site(second.hex) > Map(view).site(best.hex)
