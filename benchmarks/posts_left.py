"""Counts what a game leaves in its channel for ever: played there, and with *In a thread* pressed.

``python -m benchmarks.posts_left [--games ruta …]``. Whole games by chance of every title, or of
those named, which may be in installed packages, among as many people as there can be. *Pictures*
and *buttons*: so many of the messages show a picture, or can still be pressed.
"""

import argparse
import asyncio
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.phone_screen import Table, make_bot
from benchmarks.rig.figures import note
from benchmarks.rig.random_games import known_game
from catalog import GAMES
from core.texts import ORIGINAL
from playroom.server import SimulatedServer
from rendering.scene.shapes import Scene


class Left(msgspec.Struct, frozen=True):
    """The messages that everybody can read in a channel: how many, and of which kind."""

    messages: int
    pictures: int
    buttons: int


class Unpainted:
    """A renderer whose pictures nobody looks at."""

    async def render(self, _scene: Scene) -> bytes:
        """Return the same for every scene."""
        return b"a picture"


async def count_left(key: str, folder: Path, *, thread: bool, most: int = 10_000) -> Left:
    """Play a game of at most so many moves; count what is in the channel then.

    ``thread``: its host presses *In a thread* before the others join.
    """
    make = partial(make_bot, game=key, renderer=Unpainted())
    server = await SimulatedServer.open(make, folder, settle_timeout=60)
    try:
        table, channel = Table(server, key, ORIGINAL), server.channels["games"]
        code = await table.gather()
        await server.env.settle()
        if thread:
            host = next(iter(server.members.values()))
            page = (await host.slash(channel, "table mine", table=code)).response
            assert page is not None, "the page of the lobby"
            await host.click(page.message, custom_id=f"tavolo:thread:{code}")
        async for _ in table.join():
            pass
        moves = 0
        while moves < most and await table.move():
            moves += 1
            await server.env.settle()
        await server.env.advance_time(60)
        seen = [m for m in server.env.backend.messages[channel.id].values() if not m.is_ephemeral]
    finally:
        await server.close()
    pictures, buttons = (
        sum(bool(m.attachments) for m in seen),
        sum(bool(m.components) for m in seen),
    )
    return Left(len(seen), pictures, buttons)


def main() -> None:
    """Count, and print a line for each game and way to play it."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", nargs="*", default=GAMES, type=known_game, metavar="KEY")
    for key in reader.parse_args().games:
        for thread in (False, True):
            with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
                left = asyncio.run(count_left(key, Path(folder), thread=thread))
            where = "in a thread" if thread else "in the channel"
            for kind, count in msgspec.structs.asdict(left).items():
                note(f"left by {key} {where}: {kind}", count, "")


if __name__ == "__main__":
    main()
