"""The engine and the referee play the same game; at every move they must agree on everything."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from core.errors import IllegalMove
from core.game import Game, Seat, Step
from games.strada_romana.events import Event
from games.strada_romana.moves import Move as EngineMove
from games.strada_romana.state import State
from games.strada_romana.view import Options, View
from tests.referee.agreement import Disagreement, agree
from tests.referee.strada_romana.players import Player, reach_for
from tests.referee.strada_romana.referee import Move
from tests.referee.strada_romana.showing import secrets, view
from tests.referee.strada_romana.translation import (
    alike,
    drawn,
    engine_move,
    move_words,
    outcome_words,
    seat_referee,
    secret_words,
    story,
    view_words,
)

StradaGame: TypeAlias = Game[State, EngineMove, Event, View, Options]

LONGEST_GAME = 900
TRIED_AT_EVERY_MOVE = 4
"""How many moves are reached for at every position, only to see whether both refuse them."""

LISTED_TRIED = 3
"""How many of the referee's runs, whichever way they go, the engine is asked for."""


class Setting(NamedTuple):
    """A game to be played. ``resign_at``: at each of these moves a seat drawn by lot gives up."""

    number: int
    seats: int
    options: Options
    players: tuple[Player, ...]
    resign_at: tuple[int, ...] = ()


def play_whole_game(game: StradaGame, setting: Setting) -> Counter[str]:
    """Play a game from the first turn to its end; how often each thing happened.

    Raises Disagreement.
    """
    seed = sha256(b"lockstep" + setting.number.to_bytes(8, "big")).digest()
    pair = Lockstep(game, setting.seats, setting.options, seed, setting.number)
    return pair.play(setting.players, setting.resign_at)


class Lockstep:
    """One game, held twice."""

    def __init__(
        self, game: StradaGame, seats: int, options: Options, seed: bytes, number: int
    ) -> None:
        step = game.initial_state(seats, options, seed)
        self.game = game
        self.state = step.state
        self.chance = Random(number)
        self.slips = Random(number)  # apart, so that what is only tried changes no game
        self.happened: Counter[str] = Counter()
        self.seats = [Seat(seat) for seat in range(seats)]
        self.referee = seat_referee(step.told, game.view_for(step.state, None), step.state)
        self._same("told", story(step.told), self.referee.story)

    def play(self, players: Sequence[Player], resign_at: Sequence[int] = ()) -> Counter[str]:
        """Play on until the game is over."""
        made = 0
        while self.referee.turn is not None:
            self._same("an end in time", made < LONGEST_GAME, True)
            moves = self.referee.legal_moves()
            self.agree_on_position(moves)
            self.agree_on_refusals(moves)
            if made in resign_at:
                self.resign(self.chance.choice(self._staying()))
            else:
                self.make(players[self.referee.turn](self.referee, moves, self.chance))
            made += 1
        self.agree_on_position([])
        self.agree_on_refusals([])
        self._note_end()
        return self.happened

    def _staying(self) -> list[Seat]:
        return [seat for seat in self.seats if seat not in self.referee.resigned]

    def make(self, move: Move) -> None:
        """Both make this move of the seat to act."""
        assert self.referee.turn is not None
        seat = Seat(self.referee.turn)
        self._note_move(move)
        step = self.game.apply(self.state, seat, engine_move(move))
        try:
            self.referee.play(move, drawn(step.told))
        except AssertionError as complaint:
            raise Disagreement(f"{move}: {complaint}") from complaint
        self._follow(step)

    def resign(self, seat: Seat) -> None:
        """This seat gives up, on both boards."""
        on_turn = seat == self.referee.turn
        self.happened["resigned while looking"] += self.referee.looking and on_turn
        self.happened["resigned in a turn"] += bool(self.referee.used) and on_turn
        self.happened["resigned in another's turn"] += not on_turn
        step = self.game.withdraw(self.state, seat)
        self.referee.resign(seat)
        self._follow(step)

    def _follow(self, step: Step[State, Event]) -> None:
        self.state = step.state
        self._same("told", story(step.told), self.referee.story)
        for line in self.referee.story:
            self._note(line)

    def agree_on_position(self, moves: list[Move]) -> None:
        """Who is to act, what they may do, what each sees, and how it stands."""
        turn = self.referee.turn
        for seat in self.seats:
            listed = [move_words(move) for move in self.game.legal_moves(self.state, seat)]
            classes = [alike(move) for move in listed]
            self._same("moves listed once", len(set(classes)), len(classes))
            ours = set(map(alike, moves)) if seat == turn else set()
            self._same(f"moves of {seat}", set(classes), ours)
            self._same("ways that are none", set(listed) - set(moves), set())
        self._same("to act", self.game.to_act(self.state), {turn} - {None})
        self._same("end", outcome_words(self.game.outcome(self.state)), self.referee.outcome())
        self._agree_on_views()
        if turn is not None:
            fallback = move_words(self.game.fallback_move(self.state, Seat(turn)))
            self._same("fallback", self.referee.refuses(turn, fallback), None)

    def _agree_on_views(self) -> None:
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

    def agree_on_refusals(self, moves: list[Move]) -> None:
        tried = [reach_for(self.referee, moves, self.slips) for _ in range(TRIED_AT_EVERY_MOVE)]
        tried += self.slips.sample(moves, min(LISTED_TRIED, len(moves)))
        for move in tried:
            other = self.slips.random() < 0.1 or self.referee.turn is None
            seat = self.slips.choice(self.seats) if other else Seat(self.referee.turn or 0)
            complaint = self.referee.refuses(seat, move)
            refused = self.game.check(self.state, seat, engine_move(move)) is not None
            self._same(f"{seat} tries {move} ({complaint}), refused", refused, bool(complaint))
            self.happened[complaint or "not refused"] += 1
            if complaint:
                self._agree_it_is_not_made(seat, move)

    def _agree_it_is_not_made(self, seat: Seat, move: Move) -> None:
        try:
            self.game.apply(self.state, seat, engine_move(move))
        except IllegalMove:
            return
        self._same(f"{move} applied", "made", "refused")

    def _note_move(self, move: Move) -> None:
        """Count what is about to happen, for the tests of how far the games reach."""
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

    def _note(self, line: tuple[Any, ...]) -> None:
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

    def _note_end(self) -> None:
        game, outcome = self.referee, self.referee.outcome()
        assert outcome is not None
        staying = [seat for seat, _, _, _ in outcome["standings"] if seat not in game.resigned]
        for one, other in pairwise(staying):
            if game.score(one) == game.score(other):
                even = game.coins[one] == game.coins[other]
                self.happened["tie by turns" if even else "tie by coins"] += 1

    def _same(self, what: str, engine: Any, ours: Any) -> None:
        agree(f"move {self.referee.moves_made}, {what}", engine, ours)
