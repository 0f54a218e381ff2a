"""Plays Ruta between simulated people, with the strategies they use."""

from typing import Any

from simcord import ChannelHandle

from tests.e2e import playing
from tests.e2e.habits import with_buttons as with_buttons
from tests.e2e.habits import with_commands as with_commands
from tests.e2e.habits import with_letter as with_letter
from tests.e2e.house import House
from tests.e2e.player import Player, Reply
from tests.e2e.playing import Game as Game
from tests.e2e.playing import assert_the_board_is_told as assert_the_board_is_told
from tests.e2e.playing import called as called
from tests.e2e.playing import first
from tests.e2e.playing import say as say
from tests.e2e.playing import tongue as tongue
from tests.e2e.reading import Post


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return await playing.open_table(Game, "ruta", house, host, place, **options)


async def begin(
    house: House,
    host: str = "ada",
    guest: str = "bruno",
    place: ChannelHandle | None = None,
    seed: bytes | None = None,
    **options: Any,
) -> Game:
    """Two people sit down and start."""
    return await playing.begin(Game, "ruta", house, host, guest, place=place, seed=seed, **options)


# --- habits --------------------------------------------------------------------------------------


async def draw(game: Game, who: Player) -> Reply:
    """Type the plainest of commands."""
    return await game.here(who).slash("ruta draw", card="pile", table=game.code)


def going(post: Post) -> str:
    """The id of the first button of this private view that makes a move."""
    return str(first(post.pressable, "ruta-go:")["custom_id"])
