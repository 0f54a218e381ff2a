"""The referee's own computations, tested on obvious cases."""

import pytest

from tests.referee.strada_romana.printed_board import (
    AREAS,
    BESIDE,
    FIRST,
    GOODS,
    LINES,
    MARKETS,
    SLANTS,
    SQUARES,
    WAGONS,
    column,
)
from tests.referee.strada_romana.referee import Referee
from tests.referee.strada_romana.steps import BOX, HOME, steps

BOXES = {wagon: ("rome" if i < 5 else "ostia", i % 5) for i, wagon in enumerate(WAGONS)}


def _table(seats: int = 2) -> Referee:
    """The first five wagons go to Rome; marble has no cube in a market."""
    return Referee(
        first=0,
        seats=seats,
        idle_rounds=3,
        boxes=BOXES,
        removed="sosia",
        area_tiles=dict(zip(AREAS, GOODS, strict=True)),
        market_cubes={square: GOODS[i % 5] for i, square in enumerate(MARKETS)},
    )


def test_the_road_has_the_squares_the_rule_text_counts() -> None:
    assert len(set(SQUARES)) == 29
    widths = [sum(column(square) == each for square in SQUARES) for each in range(1, 13)]
    assert widths == [3, 3, 3, 2, 3, 2, 1, 2, 3, 3, 2, 2]
    assert len(set(MARKETS)) == 14


def test_lines_and_slants_lead_one_column_on_and_never_share_a_step() -> None:
    for pair in (*LINES, *SLANTS):
        west, east = pair.split()
        assert column(east) == column(west) + 1
    for pair in BESIDE:
        one, other = pair.split()
        assert column(one) == column(other)
    assert not LINES & SLANTS
    assert {each for pair in LINES for each in pair.split()} == set(SQUARES)


@pytest.mark.parametrize(
    ("to", "here", "price", "there"),
    [
        ("rome", BOX, 0, "1H 1C 1L"),
        ("ostia", BOX, 4, "12H 12L"),
        ("rome", "3C", 0, "4H 4L"),
        ("rome", "3H", 4, "3C 4H"),
        ("rome", "7C", 2, "8H 8L"),
        ("ostia", "7C", 0, "6H 6L"),
        ("rome", "9H", 0, "10H"),
        ("rome", "9H", 1, "9C 10H"),
        ("rome", "9H", 2, "9C 10H 10C"),
        ("ostia", "12L", 2, "11H 11L 12H"),
        ("rome", "12L", 0, "home"),
        ("ostia", "1C", 1, "1H 1L home"),
        ("rome", HOME, 4, ""),
    ],
)
def test_steps_are_those_a_person_finds(to: str, here: str, price: int, there: str) -> None:
    assert sorted(steps(to, here, price)) == sorted(there.split())


def test_five_wagons_each_have_as_many_first_runs_as_there_are_ways() -> None:
    game = _table()
    ones = [move for move in game.legal_moves() if move[0] == "run" and len(move[2]) == 1]
    assert len(ones) == 5 * len(FIRST["rome"]) + 5 * len(FIRST["ostia"])


def test_a_wagon_in_the_way_stops_all_but_stacking() -> None:
    game = _table()
    game.at["ballio"], game.at["stichus"] = "5H", "6H"
    assert list(game.runs("ballio", "none", 3)) == []
    stacked = {move[2][-1] for move in game.runs("ballio", "stacking", 2)}
    assert stacked == {"5C", "5L", "6L", "7C"} | {"5H"}


def test_contracts_count_as_in_the_example_of_the_rulebook() -> None:
    game = _table()
    game.tiles[0] = dict(zip(GOODS, (2, 1, 5, 2, 0, 1), strict=True))
    game.cubes[0] = dict(zip(GOODS, (2, 1, 4, 2, 1, 1), strict=True))
    assert (game.contract_points(0), game.singles(0), game.score(0)) == (20, 2, 18)


def test_ties_are_broken_by_coins_and_then_by_the_last_turn() -> None:
    game = _table(seats=3)
    game.reason = "arrivals"
    game.coins = {0: 2, 1: 3, 2: 3}
    game.played = [0, 2, 1]
    outcome = game.outcome()
    assert outcome is not None
    assert [(seat, rank) for seat, rank, _, _ in outcome["standings"]] == [(2, 1), (1, 2), (0, 3)]


def test_a_tile_without_cubes_brings_nothing_and_wheat_a_coin_for_each() -> None:
    game = _table()
    game.at["ballio"] = "4H"
    game.play(("run", "ballio", ("5H",), False))
    game.area_tiles["III"] = "marble"
    game.area_tiles["VI"] = "oil"
    game.play(("tile", "III"), "oil")
    assert game.coins[0] == 0
    game.turn, game.tile_taken = 0, False
    game.area_tiles["III"] = "wheat"
    game.over = []
    game.play(("tile", "III"), "oil")
    assert game.coins[0] == list(game.market_cubes.values()).count("wheat") == 3
