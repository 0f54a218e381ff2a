"""Measures the speed of the rules, through the interface the bot uses, against python-chess.

``python -m benchmarks.engine``. All games and chess are played at random, in alternating rounds of
the same run, so that a busy machine slows all alike: compare the ratios. Processor time: the best
round for whole games, microseconds a call for the parts.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Any, Final

import chess

from benchmarks.rig.figures import note
from catalog import CATALOG
from core.game import Seat
from core.rng import Rng
from tables.model.game_json import AnyGame

ROUNDS: Final = 5
SECONDS: Final = 1.0
"""Processor time of a round, in seconds."""

IMAGINED: Final = 5
"""Worlds imagined at each position."""


class Clock:
    """Sums processor time of one kind of work."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.calls = 0

    @contextmanager
    def runs(self, calls: int = 1) -> Iterator[None]:
        """Measure what runs inside."""
        start = time.process_time()
        yield
        self.seconds += time.process_time() - start
        self.calls += calls

    @property
    def each(self) -> float:
        """Microseconds a call."""
        return 1e6 * self.seconds / self.calls if self.calls else 0.0


def seed_of(number: int) -> bytes:
    """Return the seed of one game."""
    return sha256(f"engine {number}".encode()).digest()


def play(game: AnyGame, seats: int, number: int) -> int:
    """Play one whole game at random; return the number of moves."""
    chance = Random(number).random
    state = game.initial_state(seats, game.manifest.options(), seed_of(number)).state
    moves = 0
    while acting := game.to_act(state):
        seat = min(acting)
        legal = list(game.legal_moves(state, seat))
        state = game.apply(state, seat, legal[int(chance() * len(legal))]).state
        moves += 1
    return moves


def play_chess(number: int) -> int:
    """Play one whole game of chess at random; return the number of moves."""
    chance = Random(number).random
    board = chess.Board()
    moves = 0
    while not board.is_game_over(claim_draw=False):
        legal = list(board.legal_moves)
        board.push(legal[int(chance() * len(legal))])
        moves += 1
    return moves


def round_of(one_game: Callable[[int], int], first: int) -> tuple[float, float, int]:
    """Return games and moves a second in one round, and the number of games played."""
    start = time.process_time()
    games = moves = 0
    while (spent := time.process_time() - start) < SECONDS:
        moves += one_game(first + games)
        games += 1
    return games / spent, moves / spent, games


def parts(game: AnyGame, seats: int) -> dict[str, Clock]:
    """Return the time of each function, over the positions of some games."""
    clocks = {name: Clock() for name in ("apply", "legal_moves", "view_for", "imagine")}
    for number in range(3):
        chance = Random(number).random
        state = game.initial_state(seats, game.manifest.options(), seed_of(number)).state
        while acting := game.to_act(state):
            seat = min(acting)
            with clocks["legal_moves"].runs():
                legal = list(game.legal_moves(state, seat))
            with clocks["view_for"].runs():
                view = game.view_for(state, Seat(seat))
            with clocks["imagine"].runs(IMAGINED):
                for world in range(IMAGINED):
                    game.imagine(view, Rng(seed_of(world)))
            move = legal[int(chance() * len(legal))]
            with clocks["apply"].runs():
                after = game.apply(state, seat, move).state
            state = after
    return clocks


def contests() -> list[tuple[str, Callable[[int], int]]]:
    """Return every game with its fewest and most seats, and chess."""
    return [
        *(
            (f"{key}, {seats} seats", _playing(entry.game, seats))
            for key, entry in CATALOG.items()
            for seats in _fewest_and_most(entry.game)
        ),
        ("python-chess", play_chess),
    ]


def _fewest_and_most(game: AnyGame) -> list[int]:
    return sorted({game.manifest.fewest_seats, game.manifest.most_seats})


def _playing(game: AnyGame, seats: int) -> Callable[[int], int]:
    return lambda number: play(game, seats, number)


def best(rounds: Sequence[tuple[float, float, int]]) -> tuple[float, float]:
    """Return games and moves a second of the best round."""
    return max(rounds)[:2]


def main() -> None:
    """Print two tables."""
    everyone = contests()
    rounds: dict[str, list[Any]] = {name: [] for name, _ in everyone}
    first = 0
    for _ in range(ROUNDS):
        for name, one_game in everyone:
            rounds[name].append(round_of(one_game, first))
        first += 10_000
    reference = best(rounds["python-chess"])[1]
    print("| random play | games a second | moves a second | moves, to python-chess |")
    print("| --- | ---: | ---: | ---: |")
    for name, found in rounds.items():
        games, moves = best(found)
        print(f"| {name} | {games:,.0f} | {moves:,.0f} | {moves / reference:.2f} |")
        note(f"{name}: random play", moves, "moves/s")
        note(f"{name}: random play, to python-chess", moves / reference, "times")
    print("\n| microseconds a call | apply | legal_moves | view_for | imagine |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for key, entry in CATALOG.items():
        clocks = parts(entry.game, entry.game.manifest.most_seats)
        print(f"| {key} | " + " | ".join(f"{clock.each:.1f}" for clock in clocks.values()) + " |")
        for part, clock in clocks.items():
            note(f"{key}: {part}", clock.each, "µs")


if __name__ == "__main__":
    main()
