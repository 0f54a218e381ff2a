"""Simulates a thousand tables of random people with many faults, and checks every law.

``python -m tests.simulation.thousand_tables [--toys 950] [--real 50] [--knaves 0] [--first 0]``.
Knaves are people who hold games up by legal means (``tests/simulation/people.py``). A broken law
stops the run and prints the seed that reproduces it. The laws stand in
``tests/simulation/laws.py``; every run of the tests plays a hundred of these tables.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Mapping

from catalog import CATALOG
from model.game_json import AnyGame
from tests.simulation.world import TOYS, World

_REAL: Mapping[str, AnyGame] = {key: entry.game for key, entry in CATALOG.items()}


def play(
    games: Mapping[str, AnyGame], tables: int, *, each: int, first: int = 0, knaves: bool = False
) -> Counter[str]:
    """Simulate worlds from this seed on until there were enough tables; count how they ended."""
    told, seed = Counter[str](), first
    while told["tables"] < tables:
        world = World(seed, games, tables=each, with_knaves=knaves)
        try:
            asyncio.run(world.live())
        except BaseException:
            print(f"seed {seed}", file=sys.stderr)
            raise
        found = world.known.tables.values()
        told.update(table.status.value for table in found)
        told["tables"] += len(found)
        told["moves"] += sum(table.moves for table in found)
        told["messages"] += world.discord.sent
        told["sounds"] += world.sounds
        seed += 1
    told["worlds"] = seed - first
    return told


def main(toys: int, real: int, knaves: int, first: int) -> None:
    """Simulate, and print the counts."""
    for name, games, tables, each in (
        ("toy", TOYS, toys, 10),
        ("real", _REAL, real, 6),
        ("knavish", TOYS, knaves, 10),
    ):
        began = time.process_time()
        told = play(games, tables, each=each, first=first, knaves=name == "knavish")
        took = time.process_time() - began
        figures = ", ".join(f"{count} {what}" for what, count in sorted(told.items()))
        print(f"{name} games: {figures}; {took:.0f} s of processor time", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--toys", type=int, default=950, help="tables of the toy game")
    parser.add_argument("--real", type=int, default=50, help="tables of the games of the house")
    parser.add_argument("--knaves", type=int, default=0, help="tables of the toy game, with knaves")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first world")
    wish = parser.parse_args()
    main(wish.toys, wish.real, wish.knaves, wish.first)
