"""Runs the engine of Jacynth and its referee side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any, Self

from core.game import Seat, Step, Told
from games import AnyGame
from games.jacynth.view import Options
from tests.referee import lockstep
from tests.referee.jacynth.alone_games import setting
from tests.referee.jacynth.districts import points_by_suit
from tests.referee.jacynth.printed_board import CARDS, PLACES
from tests.referee.jacynth.referee import Play, Referee
from tests.referee.jacynth.translation import (
    Words,
    control_words,
    drawn,
    engine_options,
    seat_referee,
    view_words,
)
from tests.referee.lockstep import Move, Setting

TRIED_AT_EVERY_MOVE = 4
"""How many moves are reached for at every position, only to see whether both refuse them."""


def setting_of(number: int) -> Setting:
    """The game of this number, with the options as the engine takes them."""
    in_words = setting(number)
    return in_words._replace(options=engine_options(in_words.options))


class Lockstep(lockstep.Lockstep):
    """One game of Jacynth, on engine and referee."""

    longest_game = 40

    def __init__(
        self, game: AnyGame, state: Any, referee: Referee, seats: int, chance: Random
    ) -> None:
        super().__init__(game, state, referee, seats, chance)
        self.words = Words(referee)

    @classmethod
    def seated(
        cls, game: AnyGame, options: Options, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        return cls(game, step.state, seat_referee(options, step.told), seats, chance)

    def tell_move(self, seat: Seat, move: Move, told: tuple[Told[Any], ...]) -> None:
        _, card, place, marked = move
        self.referee.play(seat, ("play", card, place, marked), drawn(told))

    def tell_resignation(self, seat: Seat, told: tuple[Told[Any], ...]) -> None:
        self.referee.resign(seat, drawn(told))

    def agree_on_views(self) -> None:
        for viewer in (None, *self.seats):
            view = self.game.view_for(self.state, viewer)
            engine = view_words(view)
            for name, ours in self.referee.view(viewer).items():
                self._same(f"{name} seen by {viewer}", engine[name], ours)
            self._same("districts", control_words(view), self.referee.control())
            self._same("points", [seat.points for seat in view.seats], self._points())
        for seat in self.acting():
            late = self.words.move_words(self.game.fallback_move(self.state, seat))
            self._same("played for who is late", late in self.referee.overdue_moves(), True)

    def _points(self) -> list[int]:
        referee = self.referee
        return [sum(points_by_suit(referee.city, referee.tokens, seat)) for seat in self.seats]

    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        for _ in range(TRIED_AT_EVERY_MOVE):
            is_other = self.slips.random() < 0.2
            seat = self.slips.choice(self.seats) if is_other else self.acting()[:1]
            yield (seat if isinstance(seat, int) else (*seat, self.seats[0])[0]), self._reach_for()

    def _reach_for(self) -> Play:
        """A move as a clumsy player might try it: most are against the rules, some are not."""
        referee, slips = self.referee, self.slips
        hand = sorted(referee.hands[referee.turn or 0])
        card = slips.choice([*hand, *hand, *hand, slips.choice([*CARDS, "unicorn"])])
        open_places = referee.open_places()
        place = slips.choice([*open_places, *open_places, slips.choice([*PLACES, "g7"])])
        laid = [*referee.city.values(), card]
        marked = slips.choice([None, card, *laid, slips.choice([*CARDS])])
        return "play", card, place, marked

    def note(self, line: tuple[Any, ...]) -> None:
        self.happened[line[0]] += 1
        if line[0] == "control":
            self.happened[f"lost by {len(line[3])}"] += 1

    def note_end(self) -> None:
        self.happened[f"ended: {self.referee.ended()}"] += 1
