"""Replays by command or button: private, as one saw the game oneself or as everybody did."""

from rehearsal.discord_assumptions import belief
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, say, tongue, with_buttons
from tests.e2e.simulated_people import Player

_MOVES = 2


async def ended(house: House) -> Game:
    """A game of a few moves in which Chloé gave up; Bruno reads Italian, she French."""
    game = await begin(house, "bruno", "chloe")
    await game.play_on(with_buttons, until=_MOVES)
    chloe = house.player("chloe")
    await game.here(chloe).slash("table end")
    await game.here(chloe).press(say("fr", "resign-button"))
    return game


def label(house: House, who: Player, key: str) -> str:
    return say(tongue(house, who), key)


async def test_ones_view_shows_how_the_game_went_and_the_last_post_offers_private_replays(
    house: House,
) -> None:
    game = await ended(house)
    assert belief("pictures-side-by-side-are-cropped").source
    assert len(game.board.alts) == 1
    view = await game.here(house.player("ada")).press("My view", on=game.board)
    (told,) = view.posts[-1].alts
    assert " Points (Moves 0 to " in told
    assert "Bruno from 0 to " in told
    chloe = house.player("chloe")
    await game.here(chloe).slash("table mine", table=game.code)
    reply = await game.here(chloe).press(label(house, chloe, "replay-button"))
    assert label(house, chloe, "replay-seen-own") in reply.text
    reply = await game.here(chloe).press("Replay", on=game.board)
    (film,) = reply.posts
    assert reply.is_private
    assert list(film.files) == [f"{game.code.lower()}-{_MOVES}.gif"]
    assert label(house, chloe, "replay-seen-own") in film.text
    assert film.alts[0].startswith(f"Ruta, coup par coup ({_MOVES} coups).")
    assert film.buttons == (
        label(house, chloe, "replay-public-button"),
        label(house, chloe, "replay-open-button"),
    )
    reply = await game.here(chloe).press(label(house, chloe, "replay-open-button"), on=film)
    (film,) = reply.posts
    assert label(house, chloe, "replay-seen-open") in film.text
    assert film.buttons == (
        label(house, chloe, "replay-own-button"),
        label(house, chloe, "replay-public-button"),
    )
    await game.here(chloe).slash("table replay", table=game.code)
    assert len(house.studio.shots) == 2, "what was made is shown again"
    reply = await game.here(chloe).forge(f"tavolo:replay-stop:{game.code}", on=game.board)
    assert label(house, chloe, "replay-nothing-to-stop") in reply.text
    assert reply.is_private
