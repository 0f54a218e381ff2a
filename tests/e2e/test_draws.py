"""A draw by agreement on Discord, in every game for two: offered, declined, accepted."""

import pytest

from model.log import AGREED_DRAW, DRAWN
from model.table import Status
from tests.e2e.play_strategies import with_buttons
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import (
    Game,
    begin,
    called,
    ids,
    say,
    tongue,
)
from tests.games.catalogue import EVERY_GAME

OFFER, ACCEPT, SURE, REFUSE = (
    f"tavolo:{name}:" for name in ("draw", "accept", "sure-draw", "refuse")
)

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

FOR_TWO = [key for key, title in EVERY_GAME.items() if title.game.manifest.fewest_seats <= 2]
OTHERS = [key for key in EVERY_GAME if key not in FOR_TWO]


async def offer(game: Game, who: Player) -> Reply:
    """Offer a draw from the question whether to resign."""
    asked = await game.here(who).slash("table end", table=game.code)
    return await game.here(who).press(custom_id=OFFER, on=asked.posts[-1])


async def accept(game: Game, who: Player, on: Post) -> Reply:
    """Accept it in two presses."""
    asked = await game.here(who).press(custom_id=ACCEPT, on=on)
    assert say(tongue(game.house, who), "sure-draw-asked", code=game.code) in asked.text
    assert (await game.table()).status is Status.PLAYING, "so far it is asked only"
    return await game.here(who).press(custom_id=SURE, on=asked.posts[-1])


async def assert_it_is_drawn(game: Game) -> None:
    """The table, its log, its post and its record say so."""
    table, log = await game.table(), await game.house.moves(game.code)
    assert (table.status, table.outcome) == (Status.FINISHED, DRAWN)
    assert [line.notation for line in log].count(AGREED_DRAW) == 1
    assert f"{say('en', 'result-drawn')} {say('en', 'draw-agreed')}" in game.board.text
    assert "tavolo:rematch:" in ids(game.board)
    assert [line.seq for line in log] == [*range(1, table.moves + 1)]


@pytest.mark.long
@pytest.mark.parametrize("key", FOR_TWO)
async def test_two_people_agree_to_a_draw_in_every_game(house: House, key: str) -> None:
    game: Game = await begin(Game, key, house, "ada", "bruno")
    ada, bruno = house.player("ada"), house.player("bruno")
    for _ in range(2):
        await with_buttons(game, (await game.people_to_play())[0])
    noted = await offer(game, ada)
    assert (
        say("en", "done-proposed", code=game.code, count=1, people=house.person(bruno).name)
        in noted.text
    )
    assert called(game.board) == {bruno.id}
    done = await accept(game, bruno, game.board)
    assert say(tongue(house, bruno), "done-agreed-draw", code=game.code) in done.text
    await assert_it_is_drawn(game)
    for command in ("table history", "table export", "table replay"):
        reply = await game.here(ada).slash(command, table=game.code)
        assert reply.text
    verified = await game.here(ada).slash("table verify", table=game.code)
    assert "✅" in verified.text
    mine = await game.here(ada).press(custom_id="tavolo:view:", on=game.board)
    assert say("en", "result-drawn") in mine.text


@pytest.mark.long
@pytest.mark.parametrize("key", OTHERS)
async def test_where_more_than_two_play_no_draw_is_offered(house: House, key: str) -> None:
    fewest = EVERY_GAME[key].game.manifest.fewest_seats
    people = ("ada", "bruno", "chloe", "dario")[:fewest]
    game: Game = await begin(Game, key, house, *people)
    ada = house.player("ada")
    asked = await game.here(ada).slash("table end", table=game.code)
    assert OFFER not in ids(asked.posts[-1])
    forged = await game.here(ada).forge(f"{OFFER}{game.code}", on=asked.posts[-1])
    assert say("en", "draw-refusal-two") in forged.text
