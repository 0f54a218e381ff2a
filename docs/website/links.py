"""Links in Markdown, and the anchors of headings, as code hosts make them."""

import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

LINK: Final = re.compile(
    r"\[(?P<label>[^\]\[]*)\]\((?P<to>(?![a-z]+:)[^)\s#]*)(?P<anchor>#[^)\s]*)?\)"
)
"""A link to a place in this repository: it has no scheme."""

_FENCED: Final = re.compile(r"^ *(`{3,}).*?^ *\1", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
_LABEL: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def anchors_of(markdown: str) -> Iterator[str]:
    """Yield the anchor of each heading of a page, in order."""
    met = Counter[str]()
    for heading in _HEADING.findall(_FENCED.sub("", markdown)):
        words = _LABEL.sub(r"\1", heading).lower()
        anchor = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        yield f"{anchor}-{met[anchor]}" if met[anchor] else anchor
        met[anchor] += 1


def target(page: str, link: re.Match[str]) -> str:
    """Return the path that a link on a page leads to; both are relative to the repository."""
    if not link["to"]:
        return page
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), link["to"]))
