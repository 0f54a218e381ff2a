"""What is drawn in advance: all that typical pictures share, closer looks included."""

import pytest

from rendering.scene.shapes import around
from rendering.scene.zoom import WIDTH
from tests.games.catalogue import EVERY_GAME
from tests.rendering.picture_texts import speaker
from tests.rendering.scenes import POSITIONS


@pytest.mark.parametrize("game", POSITIONS)
def test_every_region_of_a_typical_map_is_rehearsed_closer(game: str) -> None:
    """The last move may be anywhere, so the whole map is drawn at the scale of a look at it."""
    painter = EVERY_GAME[game].painter
    looks = painter.rehearse(speaker()).closer
    parts = [scene.part for scene in looks if scene.part is not None]
    assert len(parts) == len(looks)
    for view in list(POSITIONS[game].ALL.values())[-1:]:
        regions = dict(painter.regions(view))
        last = regions.pop("last", None)
        assert [box for box in regions.values() if box not in parts] == []
        if last is not None:
            where = around([last, *regions.values()])
            scales = {look.width / part.width for look, part in zip(looks, parts, strict=True)}
            assert WIDTH / last.width in scales
            assert (where.x, where.y) in {(part.x, part.y) for part in parts}


@pytest.mark.parametrize("game", POSITIONS)
def test_no_picture_is_rehearsed_closer_twice(game: str) -> None:
    looks = EVERY_GAME[game].painter.rehearse(speaker()).closer
    seen = [(scene.base.key, scene.part) for scene in looks]
    assert len(seen) == len(set(seen))
