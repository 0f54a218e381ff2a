"""What Jacynth says of thinking ahead: a token is placed for its districts, a reply is a place."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from core.decktet import Suit, card_name, suit_name
from core.game import Seat
from core.thinking_ahead import Ahead
from core.translatable_text import Player, Text, text
from games.jacynth.board import NEIGHBOURS, PLACE_NAMES, Place, playing_order
from games.jacynth.districts import districts_of, with_entry
from games.jacynth.moves import Move
from games.jacynth.rules import seats_after
from games.jacynth.state import State
from games.jacynth.view import View, grid_of, tokens_of


def _disturbed(expected: View, now: View, move: Move) -> Iterator[Text]:
    """Say what lies, and who controls, otherwise where a token has its districts. R-7, R-8."""
    if move.influence is None:
        return
    grid = with_entry(grid_of(expected), move.place, move.card)
    near = {*NEIGHBOURS[move.place]}
    for district in districts_of(grid, tokens_of(expected)):
        near |= {*district.places} if move.influence in district.places else set()
    for place in sorted(near - {move.place}):
        if (expected.grid[place], expected.tokens[place]) != (now.grid[place], now.tokens[place]):
            yield _lies(now, place)
    had = _owners(expected)
    for (place, suit), owner in _owners(now).items():
        if place in near and had.get((place, suit), owner) != owner:
            key = "jacynth-changed-no-control" if owner is None else "jacynth-changed-control"
            place_name, by = PLACE_NAMES[place], Player(owner or 0)
            yield text(key, suit=suit_name(suit), place=place_name, owner=by)


def _owners(view: View) -> dict[tuple[Place, Suit], Seat | None]:
    return {(place, one.suit): one.owner for one in view.districts for place in one.places}


def _lies(view: View, place: Place) -> Text:
    card, token, named = view.grid[place], view.tokens[place], PLACE_NAMES[place]
    if card is None:
        return text("jacynth-changed-empty", place=named)
    if token is None:
        return text("jacynth-changed-card-there", place=named, card=card_name(card))
    return text("jacynth-changed-token", place=named, card=card_name(card), owner=Player(token))


def _likeness(_view: View, move: Move) -> tuple[object, object]:
    return move.place, (move.influence is not None, playing_order(move.card))


def _passed(state: State, seat: Seat) -> State | None:
    """Return the position with the turn given to the next seat that holds cards. Rule: R-11.5."""
    able = [one for one in seats_after(state) if state.hands[one] and one != seat]
    return replace(state, turn=able[0]) if able else None


AHEAD: Final = Ahead[State, Move, View](
    disturbed=_disturbed, likeness=_likeness, worlds=1, passed=_passed
)
