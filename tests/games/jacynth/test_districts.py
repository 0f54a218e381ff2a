"""R-6, R-8 and R-10: districts, control and points."""

import pytest

from core.decktet import CARDS, SUITS
from core.game import EVERYONE
from games.jacynth.board import BASIC_DECK, districts_of
from games.jacynth.game import JACYNTH
from games.jacynth.moves import ControlTaken, GameEnded
from games.jacynth.view import Options
from tests.games.jacynth.positions import (
    ME,
    RIVAL,
    THIRD,
    district,
    full_city,
    places,
    play,
    points,
    step,
    told,
    world,
)

EXTENDED = Options(extended=True)


def test_r_6_1_a_district_is_a_largest_group_of_one_suit() -> None:
    state = world("mountain c4 forest d4 journey c5 painter b4", "", "")
    assert district(state, "moons", "c4").places == places("c4 c5 d4")
    assert district(state, "suns", "b4").places == places("b4 c4")


def test_r_6_2_diagonals_gaps_and_other_suits_part_districts() -> None:
    for city in ("huntress b4 pact c5", "huntress b4 pact d4", "huntress b4 sea c4 pact d4"):
        assert district(world(city, "", ""), "moons", "b4").places == places("b4")


def test_r_6_3_a_card_alone_is_a_district() -> None:
    state = world("pact b4 sailor c4", "", "")
    assert district(state, "moons", "b4").places == places("b4")


def test_r_6_4_a_card_is_in_a_district_for_each_of_its_suits() -> None:
    state = world("pact b4 mountain c4 harvest c5 excuse a1", "", "", options=EXTENDED)
    found = districts_of(state.grid, state.tokens)
    assert [d.suit for d in found if places("b4")[0] in d.places] == ["moons", "suns"]
    assert [d.suit for d in found if places("c5")[0] in d.places] == ["moons", "suns", "leaves"]
    assert [d.suit for d in found if places("a1")[0] in d.places] == []
    moons, suns = district(state, "moons", "b4"), district(state, "suns", "b4")
    assert moons.places == suns.places == places("b4 c4 c5")


def test_r_6_5_all_districts_come_to_the_marks_of_suits_on_the_cards() -> None:
    state = world(full_city(), "", "")
    found = districts_of(state.grid, state.tokens)
    assert sum(len(one.places) for one in found) == 60
    assert sum(len(CARDS[card].suits) for card in BASIC_DECK) == 60
    assert {one.suit for one in found} == set(SUITS)


def test_r_8_1_without_a_token_nobody_controls_a_district() -> None:
    assert district(world("pact b4", "", ""), "moons", "b4").owner is None


def test_r_8_2_the_highest_card_with_a_token_decides_alone() -> None:
    city = "mountain b4 diplomat c4 author d4 huntress d5"
    state = world(city, "", "", tokens="b4 0 d4 0 c4 1")
    moons = district(state, "moons", "b4")
    assert (moons.owner, moons.decided_by) == (RIVAL, places("c4")[0])


def test_r_8_3_a_card_that_joins_districts_decides_control_anew_in_each_suit() -> None:
    after = play(DIPLOMAT_AND_HUNTRESS, "journey c4")
    assert district(after, "moons", "b4").owner == RIVAL
    assert district(after, "suns", "b4").owner == ME


DIPLOMAT_AND_HUNTRESS = world("diplomat b4 huntress d4", "journey sea", "mill", tokens="b4 0 d4 1")


def test_r_8_4_no_rank_is_twice_among_the_cards_of_a_suit_that_bear_tokens() -> None:
    for suit in SUITS:
        values = [CARDS[card].value for card in BASIC_DECK if suit in CARDS[card].suits]
        assert len(set(values)) == len(values)


def test_r_8_5_it_is_told_who_loses_control() -> None:
    (taken,) = [
        one
        for one in told(DIPLOMAT_AND_HUNTRESS, "journey c4")
        if isinstance(one.event, ControlTaken)
    ]
    assert taken.event == ControlTaken("moons", RIVAL, (ME,), 3)
    assert taken.to == EVERYONE


def test_r_8_5_several_losers_and_several_suits_are_told_in_order() -> None:
    state = world(
        "huntress b4 diplomat d4 mountain c5 sea c3",
        "pact end",
        "mill",
        "bard",
        tokens="b4 0 d4 1 c5 2",
    )
    events = [one.event for one in told(state, "pact c4")]
    assert events[1:] == [
        ControlTaken("moons", ME, (RIVAL, THIRD), 4),
        ControlTaken("suns", RIVAL, (THIRD,), 3),
    ]


def test_r_8_5_nothing_is_told_where_nobody_loses() -> None:
    state = world("diplomat b4 huntress d4", "journey sea", "mill", tokens="b4 0")
    assert not any(isinstance(one.event, ControlTaken) for one in told(state, "journey c4"))


LAST = world(full_city(without="f6"), "windfall", "", pile="excuse", options=EXTENDED)


def test_r_10_1_the_last_card_ends_the_game_after_its_token_and_without_a_draw() -> None:
    done = step(LAST, "windfall f6 influence f6")
    assert done.state.tokens.count(ME) == 1
    assert done.told[-1].event == GameEnded("full")
    assert [type(one.event).__name__ for one in done.told[:-1]] == [
        "CardPlayed",
        "InfluencePlaced",
    ]
    assert not JACYNTH.to_act(done.state)


def test_r_10_2_a_district_scores_its_cards() -> None:
    state = world("huntress b4 author c4 journey d4", "", "", tokens="b4 0")
    assert points(state) == (3, 0)


@pytest.mark.parametrize(
    ("city", "score"),
    [("ace-moons b4", 1), ("huntress b4", 1), ("pact b4", 2), ("pact b4 mountain c4", 4)],
)
def test_r_10_3_a_card_counts_for_each_of_its_districts(city: str, score: int) -> None:
    assert points(world(city, "", "", tokens="b4 0")) == (score, 0)


def test_r_10_4_more_tokens_in_a_district_bring_nothing() -> None:
    city = "huntress b4 author c4 ace-moons c5"
    one = points(world(city, "", "", tokens="b4 0"))
    assert points(world(city, "", "", tokens="b4 0 c5 0")) == one


def test_r_10_5_equal_points_share_a_rank() -> None:
    city = full_city(without="f6")
    state = world(city, "windfall", "", "", tokens="a1 0 b1 1")
    outcome = JACYNTH.outcome(play(state, "windfall f6"))
    assert outcome is not None
    by_seat = {one.seat: (one.rank, one.points) for one in outcome.standings}
    merits = {seat: total for seat, (_, total) in by_seat.items()}
    for seat, (rank, total) in by_seat.items():
        assert rank == 1 + sum(other > total for other in merits.values()), seat
    shared = JACYNTH.outcome(play(world(city, "windfall", ""), "windfall f6"))
    assert shared is not None
    assert shared.winners == (ME, RIVAL)


def test_r_10_6_a_game_is_one_hand() -> None:
    state = play(LAST, "windfall f6")
    assert JACYNTH.outcome(state) is not None
    assert not JACYNTH.to_act(state)


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        (Options(), (10, 10, 10)),
        (Options("towers"), (11, 11, 10)),
        (Options("oldcity"), (10, 10, 10)),
    ],
)
def test_r_10_7_only_towers_with_three_has_unequal_turns(
    options: Options, turns: tuple[int, ...]
) -> None:
    state = JACYNTH.initial_state(3, options, bytes(32)).state
    played = dict.fromkeys(state.order, 0)
    while JACYNTH.to_act(state):
        played[state.turn] += 1
        state = JACYNTH.apply(state, state.turn, JACYNTH.fallback_move(state, state.turn)).state
    assert tuple(played.values()) == turns
