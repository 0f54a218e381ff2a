"""Lists of tables and histories: deadlines, pages, and a menu that opens a table."""

from collections.abc import Callable
from typing import Any

import pytest

from model.table import Table
from storage.transaction import tables
from tables import table_queries
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, open_table, say, tongue, with_commands
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Reply
from tests.e2e.whole_games import has, tables_of_others


def rows(reply: Reply) -> list[str]:
    """The lines of a list."""
    return [line for line in reply.posts[-1].text.splitlines() if "<#" in line]


def turned(post: Post) -> list[str]:
    """The buttons that turn pages and can be pressed."""
    return [b["label"] for b in post.pressable if b["custom_id"].startswith("tavolo-turn:")]


async def test_a_table_whose_place_is_gone_is_said_to_have_none(house: House) -> None:
    game = await begin(house, "bruno", "chloe", thread=True)
    kept = await begin(house, "bruno", "chloe")
    house.env.backend.delete_channel(game.place.id)
    for who, here in (("bruno", "mailbox"), ("chloe", "tavern")):
        player = house.player(who)
        at = player.mailbox if here == "mailbox" else player.at(house.channel(here))
        reply = await at.slash("my tables")
        gone = say(tongue(house, player), "list-place-gone")
        lines = {line[:4]: line for line in reply.posts[-1].text.splitlines() if " · " in line}
        assert gone in lines[game.code]
        assert gone not in lines[kept.code]
        opened = await at.choose(game.code, custom_id="tavolo-open", on=reply.posts[-1])
        assert list(opened.posts[-1].files) == [f"{game.code}-0.png".lower()]


def noting(honest: Callable[[Any], Table], read: list[bytes | None]) -> Any:
    """Reads tables, and keeps their states."""

    def table_from(row: Any) -> Table:
        found = honest(row)
        read.append(found.state)
        return found

    return table_from


async def test_a_list_reads_no_states(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await begin(house, "bruno", "chloe")
    read: list[bytes | None] = []
    for name in ("outline_from", "table_from"):
        monkeypatch.setattr(tables, name, noting(getattr(tables, name), read))
    await house.player("bruno").mailbox.slash("my tables")
    await game.here(house.player("chloe")).slash("table list")
    await game.here(house.player("chloe")).suggestions("table board", "table")
    assert read == [None] * 4, "once for each list, and twice for the suggestions"


async def test_of_very_many_tables_of_a_server_the_newest_are_listed_and_ones_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_queries, "MOST_OF_A_SERVER", 3)
    own = await open_table(house, "bruno")
    await house.pass_time(seconds=60)
    await tables_of_others(house, "ada", 5)
    for who, listed in (("bruno", 4), ("chloe", 3)):
        player = house.player(who)
        reply = await player.at(house.channel("games")).slash("table list")
        assert len(rows(reply)) == listed
        assert (own.code in reply.text) == (who == "bruno")
        assert say(tongue(house, player), "list-newest", count=3) in reply.text
    monkeypatch.setattr(table_queries, "MOST_OF_A_SERVER", 7)
    reply = await house.player("chloe").at(house.channel("games")).slash("table list")
    assert say(tongue(house, house.player("chloe")), "list-newest", count=7) not in reply.text


async def test_a_list_has_pages_and_every_table_is_on_one_of_them(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    codes = await tables_of_others(house, "ada", 23)
    for command in ("my tables", "table list"):
        reply = await ada.slash(command)
        found = rows(reply)
        assert len(found) == 10
        assert say("en", "page-of", page=1, pages=3) in reply.text
        assert turned(reply.posts[-1]) == [say("en", "rules-next")]
        for _ in range(2):
            reply = await ada.press(say("en", "rules-next"), on=reply.posts[-1])
            found += rows(reply)
        assert turned(reply.posts[-1]) == [say("en", "rules-back")]
        assert set(codes) == {line[:4] for line in found}
        assert len(found) == len(codes)


async def test_a_list_reads_the_tables_of_its_page_and_no_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.player("ada").at(house.channel("games"))
    await tables_of_others(house, "ada", 12)
    read: list[bytes | None] = []
    for name in ("outline_from", "table_from"):
        monkeypatch.setattr(tables, name, noting(getattr(tables, name), read))
    for command in ("my tables", "table list"):
        reply = await ada.slash(command)
        assert len(rows(reply)) == len(read) == 10
        reply = await ada.press(say("en", "rules-next"), on=reply.posts[-1])
        assert len(rows(reply)) == len(read) - 10 == 2
        read.clear()


async def test_whoever_sits_already_or_finds_no_seat_is_offered_none(house: House) -> None:
    game = await open_table(house, "bruno", opponent=house.player("ada").member)
    for who in ("bruno", "chloe"):
        here = house.player(who).at(game.place)
        reply = await here.slash("table list")
        opened = await here.choose(game.code, custom_id="tavolo-open", on=reply.posts[-1])
        assert not has(opened.posts[-1].pressable, "tavolo:join:")


async def _history(game: Game, who: str) -> list[Post]:
    """All pages of a history, the newest first."""
    here = game.here(game.house.player(who))
    looked = await here.slash("table history")
    reply = await here.press(custom_id="tavolo:told:", on=looked.posts[-1])
    pages = [reply.posts[-1]]
    while say("en", "rules-back") in turned(pages[-1]):
        reply = await here.press(say("en", "rules-back"), on=pages[-1])
        pages.append(reply.posts[-1])
    return pages


@pytest.mark.long
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
