"""Leaves out the characters of names and words that the typeface of the pictures lacks."""

import re
import unicodedata

from core.spelling import is_seen
from rendering.scene.shapes import Face
from rendering.scene.typeface import typeface

_IN_BRACKETS = re.compile(r"\(([^()]+)\)")


def legible(words: str, face: Face = "bold") -> str:
    """Return the words without characters that the typeface lacks, with single spaces.

    Brackets around such characters alone are left out with them.
    """
    plain = unicodedata.normalize("NFKC", words)
    kept = _IN_BRACKETS.sub(lambda found: found[0] if _drawn(found[1], face) else " ", plain)
    return _drawn(kept, face)


def _drawn(plain: str, face: Face) -> str:
    """Return the characters that the typeface has, with single spaces."""
    known = typeface(face)
    drawn = (
        " " if c.isspace() else c
        for c in plain
        if c.isspace() or (c in known and unicodedata.category(c)[0] not in "CM")
    )
    return " ".join("".join(drawn).split())


def clean_name(name: str, fallback: str, number: int | None = None) -> str:
    """Return a person's name as the picture can show it, or the fallback if that is not seen, or
    less than half of the letters and digits.

    ``number``: follows a name that lost letters, as what is left of two names may be equal.
    """
    kept = legible(name)
    whole, drawn = _letters(name), _letters(kept)
    if not is_seen(kept) or 2 * drawn < whole:
        return legible(fallback)
    return kept if drawn == whole or number is None else f"{kept} ({number})"


def _letters(words: str) -> int:
    """Return the number of letters and digits, composed as they are drawn."""
    return sum(map(str.isalnum, unicodedata.normalize("NFKC", words)))
