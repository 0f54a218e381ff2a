"""Loads a second copy of a game's engine with one fault planted in its source.

The types that both engines exchange (of board, moves, events, view, state) stay shared; the modules
with rules are read from their files, changed, and loaded under another name. Shared as well are
modules beside the rules, such as the lessons. The original engine is not touched, and the two
share no cache.
"""

import ast
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
    shares: tuple[str, ...] = ("board", "moves", "state")
    """Of these modules the copy has only functions and constants; both have the same classes."""

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
    if fault is not None and fault.module not in engine.modules:
        raise NothingToPlant(f"{fault.name}: no module {fault.module} is copied")
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
        if name in engine.shares and _in_a_class(text, fault.after):
            raise NothingToPlant(f"{fault.name}: {name} shares its classes")
    for copied in engine.modules:
        imported = f"from {engine.package}.{copied} import"
        text = text.replace(imported, f"from {engine.copy}.{copied} import")
    return text.replace(f"from {engine.package} import", f"from {engine.copy} import")


def _in_a_class(source: str, part: str) -> bool:
    """Whether a part of a module begins inside a class."""
    line = source[: source.index(part)].count("\n") + 1
    classes = (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
    return any(node.lineno <= line <= (node.end_lineno or 0) for node in classes)


def _run(engine: Engine, name: str, source: str) -> ModuleType:
    module = ModuleType(f"{engine.copy}.{name}")
    sys.modules[module.__name__] = module
    tree = ast.parse(source)
    if name in engine.shares:
        original = import_module(f"{engine.package}.{name}")
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        tree.body = [node for node in tree.body if node not in classes]
        module.__dict__.update({node.name: getattr(original, node.name) for node in classes})
    exec(compile(tree, f"{engine.copy}/{name}.py", "exec"), module.__dict__)
    return module
