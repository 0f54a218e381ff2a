"""Fixtures of the tests of the page on which one plays."""

from tests.shared_browser import browser, shared_browser

__all__ = ["browser", "shared_browser"]
