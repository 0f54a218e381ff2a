"""The rules of Bidding; the numbers are those of ``rules.md``."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, Outcome, ScorePart, Seat, Standing, Step, Told, only
from core.rng import Rng
from core.texts import Listing, Player
from tests.games.bidding.moves import (
    CARDS,
    NO_CARD,
    Bid,
    BidLaid,
    Bids,
    BidsShown,
    Card,
    Event,
    Move,
    PrizeTurnedUp,
    Resigned,
)
from tests.games.bidding.state import State, hand, points, stakes, staying, taker_of
from tests.games.bidding.view import Options

FEWEST_SEATS, MOST_SEATS = 2, 4

Result: TypeAlias = Step[State, Event]
Tale: TypeAlias = tuple[Told[Event], ...]


def initial_state(seats: int, options: Options, seed: bytes) -> Result:
    """Shuffle the prizes and turn up the first. R-1.1."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("Bidding is a game for two to four")
    prizes, rng = Rng(seed).shuffled(CARDS)
    state = State(options, rng, prizes, (), (NO_CARD,) * seats, (False,) * seats)
    return Step(state, (_turned_up(state),))


def to_act(state: State) -> frozenset[Seat]:
    """All that stay and have not bid. R-2.1."""
    if outcome(state) is not None:
        return frozenset()
    return frozenset(seat for seat in staying(state) if state.bids[seat] == NO_CARD)


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this card cannot be bid now, or None when it can."""
    if outcome(state) is not None:
        return Refusal("bidding-refusal-game-over")
    if state.resigned[seat]:
        return Refusal("bidding-refusal-already-resigned")
    if state.bids[seat] != NO_CARD:
        owing = Listing(tuple(map(Player, sorted(to_act(state)))))
        return Refusal("bidding-refusal-not-your-turn", {"owner": owing})
    if move.card not in CARDS:
        return Refusal("bidding-refusal-no-such-card")
    if move.card not in hand(state, seat):
        return Refusal("bidding-refusal-spent", {"card": move.card})
    return None


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The cards in the hand, ascending."""
    if seat in to_act(state):
        yield from map(Bid, hand(state, seat))


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Lay a card face down. R-2.1, R-2.2."""
    if (refusal := check(state, seat, move)) is not None:
        raise IllegalMove(refusal)
    laid = replace(state, bids=_with(state.bids, seat, move.card))
    return _shown_when_complete(laid, (Told(BidLaid(seat, move.card), only(seat)),))


def fallback_move(state: State, seat: Seat) -> Move:
    """A card by lot, so that a timeout tells nothing."""
    cards = hand(state, seat)
    place, _ = state.rng.aside(len(state.rounds) * MOST_SEATS + seat).below(len(cards))
    return Bid(cards[place])


def withdraw(state: State, seat: Seat) -> Result:
    """Take back the bid and go; the others play on. R-3.2."""
    if outcome(state) is not None:
        raise IllegalMove(Refusal("bidding-refusal-game-over"))
    if state.resigned[seat]:
        raise IllegalMove(Refusal("bidding-refusal-already-resigned"))
    resigned = (*state.resigned[:seat], True, *state.resigned[seat + 1 :])
    left = replace(state, resigned=resigned, bids=_with(state.bids, seat, NO_CARD))
    told: Tale = (Told(Resigned(seat), EVERYONE),)
    return Step(left, told) if len(staying(left)) == 1 else _shown_when_complete(left, told)


def outcome(state: State) -> Outcome | None:
    """The ranking after the last round, or when one seat stays. R-3.1, R-3.2."""
    is_alone = len(staying(state)) == 1
    if not is_alone and len(state.rounds) < len(CARDS):
        return None
    standings = [_standing(state, Seat(seat)) for seat in range(len(state.bids))]
    ranked = tuple(sorted(standings, key=lambda each: (each.rank, each.seat)))
    return Outcome(ranked, "resigned" if is_alone else "rounds")


def _shown_when_complete(state: State, told: Tale) -> Result:
    """Nobody owes a bid any more: all are shown, whatever the last deed was. R-2.2, R-2.3."""
    if any(state.bids[seat] == NO_CARD for seat in staying(state)):
        return Step(state, told)
    *_, stake = stakes(state)
    shown = BidsShown(state.bids, stake, taker_of(state.bids))
    bare: Bids = (NO_CARD,) * len(state.bids)
    after = replace(state, rounds=(*state.rounds, state.bids), bids=bare)
    told = (*told, _brought_to_light(shown))
    return Step(after, told if outcome(after) else (*told, _turned_up(after)))


def _turned_up(state: State) -> Told[Event]:
    *_, stake = stakes(state)
    turned_up = PrizeTurnedUp(state.prizes[len(state.rounds)], stake)
    return _brought_to_light(turned_up)


def _brought_to_light(event: Event) -> Told[Event]:
    return Told(event, EVERYONE, shows=EVERYONE)


def _with(bids: Bids, seat: Seat, card: Card) -> Bids:
    return (*bids[:seat], card, *bids[seat + 1 :])


def _standing(state: State, seat: Seat) -> Standing:
    better = sum(_merit(state, other) > _merit(state, seat) for other in range(len(state.bids)))
    won = points(state, seat)
    return Standing(seat, 1 + better, won, (ScorePart("prizes", won),))


def _merit(state: State, seat: int) -> tuple[bool, int]:
    """Who resigned stands behind whoever stayed."""
    return not state.resigned[seat], points(state, seat)
