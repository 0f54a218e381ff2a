"""Playing alone, against computers."""

from itertools import pairwise

import pytest

from catalog import Entry
from core.game import LEVELS
from model.table import Computer, Status
from tables import paces
from tables.notifications import COMPUTERS_TURN
from tables.paces import THINKING_PAUSE
from tests.e2e import la_strada_game
from tests.e2e.running_bot import SHORT, House, seed_number
from tests.e2e.ruta_game import Game, open_table, say, with_buttons
from tests.e2e.whole_games import sit_down

LONG_ENOUGH = THINKING_PAUSE / 1000


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


@pytest.mark.parametrize("game", ["la-strada", "strada-romana", "stratego"])
async def test_computers_of_no_named_level_play_normally(house: House, game: str) -> None:
    code, _ = await sit_down(house, f"{game} new", "ada", None, computers=2)
    table = await house.table(code)
    assert table.status is Status.PLAYING
    levels = [s.occupant.level for s in table.seats if isinstance(s.occupant, Computer)]
    assert levels == ["normal", "normal"]


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
