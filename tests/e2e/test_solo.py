"""Playing alone, against computers."""

from itertools import pairwise

import pytest

from catalog import CATALOG, Entry
from core.game import LEVELS
from model.table import Computer, Status
from tables import paces
from tables.notifications import COMPUTERS_TURN
from tables.paces import THINKING_PAUSE
from tests.e2e import la_strada_game
from tests.e2e.running_bot import SHORT, House, seed_number
from tests.e2e.ruta_game import Game, open_table, say, tongue, with_buttons
from tests.e2e.simulated_people import Reply
from tests.e2e.whole_games import called, sit_down

LONG_ENOUGH = THINKING_PAUSE / 1000
TOO_SHORT = LONG_ENOUGH - 0.1


async def open_alone(house: House, level: str) -> Game:
    """Ada sits down with a computer."""
    house.dice.next_seeds = [seed_number(SHORT)] * 2
    return await open_table(house, computer=level)


async def computers_turn(game: Game) -> bool:
    """Whether the computer is to act."""
    return any(isinstance(s.occupant, Computer) for s in (await game.table()).to_act)


async def until_the_computers_turn(game: Game) -> None:
    """Ada plays until the computer is to act."""
    while not await computers_turn(game):
        await with_buttons(game, game.house.player("ada"))


async def until_the_computer_has_moved(game: Game) -> None:
    """The computer plays until Ada is to act."""
    while await computers_turn(game):
        await game.house.pass_time(seconds=LONG_ENOUGH)


async def test_one_command_begins_a_game_against_a_computer(house: House) -> None:
    game = await open_alone(house, "normal")
    table = await game.table()
    assert table.status is Status.PLAYING
    assert table.seats[1].occupant == Computer("ruta", "normal")
    name = say("en", "computer-name", name="Livia")
    assert say("en", "computer-at-level", who=name, level="normal") in game.board.text


async def test_how_well_a_computer_plays_is_said_when_it_sits_down_and_when_asked(
    house: House,
) -> None:
    game = await open_alone(house, "hard")
    level = say("en", "computer-at-level", who="", level="hard").strip()
    assert game.board.text.count(level) == 1
    status = await game.here(house.player("ada")).slash("table status")
    assert level in status.text
    for told in (game.board, status):
        assert say("en", "when-late-wait") in told.text, "there is nobody whom one could ask"
        assert say("en", "when-late-ask") not in told.text
    await until_the_computers_turn(game)
    await until_the_computer_has_moved(game)
    assert level not in game.board.text
    assert level not in "".join(game.board.alts)
    assert say("en", "computer-name", name="Livia") in "".join(game.board.alts)


@pytest.mark.long
async def test_a_game_alone_is_played_to_the_ranking(house: House) -> None:
    game = await la_strada_game.open_table(house, players=2, computer="easy")
    await game.play_on(with_buttons)
    table = await game.table()
    assert table.outcome is not None
    assert {standing.seat for standing in table.outcome.standings} == {0, 1}
    assert say("en", "computer-name", name="Livia") in game.board.text
    assert all(len(player.letters) == 0 for key, player in house.players.items() if key != "ada")


async def test_a_computer_takes_a_human_pause_and_then_posts_once(house: House) -> None:
    game = await open_alone(house, "normal")
    await until_the_computers_turn(game)
    moves, posts = (await game.table()).moves, len(game.posts)
    await house.pass_time(seconds=TOO_SHORT)
    assert ((await game.table()).moves, len(game.posts)) == (moves, posts)
    await until_the_computer_has_moved(game)
    assert (await game.table()).moves > moves
    assert len(game.posts) == posts + 1, "a turn of several moves is told in one post"


async def test_a_computer_that_was_thinking_plays_after_a_crash(house: House) -> None:
    game = await open_alone(house, "normal")
    await until_the_computers_turn(game)
    moves = (await game.table()).moves
    await house.crash()
    await house.pass_time(seconds=LONG_ENOUGH)
    assert (await game.table()).moves == moves + 1


async def test_the_strongest_computer_plays_too(house: House) -> None:
    game = await open_alone(house, "hard")
    await until_the_computers_turn(game)
    moves = (await game.table()).moves
    await house.pass_time(seconds=LONG_ENOUGH)
    assert (await game.table()).moves == moves + 1


async def test_a_computer_is_added_to_an_open_table_with_two_presses(house: House) -> None:
    game = await open_table(house)
    here = game.here(house.player("ada"))
    asked = await here.press(custom_id=f"tavolo:computer:{game.code}")
    assert asked.is_private
    reply = await here.press(custom_id=f"tavolo:hard:{game.code}", on=asked.posts[-1])
    table = await game.table()
    assert table.status is Status.PLAYING
    assert table.seats[1].occupant == Computer("ruta", "hard")
    assert reply.posts[-1].files, "the game has begun: one's hand is shown"


@pytest.mark.long
async def test_an_older_question_for_a_computer_seats_no_second_one(house: House) -> None:
    code, place = await sit_down(house, "la-strada new", "ada", None, players=4)
    here = house.player("ada").at(place)
    one, other = [(await here.press(custom_id=f"tavolo:seat:{code}")).posts[-1] for _ in range(2)]
    asked = [(await here.press("Add a computer", on=post)).posts[-1] for post in (one, other)]
    easy = say("en", "easy-button")
    seated = await here.press(easy, on=asked[0])
    assert say("en", "done-computer", code=code, count=1) in seated.text
    again = await here.press(easy, on=asked[1])
    table = await house.table(code)
    assert [s.occupant for s in table.seats[1:]] == [Computer("la-strada", "easy")]
    assert "Add a computer" in again.posts[-1].buttons, "this is how the table stands now"


async def test_a_computer_is_added_by_command(house: House) -> None:
    game = await open_table(house)
    await game.here(house.player("ada")).act("easy", game.code)
    assert (await game.table()).seats[1].occupant == Computer("ruta", "easy")


@pytest.mark.parametrize("game", ["la-strada", "strada-romana", "stratego"])
async def test_computers_of_no_named_level_play_normally(house: House, game: str) -> None:
    code, _ = await sit_down(house, f"{game} new", "ada", None, computers=2)
    table = await house.table(code)
    assert table.status is Status.PLAYING
    levels = [s.occupant.level for s in table.seats if isinstance(s.occupant, Computer)]
    assert levels == ["normal", "normal"]


async def test_computers_fill_the_table_with_two_presses(house: House) -> None:
    code, place = await sit_down(house, "la-strada new", "ada", None, players=4)
    here = house.player("ada").at(place)
    asked = await here.press(custom_id=f"tavolo:computer:{code}")
    played = CATALOG["la-strada"].levels
    levels = [say("en", f"{level}-button") for level in played]
    fills = [say("en", f"fill-{level}-button", count=3) for level in played]
    assert list(asked.posts[-1].buttons) == [*levels, *fills]
    await here.press(fills[0], on=asked.posts[-1])
    table = await house.table(code)
    assert table.status is Status.PLAYING
    assert [s.occupant for s in table.seats[1:]] == [Computer("la-strada", "easy")] * 3


async def test_one_free_seat_is_filled_by_one_computer(house: House) -> None:
    game = await open_table(house)
    here = game.here(house.player("ada"))
    asked = await here.press(custom_id=f"tavolo:computer:{game.code}")
    levels = CATALOG["ruta"].levels
    assert asked.posts[-1].buttons == tuple(say("en", f"{level}-button") for level in levels)


async def test_a_level_at_which_no_computer_plays_is_not_offered_and_kindly_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Entry, "levels", property(lambda _: LEVELS[:-1]))
    game = await open_table(house)
    here = game.here(house.player("ada"))
    asked = await here.press(custom_id=f"tavolo:computer:{game.code}")
    assert say("en", "expert-button") not in asked.posts[-1].buttons
    reply = await here.act("expert", game.code)
    assert say("en", "table-refusal-level") in reply.text
    assert reply.is_private
    assert len((await game.table()).seats) == 1


async def test_computers_fill_what_guests_leave_free(house: House) -> None:
    guest = house.player("bruno").member
    code, place = await sit_down(house, "la-strada new", "ada", None, players=4, opponent=guest)
    here = house.player("ada").at(place)
    reply = await here.act("fill-hard", code)
    assert say("en", "done-computer", code=code, count=2) in reply.text
    table = await house.table(code)
    assert (table.status, len(table.seats)) == (Status.LOBBY, 3)


async def test_only_the_host_may_let_a_computer_play(house: House) -> None:
    game = await open_table(house)
    bruno = house.player("bruno")
    reply = await game.here(bruno).act("easy", game.code)
    assert reply.is_private
    assert say(tongue(house, bruno), "table-refusal-host-only") in reply.text
    assert len((await game.table()).seats) == 1


async def test_a_table_full_of_guests_has_no_room_for_a_computer(house: House) -> None:
    bruno = house.player("bruno")
    before = len(house.dice.codes)
    reply = (
        await house.player("ada")
        .at(house.channel("games"))
        .slash("ruta new", opponent=bruno.member, computer="easy")
    )
    assert reply.is_private
    assert say("en", "table-refusal-full") in reply.text
    assert len(house.dice.codes) == before, "no table was begun"


async def test_a_rematch_is_played_against_the_same_computer(house: House) -> None:
    game = await open_alone(house, "easy")
    await game.here(house.player("ada")).slash("table end", table=game.code)
    await game.here(house.player("ada")).press(custom_id=f"tavolo:resign:{game.code}")
    before = len(house.dice.codes)
    await game.here(house.player("ada")).press(custom_id=f"tavolo:rematch:{game.code}")
    again = await house.table(house.dice.codes[before])
    assert again.status is Status.PLAYING
    assert again.seats[1].occupant == Computer("ruta", "easy")


async def test_a_computer_is_named_and_only_a_person_is_called(house: House) -> None:
    game = await open_alone(house, "easy")
    ada = game.house.player("ada")
    await until_the_computers_turn(game)
    await until_the_computer_has_moved(game)
    assert say("en", "computer-name", name="Livia") in game.board.text
    assert called(game.board) == {ada.id}


async def test_a_slow_computers_turn_is_shown_in_the_newest_post_after_a_while(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paces, "THINKING_PAUSE", 2 * COMPUTERS_TURN)
    game = await open_alone(house, "easy")
    await until_the_computers_turn(game)
    posts = len(game.posts)
    await house.pass_time(seconds=COMPUTERS_TURN / 1000)
    name = say("en", "computer-name", name="Livia")
    assert len(game.posts) == posts, "the post that called Ada is amended"
    assert say("en", "waiting-for", who=f"🟧 **{name}**") in game.board.text
    assert say("en", "turn-of", mention="") not in game.board.text


async def test_a_computer_explains_its_last_move_when_asked(house: House) -> None:
    """From the board, from the status, from the move itself, and typed; in words, privately."""
    game, ada = await open_alone(house, "normal"), house.player("ada")
    await until_the_computers_turn(game)
    await until_the_computer_has_moved(game)
    here, moves = game.here(ada), (await game.table()).moves
    last: list[Reply] = []
    newest: list[Reply] = []
    for page, found in (("mine", last), ("status", last), ("history", newest)):
        shown = (await here.slash(f"table {page}")).posts[-1]
        if page == "mine":
            shown = (await here.press(custom_id="tavolo:more:", on=shown)).posts[-1]
        found.append(await here.press(custom_id=f"tavolo:why:{game.code}", on=shown))
    last.append(await here.slash("table history", why=True))
    newest.append(await here.slash("table history", why=True, move=moves))
    assert all(reply.is_private for reply in (*last, *newest))
    (all_it_did,) = {reply.posts[-1].text for reply in last}
    (one,) = {reply.posts[-1].text for reply in newest}
    heading, told = one.splitlines()
    assert say("en", "why-heading", code=game.code) in heading
    assert told in all_it_did
    _what_it_did, reason = told.removesuffix(".").split(". ")
    assert reason


async def test_a_reason_that_was_that_of_the_move_before_too_says_so(house: House) -> None:
    game, ada = await open_alone(house, "normal"), house.player("ada")
    while (await game.table()).moves < 16:
        await until_the_computers_turn(game)
        await until_the_computer_has_moved(game)
    again = say("en", "why-line-again", told="", reason="").strip()
    reasons: list[str] = []
    said_again: list[bool] = []
    for move in range(1, (await game.table()).moves + 1):
        reply = await game.here(ada).slash("table history", why=True, move=move)
        if say("en", "why-refusal-move") in reply.text:
            continue
        told = reply.posts[-1].text.splitlines()[-1]
        reasons.append(told.removesuffix(".").split(". ")[-1].removeprefix(f"{again} "))
        said_again.append(again in told)
    repeated = [now == before for before, now in pairwise(["", *reasons])]
    assert said_again == repeated
    assert set(repeated) == {True, False}


async def test_a_computer_explains_its_army_without_a_word_about_it(house: House) -> None:
    here = house.player("ada").at(house.channel("games"))
    await here.slash("stratego new", computer="easy", players=3)
    await house.pass_time(seconds=60)
    why = await here.slash("table history", why=True)
    assert say("en", "stratego4-why-army") in why.text
    assert say("en", "why-no-choice") not in why.text


async def test_nothing_is_explained_but_what_a_computer_did(house: House) -> None:
    game, ada = await open_alone(house, "normal"), house.player("ada")
    await until_the_computers_turn(game)
    here, own = game.here(ada), (await game.table()).moves
    for named, told in (({"move": own}, "why-refusal-move"), ({}, "why-refusal-nobody")):
        reply = await here.slash("table history", why=True, **named)
        assert say("en", told) in reply.text
    for page in ("history", "mine", "status"):
        shown = (await here.slash(f"table {page}")).posts[-1]
        assert say("en", "why-button") not in shown.buttons, f"{page}: nothing is to be explained"
    await until_the_computer_has_moved(game)
    for page in ("history", "status"):
        shown = (await here.slash(f"table {page}")).posts[-1]
        assert say("en", "why-button") in shown.buttons, page
    await here.slash("table mine")
    more = await here.press(custom_id="tavolo:more:")
    assert say("en", "why-button") in more.posts[-1].buttons


async def test_a_level_no_stronger_with_so_many_seats_is_refused_when_a_table_is_opened(
    house: House,
) -> None:
    ada = house.player("ada").at(house.channel("games"))
    reply = await ada.slash("strada-romana new", players=5, computer="expert")
    level = say("en", "choice-level-expert")
    assert reply.is_private
    assert say("en", "table-refusal-level-here", level=level) in reply.text
    assert not house.dice.codes, "no table was opened"
    await ada.slash("strada-romana new", players=5, computer="hard")
    assert (await house.table(house.dice.codes[-1])).status is Status.PLAYING


async def test_a_level_is_offered_in_the_lobby_only_where_it_is_stronger(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    opened = await ada.slash("strada-romana new")
    (menu,) = (m for m in opened.posts[-1].selects if "tavolo-computers" in str(m["custom_id"]))
    offered = [option["value"].rsplit(" ", 1)[0] for option in menu["options"]]
    assert [value for value in offered if value.endswith("expert")] == ["1 expert", "3 expert"]
    code = house.dice.codes[-1]
    asked = await ada.press(custom_id=f"tavolo:computer:{code}")
    assert say("en", "expert-button") not in asked.posts[-1].buttons
    reply = await ada.act("expert", code)
    level = say("en", "choice-level-expert")
    assert say("en", "table-refusal-level-here", level=level) in reply.text
    assert len((await house.table(code)).seats) == 1
