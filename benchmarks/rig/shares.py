"""A fixed share of one core for a process, by the control groups of Linux; or one core for all.

What several processes carry cannot be seen where they take the cores from each other, and from the
server and the people beside them. With so small a share each that all find room, what is lacking
is what they cost each other.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_ROOT = Path("/sys/fs/cgroup")
_PERIOD = 20_000
"""Microseconds in which a share is spent; a process stands still for the rest of them."""


def can_be_given() -> bool:
    """Whether this machine lets us limit a process."""
    return os.access(_root(), os.W_OK)


@contextmanager
def shares(share: float, processes: int) -> Iterator[list[Path]]:
    """So many groups with this share of a core each, gone afterwards; see ``enter``."""
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
    """Whatever is started inside lives on so many cores, the first; None: on all there are."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:most])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def enter(group: Path) -> None:
    """Have this process, and what it will start, live on the share of a group."""
    _set(group, "cgroup.procs", os.getpid())


def _root() -> Path:
    """Where groups are made: version 1 has a tree for each resource, version 2 one for all."""
    of_version_1 = _ROOT / "cpu"
    return of_version_1 if of_version_1.is_dir() else _ROOT


def _limit(group: Path, microseconds: int) -> None:
    """So much in each period and no more; that it has, whoever else is at work on the machine."""
    if (group / "cpu.cfs_quota_us").exists():
        _set(group, "cpu.cfs_period_us", _PERIOD)
        _set(group, "cpu.cfs_quota_us", microseconds)
        _set(group, "cpu.shares", 16 * 1024)
    else:
        _set(group, "cpu.max", f"{microseconds} {_PERIOD}")
        _set(group, "cpu.weight", 1_600)


def _set(group: Path, name: str, value: object) -> None:
    (group / name).write_text(str(value), encoding="ascii")
