"""The lobby: each person's actions in their private reply; inviting and removing."""

import pytest

from model.table import Computer, Status
from playroom.server import Persona
from tests.e2e import la_strada_game, strada_romana_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import called
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


async def test_the_lobby_offers_what_anybody_can_use_and_each_the_rest_in_private(
    house: House,
) -> None:
    ada, bruno, chloe, dario = (house.player(n) for n in ("ada", "bruno", "chloe", "dario"))
    game = await la_strada_game.open_table(house, "bruno", players=4, opponent=chloe.member)
    await game.here(dario).press("Join")
    join, *others = OPEN_TO_ALL
    assert game.board.buttons == (join, say("en", "start-button", count=2), *others)
    refused = await game.here(ada).press(custom_id="tavolo:start:", on=game.board)
    assert refused.is_private
    assert (await game.table()).status is Status.LOBBY, "it answers only the host"
    offered = {who: (await my_seat(game, who)).posts[-1] for who in (ada, bruno, chloe, dario)}
    begins = say("it", "start-button", count=2)
    assert offered[bruno].buttons == (
        begins,
        *labels(house, bruno, "computer", "change", "thread", "leave", "note", "cancel"),
    ), "what the post says, each in their language"
    assert len(offered[bruno].selects) == 3
    assert offered[chloe].buttons[:2] == labels(house, chloe, "accept", "decline")
    assert offered[dario].buttons == labels(house, dario, "leave", "note")
    assert {"Join", "Call off"} <= set(offered[ada].buttons), "she manages the server"
    assert say("en", "start-button", count=2) not in offered[ada].buttons
    for who in (ada, chloe, dario):
        assert offered[who].selects == ()
    assert all(post.is_private for post in offered.values())


async def test_whoever_opens_a_table_can_begin_from_the_answer(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    opened = await ada.slash("la-strada new", players=3)
    offered = ("Add a computer", "Change", "In a thread", "Leave", "Note", "Call off")
    assert opened.posts[-1].buttons == offered
    code = house.dice.codes[-1]
    bruno = house.player("bruno").at(house.channel("games"))
    joined = await bruno.press(custom_id=f"tavolo:join:{code}")
    assert say("it", "done-joined", code=code) in joined.text
    assert say("it", "leave-button") in joined.posts[-1].buttons


async def test_the_hosts_page_says_once_what_the_table_waits_for(house: House) -> None:
    here = house.player("ada").at(house.channel("games"))
    opened = await here.slash("la-strada new", players=3)
    page = await here.slash("table mine")
    for reply in (opened, page):
        assert reply.text.count(say("en", "done-opened-free", count=2)) == 1
        assert say("en", "status-lobby") not in reply.text


async def test_from_managing_an_open_table_the_host_comes_back_to_their_seat(house: House) -> None:
    here = house.player("bruno").at(house.channel("games"))
    await here.slash("la-strada new", players=3)
    code = house.dice.codes[-1]
    shown = await here.slash("table change")
    page = await here.press(say("it", "manage-button"), on=shown.posts[-1])
    assert say("it", "manage-heading", code=code) in page.text
    back = await here.press(say("it", "guide-back-button"), on=page.posts[-1])
    assert say("it", "leave-button") in back.posts[-1].buttons


async def test_the_first_table_of_a_server_tells_its_opener_about_muted_channels(
    house: House,
) -> None:
    ada, bruno = (house.player(n).at(house.channel("games")) for n in ("ada", "bruno"))
    hint = {locale: say(locale, "done-opened-first").split(":")[0] for locale in ("en", "it")}
    first = await ada.slash("la-strada new", players=3)
    assert hint["en"] in first.text
    assert first.is_private
    others = house.player("dario").at(house.channel("games")).posts
    assert all(hint["en"] not in post.text for post in others)
    again = await bruno.slash("la-strada new", players=3)
    assert hint["it"] not in again.text


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


async def test_an_invitation_is_accepted_or_declined(house: House) -> None:
    chloe = house.player("chloe")
    await chloe.mailbox.slash("my tables")
    game = await la_strada_game.open_table(house, "bruno", players=2, opponent=chloe.member)
    letter = chloe.letters[-1]
    assert letter.buttons == labels(house, chloe, "accept", "decline", "decline-all", "block")
    await chloe.mailbox.press(say("fr", "decline-button"), on=letter)
    assert (await game.table()).invited == ()
    (letter,) = (post for post in chloe.letters if not post.is_private)
    assert say("fr", "letter-lapsed", game="La Strada", code=game.code) in letter.text
    assert letter.buttons == (), "what is over cannot be pressed"


async def test_the_host_invites_later_by_menu(house: House) -> None:
    bruno, chloe, dario = (house.player(name) for name in ("bruno", "chloe", "dario"))
    game = await la_strada_game.open_table(house, "bruno", players=4)
    asked = await my_seat(game, bruno)
    chosen = await game.here(bruno).choose(
        chloe.member, custom_id="tavolo-invite:", on=asked.posts[-1]
    )
    assert say("it", "done-invited") in chosen.text
    await game.here(bruno).invite(dario, game.code)
    assert (await game.table()).invited == (chloe.id, dario.id)
    assert chloe.mention in game.board.text
    invitation = say("en", "letter-invitation", game="La Strada", code=game.code)
    assert invitation in dario.letters[-1].text, "in the table's language: he is new here"
    twice = await game.here(bruno).invite(dario, game.code)
    assert say("it", "table-refusal-already-invited") in twice.text


def people_to_remove(page: Post) -> dict[str, str]:
    """Whom the host may remove by the menu of this page, by name; nobody without the menu."""
    menus = (m for m in page.selects if str(m["custom_id"]).startswith("tavolo-remove:"))
    return {option["label"]: option["value"] for menu in menus for option in menu["options"]}


async def test_the_host_frees_a_seat_by_menu(house: House) -> None:
    bruno, chloe, dario = (house.player(name) for name in ("bruno", "chloe", "dario"))
    game = await la_strada_game.open_table(house, "bruno", players=4, opponent=dario.member)
    await game.here(chloe).press(custom_id=f"tavolo:join:{game.code}", on=game.board)
    await game.here(bruno).act("easy", game.code)
    page = (await my_seat(game, bruno)).posts[-1]
    offered = people_to_remove(page)
    assert list(offered)[:2] == ["Chloé", "Dario"], "who is invited is called by name too"
    assert people_to_remove((await my_seat(game, chloe)).posts[-1]) == {}
    await game.here(bruno).choose("Chloé", custom_id="tavolo-remove:", on=page)
    assert (await game.table()).people == (bruno.id,)
    assert say("fr", "letter-removed", game="La Strada", code=game.code) in chloe.letters[-1].text
    asked = await my_seat(game, bruno)
    for gone, told in (
        (f"person {dario.id}", "done-uninvited"),
        ("computer 1 easy", "done-removed"),
    ):
        menu = asked.posts[-1]
        reply = await game.here(bruno).choose(gone, custom_id="tavolo-remove:", on=menu)
        assert say("it", told) in reply.text
    table = await game.table()
    assert (len(table.seats), table.invited) == (1, ())
    nobody = await game.here(bruno).act("remove", game.code, "Zoe")
    assert say("it", "table-refusal-nobody-so-called") in nobody.text
    own = await game.here(bruno).act("remove", game.code, f"person {bruno.id}")
    assert "/table mine" in own.text
    assert table.status is Status.LOBBY


async def test_whoever_opens_a_table_reads_who_is_still_wanted(house: House) -> None:
    bruno, chloe = house.player("bruno"), house.player("chloe")
    here = bruno.at(house.channel("games"))
    three = await here.slash("stratego new", opponent=chloe.member)
    assert say("it", "done-opened-free", count=1) in three.text
    two = await here.slash("ruta new", opponent=chloe.member)
    assert say("it", "done-opened-invited") in two.text


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


async def test_the_host_changes_each_term_from_one_menu_that_names_them(house: House) -> None:
    bruno, chloe = house.player("bruno"), house.player("chloe")
    game = await la_strada_game.open_table(house, "bruno", players=4, reserve="small")
    await game.here(chloe).press("Join")
    asked = await my_seat(game, bruno)
    shown = await game.here(bruno).press(custom_id="tavolo:change:", on=asked.posts[-1])
    (menu,) = shown.posts[-1].selects
    named = {one["value"]: (one["label"], one.get("description")) for one in menu["options"]}
    assert named["seats"] == (say("it", "change-seats"), say("it", "change-seat-count", count=4))
    assert named["language"] == (say("it", "change-language"), "English")
    assert "option-late_reveal" in named
    for part, value, new in (
        ("pace", "24", "Ritmo: Un giorno"),
        ("late", "wait", "Quando il tempo scade: Il tavolo aspetta"),
        ("language", "it", "Lingua: Italiano"),
    ):
        done = await changed(game, bruno, part, value)
        assert say("it", "done-changed", now=new) in done.text
    assert (
        say("fr", "letter-invitation", game="La Strada", code=game.code) in chloe.letters[-1].text
    )
    await game.here(chloe).press(custom_id="tavolo:join:", on=game.board)
    letters, posts = len(chloe.letters), len(game.posts)
    await changed(game, bruno, "seats", "3")
    assert (len(chloe.letters), len(game.posts)) == (letters, posts), "nobody is called by seats"
    table = await game.table()
    assert (table.pace.hours, table.pace.late, table.size) == (24, "wait", 3)
    assert len(table.seats) == 2
    assert table.pace.bank is not None, "what is not named stays"
    assert say("it", "pace-limited", time=say("it", "time-days", count=1)) in game.board.text
    await changed(game, bruno, "option-late_reveal", "true")
    assert b'"late_reveal":true' in (await game.table()).options
    assert say("it", "la-strada-option-late-reveal") in game.board.text
    nothing = await game.here(bruno).act("change:option-roulette", game.code, "1")
    assert say("it", "table-refusal-stale", code=game.code) in nothing.text
    await game.here(chloe).press(custom_id="tavolo:join:", on=game.board)
    await changed(game, bruno, "seats", "2")
    assert (await game.table()).status is Status.PLAYING, "all seats are taken now"


async def test_a_term_has_a_page_of_its_own_with_the_way_back(house: House) -> None:
    ada = house.player("ada")
    game = await la_strada_game.open_table(house, "ada", players=3)
    shown = await game.here(ada).slash("table change")
    (menu,) = shown.posts[-1].selects
    page = await game.here(ada).choose(
        "option-late_reveal", custom_id=menu["custom_id"], on=shown.posts[-1]
    )
    assert say("en", "la-strada-option-late-reveal-what") in page.text
    (term,) = page.posts[-1].selects
    assert [(one["value"], bool(one.get("default"))) for one in term["options"]] == [
        ("true", False),
        ("false", True),
    ]
    back = await game.here(ada).press(say("en", "guide-back-button"), on=page.posts[-1])
    (again,) = back.posts[-1].selects
    assert again["options"] == menu["options"]
    assert again["custom_id"] != menu["custom_id"], "a client would keep what was chosen there"


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


async def test_nothing_is_begun_for_guests_who_have_no_room(house: House) -> None:
    here, guest = house.player("ada").at(house.channel("games")), house.player("bruno").member
    wishes = {"players": 2, "computers": 2, "thread": True, "opponent": guest}
    reply = await here.slash("la-strada new", **wishes)
    assert say("en", "table-refusal-full") in reply.text
    assert house.threads("games") == []


async def test_three_friends_at_a_table_for_five_begin_with_one_press_of_the_host(
    house: House,
) -> None:
    game = await strada_romana_game.open_table(house, "ada")
    assert (await game.table()).size == 5
    ada = house.player("ada")
    await game.here(house.player("bruno")).press("Join", on=game.board)
    assert called(game.board) == {ada.id}, "enough sit"
    call = game.board.message.id
    await game.here(house.player("chloe")).press("Join", on=game.board)
    assert game.board.message.id == call, "an edit makes no sound"
    begins = say("en", "start-button", count=3)
    assert begins in game.board.buttons
    assert say("en", "start-button", count=2) not in game.board.buttons
    refused = await game.here(house.player("bruno")).press(begins, on=game.board)
    assert refused.is_private
    assert (await game.table()).status is Status.LOBBY
    await game.here(ada).press(begins, on=game.board)
    table = await game.table()
    assert table.status is Status.PLAYING
    assert len(table.seats) == table.size == 3
    assert game.board.files
    assert not any(begins in post.buttons for post in game.posts)
