"""Writes down anew what has changed in the scenes, and says what.

``record words`` writes only if no step and no fact has changed, and at most five different changes
of words; ``record facts NAME`` writes named scenes, whatever has changed in it.
"""

from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path

from tests.scenes.script import skeleton

MOST_CHANGES = 5
"""So many different changes of words can be read at once."""


class Recorder:
    """Takes all scenes as they went, and writes them only if they keep the rules.

    ``facts``: the scenes were named, so their facts may change as well.
    """

    def __init__(self, *, facts: bool) -> None:
        self._facts = facts
        self._played: list[tuple[Path, str, str]] = []

    def take(self, file: Path, told: str, seen: str) -> None:
        """A scene was played."""
        self._played.append((file, told, seen))

    def write(self) -> list[str]:
        """Write the changed scenes; return what has changed, or why nothing is written."""
        changed = [each for each in self._played if each[1] != each[2]]
        if not self._facts and (refused := refusals(changed)):
            return refused
        for file, _, seen in changed:
            file.write_text(seen, "utf-8")
        return list(summary(changed))


def refusals(changed: list[tuple[Path, str, str]]) -> list[str]:
    """Why these changes are no mere changes of words, or too many to be read."""
    refused = [
        f"{file.stem}: steps or facts have changed; read them, then: record facts {file.stem}"
        for file, told, seen in changed
        if skeleton(told) != skeleton(seen)
    ]
    kinds = list(summary(changed))
    if not refused and len(kinds) > MOST_CHANGES:
        refused = [f"{len(kinds)} different changes of words are too many to be read:", *kinds]
    return refused


def summary(changed: list[tuple[Path, str, str]]) -> Iterator[str]:
    """Each different change with how often and in how many scenes it stands."""
    lines, scenes = Counter[str](), Counter[str]()
    for _, told, seen in changed:
        found = list(_changes(told.splitlines(), seen.splitlines()))
        lines.update(found)
        scenes.update(set(found))
    for change, count in lines.most_common():
        yield f"{change}  ({count} times in {scenes[change]} scenes)"


def _changes(told: list[str], seen: list[str]) -> Iterator[str]:
    for how, start, end, new, until in SequenceMatcher(None, told, seen, False).get_opcodes():
        if how == "equal":
            continue
        yield from (
            f"{sign} {line.strip()}"
            for sign, lines in (("-", told[start:end]), ("+", seen[new:until]))
            for line in lines
        )
