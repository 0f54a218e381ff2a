"""Counts the turns of whole games between computers: ``Manifest.usual_turns`` has their median.

``python -m benchmarks.game_lengths``, or ``… ruta-2``. A turn is what one seat does until another
acts. Where all choose at once, each choice counts as one.
"""

import argparse
from hashlib import sha256
from statistics import median, quantiles
from typing import Final

from ai.base import unhurried
from benchmarks.strength import CONTESTS, Contest, contest_named
from core.game import Seat
from core.rng import Rng

GAMES: Final = 20
LEVELS: Final = ("normal", "easy")
"""Who plays: the first of these that the game has."""


def turns_of(contest: Contest, number: int) -> int:
    """Play one game to its end; ``number`` determines the deal and all randomness."""
    game, count, last = contest.game, 0, None
    agent = next(contest.agents[level] for level in LEVELS if level in contest.agents)
    state = game.initial_state(contest.seats, contest.options, _seed("deal", number)).state
    ply = 0
    while acting := game.to_act(state):
        seat: Seat = min(acting)
        count += seat != last
        view, legal = game.view_for(state, seat), list(game.legal_moves(state, seat))
        rng, budget = Rng(_seed("player", number, ply)), unhurried(agent.iterations)
        move = agent.choose(game, view, legal, rng, budget)
        state, last, ply = game.apply(state, seat, move).state, seat, ply + 1
    return count


def _seed(*parts: object) -> bytes:
    return sha256("/".join(map(str, parts)).encode()).digest()


def main() -> None:
    """Print the turns of games with their usual options, or of the contests that are named."""
    parser = argparse.ArgumentParser(description="Count the turns of whole games.")
    parser.add_argument("contest", nargs="*", type=contest_named)
    wanted = parser.parse_args().contest or [name for name in CONTESTS if "+" not in name]
    for name in wanted:
        found = [turns_of(CONTESTS[name], number) for number in range(GAMES)]
        print(f"{name:24} median {median(found):g}, 90 % up to {quantiles(found, n=10)[-1]:g}")


if __name__ == "__main__":
    main()
