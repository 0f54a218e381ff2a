"""The drawings of open pages: each page is sent a shape once, by a number of its own.

Numbers that pages share would tell whether a hidden piece has been drawn before, so only strings
are shared: an id of what they define tells nothing but its content.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeAlias

from core.texts import Locale
from model.table import TableCode
from pages.page_shapes import PageShapes
from rendering.scene.shapes import Base, Scene, Shape, Symbol
from rendering.svg import SvgWriter
from web.limits import PAGES_OF_ONE

MOST_PAGES: Final = 200
"""Open pages; a further one lets that begin again which has not asked for longest."""

MOST_SHAPES: Final = 4_000
"""Of a page; with more it begins again."""

_BASES, _SHAPES, _DEFINITIONS = 32, 10_000, 10_000
"""Kept in the process; beyond, strings are written anew."""

_Written: TypeAlias = "OrderedDict[Any, tuple[str, tuple[str, ...]]]"
"""What was written, and the ids of what it needs."""


class KeptStrings(SvgWriter):
    """Keeps what bases, symbols and shapes are written as; ids come from their content."""

    def __init__(self) -> None:
        super().__init__()
        self._bases: _Written = OrderedDict()
        self._shapes: _Written = OrderedDict()

    def name(self, content: str) -> str:
        """Return the id of a new definition with this content."""
        return f"s{sha256(content.encode()).hexdigest()[:16]}"

    def base(self, base: Base) -> str:
        """Return the constant part of a scene as one element."""
        if not base.key:
            return super().base(base)
        return self._kept(self._bases, _BASES, base.key, partial(super().base, base))

    def write(self, shape: Shape) -> str:
        """Return a shape as one SVG element; empty if nothing of it can be seen."""
        return self._kept(self._shapes, _SHAPES, shape, partial(super().write, shape))

    def _kept(self, kept: _Written, most: int, key: Any, write: Callable[[], str]) -> str:
        if key not in kept:
            before, self.used = self.used, {}
            kept[key] = write(), tuple(self.used)
            self.used = before
            if len(kept) > most:
                kept.popitem(last=False)
        kept.move_to_end(key)
        written, needed = kept[key]
        self.used |= dict.fromkeys(needed)
        return written


class OpenPage:
    """A page in somebody's browser: what it has been sent."""

    def __init__(self, name: str, strings: KeptStrings) -> None:
        self.name = name
        self._strings = strings
        self._shapes = PageShapes(strings)
        self._defined: dict[str, int] = {}
        """The shapes' number from which on a definition is needed, by its id."""

    def goes_on(self, known: int | None) -> bool:
        """Whether the page can have so many shapes, and had not better begin again."""
        return known is not None and known <= len(self._shapes.shapes) <= MOST_SHAPES

    def draw(
        self, scene: Scene, known: int, icons: Mapping[str, Symbol]
    ) -> tuple[int, dict[str, Any]]:
        """Return how many shapes there are now, and a scene for a page that has the first
        ``known`` of them: all further ones, and the numbers of those to draw, in this order;
        and the numbers of icons.
        """
        self._strings.used.clear()
        first = len(self._shapes.shapes)
        numbers = self._shapes.numbers_in(scene)
        of_icons = {name: self._shapes.number_of_icon(icon) for name, icon in icons.items()}
        for name in self._strings.used:
            self._defined.setdefault(name, first)
        definitions = self._strings.definitions
        new = [name for name, needed in self._defined.items() if needed >= known]
        return len(self._shapes.shapes), {
            "width": scene.width,
            "height": scene.height,
            "background": scene.base.background,
            "new": dict(enumerate(self._shapes.shapes[known:], known)),
            "defs": "".join(definitions[name] for name in new),
            "draw": numbers,
            "icons": of_icons,
        }


class OpenPages:
    """All open pages, those that asked last at the end."""

    def __init__(self, draw_name: Callable[[], str]) -> None:
        """``draw_name``: returns a name that nobody can guess."""
        self._draw_name = draw_name
        self._strings = KeptStrings()
        self._pages: OrderedDict[tuple[str, str, TableCode, Locale], OpenPage] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pages)

    def page(
        self, name: str | None, known: int | None, owner: str, code: TableCode, locale: Locale
    ) -> tuple[OpenPage, int]:
        """Return the page of this name and how many shapes it has; a new one if it is not known,
        is somebody else's, or shows another table.
        """
        found = self._pages.get((name or "", owner, code, locale))
        if found is not None and found.goes_on(known):
            self._pages.move_to_end((found.name, owner, code, locale))
            return found, known or 0
        if found is not None:
            del self._pages[found.name, owner, code, locale]
        if len(self._strings.definitions) > _DEFINITIONS:
            self._strings = KeptStrings()
        own = [key for key in self._pages if key[1] == owner]
        if len(own) >= PAGES_OF_ONE:
            del self._pages[own[0]]
        page = OpenPage(self._draw_name(), self._strings)
        self._pages[page.name, owner, code, locale] = page
        if len(self._pages) > MOST_PAGES:
            self._pages.popitem(last=False)
        return page, 0
