"""Which moves of Jacynth are legal, and why others are not. Rules: R-4, R-5, R-7, R-12.

A refusal depends only on what the mover may know: the city and their own hand.
"""

from collections.abc import Iterator

from core.decktet import CARDS, NO_CARD, card_name, cards_of, suit_name
from core.errors import Refusal
from core.game import Seat
from core.texts import Player, Value
from games.jacynth.board import (
    NEIGHBOURS,
    NOBODY,
    PLACE_NAMES,
    District,
    Grid,
    bears_tokens,
    claimable_places,
    districts_of,
    playable_places,
    playing_order,
    with_entry,
)
from games.jacynth.moves import Move, PlayCard
from games.jacynth.state import State, tokens_left


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is; empty when the game is over."""
    return frozenset() if state.ended else frozenset((state.turn,))


def fallback_move(state: State, seat: Seat) -> Move:
    """Return the card of lowest rank on a place drawn by lot, without a token. Rule: R-12.1."""
    lowest = min(cards_of(state.hands[seat]), key=playing_order)
    places = playable_places(state.grid)
    laid = sum(card != NO_CARD for card in state.grid)
    drawn, _ = state.rng.aside(laid).below(len(places))
    return PlayCard(lowest, places[drawn])


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    """Iterate over the seat's moves: by card, by place, without a token first."""
    if state.ended or seat != state.turn:
        return
    has_tokens = tokens_left(state, seat) > 0
    for card in cards_of(state.hands[seat]):
        for place in playable_places(state.grid):
            yield PlayCard(card, place)
            if has_tokens:
                grid = with_entry(state.grid, place, card)
                for claimed in claimable_places(grid, state.tokens, seat):
                    yield PlayCard(card, place, claimed)


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why this seat may not make this move now, or None if it may."""
    if state.ended:
        return Refusal("jacynth-refusal-game-over")
    if seat != state.turn:
        return Refusal("jacynth-refusal-not-your-turn", {"owner": Player(state.turn)})
    refusal = _check_card(state, move.card) or _check_place(state.grid, move.place)
    if refusal is not None or move.influence is None:
        return refusal
    return _check_influence(state, move, move.influence)


def _check_card(state: State, card: int) -> Refusal | None:
    """Return why this card cannot be played, or None. Rule: R-5.1."""
    if not 0 <= card < len(CARDS):
        return Refusal("jacynth-refusal-no-such-card")
    if not state.hands[state.turn] >> card & 1:
        return Refusal("jacynth-refusal-card-not-in-hand", {"card": card_name(card)})
    return None


def _check_place(grid: Grid, place: int) -> Refusal | None:
    """Return why no card can be laid on this place, or None. Rule: R-5.1."""
    if not _is_place(place):
        return Refusal("jacynth-refusal-no-such-place")
    if grid[place] != NO_CARD:
        values: dict[str, Value] = {"place": PLACE_NAMES[place], "card": card_name(grid[place])}
        return Refusal("jacynth-refusal-place-taken", values)
    if all(grid[other] == NO_CARD for other in NEIGHBOURS[place]):
        return Refusal("jacynth-refusal-not-adjacent", {"place": PLACE_NAMES[place]})
    return None


def _is_place(place: int) -> bool:
    return 0 <= place < len(PLACE_NAMES)


def _check_influence(state: State, move: PlayCard, target: int) -> Refusal | None:
    """Return why no token may go there after the card is laid, or None. Rules: R-7.1 to R-7.8."""
    if not _is_place(target):
        return Refusal("jacynth-refusal-no-such-place")
    if not tokens_left(state, state.turn):
        return Refusal("jacynth-refusal-no-token-left")
    grid = with_entry(state.grid, move.place, move.card)
    if grid[target] == NO_CARD:
        return Refusal("jacynth-refusal-no-card-there", {"place": PLACE_NAMES[target]})
    values: dict[str, Value] = {"card": card_name(grid[target])}
    if not bears_tokens(grid[target]):
        return Refusal("jacynth-refusal-bears-no-token", values)
    if state.tokens[target] != NOBODY:
        return Refusal(
            "jacynth-refusal-token-there", {**values, "owner": Player(state.tokens[target])}
        )
    for district in districts_of(grid, state.tokens):
        if target in district.places and district.owner not in (None, state.turn):
            return _controlled_by_another(district, values)
    return None


def _controlled_by_another(district: District, values: dict[str, Value]) -> Refusal:
    """Return the refusal of a token in a district of another player. Rule: R-7.4."""
    assert district.owner is not None
    owned: dict[str, Value] = {"suit": suit_name(district.suit), "owner": Player(district.owner)}
    return Refusal("jacynth-refusal-controlled", {**values, **owned})
