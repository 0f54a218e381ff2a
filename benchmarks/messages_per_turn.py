"""Counts what a turn costs in messages: posts, edits, sounds, requests and visits to the store.

``python -m benchmarks.messages_per_turn [--games ruta …] [--moves 60]``. Games by chance among as
many people as there can be, who move at once, or hours later. A *turn* is a question that somebody
is asked of whom something else was asked before. A *sound*: somebody mentioned by a post, or a
direct message that is not silent.
"""

import argparse
import asyncio
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from simcord import HttpLogEntry

from benchmarks.phone_screen import Table, make_bot
from benchmarks.posts_left import Unpainted
from benchmarks.rig.figures import note
from benchmarks.rig.random_games import known_game
from catalog import GAMES
from core.texts import ORIGINAL
from playroom.server import SimulatedServer
from tests.e2e.store_visits import counted_visits

PACES = {"at once": 0, "hours later": 3 * 3600}
"""Seconds that people wait before they move."""

_SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


class Cost(msgspec.Struct):
    """What so many turns have cost."""

    turns: int = 0
    posts: int = 0
    edits: int = 0
    others: int = 0
    sounds: int = 0
    visits: int = 0

    def add(self, request: HttpLogEntry, place: int) -> None:
        """Count a request; answers to people are not counted."""
        if not request.path.startswith("/channels/"):
            return
        is_new = request.method == "POST" and request.path.endswith("/messages")
        self.posts += is_new and request.path == f"/channels/{place}/messages"
        self.edits += request.method == "PATCH"
        self.others += request.method != "PATCH" and not is_new
        body: Any = request.json or {}
        if is_new and not int(body.get("flags") or 0) & _SILENT:
            here = request.path == f"/channels/{place}/messages"
            called = (body.get("allowed_mentions") or {}).get("users", ())
            self.sounds += len(called) if here else 1


async def count(key: str, folder: Path, pace: int, most: int) -> Cost:
    """Play a game of at most so many moves in this pace; count what its turns cost."""
    make = partial(make_bot, game=key, renderer=Unpainted())
    server = await SimulatedServer.open(make, folder, settle_timeout=60)
    try:
        table, cost = Table(server, key, ORIGINAL), Cost()
        await table.begin()
        await server.env.settle()
        last, before = None, len(server.env.backend.http_requests)
        with counted_visits() as visits:
            for _ in range(most):
                mover = await table.next_to_move()
                if mover is None:
                    break
                cost.turns += mover is not last
                last = mover
                await server.env.advance_time(pace)
                await table.move()
                await server.env.settle()
        cost.visits = visits.visits
        for request in server.env.backend.http_requests[before:]:
            cost.add(request, table.place)
    finally:
        await server.close()
    return cost


def main() -> None:
    """Count, and print a line for each game and pace."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", nargs="*", default=GAMES, type=known_game, metavar="KEY")
    reader.add_argument("--moves", type=int, default=60)
    asked = reader.parse_args()
    for key in asked.games:
        for pace, seconds in PACES.items():
            with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
                cost = asyncio.run(count(key, Path(folder), seconds, asked.moves))
            for kind in ("posts", "edits", "others", "sounds", "visits"):
                each = getattr(cost, kind) / max(1, cost.turns)
                note(f"{kind} a turn of {key}, {pace}", round(each, 2), "")


if __name__ == "__main__":
    main()
