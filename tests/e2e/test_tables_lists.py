"""Lists of tables and histories: deadlines, pages, and a menu that opens a table."""

from tests.e2e.house import House
from tests.e2e.player import Reply
from tests.e2e.reading import Post
from tests.e2e.ruta_game import Game, begin, open_table, say, with_commands


def rows(reply: Reply) -> list[str]:
    """The lines of a list."""
    return [line for line in reply.posts[-1].text.splitlines() if "<#" in line]


def turned(post: Post) -> list[str]:
    """The buttons that turn pages and can be pressed."""
    return [b["label"] for b in post.pressable if b["custom_id"].startswith("tavolo-turn:")]


async def test_a_list_tells_until_when_somebody_is_to_act(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    await open_table(house, "bruno", pace=0)
    (seat,) = (await game.table()).to_act
    assert seat.deadline is not None
    for who in ("bruno", "chloe"):
        (line, *others) = rows(await game.here(house.player(who)).slash("me tables"))
        assert game.code in line
        assert f"<t:{seat.deadline // 1000}:R>" in line
        assert all("<t:" not in other for other in others), "a waiting table has no deadline"


async def test_a_list_has_pages_and_every_table_is_on_one_of_them(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    games = [await open_table(house, "ada", thread=True) for _ in range(23)]
    for command in ("me tables", "table list"):
        reply = await ada.slash(command)
        found = rows(reply)
        assert len(found) == 10
        assert say("en", "page-of", page=1, pages=3) in reply.text
        assert turned(reply.posts[-1]) == [say("en", "rules-next")]
        for _ in range(2):
            reply = await ada.press(say("en", "rules-next"), on=reply.posts[-1])
            found += rows(reply)
        assert turned(reply.posts[-1]) == [say("en", "rules-back")]
        assert {game.code for game in games} == {line[:4] for line in found}
        assert len(found) == len(games)


async def test_a_list_of_few_tables_has_no_pages(house: House) -> None:
    await open_table(house, "bruno")
    reply = await house.player("bruno").mailbox.slash("me tables")
    assert turned(reply.posts[-1]) == []
    assert say("it", "page-of", page=1, pages=1) not in reply.text


async def test_a_table_is_opened_from_the_list(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    for here in (game.here(who), who.mailbox):
        reply = await here.slash("me tables")
        opened = await here.choose(game.code, custom_id="tavolo-open", on=reply.posts[-1])
        assert opened.is_private
        assert list(opened.posts[-1].files) == [f"ruta-{game.code}-0.png".lower()]
        assert any("ruta-" in str(part["custom_id"]) for part in opened.posts[-1].pressable)


async def test_somebody_joins_a_table_out_of_the_list(house: House) -> None:
    game = await open_table(house, "bruno")
    chloe = house.player("chloe").at(house.channel("tavern"))
    reply = await chloe.slash("table list")
    opened = await chloe.choose(game.code, custom_id="tavolo-open", on=reply.posts[-1])
    assert say("fr", "status-lobby") in opened.text
    assert game.place.mention in opened.text
    await chloe.press(say("fr", "join-button"), on=opened.posts[-1])
    assert len((await game.table()).seats) == 2


async def test_whoever_sits_already_or_finds_no_seat_is_offered_none(house: House) -> None:
    game = await open_table(house, "bruno", opponent=house.player("ada").member)
    for who in ("bruno", "chloe"):
        here = house.player(who).at(game.place)
        reply = await here.slash("table list")
        opened = await here.choose(game.code, custom_id="tavolo-open", on=reply.posts[-1])
        assert opened.posts[-1].pressable == ()


async def test_a_table_that_is_over_meanwhile_is_shown_as_it_is(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    reply = await bruno.mailbox.slash("me tables")
    await game.here(bruno).slash("table resign")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    opened = await bruno.mailbox.choose(game.code, custom_id="tavolo-open", on=reply.posts[-1])
    assert say("it", "heading-finished", game="Ruta", code=game.code) in opened.text


async def _history(game: Game, who: str) -> list[Post]:
    """All pages of a history, the newest first."""
    here = game.here(game.house.player(who))
    reply = await here.slash("table history")
    pages = [reply.posts[-1]]
    while say("en", "rules-back") in turned(pages[-1]):
        reply = await here.press(say("en", "rules-back"), on=pages[-1])
        pages.append(reply.posts[-1])
    return pages


async def test_every_move_stands_on_a_page_of_the_history(house: House) -> None:
    game = await begin(house, "ada", "chloe")
    await game.play_on(with_commands, until=24)
    pages = await _history(game, "ada")
    assert len(pages) >= 2
    for number in range(25):
        assert sum(f"**{number}**" in page.text for page in pages) == 1
    assert "**24**" in pages[0].text, "it opens at the end"
    assert "**0**" in pages[-1].text
    forward = await game.here(house.player("ada")).press(say("en", "rules-next"), on=pages[-1])
    assert forward.posts[-1].text == pages[-2].text
