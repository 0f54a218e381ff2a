"""How much memory this process and its children may take: of the machine, or of a control group.

Containers and services of systemd (`MemoryMax`) limit memory by a control group of Linux. Version 2
has one tree of groups, version 1 one for each resource (Linux, Documentation/admin-guide).
"""

import os
from collections.abc import Iterator
from pathlib import Path

_GROUPS = Path("/sys/fs/cgroup")
_OWN_GROUPS = Path("/proc/self/cgroup")
_FILE_OF_VERSION_2, _FILE_OF_VERSION_1 = "memory.max", "memory.limit_in_bytes"


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
    """Yield the limits of the group of this process and of those around it."""
    if not own.exists():
        return
    for line in own.read_text(encoding="utf-8").splitlines():
        _, resources, path = line.split(":", 2)
        if resources == "":
            yield from _limits(groups, path, _FILE_OF_VERSION_2)
        elif "memory" in resources.split(","):
            yield from _limits(groups / "memory", path, _FILE_OF_VERSION_1)


def _limits(root: Path, path: str, name: str) -> Iterator[int]:
    group = root / path.lstrip("/")
    for folder in (group, *group.parents):
        if not folder.is_relative_to(root):
            return
        file = folder / name
        if file.exists() and (limit := file.read_text(encoding="ascii").strip()) != "max":
            yield int(limit)
