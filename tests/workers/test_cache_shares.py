"""What a host gives to caches is divided among them, and no more."""

from pathlib import Path

import pytest

from i18n.translator import REMEMBERED
from workers.painting.cache_shares import CacheShares, usual_cache
from workers.painting.memory_limit import memory_limit


@pytest.mark.parametrize("megabytes", [16, 192, 1_000])
def test_all_caches_together_take_what_the_host_gives(megabytes: int) -> None:
    shares = CacheShares.of(megabytes)
    assert sum(shares) == megabytes * 1_000_000
    assert all(share > 1_000_000 for share in shares)
    assert shares.painter > shares.films > shares.files


@pytest.mark.parametrize(("megabytes", "share"), [(192, 1), (1_000, 1), (48, 1 / 4), (16, 1 / 12)])
def test_small_caches_remember_fewer_sentences(megabytes: int, share: float) -> None:
    assert CacheShares.of(megabytes).sentences == int(REMEMBERED * share)


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


ODD_LIMITS = (
    b"",
    b"lots\n",
    b"-1\n",
    b"1e9\n",
    b"\xff\xfe\n",
    "\u0663\u0663\n".encode(),
    b"9" * 5_000,
)


@pytest.mark.parametrize("odd", ODD_LIMITS)
def test_a_limit_that_is_no_number_of_bytes_is_passed_over(groups: Path, odd: bytes) -> None:
    (groups / "system" / "memory.max").write_text("300000000\n", encoding="ascii")
    (groups / "system" / "tavolo.service" / "memory.max").write_bytes(odd)
    assert memory_limit(groups, _own(groups, "0::/system/tavolo.service\n")) == 300_000_000


@pytest.mark.parametrize("line", ["", "\n", "nothing\n", "0:\n", "0::/../..\n", "0::/gone\n"])
def test_odd_lines_about_the_groups_of_the_process_are_passed_over(groups: Path, line: str) -> None:
    assert memory_limit(groups, _own(groups, line)) == memory_limit(groups, groups / "missing")


def test_files_that_cannot_be_read_are_passed_over(
    groups: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = _own(groups, "0::/system/tavolo.service\n")
    (groups / "system" / "memory.max").write_text("300000000\n", encoding="ascii")
    (groups / "system" / "tavolo.service" / "memory.max").write_text("1\n", encoding="ascii")
    read = Path.read_bytes

    def forbidden_below_service(path: Path) -> bytes:
        if path.parent.name == "tavolo.service":
            raise PermissionError(13, "Permission denied", str(path))
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", forbidden_below_service)
    assert memory_limit(groups, own) == 300_000_000
    assert memory_limit(groups, groups) == memory_limit(groups, groups / "missing")
