"""What the common tests of games need to know about Bidding."""

from collections.abc import Callable, Sequence
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from tests.games.bidding import texts as bidding_words
from tests.games.bidding.game import BIDDING
from tests.games.bidding.moves import CARDS, NO_CARD, Bid, Card, Event, Move
from tests.games.bidding.state import State, stakes, unshown
from tests.games.bidding.view import Options, View
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

ENDINGS = ("rounds", "resigned")
OPTIONS = (Options(carried_over=True), Options(carried_over=False))


def order(move: Move) -> int:
    """Ascending."""
    return move.card


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _matcher(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Bids as much as there is to win; two of this habit are always even."""
    *_, stake = stakes(state)
    return min(moves, key=lambda move: (abs(move.card - stake), move.card))


def _echo(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Bids what somebody else has bid, if it can: then neither counts."""
    same = [move for move in moves if move.card in state.bids]
    return random.choice(same or moves)


def _lavish(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return moves[-1]


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "matcher": _matcher,
    "echo": _echo,
    "lavish": _lavish,
}


def assert_conserved(state: State) -> None:
    """All prizes are there; each seat spends each card once, and none after it has resigned."""
    assert sorted(state.prizes) == list(CARDS)
    for seat, resigned in enumerate(state.resigned):
        bids = [round_[seat] for round_ in state.rounds]
        spent = [card for card in bids if card != NO_CARD]
        assert sorted((*spent, *unshown(state, seat))) == list(CARDS)
        assert bids[: len(spent)] == spent, "whoever bids no more has resigned"
        assert resigned or len(spent) == len(state.rounds)
        if state.bids[seat] != NO_CARD:
            assert not resigned
            assert state.bids[seat] in unshown(state, seat)


def hides(state: State, viewer: Viewer) -> bool:
    """Whether somebody else's card lies face down, and more than one can be it."""
    return any(
        bid != NO_CARD and seat != viewer and len(unshown(state, seat)) > 1
        for seat, bid in enumerate(state.bids)
    )


def alike(state: State, viewer: Viewer, deed: Deed[Move]) -> Sequence[Move | None]:
    """Which card somebody else bids cannot be told until the round is complete."""
    shows = len(deed.done_in(BIDDING, state).state.rounds) > len(state.rounds)
    if deed.seat == viewer or shows:
        return (deed.move,)
    return list(BIDDING.legal_moves(state, deed.seat))


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Other cards face down, other prizes to come, another chance.

    A deed that completes the round shows the cards that lie, and the next prize.
    """
    after = state if deed is None else deed.done_in(BIDDING, state).state
    shows = len(after.rounds) - len(state.rounds)
    bids = list(state.bids)
    for seat, bid in enumerate(bids):
        if bid != NO_CARD and seat != viewer and not shows:
            (bids[seat], *_), rng = rng.shuffled(unshown(state, seat))
    seen = len(state.rounds) + 1 + shows
    rest, rng = rng.shuffled(sorted(state.prizes[seen:]))
    prizes = (*state.prizes[:seen], *rest)
    return replace(state, bids=tuple(bids), prizes=prizes, rng=rng)


any_move: st.SearchStrategy[Move] = st.builds(Bid, st.integers(-1, 7).map(Card))


AMISS = {"bid queen": "bid queen", "bid 3 4": "bid 3 4"}

SUBJECT = Subject(
    game=BIDDING,
    words=cast(Words[Move, Event, View], bidding_words),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    alike=alike,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=20,
    amiss=AMISS,
    plain_events=frozenset({"BidLaid"}),
    kinds_of_reasons=0,
)
