"""A second copy of Ruta's engine with one fault planted in its source.

What the two engines exchange (board, moves, events, view, state) stays the same; the modules that
hold rules are read from their files, changed, and run under another name. Nothing of the sound
engine is touched, and no memory of one engine is shared with the other.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, cast

from tests.referee.lockstep import RutaGame

COPIED = (
    *("payments", "supply", "scoring", "setup", "legality"),
    *("redact", "notation", "rules", "game"),
)
"""The modules that hold rules, each after those it imports."""

COPY = "planted_ruta"


class Fault(NamedTuple):
    """One wrong line. ``before`` stands exactly once in the module of this name."""

    name: str
    module: str
    before: str
    after: str


class NothingToPlant(AssertionError):
    """The source has changed: the fault must be planted anew where its rule now stands."""


@contextmanager
def engine_with(fault: Fault | None) -> Iterator[RutaGame]:
    """The engine with this fault, or an unchanged copy of it, for as long as the context lasts."""
    package = ModuleType(COPY)
    sys.modules[COPY] = package
    try:
        for name in COPIED:
            setattr(package, name, _run(name, _source(name, fault)))
        yield cast(RutaGame, sys.modules[f"{COPY}.game"].__dict__["RUTA"])
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == COPY]:
            del sys.modules[name]


def _source(name: str, fault: Fault | None) -> str:
    spec = find_spec(f"games.ruta.{name}")
    assert spec is not None
    assert spec.origin is not None
    text = Path(spec.origin).read_text(encoding="utf-8")
    if fault is not None and fault.module == name:
        if text.count(fault.before) != 1:
            raise NothingToPlant(f"{fault.name}: {fault.before!r} is not once in {name}")
        text = text.replace(fault.before, fault.after)
    for copied in COPIED:
        text = text.replace(f"from games.ruta.{copied} import", f"from {COPY}.{copied} import")
    return text.replace("from games.ruta import", f"from {COPY} import")


def _run(name: str, source: str) -> ModuleType:
    module = ModuleType(f"{COPY}.{name}")
    sys.modules[module.__name__] = module
    exec(compile(source, f"{COPY}/{name}.py", "exec"), module.__dict__)
    return module
