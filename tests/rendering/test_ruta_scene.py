"""Scenes of Ruta, tested as data."""

import pytest
from msgspec.structs import replace

from core.decktet import card_name
from core.game import Seat
from core.texts import Locale
from games.ruta.board import PLACES, ROUTES
from games.ruta.view import View
from rendering.boards.ruta import compose
from rendering.boards.ruta.board_map import payable_routes, plate
from rendering.boards.ruta.layout import LAND, PUBLIC_HEIGHT, SEATS, route_middle
from rendering.scene.shapes import Lettering, Scene, Stamp
from tests.rendering.picture_queries import base_words, live_words, stamped, stamps
from tests.rendering.picture_texts import SEATS as LABELS
from tests.rendering.picture_texts import speaker
from tests.rendering.ruta_positions import (
    ALL,
    FINISHED,
    FREE,
    FULL_HAND,
    MIDDLE,
    MIDDLE_OWN,
    START,
    TAKEN,
    cards,
    route,
    seat,
)

say = speaker()


def scene_of(view: View, locale: Locale = "en") -> Scene:
    return compose(view, LABELS, speaker(locale))


# --- the map -------------------------------------------------------------------------------------


def test_the_map_names_its_fifteen_cards() -> None:
    words = " ".join(base_words(scene_of(START)))
    assert all(say(card_name(card)) in words for card in PLACES)


@pytest.mark.parametrize("number", range(len(ROUTES)))
def test_a_route_shows_its_price(number: int) -> None:
    shapes = plate(number).shapes
    assert [s.words for s in shapes if isinstance(s, Lettering)] == [str(ROUTES[number].price)]


def test_a_claimed_route_is_a_road_of_its_owner_and_a_free_one_is_none() -> None:
    scene = scene_of(MIDDLE)
    roads = {stamp_middle(s): s.symbol.key for s in stamps(scene, "ruta-road/")}
    for number, owner in enumerate(MIDDLE.owners):
        drawn = roads.get(route_middle(number))
        assert (drawn is None) if owner is None else str(drawn).startswith(f"ruta-road/{owner}/")


def test_the_road_claimed_last_wears_a_gold_ring() -> None:
    (ring,) = stamps(scene_of(MIDDLE), "ruta-last-road")
    assert stamp_middle(ring) == route_middle(route("castle/watchman"))


# --- seats ---------------------------------------------------------------------------------------


def test_the_seat_to_act_has_the_gold_frame() -> None:
    (frame,) = stamps(scene_of(MIDDLE), "ruta-turn/")
    assert (frame.x, frame.y) == (SEATS[1].x, SEATS[1].y)


def test_at_the_end_the_winner_has_frame_and_wreath() -> None:
    scene = scene_of(FINISHED)
    (frame,) = stamps(scene, "ruta-turn/")
    assert frame.x == SEATS[0].x
    assert len(stamps(scene, "laurel")) == 1
    assert "19" in live_words(scene)


def test_ten_tokens_are_shown_left_or_spent() -> None:
    scene = scene_of(MIDDLE)
    for number, left in ((0, 5), (1, 6)):
        assert len(stamps(scene, f"token/{number}/24")) == left
        assert len(stamps(scene, f"spent/{number}/24")) == 10 - left


def test_a_hand_shows_known_cards_and_counts_the_others() -> None:
    scene = scene_of(replace(MIDDLE, discard=()))
    known = {f"ruta-mini/{key}" for key in ("author", "painter", "window", "excuse", "battle")}
    assert set(stamped(scene, "ruta-mini/")) == known
    counts = [w.words for w in scene.live if isinstance(w, Lettering) and w.size == 36]
    assert counts == ["2", "2"]


def narrow(stamp: Stamp) -> bool:
    return stamp.y < LAND.y and stamp.symbol.key.startswith(("ruta-mini/", "ruta-joker/"))


def test_an_unusual_turn_is_told_beside_the_name() -> None:
    assert "must draw" in live_words(scene_of(TAKEN))
    assert "plays again" in live_words(scene_of(FULL_HAND))
    assert "plays again" not in live_words(scene_of(MIDDLE))


# --- supply --------------------------------------------------------------------------------------


def test_the_face_up_cards_and_the_top_of_the_discard_pile_are_whole() -> None:
    keys = stamped(scene_of(MIDDLE), "decktet-card/")
    assert [key.split("/")[1] for key in keys] == ["chance-meeting", "calamity", "rite"]


def test_the_cards_below_the_top_of_the_discard_pile_are_counted() -> None:
    assert "+4" in live_words(scene_of(replace(START, discard=FREE[:5])))
    alone = scene_of(replace(START, discard=FREE[:1]))
    assert not [words for words in live_words(alone) if words.startswith("+")]


# --- the private picture -------------------------------------------------------------------------


def test_the_private_picture_is_the_public_one_with_the_hand_below() -> None:
    public, private = scene_of(MIDDLE), scene_of(MIDDLE_OWN)
    assert private.base == public.base
    assert private.height > public.height == PUBLIC_HEIGHT
    below = [s.symbol.key for s in stamps(private, "decktet-card/") if s.y > PUBLIC_HEIGHT]
    assert [key.split("/")[1] for key in below] == ["battle", "lunatic", "merchant"]


def test_the_public_picture_ends_above_the_hand() -> None:
    for view in ALL.values():
        public = scene_of(replace(view, viewer=None, hand=None))
        assert public.height == PUBLIC_HEIGHT
        assert all(s.y < PUBLIC_HEIGHT for s in public.live if isinstance(s, Stamp | Lettering))


def test_the_hand_tells_what_each_suit_is_worth() -> None:
    scene = scene_of(replace(START, viewer=Seat(0), hand=cards("pact", "window", "ace-moons")))
    sums = [
        w.words
        for w in scene.live
        if isinstance(w, Lettering) and w.size == 30 and w.y > PUBLIC_HEIGHT and w.words.isdigit()
    ]
    assert sums == ["10", "19", "0", "10", "0", "10"]


def test_the_routes_that_the_hand_can_pay_are_framed() -> None:
    view = replace(START, viewer=Seat(0), hand=cards("lunatic", "author"))
    assert payable_routes(view) == ()
    view = replace(START, viewer=Seat(0), hand=cards("lunatic", "author", "ace-moons"))
    assert payable_routes(view) == (route("forest/mountain"),)
    framed = [key for key in stamped(scene_of(view), "ruta-plate/") if key.endswith("True")]
    assert framed == ["ruta-plate/forest/mountain/True"]


def test_a_joker_of_the_right_suit_makes_every_card_pay() -> None:
    own = seat(2, jokers=cards("ace-leaves"))
    view = replace(START, viewer=Seat(0), hand=cards("windfall"), seats=(own, seat()))
    assert payable_routes(view) == (route("sailor/forest"),)


def test_the_public_sees_no_route_framed() -> None:
    assert payable_routes(START) == ()
    assert payable_routes(replace(FINISHED, viewer=Seat(0), hand=FREE)) == ()


# --- words, sizes, shape -------------------------------------------------------------------------


def stamp_middle(stamp: Stamp) -> tuple[float, float]:
    return stamp.x + stamp.symbol.width / 2, stamp.y + stamp.symbol.height / 2
