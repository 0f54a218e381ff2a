"""Runs the engine of Ruta and its referee side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any, Self

from core.game import Seat, Step, Told
from games import AnyGame
from games.ruta.view import Options
from tests.referee import lockstep
from tests.referee.lockstep import Move
from tests.referee.ruta import translation
from tests.referee.ruta.players import reach_for
from tests.referee.ruta.translation import (
    SEATS,
    VIEWERS,
    came_from_pile,
    seat_referee,
    story,
    view_words,
)

TRIED_AT_EVERY_MOVE = 2
"""How many moves are reached for at every position, only to see whether both refuse them."""


class Lockstep(lockstep.Lockstep):
    """One game of Ruta, on engine and referee."""

    words = translation
    longest_game = 600

    @classmethod
    def seated(
        cls, game: AnyGame, options: Options, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        return cls(game, step.state, seat_referee(options, step.told), seats, chance)

    def tell_move(self, seat: Seat, move: Move, told: tuple[Told[Any], ...]) -> None:
        self._note_corners(move)
        self.referee.play(move, came_from_pile(told))

    def tell_resignation(self, seat: Seat, told: tuple[Told[Any], ...]) -> None:
        self.referee.resign(seat)

    def staying(self) -> list[Seat]:
        return list(SEATS)  # whoever resigns ends the game

    def agree_on_story(self, told: tuple[Told[Any], ...]) -> None:
        """The same was told to the same; the rule text leaves the order of telling open."""
        self._same("told", sorted(story(told), key=repr), sorted(self.referee.story, key=repr))

    def agree_on_views(self) -> None:
        for viewer in VIEWERS:
            engine = view_words(self.game.view_for(self.state, viewer))
            for name, ours in self.referee.view(viewer).items():
                self._same(f"{name} seen by {viewer}", engine[name], ours)

    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        listed = [move for each in moves.values() for move in each]
        for _ in range(TRIED_AT_EVERY_MOVE):
            move = reach_for(self.referee, listed, self.slips)
            first = self.slips.random() < 0.15
            yield SEATS[0] if first else SEATS[self.referee.turn or 0], move

    def _note_corners(self, move: Move) -> None:
        """Rare things that can be seen only before the move."""
        draft, left = self.referee.draft, len(self.referee.pile + self.referee.discard)
        if move == ("draw-slot", 1) and draft[0] is None and left == 1:
            self.happened["one card for two slots"] += 1
        if move[0] in ("give-ace", "keep-ace") and None in draft:
            self.happened["an Ace beside an empty slot"] += 1
        if move[0] == "claim-route" and move not in set(self.referee.legal_moves()):
            self.happened["paid more cards than needed"] += 1

    def note(self, line: tuple[Any, ...]) -> None:
        if line[0] == "reshuffled":
            self.happened["reshuffled"] += 1
        if line[0] == "game-ended":
            self.happened[f"ended: {line[1]}"] += 1
        if line[0] == "route-claimed":
            self.happened["exact"] += line[6]
            self.happened["with a joker"] += line[4] is not None
