"""Checks every request against limits of Discord that its OpenAPI document does not state.

:mod:`rehearsal.discord_assumptions` holds the numbers and their sources.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from simcord import HttpLogEntry

from playroom.channel_rules import utf16_length
from rehearsal.discord_assumptions import limit
from tests.e2e.shown_messages import (
    BUTTON,
    MEDIA_GALLERY,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    walk,
)

COMPONENTS_V2 = 1 << 15
CONTENT = limit("content-length")
NONCE = limit("nonce-length")
COMPONENTS_IN_A_MESSAGE = limit("component-count")
CHARACTERS_IN_A_MESSAGE = limit("component-text-length")
ROWS_IN_A_PLAIN_MESSAGE = limit("row-count")
CUSTOM_ID = limit("custom-id-length")
BUTTON_LABEL = limit("button-label-length")
BUTTONS_IN_A_ROW = limit("row-button-count")
SELECT_OPTIONS = limit("select-option-count")
OPTION_TEXT = limit("option-text-length")
PLACEHOLDER = limit("placeholder-length")
ALT_TEXT = limit("alt-text-length")
FORM_TITLE = limit("form-title-length")
FORM_FIELDS = limit("form-field-count")
LABEL = limit("form-label-length")
LABEL_DESCRIPTION = limit("form-label-description-length")
COMMANDS = limit("command-count")
USER_COMMANDS = limit("user-command-count")
COMMAND_CHARACTERS = limit("command-size")
COMMAND_OPTIONS = limit("command-option-count")
COMMAND_NAME = limit("command-name-length")
COMMAND_DESCRIPTION = limit("command-description-length")
CHOICES = limit("choice-count")
CHOICE_NAME = limit("choice-name-length")
THREAD_NAME = limit("thread-name-length")
AUDIT_LOG_REASON = limit("audit-log-reason-length")

TURNS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
MAY_ISOLATE = ("content", "text of the message")

LINK = 5
PREMIUM = 6
FILE = 13
ACTION_ROW = 1
LABEL_TYPE = 18
CHAT_INPUT = 1
USER = 2
SUBCOMMANDS = (1, 2)
CALLBACKS_WITH_A_MESSAGE = (4, 7)
CALLBACK_SUGGESTIONS = 8
CALLBACK_FORM = 9

COMMAND_NAME_SHAPE = re.compile(rf"[-_'\w]{{1,{COMMAND_NAME}}}$")
MESSAGE_ROUTE = re.compile(
    r"(/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?)$"
)
CALLBACK_ROUTE = re.compile(r"/interactions/\d+/[^/]+/callback$")
COMMANDS_ROUTE = re.compile(r"/applications/\d+/(guilds/\d+/)?commands$")
THREAD_ROUTE = re.compile(r"/channels/\d+/(messages/\d+/)?threads$")

Body = Mapping[str, Any]


def limit_faults(request: HttpLogEntry) -> list[str]:
    """Every limit the request goes beyond, each in one line; empty when all is well."""
    found = [f"{request.method} {request.path}: {fault}" for fault in _faults(request)]
    if request.reason is not None and len(request.reason) > AUDIT_LOG_REASON:
        found.append(f"{request.method} {request.path}: the audit log reason is too long")
    return found


def _faults(request: HttpLogEntry) -> Iterator[str]:
    body = request.json
    if request.method == "PUT" and COMMANDS_ROUTE.match(request.path):
        yield from _faults_of_commands(msgspec.json.encode(body or []))
    elif request.method not in ("POST", "PATCH") or not isinstance(body, dict):
        return
    elif CALLBACK_ROUTE.match(request.path):
        yield from _callback_faults(body)
    elif MESSAGE_ROUTE.match(request.path):
        yield from _message_faults(body)
    elif THREAD_ROUTE.match(request.path):
        yield from _too_long("thread name", body.get("name"), THREAD_NAME)


def _callback_faults(body: Body) -> Iterator[str]:
    data = body.get("data") or {}
    if body.get("type") in CALLBACKS_WITH_A_MESSAGE:
        yield from _message_faults(data)
    elif body.get("type") == CALLBACK_SUGGESTIONS:
        yield from _choice_faults("suggestion", data.get("choices") or [])
    elif body.get("type") == CALLBACK_FORM:
        yield from _too_long("form title", data.get("title"), FORM_TITLE)
        yield from _too_many("form fields", data.get("components") or [], FORM_FIELDS)
        yield from _component_faults(data.get("components") or [])


# ---------------------------------------------------------------- messages


def _message_faults(body: Body) -> Iterator[str]:
    components = body.get("components") or []
    parts = tuple(walk(components))
    if int(body.get("flags") or 0) & COMPONENTS_V2:
        yield from _too_many("components", parts, COMPONENTS_IN_A_MESSAGE)
        written = "".join(part.get("content", "") for part in parts if part["type"] == TEXT_DISPLAY)
        yield from _too_long("text of the message", written, CHARACTERS_IN_A_MESSAGE)
        yield from (
            f"{name} and Components V2 exclude each other"
            for name in ("content", "embeds", "poll", "sticker_ids")
            if body.get(name)
        )
    else:
        yield from _too_long("content", body.get("content"), CONTENT)
        yield from _too_many("rows", components, ROWS_IN_A_PLAIN_MESSAGE)
    yield from _too_long("nonce", body.get("nonce"), NONCE)
    yield from _component_faults(components)
    yield from _attachment_faults(body, parts)


def _component_faults(components: Any) -> Iterator[str]:
    parts = tuple(walk(components))
    for custom_id, times in Counter(_custom_ids(parts)).items():
        yield from _too_long("custom_id", custom_id, CUSTOM_ID)
        if times > 1:
            yield f"custom_id {custom_id!r} is used {times} times"
    for part in parts:
        yield from COMPONENT_CHECKS.get(part["type"], _nothing)(part)
        if part["type"] in SELECTS:
            yield from _select_faults(part)


def _custom_ids(parts: Sequence[Body]) -> Iterator[str]:
    return (part["custom_id"] for part in parts if part.get("custom_id"))


def _nothing(_part: Body) -> Iterator[str]:
    return iter(())


def _button_faults(button: Body) -> Iterator[str]:
    yield from _too_long("button label", button.get("label"), BUTTON_LABEL)
    leads = {LINK: "url", PREMIUM: "sku_id"}.get(button.get("style", 0), "custom_id")
    if not button.get(leads):
        yield f"a button of style {button.get('style')} has no {leads}"
    if leads != "sku_id" and not button.get("label") and not button.get("emoji"):
        yield f"the button {button.get(leads)!r} shows nothing"


def _row_faults(row: Body) -> Iterator[str]:
    inside = row.get("components") or []
    buttons = [part for part in inside if part["type"] == BUTTON]
    yield from _too_many("buttons in a row", buttons, BUTTONS_IN_A_ROW)
    if len(buttons) != len(inside) and len(inside) > 1:
        yield "a select must be alone in its row"
    if any(part["type"] == TEXT_INPUT for part in inside):
        yield "a text input stands in a row, which is deprecated: it belongs in a label"


def _label_faults(label: Body) -> Iterator[str]:
    yield from _too_long("label", label.get("label"), LABEL)
    yield from _too_long("description of a label", label.get("description"), LABEL_DESCRIPTION)


def _select_faults(select: Body) -> Iterator[str]:
    yield from _too_long("placeholder", select.get("placeholder"), PLACEHOLDER)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if least is not None and most is not None and least > most:
        yield f"a select wants at least {least} and at most {most} values"
    if select["type"] != STRING_SELECT:
        return
    options = select.get("options") or []
    yield from _too_many("select options", options, SELECT_OPTIONS)
    if not options:
        yield "a select has no options"
    if most is not None and most > max(len(options), 1):
        yield f"a select of {len(options)} options allows {most} values"
    for value, times in Counter(option.get("value") for option in options).items():
        if times > 1:
            yield f"the option value {value!r} is used {times} times"
    for option in options:
        for field in ("label", "value", "description"):
            yield from _too_long(f"option {field}", option.get(field), OPTION_TEXT)


def _gallery_faults(gallery: Body) -> Iterator[str]:
    for item in gallery.get("items") or []:
        yield from _alt_text_faults(item.get("description"))


def _alt_text_faults(text: str | None) -> Iterator[str]:
    length = utf16_length(text or "")
    if length > ALT_TEXT:
        yield f"alt text: {length} UTF-16 units are more than {ALT_TEXT}: {(text or '')[:40]!r}…"
    yield from _turned("alt text", text)


COMPONENT_CHECKS: Mapping[int, Callable[[Body], Iterator[str]]] = {
    ACTION_ROW: _row_faults,
    BUTTON: _button_faults,
    LABEL_TYPE: _label_faults,
    MEDIA_GALLERY: _gallery_faults,
}


def _attachment_faults(body: Body, parts: Sequence[Body]) -> Iterator[str]:
    uploaded = body.get("attachments")
    if uploaded is None:
        return
    names = {str(item.get("filename")) for item in uploaded if item.get("filename")}
    for item in uploaded:
        yield from _alt_text_faults(item.get("description"))
    shown = {
        url.removeprefix("attachment://")
        for part in parts
        for url in _media_urls(part)
        if url.startswith("attachment://")
    }
    kept = any("filename" not in item for item in uploaded)
    for name in sorted(shown - names):
        if not kept:
            yield f"attachment://{name} is shown but not uploaded"
    if int(body.get("flags") or 0) & COMPONENTS_V2:
        yield from (f"{name} is uploaded but not shown" for name in sorted(names - shown))


def _media_urls(part: Body) -> Iterator[str]:
    for item in part.get("items") or []:
        yield item["media"]["url"]
    if "media" in part:
        yield part["media"]["url"]
    if part["type"] == FILE:
        yield part["file"]["url"]


# ---------------------------------------------------------------- commands


@lru_cache(maxsize=16)
def _faults_of_commands(encoded: bytes) -> tuple[str, ...]:
    """Check a list once in a test run: nearly all bots upload the same one."""
    return tuple(_command_list_faults(msgspec.json.decode(encoded)))


def _command_list_faults(commands: Sequence[Body]) -> Iterator[str]:
    if not commands:
        yield "an empty list takes all commands away"
    chat = [command for command in commands if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    yield from _too_many("commands", chat, COMMANDS)
    about_people = [command for command in commands if command.get("type") == USER]
    yield from _too_many("commands about people", about_people, USER_COMMANDS)
    for command in about_people:
        for name in _in_every_language(command, "name"):
            yield from _too_long("name", name, COMMAND_NAME)
        if command.get("description") or command.get("options"):
            yield f"{command['name']!r} has a description or options, which nobody would see"
    for name, times in Counter(command["name"] for command in chat).items():
        if times > 1:
            yield f"/{name} is there {times} times"
    for command in chat:
        size = _size(command)
        if size > COMMAND_CHARACTERS:
            yield f"/{command['name']}: {size} characters are more than {COMMAND_CHARACTERS}"
        for fault in _named_faults(command):
            yield f"/{command['name']}: {fault}"


def _named_faults(item: Body) -> Iterator[str]:
    """Faults of a command, subcommand or option and of all below it."""
    for name in _in_every_language(item, "name"):
        if not COMMAND_NAME_SHAPE.match(name) or name != name.lower():
            yield f"{name!r} cannot be a name (at most {COMMAND_NAME} lower-case letters)"
    for description in _in_every_language(item, "description"):
        yield from _too_long("description", description, COMMAND_DESCRIPTION)
        if not description:
            yield f"{item['name']}: the description is empty"
    options = item.get("options") or []
    yield from _too_many(f"options of {item['name']}", options, COMMAND_OPTIONS)
    yield from _order_faults(options)
    yield from _choice_faults(f"choice of {item['name']}", item.get("choices") or [])
    if item.get("choices") and item.get("autocomplete"):
        yield f"{item['name']}: choices and autocompletion exclude each other"
    for name, times in Counter(option["name"] for option in options).items():
        if times > 1:
            yield f"the option {name} is there {times} times"
    for option in options:
        yield from _named_faults(option)


def _order_faults(options: Sequence[Body]) -> Iterator[str]:
    optional = ""
    for option in options:
        if option["type"] in SUBCOMMANDS:
            continue
        if option.get("required") and optional:
            yield f"the required option {option['name']} comes after the optional {optional}"
        if not option.get("required"):
            optional = option["name"]


def _choice_faults(what: str, choices: Sequence[Body]) -> Iterator[str]:
    yield from _too_many(f"{what}s", choices, CHOICES)
    for choice in choices:
        for name in _in_every_language(choice, "name"):
            yield from _too_long(f"{what}", name, CHOICE_NAME)
            if not name:
                yield f"an empty {what}"
        if isinstance(choice.get("value"), str):
            yield from _too_long(f"value of {what}", choice["value"], CHOICE_NAME)


def _in_every_language(item: Body, field: str) -> list[str]:
    localised = item.get(f"{field}_localizations") or {}
    return [item[field], *localised.values()] if item.get(field) is not None else []


def _size(item: Body) -> int:
    """Characters that count against the limit of a command: the longest language each."""
    own = sum(
        max(map(len, _in_every_language(item, field)), default=0)
        for field in ("name", "description")
    )
    value = item.get("value")
    below = [*(item.get("options") or []), *(item.get("choices") or [])]
    return own + (len(value) if isinstance(value, str) else 0) + sum(map(_size, below))


# ---------------------------------------------------------------- words


def _too_long(what: str, text: str | None, limit: int) -> Iterator[str]:
    if text is not None and len(text) > limit:
        yield f"{what}: {len(text)} characters are more than {limit}: {text[:40]!r}…"
    if what not in MAY_ISOLATE:
        yield from _turned(what, text)


def _turned(what: str, text: str | None) -> Iterator[str]:
    """Labels and alt texts have no markup that could hold a name's own direction in."""
    if TURNS.search(text or ""):
        yield f"{what}: a sign turns its direction: {(text or '')[:40]!r}…"


def _too_many(what: str, things: Sequence[Any], limit: int) -> Iterator[str]:
    if len(things) > limit:
        yield f"{what}: {len(things)} are more than {limit}"
