"""Charts: every line is visible and labelled, no text is too small or overlaps."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import msgspec
import pytest

from rendering.charts import (
    MOVES,
    Plot,
    in_words,
    ranking,
    strip,
)
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import TEXT, Circle, Lettering, Path, Scene, Stamp, below, bounds
from tests.games.catalogue import EVERY_GAME
from tests.rendering.chart_samples import CHARTS, LIST, PLOTS, SAY, STANDING, STRIPS
from tests.rendering.picture_queries import box_of, every_shape
from tests.rendering.picture_texts import speaker
from tests.rendering.reference_picture import Kept
from tests.rendering.scenes import LABELS, POSITIONS

HIGHEST_FULL_WIDTH = 4 / 3
"""Height by width of the highest picture that a phone shows in full width beside its words."""

_ALL = {**CHARTS, **{f"{name} below": strip for name, strip in STRIPS.items()}, "list": LIST}


def _lettering(scene: Scene) -> list[Lettering]:
    return [shape for shape in scene.base.shapes if isinstance(shape, Lettering)]


def _tokens(scene: Scene, seat: int) -> list[Stamp]:
    start = f"token/{seat}/"
    stamps = (shape for shape in scene.base.shapes if isinstance(shape, Stamp))
    return [stamp for stamp in stamps if stamp.symbol.key.startswith(start)]


def _line(scene: Scene, seat: int) -> list[Path]:
    colour = SEAT_MARKS[seat].colour
    return [s for s in scene.base.shapes if isinstance(s, Path) and s.colour == colour]


@pytest.mark.parametrize("name", _ALL)
def test_everything_is_large_enough_and_inside_the_picture(name: str) -> None:
    scene = _ALL[name]
    for shape in every_shape(scene.base.shapes):
        assert not isinstance(shape, Lettering) or shape.size >= TEXT
    for shape in scene.base.shapes:
        left, top, right, bottom = box_of(shape) if isinstance(shape, Lettering) else bounds(shape)
        assert 0 <= left <= right <= scene.width
        assert 0 <= top <= bottom <= scene.height


@pytest.mark.parametrize("name", _ALL)
def test_no_words_lie_on_others(name: str) -> None:
    for one, other in combinations(map(box_of, _lettering(_ALL[name])), 2):
        apart = one[2] <= other[0] or other[2] <= one[0]
        assert apart or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("name", CHARTS)
def test_each_line_bears_its_form_and_ends_at_its_name_and_value(name: str) -> None:
    _assert_lines_end_at_forms_and_values(CHARTS[name], PLOTS[name][:1])
    written = [words.words for words in _lettering(CHARTS[name])]
    for seat in range(len(PLOTS[name][0].series)):
        assert any(LABELS[seat].name.startswith(words.rstrip("…")) for words in written if words)


@pytest.mark.parametrize("name", STRIPS)
def test_below_a_board_each_line_bears_its_form_and_ends_at_its_value(name: str) -> None:
    _assert_lines_end_at_forms_and_values(STRIPS[name], PLOTS[name])


def _assert_lines_end_at_forms_and_values(scene: Scene, plots: Sequence[Plot]) -> None:
    written = [words.words for words in _lettering(scene)]
    for place, plot in enumerate(plots):
        for series in plot.series:
            line = _line(scene, series.seat)[place]
            end = _tokens(scene, series.seat)[(place + 1) * 3 - 1]
            assert end.x > line.points[-1][0]
            assert f"{series.values[-1]:.0f}".replace("-", "−") in written
            assert len(_tokens(scene, series.seat)) == 3 * len(plots)


@pytest.mark.parametrize("key", POSITIONS)
@pytest.mark.parametrize("plots", PLOTS.values(), ids=PLOTS)
def test_a_board_with_its_chart_is_as_wide_on_a_phone_as_any_other(
    key: str, plots: tuple[Plot, ...]
) -> None:
    """The picture of a private view with a hand is as high, and is shown in full width."""
    last = [scene for kept in POSITIONS[key].GOLDEN.values() if (scene := _last(key, kept))]
    assert last
    for board in last:
        whole = below(board, strip(plots, MOVES, SAY))
        assert whole.width == board.width
        assert whole.height <= HIGHEST_FULL_WIDTH * whole.width


def _last(key: str, kept: Kept) -> Scene | None:
    """The picture of a finished game as everybody sees it."""
    if kept.view.outcome is None or kept.region:
        return None
    painter, say = EVERY_GAME[key].painter, speaker(kept.locale, kept.seats)
    return painter.compose(kept.view, kept.seats, say, kept.plan)


def test_lines_of_equal_values_lie_side_by_side() -> None:
    heights = [_line(CHARTS["level"], seat)[0].points[0][1] for seat in range(5)]
    assert all(lower - upper >= 8 for upper, lower in pairwise(heights))


def test_a_line_rises_with_its_values_and_level_stretches_have_no_bends() -> None:
    points = _line(CHARTS["five"], 0)[0].points
    heights = [y for _, y in points]
    assert heights[0] > heights[-1]
    assert len(points) < 300
    assert [x for x, _ in points] == sorted(x for x, _ in points)


def test_round_numbers_stand_beside_the_lines() -> None:
    def numbers(name: str) -> list[str]:
        written = _lettering(CHARTS[name])
        return [words.words for words in written if words.face == "medium"]

    assert numbers("two") == ["0", "10", "20", "30", "0", "5", "10", "15", "Moves"]
    assert numbers("below") == ["−6", "−4", "−2", "0", "2", "0", "1", "2", "3", "Moves"]
    assert numbers("rating")[:3] == ["1480", "1500", "1520"]
    assert numbers("begun") == ["0", "1", "0", "Moves"]


def test_a_list_puts_higher_values_farther_right() -> None:
    points = (s for s in LIST.base.shapes if isinstance(s, Circle) and s.radius == 13)
    found = [point.x for point in points]
    assert found == sorted(found, reverse=True)
    assert len(found) == len(STANDING)


def test_a_rating_without_a_place_is_marked_as_provisional() -> None:
    unplaced = msgspec.structs.replace(STANDING[-1], rank=0)
    scene = ranking(PLOTS["rating"][0].title, (*STANDING[:-1], unplaced), SAY)
    words = [s.words for s in scene.base.shapes if isinstance(s, Lettering)]
    assert [word for word in words if "≈" in word] == [f"≈ {unplaced.value}"]
    (wide,) = (box_of(s) for s in scene.base.shapes if isinstance(s, Lettering) and "≈" in s.words)
    dots = (s.x + s.radius for s in scene.base.shapes if isinstance(s, Circle))
    assert wide[0] > max(dots), "it lies on no dot"


def test_a_chart_is_said_in_words() -> None:
    said = in_words(PLOTS["below"], MOVES, SAY)
    ada, bo = (label.name for label in LABELS[:2])
    assert said.endswith(
        f"(Moves 0 to 3): {ada} from 0 to 2, 2 at most. {bo} from 0 to −1, 0 at most."
    )
