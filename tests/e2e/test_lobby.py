"""The lobby: each person's actions in their private reply; inviting and removing."""

import pytest

from model.table import Computer, Status
from playroom.server import Persona
from tests.e2e import la_strada_game
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import Game, call_off, say, tongue

NAMESAKES = tuple(
    Persona(key, name, "en-GB", "#a8600c")
    for key, name in (("ada", "Ada"), ("bruno", "Alex"), ("chloe", "alex"), ("max", "Max"))
)

OPEN_TO_ALL = ("Join", "My seat", "Rules")


def labels(house: House, who: Player, *names: str) -> tuple[str, ...]:
    """Buttons, in this person's language."""
    return tuple(say(tongue(house, who), f"{name}-button") for name in names)


async def my_seat(game: Game, who: Player) -> Reply:
    return await game.here(who).press(custom_id=f"tavolo:seat:{game.code}", on=game.board)


async def test_the_second_table_is_not_called_the_first_though_that_was_called_off(
    house: House,
) -> None:
    game = await la_strada_game.open_table(house, "ada", players=3)
    await call_off(game, house.player("ada"))
    assert (await game.table()).status is Status.CANCELLED
    again = await house.player("bruno").at(house.channel("games")).slash("la-strada new")
    assert say("it", "done-opened-first").split(":")[0] not in again.text


@pytest.mark.parametrize(
    ("command", "count", "level", "free"),
    [
        ("strada-romana new", 2, "normal", 4),
        ("ruta new", 1, "easy", 1),
        ("la-strada new", 3, "hard", 3),
    ],
)
async def test_computers_are_chosen_in_one_menu_and_the_game_begins(
    house: House, command: str, count: int, level: str, free: int
) -> None:
    ada = house.player("ada").at(house.channel("games"))
    await ada.slash(command)
    code = house.dice.codes[-1]
    value = f"{count} {level} {free}"
    began = await ada.choose(value, custom_id=f"tavolo-computers:{code}")
    table = await house.table(code)
    assert table.status is Status.PLAYING
    computers = [s.occupant for s in table.seats if isinstance(s.occupant, Computer)]
    assert [computer.level for computer in computers] == [level] * count
    assert len(table.seats) == table.size == 1 + count
    assert began.is_private
    assert began.posts[-1].files, "her own board, in the same answer"


async def test_a_menu_of_computers_that_is_not_true_any_more_seats_nobody(house: House) -> None:
    ada, bruno = (house.player(n).at(house.channel("games")) for n in ("ada", "bruno"))
    opened = await ada.slash("strada-romana new")
    code = house.dice.codes[-1]
    await bruno.press(custom_id=f"tavolo:join:{code}")
    await ada.choose("2 normal 4", custom_id=f"tavolo-computers:{code}", on=opened.posts[-1])
    table = await house.table(code)
    assert (len(table.seats), table.size, table.status) == (2, 5, Status.LOBBY)


def people_to_remove(page: Post) -> dict[str, str]:
    """Whom the host may remove by the menu of this page, by name; nobody without the menu."""
    menus = (m for m in page.selects if str(m["custom_id"]).startswith("tavolo-remove:"))
    return {option["label"]: option["value"] for menu in menus for option in menu["options"]}


async def test_an_old_menu_sends_no_other_computer_away(house: House) -> None:
    bruno, chloe = house.player("bruno"), house.player("chloe")
    game = await la_strada_game.open_table(house, "bruno", players=4)
    await game.here(chloe).press(custom_id=f"tavolo:join:{game.code}", on=game.board)
    await game.here(bruno).act("easy", game.code)
    old = (await my_seat(game, bruno)).posts[-1]
    await game.here(chloe).act("leave", game.code)
    await game.here(bruno).act("hard", game.code)
    await game.here(bruno).choose("computer 1 easy", custom_id="tavolo-remove:", on=old)
    assert [s.occupant for s in (await game.table()).seats[1:]] == [Computer("la-strada", "hard")]
    again = await game.here(bruno).act("remove", game.code, "computer 1 easy")
    assert say("it", "table-refusal-nobody-so-called") in again.text
    assert len((await game.table()).seats) == 2


async def changed(game: Game, who: Player, part: str, value: str) -> Reply:
    """Change a term as people do: the table's page, one menu of all terms, the term's menu."""
    here = game.here(who)
    reply = await here.slash("table change", table=game.code)
    for chosen in (part, value):
        (menu,) = reply.posts[-1].selects
        reply = await here.choose(chosen, custom_id=menu["custom_id"], on=reply.posts[-1])
    return reply


async def test_a_reserve_is_taken_away_by_name_alone(house: House) -> None:
    ada = house.player("ada")
    game = await la_strada_game.open_table(house, "ada", players=3, reserve="large")
    await changed(game, ada, "late", "play")
    assert (await game.table()).pace.bank is not None
    await changed(game, ada, "reserve", "none")
    assert (await game.table()).pace.bank is None
    again = await game.here(ada).act("change:reserve", game.code, "none")
    assert say("en", "table-refusal-chosen-already") in again.text


@pytest.mark.parametrize("house", [NAMESAKES], indirect=True)
async def test_two_of_one_name_are_told_apart(house: House) -> None:
    ada, bruno, chloe = (house.player(name) for name in ("ada", "bruno", "chloe"))
    game = await la_strada_game.open_table(house, "ada", players=4)
    for guest in (bruno, chloe):
        await game.here(guest).act("join", game.code)
    called = {"Alex (1)": f"person {bruno.id}", "alex (2)": f"person {chloe.id}"}
    assert people_to_remove((await my_seat(game, ada)).posts[-1]) == called
    assert (await game.table()).people == (ada.id, bruno.id, chloe.id)
    house.env.backend.guilds[house.server.guild.id].owner_id = house.player("max").id
    await game.here(ada).act("start", game.code)
    page = (await game.here(house.player("max")).act("manage", game.code)).posts[-1]
    (menu,) = (part for part in page.selects if str(part["custom_id"]).endswith(":seat"))
    assert [option["label"] for option in menu["options"]] == ["Ada", "Alex (1)", "alex (2)"]
