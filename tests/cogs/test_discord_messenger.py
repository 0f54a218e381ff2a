"""What Discord's refusals mean for a message that nobody asked for."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui
from discord.components import _component_factory

from cogs.discord_messenger import DiscordMessenger, _retired
from cogs.ui.layout import layout_of
from tables.model import PlayerId, TableCode
from workers.platform import DoorClosed
from workers.ports import Action, Picture, Post


class ClosedDoors:
    """A client for whom every mailbox is refused with this code."""

    def __init__(self, code: int) -> None:
        self.code = code

    async def create_dm(self, _who: object) -> None:
        response = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(cast(Any, response), {"code": self.code, "message": "no"})


@pytest.mark.parametrize(("code", "gone"), [(50007, False), (50278, True), (10013, True)])
async def test_who_shares_no_server_is_told_from_who_wants_no_messages(
    code: int, gone: bool
) -> None:
    messenger = DiscordMessenger(cast(Any, ClosedDoors(code)))
    with pytest.raises(DoorClosed) as closed:
        await messenger.whisper(PlayerId(1), Post(heading="Hello"), 1, silent=True)
    assert closed.value.gone is gone


def test_a_post_that_is_overtaken_keeps_each_picture_where_it_was_and_calls_nobody() -> None:
    board, chart = (Picture(f"{name}.png", b"", f"the {name}") for name in ("board", "chart"))
    post = Post(
        heading="The end",
        picture=board,
        chart=chart,
        call="Your turn.",
        small="A remark",
        actions=(Action("rematch", TableCode("ABCD"), "Rematch"),),
    )
    sent: Any = layout_of(post)
    parts = [_component_factory(part) for part in sent.to_components()]
    attachments = [
        SimpleNamespace(filename=picture.name, description=picture.alt)
        for picture in (board, chart)
    ]
    message = SimpleNamespace(components=parts, attachments=attachments)
    bare = list(_retired(cast(Any, message), "See below.").walk_children())
    galleries = [part for part in bare if isinstance(part, ui.MediaGallery)]
    assert [[item.media.url for item in gallery.items] for gallery in galleries] == [
        ["attachment://board.png"],
        ["attachment://chart.png"],
    ]
    assert not any(isinstance(part, ui.Button) for part in bare)
    words = [part.content for part in bare if isinstance(part, ui.TextDisplay)]
    assert words == ["### The end", "-# See below.", "-# A remark"]
