"""Who sees a cup from where: by its code, in lists, in suggestions; these read no whole cups."""

from collections.abc import Collection
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from club.model.cup import CupCode, CupId, CupStatus, ListedCup
from club.queries import OfferedCups
from cogs.club.cup_desk import CupDesk, may_reach
from core.translatable_text import Text, text
from tables.model.table import GuildId, PlaceId, PlayerId
from tests.games.catalogue import texts
from tests.workers.sample_cups import CODE, PLACE, SERVER, as_public, cup, person

CUP = ListedCup(CupId(1), CODE, PLACE, "", "ruta", "swiss", CupStatus.PLAYING, 16, 5, 2, own=False)
HIDDEN = PlaceId(5)


class Club:
    """Has cups, of which it tells only what lists show."""

    def __init__(self) -> None:
        self.cups = [CUP]
        self.queries = self

    async def places_in(self, guild: GuildId) -> list[PlaceId]:
        return [cup.place for cup in self.cups if guild == SERVER]

    async def offered_in(
        self, guild: GuildId, places: Collection[PlaceId], player: PlayerId
    ) -> OfferedCups:
        found = [one for one in self.cups if guild == SERVER and (one.own or one.place in places)]
        return OfferedCups(None, tuple(found))

    async def offered_of(self, player: PlayerId) -> OfferedCups:
        return OfferedCups(None, tuple(one for one in self.cups if one.own))


class Front:
    """The desk as far as suggestions need it."""

    def __init__(self) -> None:
        self.club = Club()
        self.translator = texts()
        self.replies = self

    def game_name(self, game: str) -> Text:
        return text(f"{game}-name")


def somebody(guild: int | None = SERVER, place: int = PLACE, user: int = 9) -> Any:
    return SimpleNamespace(
        guild_id=guild,
        channel_id=place,
        user=SimpleNamespace(id=user, display_name="Zoe", name="zoe"),
        guild=None,
        locale="en-GB",
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
    )


async def suggested(front: Front, asking: Any, typed: str = "") -> list[str]:
    cups = CupDesk(cast(Any, front))
    return [*(await cups.offered(asking, typed)).values()]


async def test_each_is_suggested_only_what_they_may_see() -> None:
    front = Front()
    assert await suggested(front, somebody()) == [CODE]
    assert await suggested(front, somebody(place=3)) == [], "in another channel"
    assert await suggested(front, somebody(guild=1, place=3)) == []
    assert await suggested(front, somebody(guild=None)) == []
    front.club.cups = [msgspec.structs.replace(CUP, own=True)]
    assert await suggested(front, somebody(guild=None)) == [CODE]
    assert await suggested(front, somebody(place=3)) == [CODE]


async def test_cups_that_somebody_does_not_see_take_the_place_of_no_others() -> None:
    front = Front()
    hidden = [
        msgspec.structs.replace(CUP, code=CupCode(f"H{n:03}"), place=HIDDEN) for n in range(25)
    ]
    front.club.cups = [*hidden, CUP]
    assert await suggested(front, somebody()) == [CODE]


async def test_a_suggestion_is_found_by_code_name_and_game_and_says_how_far_the_cup_is() -> None:
    front = Front()
    front.club.cups = [CUP, msgspec.structs.replace(CUP, code=CupCode("ZZZZ"), name="Friday")]
    for typed, codes in (("cq", [CODE]), ("rut", [CODE]), ("fri", ["ZZZZ"]), ("what", [])):
        assert await suggested(front, somebody(), typed) == codes, typed
    offered = await CupDesk(cast(Any, front)).offered(somebody(), "zz")
    assert list(offered) == ["ZZZZ · Friday · round 2"]


@pytest.mark.parametrize("because", ["left", "removed", "vanished"])
async def test_whoever_is_out_of_a_cup_sees_it_only_where_others_do(because: Any) -> None:
    gone = msgspec.structs.replace(person(1), left_at=1, left_because=because)
    facts = as_public(cup(gone, person(2))).facts
    for user, is_in in ((101, False), (102, True)):
        assert may_reach(somebody(guild=None, place=3, user=user), facts) == is_in
        assert may_reach(somebody(user=user), facts)
