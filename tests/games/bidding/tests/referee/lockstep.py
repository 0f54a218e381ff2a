"""Runs the engine of Bidding and its referee side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any, Self

from core.game import Seat, Step, Told
from games import AnyGame
from tests.games.bidding.tests.referee import translation
from tests.games.bidding.tests.referee.referee import Referee
from tests.games.bidding.tests.referee.translation import next_prize, view_words
from tests.games.bidding.view import Options
from tests.referee import lockstep
from tests.referee.lockstep import Move

TRIED_AT_EVERY_MOVE = 3


class Lockstep(lockstep.Lockstep):
    """One game of Bidding, on engine and referee."""

    words = translation
    longest_game = 20

    @classmethod
    def seated(
        cls, game: AnyGame, options: Options, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        prize = next_prize(step.told)
        assert prize is not None, "a game begins with a prize"
        referee = Referee(seats, carried_over=options.carried_over, prize=prize)
        return cls(game, step.state, referee, seats, chance)

    def tell_move(self, seat: Seat, move: Move, told: tuple[Told[Any], ...]) -> None:
        self.referee.play(seat, move, next_prize(told))

    def tell_resignation(self, seat: Seat, told: tuple[Told[Any], ...]) -> None:
        self.referee.resign(seat, next_prize(told))

    def agree_on_views(self) -> None:
        for viewer in (None, *self.seats):
            engine = view_words(self.game.view_for(self.state, viewer))
            for name, ours in self.referee.view(viewer).items():
                self._same(f"{name} seen by {viewer}", engine[name], ours)

    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        for _ in range(TRIED_AT_EVERY_MOVE):
            yield self.slips.choice(self.seats), ("bid", self.slips.randrange(7))

    def acting(self) -> list[Seat]:
        return list(map(Seat, self.referee.owing()))

    def moves_of(self, seat: Seat) -> Iterator[Move]:
        return iter(self.referee.legal_moves(seat))

    def mover(self, acting: list[Seat]) -> Seat:
        return self.chance.choice(acting)

    def note(self, line: tuple[Any, ...]) -> None:
        if line[0] == "shown":
            self.happened["nobody took it" if line[3] is None else "taken"] += 1
        if line[0] == "prize" and line[2] > line[1]:
            self.happened["left over"] += 1

    def note_end(self) -> None:
        self.happened[f"ended: {self.referee.ended()}"] += 1
