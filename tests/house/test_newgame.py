"""newgame writes a package that passes lint and carries the new game's names everywhere."""

import subprocess
import sys
from pathlib import Path

import pytest

import newgame
from newgame import SKELETON, renamed

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package of a new game."""
    assert newgame.main(["hex", str(tmp_path / "hex")]) == 0
    return tmp_path / "hex"


def test_nothing_in_the_copy_is_called_by_the_template(package: Path) -> None:
    files = [path for path in package.rglob("*") if path.is_file()]
    assert len(files) > 30
    for path in files:
        assert "skeleton" not in str(path.relative_to(package)).lower()
        assert "skeleton" not in path.read_text(encoding="utf-8").lower(), path.name


def test_the_copy_passes_lint(package: Path) -> None:
    subprocess.run(
        (sys.executable, "-m", "ruff", "check", "--no-cache", "."), cwd=package, check=True
    )


def test_a_key_is_written_as_each_place_wants_it() -> None:
    written = renamed(
        'skeleton = "tavolo_skeleton"; SKELETON = SkeletonCog("skeleton-take")', "skeleton", "my-go"
    )
    assert written == 'my-go = "tavolo_my_go"; MY_GO = MyGoCog("my-go-take")'


def test_every_part_that_is_not_written_names_a_step_of_the_guide() -> None:
    marked = [
        line
        for path in SKELETON.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "not_written(" in line and "def " not in line
    ]
    assert len(marked) > 10
    for line in marked:
        step = line.partition("not_written(")[2].partition(",")[0]
        assert f"\n{step}. **" in GUIDE, line


@pytest.mark.parametrize("key", ["Hex", "-hex", "hex--2", "hex_2"])
def test_a_key_of_another_form_is_refused(key: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        newgame.main([f"--{key}" if key.startswith("-") else key, str(tmp_path / "new")])


def test_a_folder_that_is_there_is_left_alone(package: Path) -> None:
    with pytest.raises(SystemExit):
        newgame.main(["hex", str(package)])
