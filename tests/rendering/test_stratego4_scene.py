"""Scenes of Stratego 4, tested as data."""

from math import dist

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.texts import LOCALES, Locale
from games.stratego4.board import CANNON, CROSS, MARSHAL, SLIDER, THREEFOLD, Board, Space
from games.stratego4.redact import view_for
from games.stratego4.state import initial_state
from games.stratego4.view import LastAction, Options, Plan, View
from rendering.boards.stratego4 import compose
from rendering.boards.stratego4.layout import SHEETS, Ground, ground, ground_of
from rendering.boards.stratego4.moves import course
from rendering.boards.stratego4.panels import TEAM_BANDS
from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import (
    GOLD,
    INK,
    PAPER,
    Lettering,
    Point,
    Polygon,
    Scene,
    SeatLabel,
    Stamp,
)
from rendering.scene.text import typeface
from tests.rendering.picture_queries import every_shape, live_words, stamped, stamps
from tests.rendering.picture_texts import speaker
from tests.rendering.stratego4_positions import (
    ALL,
    DEPLOYING,
    DEPLOYING_OWN,
    FINISHED_VIEW,
    LABELS,
    MIDDLE,
    MIDDLE_OWN,
    MIDDLE_PLAN,
    OPENING,
    RESIGNED,
    SWAP,
    TEAMS,
    THREE,
    THREE_OWN,
    THREE_PLAN,
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
def test_a_line_of_the_board_is_drawn_straight_on(board: Board) -> None:
    here = ground(board.name, 0)
    for space, lines in enumerate(board.lines):
        for line in lines:
            run = [here.centres[at] for at in (Space(space), *line) if at in here.quads]
            for a, b, c in zip(run, run[1:], run[2:], strict=False):
                ahead = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
                bend = ahead / dist(a, b) / dist(b, c)
                assert bend > (0.999 if board is CROSS else 0.6)


@pytest.mark.parametrize("board", BOARDS)
def test_all_spaces_are_of_about_the_same_size_and_the_castle_has_twelve_gates(
    board: Board,
) -> None:
    here = ground(board.name, 0)
    for quad in here.quads.values():
        for one, other in zip(quad, (*quad[1:], quad[0]), strict=True):
            assert 0.75 < dist(one, other) / here.side < 1.25
    gates = {here.gate(line[0]) for line in board.lines[board.ring] if len(line) > 1}
    assert len(gates) == 12
    reach = {round(dist(gate, here.middle)) for gate in gates}
    assert len(reach) <= 2


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


def test_the_sheet_is_the_same_from_every_side() -> None:
    for board in BOARDS:
        first = sorted(ground(board.name, 0).centres.values())
        for bottom in range(1, board.seats):
            turned = sorted(ground(board.name, bottom).centres.values())
            assert len(first) == len(turned)
            for point in turned:
                assert min(dist(point, other) for other in first) <= 1.5


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


def test_free_spaces_that_can_be_chosen_bear_their_names_in_ink() -> None:
    here, place = ground_of(MIDDLE_OWN), CROSS.recruitment[0]
    plan = replace(MIDDLE_PLAN, targets=(*MIDDLE_PLAN.targets, place))
    scene, full = scene_of(MIDDLE_OWN, plan=plan), {piece.space for piece in MIDDLE_OWN.pieces}
    wanted = sorted(CROSS.names[space] for space in plan.targets if space not in full)
    assert names_of_spaces(scene, CROSS, strong=True) == wanted
    assert CROSS.names[place] in wanted, "in place of the mark of recruits"
    assert here.centres[place] not in at(scene, "stratego4-recruits/")


@pytest.mark.parametrize("board", BOARDS)
def test_files_and_ranks_stand_along_the_edges_and_turn_with_the_board(board: Board) -> None:
    views = [v for v in ALL.values() if v.board == board.name]
    seen = set()
    for view in views:
        here = ground_of(view)
        labels = [w for w in scene_of(view).live if isinstance(w, Lettering) and w.size == 32]
        edge = [w for w in labels if _outside(here, w)]
        told = {w.words for w in edge}
        assert {name[0] for name in map(board.names.__getitem__, here.quads)} <= told
        for label in edge:
            near = min(here.quads, key=lambda s: dist(here.centres[s], (label.x, label.y)))
            assert label.words in (board.names[near][0], board.names[near][1:])
        seen.add((here.bottom, tuple((w.x, w.y, w.words) for w in edge)))
    assert len(seen) == len({ground_of(view).bottom for view in views}) > 1


def _outside(here: Ground, words: Lettering) -> bool:
    point = (words.x, words.y)
    panels = (*SHEETS[here.board.name].panels, SHEETS[here.board.name].foot)
    inside = any(b.x < point[0] < b.right and b.y < point[1] < b.bottom for b in panels)
    return not inside and min(dist(point, c) for c in here.centres.values()) > here.side / 2


def test_places_of_recruits_and_flags_are_marked_where_nothing_stands() -> None:
    here = ground_of(MIDDLE)
    full = {here.centres[piece.space] for piece in MIDDLE.pieces}
    for start, spaces in (
        ("stratego4-recruits/", CROSS.recruitment),
        ("stratego4-flag-place/", CROSS.flags),
    ):
        free = [here.centres[space] for space in spaces if here.centres[space] not in full]
        drawn = at(scene_of(MIDDLE), start)
        assert sorted(drawn) == sorted(free)
        assert 0 < len(free) < 4


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


def test_told_ranks_lie_on_paper_and_known_ones_on_the_piece_itself() -> None:
    def on_paper(key: str) -> bool:
        stamp = stamps(scene_of(MIDDLE_OWN), key)[0]
        return any(getattr(s, "fill", None) == PAPER for s in every_shape(stamp.symbol.shapes))

    assert on_paper("stratego4-piece/2/0.000/told")
    assert not on_paper("stratego4-piece/2/0.000/known")
    assert not on_paper("stratego4-piece/0/0.500/back")


@pytest.mark.parametrize("name", ALL)
def test_gold_is_for_the_mover_the_winner_and_the_last_move(name: str) -> None:
    view = replace(ALL[name], turn=None, last=None, outcome=None)
    colours = {
        colour
        for shape in every_shape(scene_of(view).live)
        for colour in (getattr(shape, part, None) for part in ("fill", "outline", "colour"))
    }
    assert GOLD not in colours


def test_all_four_bodies_differ_in_colour_and_outline_and_each_points_inward() -> None:
    outlines, colours = set(), set()
    for seat in range(4):
        key = f"stratego4-piece/{seat}/{seat / 4:.3f}/back"
        body = stamps(scene_of(OPENING), key)[0].symbol.shapes[2]
        assert isinstance(body, Polygon)
        upright = curves.turned(curves.moved(body.points, -42, -42), -seat / 4)
        tip = min(upright, key=lambda point: point[1])
        assert tip[0] == pytest.approx(0, abs=0.01)
        assert sum(abs(y - tip[1]) < 1 for _, y in upright) == 1
        outlines.add(tuple((round(x), round(y)) for x, y in upright))
        colours.add(body.fill)
    assert len(outlines) == len(colours) == 4


@pytest.mark.parametrize("name", ALL)
def test_every_flag_is_drawn_once_with_its_owners_mark(name: str) -> None:
    view = ALL[name]
    keys = stamped(scene_of(view), "stratego4-borne/") + stamped(scene_of(view), "stratego4-lying/")
    borne = [piece.flag for piece in view.pieces if piece.flag is not None]
    lying = [owner for _, owner in view.loose]
    lying += [p.seat for p in view.pieces if view.phase == "deploying"][:1]
    assert sorted(int(key.split("/")[1]) for key in keys) == sorted([*borne, *lying])


def test_a_flag_that_lies_under_a_piece_stands_beside_the_one_it_bears() -> None:
    here = ground_of(THREE)
    x, y = here.centres[THREEFOLD.space("h2")]
    drawn = at(scene_of(THREE), "stratego4-borne/")
    near = sorted(key for (fx, fy), key in drawn.items() if dist((fx, fy), (x, y)) < 50)
    assert near == ["stratego4-borne/0", "stratego4-borne/2"]


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


def test_a_tie_strikes_out_both_and_leaves_the_burst_bare() -> None:
    assert MIDDLE.last is not None
    view = replace(MIDDLE, last=replace(MIDDLE.last, winner="nobody"))
    assert all(key.endswith("True") for key in stamped(scene_of(view), "stratego4-small/"))


def test_ranks_of_a_duel_never_cover_a_piece() -> None:
    for view in (MIDDLE, MIDDLE_OWN, THREE):
        here = ground_of(view)
        (plate,) = stamps(scene_of(view), "stratego4-duel/")
        standing = {here.centres[piece.space] for piece in view.pieces}
        assert min(dist(middle(plate), point) for point in standing) > here.side * 0.7


def test_a_recruit_on_the_space_that_was_left_stays_in_sight() -> None:
    here = ground_of(MIDDLE)
    start = CROSS.space("i7")
    pieces = (*MIDDLE.pieces, replace(MIDDLE.pieces[0], space=start))
    (plate,) = stamps(scene_of(replace(MIDDLE, pieces=pieces)), "stratego4-duel/")
    assert middle(plate)[1] < here.centres[start][1] - here.side / 3


def test_a_move_frames_where_it_began_and_ended() -> None:
    scene, here = scene_of(THREE_OWN), ground_of(THREE_OWN)
    framed = set(at(scene, "stratego4-frame/"))
    assert {here.centres[THREEFOLD.space(name)] for name in ("o3", "g2")} <= framed
    assert not stamps(scene, "stratego4-burst")


def test_a_way_into_the_ring_passes_the_gate_and_one_out_of_it_likewise() -> None:
    here = ground("cross", 0)
    inward = course(here, (CROSS.space("g10"), CROSS.space("g9"), CROSS.ring))
    assert inward[-1][0] == here.middle[0]
    assert inward[-1][1] < here.middle[1]
    onward = course(here, (CROSS.ring, CROSS.turret))
    assert onward == (here.centres[CROSS.ring], here.middle)
    across = course(here, (CROSS.space("i7"), CROSS.ring, CROSS.turret))
    assert across[-1] == here.middle
    assert len(across) == 4


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


def test_a_swap_is_an_arrow_with_two_heads() -> None:
    scene, here = scene_of(DEPLOYING_OWN, plan=SWAP), ground_of(DEPLOYING_OWN)
    assert SWAP.selected is not None
    ends = [here.centres[SWAP.selected], here.centres[SWAP.targets[0]]]
    heads = sorted(at(scene, "stratego4-head/"))
    assert len(heads) == 2
    for end in ends:
        assert min(dist(end, head) for head in heads) < 40


def test_pieces_to_choose_from_are_marked_without_one_in_hand() -> None:
    plan = Plan(None, (THREEFOLD.space("k1"), THREEFOLD.space("l2")))
    scene = scene_of(THREE_OWN, plan=plan)
    assert len(stamps(scene, "stratego4-aimed-at")) == 2
    frames = stamps(scene_of(THREE_OWN), "stratego4-frame/")
    assert len(stamps(scene, "stratego4-frame/")) == len(frames)


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


def test_ring_and_turret_can_be_in_hand_and_aimed_at() -> None:
    plan = Plan(CROSS.ring, (CROSS.turret, CROSS.space("g9")))
    here = ground_of(MIDDLE)
    scene = scene_of(MIDDLE, plan=plan)
    assert here.middle in set(at(scene, "stratego4-frame/"))
    assert here.middle in set(at(scene, "stratego4-target"))


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


def test_the_slider_bears_seven_notches_and_its_rider_the_seats_colour() -> None:
    for seat in range(4):
        (slider,) = stamps(scene_of(MIDDLE), f"stratego4-slider/{seat}/")
        numerals = [s for s in slider.symbol.shapes if isinstance(s, Lettering)]
        assert tuple(w.words for w in numerals) == SLIDER
        assert numerals[MIDDLE.seats[seat].slider].colour == SEAT_MARKS[seat].ink


def test_partners_share_a_band_and_show_each_others_token() -> None:
    scene = scene_of(TEAMS)
    bands = []
    for panel in stamps(scene, "stratego4-panel/"):
        fills = {getattr(shape, "fill", None) for shape in panel.symbol.shapes}
        bands.append(next(band for band in TEAM_BANDS if band in fills))
    assert bands[0] == bands[2] != bands[1] == bands[3]
    assert stamped(scene, "stratego4-partner/") == [f"stratego4-partner/{s}" for s in (2, 3, 0, 1)]
    assert not stamps(scene_of(MIDDLE), "stratego4-partner/")


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


def test_the_winner_wears_a_wreath() -> None:
    assert len(stamps(scene_of(FINISHED_VIEW), "laurel")) == 1


def test_in_a_draw_nobody_wears_a_wreath_or_stands_out() -> None:
    assert FINISHED_VIEW.outcome is not None
    draw = replace(FINISHED_VIEW.outcome, reason="quiet")
    scene = scene_of(replace(FINISHED_VIEW, outcome=draw))
    assert not stamps(scene, "laurel")
    assert not [key for key in stamped(scene, "stratego4-panel/") if "/True/" in key]


def test_the_draw_is_counted_down_from_three_quarters_on() -> None:
    for quiet, shown in ((149, False), (150, True), (199, True)):
        scene = scene_of(replace(MIDDLE, quiet_turns=quiet))
        assert bool(stamps(scene, "stratego4-hourglass")) == shown
        told = f"{200 - quiet} turn{'s' if quiet < 199 else ''} to a draw"
        assert (told in live_words(scene)) == shown


def test_the_memory_game_has_no_sign_for_told_ranks() -> None:
    assert not stamps(scene_of(TEAMS), "stratego4-told")
    assert "Memory game" in live_words(scene_of(TEAMS))
    assert stamps(scene_of(MIDDLE), "stratego4-told")


def test_the_round_is_told() -> None:
    assert "Round 12" in live_words(scene_of(MIDDLE))
    assert "Round 9" in live_words(scene_of(THREE))


# --- words, sizes, shape -------------------------------------------------------------------------


def test_the_picture_is_nearly_square_and_everything_lies_on_it() -> None:
    for scene in map(scene_of, ALL.values()):
        assert 1 <= scene.width / scene.height <= 1.1
        for shape in scene.live:
            if isinstance(shape, Stamp):
                x, y = middle(shape)
                assert 0 < x < scene.width
                assert 0 < y < scene.height


@pytest.mark.parametrize("board", BOARDS)
def test_no_panel_touches_the_board_or_another_panel(board: Board) -> None:
    sheet, here = SHEETS[board.name], ground(board.name, 0)
    boxes = (*sheet.panels, sheet.foot)
    for box in boxes:
        for quad in here.quads.values():
            for one, other in zip(quad, (*quad[1:], quad[0]), strict=True):
                for x, y in curves.dots(one, other, 10):
                    assert not (box.x - 8 < x < box.right + 8 and box.y - 8 < y < box.bottom + 8)
        for other_box in boxes:
            apart = (
                box.right <= other_box.x
                or other_box.right <= box.x
                or box.bottom <= other_box.y
                or other_box.bottom <= box.y
            )
            assert apart or box == other_box


def test_long_names_shrink_and_are_cut_before_the_partners_token() -> None:
    labels = (SeatLabel("Maximiliane von Hohenstein"), SeatLabel("🎲🐉"), *LABELS[2:])
    scene = compose(TEAMS, labels, say)
    (name,) = [w for w in scene.live if isinstance(w, Lettering) and w.words.startswith("Maxi")]
    (partner,) = stamps(scene, "stratego4-partner/2")
    assert name.words.endswith("…")
    assert name.x + typeface("bold").width(name.words, name.size) <= partner.x
    assert "Player 2" in live_words(scene)


def test_each_board_has_one_base_for_all_tables_viewers_and_languages() -> None:
    keys = {
        (view.board, scene_of(view, locale).base.key) for view in ALL.values() for locale in LOCALES
    }
    assert len(keys) == 2


def test_the_same_view_gives_the_same_scene() -> None:
    for view, plan in ((MIDDLE, None), (THREE_OWN, THREE_PLAN)):
        assert scene_of(view, plan=plan) == scene_of(view, plan=plan)


def test_while_deploying_the_piece_on_the_flags_place_shows_the_own_flag() -> None:
    state = initial_state(4, Options(), bytes(32)).state
    for seat in range(4):
        scene, here = scene_of(view_for(state, Seat(seat))), ground(CROSS.name, seat)
        ((place, flag),) = at(scene, "stratego4-borne/").items()
        assert flag == f"stratego4-borne/{seat}"
        near = min(here.centres.items(), key=lambda pair: dist(pair[1], place))
        assert near[0] == CROSS.flags[seat]
    assert not at(scene_of(view_for(state, None)), "stratego4-borne/"), "the public sees none"
