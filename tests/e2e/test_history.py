"""The history of a game, by button and command; and who may not see it."""

from collections.abc import Sequence

import pytest
from sqlalchemy import text as sql

from core.texts import Verbatim
from tests.e2e.request_checks import answers_among
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, say, tongue
from tests.e2e.shown_messages import TEXT_DISPLAY, Post
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import marked, wish_for_letters
from tests.storage.new_stores import rewrite
from workers.painting.render_queue import RenderQueue


async def look_back(game: Game, who: Player, **options: int | bool) -> Post:
    reply = await game.here(who).slash("table history", **options)
    assert reply.is_private
    return reply.posts[-1]


async def press(game: Game, who: Player, button: str, on: Post) -> Post:
    reply = await game.here(who).press(custom_id=f"tavolo:{button}", on=on)
    assert reply.is_private
    return reply.posts[-1]


def at(game: Game, move: int, of: int) -> dict[str, str | int]:
    """What is said of a moment."""
    return {"game": "Ruta", "code": game.code, "move": move, "moves": of}


def is_at(game: Game, post: Post, move: int, of: int) -> bool:
    """Whether this moment is shown, in words and as a picture."""
    heading = say("en", "moment-heading", **at(game, move, of))
    pictured = say("en", "picture-of", game="Ruta", moves=move)
    return heading in post.text and pictured in "".join(post.alts) and bool(post.files)


def body(post: Post) -> str:
    """What stands between the heading and what is asked of whom."""
    _, words, *_ = [str(part["content"]) for part in post.parts if part["type"] == TEXT_DISPLAY]
    return words


async def test_only_for_who_steps_the_moments_beside_are_painted_ahead(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, ada, ahead = await begin(house, "ada", "bruno"), house.player("ada"), list[int]()

    def note(_: RenderQueue, _whose: object, scenes: Sequence[object]) -> None:
        ahead.append(len(scenes))

    monkeypatch.setattr(RenderQueue, "paint_ahead", note)
    await game.play_on(draw, until=3)
    post = await look_back(game, ada)
    assert ahead == []
    post = await press(game, ada, f"past:{game.code}:2", post)
    assert ahead == [2]
    await press(game, ada, "past-last:", post)
    assert ahead == [2], "who jumps to the end is no longer stepping"


async def test_while_painters_are_behind_a_moment_is_told_before_it_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workers.painting.render_queue.BEHIND", 0)
    monkeypatch.setattr("workers.painting.render_queue._USUAL_BYTES", 10**9)
    game, ada = await begin(house, "ada", "bruno"), house.player("ada")
    await game.play_on(draw, until=2)
    begun = len(house.requests)
    post = await look_back(game, ada)
    assert is_at(game, post, 2, 2)
    assert [bool(said["attachments"]) for said in answers_among(house.requests[begun:])] == [
        False,
        True,
    ]
    post = await press(game, ada, f"past:{game.code}:1", post)
    assert is_at(game, post, 1, 2)


async def test_since_ones_last_turn_all_is_told_that_the_others_did(house: House) -> None:
    await wish_for_letters(house, "ada", "bruno")
    game = await begin(house, "ada", "bruno")
    onlooker, called = house.player("dario"), await game.to_play()
    await game.play_on(draw, until=1)
    waiting = await game.to_play()
    unmoved = await waiting.mailbox.press(custom_id="tavolo:since:")
    assert say(tongue(house, waiting), "since-the-start") in unmoved.text
    assert drawn_by(house, waiting, called) in unmoved.text
    own = await game.here(called).press(custom_id="tavolo:since:", on=await game.more(called))
    assert own.is_private
    assert say(tongue(house, called), "since-nothing") in own.text
    await game.play_on(draw, until=4)
    called = await game.to_play()
    other = next(p for p in map(house.player, ("ada", "bruno")) if p.id != called.id)
    by_letter = await called.mailbox.press(custom_id="tavolo:since:")
    locale = tongue(house, called)
    assert by_letter.is_private
    assert say(locale, "since-your-turn") in by_letter.text
    assert say(locale, "moment-heading", **at(game, 4, 4)) in by_letter.text, "the board of now"
    assert by_letter.posts[-1].files
    assert by_letter.text.count(drawn_by(house, called, other)) == 1, "only since their turn"
    page = await game.more(onlooker)
    watched = await game.here(onlooker).press(custom_id="tavolo:since:", on=page)
    assert f"{game.code}" in watched.text
    assert not any("past-mine" in part["custom_id"] for part in watched.posts[-1].pressable)


def drawn_by(house: House, reader: Player, who: Player) -> str:
    """How a reader is told that somebody has drawn from the pile."""
    name = f"{house.person(who).name}"
    told = say(tongue(house, reader), "ruta-event-pile-drawn", player=Verbatim(name))
    return told.split(name, 1)[1]


async def test_forged_and_foreign_buttons_are_answered_kindly(house: House) -> None:
    game, ada = await begin(house, "ada", "bruno"), house.player("ada")
    await game.play_on(draw, until=2)
    post = await look_back(game, ada)

    async def forged(name: str) -> str:
        reply = await game.here(ada).forge(f"tavolo:{name}", on=post)
        assert reply.is_private
        return reply.text

    newest = say("en", "moment-heading", **at(game, 2, 2))
    assert newest in await forged(f"past:{game.code}:{10**30}")
    assert say("en", "table-refusal-stale", code=game.code) in await forged(f"past:{game.code}")
    typed = await look_back(game, ada, **{"all-open": True})
    assert say("en", "history-refusal-not-open", code=game.code) in typed.text
    for opening in ("open-first", "open-last", "open", "open-text"):
        refused = await forged(f"{opening}:{game.code}:1")
        assert say("en", "history-refusal-not-open", code=game.code) in refused
    assert say("en", "table-refusal-unknown") in await forged("past:ZZZZ:0")


async def test_where_a_game_cannot_be_played_again_what_happened_is_read(house: House) -> None:
    game, ada = await begin(house, "ada", "bruno"), house.player("ada")
    await game.play_on(draw, until=2)
    await house.store.database.write(
        lambda c: c.execute(sql("UPDATE move SET notation = 'x'")).close()
    )
    post = await look_back(game, ada)
    assert say("en", "history-refusal-other-rules", code=game.code) in post.text
    assert "**2**" in post.text


async def test_after_the_end_the_finished_game_is_meant_and_not_its_rematch(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    await game.play_on(draw, until=2)
    ada, end = house.player("ada"), say("en", "heading-finished", game="Ruta", code=game.code)
    await game.here(ada).slash("table end")
    await game.here(ada).press(custom_id="tavolo:resign:")
    await game.here(ada).press(custom_id="tavolo:rematch:")
    lobby = house.dice.codes[-1]
    assert lobby != game.code
    for command in ("history", "replay", "export", "verify"):
        reply = await game.here(ada).slash(f"table {command}")
        assert game.code in reply.text
        assert lobby not in reply.text
        for typed in ("", game.code[:2]):
            offered = await game.here(ada).suggestions(f"table {command}", "table", typed)
            assert [*offered.values()] == [game.code]
        begun = await game.here(ada).slash(f"table {command}", table=game.code[:3].lower())
        assert game.code in begun.text
    verified = await game.here(ada).slash("table verify", table=game.code[:2])
    assert say("en", "verify-heading", code=game.code) in verified.text
    by_letter = await ada.mailbox.slash("table history")
    assert game.code in by_letter.text
    assert end not in by_letter.text, "a moment is shown"


async def test_of_several_running_games_each_has_to_be_named_to_look_back(house: House) -> None:
    game, other = await begin(house, "ada", "bruno"), await begin(house, "ada", "bruno")
    for each in (game, other):
        await each.play_on(draw, until=2)
    refused = await game.here(house.player("dario")).slash("table history")
    assert game.code in refused.text
    assert other.code in refused.text
    named = await game.here(house.player("dario")).slash("table history", table=other.code[:3])
    assert other.code in named.text


async def test_the_game_that_is_over_is_checked_while_others_run(house: House) -> None:
    game, other = await begin(house, "ada", "bruno"), await begin(house, "ada", "bruno")
    await game.play_on(draw, until=2)
    ada = house.player("ada")
    running = await game.here(ada).slash("table verify", table=other.code)
    assert say("en", "table-refusal-not-finished") in running.text
    await game.here(ada).slash("table end", table=game.code)
    await game.here(ada).press(custom_id="tavolo:resign:")
    told = say("en", "verify-numbered", count=1)
    for who in ("ada", "dario"):
        checked = await game.here(house.player(who)).slash("table verify")
        assert say(tongue(house, house.player(who)), "verify-heading", code=game.code) in (
            checked.text
        )
        assert told not in checked.text, "the posts numbered both moves"
    await rewrite(house.store, game.code, open_moves=1)
    assert told in (await game.here(ada).slash("table verify")).text


async def test_what_happened_to_the_table_is_told_once_between_the_moves(house: House) -> None:
    """An undo, another channel, a pause, a vote and a substitute, as posts told them."""
    game = await begin(house, "bruno", "chloe", pace=12)
    ada, bruno, dario = (house.player(name) for name in ("ada", "bruno", "dario"))
    await game.play_on(draw, until=1)
    mover, other = await game.waiting(), await game.to_play()
    await game.here(mover).slash("table undo")
    await game.here(mover).press(custom_id="tavolo:undo-ask:")
    await game.here(other).press(custom_id="tavolo:accept:", on=game.board)
    await game.play_on(draw, until=1)
    game.place = house.channel("tavern")
    await bruno.at(game.place).act("bring", game.code)
    await game.here(bruno).slash("table pause")
    await game.here(bruno).press(custom_id="tavolo:pause-day:")
    await house.pass_time(hours=25)
    await house.pass_time(hours=12.1)
    await house.pass_time(hours=6.1)
    late, rival = await game.to_play(), await game.waiting()
    await game.here(rival).press(custom_id="tavolo:vote-wait:", on=game.board)
    page = (await game.here(ada).act("manage", game.code)).posts[-1]
    asked = await game.here(ada).choose(
        house.person(late).name, custom_id=f"tavolo-manage:{game.code}:seat", on=page
    )
    await game.here(ada).press(custom_id="tavolo:free:", on=asked.posts[0])
    await game.here(dario).press(custom_id="tavolo:take:", on=game.board)
    await draw(game, dario)
    locale, now = tongue(house, dario), marked(game, await game.table(), dario)
    then = now.replace("Dario", "Bruno")
    happened = [
        say(locale, "table-undone", who=then),
        say(locale, "table-brought", who=then, place=game.place.mention),
        say(locale, "table-paused-alone", who=then),
        say(locale, "table-pause-over"),
        say(locale, "table-late-forgiven", who=then),
        say(locale, "table-decided-wait", who=then),
        say(locale, "table-freed", who="Ada", former="Bruno"),
        say(locale, "table-takes-over", who=now, former="Bruno"),
    ]
    looked = await press(game, dario, f"past:{game.code}:2", await look_back(game, dario))
    assert body(looked).splitlines()[: len(happened)] == happened
    told = await press(game, dario, "told:", looked)
    assert body(told).splitlines()[2:-1] == happened
    exported = (await game.here(dario).slash("table export")).posts[-1].files
    words = exported[f"tavolo-{game.code}.txt".lower()].decode()
    one = say(locale, "player-number", number=1)
    nameless = [line.replace(then, one).replace(now, one) for line in happened[2:6]]
    assert "\n– ".join(nameless) in words
    written = words + exported[f"tavolo-{game.code}.json".lower()].decode()
    for who in (ada, bruno, dario):
        assert house.person(who).name not in written
        assert str(who.id) not in written
    assert str(game.place.id) not in written
