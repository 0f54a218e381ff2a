"""The scenes of Vector Race, as data."""

from collections.abc import Iterator
from math import dist

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.texts import LOCALES, Locale, text
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import Circle, Lettering, Scene, SeatLabel, Stamp
from rendering.scene.text import typeface
from tavolo_vector_race.board import STANDING, TRACKS, TrackName, Vector
from tavolo_vector_race.game import VECTOR_RACE
from tavolo_vector_race.moves import NINE, ROWS, Key, Steer
from tavolo_vector_race.painter import compose, framed, places
from tavolo_vector_race.painter.cars import place_of
from tavolo_vector_race.painter.layout import SHEET, gate_ends, layout_of_view
from tavolo_vector_race.tests.positions import (
    ALL,
    CHOSEN_OWN,
    CRASH,
    FINISHED,
    LABELS,
    OWN,
    RESIGNED,
    REVEALED,
    SITTING_OUT,
    START,
    START_OWN,
    TWO_LAPS,
    WAITING,
)
from tavolo_vector_race.view import View
from tests.rendering.picture_queries import stamped, stamps
from tests.rendering.picture_texts import speaker

say = speaker("en", LABELS)


def scene_of(view: View, plan: Key | None = None) -> Scene:
    return compose(view, LABELS[: len(view.seats)], say, plan)


def middles(scene: Scene, start: str) -> list[tuple[float, float]]:
    """The middles of the live stamps whose symbol's key begins so."""
    return [
        (stamp.x + stamp.symbol.width / 2, stamp.y + stamp.symbol.height / 2)
        for stamp in stamps(scene, start)
    ]


def live_words(scene: Scene) -> Iterator[str]:
    return (shape.words for shape in scene.live if isinstance(shape, Lettering))


def test_a_public_picture_is_the_same_whatever_was_chosen() -> None:
    state = VECTOR_RACE.initial_state(3, START.options, bytes(32)).state
    chosen = [VECTOR_RACE.apply(state, Seat(1), Steer(key)).state for key in NINE]
    for viewer in (None, Seat(0)):
        scenes = [scene_of(VECTOR_RACE.view_for(one, viewer)) for one in chosen]
        assert all(scene == scenes[0] for scene in scenes)
        assert scenes[0] != scene_of(VECTOR_RACE.view_for(state, viewer))


def test_the_keys_lie_as_those_of_a_calculator_round_the_principal_point() -> None:
    known = places(OWN)
    rows = [[known[f"key {key}"] for key in row] for row in ROWS]
    for row in rows:
        assert row[0].x < row[1].x < row[2].x
        assert len({box.y for box in row}) == 1
    assert rows[0][0].y < rows[1][0].y < rows[2][0].y
    view = layout_of_view(OWN).close_up
    assert view is not None
    middle = known["key 5"]
    assert abs(middle.x + middle.width / 2 - view.x - view.width / 2) <= 1


def test_keys_that_crash_look_different_and_the_legend_says_so() -> None:
    scene = scene_of(OWN)
    assert stamped(scene, "vector-race-crash-key/") == [
        "vector-race-crash-key/1",
        "vector-race-crash-key/4",
    ]
    assert len(stamps(scene, "vector-race-key/")) == 7
    assert say(text("board-vector-race-would-crash")) in live_words(scene)
    assert not stamps(scene_of(START_OWN), "vector-race-would-crash")


def test_keys_tell_by_their_colours_whether_the_car_would_be_slower_or_faster() -> None:
    assert OWN.viewer is not None
    seats = list(OWN.seats)
    car = replace(seats[OWN.viewer].car, velocity=Vector(0, 2))
    seats[OWN.viewer] = replace(seats[OWN.viewer], car=car)
    told = {
        int(key) * int(pace)
        for stamp in stamps(scene_of(replace(OWN, seats=tuple(seats))), "vector-race-key/")
        for key, pace in [stamp.symbol.key.split("/")[1:]]
    }
    assert told == {-8, -9, 0, 2, 3}


def test_a_card_shows_the_velocity_as_an_arrow_and_a_standing_car_as_a_dot() -> None:
    drawn = {s.symbol.key: s.symbol for s in stamps(scene_of(TWO_LAPS), "vector-race-speed/")}
    racing = [seat.car for seat in TWO_LAPS.seats if seat.car.can_choose]
    assert {*drawn} == {f"vector-race-speed/{car.velocity}" for car in racing}
    arrows = {key: [*map(type, symbol.shapes)] for key, symbol in drawn.items()}
    assert {key for key, shapes in arrows.items() if shapes == [Circle]} == {
        f"vector-race-speed/{STANDING}"
    }


def test_the_road_shows_three_rounds_and_at_the_end_the_whole_race() -> None:
    def dots(view: View) -> int:
        return len(stamps(scene_of(view), "vector-race-dot/"))

    long = [seat.car.trail for seat in FINISHED.seats]
    racing = replace(FINISHED, outcome=None)
    assert all(len(trail) > 9 for trail in long)
    assert dots(racing) <= 4 * len(long) < dots(FINISHED)


@pytest.mark.parametrize(("view", "plan", "meant"), [(OWN, Key(7), 7), (CHOSEN_OWN, None, 2)])
def test_the_key_that_is_considered_or_chosen_has_a_ring_in_the_seats_colour(
    view: View, plan: Key | None, meant: int
) -> None:
    assert view.viewer is not None
    colour = SEAT_MARKS[view.viewer].colour
    (ring,) = [s for s in stamps(scene_of(view, plan), "ring/") if colour in s.symbol.key]
    box = places(view)[f"key {meant}"]
    assert dist((ring.x, ring.y), (box.x, box.y)) < 16


def test_who_has_chosen_and_who_has_not_is_seen_in_public() -> None:
    scene = scene_of(WAITING)
    assert len(stamps(scene, "vector-race-chosen")) == 2
    assert len(stamps(scene, "vector-race-choosing")) == 1
    assert len([k for k in stamped(scene, "vector-race-card/") if k.endswith("True")]) == 1


def test_a_car_that_sits_out_is_hollow_and_its_driver_has_no_keys() -> None:
    scene = scene_of(SITTING_OUT)
    assert stamps(scene, "vector-race-hollow/1/")
    assert places(SITTING_OUT) == {}
    assert layout_of_view(SITTING_OUT).close_up is not None


def test_a_crash_is_a_cross_on_the_wall_and_a_scrape_a_spark_under_the_cars() -> None:
    scene = scene_of(CRASH)
    large = f"vector-race-crash/{round(1.2 * SHEET.pitch)}"
    assert len([k for k in stamped(scene, "vector-race-crash/") if k == large]) == 1
    sparks = [key for key in stamped(scene, "vector-race-spark/") if key.endswith("/64")]
    assert len(sparks) == 2


def test_who_resigned_is_no_longer_on_the_road() -> None:
    on_paper = [
        stamp
        for stamp in stamps(scene_of(RESIGNED), "token/")
        if stamp.y < layout_of_view(RESIGNED).paper.bottom
    ]
    assert sorted(s.symbol.key.split("/")[1] for s in on_paper) == ["0", "2"]
    assert "resigned" in live_words(scene_of(RESIGNED))


def test_a_car_that_has_finished_stands_on_the_line_where_it_crossed_it() -> None:
    line = FINISHED.track.gates[0].twice / 2
    done = [seat.car for seat in FINISHED.seats if seat.car.status == "finished"]
    assert len(done) == 2
    for car in done:
        assert place_of(car)[0] == pytest.approx(line)
    assert stamps(scene_of(FINISHED), "laurel")


def test_an_open_view_shows_where_everybody_is_going() -> None:
    assert len(stamps(scene_of(REVEALED), "vector-race-reach-meant")) == 2
    assert not stamps(scene_of(WAITING), "vector-race-reach-meant")


@pytest.mark.parametrize("track", TRACKS)
def test_each_gate_is_drawn_from_wall_to_wall(track: TrackName) -> None:
    found = TRACKS[track]
    for gate in found.gates:
        one, other = gate_ends(found, gate)
        assert dist(one, other) >= 4
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        assert min(dist(middle, point) for point in found.road) < 1


def test_parts_can_be_shown_alone() -> None:
    layout = layout_of_view(OWN)
    assert framed(OWN, ("track",)) == (layout.paper,)
    (part,) = framed(OWN, ("30,3", "36,6"))
    for point in ((30, 3), (36, 6)):
        x, y = SHEET.at(point)
        assert part.x < x < part.right
        assert part.y < y < part.bottom
    assert framed(OWN, ("seats", "own"))[1] == layout.close_up
    assert framed(START, ("own", "nowhere")) == ()


def test_nothing_lies_outside_the_picture() -> None:
    for name, view in ALL.items():
        scene = scene_of(view)
        for shape in scene.live:
            if isinstance(shape, Stamp):
                x, y = shape.x + shape.symbol.width / 2, shape.y + shape.symbol.height / 2
                assert 0 < x < scene.width, name
                assert 0 < y < scene.height, name


def test_five_long_names_and_three_laps_fit_on_the_cards() -> None:
    labels = [SeatLabel("Maximiliane von Hohenstein")] * 5
    view = replace(TWO_LAPS, options=replace(TWO_LAPS.options, laps=3), viewer=Seat(1))
    scene = compose(view, labels, say)
    assert any(words.startswith("Maxi") for words in live_words(scene))
    assert "Lap 1/3 · next: gate 2" in live_words(scene)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_words_on_a_card_touch_each_other(locale: Locale) -> None:
    for view in ALL.values():
        scene = compose(view, LABELS[: len(view.seats)], speaker(locale, LABELS))
        words = [shape for shape in scene.live if isinstance(shape, Lettering)]
        for right in (shape for shape in words if shape.align == "right"):
            start = right.x - typeface(right.face).width(right.words, right.size)
            for left in words:
                if left.y == right.y and left.align == "left" and left.x < right.x:
                    assert left.x + typeface(left.face).width(left.words, left.size) < start
