"""The referee's own rulings, tested on obvious cases."""

from itertools import pairwise

import pytest

from tests.referee.stratego4.printed_board import ARMY, RING, TURRET, board_for
from tests.referee.stratego4.referee import Referee
from tests.referee.stratego4.tables import bear, table


def _reach(game: Referee, start: str) -> set[str]:
    moves = game.legal_moves(0)
    return {move[2] for move in moves if move[:2] == ("move", start) and len(move) == 3}


def _shots(game: Referee) -> set[str]:
    return {move[2] for move in game.legal_moves(0) if move[0] == "fire"}


def test_at_the_beginning_each_can_move_pieces_of_its_first_row_only() -> None:
    zones = board_for(4).zones
    game = Referee([dict(zip(zone, ARMY, strict=True)) for zone in zones])
    for seat in range(4):
        game.play(seat, ("ready",), 0 if seat == 3 else None)
    first_row = {"d3", "e3", "g3", "i3", "j3"}  # f3 and h3 stand behind ponds
    beside_the_free_space = {"f2", "h2", "g1"}
    movable = {move[1] for move in game.legal_moves(0)}
    assert movable == first_row | beside_the_free_space


@pytest.mark.parametrize(
    ("piece", "there"),
    [
        ("5 g4", "g3 g5"),
        ("5 g5", "f5 g4 h5 ring"),
        ("5 ring", "f5 g5 h5 f9 g9 h9 e6 e7 e8 i6 i7 i8 turret"),
        ("5 turret", "ring"),
        ("3 turret", "ring"),
        ("3 a10", "a9 a8 a7 a6 a5 a4 b10 c10 d10 e10"),
        ("3 e10", "a10 b10 c10 d10 e9 e8 e7 e6 e5 e4 e3 e2 e1 e11 e12 e13"),
        ("3 g4", "g1 g2 g3 g5 ring"),
        ("6 g4", "g2 g3 g5 f3 h3 f5 h5 ring"),
        ("6 turret", "ring f5 g5 h5 f9 g9 h9 e6 e7 e8 i6 i7 i8"),
    ],
)
def test_a_piece_alone_reaches_what_a_person_finds(piece: str, there: str) -> None:
    game = table(f"{piece};9 m10")
    game.lying = []
    assert _reach(game, piece.split()[1]) == set(there.split())


def test_a_scout_leaves_the_ring_by_any_exit_and_straight_on() -> None:
    reach = _reach(table("3 ring;9 m10"), RING)
    assert {"g5", "g4", "g3", "g2", "g1", "a7", "e8", TURRET} <= reach
    assert {"f3", "d8"} & reach == set()


def test_a_captain_does_not_step_over_a_flag_but_a_scout_passes_over_it() -> None:
    game = table("6 g3,3 e1;9 m10")
    game.lying = [("g2", 0), ("f1", 1)]
    assert "g1" not in _reach(game, "g3")
    assert {"f1", "g1", "j1"} <= _reach(game, "e1")


def test_a_flag_goes_one_step_unless_it_is_left() -> None:
    game = table("3 a10;9 m10")
    bear(game, "a10", 0)
    assert _reach(game, "a10") == {"a9", "b10"}
    assert ("move", "a10", "e10", "leave") in game.legal_moves(0)
    game.play(0, ("move", "a10", "e10", "leave"))
    assert ("a10", 0) in game.lying


@pytest.mark.parametrize(
    ("pieces", "victims"),
    [
        ("1 f3;9 ring", {RING}),
        ("1 g4;9 turret", {TURRET}),
        ("1 g4;9 turret,8 ring", set()),
        ("1 g5;9 g9", set()),
        ("1 g3;9 ring", {RING}),
        ("1 g3,2 g4;9 ring", set()),
        ("1 ring;9 g3,8 d7", {"g3"}),
        ("1 ring;9 f3,8 c7", {"f3", "c7"}),
        ("1 turret;9 g4,8 g5", set()),
        ("1 d4;9 g4", {"g4"}),
    ],
)
def test_a_shot_falls_on_the_third_space(pieces: str, victims: set[str]) -> None:
    assert _shots(table(pieces)) == victims


def test_a_shot_goes_straight_over_a_joint() -> None:
    game = table("1 f1;9 p3", seats=3)
    assert _shots(game) == {"p3"}
    assert _shots(table("1 g3;9 q1", seats=3)) == {"q1"}


@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [
        *((9, 8, "attacker"), (8, 9, "defender"), (4, 4, "nobody"), (2, 9, "attacker")),
        *((9, 2, "attacker"), (1, 2, "defender"), (3, 1, "attacker"), (2, 8, "defender")),
    ],
)
def test_duels_go_as_the_ranks_say(attacker: int, defender: int, winner: str) -> None:
    game = table(f"{attacker} g4,7 j1;{defender} g5,7 a4")
    game.play(0, ("move", "g4", "g5"))
    assert game.story[0][-1] == winner
    assert (game.sliders[0], game.sliders[1]) == (winner == "attacker", winner == "defender")


def test_the_sixth_return_is_refused_until_another_move_is_made() -> None:
    game = table("5 g4,5 j1;5 m4")
    game.lying = []
    walk = ["g4", "g3", "g4", "g3", "g4", "g3", "g4"]
    for start, to in pairwise(walk):
        game.turn = game.mover = 0
        game.play(0, ("move", start, to))
    game.turn = game.mover = 0
    assert game.refuses(0, ("move", "g4", "g3")) == "it went to and fro too often (R-3.13)"
    game.play(0, ("move", "g4", "g5"))
    game.turn = game.mover = 0
    assert game.refuses(0, ("move", "g5", "g4")) is None


def test_a_bearer_that_attacks_and_loses_gives_its_flag_away() -> None:
    game = table("3 g4,7 j1;9 g5")
    bear(game, "g4", 0)
    game.play(0, ("move", "g4", "g5"))
    assert ("flag-taken", 1, 0, "g5", "duel") in game.story
    assert ("recruit-due", 1, "flag") in game.story


def test_a_bearer_beats_a_bearer_and_the_other_flag_lies_under_it() -> None:
    game = table("9 g4;3 g5,7 a4")
    bear(game, "g4", 0)
    bear(game, "g5", 1)
    game.play(0, ("move", "g4", "g5"))
    assert ("g5", 1) in game.lying
    assert game.turn == 1


def test_of_several_flags_the_own_is_taken_first_and_then_clockwise() -> None:
    game = table("9 g4;9 a4;9 m4;9 d13")
    game.lying = [("g5", 1), ("g5", 3)]
    game.play(0, ("move", "g4", "g5"))
    assert ("flag-taken", 0, 1, "g5", "ground") in game.story
    game = table("9 g4;9 a4;9 m4;9 d13", teams=True)
    game.lying = [("g5", 1), ("g5", 2)]
    game.play(0, ("move", "g4", "g5"))
    assert ("flag-taken", 0, 2, "g5", "ground") in game.story
    assert game.phase == "battle"


def test_a_flag_got_on_the_turret_wins_in_anothers_turn() -> None:
    game = table("9 turret;8 ring;7 m4", turn=1)
    bear(game, RING, 0)
    game.play(1, ("move", RING, TURRET))
    assert game.story[-1] == ("game-ended", "turret", (0,))


def test_the_last_cannon_that_fires_brings_one_back() -> None:
    game = table("1 g3;9 ring,8 a4")
    game.sliders[0] = 5
    game.play(0, ("fire", "g3", RING))
    assert game.phase == "recruiting"
    game.play(0, ("recruit", 9))
    assert [piece.at for piece in game.army(0)] == ["g2"]
    assert game.turn == 1


def test_a_last_cannon_that_fires_is_missed_otherwise() -> None:
    game = table("1 g3;9 ring,8 a4")
    game.play(0, ("fire", "g3", RING))
    assert game.story[-2:] == [("army-lost", 0), ("game-ended", "last", (1,))]


def test_a_recruit_picks_up_the_flag_on_its_space_and_the_second_chance_is_lost() -> None:
    game = table("9 g4,7 j1;3 g5,7 a4")
    game.lying = [("g2", 1)]
    game.sliders[0] = 5
    game.play(0, ("move", "g4", "g5"))
    game.play(0, ("recruit", 8))
    assert ("flag-taken", 0, 1, "g2", "ground") in game.story
    assert ("recruit-lost", 0, "flag", "occupied") in game.story


def test_partners_win_together_and_the_quiet_share_the_first_place() -> None:
    game = table("9 g4;3 g5;7 a4;", teams=True)
    game.play(0, ("move", "g4", "g5"))
    assert game.story[-1] == ("game-ended", "last", (0, 2))
    game = table("9 g4;3 k5;7 a4;")
    game.quiet = 149
    game.play(0, ("move", "g4", "g5"))
    assert game.outcome() == {"reason": "quiet", "winners": (0, 1, 2)}
