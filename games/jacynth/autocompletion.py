"""Autocompletion for the options of /jacynth."""

from typing import TypeAlias

from core.decktet import CARDS, Card, card_at
from core.guided_play import Offered
from core.guided_play import Typing as AnyTyping
from core.spelling import words_of
from core.translatable_text import Text, text
from games.jacynth.best_choices import cards_among, claims_for, places_for
from games.jacynth.board import PLACE_BY_NAME, PLACE_NAMES, Place
from games.jacynth.choice_texts import (
    card_label,
    claim_label,
    districts_label,
    gain_label,
    suits_named,
)
from games.jacynth.moves import Move, PlayCard
from games.jacynth.notation import FILLERS, notate
from games.jacynth.texts import move_text
from games.jacynth.view import View

Typing: TypeAlias = AnyTyping[View, Move]


def cards(typing: Typing) -> Offered:
    """Suggest the cards that can be played."""
    return [(_pair(card_label(c), suits_named(c)), CARDS[c].key) for c in cards_among(typing.legal)]


def places(typing: Typing) -> Offered:
    """Suggest cards with places: for the card that the other option names, otherwise for all."""
    named = card_named(typing.beside)
    wanted = cards_among(typing.legal) if named is None else [named]
    return [
        _laid(typing.view, PlayCard(card, place))
        for card in wanted
        for place in places_for(typing.view, typing.legal, card)
    ]


def _laid(view: View, move: PlayCard) -> tuple[Text, str]:
    districts = districts_label(view, move.card, move.place)
    return _pair(move_text(view, move), districts), notate(move)


def claims(typing: Typing) -> Offered:
    """Suggest places for a token, for the card and place that the other option names."""
    card, place = card_named(typing.beside), place_named(typing.beside)
    if card is None or place is None:
        return []
    return [
        (_claim(typing.view, PlayCard(card, place, target), target), PLACE_NAMES[target])
        for target in claims_for(typing.view, typing.legal, card, place)
    ]


def card_named(written: str) -> Card | None:
    """Return the card that these words begin with; None if they do not."""
    found = card_at(words_of(written), 0)
    return None if found is None else found[0]


def only_card(written: str) -> Card | None:
    """Return the card that these words name, if they say nothing else; otherwise None."""
    words = words_of(written, FILLERS)
    found = card_at(words, 0)
    return found[0] if found is not None and found[1] == len(words) else None


def place_named(written: str) -> Place | None:
    """Return the only place among these words; None if there is none or several."""
    places = {word for word in words_of(written) if word in PLACE_BY_NAME}
    return PLACE_BY_NAME[places.pop()] if len(places) == 1 else None


def _claim(view: View, move: PlayCard, target: Place) -> Text:
    label = claim_label(view, move.card, move.place, target)
    return _pair(label, gain_label(view, move))


def _pair(one: Text, other: Text) -> Text:
    return text("guide-pair", one=one, other=other)
