"""R-7: recruiting."""

from core.guided_play import BEGINNING, Ask, Menu
from games.stratego4.board import CROSS, Rank
from games.stratego4.choices import key_of
from games.stratego4.game import STRATEGO4
from games.stratego4.guided_play import ask
from games.stratego4.moves import FlagTaken, RecruitDue, Recruited, RecruitLost, SliderMoved
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    RIVAL,
    THIRD,
    code,
    events,
    fire,
    flag,
    kinds,
    legal,
    move,
    play,
    recruit,
    seen,
    shots,
    space,
    stands,
    view,
    world,
)

WINS = {ME: "7e5", RIVAL: "4e6 5a9"}
"""Whoever is to act wins with e5 on e6."""


def test_r_7_1_a_duel_won_moves_the_winners_slider_and_a_tie_none() -> None:
    assert SliderMoved(ME, 1) in events(world(WINS), move("e5 e6"))
    defended = world({ME: "4e5 5d1", RIVAL: "7e6"})
    assert SliderMoved(RIVAL, 1) in events(defended, move("e5 e6"))
    tie = world({ME: "4e5 5d1", RIVAL: "4e6 5a9"})
    assert kinds(tie, move("e5 e6")) == ["DuelFought"]


def test_r_7_2_at_six_the_slider_goes_back_and_a_beaten_piece_comes_back() -> None:
    state = world(WINS, sliders={ME: 5})
    assert events(state, move("e5 e6"))[1:] == [SliderMoved(ME, 6), RecruitDue(ME, "slider")]
    due = play(state, move("e5 e6"))
    assert (view(due).phase, view(due).turn, view(due).next_turn) == ("recruiting", ME, RIVAL)
    assert view(due).seats[ME].slider == 0
    assert legal(due) == [recruit(rank) for rank in (9, 8, 7, 6, 5, 4, 3, 2, 1)]
    after = play(due, recruit(8))
    assert stands(after, "g2") == (ME, 8)
    assert view(after).turn == RIVAL
    assert Rank(8) not in view(after).seats[ME].lost


def test_r_7_2_the_choice_of_a_recruit_marks_where_it_comes_to_stand() -> None:
    due = play(world(WINS, sliders={ME: 5}), move("e5 e6"))
    screen = ask(view(due, ME), tuple(STRATEGO4.legal_moves(due, ME)), BEGINNING)
    assert isinstance(screen, Ask)
    marked = {press.at for row in screen.rows if not isinstance(row, Menu) for press in row}
    assert marked == {f"space {key_of(CROSS.recruitment[ME])}"}


def test_r_7_2_who_wins_in_defence_recruits_in_the_others_turn() -> None:
    state = world({ME: "4e5 5d1", RIVAL: "7e6"}, sliders={RIVAL: 5})
    due = play(state, move("e5 e6"))
    assert (view(due).turn, view(due).next_turn) == (RIVAL, RIVAL)
    assert code(due, move("d1 d2"), ME) == "other-recruits"
    assert code(due, move("e6 e7")) == "recruit"
    after = play(due, recruit(9))
    assert (stands(after, "b7"), view(after).turn) == ((RIVAL, 9), RIVAL)


def test_r_7_3_the_chance_is_lost_when_the_space_is_taken_or_nobody_was_beaten() -> None:
    state = world({**WINS, ME: "7e5 5g2"}, sliders={ME: 5})
    assert RecruitLost(ME, "slider", "occupied") in events(state, move("e5 e6"))
    state = world({**WINS, FOURTH: "4k5"}, whole=[ME], sliders={ME: 5})
    assert RecruitLost(ME, "slider", "nobody-lost") in events(state, move("e5 e6"))
    assert view(play(state, move("e5 e6"))).seats[ME].slider == 0


def test_r_7_4_a_rivals_flag_last_borne_by_its_own_army_brings_a_piece_back() -> None:
    won = world(WINS, flags={RIVAL: "e6"}, sliders={ME: 2})
    told = events(won, move("e5 e6"))
    assert told[-1] == RecruitDue(ME, "flag")
    assert view(play(won, move("e5 e6"))).seats[ME].slider == 3
    found = world({ME: "7e5"}, flags={THIRD: "e6"}, lying=[THIRD])
    assert events(found, move("e5 e6"))[-1] == RecruitDue(ME, "flag")
    assert view(play(found, move("e5 e6"))).seats[ME].slider == 0
    before = world({ME: "7e5"}, flags={THIRD: "e6"}, lying=[THIRD], taken=[THIRD])
    assert kinds(before, move("e5 e6")) == ["PieceMoved", "FlagTaken"]


def test_r_7_4_ones_own_and_a_partners_flag_bring_nobody_back() -> None:
    own = world({ME: "7e5"}, flags={ME: "e6"}, lying=[ME])
    assert kinds(own, move("e5 e6")) == ["PieceMoved", "FlagTaken"]
    teams = Options(teams=True)
    mates = world({ME: "7e5"}, flags={THIRD: "e6"}, lying=[THIRD], options=teams)
    assert kinds(mates, move("e5 e6")) == ["PieceMoved", "FlagTaken"]


def test_r_7_5_of_two_chances_the_second_is_lost_at_once() -> None:
    state = world(WINS, flags={RIVAL: "e6"}, sliders={ME: 5})
    assert events(state, move("e5 e6"))[1:] == [
        FlagTaken(ME, RIVAL, space("e6"), "duel"),
        SliderMoved(ME, 6),
        RecruitDue(ME, "flag"),
        RecruitLost(ME, "slider", "occupied"),
    ]
    after = play(state, move("e5 e6"), recruit(9))
    assert (view(after).phase, stands(after, "g2")) == ("battle", (ME, 9))


def test_r_7_6_the_game_waits_unless_there_is_no_choice() -> None:
    state = play(world(WINS, sliders={ME: 5}), move("e5 e6"))
    assert STRATEGO4.to_act(state) == {ME}
    assert STRATEGO4.fallback_move(state, ME) == recruit(9)
    army = "7e5 9d3 8e3 7f3 6g3 6h3 5i3 5j3 5d2 4e2 4f2 4h2 3i2 3j2 2g1 1h1 1i1 1j1"
    one_kind = world({**WINS, ME: army}, sliders={ME: 5})
    assert one_kind.lost[ME] == (3, 3)
    assert events(one_kind, move("e5 e6"))[-1] == Recruited(ME, Rank(3), space("g2"))
    assert view(play(one_kind, move("e5 e6"))).turn == RIVAL


def test_r_7_7_everybody_sees_who_comes_back_and_a_cannon_is_loaded() -> None:
    state = play(world(WINS, sliders={ME: 5}), move("e5 e6"), recruit(1))
    piece = seen(state, "g2", FOURTH)
    assert (piece.rank, piece.told, piece.moved, piece.flag) == (1, True, False, None)
    memory = play(
        world(WINS, sliders={ME: 5}, options=Options(memory=True)), move("e5 e6"), recruit(1)
    )
    assert seen(memory, "g2", FOURTH).rank is None
    loaded = world({ME: "1g2", RIVAL: "9g5 5a9"})
    assert shots(loaded, "g2") == {"g5"}
    assert stands(play(loaded, fire("g2 g5")), "g5") is None


def test_r_7_7_who_comes_back_picks_up_a_flag_that_lies_there() -> None:
    state = world(WINS, sliders={ME: 5}, flags={ME: "g2"}, lying=[ME])
    assert flag(play(state, move("e5 e6"), recruit(9)), ME) == ("g2", ME)
    rivals = world(WINS, sliders={ME: 5}, flags={THIRD: "g2"}, lying=[THIRD])
    due = play(rivals, move("e5 e6"))
    assert events(due, recruit(9)) == [
        Recruited(ME, Rank(9), space("g2")),
        FlagTaken(ME, THIRD, space("g2"), "ground"),
        RecruitLost(ME, "flag", "occupied"),
    ]
