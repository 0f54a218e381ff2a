"""Scenes of Ruta, tested as data."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.decktet import card_name
from core.game import Outcome, Seat, Standing
from core.texts import LOCALES, Locale, text
from games.ruta.board import PLACES, ROUTES, Route
from games.ruta.view import View
from rendering.boards.ruta import compose
from rendering.boards.ruta.board_map import payable_routes, plate
from rendering.boards.ruta.layout import HAND, LAND, PUBLIC_HEIGHT, SEATS, hand_layout, route_middle
from rendering.scene.shapes import Lettering, Scene, Stamp
from rendering.scene.text import typeface
from tests.rendering.picture_queries import base_words, live_words, stamped, stamps
from tests.rendering.picture_texts import SEATS as LABELS
from tests.rendering.picture_texts import speaker
from tests.rendering.ruta_positions import (
    ALL,
    FINISHED,
    FREE,
    FULL_HAND,
    HOARD,
    JOKERS,
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


def test_plates_stay_inside_their_gaps_and_roads_cover_them() -> None:
    scene = scene_of(replace(START, owners=(Seat(0),) * len(ROUTES)))
    roads = {
        (s.x + s.symbol.width / 2, s.y + s.symbol.height / 2): s.symbol
        for s in stamps(scene, "ruta-road/")
    }
    for number in range(len(ROUTES)):
        road, priced = roads[route_middle(number)], plate(number)
        assert road.width >= priced.width - 10
        assert road.height >= priced.height - 10


def test_a_claimed_route_is_a_road_of_its_owner_and_a_free_one_is_none() -> None:
    scene = scene_of(MIDDLE)
    roads = {stamp_middle(s): s.symbol.key for s in stamps(scene, "ruta-road/")}
    for number, owner in enumerate(MIDDLE.owners):
        drawn = roads.get(route_middle(number))
        assert (drawn is None) if owner is None else str(drawn).startswith(f"ruta-road/{owner}/")


def test_roads_of_the_longest_trail_are_lit_and_others_are_not() -> None:
    lit = {s for s in stamped(scene_of(MIDDLE), "ruta-road/0/") if s.endswith("True")}
    unlit = {s for s in stamped(scene_of(MIDDLE), "ruta-road/0/") if s.endswith("False")}
    assert lit
    assert unlit


def test_the_road_claimed_last_wears_a_gold_ring() -> None:
    (ring,) = stamps(scene_of(MIDDLE), "ruta-last-road")
    assert stamp_middle(ring) == route_middle(route("castle/watchman"))


def test_nothing_is_ringed_before_the_first_move() -> None:
    assert not stamps(scene_of(START), "ruta-last-road")
    assert not stamps(scene_of(START), "ring/")


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


def test_both_wear_the_wreath_when_they_share_the_win() -> None:
    shared = Outcome(tuple(Standing(Seat(i), 1, 12, ()) for i in (0, 1)), "tokens")
    assert len(stamps(scene_of(replace(FINISHED, outcome=shared)), "laurel")) == 2


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


def test_a_long_list_of_known_cards_is_cut_and_counted() -> None:
    scene = scene_of(replace(HOARD, viewer=None, hand=None))
    shown = len(stamped(scene, "ruta-mini/"))
    assert 10 <= shown < 28
    assert f"+{28 - shown}" in live_words(scene)


@pytest.mark.parametrize("known", range(31))
@pytest.mark.parametrize("jokers", [0, 3])
def test_a_hand_of_any_size_stays_clear_of_the_tokens(known: int, jokers: int) -> None:
    own = seat(known + 9, known=FREE[:known], jokers=cards("ace-moons")[:1] * jokers)
    scene = scene_of(replace(START, seats=(own, seat())))
    tokens = min(s.x for s in stamps(scene, "token/0/24"))
    cards_end = max(
        (s.x + s.symbol.width for s in scene.live if isinstance(s, Stamp) and narrow(s)),
        default=0,
    )
    assert cards_end < tokens


def narrow(stamp: Stamp) -> bool:
    return stamp.y < LAND.y and stamp.symbol.key.startswith(("ruta-mini/", "ruta-joker/"))


def test_jokers_lie_apart() -> None:
    assert stamped(scene_of(JOKERS), "ruta-joker/") == [
        "ruta-joker/ace-moons",
        "ruta-joker/ace-suns",
        "ruta-joker/ace-wyrms",
        "ruta-joker/ace-leaves",
    ]


def test_an_unusual_turn_is_told_beside_the_name() -> None:
    assert "must draw" in live_words(scene_of(TAKEN))
    assert "plays again" in live_words(scene_of(FULL_HAND))
    assert "plays again" not in live_words(scene_of(MIDDLE))


# --- supply --------------------------------------------------------------------------------------


def test_the_face_up_cards_and_the_top_of_the_discard_pile_are_whole() -> None:
    keys = stamped(scene_of(MIDDLE), "decktet-card/")
    assert [key.split("/")[1] for key in keys] == ["chance-meeting", "calamity", "rite"]


def test_an_empty_pile_shows_no_back_but_a_nought() -> None:
    scene = scene_of(TAKEN)
    assert not stamps(scene, "decktet-back/136")
    assert "0" in live_words(scene)


def test_the_slot_of_the_last_draw_wears_a_gold_ring_even_when_empty() -> None:
    (ring,) = stamps(scene_of(TAKEN), "ring/")
    assert ring.x < PUBLIC_HEIGHT
    assert len(stamped(scene_of(TAKEN), "decktet-card/")) == 1


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


@pytest.mark.parametrize("count", range(31))
def test_a_hand_of_any_size_lies_inside_its_panel_without_overlap(count: int) -> None:
    layout = hand_layout(count)
    assert len(layout.corners) == count
    for x, y in layout.corners:
        assert layout.box.x < x
        assert x + HAND.width < layout.box.right
        assert y + HAND.height < layout.box.bottom - 12
    rows: dict[int, list[int]] = {}
    for x, y in layout.corners:
        rows.setdefault(y, []).append(x)
    for row in rows.values():
        assert all(b - a > HAND.width for a, b in pairwise(row))


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


def test_a_planned_route_alone_is_framed_and_more_broadly_than_any_that_can_be_paid() -> None:
    view = replace(START, viewer=Seat(0), hand=FREE)
    chosen, *others = payable_routes(view)
    scene = compose(view, LABELS, say, plan=(Route(chosen),))
    framed = [key for key in stamped(scene, "ruta-plate/") if key.endswith("True")]
    assert others
    assert framed == [f"ruta-plate/{ROUTES[chosen].key}/True"]
    (rim,) = stamps(scene, "ruta-chosen/")
    assert stamp_middle(rim) == route_middle(chosen)
    assert rim.symbol.width >= plate(chosen).width + 16
    legend = say(text("board-ruta-payable"))
    assert legend in live_words(scene_of(view))
    assert legend not in live_words(scene)


def test_a_joker_of_the_right_suit_makes_every_card_pay() -> None:
    own = seat(2, jokers=cards("ace-leaves"))
    view = replace(START, viewer=Seat(0), hand=cards("windfall"), seats=(own, seat()))
    assert payable_routes(view) == (route("sailor/forest"),)


def test_the_public_sees_no_route_framed() -> None:
    assert payable_routes(START) == ()
    assert payable_routes(replace(FINISHED, viewer=Seat(0), hand=FREE)) == ()


# --- words, sizes, shape -------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_is_cut_short(locale: Locale) -> None:
    scenes = [scene_of(view, locale) for view in ALL.values()]
    cut = {w for s in scenes for w in (*base_words(s), *live_words(s)) if w.endswith("…")}
    assert not cut


def test_the_public_picture_is_nearly_square() -> None:
    scene = scene_of(START)
    assert 1 <= scene.width / scene.height <= 1.1


def test_hands_up_to_fourteen_keep_the_picture_in_a_phone_s_shape() -> None:
    assert hand_layout(14).box.bottom / LAND.right < 1.4


def test_the_base_is_the_same_all_game_long_and_differs_between_languages() -> None:
    assert len({scene_of(view).base.key for view in ALL.values()}) == 1
    french = compose(START, LABELS, lambda said: "é" + said.key)
    assert french.base.key != scene_of(START).base.key


def test_the_same_view_gives_the_same_scene() -> None:
    assert scene_of(FULL_HAND) == scene_of(FULL_HAND)


def test_names_of_seats_come_from_the_texts_where_a_name_cannot_be_drawn() -> None:
    labels = (LABELS[0], replace(LABELS[1], name="🎲🐉"))
    words = live_words(compose(START, labels, speaker("en", labels)))
    assert say(text("board-player", number=2)) in words


def test_a_long_name_leaves_room_for_the_points() -> None:
    labels = (replace(LABELS[0], name="Maximiliane von und zu Hohenstein"), LABELS[1])
    scene = compose(TAKEN, labels, speaker("en", labels))
    (name,) = [w for w in scene.live if isinstance(w, Lettering) and w.words.startswith("Maxi")]
    (points,) = [
        w for w in scene.live if isinstance(w, Lettering) and w.size == 48 and w.words == "10"
    ]
    end = name.x + typeface("bold").width(name.words, name.size)
    assert name.words.endswith("…")
    assert end < points.x - typeface("bold").width("10", 48)


def stamp_middle(stamp: Stamp) -> tuple[float, float]:
    return stamp.x + stamp.symbol.width / 2, stamp.y + stamp.symbol.height / 2
