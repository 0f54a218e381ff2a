"""Fixtures of the tests of cups."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cups.running_cups import Cups, make_cups
from tests.storage.conftest import server

__all__ = ["cups", "server"]


@pytest.fixture
async def cups(tmp_path: Path) -> AsyncIterator[Cups]:
    async with make_cups(tmp_path) as made:
        yield made
