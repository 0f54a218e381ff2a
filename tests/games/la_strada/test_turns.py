"""Days, turns and the end of the game. Rules: R-5, R-8."""

from msgspec.structs import replace

from games.la_strada.game import LA_STRADA
from games.la_strada.moves import CutOff, GameEnded, LinkBuilt, TurnBegan, TurnEnded
from games.la_strada.state import State
from tests.games.la_strada.positions import (
    END,
    ME,
    RIVAL,
    THIRD,
    build,
    events,
    play,
    refusal,
    roads_of,
    view,
    world,
)

TWELVE = "A5 B3 B8 D2 D7 F3 G2 H5 H10 J3 L2 L9"


def test_r_5_1_a_turn_begins_with_six_more_days() -> None:
    assert events(world(days=(6, 3, 0)), END)[-1] == TurnBegan(RIVAL, 6, 9)


def test_r_5_1_nobody_ever_has_more_than_ten() -> None:
    assert events(world(days=(6, 7, 0)), END)[-1] == TurnBegan(RIVAL, 3, 10)
    assert play(world(days=(6, 10, 0)), END).days == (6, 10, 0)


def test_r_5_2_one_link_after_the_other_as_long_as_days_last() -> None:
    state = play(world(), build("G6-F6-E6"), build("E6-F7-F8"))
    assert (state.turn, state.links, state.days[ME]) == (ME, 2, 2)


def test_r_5_3_no_day_is_spent_that_is_not_there() -> None:
    found = refusal(world(days=(3, 0, 0)), build("G6-F6-F7-F8"))
    assert found.code == "la-strada-refusal-too-few-days"
    assert found.values == {"cost": 4, "days": 3}
    assert roads_of(world(days=(3, 0, 0))) == ["G6-F6-E6"]


def test_r_5_4_days_not_spent_are_kept() -> None:
    state = play(world(days=(5, 0, 0)), END, END, END)
    assert (state.turn, state.days[ME]) == (ME, 10)
    assert play(world(), build("G6-F6-E6"), END).days[ME] == 4


def test_r_5_5_a_turn_may_end_without_a_link() -> None:
    assert events(world(), END)[0] == TurnEnded(ME, 0, 6, by_itself=False)
    assert play(world(), END).turn == RIVAL


def test_r_5_6_a_turn_ends_by_itself_when_no_link_can_be_paid() -> None:
    told = events(world(days=(3, 0, 0)), build("G6-F6-E6"))
    assert told[1:] == [TurnEnded(ME, 1, 1, by_itself=True), TurnBegan(RIVAL, 6, 6)]


def test_r_5_6_it_does_not_while_some_link_can_be_paid() -> None:
    state = play(world(days=(4, 0, 0)), build("G6-F6-E6"))
    assert (state.turn, state.days[ME]) == (ME, 2)
    assert roads_of(state) == ["E6-F7-F8", "E6-F7-G7"]


def test_r_5_6_who_can_pay_for_nothing_from_the_start_saves_and_the_next_follows() -> None:
    told = events(world(days=(6, -5, 0)), END)
    assert told[1:] == [
        TurnBegan(RIVAL, 6, 1),
        TurnEnded(RIVAL, 0, 1, by_itself=True),
        TurnBegan(THIRD, 6, 6),
    ]


def _turns(state: State, count: int) -> list[State]:
    found = []
    for _ in range(count):
        state = play(state, END)
        found.append(state)
    return found


def test_r_8_1_the_game_ends_when_a_player_whose_turn_begins_has_no_cube() -> None:
    told = events(world(cubes={1: TWELVE}), END)
    assert told[1:] == [
        TurnBegan(RIVAL, 6, 6),
        CutOff(RIVAL, "cubes"),
        GameEnded("cut-off", (RIVAL,)),
    ]


def test_r_8_1_it_ends_when_there_is_no_suitable_tile() -> None:
    state = replace(world(), tiles=((18, 8, 5), (0, 0, 0), (18, 8, 5)))
    assert events(state, END)[-2:] == [CutOff(RIVAL, "ways"), GameEnded("cut-off", (RIVAL,))]
    assert LA_STRADA.to_act(play(state, END)) == frozenset()


def test_r_8_1_it_ends_when_all_ways_are_blocked() -> None:
    """Tiles on all five free hexes round the rival's workshop: odd, but it shows the point."""
    walled = world(roads=[(2, "L7-B2-C2-D3-D4-C4-B3")])
    assert events(walled, END)[-2:] == [CutOff(RIVAL, "ways"), GameEnded("cut-off", (RIVAL,))]


def test_r_8_1_a_link_of_ten_days_keeps_the_game_going_and_one_of_more_does_not() -> None:
    """From N4 without plain and forest tiles each link takes two hills."""
    going = world(shops=("G6", "N4", "C3"))
    assert play(replace(going, tiles=((18, 8, 5), (0, 0, 2), (18, 8, 5))), END).ended == ""
    assert play(replace(going, tiles=((18, 8, 5), (0, 0, 1), (18, 8, 5))), END).ended == "cut-off"


def test_r_8_2_lacking_days_or_saving_them_ends_nothing() -> None:
    """From N4 with hill tiles alone a link takes eight days; six are there."""
    state = replace(world(shops=("G6", "N4", "C3")), tiles=((18, 8, 5), (0, 0, 2), (18, 8, 5)))
    told = events(state, END)
    assert told[1:] == [
        TurnBegan(RIVAL, 6, 6),
        TurnEnded(RIVAL, 0, 6, by_itself=True),
        TurnBegan(THIRD, 6, 6),
    ]
    assert play(world(), END, END, END).ended == ""


def test_r_8_3_the_test_is_made_when_a_turn_begins() -> None:
    """My twelfth cube: the others have their turns, then the game ends."""
    eleven = "A5 B3 B8 D2 D7 F3 G2 H5 H10 J3 L2"
    state = world(cubes={0: eleven})
    told = events(state, build("G6-F6-E6"))
    assert isinstance(told[0], LinkBuilt)
    assert told[1:] == [TurnEnded(ME, 1, 4, by_itself=True), TurnBegan(RIVAL, 6, 6)]
    after = play(state, build("G6-F6-E6"), END)
    assert after.turn == THIRD
    assert events(after, END)[-2:] == [CutOff(ME, "cubes"), GameEnded("cut-off", (ME,))]


def test_r_8_4_two_rounds_without_a_link_end_the_game() -> None:
    state = world()
    for ended in range(5):
        assert (state.idle, state.ended) == (ended, "")
        state = play(state, END)
    assert events(state, END)[-1] == GameEnded("stalled")


def test_r_8_4_a_link_begins_the_count_anew() -> None:
    state = play(world(idle=5), build("G6-F6-E6"), END)
    assert (state.idle, state.ended) == (0, "")
    assert view(world(idle=4)).idle_turns_to_end == 6
