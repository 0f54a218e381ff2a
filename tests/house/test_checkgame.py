"""What checkgame holds a game to: every test over the catalogue, each by a sentence."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.game_data import ROOT
from tests.laws.chapters import CHAPTERS, OWN, law_of
from tests.laws.findings import TESTS, Finding, Findings, laws_in
from tests.laws.page import end, part
from tests.laws.planted_packages import KEY, PACKAGE, install_planted

CATALOGUE = re.compile(
    r"\b(EVERY_GAME|EVERY_KEY|EVERY_SUBJECT|WHOLE_GAMES|EVERY_PAINTER)\b"
    r"|from tests\.rendering\.scenes import .*\bPOSITIONS\b"
)

NO_LAWS = {
    "cogs/test_typed_names.py": "names of the games of the house",
    "house/test_a_game_in_a_package.py": "how packages are found and loaded",
    "house/test_old_databases.py": "databases of the house",
    "house/test_presses.py": "limits that the house has set for its own games",
    "playroom/test_games_on_offer.py": "cards of the sandbox, made of what a manifest declares",
    "workers/test_guided_play_answers.py": "answers that are the same for every game",
    "web/test_two_processes.py": "one game on two processes, the same for all",
    "rendering/test_enlarged.py": "closer looks at the maps of the house",
}
"""Files that use the catalogue and hold a game in a package to nothing, with the reason."""


def test_every_file_that_looks_at_the_whole_catalogue_is_a_law_or_says_why_not() -> None:
    chosen = {file for chapter in CHAPTERS for file in chapter.every_file}
    using = {
        path.relative_to(TESTS).as_posix()
        for path in TESTS.rglob("test_*.py")
        if CATALOGUE.search(path.read_text(encoding="utf-8"))
    }
    own = {Path(__file__).relative_to(TESTS).as_posix()}
    assert using - chosen - set(NO_LAWS) - own == set()
    assert {file for file in (*chosen, *NO_LAWS) if not (TESTS / file).exists()} == set()
    assert chosen & set(NO_LAWS) == set()


def test_a_law_is_the_sentence_that_its_test_is_called_by() -> None:
    assert law_of("test_nothing_is_lost_or_doubled") == "Nothing is lost or doubled"
    assert "Nothing is lost or doubled" in laws_in(TESTS / "games" / "test_laws.py")


def test_every_chapter_of_laws_says_where_the_guide_tells_of_it() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for chapter in (*CHAPTERS, OWN):
        for number in re.findall(r"\d+", chapter.step):
            assert re.search(rf"^{number}\. \*\*", guide, re.MULTILINE), chapter.title


@pytest.fixture
def findings(tmp_path: Path) -> Findings:
    """Of a law that is kept."""
    found = Findings("hex", tmp_path)
    found.by_law["a", "test_b"] = Finding(CHAPTERS[0], "All is well", "a::test_b", cases=2)
    return found


def test_a_chapter_says_what_was_tried_how_often(findings: Findings) -> None:
    findings.by_law["a", "test_b"].moves = 1200
    lines = ["", CHAPTERS[0].title, "  passed  All is well (2 cases, 1,200 moves, 0.0 s)"]
    assert [*part(findings, CHAPTERS[0])] == lines
    assert [*end(findings)] == ["", "All 1 laws are kept, in 2 cases."]


def test_a_chapter_says_what_is_wrong_and_where_the_guide_tells_of_it(findings: Findings) -> None:
    findings.by_law["a", "test_c"] = Finding(
        CHAPTERS[1], "All is fair", "a::test_c", cases=1, failed=1, fault=("it is not",)
    )
    _, _, law, fault, step, _ = part(findings, CHAPTERS[1])
    assert law == "  FAILED  All is fair (1 case, 0.0 s)"
    assert fault.strip() == "it is not"
    assert CHAPTERS[1].step in step
    assert [*end(findings)][-1] == "1 of 2 laws are not kept."
    assert not findings.passed


def test_a_law_that_could_not_be_tried_is_not_kept(findings: Findings) -> None:
    findings.unreadable["tests/x.py"] = "no such file"
    assert not findings.passed
    *_, file, reason, _, total = end(findings)
    assert (file.strip(), reason.strip()) == ("FAILED  tests/x.py", "no such file")
    assert total == "0 of 1 laws are not kept, 1 file could not be loaded."


def test_what_a_run_that_was_cut_short_has_not_tried_is_no_fault(findings: Findings) -> None:
    findings.by_law["a", "test_b"].failed = 1
    findings.by_law["a", "test_c"] = Finding(CHAPTERS[1], "All is fair", "a::test_c")
    assert [*end(findings)][-1] == "1 of 2 laws are not kept, 1 were not tried."


def test_a_law_that_was_left_out_says_why_and_is_not_kept(findings: Findings) -> None:
    findings.by_law["a", "test_c"] = Finding(
        CHAPTERS[1], "All is seen", "a::test_c", left_out="no browser on this machine"
    )
    _, _, law, why = part(findings, CHAPTERS[1])
    assert law == "  no case  All is seen (0 cases, 0.0 s)"
    assert why.strip() == "no browser on this machine"
    assert [*end(findings)][-1] == "1 of 2 laws are not kept."
    assert not findings.passed


def test_where_nothing_was_tried_nothing_is_kept(tmp_path: Path) -> None:
    assert not Findings("hex", tmp_path).passed


@pytest.mark.long
def test_a_game_that_nobody_offers_is_refused_in_one_sentence() -> None:
    done = subprocess.run(
        (sys.executable, "-m", "checkgame", "hex"), cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stdout.startswith("There is no game hex: ")
    assert done.stdout.count("\n") == 1


@pytest.mark.long
def test_each_chapter_is_told_when_it_begins_and_printed_when_it_ends() -> None:
    laws = ("rule says", "no word means two things")
    with checking("ruta", "--only", *laws) as running:
        assert running.stderr is not None
        assert running.stdout is not None
        assert running.stderr.readline() == "Rules …\n"
        assert running.stderr.readline() == "Texts …\n"
        assert running.stdout.readline() == "ruta under the laws of Tavolo\n"
        running.kill()
        kept = running.stdout.read()
    assert kept.startswith("\nRules\n  passed  ")


@pytest.mark.long
def test_a_package_without_a_part_of_its_tests_is_told_what_it_lacks(tmp_path: Path) -> None:
    install_planted(tmp_path, ())
    (tmp_path / PACKAGE / "tests" / "referee" / "faults.py").unlink()
    with checking(KEY, "--first", "--only", "referee", site=tmp_path) as running:
        out, _ = running.communicate()
    assert f"No module named '{PACKAGE}.tests.referee.faults'" in out
    assert out.endswith("\nNo law was tried, 1 file could not be loaded.\n")


def checking(*words: str, site: Path = ROOT) -> subprocess.Popen[str]:
    """Checkgame, with the packages of a folder."""
    return subprocess.Popen(
        (sys.executable, "-m", "checkgame", *words),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
