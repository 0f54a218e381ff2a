"""Lint, and beside it the tests nearest to what has changed: ``python -m tests.quick``.

Changed files are those that differ from HEAD; if none does, those of the newest commit. A test file
is near if it changed or imports a changed module; if there is none, if it imports a module that
imports a changed one. AT_RISK names those that no import tells. Of the others the nearest
MOST_FILES run, nearest first, until the tests have used BUDGET seconds of processor time; what is
left out is printed. Tests on a simulated Discord, over sockets or with kills run only if their own
file changed, long tests not at all: ``make test`` and ``make long`` run them.
"""

import re
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
SLOW = ("e2e", "sockets", "crash", "simulation")

BUDGET = 12.0
"""Seconds of processor time from which on no further test begins, but those of changed files."""

MOST_FILES = 12
"""Test files that are loaded besides changed ones: to load one takes up to half a second."""

WITHOUT_DISCORD = ("ai", "core", "cups", "games", "i18n", "referee", "rendering", "tables")
"""Folders whose tests do without the simulated Discord, which takes a second to load."""

AT_RISK = {
    "storage/migrations/": ("tests/storage/test_migrations.py",),
    "storage/rows/schema.py": ("tests/storage/test_migrations.py",),
    "locales/": ("tests/i18n/test_keys.py", "tests/i18n/test_texts.py"),
}
"""The tests that files with a path of this beginning may break, though they do not import them."""

_IMPORT = re.compile(
    r"^[ \t]*(?:import[ \t]+(?P<modules>[^\n#;]+)"
    r"|from[ \t]+(?P<of>[\w.]+)[ \t]+import[ \t]*"
    r"(?:\((?P<several>[^)]*)\)|(?P<names>[^\n#;]+)))",
    re.MULTILINE,
)
"""An import statement; to parse all files instead takes five seconds."""


def main() -> int:
    """Print what lint and the tests say; return 0 if both pass."""
    lint = subprocess.Popen(
        ["make", "--no-print-directory", "lint"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    tests_pass = run_tests(sorted(changed_files()))
    said, _ = lint.communicate()
    print("lint passes" if lint.returncode == 0 else said)  # noqa: T201
    return 0 if tests_pass and lint.returncode == 0 else 1


def run_tests(changed: Sequence[str]) -> bool:
    """Run the nearest tests in this process and print what is left out; False if one fails."""
    files = nearest_tests(changed)
    own = frozenset(files) & frozenset(changed)
    chosen = files[: len(own) + MOST_FILES]
    if not chosen:
        print("no test is near to what has changed: make test runs all")  # noqa: T201
        return True
    budget = Budget(own)
    plugins = [] if _need_discord(chosen) else ["-p", "no:simcord"]
    arguments = [*plugins, "-m", "not long", "--rootdir", str(ROOT), *chosen]
    ended = pytest.main(arguments, plugins=[budget])
    for line in left_out(budget.left_out, files[len(chosen) :]):
        print(line)  # noqa: T201
    return ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


class Budget:
    """Lets no test begin once BUDGET is used, but those in ``own`` files, which run first."""

    def __init__(self, own: frozenset[str], now: Callable[[], float] = time.process_time) -> None:
        self._own = own
        self._now = now
        self._ends: float | None = None
        self.left_out = Counter[str]()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put the tests of own files first."""
        items.sort(key=lambda item: _file_of(item) not in self._own)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Return True, which means that nothing is left to do, for a test that is left out."""
        file = _file_of(item)
        if file in self._own:
            return None
        if self._ends is None:
            self._ends = self._now() + BUDGET
        if self._now() < self._ends:
            return None
        self.left_out[file] += 1
        return True


def _file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def left_out(tests: Mapping[str, int], files: Sequence[str]) -> Iterator[str]:
    """Say which tests of loaded files, and which files (or how many of them), were left out."""
    if tests or files:
        yield f"left out of the nearest {MOST_FILES} files and {BUDGET:.0f} s (make test runs all):"
    yield from (f"  {count} tests of {file}" for file, count in tests.items())
    if len(files) <= MOST_FILES:
        yield from (f"  {file}" for file in files)
        return
    folders = Counter(str(PurePosixPath(file).parent) for file in files)
    yield from (f"  {count} files of {folder}" for folder, count in folders.items())


def changed_files() -> list[str]:
    """The files that differ from the newest commit, else those that commit changed."""
    status = _git("status", "--porcelain", "--no-renames", "--untracked-files=all")
    files = [line[3:] for line in status if line[:2].strip() != "D"]
    return files or _git("diff", "--name-only", "--diff-filter=d", "HEAD~1")


def nearest_tests(changed: Iterable[str]) -> list[str]:
    """The test files near to what has changed, nearest first."""
    changed = set(changed)
    imports = _imports_of(_git("ls-files", "*.py", "--others", "--cached", "--exclude-standard"))
    importers = _importers(imports)
    own = {file for file in changed if _is_test(file)}
    found = own | _tests_of(changed, importers)
    if found == own:
        found |= _tests_of({f for file in changed for f in importers[file]}, importers)
    at_risk = {
        test
        for beginning, tests in AT_RISK.items()
        for test in tests
        if any(file.startswith(beginning) for file in changed)
    }
    return sorted(
        found | at_risk,
        key=lambda test: (test not in own, test not in at_risk, *_distance(test, changed, imports)),
    )


def _distance(
    test: str, changed: Iterable[str], imports: Mapping[str, Sequence[str]]
) -> tuple[int, int, str]:
    """Sort by folders that a test shares with a changed file, then by how little it imports.

    The name of a test file counts as well: that of ``clocks.py`` begins with ``test_clocks``.
    """
    place = PurePosixPath(test)
    folders = set(place.parent.parts) - {"tests"}
    nearness = max(
        len(folders & set(PurePosixPath(file).parent.parts))
        + 2 * place.stem.startswith(f"test_{PurePosixPath(file).stem}")
        for file in changed
    )
    return -nearness, len(imports.get(test, ())), test


def _need_discord(tests: Iterable[str]) -> bool:
    return any(test.split("/")[1] not in WITHOUT_DISCORD for test in tests)


def _tests_of(modules: Iterable[str], importers: Mapping[str, set[str]]) -> set[str]:
    files = {file for module in modules for file in importers.get(module, ())}
    return {file for file in files if _is_test(file) and file.split("/")[1] not in SLOW}


def _is_test(file: str) -> bool:
    path = PurePosixPath(file)
    return "tests" in path.parts[:-1] and path.match("test_*.py")


def _importers(imports: Mapping[str, Sequence[str]]) -> Mapping[str, set[str]]:
    """For each file those that import it."""
    known = {_module(file): file for file in imports}
    importers: dict[str, set[str]] = defaultdict(set)
    for file, names in imports.items():
        for name in names:
            if name in known:
                importers[known[name]].add(file)
    return importers


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imports_of(files: Iterable[str]) -> dict[str, list[str]]:
    """The names that each file imports."""
    paths = {file: ROOT / file for file in files}
    return {
        file: [*imported(path.read_text(encoding="utf-8"))]
        for file, path in paths.items()
        if path.is_file()
    }


def imported(source: str) -> Iterator[str]:
    """The names that a source text imports, at any level."""
    for found in _IMPORT.finditer(source):
        lines = (found["modules"] or found["several"] or found["names"]).splitlines()
        words = [word for line in lines for word in line.partition("#")[0].split(",")]
        names = [word.split()[0] for word in words if word.strip()]
        if found["of"] is None:
            yield from names
        else:
            yield found["of"]
            yield from (f"{found['of']}.{name}" for name in names)


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main())
