"""What unknown pieces are in truth: the weights of ``ai/stratego4_beliefs.LIKELY`` fitted to games.

``python -m benchmarks.beliefs``. Normal players play each other, and what one of them may believe
is held against what it cannot see. A weight says how much likelier than its share of the unknown
pieces a rank is, given what was seen of a piece. Deals and chance are fixed.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Final, TypeAlias

sys.path.insert(0, str(Path(__file__).parent.parent))

from ai.base import unhurried
from ai.stratego4 import AGENTS
from ai.stratego4_beliefs import LIKELY, Evidence, evidence_of, left_of
from core.game import Seat
from core.rng import Rng
from games.stratego4.board import RANKS, Rank
from games.stratego4.game import STRATEGO4
from games.stratego4.state import State, rank_in
from games.stratego4.view import Options

Case: TypeAlias = tuple[int, int, bool]
"""Of a piece unknown to somebody: how many of the unknown have a rank, of how many; has it?"""

_EVERY: Final = 6
"""Moves from one look to the next: pieces do not change much in between."""

_FEWEST: Final = 200
_LEAST, _MOST = 0.01, 100.0


def looks(seats: int, number: int) -> Iterator[tuple[State, Seat]]:
    """The states of one game, now and then, and who looks at them."""
    seed = sha256(f"beliefs {seats} {number}".encode()).digest()
    state, rng = STRATEGO4.initial_state(seats, Options(), seed).state, Rng(seed)
    agent, ply = AGENTS["normal"], 0
    while acting := STRATEGO4.to_act(state):
        seat = min(acting)
        if state.round and ply % _EVERY == 0:
            yield state, seat
        view, legal = STRATEGO4.view_for(state, seat), list(STRATEGO4.legal_moves(state, seat))
        move = agent.choose(STRATEGO4, view, legal, rng.aside(ply), unhurried(agent.iterations))
        state, ply = STRATEGO4.apply(state, seat, move).state, ply + 1


def cases(state: State, seat: Seat) -> Iterator[tuple[Evidence, Rank, Case]]:
    """For each piece this seat cannot see, and each rank it could have as well as not."""
    view = STRATEGO4.view_for(state, seat)
    for piece in view.pieces:
        if piece.rank is not None:
            continue
        evidence, truth = evidence_of(piece, len(view.seats)), rank_in(state.cells[piece.space])
        left = left_of(view, piece.seat)
        unknown = sum(left)
        for rank, count in zip(RANKS, left, strict=True):
            if 0 < count < unknown:
                yield evidence, rank, (count, unknown, truth == rank)


def fitted(found: Sequence[Case]) -> float:
    """The likeliest weight: with it as many are of the rank as are to be expected."""
    least, most = _LEAST, _MOST
    for _ in range(40):
        weight = sqrt(least * most)
        expected = sum(c * weight / (c * weight + unknown - c) for c, unknown, _ in found)
        if sum(true for *_, true in found) > expected:
            least = weight
        else:
            most = weight
    return sqrt(least * most)


def main() -> None:
    """Print each weight in use beside the one that fits."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    found: dict[tuple[Evidence, Rank], list[Case]] = defaultdict(list)
    for number in range(games):
        for state, seat in looks(3 + number % 2, number):
            for evidence, rank, case in cases(state, seat):
                found[evidence, rank].append(case)
    for (evidence, rank), known in sorted(found.items()):
        if len(known) >= _FEWEST:
            used = LIKELY.get(evidence, {}).get(rank, 1.0)
            print(f"evidence {evidence} rank {rank}: {fitted(known):5.2f}, in use {used:.2f}")


if __name__ == "__main__":
    main()
