"""A test game on Discord in which all bid secretly at once, and bids are revealed together.

The product does not know Bidding: the tests add it to the catalogue, with its texts.
"""

import re
from pathlib import Path

import pytest

import bot
from tests.e2e.conftest import the_translator
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import Game, begin, has

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

KEY = "bidding"
THREE = ("ada", "bruno", "chloe")
BYSTANDER = "dario"


async def bid_with_buttons(game: Game, who: Player, card: int) -> Reply:
    """Press Play under the board, the card, and yes if that shows the bids of all."""
    here = game.here(who)
    view = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    button = next(label for label in view.posts[-1].buttons if str(card) in label)
    page = await here.press(button, on=view.posts[-1])
    if not has(page.posts[-1].pressable, "bidding-go:"):
        return page
    return await here.press(custom_id="bidding-go:", on=page.posts[-1])


async def bid_with_command(game: Game, who: Player, card: int) -> Reply:
    """Type the command, in one's own words."""
    return await game.type(who, f"bid {card}")


async def own_view(game: Game, who: Player) -> Post:
    """What the button under the board shows to who presses it."""
    pressed = await game.here(who).press(custom_id=f"tavolo:view:{game.code}", on=game.board)
    return pressed.posts[-1]


async def test_three_people_bid_at_once_and_the_channel_learns_it_with_the_last(
    house: House,
) -> None:
    game = await begin(Game, KEY, house, *THREE)
    ada, bruno, chloe = await game.people()
    assert await game.people_to_play() == [ada, bruno, chloe]
    posts = len(game.posts)
    letters = [len(who.letters) for who in (ada, bruno, chloe)]
    assert (await bid_with_buttons(game, chloe, 4)).is_private
    assert (await bid_with_command(game, ada, 2)).is_private
    assert await game.people_to_play() == [bruno]
    assert len(game.posts) == posts
    assert [len(who.letters) for who in (ada, bruno, chloe)] == letters
    await bid_with_buttons(game, bruno, 3)
    assert "**Ada** 2, 🟧 **Bruno** 3 and 🟪 **Chloé** 4." in game.board.text
    assert await game.people_to_play() == [ada, bruno, chloe]


async def test_whoever_has_bid_sees_the_own_card_and_may_not_bid_again(house: House) -> None:
    game = await begin(Game, KEY, house, *THREE)
    _, bruno, _ = await game.people()
    await bid_with_command(game, bruno, 3)
    again = await bid_with_command(game, bruno, 4)
    assert "La tua puntata è già sul tavolo. Devono ancora puntare: Ada e Chloé." in again.text
    view = await own_view(game, bruno)
    assert "Il tuo 3 è coperto sul tavolo." in view.alts[0]
    assert len(await game.people_to_play()) == 2


async def test_when_time_is_up_for_the_last_the_round_is_shown(house: House) -> None:
    game = await begin(Game, KEY, house, *THREE, pace=24, late="resign")
    _, *others = await game.people()
    for who in others:
        await bid_with_command(game, who, 5)
    await house.pass_time(hours=24 + 12.5)
    assert "**Ada** ran out of time and resigned." in game.board.text
    assert "**Bruno** 5 and 🟪 **Chloé** 5." in game.board.text
    assert await game.people_to_play() == others


async def _received(folder: Path, card: int) -> tuple[list[str], str]:
    """What all but Ada see and are offered while her card lies; and what she sees."""
    house = await House.build(folder)
    game = await begin(Game, KEY, house, *THREE, pace=24, late="play")
    ada, bruno, chloe = await game.people()
    await bid_with_buttons(game, ada, card)
    await house.pass_time(hours=13)
    await bid_with_command(game, chloe, 3)
    await chloe.at(game.place).slash("table end", table=game.code)
    seen: list[str] = []
    for who in (bruno, chloe, house.player(BYSTANDER)):
        here = who.at(game.place)
        for command in ("table board", "table history", "table status", "table export"):
            await here.slash(command, table=game.code)
        seen.append(str(await here.suggestions("bidding play", "move", table=game.code)))
        seen += [_all_of(post) for post in (*here.posts, *who.letters)]
    own = await own_view(game, ada)
    assert await game.people_to_play() == [bruno]
    await house.close()
    return seen, _all_of(own)


def _all_of(post: Post) -> str:
    controls = [part for part in post.parts if "custom_id" in part]
    return f"{post.text} {post.alts} {controls} {post.files}"


_LINKED = re.compile(r"(?<=/)[0-9]+(?=\))")


@pytest.mark.long
async def test_what_lies_cannot_be_told_by_anything_on_discord(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "Translator", the_translator)
    received = []
    for card in (2, 5):
        folder = tmp_path / str(card)
        folder.mkdir()
        received.append(await _received(folder, card))
    (one, own), (other, others_own) = received
    assert len(one) > 20
    # Numbers of messages are given in the order in which several lanes happen to post.
    assert [_LINKED.sub("", post) for post in one] == [_LINKED.sub("", post) for post in other]
    assert own != others_own
