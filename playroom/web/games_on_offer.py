"""The games on offer, as cards in an empty channel: a picture of the board, and what to press.

Each button runs commands of the bot, in the page's own line for commands, as somebody who types
them does; nothing is done behind the bot's back.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from core.game import Manifest
from core.texts import LOCALES, ORIGINAL, Locale, Text, Value, text
from i18n import Translator
from playroom.server import PEOPLE
from rendering.scene.shapes import Scene, SeatLabel

if TYPE_CHECKING:
    from catalog import Entry

LEVEL: Final = "normal"
"""The level of the computers on the cards: the one that the bot seats if none is named."""

Paint = Callable[[Scene], Awaitable[bytes]]
"""Paints a scene; returns a PNG file."""


class Run(msgspec.Struct, frozen=True):
    """A command to run: the words of its registered name, and values by registered option."""

    path: tuple[str, ...]
    options: Mapping[str, str] = {}


class ButtonPress(msgspec.Struct, frozen=True):
    """A button to press as soon as it is there, by its label: posts are in the table's language.

    ``below``: the private answer to the command before, or the post that calls the reader.
    """

    press: tuple[str, ...]
    below: Literal["answer", "post"]


Step: TypeAlias = Run | ButtonPress


class CardButton(msgspec.Struct, frozen=True):
    """A button of a card. ``title``: its accessible name, with the game's; ``steps``: in order."""

    name: str
    label: str
    title: str
    steps: tuple[Step, ...]


class GameCard(msgspec.Struct, frozen=True):
    """A game in an empty channel, in one reader's language."""

    key: str
    name: str
    about: str
    buttons: tuple[CardButton, ...]


class GameCards(msgspec.Struct, frozen=True):
    """All that an empty channel shows one reader."""

    title: str
    how: str
    games: tuple[GameCard, ...]
    good_to_know: tuple[str, ...]


class GamesOnOffer:
    """Makes the cards of these games, and paints their boards when somebody looks."""

    def __init__(self, games: Mapping[str, "Entry"], translator: Translator, paint: Paint) -> None:
        self._games = games
        self._translator = translator
        self._paint = paint
        self._boards: dict[str, bytes] = {}
        self._one_at_a_time = asyncio.Lock()

    def __contains__(self, key: object) -> bool:
        """Whether this game is on offer."""
        return key in self._games

    def cards(self, locale: Locale) -> GameCards:
        """Return the cards for a reader of this language."""
        say = self._translator.voice(locale).say
        return GameCards(
            title=say(text("sandbox-choose")),
            how=say(text("sandbox-choose-how")),
            games=tuple(self._card(key, locale) for key in self._games),
            good_to_know=(
                say(text("sandbox-know-turn", play=text("play-button"))),
                say(text("sandbox-know-people")),
                say(text("sandbox-know-time")),
            ),
        )

    def _card(self, key: str, locale: Locale) -> GameCard:
        say = self._translator.voice(locale).say
        name = text(f"{key}-name")
        called, about = say(name), say(text(f"command-{key}-description"))
        buttons = self._buttons(self._games[key].game.manifest, locale)
        return GameCard(
            key=key,
            name=called,
            about=_beginning_large(about.removeprefix(called).lstrip(": \u00a0")),
            buttons=tuple(
                CardButton(kind, say(label), say(_titled(label, name)), steps)
                for kind, label, steps in buttons
            ),
        )

    def _buttons(
        self, manifest: Manifest, locale: Locale
    ) -> Iterator[tuple[str, Text, tuple[Step, ...]]]:
        """Yield the buttons of a card with the fewest seats: its name, its label, its steps."""
        seats, option = manifest.fewest_seats, self._option
        sized = {option("players"): str(seats)} if seats < manifest.most_seats else {}
        against = self._run(f"{manifest.key}-new", **sized, **{option("computer"): LEVEL})
        say = self._translator.voice(locale).say
        play = ButtonPress(self._in_every_language(text("play-button")), "post")
        yield "against", text("sandbox-against", count=seats - 1), (against, play)
        alone = self._run(f"{manifest.key}-new", **sized)
        yield "second", text("sandbox-second", count=seats - 1), (alone,)
        game = say(text(f"{manifest.key}-name"))
        yield "lesson", text("sandbox-lesson"), (self._run("tavolo-learn", game=game),)

    def _in_every_language(self, said: Text) -> tuple[str, ...]:
        return tuple(self._translator.voice(locale).say(said) for locale in LOCALES)

    def _run(self, command: str, **options: str) -> Run:
        registered = self._translator.command
        return Run(tuple(registered(ORIGINAL, command).removeprefix("/").split()), options)

    def _option(self, word: str) -> str:
        """Return the registered name of an option."""
        return self._translator.voice(ORIGINAL).say(Text(f"option-{word}-name"))

    async def board(self, key: str) -> bytes:
        """Return a PNG file of the game's board, painted once, one game at a time."""
        async with self._one_at_a_time:
            if key not in self._boards:
                self._boards[key] = await self._paint(self._scene(self._games[key]))
            return self._boards[key]

    def _scene(self, title: "Entry") -> Scene:
        """Return the scene of the lesson's last task, as everybody would see it."""
        state = title.lesson.tasks[-1].position.state
        view: Any = title.game.view_for(state, None)
        people = [SeatLabel(one.name) for one, _ in zip(PEOPLE, view.seats, strict=False)]
        say = self._translator.voice(ORIGINAL, people=lambda seat: PEOPLE[seat].name).say
        return title.painter.compose(view, people, say)


def _beginning_large(sentence: str) -> str:
    """Return what a description says after the game's name, as a sentence of its own."""
    return sentence[:1].upper() + sentence[1:]


def _titled(label: Text, game: Value) -> Text:
    return text("sandbox-button-of", button=label, game=game)
