"""Writes the contents of a page as one HTML file that needs nothing else and asks for nothing.

``replay.html`` is its form. Its policy (Content-Security-Policy) forbids every request: letters
and icon are inside the file. The story, drawings included, is deflated: of a long game it would
take megabytes.
"""

import zlib
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from typing import Final

import msgspec

from core.texts import text
from i18n import Voice
from pages.contents import PageContents
from rendering.scene.shapes import Face
from rendering.scene.text import FILES
from rendering.svg import FAMILY, TEXT_STYLE, WEIGHTS, SvgWriter, subset

_FOLDER: Final = Path(__file__).parent

_IMPORT: Final = 'import { Drawing, element, parsed } from "./board.js";\n'
"""How the replay's module takes what it needs of the board's."""

_POLICY: Final = (
    "default-src 'none'; script-src '{script}'; style-src '{style}'; font-src data:; img-src data:;"
    " base-uri 'none'; form-action 'none'"
)
"""What the page lets a browser do: its script and style are named by their hashes."""


class TooLargePage(Exception):
    """A page is larger than it may be. ``size``: its bytes."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


def page_of(contents: PageContents, voice: Voice, most: int | None = None) -> bytes:
    """Return the file. ``most``: bytes that it may take. Raises TooLargePage."""
    style, script = _style(contents), _script()
    story = b64encode(zlib.compress(msgspec.json.encode(contents.story), 9)).decode()
    filled = {
        "locale": contents.locale,
        "policy": _POLICY.format(script=_hash(script), style=_hash(style)),
        "style": style,
        "script": script,
        "story": story,
        "heading": escape(contents.heading),
        "about": "<br>".join(map(escape, contents.about)),
        "notes": "".join(f"<p>{escape(note)}</p>" for note in contents.notes),
        "eyes": "".join(f"<option>{escape(name)}</option>" for name in contents.eyes),
        "one-view": " hidden" if len(contents.eyes) == 1 else "",
        "no-charts": "" if contents.story.charts else " hidden",
        "background": contents.shapes.background,
        "more": escape(voice.say(text("picture-more", button=text("text-button")))),
    }
    form = form_of_page()
    said = {key: escape(voice.say(text(key))) for key in {*form.get_identifiers()} - {*filled}}
    page = form.substitute(said | filled).encode()
    if most is not None and len(page) > most:
        raise TooLargePage(len(page))
    return page


class _Form(Template):
    """The page with places for what it shows, some of them named by the key of a text."""

    idpattern = "[a-z]+(?:-[a-z]+)*"


def form_of_page() -> Template:
    """Return the page with its places unfilled."""
    return _Form(_asset("replay.html"))


@cache
def _asset(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def _script() -> str:
    """Return the replay's module with the board's in place of its import: a file asks for none."""
    board, replay = _asset("board.js"), _asset("replay.js")
    return board + replay.replace(_IMPORT, "", 1)


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
