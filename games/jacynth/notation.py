"""Moves as people type them: ``pact b4`` or ``pact b4 token c4``.

Reading is tolerant (capitals, signs, filler words, a verb, the place before the card, the name of
a card instead of its place after ``token``, ``influence`` for ``token``); writing is exact and the
same in all versions: ``pact b4 influence c4``.
"""

import re
from typing import Final

import msgspec

from core.decktet import CARD_BY_KEY, CARDS, SUITS, Card, card_at, card_name, suit_name
from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, quoted, words_of
from core.texts import Value, text
from games.jacynth.board import PLACE_BY_NAME, PLACE_NAMES, Place, playable_places
from games.jacynth.moves import Move, PlayCard
from games.jacynth.view import View, grid_of

FILLERS: Final = LITTLE_WORDS | {"on", "at", "in", "card", "place"}
_PLAY: Final = "play"
_INFLUENCE: Final = "influence"
_TOKEN: Final = "token"
"""What texts teach to write; records have the word above."""
_LIKE_A_PLACE: Final = re.compile(r"[a-z]\d+")


class _Named(msgspec.Struct):
    """What some words name: cards and places, each in order."""

    cards: list[Card]
    places: list[Place]


def notate(move: Move) -> str:
    """Return a move in notation."""
    laid = f"{CARDS[move.card].key} {PLACE_NAMES[move.place]}"
    if move.influence is None:
        return laid
    return f"{laid} {_INFLUENCE} {PLACE_NAMES[move.influence]}"


def parse(view: View, typed: str) -> Move:
    """Read a move. Raises UnreadableMove with the part that was not understood."""
    words = [_INFLUENCE if word == _TOKEN else word for word in words_of(typed, FILLERS)]
    if not words:
        raise _unreadable("jacynth-refusal-nothing-written")
    laid = [word for word in _before(words) if word != _PLAY]
    if laid and laid[0] in SUITS:
        raise _unreadable("jacynth-refusal-suit-named", suit=suit_name(laid[0]), **_example(view))
    if not _begins_a_move(words):
        unknown = quoted(words[:1])
        raise _unreadable("jacynth-refusal-unknown-verb", words=unknown, **_example(view))
    card, place = _laid(view, laid)
    if _INFLUENCE not in words:
        return PlayCard(card, place)
    behind = words[words.index(_INFLUENCE) + 1 :]
    return PlayCard(card, place, _claimed(view, behind, card, place))


def _begins_a_move(words: list[str]) -> bool:
    is_place = _LIKE_A_PLACE.fullmatch(words[0]) is not None
    return words[0] in (_PLAY, _INFLUENCE) or is_place or card_at(words, 0) is not None


def _before(words: list[str]) -> list[str]:
    """Return the words before the one that announces a token, all if there is none."""
    return words[: words.index(_INFLUENCE)] if _INFLUENCE in words else words


def _example(view: View) -> dict[str, Value]:
    """Return a card and a place for it, as the viewer might write them now."""
    card = view.hand[0] if view.hand else CARD_BY_KEY["pact"]
    place = next(iter(playable_places(grid_of(view))), PLACE_BY_NAME["b4"])
    written = text("jacynth-example", card=card_name(card), place=PLACE_NAMES[place])
    return {"example": written}


def _laid(view: View, words: list[str]) -> tuple[Card, Place]:
    """Return the card and the place that these words name."""
    named = _named(words)
    if not named.cards:
        raise _unreadable("jacynth-refusal-which-card", **_example(view))
    if len(named.cards) > 1:
        raise _unreadable("jacynth-refusal-one-card-wanted", words=quoted(words))
    if not named.places:
        raise _unreadable("jacynth-refusal-which-place", card=card_name(named.cards[0]))
    if len(named.places) > 1:
        raise _unreadable("jacynth-refusal-one-place-wanted", words=quoted(words))
    return named.cards[0], named.places[0]


def _claimed(view: View, words: list[str], card: Card, place: Place) -> Place:
    """Return the place for the token: named itself, or by the card that lies there."""
    named = _named([word for word in words if word != _INFLUENCE])
    for one in named.cards:
        if one != card and one not in view.grid:
            raise _unreadable("jacynth-refusal-not-in-city", card=card_name(one))
        named.places.append(place if one == card else Place(view.grid.index(one)))
    if len(set(named.places)) != 1:
        raise _unreadable("jacynth-refusal-which-influence")
    return named.places[0]


def _named(words: list[str]) -> _Named:
    """Return the cards and places that these words name. Raises UnreadableMove."""
    named = _Named([], [])
    start = 0
    while start < len(words):
        word, found = words[start], card_at(words, start)
        if found is not None:
            named.cards.append(found[0])
            start += found[1]
        elif word in PLACE_BY_NAME:
            named.places.append(PLACE_BY_NAME[word])
            start += 1
        else:
            kind = "place" if _LIKE_A_PLACE.fullmatch(word) else "card"
            raise _unreadable(f"jacynth-refusal-unknown-{kind}", words=quoted([word]))
    return named


def _unreadable(code: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Refusal(code, values))
