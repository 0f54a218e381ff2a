"""Pictures added to a private reply after its words: once, and never to a later reply."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from cogs.interaction.late_pictures import LatePictures
from workers.post_model import Picture, Post

REPLY = 7


class Desk:
    """Records the contents of replies, and has one picture pending."""

    def __init__(self) -> None:
        self.late = LatePictures()
        self.coming: asyncio.Future[Picture | None] = asyncio.get_running_loop().create_future()
        self.filled: list[Post] = []
        self.fault: Exception | None = None
        self.first = asking()
        self.late.expect(self.first, REPLY, Post("words", coming=self.coming), self.fill)

    async def fill(self, post: Post) -> None:
        if self.fault is not None:
            raise self.fault
        self.filled.append(post)

    async def paint(self, picture: Picture | None) -> None:
        """The painter has ended; whoever waits for it goes on."""
        if not self.coming.cancelled():
            self.coming.set_result(picture)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def asking(pressed: int | None = None, number: int = 1) -> Any:
    """An interaction; ``number``: later ones have higher ids."""
    message = None if pressed is None else SimpleNamespace(id=pressed)
    return SimpleNamespace(id=number, extras={}, message=message)


PAINTED = Picture("a.png", b"", "")


async def test_the_picture_is_added_to_the_same_words() -> None:
    desk = Desk()
    await desk.paint(PAINTED)
    assert desk.filled == [Post("words", picture=PAINTED)]


async def test_words_stay_as_they_are_where_no_picture_comes_of_it() -> None:
    desk = Desk()
    await desk.paint(None)
    assert desk.filled == []


REFUSED = discord.Forbidden(cast(Any, SimpleNamespace(status=403, reason="")), "no files here")
GONE = discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), "unknown message")


@pytest.mark.parametrize(
    "fault",
    [aiohttp.ClientError(), TimeoutError(), RuntimeError("Session is closed"), REFUSED, GONE],
)
async def test_a_reply_that_is_out_of_reach_stays_in_words(
    caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    desk = Desk()
    desk.fault = fault
    with caplog.at_level("INFO"):
        await desk.paint(PAINTED)
    assert "stays without its picture" in caplog.text


@pytest.mark.parametrize("by", ["a press in it", "the same interaction"])
async def test_no_picture_comes_to_a_reply_that_says_something_else(by: str) -> None:
    desk = Desk()
    await desk.late.give_up(asking(REPLY) if by == "a press in it" else desk.first)
    await desk.paint(PAINTED)
    assert desk.filled == []


async def test_no_picture_comes_where_a_press_was_quicker_than_word_of_the_reply() -> None:
    desk = Desk()
    await desk.late.give_up(asking(REPLY, number=2))
    for number in (1, 3):
        late = Post(f"of {number}", coming=desk.coming)
        desk.late.expect(asking(number=number), REPLY, late, desk.fill)
    await desk.paint(PAINTED)
    assert [post.heading for post in desk.filled] == ["of 3"]


async def test_a_fault_of_ours_is_reported_with_its_trace(
    caplog: pytest.LogCaptureFixture,
) -> None:
    desk = Desk()
    desk.fault = KeyError("picture")
    await desk.paint(PAINTED)
    (record,) = caplog.records
    assert (record.levelname, record.exc_info is not None) == ("ERROR", True)


async def test_a_press_elsewhere_leaves_the_picture_to_come() -> None:
    desk = Desk()
    for elsewhere in (None, REPLY + 1):
        await desk.late.give_up(asking(elsewhere))
    await desk.paint(PAINTED)
    assert len(desk.filled) == 1
