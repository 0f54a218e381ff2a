"""A browser of this machine, found under its usual names, and started without a window."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Browser, async_playwright

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

EXECUTABLE: Final = next(filter(None, map(shutil.which, _NAMES)), None)
"""None without a browser."""

NO_BROWSER: Final = f"no browser on this machine (looked for {', '.join(_NAMES)})"

_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@asynccontextmanager
async def started_browser() -> AsyncIterator[Browser]:
    """Start a browser and close it at the end."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=EXECUTABLE, args=list(_FLAGS))
        yield started
        await started.close()
