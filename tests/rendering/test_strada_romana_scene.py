"""Scenes of Strada Romana, tested as data."""

from math import dist

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.texts import Locale
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
    height_of,
    wagon_name,
)
from games.strada_romana.view import LastRun, Run, View
from rendering.boards.strada_romana import compose
from rendering.boards.strada_romana.board_map import market_place
from rendering.boards.strada_romana.layout import (
    BOARD,
    BOX_X,
    BOX_Y,
    CELLS_X,
    PLATES,
    SQUARE,
    SQUARES,
    WAGON_UP,
    cell_x,
    seat_box,
)
from rendering.scene.shapes import GOLD, WHITE, Lettering, Path, Point, Scene, Stamp
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


def test_what_is_left_of_a_turn_stands_beside_the_name() -> None:
    assert RUNNING.running is not None
    assert stamped(scene_of(RUNNING), "strada-romana-movement/") == [
        f"strada-romana-movement/{RUNNING.running.points_left}/{RUNNING.running.special}"
    ]
    assert not stamps(scene_of(replace(RUNNING, running=None)), "strada-romana-movement/")


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
