"""Play a whole game and print every notification shown on each person's phone.

``python -m tests.e2e.lock_screens ruta`` plays Ruta with Ada (English) and Bruno (Italian); a game
for more has Chloé (French) and Dario (Italian) as well. ``--locale fr``: a table in French.

Let somebody who does not know the code read it: can each notification be understood alone?
"""

import argparse
import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from catalog import CATALOG
from core.texts import LOCALES, Locale
from playroom.notifications import Notification
from playroom.server import PEOPLE
from tests.e2e.play_strategies import Curious, with_buttons
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import Game, begin

HOURS_BETWEEN_MOVES = 2


async def play(key: str, most_moves: int, locale: Locale) -> str:
    """Let as few people as can play a game at a table in this language, and return their lists."""
    people = [one.key for one in PEOPLE[: CATALOG[key].game.manifest.fewest_seats]]
    with tempfile.TemporaryDirectory() as folder:
        house = await House.build(Path(folder))
        try:
            game = await begin(Game, key, house, *people, locale=locale)
            taste = Curious()

            async def move(game: Game, who: Player) -> Reply:
                await house.pass_time(hours=HOURS_BETWEEN_MOVES)
                who.look()
                return await with_buttons(game, who, taste)

            await game.play_on(move, until=most_moves)
            return "\n\n".join(_list_of(house, who) for who in people)
        finally:
            await house.server.close()


def _list_of(house: House, key: str) -> str:
    who = house.player(key)
    shown = who.lock_screen
    heading = f"{house.person(who).name}: {len(shown)} notifications, {who.unread()} not looked at"
    return "\n".join((heading, *map(_line, shown)))


def _line(one: Notification) -> str:
    at = datetime.fromtimestamp(one.at / 1000, UTC)
    return f"\n  {at:%a %H:%M}  {one.title}\n    " + "\n    ".join(
        (one.text or "(no text)").splitlines()
    )


def main() -> None:
    """Read what is wanted, play, print."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=sorted(CATALOG))
    reader.add_argument("--moves", type=int, default=600, help="play so many moves at most")
    reader.add_argument("--locale", choices=LOCALES, default="en", help="the table's language")
    wanted = reader.parse_args()
    print(asyncio.run(play(wanted.game, wanted.moves, wanted.locale)))  # noqa: T201


if __name__ == "__main__":
    main()
