"""A second Bidding, written from the rule page alone; slow and plain, for comparison.

Cards and prizes are numbers. The order of the prizes is told to it, prize by prize.
"""

from collections.abc import Iterator
from typing import Any

Bid = tuple[str, int]
"""("bid", card)."""

CARDS = range(1, 6)
ROUNDS = 5
ALL = "all"
"""To whom something is told: all, or one seat."""


class Referee:
    """A game from its first prize on. ``story``: what was told last, each line with to whom."""

    def __init__(self, seats: int, *, carried_over: bool, prize: int) -> None:
        self.carried_over = carried_over
        self.unspent = [set(CARDS) for _ in range(seats)]
        self.lying: dict[int, int] = {}
        self.resigned: set[int] = set()
        self.points = [0] * seats
        self.prizes: list[int] = []
        self.stake = 0
        self.left_over = 0
        self.rounds_played = 0
        self.story: list[tuple[Any, ...]] = []
        self._turn_up(prize)

    # --- what may be done ----------------------------------------------------------------------

    def staying(self) -> list[int]:
        """R-3.2: who has not resigned."""
        return [seat for seat in range(len(self.points)) if seat not in self.resigned]

    def ended(self) -> str | None:
        """R-3.1, R-3.2: why the game is over."""
        if len(self.staying()) == 1:
            return "resigned"
        return "rounds" if self.rounds_played == ROUNDS else None

    def owing(self) -> list[int]:
        """R-2.1: everybody owes a bid, in no order."""
        if self.ended():
            return []
        return [seat for seat in self.staying() if seat not in self.lying]

    def hand(self, seat: int) -> list[int]:
        """The cards that are neither spent nor on the table."""
        return sorted(self.unspent[seat] - {self.lying.get(seat, 0)})

    def legal_moves(self, seat: int) -> Iterator[Bid]:
        """R-2.1: any card of the hand."""
        if seat in self.owing():
            yield from (("bid", card) for card in self.hand(seat))

    def refuses(self, seat: int, move: Bid) -> str | None:
        """Why this cannot be done."""
        _, card = move
        if self.ended():
            return "the game is over"
        if seat in self.resigned:
            return "has resigned"
        if seat in self.lying:
            return "a bid lies already"
        if card not in CARDS:
            return "no such card"
        return None if card in self.hand(seat) else "spent"

    # --- what is done --------------------------------------------------------------------------

    def play(self, seat: int, move: Bid, next_prize: int | None) -> None:
        """R-2.1: lay a card face down; only its owner is told which."""
        _, self.lying[seat] = move
        self.story = [("laid", seat, self.lying[seat], seat)]
        self._complete(next_prize)

    def resign(self, seat: int, next_prize: int | None) -> None:
        """R-3.2: take back the bid, unseen, and go."""
        self.lying.pop(seat, None)
        self.resigned.add(seat)
        self.story = [("resigned", seat, ALL)]
        if len(self.staying()) > 1:
            self._complete(next_prize)

    def _complete(self, next_prize: int | None) -> None:
        """R-2.2, R-2.3: when nobody owes a bid any more, show all and give out the prize."""
        if self.owing():
            return
        bids = tuple(self.lying.get(seat, 0) for seat in range(len(self.points)))
        taker = self._taker()
        self.story.append(("shown", bids, self.stake, taker, ALL))
        if taker is not None:
            self.points[taker] += self.stake
        carried = taker is None and self.carried_over
        self.left_over = self.stake if carried else 0
        for seat, card in self.lying.items():
            self.unspent[seat].remove(card)
        self.lying = {}
        self.rounds_played += 1
        if not self.ended():
            assert next_prize is not None, "a prize is turned up for each round"
            self._turn_up(next_prize)

    def _taker(self) -> int | None:
        """R-2.2: who bid the highest card that nobody else bid."""
        cards = list(self.lying.values())
        alone = {card: seat for seat, card in self.lying.items() if cards.count(card) == 1}
        return alone[max(alone)] if alone else None

    def _turn_up(self, prize: int) -> None:
        """R-1.1: the next prize; what was left over is added."""
        assert prize in CARDS
        assert prize not in self.prizes
        self.prizes.append(prize)
        self.stake = prize + self.left_over
        self.story.append(("prize", prize, self.stake, ALL))

    # --- how it stands -------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        """R-3.1, R-3.2: places by points; who resigned stands behind whoever stayed."""
        if (reason := self.ended()) is None:
            return None
        merits = [(seat not in self.resigned, won) for seat, won in enumerate(self.points)]
        places = [1 + sum(other > merit for other in merits) for merit in merits]
        standings = [
            (seat, places[seat], self.points[seat], (self.points[seat],))
            for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        ]
        return {"reason": reason, "standings": standings}

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What one viewer may know."""
        return {
            "prizes": tuple(self.prizes),
            "stake": self.stake,
            "seats": [
                (sorted(cards), seat in self.lying, self.points[seat], seat in self.resigned)
                for seat, cards in enumerate(self.unspent)
            ],
            "hand": None if viewer is None else self.hand(viewer),
            "bid": None if viewer is None else self.lying.get(viewer),
        }
