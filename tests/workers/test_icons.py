"""Icons are uploaded once and renewed one by one; everything works without them."""

import json
import logging
from collections.abc import Mapping

import pytest

from rehearsal.discord_assumptions import limit
from rendering.scene.shapes import Circle, Symbol
from storage.rows.key_values import KeyValues
from workers.painting.emoji import (
    FIRST_LOOK,
    NAME_LIMIT,
    NOTE,
    TRY_AGAIN,
    ApplicationEmoji,
    emoji_name,
)
from workers.post_model import Emoji, NotTaken

APPLICATION = 77


def disc(radius: float) -> Symbol:
    """A drawing that is told from others by its radius."""
    return Symbol(f"disc/{radius}", 40, 40, (Circle(20, 20, radius, "#000000"),))


DRAWINGS = {"ruta": {"moons": disc(3), "suns": disc(4)}, "la-strada": {"town": disc(5)}}


class Shelf:
    """Discord's emoji, with a record of all requests."""

    def __init__(self) -> None:
        self.there: dict[str, int] = {}
        self.asked: list[str] = []
        self.room = 2000
        self.closed = False
        self._number = 100

    async def names(self) -> Mapping[str, int]:
        self._ask("list")
        return dict(self.there)

    async def add(self, name: str, file: bytes) -> int:
        self._ask(f"add {name}")
        if len(self.there) >= self.room:
            raise NotTaken("there are as many as can be")
        assert file == b"PNG"
        self._number += 1
        self.there[name] = self._number
        return self._number

    async def remove(self, emoji: int) -> None:
        self._ask(f"remove {emoji}")
        self.there = {name: one for name, one in self.there.items() if one != emoji}

    def _ask(self, what: str) -> None:
        self.asked.append(what)
        if self.closed:
            raise NotTaken("not now")


class Notes(KeyValues):
    """Stored strings by key."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.claimed_by_another = False

    async def read(self, key: str) -> str | None:
        return self.written.get(key)

    async def write(self, key: str, value: str) -> None:
        self.written[key] = value

    async def claim(self, key: str, now: int, lasts: int) -> bool:
        assert lasts > 0
        return not self.claimed_by_another


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def now(self) -> int:
        return self.at

    async def wait(self, *_: object) -> None:
        raise AssertionError("nobody waits here")


class Place:
    """All that the icons depend on."""

    def __init__(self) -> None:
        self.shelf, self.notes, self.time = Shelf(), Notes(), Time()
        self.drawn: list[Symbol] = []
        self.woken = 0

    def start(self, drawings: Mapping[str, Mapping[str, Symbol]] = DRAWINGS) -> ApplicationEmoji:
        """The icons of a bot that has just been started."""

        def draw(symbol: Symbol) -> bytes:
            self.drawn.append(symbol)
            return b"PNG"

        return ApplicationEmoji(
            lambda: drawings, draw, self.shelf, self.notes, self.time, self.wake
        )

    def wake(self) -> None:
        self.woken += 1

    async def settled(
        self, drawings: Mapping[str, Mapping[str, Symbol]] = DRAWINGS
    ) -> ApplicationEmoji:
        """The same, a while later."""
        icons = self.start(drawings)
        self.time.at += FIRST_LOOK
        await icons.keep(APPLICATION)
        return icons


async def test_icons_are_uploaded_once_and_asked_for_nothing_at_the_next_start() -> None:
    place = Place()
    icons = await place.settled()
    assert len(place.shelf.there) == 3
    name = emoji_name("ruta", "suns", disc(4))
    assert icons.emoji("ruta", "suns") == Emoji(name, place.shelf.there[name])
    assert icons.emoji("ruta", "town") is None
    asked, drawn = list(place.shelf.asked), len(place.drawn)
    again = place.start()
    assert await again.keep(APPLICATION) is None, "there is nothing to do, not even to wait"
    assert again.emoji("ruta", "suns") == icons.emoji("ruta", "suns")
    assert place.shelf.asked == asked
    assert len(place.drawn) == drawn, "an unchanged icon is not even drawn"


async def test_nothing_is_uploaded_while_the_bot_has_just_started() -> None:
    place = Place()
    icons = place.start()
    later = await icons.keep(APPLICATION)
    assert later == place.time.at + FIRST_LOOK
    assert place.shelf.asked == []


async def test_a_changed_drawing_alone_is_replaced_and_the_old_one_goes_last() -> None:
    place = Place()
    await place.settled()
    old = place.shelf.there[emoji_name("ruta", "suns", disc(4))]
    place.shelf.there["of-the-host"] = 9
    place.shelf.asked.clear()
    icons = await place.settled({**DRAWINGS, "ruta": {"moons": disc(3), "suns": disc(4.5)}})
    new = emoji_name("ruta", "suns", disc(4.5))
    assert place.shelf.asked == ["list", f"add {new}", f"remove {old}"]
    assert icons.emoji("ruta", "suns") == Emoji(new, place.shelf.there[new])
    assert "of-the-host" in place.shelf.there


async def test_an_icon_that_is_no_longer_wanted_is_deleted() -> None:
    place = Place()
    await place.settled()
    await place.settled({"ruta": DRAWINGS["ruta"]})
    assert len(place.shelf.there) == 2
    assert len(json.loads(place.notes.written[NOTE])[1]) == 2


async def test_where_there_is_no_room_menus_have_the_icons_there_are(
    caplog: pytest.LogCaptureFixture,
) -> None:
    place = Place()
    place.shelf.room = 1
    icons = place.start()
    place.time.at += FIRST_LOOK
    with caplog.at_level(logging.WARNING):
        again = await icons.keep(APPLICATION)
    assert again == place.time.at + TRY_AGAIN
    assert "menus do without" in caplog.text
    known = [icons.emoji(game, icon) for game, all_of in DRAWINGS.items() for icon in all_of]
    assert sum(emoji is not None for emoji in known) == 1
    place.shelf.room, place.time.at = 2000, place.time.at + TRY_AGAIN
    assert await icons.keep(APPLICATION) is None
    assert len(place.shelf.there) == 3, "what was there is not uploaded twice"
    assert len(place.drawn) == 4


async def test_a_refused_list_changes_nothing_that_is_known() -> None:
    place = Place()
    icons = await place.settled()
    place.shelf.closed = True
    later = await place.settled({**DRAWINGS, "ruta": {"moons": disc(3), "suns": disc(4.5)}})
    assert later.emoji("ruta", "moons") == icons.emoji("ruta", "moons")
    assert later.emoji("ruta", "suns") is None


async def test_one_process_uploads_and_the_others_wait_for_it() -> None:
    place = Place()
    place.notes.claimed_by_another = True
    icons = place.start()
    place.time.at += FIRST_LOOK
    later = await icons.keep(APPLICATION)
    assert later is not None
    assert later > place.time.at
    assert place.shelf.asked == []
    place.notes.claimed_by_another = False
    other = await place.settled()
    asked = list(place.shelf.asked)
    assert await icons.keep(APPLICATION) is None
    assert place.shelf.asked == asked
    assert icons.emoji("ruta", "moons") == other.emoji("ruta", "moons")


async def test_another_application_gets_its_own_and_loses_none() -> None:
    place = Place()
    await place.settled()
    place.shelf.asked.clear()
    other = place.start()
    place.time.at += FIRST_LOOK
    await other.keep(APPLICATION + 1)
    assert not any(asked.startswith("remove") for asked in place.shelf.asked)


async def test_what_somebody_has_deleted_is_missed_once_refused_and_uploaded_again() -> None:
    place = Place()
    icons = await place.settled()
    name = emoji_name("la-strada", "town", disc(5))
    del place.shelf.there[name]
    icons.doubt()
    assert place.woken == 1
    await icons.keep(APPLICATION)
    assert icons.emoji("la-strada", "town") == Emoji(name, place.shelf.there[name])
    asked = len(place.shelf.asked)
    await icons.keep(APPLICATION)
    assert len(place.shelf.asked) == asked, "the doubt is over"


async def test_a_house_that_draws_none_has_none() -> None:
    place = Place()
    icons = ApplicationEmoji(
        lambda: DRAWINGS, None, place.shelf, place.notes, place.time, place.wake
    )
    place.time.at += FIRST_LOOK
    assert await icons.keep(APPLICATION) is None
    assert icons.emoji("ruta", "moons") is None
    assert place.shelf.asked == []


@pytest.mark.parametrize("note", ["", "nonsense", "[1]", '{"a": 1}', "[77, 3]", "null"])
async def test_an_unreadable_note_is_as_none(note: str) -> None:
    place = Place()
    place.notes.written[NOTE] = note
    await place.settled()
    assert len(place.shelf.there) == 3


def test_a_name_is_what_discord_takes_however_long_the_game_is_called() -> None:
    name = emoji_name("the-longest-game-of-all-the-games", "suns and moons", disc(4))
    assert len(name) == NAME_LIMIT == limit("emoji-name-length")
    assert name.replace("_", "").isalnum()
    assert name != emoji_name("the-longest-game-of-all-the-games", "suns and moons", disc(5))
