"""What the code host runs agrees with what people run: ``make lint`` checks the files as such."""

import re
import tomllib
from pathlib import Path

import pytest

from rehearsal.run import FILE_NAME

ROOT = Path(__file__).parents[2]
HOST = ROOT / ".github"
WORKFLOWS = sorted((HOST / "workflows").glob("*.yml"))

PINNED = re.compile(r"[\w-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
"""An action by its commit, and which version that is."""


def read(*path: str) -> str:
    return HOST.joinpath(*path).read_text(encoding="utf-8")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_named_by_its_commit_and_version(workflow: Path) -> None:
    used = re.findall(r"uses: (.+)", workflow.read_text(encoding="utf-8"))
    actions = [name for name in used if not name.startswith("./")]
    assert actions
    assert [name for name in actions if not PINNED.fullmatch(name)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_no_workflow_may_do_more_than_its_jobs_ask_for(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    assert text.count("    permissions:\n") == len(
        re.findall(r"^  [\w-]+:$", text.split("\njobs:\n")[1], re.M)
    )


def test_ci_runs_what_must_pass_on_the_oldest_python_and_the_tests_on_that_of_the_image() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    image = re.search(r"python:([\d.]+)-", (ROOT / "Containerfile").read_text(encoding="utf-8"))
    assert image is not None
    strict, newest = read("workflows", "ci.yml").split("\n  newest:\n")
    assert f"library/python:{oldest}-" in strict
    assert "      - run: .ci/run\n" in strict
    assert f'python-version: "{image[1]}"' in newest


def test_the_image_is_published_for_two_architectures_on_a_tag_after_all_checks() -> None:
    text = read("workflows", "image.yml")
    assert '  push:\n    tags: ["v[0-9]*"]\n' in text
    assert "PLATFORMS: linux/amd64,linux/arm64\n" in text
    publish = text.split("\n  publish:\n")[1]
    assert publish.startswith("    name: build and publish\n    needs: check\n")
    assert text.count("push: true") == publish.count("push: true") == 1
    assert text.count("build-push-action@") == text.count("          target: ") == 3
    assert "\nFROM tavolo AS bot\n" in (ROOT / "Containerfile").read_text(encoding="utf-8")


def test_the_form_for_faults_asks_for_what_the_bot_can_tell() -> None:
    form = read("ISSUE_TEMPLATE", "fault.yml")
    for told in ("/tavolo doctor", "/tavolo rehearse", FILE_NAME, "sha256"):
        assert told in form
