"""What checkgame holds a game to: every test over the catalogue, each by a sentence."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.game_data import ROOT
from tests.laws.chapters import CHAPTERS, OWN, law_of
from tests.laws.findings import TESTS, Finding, Findings, laws_in
from tests.laws.page import page

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
    "tables/test_known_deal_tables.py": "how the house opens such a table, with its own games",
    "tables/test_closed_twins.py": "how the house closes a table, tried with its own games",
    "workers/test_cup_links.py": "a line about cups; how long posts are, other laws say",
    "workers/test_cup_rounds.py": "the letters about cups, which are of no game",
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


def test_the_page_says_what_was_tried_how_often(findings: Findings) -> None:
    findings.by_law["a", "test_b"].moves = 1200
    lines = list(page(findings, "hex"))
    assert lines[0] == "hex under the laws of Tavolo"
    assert "  passed  All is well (2 cases, 1,200 moves, 0.0 s)" in lines
    assert lines[-1] == "All 1 laws are kept, in 2 cases."


def test_the_page_says_what_is_wrong_and_where_the_guide_tells_of_it(findings: Findings) -> None:
    findings.by_law["a", "test_c"] = Finding(
        CHAPTERS[1], "All is fair", "a::test_c", cases=1, failed=1, fault=("it is not",)
    )
    lines = list(page(findings, "hex"))
    at = lines.index("  FAILED  All is fair (1 case, 0.0 s)")
    assert lines[at + 1].strip() == "it is not"
    assert CHAPTERS[1].step in lines[at + 2]
    assert lines[-1] == "1 of 2 laws are not kept."
    assert not findings.passed


def test_a_law_that_could_not_be_tried_is_not_kept(findings: Findings) -> None:
    findings.unreadable["tests/x.py"] = "no such file"
    assert not findings.passed
    assert [line.strip() for line in page(findings, "hex")][-4:-2] == [
        "FAILED  tests/x.py",
        "no such file",
    ]


def test_a_law_that_was_left_out_says_why_and_is_not_kept(findings: Findings) -> None:
    findings.by_law["a", "test_c"] = Finding(
        CHAPTERS[1], "All is seen", "a::test_c", left_out="no browser on this machine"
    )
    lines = list(page(findings, "hex"))
    at = lines.index("  no case  All is seen (0 cases, 0.0 s)")
    assert lines[at + 1].strip() == "no browser on this machine"
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
def test_each_chapter_is_told_when_it_begins_and_the_page_comes_alone() -> None:
    done = subprocess.run(
        (sys.executable, "-m", "checkgame", "ruta", "--only", "rule says", "values are"),
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.stderr == "Rules …\n"
    assert done.stdout.startswith("ruta under the laws of Tavolo\n\nRules\n")
