"""Views of a table: boards, one's own view, text, rules, history, lists."""

import pytest

from catalog import GAMES
from core.decktet import CARDS
from core.translatable_text import Locale
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
OPENINGS = f"{', '.join(_OTHERS)} ou {_LAST}"


def spoken(house: House, who: Player, key: str, /, **values: int | str) -> str:
    return say(tongue(house, who), key, **values)


async def test_a_bystander_who_presses_play_is_told_to_have_no_seat(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    dario = house.player("dario")
    for button in ("Play", "My view"):
        reply = await game.here(dario).press(button, on=game.board)
        assert reply.is_private
        assert spoken(house, dario, "table-refusal-not-seated") in reply.text
        assert reply.posts[-1].files, "the board is shown all the same"
    board = await game.here(dario).slash("table board")
    assert spoken(house, dario, "table-refusal-not-seated") not in board.text


async def test_ones_own_view_shows_the_hand_and_what_can_be_done(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    for reply in (
        await game.here(who).press("My view", on=game.board),
        await game.here(who).slash("table mine"),
        await game.here(who).slash("table mine"),
    ):
        (view,) = reply.posts
        assert reply.is_private
        for card in (await game.view_of(who)).hand or ():
            assert spoken(house, who, f"decktet-card-{CARDS[card].key}") in view.text
        assert spoken(house, who, "ruta-play-pile") in view.buttons
        assert len(view.files) == 1
        assert view.alts[0]


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


async def test_whoever_waits_sees_the_hand_but_nothing_to_press_for_a_move(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.waiting()
    reply = await game.here(who).press("My view", on=game.board)
    (view,) = reply.posts
    assert not view.selects
    looking, own = ("try", "text", "rules"), ("planned-begin", "note")
    labels = (spoken(house, who, f"{name}-button") for name in (*looking, *own))
    assert view.buttons == tuple(labels)
    for card in (await game.view_of(who)).hand or ():
        assert spoken(house, who, f"decktet-card-{CARDS[card].key}") in view.text


async def test_who_names_no_table_sees_the_board_of_their_own_among_several(house: House) -> None:
    own, other = await begin(house, "bruno", "chloe"), await begin(house, "ada", "dario")
    await other.play_on(with_buttons, until=2)
    for who in map(house.player, ("bruno", "chloe")):
        (board,) = (await own.here(who).slash("table board")).posts
        assert own.code in board.text
        assert other.code not in board.text


async def test_the_board_command_shows_what_everybody_may_see(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    reply = await game.here(who).slash("table board")
    (view,) = reply.posts
    assert reply.is_private
    assert not view.selects
    for card in (await game.view_of(who)).hand or ():
        assert spoken(house, who, f"decktet-card-{CARDS[card].key}") not in view.text


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


async def test_the_board_in_words_stands_beside_ones_own_view(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    here = game.here(who)
    view = (await here.press("My view", on=game.board)).posts[-1]
    await here.press(spoken(house, who, "text-button"), on=view)
    more = (await here.press(custom_id="tavolo:more:", on=view)).posts[-1]
    rules = await here.press(spoken(house, who, "rules-button"), on=more)
    assert spoken(house, who, "ruta-rules-1-title") in rules.text
    kept = next(post for post in here.posts if post.message.id == view.message.id)
    assert kept.buttons == view.buttons, "what can be done is not pushed aside"


async def test_the_rules_are_turned_page_by_page(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    here = game.here(bruno)
    first = (await here.press(custom_id="tavolo:rules:", on=await game.more(bruno))).posts[-1]
    assert say("it", "ruta-rules-1-title") in first.text
    turned = await here.choose("5", custom_id="tavolo-rules:", on=first)
    assert say("it", "ruta-rules-5-title") in turned.text
    assert len(turned.posts) == 1
    await house.restart()
    again = await here.choose("9", custom_id="tavolo-rules:", on=turned.posts[-1])
    assert say("it", "ruta-rules-9-title") in again.text


async def test_status_says_who_is_awaited_and_until_when(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who, rival = await game.to_play(), await game.waiting()
    deadline = (await game.table()).to_act[0].deadline or 0
    reply = await game.here(rival).slash("table status")
    assert reply.is_private
    name = house.server.people["bruno" if who is house.player("bruno") else "chloe"].name
    assert name in reply.text
    assert f"<t:{deadline // 1000}:R>" in reply.text
    assert who.mention not in reply.text


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


async def test_status_of_a_waiting_table_says_that_it_waits(house: House) -> None:
    game = await open_table(house, "bruno")
    reply = await game.here(house.player("bruno")).slash("table status")
    assert say("it", "status-lobby") in reply.text


async def test_ones_own_view_of_a_waiting_table_says_that_it_waits(house: House) -> None:
    game = await open_table(house, "bruno")
    for command in ("table mine", "table board"):
        reply = await game.here(house.player("bruno")).slash(command)
        assert reply.is_private
        assert say("it", "done-opened-free", count=1) in reply.text


async def test_the_history_numbers_every_move_and_keeps_secrets(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    await game.play_on(draw, until=5)
    who, rival = await game.to_play(), await game.waiting()
    mine = await told_at(game, who)
    theirs = await told_at(game, rival)
    for number in range(6):
        assert f"**{number}**" in mine.text
    drawn = set((await game.view_of(who)).hand or ())
    for card in drawn - set((await game.view_of(who)).draft):
        assert spoken(house, who, f"decktet-card-{CARDS[card].key}") in mine.text
        assert spoken(house, rival, f"decktet-card-{CARDS[card].key}") not in theirs.text


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


async def test_tables_are_listed_with_those_that_wait_for_oneself_first(house: House) -> None:
    waiting = await open_table(house, "chloe", place=house.channel("tavern"))
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    reply = await game.here(who).slash("table list")
    assert reply.is_private
    lines = [line for line in reply.text.splitlines() if "·" in line]
    assert game.code in lines[0]
    assert spoken(house, who, "label-your-turn") in lines[0]
    assert game.place.mention in lines[0]
    assert any(waiting.code in line for line in lines[1:])


async def test_an_empty_list_says_how_to_open_a_table(house: House) -> None:
    chloe = house.player("chloe")
    for here in (chloe.at(house.channel("games")), chloe.mailbox):
        reply = await here.slash("table list")
        assert say("fr", "list-empty", commands=OPENINGS) in reply.text


async def test_a_command_without_a_table_says_how_to_open_one(house: House) -> None:
    chloe = house.player("chloe")
    for command in ("table board", "table mine", "table status", "table history"):
        reply = await chloe.at(house.channel("games")).slash(command)
        assert say("fr", "table-refusal-none-here", commands=OPENINGS) in reply.text


async def test_a_command_of_a_game_without_a_table_says_how_to_open_one_of_that_game(
    house: House,
) -> None:
    chloe = house.player("chloe")
    for game in ("ruta", "strada-romana"):
        reply = await chloe.at(house.channel("games")).slash(f"{game} play", move="pass")
        assert say("fr", "table-refusal-none-here", commands=f"/{game} new") in reply.text


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


async def test_everybody_presses_the_same_board_and_reads_their_own_language(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    for key in ("ada", "bruno", "chloe"):
        who = house.player(key)
        reply = await game.here(who).press(custom_id="tavolo:text:", on=await game.more(who))
        pile = (await game.view_of(who)).pile_count
        said = say(tongue(house, who), "ruta-board-piles-no-discard", pile=pile)
        assert said in reply.text


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
