"""R-4, R-5, R-7 and R-9: playing a card, placing a token, drawing."""

import pytest

from core.decktet import NO_CARD, cards_of
from core.game import EVERYONE, NO_ONE, only
from core.texts import text
from games.jacynth.game import JACYNTH
from games.jacynth.moves import CardDrawn, CardPlayed, InfluencePlaced, PileDrawn, PlayCard
from games.jacynth.state import State
from games.jacynth.texts import prompt_text
from games.jacynth.view import Options
from tests.games.english_texts import say
from tests.games.jacynth.positions import (
    ME,
    RIVAL,
    THIRD,
    cards,
    full_city,
    place,
    play,
    step,
    told,
    why_not,
    world,
)

START = world("pact b4 sea d5", "sailor huntress", "mill bard", pile="cave forest author")
SAILOR, PACT = cards("sailor pact")


def test_r_4_1_a_turn_is_a_card_then_a_token_then_a_draw_and_the_next_one_plays() -> None:
    events = [one.event for one in told(START, "sailor c4 influence b4")]
    assert events == [
        CardPlayed(ME, SAILOR, place("c4")),
        InfluencePlaced(ME, PACT, place("b4")),
        PileDrawn(ME),
        CardDrawn(ME, *cards("author")),
    ]
    three = world("pact b4", "sailor end", "mill bard", "sea rite", pile="cave forest author")
    turns = [three.turn]
    for line in ("sailor c4", "mill c5", "sea c3"):
        three = play(three, line)
        turns.append(three.turn)
    assert turns == [ME, RIVAL, THIRD, ME]


def test_r_4_2_card_place_and_token_are_one_move() -> None:
    moves = list(JACYNTH.legal_moves(START, ME))
    assert PlayCard(SAILOR, place("c4")) in moves
    assert PlayCard(SAILOR, place("c4"), place("b4")) in moves
    assert not list(JACYNTH.legal_moves(START, RIVAL))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("sailor c4", None),
        ("sailor b4", "place-taken"),
        ("sailor c5", None),
        ("sailor c3", "not-adjacent"),
        ("sailor f1", "not-adjacent"),
        ("mill c4", "card-not-in-hand"),
    ],
)
def test_r_5_1_a_card_of_the_hand_is_laid_beside_another(line: str, code: str | None) -> None:
    assert why_not(START, line) == code


def test_r_5_2_suit_and_rank_need_not_match() -> None:
    state = world("pact b4", "calamity", "mill")
    assert why_not(state, "calamity b5") is None


def test_r_5_3_laid_cards_stay() -> None:
    after = play(START, "sailor c4", "mill c5")
    for name in ("b4", "d5"):
        assert after.grid[place(name)] == START.grid[place(name)]


def test_r_5_4_there_is_always_a_place_until_the_city_is_full() -> None:
    state = world(full_city(without="f6"), "windfall", "bard")
    assert [move.place for move in JACYNTH.legal_moves(state, ME)][:1] == [place("f6")]


def test_r_7_1_one_token_may_follow_while_there_are_any() -> None:
    after = play(START, "sailor c4 influence c4")
    assert after.tokens.count(ME) == 1
    spent = world(
        "pact b4 sea d5 mill a1 cave a2 end a3",
        "sailor huntress",
        "bard",
        tokens="b4 0 d5 0 a1 0 a3 0",
    )
    assert why_not(spent, "sailor c4 influence c4") == "no-token-left"
    assert all(move.influence is None for move in JACYNTH.legal_moves(spent, ME))


@pytest.mark.parametrize("name", ["c4", "b4", "d5"])
def test_r_7_2_a_token_goes_on_any_card_of_the_city(name: str) -> None:
    assert why_not(START, f"sailor c4 influence {name}") is None
    assert why_not(START, "sailor c4 influence a1") == "no-card-there"


@pytest.mark.parametrize("owner", [ME, RIVAL])
def test_r_7_3_a_card_bears_one_token(owner: int) -> None:
    state = world("pact b4", "sailor", "mill", tokens=f"b4 {owner}")
    assert why_not(state, "sailor c4 influence b4") == "token-there"


def test_r_7_4_one_foreign_district_forbids_a_card() -> None:
    state = world("huntress b4 diplomat b3 bard c3", "sailor", "mill", tokens="b4 1")
    assert why_not(state, "sailor a4 influence b3") == "controlled"
    assert why_not(state, "sailor a4 influence c3") is None


def test_r_7_4_with_three_anybody_else_is_another_player() -> None:
    for owner in (RIVAL, THIRD):
        state = world("huntress b4 diplomat b3", "sailor", "mill", "sea", tokens=f"b4 {owner}")
        assert why_not(state, "sailor a4 influence b3") == "controlled"


def test_r_7_5_an_own_district_is_no_obstacle() -> None:
    state = world("huntress b4 diplomat b3", "sailor", "mill", tokens="b4 0")
    assert why_not(state, "sailor a4 influence b3") is None


def test_r_7_6_it_is_judged_with_the_card_laid() -> None:
    state = world("huntress b4 diplomat d4", "journey end", "mill", tokens="b4 1")
    assert why_not(state, "end d3 influence d4") is None
    assert why_not(state, "journey c4 influence d4") == "controlled"
    assert why_not(state, "journey c4 influence c4") == "controlled"


def test_r_7_7_tokens_stay_even_if_they_control_nothing() -> None:
    state = world("huntress b4 author d4", "journey", "mill end", tokens="b4 0 d4 1")
    after = play(state, "journey c4")
    assert after.tokens == state.tokens


@pytest.mark.parametrize("key", ["harvest", "consul", "excuse"])
def test_r_7_8_cards_without_a_rank_bear_no_token(key: str) -> None:
    state = world("pact b4", f"{key} sailor", "mill", options=Options(extended=True))
    assert why_not(state, f"{key} c4 influence c4") == "bears-no-token"
    assert why_not(state, f"{key} c4") is None


def test_r_9_1_only_who_draws_sees_the_card() -> None:
    drawn = [one for one in told(START, "sailor c4") if isinstance(one.event, CardDrawn)]
    assert [(one.to, one.shows) for one in drawn] == [(only(ME), only(ME))]
    others = [one for one in told(START, "sailor c4") if one not in drawn]
    assert {(one.to == EVERYONE, one.shows == NO_ONE) for one in others} == {(True, True)}
    assert cards("author")[0] in cards_of(play(START, "sailor c4").hands[ME])


def test_r_9_2_with_an_empty_pile_play_goes_on_from_the_hands() -> None:
    state = world("pact b4", "sailor sea", "mill bard")
    done = step(state, "sailor c4")
    assert [type(one.event) for one in done.told] == [CardPlayed]
    assert cards_of(done.state.hands[ME]) == cards("sea")
    assert done.state.turn == RIVAL


@pytest.mark.parametrize("seats", [2, 3])
def test_r_9_3_in_the_basic_game_every_card_is_laid(seats: int) -> None:
    state = finished(seats, Options())
    assert not any(state.hands)
    assert not state.pile
    assert NO_CARD not in state.grid


@pytest.mark.parametrize("seats", [2, 3])
def test_r_9_4_with_the_extended_deck_nine_cards_are_left(seats: int) -> None:
    state = finished(seats, Options(extended=True))
    assert NO_CARD not in state.grid
    assert sum(hand.bit_count() for hand in state.hands) + len(state.pile) == 9


def finished(seats: int, options: Options) -> State:
    """The end of a game of fallback moves."""
    state = JACYNTH.initial_state(seats, options, bytes(32)).state
    while JACYNTH.to_act(state):
        move = JACYNTH.fallback_move(state, state.turn)
        state = JACYNTH.apply(state, state.turn, move).state
    return state


def test_r_12_1_the_quiet_move_is_the_lowest_card_on_a_place_drawn_by_lot() -> None:
    state = world(
        "pact b4",
        "harvest sailor origin desert",
        "mill",
        options=Options(extended=True),
    )
    move = JACYNTH.fallback_move(state, ME)
    assert (move.card, move.influence) == (cards("desert")[0], None)
    with_excuse = world("pact b4", "ace-moons excuse", "mill", options=Options(extended=True))
    assert JACYNTH.fallback_move(with_excuse, ME).card == cards("excuse")[0]
    starts = [JACYNTH.initial_state(2, Options(), bytes([n] * 32)).state for n in range(12)]
    assert len({JACYNTH.fallback_move(start, start.turn).place for start in starts}) > 3


def test_until_a_token_of_theirs_lies_a_player_reads_that_cards_earn_nothing() -> None:
    said = []
    state = START
    for line in ("sailor c4", "mill c5 influence c5", "huntress d4", "bard b5"):
        said.append(prompt_text(JACYNTH.view_for(state, None)).key)
        state = play(state, line)
    first, later = "jacynth-prompt-first-token", "jacynth-prompt-turn"
    assert said == [first, first, first, later]
    assert "earn nothing" in say("jacynth", text(first))
