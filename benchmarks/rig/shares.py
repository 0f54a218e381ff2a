"""Limits a process to a fixed share of one core (Linux control groups), or all to one core.

How much work several processes can do is invisible while they take cores from each other, the
server and the people. With shares so small that all find room, the lack is what they cost each
other.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_ROOT = Path("/sys/fs/cgroup")
_PERIOD = 20_000
"""Microseconds of a scheduling period; once its share is spent, a process waits for the next."""


def can_be_given() -> bool:
    """Whether this machine lets us limit a process."""
    return os.access(_root(), os.W_OK)


@contextmanager
def shares(share: float, processes: int) -> Iterator[list[Path]]:
    """Yield groups with this share of a core each; delete them afterwards. See ``enter``."""
    groups = [_root() / f"tavolo-benchmark-{os.getpid()}-{n}" for n in range(processes)]
    try:
        for group in groups:
            group.mkdir()
            _limit(group, round(_PERIOD * share))
        yield groups
    finally:
        for group in filter(Path.exists, groups):
            group.rmdir()


@contextmanager
def cores(most: int | None) -> Iterator[None]:
    """Restrict what is started inside to the first ``most`` cores; None: all cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:most])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def enter(group: Path) -> None:
    """Put this process, and what it will start, into a group."""
    _set(group, "cgroup.procs", os.getpid())


def _root() -> Path:
    """Return the parent of groups: version 1 has a tree a resource, version 2 one for all."""
    of_version_1 = _ROOT / "cpu"
    return of_version_1 if of_version_1.is_dir() else _ROOT


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
