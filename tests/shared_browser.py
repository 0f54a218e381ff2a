"""One browser for the tests of a file, as it takes longer to start than most of them.

The fixture ``browser`` is for the tests of a folder whose ``conftest.py`` imports both fixtures.
"""

from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from benchmarks.rig.browser import EXECUTABLE, NO_BROWSER, started_browser

needs_browser: Final = pytest.mark.skipif(EXECUTABLE is None, reason=NO_BROWSER)

IN_BROWSER: Final = [
    pytest.mark.long,
    needs_browser,
    pytest.mark.asyncio(loop_scope="module"),
]
"""The marks of a file whose tests use the fixture ``browser``."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_browser() -> AsyncIterator[Browser]:
    async with started_browser() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def browser(shared_browser: Browser) -> AsyncIterator[Browser]:
    """The browser; what a test has opened in it is closed."""
    yield shared_browser
    for context in shared_browser.contexts:
        await context.close()
