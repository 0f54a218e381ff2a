"""Loads a second copy of a game's engine with one fault planted in its source.

The types that both engines exchange (board, moves, events, view, state) stay shared; the modules
with rules are read from their files, changed, and loaded under another name. Shared as well are
modules beside the rules, such as the try board. The original engine is not touched, and the two
share no cache.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple


class Engine(NamedTuple):
    """The modules to copy: those that hold rules, each after those it imports."""

    package: str
    modules: tuple[str, ...]
    game: str
    """The name of the game in the module ``game``."""

    @property
    def copy(self) -> str:
        """The name under which the copy runs."""
        return f"planted_{self.package.rpartition('.')[2]}"


class Fault(NamedTuple):
    """One changed line. ``before`` occurs exactly once in the module of this name."""

    name: str
    module: str
    before: str
    after: str


class NothingToPlant(AssertionError):
    """The source has changed: the fault must be planted where its rule stands now."""


@contextmanager
def planted(engine: Engine, fault: Fault | None) -> Iterator[Any]:
    """The game with this fault, or an unchanged copy of it, for as long as the context lasts."""
    package = ModuleType(engine.copy)
    package.__dict__["__getattr__"] = partial(_shared, engine)
    sys.modules[engine.copy] = package
    try:
        for name in engine.modules:
            setattr(package, name, _run(engine, name, _source(engine, name, fault)))
        yield sys.modules[f"{engine.copy}.game"].__dict__[engine.game]
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == engine.copy]:
            del sys.modules[name]


def _shared(engine: Engine, name: str) -> ModuleType:
    """Return a module of the original engine that is not copied."""
    if name.startswith("__"):
        raise AttributeError(name)
    return import_module(f"{engine.package}.{name}")


def _source(engine: Engine, name: str, fault: Fault | None) -> str:
    spec = find_spec(f"{engine.package}.{name}")
    assert spec is not None
    assert spec.origin is not None
    text = Path(spec.origin).read_text(encoding="utf-8")
    if fault is not None and fault.module == name:
        if text.count(fault.before) != 1:
            raise NothingToPlant(f"{fault.name}: {fault.before!r} is not once in {name}")
        text = text.replace(fault.before, fault.after)
    for copied in engine.modules:
        imported = f"from {engine.package}.{copied} import"
        text = text.replace(imported, f"from {engine.copy}.{copied} import")
    return text.replace(f"from {engine.package} import", f"from {engine.copy} import")


def _run(engine: Engine, name: str, source: str) -> ModuleType:
    module = ModuleType(f"{engine.copy}.{name}")
    sys.modules[module.__name__] = module
    exec(compile(source, f"{engine.copy}/{name}.py", "exec"), module.__dict__)
    return module
