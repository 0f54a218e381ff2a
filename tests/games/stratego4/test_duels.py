"""R-4: attacks."""

import pytest

from games.stratego4.board import Rank
from games.stratego4.moves import DuelFought
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    RIVAL,
    THIRD,
    code,
    events,
    goals,
    move,
    play,
    seen,
    space,
    stands,
    step,
    view,
    world,
)


def _duel(mine: int, theirs: int) -> DuelFought:
    state = world({ME: f"{mine}e5 5d1", RIVAL: f"{theirs}e6 5a9"})
    event = events(state, move("e5 e6"))[0]
    assert isinstance(event, DuelFought)
    return event


def test_r_4_1_an_attack_tells_both_ranks_to_everybody() -> None:
    state = world({ME: "7e5", RIVAL: "4e6 5a9"})
    (duel, *_) = step(state, move("e5 e6")).told
    ranks = Rank(7), RIVAL, Rank(4)
    assert duel.event == DuelFought(ME, space("e5"), space("e6"), *ranks, "attacker")
    assert duel.reaches(None)


@pytest.mark.parametrize("mine", range(1, 10))
@pytest.mark.parametrize("theirs", range(1, 10))
def test_r_4_2_the_lower_rank_is_beaten(mine: int, theirs: int) -> None:
    if (mine, theirs) == (2, 9):
        assert _duel(mine, theirs).winner == "attacker"
    elif mine == theirs:
        assert _duel(mine, theirs).winner == "nobody"
    else:
        assert _duel(mine, theirs).winner == ("attacker" if mine > theirs else "defender")


def test_r_4_3_a_winner_in_attack_takes_the_space_and_one_in_defence_stays() -> None:
    after = play(world({ME: "7e5", RIVAL: "4e6 5a9"}), move("e5 e6"))
    assert (stands(after, "e5"), stands(after, "e6")) == (None, (ME, 7))
    after = play(world({ME: "4e5 5d1", RIVAL: "7e6"}), move("e5 e6"))
    assert (stands(after, "e5"), stands(after, "e6")) == (None, (RIVAL, 7))


def test_r_4_4_equal_ranks_are_both_beaten() -> None:
    after = play(world({ME: "4e5 5d1", RIVAL: "4e6 5a9"}), move("e5 e6"))
    assert (stands(after, "e5"), stands(after, "e6")) == (None, None)
    assert [view(after).seats[seat].lost.count(Rank(4)) for seat in (ME, RIVAL)] == [3, 3]


def test_r_4_5_a_spy_that_attacks_the_marshal_beats_it_and_not_the_other_way() -> None:
    assert _duel(2, 9).winner == "attacker"
    assert _duel(9, 2).winner == "attacker"
    assert _duel(2, 8).winner == "defender"


def test_r_4_6_the_beaten_lie_in_order_for_all_to_see() -> None:
    state = world({ME: "7e5", RIVAL: "4e6 5a9"}, whole=[RIVAL])
    assert view(state).seats[RIVAL].lost == ()
    after = play(state, move("e5 e6"))
    assert view(after).seats[RIVAL].lost == (4,)
    assert view(after).seats[RIVAL].pieces == 19
    lost = view(play(world({ME: "7e5 4d1"}), move("e5 e6"))).seats[ME].lost
    assert list(lost) == sorted(lost, reverse=True)


def test_r_4_7_nobody_attacks_their_own_or_their_partner() -> None:
    state = world({ME: "7e5 3d5", RIVAL: "4e4", THIRD: "4e6", FOURTH: "4f5"})
    assert goals(state, "e5") == {"e4", "e6", "f5"}
    assert code(state, move("e5 d5")) == "own-there"
    teams = world(
        {ME: "7e5 3d5", RIVAL: "4e4", THIRD: "4e6", FOURTH: "4f5"}, options=Options(teams=True)
    )
    assert goals(teams, "e5") == {"e4", "f5"}
    assert code(teams, move("e5 e6")) == "partner-there"


@pytest.mark.parametrize("memory", [False, True])
def test_r_4_8_what_was_told_stays_shown_unless_it_is_the_memory_game(memory: bool) -> None:
    state = world({ME: "7e5", RIVAL: "4e6 5a9"}, options=Options(memory=memory))
    after = play(state, move("e5 e6"))
    piece = seen(after, "e6", FOURTH)
    assert (piece.told, piece.rank) == ((False, None) if memory else (True, 7))
    assert seen(after, "e6", ME).rank == 7
    assert view(after).last is not None
    state = world({ME: "4e5 5d1", RIVAL: "7e6"}, options=Options(memory=memory))
    defender = seen(play(state, move("e5 e6")), "e6")
    assert (defender.told, defender.rank) == ((False, None) if memory else (True, 7))
