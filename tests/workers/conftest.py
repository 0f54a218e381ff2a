"""Fixtures of the tests of workers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.workers.running_office import Office, make_office


@pytest.fixture
async def office(tmp_path: Path) -> AsyncIterator[Office]:
    async with make_office(tmp_path) as made:
        yield made
