"""Whole games of the referee of Jacynth by itself, and the settings of games to compare.

The deck is shuffled here, since the referee shuffles nothing.
"""

from collections import Counter
from random import Random
from typing import NamedTuple

from tests.referee.jacynth.players import PLAYERS, joiner
from tests.referee.jacynth.printed_board import BASIC, CARDS, IN_ORDER, LAYOUTS
from tests.referee.jacynth.referee import HAND, Play, Referee
from tests.referee.lockstep import Setting

LATE = (24, 26, 27, 28, 29, 29, 29, 31)
"""The moves at which a resignation leaves hands of unequal sizes, or the last card of all."""


class Options(NamedTuple):
    """The options of a game, in the words of the rule page."""

    layout: str
    extended: bool


def setting(number: int) -> Setting:
    """A game of two or three; in many somebody resigns. Every fifth is one of joiners alone."""
    seats = 2 + number % 2
    options = Options(tuple(LAYOUTS)[number // 2 % 3], extended=number // 6 % 2 == 1)
    chance = Random(number)
    mixed = tuple(chance.choice(PLAYERS) for _ in range(seats))
    players = (joiner,) * seats if number % 5 == 0 else mixed
    early, late = chance.randrange(20), chance.choice(LATE)
    resign_at = chance.choice(((), (late,), (early, late)))
    return Setting(number, seats, options, players, resign_at)


def dealt(seats: int, options: Options, chance: Random) -> tuple[Referee, list[str]]:
    """R-3: a game and its draw pile, the top card first."""
    deck = list(IN_ORDER if options.extended else BASIC)
    chance.shuffle(deck)
    starts = len(LAYOUTS[options.layout])
    starting, rest = deck[:starts], deck[starts:]
    hands = [rest[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
    order = chance.sample(range(seats), seats)
    referee = Referee(
        options.layout, extended=options.extended, starting=starting, hands=hands, order=order
    )
    return referee, rest[HAND * seats :]


class AloneGame:
    """A game of the referee alone. ``happened``: how often each thing did."""

    def __init__(self, number: int) -> None:
        self.setting = setting(number)
        self.chance = Random(number)
        options = self.setting.options
        self.referee, self.pile = dealt(self.setting.seats, options, self.chance)
        self.happened: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """Play to the end. Raises AssertionError where a law does not hold."""
        while self.referee.turn is not None:
            self._check_cards()
            if self.referee.moves_made in self.setting.resign_at:
                self._resign(self.chance.choice(self.referee.staying()))
            if self.referee.turn is not None:
                self._play(self.referee.turn)
        self._check_end()
        return self.happened

    def _play(self, seat: int) -> None:
        moves = list(self.referee.legal_moves())
        self._check_moves(seat, moves)
        player = self.setting.players[seat]
        move = player(self.referee, moves, self.chance)
        last = len(self.referee.city) == 35
        self.referee.play(seat, move, None if last or not self.pile else self.pile.pop(0))
        for line in self.referee.story:
            self.happened[line[0]] += 1
            if line[0] == "control":
                self.happened[f"lost by {len(line[3])}"] += 1
        self._note_a_skip(seat)

    def _resign(self, seat: int) -> None:
        if hand := sorted(self.referee.hands[seat]):
            self.pile += hand
            self.chance.shuffle(self.pile)
        nobody_else_holds_one = not any(
            self.referee.hands[other] for other in self.referee.staying() if other != seat
        )
        draws = nobody_else_holds_one and len(self.referee.staying()) > 2
        self.referee.resign(seat, self.pile.pop(0) if draws else None)
        self.happened["drawn at a resignation"] += draws

    def _note_a_skip(self, seat: int) -> None:
        """Whoever follows this seat among those who stay, and has no turn, was skipped."""
        order = self.referee.order
        at = order.index(seat) + 1
        round_table = [
            each for each in order[at:] + order[:at] if each not in self.referee.resigned
        ]
        self.happened["skipped"] += self.referee.turn not in (None, round_table[0])

    def _check_cards(self) -> None:
        """Each card of the deck is in one place, and the pile is the one that lies here."""
        referee = self.referee
        cards = [
            *referee.city.values(),
            *referee.pile,
            *(c for hand in referee.hands for c in hand),
        ]
        deck = IN_ORDER if self.setting.options.extended else BASIC
        assert sorted(cards) == sorted(deck)
        assert referee.pile == set(self.pile)

    def _check_moves(self, seat: int, moves: list[Play]) -> None:
        """What is listed is not refused, and nothing is listed twice."""
        assert len(set(moves)) == len(moves)
        for move in self.chance.choices(moves, k=20):
            assert self.referee.refuses(seat, move) is None
        assert self.referee.overdue_moves() <= set(moves)

    def _check_end(self) -> None:
        """R-6.5, R-9.3, R-10.2: the sums of the end."""
        referee = self.referee
        sizes = [(len(cards), owner) for _, cards, owner in referee.control()]
        assert sum(size for size, _ in sizes) == sum(
            len(CARDS[c].suits) for c in referee.city.values()
        )
        outcome = referee.outcome()
        assert outcome is not None
        points = [points for _, _, points, _ in outcome["standings"]]
        assert sum(points) == sum(size for size, owner in sizes if owner is not None)
        if outcome["reason"] == "full" and not self.setting.options.extended:
            assert not any(referee.hands)
            assert not referee.pile
        self.happened[f"ended: {outcome['reason']}"] += 1
