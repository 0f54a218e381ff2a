"""A game that is switched off is offered nowhere; its tables are kept, say so, and go on later."""

import re
from collections.abc import Iterator
from io import StringIO

import pytest

import bot
from core.game_places import places_of
from core.texts import Locale
from i18n import Translator
from i18n.translator import FOLDER, WriteCommand
from model.table import HOUR, Status
from tests.e2e.conftest import the_translator
from tests.e2e.play_strategies import with_buttons
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import TEXT_INPUT, Component, Post, walk
from tests.e2e.simulated_people import PlayerHere, Reply
from tests.e2e.test_results import finished
from tests.e2e.whole_games import Game, begin, command_of, open_table, say
from tests.games.catalogue import EVERY_GAME, EVERY_KEY, OFFERED, texts

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

KEY = EVERY_KEY[-1]
"""The game of a package: without it the bot does not even have its texts."""

READERS: dict[str, Locale] = {"ada": "en", "bruno": "it", "chloe": "fr"}
NOT_LOADED = "table-refusal-game-not-loaded"

SOON_TRIED = (EVERY_KEY[0], KEY)
every_game = pytest.mark.parametrize(
    "key",
    [pytest.param(k, marks=() if k in SOON_TRIED else pytest.mark.long) for k in EVERY_KEY],
)
"""Every game; with most of them the tests are long."""

OFFERS = ("tavolo help", "tavolo rules", "tavolo learn", "tavolo leaderboard")
"""Commands whose answers offer games, or say what was played here."""

BY_NAME = ("tavolo rules", "tavolo learn", "my stats", "tavolo leaderboard")
"""Commands that suggest games."""

AT_A_TABLE = (
    *("board", "mine", "status", "history", "replay"),
    *("export", "pause", "undo", "change", "end"),
)


def texts_of_others(key: str, *, command: WriteCommand, **_cache: object) -> Translator:
    """What a bot says that was started without a game: without its texts, if it is a package."""
    if places_of(key).package is not None:
        return Translator(FOLDER, command=command)
    return the_translator(command=command)


async def start_without(house: House, monkeypatch: pytest.MonkeyPatch, key: str = KEY) -> None:
    """Start the bot again with all games but this one."""
    monkeypatch.setattr(bot, "GAMES", tuple(one for one in OFFERED if one != key))
    monkeypatch.setattr(bot, "Translator", lambda **how: texts_of_others(key, **how))
    await house.restart()


async def start_with(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the bot again with all games."""
    monkeypatch.setattr(bot, "GAMES", OFFERED)
    monkeypatch.setattr(bot, "Translator", the_translator)
    await house.restart()


async def deadlines(game: Game) -> list[int]:
    """When each seat's time is up, in milliseconds from now."""
    table, now = await game.table(), game.house.server.time.now()
    return [seat.deadline - now for seat in table.seats if seat.deadline is not None]


def _said(locale: Locale, code: str) -> str:
    """The beginning of the sentence, up to the command that it names."""
    whole = texts().format(locale, NOT_LOADED, {"code": code, "command_table_end": "|"})
    return whole.partition("|")[0]


# --- offered nowhere -----------------------------------------------------------------------------


class Offered:
    """What people can find of a game: its names in all languages, its commands, its tables."""

    def __init__(self, key: str) -> None:
        self.key = key
        names = {say(locale, f"{key}-name") for locale in READERS.values()}
        commands = {say(locale, f"command-{key}-name") for locale in READERS.values()}
        self._called = re.compile(
            rf"(?<!\w)({'|'.join(map(re.escape, (*names, *(f'/{c}' for c in commands))))})(?!\w)"
        )

    def named_in(self, *shown: str) -> list[str]:
        """Where it is named among these."""
        return [one for one in shown if self._called.search(one)]


def shown_by(posts: tuple[Post, ...]) -> Iterator[str]:
    """All that people read in these posts, on their buttons and in their menus."""
    for post in posts:
        yield from (post.text, *post.buttons, *post.alts, *post.files)
        for menu in post.selects:
            yield str(menu.get("placeholder", ""))
            for option in menu.get("options", []):
                yield f"{option['label']} {option.get('description', '')}"


def people_for(key: str) -> tuple[str, ...]:
    """As many people as the game takes, of three languages."""
    return (*READERS, "dario")[: EVERY_GAME[key].game.manifest.most_seats]


async def tables_of_each_kind(house: House, key: str) -> tuple[Game, Game, Game]:
    """A table that waits for players, one that plays, one that is over."""
    over = await begin(Game, key, house, *people_for(key))
    for who in await over.people():
        if (await over.table()).status is Status.PLAYING:
            asked = await over.here(who).slash("table end", table=over.code)
            await over.here(who).press(custom_id=f"tavolo:resign:{over.code}", on=asked.posts[-1])
    assert await over.is_over()
    playing = await begin(Game, key, house, *people_for(key), pace=24, late="resign")
    return await open_table(Game, key, house, "ada", None), playing, over


async def all_that_offers(here: PlayerHere, house: House) -> list[str]:
    """What this person is offered, in answers, in suggestions, on others."""
    replies = [await here.slash(command) for command in OFFERS]
    replies.append(await here.apps("Play with …", house.player("dario").member))
    suggested = [name for command in BY_NAME for name in await here.suggestions(command, "game")]
    return [*(one for reply in replies for one in shown_by(reply.posts)), *suggested]


@every_game
async def test_a_game_that_is_switched_off_is_offered_nowhere(
    house: House, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await tables_of_each_kind(house, key)
    game, ada = Offered(key), house.player("ada").at(house.channel("games"))
    assert game.named_in(*await all_that_offers(ada, house)), "it is offered as yet"
    await start_without(house, monkeypatch, key)
    for name in READERS:
        here = house.player(name).at(house.channel("games"))
        assert game.named_in(*await all_that_offers(here, house)) == []
        for command in BY_NAME:
            typed = await here.slash(command, game=key)
            assert say(READERS[name], "table-refusal-unknown-game") in typed.text
    registered = [str(one) for one in house.env.backend.commands[None].values()]
    assert game.named_in(*registered) == []
    assert command_of(key) not in house.command_ids


async def test_nobody_is_ranked_at_a_game_that_is_switched_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(house, "ada", "chloe")
    here = house.player("ada").at(house.channel("games"))
    before = await here.slash("tavolo leaderboard")
    assert Offered("ruta").named_in(before.text)
    await start_without(house, monkeypatch, "ruta")
    public = [post for post in here.posts if not post.is_private]
    replies = [
        await here.slash("tavolo leaderboard"),
        await here.press(custom_id="tavolo-turn:tables.leaderboard-shown", on=before.posts[-1]),
        await here.apps("Their games", house.player("chloe").member),
    ]
    none = say("en", "leaderboard-none", commands="").partition("(")[0]
    assert all(none in reply.text for reply in replies[:2])
    assert "Ruta: ≈" not in replies[-1].text
    assert len([post for post in here.posts if not post.is_private]) == len(public)


# --- its tables ----------------------------------------------------------------------------------


async def use(here: PlayerHere, control: Component, post: Post) -> Reply:
    """Press a button, or choose the first of a menu."""
    values = [str(option["value"]) for option in control.get("options", [])[:1]]
    return await here.click(control, *values, on=post)


def control_about(post: Post, game: Game) -> Component:
    """The first control of a private page that leads to the game or its table."""
    controls = (*post.pressable, *post.selects)
    leads = (one for one in controls if {game.key, game.code} & set(_parts(one)))
    return next(leads)


def _parts(control: Component) -> list[str]:
    return re.split(r"[:.]", str(control["custom_id"]))


async def pages_opened_before(here: PlayerHere, house: House, game: Game) -> list[Post]:
    """Private pages that this person still has before them when the game is switched off."""
    key = game.key
    opened = [
        await here.slash("tavolo rules", game=key),
        await here.slash("tavolo learn", game=key),
        await here.slash("tavolo learn"),
        await here.slash("table mine", table=game.code),
        await here.slash("table history", table=game.code),
        await here.apps("Play with …", house.player("dario").member),
    ]
    return [reply.posts[-1] for reply in opened]


def is_answered(reply: Reply) -> bool:
    """Whether this person, and nobody else, was told something."""
    return reply.form is not None or (reply.is_private and bool(reply.text.strip()))


@every_game
async def test_whatever_is_pressed_or_typed_at_its_tables_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    tables = await tables_of_each_kind(house, key)
    ada, bruno = (house.player(name).at(house.channel("games")) for name in ("ada", "bruno"))
    before = await pages_opened_before(ada, house, tables[1])
    boards = [game.board for game in tables]
    await start_without(house, monkeypatch, key)
    count = len(house.dice.codes)
    replies = [await use(ada, control_about(post, tables[1]), post) for post in before]
    for here, board in ((here, board) for here in (ada, bruno) for board in boards):
        replies += [await use(here, button, board) for button in board.pressable]
    for game in tables:
        for command in AT_A_TABLE:
            replies.append(await bruno.slash(f"table {command}", table=game.code))
    assert [reply for reply in replies if not is_answered(reply)] == []
    assert house.take_complaints() == [], "nothing went wrong"
    assert len(house.dice.codes) == count, "no table was opened"
    for game, status in zip(tables, (Status.LOBBY, Status.PLAYING, Status.FINISHED), strict=True):
        assert (await game.table()).status is status


async def test_a_form_that_was_open_when_its_game_was_switched_off_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(Game, "stratego4", house, "ada", "bruno", "chloe")
    here = game.here(house.player("ada"))
    view = (await here.slash("table mine", table=game.code)).posts[-1]
    opened = await here.press(custom_id="stratego4-form:", on=view)
    assert opened.form is not None
    await start_without(house, monkeypatch, "stratego4")
    inputs = [part for part in walk(opened.form["components"]) if part["type"] == TEXT_INPUT]
    fields = {str(part["custom_id"]): str(part.get("value", "")) for part in inputs}
    assert _said("en", game.code) in (await here.fill(opened, **fields)).text


async def test_people_are_told_in_their_language_and_lists_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(Game, KEY, house, *people_for(KEY), pace=24, late="wait")
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


@pytest.mark.long
async def test_no_time_passes_and_the_game_goes_on_where_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch, log: StringIO
) -> None:
    game = await begin(Game, KEY, house, *people_for(KEY), pace=24, late="resign")
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
    await with_buttons(game, (await game.people_to_play())[0])
    assert (await game.table()).version > away.version
    await house.pass_time(hours=25)
    assert len(game.posts) > letters, "time passes again"
    assert house.take_complaints() == []


async def test_a_table_of_a_game_that_never_comes_back_can_be_called_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(Game, KEY, house, *people_for(KEY)[:2])
    await start_without(house, monkeypatch)
    bruno, ada = (game.here(house.player(name)) for name in ("bruno", "ada"))
    asked = await bruno.slash("table end", table=game.code)
    await bruno.press(texts().constant("it", "propose-button"), on=asked.posts[-1])
    asked = await ada.slash("table end", table=game.code)
    await ada.press(texts().constant("en", "agree-end-button"), on=asked.posts[-1])
    assert (await game.table()).status is Status.CANCELLED


@pytest.mark.long
async def test_no_daily_message_names_a_table_that_nobody_can_play_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.player("ada")
    await ada.at(house.channel("games")).wish(calls="digest", digest=8)
    game = await begin(Game, KEY, house, *people_for(KEY), late="wait")
    await house.pass_time(days=1)
    assert any(say("en", "digest-heading", count=1) in letter.text for letter in ada.letters)
    await start_without(house, monkeypatch)
    before = len(ada.letters)
    await house.pass_time(days=1)
    assert not [letter for letter in ada.letters[before:] if game.code in letter.text]
