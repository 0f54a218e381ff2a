"""The regions of pictures offered as close-ups, in every game."""

from typing import Final

import pytest

from rendering.scene.shapes import Box, Lettering, Scene, Shape, Stamp
from rendering.scene.zoom import WIDTH, box_round, closer, meets
from tests.games.catalogue import EVERY_GAME
from tests.games.whole_games import some_stops
from tests.rendering import la_strada_positions, stratego4_positions
from tests.rendering.picture_queries import seen_closer
from tests.rendering.scenes import LABELS, POSITIONS, voice
from workers.post_model import REGIONS

DENSE: Final = tuple(
    key
    for key, known in POSITIONS.items()
    if any(EVERY_GAME[key].painter.regions(view) for view in known.ALL.values())
)
"""Games whose board has too much on it to be read at a phone's size."""


@pytest.mark.parametrize("key", POSITIONS)
def test_each_part_has_a_button_lies_in_the_picture_and_is_much_larger(key: str) -> None:
    entry, say = EVERY_GAME[key], voice("en")
    for name, view in POSITIONS[key].ALL.items():
        whole = entry.painter.compose(view, LABELS[: len(view.seats)], say)
        regions = entry.painter.regions(view)
        assert bool(regions) == (key in DENSE), name
        assert set(regions) <= set(REGIONS)
        for box in regions.values():
            assert box.x >= 0 <= box.y
            assert box.right <= whole.width
            assert box.bottom <= whole.height
            assert WIDTH / box.width >= 1.4, f"{name}: {box} is hardly larger"
            assert box.height <= 1.3 * box.width, f"{name}: {box} is too tall for a phone"


@pytest.mark.parametrize("key", DENSE)
def test_any_moment_of_any_game_can_be_looked_at_closer(key: str) -> None:
    """The last move, wherever it went, is small enough to be drawn larger."""
    entry = EVERY_GAME[key]
    for journey, stop in some_stops(key, 300):
        for viewer in journey.viewers[-2:]:
            for box in entry.painter.regions(entry.game.view_for(stop.state, viewer)).values():
                assert WIDTH / box.width >= 1.1


@pytest.mark.parametrize("key", DENSE)
def test_the_last_move_comes_first_and_is_in_the_middle_of_its_part(key: str) -> None:
    regions = EVERY_GAME[key].painter.regions
    parts = [tuple(regions(view)) for view in POSITIONS[key].ALL.values()]
    assert any("last" in found for found in parts)
    assert all(found[0] == "last" for found in parts if "last" in found)


def test_the_last_road_is_whole_in_its_part() -> None:
    view, entry = la_strada_positions.MIDDLE, EVERY_GAME["la-strada"]
    whole = entry.painter.compose(view, LABELS[:4], voice("en"))
    part = closer(whole, entry.painter.regions(view)["last"])
    last = [s for s in seen_closer(part) if isinstance(s, Stamp) and "/last" in s.symbol.key]
    assert last
    for stamp in last:
        assert stamp.x >= 0
        assert stamp.x + stamp.symbol.width <= part.width
        assert stamp.y >= 0
        assert stamp.y + stamp.symbol.height <= part.height


def test_a_player_sees_the_own_zone_and_everybody_else_the_lower_one() -> None:
    regions = EVERY_GAME["stratego4"].painter.regions
    own, public = stratego4_positions.MIDDLE_OWN, stratego4_positions.MIDDLE
    assert {"own", "left", "upper", "right", "middle"} < set(regions(own))
    assert {"lower", "left", "upper", "right", "middle"} < set(regions(public))
    three = regions(stratego4_positions.ALL["three_own"])
    assert {"own", "left", "right", "middle"} <= set(three)
    assert "upper" not in three


def _within(part: Scene) -> list[Shape]:
    """The shapes of a closer look that lie at least partly in it."""
    whole = Box(0, 0, part.width, part.height)
    return [shape for shape in seen_closer(part) if meets(shape, whole)]


@pytest.mark.long
def test_names_in_a_part_can_be_read_on_a_phone() -> None:
    """At 347 pixels across, letters of the parts are 11 pixels high where the whole has 8."""
    for key in DENSE:
        entry = EVERY_GAME[key]
        for view in POSITIONS[key].ALL.values():
            whole = entry.painter.compose(view, (), voice("en"))
            for box in entry.painter.regions(view).values():
                part = closer(whole, box)
                sizes = [s.size for s in _within(part) if isinstance(s, Lettering)]
                assert min(sizes, default=99) * 347 / part.width >= 11


def test_a_box_round_places_keeps_to_the_picture_and_shows_neighbours() -> None:
    whole = Box(0, 0, 1000, 600)
    assert box_round([(500, 300)], 50, whole, least=200) == Box(400, 200, 200, 200)
    assert box_round([(10, 590)], 50, whole, least=200) == Box(0, 400, 200, 200)
    assert box_round([(100, 300), (700, 320)], 50, whole, least=200) == Box(50, 210, 700, 200)
    assert box_round([(0, 0), (1000, 600)], 50, whole) == whole
