"""Runs the engine of Vector Race and its referee side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any, Self

from core.game import Seat, Step, Told
from games import AnyGame
from tavolo_vector_race.moves import CarsLinedUp
from tavolo_vector_race.tests.referee import translation
from tavolo_vector_race.tests.referee.quiet_move import quiet_keys
from tavolo_vector_race.tests.referee.referee import Referee
from tavolo_vector_race.tests.referee.translation import view_words
from tavolo_vector_race.view import Options
from tests.referee import lockstep
from tests.referee.lockstep import Move, Player

QUIET_MOVES_EVERY = 7
"""The keys of the quiet move are compared at each of so many moves: it takes long."""


class Lockstep(lockstep.Lockstep):
    """One race, on engine and referee."""

    words = translation
    longest_game = 2_000

    @classmethod
    def seated(
        cls, game: AnyGame, options: Options, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        lined_up = step.told[0].event
        assert isinstance(lined_up, CarsLinedUp), "a race begins with the starting points"
        referee = Referee(translation.agreed(options), lined_up.points)
        return cls(game, step.state, referee, seats, chance)

    def tell_move(self, seat: Seat, move: Move, _told: tuple[Told[Any], ...]) -> None:
        self.referee.play(seat, move)

    def tell_resignation(self, seat: Seat, _told: tuple[Told[Any], ...]) -> None:
        self.referee.resign(seat)

    def agree_on_position(self) -> dict[Seat, list[Move]]:
        """As in every game, and that the house draws among the same keys. Rule: R-14."""
        moves = super().agree_on_position()
        if self.referee.moves_made % QUIET_MOVES_EVERY == 0:
            for seat in moves:
                drawn = self.game.fallback_move(self.state, seat)
                keys = quiet_keys(self.referee, seat)
                self._same(f"quiet move of {seat} among {keys}", drawn.key in keys, True)
        return moves

    def agree_on_views(self) -> None:
        """Choices that nobody calls any more are of no account."""
        goes_on = self.referee.ended() is None
        for viewer in (None, *self.seats):
            engine = view_words(self.game.view_for(self.state, viewer))
            ours = self.referee.view(viewer)
            for name in ("choice", "round") if goes_on else ():
                self._same(f"{name} seen by {viewer}", engine[name], ours[name])
            for theirs, car in zip(engine["cars"], ours["cars"], strict=True):
                names = [name for name in theirs if goes_on or name != "has chosen"]
                seen, told = ({name: one[name] for name in names} for one in (theirs, car))
                self._same(f"car seen by {viewer}", seen, told)

    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        yield self.slips.choice(self.seats), ("steer", self.slips.randrange(11))

    def acting(self) -> list[Seat]:
        return list(map(Seat, self.referee.turn))

    def moves_of(self, seat: Seat) -> Iterator[Move]:
        return iter(self.referee.legal_moves(seat))

    def staying(self) -> list[Seat]:
        return list(map(Seat, self.referee.on_road()))

    def mover(self, acting: list[Seat]) -> Seat:
        return self.chance.choice(acting)

    def chosen(self, player: Player, seat: Seat, moves: list[Move]) -> Move:
        return player(self.referee, seat, moves, self.chance)

    def note(self, line: tuple[Any, ...]) -> None:
        self.happened[line[0]] += 1

    def note_end(self) -> None:
        self.happened[f"ended: {self.referee.ended()}"] += 1
