"""Options and resigning. Rules: R-11, R-12."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from core.game import Seat
from games.la_strada.board import KINDS
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import (
    GameEnded,
    Resigned,
    SettlementsRevealed,
    TurnBegan,
    TurnEnded,
    WorkshopPlaced,
)
from games.la_strada.view import Options
from tests.games.la_strada.positions import (
    END,
    ME,
    RIVAL,
    THIRD,
    at,
    build,
    cost,
    events,
    names,
    placing_world,
    play,
    refusal,
    roads_of,
    view,
    workshop,
    world,
)
from tests.games.whole_games import seed_from

BALANCED = Options(balanced_start=True)
LATE = Options(late_reveal=True)
TEN_KEPT = Options(ten_kept=True)
FOUR = ("G6", "C3", "L7", "D9")


@pytest.mark.parametrize(
    ("seats", "days"), [(4, (-2, 0, 1, 2)), (3, (-2, 0, 1)), (2, (-3, 0))], ids=str
)
def test_r_11_1_a_balanced_start_pays_for_a_late_turn(seats: int, days: tuple[int, ...]) -> None:
    for number in range(6):
        state = LA_STRADA.initial_state(seats, BALANCED, seed_from(number)).state
        assert tuple(state.days[seat] for seat in state.order) == days


def test_r_11_1_workshops_are_placed_in_reverse_order() -> None:
    for seats in (3, 4):
        state = LA_STRADA.initial_state(seats, BALANCED, seed_from(seats)).state
        assert state.placing == state.order[::-1]
    state = LA_STRADA.initial_state(2, BALANCED, seed_from(2)).state
    assert state.placing == state.order[::-1] * 2


def test_r_11_1_the_first_turn_of_a_balanced_start_has_four_days() -> None:
    state = LA_STRADA.initial_state(4, BALANCED, seed_from(0)).state
    while state.placing:
        state = play(state, LA_STRADA.fallback_move(state, Seat(state.turn)))
    assert (state.turn, state.days[state.turn]) == (state.order[0], 4)


def test_r_11_2_settlements_lie_face_down_until_all_workshops_stand() -> None:
    state = placing_world(shops=("G6", "", "L7"), placing=(1,), options=LATE)
    assert {settlement.kind for settlement in view(state).settlements} == {None}
    assert [seat.gold for seat in view(state).seats] == [0, 0, 0]
    told = events(state, workshop("C3"))
    kinds = tuple(KINDS[kind] for kind in state.kinds)
    assert told == [
        WorkshopPlaced(RIVAL, at("C3")),
        SettlementsRevealed(kinds),
        TurnBegan(ME, 6, 6),
    ]
    shown = view(play(state, workshop("C3"))).settlements
    assert tuple(settlement.kind for settlement in shown) == kinds


def test_r_11_2_nothing_tells_the_kinds_before() -> None:
    step = LA_STRADA.initial_state(3, LATE, seed_from(1))
    assert len(step.told) == 1
    hidden = Counter(s.kind for s in LA_STRADA.view_for(step.state, Seat(0)).settlements)
    assert hidden == {None: 19}


def test_r_11_3_games_begun_before_this_option_are_stored_as_they_were() -> None:
    assert msgspec.json.encode(Options(ten_kept=False)) == msgspec.json.encode(
        {"balanced_start": False, "late_reveal": False}
    )
    assert msgspec.json.decode(msgspec.json.encode(TEN_KEPT), type=Options) == TEN_KEPT


def test_r_11_3_ten_days_are_kept_and_six_are_added() -> None:
    kept = world(days=(0, 10, 0), options=TEN_KEPT)
    assert events(kept, END)[1:] == [TurnBegan(RIVAL, 6, 16)]
    assert events(world(days=(0, 10, 0)), END)[1:] == [TurnBegan(RIVAL, 0, 10)]


def test_r_11_3_no_more_than_ten_are_kept() -> None:
    state = world(days=(13, 0, 0), options=TEN_KEPT)
    assert events(state, END)[0] == TurnEnded(ME, 0, 10, by_itself=False)
    assert play(state, END).days[ME] == 10
    two = world(shops=("G6 L7", "C3 D9"), days=(6, 10), options=TEN_KEPT)
    passed_over = play(replace(two, tiles=((18, 8, 5), (0, 0, 0))), END)
    assert (passed_over.turn, passed_over.days) == (ME, (12, 10))


def test_r_11_3_a_link_may_cost_up_to_sixteen_days() -> None:
    far = build("G6-F5-E4-D4-C4-B4-A4-A5")
    assert cost(names(far.path)) == 16
    state = world(days=(16, 0, 0), options=TEN_KEPT)
    assert names(far.path) in roads_of(state)
    assert play(state, far).days[ME] == 0
    assert refusal(world(days=(10, 0, 0)), far).values == {"cost": 16, "most": 10}
    assert refusal(world(days=(12, 0, 0), options=TEN_KEPT), far).values == {"cost": 16, "days": 12}


def test_r_11_3_who_can_link_something_within_sixteen_days_does_not_end_the_game() -> None:
    after = {}
    for options in (Options(), TEN_KEPT):
        state = world(shops=("H2", "C3", "L7"), tiles=(0, 3, 1), options=options)
        after[options] = play(state, END, END, END)
    assert after[Options()].ended == "cut-off"
    kept = after[TEN_KEPT]
    assert (kept.ended, kept.turn, kept.days[ME]) == ("", RIVAL, 10)


def test_r_12_1_roads_workshops_and_cubes_stay_and_count() -> None:
    state = world(cubes={1: "E6"}, kinds={"E6": "city"}, roads=[(1, "C3-D3-D2")])
    after = LA_STRADA.withdraw(state, RIVAL)
    assert [told.event for told in after.told] == [Resigned(RIVAL)]
    assert after.state.roads == state.roads
    assert after.state.turn == ME
    shared = play(after.state, build("G6-F6-E6"))
    assert view(shared).seats[ME].gold == 4


def test_r_12_1_who_is_on_turn_may_resign_and_the_next_begins() -> None:
    step = LA_STRADA.withdraw(world(), ME)
    assert [told.event for told in step.told] == [Resigned(ME), TurnBegan(RIVAL, 6, 6)]


def test_r_12_2_who_resigned_has_no_more_turns() -> None:
    state = LA_STRADA.withdraw(world(shops=FOUR), RIVAL).state
    turns = [ME]
    for _ in range(3):
        state = play(state, END)
        turns.append(Seat(state.turn))
    assert turns == [ME, THIRD, 3, ME]
    assert view(state).resigned == (RIVAL,)
    assert view(state).idle_turns_to_end == 6


def test_r_12_2_who_resigned_places_no_workshop() -> None:
    state = placing_world(shops=("G6", "", "", ""), placing=(1, 2, 3))
    assert LA_STRADA.withdraw(state, RIVAL).state.turn == THIRD
    assert LA_STRADA.withdraw(state, Seat(3)).state.placing == (1, 2)
    last = placing_world(shops=("G6", "", "L7"), placing=(1,), options=LATE)
    told = [told.event for told in LA_STRADA.withdraw(last, RIVAL).told]
    assert [type(event) for event in told] == [Resigned, SettlementsRevealed, TurnBegan]


def test_r_12_2_the_rules_for_three_go_on_for_the_two_who_stay() -> None:
    state = LA_STRADA.withdraw(world(cubes={1: "E6"}), THIRD).state
    assert play(state, build("G6-F6-E6")).cubes[ME] == state.cubes[RIVAL]


def test_r_12_3_who_resigned_is_ranked_last_the_earliest_after_the_later() -> None:
    cubes = {1: "E6 F8 D7", 2: "H8 L6"}
    state = world(shops=FOUR, cubes=cubes)
    for seat in (1, 2):
        state = LA_STRADA.withdraw(state, Seat(seat)).state
    outcome = LA_STRADA.outcome(replace(state, ended="cut-off", days=(0, 9, 9, 1)))
    assert outcome is not None
    assert [(s.seat, s.rank) for s in outcome.standings] == [(3, 1), (0, 2), (2, 3), (1, 4)]


def test_r_12_4_the_game_is_over_when_all_but_one_have_resigned() -> None:
    state = LA_STRADA.withdraw(world(), RIVAL).state
    step = LA_STRADA.withdraw(state, ME)
    assert [told.event for told in step.told] == [Resigned(ME), GameEnded("resigned")]
    outcome = LA_STRADA.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (THIRD,)
