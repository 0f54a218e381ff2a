"""Scenes of Jacynth, tested as data."""

import pytest
from msgspec.structs import replace

from core.decktet import CARDS, card_name
from core.texts import Locale
from games.jacynth.board import (
    COLUMNS,
    PLACE_BY_NAME,
    PLACE_NAMES,
    ROWS,
    TOKENS,
    playable_places,
)
from games.jacynth.view import Plan, View, grid_of
from rendering.boards.jacynth import compose, regions
from rendering.boards.jacynth.city import TOKEN, token_middle
from rendering.boards.jacynth.layout import (
    CITY,
    HAND_SCALE,
    PUBLIC_HEIGHT,
    place_box,
    seat_boxes,
)
from rendering.scene.shapes import Box, Scene, SeatLabel, Stamp
from tests.rendering.jacynth_positions import (
    ALL,
    EXTENDED,
    FINISHED,
    MIDDLE,
    MIDDLE_OWN,
    PLANS,
    REVEALED,
    START,
    THREE,
    THREE_OWN,
)
from tests.rendering.picture_queries import base_words, live_words, stamped, stamps
from tests.rendering.picture_texts import speaker

LABELS = (SeatLabel("Ada"), SeatLabel("Bo"), SeatLabel("Cleo"))


def scene_of(view: View, plan: Plan | None = None, locale: Locale = "en") -> Scene:
    return compose(view, LABELS[: len(view.seats)], speaker(locale, LABELS), plan)


def middle(stamp: Stamp) -> tuple[float, float]:
    return stamp.x + stamp.symbol.width / 2, stamp.y + stamp.symbol.height / 2


def inside(stamp: Stamp, box: Box) -> bool:
    x, y = middle(stamp)
    return box.x < x < box.right and box.y < y < box.bottom


# --- the city ------------------------------------------------------------------------------------


def test_every_place_and_the_rulers_are_named_below_the_cards() -> None:
    words = base_words(scene_of(START))
    assert {*PLACE_NAMES, *COLUMNS, *ROWS} <= {*words}


@pytest.mark.parametrize("name", ALL)
def test_every_card_lies_on_its_place_with_its_name(name: str) -> None:
    view = ALL[name]
    scene, say = scene_of(view), speaker()
    faces = stamps(scene, "jacynth-card/")
    for place, card in enumerate(view.grid):
        found = [stamp for stamp in faces if inside(stamp, place_box(place))]
        if card is None:
            assert not found
        else:
            assert [stamp.symbol.key for stamp in found] == [f"jacynth-card/{CARDS[card].key}"]
            assert say(card_name(card)) in " ".join(live_words(scene))


@pytest.mark.parametrize("name", ["middle", "three", "extended", "finished"])
def test_every_suit_of_a_controlled_district_hangs_in_its_owners_colour(name: str) -> None:
    view = ALL[name]
    drawn = stamps(scene_of(view), "jacynth-banner/")
    wanted = [
        (place, f"jacynth-banner/{district.suit}/{district.owner}")
        for district in view.districts
        if district.owner is not None
        for place in district.places
    ]
    for place, key in wanted:
        assert [s.symbol.key for s in drawn if inside(s, place_box(place))].count(key) == 1
    assert len(drawn) == len(wanted)


def test_tokens_lie_on_their_cards() -> None:
    drawn = [
        stamp for seat in range(3) for stamp in stamps(scene_of(THREE), f"token/{seat}/{TOKEN}")
    ]
    wanted = {
        token_middle(place_box(place).x, place_box(place).y)
        for place, seat in enumerate(THREE.tokens)
        if seat is not None
    }
    assert {middle(stamp) for stamp in drawn} == wanted


def test_dashes_show_where_a_card_may_be_laid_until_the_end() -> None:
    dashes = stamps(scene_of(MIDDLE), "decktet-slot/")
    wanted = {(place_box(p).x, place_box(p).y) for p in playable_places(grid_of(MIDDLE))}
    assert {(stamp.x, stamp.y) for stamp in dashes} == wanted
    assert not stamps(scene_of(FINISHED), "decktet-slot/")


def test_the_last_card_and_the_last_token_are_ringed() -> None:
    assert not stamps(scene_of(START), "ring/")
    assert THREE.last_place is not None
    assert THREE.last_influence is not None
    (ring,) = stamps(scene_of(THREE), "ring/")
    (round_token,) = stamps(scene_of(THREE), "jacynth-last-token")
    assert inside(ring, place_box(THREE.last_place))
    assert inside(round_token, place_box(THREE.last_influence))


def test_a_plan_shows_the_city_as_it_would_be() -> None:
    plan = PLANS["middle_own"]
    assert plan.place is not None
    scene = scene_of(MIDDLE_OWN, plan)
    (frame,) = stamps(scene, "jacynth-plan/")
    assert inside(frame, place_box(plan.place))
    faces = stamped(scene, "jacynth-card/")
    assert faces.count(f"jacynth-card/{CARDS[plan.card].key}") == 1, "it is not in the hand as well"
    laid = [s.symbol.key for s in stamps(scene, "jacynth-") if inside(s, place_box(plan.place))]
    assert f"jacynth-card/{CARDS[plan.card].key}" in laid
    assert f"jacynth-banner/knots/{MIDDLE_OWN.viewer}" in laid
    assert not stamps(scene, "ring/"), "the last move is not marked beside a plan"
    assert {"+4", "−3"} <= {*live_words(scene)}, "what the seats would have more or less"
    assert not {"+4", "−3"} & {*live_words(scene_of(MIDDLE_OWN))}


# --- seats and pile ------------------------------------------------------------------------------


@pytest.mark.parametrize("view", [MIDDLE, THREE], ids=["two", "three"])
def test_panels_show_points_and_tokens_left(view: View) -> None:
    scene = scene_of(view)
    for seat, own in enumerate(view.seats):
        assert str(own.points) in live_words(scene)
        assert len(stamps(scene, f"token/{seat}/30")) == own.tokens_left
        assert len(stamps(scene, f"spent/{seat}/30")) == TOKENS - own.tokens_left


def test_the_seat_to_act_has_the_gold_frame() -> None:
    assert THREE.turn is not None
    (frame,) = stamps(scene_of(THREE), "jacynth-turn/")
    assert frame.x == seat_boxes(3)[THREE.turn].x


# --- hands ---------------------------------------------------------------------------------------


def test_the_private_picture_is_the_public_one_with_the_hand_below() -> None:
    public, private = scene_of(THREE), scene_of(THREE_OWN)
    assert private.base == public.base
    assert private.height > public.height == PUBLIC_HEIGHT
    below = [s.symbol for s in stamps(private, "jacynth-card/") if s.y > PUBLIC_HEIGHT]
    assert THREE_OWN.hand is not None
    keys = [f"jacynth-card/{CARDS[card].key}*{HAND_SCALE}" for card in THREE_OWN.hand]
    assert [symbol.key for symbol in below] == keys
    assert all(symbol.width > CITY.width for symbol in below)


@pytest.mark.parametrize("name", [name for name, view in ALL.items() if view.viewer is None])
def test_a_public_picture_shows_no_hand_before_all_are_open(name: str) -> None:
    view = ALL[name]
    below = [s for s in stamps(scene_of(view), "jacynth-card/") if s.y > PUBLIC_HEIGHT]
    assert len(below) == sum(len(seat.shown) for seat in view.seats)


def test_looking_back_every_hand_is_shown_with_its_name() -> None:
    scene = scene_of(REVEALED)
    assert scene.height > scene_of(EXTENDED).height
    assert all(live_words(scene).count(label.name) == 2 for label in LABELS)


# --- parts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLACE_NAMES)
def test_a_closer_look_at_the_last_card_shows_it_and_all_its_neighbours(name: str) -> None:
    place = PLACE_BY_NAME[name]
    part, card = regions(replace(MIDDLE, last_place=place))["last"], place_box(place)
    seen = [box for box in map(place_box, range(36)) if box.x >= part.x and box.y >= part.y]
    whole = [box for box in seen if box.right <= part.right and box.bottom <= part.bottom]
    assert card in whole
    assert len(whole) == 9
