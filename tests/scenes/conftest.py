"""The house of each scene: that of the end-to-end tests."""

import pytest

from tests.e2e.conftest import (
    _commands_are_translated_once,
    draw_icon,
    game_names,
    house,
    log,
)
from tests.scenes.record import Recorder

__all__ = ["_commands_are_translated_once", "draw_icon", "game_names", "house", "log"]


@pytest.fixture
def recorder() -> Recorder | None:
    """Return what writes scenes down anew; tests only compare."""
    return None
