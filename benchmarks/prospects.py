"""Who wins at Stratego 4: the weights of ``ai/stratego4_prospects.WEIGHTS`` fitted to games.

``python -m benchmarks.prospects``. Normal players play each other; now and then whoever is to move
says of each seat what it sees (`features`), and that is held against who won in the end. Of each
weight is asked what makes the victories likeliest. Deals and chance are fixed.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from math import exp, log
from pathlib import Path
from typing import Final, TypeAlias

sys.path.insert(0, str(Path(__file__).parent.parent))

from ai.base import unhurried
from ai.stratego4 import AGENTS
from ai.stratego4_prospects import WEIGHTS, Features, features
from ai.stratego4_races import Field
from core.game import Seat
from core.rng import Rng
from games.stratego4.game import STRATEGO4
from games.stratego4.view import Options

Case: TypeAlias = tuple[Sequence[Features], int]
"""What was seen of each seat still in the game, and the place among them of the one that won."""

_EVERY: Final = 7
"""Moves from one look to the next."""

_ROUNDS: Final = 60


def cases(seats: int, number: int) -> Iterator[Case]:
    """Of one game that somebody won."""
    seed = sha256(f"prospects {seats} {number}".encode()).digest()
    state, rng = STRATEGO4.initial_state(seats, Options(), seed).state, Rng(seed)
    seen: list[dict[Seat, Features]] = []
    agent, ply = AGENTS["normal"], 0
    while acting := STRATEGO4.to_act(state):
        seat = min(acting)
        view, legal = STRATEGO4.view_for(state, seat), list(STRATEGO4.legal_moves(state, seat))
        if state.round and ply % _EVERY == 0:
            field = Field(view)
            playing = [Seat(one) for one in range(seats) if not view.seats[one].out]
            seen.append({one: features(field, one) for one in playing})
        move = agent.choose(STRATEGO4, view, legal, rng.aside(ply), unhurried(0))
        state, ply = STRATEGO4.apply(state, seat, move).state, ply + 1
    outcome = STRATEGO4.outcome(state)
    if outcome is not None and len(outcome.winners) == 1:
        for look in seen:
            if outcome.winners[0] in look:
                yield list(look.values()), list(look).index(outcome.winners[0])


def chances(weights: Features, looks: Sequence[Features]) -> list[float]:
    """How likely each of these seats wins."""
    strengths = [exp(sum(weights[name] * n for name, n in look.items())) for look in looks]
    return [strength / sum(strengths) for strength in strengths]


def fitted(known: Sequence[Case]) -> Mapping[str, float]:
    """The likeliest weights: Newton's method, one weight at a time."""
    weights = dict.fromkeys(WEIGHTS, 0.0)
    for _ in range(_ROUNDS):
        slope, bend = dict.fromkeys(WEIGHTS, 0.0), dict.fromkeys(WEIGHTS, 1e-6)
        for looks, winner in known:
            likely = chances(weights, looks)
            for name in WEIGHTS:
                numbers = [look.get(name, 0.0) for look in looks]
                mean = sum(c * n for c, n in zip(likely, numbers, strict=True))
                slope[name] += numbers[winner] - mean
                bend[name] += sum(c * (n - mean) ** 2 for c, n in zip(likely, numbers, strict=True))
        for name in WEIGHTS:
            weights[name] += slope[name] / bend[name] / 2
    return weights


def surprise(weights: Features, known: Sequence[Case]) -> float:
    """The mean logarithm of how unlikely what happened was thought to be."""
    return -sum(log(chances(weights, looks)[winner]) for looks, winner in known) / len(known)


def main() -> None:
    """Print each weight in use beside the one that fits, and how much they foretell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    known = [case for number in range(games) for case in cases(4, number)]
    weights = fitted(known)
    for name, weight in weights.items():
        print(f"{name:16} {weight:5.2f}, in use {WEIGHTS[name]:5.2f}")
    nothing = dict.fromkeys(WEIGHTS, 0.0)
    for name, each in {"by chance": nothing, "in use": WEIGHTS, "fitted": weights}.items():
        print(f"surprise {name}: {surprise(each, known):.3f} of {len(known)} looks")


if __name__ == "__main__":
    main()
