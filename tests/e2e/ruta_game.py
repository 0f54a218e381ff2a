"""Plays Ruta between simulated people, with the strategies they use."""

from typing import Any

from simcord import ChannelHandle

from tests.e2e import whole_games
from tests.e2e.play_strategies import with_buttons as with_buttons
from tests.e2e.play_strategies import with_commands as with_commands
from tests.e2e.play_strategies import with_letter as with_letter
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import Game as Game
from tests.e2e.whole_games import assert_the_board_is_told as assert_the_board_is_told
from tests.e2e.whole_games import called as called
from tests.e2e.whole_games import first
from tests.e2e.whole_games import say as say
from tests.e2e.whole_games import tongue as tongue


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return await whole_games.open_table(Game, "ruta", house, host, place, **options)


async def begin(
    house: House,
    host: str = "ada",
    guest: str = "bruno",
    place: ChannelHandle | None = None,
    seed: bytes | None = None,
    **options: Any,
) -> Game:
    """Two people sit down and start."""
    return await whole_games.begin(
        Game, "ruta", house, host, guest, place=place, seed=seed, **options
    )


# --- habits --------------------------------------------------------------------------------------


async def draw(game: Game, who: Player) -> Reply:
    """Type the plainest of commands."""
    return await game.type(who, "draw pile")


def going(post: Post) -> str:
    """The id of the first button of this private view that makes a move."""
    return str(first(post.pressable, "ruta-go:")["custom_id"])
