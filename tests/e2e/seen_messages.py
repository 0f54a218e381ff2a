"""What people see and hear of a table's messages: which posts ask, whom they call, what sounds."""

from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import Game, ids


def asking(game: Game) -> list[Post]:
    """The public posts of a table that have buttons."""
    return [post for post in game.posts if post.pressable]


def calling(game: Game) -> list[Post]:
    """The public posts of a table whose readers are mentioned by them."""
    return [post for post in game.posts if post.pings]


def heard(game: Game, who: Player) -> list[str]:
    """What a person's phone has shown of a table, oldest first."""
    return [one.text for one in who.lock_screen if game.code in one.text]


async def assert_the_newest_post_alone_asks(game: Game) -> None:
    """One post has buttons, and Play while the game runs; no older one calls anybody."""
    newest = game.board
    assert [post.message.id for post in asking(game)] == [newest.message.id]
    assert {post.message.id for post in calling(game)} <= {newest.message.id}
    assert (f"tavolo:play:{game.code}" in ids(newest)) is not await game.is_over()


async def assert_one_post_calls_to_play(game: Game) -> None:
    """The newest post alone asks, and it calls everybody whose turn it is."""
    await assert_the_newest_post_alone_asks(game)
    assert game.board.pings >= {who.id for who in await game.people_to_play()}
