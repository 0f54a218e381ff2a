"""The referee's own computations, tested on obvious cases."""

from itertools import pairwise, permutations, product

import pytest

from tests.referee.la_strada.printed_board import (
    AROUND,
    BESIDE,
    COST,
    HEXES,
    NAMED,
    PIECES,
    SETTLEMENTS,
    TILES,
    Hex,
    lay,
)
from tests.referee.la_strada.referee import Referee
from tests.referee.la_strada.roads import Country, cost, roads

MAPS = [
    lay([("start", 0), *zip(order, turns, strict=True)])
    for order, turns in zip(
        list(permutations([piece for piece in PIECES if piece != "start"]))[::12],
        list(product(range(3), repeat=5))[::25],
        strict=True,
    )
]


@pytest.mark.parametrize("ground", MAPS)
def test_every_map_has_the_hexes_the_rule_text_counts(ground: dict[Hex, str]) -> None:
    assert set(ground) == set(HEXES)
    counted = {word: list(ground.values()).count(word) for word in set(ground.values())}
    assert counted == {"plain": 60, "forest": 30, "hill": 18, "settlement": 19}
    assert sum(SETTLEMENTS.values()) == 19


def test_turning_a_piece_keeps_its_hexes_beside_each_other() -> None:
    rest = [("1", 0), ("2", 0), ("3", 0), ("4", 0)]
    maps = [lay([("start", 0), ("5", thirds), *rest]) for thirds in range(3)]
    pairs = []
    for ground in maps:
        inside = [at for at in HEXES if ground[at] != "settlement" and _in_second_place(at)]
        pairs.append(
            sorted(
                tuple(sorted((ground[at], ground[near])))
                for at in inside
                for near in BESIDE[at]
                if near in inside
            )
        )
    assert pairs[0] == pairs[1] == pairs[2]
    assert len({tuple(ground.items()) for ground in maps}) == 3


def _in_second_place(at: Hex) -> bool:
    """Between the side that leads south-east from the centre and the one that leads south-west."""
    return at[0] <= 0 and at[1] > 0 and at[0] + at[1] > 0


def test_rows_are_named_as_the_rule_text_says() -> None:
    assert NAMED["G7"] == (0, 0)
    assert (NAMED["A1"], NAMED["A7"]) == ((0, -6), (6, -6))
    assert (NAMED["G1"], NAMED["G13"]) == ((-6, 0), (6, 0))
    assert (NAMED["N1"], NAMED["N7"]) == ((-6, 6), (0, 6))
    assert not [name for name in NAMED if name.startswith("I")]


def _plains(goals: set[Hex], passable: set[Hex]) -> Country:
    """A wide plain round a workshop in the middle."""
    taken = {(0, 0)} | goals | passable
    return Country({at: "plain" for at in HEXES if at not in taken}, goals, passable, TILES)


@pytest.mark.parametrize(
    ("goal", "days", "ways"),
    [
        ("G8", 4, 0),  # it touches the workshop: no tile, no link; a way round bends sharply
        ("F7", 4, 0),
        ("G9", 2, 1),  # one straight tile
        ("F8", 2, 2),  # one bend, to the left or to the right
        ("H8", 2, 2),
        ("H9", 2, 0),
        ("H9", 4, 3),  # the step aside comes first, second or last
        ("G10", 3, 0),
        ("G10", 4, 1),
        ("G10", 6, 7),  # or a step to either side, with a step ahead between them: six orders
    ],
)
def test_roads_on_a_plain_are_those_a_person_finds(goal: str, days: int, ways: int) -> None:
    assert len(list(roads(_plains({NAMED[goal]}, set()), [(0, 0)], days))) == ways


def test_no_road_turns_sharply() -> None:
    for path in roads(_plains({NAMED["G10"]}, set()), [(0, 0)], 10):
        steps = [AROUND.index((b[0] - a[0], b[1] - a[1])) for a, b in pairwise(path)]
        assert all((after - before) % 6 in (0, 1, 5) for before, after in pairwise(steps))


def test_a_settlement_is_passed_only_where_transit_is_allowed() -> None:
    on_the_way, beyond = NAMED["G9"], NAMED["G11"]
    straight = tuple(NAMED[name] for name in ("G7", "G8", "G9", "G10", "G11"))
    open_way = _plains({beyond}, {on_the_way})
    closed_way = _plains({beyond, on_the_way}, set())
    assert straight in set(roads(open_way, [(0, 0)], 4))
    assert straight not in set(roads(closed_way, [(0, 0)], 10))
    assert cost({at: open_way.open_ground.get(at, "settlement") for at in HEXES}, straight) == 4


def test_tiles_of_a_ground_run_out() -> None:
    country = _plains({NAMED["G10"]}, set())
    scarce = country._replace(tiles={**TILES, "plain": 1})
    assert list(roads(scarce, [(0, 0)], 10)) == []


def test_the_kinds_of_ground_cost_two_three_and_four() -> None:
    assert COST == {"plain": 2, "forest": 3, "hill": 4}


def test_gold_is_counted_as_in_the_table() -> None:
    kinds = [kind for kind, number in SETTLEMENTS.items() for _ in range(number)]
    pieces = [("start", 0), ("1", 0), ("2", 1), ("3", 0), ("4", 0), ("5", 0)]
    game = Referee(
        seats=4,
        balanced=False,
        late=False,
        ten_kept=False,
        pieces=pieces,
        kinds=kinds,
        first=0,
    )
    for kind, expected in (("hamlet", [2, 1, 0, 0]), ("city", [5, 4, 3, 2])):
        at = next(at for at in game.settlements if game.kind[at] == kind)
        found = []
        for seat in range(4):
            game.cubes[at].append(seat)
            found.append(sum(game.gold_by_kind(0)))
        assert found == expected
        game.cubes[at].clear()
