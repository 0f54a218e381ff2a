"""Writes the contents of a page as one HTML file that needs nothing else and asks for nothing.

Its policy (Content-Security-Policy) forbids every request: script and style are named by their
hashes, letters and icon are inside the file. The story, drawings included, is deflated: of a long
game it would take a megabyte.
"""

import zlib
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from core.texts import text
from i18n import Voice
from pages.contents import PageContents
from rendering.scene.shapes import Face
from rendering.scene.text import FILES
from rendering.svg import FAMILY, TEXT_STYLE, WEIGHTS, SvgWriter, subset

_FOLDER: Final = Path(__file__).parent

_ICON: Final = "data:,"
"""An empty icon: without one a browser asks the server of the page for it."""

_IMPORT: Final = 'import { Drawing, element, parsed } from "./board.js";\n'
"""How the replay's module takes what it needs of the board's."""

_ARROWS: Final = {
    "first": "M5 4h3v16H5zM21 4v16L9 12z",
    "back": "M18 4v16L6 12z",
    "on": "M6 4v16l12-8z",
    "last": "M16 4h3v16h-3zM3 4v16l12-8z",
}
"""The forms on the buttons, as path data."""


class TooLargePage(Exception):
    """A page is larger than it may be. ``size``: its bytes."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


def page_of(contents: PageContents, voice: Voice, most: int | None = None) -> bytes:
    """Return the file. ``most``: bytes that it may take. Raises TooLargePage."""
    style, script = _style(contents), _script()
    lines = (
        "<!doctype html>",
        f'<html lang="{contents.locale}">',
        *_head(contents, style, script),
        *_body(contents, voice),
        f'<script type="module">{script}</script>',
        "</body></html>",
    )
    page = "\n".join(lines).encode()
    if most is not None and len(page) > most:
        raise TooLargePage(len(page))
    return page


@cache
def _asset(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def _script() -> str:
    """Return the replay's module with the board's in place of its import: a file asks for none."""
    board, replay = _asset("board.js"), _asset("replay.js")
    return board + replay.replace(_IMPORT, "", 1)


def _head(contents: PageContents, style: str, script: str) -> Iterator[str]:
    policy = "; ".join(
        (
            "default-src 'none'",
            f"script-src '{_hash(script)}'",
            f"style-src '{_hash(style)}'",
            "font-src data:",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )
    yield '<head><meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="referrer" content="no-referrer">'
    yield f'<link rel="icon" href="{_ICON}">'
    yield f"<title>{escape(contents.heading)}</title>"
    yield f"<style>{style}</style></head>"


def _hash(content: str) -> str:
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"


def _style(contents: PageContents) -> str:
    return f"{drawing_style(contents.shapes.writer)}\n{_asset('replay.css')}"


def drawing_style(writer: SvgWriter) -> str:
    """Return the CSS rules of drawings, with the letters that they need."""
    letters = writer.letters
    fonts = (_font(face, letters[face]) for face in FILES if letters[face])
    return f"{''.join(fonts)}{TEXT_STYLE}"


def _font(face: Face, letters: set[str]) -> str:
    data = b64encode(subset(FILES[face].read_bytes(), sorted(letters))).decode()
    source = f"url(data:font/woff;base64,{data})"
    return f"@font-face{{font-family:{FAMILY};font-weight:{WEIGHTS[face]};src:{source}}}"


# --- body ----------------------------------------------------------------------------------------


def _body(contents: PageContents, voice: Voice) -> Iterator[str]:
    say = _Said(voice)
    yield "<body>"
    yield f'<p id="needs">{say("page-needs")}</p>'
    yield '<svg id="drawings" aria-hidden="true"><defs id="shared"></defs></svg>'
    yield '<main id="page" hidden>'
    yield f"<header><h1>{escape(contents.heading)}</h1>"
    yield f"<p>{'<br>'.join(map(escape, contents.about))}</p>"
    yield f'<button id="theme" type="button">{say("page-theme")}</button></header>'
    yield from _controls(contents, say)
    yield from _table(contents, say)
    yield f"<footer>{''.join(f'<p>{escape(note)}</p>' for note in contents.notes)}</footer>"
    yield "</main>"
    packed = b64encode(zlib.compress(msgspec.json.encode(contents.story), 9)).decode()
    yield f'<script type="text/plain" id="story">{packed}</script>'


class _Said:
    """Says texts, escaped for HTML."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def __call__(self, key: str) -> str:
        return escape(str(self._voice.say(text(key))))

    def more(self) -> str:
        """Say where the rest of a description stands."""
        more = text("picture-more", button=text("text-button"))
        return escape(str(self._voice.say(more)))


def _controls(contents: PageContents, say: _Said) -> Iterator[str]:
    yield '<section id="steps">'
    yield f'<div role="group" aria-label="{say("page-place")}" id="buttons">'
    for name, arrow in _ARROWS.items():
        label = say(f"page-{name}")
        yield f'<button id="{name}" type="button" title="{label}" aria-label="{label}">'
        yield f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{arrow}"/></svg></button>'
    yield "</div>"
    yield f'<input id="place" type="range" min="0" value="0" aria-label="{say("page-place")}">'
    yield f"{_eyes(contents, say)}</section>"


def _eyes(contents: PageContents, say: _Said) -> str:
    """Return the choice of viewers, hidden if there is one only."""
    hidden = " hidden" if len(contents.eyes) == 1 else ""
    options = "".join(f"<option>{escape(name)}</option>" for name in contents.eyes)
    return f'<label{hidden}>{say("page-sees")} <select id="eyes">{options}</select></label>'


# --- a table -------------------------------------------------------------------------------------


def _table(contents: PageContents, say: _Said) -> Iterator[str]:
    yield '<section class="table">'
    yield _board(contents, say)
    yield '<div class="told" role="status" aria-live="polite" aria-atomic="true"></div>'
    if contents.story.charts:
        yield f'<div class="course"><h2>{say("page-course")}</h2><div class="charts"></div></div>'
    title = say("page-moves")
    yield f'<section class="story-list"><h2>{title}</h2>'
    yield f'<ol class="moves" tabindex="0" aria-label="{title}"></ol>'
    yield f"<p>{say('page-keys')}</p></section>"
    yield f'<details class="as-text"><summary>{say("text-button")}</summary>'
    yield '<ul class="described"></ul></details>'
    yield "</section>"


def _board(contents: PageContents, say: _Said) -> str:
    ground = f'<rect width="100%" height="100%" fill="{contents.shapes.background}"/>'
    parts = f'{ground}<g class="drawn" aria-hidden="true"></g>'
    return f'<svg class="board" role="img" data-more="{say.more()}">{parts}</svg>'
