"""The board marks what can be chosen, in every game."""

from itertools import islice, pairwise

import pytest

from rendering.scene.shapes import Box, bounds
from tests.games.catalogue import EVERY_GAME
from tests.rendering.scenes import LABELS, POSITIONS, voice

REACH = 16
"""A mark lies at most so far beyond what it marks."""


def inside(inner: tuple[float, float, float, float], box: Box) -> bool:
    left, top, right, bottom = inner
    across = box.x - REACH <= left and right <= box.right + REACH
    return across and box.y - REACH <= top and bottom <= box.bottom + REACH


@pytest.mark.parametrize("key", POSITIONS)
def test_each_place_is_marked_where_it_lies_and_nowhere_else(key: str) -> None:
    entry, say = EVERY_GAME[key], voice("en")
    for view in (view for view in POSITIONS[key].ALL.values() if view.viewer is None):
        plain = entry.painter.compose(view, LABELS[: len(view.seats)], say)
        for name, box in islice(entry.painter.places(view).items(), 0, None, 5):
            marked = entry.painter.compose(view, LABELS[: len(view.seats)], say, choices=(name,))
            added = [shape for shape in marked.live if shape not in plain.live]
            assert added, f"{name} is not marked"
            assert all(inside(bounds(shape), box) for shape in added), name
            assert marked.width >= box.right >= box.x >= 0
            assert marked.height >= box.bottom >= box.y >= 0


@pytest.mark.parametrize("key", POSITIONS)
def test_a_place_that_no_board_has_is_not_marked(key: str) -> None:
    entry, say = EVERY_GAME[key], voice("en")
    view = next(iter(POSITIONS[key].ALL.values()))
    odd = ("", "hex Z99", "square", "space", "route nowhere", "wagon ")
    assert entry.painter.compose(
        view, LABELS[: len(view.seats)], say, choices=odd
    ) == entry.painter.compose(view, LABELS[: len(view.seats)], say)


@pytest.mark.parametrize("key", POSITIONS)
def test_the_strips_of_a_turn_hold_the_base_and_every_place_that_can_be_chosen(key: str) -> None:
    painter, say = EVERY_GAME[key].painter, voice("en")
    for view in (view for view in POSITIONS[key].ALL.values() if view.viewer is not None):
        whole = painter.compose(view, LABELS[: len(view.seats)], say)
        strips = painter.framed(view, ("turn",))
        if not strips:
            continue
        assert {(strip.x, strip.width) for strip in strips} == {(0, whole.width)}
        assert strips[0].y == 0
        assert strips[0].bottom >= whole.base.height
        assert strips[-1].bottom == whole.height
        assert all(one.bottom <= other.y for one, other in pairwise(strips))
        for name, box in painter.places(view).items():
            assert any(s.y <= box.y and box.bottom <= s.bottom for s in strips), name
