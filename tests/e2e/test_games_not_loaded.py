"""A table whose game is not loaded any more is kept, says so, and goes on when the game is back."""

from io import StringIO

import pytest

import bot
from catalog import GAMES
from i18n import Translator
from i18n.translator import FOLDER, WriteCommand
from tables.model.table import HOUR, Status
from tests.e2e.conftest import the_translator
from tests.e2e.running_bot import House
from tests.e2e.whole_games import Game, begin
from tests.games.catalogue import EVERY_KEY, texts

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

KEY = "bidding"
READERS = {"ada": "en", "bruno": "it", "chloe": "fr"}
NOT_LOADED = "table-refusal-game-not-loaded"


def only_texts_of_the_house(*, command: WriteCommand) -> Translator:
    """What a bot says that was started without the game."""
    return Translator(FOLDER, command=command)


async def start_without(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the bot again with the games of the house alone."""
    monkeypatch.setattr(bot, "GAMES", GAMES)
    monkeypatch.setattr(bot, "Translator", only_texts_of_the_house)
    await house.restart()


async def start_with(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the bot again with the game."""
    monkeypatch.setattr(bot, "GAMES", EVERY_KEY)
    monkeypatch.setattr(bot, "Translator", the_translator)
    await house.restart()


async def deadlines(game: Game) -> list[int]:
    """When each seat's time is up, in milliseconds from now."""
    table, now = await game.table(), game.house.server.time.now()
    return [seat.deadline - now for seat in table.seats if seat.deadline is not None]


async def test_people_are_told_in_their_language_and_lists_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(Game, KEY, house, *READERS, pace=24, late="wait")
    await start_without(house, monkeypatch)
    for name, locale in READERS.items():
        here = game.here(house.player(name))
        told = [await here.slash(f"table {it}", table=game.code) for it in ("board", "status")]
        told += [
            await here.press(custom_id=f"tavolo:{button}:{game.code}", on=game.board)
            for button in ("view", "play")
        ]
        for reply in told:
            assert reply.is_private
            assert _said(locale, game.code) in reply.text
        assert game.code in (await here.slash("my tables")).text
        assert (await here.slash("tavolo learn")).is_private


def _said(locale: str, code: str) -> str:
    """The beginning of the sentence, up to the command that it names."""
    whole = texts().format(locale, NOT_LOADED, {"code": code, "command_table_cancel": "|"})
    return whole.partition("|")[0]


async def test_no_time_passes_and_the_game_goes_on_where_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch, log: StringIO
) -> None:
    game = await begin(Game, KEY, house, *READERS, pace=24, late="resign")
    await house.pass_time(hours=4)
    before, left = await game.table(), await deadlines(game)
    await start_without(house, monkeypatch)
    letters = len(game.posts)
    await house.pass_time(hours=90)
    away = await game.table()
    assert (away.state, away.status) == (before.state, before.status)
    assert [seat.asked for seat in away.seats] == [seat.asked for seat in before.seats]
    assert len(game.posts) == letters
    await start_without(house, monkeypatch)
    await house.pass_time(hours=7)
    await start_with(house, monkeypatch)
    assert all(
        abs(now - then) < HOUR for now, then in zip(await deadlines(game), left, strict=True)
    )
    reply = await game.here(house.player("bruno")).slash("bidding bid", card="3", table=game.code)
    assert "Il tuo 3" in reply.text
    await house.pass_time(hours=25)
    assert len(game.posts) > letters, "time passes again"
    assert house.take_complaints() == []


async def test_a_table_of_a_game_that_never_comes_back_can_be_called_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(Game, KEY, house, "ada", "bruno")
    await start_without(house, monkeypatch)
    bruno, ada = (game.here(house.player(name)) for name in ("bruno", "ada"))
    asked = await bruno.slash("table cancel", table=game.code)
    await bruno.press(texts().constant("it", "propose-button"), on=asked.posts[-1])
    asked = await ada.slash("table cancel", table=game.code)
    await ada.press(texts().constant("en", "agree-end-button"), on=asked.posts[-1])
    assert (await game.table()).status is Status.CANCELLED
