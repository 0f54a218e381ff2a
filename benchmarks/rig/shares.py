"""Limits processes to a share of a core and an amount of memory (Linux control groups)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

_ROOT = Path("/sys/fs/cgroup")
_PERIOD = 20_000
"""Microseconds of a scheduling period; once its share is spent, a process waits for the next."""


class SmallHost(NamedTuple):
    """The control groups of a host with little processor and memory.

    ``groups``: one of version 2, or one of each resource of version 1.
    """

    groups: tuple[Path, ...]

    def enter(self) -> None:
        """Put this process, and what it will start, into the groups."""
        for group in self.groups:
            enter(group)

    @property
    def killed(self) -> int:
        """How many processes the kernel has killed because the memory was full."""
        for name in ("memory.oom_control", "memory.events"):
            for file in (group / name for group in self.groups if (group / name).exists()):
                told = dict(line.split() for line in file.read_text(encoding="ascii").splitlines())
                return int(told["oom_kill"])
        return 0

    @property
    def most_megabytes(self) -> float:
        """The most memory that was in use at once, pages of files included."""
        for name in ("memory.max_usage_in_bytes", "memory.peak"):
            for file in (group / name for group in self.groups if (group / name).exists()):
                return int(file.read_text(encoding="ascii")) / 1e6
        return 0.0


@contextmanager
def small_host(share: float, megabytes: float) -> Iterator[SmallHost]:
    """Yield groups with this share of a core and this memory, without swap; delete them afterwards.

    Raises OSError where the system does not let us.
    """
    name = f"tavolo-benchmark-{os.getpid()}-host"
    parents = dict.fromkeys((_root(), _root_of_memory()))
    host = SmallHost(tuple(parent / name for parent in parents))
    try:
        for group in host.groups:
            group.mkdir()
        _limit(host.groups[0], round(_PERIOD * share))
        _limit_memory(host.groups[-1], round(megabytes * 2**20))
        yield host
    finally:
        for group in filter(Path.exists, host.groups):
            group.rmdir()


def enter(group: Path) -> None:
    """Put this process, and what it will start, into a group."""
    _set(group, "cgroup.procs", os.getpid())


def _root() -> Path:
    """Return the parent of groups: version 1 has a tree a resource, version 2 one for all."""
    of_version_1 = _ROOT / "cpu"
    return of_version_1 if of_version_1.is_dir() else _ROOT


def _root_of_memory() -> Path:
    of_version_1 = _ROOT / "memory"
    return of_version_1 if of_version_1.is_dir() else _ROOT


def _limit_memory(group: Path, most: int) -> None:
    """Set the most bytes of memory, and none of swap."""
    if (group / "memory.limit_in_bytes").exists():
        _set(group, "memory.limit_in_bytes", most)
        with suppress(OSError):  # a kernel without accounting of swap
            _set(group, "memory.memsw.limit_in_bytes", most)
    else:
        _set(group, "memory.max", most)
        with suppress(OSError):
            _set(group, "memory.swap.max", 0)


def _limit(group: Path, microseconds: int) -> None:
    """Set a quota for each period, and a high weight, so that other work does not take it away."""
    if (group / "cpu.cfs_quota_us").exists():
        _set(group, "cpu.cfs_period_us", _PERIOD)
        _set(group, "cpu.cfs_quota_us", microseconds)
        _set(group, "cpu.shares", 16 * 1024)
    else:
        _set(group, "cpu.max", f"{microseconds} {_PERIOD}")
        _set(group, "cpu.weight", 1_600)


def _set(group: Path, name: str, value: object) -> None:
    (group / name).write_text(str(value), encoding="ascii")
