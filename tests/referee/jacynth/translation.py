"""Converts the engine's values to the referee's and back."""

from collections.abc import Iterator
from typing import Any

from core.decktet import CARD_BY_KEY, CARDS, Card
from core.game import EVERYONE, Outcome, Told, only
from games.jacynth.board import PLACE_BY_NAME, PLACE_NAMES, Layout, Place
from games.jacynth.moves import (
    CardDrawn,
    CardPlayed,
    CityBegun,
    ControlTaken,
    Dealt,
    Event,
    GameEnded,
    HandDealt,
    HandReturned,
    InfluencePlaced,
    Move,
    PileDrawn,
    PlayCard,
    Resigned,
)
from games.jacynth.view import Options, View
from tests.referee import outcomes
from tests.referee.jacynth import alone_games
from tests.referee.jacynth.referee import ALL, Play, Referee

LAYOUTS: dict[str, Layout] = {"razeway": "razeway", "towers": "towers", "old city": "oldcity"}
NO_SUCH: int = 99
"""The number of a card or place that does not exist."""


def engine_options(options: alone_games.Options) -> Options:
    """The options of a game as the engine takes them."""
    return Options(LAYOUTS[options.layout], options.extended)


def card_words(cards: tuple[Card, ...]) -> list[str]:
    return [CARDS[card].key for card in cards]


def seat_referee(options: Options, told: tuple[Told[Event], ...]) -> Referee:
    """A referee for the game whose deal was told like this."""
    order: tuple[int, ...] = ()
    starting: list[str] = []
    hands: list[list[str]] = []
    for each in told:
        match each.event:
            case Dealt(order=seats):
                order = seats
            case CityBegun(cards=cards):
                starting = card_words(cards)
            case HandDealt(seat=seat, cards=cards):
                assert each.to == only(seat), "a hand is dealt to its own seat only"
                assert seat == len(hands)
                hands.append(card_words(cards))
            case _:
                raise AssertionError(each)
    (layout,) = [word for word, key in LAYOUTS.items() if key == options.layout]
    return Referee(layout, extended=options.extended, starting=starting, hands=hands, order=order)


def drawn(told: tuple[Told[Event], ...]) -> str | None:
    """The card that was drawn, if any."""
    found = [CARDS[each.event.card].key for each in told if isinstance(each.event, CardDrawn)]
    assert len(found) < 2
    return found[0] if found else None


class Words:
    """Translates with the city of a referee, which names the card of a token, not its place."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def engine_move(self, move: Play) -> Move:
        """A move of the referee as the engine takes it."""
        _, card, place, marked = move
        number = CARD_BY_KEY.get(card, Card(NO_SUCH))
        at = PLACE_BY_NAME.get(place, Place(NO_SUCH))
        if marked is None:
            return PlayCard(number, at)
        lying = {key: name for name, key in self.referee.city.items()} | {card: place}
        target = PLACE_BY_NAME.get(lying.get(marked, ""), Place(NO_SUCH))
        return PlayCard(number, at, target)

    def move_words(self, move: Move) -> Play:
        """A move of the engine as the referee says it."""
        card, place = CARDS[move.card].key, PLACE_NAMES[move.place]
        if move.influence is None:
            return "play", card, place, None
        city = {**self.referee.city, place: card}
        return "play", card, place, city[PLACE_NAMES[move.influence]]

    def story(self, told: tuple[Told[Event], ...]) -> list[tuple[Any, ...]]:
        """What was told as the referee tells it."""
        return list(_lines(told))

    def outcome_words(self, outcome: Outcome | None) -> dict[str, Any] | None:
        """An outcome as the referee tells it."""
        return outcomes.outcome_words(outcome)


def _lines(told: tuple[Told[Event], ...]) -> Iterator[tuple[Any, ...]]:
    events = [each.event for each in told]
    marked = [CARDS[e.card].key for e in events if isinstance(e, InfluencePlaced)]
    assert sum(isinstance(e, PileDrawn) for e in events) == (drawn(told) is not None)
    for each in told:
        match each.event:
            case CardDrawn(seat=seat, card=card):
                assert each.to == each.shows == only(seat), "only who draws sees the card"
                yield "drew", seat, CARDS[card].key, seat
                continue
            case CardPlayed(seat=seat, card=card, place=place):
                target = marked[0] if marked else None
                yield "played", seat, CARDS[card].key, PLACE_NAMES[place], target, ALL
            case ControlTaken(suit=suit, owner=owner, losers=losers, size=size):
                yield "control", suit, owner, losers, size, ALL
            case Resigned(seat=seat):
                yield "resigned", seat, ALL
            case InfluencePlaced() | PileDrawn() | HandReturned() | GameEnded():
                pass
            case _:
                raise AssertionError(each)
        assert each.to == EVERYONE


def view_words(view: View) -> dict[str, Any]:
    """A view of the engine as the referee shows it."""
    city = {
        name: CARDS[card].key
        for name, card in zip(PLACE_NAMES, view.grid, strict=True)
        if card is not None
    }
    owners = zip(PLACE_NAMES, view.tokens, strict=True)
    return {
        "city": city,
        "tokens": {city[name]: seat for name, seat in owners if seat is not None},
        "order": view.order,
        "turn": view.turn,
        "seats": [
            (of_seat.hand_count, of_seat.tokens_left, seat in view.resigned)
            for seat, of_seat in enumerate(view.seats)
        ],
        "pile": view.pile_count,
        "hand": None if view.hand is None else card_words(view.hand),
    }


def control_words(view: View) -> list[tuple[str, tuple[str, ...], int | None]]:
    """The districts of a view as the referee tells them."""
    return [(each.suit, tuple(_cards_on(view, each.places)), each.owner) for each in view.districts]


def _cards_on(view: View, places: tuple[Place, ...]) -> list[str]:
    """The cards on these places, in the order of the deck."""
    lying = [view.grid[place] for place in places]
    return card_words(tuple(sorted(card for card in lying if card is not None)))
