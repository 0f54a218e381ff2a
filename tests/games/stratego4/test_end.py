"""R-8: the end of the game, and resigning."""

import pytest

from core.errors import IllegalMove
from core.game import Seat
from core.guided_play import BEGINNING, Ask, Go, Where
from games.stratego4.board import ARMY, Rank
from games.stratego4.game import STRATEGO4
from games.stratego4.guided_play import ask
from games.stratego4.moves import (
    ArmyLost,
    BattleBegan,
    FlagLeft,
    GameEnded,
    RecruitDue,
    Resigned,
    TurnSkipped,
)
from games.stratego4.rules import beaten
from games.stratego4.state import State
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    READY,
    RIVAL,
    THIRD,
    begun,
    events,
    fire,
    flag,
    kinds,
    move,
    play,
    recruit,
    seen,
    space,
    stands,
    view,
    world,
)

TEAMS = Options(teams=True)


def _ranks(state: State) -> list[int]:
    outcome = STRATEGO4.outcome(state)
    assert outcome is not None
    return [s.rank for s in sorted(outcome.standings, key=lambda s: s.seat)]


def test_r_8_1_ones_own_flag_on_the_turret_wins_at_once() -> None:
    state = world({ME: "2ring"}, flags={ME: "ring"})
    assert events(state, move("ring turret"))[-1] == GameEnded("turret", (ME,))
    assert _ranks(play(state, move("ring turret"))) == [1, 2, 2, 2]
    rivals = world({ME: "2ring"}, flags={RIVAL: "ring"})
    assert view(play(rivals, move("ring turret"))).phase == "battle"
    without = world({ME: "2ring"}, flags={ME: "ring"})
    assert view(play(without, move("ring turret", leave=True))).phase == "battle"


def test_r_8_1_the_flag_may_be_won_or_found_there_as_well() -> None:
    defended = world({ME: "2ring 5d1", RIVAL: "7turret"}, flags={RIVAL: "ring"})
    assert events(defended, move("ring turret"))[-1] == GameEnded("turret", (RIVAL,))
    found = world({ME: "2ring"}, flags={ME: "turret"}, lying=[ME])
    assert events(found, move("ring turret"))[-1] == GameEnded("turret", (ME,))


def test_r_8_1_it_comes_before_recruiting() -> None:
    state = world({ME: "7ring", RIVAL: "4turret 5a9"}, flags={ME: "turret"}, sliders={ME: 5})
    assert kinds(state, move("ring turret")) == [
        "DuelFought",
        "FlagTaken",
        "SliderMoved",
        "GameEnded",
    ]


def test_r_8_2_a_team_wins_with_either_flag_in_either_hand() -> None:
    state = world({ME: "2ring"}, flags={THIRD: "ring"}, options=TEAMS)
    assert events(state, move("ring turret"))[-1] == GameEnded("turret", (ME, THIRD))
    assert _ranks(play(state, move("ring turret"))) == [1, 3, 1, 3]
    rivals = world({ME: "2ring"}, flags={RIVAL: "ring"}, options=TEAMS)
    assert view(play(rivals, move("ring turret"))).phase == "battle"


@pytest.mark.parametrize(
    "state",
    [
        world({ME: "2ring 9d1"}, flags={ME: "ring"}),
        world({ME: "2ring 9d1"}, flags={ME: "turret"}, lying=[ME]),
        world({ME: "2ring 9d1"}, flags={THIRD: "ring"}, options=TEAMS),
    ],
    ids=["carried", "found", "of a partner"],
)
def test_the_step_that_wins_stands_first_and_says_that_it_ends_the_game(state: State) -> None:
    seen, legal = view(state, ME), tuple(STRATEGO4.legal_moves(state, ME))
    first = ask(seen, legal, BEGINNING)
    assert isinstance(first, Ask)
    assert isinstance(first.rows[0], tuple)
    piece = first.rows[0][0]
    assert (piece.at, piece.to) == ("space ring", Where("piece", ("ring",)))
    goals = ask(seen, legal, Where("piece", ("ring",)))
    assert isinstance(goals, Ask)
    assert isinstance(goals.rows[0], tuple)
    step = goals.rows[0][0]
    assert step.label.key == "stratego4-play-win-to"
    assert isinstance(step.to, Go)
    assert [word.key for word in step.to.words][-1] == "stratego4-play-wins"
    assert events(state, step.to.moves[0])[-1] == GameEnded("turret", ending_of(state))


def ending_of(state: State) -> tuple[Seat, ...]:
    return (ME, THIRD) if state.options.teams else (ME,)


def test_r_8_3_who_has_no_piece_is_out_and_the_flag_stays() -> None:
    state = world({ME: "7e5", RIVAL: "4e6"}, flags={RIVAL: "c9"}, lying=[RIVAL])
    assert events(state, move("e5 e6"))[-1] == ArmyLost(RIVAL)
    after = play(state, move("e5 e6"))
    assert (view(after).seats[RIVAL].out, flag(after, RIVAL)) == (True, ("c9", None))
    assert view(after).turn == THIRD
    assert [set(beaten(each)) for each in (state, after)] == [set(), {RIVAL}]


def test_r_8_3_a_recruit_due_still_comes() -> None:
    state = world({ME: "1e5", RIVAL: "4e8 5a9"}, sliders={ME: 5})
    assert events(state, fire("e5 e8"))[-1] == RecruitDue(ME, "slider")
    due = play(state, fire("e5 e8"))
    assert (view(due).seats[ME].pieces, view(due).seats[ME].out) == (0, False)
    after = play(due, recruit(5))
    assert (stands(after, "g2"), view(after).seats[ME].out) == ((ME, 5), False)
    taken = world({ME: "1e5", RIVAL: "4e8 5g2"}, sliders={ME: 5})
    assert kinds(taken, fire("e5 e8"))[-2:] == ["RecruitLost", "ArmyLost"]


def test_r_8_4_the_last_army_or_team_wins() -> None:
    armies = {ME: "7e5", RIVAL: "4e6", THIRD: "", FOURTH: ""}
    assert events(world(armies), move("e5 e6"))[-1] == GameEnded("last", (ME,))
    teams = world({ME: "7e5", RIVAL: "4e6", THIRD: "5g13", FOURTH: ""}, options=TEAMS)
    assert events(teams, move("e5 e6"))[-1] == GameEnded("last", (ME, THIRD))
    alone = world({ME: "7e5", RIVAL: "4e6", THIRD: "", FOURTH: ""}, options=TEAMS)
    assert _ranks(play(alone, move("e5 e6"))) == [1, 3, 1, 3]


def test_r_8_4_when_nobody_is_left_nobody_wins() -> None:
    armies = {ME: "4e5", RIVAL: "4e6", THIRD: "", FOURTH: ""}
    assert events(world(armies), move("e5 e6"))[-1] == GameEnded("nobody", ())
    assert _ranks(play(world(armies), move("e5 e6"))) == [1, 1, 1, 1]


def test_r_8_5_too_long_without_a_beaten_piece_is_a_draw() -> None:
    quiet = world({ME: "7e5"}, quiet=198)
    assert view(play(quiet, move("e5 e6"))).quiet_turns == 199
    quiet = world({ME: "7e5"}, quiet=199)
    assert events(quiet, move("e5 e6"))[-1] == GameEnded("quiet", ())
    attacked = world({ME: "7e5", RIVAL: "4e6 5a9"}, quiet=199)
    assert view(play(attacked, move("e5 e6"))).quiet_turns == 0
    three = world({ME: "7e5", FOURTH: ""}, quiet=149)
    assert _ranks(play(three, move("e5 e6"))) == [1, 1, 1, 4]


def test_r_8_5_giving_up_begins_the_count_anew() -> None:
    state = world({ME: "7e5"}, quiet=180)
    after = STRATEGO4.withdraw(state, THIRD).state
    assert (view(after).quiet_turns, view(after).quiet_turns_to_end) == (0, 150)


def test_r_8_6_when_nobody_can_move_it_is_a_draw() -> None:
    """Two files of pieces at the edges, each of which has gone to and fro often enough."""
    mine, theirs = dict(zip(range(4, 11), "9877555", strict=True)), range(4, 11)
    armies = {
        ME: " ".join(f"{rank}{'l' if row == 4 else 'm'}{row}" for row, rank in mine.items()),
        RIVAL: " ".join(f"{mine[row]}a{row}" for row in theirs),
        THIRD: "",
        FOURTH: "",
    }
    came_from = {f"m{row}": f"l{row}" for row in range(5, 11)}
    came_from |= {f"a{row}": f"b{row}" for row in theirs}
    returns = dict.fromkeys(came_from, 5)
    state = world(armies, came_from={**came_from, "l4": "m4"}, returns={**returns, "l4": 4})
    told = events(state, move("l4 m4"))
    assert told[1:] == [TurnSkipped(RIVAL), TurnSkipped(ME), GameEnded("blocked", ())]
    assert _ranks(play(state, move("l4 m4"))) == [1, 1, 3, 3]


def test_r_8_7_who_gives_up_takes_all_pieces_off_and_flags_stay() -> None:
    state = world({ME: "7e5 5d1", RIVAL: "4e6"}, flags={ME: "e5", THIRD: "d1"})
    step = STRATEGO4.withdraw(state, ME)
    assert [told.event for told in step.told] == [
        Resigned(ME),
        FlagLeft(ME, ME, space("e5")),
        FlagLeft(ME, THIRD, space("d1")),
    ]
    seat = view(step.state).seats[ME]
    assert (seat.lost, seat.pieces, seat.out, seat.resigned) == (ARMY, 0, True, True)
    assert (flag(step.state, ME), flag(step.state, THIRD)) == (("e5", None), ("d1", None))
    assert view(step.state).turn == RIVAL
    with pytest.raises(IllegalMove):
        STRATEGO4.withdraw(step.state, ME)


def test_r_8_7_out_of_turn_the_turn_stays_where_it_is() -> None:
    state = world({ME: "7e5"})
    assert view(STRATEGO4.withdraw(state, THIRD).state).turn == ME


def test_r_8_7_while_recruiting_the_chance_is_gone_and_the_next_moves() -> None:
    due = play(world({ME: "7e5", RIVAL: "4e6 5a9"}, sliders={ME: 5}), move("e5 e6"))
    after = STRATEGO4.withdraw(due, ME).state
    assert (view(after).phase, view(after).turn) == ("battle", RIVAL)
    other = STRATEGO4.withdraw(due, RIVAL).state
    assert (view(other).phase, view(other).turn, view(other).next_turn) == ("recruiting", ME, THIRD)


def test_r_8_7_while_deploying_the_battle_begins_when_the_others_are_ready() -> None:
    state = play(begun(), READY, READY, READY)
    told = [each.event for each in STRATEGO4.withdraw(state, FOURTH).told]
    assert told[0] == Resigned(FOURTH)
    assert isinstance(told[1], BattleBegan)
    after = STRATEGO4.withdraw(state, FOURTH).state
    assert flag(after, FOURTH) == ("m7", None)
    waiting = STRATEGO4.withdraw(begun(), FOURTH).state
    assert STRATEGO4.to_act(waiting) == {ME, RIVAL, THIRD}


def test_r_8_7_when_all_others_have_given_up_the_last_wins() -> None:
    state = begun(3)
    for seat in (RIVAL, THIRD):
        step = STRATEGO4.withdraw(state, seat)
        state = step.state
    assert step.told[-1].event == GameEnded("resigned", (ME,))
    assert _ranks(state) == [1, 2, 2]


def test_r_8_8_winners_share_the_first_place_and_all_ranks_are_shown() -> None:
    state = world({ME: "2ring", RIVAL: "4c9"}, flags={ME: "ring"})
    assert seen(state, "c9").rank is None
    over = play(state, move("ring turret"))
    assert (view(over).phase, view(over).turn) == ("over", None)
    assert (seen(over, "c9").rank, seen(over, "c9").told) == (Rank(4), False)
    assert [s.points for s in view(over).outcome.standings] == [0] * 4  # type: ignore[union-attr]
    assert Seat(0) in view(over).outcome.winners  # type: ignore[union-attr]
