"""What promises victory in Ruta: the weights of ``ai/ruta.WEIGHTS`` fitted to games.

``python -m benchmarks.promises hard``, or ``expert``. Players of the level below play each other
(`hard` with few playouts); now and then the difference of both seats' prospects is written down,
and in the end who won. The weights are those of a logistic regression, without what the level
leaves out of account. Deals and chance are fixed.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import exp, log
from pathlib import Path
from typing import Final, TypeAlias

sys.path.insert(0, str(Path(__file__).parent.parent))

from ai.base import unhurried
from ai.ruta import AGENTS, WEIGHTS, lead
from core.game import Level, Seat
from core.rng import Rng
from games.ruta.game import RUTA
from games.ruta.state import State
from games.ruta.view import Options

Case: TypeAlias = tuple[Sequence[float], float]
"""By how much the seat to act was ahead, and what it won in the end."""

BELOW: Final[dict[Level, Level]] = {"hard": "normal", "expert": "hard"}
"""Whose games tell a level what promises victory."""

PLAYOUTS: Final = 100

_EVERY: Final = 5
"""Moves from one look to the next."""

_STEPS: Final = 8


def cases(player: Level, number: int) -> Iterator[Case]:
    """What was to be seen now and then in one game that this player played against itself."""
    seed, agent = sha256(f"promises {number}".encode()).digest(), AGENTS[player]
    state, seen = RUTA.initial_state(2, Options(), seed).state, list[tuple[Seat, State]]()
    while acting := RUTA.to_act(state):
        seat = min(acting)
        if (state.move_number + number) % _EVERY == 0:
            seen.append((seat, state))
        view, legal = RUTA.view_for(state, seat), list(RUTA.legal_moves(state, seat))
        chance = Rng(seed).aside(state.move_number)
        move = agent.choose(RUTA, view, legal, chance, unhurried(PLAYOUTS))
        state = RUTA.apply(state, seat, move).state
    outcome = RUTA.outcome(state)
    winners = () if outcome is None else outcome.winners
    for seat, then in seen:
        views = (RUTA.view_for(then, seat), RUTA.view_for(then, Seat(1 - seat)))
        yield lead(*views), (seat in winners) / len(winners)


def _chance(weights: Sequence[float], ahead: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum(w * a for w, a in zip(weights, ahead, strict=True))))


def fitted(found: Sequence[Case], used: Sequence[float]) -> list[float]:
    """The likeliest weights, by Newton's method; nothing where ``used`` is nothing."""
    heeded = [i for i, weight in enumerate(used) if weight]
    few = [([ahead[i] for i in heeded], won) for ahead, won in found]
    weights = [0.0] * len(heeded)
    for _ in range(_STEPS):
        weights = _nearer(weights, few)
    known = dict(zip(heeded, weights, strict=True))
    return [known.get(i, 0.0) for i in range(len(used))]


def _nearer(
    weights: Sequence[float], found: Sequence[tuple[Sequence[float], float]]
) -> list[float]:
    """One step of Newton's."""
    slope = [0.0] * len(weights)
    bend = [[0.0] * len(weights) for _ in weights]
    for ahead, won in found:
        chance = _chance(weights, ahead)
        for i, one in enumerate(ahead):
            slope[i] += (won - chance) * one
            for j, other in enumerate(ahead):
                bend[i][j] += chance * (1 - chance) * one * other
    return [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan's way; the matrix is symmetric and positive, so that no row is exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        rows[i] = pivot = [value / pivot[i] for value in pivot]
        for k, row in enumerate(rows):
            if k != i:
                rows[k] = [a - row[i] * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]


def surprise(weights: Sequence[float], found: Sequence[Case]) -> float:
    """The mean logarithm of the loss: 0.69 for whoever knows nothing."""
    chances = [(_chance(weights, ahead), won) for ahead, won in found]
    return -sum(won * log(p) + (1 - won) * log(1 - p) for p, won in chances) / len(found)


def main() -> None:
    """Print the weights in use beside those that fit, and how much each foretells of new games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("level", choices=list(BELOW))
    parser.add_argument("--games", type=int, default=800)
    wishes = parser.parse_args()
    player, used, games = BELOW[wishes.level], WEIGHTS[wishes.level], wishes.games
    known = [case for number in range(games) for case in cases(player, number)]
    new = [case for number in range(games, games + games // 4) for case in cases(player, number)]
    for name, weights in (("in use", used), ("fitted", fitted(known, used))):
        print(f"{name}: {', '.join(f'{weight:.3f}' for weight in weights)}", end="")
        print(f"; surprise {surprise(weights, new):.4f} in {len(new)} positions")


if __name__ == "__main__":
    main()
