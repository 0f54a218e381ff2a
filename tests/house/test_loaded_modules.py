"""The bot loads what it uses: what one process or one occasion needs is loaded there and then."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

LOADED_ELSEWHERE = {
    "alembic": "a database is migrated",
    "mako": "a database is migrated",
    "sqlalchemy.orm": "nothing here uses it",
    "sqlalchemy.dialects.postgresql": "the database is on a server",
    "asyncpg": "the database is on a server",
    "PIL": "the render process paints, the replay process makes an animation",
    "isal": "the render process paints",
    "zlib_ng": "the render process paints",
    "ai.search": "the thinking process thinks",
    "ai.ruta": "the thinking process thinks",
    "ai.la_strada": "the thinking process thinks",
    "ai.strada_romana": "the thinking process thinks",
    "ai.stratego4": "the thinking process thinks",
    "networkx": "a round of a cup is paired",
    "aiohttp.web": "the host wants a health page",
    "multiprocessing": "nothing here uses it",
    "pygments": "nothing here uses it",
    "simcord": "the sandbox runs",
}
"""What the bot has not loaded when it begins, and when it is loaded."""

_LOADED = f"""
import sys
import bot
bot.load_games(bot.GAMES)
print(*(name for name in {list(LOADED_ELSEWHERE)} if name in sys.modules))
"""


@pytest.mark.long
def test_the_bot_begins_without_what_it_does_not_need_yet() -> None:
    loaded = subprocess.run(
        (sys.executable, "-c", _LOADED), cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert loaded.stdout.split() == []
