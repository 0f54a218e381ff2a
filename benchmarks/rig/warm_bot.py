"""The real bot with warm caches."""

from pathlib import Path

from sqlalchemy import URL

from bot import Tavolo
from playroom.server import AnyBot, MakeBot
from sandbox import make_tavolo
from settings import Settings
from workers.post_model import HouseTime


async def make_warm(house_time: HouseTime, place: Path) -> AnyBot:
    """Make, for ``SimulatedServer.open``, a bot that has drawn what all pictures share."""
    bot = await make_tavolo(house_time, place)
    assert isinstance(bot, Tavolo)
    await bot.warm_up()
    return bot


def warm_on(url: URL) -> MakeBot:
    """Return a function like ``make_warm`` whose bot uses the database server of this URL."""

    async def make(house_time: HouseTime, _place: Path) -> AnyBot:
        settings = Settings(database_url=url.render_as_string(hide_password=False))
        bot = Tavolo(settings, house_time)
        await bot.warm_up()
        return bot

    return make
