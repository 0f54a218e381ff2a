"""How far a playout should go: what is promised after so many moves, held against the end.

``python -m benchmarks.depths ruta``. In positions of games between normal players each candidate
is played on by habit in the same imagined worlds, to the end of the game. For each depth is shown
how well the promises after so many moves agree with who won in other worlds (1: as well as the
mean of endless games would), by how much the promises of candidates differ, and the noise of one
playout; and how well they would agree after as much work as so many playouts of six moves.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final, TypeAlias

sys.path.insert(0, str(Path(__file__).parent.parent))

from ai.base import unhurried
from ai.ruta import RutaSense
from ai.search import Sense
from ai.strada_romana import StradaRomanaSense
from catalog import CATALOG
from core.game import Game, Seat
from core.rng import Rng

SENSES: Final[dict[str, Sense[Any, Any]]] = {
    "ruta": RutaSense(),
    "strada-romana": StradaRomanaSense(),
}
DEPTHS: Final = (0, 2, 4, 6, 8, 12, 18, 24)
_MOST: Final = 8
_MOVES_APART: Final = 7
_WORKS: Final = (10, 30, 100, 300)
_USUAL: Final = 6

Judged: TypeAlias = list[float]
"""What each candidate of a position is worth, the mean of them taken away."""

Rows: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""For each world, for each candidate, what `told` tells."""

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def _seed(what: str, number: int) -> bytes:
    return sha256(f"depths {what} {number}".encode()).digest()


def positions(key: str, number: int) -> Iterator[tuple[Any, Seat]]:
    """One position of each of so many games, some early, some late, and who is to act."""
    game, agent = CATALOG[key].game, CATALOG[key].agents["normal"]
    for deal in range(number):
        seed = _seed("deal", deal)
        state = game.initial_state(game.manifest.fewest_seats, game.manifest.options(), seed).state
        for ply in range(_USUAL + deal * _MOVES_APART % 50):
            for seat in sorted(game.to_act(state))[:1]:
                view, legal = game.view_for(state, seat), list(game.legal_moves(state, seat))
                move = agent.choose(game, view, legal, Rng(seed).aside(ply), unhurried(0))
                state = game.apply(state, seat, move).state
        for seat in sorted(game.to_act(state))[:1]:
            yield state, seat


def told(game: AnyGame, sense: Sense[Any, Any], state: Any, seat: Seat) -> list[float]:
    """What a playout promises this seat after each of DEPTHS, and last what the seat has won."""
    promises: list[float] = []
    depth = 0
    while acting := game.to_act(state):
        if depth in DEPTHS:
            promises.append(sense.promise(partial(game.view_for, state), seat))
        mover = min(acting)
        legal = list(game.legal_moves(state, mover))
        move = sense.habit(game.view_for(state, mover), legal, lambda: 0.5)
        state, depth = game.apply(state, mover, move).state, depth + 1
    outcome = game.outcome(state)
    winners = () if outcome is None else outcome.winners
    won = (seat in winners) / max(len(winners), 1)
    return [*promises, *[won] * (len(DEPTHS) + 1 - len(promises))]


def judged(rows: Rows, place: int) -> Judged:
    """The candidates by what stands at this place of all their playouts in these worlds."""
    each = [fmean(told[place] for told in column) for column in zip(*rows, strict=True)]
    return [worth - fmean(each) for worth in each]


def together(ones: Sequence[Judged], others: Sequence[Judged]) -> float:
    """The mean product, over all candidates of all positions."""
    pairs = zip(ones, others, strict=True)
    return fmean(a * b for one, other in pairs for a, b in zip(one, other, strict=True))


def playouts(key: str, state: Any, seat: Seat, worlds: int) -> list[list[list[float]]]:
    """For each imagined world what every candidate of this position comes to."""
    game, sense = CATALOG[key].game, SENSES[key]
    view = game.view_for(state, seat)
    tried = sense.candidates(view, list(game.legal_moves(state, seat)))[:_MOST]
    return [
        [told(game, sense, game.apply(world, seat, move).state, seat) for move in tried]
        for world in (game.imagine(view, Rng(_seed("world", n))) for n in range(worlds))
    ]


def line(halves: Sequence[tuple[Rows, Rows]], place: int) -> str:
    """Agreement, difference and noise of what was told at this place, and agreement after work."""
    ones, others = ([judged(half[side], place) for half in halves] for side in (0, 1))
    ends, other_ends = ([judged(half[side], -1) for half in halves] for side in (0, 1))
    signal, truth = together(ones, others), together(ends, other_ends)
    if min(signal, truth) <= 0:
        return "too few positions to tell"
    right = (together(ones, other_ends) + together(others, ends)) / 2
    agreement = right / sqrt(signal * truth)
    spread = (together(ones, ones) + together(others, others)) / 2
    noise = (spread - signal) * len(halves[0][0])
    many = [work * (_USUAL + 1) / (DEPTHS[place] + 1) for work in _WORKS]
    after = [agreement * sqrt(signal / (signal + noise / each)) for each in many]
    shares = " ".join(f"{share:.2f}" for share in after)
    return f"{agreement:9.2f}{sqrt(signal):11.3f}{sqrt(max(noise, 0)):7.3f}  {shares}"


def main() -> None:
    """Print a line for each depth."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=list(SENSES))
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--worlds", type=int, default=60)
    wishes = parser.parse_args()
    half, halves = wishes.worlds // 2, list[tuple[Rows, Rows]]()
    for state, seat in positions(wishes.game, wishes.positions):
        rows = playouts(wishes.game, state, seat, 2 * half)
        halves.append((rows[:half], rows[half:]))
    print(f"depth agreement difference noise  after the work of {_WORKS} playouts of {_USUAL}")
    for place, depth in enumerate(DEPTHS):
        print(f"{depth:5}{line(halves, place)}")


if __name__ == "__main__":
    main()
