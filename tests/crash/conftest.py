"""Fixtures of the crash harness."""

from tests.storage.conftest import server

__all__ = ["server"]
