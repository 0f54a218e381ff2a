"""The ``Game`` of Jacynth, made from the functions of this folder.

The rules and their numbers are in docs/rules/jacynth.md.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from core.decktet import Suit, card_name, suit_name
from core.game import Game, Level, Manifest, Seat, Strength
from core.texts import Player, Text, text
from core.thinking_ahead import Ahead
from games.jacynth import legality, notation, redact, rules, state
from games.jacynth.board import (
    FEWEST_SEATS,
    MOST_SEATS,
    NEIGHBOURS,
    PLACE_NAMES,
    Place,
    districts_of,
    playing_order,
    with_entry,
)
from games.jacynth.moves import Event, Move
from games.jacynth.rules import seats_after
from games.jacynth.state import State
from games.jacynth.view import Options, View, grid_of, tokens_of

# What Jacynth says of thinking ahead: a token is placed for its districts, a reply is a place.


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


JACYNTH: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="jacynth",
        fewest_seats=FEWEST_SEATS,
        most_seats=MOST_SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(30, 30),  # medians of 20 games between computers
        simultaneous=frozenset(),
    ),
    initial_state=state.initial_state,
    to_act=legality.to_act,
    check=legality.check,
    legal_moves=legality.legal_moves,
    fallback_move=legality.fallback_move,
    apply=rules.apply,
    withdraw=rules.withdraw,
    outcome=rules.outcome,
    view_for=redact.view_for,
    reveal=redact.reveal,
    tally=rules.tally,
    imagine=redact.imagine,
    parse=notation.parse,
    read_back=notation.parse,
    notate=notation.notate,
    ahead=AHEAD,
    order=state.order_of_play,
)


# How strong the computer players of Jacynth are, level by level.

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 19.0, 3: 20.0},
        "normal": 25.0,
        "hard": 36.0,
    }
)
"""Strength on the rating scale, by the number of sides.

docs/research/ratings.md says how it was measured.
"""
