"""Every part of a game has the type that the product expects.

Words, painter and guided play are loaded dynamically, so mypy cannot compare them with their
protocols; this test does.
"""

from collections.abc import Iterator, Mapping, Sequence
from inspect import Parameter, isfunction, signature
from types import ModuleType, SimpleNamespace
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

import pytest

from core.commentary import Commentary
from core.guided_play import Asking, Marking
from core.texts import Words
from rendering.boards import ruta
from rendering.painters import Painter
from rendering.scene.shapes import Scene
from tests.games.catalogue import EVERY_GAME

PROTOCOLS: Final[Mapping[str, Any]] = {
    "words": Words,
    "painter": Painter,
    "asking": Asking,
    "marking": Marking,
    "commentary": Commentary,
}


def lacks(part: Any, protocol: Any) -> Iterator[str]:
    """Where a part is not what the protocol asks for."""
    for name, wanted in vars(protocol).items():
        if isinstance(wanted, property) and not isinstance(getattr(part, name, None), str):
            yield f"no {name}"
        elif isfunction(wanted) and not name.startswith("_"):
            found = getattr(part, name, None)
            yield from _differs(found, wanted) if isfunction(found) else (f"no {name}",)
    for name in vars(protocol).get("__annotations__", ()):
        if not hasattr(part, name):
            yield f"no {name}"


def _differs(found: Any, wanted: Any) -> Iterator[str]:
    """How a function differs from what is asked: in parameters, or in what they hold."""
    given = list(signature(found).parameters.values())
    asked = list(signature(wanted).parameters.values())[1:]
    if [_called(one) for one in given] != [_called(one) for one in asked]:
        yield f"{found.__name__}{signature(found)}, not {signature(wanted)}"
        return
    hints, wishes = get_type_hints(found), get_type_hints(wanted)
    pairs = [(one.name, other.name) for one, other in zip(given, asked, strict=True)]
    for mine, theirs in (*pairs, ("return", "return")):
        if not _fits(hints.get(mine), wishes[theirs]):
            yield f"{found.__name__}: {mine} is {hints.get(mine)}, not {wishes[theirs]}"


def _called(parameter: Parameter) -> tuple[str, bool]:
    """Its name, which an underscore may mark as unused, and whether it may be left out."""
    return parameter.name.removeprefix("_"), parameter.default is not Parameter.empty


def _fits(found: Any, wanted: Any) -> bool:
    """Whether one type is the other, or a special kind of it, where the protocol leaves it open."""
    if found == wanted or _is_open(wanted):
        return found is not None
    kind, kinds = get_origin(found) or found, get_origin(wanted) or wanted
    if not (isinstance(kind, type) and isinstance(kinds, type) and issubclass(kind, kinds)):
        return False
    inside = [one for one in get_args(found) if one is not Ellipsis]
    return all(map(_fits, inside, (one for one in get_args(wanted) if one is not Ellipsis)))


def _is_open(hint: Any) -> bool:
    return hint is Any or isinstance(hint, TypeVar) or any(map(_is_open, get_args(hint)))


@pytest.mark.parametrize("part", PROTOCOLS)
@pytest.mark.parametrize("key", EVERY_GAME)
def test_every_part_of_every_game_keeps_its_protocol(key: str, part: str) -> None:
    module = getattr(EVERY_GAME[key], part)
    if part == "marking" and module is None:
        return  # nothing can be marked
    assert isinstance(module, ModuleType)
    assert list(lacks(module, PROTOCOLS[part])) == []


def test_every_palette_is_called_by_its_game() -> None:
    assert {key: entry.painter.PALETTE for key, entry in EVERY_GAME.items()} == {
        key: key for key in EVERY_GAME
    }


def _no_plan(view: Any, seats: Sequence[Any], say: Any, choices: Sequence[str] = ()) -> Scene:
    return ruta.compose(view, seats, say, choices=choices)


def _needs_plan(view: Any, seats: Any, say: Any, plan: Any, choices: Sequence[str] = ()) -> Scene:
    return ruta.compose(view, seats, say, plan, choices)


def _lists_boxes(view: Any) -> list[str]:
    return list(ruta.places(view))


@pytest.mark.parametrize(
    ("name", "planted"),
    [
        ("PALETTE", None),
        ("regions", None),
        ("compose", _no_plan),
        ("compose", _needs_plan),
        ("places", _lists_boxes),
    ],
)
def test_the_law_finds_planted_faults(name: str, planted: Any) -> None:
    parts = {key: found for key, found in vars(ruta).items() if key != name}
    painter = SimpleNamespace(**parts | ({} if planted is None else {name: planted}))
    assert len(list(lacks(painter, Painter))) == 1
