"""Forms (modals): building their labelled fields and reading what was entered.

Each field is inside Discord's label component, which screen readers read with the field; a field in
an action row is deprecated.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from core.discord_limits import limit
from core.guided_play import Field
from core.translatable_text import Say, Text

FORM_LIMIT = min(limit("form-label-length"), limit("form-title-length"))
"""Most characters of a form's title and of its labels."""

HINT_LIMIT = limit("form-label-description-length")
"""Most characters of a label's description."""


def form_of(custom_id: str, title: Text, fields: Sequence[Field], say: Say) -> ui.Modal:
    """Return a form. Custom ids identify it and its fields, also after a restart."""
    modal = ui.Modal(title=say(title)[:FORM_LIMIT], custom_id=custom_id, timeout=None)
    for field in fields:
        modal.add_item(_labelled(field, say))
    return modal


def _labelled(field: Field, say: Say) -> ui.Label[Any]:
    style = discord.TextStyle.paragraph if field.many_lines else discord.TextStyle.short
    line: ui.TextInput[Any] = ui.TextInput(
        style=style,
        default=field.written,
        required=not field.may_be_empty,
        max_length=field.longest,
        custom_id=field.key,
    )
    hint = None if field.hint is None else say(field.hint)[:HINT_LIMIT]
    return ui.Label(text=say(field.label)[:FORM_LIMIT], description=hint, component=line)


def written_in(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield the entries of a form's fields, in order.

    Fields stand in labels; in forms opened by an older version they stand in rows.
    """
    if "value" in data:
        yield str(data["value"])
    for inner in ("components", "component"):
        found = data.get(inner)
        parts = [found] if isinstance(found, Mapping) else found or ()
        for part in parts:
            yield from written_in(part)
