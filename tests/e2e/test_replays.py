"""Replays by command or button: private, as one saw the game oneself or as everybody did."""

from collections.abc import Sequence

from rehearsal.discord_assumptions import belief
from rendering.replay import Shot
from tests.e2e.concurrent_presses import press_at_once
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, open_table, say, tongue, with_buttons
from tests.e2e.simulated_people import Player
from tests.rendering.picture_queries import live_words

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


async def test_a_running_game_is_replayed_as_one_saw_it_and_as_everybody_did(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    await draw(game, await game.to_play())
    who, other = await game.waiting(), await game.to_play()
    drawn = await game.view_of(who)
    assert drawn.hand
    for player, own in ((who, True), (other, True), (house.player("dario"), False)):
        reply = await game.here(player).slash("table replay", table=game.code)
        assert reply.is_private
        key = "replay-seen-own" if own else "replay-seen-public"
        assert label(house, player, key) in reply.text
        assert label(house, player, "replay-open-button") not in reply.posts[0].buttons
    heights = [shots[-1].scene.height for shots in house.studio.shots]
    assert heights[0] == heights[1] > heights[2], "only those who sit see a hand"


async def test_what_is_still_secret_is_refused_kindly(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    reply = await game.here(bruno).slash("table replay", table=game.code, eyes="open")
    assert reply.is_private
    assert label_with_code(house, bruno, "history-refusal-not-open", game) in reply.text
    reply = await game.here(bruno).forge(f"tavolo:replay-open:{game.code}", on=game.board)
    assert label_with_code(house, bruno, "history-refusal-not-open", game) in reply.text
    assert house.studio.shots == []


def label_with_code(house: House, who: Player, key: str, game: Game) -> str:
    return say(tongue(house, who), key, code=game.code)


async def test_before_the_game_there_is_nothing_to_replay(house: House) -> None:
    game = await open_table(house, "ada")
    reply = await game.here(house.player("ada")).slash("table replay", table=game.code)
    assert reply.is_private
    assert say("en", "status-heading", game="Ruta", code=game.code) in reply.text
    assert house.studio.shots == []


def assert_each_move_is_a_caption(shots: Sequence[Shot]) -> None:
    """In Italian; all pictures are of one size, and turns are counted upwards."""
    assert len(shots) == _MOVES + 2, "the deal, the moves and the end"
    told = " ".join(
        (
            say("it", "replay-won", winners="Bruno"),
            say("it", "ruta-event-resigned", player="Chloé"),
        )
    )
    assert any(words.startswith(told) for words in live_words(shots[-1].scene))
    assert {(shot.scene.width, shot.scene.height) for shot in shots} == {
        (shots[0].scene.width, shots[0].scene.height)
    }
    assert sorted(shot.turn for shot in shots) == [shot.turn for shot in shots]


async def test_those_who_played_show_a_finished_game_to_all_once(house: House) -> None:
    game = await ended(house)
    board = game.board
    bruno, dario = house.player("bruno"), house.player("dario")
    public = {"eyes": "public"}
    reply = await game.here(dario).slash("table replay", table=game.code, **public)
    assert label(house, bruno, "replay-show-button") not in reply.posts[0].buttons
    reply = await game.here(dario).forge(f"tavolo:replay-show:{game.code}", on=board)
    assert label(house, dario, "replay-refusal-for-players") in reply.text
    await game.here(bruno).slash("table replay", table=game.code, **public)
    assert_each_move_is_a_caption(house.studio.shots[-1])
    offered = (await game.here(bruno).slash("table replay", table=game.code, **public)).posts[0]
    chloe = house.player("chloe")
    hers = (await game.here(chloe).slash("table replay", table=game.code, **public)).posts[0]
    button = f"tavolo:replay-show:{game.code}"
    replies = await press_at_once((bruno, offered, button), (chloe, hers, button))
    assert all(reply.is_private for reply in replies)
    seen = [post for post in game.here(dario).posts if not post.is_private]
    (post,) = [post for post in seen if any(name.endswith(".gif") for name in post.files)]
    by = [say("en", "replay-shown-by", who=name) for name in ("Bruno", "Chloé")]
    assert any(words in post.text for words in by)
    assert post.buttons == ()
    assert post.pings == frozenset()
    reply = await game.here(bruno).forge(f"tavolo:replay-show:{game.code}", on=board)
    assert label(house, bruno, "replay-refusal-shown") in reply.text
