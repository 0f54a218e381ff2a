"""R-6: flags."""

from games.stratego4.moves import FlagLeft, FlagTaken, PieceMoved
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    RIVAL,
    THIRD,
    events,
    fire,
    flag,
    goals,
    kinds,
    move,
    play,
    seen,
    shots,
    space,
    view,
    world,
)


def test_r_6_1_a_flag_is_borne_or_lies_and_a_piece_bears_one() -> None:
    state = world({ME: "7e5", RIVAL: "4c9"}, flags={ME: "e5", RIVAL: "e6"}, lying=[RIVAL])
    seats = view(state).flags
    assert (seats[ME].space, seats[ME].bearer) == (space("e5"), ME)
    assert (seats[RIVAL].space, seats[RIVAL].bearer) == (space("e6"), None)
    assert (space("e6"), RIVAL) in view(state).loose
    assert seen(state, "e5").flag == ME


def test_r_6_2_a_bearer_may_leave_the_flag_and_go_as_its_rank_allows() -> None:
    state = world({ME: "6e5"}, flags={ME: "e5"})
    assert {"e7", "c5", "e6"} <= goals(state, "e5", leaving=True)
    after = play(state, move("e5 e7", leave=True))
    assert flag(after, ME) == ("e5", None)
    assert events(state, move("e5 e7", leave=True)) == [
        FlagLeft(ME, ME, space("e5")),
        PieceMoved(ME, space("e5"), space("e7"), None),
    ]
    taken = play(state, move("e5 e6"))
    assert flag(taken, ME) == ("e6", ME)


def test_r_6_2_a_cannon_that_fires_leaves_its_flag() -> None:
    state = world({ME: "1e5 5d1", RIVAL: "9e8 5a9"}, flags={ME: "e5"})
    assert shots(state, "e5") == {"e8"}
    after = play(state, fire("e5 e8"))
    assert flag(after, ME) == ("e5", None)


def test_r_6_2_who_attacks_without_the_flag_does_not_lose_it_to_the_winner() -> None:
    state = world({ME: "4e5 5d1", RIVAL: "9e6"}, flags={ME: "e5"})
    assert flag(play(state, move("e5 e6", leave=True)), ME) == ("e5", None)
    assert flag(play(state, move("e5 e6")), ME) == ("e6", RIVAL)


def test_r_6_3_a_piece_picks_up_where_it_ends_first_its_own_then_its_partners() -> None:
    every = {ME: "e6", RIVAL: "e6", THIRD: "e6", FOURTH: "e6"}
    lying = [ME, RIVAL, THIRD, FOURTH]
    state = world({ME: "7e5"}, flags=every, lying=lying)
    assert FlagTaken(ME, ME, space("e6"), "ground") in events(state, move("e5 e6"))
    rest = {RIVAL: "e6", THIRD: "e6", FOURTH: "e6"}
    state = world({ME: "7e5"}, flags=rest, lying=lying)
    assert flag(play(state, move("e5 e6")), RIVAL) == ("e6", ME)
    teams = world({ME: "7e5"}, flags=rest, lying=lying, options=Options(teams=True))
    assert flag(play(teams, move("e5 e6")), THIRD) == ("e6", ME)


def test_r_6_4_a_bearer_leaves_another_flag_where_it_lies() -> None:
    state = world({ME: "7e5"}, flags={ME: "e5", RIVAL: "e6"}, lying=[RIVAL])
    after = play(state, move("e5 e6"))
    assert (flag(after, ME), flag(after, RIVAL)) == (("e6", ME), ("e6", None))
    assert kinds(state, move("e5 e6")) == ["PieceMoved"]
    swapped = play(state, move("e5 e6", leave=True))
    assert (flag(swapped, ME), flag(swapped, RIVAL)) == (("e5", None), ("e6", ME))


def test_r_6_5_who_beats_a_bearer_gets_the_flag_where_it_stands_then() -> None:
    state = world({ME: "7e5", RIVAL: "4e6 5a9"}, flags={RIVAL: "e6"})
    assert flag(play(state, move("e5 e6")), RIVAL) == ("e6", ME)
    state = world({ME: "4e5 5d1", RIVAL: "7e6"}, flags={ME: "e5"})
    assert flag(play(state, move("e5 e6")), ME) == ("e6", RIVAL)
    assert FlagTaken(RIVAL, ME, space("e6"), "duel") in events(state, move("e5 e6"))


def test_r_6_5_a_winner_that_bears_one_lets_the_other_lie() -> None:
    state = world({ME: "7e5", RIVAL: "4e6 5a9"}, flags={ME: "e5", RIVAL: "e6"})
    after = play(state, move("e5 e6"))
    assert (flag(after, ME), flag(after, RIVAL)) == (("e6", ME), ("e6", None))
    state = world({ME: "4e5 5d1", RIVAL: "7e6"}, flags={ME: "e5", RIVAL: "e6"})
    after = play(state, move("e5 e6"))
    assert (flag(after, ME), flag(after, RIVAL)) == (("e5", None), ("e6", RIVAL))


def test_r_6_6_when_both_are_beaten_or_one_is_shot_flags_stay_lying() -> None:
    state = world({ME: "4e5 5d1", RIVAL: "4e6 5a9"}, flags={ME: "e5", RIVAL: "e6"})
    after = play(state, move("e5 e6"))
    assert (flag(after, ME), flag(after, RIVAL)) == (("e5", None), ("e6", None))
    state = world({ME: "1e5 5d1", RIVAL: "9e8 5a9"}, flags={RIVAL: "e8"})
    assert flag(play(state, fire("e5 e8")), RIVAL) == ("e8", None)


def test_r_6_7_any_piece_bears_any_flag_and_its_own_again() -> None:
    state = world({ME: "2e5", RIVAL: "9c9"}, flags={THIRD: "e6"}, lying=[THIRD])
    assert flag(play(state, move("e5 e6")), THIRD) == ("e6", ME)
    back = world({ME: "2e5", RIVAL: "9c9"}, flags={ME: "e6"}, lying=[ME], taken=[ME])
    after = play(back, move("e5 e6"))
    assert flag(after, ME) == ("e6", ME)
    assert view(after).flags[ME].last_bearer == ME
