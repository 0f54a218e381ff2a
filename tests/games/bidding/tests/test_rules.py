"""The rules of Bidding, each by its number in ``rules.md``."""

import pytest
from msgspec.structs import replace

from core.game import EVERYONE, Seat, Step, Told, only
from tests.games.bidding.game import BIDDING
from tests.games.bidding.moves import Bid, BidLaid, BidsShown, Card, Event, PrizeTurnedUp, Resigned
from tests.games.bidding.state import State, points
from tests.games.bidding.view import Options

ADA, BRUNO, CHLOE = map(Seat, range(3))
PRIZES = tuple(map(Card, (3, 5, 1, 2, 4)))


def begun(seats: int = 3, *, carried_over: bool = True) -> State:
    state = BIDDING.initial_state(seats, Options(carried_over), bytes(32)).state
    return replace(state, prizes=PRIZES)


def bid(state: State, *cards: int) -> Step[State, Event]:
    """All seats bid, in this order of seats; 0 for one that does not."""
    step = Step[State, Event](state, ())
    for seat, card in enumerate(cards):
        if card:
            step = BIDDING.apply(step.state, Seat(seat), Bid(Card(card)))
    return step


def events(step: Step[State, Event]) -> list[Event]:
    return [told.event for told in step.told]


def test_r_1_1_a_prize_is_turned_up_and_everybody_holds_five_cards() -> None:
    first = BIDDING.initial_state(4, Options(), bytes(32))
    (told,) = first.told
    assert isinstance(told.event, PrizeTurnedUp)
    assert told.to == EVERYONE
    assert [len(seat.unshown) for seat in BIDDING.view_for(first.state, None).seats] == [5] * 4


def test_r_2_1_all_owe_a_bid_at_once_and_only_who_bids_learns_the_card() -> None:
    assert BIDDING.to_act(begun()) == {ADA, BRUNO, CHLOE}
    step = bid(begun(), 0, 4)
    assert step.told == (Told(BidLaid(BRUNO, Card(4)), only(BRUNO)),)
    assert BIDDING.to_act(step.state) == {ADA, CHLOE}
    assert BIDDING.view_for(step.state, BRUNO).bid == 4
    assert BIDDING.view_for(step.state, ADA).bid is None
    assert BIDDING.view_for(step.state, ADA).seats[BRUNO].has_bid


def test_r_2_2_the_last_bid_shows_all_and_the_highest_takes_the_prize() -> None:
    step = bid(begun(), 2, 4, 3)
    shown = BidsShown((Card(2), Card(4), Card(3)), 3, BRUNO)
    assert events(step)[1:] == [shown, PrizeTurnedUp(Card(5), 5)]
    assert [points(step.state, seat) for seat in range(3)] == [0, 3, 0]


def test_r_2_2_bids_that_are_alike_do_not_count() -> None:
    assert BidsShown((Card(5), Card(5), Card(1)), 3, CHLOE) in events(bid(begun(), 5, 5, 1))


@pytest.mark.parametrize(("carried_over", "stake"), [(True, 3 + 5), (False, 5)])
def test_r_2_3_a_prize_that_nobody_takes_is_added_to_the_next_or_lost(
    carried_over: bool, stake: int
) -> None:
    step = bid(begun(2, carried_over=carried_over), 2, 2)
    assert events(step)[1:] == [
        BidsShown((Card(2), Card(2)), 3, None),
        PrizeTurnedUp(Card(5), stake),
    ]
    assert points(bid(step.state, 1, 3).state, BRUNO) == stake


def test_r_3_1_after_five_rounds_the_most_points_win() -> None:
    state = begun(2)
    for ada, bruno in ((5, 4), (4, 3), (3, 2), (2, 1), (1, 5)):
        assert BIDDING.outcome(state) is None
        step = bid(state, ada, bruno)
        state = step.state
    assert isinstance(events(step)[-1], BidsShown), "there is no sixth prize"
    outcome = BIDDING.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("rounds", (ADA,))
    assert [standing.points for standing in outcome.standings] == [3 + 5 + 1 + 2, 4]


def test_r_3_2_when_the_last_that_owed_resigns_the_round_is_shown() -> None:
    step = BIDDING.withdraw(bid(begun(), 2, 4).state, CHLOE)
    shown = BidsShown((Card(2), Card(4), Card(0)), 3, BRUNO)
    assert events(step) == [Resigned(CHLOE), shown, PrizeTurnedUp(Card(5), 5)]
    assert all(told.to == EVERYONE for told in step.told)
    assert BIDDING.to_act(step.state) == {ADA, BRUNO}


def test_r_3_2_who_resigns_takes_back_the_bid_unseen() -> None:
    step = BIDDING.withdraw(bid(begun(), 2, 4).state, BRUNO)
    assert events(step) == [Resigned(BRUNO)]
    assert BIDDING.to_act(step.state) == {CHLOE}
    done = BIDDING.apply(step.state, CHLOE, Bid(Card(1)))
    assert BidsShown((Card(2), Card(0), Card(1)), 3, ADA) in events(done)


def test_r_3_2_who_stays_alone_has_won_and_shows_nothing() -> None:
    step = BIDDING.withdraw(bid(begun(2), 2).state, BRUNO)
    assert events(step) == [Resigned(BRUNO)]
    outcome = BIDDING.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", (ADA,))


def test_a_timeout_bids_by_lot_and_leaves_the_chance_as_it_is() -> None:
    drawn = set()
    for number in range(40):
        state = BIDDING.initial_state(2, Options(), bytes([number]) * 32).state
        moves = [BIDDING.fallback_move(state, seat) for seat in (ADA, BRUNO)]
        drawn.add(tuple(move.card for move in moves))
        assert BIDDING.apply(state, ADA, moves[0]).state.rng == state.rng
    assert len(drawn) > 15, "neither always the same cards nor both seats the same one"
