"""Runs the engine of Strada Romana and its referee side by side."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Self

import msgspec

from core.game import Seat, Step, Told
from games import AnyGame
from games.strada_romana.view import Options
from tests.referee import lockstep
from tests.referee.lockstep import Move
from tests.referee.strada_romana import translation
from tests.referee.strada_romana.players import reach_for
from tests.referee.strada_romana.referee_views import secrets, view
from tests.referee.strada_romana.translation import (
    alike,
    drawn,
    move_words,
    seat_referee,
    secret_words,
    view_words,
)

TRIED_AT_EVERY_MOVE = 4
"""How many moves are reached for at every position, only to see whether both refuse them."""

LISTED_TRIED = 3
"""How many of the referee's runs, whichever way they go, the engine is asked for."""


class Lockstep(lockstep.Lockstep):
    """One game of Strada Romana, on engine and referee."""

    words = translation
    longest_game = 900

    @classmethod
    def seated(
        cls, game: AnyGame, options: Options, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        referee = seat_referee(step.told, game.view_for(step.state, None), step.state)
        return cls(game, step.state, referee, seats, chance)

    def tell_move(self, seat: Seat, move: Move, told: tuple[Told[Any], ...]) -> None:
        self.referee.play(move, drawn(told))

    def tell_resignation(self, seat: Seat, told: tuple[Told[Any], ...]) -> None:
        self.referee.resign(seat)

    def agree_on_moves(self, seat: Seat, moves: list[Move]) -> None:
        """Of ways that come to the same the engine lists one, and it is a way."""
        listed = [move_words(move) for move in self.game.legal_moves(self.state, seat)]
        classes = [alike(move) for move in listed]
        self._same("moves listed once", len(set(classes)), len(classes))
        self._same(f"moves of {seat}", set(classes), set(map(alike, moves)))
        self._same("ways that are none", set(listed) - set(moves), set())

    def agree_on_views(self) -> None:
        """The public sees the table, every seat the same and its own wagon tiles. R-1.11."""
        public = self.game.view_for(self.state, None)
        engine, ours = view_words(public), view(self.referee)
        self._same("what is seen", {*engine}, {*ours})
        for name in ours:
            self._same(f"{name} seen", engine[name], ours[name])
        for seat in (None, *self.seats):
            seen = self.game.view_for(self.state, seat)
            self._same(f"own tiles of {seat}", secret_words(seen), secrets(self.referee, seat))
            same = msgspec.structs.replace(
                public, viewer=seat, hand=seen.hand, remembered=seen.remembered, stack=seen.stack
            )
            self._same(f"the rest of the view of {seat}", seen, same)

    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        listed = [move for each in moves.values() for move in each]
        tried = [reach_for(self.referee, listed, self.slips) for _ in range(TRIED_AT_EVERY_MOVE)]
        for move in (*tried, *self.slips.sample(listed, min(LISTED_TRIED, len(listed)))):
            other = self.slips.random() < 0.1 or self.referee.turn is None
            yield self.slips.choice(self.seats) if other else Seat(self.referee.turn or 0), move

    def note_resignation(self, seat: Seat) -> None:
        on_turn = seat == self.referee.turn
        self.happened["resigned while looking"] += self.referee.looking and on_turn
        self.happened["resigned in a turn"] += bool(self.referee.used) and on_turn
        self.happened["resigned in another's turn"] += not on_turn

    def note_move(self, seat: Seat, move: Move) -> None:
        game = self.referee
        self.happened[" ".join(move[:2]) if move[0] == "buy" else move[0]] += 1
        if move[0] == "run":
            self.happened["went on"] += game.ran[-1:] == [move[1]]
            self.happened["came back"] += game.at[move[1]] in move[2]
            self.happened["ran over others"] += any(game.occupied(s, move[1]) for s in move[2])
        elif move[0] in ("tile", "cube"):
            self.happened["second good"] += game.tile_taken or game.cube_taken
            self.happened["tile for nothing"] += move[0] == "tile" and not any(
                good == game.area_tiles[move[1]] for good in game.market_cubes.values()
            )

    def note(self, line: tuple[Any, ...]) -> None:
        kind = line[0]
        if kind == "turn-ended":
            self.happened["points lost"] += line[2] > self.referee.allowance() - 3
        elif kind in ("tile-taken", "cube-taken"):
            self.happened[f"no {kind[:4]} left in the bag"] += line[-1] is None
        elif kind == "coins-changed":
            self.happened["two points at once"] += line[2] > 1
        elif kind == "tiles-shown":
            self.happened["wagon tiles below zero"] += line[3] < 0
        elif kind == "game-ended":
            self.happened[f"ended: {line[1]}"] += 1

    def note_end(self) -> None:
        game, outcome = self.referee, self.referee.outcome()
        assert outcome is not None
        staying = [seat for seat, _, _, _ in outcome["standings"] if seat not in game.resigned]
        for one, other in pairwise(staying):
            if game.score(one) == game.score(other):
                even = game.coins[one] == game.coins[other]
                self.happened["tie by turns" if even else "tie by coins"] += 1
