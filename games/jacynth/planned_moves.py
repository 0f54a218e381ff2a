"""What a planned move of Jacynth rests on, and what differs between two views.

Things: ``place a1`` and ``card pact`` (of the hand) as the painter calls them; ``tokens``,
``hand 1`` and ``seat 1``.
"""

from collections.abc import Iterator

from core.decktet import CARDS, Suit, card_name, suit_name
from core.game import Seat
from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import Player, Text, text
from games.jacynth.board import NEIGHBOURS, PLACE_NAMES, PLACES, Place
from games.jacynth.districts import districts_of, with_entry
from games.jacynth.moves import Move
from games.jacynth.view import View, grid_of, tokens_of

Change = tuple[str, Text]


def usual(_view: View, _move: Move) -> Guard:
    """Return "undisturbed": a card is chosen for its place, a token for its districts."""
    return "undisturbed"


def rests_on(view: View, move: Move) -> frozenset[str]:
    """Return the card and its place; for a token also its districts and the places beside it."""
    around = NEIGHBOURS[move.place]
    names, places = {f"card {CARDS[move.card].key}"}, {move.place}
    if move.influence is not None or all(view.grid[place] is None for place in around):
        places |= {*around}
    if move.influence is not None:
        names.add("tokens")
        places |= {move.influence, *_joined(view, move, move.influence)}
    return frozenset((*names, *map(_name, places)))


def _joined(view: View, move: Move, target: Place) -> Iterator[Place]:
    """Iterate over the places of the districts of a card, once the move's card lies."""
    grid = with_entry(grid_of(view), move.place, move.card)
    for district in districts_of(grid, tokens_of(view)):
        if target in district.places:
            yield from district.places


def _name(place: Place) -> str:
    return f"place {PLACE_NAMES[place]}"


def meant(_view: View, _move: Move) -> frozenset[str]:
    """Return nothing: a move names all that it means."""
    return frozenset()


def changed(before: View, after: View) -> Changes:
    """Return the places with another card, token or control; the own cards; who resigned."""
    return dict((*_places(before, after), *_hand(before, after), *_seats(before, after)))


def _places(before: View, after: View) -> Iterator[Change]:
    was, now = _owners(before), _owners(after)
    for place in PLACES:
        if before.grid[place] != after.grid[place] or before.tokens[place] != after.tokens[place]:
            yield _name(place), _what_lies(after, place)
            continue
        for suit, owner in now[place].items():
            if was[place][suit] != owner:
                yield _name(place), _who_controls(place, suit, owner)


def _owners(view: View) -> dict[Place, dict[Suit, Seat | None]]:
    """Return for each place who controls the districts of its card, by suit."""
    owners: dict[Place, dict[Suit, Seat | None]] = {place: {} for place in PLACES}
    for district in view.districts:
        for place in district.places:
            owners[place][district.suit] = district.owner
    return owners


def _what_lies(after: View, place: Place) -> Text:
    card, token, named = after.grid[place], after.tokens[place], PLACE_NAMES[place]
    if card is None:
        return text("jacynth-changed-empty", place=named)
    if token is None:
        return text("jacynth-changed-card-there", place=named, card=card_name(card))
    owner = Player(token)
    return text("jacynth-changed-token", place=named, card=card_name(card), owner=owner)


def _who_controls(place: Place, suit: Suit, owner: Seat | None) -> Text:
    named, place_name = suit_name(suit), PLACE_NAMES[place]
    if owner is None:
        return text("jacynth-changed-no-control", suit=named, place=place_name)
    return text("jacynth-changed-control", suit=named, place=place_name, owner=Player(owner))


def _hand(before: View, after: View) -> Iterator[Change]:
    held = after.hand or ()
    for card in sorted({*(before.hand or ())} ^ {*held}):
        is_there = "yes" if card in held else "no"
        said = text("jacynth-changed-card", card=card_name(card), there=is_there)
        yield f"card {CARDS[card].key}", said


def _seats(before: View, after: View) -> Iterator[Change]:
    """Iterate over own tokens, other hands of another size, and seats that have resigned."""
    for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        seat, is_own = Seat(number), number == after.viewer
        if seat in after.resigned and seat not in before.resigned:
            yield f"seat {seat}", text("jacynth-event-resigned", player=Player(seat))
        if is_own and was.tokens_left != now.tokens_left:
            yield "tokens", text("jacynth-changed-tokens", count=now.tokens_left)
        if not is_own and was.hand_count != now.hand_count:
            count = now.hand_count
            yield f"hand {seat}", text("jacynth-changed-hand", player=Player(seat), count=count)
