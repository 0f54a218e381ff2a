"""Texts of Jacynth (core.texts.Words): keys of ``locales/*/jacynth.ftl`` and their values."""

from collections.abc import Iterable, Iterator
from typing import Final

from core.decktet import (
    CARDS,
    NO_CARD,
    SUITS,
    TYPED_NAMES,
    Card,
    Suit,
    card_name,
    suit_name,
)
from core.game import Seat
from core.texts import Facts, Importance, Line, Listing, Names, Player, Text, Value, lines, text
from games.jacynth.board import (
    PLACE_NAMES,
    PLACES,
    ROWS,
    SIDE,
    UNRANKED,
    District,
    Place,
    claimable_places,
    playable_places,
)
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
    Resigned,
)
from games.jacynth.view import Plan, View, grid_of, tokens_of, unseen_cards

FACTS: Final[Facts] = {}

NAMES: Final[Names] = (
    *TYPED_NAMES,
    (text("jacynth-typed-play"), "play"),
    (text("jacynth-typed-influence"), "influence"),
    (text("jacynth-typed-nothing"), ""),
)
"""What may be typed: cards, and the words for playing a card and placing a token."""


# --- events and moves ----------------------------------------------------------------------------


def event_text(event: Event) -> Text:
    """Return one sentence that tells an event."""
    match event:
        case Dealt():
            players = Listing(tuple(map(Player, event.order)), "comma")
            return text("jacynth-event-dealt", players=players)
        case CityBegun():
            laid = (_laid(*pair) for pair in zip(event.cards, event.places, strict=True))
            return text("jacynth-event-city-begun", cards=Listing(tuple(laid)))
        case ControlTaken():
            return _taken_text(event)
        case GameEnded():
            return text(f"jacynth-end-{event.reason}")
        case _:
            return _deed_text(event)


def _taken_text(event: ControlTaken) -> Text:
    return text(
        "jacynth-event-control-taken",
        suit=suit_name(event.suit),
        owner=Player(event.owner),
        losers=Listing(tuple(map(Player, event.losers))),
        size=event.size,
    )


def _deed_text(
    event: HandDealt
    | CardPlayed
    | InfluencePlaced
    | PileDrawn
    | CardDrawn
    | Resigned
    | HandReturned,
) -> Text:
    """Return the sentence for an event about one player."""
    player = Player(event.seat)
    match event:
        case HandDealt():
            return text("jacynth-event-hand-dealt", player=player, cards=_faces(event.cards))
        case CardPlayed():
            values = _card_and_place(event.card, event.place)
            return text("jacynth-event-card-played", player=player, **values)
        case InfluencePlaced():
            values = _card_and_place(event.card, event.place)
            return text("jacynth-event-influence-placed", player=player, **values)
        case PileDrawn():
            return text("jacynth-event-pile-drawn", player=player)
        case CardDrawn():
            return text("jacynth-event-card-drawn", card=card_face(event.card))
        case Resigned():
            return text("jacynth-event-resigned", player=player)
        case HandReturned():
            return text("jacynth-event-hand-returned", player=player, pile=event.pile)


def _card_and_place(card: Card, place: Place) -> dict[str, Value]:
    return {"card": card_name(card), "place": PLACE_NAMES[place]}


def move_text(_view: View, move: Move) -> Text:
    """Return a short label for a move."""
    values = _card_and_place(move.card, move.place)
    if move.influence is None:
        return Text("jacynth-move-card", values)
    return Text("jacynth-move-influence", {**values, "target": PLACE_NAMES[move.influence]})


def plan_text(_view: View, plan: Plan) -> Text:
    """Return what the viewer has chosen so far."""
    if plan.place is None:
        return text("jacynth-plan-card", card=card_name(plan.card))
    values = _card_and_place(plan.card, plan.place)
    if plan.influence is None:
        return Text("jacynth-plan-place", values)
    return Text("jacynth-plan-influence", {**values, "target": PLACE_NAMES[plan.influence]})


def prompt_text(view: View) -> Text:
    """Return what the seat to act may do now."""
    if view.turn is None:
        return text("jacynth-prompt-over")
    if view.turn not in view.tokens:
        return text("jacynth-prompt-first-token")
    if view.seats[view.turn].tokens_left:
        return text("jacynth-prompt-turn")
    return text("jacynth-prompt-no-token")


def progress_text(view: View) -> Text | None:
    """Return the number of cards in the city; the game ends when it is full."""
    if view.turn is None:
        return None
    laid = sum(card is not None for card in view.grid)
    return text("jacynth-progress", laid=laid, most=len(PLACES))


# --- the board -----------------------------------------------------------------------------------


def board_text(view: View) -> tuple[Line, ...]:
    """Return everything public in lines: players, the last move, the city, its districts."""
    return tuple(_board_lines(view))


def _board_lines(view: View) -> Iterator[Line]:
    yield Line(_turn_line(view), Importance.TURN)
    for seat in view.order:
        yield Line(_seat_line(view, seat), Importance.SCORE)
    if view.last_place is not None:
        yield Line(_last_line(view, view.last_place), Importance.LAST)
    for row in reversed(range(len(ROWS))):
        places = PLACES[row * SIDE : (row + 1) * SIDE]
        if told := _cards_on(view, places):
            yield Line(text("jacynth-board-row", row=row + 1, cards=Listing(told, "comma")))
    for suit in SUITS:
        if told := tuple(_district(view, d) for d in view.districts if _counts(d, suit)):
            values: dict[str, Value] = {"suit": suit_name(suit), "districts": Listing(told)}
            yield Line(text("jacynth-board-districts", **values))
    yield Line(text("jacynth-board-pile", pile=view.pile_count), Importance.REST)


def _turn_line(view: View) -> Text:
    if view.turn is None:
        return text("jacynth-board-over")
    return text("jacynth-board-turn", player=Player(view.turn))


def _seat_line(view: View, seat: Seat) -> Text:
    of_seat = view.seats[seat]
    values: dict[str, Value] = {"player": Player(seat), "points": of_seat.points}
    if seat in view.resigned:
        return Text("jacynth-board-resigned", values)
    values |= {"tokens": of_seat.tokens_left, "hand": of_seat.hand_count}
    return Text("jacynth-board-seat", values)


def _last_line(view: View, place: Place) -> Text:
    laid = _laid(_card_at(view, place), place)
    if view.last_influence is None:
        return text("jacynth-board-last", card=laid)
    target = _laid(_card_at(view, view.last_influence), view.last_influence)
    return text("jacynth-board-last-influence", card=laid, target=target)


def _card_at(view: View, place: Place) -> Card:
    card = view.grid[place]
    assert card is not None, "a card lies there"
    return card


def _cards_on(view: View, places: Iterable[Place]) -> tuple[Text, ...]:
    """Return the cards on these places with their tokens; nothing for empty places."""
    return tuple(
        _on_place(card, place, view.tokens[place])
        for place in places
        if (card := view.grid[place]) is not None
    )


def _on_place(card: Card, place: Place, owner: Seat | None) -> Text:
    values: dict[str, Value] = {"place": PLACE_NAMES[place], "card": card_face(card)}
    if owner is None:
        return Text("jacynth-board-card", values)
    return Text("jacynth-board-card-token", {**values, "owner": Player(owner)})


def _counts(district: District, suit: Suit) -> bool:
    """Whether the district is of this suit, and worth telling: controlled or not a single card."""
    return district.suit == suit and (district.owner is not None or len(district.places) > 1)


def _district(view: View, district: District) -> Text:
    size = len(district.places)
    if district.owner is None or district.decided_by is None:
        names = Listing(tuple(PLACE_NAMES[place] for place in district.places), "comma")
        return text("jacynth-board-free", size=size, places=names)
    decisive = _laid(_card_at(view, district.decided_by), district.decided_by)
    return text("jacynth-board-owned", owner=Player(district.owner), size=size, card=decisive)


# --- the hand ------------------------------------------------------------------------------------


def hand_text(view: View) -> tuple[Line, ...]:
    """Return the viewer's cards, what can be done with them, and the cards not seen yet.

    Nothing for an empty hand, as all see that it is empty.
    """
    if not view.hand:
        return ()
    return (
        *lines(Importance.HAND, _hand_lines(view, view.hand)),
        *lines(Importance.REST, _unseen_lines(view)),
    )


def _hand_lines(view: View, hand: tuple[Card, ...]) -> Iterator[Text]:
    yield text("jacynth-hand-cards", count=len(hand), cards=_faces(hand))
    if view.turn is None or view.viewer is None:
        return
    grid, tokens = grid_of(view), tokens_of(view)
    yield text("jacynth-hand-places", places=_place_names(playable_places(grid)))
    claimable = claimable_places(grid, tokens, view.viewer)
    if claimable and view.seats[view.viewer].tokens_left:
        yield text("jacynth-hand-claimable", places=_place_names(claimable))


def _unseen_lines(view: View) -> Iterator[Text]:
    unseen = unseen_cards(view)
    if unseen and view.turn is not None:
        names = Listing(tuple(map(card_name, unseen)), "comma")
        yield text("jacynth-hand-unseen", count=len(unseen), cards=names)


def _place_names(places: Iterable[Place]) -> Listing:
    return Listing(tuple(PLACE_NAMES[place] for place in places), "comma")


# --- cards ---------------------------------------------------------------------------------------


def card_face(card: Card) -> Text:
    """Return a card with its rank and suits; an Ace and the Excuse are told by their names."""
    face = CARDS[card]
    if face.rank in ("ace", "excuse"):
        return card_name(card)
    suits = Listing(tuple(map(suit_name, face.suits)))
    named, rank = card_name(card), rank_name(card)
    return text("jacynth-card-face", card=named, rank=rank, suits=suits)


def rank_name(card: int) -> Text:
    """Return the rank of a card: a number, Ace, Crown, Pawn, Court or Excuse."""
    face = CARDS[card]
    kind = face.rank if face.rank in ("ace", "crown", *UNRANKED) else "number"
    return text("jacynth-rank", kind=kind, number=face.value)


def _laid(card: Card, place: Place) -> Text:
    """Return a card with the place where it lies."""
    assert card != NO_CARD
    return text("jacynth-laid", **_card_and_place(card, place))


def _faces(cards: Iterable[Card]) -> Listing:
    return Listing(tuple(map(card_face, cards)))
