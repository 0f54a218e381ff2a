"""What can be done in Jacynth, the most profitable first."""

from collections.abc import Iterable, Sequence

from core.decktet import Card
from core.game import Seat
from games.jacynth.board import NOBODY, Place
from games.jacynth.districts import District, Tokens, districts_of, points, with_entry
from games.jacynth.moves import Move, PlayCard
from games.jacynth.view import View, grid_of, tokens_of


def cards_among(legal: Iterable[Move]) -> list[Card]:
    """Return the cards that can be played, each once, in the order of the deck."""
    return list(dict.fromkeys(move.card for move in legal))


def places_for(view: View, legal: Iterable[Move], card: Card) -> list[Place]:
    """Return the places for this card, the one that brings the viewer most points first."""
    places = dict.fromkeys(move.place for move in legal if move.card == card)
    return sorted(places, key=lambda place: -points_after(view, PlayCard(card, place)))


def claims_for(view: View, legal: Iterable[Move], card: Card, place: Place) -> list[Place]:
    """Return the places for a token after this card lies there, the most points first."""
    claims = [m for m in legal if (m.card, m.place) == (card, place) and m.influence is not None]
    ranked = sorted(claims, key=lambda move: -points_after(view, move))
    return [move.influence for move in ranked if move.influence is not None]


def points_after(view: View, move: Move) -> int:
    """Return the viewer's points after this move."""
    return points(districts_after(view, move), len(view.seats))[_viewer(view)]


def joined_districts(view: View, move: Move) -> Sequence[District]:
    """Return the districts of the laid card after this move."""
    return [d for d in districts_after(view, move) if move.place in d.places]


def districts_after(view: View, move: Move) -> tuple[District, ...]:
    """Return all districts after this move."""
    grid = with_entry(grid_of(view), move.place, move.card)
    return districts_of(grid, _tokens_after(view, move))


def _tokens_after(view: View, move: Move) -> Tokens:
    tokens = tokens_of(view)
    if move.influence is None or tokens[move.influence] != NOBODY:
        return tokens
    return with_entry(tokens, move.influence, _viewer(view))


def _viewer(view: View) -> Seat:
    assert view.viewer is not None, "only a player has choices"
    return view.viewer
