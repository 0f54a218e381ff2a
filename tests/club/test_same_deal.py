"""Hands of one deal compared: by example, and for any round."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from club.model.counted_game import CountedGame
from club.standings.same_deal import HandPlayed, hands_played

EXAMPLE = (
    CountedGame(((1, 1, 50), (2, 2, 40))),
    CountedGame(((3, 2, 30), (4, 1, 45))),
    CountedGame(((5, 1, 43), (6, 1, 43))),
    CountedGame(((7, 1, 0),)),
)
HALF = Fraction(1, 2)


def test_a_result_is_compared_with_the_same_seat_elsewhere() -> None:
    assert hands_played(EXAMPLE) == (
        HandPlayed(1, 0, 50, Fraction(1), Fraction(27, 2), Fraction(3, 4)),
        HandPlayed(5, 0, 43, HALF, Fraction(3), Fraction(0)),
        HandPlayed(3, 0, 30, Fraction(0), Fraction(-33, 2), Fraction(-3, 4)),
        HandPlayed(4, 1, 45, Fraction(1), Fraction(7, 2), Fraction(3, 4)),
        HandPlayed(6, 1, 43, HALF, Fraction(1, 2), Fraction(0)),
        HandPlayed(2, 1, 40, Fraction(0), Fraction(-4), Fraction(-3, 4)),
    )


def test_a_hand_that_nobody_else_held_is_compared_with_nothing() -> None:
    one, other = hands_played(EXAMPLE[:1])
    assert (one.points_over, one.score_over) == (None, None)
    assert (other.points, other.score) == (40, Fraction(0))


def test_tables_of_other_sizes_had_another_deal() -> None:
    three = CountedGame(((4, 1, 9), (5, 2, 8), (6, 3, 7)))
    alone = hands_played((EXAMPLE[0], three))
    assert {hand.points_over for hand in alone} == {None}
    assert [hand.entrant for hand in alone] == [1, 2, 4, 5, 6]


@st.composite
def rounds(draw: st.DrawFn) -> list[CountedGame]:
    """Tables of two to four with any ranks and points."""
    size = draw(st.integers(2, 4))
    tables = draw(st.integers(1, 6))
    games = []
    for table in range(tables):
        places = tuple(
            (table * size + seat + 1, draw(st.integers(1, size)), draw(st.integers(-9, 99)))
            for seat in range(size)
        )
        games.append(CountedGame(places))
    return games


@given(rounds())
def test_whatever_one_has_over_the_others_they_lack_together(games: list[CountedGame]) -> None:
    hands = hands_played(games)
    assert sorted(hand.entrant for hand in hands) == sorted(
        entrant for game in games for entrant in game.entrants
    )
    for seat in {hand.seat for hand in hands}:
        held = [hand for hand in hands if hand.seat == seat]
        assert sum(hand.points_over or 0 for hand in held) == 0
        assert sum(hand.score_over or 0 for hand in held) == 0
        assert [hand.score for hand in held] == sorted((h.score for h in held), reverse=True)


@given(rounds(), st.integers(-50, 50))
def test_a_hand_that_is_worth_more_to_everybody_changes_nothing(
    games: list[CountedGame], more: int
) -> None:
    """Whatever the deal gives a seat at every table is not one's own doing."""
    richer = [
        CountedGame(
            tuple(
                (e, rank, points + more * seat) for seat, (e, rank, points) in enumerate(g.places)
            )
        )
        for g in games
    ]
    over = {hand.entrant: hand.points_over for hand in hands_played(games)}
    assert {hand.entrant: hand.points_over for hand in hands_played(richer)} == over
