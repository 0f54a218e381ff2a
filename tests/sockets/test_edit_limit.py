"""An edit that Discord refuses permanently fails at once, through discord.py's real client."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot import RealTime
from sandbox import make_tavolo

pytestmark = pytest.mark.long

WAIT = 3_600.0
PASSES = {"code": 0, "message": "slow down", "retry_after": 0.0, "global": False}
FOR_GOOD = {"code": 30046, "message": "too many edits", "retry_after": WAIT, "global": False}


class Refusing:
    """Answers each edit with a 429, the last of them forever; accepts any login."""

    def __init__(self, *answers: dict[str, object]) -> None:
        self._answers = list(answers)
        self.edits = 0

    async def answer(self, request: web.Request) -> web.Response:
        if request.method == "GET":
            return _json({"id": "1", "username": "tavolo", "discriminator": "0", "avatar": None})
        self.edits += 1
        said = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        return _json(said, status=429)


def _json(said: dict[str, object], status: int = 200) -> web.Response:
    """discord.py takes a 429 for a rate limit where the answer has come through Discord's gate."""
    return web.Response(
        body=json.dumps(said).encode(),
        status=status,
        headers={"Via": "1.1 gate"},
        content_type="application/json",
    )


@pytest.fixture
async def refusing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Refusing]:
    here = Refusing(PASSES, FOR_GOOD)
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", here.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    yield here
    await runner.cleanup()


async def test_an_edit_that_is_refused_for_good_is_not_tried_again(
    refusing: Refusing, tmp_path: Path
) -> None:
    bot = await make_tavolo(RealTime(), tmp_path)
    try:
        await bot.http.static_login("any.token")
        message = bot.get_partial_messageable(5).get_partial_message(70)
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="Hello")
    finally:
        await bot.http.close()
    assert (refused.value.status, refused.value.code) == (429, 30046)
    assert refusing.edits == 2, "a rate limit that passes is waited for, as always"
