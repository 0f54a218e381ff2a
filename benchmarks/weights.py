"""What counts how much to the players of Ruta: `ai.ruta_values.Weights`, found by playing.

``python -m benchmarks.weights found.jsonl``. It begins with weights guessed by hand. For each step
some directions are drawn by lot; a direction moves every weight a little up or down. Who plays with
weights a little that way meets who plays with weights a little the other way, on the same deals and
in both seats, and the weights go along what won.

Every step is a line of the file, and a run that was stopped goes on after the last of them.
Directions and deals follow from the number of the step, so weights found once are found again.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from ai.ruta import greedy_move
from ai.ruta_values import Values, Weights
from benchmarks.strength import wilson
from core.game import Seat
from games.ruta.game import RUTA
from games.ruta.view import Options

Direction: TypeAlias = Mapping[str, float]
"""By how much a weight of this name is moved."""

GUESSED: Final = Weights(
    growth=1.2,
    rivals_growth=0.35,
    early=0.5,
    later=1.0,
    patience=3.0,
    second=0.6,
    third=0.4,
    fourth=0.25,
    fifth=0.15,
    held=0.7,
    exact=1.0,
    unseen=1.15,
    turned_up=0.0,
)

_PART: Final = 0.15
_LEAST: Final = 0.05
"""A direction moves a weight by this part of its size, and a little more."""

_PACE: Final = 20.0
"""A step goes twice as far as a direction that wins 60 % against its opposite."""


def directions(weights: Weights, step: int, number: int) -> list[Direction]:
    """So many, drawn by lot."""
    lot = Random(f"directions {step}")
    sizes = msgspec.structs.asdict(weights)
    return [
        {name: lot.choice((-1, 1)) * (_PART * abs(size) + _LEAST) for name, size in sizes.items()}
        for _ in range(number)
    ]


def moved(weights: Weights, direction: Direction, times: float) -> Weights:
    """These weights so many times this direction further."""
    sizes = msgspec.structs.asdict(weights)
    return Weights(**{name: sizes[name] + times * direction.get(name, 0) for name in sizes})


def advantage(one: Values, other: Values, deals: range) -> float:
    """What the one wins against the other more than half; each deal is played from both seats."""
    both = [victory((one, other), deal) - victory((other, one), deal) for deal in deals]
    return fmean(both) / 2


def victory(values: tuple[Values, Values], deal: int) -> float:
    """What the first seat wins by these values of both: 1, or a half if the victory is shared."""
    seed = sha256(f"weights {deal}".encode()).digest()
    state = RUTA.initial_state(2, Options(), seed).state
    while acting := RUTA.to_act(state):
        seat = min(acting)
        view, legal = RUTA.view_for(state, seat), list(RUTA.legal_moves(state, seat))
        state = RUTA.apply(state, seat, greedy_move(view, legal, values[seat])).state
    outcome = RUTA.outcome(state)
    winners = () if outcome is None else outcome.winners
    return (Seat(0) in winners) / len(winners)


def gain(weights: Weights, deals: range, direction: Direction) -> float:
    """What is won by going this way rather than the opposite."""
    this, opposite = (Values(moved(weights, direction, times)) for times in (1, -1))
    return advantage(this, opposite, deals)


def stepped(weights: Weights, ways: Sequence[Direction], gains: Sequence[float]) -> Weights:
    """The weights a step further: each way in proportion to what it gained."""
    for way, gained in zip(ways, gains, strict=True):
        weights = moved(weights, way, _PACE * gained / len(ways))
    return weights


def find(file: Path, steps: int, ways: int, deals: int, processes: int = 1) -> Weights:
    """Go on to so many steps, of so many directions and deals, and write each to the file."""
    known = file.read_bytes().splitlines() if file.exists() else []
    weights = msgspec.json.decode(known[-1], type=Weights) if known else GUESSED
    with file.open("ab") as lines:
        for step in range(len(known), steps):
            tried = directions(weights, step, ways)
            fresh = range(step * deals, (step + 1) * deals)
            weights = stepped(weights, tried, gains(weights, fresh, tried, processes))
            lines.write(msgspec.json.encode(weights) + b"\n")
            lines.flush()
    return weights


def gains(weights: Weights, deals: range, ways: Sequence[Direction], processes: int) -> list[float]:
    """What each of these directions gains, on so many processor cores."""
    each = partial(gain, weights, deals)
    if processes == 1:
        return [*map(each, ways)]
    with ProcessPoolExecutor(processes) as pool:
        return [*pool.map(each, ways)]


def main() -> None:
    """Print the weights that were found beside those in use, and play them against each other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=15)
    parser.add_argument("--directions", type=int, default=12)
    parser.add_argument("--deals", type=int, default=1500, help="for each direction")
    parser.add_argument("--processes", type=int, default=1)
    wishes = parser.parse_args()
    found = find(wishes.file, wishes.steps, wishes.directions, wishes.deals, wishes.processes)
    in_use = msgspec.structs.asdict(Weights())
    for name, size in msgspec.structs.asdict(found).items():
        print(f"{name:14}{size:6.2f}, in use {in_use[name]:5.2f}")
    fresh = range(wishes.steps * wishes.deals, (wishes.steps + 1) * wishes.deals)
    for name, others in (("guessed", GUESSED), ("in use", Weights())):
        share = 0.5 + advantage(Values(found), Values(others), fresh)
        low, high = wilson(share * 2 * len(fresh), 2 * len(fresh))
        print(f"against {name}: {100 * share:.1f} % [{100 * low:.0f}, {100 * high:.0f}]")


if __name__ == "__main__":
    main()
