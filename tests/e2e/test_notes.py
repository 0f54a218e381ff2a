"""Private notes at a table: by form or command, seen by nobody else."""

import json

import pytest

from games.stratego4.piece_marks import CLEAR
from model.table import PlayerId
from storage.transaction.people import StoredPrivateDocuments
from tests.e2e.message_recipients import Readers
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.stratego4_game import Game as Battle
from tests.e2e.stratego4_game import mark, to_battle, with_commands
from tests.e2e.whole_games import Game, say

SECRET = "quokka @everyone **x**"


def heard_by_others(house: House, place: int, who: str) -> str:
    """All that was sent to anybody but this person, and what the log says."""
    readers = Readers(house, place)
    return " ".join(
        json.dumps(request.json, default=str)
        for request in house.requests
        if readers.of(request) != who
    )


async def note_down(game: Game, who: Player, words: str) -> Reply:
    """Write a note with the form."""
    here = game.here(who)
    return await here.fill(await here.act("note", game.code), note=words)


async def test_a_note_that_somebody_else_were_shown_would_be_found_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(house, "ada", "bruno")
    ada, bruno = house.player("ada"), house.player("bruno")
    await note_down(game, ada, SECRET)
    assert "quokka" not in heard_by_others(house, game.place.id, "ada")
    hers, ask = PlayerId(ada.id), StoredPrivateDocuments.notebook
    monkeypatch.setattr(
        StoredPrivateDocuments, "notebook", lambda read, table, _: ask(read, table, hers)
    )
    await game.here(bruno).slash("table mine")
    assert "quokka" in heard_by_others(house, game.place.id, "ada")


# --- marks ----------------------------------------------------------------------------------------


def marks_told(who: str) -> str:
    """How the marks of somebody begin to be told, in their language."""
    words = {"ada": "Your own marks", "bruno": "I tuoi segni", "chloe": "Tes marques"}
    return words[who]


async def all_seen(game: Battle, who: Player) -> list[tuple[str, str, dict[str, bytes]]]:
    """Everything that this person can look at: words, descriptions, pictures."""
    here = game.here(who)
    view = (await here.press(custom_id="tavolo:view:", on=game.board)).posts[-1]
    more = await game.more(who)
    board = (await here.press(custom_id="tavolo:text:", on=more)).posts[-1]
    closer = (await here.press(custom_id="tavolo:closer:", on=view)).posts[-1]
    return [(post.text, str(post.alts), post.files) for post in (view, board, closer)]


async def test_a_rivals_piece_is_marked_from_menus_at_any_time(house: House) -> None:
    game = await to_battle(house, "ada", "bruno", "chloe")
    ada = house.player("ada")
    before = await all_seen(game, ada)
    view = (await game.here(ada).press("My view", on=game.board)).posts[-1]
    more = (await game.here(ada).press(custom_id="tavolo:more:", on=view)).posts[-1]
    screen = (await game.here(ada).press("Marks", on=more)).posts[-1]
    pieces = options_of(screen)
    assert len(pieces) == 40
    one, other = pieces[0], pieces[-1]
    ranks = (await game.here(ada).choose(one, custom_id="stratego4-mark:", on=screen)).posts[-1]
    assert options_of(ranks) == [str(rank) for rank in range(9, 0, -1)]
    noted = (await game.here(ada).choose("9", custom_id="stratego4-mark:", on=ranks)).posts[-1]
    assert say("en", "stratego4-mark-count", count=1) in noted.text
    assert f"{one} · " in noted.text
    assert "is marked as marshal (9)." in noted.text
    assert f"Your own marks: {one} as marshal (9)." in str(noted.alts)
    await game.play_on(with_commands, until=(await game.table()).moves + 1)
    assert await game.to_play() != ada
    typed = await mark(game, ada, other, "2")
    assert f"{one} as marshal (9) and {other} as spy (2)" in str(typed.posts[-1].alts)
    assert f"{other} · " in typed.text
    assert "is marked as spy (2)." in typed.text, "whoever typed need not look for it"
    seen = await all_seen(game, ada)
    told = f"Your own marks: {one} as marshal (9) and {other} as spy (2)."
    assert told in seen[0][1]
    assert told in seen[1][0]
    assert told not in seen[0][0]
    assert before[0][2] != seen[0][2], "they are painted"
    cleared = await mark(game, ada, other, CLEAR)
    assert f"Your own marks: {one} as marshal (9)." in str(cleared.posts[-1].alts)
    assert "is no longer marked." in cleared.text


@pytest.mark.long
async def test_nobody_else_ever_sees_a_mark(house: House) -> None:
    game = await to_battle(house, "ada", "bruno", "chloe")
    others = [house.player(name) for name in ("bruno", "chloe")]
    before = [await all_seen(game, who) for who in others]
    ada = house.player("ada")
    screen = (await game.here(ada).act("marks", game.code)).posts[-1]
    for square in options_of(screen)[::3]:
        await mark(game, ada, square, "7")
    assert [await all_seen(game, who) for who in others] == before
    await game.play_on(with_commands, until=(await game.table()).moves + 1)
    for who in others:
        await game.here(who).slash("table history")
        await game.here(who).slash("table export")
    assert "as major (7)" in heard_by_others(house, game.place.id, "nobody")
    assert marks_told("ada") not in heard_by_others(house, game.place.id, "ada")
    for name in ("bruno", "chloe"):
        assert marks_told(name) not in heard_by_others(house, game.place.id, "nobody")


def options_of(post: Post) -> list[str]:
    """The values in all menus of marks."""
    menus = [m for m in post.selects if str(m["custom_id"]).startswith("stratego4-mark:")]
    return [str(option["value"]) for menu in menus for option in menu["options"]]
