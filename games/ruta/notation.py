"""Moves as people type them: ``draw 1``, ``claim harvest/consul: author pact huntress``.

Reading is tolerant (capitals, signs, filler words, English names of cards, a face-up card named
instead of its slot); writing is exact and the same in all versions. Drawing a face-up Ace is read
as keeping it, because that leaves a draw: ``draw 1`` then means ``keep ace 1``.
"""

import re
from typing import Final

from core.decktet import ACES, CARDS, SUITS, Card, card_at, card_name
from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, is_more_than, quoted, words_of
from core.texts import Value
from games.ruta.board import PLACES, ROUTES, Route
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    GiveAce,
    KeepAce,
    Move,
    Pass,
    PlayExcuse,
)
from games.ruta.view import View

_FILLERS: Final = LITTLE_WORDS | {"for", "by", "card", "slot", "route"}
_VERBS: Final = frozenset({"draw", "take", "give", "keep", "excuse", "claim", "pass"})
_NUMBER: Final = re.compile(r"[-−]?\d+")
_MOST_DIGITS: Final = 3


def notate(move: Move) -> str:
    """Return a move in notation."""
    match move:
        case DrawSlot(slot):
            return f"draw {slot + 1}"
        case DrawPile():
            return "draw pile"
        case GiveAce(slot):
            return f"give ace {slot + 1}"
        case KeepAce(slot):
            return f"keep ace {slot + 1}"
        case PlayExcuse(card):
            return f"excuse {CARDS[card].key}"
        case ClaimRoute():
            return _notate_claim(move)
        case Pass():
            return "pass"


def _notate_claim(move: ClaimRoute) -> str:
    paid = " ".join(CARDS[card].key for card in move.payment)
    joker = "" if move.joker is None else f" with {CARDS[move.joker].key}"
    return f"claim {ROUTES[move.route].key}: {paid}{joker}"


def parse(view: View, text: str) -> Move:
    """Read a move. Raises UnreadableMove with the part that was not understood. Rule: R-7.6."""
    move = read_back(view, text)
    if isinstance(move, DrawSlot) and _earns_a_draw(view, move.slot):
        return KeepAce(move.slot)
    return move


def _earns_a_draw(view: View, slot: int) -> bool:
    """Whether this slot holds an Ace and another card is left to draw. Rule: R-7.5."""
    is_left = view.pile_count or view.discard or view.draft[1 - slot] is not None
    return view.draft[slot] in ACES and bool(is_left)


def read_back(view: View, text: str) -> Move:
    """Read a move literally: in a record ``draw 1`` is the plain draw. Raises UnreadableMove."""
    words = words_of(text, _FILLERS)
    if not words:
        raise _unreadable("ruta-refusal-nothing-written")
    verb, rest = words[0], words[1:]
    match verb:
        case "draw" | "take":
            return _parse_draw(view, rest)
        case "give":
            return GiveAce(_parse_ace_slot(view, rest))
        case "keep":
            return KeepAce(_parse_ace_slot(view, rest))
        case "excuse":
            return _parse_excuse(rest)
        case "claim":
            return _parse_claim(view, [word for word in rest if word != "claim"])
        case "ace":
            raise _unreadable("ruta-refusal-give-or-keep")
        case "pass" if not is_more_than(rest, _VERBS):
            return Pass()
        case "pass":
            raise _unreadable("ruta-refusal-just-pass")
    raise _unreadable("ruta-refusal-unknown-verb", words=quoted([verb]))


def _cards(words: list[str]) -> list[Card]:
    """Return the cards that these words name, in order. Raises UnreadableMove."""
    cards = []
    start = 0
    while start < len(words):
        found = card_at(words, start)
        if found is None:
            raise _unreadable("ruta-refusal-unknown-card", words=quoted(words[start : start + 1]))
        card, length = found
        cards.append(card)
        start += length
    return cards


def _only_card(cards: list[Card], words: list[str]) -> Card:
    if len(cards) != 1:
        raise _unreadable("ruta-refusal-one-card-wanted", words=quoted(words))
    return cards[0]


def _parse_excuse(words: list[str]) -> PlayExcuse:
    if not words:
        raise _unreadable("ruta-refusal-which-discarded")
    return PlayExcuse(_only_card(_cards(words), words))


def _parse_draw(view: View, words: list[str]) -> Move:
    if words in (["pile"], ["deck"]):
        return DrawPile()
    if words[:1] != ["ace"]:
        return DrawSlot(_slot(view, words))
    slot = _parse_ace_slot(view, words)
    if view.draft[slot] not in ACES:
        raise _unreadable("ruta-refusal-no-ace-there", slot=slot + 1)
    return DrawSlot(slot)


def _slot(view: View, words: list[str]) -> int:
    """Return a slot by its number, counted from 1, or by the card in it."""
    if len(words) == 1 and _NUMBER.fullmatch(words[0]):
        is_short = words[0].isdecimal() and len(words[0]) <= _MOST_DIGITS
        number = int(words[0]) if is_short else 0
        if not 1 <= number <= len(view.draft):
            raise _unreadable("ruta-refusal-unknown-slot", words=quoted(words))
        return number - 1
    if not words:
        raise _unreadable("ruta-refusal-which-card")
    card = _only_card(_cards(words), words)
    if card not in view.draft:
        raise _unreadable("ruta-refusal-not-face-up", card=card_name(card))
    return view.draft.index(card)


def _parse_ace_slot(view: View, words: list[str]) -> int:
    """Return the slot of an Ace: ``ace 1``, ``1``, ``ace moons``; ``ace`` if one is face up."""
    if words[:1] == ["ace"] and (len(words) == 1 or _NUMBER.fullmatch(words[1])):
        words = words[1:]
    elif words[:1] and words[0] in SUITS:
        words = ["ace", *words]
    if words:
        return _slot(view, words)
    aces = [slot for slot, card in enumerate(view.draft) if card in ACES]
    if len(aces) != 1:
        raise _unreadable("ruta-refusal-which-ace")
    return aces[0]


def _parse_claim(view: View, words: list[str]) -> ClaimRoute:
    """Read a claim: two places, then the payment, then perhaps ``with`` and an Ace as joker."""
    paid, behind = _parted(words, "with")
    joker = _joker(view, _cards(behind))
    cards = _cards([*paid, *behind] if joker is None else paid)
    if len(cards) < 2:
        raise _unreadable("ruta-refusal-which-route")
    payment = cards[2:]
    if len(set(payment)) < len(payment):
        raise _unreadable("ruta-refusal-card-twice")
    return ClaimRoute(_route(cards[0], cards[1]), tuple(sorted(payment)), joker)


def _parted(words: list[str], at: str) -> tuple[list[str], list[str]]:
    """Split the words at the last ``at`` and return both parts, without any ``at``."""
    split = len(words) - words[::-1].index(at) if at in words else len(words)
    return [word for word in words[:split] if word != at], words[split:]


def _joker(view: View, behind: list[Card]) -> Card | None:
    """Return the Ace after ``with`` where Aces are jokers; other cards pay. Rule: R-14."""
    if view.options.joker_aces and len(behind) == 1 and behind[0] in ACES:
        return behind[0]
    return None


def _route(one: Card, other: Card) -> Route:
    places = {one, other}
    for i, face in enumerate(ROUTES):
        if {PLACES[place] for place in face.ends} == places:
            return Route(i)
    raise _unreadable("ruta-refusal-not-a-route", one=card_name(one), other=card_name(other))


def _unreadable(code: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Refusal(code, values))
