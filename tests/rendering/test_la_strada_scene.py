"""Scenes of La Strada, tested as data."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.texts import Locale
from games.la_strada.board import (
    HEX_BY_NAME,
    HEX_NAMES,
    KINDS,
    TERRAINS,
    Hex,
    direction,
)
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada import compose
from rendering.boards.la_strada.board_map import SIZE
from rendering.boards.la_strada.layout import CENTRES, COIN, CUBES, HEIGHT, LEGEND, PANELS
from rendering.scene.shapes import GOLD, WHITE, Lettering, Point, Scene, Stamp
from tests.rendering.la_strada_positions import (
    ALL,
    FINISHED,
    FINISHED_TWO,
    LABELS,
    MIDDLE_PLAN,
    PLACING,
    START,
    TWO,
)
from tests.rendering.la_strada_positions import MIDDLE as MID
from tests.rendering.picture_queries import stamped, stamps
from tests.rendering.picture_texts import speaker

say = speaker("en", LABELS)


def scene_of(
    view: View, locale: Locale = "en", plan: tuple[tuple[Hex, ...], ...] | None = None
) -> Scene:
    return compose(view, LABELS[: len(view.seats)], speaker(locale, LABELS), plan)


def middle(stamp: Stamp) -> Point:
    return stamp.x + stamp.symbol.width / 2, stamp.y + stamp.symbol.height / 2


def at(scene: Scene, start: str) -> dict[Point, str]:
    """The keys of stamps that begin so, by their middles."""
    return {middle(s): s.symbol.key for s in stamps(scene, start)}


# --- the ground ----------------------------------------------------------------------------------


def test_ground_without_a_tile_shows_its_terrain_and_plain_lies_below_all() -> None:
    drawn = at(scene_of(START), "la-strada-ground/")
    for hexagon, terrain in enumerate(START.terrain):
        expected = None
        if terrain in ("forest", "hill"):
            expected = f"la-strada-ground/{TERRAINS.index(terrain)}"
        assert drawn.get(CENTRES[hexagon]) == expected
    below = [s for s in scene_of(START).base.shapes if isinstance(s, Stamp)]
    assert {middle(s) for s in below} == set(CENTRES)
    assert {s.symbol.key for s in below} == {"la-strada-ground/0"}


def named_hexes(scene: Scene) -> list[str]:
    """The names that stand on the ground: faint, or strong where a road is planned or chosen."""
    named = [w.words for w in scene.live if isinstance(w, Lettering) and w.size == SIZE]
    haloed = [key.split("/")[1] for key in stamped(scene, "la-strada-haloed/")]
    return [name for name in (*named, *haloed) if name in HEX_BY_NAME]


def test_every_hex_without_a_building_bears_its_name_and_every_building_a_plate() -> None:
    for view in ALL.values():
        scene = scene_of(view)
        plates = [key.split("/")[1] for key in stamped(scene, "la-strada-name/")]
        if view.outcome is None:
            assert sorted((*named_hexes(scene), *plates)) == sorted(HEX_NAMES)
        else:
            assert sorted(plates) == sorted(
                HEX_NAMES[h]
                for h in (
                    *(one.hex for one in view.settlements),
                    *(h for seat in view.seats for h in seat.workshops),
                )
            )
            assert not named_hexes(scene), "nobody chooses a hex any more"


# --- settlements ---------------------------------------------------------------------------------


def test_a_settlement_shows_kind_and_value() -> None:
    scene = scene_of(MID)
    sites, coins = at(scene, "la-strada-site/"), at(scene, "la-strada-coin/")
    for settlement in MID.settlements:
        x, y = CENTRES[settlement.hex]
        assert settlement.kind is not None
        kind = KINDS.index(settlement.kind)
        assert sites[x, y].startswith(f"la-strada-site/{kind}/")
        assert coins[x + COIN[0], y + COIN[1]] == f"la-strada-coin/{settlement.gold}"


def test_a_settlement_face_down_shows_nothing_but_its_name() -> None:
    scene = scene_of(START)
    assert len(stamps(scene, "la-strada-site/None/")) == 19
    assert not stamps(scene, "la-strada-coin/")


def test_a_cube_lies_at_the_corner_where_its_seat_s_panel_is() -> None:
    cubes = at(scene_of(MID), "token/")
    for settlement in MID.settlements:
        x, y = CENTRES[settlement.hex]
        for seat in range(4):
            expected = f"token/{seat}/30" if seat in settlement.cubes else None
            assert cubes.get((x + CUBES[seat][0], y + CUBES[seat][1])) == expected
    for seat, (x, y) in enumerate(CUBES):
        panel = PANELS[seat]
        assert (x > 0) == (panel.x > LEGEND.width / 2)
        assert (y > 0) == (panel.y > HEIGHT / 2)


# --- roads ---------------------------------------------------------------------------------------


def pieces(scene: Scene, look: str) -> dict[Point, list[str]]:
    found: dict[Point, list[str]] = {}
    for stamp in stamps(scene, "la-strada-road/"):
        if stamp.symbol.key.endswith("/" + look):
            found.setdefault(middle(stamp), []).append(stamp.symbol.key)
    return found


@pytest.mark.parametrize("view", [MID, FINISHED, FINISHED_TWO])
def test_a_road_runs_from_its_start_to_its_end_without_a_gap(view: View) -> None:
    scene = scene_of(view)
    laid, last = pieces(scene, "laid"), pieces(scene, "last")
    for number, road in enumerate(view.roads):
        drawn = last if number == view.last_road else laid
        for one, other in pairwise(road.path):
            way = direction(one, other)
            assert way is not None
            for hexagon, side in ((one, way), (other, (way + 3) % 6)):
                keys = [key.split("/") for key in drawn[CENTRES[hexagon]]]
                assert any(key[1] == str(road.seat) and str(side) in key[2:4] for key in keys)


def test_only_the_last_road_is_lit_and_it_lies_on_top() -> None:
    scene = scene_of(MID)
    assert MID.last_road is not None
    road = MID.roads[MID.last_road]
    assert set(pieces(scene, "last")) == {CENTRES[h] for h in road.path}
    looks = [key.rpartition("/")[2] for key in stamped(scene, "la-strada-road/")]
    assert looks == sorted(looks)


# --- a planned road ------------------------------------------------------------------------------


def test_a_planned_road_is_dashed_and_tells_its_cost() -> None:
    scene = scene_of(MID, plan=MIDDLE_PLAN)
    drawn = pieces(scene, "planned")
    assert set(drawn) == {CENTRES[h] for h in MIDDLE_PLAN[0]}
    assert all(key.split("/")[1] == str(MID.turn) for keys in drawn.values() for key in keys)
    assert stamped(scene, "la-strada-price/") == [f"la-strada-price/{cost_of(MID, MIDDLE_PLAN[0])}"]
    (rimmed,) = [s for s in stamps(scene, "la-strada-site/") if s.symbol.key.endswith(WHITE)]
    assert middle(rimmed) == CENTRES[MIDDLE_PLAN[0][-1]]


def test_a_plan_of_a_single_hex_is_no_fault() -> None:
    scene = scene_of(MID, plan=(MIDDLE_PLAN[0][:1],))
    assert not stamps(scene, "la-strada-price/")


def test_a_picture_without_a_plan_shows_none() -> None:
    scene = scene_of(MID)
    assert not pieces(scene, "planned")
    assert not stamps(scene, "la-strada-price/")


# --- workshops -----------------------------------------------------------------------------------


def test_workshops_stand_where_they_were_placed_and_the_last_one_is_marked() -> None:
    scene = scene_of(PLACING)
    marked = [key for key in stamped(scene, "la-strada-workshop/") if key.endswith(GOLD)]
    assert len(stamps(scene, "la-strada-workshop/")) == 2
    assert len(marked) == 1
    drawn = {s.x + s.symbol.width / 2 for s in stamps(scene_of(TWO), "la-strada-workshop/")}
    placed = {CENTRES[h][0] for seat in TWO.seats for h in seat.workshops}
    assert drawn == placed


# --- panels --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_each_seat_has_one_panel_and_the_seat_on_turn_or_the_winner_a_gold_one(name: str) -> None:
    view = ALL[name]
    panels = stamps(scene_of(view), "la-strada-panel/")
    golden = [i for i, s in enumerate(panels) if s.symbol.key.endswith("True")]
    assert [(s.x, s.y) for s in panels] == [(b.x, b.y) for b in PANELS[: len(view.seats)]]
    assert golden == (list(view.outcome.winners) if view.outcome else [view.turn])


def panel_words(scene: Scene, seat: int) -> list[str]:
    box = PANELS[seat]
    return [
        w.words
        for w in scene.live
        if isinstance(w, Lettering) and box.x < w.x < box.right and box.y < w.y < box.bottom
    ]


@pytest.mark.parametrize("seat", range(4))
def test_a_panel_tells_name_gold_cubes_days_and_tiles(seat: int) -> None:
    own = MID.seats[seat]
    assert panel_words(scene_of(MID), seat)[:7] == [
        LABELS[seat].name,
        str(own.gold),
        f"×{own.cubes_left}",
        str(own.days),
        *(str(left) for left in own.tiles),
    ]
    keys = stamped(scene_of(MID), "la-strada-days/")
    assert keys[seat] == f"la-strada-days/{own.days}/0/10"


# --- words, sizes, shape -------------------------------------------------------------------------


def test_every_viewer_sees_the_same() -> None:
    assert scene_of(MID) == scene_of(replace(MID, viewer=Seat(2)))
