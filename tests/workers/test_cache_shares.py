"""What a host gives to caches is divided among them, and no more."""

from pathlib import Path

import pytest

from workers.painting.cache_shares import CacheShares, usual_cache
from workers.painting.memory_limit import memory_limit


@pytest.mark.parametrize("megabytes", [16, 192, 1_000])
def test_all_caches_together_take_what_the_host_gives(megabytes: int) -> None:
    shares = CacheShares.of(megabytes)
    assert sum(shares) == megabytes * 1_000_000
    assert all(share > 1_000_000 for share in shares)
    assert shares.painter > shares.films > shares.files


@pytest.mark.parametrize(
    ("memory", "megabytes"), [(None, 192), (8_000, 192), (512, 192), (300, 70), (256, 26), (64, 16)]
)
def test_little_memory_means_small_caches(memory: int | None, megabytes: int) -> None:
    assert usual_cache(None if memory is None else memory * 1_000_000) == megabytes


@pytest.fixture
def groups(tmp_path: Path) -> Path:
    """The root of the control groups of a machine."""
    (tmp_path / "system" / "tavolo.service").mkdir(parents=True)
    (tmp_path / "memory" / "docker").mkdir(parents=True)
    return tmp_path


def _own(groups: Path, line: str) -> Path:
    file = groups / "own"
    file.write_text(line, encoding="utf-8")
    return file


def test_the_least_limit_of_the_groups_around_the_process_counts(groups: Path) -> None:
    (groups / "system" / "memory.max").write_text("300000000\n", encoding="ascii")
    (groups / "system" / "tavolo.service" / "memory.max").write_text("max\n", encoding="ascii")
    assert memory_limit(groups, _own(groups, "0::/system/tavolo.service\n")) == 300_000_000


def test_a_limit_of_the_first_version_of_control_groups_counts(groups: Path) -> None:
    limit = groups / "memory" / "docker" / "memory.limit_in_bytes"
    limit.write_text("256000000\n", encoding="ascii")
    own = _own(groups, "7:cpu,cpuacct:/docker\n4:memory:/docker\n")
    assert memory_limit(groups, own) == 256_000_000


def test_without_a_limit_the_memory_of_the_machine_counts(groups: Path) -> None:
    whole = memory_limit(groups, groups / "missing")
    assert whole is None or whole > 300_000_000
    assert memory_limit(groups, _own(groups, "0::/system\n")) == whole
