"""Moves of Jacynth applied to a state, and the outcome."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.decktet import CARDS, NO_CARD, SUITS, Card, Suit, cards_of
from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, Count, Outcome, ScorePart, Seat, Standing, Step, Told, only
from games.jacynth.board import (
    NEIGHBOURS,
    NOBODY,
    District,
    Place,
    bears,
    districts_of,
    points,
    with_entry,
)
from games.jacynth.legality import check
from games.jacynth.moves import (
    CardDrawn,
    CardPlayed,
    ControlTaken,
    Event,
    GameEnded,
    HandReturned,
    InfluencePlaced,
    Move,
    PileDrawn,
    PlayCard,
    Resigned,
)
from games.jacynth.state import FULL, RESIGNED, State, with_hand
from games.jacynth.view import View

# The effects of moves of Jacynth. Rules.

Result = Step[State, Event]
Tale = list[Told[Event]]


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Make a move. Raises IllegalMove if it is not legal."""
    refusal = check(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    told: Tale = []
    after = _laid(state, seat, move, told)
    if move.influence is not None:
        after = _influenced(after, seat, move.influence, told)
    if NO_CARD not in after.grid:
        return _ended(after, FULL, told)
    if after.pile:
        after = _drawn(after, seat, told)
    return Step(_next_turn(after, told), tuple(told))


def _laid(state: State, seat: Seat, move: PlayCard, told: Tale) -> State:
    """Lay the card and tell who lost control by it. Rules: R-5.1, R-8.3."""
    after = replace(
        state,
        hands=with_hand(state.hands, seat, state.hands[seat] & ~(1 << move.card)),
        grid=with_entry(state.grid, move.place, move.card),
        last_seat=seat,
        last_place=move.place,
        last_influence=NOBODY,
    )
    told.append(Told(CardPlayed(seat, move.card, move.place), EVERYONE))
    told += [Told(taken, EVERYONE) for taken in _taken_control(state, after, move.place)]
    return after


def _taken_control(before: State, after: State, place: Place) -> Iterator[ControlTaken]:
    """Iterate over the suits of the laid card in which somebody lost control. Rule: R-8.5."""
    for suit in CARDS[after.grid[place]].suits:
        joined = _district_at(after, suit, place)
        former = {
            _district_at(before, suit, other).owner
            for other in NEIGHBOURS[place]
            if bears(suit, before.grid[other])
        }
        losers = former - {joined.owner, None}
        if joined.owner is not None and losers:
            losing = tuple(sorted(seat for seat in losers if seat is not None))
            yield ControlTaken(suit, joined.owner, losing, len(joined.places))


def _district_at(state: State, suit: Suit, place: Place) -> District:
    """Return the district of this suit that includes this place, which bears it."""
    districts = districts_of(state.grid, state.tokens)
    return next(d for d in districts if d.suit == suit and place in d.places)


def _influenced(state: State, seat: Seat, place: Place, told: Tale) -> State:
    """Place a token. Rule: R-7.1."""
    told.append(Told(InfluencePlaced(seat, Card(state.grid[place]), place), EVERYONE))
    tokens = with_entry(state.tokens, place, seat)
    return replace(state, tokens=tokens, last_influence=place)


def _drawn(state: State, seat: Seat, told: Tale) -> State:
    """Draw the top card of the pile, which must not be empty. Rule: R-9.1."""
    card = state.pile[-1]
    told.append(Told(PileDrawn(seat), EVERYONE))
    told.append(Told(CardDrawn(seat, card), only(seat), shows=only(seat)))
    hands = with_hand(state.hands, seat, state.hands[seat] | 1 << card)
    return replace(state, pile=state.pile[:-1], hands=hands)


def _next_turn(state: State, told: Tale) -> State:
    """Give the turn to the next seat that can play. Rules: R-4.1, R-11.5, R-11.6."""
    following = seats_after(state)
    able = [seat for seat in following if state.hands[seat]]
    if able:
        return replace(state, turn=able[0])
    return replace(_drawn(state, following[0], told), turn=following[0])


def seats_after(state: State) -> tuple[Seat, ...]:
    """Return the seats still in the game in the order of play, from the one after the turn."""
    after = state.order.index(state.turn) + 1
    order = state.order[after:] + state.order[:after]
    return tuple(seat for seat in order if seat not in state.resigned)


def withdraw(state: State, seat: Seat) -> Result:
    """Let a seat resign. Raises IllegalMove if the game is over or it has resigned. Rule: R-11."""
    if state.ended:
        raise IllegalMove(Refusal("jacynth-refusal-game-over"))
    if seat in state.resigned:
        raise IllegalMove(Refusal("jacynth-refusal-already-resigned"))
    told: Tale = [Told(Resigned(seat), EVERYONE)]
    left = replace(state, resigned=(*state.resigned, seat))
    if len(left.resigned) == left.seats - 1:
        return _ended(left, RESIGNED, told)
    left = _hand_returned(left, seat, told)
    return Step(_next_turn(left, told) if seat == left.turn else left, tuple(told))


def _hand_returned(state: State, seat: Seat, told: Tale) -> State:
    """Shuffle a seat's hand into the pile; nothing happens to an empty hand. Rule: R-11.4."""
    if not state.hands[seat]:
        return state
    pile, rng = state.rng.shuffled((*state.pile, *cards_of(state.hands[seat])))
    told.append(Told(HandReturned(seat, len(pile)), EVERYONE))
    return replace(state, pile=pile, rng=rng, hands=with_hand(state.hands, seat, 0))


def _ended(state: State, reason: str, told: Tale) -> Result:
    told.append(Told(GameEnded(reason), EVERYONE))
    return Step(replace(state, ended=reason), tuple(told))


# Points and ranking of Jacynth. Rules.


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on."""
    if not state.ended:
        return None
    merits = [_merit(state, seat) for seat in range(state.seats)]
    standings = [
        Standing(
            seat=Seat(seat),
            rank=1 + sum(other > merits[seat] for other in merits),
            points=points(districts_of(state.grid, state.tokens), state.seats)[seat],
            parts=_parts(state, seat),
        )
        for seat in range(state.seats)
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _merit(state: State, seat: int) -> tuple[int, int]:
    """Return the ranking criteria in order: not resigned, or resigned later; then points."""
    if seat in state.resigned:
        return state.resigned.index(Seat(seat)), 0
    total = points(districts_of(state.grid, state.tokens), state.seats)[seat]
    return state.seats, total


def _parts(state: State, seat: int) -> tuple[ScorePart, ...]:
    """Return the points of this seat in each suit."""
    found = districts_of(state.grid, state.tokens)
    return tuple(
        ScorePart(suit, points(tuple(d for d in found if d.suit == suit), state.seats)[seat])
        for suit in SUITS
    )


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's points if the game ended now."""
    return (Count("points", tuple(seat.points for seat in view.seats)),)
