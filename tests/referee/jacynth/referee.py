"""A second Jacynth, written from the rule page alone; slow and plain, for comparison.

Cards, places, suits and layouts are words of the rule page, seats are numbers. It shuffles nothing:
the starting cards, the hands, the order of play and each card drawn are told to it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tests.referee.jacynth.districts import City, controller, districts, points_by_suit
from tests.referee.jacynth.printed_board import (
    BASIC,
    BESIDE,
    CARDS,
    IN_ORDER,
    LAYOUTS,
    PLACES,
    RANKS,
)

Play = tuple[str, str, str, str | None]
"""("play", card, place, the card that gets a token or None)."""

HAND = 3
TOKENS = 4
ALL = "all"
"""To whom something is told: all, or one seat."""


class Referee:
    """A game from its deal on.

    ``resigned``: the seats that gave up, in this order. ``moves_made``: the number of cards played.
    ``story``: what was told last, each line with to whom; nothing of the deal.
    """

    def __init__(
        self,
        layout: str,
        *,
        extended: bool,
        starting: Sequence[str],
        hands: Sequence[Sequence[str]],
        order: Sequence[int],
    ) -> None:
        """``starting``: the cards on the layout's places, in its order. ``hands``: by seat.

        ``order``: the seats in the order of play.
        """
        self.city = dict(zip(LAYOUTS[layout], starting, strict=True))
        self.tokens: dict[str, int] = {}
        self.hands = [set(hand) for hand in hands]
        self.order = tuple(order)
        self.pile = set(IN_ORDER if extended else BASIC) - set(starting).union(*hands)
        self.resigned: list[int] = []
        self.moves_made = 0
        self.story: list[tuple[Any, ...]] = []
        self._on_turn = self.order[0]
        self._check_deal(len(IN_ORDER if extended else BASIC))

    def _check_deal(self, cards: int) -> None:
        """R-3: two or three hands of three; each card of the deck is in one place."""
        assert len(self.hands) in (2, 3)
        assert sorted(self.order) == list(range(len(self.hands)))
        assert all(len(hand) == HAND for hand in self.hands)
        assert len(set(self.city.values())) == len(self.city)
        assert len(self.pile) == cards - len(self.city) - HAND * len(self.hands)

    # --- who is to act -------------------------------------------------------------------------

    def staying(self) -> list[int]:
        """R-11.1: who has not resigned, in the order of play."""
        return [seat for seat in self.order if seat not in self.resigned]

    def ended(self) -> str | None:
        """R-10.1, R-11.2: why the game is over."""
        if len(self.staying()) == 1:
            return "resigned"
        return "full" if len(self.city) == len(PLACES) else None

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.ended() else self._on_turn

    def tokens_left(self, seat: int) -> int:
        """R-1.6: of four, those not yet placed."""
        return TOKENS - list(self.tokens.values()).count(seat)

    # --- what may be done ----------------------------------------------------------------------

    def open_places(self) -> list[str]:
        """R-5.1: the empty places beside a card."""
        return [
            at
            for at in PLACES
            if at not in self.city and any(near in self.city for near in BESIDE[at])
        ]

    def legal_moves(self) -> Iterator[Play]:
        """R-4.2: what the seat on turn may play, in the order of deck, places and deck."""
        if (seat := self.turn) is None:
            return
        for card in self._sorted(self.hands[seat]):
            for place in self.open_places():
                city = {**self.city, place: card}
                yield "play", card, place, None
                closed = self._closed(seat, city)
                for marked in self._sorted(set(city.values())):
                    if self._refuses_token(seat, city, closed, marked) is None:
                        yield "play", card, place, marked

    def overdue_moves(self) -> set[Play]:
        """R-12.1: what may be played for the seat on turn when its time is over."""
        if (seat := self.turn) is None:
            return set()
        card = min(self._sorted(self.hands[seat]), key=_rank_when_late)
        return {("play", card, place, None) for place in self.open_places()}

    def refuses(self, seat: int, move: Play) -> str | None:
        """Why this cannot be done."""
        _, card, place, marked = move
        return (
            self._refuses_seat(seat)
            or self._refuses_card(seat, card)
            or self._refuses_place(place)
            or self._refuses_marked(seat, {**self.city, place: card}, marked)
        )

    def _refuses_seat(self, seat: int) -> str | None:
        if self.ended():
            return "the game is over"
        if seat in self.resigned:
            return "has resigned"
        return None if seat == self.turn else "not on turn"

    def _refuses_card(self, seat: int, card: str) -> str | None:
        """R-5.1: a card of the own hand."""
        if card not in CARDS:
            return "no such card"
        return None if card in self.hands[seat] else "not in the hand"

    def _refuses_place(self, place: str) -> str | None:
        """R-5.1: an empty place beside a card."""
        if place not in PLACES:
            return "no such place"
        if place in self.city:
            return "the place is taken"
        return None if place in self.open_places() else "no card beside it"

    def _refuses_marked(self, seat: int, city: City, marked: str | None) -> str | None:
        if marked is None:
            return None
        return self._refuses_token(seat, city, self._closed(seat, city), marked)

    def _refuses_token(self, seat: int, city: City, closed: set[str], marked: str) -> str | None:
        """R-7. ``city``: with the card just laid. ``closed``: the cards in districts of others."""
        if self.tokens_left(seat) == 0:
            return "no token left"
        if marked not in city.values():
            return "not in the city"
        if CARDS[marked].rank not in RANKS:
            return "never bears a token"
        if marked in self.tokens:
            return "bears a token"
        return "in a district of another" if marked in closed else None

    def _closed(self, seat: int, city: City) -> set[str]:
        """R-7.4: the cards of which a district is controlled by another player."""
        return {
            card
            for district in districts(city)
            if controller(district, self.tokens) not in (None, seat)
            for card in district.cards
        }

    @staticmethod
    def _sorted(cards: set[str]) -> list[str]:
        """In the order of the deck."""
        return sorted(cards, key=IN_ORDER.index)

    # --- what is done --------------------------------------------------------------------------

    def play(self, seat: int, move: Play, drawn: str | None) -> None:
        """R-4: lay a card, place a token, draw. ``drawn``: the card, None if none is drawn."""
        assert self.refuses(seat, move) is None
        _, card, place, marked = move
        before = dict(self.city)
        self.moves_made += 1
        self.hands[seat].remove(card)
        self.city[place] = card
        self.story = [("played", seat, card, place, marked, ALL), *self._taken(before, card)]
        if marked is not None:
            self.tokens[marked] = seat
        self._draw(seat, drawn)
        if not self.ended():
            self._on_turn = self._next_with_a_card(seat)

    def resign(self, seat: int, drawn: str | None) -> None:
        """R-11: give up. ``drawn``: the card that R-11.6 makes the next one draw, else None."""
        assert self.ended() is None
        assert seat not in self.resigned
        self.resigned.append(seat)
        self.story = [("resigned", seat, ALL)]
        if self.ended():
            assert drawn is None, "nothing is drawn any more"
            return
        self.pile |= self.hands[seat]
        self.hands[seat] = set()
        if not any(self.hands):
            self._draw(self._after(seat)[0], drawn)
        else:
            assert drawn is None, "only R-11.6 lets draw at a resignation"
        if seat == self._on_turn:
            self._on_turn = self._next_with_a_card(seat)

    def _draw(self, seat: int, drawn: str | None) -> None:
        """R-9.1, R-10.1: the top card, if there is one; none when the city is full."""
        if self.ended() or not self.pile:
            assert drawn is None, "no card is drawn"
            return
        assert drawn in self.pile
        self.pile.remove(drawn)
        self.hands[seat].add(drawn)
        self.story.append(("drew", seat, drawn, seat))

    def _after(self, seat: int) -> list[int]:
        """Who stays, in the order of play from behind this seat round to itself."""
        at = self.order.index(seat) + 1
        return [other for other in self.order[at:] + self.order[:at] if other not in self.resigned]

    def _next_with_a_card(self, seat: int) -> int:
        """R-4.1, R-11.5: the next who has a turn."""
        return next(other for other in self._after(seat) if self.hands[other])

    def _taken(self, before: City, laid: str) -> Iterator[tuple[Any, ...]]:
        """R-8.5: of each suit of the card laid, whom its district was taken from; no token yet."""
        former = list(districts(before))
        for district in districts(self.city):
            if laid in district.cards:
                now = controller(district, self.tokens)
                joined = [
                    each
                    for each in former
                    if each.suit == district.suit and each.cards < district.cards
                ]
                owners = {controller(each, self.tokens) for each in joined}
                losers = sorted(owner for owner in owners if owner not in (None, now))
                if losers:
                    size = len(district.cards)
                    yield "control", district.suit, now, tuple(losers), size, ALL

    # --- how it stands -------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        """R-10.5, R-11.1: places by points; who resigned stands behind, the first of them last."""
        if (reason := self.ended()) is None:
            return None
        seats = range(len(self.hands))
        parts = [points_by_suit(self.city, self.tokens, seat) for seat in seats]
        merits = [
            (False, self.resigned.index(seat))
            if seat in self.resigned
            else (True, sum(parts[seat]))
            for seat in seats
        ]
        places = [1 + sum(other > merit for other in merits) for merit in merits]
        standings = [
            (seat, places[seat], sum(parts[seat]), parts[seat])
            for seat in sorted(seats, key=lambda seat: (places[seat], seat))
        ]
        return {"reason": reason, "standings": standings}

    def view(self, viewer: int | None) -> dict[str, Any]:
        """R-1.7: what one viewer may know."""
        return {
            "city": {at: self.city[at] for at in PLACES if at in self.city},
            "tokens": dict(self.tokens),
            "order": self.order,
            "turn": self.turn,
            "seats": [
                (len(hand), self.tokens_left(seat), seat in self.resigned)
                for seat, hand in enumerate(self.hands)
            ],
            "pile": len(self.pile),
            "hand": None if viewer is None else self._sorted(self.hands[viewer]),
        }

    def control(self) -> list[tuple[str, tuple[str, ...], int | None]]:
        """R-6, R-8: all districts: suit, cards in the order of the deck, and who controls it."""
        return [
            (each.suit, tuple(self._sorted(set(each.cards))), controller(each, self.tokens))
            for each in districts(self.city)
        ]


def _rank_when_late(card: str) -> int:
    """R-12.1: the Excuse is lowest, Pawns and Courts are as high as Crowns."""
    rank = CARDS[card].rank
    if rank == "excuse":
        return -1
    return RANKS.index(rank if rank in RANKS else "crown")
