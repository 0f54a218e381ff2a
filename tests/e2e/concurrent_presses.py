"""Concurrent events: two presses, two people, one press delivered twice.

simcord finishes one action before the next; here several interactions reach the bot before it has
answered the first.
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from simcord.actors import _component_click, _slash

from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, PlayerHere, Reply


async def press_at_once(*presses: tuple[Player, Post, str]) -> list[Reply]:
    """These people press the buttons with these ids, all at the same moment."""
    results = await asyncio.gather(
        *(
            _component_click(who.member, post.message, label=None, custom_id=custom_id)
            for who, post, custom_id in presses
        )
    )
    return [Reply(result) for result in results]


async def type_at_once(*lines: tuple[PlayerHere, str, Mapping[str, Any]]) -> list[Reply]:
    """These people send these commands, all at the same moment."""
    results = await asyncio.gather(
        *(
            _slash(here._actor, here.place, command, dict(options))
            for here, command, options in lines
        )
    )
    return [Reply(result) for result in results]


def deliver_twice(house: House) -> None:
    """The next interaction reaches the bot twice, as after a broken connection."""
    backend = house.env.backend
    subscribers = backend.subscribers

    def again(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            subscribers.remove(again)
            backend.emit(event, dict(payload))

    subscribers.append(again)
