"""The engine and the referee play the same game; at every move they must agree on everything."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from core.errors import IllegalMove
from core.game import Game, Seat, Step
from games.la_strada.events import Event
from games.la_strada.moves import Move as EngineMove
from games.la_strada.state import State
from games.la_strada.view import Options, View
from tests.referee.agreement import Disagreement, agree
from tests.referee.la_strada.players import Player, reach_for
from tests.referee.la_strada.referee import Move
from tests.referee.la_strada.translation import (
    engine_move,
    move_words,
    outcome_words,
    seat_referee,
    story,
    turned_up,
    view_words,
)

StradaGame: TypeAlias = Game[State, EngineMove, Event, View, Options]

LONGEST_GAME = 450
TRIED_AT_EVERY_MOVE = 3
"""How many moves are reached for at every position, only to see whether both refuse them."""


class Setting(NamedTuple):
    """A game to be played. ``resign_at``: at each of these moves a seat drawn by lot gives up."""

    number: int
    seats: int
    options: Options
    players: tuple[Player, ...]
    resign_at: tuple[int, ...] = ()


def play_whole_game(game: StradaGame, setting: Setting) -> Counter[str]:
    """Play a game from the first workshop to its end; how often each thing happened.

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
        view = game.view_for(step.state, None)
        self.referee = seat_referee(seats, options, step.told, view)
        self._same("told", story(step.told), self.referee.story)

    def play(self, players: Sequence[Player], resign_at: Sequence[int] = ()) -> Counter[str]:
        """Play on until the game is over."""
        made = 0
        while self.referee.turn is not None:
            self._same("an end in time", made < LONGEST_GAME, True)
            moves = self.referee.legal_moves()
            self.agree_on_position(moves)
            self._agree_on_refusals(moves)
            if made in resign_at:
                self.resign(self.chance.choice(self._staying()))
            else:
                self.make(players[self.referee.turn](self.referee, moves, self.chance))
            made += 1
        self.agree_on_position([])
        self._agree_on_refusals([])
        self._note_end()
        return self.happened

    def _staying(self) -> list[Seat]:
        return [seat for seat in self.seats if seat not in self.referee.resigned]

    def make(self, move: Move) -> None:
        """Both make this move of the seat to act."""
        assert self.referee.turn is not None
        seat = Seat(self.referee.turn)
        step = self.game.apply(self.state, seat, engine_move(move))
        try:
            self.referee.play(move, turned_up(step.told))
        except AssertionError as complaint:
            raise Disagreement(f"{move}: {complaint}") from complaint
        self.happened[move[0]] += 1
        self._follow(step)

    def resign(self, seat: Seat) -> None:
        """This seat gives up, on both boards."""
        self.happened["resigned while placing"] += bool(self.referee.placing)
        self.happened["resigned on turn"] += seat == self.referee.turn
        step = self.game.withdraw(self.state, seat)
        self.referee.resign(seat, turned_up(step.told))
        self._follow(step)

    def _follow(self, step: Step[State, Event]) -> None:
        self.state = step.state
        self._same("told", story(step.told), self.referee.story)
        for line in self.referee.story:
            self._note(line)

    def agree_on_position(self, moves: list[Move]) -> None:
        """Who is to act, what they may do, what all see, and how it stands."""
        turn = self.referee.turn
        for seat in self.seats:
            listed = [move_words(move) for move in self.game.legal_moves(self.state, seat)]
            self._same("moves listed once", len(set(listed)), len(listed))
            self._same(f"moves of {seat}", set(listed), set(moves) if seat == turn else set())
        self._same("to act", self.game.to_act(self.state), {turn} - {None})
        self._same("end", outcome_words(self.game.outcome(self.state)), self.referee.outcome())
        self._agree_on_views()
        if turn is not None:
            fallback = move_words(self.game.fallback_move(self.state, Seat(turn)))
            self._same("fallback", self.referee.refuses(turn, fallback), None)

    def _agree_on_views(self) -> None:
        """The public sees what the referee shows, and every seat the same. R-1.4."""
        public = self.game.view_for(self.state, None)
        engine, ours = view_words(public), self.referee.view()
        for name in ours:
            self._same(f"{name} seen", engine[name], ours[name])
        for seat in self.seats:
            same = msgspec.structs.replace(public, viewer=seat)
            self._same(f"view of {seat}", self.game.view_for(self.state, seat), same)

    def _agree_on_refusals(self, moves: list[Move]) -> None:
        for _ in range(TRIED_AT_EVERY_MOVE):
            move = reach_for(self.referee, moves, self.slips)
            other = self.slips.random() < 0.1 or self.referee.turn is None
            seat = self.slips.choice(self.seats) if other else Seat(self.referee.turn or 0)
            complaint = self.referee.refuses(seat, move)
            refused = self.game.check(self.state, seat, engine_move(move)) is not None
            self._same(f"{seat} tries {move}, refused", refused, complaint is not None)
            self.happened[complaint or "not refused"] += 1
            if complaint:
                self._agree_it_is_not_made(seat, move)

    def _agree_it_is_not_made(self, seat: Seat, move: Move) -> None:
        try:
            self.game.apply(self.state, seat, engine_move(move))
        except IllegalMove:
            return
        self._same(f"{move} applied", "made", "refused")

    def _note(self, line: tuple[Any, ...]) -> None:
        """Count what happened, for the tests of how far the games reach."""
        kind, seat = line[0], line[1]
        if kind == "turn-began":
            self.happened["days lost at ten"] += line[2] < 6
            self.happened["began in debt"] += line[3] - line[2] < 0
        elif kind == "turn-ended" and line[4]:
            self.happened["ended by itself" if line[2] else "saved by itself"] += 1
        elif kind == "link-built":
            self.happened[f"passed {len(line[3])} settlements"] += 1
            for ground, left in self.referee.tiles_left(seat).items():
                self.happened[f"no {ground} tile left"] += left == 0
        elif kind == "cut-off":
            self.happened[f"no {line[2]} left"] += 1
            self.happened["passed over"] += self.referee.reason is None
        elif kind == "game-ended":
            self.happened[f"ended: {seat}"] += 1

    def _note_end(self) -> None:
        outcome = self.referee.outcome()
        assert outcome is not None
        (_, rank, gold, _), (_, other_rank, other_gold, _) = outcome["standings"][:2]
        if gold == other_gold and not self.referee.resigned:
            self.happened["shared" if rank == other_rank else "won by days"] += 1

    def _same(self, what: str, engine: Any, ours: Any) -> None:
        agree(f"move {self.referee.moves_made}, {what}", engine, ours)
