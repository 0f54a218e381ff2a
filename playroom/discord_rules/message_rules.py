"""Messages as the real Discord accepts and returns them: limits, files, galleries."""

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from typing import Any

from simcord.backend.errors import BackendError
from simcord.components import COMPONENTS_V2_FLAG, walk_components

Body = dict[str, Any]
Limit = Callable[[str], int]
"""Returns the simulated Discord's number for a belief."""

_ROW, _SELECT, _TEXT_INPUT, _THUMBNAIL, _GALLERY, _FILE = 1, 3, 4, 11, 12, 13


def utf16_length(text: str) -> int:
    """Return the number of UTF-16 code units in a text."""
    return len(text.encode("utf-16-le")) // 2


def invalid(field: str, detail: str) -> BackendError:
    """Return the error for a malformed request (400, 50035)."""
    return BackendError(400, 50035, f"Invalid Form Body: {field}: {detail}")


def is_v2(body: Body) -> bool:
    """Whether the body has the flag of Components V2."""
    return bool(int(body.get("flags") or 0) & COMPONENTS_V2_FLAG)


def parts_of(body: Body) -> Iterator[Body]:
    """Return all components of a message, nested ones included."""
    return walk_components(body.get("components") or [])


def check_lengths(body: Body, limit: Limit) -> None:
    """Raise an error for texts and menus beyond the limits."""
    content = body.get("content")
    if isinstance(content, str) and len(content) > limit("content-length"):
        raise invalid("content", f"must be {limit('content-length')} or fewer in length")
    for text in _alt_texts(body):
        if utf16_length(text) > limit("alt-text-length"):
            raise invalid("description", f"must be {limit('alt-text-length')} or fewer in length")
    parts = list(parts_of(body))
    for part in parts:
        _check_part(part, limit)
    if is_v2(body) and len(parts) > limit("component-count"):
        raise invalid("components", f"more than {limit('component-count')}")


def _check_part(part: Body, limit: Limit) -> None:
    inside = part.get("components") or []
    if part.get("type") == _ROW and len(inside) > limit("row-button-count"):
        raise invalid("components", f"more than {limit('row-button-count')} in a row")
    options = part.get("options") or []
    if part.get("type") == _SELECT and len(options) > limit("select-option-count"):
        raise invalid("options", f"more than {limit('select-option-count')}")
    if len(part.get("custom_id") or "") > limit("custom-id-length"):
        raise invalid("custom_id", f"must be {limit('custom-id-length')} or fewer in length")


def _alt_texts(body: Body) -> Iterator[str]:
    described: list[Body] = list(body.get("attachments") or [])
    for part in parts_of(body):
        described += part.get("items") or []
        described += [part] if part.get("type") == _THUMBNAIL else []
    return (item["description"] for item in described if item.get("description"))


def empty_galleries(body: Body) -> list[Body]:
    """Return the galleries without items."""
    return [p for p in parts_of(body) if p.get("type") == _GALLERY and not p.get("items")]


def without_empty_galleries(components: Iterable[Body]) -> list[Body]:
    """Return the components without empty galleries."""
    kept = []
    for component in components:
        if component.get("type") == _GALLERY and not component.get("items"):
            continue
        inside = component.get("components")
        if isinstance(inside, list):
            component = {**component, "components": without_empty_galleries(inside)}
        kept.append(component)
    return kept


def deprecated_fields(form: Body) -> list[str]:
    """Return the custom ids of text inputs in an action row of a form."""
    return [
        str(field.get("custom_id"))
        for row in form.get("components") or []
        if row.get("type") == _ROW
        for field in row.get("components") or []
        if field.get("type") == _TEXT_INPUT
    ]


def _media_of(part: Body) -> Iterator[Body]:
    for item in part.get("items") or []:
        yield item["media"]
    if part.get("type") == _THUMBNAIL:
        yield part["media"]
    if part.get("type") == _FILE:
        yield part["file"]


def shown_by_components(message: Body) -> frozenset[str]:
    """Return the ids of the attachments that components of a message show."""
    return frozenset(
        str(media["attachment_id"])
        for part in parts_of(message)
        for media in _media_of(part)
        if "attachment_id" in media
    )


def hide_shown_files(message: Body) -> None:
    """Remove the files that components show from a message's attachments."""
    shown = shown_by_components(message)
    message["attachments"] = [a for a in message["attachments"] if str(a["id"]) not in shown]


def hide_attachment_ids(message: Body) -> None:
    """Remove the ids of attachments from a message's components."""
    message["components"] = deepcopy(message["components"])
    for part in parts_of(message):
        for media in _media_of(part):
            media.pop("attachment_id", None)


def messages_in(answer: Any) -> Iterator[Body]:
    """Yield every message in an answer or event, wherever Discord puts one."""
    if isinstance(answer, list):
        for one in answer:
            yield from messages_in(one)
    elif isinstance(answer, dict):
        if "attachments" in answer and "components" in answer:
            yield answer
        for name in ("message", "resource", "referenced_message", "items"):
            yield from messages_in(answer.get(name))
