"""A fourth language that nobody speaks, to show that a language is its folder and one line.

Its texts are the English ones with accents on their vowels and the quotes of a translation. What a
person could type stays as it is: in bold type, in quotes, with digits, Roman numerals. Each word of
the texts ``…-typed-…`` has one more spelling, which no other language has.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.i18n.texts_on_disk import plain

ROOT: Final = Path(__file__).parents[2]
CODE: Final = "xx"
AT_DISCORD: Final = "sv-SE"
"""A locale of Discord's clients that no language of the table answers."""

LINE: Final = f'    Language("{CODE}", "Xx", ("{AT_DISCORD}",), dialect="en_GB"),\n'
"""Its line in the table. It counts as English does: Babel does not know its code."""

_END_OF_TABLE: Final = ')\n"""All languages.'
_ACCENTED: Final = str.maketrans("aeiouAEIOU'", "áéíóúÁÉÍÓÚ’")
_PIECES: Final = re.compile(
    r'(?P<bold>\*\*)|(?P<quote>")| (?P<dots>…)|https?://\S+|\b(?:[IVX]+|\w*\d\w*|\w)\b'
)
_SAME: Final = "The same in every language."
_AS_ENGLISH: Final = "As in English."


class _Accents(Transformer):
    """Translates the texts between the values of one pattern, in their order."""

    def __init__(self, *, kept: bool) -> None:
        self._kept = kept
        self._is_bold = self._is_quoted = False

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement("".join(self._pieces(node.value)))

    def _pieces(self, words: str) -> Iterator[str]:
        end = 0
        for found in _PIECES.finditer(words):
            yield self._said(words[end : found.start()])
            yield self._sign(found)
            end = found.end()
        yield self._said(words[end:])

    def _sign(self, found: re.Match[str]) -> str:
        if found["bold"]:
            self._is_bold = not self._is_bold
        if found["quote"]:
            self._is_quoted = not self._is_quoted
            return "«" if self._is_quoted else "»"
        return "…" if found["dots"] else found[0]

    def _said(self, words: str) -> str:
        if self._kept or self._is_bold or self._is_quoted:
            return words.replace("'", "’")
        return words.translate(_ACCENTED)


def texts_of(english: str) -> str:
    """Translate a file of texts."""
    written = FluentParser().parse(english)
    found = [e for e in written.body if isinstance(e, ast.Message | ast.Term)]
    return FluentSerializer().serialize(ast.Resource([_translated(entry) for entry in found]))


def _translated(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
    key, notes = entry.id.name, (entry.comment.content or "") if entry.comment else ""
    is_same = _SAME in notes or key.endswith("-refusal-unknown-verb")
    new = entry.clone()
    new.attributes = []
    new.value = _Accents(kept=is_same).visit(new.value)
    if "-typed-" in key and not is_same:
        more = key.partition("-typed-")[2].replace("-", "")
        new.value.elements.append(ast.TextElement(f", x{more}"))
    was, said = (plain(ast.Message(each.id, each.value)) for each in (entry, new))
    needs_note = was == said and any(map(str.isalpha, was)) and _SAME not in notes
    new.comment = ast.Comment(_AS_ENGLISH) if needs_note else None
    return new


def checkout_with_it(folder: Path) -> Path:
    """Make this folder a checkout that has the language: its texts and its line, nothing else."""
    changed = ("core", "locales")
    for name in sorted(path.name for path in ROOT.iterdir() if not path.name.startswith(".")):
        if name not in changed:
            (folder / name).symlink_to(ROOT / name)
    for name in changed:
        (folder / name).mkdir()
        for path in (ROOT / name).iterdir():
            (folder / name / path.name).symlink_to(path)
    texts = folder / "locales" / CODE
    texts.mkdir()
    for path in (ROOT / "locales" / "en").glob("*.ftl"):
        (texts / path.name).write_text(texts_of(path.read_text("utf-8")), "utf-8")
    table = folder / "core" / "texts.py"
    source = table.read_text("utf-8")
    assert source.count(_END_OF_TABLE) == 1
    table.unlink()
    table.write_text(source.replace(_END_OF_TABLE, LINE + _END_OF_TABLE), "utf-8")
    return folder


def run(folder: Path, *module: str) -> str:
    """Run this module of that checkout with its arguments; return what it prints."""
    inherited = {n: v for n, v in os.environ.items() if not n.startswith(("PYTEST_", "PYTHONPATH"))}
    done = subprocess.run(
        [sys.executable, "-m", *module],
        cwd=folder,
        env={**inherited, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr
