"""The real bot with warm caches."""

from pathlib import Path

from bot import Tavolo
from playroom.server import AnyBot
from sandbox import make_tavolo
from workers.post_model import HouseTime


async def make_warm(house_time: HouseTime, place: Path) -> AnyBot:
    """Make, for ``SimulatedServer.open``, a bot that has drawn what all pictures share."""
    bot = await make_tavolo(house_time, place)
    assert isinstance(bot, Tavolo)
    await bot.warm_up()
    return bot
