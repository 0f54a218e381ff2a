"""Compares values of an engine and its referee; raises Disagreement if they differ."""

from typing import Any


class Disagreement(AssertionError):
    """The engine and the referee read the rules differently."""


def agree(what: str, engine: Any, ours: Any) -> None:
    """Raise Disagreement unless both say the same."""
    if engine != ours:
        raise Disagreement(
            f"{what}: the engine says {_part(engine, ours)}, the referee {_part(ours, engine)}"
        )


def _part(one: Any, other: Any) -> str:
    """Of a set only what the other lacks: sets of moves are long."""
    return str(one - other if isinstance(one, set) and isinstance(other, set) else one)
