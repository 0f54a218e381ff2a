"""Fixtures of the end-to-end tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.ground import Ground
from tests.e2e.requests import request_faults
from tests.e2e.toy_bot import make_toy


@pytest.fixture
async def toy(tmp_path: Path) -> AsyncIterator[Ground]:
    """The test ground with the toy bot in it; at the end every request must have been sound."""
    ground = await Ground.open(make_toy, tmp_path)
    yield ground
    await ground.close()
    assert request_faults(ground.requests) == []
