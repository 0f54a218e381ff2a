"""Pages of recorded games for tests, and what stands in a page."""

import json
import re
import zlib
from base64 import b64decode
from functools import cache
from html.parser import HTMLParser
from typing import Any

from core.texts import Locale
from pages.page_making import page_of_record
from tables.history.records import GameRecord
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import Subject, subject_of
from tests.replays.recording import exported, recordings


def short_record(subject: Subject) -> GameRecord:
    """The shortest recorded game; its first move is made twice."""
    dealt = [found for found in recordings(subject).values() if found.seed]
    return exported(subject, min(dealt, key=lambda found: len(found.moves)))


def longest_record(subject: Subject) -> GameRecord:
    """The recorded game with the most positions, seen by everybody who looks on."""
    dealt = [found for found in recordings(subject).values() if found.seed]
    return exported(subject, max(dealt, key=lambda found: len(found.moves) * (found.seats + 2)))


def page_of(record: GameRecord, locale: Locale = "en", names: tuple[str, ...] = ()) -> str:
    """The page of a whole game."""
    game = EVERY_GAME[record.game]
    return page_of_record(record, game, texts(), locale, names).decode()


def short_page(subject: Subject, locale: Locale = "en") -> str:
    """The page of the shortest recorded game, made once in a test run."""
    return _short_page(subject.key, locale)


@cache
def _short_page(key: str, locale: Locale) -> str:
    return page_of(short_record(subject_of(key)), locale)


class Elements(HTMLParser):
    """The elements of a page: their names, their attributes, and the text of scripts and styles."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.raw: dict[str, list[str]] = {"script": [], "style": []}
        self.words: list[str] = []
        self._inside = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        self._inside = tag if tag in self.raw else ""

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self._inside = ""

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        (self.raw[self._inside] if self._inside else self.words).append(data)

    @property
    def story(self) -> Any:
        """What the script reads."""
        return json.loads(zlib.decompress(b64decode(self.raw["script"][0])))


def references_in(page: str) -> set[str]:
    """Everything that a browser could follow or load: addresses in attributes and in styles."""
    elements = Elements(page)
    attributes = [*elements.attributes, *drawn_in(elements.story).attributes]
    found = {value for name, value in attributes if name in ("href", "src", "action")}
    styled = [value for name, value in attributes if name != "content"]
    styled += elements.raw["style"]
    return found | {each for words in styled for each in re.findall(r"url\(([^)]*)\)", words)}


def drawn_in(story: Any) -> Elements:
    """The elements that the script adds to a page."""
    charts = (chart["drawing"] for chart in story["charts"])
    return Elements("".join((story["shared"], *story["shapes"], *charts)))
