"""What the common tests of games need to know about Jacynth."""

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.decktet import CARDS, NO_CARD, Card, cards_of, mask_of
from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from games.jacynth import texts as jacynth_words
from games.jacynth.board import DECK_MASKS, LAYOUTS, NOBODY, PLACES, TOKENS, Place, bears_tokens
from games.jacynth.game import JACYNTH
from games.jacynth.moves import Event, Move, PlayCard
from games.jacynth.state import State
from games.jacynth.view import Options, View
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

ENDINGS = ("full", "resigned")
OPTIONS = tuple(Options(*chosen) for chosen in product(LAYOUTS, (False, True)))


def order(move: Move) -> tuple[int, int, int]:
    """By card, by place, without a token first, then by its place."""
    return move.card, move.place, NOBODY if move.influence is None else move.influence


def kind_of(move: Move) -> object:
    """Cards by the place on which they are laid."""
    return move.place


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _climber(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Places tokens at once, each on the highest card that may bear it."""
    claims = [move for move in moves if move.influence is not None]
    return max(claims, key=lambda move: _value_claimed(state, move), default=random.choice(moves))


def _value_claimed(state: State, move: Move) -> int:
    assert move.influence is not None
    claimed = move.card if move.influence == move.place else state.grid[move.influence]
    return CARDS[claimed].value


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "climber": _climber,
}


def assert_conserved(state: State) -> None:
    """Each card is in one place, and tokens lie where they may."""
    lying = [card for card in state.grid if card != NO_CARD] + list(state.pile)
    for hand in state.hands:
        lying += cards_of(hand)
    assert sorted(lying) == list(cards_of(DECK_MASKS[state.options.extended]))
    for place in PLACES:
        if state.tokens[place] != NOBODY:
            assert bears_tokens(state.grid[place])
    for seat in range(state.seats):
        assert state.tokens.count(seat) <= TOKENS
    assert state.tokens.count(NOBODY) >= len(PLACES) - state.seats * TOKENS


def hides(state: State, viewer: Viewer) -> bool:
    """Whether this viewer cannot tell who holds which card: there are two places for it or more."""
    rivals = [hand for seat, hand in enumerate(state.hands) if seat != viewer and hand]
    return bool(rivals) and len(rivals) + bool(state.pile) > 1


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Deal anew what this viewer does not see, and exchange the chance to come."""
    fixed = _about_to_be_shown(state, viewer, deed)
    free = mask_of(state.pile)
    for seat, hand in enumerate(state.hands):
        free |= 0 if seat == viewer else hand
    order, rng = rng.shuffled(cards_of(free & ~fixed))
    fresh = iter(order)

    def other(card: Card) -> Card:
        return next(fresh) if free & ~fixed & 1 << card else card

    return replace(
        state,
        rng=rng,
        pile=tuple(map(other, state.pile)),
        hands=tuple(mask_of(tuple(map(other, cards_of(hand)))) for hand in state.hands),
    )


def _about_to_be_shown(state: State, viewer: Viewer, deed: Deed[Move] | None) -> int:
    """The card that is played, and the card that the viewer draws."""
    if deed is None or deed.move is None:
        return 0
    drawn = state.pile[-1:] if deed.seat == viewer else ()
    return mask_of((deed.move.card, *drawn))


_cards = st.integers(-1, len(CARDS)).map(Card)
_places = st.integers(-1, len(PLACES)).map(Place)

any_move: st.SearchStrategy[Move] = st.builds(PlayCard, _cards, _places, st.none() | _places)


AMISS = {
    "the Unicorn b4": "unicorn b4",
    "pact g9": "pact g9",
    "pact sailor b4": "pact sailor b4",
    "-1": "-1",
    "pact nonsense": "pact nonsense",
    "pact g9 token c4": "pact g9 influence c4",
    "patto b4 token c9": "pact b4 influence c9",
}

SUBJECT = Subject(
    game=JACYNTH,
    words=cast(Words[Move, Event, View], jacynth_words),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=40,
    amiss=AMISS,
    plain_events=frozenset({"CardPlayed", "ControlTaken", "InfluencePlaced"}),
    kind_of=kind_of,
)
