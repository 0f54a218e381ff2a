"""Percentiles, memory and processor time, and the tables in which benchmarks print them."""

import math
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


def share_below(took: Sequence[float], percent: float) -> float:
    """Return the given percentile (nearest rank); NaN for no values."""
    if not took:
        return math.nan
    ordered = sorted(took)
    return ordered[min(len(ordered) - 1, math.ceil(len(ordered) * percent / 100) - 1)]


def print_spread(heading: str, measured: Mapping[str, Sequence[float]]) -> None:
    """Print a line for each measurement: number of runs, and percentiles in milliseconds."""
    print(f"{heading:38}{'runs':>7}{'p50 ms':>9}{'p99 ms':>9}{'most ms':>9}")
    for name, took in measured.items():
        figures = (share_below(took, p) * 1000 for p in (50, 99, 100))
        print(f"{name:38}{len(took):>7}" + "".join(f"{f:>9.1f}" for f in figures))
    sys.stdout.flush()


def resident_megabytes(process: int | str = "self") -> float:
    """Return a process's resident memory. Raises OSError where there is no /proc."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) * 1024 / 1_000_000


def proportional_megabytes(process: int | str = "self") -> float:
    """Return a process's memory; a page that n processes share counts as an nth of it.

    Its resident memory if the system does not tell that. Raises OSError where there is no /proc.
    """
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    except FileNotFoundError:
        return resident_megabytes(process)
    kilobytes = next(line.split()[1] for line in told.splitlines() if line.startswith("Pss:"))
    return int(kilobytes) * 1024 / 1_000_000
