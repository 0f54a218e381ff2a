"""Pages for players in each language: how to play here, and the rules of each game with pictures.

Words and pictures are those of ``/tavolo help`` and ``/tavolo rules``.
"""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from catalog import CATALOG, GAMES
from cogs.tavolo_commands import HELP_PARTS, buttons_named
from core.texts import (
    LANGUAGES,
    LOCALES,
    ORIGINAL,
    CommandName,
    Listing,
    Locale,
    Say,
    Value,
    Verbatim,
    text,
)
from i18n import Translator
from workers.lessons import LessonPresenter
from workers.painting.render_queue import RenderQueue, ThreadedRenderer
from workers.post_model import Picture

MARK: Final = "<!-- rules -->"
"""Where a page shows the table of all rules."""


class RulePages:
    """Makes the pages of all games, in all languages. Pictures are written as they are made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._translator = Translator(strict=True, command=lambda _english, here: f"`/{here}`")
        self._presenter = LessonPresenter(
            CATALOG, self._translator, RenderQueue(ThreadedRenderer())
        )

    def pages(self) -> dict[str, str]:
        """Return the pages by their places in the site."""
        return dict(asyncio.run(self._pages()))

    async def _pages(self) -> list[tuple[str, str]]:
        pages: list[tuple[str, str]] = []
        for locale in LOCALES:
            pages.append((f"{locale}/index.md", self._help(locale)))
            pages += [(f"{locale}/{key}.md", await self._rules(key, locale)) for key in GAMES]
        return pages

    def table(self) -> str:
        """Return a table of all rules, and below it the page on how to play in each language."""
        say = self._say(ORIGINAL)
        rows = [
            [say(text(f"{key}-name")), *(f"[{at.name}]({at.code}/{key}.md)" for at in LANGUAGES)]
            for key in GAMES
        ]
        table = "\n".join(_rows([[""] * 4, ["---"] * 4, *rows]))
        helped = {at: self._say(at)(text("help-heading")) for at in LOCALES}
        return table + "\n\n" + "\n".join(f"- [{helped[at]}]({at}/index.md)" for at in LOCALES)

    def _help(self, locale: Locale) -> str:
        """Return the help, and below it a list of the games' rules."""
        say = self._say(locale)
        lines = [say(text(f"help-{part}", **self._named(say))) for part in HELP_PARTS]
        rules = [f"- [{say(text(f'{key}-name'))}]({key}.md)" for key in GAMES]
        heading = f"# {say(text('help-heading'))}"
        return _page(locale, [heading, *lines, f"## {say(text('rules-button'))}", "\n".join(rules)])

    def _named(self, say: Say) -> dict[str, Value]:
        """Return what the help names: commands and buttons."""
        named: dict[str, Value] = {
            name: Listing(tuple(CommandName(f"{key}-{command}") for key in GAMES), "or")
            for name, command in (("openings", "new"), ("moves", "play"))
        }
        named |= buttons_named(say)
        for name in ("play", "games"):
            named[f"person_{name}"] = Verbatim(say(text(f"person-{name}-name")))
        return named

    async def _rules(self, key: str, locale: Locale) -> str:
        """Return the rules of a game: its chapters, each with its picture."""
        say = self._say(locale)
        name, rules = say(text(f"{key}-name")), say(text("rules-button"))
        parts = [f"# {name} · {rules}", say(text(f"{key}-credit"))]
        for chapter in self._chapters(key):
            title = say(text(f"{key}-rules-{chapter}-title"))
            words = self._presenter.chapter(key, chapter, locale)
            parts += [f"## {chapter}. {title}", *paragraphs(words)]
            picture = await self._presenter.picture(key, chapter, locale)
            if picture is not None:
                parts.append(self._shown(picture, locale))
        return _page(locale, parts)

    def _chapters(self, key: str) -> Iterator[int]:
        chapter = 1
        while self._translator.has(f"{key}-rules-{chapter}"):
            yield chapter
            chapter += 1

    def _shown(self, picture: Picture, locale: Locale) -> str:
        """Write a picture beside the pages of its language, and return what shows it."""
        file = self._folder / locale / picture.name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(picture.data)
        described = re.sub(r"([\[\]\\])", r"\\\1", " ".join(picture.alt.split()))
        return f"![{described}]({picture.name})"

    def _say(self, locale: Locale) -> Say:
        return self._translator.voice(locale).say


def paragraphs(words: str) -> Iterator[str]:
    """Yield the lines of a text for Discord as Markdown: a paragraph each, short ones together."""
    listed: list[str] = []
    for line in filter(None, map(str.strip, words.splitlines())):
        if _is_entry(line):
            listed.append(line)
            continue
        if listed:
            yield "\\\n".join(listed)
            listed = []
        yield line
    if listed:
        yield "\\\n".join(listed)


def _is_entry(line: str) -> bool:
    """Whether a line is an entry of a list: it begins with a sign instead of a word."""
    return not (line[0].isalnum() or line[0] in "*«\"'“(`")


def _page(locale: Locale, parts: list[str]) -> str:
    return f"---\nlanguage: {locale}\n---\n\n" + "\n\n".join(parts) + "\n"


def _rows(rows: list[list[str]]) -> Iterator[str]:
    for row in rows:
        yield f"| {' | '.join(row)} |"
