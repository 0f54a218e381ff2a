"""Moves of Ruta applied to a state, and the outcome."""

from functools import lru_cache

from msgspec.structs import replace

from core.decktet import EXCUSE, EXCUSE_MASK, Card, mask_of
from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, Count, Outcome, ScorePart, Seat, Standing, Step, Told, only
from games.ruta.board import PASSES_TO_END, ROUTES, TOKENS, Route
from games.ruta.legality import check
from games.ruta.moves import (
    AceGiven,
    AceKept,
    CardDrawn,
    ClaimRoute,
    DrawPile,
    DrawSlot,
    Event,
    ExcusePlayed,
    GameEnded,
    GiveAce,
    KeepAce,
    Move,
    Pass,
    Passed,
    PileDrawn,
    PlayExcuse,
    Resigned,
    RouteClaimed,
    SlotDrawn,
    worth,
)
from games.ruta.state import (
    BOTH_STUCK,
    NOBODY,
    PLACED_ALL_TOKENS,
    RESIGNED,
    Pair,
    State,
    Supply,
    discarded,
    refill,
    swapped,
    take_slot,
    take_top,
    with_seat,
)
from games.ruta.view import View

# The effects of moves of Ruta. Rules.

Result = Step[State, Event]
Tale = list[Told[Event]]


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Make a move. Raises IllegalMove if it is not legal."""
    refusal = check(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move:
        case DrawSlot():
            return _draw_slot(state, seat, move.slot)
        case DrawPile():
            return _draw_pile(state, seat)
        case ClaimRoute():
            return _claim_route(state, seat, move)
        case GiveAce():
            return _use_ace(state, seat, move.slot, Seat(1 - seat))
        case KeepAce():
            return _use_ace(state, seat, move.slot, seat)
        case PlayExcuse():
            return _play_excuse(state, seat, move.card)
        case Pass():
            return _pass(state, seat)


def _draw_slot(state: State, seat: Seat, slot: int) -> Result:
    """Take a face-up card. Rules: R-5.2, R-5.3."""
    card = Card(state.supply.draft[slot])
    told: Tale = [Told(SlotDrawn(seat, slot, card), EVERYONE)]
    supply = take_slot(state.supply, slot, told)
    hands, known = _with_seen(state, seat, card)
    return Step(_next_turn(state, supply, hands, known, slot), tuple(told))


def _draw_pile(state: State, seat: Seat) -> Result:
    """Draw from the pile, then fill empty slots. Rules: R-5.2, R-6.1, R-6.4."""
    told: Tale = []
    card, supply = take_top(state.supply, told)
    told.append(Told(PileDrawn(seat), EVERYONE))
    told.append(Told(CardDrawn(seat, card), only(seat), shows=only(seat)))
    hands = with_seat(state.hands, seat, state.hands[seat] | 1 << card)
    supply = refill(supply, told)
    return Step(_next_turn(state, supply, hands, state.known, NOBODY), tuple(told))


def _use_ace(state: State, seat: Seat, slot: int, to: Seat) -> Result:
    """Give or keep an Ace. Rules: R-7.1 to R-7.3."""
    card = Card(state.supply.draft[slot])
    used = AceKept(seat, slot, card) if to == seat else AceGiven(seat, to, slot, card)
    told: Tale = [Told(used, EVERYONE)]
    hands, known = _with_seen(state, to, card)
    after = replace(
        state,
        supply=take_slot(state.supply, slot, told),
        hands=hands,
        known=known,
        draw_owed=True,
        passes=0,
        move_number=state.move_number + 1,
        last_seat=seat,
        last_route=NOBODY,
        last_slot=slot,
    )
    return Step(after, tuple(told))


def _play_excuse(state: State, seat: Seat, card: Card) -> Result:
    """Exchange the Excuse for a discarded card. Rule: R-8.1."""
    hands, known = _with_seen(state, seat, card)
    after = _next_turn(
        state,
        swapped(state.supply, EXCUSE, card),
        with_seat(hands, seat, hands[seat] & ~EXCUSE_MASK),
        with_seat(known, seat, known[seat] & ~EXCUSE_MASK),
        NOBODY,
    )
    return Step(after, (Told(ExcusePlayed(seat, card), EVERYONE),))


def _claim_route(state: State, seat: Seat, move: ClaimRoute) -> Result:
    """Discard the payment, spend the joker, claim the route. Rules: R-9, R-10, R-13.1, R-14.4."""
    paid = worth(move.payment)
    exact = paid == ROUTES[move.route].price
    kept = ~mask_of(move.payment)
    laid_aside = 0 if move.joker is None else 1 << move.joker
    after = replace(
        state,
        supply=discarded(state.supply, move.payment),
        hands=with_seat(state.hands, seat, state.hands[seat] & kept),
        known=with_seat(state.known, seat, state.known[seat] & kept),
        jokers=with_seat(state.jokers, seat, state.jokers[seat] & ~laid_aside),
        claimed=with_seat(state.claimed, seat, state.claimed[seat] | 1 << move.route),
        turn=seat if exact else 1 - seat,
        plays_again=exact,
        passes=0,
        move_number=state.move_number + 1,
        last_seat=seat,
        last_route=move.route,
        last_slot=NOBODY,
    )
    claimed = RouteClaimed(seat, move.route, move.payment, move.joker, paid, exact)
    told: Tale = [Told(claimed, EVERYONE)]
    if after.claimed[seat].bit_count() == TOKENS:
        return _ended(after, PLACED_ALL_TOKENS, told)
    return Step(after, tuple(told))


def _pass(state: State, seat: Seat) -> Result:
    """Pass; two passes in a row end the game. Rules: R-12.2, R-12.3."""
    turned = _next_turn(state, state.supply, state.hands, state.known, NOBODY)
    after = replace(turned, passes=state.passes + 1)
    told: Tale = [Told(Passed(seat), EVERYONE)]
    if after.passes == PASSES_TO_END:
        return _ended(after, BOTH_STUCK, told)
    return Step(after, tuple(told))


def withdraw(state: State, seat: Seat) -> Result:
    """Let a seat resign, which ends the game. Raises IllegalMove if it is over. Rule: R-15."""
    if state.ended:
        raise IllegalMove(Refusal("ruta-refusal-game-over"))
    return _ended(replace(state, resigned=seat), RESIGNED, [Told(Resigned(seat), EVERYONE)])


def _ended(state: State, reason: str, told: Tale) -> Result:
    over = replace(state, ended=reason, draw_owed=False, plays_again=False)
    return Step(over, (*told, Told(GameEnded(reason), EVERYONE)))


def _with_seen(state: State, seat: int, card: Card) -> tuple[Pair, Pair]:
    """Return hands and publicly known cards after a seat openly took this card."""
    return (
        with_seat(state.hands, seat, state.hands[seat] | 1 << card),
        with_seat(state.known, seat, state.known[seat] | 1 << card),
    )


def _next_turn(state: State, supply: Supply, hands: Pair, known: Pair, slot: int) -> State:
    """Return the position after a move that ends the turn and claims nothing."""
    return replace(
        state,
        supply=supply,
        hands=hands,
        known=known,
        turn=1 - state.turn,
        draw_owed=False,
        plays_again=False,
        passes=0,
        move_number=state.move_number + 1,
        last_seat=state.turn,
        last_route=NOBODY,
        last_slot=slot,
    )


# Points, longest route and ranking of Ruta. Rules.

Trail = tuple[Route, ...]

_AT_PLACE: tuple[tuple[tuple[Route, int], ...], ...] = tuple(
    tuple((Route(i), sum(face.ends) - place) for i, face in enumerate(ROUTES) if place in face.ends)
    for place in range(15)
)
"""For each place its routes, ascending, each with the place at the other end."""


@lru_cache(maxsize=1 << 12)
def longest_trail(claimed: int) -> tuple[Trail, int]:
    """Return the trail (no route twice) that links the most distinct places, and their number.

    Ties: the fewest routes, then the first starting place and the first routes. Without a route:
    ``((), 0)``. Rule: R-11.2.
    """
    best: tuple[Trail, int] = ((), 0)
    for start in range(len(_AT_PLACE)):
        for trail, visited in _walks(start, claimed, (), 1 << start):
            places = visited.bit_count()
            if (places, -len(trail)) > (best[1], -len(best[0])) and trail:
                best = (trail, places)
    return best


def _walks(place: int, unused: int, trail: Trail, visited: int) -> list[tuple[Trail, int]]:
    """Return this walk and all its extensions, each with the set of places it visits."""
    walks = [(trail, visited)]
    for route, beyond in _AT_PLACE[place]:
        if unused >> route & 1:
            walks += _walks(beyond, unused & ~(1 << route), (*trail, route), visited | 1 << beyond)
    return walks


def tokens_placed(state: State, seat: int) -> int:
    """Return how many routes this seat has claimed."""
    return state.claimed[seat].bit_count()


def bonuses(claimed: Pair, each: bool) -> Pair:
    """Return each seat's score for its longest route now. Rules: R-11.3 to R-11.5.

    ``each``: both score their own.
    """
    one, other = (longest_trail(routes)[1] for routes in claimed)
    if each:
        return one, other
    return (one if one >= other else 0), (other if other >= one else 0)


def points(state: State) -> Pair:
    """Return each seat's points if the game ended now."""
    return _points(state.claimed, state.options.each_scores_longest)


@lru_cache(maxsize=1 << 12)
def _points(claimed: Pair, each: bool) -> Pair:
    one, other = bonuses(claimed, each)
    return claimed[0].bit_count() + one, claimed[1].bit_count() + other


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rule: R-13."""
    if not state.ended:
        return None
    bonus = bonuses(state.claimed, state.options.each_scores_longest)
    total = points(state)
    merits = [_merit(state, seat, total[seat]) for seat in (0, 1)]
    standings = [
        Standing(
            seat=Seat(seat),
            rank=1 if merits[seat] >= merits[1 - seat] else 2,
            points=total[seat],
            parts=(
                ScorePart("tokens", tokens_placed(state, seat)),
                ScorePart("longest", bonus[seat]),
            ),
        )
        for seat in (0, 1)
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _merit(state: State, seat: int, total: int) -> tuple[int, ...]:
    """Return the ranking criteria in order: not resigned, points, places. R-13.3, R-15.1."""
    stayed = 0 if state.ended == RESIGNED and state.resigned == seat else 1
    return stayed, total, longest_trail(state.claimed[seat])[1]


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's points if the game ended now."""
    return (Count("points", tuple(seat.points for seat in view.seats)),)
