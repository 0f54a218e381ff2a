"""Plant mutants, one at a time, and run the tests that must fall: ``python -m tests.mutants``.

``python -m tests.mutants undo votes``: only those whose subject or file has one of these words.
Each is one changed line (``mutants.toml``), planted in a copy of the project, after its tests have
passed there without it. Ends with an error if one stands, that is if its tests still pass, if its
line is no more there, or if its tests fail without it.
"""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copy2
from tempfile import TemporaryDirectory

import msgspec

ROOT = Path(__file__).parents[2]
LISTED = Path(__file__).with_name("mutants.toml")
SECONDS = 600
"""A mutant whose tests take longer has fallen: it runs for ever."""
PASSED = 0
FELL = (1, None)
"""A test failed, or ran for ever; a run that could not begin shows nothing."""


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of ``file`` and what stands there instead; ``falls``: the test files that see it.

    A file that has moved is found by its line, if that is there only once.
    """

    subject: str
    file: str
    old: str
    new: str
    falls: tuple[str, ...]


class _Listed(msgspec.Struct, forbid_unknown_fields=True):
    mutant: tuple[Mutant, ...]


def listed() -> tuple[Mutant, ...]:
    """All mutants, by subject."""
    return msgspec.toml.decode(LISTED.read_bytes(), type=_Listed).mutant


def main(words: Sequence[str]) -> int:
    """Plant the mutants, say of each whether it fell; return how many did not."""
    asked = [one for one in listed() if _is_asked(one, words)]
    left = 0
    with TemporaryDirectory() as folder:
        copy = Path(folder)
        _copy_to(copy)
        for mutant in asked:
            verdict = _verdict(copy, mutant)
            left += verdict != "fell"
            print(f"{verdict:7} {mutant.subject}: {mutant.file}: {mutant.new}", flush=True)  # noqa: T201
    print(f"{len(asked) - left} of {len(asked)} fell")  # noqa: T201
    return left


def _is_asked(mutant: Mutant, words: Sequence[str]) -> bool:
    return not words or any(word in f"{mutant.subject} {mutant.file}" for word in words)


def _copy_to(copy: Path) -> None:
    for name in _git("ls-files", "-z", "-co", "--exclude-standard").split("\0"):
        if name and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            copy2(ROOT / name, copy / name)


def _git(*words: str) -> str:
    done = subprocess.run(("git", *words), cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout


def _verdict(copy: Path, mutant: Mutant) -> str:
    """Return whether the mutant "fell" or "stands".

    It is "gone" if its line is not there, "unfit" if its tests do not pass without it.
    """
    path = place_of(copy, mutant)
    if path is None:
        return "gone"
    if _run(copy, mutant.falls) != PASSED:
        return "unfit"
    with _planted(path, mutant):
        return "fell" if _run(copy, mutant.falls) in FELL else "stands"


def place_of(root: Path, mutant: Mutant) -> Path | None:
    """Return the file that has the mutant's line, once; None if there is none, or several."""
    listed = root / mutant.file
    if listed.exists() and _lines(listed).count(mutant.old) == 1:
        return listed
    others = (path for path in root.rglob("*.py") if path.relative_to(root).parts[0] != "tests")
    found = [path for path in others if mutant.old in _lines(path)]
    return found[0] if len(found) == 1 and _lines(found[0]).count(mutant.old) == 1 else None


def _lines(path: Path) -> list[str]:
    return [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]


@contextmanager
def _planted(path: Path, mutant: Mutant) -> Iterator[None]:
    honest = path.read_text(encoding="utf-8")
    planted = (
        line.replace(mutant.old, mutant.new) if line.strip() == mutant.old else line
        for line in honest.split("\n")
    )
    path.write_text("\n".join(planted), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(honest, encoding="utf-8")


def _run(copy: Path, files: Sequence[str]) -> int | None:
    """Return the tests' exit status; None if they did not end in time."""
    tests = (sys.executable, "-m", "pytest", "-x", "-n", "0", "-p", "no:cacheprovider", *files)
    try:
        done = subprocess.run(tests, cwd=copy, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(min(main(sys.argv[1:]), 1))
