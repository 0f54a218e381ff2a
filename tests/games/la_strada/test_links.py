"""Roads, tiles and cubes. Rules: R-6, R-7."""

import pytest

from core.texts import Player, text
from games.la_strada.board import COSTS, NEIGHBOURS, Hex
from games.la_strada.legality import BLOCKED, GOAL, _Search, links
from games.la_strada.moves import BuildLink, LinkBuilt
from tests.games.la_strada.positions import (
    ME,
    RIVAL,
    at,
    build,
    code,
    cost,
    events,
    is_allowed,
    names,
    path,
    play,
    refusal,
    roads_of,
    settlements,
    view,
    world,
)


def test_r_6_1_a_road_reaches_a_settlement_at_once() -> None:
    found = refusal(world(), build("G6-F6-F7"))
    assert found.code == "la-strada-refusal-unfinished"
    assert found.values == {"hex": "F7"}
    state = play(world(), build("G6-F6-F7-F8"))
    assert [names(road.path) for road in state.roads] == ["G6-F6-F7-F8"]


def test_r_6_1_a_road_is_named_hex_by_hex() -> None:
    assert refusal(world(), build("G6-F7-F8")).values == {"one": "G6", "other": "F7"}
    assert code(world(), build("G6")) == "which-road"
    assert code(world(), BuildLink((at("G6"), Hex(127), at("E6")))) == "no-such-hex"
    assert refusal(world(), build("G6-F6-F7-F6-E6")).values == {"hex": "F6"}


def test_r_6_2_a_road_starts_from_the_own_workshop_or_a_linked_settlement() -> None:
    state = world(cubes={0: "E6", 1: "F8"})
    assert {road.split("-")[0] for road in roads_of(state)} == {"G6", "E6"}
    found = refusal(state, build("F8-G9-H8"))
    assert found.code == "la-strada-refusal-start-not-linked"
    assert found.values["settlement"] == text("la-strada-settlement-village", hex="F8")
    found = refusal(state, build("C3-C2-D2"))
    assert found.code == "la-strada-refusal-start-foreign-workshop"
    assert found.values == {"hex": "C3", "owner": Player(RIVAL)}
    assert code(state, build("F6-E6-D6-D7")) == "start-nowhere"


def test_r_6_3_touching_is_no_link() -> None:
    assert code(world(), build("G6-G7")) == "no-tile-between"
    assert is_allowed(world(cubes={0: "E6"}), build("E6-F6-G7"))


def test_r_6_4_a_road_runs_straight_or_bends_gently() -> None:
    """From the west over F6: on to the east, or a sixth of a turn to either side."""
    state = world(shops=("F5", "C3", "L7"), days=(10, 0, 0))
    ways = {road.split("-")[2] for road in roads_of(state) if road.startswith("F5-F6-")}
    assert ways == {"E6", "F7", "G7"}
    found = refusal(world(), build("G6-F6-G7"))
    assert found.code == "la-strada-refusal-sharp-bend"
    assert found.values == {"before": "G6", "hex": "F6", "after": "G7"}


def test_r_6_4_even_the_bend_into_a_settlement_is_gentle() -> None:
    assert code(world(), build("G6-F6-F7-G7")) == "sharp-bend"


def test_r_6_5_a_road_leaves_a_settlement_by_any_side() -> None:
    state = world(cubes={0: "E6"}, days=(10, 0, 0))
    sides = {road.split("-")[1] for road in roads_of(state) if road.startswith("E6")}
    assert sides == {"E7", "F7", "F6", "E5", "D5", "D6"}


def test_r_6_5_a_road_reaches_a_settlement_by_any_side() -> None:
    state = world(cubes={0: "D7 F8 F3 B3 G7"}, days=(10, 0, 0))
    sides = {road.split("-")[-2] for road in roads_of(state) if road.endswith("E6")}
    assert sides == {"E7", "F7", "F6", "E5", "D5", "D6"}


@pytest.mark.parametrize(
    ("road", "days"), [("G6-F6-E6", 2), ("G6-G5-G4-F3", 6), ("G6-H6-J6-K5", 5)]
)
def test_r_6_6_a_plain_costs_two_days_a_forest_three_a_hill_four(road: str, days: int) -> None:
    """One plain; a hill and a plain; a forest and a plain."""
    after = play(world(days=(10, 0, 0)), build(road))
    assert after.roads[-1].cost == days
    assert after.days[ME] == 10 - days


def test_r_6_7_a_road_takes_tiles_of_its_ground() -> None:
    state = play(world(days=(10, 0, 0)), build("G6-G5-G4-F3"))
    assert state.tiles[ME] == (17, 8, 4)


def test_r_6_7_without_a_tile_the_hex_cannot_be_crossed() -> None:
    found = refusal(world(tiles=(1, 8, 5)), build("G6-F6-F7-F8"))
    assert found.code == "la-strada-refusal-tiles-gone"
    assert found.values == {"terrain": "plain", "needed": 2, "left": 1}
    assert "G6-F6-F7-F8" not in roads_of(world(tiles=(1, 8, 5)))
    assert "G6-F6-F7-F8" in roads_of(world(tiles=(2, 8, 5)))
    assert "G6-F6-E6" not in roads_of(world(tiles=(0, 8, 5)))


def test_r_6_8_a_hex_takes_one_tile() -> None:
    for owner in (ME, RIVAL):
        state = world(roads=[(owner, "E6-F6-G7")])
        found = refusal(state, build("G6-F6-F7-F8"))
        assert found.code == "la-strada-refusal-hex-taken"
        assert found.values == {"hex": "F6", "owner": Player(owner)}
        assert not any("F6" in road.split("-")[1:-1] for road in roads_of(state))


def test_r_6_8_a_long_road_does_not_return_to_its_own_hexes() -> None:
    """A start, a ring of six plains beyond it, and a settlement beside the first of these."""
    start = Hex(NEIGHBOURS[at("G7")][3])
    ring = [at("G7")]
    for way in range(5):
        ring.append(Hex(NEIGHBOURS[ring[-1]][way]))
    assert ring[0] in NEIGHBOURS[ring[-1]]
    price = [BLOCKED] * len(NEIGHBOURS)
    for on in ring:
        price[on] = COSTS[0]
    price[NEIGHBOURS[at("G7")][4]] = GOAL
    search = _Search(price)
    search.leave((start,), 16)
    assert search.found
    assert [way for way in search.found if len(set(way)) < len(way)] == []


def test_r_6_9_a_workshop_blocks_its_hex() -> None:
    state = world(shops=("G6", "F7", "L7"))
    found = refusal(state, build("G6-F6-F7-F8"))
    assert found.code == "la-strada-refusal-workshop-there"
    assert found.values == {"hex": "F7", "owner": Player(RIVAL)}


def test_r_6_10_the_next_link_may_start_from_the_settlement_just_reached() -> None:
    assert code(world(), build("E6-F7-F8")) == "start-not-linked"
    state = play(world(), build("G6-F6-E6"))
    assert is_allowed(state, build("E6-F7-F8"))


def test_r_6_11_a_link_of_more_than_ten_days_cannot_be_built() -> None:
    state = world(days=(10, 0, 0))
    assert cost("G6-F5-E5-D5-D6-D7") == 11
    found = refusal(state, build("G6-F5-E5-D5-D6-D7"))
    assert found.code == "la-strada-refusal-too-long"
    assert found.values == {"cost": 11, "most": 10}
    assert max(cost(road) for road in roads_of(state)) <= 10
    assert any(cost(names(road)) == 11 for road in links(state, ME, 12))


def test_r_7_1_a_link_puts_a_cube_on_its_end() -> None:
    state = world(kinds={"E6": "city"}, cubes={1: "E6"})
    told = events(state, build("G6-F6-E6"))
    assert told[0] == LinkBuilt(
        seat=ME,
        path=path("G6-F6-E6"),
        transits=(),
        kind="city",
        cubes=2,
        gold=4,
        cost=2,
        days=4,
    )
    assert play(state, build("G6-F6-E6")).cubes[ME] == settlements("E6")


def test_r_7_1_without_a_cube_there_is_no_link() -> None:
    state = world(cubes={0: "A5 B3 B8 D2 D7 F3 G2 H5 H10 J3 L2 L9"})
    assert code(state, build("G6-F6-E6")) == "no-cube"
    assert roads_of(state) == []


def test_r_7_2_every_player_may_link_a_settlement_once() -> None:
    state = world(cubes={0: "E6", 1: "F8", 2: "F8"})
    assert is_allowed(state, build("G6-F6-F7-F8"))
    found = refusal(state, build("G6-F6-E6"))
    assert found.code == "la-strada-refusal-already-linked"
    assert not any(road.endswith("E6") for road in roads_of(state))
    shown = view(play(state, build("G6-F6-F7-F8"))).settlements
    assert next(s.cubes for s in shown if s.hex == at("F8")) == (0, 1, 2)


def test_r_7_3_a_link_ends_at_the_first_settlement_it_reaches() -> None:
    for others in ({}, {1: "E6"}):
        state = world(cubes=others)
        assert code(state, build("G6-F6-E6-F7-F8")) == "passes-settlement"
    state = world(cubes={0: "E6"})
    assert code(state, build("G6-F6-E6-F7-F8")) == "already-linked"
