"""How computer players of La Strada rate roads and workshops."""

from ai.la_strada import LaStradaSense, Map, greedy_move, nearness
from core.game import Seat
from games.la_strada.board import COSTS, SPOT, ground_of
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
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


def test_a_settlement_behind_one_tile_is_as_near_as_that_tile_is_cheap() -> None:
    state = _first_turn(2)
    view, legal = _question(state)
    terrain = ground_of(view.laid).terrain
    spots = [settlement.hex for settlement in view.settlements]
    short = [m.path for m in legal if isinstance(m, BuildLink) and len(m.path) == 3]
    assert short
    for start, tile, end in short:
        assert terrain[tile] != SPOT
        assert nearness(view.laid, start)[spots.index(end)] >= 1 / COSTS[terrain[tile]]


def test_no_settlement_is_near_to_itself() -> None:
    view, _ = _question(_first_turn(2))
    for number, settlement in enumerate(view.settlements):
        assert nearness(view.laid, settlement.hex)[number] == 0


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


def test_the_search_tries_two_roads_to_a_settlement_and_the_end_of_the_turn() -> None:
    view, legal = _question(_first_turn(4))
    tried = LaStradaSense().candidates(view, legal)
    ends = [move.path[-1] for move in tried if isinstance(move, BuildLink)]
    assert max(map(ends.count, ends)) <= 2
    assert EndTurn() in tried
    assert tried[0] == greedy_move(view, legal)
