"""Fixtures of the tests of pages."""

from tests.shared_browser import browser, shared_browser

__all__ = ["browser", "shared_browser"]
