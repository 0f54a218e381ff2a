"""Scenes of Stratego 4, tested as data."""

from math import dist

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.texts import Locale
from games.stratego4.board import CANNON, CROSS, MARSHAL, THREEFOLD, Board, Space
from games.stratego4.redact import view_for
from games.stratego4.state import initial_state
from games.stratego4.view import LastAction, Options, Plan, View
from rendering.boards.stratego4 import compose
from rendering.boards.stratego4.layout import SHEETS, ground, ground_of
from rendering.scene.shapes import (
    INK,
    Lettering,
    Point,
    Scene,
    Stamp,
)
from tests.rendering.picture_queries import live_words, stamped, stamps
from tests.rendering.picture_texts import speaker
from tests.rendering.stratego4_positions import (
    ALL,
    DEPLOYING,
    DEPLOYING_OWN,
    LABELS,
    MIDDLE,
    MIDDLE_OWN,
    MIDDLE_PLAN,
    OPENING,
    RESIGNED,
    THREE,
)

say = speaker("en", LABELS)
BOARDS = (CROSS, THREEFOLD)


def scene_of(view: View, locale: Locale = "en", plan: Plan | None = None) -> Scene:
    return compose(view, LABELS[: len(view.seats)], speaker(locale, LABELS), plan)


def middle(stamp: Stamp) -> Point:
    return stamp.x + stamp.symbol.width / 2, stamp.y + stamp.symbol.height / 2


def at(scene: Scene, start: str) -> dict[Point, str]:
    """The keys of stamps that begin so, by their middles."""
    return {middle(s): s.symbol.key for s in stamps(scene, start)}


# --- the ground ----------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_spaces_beside_each_other_and_no_others_share_a_side(board: Board) -> None:
    here = ground(board.name, 0)
    rounded = {space: {(round(x), round(y)) for x, y in quad} for space, quad in here.quads.items()}
    steps = {
        frozenset((Space(space), line[0]))
        for space, lines in enumerate(board.lines)
        for line in lines
    }
    for one, corners in rounded.items():
        for other, others in rounded.items():
            if one < other:
                shared = len(corners & others)
                assert (shared == 2) == (frozenset((one, other)) in steps)


@pytest.mark.parametrize("board", BOARDS)
def test_the_zone_of_the_seat_at_the_bottom_lies_lowest_and_the_others_follow_clockwise(
    board: Board,
) -> None:
    for bottom in range(board.seats):
        here = ground(board.name, bottom)
        assert here.place(bottom) == 0
        flags = [here.centres[board.flags[seat]] for seat in range(board.seats)]
        assert max(flags, key=lambda point: point[1]) == flags[bottom]
        left = flags[(bottom + 1) % board.seats]
        right = flags[(bottom - 1) % board.seats]
        assert left[0] < here.middle[0] < right[0]


def names_of_spaces(scene: Scene, board: Board, *, strong: bool) -> list[str]:
    spelled = {*board.names} - {board.names[board.ring], board.names[board.turret]}
    words = [shape for shape in scene.live if isinstance(shape, Lettering)]
    return sorted(w.words for w in words if w.words in spelled and (w.colour == INK) == strong)


@pytest.mark.parametrize("name", ALL)
def test_every_dry_space_where_nothing_is_bears_its_name_faintly(name: str) -> None:
    view, scene = ALL[name], scene_of(ALL[name])
    here = ground_of(view)
    board = here.board
    full = {p.space for p in view.pieces} | {space for space, _ in view.loose}
    full |= {*board.ponds, *board.recruitment, *board.flags}
    free = sorted(board.names[space] for space in here.quads if space not in full)
    assert names_of_spaces(scene, board, strong=False) == free
    assert names_of_spaces(scene, board, strong=True) == []


# --- pieces and what is known of them ------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_each_piece_stands_on_its_space_and_shows_no_more_than_the_view(name: str) -> None:
    view = ALL[name]
    here = ground_of(view)
    drawn = at(scene_of(view), "stratego4-piece/")
    assert len(drawn) == len(view.pieces)
    for piece in view.pieces:
        seat, inward, face = drawn[here.centres[piece.space]].split("/")[1:]
        assert int(seat) == piece.seat
        assert float(inward) == pytest.approx(here.inward(piece.seat), abs=0.001)
        expected = "back" if piece.rank is None else "told" if piece.told else "known"
        assert face == expected


def test_the_public_picture_before_the_first_duel_shows_no_rank() -> None:
    assert all(key.endswith("/back") for key in stamped(scene_of(OPENING), "stratego4-piece/"))
    digits = [w for w in scene_of(OPENING).live if isinstance(w, Lettering) and w.size in (34, 42)]
    assert not digits


def test_nobody_sees_an_army_that_is_being_deployed_but_its_owner() -> None:
    assert not stamps(scene_of(DEPLOYING), "stratego4-piece/")
    seats = [key.split("/")[1] for key in stamped(scene_of(DEPLOYING_OWN), "stratego4-piece/")]
    assert seats == ["1"] * 20


@pytest.mark.parametrize("name", ALL)
def test_every_flag_is_drawn_once_with_its_owners_mark(name: str) -> None:
    view = ALL[name]
    keys = stamped(scene_of(view), "stratego4-borne/") + stamped(scene_of(view), "stratego4-lying/")
    borne = [piece.flag for piece in view.pieces if piece.flag is not None]
    lying = [owner for _, owner in view.loose]
    lying += [p.seat for p in view.pieces if view.phase == "deploying"][:1]
    assert sorted(int(key.split("/")[1]) for key in keys) == sorted([*borne, *lying])


# --- the last action -----------------------------------------------------------------------------


def test_a_duel_shows_a_burst_and_both_ranks_with_the_beaten_struck_out() -> None:
    scene = scene_of(MIDDLE)
    assert list(at(scene, "stratego4-burst")) == [ground_of(MIDDLE).centres[CROSS.ring]]
    assert stamped(scene, "stratego4-small/") == [
        "stratego4-small/3/6/False",
        "stratego4-small/0/5/True",
    ]


def test_a_shot_is_dotted_and_both_are_struck_out() -> None:
    scene = scene_of(THREE)
    assert all(key.endswith("True") for key in stamped(scene, "stratego4-small/"))
    assert {key.rpartition("/")[2] for key in stamped(scene, "stratego4-bar/")} == {"shot"}


def test_ranks_of_a_duel_never_cover_a_piece() -> None:
    for view in (MIDDLE, MIDDLE_OWN, THREE):
        here = ground_of(view)
        (plate,) = stamps(scene_of(view), "stratego4-duel/")
        standing = {here.centres[piece.space] for piece in view.pieces}
        assert min(dist(middle(plate), point) for point in standing) > here.side * 0.7


def test_every_action_on_every_line_can_be_drawn() -> None:
    for board, view in ((CROSS, OPENING), (THREEFOLD, THREE)):
        for space, lines in enumerate(board.lines):
            for line in lines:
                path = (Space(space), *line)
                move = LastAction("move", Seat(0), path)
                shot = LastAction("shot", Seat(0), path, Seat(1), CANNON, MARSHAL, "attacker")
                for last in (move, shot, replace(shot, kind="duel")):
                    scene = scene_of(replace(view, last=last))
                    assert stamps(scene, "stratego4-head/")


# --- plans ---------------------------------------------------------------------------------------


def test_a_plan_rings_free_spaces_and_puts_corners_round_pieces() -> None:
    scene, here = scene_of(MIDDLE_OWN, plan=MIDDLE_PLAN), ground_of(MIDDLE_OWN)
    standing = {piece.space for piece in MIDDLE_OWN.pieces}
    free = {here.centres[s] for s in MIDDLE_PLAN.targets if s not in standing}
    aimed = {here.centres[s] for s in MIDDLE_PLAN.targets if s in standing}
    assert set(at(scene, "stratego4-target")) == free
    assert set(at(scene, "stratego4-aimed-at")) == aimed
    assert free
    assert aimed


def test_a_mark_lies_on_its_piece_and_says_the_rank_with_a_question_mark() -> None:
    scene, here = scene_of(MIDDLE_OWN, plan=MIDDLE_PLAN), ground_of(MIDDLE_OWN)
    assert len(MIDDLE_PLAN.marks) == 3
    for space, rank in MIDDLE_PLAN.marks:
        (mark,) = stamps(scene, f"stratego4-mark/{rank}")
        x, y = here.centres[space]
        ((across, down),) = at(scene, f"stratego4-mark/{rank}")
        assert across == x
        assert y < down < y + here.side / 2 - mark.symbol.height / 2
        assert f"{rank}?" in [s.words for s in mark.symbol.shapes if isinstance(s, Lettering)]


@pytest.mark.parametrize("name", ALL)
def test_a_picture_without_a_plan_shows_none(name: str) -> None:
    scene = scene_of(ALL[name])
    assert not stamps(scene, "stratego4-mark/")
    assert not stamps(scene, "stratego4-target")
    assert not stamps(scene, "stratego4-aimed-at")


# --- panels and foot -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_each_seat_has_a_panel_beside_its_zone_in_gold_on_turn_or_for_the_winner(
    name: str,
) -> None:
    view = ALL[name]
    here = ground_of(view)
    panels = stamps(scene_of(view), "stratego4-panel/")
    boxes = SHEETS[view.board].panels
    assert [(p.x, p.y) for p in panels] == [
        (boxes[here.place(seat)].x, boxes[here.place(seat)].y) for seat in range(len(view.seats))
    ]
    golden = [seat for seat, p in enumerate(panels) if p.symbol.key.split("/")[2] == "True"]
    winners = list(view.outcome.winners) if view.outcome else None
    assert golden == (winners or ([] if view.turn is None else [view.turn]))


def panel_words(view: View, seat: int) -> list[str]:
    box = SHEETS[view.board].panels[ground_of(view).place(seat)]
    return [
        w.words
        for w in scene_of(view).live
        if isinstance(w, Lettering) and box.x < w.x < box.right and box.y < w.y < box.bottom
    ]


@pytest.mark.parametrize("seat", range(4))
def test_a_panel_tells_name_slider_pieces_and_the_beaten(seat: int) -> None:
    own = MIDDLE.seats[seat]
    assert panel_words(MIDDLE, seat) == [LABELS[seat].name, str(own.pieces)]
    scene = scene_of(MIDDLE)
    assert f"stratego4-slider/{seat}/{own.slider}" in stamped(scene, "stratego4-slider/")
    (tray,) = stamps(scene, f"stratego4-tray/{seat}/")
    assert tray.symbol.key.split("/")[2] == "".join(map(str, own.lost))
    counts = [s.words for s in tray.symbol.shapes if isinstance(s, Lettering) and s.y > 30]
    assert counts == [str(own.lost.count(rank)) for rank in dict.fromkeys(own.lost)]


def test_while_deploying_each_panel_tells_who_is_ready() -> None:
    told = [panel_words(DEPLOYING, seat)[1] for seat in range(4)]
    assert told == ["ready", "deploying", "ready", "deploying"]
    assert len(stamps(scene_of(DEPLOYING), "stratego4-check")) == 2
    assert "Ready: 2 of 4" in live_words(scene_of(DEPLOYING))


def test_who_resigned_or_has_no_piece_left_is_told_instead_of_the_slider() -> None:
    assert "resigned" in panel_words(RESIGNED, 1)
    assert not stamps(scene_of(RESIGNED), "stratego4-slider/1/")
    out = replace(RESIGNED.seats[1], resigned=False)
    view = replace(RESIGNED, seats=(RESIGNED.seats[0], out, RESIGNED.seats[2]))
    assert "out" in panel_words(view, 1)


def test_the_draw_is_counted_down_from_three_quarters_on() -> None:
    for quiet, shown in ((149, False), (150, True), (199, True)):
        scene = scene_of(replace(MIDDLE, quiet_turns=quiet))
        assert bool(stamps(scene, "stratego4-hourglass")) == shown
        told = f"{200 - quiet} turn{'s' if quiet < 199 else ''} to a draw"
        assert (told in live_words(scene)) == shown


# --- words, sizes, shape -------------------------------------------------------------------------


def test_while_deploying_the_piece_on_the_flags_place_shows_the_own_flag() -> None:
    state = initial_state(4, Options(), bytes(32)).state
    for seat in range(4):
        scene, here = scene_of(view_for(state, Seat(seat))), ground(CROSS.name, seat)
        ((place, flag),) = at(scene, "stratego4-borne/").items()
        assert flag == f"stratego4-borne/{seat}"
        near = min(here.centres.items(), key=lambda pair: dist(pair[1], place))
        assert near[0] == CROSS.flags[seat]
    assert not at(scene_of(view_for(state, None)), "stratego4-borne/"), "the public sees none"
