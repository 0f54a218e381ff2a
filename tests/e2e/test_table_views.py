"""Views of a table: boards, one's own view, text, rules, history, lists."""

import pytest

from catalog import GAMES
from core.decktet import CARDS
from core.texts import Locale
from games.ruta.board import ROUTES, route_name
from i18n import Translator
from tables.history.records import seal_of
from tests.e2e import whole_games
from tests.e2e.request_checks import answers_among
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, open_table, say, tongue, with_buttons
from tests.e2e.shown_messages import MEDIA_GALLERY, walk
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import first, wish_for_letters

*_OTHERS, _LAST = (Translator().command("en", f"{game}-new") for game in GAMES)


def spoken(house: House, who: Player, key: str, /, **values: int | str) -> str:
    return say(tongue(house, who), key, **values)


async def test_while_painters_are_behind_words_come_first_and_the_picture_follows_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    monkeypatch.setattr("workers.painting.render_queue.BEHIND", 0)
    begun = len(house.requests)
    (view,) = (await game.here(who).slash("table mine")).posts
    answers = answers_among(house.requests[begun:])
    assert [bool(body["attachments"]) for body in answers] == [False, True]
    in_words, drawn = (
        [part for part in walk(body["components"]) if "components" not in part] for body in answers
    )
    added = [part["type"] for part in drawn if part not in in_words]
    assert added == [MEDIA_GALLERY], "nothing else changes"
    begun = len(house.requests)
    await game.here(who).press(spoken(house, who, "ruta-play-pile"), on=view)
    again = answers_among(house.requests[begun:])
    assert [bool(body["attachments"]) for body in again] == [False, True]


async def test_who_names_no_table_sees_the_board_of_their_own_among_several(house: House) -> None:
    own, other = await begin(house, "bruno", "chloe"), await begin(house, "ada", "dario")
    await other.play_on(with_buttons, until=2)
    for who in map(house.player, ("bruno", "chloe")):
        (board,) = (await own.here(who).slash("table board")).posts
        assert own.code in board.text
        assert other.code not in board.text


@pytest.mark.long
async def test_the_board_in_words_says_all_there_is_and_can_be_played_from(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    await game.play_on(with_buttons, until=25)
    who = await game.to_play()
    reply = await game.here(who).press(custom_id="tavolo:text:", on=await game.more(who))
    words = reply.posts[-1]
    assert reply.is_private
    assert not words.files
    view = await game.view_of(who)
    for card in (*view.draft, *view.discard, *(view.hand or ())):
        assert card is not None
        assert spoken(house, who, f"decktet-card-{CARDS[card].key}") in words.text
    for route in range(len(ROUTES)):
        values = route_name(route).values
        assert say(tongue(house, who), "ruta-route", **values) in words.text
    assert any(button["custom_id"].startswith("ruta-go:") for button in words.pressable)


async def test_eight_digits_of_the_seal_stand_under_the_first_board_only(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12)
    sealed = seal_of((await game.table()).seed or b"")
    begun = sealed[:8]
    assert begun in game.board.text
    assert sealed not in game.board.text
    assert any(sealed in alt for alt in game.board.alts), "where it is to be had in full"
    await house.pass_time(hours=12.1)
    assert sum(begun in post.text for post in game.posts) == 1, "a call to move is no first board"
    await draw(game, await game.to_play())
    assert begun not in game.board.text
    assert not any(begun in alt for alt in game.board.alts)
    reply = await game.here(house.player("dario")).slash("table status")
    assert sealed in reply.text


async def told_at(game: Game, who: Player) -> Reply:
    """What happened, in lines."""
    reply = await game.here(who).slash("table history")
    return await game.here(who).press(custom_id="tavolo:told:", on=reply.posts[-1])


async def test_the_history_of_a_waiting_table_is_empty_and_says_so(house: House) -> None:
    game = await open_table(house, "bruno")
    reply = await game.here(house.player("bruno")).slash("table history")
    assert say("it", "done-opened-free", count=1) in reply.text


async def test_the_story_of_the_last_game_here_can_still_be_read(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    await game.play_on(draw, until=2)
    bruno = house.player("bruno")
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    for command in ("table history", "table status", "table board", "table mine"):
        reply = await game.here(bruno).slash(command)
        assert game.code in reply.text
    board = await game.here(bruno).press(custom_id="tavolo:text:", on=await game.more(bruno))
    assert say("it", "ruta-board-over") in board.text


async def test_a_table_of_others_here_is_not_taken_for_ones_own_elsewhere(house: House) -> None:
    await begin(house, "chloe", "dario")
    mine = await begin(house, "ada", "bruno", place=house.channel("tavern"))
    who = await mine.to_play()
    await who.at(house.channel("games")).slash("ruta play", move="draw pile")
    assert (await mine.table()).moves == 1


async def test_whoever_plays_next_reads_what_has_happened_meanwhile(house: House) -> None:
    await wish_for_letters(house, "bruno", "chloe")
    game = await begin(house, "bruno", "chloe")
    who, rival = await game.to_play(), await game.waiting()
    await draw(game, who)
    name = house.server.people["bruno" if who is house.player("bruno") else "chloe"].name
    seat = "🔵" if who is house.player("bruno") else "🟧"
    told: list[tuple[str, Locale]] = [
        (game.board.text, "en"),
        (rival.letters[-1].text, tongue(house, rival)),
    ]
    for text, locale in told:
        drew = say(locale, "ruta-event-pile-drawn", player=f"{seat} **{name}**")
        assert drew in text


@pytest.mark.parametrize("key", ["jacynth", "strada-romana"])
async def test_the_steps_of_a_move_do_not_repeat_the_deadline(house: House, key: str) -> None:
    game: whole_games.Game = await whole_games.begin(whole_games.Game, key, house, "ada", "bruno")
    who = await game.to_play()
    (view,) = (await game.here(who).press("Play", on=game.board)).posts
    assert "<t:" in view.text
    control = first((*view.selects, *view.pressable), f"{key}-")
    chosen = [one["value"] for one in control.get("options", [])[:1]]
    step = await game.here(who).click(control, *chosen, on=view)
    assert step.posts[-1].text != view.text
    assert "<t:" not in step.text
