"""Run the tests nearest to what has changed: ``python -m tests.quick``.

Changed files are those that differ from HEAD; if none does, those of the newest commit. A test file
runs if it changed or imports a changed module; if there is none, if it imports a module that
imports a changed one. Tests on a simulated Discord, over sockets or with kills run only if their
own file changed, long tests not at all: ``make test`` and ``make long`` run them.
"""

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SLOW = ("e2e", "sockets", "crash", "simulation")


def main() -> int:
    """Run pytest over the nearest tests; its exit code, 0 where there are none."""
    tests = nearest_tests(changed_files())
    if not tests:
        print("no test is near to what has changed: make test runs all")  # noqa: T201
        return 0
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "auto", "-m", "not long", *tests], cwd=ROOT
    )
    return 0 if ended.returncode == pytest.ExitCode.NO_TESTS_COLLECTED else ended.returncode


def changed_files() -> list[str]:
    """The Python files that differ from the newest commit, else those that commit changed."""
    status = _git("status", "--porcelain", "--no-renames", "--untracked-files=all")
    files = [line[3:] for line in status if line[:2].strip() != "D"]
    if not files:
        files = _git("diff", "--name-only", "--diff-filter=d", "HEAD~1")
    return [file for file in files if file.endswith(".py")]


def nearest_tests(changed: Iterable[str]) -> list[str]:
    """The test files to run, sorted."""
    changed = set(changed)
    importers = _importers(_git("ls-files", "*.py", "--others", "--cached", "--exclude-standard"))
    own = {file for file in changed if _is_test(file)}
    found = own | _tests_of(changed, importers)
    if found == own:
        found |= _tests_of({f for file in changed for f in importers[file]}, importers)
    return sorted(found)


def _tests_of(modules: Iterable[str], importers: Mapping[str, set[str]]) -> set[str]:
    files = {file for module in modules for file in importers.get(module, ())}
    return {file for file in files if _is_test(file) and file.split("/")[1] not in SLOW}


def _is_test(file: str) -> bool:
    return file.startswith("tests/") and Path(file).name.startswith("test_")


def _importers(files: Iterable[str]) -> Mapping[str, set[str]]:
    """For each file those that import it."""
    known = {_module(file): file for file in files if (ROOT / file).is_file()}
    importers: dict[str, set[str]] = defaultdict(set)
    for file in known.values():
        for name in _imports(ROOT / file):
            if name in known:
                importers[known[name]].add(file)
    return importers


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def _imports(path: Path) -> tuple[str, ...]:
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main())
