"""Scenes of Strada Romana, tested as data."""

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.texts import LOCALES, Locale
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    GOODS,
    MARKET_AT,
    MARKETS,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    WAGONS,
    Square,
    Wagon,
    good_name,
    height_of,
    short_name,
    wagon_name,
)
from games.strada_romana.view import LastRun, Run, View
from rendering.boards.strada_romana import compose, framed
from rendering.boards.strada_romana.board_map import market_place
from rendering.boards.strada_romana.layout import (
    BOARD,
    BOX_X,
    BOX_Y,
    CELLS_X,
    FAINT,
    PLATES,
    ROW_GAP,
    SCORE_X,
    SQUARE,
    SQUARES,
    WAGON_UP,
    cell_x,
    road_half,
    seat_box,
)
from rendering.scene.shapes import GOLD, WHITE, Lettering, Path, Point, Scene, SeatLabel, Stamp
from rendering.scene.text import typeface
from rendering.scene.zoom import folded
from tests.rendering.picture_queries import base_words, live_words, stamped, stamps
from tests.rendering.picture_texts import speaker
from tests.rendering.strada_romana_positions import (
    ALL,
    FINISHED,
    FINISHED_FOUR,
    FIRST_RUNS,
    LABELS,
    LOOKED_AT,
    LOOKING,
    MIDDLE,
    MIDDLE_PLAN,
    OWN,
    RESIGNED,
    RUNNING,
    START,
)

say = speaker("en", LABELS)


def scene_of(view: View, locale: Locale = "en", plan: Run | None = None) -> Scene:
    return compose(view, LABELS[: len(view.seats)], speaker(locale, LABELS), plan)


def middle(stamp: Stamp) -> Point:
    return stamp.x + stamp.symbol.width / 2, stamp.y + stamp.symbol.height / 2


def rows(scene: Scene) -> list[str]:
    """The tokens of the seats whose rows are shown, from above."""
    return [s.symbol.key for s in stamps(scene, "token/") if s.x < CELLS_X / 2]


@pytest.mark.parametrize("view", [OWN, LOOKING])
def test_of_the_rows_whoever_is_to_move_sees_their_own_with_their_wagon_tiles(view: View) -> None:
    whole = scene_of(view)
    seen = folded(whole, framed(view, ("turn",)))
    assert view.viewer is not None
    own = rows(whole)[view.viewer]
    below = rows(whole)[len(view.seats) :]
    assert len(below) > 0
    assert rows(seen) == [own, *below]
    assert seen.height == whole.height - sum(
        seat_box(seat, len(view.seats)).height + ROW_GAP for seat in range(len(view.seats) - 1)
    )
    said = {*live_words(whole)} - {*live_words(seen)}
    assert {label.name for label in LABELS[: len(view.seats)]} - said == {LABELS[view.viewer].name}


def at(scene: Scene, start: str) -> dict[Point, str]:
    """The keys of stamps that begin so, by their middles."""
    return {middle(s): s.symbol.key for s in stamps(scene, start)}


def stand(square: Square) -> Point:
    x, y = SQUARES[square]
    return x, y - WAGON_UP


# --- the board -----------------------------------------------------------------------------------


def test_the_base_names_every_square_once_and_in_its_place() -> None:
    base = scene_of(START).base
    names = {w.words: (w.x, w.y) for w in base.shapes if isinstance(w, Lettering)}
    assert sorted(base_words(scene_of(START))) == sorted(SQUARE_NAMES)
    for square, name in enumerate(SQUARE_NAMES):
        x, y = SQUARES[square]
        assert names[name][0] == x
        assert y < names[name][1] < y + SQUARE[1] / 2


def test_squares_never_touch_and_higher_ones_lie_higher() -> None:
    wide, high = SQUARE
    for (ax, ay), (bx, by) in combinations(SQUARES, 2):
        assert abs(ax - bx) >= wide + 8 or abs(ay - by) >= high + 8
    for column in ("1", "9"):
        lower = [SQUARES[SQUARE_BY_NAME[column + height]][1] for height in "HCL"]
        assert lower == sorted(lower)


def test_lines_lead_to_all_squares_in_reach_and_pass_below_no_other() -> None:
    lines = {
        frozenset(shape.points)
        for shape in scene_of(START).base.shapes
        if isinstance(shape, Path) and set(shape.points) <= set(SQUARES)
    }
    named = {
        frozenset((SQUARE_BY_NAME[one], SQUARE_BY_NAME[other]))
        for one, other in (("1H", "2H"), ("3C", "4H"), ("3C", "4L"), ("6L", "7C"), ("7C", "8H"))
    }
    drawn = {frozenset(SQUARES.index(point) for point in line) for line in lines}
    assert named <= drawn
    assert frozenset((SQUARE_BY_NAME["1H"], SQUARE_BY_NAME["2C"])) not in drawn
    assert frozenset((SQUARE_BY_NAME["11H"], SQUARE_BY_NAME["12L"])) not in drawn


def test_each_market_lies_beside_the_road_right_at_its_square() -> None:
    for market, square in enumerate(MARKETS):
        (x, y), (own_x, own_y) = market_place(market), SQUARES[square]
        assert x == own_x
        nearest = min(
            (s for s in range(len(SQUARES)) if SQUARES[s][0] == x),
            key=lambda s: abs(SQUARES[s][1] - y),
        )
        assert nearest == square
        assert (y < own_y) == (height_of(square) != "L")
        assert abs(y - own_y) < 90


def test_the_road_is_as_wide_as_its_squares() -> None:
    assert road_half(0) == road_half(8) > road_half(3) == road_half(11) > road_half(6)


# --- wagons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_every_wagon_stands_where_it_is_and_those_arrived_in_their_own_places(name: str) -> None:
    view = ALL[name]
    scene = scene_of(view)
    drawn = at(scene, "strada-romana-wagon/")
    places = {}
    for number, own in enumerate(view.wagons):
        if own.arrived:
            continue
        place = (BOX_X[own.to], BOX_Y[own.box]) if own.square is None else stand(own.square)
        places[place] = f"strada-romana-wagon/{WAGONS[number]}/{own.to}/"
    assert set(drawn) == set(places)
    for place, key in places.items():
        assert drawn[place].startswith(key)
    head = [s for s in stamps(scene, "strada-romana-small-wagon/") if s.x < CELLS_X and s.y < 720]
    names = [s.symbol.key.split("/")[1] for s in head]
    assert names == [WAGONS[wagon] for wagon in view.arrivals]
    assert len(stamps(scene, "strada-romana-no-wagon")) == 4 - len(view.arrivals)


def test_wagons_are_told_apart_by_three_letters() -> None:
    assert len({short_name(Wagon(wagon)) for wagon in range(len(WAGONS))}) == len(WAGONS)
    for key in stamped(scene_of(START), "strada-romana-wagon/"):
        (words,) = {
            shape.words
            for stamp in stamps(scene_of(START), key)
            for shape in stamp.symbol.shapes
            if isinstance(shape, Lettering)
        }
        assert key.split("/")[1].startswith(words.lower())


def test_wagons_start_on_their_own_side() -> None:
    assert BOX_X["rome"] < min(x for x, _ in SQUARES)
    assert BOX_X["ostia"] > max(x for x, _ in SQUARES)


def test_only_wagons_that_ran_in_the_last_turn_are_gold() -> None:
    keys = stamped(scene_of(MIDDLE), "strada-romana-wagon/")
    golden = {key.split("/")[1] for key in keys if key.endswith("/last")}
    ran = {run.wagon for run in MIDDLE.last_runs if not MIDDLE.wagons[run.wagon].arrived}
    assert golden == {WAGONS[wagon] for wagon in ran} != set()


# --- runs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", [MIDDLE, FINISHED, FIRST_RUNS, RUNNING])
def test_a_run_is_an_arrow_from_where_it_began_over_every_square(view: View) -> None:
    beads = at(scene_of(view), "strada-romana-bead/last/")
    expected: dict[Point, str] = {}
    for run in view.last_runs:
        own = view.wagons[run.wagon]
        began = (BOX_X[own.to], BOX_Y[own.box]) if run.start is None else stand(run.start)
        passed = run.path if run.arrives else run.path[:-1]
        expected |= {stand(square): "strada-romana-bead/last/False" for square in passed}
        expected[began] = "strada-romana-bead/last/True"
    assert beads == expected
    assert len(stamps(scene_of(view), "strada-romana-head/")) == len(view.last_runs)


def test_arrows_end_before_the_wagon_that_ran_and_lie_below_all_wagons() -> None:
    keys = [s.symbol.key for s in scene_of(MIDDLE).live if isinstance(s, Stamp)]
    arrows = [i for i, key in enumerate(keys) if key.startswith("strada-romana-head/")]
    wagons = [i for i, key in enumerate(keys) if key.startswith("strada-romana-wagon/")]
    assert max(arrows) < min(wagons)
    (run,) = (run for run in MIDDLE.last_runs if not run.arrives)
    tips = [middle(s) for s in stamps(scene_of(MIDDLE), "strada-romana-head/")]
    assert min(dist(tip, stand(run.path[-1])) for tip in tips) == pytest.approx(37, abs=8)


def test_the_names_of_squares_below_an_arrow_are_written_again_above_it() -> None:
    run = LastRun(Wagon(0), SQUARE_BY_NAME["5L"], (SQUARE_BY_NAME["5C"],), arrives=False)
    assert "5C" in live_words(scene_of(replace(START, last_runs=(run,))))
    assert "5C" not in live_words(scene_of(START))


def test_a_planned_run_is_dashed_and_its_wagon_white() -> None:
    scene = scene_of(MIDDLE, plan=MIDDLE_PLAN)
    beads = at(scene, "strada-romana-bead/planned/")
    start = MIDDLE.wagons[MIDDLE_PLAN.wagon].square
    assert start is not None
    assert set(beads) == {stand(start), *map(stand, MIDDLE_PLAN.path[:-1])}
    (marked,) = [k for k in stamped(scene, "strada-romana-wagon/") if k.endswith("/planned")]
    assert marked.split("/")[1] == WAGONS[MIDDLE_PLAN.wagon]
    tips = [middle(s) for s in stamps(scene, "strada-romana-head/") if "planned" in s.symbol.key]
    assert tips == [stand(MIDDLE_PLAN.path[-1])]
    assert not stamps(scene_of(MIDDLE), "strada-romana-bead/planned/")


def test_a_planned_arrival_leads_off_the_road() -> None:
    plan = LastRun(MIDDLE_PLAN.wagon, None, (), arrives=True)
    scene = scene_of(MIDDLE, plan=plan)
    (tip,) = [s for s in stamps(scene, "strada-romana-head/") if "planned" in s.symbol.key]
    ends = SQUARES[SQUARE_BY_NAME["1H"]][0] - 40, SQUARES[SQUARE_BY_NAME["12H"]][0] + 40
    assert not ends[0] < middle(tip)[0] < ends[1]


def test_a_plan_that_leads_nowhere_is_no_fault() -> None:
    scene = scene_of(MIDDLE, plan=LastRun(MIDDLE_PLAN.wagon, None, (), arrives=False))
    assert not stamps(scene, "strada-romana-bead/planned/")


# --- goods on the board --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_cubes_and_tiles_lie_in_their_places(name: str) -> None:
    view = ALL[name]
    scene = scene_of(view)
    cubes = at(scene, "strada-romana-cube/")
    expected = {
        market_place(market)[0]: f"strada-romana-cube/{good}"
        for market, good in enumerate(view.market_cubes)
        if good is not None and market_place(market)[1] < 300
    }
    assert {x: key for (x, y), key in cubes.items() if y < 300} == expected
    assert len(cubes) == sum(good is not None for good in view.market_cubes)
    tiles = {
        place: key
        for place, key in at(scene, "strada-romana-small-tile/").items()
        if place[1] < BOARD.bottom and key.endswith("/68/")
    }
    assert [tiles[key] for key in sorted(tiles)] == [
        f"strada-romana-small-tile/{good}/68/"
        for area in sorted(range(len(AREAS)), key=lambda area: PLATES[area])
        if (good := view.area_tiles[area]) is not None
    ]


def test_a_tile_shows_the_coins_it_brings() -> None:
    scene = scene_of(START)
    coins = at(scene, "strada-romana-coin/42/")
    for area, good in enumerate(START.area_tiles):
        brings = sum(cube == good for cube in START.market_cubes)
        (beside,) = (key for (x, y), key in coins.items() if dist((x, y), PLATES[area]) < 80)
        assert beside == f"strada-romana-coin/42/{brings}"


def test_what_was_taken_is_framed_in_gold_and_what_may_be_taken_in_white() -> None:
    view = RUNNING
    assert view.running is not None
    assert view.running.just_ran is not None
    square = view.wagons[view.running.just_ran].square
    assert square is not None
    rims = at(scene_of(view), "strada-romana-rim/")
    white = {place for place, key in rims.items() if key.endswith(WHITE)}
    expected: set[Point] = {PLATES[area] for area in AREAS_AT[square]}
    if square in MARKET_AT:
        expected.add(market_place(MARKET_AT[square]))
    assert white == expected
    taken = {
        PLATES[last.place] if last.kind == "tile" else market_place(last.place)
        for last in MIDDLE.last_taken
    }
    rims = at(scene_of(MIDDLE), "strada-romana-rim/")
    assert {place for place, key in rims.items() if key.endswith(GOLD)} == taken != set()


@pytest.mark.parametrize("name", ALL)
def test_what_was_taken_stands_in_gold_where_the_last_run_stopped(name: str) -> None:
    view, drawn = ALL[name], at(scene_of(ALL[name]), "strada-romana-booty")
    shown = view.last_taken if view.last_runs and view.last_runs[-1].path else ()
    assert len(drawn) == len(shown)
    for x, y in drawn:
        across, down = SQUARES[view.last_runs[-1].path[-1]]
        assert abs(x - across) <= 50
        assert abs(y - down) <= 70


def test_names_of_squares_are_faint_but_those_that_are_planned_or_can_be_chosen() -> None:
    scene = compose(START, LABELS[: len(START.seats)], say, choices=("square 1H",))
    assert stamped(scene, "strada-romana-name/") == ["strada-romana-name/1H"]
    below = [w for w in scene.base.shapes if isinstance(w, Lettering)]
    assert {w.colour for w in below if w.words in SQUARE_NAMES} == {FAINT}
    ahead = compose(MIDDLE, LABELS, say, MIDDLE_PLAN)
    planned = [SQUARE_NAMES[square] for square in MIDDLE_PLAN.path]
    assert stamped(ahead, "strada-romana-name/") == [
        f"strada-romana-name/{name}" for name in SQUARE_NAMES if name in planned
    ]


# --- the table of seats --------------------------------------------------------------------------


def row_words(scene: Scene, view: View, seat: int) -> list[str]:
    box = seat_box(seat, len(view.seats))
    return [w.words for w in scene.live if isinstance(w, Lettering) and box.y < w.y < box.bottom]


@pytest.mark.parametrize("name", ALL)
def test_each_seat_has_one_row_and_the_seat_on_turn_or_the_winner_a_gold_one(name: str) -> None:
    view = ALL[name]
    rows = stamps(scene_of(view), "strada-romana-row/")
    seats = range(len(view.seats))
    assert [s.y for s in rows] == [seat_box(seat, len(view.seats)).y for seat in seats]
    golden = [seat for seat in seats if rows[seat].symbol.key.endswith("True")]
    assert golden == (list(view.outcome.winners) if view.outcome else [view.turn])


@pytest.mark.parametrize("seat", range(5))
def test_a_row_tells_name_coins_points_tiles_and_the_reckoning(seat: int) -> None:
    own = MIDDLE.seats[seat]
    words = row_words(scene_of(MIDDLE), MIDDLE, seat)
    assert words[:4] == [
        LABELS[seat].name,
        str(own.coins),
        str(own.points),
        str(own.wagon_tiles),
    ]
    most, kinds = max(own.contracts), sum(map(bool, own.contracts))
    assert words[-1] == f"{own.points} + {most}×{kinds} − {own.singles}"
    assert words[-2] == str(own.points + most * kinds - own.singles).replace("-", "−")


def test_the_longest_reckoning_fits_beside_the_goods() -> None:
    most = replace(
        FINISHED.seats[0],
        points=20,
        contracts=(6, 6, 6, 6, 6, 6),
        singles=36,
        score=20 + 36 - 36 + 9,
    )
    scene = scene_of(replace(FINISHED, seats=(most, *FINISHED.seats[1:])))
    (words,) = [w for w in scene.live if isinstance(w, Lettering) and w.words == "20+6×6−36+9"]
    half = typeface("bold").width(words.words, words.size) / 2
    assert words.x - half > SCORE_X
    assert words.x + half < seat_box(0, 5).right - 6


@pytest.mark.parametrize("name", ["middle", "finished", "finished_four"])
def test_goods_lie_in_their_columns_contracts_as_numbers_and_singles_as_pieces(name: str) -> None:
    view = ALL[name]
    scene = scene_of(view)
    for seat, own in enumerate(view.seats):
        box = seat_box(seat, len(view.seats))
        for good in range(len(GOODS)):
            cell = [
                s.symbol.key
                for s in stamps(scene, "strada-romana-small-")
                if box.y < s.y < box.bottom and abs(middle(s)[0] - cell_x(good)) < 57
            ]
            expected = []
            if own.contracts[good]:
                expected.append(f"strada-romana-small-tile/{good}/52/{own.contracts[good]}")
            if own.cubes[good] > own.contracts[good]:
                expected.append(f"strada-romana-small-cube/{good}/36")
            if own.tiles[good] > own.contracts[good]:
                expected.append(f"strada-romana-small-tile/{good}/36/")
            assert cell == expected


def test_the_head_tells_what_is_left_for_all() -> None:
    scene = scene_of(MIDDLE)
    head = [w.words for w in scene.live if isinstance(w, Lettering) and 615 < w.y < 735]
    assert head[:2] == [str(MIDDLE.points_left), str(MIDDLE.stack_count)]
    bags = zip(MIDDLE.bag_cubes, MIDDLE.bag_tiles, strict=True)
    assert head[2:] == [str(count) for pair in bags for count in pair]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_head_names_the_goods_in_full(locale: Locale) -> None:
    (captions,) = stamps(scene_of(MIDDLE, locale), "strada-romana-captions/")
    words = [s.words for s in captions.symbol.shapes if isinstance(s, Lettering)]
    voice = speaker(locale, LABELS)
    assert words[: len(GOODS)] == [voice(good_name(good)) for good in range(len(GOODS))]  # type: ignore[arg-type]


def test_what_is_left_of_a_turn_stands_beside_the_name() -> None:
    assert RUNNING.running is not None
    assert stamped(scene_of(RUNNING), "strada-romana-movement/") == [
        f"strada-romana-movement/{RUNNING.running.points_left}/{RUNNING.running.special}"
    ]
    assert not stamps(scene_of(replace(RUNNING, running=None)), "strada-romana-movement/")


def test_who_resigned_is_told() -> None:
    assert "resigned" in row_words(scene_of(RESIGNED), RESIGNED, 2)
    assert "resigned" not in live_words(scene_of(MIDDLE))


def test_the_winner_wears_a_wreath_and_nobody_before_the_end() -> None:
    assert len(stamps(scene_of(FINISHED), "laurel")) == 1
    assert not stamps(scene_of(MIDDLE), "laurel")


def test_long_names_shrink_and_are_cut_before_the_goods_begin() -> None:
    labels = (SeatLabel("Maximiliane von Hohenstein"), SeatLabel("🎲🐉"), *LABELS[2:])
    for view in (MIDDLE, FINISHED):
        scene = compose(view, labels, say)
        (name,) = [w for w in scene.live if isinstance(w, Lettering) and w.words.startswith("Maxi")]
        assert name.words.endswith("…")
        assert name.x + typeface("bold").width(name.words, name.size) < CELLS_X
        assert "Player 2" in live_words(scene)


def test_a_name_makes_room_for_what_is_left_of_the_turn() -> None:
    (drawn,) = stamps(scene_of(RUNNING), "strada-romana-movement/")
    labels = tuple(SeatLabel("Maximiliane") for _ in RUNNING.seats)
    scene = compose(RUNNING, labels, say)
    names = [w for w in scene.live if isinstance(w, Lettering) and w.words.startswith("Maxi")]
    assert RUNNING.turn is not None
    name = names[RUNNING.turn]
    assert name.x + typeface("bold").width(name.words, name.size) < drawn.x


# --- what only one sees --------------------------------------------------------------------------


def test_nobody_s_wagon_tiles_are_in_the_public_picture() -> None:
    for view in (MIDDLE, LOOKED_AT, RUNNING):
        scene = scene_of(view)
        assert not stamps(scene, "strada-romana-name-plate/")
        assert not [k for k in stamped(scene, "token/") if k.endswith("/24")]


def test_one_s_own_wagon_tiles_lie_below_and_mark_their_wagons() -> None:
    scene = scene_of(OWN)
    assert OWN.hand
    assert len(stamps(scene, "strada-romana-name-plate/")) == len(OWN.hand)
    names = [say(wagon_name(wagon)) for wagon in OWN.hand]
    assert [word for word in live_words(scene) if word in names] == names
    marks = [middle(s) for s in stamps(scene, "token/1/24")]
    on_board = [w for w in OWN.hand if not OWN.wagons[w].arrived]
    assert len(marks) == len(on_board)
    for wagon in on_board:
        square = OWN.wagons[wagon].square
        assert square is not None
        assert min(dist(mark, stand(square)) for mark in marks) < 32
    assert scene.height > scene_of(MIDDLE).height


def test_the_stack_is_shown_to_who_looks_through_it_alone() -> None:
    assert LOOKING.stack
    names = [say(wagon_name(wagon)) for wagon in LOOKING.stack]
    assert [word for word in live_words(scene_of(LOOKING)) if word in names] == names
    assert not [word for word in live_words(scene_of(LOOKED_AT)) if word in names]
    assert stamps(scene_of(LOOKED_AT), "strada-romana-looked-at")
    assert not stamps(scene_of(MIDDLE), "strada-romana-looked-at")


def test_without_a_tile_of_its_own_a_seat_sees_what_all_see() -> None:
    bare = replace(MIDDLE, viewer=Seat(3), hand=())
    assert scene_of(bare) == scene_of(MIDDLE)


def test_at_the_end_all_wagon_tiles_lie_open_in_the_rows() -> None:
    for view in (FINISHED, FINISHED_FOUR):
        scene = scene_of(view)
        for seat, own in enumerate(view.seats):
            box = seat_box(seat, len(view.seats))
            shown = [
                s.symbol.key.split("/")[1::2]
                for s in stamps(scene, "strada-romana-small-wagon/")
                if box.y < s.y < box.bottom
            ]
            assert shown == [[WAGONS[w], str(view.wagons[w].arrived)] for w in own.shown]
            assert own.shown
        assert not stamps(scene, "strada-romana-name-plate/")


# --- words, sizes, shape -------------------------------------------------------------------------


def test_the_public_picture_is_nearly_square() -> None:
    for view in (START, MIDDLE, FINISHED_FOUR):
        scene = scene_of(view)
        assert 0.95 < scene.width / scene.height < 1.15


def test_everything_lies_on_the_picture() -> None:
    for scene in map(scene_of, ALL.values()):
        assert 0.8 < scene.width / scene.height < 1.3
        for shape in scene.live:
            if isinstance(shape, Stamp):
                x, y = middle(shape)
                assert 0 < x < scene.width
                assert 0 < y < scene.height


def test_all_tables_viewers_and_languages_share_one_base() -> None:
    scenes = [scene_of(view, locale) for view in ALL.values() for locale in LOCALES]
    assert all(scene.base is scenes[0].base for scene in scenes)


def test_the_same_view_gives_the_same_scene() -> None:
    assert scene_of(FINISHED) == scene_of(FINISHED)
