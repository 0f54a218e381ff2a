"""Results of games: /my games, /my stats, /table leaderboard, by command and button."""

import pytest
from sqlalchemy import Connection, text

from cogs import leaderboards
from core.texts import Locale
from core.texts import text as key_text
from storage.rows.key_values import KeyValues
from tables.history.rated_games import DAY
from tests.e2e import whole_games
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, say
from tests.e2e.simulated_people import PlayerHere
from tests.e2e.whole_games import first, has


async def finished(house: House, host: str, guest: str) -> Game:
    """A game that counts: the guest gives it up after four moves."""
    game = await begin(house, host, guest)
    await game.play_on(draw, until=4)
    loser = house.player(guest)
    await game.here(loser).slash("table end", table=game.code)
    await game.here(loser).press(custom_id="tavolo:resign:")
    return game


SPOKEN: tuple[tuple[str, Locale, int], ...] = (("ada", "en", 1), ("chloe", "fr", 2))


async def test_the_leaderboard_is_shown_to_one_and_by_wish_to_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await finished(house, "ada", "chloe")
    ada, chloe = (game.here(house.player(who)) for who in ("ada", "chloe"))
    names = [house.person(house.player(who)).name for who in ("ada", "chloe")]
    reply = await ada.slash("tavolo leaderboard")
    assert reply.is_private
    (post,) = reply.posts
    assert [name for name in names if name in post.text] == names
    assert post.text.index(names[0]) < post.text.index(names[1])
    assert list(post.files) == ["leaderboard.png"]
    assert f"{names[0]} ≈ " in post.alts[0], "of one game it is a guess"
    before = len(ada.posts)
    show = first(post.pressable, "tavolo-turn:tables.leaderboard-shown.ruta:1")
    hers = (await chloe.slash("tavolo leaderboard")).posts[-1]
    assert say("fr", "leaderboard-heading", game="Ruta") in hers.text
    with monkeypatch.context() as patch:
        patch.setattr(leaderboards, "_MOST", 1)
        below = (await chloe.slash("tavolo leaderboard")).text
    assert names[1] not in below
    assert say("fr", "leaderboard-you-guess", rating="").partition("**")[0] in below
    told = await chloe.press(custom_id=show["custom_id"], on=hers)
    assert say("fr", "leaderboard-is-shown") in told.text
    (public,) = [p for p in ada.posts[before:] if not p.is_private]
    assert all(name in public.text for name in names)
    assert not public.message.mentions
    assert say("en", "leaderboard-heading", game="Ruta") in public.text, "as all in the channel"
    again = await ada.press(custom_id=show["custom_id"], on=post)
    assert say("en", "leaderboard-refusal-shown") in again.text
    assert sum(not post.is_private for post in ada.posts[before:]) == 1, "it stands there once"
    house.env.backend.delete_message(game.place.id, public.message.id)
    told = await ada.press(custom_id=show["custom_id"], on=post)
    assert say("en", "leaderboard-is-shown") in told.text, "one that was deleted stands no more"
    await chloe.wish(leaderboard="hidden")
    in_words: tuple[tuple[PlayerHere, Locale], ...] = ((ada, "en"), (chloe, "fr"))
    for here, language in in_words:
        reply = await here.slash("tavolo leaderboard", game="Ruta")
        assert names[0] in reply.text
        assert names[1] not in reply.text
        hidden = say(language, "stats-hidden").partition(":")[0].strip()
        assert (hidden in reply.text) is (here is chloe)
        hides = " ".join(say(language, "leaderboard-hide").split()[-3:])
        assert (hides in reply.text) is (here is ada), "who is hidden is not told how to hide"


async def test_the_leaderboard_of_three_months_is_one_press_away(house: House) -> None:
    game = await finished(house, "ada", "chloe")
    ada, chloe, bruno = (house.person(house.player(who)).name for who in ("ada", "chloe", "bruno"))
    old = "UPDATE result SET ended_at = ended_at - :age"
    for age, listed in ((90 * DAY, True), (2 * DAY, False)):

        def work(connection: Connection, age: int = age) -> None:
            connection.execute(text(old), {"age": age}).close()

        await house.store.database.write(work)
        for who, language, _ in SPOKEN:
            here = game.here(house.player(who))
            reply = await here.slash("tavolo leaderboard")
            assert ada in reply.text
            recent = await here.press(say(language, "leaderboard-recent"), on=reply.posts[-1])
            assert say(language, "leaderboard-heading-recent", game="Ruta") in recent.text
            assert say(language, "leaderboard-rule-recent") in recent.text
            assert (ada in recent.text, chloe in recent.text) == (listed, listed)
            empty = say(language, "leaderboard-empty-recent", game="Ruta")
            assert (empty in recent.text) is not listed
            show = "tavolo-turn:tables.leaderboard-shown.ruta:2"
            assert has(recent.posts[-1].pressable, show) is listed
            back = await here.press(say(language, "leaderboard-all-time"), on=recent.posts[-1])
            assert say(language, "leaderboard-heading", game="Ruta") in back.text
    await finished(house, "ada", "bruno")
    here = game.here(house.player("ada"))
    before = len(here.posts)
    page = (await here.slash("tavolo leaderboard")).posts[-1]
    for people in ({ada, bruno, chloe}, {ada, bruno}):
        told = await here.press(say("en", "leaderboard-show"), on=page)
        assert say("en", "leaderboard-is-shown") in told.text
        public = [post for post in here.posts[before:] if not post.is_private][-1]
        assert {name for name in (ada, bruno, chloe) if name in public.text} == people
        page = (await here.slash("tavolo leaderboard")).posts[-1]
        page = (await here.press(say("en", "leaderboard-recent"), on=page)).posts[-1]


async def test_whoever_has_only_unrated_games_reads_why(house: House) -> None:
    await finished(house, "ada", "chloe")
    short = await begin(house, "ada", "bruno")
    bruno = house.player("bruno")
    await short.here(bruno).slash("table end", table=short.code)
    await short.here(bruno).press(custom_id="tavolo:resign:")
    assert say("en", "result-unrated", why=key_text("over-short")) in short.board.text
    why = say("it", "stats-uncounted-part", count=1, why=say("it", "over-short"))
    for command in ("tavolo leaderboard", "my stats"):
        reply = await short.here(bruno).slash(command)
        assert say("it", "stats-uncounted", games=why) in reply.text
    assert (
        say("it", "leaderboard-you-unrated")
        in (await short.here(bruno).slash("tavolo leaderboard")).text
    )


async def test_for_some_weeks_it_is_said_that_all_ratings_were_computed_anew(
    house: House,
) -> None:
    await finished(house, "ada", "chloe")
    ada, said = house.player("ada"), say("en", "stats-recounted", when="").partition("On ")[2][-40:]
    assert said not in (await ada.mailbox.slash("my stats")).text, "there was nothing to compute"
    now = house.server.time.now()
    await KeyValues(house.store.database).write("ratings_computed", f"2 {now}")
    assert said in (await ada.mailbox.slash("my stats")).text
    await KeyValues(house.store.database).write("ratings_computed", f"2 {now - 31 * DAY}")
    assert said not in (await ada.mailbox.slash("my stats")).text


async def test_the_last_post_says_why_a_game_with_computers_alone_is_not_rated(
    house: House,
) -> None:
    """Moves taken back decide, though the game is short as well."""
    game: Game = await whole_games.begin(Game, "ruta", house, "ada", computer="easy")
    ada = house.player("ada")
    await house.pass_time(seconds=120)
    await draw(game, ada)
    await game.here(ada).slash("table undo")
    await game.here(ada).slash("table end", table=game.code)
    await game.here(ada).press(custom_id="tavolo:resign:")
    assert say("en", "result-unrated", why=key_text("over-undone")) in game.board.text
    assert say("en", "over-short") not in game.board.text
