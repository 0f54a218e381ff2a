"""Runs the laws over one game, which ``GAMES_UNDER_LAW`` names, in this process."""

import pytest

from tests.game_data import ROOT
from tests.laws.findings import Findings

OPTIONS = (
    *("-o", "addopts="),
    "--import-mode=importlib",
    "--strict-markers",
    "--continue-on-collection-errors",
    *("-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("-o", "asyncio_mode=auto"),
    *("-o", "asyncio_default_fixture_loop_scope=function"),
    *("-o", "markers=long: takes more than about a second and a half"),
)
"""What pyproject.toml says to pytest in a checkout; an installed copy has no such file."""


def run(findings: Findings, *, first: bool) -> None:
    """Try the laws that these findings choose. ``first``: stop after the first case that fails."""
    pytest.register_assert_rewrite("tests")
    files = map(str, findings.files())
    arguments = ["--rootdir", str(ROOT), *OPTIONS, *(["-x"] if first else []), *files]
    ended = pytest.main(arguments, plugins=[findings])
    if ended in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        raise RuntimeError("pytest could not run the laws; what it says stands above")
