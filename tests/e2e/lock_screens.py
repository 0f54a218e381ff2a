"""Play a whole game and print what each person's phone has shown.

``python -m tests.e2e.lock_screens ruta`` plays Ruta with Ada (English) and Bruno (Italian).

For reading by somebody who has not seen the code: is each notification understood on its own?
"""

import argparse
import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from playroom.notifications import Notification
from tests.e2e.habits import Curious, with_buttons
from tests.e2e.house import House
from tests.e2e.player import Player, Reply
from tests.e2e.playing import Game, begin
from tests.games.catalogue import EVERY_GAME

PEOPLE = ("ada", "bruno")
HOURS_BETWEEN_MOVES = 2


async def play(key: str, most_moves: int) -> str:
    """Let Ada (English) and Bruno (Italian) play a game, and return their lists."""
    with tempfile.TemporaryDirectory() as folder:
        house = await House.build(Path(folder))
        try:
            game = await begin(Game, key, house, *PEOPLE)
            taste = Curious()

            async def move(game: Game, who: Player) -> Reply:
                await house.pass_time(hours=HOURS_BETWEEN_MOVES)
                who.look()
                return await with_buttons(game, who, taste)

            await game.play_on(move, until=most_moves)
            return "\n\n".join(_list_of(house, key) for key in PEOPLE)
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
    reader.add_argument("game", choices=sorted(EVERY_GAME))
    reader.add_argument("--moves", type=int, default=600, help="play so many moves at most")
    wanted = reader.parse_args()
    print(asyncio.run(play(wanted.game, wanted.moves)))  # noqa: T201


if __name__ == "__main__":
    main()
