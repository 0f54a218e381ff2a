"""R-9 and R-10: the options, and who knows what."""

import pytest

from games.stratego4.board import Rank
from games.stratego4.game import STRATEGO4
from games.stratego4.state import State
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    READY,
    RIVAL,
    THIRD,
    begun,
    goals,
    move,
    play,
    refusal,
    seen,
    space,
    swap,
    view,
    world,
)

EVERYBODY = (None, ME, RIVAL, THIRD, FOURTH)


def test_r_9_1_teams_are_made_of_four_and_three_play_alone() -> None:
    assert view(begun(4, Options(teams=True))).options.teams
    assert not view(begun(3, Options(teams=True))).options.teams


def test_r_9_2_in_the_memory_game_nothing_told_stays_shown() -> None:
    state = world({ME: "7e5", RIVAL: "4e6 5a9"}, options=Options(memory=True))
    after = play(state, move("e5 e6"))
    assert seen(after, "e6", RIVAL).rank is None
    last = view(after, RIVAL).last
    assert last is not None
    assert (last.attacker, last.defender) == (7, 4), "the last duel is what was just told"
    nxt = play(after, move("a9 a8"))
    assert view(nxt).last is not None
    assert view(nxt).last.attacker is None  # type: ignore[union-attr]


@pytest.mark.parametrize("number", [1, 5])
def test_r_9_3_with_a_slow_start_no_flag_enters_the_ring_for_five_rounds(number: int) -> None:
    slow = Options(slow_start=True)
    state = world({ME: "7g5", RIVAL: "3c9"}, flags={ME: "g5"}, number=number, options=slow)
    assert refusal(state, move("g5 ring")).values == {"rounds": 5}
    assert "ring" not in goals(state, "g5")
    assert "ring" in goals(state, "g5", leaving=True)
    later = world({ME: "7g5"}, flags={ME: "g5"}, number=6, options=slow)
    assert "ring" in goals(later, "g5")
    assert "ring" in goals(world({ME: "7g5"}, flags={ME: "g5"}, number=number), "g5")


def test_r_9_4_the_table_may_agree_on_other_quiet_rounds() -> None:
    state = world({ME: "7e5"}, quiet=7, options=Options(quiet_rounds=2))
    assert view(state).quiet_turns_to_end == 8
    assert view(play(state, move("e5 e6"))).phase == "over"


def test_r_10_1_a_rank_is_known_to_its_owner_alone_until_it_is_told() -> None:
    state = world({ME: "7e5", RIVAL: "4e6 5a9"}, options=Options(teams=True))
    for viewer in EVERYBODY:
        assert seen(state, "e5", viewer).rank == (Rank(7) if viewer == ME else None)
    after = play(state, move("e5 e6"))
    for viewer in EVERYBODY:
        assert seen(after, "e6", viewer).rank == 7
        assert seen(after, "a9", viewer).rank == (Rank(5) if viewer == RIVAL else None)


def _proof(state: State, line: str) -> tuple[int, bool]:
    piece = seen(play(state, move(line)), line.split()[1])
    assert piece.moved
    return piece.longest, piece.turned


def test_r_10_2_how_a_piece_moved_is_shown_and_never_more() -> None:
    assert _proof(world({ME: "7e5"}), "e5 e6") == (1, False)
    assert _proof(world({ME: "3e5"}), "e5 e9") == (4, False)
    assert _proof(world({ME: "6e5"}), "e5 d4") == (0, True)
    for rank in "36":
        assert _proof(world({ME: f"{rank}e5"}), "e5 e7") == (2, False)
    untouched = seen(world({ME: "3e5"}), "e5")
    assert (untouched.moved, untouched.longest, untouched.came_from) == (False, 0, None)


def test_r_10_2_over_the_castle_goes_a_captain_only() -> None:
    assert _proof(world({ME: "6g5"}), "g5 turret") == (0, True)
    assert _proof(world({ME: "6g5"}), "g5 f9") == (0, True)
    between = world({ME: "6e6 5e7"})
    assert _proof(between, "e6 e8") == (0, True), "straight on somebody is in the way"


def test_r_10_2_what_a_scout_and_a_captain_could_both_do_proves_neither() -> None:
    for rank in "36":
        state = world({ME: f"{rank}c1"}, seats=3)
        assert _proof(state, "c1 f1") == (2, False)
    closed = world({ME: "3c1", RIVAL: "5ring"}, seats=3)
    assert _proof(closed, "c1 f1") == (3, False)
    over_flag = world({ME: "3e6"}, flags={RIVAL: "e7"}, lying=[RIVAL])
    by_ring = world({ME: "6e6"}, flags={RIVAL: "e7"}, lying=[RIVAL])
    assert _proof(over_flag, "e6 e8") == _proof(by_ring, "e6 e8") == (2, False)


def test_the_way_that_is_drawn_does_not_tell_the_rank_either() -> None:
    for rank in "36":
        state = play(world({ME: f"{rank}c1"}, seats=3), move("c1 f1"))
        last = view(state).last
        assert last is not None
        assert last.path == tuple(map(space, ("c1", "d1", "e1", "f1")))
    turned = view(play(world({ME: "6e5"}), move("e5 d4"))).last
    assert turned is not None
    assert turned.path == tuple(map(space, ("e5", "d5", "d4"))) or turned.path == tuple(
        map(space, ("e5", "e4", "d4"))
    )


def test_r_10_3_which_flag_a_piece_bears_everybody_sees() -> None:
    state = world({ME: "7e5"}, flags={RIVAL: "e5"})
    for viewer in EVERYBODY:
        assert seen(state, "e5", viewer).flag == RIVAL
        assert view(state, viewer).flags[RIVAL].bearer == ME


def test_r_10_4_while_deploying_each_sees_its_own_army_and_who_is_ready() -> None:
    state = STRATEGO4.apply(begun(), RIVAL, READY).state
    for viewer in EVERYBODY:
        seen_by = view(state, viewer)
        assert {piece.seat for piece in seen_by.pieces} == (set() if viewer is None else {viewer})
        assert all(piece.rank is not None for piece in seen_by.pieces)
        assert [seat.ready for seat in seen_by.seats] == [False, True, False, False]
        assert [f.space for f in seen_by.flags] == [None] * 4
        assert seen_by.loose == ()


def test_r_10_4_an_arrangement_changes_nothing_that_others_see() -> None:
    before = begun()
    after = play(before, swap("d3 e3"))
    for viewer in (None, RIVAL, THIRD, FOURTH):
        one, other = view(before, viewer), view(after, viewer)
        assert (one.pieces, one.flags, one.seats) == (other.pieces, other.flags, other.seats)
        assert one.last == other.last
    assert view(after, ME).pieces != view(before, ME).pieces
