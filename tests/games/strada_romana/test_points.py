"""Points and ranking. Rule: R-10."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from core.game import Outcome, ScorePart
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.state import State
from tests.games.strada_romana.positions import view, world


def _ended(state: State, played: Sequence[int] = ()) -> Outcome:
    outcome = STRADA_ROMANA.outcome(replace(state, ended="arrivals", played=tuple(played)))
    assert outcome is not None
    return outcome


def _parts(state: State, seat: int = 0) -> dict[str, int]:
    standing = next(s for s in _ended(state).standings if s.seat == seat)
    return {part.name: part.points for part in standing.parts}


def _ranks(outcome: Outcome) -> list[int]:
    return [s.rank for s in sorted(outcome.standings, key=lambda s: s.seat)]


def test_r_10_1_victory_points_count_one_each_and_coins_nothing() -> None:
    state = world(points=(7, 0), coins=(4, 0))
    assert _parts(state) == {"points": 7, "wagon-tiles": 0, "contracts": 0, "singles": 0}
    assert view(state).seats[0].score == 7


def test_r_10_2_the_rulebooks_example_of_two_wagon_tiles() -> None:
    """One of two has arrived: three points less one."""
    state = world(kept=[(0, "ballio"), (0, "sosia")], arrived="ballio")
    assert _parts(state)["wagon-tiles"] == 2
    assert view(state, 0).seats[0].score == 0, "they do not count before they are shown"
    assert view(replace(state, ended="arrivals")).seats[0].score == 2


@pytest.mark.parametrize(("arrived", "points"), [("", -3), ("ballio", 1), ("ballio sosia", 5)])
def test_r_10_2_three_for_a_wagon_arrived_and_one_less_for_another(
    arrived: str, points: int
) -> None:
    kept = [(0, "ballio"), (0, "sosia"), (0, "tranio")]
    assert _parts(world(kept=kept, arrived=arrived))["wagon-tiles"] == points


def test_r_10_3_a_cube_and_a_tile_of_a_good_are_a_contract() -> None:
    state = world(tiles={0: "wheat wheat oil"}, cubes={0: "wheat wheat wheat metal"})
    seat = view(state).seats[0]
    assert seat.contracts == (2, 0, 0, 0, 0, 0)
    assert seat.singles == 3


EXAMPLE_TILES = "wheat wheat oil oil oil oil oil wine metal metal marble"
EXAMPLE_CUBES = "wheat wheat oil oil oil oil wine metal metal marble hides"


def test_r_10_4_the_rulebooks_example_of_five_goods_times_four() -> None:
    """Two contracts in wheat and metal add nothing to the four in oil; two single goods cost."""
    state = world(tiles={0: EXAMPLE_TILES}, cubes={0: EXAMPLE_CUBES})
    assert _parts(state) == {"points": 0, "wagon-tiles": 0, "contracts": 20, "singles": -2}
    assert view(state).seats[0].score == 18
    standing = _ended(state).standings[0]
    assert standing.points == 18
    assert standing.parts[2] == ScorePart("contracts", 20)


@pytest.mark.parametrize(
    ("tiles", "cubes", "points"),
    [
        ("", "", 0),
        ("wheat", "wheat", 1),
        ("wheat wheat", "wheat wheat", 2),
        ("wheat wine", "wheat wine", 2),
        ("wheat wheat wine", "wheat wheat wine", 4),
        ("wheat wine oil", "wheat wine oil", 3),
    ],
)
def test_r_10_4_the_most_in_one_good_times_the_goods(tiles: str, cubes: str, points: int) -> None:
    assert _parts(world(tiles={0: tiles}, cubes={0: cubes}))["contracts"] == points


def test_r_10_5_each_single_good_costs_a_point() -> None:
    state = world(tiles={0: "wheat wheat"}, cubes={0: "wine"})
    assert _parts(state)["singles"] == -3
    assert view(state).seats[0].score == -3


def test_r_10_6_most_points_win_and_then_most_coins() -> None:
    state = world(seats=3, points=(5, 7, 5), coins=(1, 0, 2))
    assert _ranks(_ended(state, (0, 1, 2))) == [3, 1, 2]
    assert [s.seat for s in _ended(state).standings] == [1, 2, 0]


def test_r_10_7_then_whose_turn_was_last_ranks_behind() -> None:
    state = world(seats=3, points=(5, 5, 5), coins=(2, 2, 2))
    assert _ranks(_ended(state, (1, 2, 0))) == [3, 1, 2]
    assert _ranks(_ended(state, (0, 1, 2))) == [1, 2, 3]
    assert _ranks(_ended(world(seats=3, points=(4, 5, 5)), (0, 1, 2))) == [3, 1, 2]


def test_r_10_7_who_has_had_no_turn_was_earlier_than_all() -> None:
    assert _ranks(_ended(world(seats=3), (0,))) == [3, 1, 1]
