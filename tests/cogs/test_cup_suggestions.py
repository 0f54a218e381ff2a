"""Who sees a cup from where; while somebody types which they mean, cups are read once."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from club.decisions.public_cup import PublicCup
from cogs.club.cup_desk import SUGGESTED_FOR, CupDesk, may_reach
from core.translatable_text import Text, text
from tables.model.table import GuildId, PlayerId
from tests.games.catalogue import texts
from tests.workers.sample_cups import CODE, PLACE, SERVER, as_public, cup, person


class Club:
    """Has one cup, and counts how often it is read."""

    def __init__(self) -> None:
        self.asked_for: list[int] = []
        self.cups = [as_public(cup(person(1)))]

    async def cups_in(self, guild: GuildId) -> list[PublicCup]:
        self.asked_for.append(guild)
        return self.cups

    async def cups_of(self, player: PlayerId) -> list[PublicCup]:
        self.asked_for.append(player)
        return self.cups


class Front:
    """The desk as far as suggestions need it."""

    def __init__(self) -> None:
        self.club = Club()
        self.instant = 0
        self.translator = texts()
        self.finder = self.service = self.queries = self.replies = self

    async def glimpse(self, asking: Any) -> Any:
        return SimpleNamespace(id=PlayerId(asking.user.id), locale="en")

    async def profiles(self, _people: object) -> Mapping[int, Any]:
        return {}

    def game_name(self, game: str) -> Text:
        return text(f"{game}-name")

    def now(self) -> int:
        return self.instant


def somebody(guild: int | None = SERVER, place: int = PLACE, user: int = 9) -> Any:
    return SimpleNamespace(
        guild_id=guild, channel_id=place, user=SimpleNamespace(id=user), guild=None
    )


async def test_what_is_typed_letter_by_letter_reads_the_cups_once() -> None:
    front = Front()
    cups = CupDesk(cast(Any, front))
    for typed in ("", "c", "cq", "cqp"):
        assert list((await cups.offered(somebody(), typed)).values()) == [CODE]
    assert front.club.asked_for == [SERVER]
    front.instant = SUGGESTED_FOR
    front.club.cups = []
    assert await cups.offered(somebody(), "") == {}
    assert front.club.asked_for == [SERVER, SERVER]


async def test_each_is_suggested_only_what_they_may_see() -> None:
    front = Front()
    cups = CupDesk(cast(Any, front))
    assert await cups.offered(somebody(), "") != {}
    assert await cups.offered(somebody(guild=1, place=2), "") == {}
    assert await cups.offered(somebody(guild=None, user=101), "") != {}
    front.club.cups = []
    assert await cups.offered(somebody(guild=None, user=10), "") == {}
    assert await cups.offered(somebody(user=10), "") == {}
    assert front.club.asked_for == [SERVER, 1, 101, 10, SERVER]


@pytest.mark.parametrize("because", ["left", "removed", "vanished"])
async def test_whoever_is_out_of_a_cup_sees_it_only_where_others_do(because: Any) -> None:
    gone = msgspec.structs.replace(person(1), left_at=1, left_because=because)
    front = Front()
    front.club.cups = [as_public(cup(gone, person(2)))]
    cups = CupDesk(cast(Any, front))
    for user, codes in ((101, []), (102, [CODE])):
        private = somebody(guild=None, place=3, user=user)
        assert [one.facts.code for one in await cups.here(private, PlayerId(user))] == codes
        assert may_reach(private, front.club.cups[0].facts) == bool(codes)
        assert may_reach(somebody(user=user), front.club.cups[0].facts)
