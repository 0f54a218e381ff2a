"""What a run of the laws found, law by law; a plugin of pytest fills it."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from tests.game_data import ROOT
from tests.laws.chapters import CHAPTERS, OWN, Chapter, law_of
from tests.laws.examples import example_in, what_was_said
from tests.laws.tried import LOOKED_AT

TESTS: Final = ROOT / "tests"
_TEST: Final = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)


@dataclass
class Finding:
    """One law. ``cases``: how often it was tried; ``seconds``: how long that took.

    ``fault``: what is wrong, of the first case that failed, with its example; empty if none did.
    ``left_out``: why a case was not tried, such as a browser that is missing; empty if all were.
    """

    chapter: Chapter
    law: str
    place: str
    cases: int = 0
    moves: int = 0
    failed: int = 0
    seconds: float = 0.0
    fault: tuple[str, ...] = ()
    left_out: str = ""

    @property
    def untried(self) -> bool:
        """Whether the run ended before its turn came."""
        return not (self.cases or self.failed or self.left_out)


def _to_nobody(_chapter: Chapter) -> None:
    """Tell nobody."""


@dataclass(eq=False)
class Findings:
    """Chooses the laws for one game among the tests that pytest has collected, and notes each.

    ``begins`` and ``ends`` are told each chapter as it does, as a run takes minutes.
    """

    key: str
    own_tests: Path
    only: Sequence[str] = ()
    begins: Callable[[Chapter], None] = _to_nobody
    ends: Callable[[Chapter], None] = _to_nobody
    by_law: dict[tuple[str, str], Finding] = field(default_factory=dict)
    unreadable: dict[str, str] = field(default_factory=dict)
    begun: Chapter | None = None

    @property
    def passed(self) -> bool:
        """Whether every law was tried and kept."""
        return bool(self.by_law) and not self.broken and not self.unreadable

    @property
    def broken(self) -> list[Finding]:
        """The laws that are not kept, or of which no case could be tried."""
        return [each for each in self.by_law.values() if each.failed or each.cases == 0]

    def files(self) -> list[Path]:
        """Return the files that pytest is to load: those with a law that was asked for."""
        named = [TESTS / file for chapter in CHAPTERS for file in chapter.every_file]
        every = [*named, *sorted(self.own_tests.rglob("test_*.py"))]
        return [
            file for file in every if any(self._is_asked_for(file, law) for law in laws_in(file))
        ]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[Any]) -> None:
        """Keep the laws of this game, in the order of the chapters."""
        laws = [item for item in items if self._is_law(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(laws)])
        items[:] = sorted(laws, key=lambda item: _order(self._chapter(item.path)))
        for item in items:
            self._finding(item)
        self._note_files_without(items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot be loaded: its laws were not tried."""
        if report.failed:
            last = str(report.longrepr).strip().splitlines()[-1]
            self.unreadable[report.nodeid] = last.removeprefix("E").strip()

    def pytest_runtest_protocol(self, item: Any) -> None:
        """Tell a chapter when it begins, and the one before, which has ended."""
        chapter = self._chapter(item.path)
        if chapter is not self.begun:
            self.pytest_sessionfinish()
            self.begun = chapter
            self.begins(chapter)

    def pytest_sessionfinish(self) -> None:
        """Tell that the last chapter has ended, be it cut short."""
        if self.begun is not None:
            self.ends(self.begun)
            self.begun = None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: Any, call: pytest.CallInfo[None]) -> Any:
        """Note how a law was kept."""
        report = yield
        finding = self._finding(item)
        finding.moves += LOOKED_AT[self.key]
        LOOKED_AT.clear()
        finding.seconds += report.duration
        if report.skipped:
            *_, finding.left_out = report.longrepr
        elif call.when == "call":
            finding.cases += 1
        if report.failed:
            finding.failed += 1
            if not finding.fault and call.excinfo is not None:
                finding.fault = (*what_was_said(call.excinfo), *example_in(call.excinfo))
        return report

    def _note_files_without(self, items: list[Any]) -> None:
        """Note each file of laws that has no test for this game: its data are missing."""
        loaded = {str(item.path) for item in items}
        for file in self.files():
            place = _place(file)
            if str(file) not in loaded and not self.only and place not in self.unreadable:
                self.unreadable[place] = "it finds nothing of this game to look at"

    def _finding(self, item: Any) -> Finding:
        key = (_place(item.path), item.originalname)
        if key not in self.by_law:
            chapter = self._chapter(item.path)
            self.by_law[key] = Finding(chapter, law_of(item.originalname), f"{key[0]}::{key[1]}")
        return self.by_law[key]

    def _is_law(self, item: Any) -> bool:
        chapter, law = self._chapter(item.path), law_of(item.originalname)
        if not self._is_asked_for(item.path, law):
            return False
        if chapter is OWN or item.path in {TESTS / file for file in chapter.whole_catalogue}:
            return True
        given = item.callspec.params.values() if hasattr(item, "callspec") else ()
        return any(_is_about(self.key, value) for value in given)

    def _is_asked_for(self, file: Path, law: str) -> bool:
        named = f"{self._chapter(file).title}: {law}".lower()
        return not self.only or any(words.lower() in named for words in self.only)

    def _chapter(self, path: Path) -> Chapter:
        return next(
            (
                chapter
                for chapter in CHAPTERS
                if path in {TESTS / file for file in chapter.every_file}
            ),
            OWN,
        )


def _order(chapter: Chapter) -> int:
    return (*CHAPTERS, OWN).index(chapter)


def _is_about(key: str, value: Any) -> bool:
    """Whether a test is given this game: its key, its subject, its manifest or its picture."""
    if isinstance(value, str):
        return value == key or value.startswith(f"{key}-")
    return key in (getattr(value, "key", None), getattr(value, "PALETTE", None))


def laws_in(file: Path) -> list[str]:
    """Return the laws of a file, as sentences."""
    return [law_of(name) for name in _TEST.findall(file.read_text(encoding="utf-8"))]


def _place(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
