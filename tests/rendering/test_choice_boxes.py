"""The board marks what can be chosen, in every game."""

from itertools import islice, pairwise

import pytest

from games.la_strada.board import HEX_BY_NAME
from games.strada_romana.board import Wagon
from games.strada_romana.moves import RunWagon
from rendering.boards.ruta.board_map import payable_routes
from rendering.scene.shapes import Box, Stamp, bounds
from tests.games.catalogue import EVERY_GAME
from tests.rendering.la_strada_positions import MIDDLE, PLACING
from tests.rendering.picture_queries import stamped
from tests.rendering.ruta_positions import MIDDLE_OWN
from tests.rendering.scenes import LABELS, POSITIONS, voice
from tests.rendering.strada_romana_positions import OWN

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


def test_a_route_that_can_be_paid_keeps_its_frame_and_a_card_of_the_hand_has_none() -> None:
    entry, seats = EVERY_GAME["ruta"], LABELS[:2]
    every = tuple(entry.painter.places(MIDDLE_OWN))
    cards = [name for name in every if name.startswith("card ")]
    assert len(cards) == len(MIDDLE_OWN.hand or ()) > 0
    scene = entry.painter.compose(MIDDLE_OWN, seats, voice("en"), choices=every)
    plain = entry.painter.compose(MIDDLE_OWN, seats, voice("en"))
    rings = [key for key in stamped(scene, "ring/") if "#FFFFFF" in key]
    assert all(shape in scene.live for shape in plain.live)
    assert len(rings) == len(every) - len(payable_routes(MIDDLE_OWN)) - len(cards)


def test_a_workshop_that_is_thought_of_stands_in_white_with_its_name() -> None:
    at = HEX_BY_NAME["G4"]
    scene = EVERY_GAME["la-strada"].painter.compose(PLACING, LABELS[:3], voice("en"), ((at,),))
    assert "la-strada-workshop/2/#FFFFFF" in stamped(scene, "la-strada-workshop")
    assert "la-strada-name/G4/False" in stamped(scene, "la-strada-name")


def test_settlements_that_can_be_chosen_have_white_rims() -> None:
    entry = EVERY_GAME["la-strada"]
    scene = entry.painter.compose(MIDDLE, LABELS[:4], voice("en"), choices=("hex C5", "hex G2"))
    white = [s for s in stamped(scene, "la-strada-site") if s.endswith("#FFFFFF")]
    assert len(white) == 2


def test_a_wagon_that_is_to_run_is_marked_before_it_is_said_where_to() -> None:
    entry = EVERY_GAME["strada-romana"]
    waiting = next(n for n, own in enumerate(OWN.wagons) if not own.arrived)
    plan = RunWagon(Wagon(waiting), (), arrives=False)
    scene = entry.painter.compose(OWN, LABELS, voice("en"), plan, choices=("square 4L",))
    assert any(key.endswith("/planned") for key in stamped(scene, "strada-romana-wagon/"))
    assert not [key for key in stamped(scene, "strada-romana-bar/") if key.endswith("/planned")]
    ring = [s for s in scene.live if isinstance(s, Stamp) and s.symbol.key.startswith("ring/")]
    assert len(ring) == 1
