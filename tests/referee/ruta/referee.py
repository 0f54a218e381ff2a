"""An independent implementation of Ruta: slow, simple, from docs/rules/ruta.md alone.

Cards and routes are their names, hands are lists, moves are tuples of words. It shares nothing with
the engine, so that both can be compared move by move. It does not shuffle: the caller tells it the
deal, and which cards came from the pile in each move; it checks that this is possible.
"""

from collections.abc import Iterator
from typing import Any

from tests.referee.ruta.longest_route import longest_trail
from tests.referee.ruta.printed_board import (
    ACES,
    CARDS,
    PLACES,
    ROUTES,
    SUITS,
    VALUE,
    payments,
    price,
    suits_of,
)

Move = tuple[Any, ...]
"""("draw-slot", slot), ("draw-pile",), ("give-ace", slot), ("keep-ace", slot),
("play-excuse", card), ("claim-route", route, payment, joker or None), ("pass",)."""


class Referee:
    """A game of Ruta in progress."""

    def __init__(
        self,
        *,
        excuse: bool,
        joker_aces: bool,
        each_scores_longest: bool,
        first: int,
        hands: list[list[str]],
        jokers: list[list[str]],
        draft: list[str],
    ) -> None:
        deck = [card for card in CARDS if card not in PLACES]
        if not excuse:
            deck.remove("excuse")
        if joker_aces:
            deck = [card for card in deck if card not in ACES]
            assert [len(aces) for aces in jokers] == [3, 3]
            assert sorted(jokers[0] + jokers[1]) == sorted(ACES)
        else:
            assert jokers == [[], []]
        assert [len(hand) for hand in hands] == [2, 2]
        assert len(draft) == 2
        dealt = [*hands[0], *hands[1], *draft]
        assert len(set(dealt)) == 6
        assert set(dealt) <= set(deck)
        self.each_scores_longest = each_scores_longest
        self.hands = [list(hand) for hand in hands]
        self.jokers = [list(aces) for aces in jokers]
        self.draft: list[str | None] = list(draft)
        self.pile = [card for card in deck if card not in dealt]  # in no order
        self.discard: list[str] = []
        self.holder: dict[str, int] = {}
        self.turn: int | None = first
        self.draw_owed = False
        self.plays_again = False
        self.passes = 0
        self.reason: str | None = None
        self.resigned: int | None = None
        self.known: list[list[str]] = [[], []]
        self.shuffled = [card for card in deck if card not in draft]
        self.moves_made = 0
        self.last_seat: int | None = None
        self.last_route: str | None = None
        self.last_slot: int | None = None
        self.story: list[tuple[Any, ...]] = []

    # ------------------------------------------------------------------ what may be done

    def refuses(self, seat: int, move: Move) -> str | None:
        """Why the move may not be made, or None."""
        if self.turn is None:
            return "the game is over"
        if seat != self.turn:
            return "it is the rival's turn"
        kind = move[0]
        if kind == "draw-slot":
            return self._refuses_slot(move[1])
        if kind == "draw-pile":
            return None if self.pile or self.discard else "no card left (R-6.3)"
        if kind in ("give-ace", "keep-ace"):
            return self._refuses_ace(move[1])
        if self.draw_owed:
            return "only the draw may follow an Ace (R-7.4)"
        if kind == "play-excuse":
            return self._refuses_excuse(seat, move[1])
        if kind == "claim-route":
            return self._refuses_claim(seat, move[1], list(move[2]), move[3])
        return None if self._is_stuck(seat) else "something else is possible (R-12.1)"

    def _refuses_slot(self, slot: int) -> str | None:
        if slot not in (0, 1):
            return "there are two slots"
        return "the slot is empty" if self.draft[slot] is None else None

    def _refuses_ace(self, slot: int) -> str | None:
        if self._refuses_slot(slot):
            return self._refuses_slot(slot)
        if self.draft[slot] not in ACES:
            return "that is no Ace"
        left = self.pile + self.discard + [c for c in self.draft if c is not None]
        return None if len(left) > 1 else "no card is left to draw afterwards (R-7.5)"

    def _refuses_excuse(self, seat: int, card: str) -> str | None:
        if "excuse" not in self.hands[seat]:
            return "the Excuse is not in the hand"
        return None if card in self.discard else "not in the discard pile (R-8.1)"

    def _refuses_claim(
        self, seat: int, route: str, payment: list[str], joker: str | None
    ) -> str | None:
        if route not in ROUTES or route in self.holder:
            return "not a free route (R-9.1)"
        if payment != [card for card in CARDS if card in payment]:
            return "each card once, in the order of the table"
        if any(card not in self.hands[seat] for card in payment):
            return "not in the hand (R-9.2)"
        if "excuse" in payment:
            return "the Excuse never pays (R-9.6)"
        if joker is not None:
            if joker not in self.jokers[seat]:
                return "not this seat's joker (R-14.1)"
            if not SUITS[joker] & suits_of(route):
                return "the joker is not of the route's suits (R-14.2)"
        elif not all(SUITS[card] & suits_of(route) for card in payment):
            return "a card of another suit (R-9.2)"
        if sum(VALUE[card] for card in payment) < price(route):
            return "not enough (R-9.3)"
        return None

    def _is_stuck(self, seat: int) -> bool:
        """R-12.1."""
        if self.pile or self.discard or self.draft != [None, None]:
            return False
        return not any(True for _ in self._claims(seat))

    def legal_moves(self) -> Iterator[Move]:
        """The moves worth making of the seat to act.

        Payments have no card that is not needed (R-9.4), and no Ace is drawn plainly that would
        bring a draw besides (R-7.6).
        """
        if self.turn is None:
            return
        seat = self.turn
        plain: list[Move] = [("draw-slot", 0), ("draw-slot", 1), ("draw-pile",), ("pass",)]
        plain += [("give-ace", 0), ("give-ace", 1), ("keep-ace", 0), ("keep-ace", 1)]
        plain += [("play-excuse", card) for card in self.discard]
        allowed = [move for move in plain if self.refuses(seat, move) is None]
        kept = {("draw-slot", move[1]) for move in allowed if move[0] == "keep-ace"}
        yield from (move for move in allowed if move not in kept)
        if not self.draw_owed:
            yield from self._claims(seat)

    def _claims(self, seat: int) -> Iterator[Move]:
        for route in ROUTES:
            if route in self.holder:
                continue
            purse = [card for card in self.hands[seat] if card != "excuse"]
            suited = [card for card in purse if SUITS[card] & suits_of(route)]
            for payment in payments(suited, price(route)):
                yield ("claim-route", route, payment, None)
            jokers = [ace for ace in self.jokers[seat] if SUITS[ace] & suits_of(route)]
            if jokers:
                for payment in payments(purse, price(route)):
                    if not set(payment) <= set(suited):  # else the joker was not needed
                        yield from (("claim-route", route, payment, ace) for ace in jokers)

    # ------------------------------------------------------------------ doing it

    def play(self, move: Move, came_from_pile: list[str]) -> None:
        """The seat to act makes this legal move; these cards came from the pile, in this order."""
        seat = self.turn
        assert seat is not None
        assert self.refuses(seat, move) is None, self.refuses(seat, move)
        chance = list(came_from_pile)
        self.story = []
        self.moves_made += 1
        self.last_seat, self.last_route, self.last_slot = seat, None, None
        if move[0] != "pass":
            self.passes = 0
        if move[0] == "draw-slot":
            self._draw_slot(seat, move[1], chance)
        elif move[0] == "draw-pile":
            self._draw_pile(seat, chance)
        elif move[0] in ("give-ace", "keep-ace"):
            self._use_ace(seat, move[0] == "give-ace", move[1], chance)
        elif move[0] == "play-excuse":
            self._play_excuse(seat, move[1])
        elif move[0] == "claim-route":
            self._claim(seat, move[1], move[2], move[3])
        else:
            self._pass(seat)
        assert not chance, f"cards nobody needed came from the pile: {chance}"

    def resign(self, seat: int) -> None:
        """R-15."""
        self.story = [("resigned", seat, None)]
        self.resigned = seat
        self._end("resigned")

    def _draw_slot(self, seat: int, slot: int, chance: list[str]) -> None:
        card = self._take_open_card(seat, slot)
        self.story.append(("slot-drawn", seat, slot, card, None))
        self._fill_slots(chance)
        self._next_turn(seat)

    def _draw_pile(self, seat: int, chance: list[str]) -> None:
        card = self._from_pile(chance)
        self.hands[seat].append(card)
        self.story.append(("pile-drawn", seat, None))
        self.story.append(("card-drawn", seat, card, seat))  # only the taker sees it
        self._fill_slots(chance)
        self._next_turn(seat)

    def _use_ace(self, seat: int, give: bool, slot: int, chance: list[str]) -> None:
        """R-7."""
        receiver = 1 - seat if give else seat
        card = self._take_open_card(receiver, slot)
        if give:
            self.story.append(("ace-given", seat, receiver, slot, card, None))
        else:
            self.story.append(("ace-kept", seat, slot, card, None))
        self._fill_slots(chance)
        self.draw_owed = True

    def _play_excuse(self, seat: int, card: str) -> None:
        """R-8.1."""
        self.discard.remove(card)
        self.hands[seat].append(card)
        self.known[seat].append(card)
        self._lay_off(seat, "excuse")
        self.story.append(("excuse-played", seat, card, None))
        self._next_turn(seat)

    def _claim(self, seat: int, route: str, payment: tuple[str, ...], joker: str | None) -> None:
        """R-9, R-10, R-13.1, R-14.4."""
        self.last_route = route
        for card in sorted(payment, key=CARDS.index):
            self._lay_off(seat, card)
        if joker is not None:
            self.jokers[seat].remove(joker)
        self.holder[route] = seat
        paid = sum(VALUE[card] for card in payment)
        exact = paid == price(route)
        self.story.append(("route-claimed", seat, route, payment, joker, paid, exact, None))
        if self.tokens_placed(seat) == 10:
            self._end("tokens")
        elif exact:
            self.plays_again = True
        else:
            self._next_turn(seat)

    def _pass(self, seat: int) -> None:
        """R-12."""
        self.story.append(("passed", seat, None))
        self.passes += 1
        if self.passes == 2:
            self._end("stuck")
        else:
            self._next_turn(seat)

    def _next_turn(self, seat: int) -> None:
        self.turn = 1 - seat
        self.draw_owed = False
        self.plays_again = False

    def _end(self, reason: str) -> None:
        self.reason = reason
        self.turn = None
        self.draw_owed = False
        self.plays_again = False
        self.story.append(("game-ended", reason, None))

    # ------------------------------------------------------------------ cards on their way

    def _take_open_card(self, seat: int, slot: int) -> str:
        self.last_slot = slot
        card = self.draft[slot]
        assert card is not None
        self.draft[slot] = None
        self.hands[seat].append(card)
        self.known[seat].append(card)
        return card

    def _lay_off(self, seat: int, card: str) -> None:
        """A card of the hand goes on the discard pile, where everyone sees it."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        if card in self.shuffled:
            self.shuffled.remove(card)

    def _from_pile(self, chance: list[str]) -> str:
        """The top card of the pile; R-6.1 when it is empty."""
        if not self.pile:
            self.pile, self.discard = self.discard, []
            self.shuffled = list(self.pile)
            self.story.append(("reshuffled", len(self.pile), None))
        assert chance, "a card should have come from the pile"
        card = chance.pop(0)
        assert card in self.pile, f"{card} came from the pile but cannot have been there"
        self.pile.remove(card)
        return card

    def _fill_slots(self, chance: list[str]) -> None:
        """R-5.3, R-6.3, R-6.4."""
        for slot in (0, 1):
            if self.draft[slot] is None and (self.pile or self.discard):
                card = self._from_pile(chance)
                self.draft[slot] = card
                self.shuffled.remove(card)
                self.story.append(("slot-filled", slot, card, None))

    # ------------------------------------------------------------------ points

    def tokens_placed(self, seat: int) -> int:
        """How many of the ten tokens lie on the map."""
        return sum(1 for holder in self.holder.values() if holder == seat)

    def longest(self, seat: int) -> tuple[list[str], int]:
        """R-11.2, R-11.6: the routes of the trail in walking order, and how many places."""
        return longest_trail(PLACES, [route for route in ROUTES if self.holder.get(route) == seat])

    def score_parts(self, seat: int) -> tuple[int, int]:
        """Points for tokens, points for the longest route. R-11."""
        own = self.longest(seat)[1]
        rivals = self.longest(1 - seat)[1]
        scores_longest = self.each_scores_longest or own >= rivals
        return self.tokens_placed(seat), own if scores_longest else 0

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended: best first; each is (seat, rank, points, parts). R-13, R-15."""
        if self.reason is None:
            return None
        merit = [(sum(self.score_parts(seat)), self.longest(seat)[1]) for seat in (0, 1)]
        if self.resigned is not None:
            ranks = [2 if seat == self.resigned else 1 for seat in (0, 1)]
        else:
            ranks = [1 if merit[seat] >= merit[1 - seat] else 2 for seat in (0, 1)]
        standings = [
            (seat, ranks[seat], merit[seat][0], self.score_parts(seat))
            for seat in sorted((0, 1), key=lambda seat: ranks[seat])
        ]
        return {"reason": self.reason, "standings": standings}

    # ------------------------------------------------------------------ what each may know

    def view(self, viewer: int | None) -> dict[str, Any]:
        """R-1.5, as plain values; viewer None is the public."""
        return {
            "viewer": viewer,
            "turn": self.turn,
            "draw_owed": self.draw_owed,
            "plays_again": self.plays_again,
            "passes": self.passes,
            "draft": list(self.draft),
            "pile_count": len(self.pile),
            "shuffled": _in_order(self.shuffled),
            "discard": list(self.discard),
            "owners": [self.holder.get(route) for route in ROUTES],
            "seats": [self._seat_view(seat) for seat in (0, 1)],
            "hand": None if viewer is None else _in_order(self.hands[viewer]),
            "move_number": self.moves_made,
            "last_seat": self.last_seat,
            "last_route": self.last_route,
            "last_slot": self.last_slot,
            "outcome": self.outcome(),
        }

    def _seat_view(self, seat: int) -> dict[str, Any]:
        routes, places = self.longest(seat)
        return {
            "hand_count": len(self.hands[seat]),
            "known": _in_order(self.known[seat]),
            "tokens_left": 10 - self.tokens_placed(seat),
            "jokers": _in_order(self.jokers[seat]),
            "longest": routes,
            "longest_places": places,
            "points": sum(self.score_parts(seat)),
        }


def _in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)
