"""Ways a game of simultaneous bids could leak a bid: a common test detects each."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.games.hiding import (
    Stops,
    claims_are_true,
    claims_of_resignations_are_true,
    moves_tell_nothing,
    resignations_tell_nothing,
    views_tell_nothing,
)
from tests.games.subjects import BIDDING, Subject
from tests.games.whole_games import Journey, Stop, travel
from tests.referee.planted_faults import Engine, Fault, planted

ENGINE = Engine("tests.games.bidding", ("rules", "redact", "notation", "game"), "BIDDING")
HABITS = ("random", "matcher", "echo", "random")

_TELLS_ITS_OWNER = "(Told(BidLaid(seat, move.card), only(seat)),)"
_SHOWS = ", shows=EVERYONE"
_TAKEN_BACK = "    told: Tale = (Told(Resigned(seat), EVERYONE),)"


Law = Callable[[Stops], None]

LAWS: tuple[Law, ...] = (
    views_tell_nothing,
    moves_tell_nothing,
    resignations_tell_nothing,
    claims_are_true,
    claims_of_resignations_are_true,
)

FAULTS: tuple[tuple[Law, Fault], ...] = (
    (
        views_tell_nothing,
        Fault(
            "a bid that lies is seen by who has bid as well",
            "redact",
            "bid=None if viewer is None else state.bids[viewer] or None,",
            "bid=None if viewer is None else state.bids[viewer] and max(state.bids) or None,",
        ),
    ),
    (
        views_tell_nothing,
        Fault(
            "the hand left over tells what lies",
            "redact",
            "unshown=unshown(state, seat),",
            "unshown=hand(state, seat),",
        ),
    ),
    (
        views_tell_nothing,
        Fault(
            "the order of the cards tells what lies",
            "redact",
            "unshown=unshown(state, seat),",
            "unshown=tuple(sorted(unshown(state, seat), key=state.bids[seat].__eq__)),",
        ),
    ),
    (
        moves_tell_nothing,
        Fault(
            "everybody is told a bid",
            "rules",
            _TELLS_ITS_OWNER,
            _TELLS_ITS_OWNER.replace("only(seat)", "EVERYONE"),
        ),
    ),
    (
        moves_tell_nothing,
        Fault(
            "who has bid is told the later bids",
            "rules",
            _TELLS_ITS_OWNER,
            _TELLS_ITS_OWNER.replace("only(seat)", "only(*set(staying(laid)) - to_act(laid))"),
        ),
    ),
    (
        moves_tell_nothing,
        Fault(
            "so many events as the card is high",
            "rules",
            _TELLS_ITS_OWNER,
            f"(*{_TELLS_ITS_OWNER}, *(_turned_up(state),) * move.card)",
        ),
    ),
    (
        moves_tell_nothing,
        Fault(
            "a number that everybody is told depends on the card",
            "rules",
            _TELLS_ITS_OWNER,
            f"(*{_TELLS_ITS_OWNER}, Told(PrizeTurnedUp(Card(1), sum(laid.bids)), EVERYONE))",
        ),
    ),
    (
        resignations_tell_nothing,
        Fault(
            "who resigns shows the bid",
            "rules",
            _TAKEN_BACK,
            "    told: Tale = (Told(Resigned(seat), EVERYONE),"
            " Told(BidsShown(state.bids, 0, None), EVERYONE))",
        ),
    ),
    (
        resignations_tell_nothing,
        Fault(
            "who resigns is told what lies",
            "rules",
            _TAKEN_BACK,
            _TAKEN_BACK + "\n    told += (Told(BidsShown(state.bids, 0, None), only(seat)),)",
        ),
    ),
    (
        resignations_tell_nothing,
        Fault(
            "who stays alone shows the bid",
            "rules",
            "    return Step(left, told) if len(staying(left)) == 1 else _shown",
            "    return _shown",
        ),
    ),
    (
        resignations_tell_nothing,
        Fault(
            "a bid that lies is told by a second event",
            "rules",
            _TAKEN_BACK,
            "    told: Tale = (Told(Resigned(seat), EVERYONE),) * (1 + (3 in state.bids))",
        ),
    ),
    *(
        (law, Fault("who bid what and what comes next count for nothing", "rules", _SHOWS, ""))
        for law in (claims_are_true, claims_of_resignations_are_true)
    ),
    (
        claims_are_true,
        Fault(
            "the first seat alone is said to learn the bids",
            "rules",
            _SHOWS,
            ", shows=only(Seat(0))",
        ),
    ),
    (
        claims_are_true,
        Fault(
            "who bids is said to learn something by it",
            "rules",
            _TELLS_ITS_OWNER,
            _TELLS_ITS_OWNER.replace("only(seat)),", "only(seat), shows=only(seat)),"),
        ),
    ),
)


def _stops(game: Any) -> list[tuple[Journey, Stop]]:
    """All stops of two games of each number of seats."""
    subject: Subject = replace(BIDDING, game=game)
    journeys = [
        travel(subject, seats, subject.options[seats % 2], 10 * seats + number, HABITS)
        for seats in subject.seat_counts
        for number in range(2)
    ]
    return [(journey, stop) for journey in journeys for stop in journey.stops]


@pytest.mark.parametrize(("law", "fault"), FAULTS, ids=lambda part: getattr(part, "name", ""))
def test_a_bid_that_is_told_is_found_out(law: Law, fault: Fault) -> None:
    with planted(ENGINE, fault) as game:
        stops = _stops(game)
        with pytest.raises(AssertionError):
            law(stops)


def test_the_sound_game_tells_nothing() -> None:
    with planted(ENGINE, None) as game:
        stops = _stops(game)
        for law in LAWS:
            law(stops)
