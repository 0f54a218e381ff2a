"""What all tables of a page show: shapes, sentences, and lists of both, each kept once."""

from collections.abc import Iterable

from core.game_texts import Line
from core.translatable_text import Say, Text
from pages.delta_encoding import DeltaEncodedLists
from pages.page_shapes import PageShapes
from pages.plain_text import plain
from rendering.scene.shapes import Scene


class DeduplicatedContent:
    """Collects what a page shows; what is added returns its number, the same for equal things."""

    def __init__(self) -> None:
        self.shapes = PageShapes()
        self.pictures, self.descriptions = DeltaEncodedLists(), DeltaEncodedLists()
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
