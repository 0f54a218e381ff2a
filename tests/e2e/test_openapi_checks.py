"""The request oracle detects the errors it is made for."""

from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.e2e.discord_limits import limit_faults
from tests.e2e.openapi_checks import HOW_TO_GET_IT, OpenApiOracle
from tests.e2e.request_checks import request_faults, the_oracle
from tests.e2e.simulated_server import Ground

POST_MESSAGE = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
V2 = 1 << 15

BUTTON = {"type": 2, "style": 1, "label": "Play", "custom_id": "play"}
TEXT = {"type": 10, "content": "Your move."}
SELECT = {"type": 3, "custom_id": "choice", "options": [{"label": "a", "value": "a"}]}
COMMAND = {"type": 1, "name": "ruta", "description": "A game."}


@pytest.fixture
def oracle() -> OpenApiOracle:
    found = the_oracle()
    if found is None:
        pytest.skip(HOW_TO_GET_IT)
    return found


def request(
    body: Any,
    *,
    method: str = "POST",
    path: str = POST_MESSAGE,
    query: dict[str, Any] | None = None,
) -> HttpLogEntry:
    return HttpLogEntry(method, path, query or {}, body, None)


def message(*components: Any, **fields: Any) -> HttpLogEntry:
    return request({"flags": V2, "components": list(components), **fields})


def row(*components: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def box(*components: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(components)}


def gallery(alt: str = "The board.", url: str = "https://example.org/board.png") -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, "description": alt}]}


FIELD = {"type": 4, "custom_id": "a", "style": 1}


def form(*components: Any) -> HttpLogEntry:
    data = {"custom_id": "a", "title": "x", "components": [*components]}
    return request({"type": 9, "data": data}, path=CALLBACK)


def commands(*listed: Any) -> HttpLogEntry:
    return request(list(listed), method="PUT", path=COMMANDS)


def command(**fields: Any) -> dict[str, Any]:
    return {**COMMAND, **fields}


def option(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": "route", "description": "Which.", **fields}


def part(number: int) -> dict[str, Any]:
    """A subcommand with as many words as it may have."""
    options = [option(name=f"o{n}", description="x" * 100) for n in range(25)]
    return {"type": 1, "name": f"part{number}", "description": "A part.", "options": options}


SOUND = {
    "a message of Components V2": message(box(TEXT, gallery(), row(BUTTON))),
    "ids as integers": request({"recipient_id": 12}, path="/users/@me/channels"),
    "a boolean query as 1": request(
        {"content": "hello"}, path="/webhooks/1/token", query={"wait": 1, "with_components": 0}
    ),
    "an acknowledgement": request({"type": 5, "data": {"flags": 64}}, path=CALLBACK),
    "suggestions": request(
        {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}}, path=CALLBACK
    ),
    "commands": commands(command(options=[option(required=True), option(name="way")])),
    "an upload": message(
        gallery(url="attachment://board.png"),
        attachments=[{"id": 0, "filename": "board.png", "description": "The board."}],
    ),
}


@pytest.mark.parametrize("sound", SOUND.values(), ids=SOUND)
def test_a_sound_request_is_passed(sound: HttpLogEntry) -> None:
    assert request_faults([sound]) == []


STATED_BY_THE_DOCUMENT = {
    "a label of 81 characters": (message(row({**BUTTON, "label": "x" * 81})), "too long"),
    "a flag that is a word": (message(TEXT, flags="64"), "not of type"),
    "a missing required field": (
        message(row({"type": 3, "custom_id": "choice"})),
        "'options' is a required property",
    ),
    "a component type Discord does not know": (
        message(box({"type": 99, "content": "?"})),
        "type 99 is not one of [1, 9, 10, 12, 13, 14]",
    ),
    "a component where it may not be": (message(BUTTON), "type 2 is not one of"),
    "a field Discord does not know": (message(TEXT, colour=3), "the field 'colour' is unknown"),
    "an unknown field deep inside": (
        message(box(row({**BUTTON, "lable": "Play"}))),
        "components.0.components.0.components.0: the field 'lable' is unknown",
    ),
    "a query that is not there": (request({}, query={"waiting": 1}), "query waiting is unknown"),
    "a query of the wrong kind": (
        request({"content": "x"}, path="/webhooks/1/token", query={"wait": "maybe"}),
        "query wait",
    ),
    "a path that is no id": (request({"content": "x"}, path="/channels/here/messages"), "path"),
    "an unknown route": (request({}, path="/channels/1/letters"), "knows no such request"),
    "an unknown method": (request({}, method="PUT"), "knows no such request"),
    "a missing body": (request(None), "the body is missing"),
    "a body where none is wanted": (request({"a": 1}, path="/channels/1/typing"), "none is wanted"),
    "a nonce that is too long": (message(TEXT, nonce="n" * 26), "too long"),
    "a picture without a scheme": (message(gallery(url="board.png")), "is not a 'uri'"),
    "a name too long in one language": (
        commands(command(name_localizations={"fr": "é" * 33})),
        "0.name_localizations.fr",
    ),
    "a callback Discord does not know": (
        request({"type": 77, "data": {}}, path=CALLBACK),
        "type 77 is not one of",
    ),
}


@pytest.mark.parametrize(
    ("faulty", "said"), STATED_BY_THE_DOCUMENT.values(), ids=STATED_BY_THE_DOCUMENT
)
def test_discords_document_finds(faulty: HttpLogEntry, said: str, oracle: OpenApiOracle) -> None:
    faults = oracle.faults(faulty)
    assert len(faults) == 1
    assert said in faults[0]


LIMITS = {
    "41 components": (message(box(*[TEXT] * 40)), "41 are more than 40"),
    "4,001 characters": (
        message({**TEXT, "content": "x" * 2000}, {**TEXT, "content": "y" * 2001}),
        "4001 characters are more than 4000",
    ),
    "content beside Components V2": (message(TEXT, content="x"), "exclude each other"),
    "a custom_id of 101 characters": (message(row({**BUTTON, "custom_id": "x" * 101})), "than 100"),
    "one custom_id twice": (message(row(BUTTON, BUTTON)), "used 2 times"),
    "a label of 81 characters": (message(row({**BUTTON, "label": "x" * 81})), "more than 80"),
    "a button that shows nothing": (message(row({**BUTTON, "label": ""})), "shows nothing"),
    "a link without address": (message(row({**BUTTON, "style": 5})), "has no url"),
    "six buttons in a row": (
        message(row(*({**BUTTON, "custom_id": str(n)} for n in range(6)))),
        "6 are more than 5",
    ),
    "a select beside a button": (message(row(SELECT, BUTTON)), "alone in its row"),
    "26 options": (
        message(
            row({**SELECT, "options": [{"label": str(n), "value": str(n)} for n in range(26)]})
        ),
        "26 are more than 25",
    ),
    "no option": (message(row({**SELECT, "options": []})), "has no options"),
    "one option value twice": (
        message(row({**SELECT, "options": [{"label": str(n), "value": "a"} for n in range(2)]})),
        "used 2 times",
    ),
    "more values than options": (message(row({**SELECT, "max_values": 2})), "allows 2 values"),
    "an alt text of 1,025 characters": (message(gallery(alt="x" * 1025)), "more than 1024"),
    "an alt text of 1,026 UTF-16 units": (message(gallery(alt="🎲" * 513)), "1026 UTF-16 units"),
    "an alt text that is turned": (message(gallery(alt="a\u202eb")), "turns its direction"),
    "an option that is turned": (
        message(row({**SELECT, "options": [{"label": "a\u2067b", "value": "1"}]})),
        "turns its direction",
    ),
    "an alt text of a file": (
        message(
            gallery(url="attachment://board.png"),
            attachments=[{"id": 0, "filename": "board.png", "description": "x" * 1025}],
        ),
        "more than 1024",
    ),
    "2,001 characters of content": (request({"content": "x" * 2001}), "more than 2000"),
    "a nonce of 26 characters": (
        request({"content": "x", "nonce": "n" * 26, "enforce_nonce": True}),
        "more than 25",
    ),
    "a picture that was not uploaded": (
        message(gallery(url="attachment://board.png"), attachments=[]),
        "shown but not uploaded",
    ),
    "a picture nobody sees": (
        message(TEXT, attachments=[{"id": 0, "filename": "board.png"}]),
        "uploaded but not shown",
    ),
    "26 suggestions": (
        request(
            {"type": 8, "data": {"choices": [{"name": str(n), "value": n} for n in range(26)]}},
            path=CALLBACK,
        ),
        "26 are more than 25",
    ),
    "a suggestion of 101 characters": (
        request(
            {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "a"}]}}, path=CALLBACK
        ),
        "more than 100",
    ),
    "a form title of 46 characters": (
        request(
            {"type": 9, "data": {"custom_id": "a", "title": "x" * 46, "components": []}},
            path=CALLBACK,
        ),
        "more than 45",
    ),
    "a text input in a row": (form({"type": 1, "components": [FIELD]}), "deprecated"),
    "a label of 46 characters": (
        form({"type": 18, "label": "x" * 46, "component": FIELD}),
        "more than 45",
    ),
    "a label described in 101 characters": (
        form({"type": 18, "label": "x", "description": "x" * 101, "component": FIELD}),
        "more than 100",
    ),
    "a description of 101 characters": (commands(command(description="x" * 101)), "than 100"),
    "a description too long in one language": (
        commands(command(description_localizations={"it": "x" * 101})),
        "than 100",
    ),
    "a long name of a command about people": (
        commands({"type": 2, "name": "Play", "name_localizations": {"it": "x" * 33}}),
        "more than 32",
    ),
    "six commands about people": (
        commands(*({"type": 2, "name": f"Play {number}"} for number in range(6))),
        "6 are more than 5",
    ),
    "a command about people with a description": (
        commands({"type": 2, "name": "Play", "description": "Opens a table."}),
        "nobody would see",
    ),
    "a name in capitals": (commands(command(name="Ruta")), "cannot be a name"),
    "a name with a space in one language": (
        commands(command(name_localizations={"fr": "la route"})),
        "cannot be a name",
    ),
    "26 options of a command": (
        commands(command(options=[option(name=f"o{n}") for n in range(26)])),
        "26 are more than 25",
    ),
    "26 choices": (
        commands(
            command(
                options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]
            )
        ),
        "26 are more than 25",
    ),
    "a choice of 101 characters in one language": (
        commands(
            command(
                options=[
                    option(
                        choices=[
                            {"name": "a", "name_localizations": {"fr": "x" * 101}, "value": "a"}
                        ]
                    )
                ]
            )
        ),
        "more than 100",
    ),
    "a required option after an optional one": (
        commands(command(options=[option(), option(name="way", required=True)])),
        "comes after the optional route",
    ),
    "a command of more than 8,000 characters": (
        commands(command(options=[part(n) for n in range(4)])),
        "characters are more than 8000",
    ),
    "an empty list of commands": (commands(), "takes all commands away"),
    "a thread name of 101 characters": (
        request({"name": "x" * 101, "type": 11}, path="/channels/1/threads"),
        "more than 100",
    ),
}


@pytest.mark.parametrize(("faulty", "said"), LIMITS.values(), ids=LIMITS)
def test_the_limits_find(faulty: HttpLogEntry, said: str) -> None:
    faults = limit_faults(faulty)
    assert len(faults) == 1
    assert said in faults[0]


async def test_everything_the_toy_asks_of_discord_is_sound(toy: Ground) -> None:
    ada = toy.player("ada")
    await ada.at(toy.channel("games")).slash("toy open")
    table = ada.at(toy.threads("games")[0])
    await table.suggestions("toy move", "square", "a")
    await table.slash("toy move", square="a1")
    await table.press("Play")
    await table.fill(await table.press("Type it"), square="c3")
    assert len(toy.requests) > 10
    assert request_faults(toy.requests) == []
