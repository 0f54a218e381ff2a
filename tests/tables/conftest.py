"""Fixtures of the tests of tables."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.running_service import House, make_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_house(tmp_path) as made:
        yield made
