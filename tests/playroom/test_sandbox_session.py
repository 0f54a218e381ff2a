"""The sandbox's server: its heartbeat while the bot is slow."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from playroom.web import sandbox_session
from playroom.web.sandbox_session import SandboxHouse


class Enough(Exception):
    """Ends the loop once the test has seen what it wanted."""


async def test_time_goes_on_after_a_beat_the_bot_was_too_slow_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beats = iter((TimeoutError(), None, Enough()))

    async def let_time_pass() -> None:
        if (fault := next(beats)) is not None:
            raise fault

    monkeypatch.setattr(sandbox_session, "HEARTBEAT_SECONDS", 0.0)
    house = cast(Any, SimpleNamespace(let_time_pass=let_time_pass))
    with pytest.raises(Enough):
        await SandboxHouse.beat_forever(house)
