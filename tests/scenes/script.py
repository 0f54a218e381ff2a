"""Reads a scene: its sentence, its steps, and what was recorded below each of them."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

_ACTOR = r"(?P<who>\w+)(?:@(?P<place>[\w/-]+))?: "
_ON_POST = r"(?: on (?P<post>[\w/-]+ \d+))?"
_BUTTON = r"\[(?P<label>.*)\]\((?P<id>[^)]*)\)"
_FORMS: Final = {
    "ask": re.compile(_ACTOR + r"/(?P<command>.+) \?(?P<option>\w+)"),
    "slash": re.compile(_ACTOR + r"/(?P<command>.+)"),
    "choose": re.compile(_ACTOR + _BUTTON + r" = (?P<values>.+?)(?P<old> as of old)?"),
    "press": re.compile(_ACTOR + _BUTTON + r"(?P<old> as of old)?" + _ON_POST),
    "fill": re.compile(_ACTOR + r"fill (?P<command>.+)"),
    "apps": re.compile(_ACTOR + r"Apps (?P<name>\"[^\"]+\") (?P<values>@\w+)"),
    "stage": re.compile(r"(?P<command>[a-zD]+(?: [^:]+)?|only .+)"),
}
"""The ways in which a step is written, by kind."""

OPTION: Final = re.compile(r"([\w-]+):(\"[^\"]*\"|\S+)")


class Step(msgspec.Struct):
    """One line at the margin. ``words``: its named parts; ``seen``: what was recorded below it.

    ``brief``: it stands in brackets, so that only its facts are recorded.
    """

    line: str
    kind: str
    words: dict[str, str]
    brief: bool
    seen: list[str]

    def relabelled(self, label: str) -> str:
        """The line with the label that the button has now."""
        old = f"[{self.words['label']}]("
        return self.line.replace(old, f"[{label}](", 1)


class UnreadableStepError(Exception):
    """A line at the margin says nothing that can be played."""


def read_scene(text: str) -> list[str | Step]:
    """Read prose, remarks and blank lines as they are, and steps with what was seen of them.

    The prose of a scene is its first paragraph. Remarks begin with ``#``.
    """
    parts: list[str | Step] = []
    in_prose = True
    for line in text.splitlines():
        if line.startswith(" "):
            step = parts[-1]
            if not isinstance(step, Step):
                raise UnreadableStepError(f"nothing is done above: {line!r}")
            step.seen.append(line)
        elif in_prose or not line or line.startswith("#"):
            in_prose = in_prose and bool(line)
            parts.append(line)
        else:
            parts.append(_step(line))
    return parts


def _step(line: str) -> Step:
    brief = line.startswith("[ ") and line.endswith(" ]")
    bare = line[2:-2] if brief else line
    for kind, form in _FORMS.items():
        if found := form.fullmatch(bare):
            named = {name: words for name, words in found.groupdict().items() if words is not None}
            return Step(line, kind, named, brief, [])
    raise UnreadableStepError(f"this is no step: {line!r}")


def written(parts: list[str | Step]) -> str:
    """Write a scene down."""
    return "\n".join(_lines(parts)) + "\n"


def _lines(parts: list[str | Step]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Step):
            yield part.line
            yield from part.seen
        else:
            yield part


def options_in(words: str) -> tuple[str, dict[str, str]]:
    """Split a typed command into its name and its options, whose values are as written."""
    name = OPTION.split(words, maxsplit=1)[0].strip()
    return name, dict(OPTION.findall(words))


_LABEL = re.compile(r"\[[^\]]*\]\(")
_HEAD = re.compile(r"  (\S+ (?:<|[+~x]\d+))")


def skeleton(text: str) -> list[str]:
    """Return what is done and the facts of a scene: all of it but the words that are shown."""
    bones = []
    for line in text.splitlines():
        if not line.startswith(" ") or line.startswith("  *"):
            bones.append(_LABEL.sub("[](", line))
        elif head := _HEAD.match(line):
            bones.append(head[1])
    return bones
