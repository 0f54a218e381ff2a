"""What checkgame finds: each of ten faults in a package by the name of a law, and no fault else."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from newgame import SKELETON, TEMPLATE
from tests.game_data import ROOT
from tests.i18n.texts_on_disk import OTHERS
from tests.laws.planted_packages import (
    FAULTS,
    KEY,
    PACKAGE,
    PlantedFault,
    install_copy,
    install_planted,
)

pytestmark = pytest.mark.long


def checked(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What checkgame says of the package in this folder."""
    path = os.pathsep.join((str(site), os.environ.get("PYTHONPATH", "")))
    return subprocess.run(
        (sys.executable, "-m", "checkgame", *words),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_by_its_law(fault: PlantedFault, tmp_path: Path) -> None:
    install_planted(tmp_path, fault.changes)
    done = checked(tmp_path, KEY, "--first", "--only", fault.law)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"FAILED  {fault.law} (" in done.stdout, done.stdout + done.stderr


def test_the_package_without_a_fault_keeps_these_laws(tmp_path: Path) -> None:
    install_planted(tmp_path, ())
    laws = {fault.law for fault in FAULTS}
    done = checked(tmp_path, KEY, "--first", "--only", *laws)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [law for law in laws if f"passed  {law} (" not in done.stdout] == []


def test_a_package_in_english_alone_keeps_the_laws_of_texts(tmp_path: Path) -> None:
    install_planted(tmp_path, ())
    for locale in OTHERS:
        shutil.rmtree(tmp_path / PACKAGE / "locales" / locale)
    done = checked(tmp_path, KEY, "--only", "Texts:")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_skeleton_breaks_laws_of_texts_and_commands_by_its_unwritten_parts_alone(
    tmp_path: Path,
) -> None:
    install_copy(tmp_path, SKELETON / "tavolo_skeleton", TEMPLATE, "tavla")
    done = checked(tmp_path, "tavla", "--only", "Texts:", "commands:")
    faults = dict(re.findall(r"^  FAILED  (.*) \(.*\n +(.*)$", done.stdout, re.MULTILINE))
    unwritten = {law for law, fault in faults.items() if fault.startswith("NotWritten: step ")}
    assert len(unwritten) > 20, done.stdout + done.stderr
    assert set(faults) - unwritten == {"Every record can be read in every language"}, done.stdout
