"""Points, the longest route, being stuck, and the end. Rules: R-11 to R-13, R-15."""

import pytest

from core.decktet import CARDS
from core.errors import IllegalMove
from core.game import Outcome, ScorePart
from games.ruta.board import ROUTES, Route, deck_mask
from games.ruta.game import RUTA
from games.ruta.moves import ClaimRoute, DrawPile, GameEnded, Pass, Passed, Resigned, RouteClaimed
from games.ruta.rules import longest_trail, points
from games.ruta.state import State
from games.ruta.view import Options
from tests.games.ruta.positions import (
    ME,
    RIVAL,
    claim,
    events,
    moves_of,
    play,
    refusal,
    routes,
    world,
    written,
)

NORTH = "sailor/forest forest/mountain mountain/diplomat diplomat/penitent"
SOUTH = "light-keeper/consul consul/market market/borderland borderland/island"
NINE_APART = (
    "sailor/forest mountain/diplomat penitent/desert mill/harvest castle/watchman "
    "light-keeper/consul market/borderland diplomat/watchman sailor/mill"
)


def _outcome(state: State) -> Outcome:
    found = RUTA.outcome(state)
    assert found is not None
    return found


def _after_tenth_token(mine: str, theirs: str, options: Options | None = None) -> Outcome:
    """The end of a game in which ME, with nine routes, claims ``forest/harvest``."""
    state = world(hand="huntress rite", mine=mine, theirs=theirs, options=options)
    return _outcome(play(state, claim("forest/harvest", "huntress rite")))


def test_r_11_1_each_token_placed_is_one_point() -> None:
    outcome = _after_tenth_token(NINE_APART, SOUTH)
    parts = {standing.seat: standing.parts for standing in outcome.standings}
    assert parts[ME][0] == ScorePart("tokens", 10)
    assert parts[RIVAL][0] == ScorePart("tokens", 4)


def test_r_11_2_the_longest_route_counts_the_cards_it_links() -> None:
    assert longest_trail(routes(NORTH))[1] == 5
    assert longest_trail(0) == ((), 0)


def test_r_11_2_branches_do_not_count() -> None:
    assert longest_trail(routes(f"{NORTH} mountain/castle"))[1] == 5


def test_r_11_2_a_card_may_be_passed_again_and_then_counts_once() -> None:
    loop = "sailor/forest sailor/mill mill/harvest forest/harvest"
    assert longest_trail(routes(loop))[1] == 4
    assert longest_trail(routes(f"{loop} harvest/castle harvest/consul"))[1] == 6


def test_r_11_3_only_the_longer_route_brings_its_cards_as_points() -> None:
    assert points(world(mine=NORTH, theirs="mill/harvest harvest/castle")) == (4 + 5, 2)
    assert points(world(mine="mill/harvest", theirs=NORTH)) == (1, 4 + 5)


def test_r_11_4_equally_long_routes_both_bring_points() -> None:
    assert points(world(mine=NORTH, theirs=SOUTH)) == (4 + 5, 4 + 5)
    assert points(world()) == (0, 0)


def test_r_11_5_by_option_each_scores_the_own_longest_route() -> None:
    options = Options(each_scores_longest=True)
    state = world(mine=NORTH, theirs="mill/harvest harvest/castle", options=options)
    assert points(state) == (4 + 5, 2 + 3)


def test_r_11_6_the_longest_route_shown_is_the_first_with_the_fewest_tokens() -> None:
    one, other = (routes(key).bit_length() - 1 for key in ("sailor/forest", "market/borderland"))
    assert longest_trail(1 << one | 1 << other) == ((Route(one),), 2)
    view = RUTA.view_for(world(mine=f"{NORTH} mountain/castle"), None)
    assert sum(1 << route for route in view.seats[ME].longest) == routes(NORTH)
    loop = routes("sailor/forest sailor/mill mill/harvest forest/harvest")
    assert len(longest_trail(loop)[0]) == 3


def test_r_12_1_a_player_may_pass_only_without_a_draw_and_without_a_claim() -> None:
    stuck = world(hand="author", rival="huntress")
    assert written(moves_of(stuck)) == ["pass"]
    for not_stuck in (
        world(hand="author", draft="- bard"),
        world(hand="author", pile="bard"),
        world(hand="author", discard="bard"),
        world(hand="huntress"),
    ):
        assert refusal(not_stuck, Pass()).code == "ruta-refusal-must-not-pass"
        assert not moves_of(not_stuck, Pass)


def test_r_12_1_a_joker_can_make_a_claim_possible() -> None:
    options = Options(joker_aces=True)
    with_joker = world(hand="calamity", jokers="ace-leaves", options=options)
    assert not moves_of(with_joker, Pass)
    assert moves_of(with_joker, ClaimRoute)
    wrong = world(hand="excuse author", jokers="ace-leaves", options=options)
    assert written(moves_of(wrong)) == ["pass"]


def test_r_12_2_after_a_forced_pass_it_is_the_rivals_turn() -> None:
    stuck = world(hand="author", rival="huntress")
    after = play(stuck, Pass())
    assert after.turn == RIVAL
    assert events(stuck, Pass()) == [Passed(ME)]
    assert play(after, claim("forest/mountain", "huntress")).passes == 0


def test_r_12_3_two_forced_passes_in_a_row_end_the_game_and_it_is_scored() -> None:
    stuck = world(hand="author", rival="origin", mine=NORTH, theirs="mill/harvest")
    assert events(play(stuck, Pass()), Pass()) == [Passed(RIVAL), GameEnded("stuck")]
    outcome = _outcome(play(stuck, Pass(), Pass()))
    assert outcome.reason == "stuck"
    assert [standing.points for standing in outcome.standings] == [9, 1]


def test_r_12_4_of_two_hands_that_hold_all_cards_one_can_pay_any_route() -> None:
    for joker_aces in (False, True):
        deck = deck_mask(excuse=False, joker_aces=joker_aces)
        for face in ROUTES:
            total = sum(
                card.value
                for i, card in enumerate(CARDS)
                if deck >> i & 1 and set(card.suits) & set(face.suits)
            )
            assert total >= 2 * face.price - 1


def test_r_13_1_the_tenth_token_ends_the_game_at_once_even_when_paid_exactly() -> None:
    exact = world(hand="huntress author journey origin", draft="bard sea", mine=NINE_APART)
    assert exact.claimed[ME].bit_count() == 9
    told = events(exact, claim("forest/harvest", "huntress author journey"))
    assert isinstance(told[0], RouteClaimed)
    assert told[0].exact
    assert told[1] == GameEnded("tokens")
    after = play(exact, claim("forest/harvest", "huntress author journey"))
    assert RUTA.to_act(after) == frozenset()
    assert refusal(after, DrawPile()).code == "ruta-refusal-game-over"


def test_r_13_2_most_points_win() -> None:
    outcome = _after_tenth_token(NINE_APART, SOUTH)
    assert outcome.reason == "tokens"
    assert outcome.winners == (ME,)
    assert [standing.rank for standing in outcome.standings] == [1, 2]


def test_r_13_3_with_equal_points_the_longer_route_decides() -> None:
    options = Options(each_scores_longest=True)
    apart = "light-keeper/consul market/borderland penitent/desert"
    equal = world(mine="sailor/forest forest/mountain", theirs=apart, options=options)
    assert points(equal) == (5, 5)
    outcome = _outcome(play(equal, Pass(), Pass()))
    assert outcome.winners == (ME,)
    assert [standing.points for standing in outcome.standings] == [5, 5]


def test_r_13_3_with_all_equal_both_share_the_victory() -> None:
    outcome = _outcome(play(world(mine=NORTH, theirs=SOUTH), Pass(), Pass()))
    assert outcome.winners == (ME, RIVAL)
    assert [standing.rank for standing in outcome.standings] == [1, 1]


def test_r_15_1_who_resigns_loses_whatever_the_points_and_whoevers_turn_it_is() -> None:
    state = world(mine=NORTH, draft="bard sea", pile="end")
    for seat, rival in ((ME, RIVAL), (RIVAL, ME)):
        step = RUTA.withdraw(state, seat)
        assert [told.event for told in step.told] == [Resigned(seat), GameEnded("resigned")]
        assert _outcome(step.state).winners == (rival,)
    with pytest.raises(IllegalMove):
        RUTA.withdraw(RUTA.withdraw(state, ME).state, RIVAL)


def test_r_15_2_the_points_of_that_moment_are_shown() -> None:
    outcome = _outcome(RUTA.withdraw(world(mine=NORTH), ME).state)
    assert [(standing.seat, standing.points) for standing in outcome.standings] == [
        (RIVAL, 0),
        (ME, 9),
    ]
