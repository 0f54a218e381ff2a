"""Fixtures of the end-to-end tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.ground import Ground
from tests.e2e.toy_bot import make_toy


@pytest.fixture
async def toy(tmp_path: Path) -> AsyncIterator[Ground]:
    """The test ground with the toy bot in it."""
    ground = await Ground.open(make_toy, tmp_path)
    yield ground
    await ground.close()
