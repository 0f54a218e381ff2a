"""Steps that test Discord's limits: the largest value believed to be accepted, and one more."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from rehearsal.discord_assumptions import limit
from rehearsal.interface import ACCEPTED, DiscordAnswer, refused
from rehearsal.rehearsal_thread import Stage, Step
from rehearsal.samples import COMPONENTS_V2, Component, button, menu, picture, row, words

_INVALID_FORM = refused(400, 50035)
_NO_BMP = "😀"
"""One character, two UTF-16 code units."""

Body = Mapping[str, Any]


class Edge(msgspec.Struct, frozen=True):
    """A limit, by the key of its belief, and a function that makes a message of this size."""

    key: str
    message: Callable[[int], Body]


def _rows(*rows: Sequence[Component]) -> Body:
    return {"content": "At a limit.", "components": [row(*controls) for controls in rows]}


def _parts(*parts: Component) -> Body:
    return {"flags": COMPONENTS_V2, "components": list(parts)}


def _buttons(count: int) -> list[Component]:
    return [button(f"rehearsal-{number}") for number in range(count)]


EDGES = (
    Edge("content-length", lambda count: {"content": "x" * count}),
    Edge("row-count", lambda count: _rows(*([one] for one in _buttons(count)))),
    Edge("row-button-count", lambda count: _rows(_buttons(count))),
    Edge("button-label-length", lambda count: _rows([button("rehearsal", "x" * count)])),
    Edge("custom-id-length", lambda count: _rows([button("x" * count)])),
    Edge("select-option-count", lambda count: _rows([menu(count)])),
    Edge("option-text-length", lambda count: _rows([menu(2, text="x" * count)])),
    Edge("placeholder-length", lambda count: _rows([menu(2, placeholder="x" * count)])),
    Edge("component-count", lambda count: _parts(*(words("x") for _ in range(count)))),
    Edge("component-text-length", lambda count: _parts(words("x" * count))),
)


def at_the_edge(edge: Edge) -> Step:
    """Return the step that tests this limit."""

    async def try_it(stage: Stage) -> None:
        most = limit(edge.key)
        for count in (most, most + 1):
            answer = await stage.post(edge.message(count))
            _compare(stage, edge.key, count, answer)

    return try_it


async def alt_texts(stage: Stage) -> None:
    """Test how long alt texts may be, and whether an emoji counts as two."""
    most = limit("alt-text-length")
    for count in (most, most + 1):
        _compare(stage, "alt-text-length", count, await _described(stage, "x" * count))
    answer = await _described(stage, _NO_BMP * (most // 2 + 1))
    seen = "characters" if answer.is_accepted else "UTF-16 units"
    stage.compare("alt-text-length", "counted in UTF-16 units", f"counted in {seen}", answer)


async def _described(stage: Stage, alt: str) -> DiscordAnswer:
    return await stage.post({"content": "Alt texts."}, [picture("board.png", 60, alt)])


def _compare(stage: Stage, key: str, count: int, answer: DiscordAnswer) -> None:
    believed = ACCEPTED if count <= limit(key) else _INVALID_FORM
    stage.compare(key, f"{count}: {believed}", f"{count}: {answer.outcome}", answer)
