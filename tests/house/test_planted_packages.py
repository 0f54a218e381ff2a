"""Each of ten faults in a package is found by checkgame, by the name of a law."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.game_data import ROOT
from tests.laws.planted_packages import FAULTS, KEY, PlantedFault, install_planted

pytestmark = pytest.mark.long


def checked(site: Path, *laws: str) -> subprocess.CompletedProcess[str]:
    """What checkgame says of these laws and the package in this folder."""
    path = os.pathsep.join((str(site), os.environ.get("PYTHONPATH", "")))
    return subprocess.run(
        (sys.executable, "-m", "checkgame", KEY, "--first", "--only", *laws),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_by_its_law(fault: PlantedFault, tmp_path: Path) -> None:
    install_planted(tmp_path, fault.changes)
    done = checked(tmp_path, fault.law)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"FAILED  {fault.law} (" in done.stdout, done.stdout + done.stderr


def test_the_package_without_a_fault_keeps_these_laws(tmp_path: Path) -> None:
    install_planted(tmp_path, ())
    laws = {fault.law for fault in FAULTS}
    done = checked(tmp_path, *laws)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [law for law in laws if f"passed  {law} (" not in done.stdout] == []
