"""The Decktet: the cards and suits of the games that are played with it, as constant tables.

A card is an index of ``CARDS``; a set of cards is a bit set with bit ``card``. Notation and texts
use names instead.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, Literal, NewType

import msgspec

from core.texts import Names, Text, text

Card = NewType("Card", int)
"""An index of CARDS."""

Suit = Literal["moons", "suns", "waves", "leaves", "wyrms", "knots"]
SUITS: Final[tuple[Suit, ...]] = ("moons", "suns", "waves", "leaves", "wyrms", "knots")


def in_order(suits: Collection[Suit]) -> tuple[Suit, ...]:
    """Return these suits in their fixed order."""
    return tuple(suit for suit in SUITS if suit in suits)


class CardFace(msgspec.Struct, frozen=True):
    """The print on a card. ``rank``: "ace", "2".."9", "pawn", "court", "crown", "excuse".

    ``value``: 1 for an Ace, 10 for Pawns, Courts and Crowns, 0 for the Excuse, else the number.
    """

    key: str
    rank: str
    value: int
    suits: tuple[Suit, ...]


_M, _S, _W, _L, _Y, _K = SUITS

# Aces, the two-suit cards by rank, Crowns, Pawns, Courts, and the Excuse. Never change this order:
# stored states depend on it.
CARDS: Final[tuple[CardFace, ...]] = (
    *(CardFace(f"ace-{suit}", "ace", 1, (suit,)) for suit in SUITS),
    CardFace("author", "2", 2, (_M, _K)),
    CardFace("desert", "2", 2, (_S, _Y)),
    CardFace("origin", "2", 2, (_W, _L)),
    CardFace("journey", "3", 3, (_M, _W)),
    CardFace("painter", "3", 3, (_S, _K)),
    CardFace("savage", "3", 3, (_L, _Y)),
    CardFace("mountain", "4", 4, (_M, _S)),
    CardFace("sailor", "4", 4, (_W, _L)),
    CardFace("battle", "4", 4, (_Y, _K)),
    CardFace("forest", "5", 5, (_M, _L)),
    CardFace("discovery", "5", 5, (_S, _W)),
    CardFace("soldier", "5", 5, (_Y, _K)),
    CardFace("lunatic", "6", 6, (_M, _W)),
    CardFace("penitent", "6", 6, (_S, _Y)),
    CardFace("market", "6", 6, (_L, _K)),
    CardFace("chance-meeting", "7", 7, (_M, _L)),
    CardFace("castle", "7", 7, (_S, _K)),
    CardFace("cave", "7", 7, (_W, _Y)),
    CardFace("diplomat", "8", 8, (_M, _S)),
    CardFace("mill", "8", 8, (_W, _L)),
    CardFace("betrayal", "8", 8, (_Y, _K)),
    CardFace("pact", "9", 9, (_M, _S)),
    CardFace("darkness", "9", 9, (_W, _Y)),
    CardFace("merchant", "9", 9, (_L, _K)),
    CardFace("huntress", "crown", 10, (_M,)),
    CardFace("bard", "crown", 10, (_S,)),
    CardFace("sea", "crown", 10, (_W,)),
    CardFace("end", "crown", 10, (_L,)),
    CardFace("calamity", "crown", 10, (_Y,)),
    CardFace("windfall", "crown", 10, (_K,)),
    CardFace("harvest", "pawn", 10, (_M, _S, _L)),
    CardFace("watchman", "pawn", 10, (_M, _Y, _K)),
    CardFace("light-keeper", "pawn", 10, (_S, _W, _K)),
    CardFace("borderland", "pawn", 10, (_W, _L, _Y)),
    CardFace("consul", "court", 10, (_M, _W, _K)),
    CardFace("rite", "court", 10, (_M, _L, _Y)),
    CardFace("island", "court", 10, (_S, _W, _Y)),
    CardFace("window", "court", 10, (_S, _L, _K)),
    CardFace("excuse", "excuse", 0, ()),
)

CARD_BY_KEY: Final[dict[str, Card]] = {face.key: Card(i) for i, face in enumerate(CARDS)}

NO_CARD: Final = -1
"""Marks an empty place in stored states."""

ACES: Final[tuple[Card, ...]] = tuple(Card(i) for i, c in enumerate(CARDS) if c.rank == "ace")
EXCUSE: Final[Card] = CARD_BY_KEY["excuse"]
VALUES: Final[tuple[int, ...]] = tuple(face.value for face in CARDS)


def mask_of(cards: tuple[Card, ...]) -> int:
    """Return the bit set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=4096)
def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a bit set, ascending."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(_SINGLE_CARDS[lowest])
        mask ^= lowest
    return tuple(cards)


_SINGLE_CARDS: Final[dict[int, Card]] = {1 << i: Card(i) for i in range(len(CARDS))}

ACE_MASK: Final = mask_of(ACES)
EXCUSE_MASK: Final = mask_of((EXCUSE,))


def card_name(card: int) -> Text:
    """Return the name of a card."""
    return text(f"decktet-card-{CARDS[card].key}")


def suit_name(suit: Suit) -> Text:
    """Return the name of a suit."""
    return text(f"decktet-suit-{suit}")


def signed_suit(suit: Suit) -> Text:
    """Return the name of a suit behind its emoji: "🌙 Moons"."""
    return text(f"decktet-signed-suit-{suit}")


TYPED_NAMES: Final[Names] = (
    *((card_name(card), face.key) for card, face in enumerate(CARDS)),
    *((suit_name(suit), suit) for suit in SUITS),
    *((text(f"decktet-typed-suit-{suit}"), suit) for suit in SUITS),
    (text("decktet-typed-ace"), "ace"),
)
"""What may be typed for a card: its name, or ace and suit, also in the singular: "as de lune"."""


def _spellings() -> dict[tuple[str, ...], Card]:
    spellings = {}
    for key, card in CARD_BY_KEY.items():
        spellings[tuple(key.split("-"))] = card
        spellings[(key.replace("-", ""),)] = card
    return spellings


_SPELLINGS: Final = _spellings()
_LONGEST_SPELLING: Final = max(map(len, _SPELLINGS))


def card_at(words: Sequence[str], start: int) -> tuple[Card, int] | None:
    """Return the card whose key these words spell from ``start`` on, and its number of words.

    None if they spell no card.
    """
    for length in range(_LONGEST_SPELLING, 0, -1):
        spelling = tuple(words[start : start + length])
        if len(spelling) == length and spelling in _SPELLINGS:
            return _SPELLINGS[spelling], length
    return None
