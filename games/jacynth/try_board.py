"""What the try board asks of Jacynth: what another seat could lay, and where."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from core.decktet import Card, cards_of
from core.game import Seat
from core.rng import Rng
from games.jacynth.board import Place, bears_tokens, playing_order
from games.jacynth.districts import claimable_places, playable_places, with_entry
from games.jacynth.legality import check
from games.jacynth.moves import Move, PlayCard
from games.jacynth.redact import imagine
from games.jacynth.state import State, with_hand
from games.jacynth.view import View, grid_of, tokens_of, unseen_cards

MOST: Final = 25
"""The most moves that are listed."""


def possible(view: View, seat: Seat) -> Iterator[Move]:
    """Iterate over the lowest unseen card on each place, and there a token while there is room.

    Which card another seat lays the viewer cannot know; that something lies there they can ask.
    """
    if view.turn != seat:
        return
    grid = grid_of(view)
    card = min(unseen_cards(view), key=_plainness)
    claims = list(_claims(view, seat, card)) if view.seats[seat].tokens_left else []
    moves = [PlayCard(card, place) for place in playable_places(grid)]
    moves += claims[: max(0, MOST - len(moves))]
    yield from sorted(moves, key=_order)


def _plainness(card: Card) -> tuple[bool, int, int]:
    """Return the sort key of cards by rank, those without a rank last."""
    return not bears_tokens(card), *playing_order(card)


def _claims(view: View, seat: Seat, card: Card) -> Iterator[PlayCard]:
    """Iterate over a token on each card of the city that may get one, with the first card laid."""
    grid, tokens = grid_of(view), tokens_of(view)
    found = set[Place]()
    for place in playable_places(grid):
        for target in claimable_places(with_entry(grid, place, card), tokens, seat):
            if target not in found:
                found.add(target)
                yield PlayCard(card, place, target)


def _order(move: PlayCard) -> tuple[int, int]:
    return move.place, -1 if move.influence is None else move.influence


def fitting(view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
    """Return a random state in which the seat holds the card; None if there is none."""
    if view.turn != seat or move.card not in unseen_cards(view):
        return None
    state = _with_card(imagine(view, rng), seat, move.card, rng)
    return None if check(state, seat, move) is not None else state


def _with_card(state: State, seat: Seat, card: Card, rng: Rng) -> State:
    """Return the state with this card in the seat's hand, and one of the hand where it was."""
    hand = state.hands[seat]
    if hand >> card & 1:
        return state
    (given, *_), _ = rng.aside(0).shuffled(cards_of(hand))
    swapped = with_hand(state.hands, seat, hand & ~(1 << given) | 1 << card)
    if card in state.pile:
        pile = tuple(given if one == card else one for one in state.pile)
        return replace(state, hands=swapped, pile=pile)
    other = next(n for n, held in enumerate(state.hands) if held >> card & 1)
    held = state.hands[other] & ~(1 << card) | 1 << given
    return replace(state, hands=with_hand(swapped, other, held))


def passed(state: State, seat: Seat) -> State | None:
    """Return the position with the turn given to the next seat that holds cards, if there is one.

    Rule: R-11.5.
    """
    if state.ended or state.turn != seat:
        return None
    after = state.order.index(seat) + 1
    following = state.order[after:] + state.order[: after - 1]
    able = [one for one in following if state.hands[one] and one not in state.resigned]
    return replace(state, turn=able[0]) if able else None


def left_open(_state: State, _seat: Seat, _move: Move) -> None:
    """Return None: nothing that a move shows could stay as it was."""
