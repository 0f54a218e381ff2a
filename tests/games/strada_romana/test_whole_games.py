"""Invariants of whole games: runs found by two searches, turns, coins, ends, points."""

from collections import Counter
from itertools import groupby

from core.game import Seat
from games.strada_romana.board import (
    AREAS_AT,
    MARKETS,
    Destination,
    Square,
    column_of,
)
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import (
    CoinsChanged,
    CubeTaken,
    EndTurn,
    RunWagon,
    TakeCube,
    TakeTile,
    TileTaken,
    TurnEnded,
    WagonRan,
)
from games.strada_romana.state import State
from tests.games.strada_romana.slow_runs import Slow, slow_runs
from tests.games.whole_games import Stop, all_stops, journeys, some_stops

KEY = "strada-romana"


def _listed(state: State, seat: Seat) -> list[Slow]:
    moves = STRADA_ROMANA.legal_moves(state, seat)
    return [
        Slow(m.wagon, len(m.path) + m.arrives, 29 if m.arrives else m.path[-1])
        for m in moves
        if isinstance(m, RunWagon)
    ]


def test_the_runs_listed_are_those_of_a_slow_search_by_columns_and_heights() -> None:
    compared: Counter[int] = Counter()
    for _, stop in some_stops(KEY, 2500):
        if not stop.state.looking:
            found = _listed(stop.state, stop.seat)
            assert len(set(found)) == len(found)
            assert set(found) == slow_runs(STRADA_ROMANA.view_for(stop.state, None))
            compared[stop.state.special] += len(found)
    assert min(compared.values()) > 300
    assert len(compared) == 5


def test_a_turn_can_be_ended_exactly_when_no_obliged_point_can_be_used() -> None:
    for _, stop in some_stops(KEY, 1500):
        state = stop.state
        if state.used or state.special:
            obliged = 3 - state.used
            able = any(run.points <= obliged for run in _listed(state, stop.seat))
            assert (STRADA_ROMANA.check(state, stop.seat, EndTurn()) is None) == (not able)
            view = STRADA_ROMANA.view_for(state, None)
            assert view.running is not None
            assert view.running.must_go_on == able


def _turns(stops: tuple[Stop, ...]) -> list[list[Stop]]:
    """The stops of a game, turn by turn."""
    turns: list[list[Stop]] = [[]]
    for stop in stops:
        turns[-1].append(stop)
        if stop.step.state.turn != stop.seat:
            turns.append([])
    return [turn for turn in turns if turn]


def test_each_turn_uses_three_points_or_all_that_can_be_used() -> None:
    for journey in journeys(KEY):
        for turn in _turns(journey.stops):
            ended = [t.event for t in turn[-1].step.told if isinstance(t.event, TurnEnded)]
            used = sum(len(s.move.path) + s.move.arrives for s in turn if _is_run(s))
            if ended:
                most = 4 if turn[-1].state.special >= 3 else 3
                assert used <= most
                assert ended[0].points_unused == most - used


def _is_run(stop: Stop) -> bool:
    return isinstance(stop.move, RunWagon)


def test_each_turn_takes_no_more_goods_than_allowed_and_each_wagon_runs_once() -> None:
    for journey in journeys(KEY):
        for turn in _turns(journey.stops):
            tiles = sum(isinstance(s.move, TakeTile) for s in turn)
            cubes = sum(isinstance(s.move, TakeCube) for s in turn)
            assert max(tiles, cubes) <= 1
            assert tiles + cubes <= (1 if journey.seats < 4 else 2)
            ran = [wagon for wagon, _ in groupby(s.move.wagon for s in turn if _is_run(s))]
            assert len(set(ran)) == len(ran)


def test_goods_are_taken_only_where_the_last_run_ended() -> None:
    taken = 0
    for _, stop in all_stops(KEY):
        move, state = stop.move, stop.state
        if isinstance(move, TakeTile | TakeCube):
            taken += 1
            run = state.last_runs[-1]
            square = run.path[-1]
            assert state.where[run.wagon] == square
            if isinstance(move, TakeTile):
                assert move.area in AREAS_AT[square]
            else:
                assert MARKETS[move.market] == square
    assert taken > 1000


def test_a_tile_brings_a_coin_for_each_cube_of_its_good() -> None:
    for _, stop in all_stops(KEY):
        for told in stop.step.told:
            if isinstance(told.event, TileTaken):
                lying = sum(good == told.event.good for good in stop.state.market_cubes)
                assert told.event.gained == lying
            elif isinstance(told.event, CubeTaken):
                assert stop.step.state.coins == stop.state.coins


def test_coins_change_by_what_is_paid_gained_and_changed() -> None:
    for _, stop in all_stops(KEY):
        before, after = stop.state, stop.step.state
        for seat in range(len(before.order)):
            if seat != stop.seat:
                assert (before.coins[seat], before.points[seat]) == (
                    after.coins[seat],
                    after.points[seat],
                )
        wealth = [s.coins[stop.seat] + 5 * s.points[stop.seat] for s in (before, after)]
        changed = any(isinstance(t.event, CoinsChanged) for t in stop.step.told)
        assert changed == (after.points != before.points)
        assert -4 <= wealth[1] - wealth[0] <= 6


def _distance(to: Destination, where: int) -> int:
    if where == -1:
        return 13
    if where == 29:
        return 0
    column = column_of(Square(where))
    return 13 - column if to == "rome" else column


def test_no_wagon_ever_comes_farther_from_its_destination() -> None:
    for _, stop in all_stops(KEY):
        for wagon, box in enumerate(stop.state.boxes):
            to: Destination = "rome" if box < 5 else "ostia"
            before = _distance(to, stop.state.where[wagon])
            after = _distance(to, stop.step.state.where[wagon])
            assert after <= before
            assert stop.step.state.boxes == stop.state.boxes


def test_wagon_tiles_are_never_given_back() -> None:
    for _, stop in all_stops(KEY):
        before, after = stop.state, stop.step.state
        assert after.kept[: len(before.kept)] == before.kept
        assert after.keepers[: len(before.keepers)] == before.keepers
        assert after.removed == before.removed


def test_points_are_the_same_when_counted_slowly() -> None:
    for journey in journeys(KEY):
        state = journey.end
        outcome = STRADA_ROMANA.outcome(state)
        assert outcome is not None
        for standing in outcome.standings:
            assert standing.points == _slow_points(state, standing.seat)


def _slow_points(state: State, seat: int) -> int:
    points = state.points[seat]
    for wagon, keeper in zip(state.kept, state.keepers, strict=True):
        if keeper == seat:
            points += 3 if state.where[wagon] == 29 else -1
    tiles, cubes = list(state.tiles[seat]), list(state.cubes[seat])
    contracts = [0] * 6
    for good in range(6):
        while tiles[good] and cubes[good]:
            tiles[good], cubes[good] = tiles[good] - 1, cubes[good] - 1
            contracts[good] += 1
    return points + max(contracts) * (6 - contracts.count(0)) - sum(tiles) - sum(cubes)


def test_every_way_to_end_but_resigning_happens_among_these_games() -> None:
    assert {journey.end.ended for journey in journeys(KEY)} == {"arrivals", "points", "stalled"}


def test_these_games_reach_the_corners() -> None:
    """Bags run out, the stack too, jams happen, wagons are passed over and go on."""
    ends: list[State] = [journey.end for journey in journeys(KEY)]
    assert any(-1 in end.area_tiles for end in ends)
    assert any(-1 in end.market_cubes for end in ends)
    assert any(len(end.kept) == 9 for end in ends)
    jams, gone_on, over = 0, 0, 0
    for _, stop in all_stops(KEY):
        state = stop.state
        jams += not (state.used or state.special or state.looking or _listed(state, stop.seat))
        if isinstance(stop.move, RunWagon):
            gone_on += stop.move.wagon == state.just_ran
            others = set(state.where) - {state.where[stop.move.wagon]}
            over += bool(others.intersection(stop.move.path))
    assert jams > 10
    assert gone_on > 100
    assert over > 10
    told = {type(t.event) for _, stop in all_stops(KEY) for t in stop.step.told}
    assert WagonRan in told
