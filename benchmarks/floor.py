"""Measures the floor: the cost of interactions for a minimal bot on discord.py.

``python -m benchmarks.floor [--rate 40] [--seconds 30]``. Presses come at fixed times as in
``benchmarks.load``, one in three is a move; for each the bot sends the same requests of the same
size as ours, and does nothing else. The difference to our bot is our own cost.
"""

import argparse
import asyncio
import sys
import time
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.rig.bot_process import bot_at
from benchmarks.rig.discord_double import DiscordDouble, Received
from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.filling import CHANNELS, FIRST_CHANNEL
from benchmarks.rig.least_bot import MOVE
from benchmarks.rig.measures import print_spread
from model.commands import Person
from model.table import PlayerId

_CALM_SECONDS = 2.0
_ROUND = ("look", MOVE, "look")


class Presses:
    """Presses at many places in turn, and when each was answered."""

    def __init__(self) -> None:
        self.double = DiscordDouble(self._hear)
        self.acknowledged: list[float] = []
        self.answered: list[float] = []
        self._sent: dict[str, float] = {}

    async def press(self, number: int, kind: str) -> None:
        """Press the button of this kind in some channel."""
        place = FIRST_CHANNEL + number % CHANNELS
        message = self.double.public_message(place, (kind,))
        pressed = await self.double.press(Person(PlayerId(7), "Ada"), message, kind)
        self._sent[pressed.token] = pressed.at

    @property
    def owed(self) -> int:
        """How many presses are not answered."""
        return len(self._sent) - len(self.answered)

    def _hear(self, request: Received) -> None:
        match request.path.strip("/").split("/"):
            case ["interactions", _, token, "callback"]:
                self.acknowledged.append(request.begun - self._sent[token])
            case ["webhooks", _, token, "messages", "@original"]:
                self.answered.append(request.at - self._sent[token])


class Floor(msgspec.Struct, frozen=True):
    """What an interaction costs the minimal bot. ``each``: milliseconds of processor time.

    ``owed``: how many were not answered.
    """

    each: float
    owed: int


async def measure(rate: float, seconds: float, folder: Path) -> Floor:
    """Measure, print and record what each interaction costs."""
    presses, kinds = Presses(), cycle(_ROUND)
    number = int(rate * seconds)
    async with (
        presses.double,
        bot_at(presses.double, folder, "benchmarks.rig.least_bot") as running,
    ):
        await asyncio.sleep(_CALM_SECONDS)
        before, begin = running.processor_seconds, time.perf_counter()
        async with asyncio.TaskGroup() as pressing:
            for n, kind in zip(range(number), kinds, strict=False):
                await asyncio.sleep(max(0.0, begin + n / rate - time.perf_counter()))
                pressing.create_task(presses.press(n, kind))
        await asyncio.sleep(_CALM_SECONDS)
        each = 1000 * (running.processor_seconds - before) / number
    spread = {"acknowledged": presses.acknowledged, "answered": presses.answered}
    print_spread(f"the floor, {rate:g} a second", spread)
    print(f"processor: {each:.1f} ms each")
    note(f"the floor, {rate:g} a second: processor time an interaction", each, "ms")
    for name, took in spread.items():
        note_spread(f"the floor, {rate:g} a second: {name}", took)
    return Floor(each, presses.owed)


def main() -> int:
    """Measure what the command line says; return exit status 1 if a press was not answered."""
    parser = argparse.ArgumentParser(description="What discord.py itself costs.")
    parser.add_argument("--rate", type=float, default=40, help="interactions a second")
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        return 1 if asyncio.run(measure(given.rate, given.seconds, Path(folder))).owed else 0


if __name__ == "__main__":
    sys.exit(main())
