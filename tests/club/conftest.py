"""Fixtures of the tests of cups."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.club.running_club import Club, make_club
from tests.storage.conftest import server

__all__ = ["club", "server"]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with make_club(tmp_path) as made:
        yield made
