"""R-11: resigning."""

import pytest

from core.decktet import cards_of
from core.errors import IllegalMove
from core.game import EVERYONE, Seat
from games.jacynth.game import JACYNTH
from games.jacynth.moves import CardDrawn, GameEnded, HandReturned, PileDrawn, Resigned
from tests.games.jacynth.positions import ME, RIVAL, THIRD, cards, full_city, play, points, world

THREE = world(
    "pact b4 sea d5", "sailor huntress", "mill bard", "cave end", tokens="b4 1", pile="forest"
)


def test_r_11_1_who_resigned_is_last_and_who_resigned_first_the_very_last() -> None:
    once = JACYNTH.withdraw(THREE, RIVAL).state
    outcome = JACYNTH.outcome(JACYNTH.withdraw(once, THIRD).state)
    assert outcome is not None
    assert [(one.seat, one.rank) for one in outcome.standings] == [(ME, 1), (THIRD, 2), (RIVAL, 3)]
    assert outcome.standings[-1].points == 2 == max(points(THREE))
    with pytest.raises(IllegalMove):
        JACYNTH.withdraw(once, RIVAL)


@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_r_11_2_the_last_one_wins(seat: Seat) -> None:
    two = world("pact b4", "sailor", "mill", tokens="b4 0")
    done = JACYNTH.withdraw(two, seat)
    assert [one.event for one in done.told] == [Resigned(seat), GameEnded("resigned")]
    outcome = JACYNTH.outcome(done.state)
    assert outcome is not None
    assert outcome.winners == (Seat(1 - seat),)


def test_r_11_3_tokens_of_who_resigned_stay_and_score() -> None:
    after = JACYNTH.withdraw(THREE, RIVAL).state
    assert after.tokens == THREE.tokens
    assert points(after) == points(THREE) == (0, 2, 0)
    assert JACYNTH.to_act(after) == {ME}


def test_r_11_4_the_hand_is_shuffled_into_the_pile() -> None:
    done = JACYNTH.withdraw(THREE, RIVAL)
    assert sorted(done.state.pile) == sorted(cards("mill bard forest"))
    assert done.state.hands[RIVAL] == 0
    assert [(one.event, one.to) for one in done.told] == [
        (Resigned(RIVAL), EVERYONE),
        (HandReturned(RIVAL, 3), EVERYONE),
    ]
    empty = world("pact b4", "sailor", "", "cave")
    assert [one.event for one in JACYNTH.withdraw(empty, RIVAL).told] == [Resigned(RIVAL)]


def test_r_11_5_who_resigned_or_holds_no_card_is_skipped() -> None:
    after = JACYNTH.withdraw(THREE, RIVAL).state
    assert play(after, "sailor c4").turn == THIRD
    on_turn = JACYNTH.withdraw(THREE, ME).state
    assert on_turn.turn == RIVAL
    without = world("pact b4", "sailor sea", "", "cave")
    assert play(without, "sailor c4").turn == THIRD


def test_r_11_6_if_nobody_else_holds_a_card_the_next_one_draws() -> None:
    state = world(full_city(without="f6"), "windfall", "", "")
    done = JACYNTH.withdraw(state, ME)
    assert [one.event for one in done.told] == [
        Resigned(ME),
        HandReturned(ME, 1),
        PileDrawn(RIVAL),
        CardDrawn(RIVAL, *cards("windfall")),
    ]
    assert done.state.turn == RIVAL
    assert cards_of(done.state.hands[RIVAL]) == cards("windfall")
    assert JACYNTH.outcome(play(done.state, "windfall f6")) is not None
