"""Every turn stands in a post to the end of the game, also when the next one begins by an edit."""

from tests.e2e import strada_romana_game
from tests.e2e.play_strategies import with_commands
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post

TURNS = 16
MARKS = ("🔵 **Ada**: ", "🟧 **Bruno**: ")


def turns_in(post: Post) -> list[str]:
    return [line for line in post.text.splitlines() if line.startswith(MARKS)]


async def test_no_turn_vanishes_when_the_next_player_makes_half_a_turn(house: House) -> None:
    game = await strada_romana_game.begin(house, "ada", "bruno")
    told = list[str]()
    for _ in range(TURNS):
        (mover,) = await game.people_to_play()
        while await game.people_to_play() == [mover]:
            await with_commands(game, mover)
            await house.pass_time(seconds=61)
        told += turns_in(game.board)[-1:]
    assert len(told) == TURNS
    posts = [line for post in game.posts for line in turns_in(post)]
    assert [line for line in told if line not in posts] == []
