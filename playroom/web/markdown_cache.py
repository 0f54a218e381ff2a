"""Caches the parsed Markdown of each text in a preview.

simcord makes a new parser for each text whenever a window is refreshed, which took most of the time
of a press. The result depends on the text, its kind, and the names of what it mentions.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from simcord.preview import _component_projection, _markdown, _messages, _snapshot

TEXTS_KEPT = 4096

_read_anew = _markdown.markdown_tokens
_encode = msgspec.json.Encoder(order="deterministic").encode
_known: dict[tuple[str, str, bytes], bytes] = {}


def markdown_tokens(
    value: Any, profile: str = "message", *, context: Mapping[str, Any] | None = None
) -> Any:
    """Return simcord's tokens of a text, as a copy that the caller may change."""
    if value is None:
        return []
    key = (str(value), profile, _encode(dict(context or {})))
    if key not in _known:
        if len(_known) >= TEXTS_KEPT:
            _known.clear()
        _known[key] = _encode(_read_anew(value, profile, context=context))
    return msgspec.json.decode(_known[key])


for _module in (_messages, _component_projection, _snapshot):
    _module.markdown_tokens = markdown_tokens  # type: ignore[attr-defined]
