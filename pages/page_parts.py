"""What all tables of a page share: shapes, sentences, and lists of both, each kept once."""

from collections.abc import Iterable

from core.game_texts import Line
from core.translatable_text import Say, Text
from pages.frames import Frames
from pages.page_shapes import PageShapes
from rendering.scene.shapes import Scene

_MARKUP = ("**", "\\")
"""Markup of messages, removed here."""


class PageParts:
    """Collects the parts of a page; what is added returns its number."""

    def __init__(self) -> None:
        self.shapes = PageShapes()
        self.pictures, self.descriptions = Frames(), Frames()
        self.sentences: dict[str, int] = {}

    def picture(self, scene: Scene, near: Iterable[int]) -> int:
        """Add a picture; ``near``: earlier ones that are likely to be alike."""
        return self.pictures.add(self.shapes.numbers_in(scene), near)

    def description(self, lines: Iterable[Line], near: Iterable[int], say: Say) -> int:
        """Add the lines that describe a picture; ``near``: as in ``picture``."""
        return self.descriptions.add(tuple(self.sentence(one.text, say) for one in lines), near)

    def sentence(self, said: Text, say: Say) -> int:
        """Add a sentence."""
        return self.sentences.setdefault(plain(said, say), len(self.sentences))


def plain(said: Text, say: Say) -> str:
    """Say a text without the markup of messages."""
    words = str(say(said))
    for sign in _MARKUP:
        words = words.replace(sign, "")
    return words
