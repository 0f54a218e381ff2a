"""Scenes of La Strada, tested as data."""

from itertools import combinations, pairwise
from math import dist, hypot

import pytest
from msgspec.structs import replace

from core.game import Outcome, Seat, Standing
from core.texts import LOCALES, Locale, text
from games.la_strada.board import (
    HEX_BY_NAME,
    HEX_NAMES,
    KINDS,
    NEIGHBOURS,
    NO_HEX,
    TERRAINS,
    Hex,
    direction,
    kind_name,
    terrain_name,
)
from games.la_strada.view import SettlementView, View, cost_of
from rendering.boards.la_strada import compose
from rendering.boards.la_strada.art import CORE, MIDDLE, PAINTS, band, centreline, tiled
from rendering.boards.la_strada.board_map import LARGE, SIZE, name_spot
from rendering.boards.la_strada.layout import CENTRES, COIN, CUBES, HEIGHT, LEGEND, PANELS, SIDES
from rendering.scene.shapes import GOLD, INK, WHITE, Lettering, Point, Scene, SeatLabel, Stamp
from rendering.scene.text import typeface
from tests.rendering.la_strada_positions import (
    ALL,
    BALANCED,
    FINISHED,
    FINISHED_TWO,
    LABELS,
    MIDDLE_PLAN,
    PLACING,
    RESIGNED,
    START,
    TWO,
)
from tests.rendering.la_strada_positions import MIDDLE as MID
from tests.rendering.picture_queries import live_words, stamped, stamps
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


def test_neighbours_lie_side_by_side_on_whole_pixels() -> None:
    for one, near in enumerate(NEIGHBOURS):
        for way, other in enumerate(near):
            if other != NO_HEX:
                dx, dy = SIDES[way]
                assert CENTRES[other] == (CENTRES[one][0] + 2 * dx, CENTRES[one][1] + 2 * dy)


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


def test_ground_with_a_tile_is_pale_and_bare() -> None:
    paved = at(scene_of(MID), "la-strada-paved/")
    laid = {h for road in MID.roads for h in road.path if MID.terrain[h] is not None}
    workshops = {h for seat in MID.seats for h in seat.workshops}
    assert set(paved) == {CENTRES[h] for h in laid - workshops}


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


def test_names_are_faint_but_those_of_hexes_that_can_be_chosen() -> None:
    chosen = ("hex D5", "hex B2")
    scene = compose(PLACING, LABELS[:3], say, choices=chosen)
    faint = {paint.faint for paint in PAINTS}
    inks = {w.colour for w in scene.live if isinstance(w, Lettering) and w.words in HEX_BY_NAME}
    assert inks == faint
    large = [key for key in stamped(scene, "la-strada-haloed/") if f"/{LARGE}/{INK}/" in key]
    assert [key.split("/")[1] for key in large] == ["D5"]
    assert [k for k in stamped(scene, "la-strada-name/") if k.endswith("True")] == [
        "la-strada-name/B2/True"
    ]


def test_at_the_end_all_ground_is_pale() -> None:
    drawn = at(scene_of(FINISHED), "la-strada-paved/")
    ground = {CENTRES[h] for h, terrain in enumerate(FINISHED.terrain) if terrain is not None}
    assert set(drawn) == ground
    assert not stamps(scene_of(FINISHED), "la-strada-ground/")


@pytest.mark.parametrize("name", ALL)
def test_names_stay_in_their_hexes_and_clear_of_coins(name: str) -> None:
    view = ALL[name]
    sides = {h: (a, b) for road in view.roads for h, a, b in tiled(view, road.path)}
    coins = [(CENTRES[s.hex][0] + COIN[0], CENTRES[s.hex][1] + COIN[1]) for s in view.settlements]
    for number, terrain in enumerate(view.terrain):
        if terrain is None:
            continue
        x, y = name_spot(view, Hex(number), sides.get(Hex(number)))
        assert hypot(x, y) < 40
        half = typeface("bold").width(HEX_NAMES[number], SIZE) / 2
        cx, cy = CENTRES[number][0] + x, CENTRES[number][1] + y
        for mx, my in coins:
            gap = hypot(max(0, abs(mx - cx) - half), max(0, abs(my - cy) - 10))
            assert gap > 17, HEX_NAMES[number]


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


def test_cubes_lie_clear_of_each_other_and_of_roads_through_the_sides() -> None:
    for one, other in combinations(CUBES, 2):
        assert dist(one, other) > 34
    for cube in CUBES:
        for x, y in SIDES:
            assert dist(cube, (x, y)) > 15 + CORE / 2


def test_the_settlement_linked_last_has_a_gold_rim_and_no_other() -> None:
    (rimmed,) = [s for s in stamps(scene_of(MID), "la-strada-site/") if GOLD in s.symbol.key]
    assert MID.last_road is not None
    assert middle(rimmed) == CENTRES[MID.roads[MID.last_road].path[-1]]


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


def test_a_road_in_transit_passes_through_the_middle_of_the_settlement() -> None:
    scene, terrain = scene_of(FINISHED_TWO), FINISHED_TWO.terrain
    passed = [h for r in FINISHED_TWO.roads for h in r.path[1:-1] if terrain[h] is None]
    assert passed
    for hexagon in passed:
        keys = pieces(scene, "laid")[CENTRES[hexagon]]
        assert all(f"/{MIDDLE}/" in key for key in keys)


@pytest.mark.parametrize(("one", "other"), [(0, 3), (1, 4), (2, 5), (0, 2), (1, 5), (3, 5)])
def test_a_piece_meets_its_sides_square_in_the_middle(one: int, other: int) -> None:
    line = centreline(one, other)
    for end, beyond, side in ((line[1], line[0], one), (line[-2], line[-1], other)):
        assert end == pytest.approx(SIDES[side])
        assert beyond == pytest.approx((SIDES[side][0] * 1.02, SIDES[side][1] * 1.02))
    around = band(line, 10)
    assert len(around) == 2 * len(line)
    assert dist(around[0], around[-1]) == pytest.approx(10)


def test_a_bend_is_part_of_a_circle() -> None:
    line = centreline(0, 2)[1:-1]
    middle_of_it = (2 * SIDES[1][0], 2 * SIDES[1][1])
    assert [dist(p, middle_of_it) for p in line] == pytest.approx([76] * len(line), abs=0.6)


# --- a planned road ------------------------------------------------------------------------------


def test_a_planned_road_is_dashed_and_tells_its_cost() -> None:
    scene = scene_of(MID, plan=MIDDLE_PLAN)
    drawn = pieces(scene, "planned")
    assert set(drawn) == {CENTRES[h] for h in MIDDLE_PLAN[0]}
    assert all(key.split("/")[1] == str(MID.turn) for keys in drawn.values() for key in keys)
    assert stamped(scene, "la-strada-price/") == [f"la-strada-price/{cost_of(MID, MIDDLE_PLAN[0])}"]
    (rimmed,) = [s for s in stamps(scene, "la-strada-site/") if s.symbol.key.endswith(WHITE)]
    assert middle(rimmed) == CENTRES[MIDDLE_PLAN[0][-1]]


def test_a_planned_road_belongs_to_the_viewer_and_takes_days_from_that_track_only() -> None:
    viewer = Seat(0)
    scene = scene_of(replace(MID, viewer=viewer), plan=MIDDLE_PLAN)
    keys = [key for keys in pieces(scene, "planned").values() for key in keys]
    assert {key.split("/")[1] for key in keys} == {str(viewer)}
    cost = cost_of(MID, MIDDLE_PLAN[0])
    tracks = [key.split("/")[1:] for key in stamped(scene, "la-strada-days/")]
    assert [int(planned) for _, planned, _ in tracks] == [cost, 0, 0, 0]


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


def test_debts_of_days_have_a_real_minus_sign_and_an_empty_track() -> None:
    scene = scene_of(BALANCED)
    assert "−2" in live_words(scene)
    assert "la-strada-days/0/0/10" in stamped(scene, "la-strada-days/")


def test_who_resigned_is_told_instead_of_days() -> None:
    assert "resigned" in panel_words(scene_of(RESIGNED), 1)
    assert len(stamps(scene_of(RESIGNED), "la-strada-days/")) == 3


def test_the_winner_wears_a_wreath_and_both_who_share_the_win() -> None:
    assert len(stamps(scene_of(FINISHED), "laurel")) == 1
    shared = Outcome(tuple(Standing(Seat(i), 1, 20, ()) for i in (0, 1)), "cut-off")
    assert len(stamps(scene_of(replace(FINISHED_TWO, outcome=shared)), "laurel")) == 2


def test_long_names_shrink_and_are_cut_and_others_come_from_the_texts() -> None:
    labels = (SeatLabel("Maximiliane von Hohenstein"), SeatLabel("🎲🐉"), *LABELS[2:])
    words = live_words(compose(MID, labels, say))
    assert any(w.startswith("Maxi") and w.endswith("…") for w in words)
    assert say(text("board-player", number=2)) in words
    scene = compose(MID, labels, say)
    (name,) = [w for w in scene.live if isinstance(w, Lettering) and w.words.startswith("Maxi")]
    assert name.x + typeface("bold").width(name.words, name.size) < PANELS[0].right


# --- legend --------------------------------------------------------------------------------------


def legend_words(scene: Scene) -> list[str]:
    (legend,) = stamps(scene, "la-strada-legend/")
    return [s.words for s in legend.symbol.shapes if isinstance(s, Lettering)]


def test_the_legend_names_ground_with_costs_and_kinds_with_values() -> None:
    words = legend_words(scene_of(MID))
    for said in (*map(terrain_name, range(3)), *map(kind_name, range(4))):
        assert say(said) in words
    assert [w for w in words if w.endswith("days")] == ["2 days", "3 days", "4 days"]
    numbers = "".join(w for w in words if w.isdigit())
    assert numbers == "2100" + "3210" + "4321" + "5432"


def test_the_legend_shows_no_more_values_than_cubes_can_lie_there() -> None:
    assert "".join(w for w in legend_words(scene_of(TWO)) if w.isdigit()) == "2345"
    assert "".join(w for w in legend_words(scene_of(START)) if w.isdigit()) == "210321432543"


# --- words, sizes, shape -------------------------------------------------------------------------


def test_the_picture_is_nearly_square_and_everything_lies_on_it() -> None:
    for scene in map(scene_of, ALL.values()):
        assert 1 <= scene.width / scene.height <= 1.1
        for shape in scene.live:
            if isinstance(shape, Stamp) and not shape.symbol.key.startswith("la-strada-road"):
                x, y = middle(shape)
                assert 0 < x < scene.width
                assert 0 < y < scene.height


def test_all_maps_seats_and_languages_share_one_base() -> None:
    scenes = [scene_of(view, locale) for view in ALL.values() for locale in LOCALES]
    assert len({scene.base.key for scene in scenes}) == 1
    assert all(scene.base is scenes[0].base for scene in scenes)


def test_every_viewer_sees_the_same() -> None:
    assert scene_of(MID) == scene_of(replace(MID, viewer=Seat(2)))


def test_the_same_view_gives_the_same_scene() -> None:
    assert scene_of(FINISHED) == scene_of(FINISHED)


def test_two_kinds_never_look_alike() -> None:
    def site(kind: int) -> object:
        settlement = SettlementView(MID.settlements[0].hex, KINDS[kind], (), 2, 1)
        view = replace(MID, settlements=(settlement,), last_road=None)
        (stamp,) = stamps(scene_of(view), "la-strada-site/")
        return stamp.symbol.shapes

    assert len({repr(site(kind)) for kind in range(4)}) == 4
