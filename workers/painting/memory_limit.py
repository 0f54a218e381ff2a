"""How much memory this process and its children may take: of the machine, or of a control group.

Containers and services of systemd (`MemoryMax`) limit memory by a control group of Linux. Version 2
has one tree of groups, version 1 one for each resource (Linux, Documentation/admin-guide).
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

_GROUPS = Path("/sys/fs/cgroup")
_OWN_GROUPS = Path("/proc/self/cgroup")
_FILE_OF_VERSION_2, _FILE_OF_VERSION_1 = "memory.max", "memory.limit_in_bytes"
_BYTES = re.compile(r"[0-9]{1,20}")
"""A limit: the largest is 2**64 - 1; ``max`` is none."""


def memory_limit(groups: Path = _GROUPS, own: Path = _OWN_GROUPS) -> int | None:
    """Return the most bytes; None where the system does not say."""
    limits = [*_machine(), *_limits_of_groups(groups, own)]
    return min(limits, default=None)


def _machine() -> Iterator[int]:
    """Yield the bytes of the machine's memory."""
    try:
        yield os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # Windows has no sysconf
        return


def _limits_of_groups(groups: Path, own: Path) -> Iterator[int]:
    """Yield the limits of the group of this process and of those around it.

    What cannot be read, or is not as Linux writes it, limits nothing.
    """
    for line in _content(own).splitlines():
        _, _, group = line.partition(":")
        resources, _, path = group.partition(":")
        if not path:
            continue
        if resources == "":
            yield from _limits(groups, path, _FILE_OF_VERSION_2)
        elif "memory" in resources.split(","):
            yield from _limits(groups / "memory", path, _FILE_OF_VERSION_1)


def _limits(root: Path, path: str, name: str) -> Iterator[int]:
    group = root / path.lstrip("/")
    for folder in (group, *group.parents):
        if not folder.is_relative_to(root):
            return
        if _BYTES.fullmatch(limit := _content(folder / name).strip()):
            yield int(limit)


def _content(file: Path) -> str:
    """Return what a file of the kernel says; nothing if it is not there or cannot be read."""
    try:
        return file.read_bytes().decode("utf-8", "replace")
    except (OSError, ValueError):  # a path with a NUL is no path
        return ""
