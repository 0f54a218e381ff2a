"""Runs the engine of La Strada and its referee side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any, Self

import msgspec

from core.game import Seat, Step, Told
from games import AnyGame
from games.la_strada.view import Options
from tests.referee import lockstep
from tests.referee.la_strada import translation
from tests.referee.la_strada.players import reach_for
from tests.referee.la_strada.translation import seat_referee, turned_up, view_words
from tests.referee.lockstep import Move

TRIED_AT_EVERY_MOVE = 3
"""How many moves are reached for at every position, only to see whether both refuse them."""


class Lockstep(lockstep.Lockstep):
    """One game of La Strada, on engine and referee."""

    words = translation
    longest_game = 450

    @classmethod
    def seated(
        cls, game: AnyGame, options: Options, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        referee = seat_referee(seats, options, step.told, game.view_for(step.state, None))
        return cls(game, step.state, referee, seats, chance)

    def tell_move(self, seat: Seat, move: Move, told: tuple[Told[Any], ...]) -> None:
        self.referee.play(move, turned_up(told))

    def tell_resignation(self, seat: Seat, told: tuple[Told[Any], ...]) -> None:
        self.referee.resign(seat, turned_up(told))

    def agree_on_views(self) -> None:
        """The public sees what the referee shows, and every seat the same. R-1.4."""
        public = self.game.view_for(self.state, None)
        engine, ours = view_words(public), self.referee.view()
        for name in ours:
            self._same(f"{name} seen", engine[name], ours[name])
        for seat in self.seats:
            same = msgspec.structs.replace(public, viewer=seat)
            self._same(f"view of {seat}", self.game.view_for(self.state, seat), same)

    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        listed = [move for each in moves.values() for move in each]
        for _ in range(TRIED_AT_EVERY_MOVE):
            move = reach_for(self.referee, listed, self.slips)
            other = self.slips.random() < 0.1 or self.referee.turn is None
            yield self.slips.choice(self.seats) if other else Seat(self.referee.turn or 0), move

    def note_resignation(self, seat: Seat) -> None:
        self.happened["resigned while placing"] += bool(self.referee.placing)
        self.happened["resigned on turn"] += seat == self.referee.turn

    def note(self, line: tuple[Any, ...]) -> None:
        kind, seat = line[0], line[1]
        if kind == "turn-began":
            self.happened["days lost at ten"] += line[2] < 6
            self.happened["more than ten days"] += line[3] > 10
            self.happened["began in debt"] += line[3] - line[2] < 0
        elif kind == "turn-ended" and line[4]:
            self.happened["ended by itself" if line[2] else "saved by itself"] += 1
        elif kind == "link-built":
            self.happened[f"passed {len(line[3])} settlements"] += 1
            self.happened["a link of more than ten days"] += line[-2] > 10
            for ground, left in self.referee.tiles_left(seat).items():
                self.happened[f"no {ground} tile left"] += left == 0
        elif kind == "cut-off":
            self.happened[f"no {line[2]} left"] += 1
            self.happened["passed over"] += self.referee.reason is None
        elif kind == "game-ended":
            self.happened[f"ended: {seat}"] += 1

    def note_end(self) -> None:
        outcome = self.referee.outcome()
        assert outcome is not None
        (_, rank, gold, _), (_, other_rank, other_gold, _) = outcome["standings"][:2]
        if gold == other_gold and not self.referee.resigned:
            self.happened["shared" if rank == other_rank else "won by days"] += 1
