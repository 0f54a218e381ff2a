"""Every error at every place, once: Discord is well again, and in the end all is right."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests.e2e import planted_errors
from tests.e2e.planted_errors import ERRORS, LOST_ANSWER, Error, PlantedError
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin
from tests.e2e.ruta_leaks import LeakSearch
from tests.e2e.simulated_people import Player
from tests.e2e.test_message_promises import messages, resign
from tests.e2e.test_random_faults import Played


class Place(msgspec.Struct, frozen=True):
    """Where an error happens: at which request, and what people do that leads to it.

    ``path``: of the request: ``{board}`` is that of the table's posts, the others are those of the
    direct messages to whoever waits, or is to play. ``calls``: how both wish to be called.
    ``turns`` come before it. ``restarts``: the bot was started again, and has forgotten what it
    had opened. ``unknown``: the errors that are none of this place, so that the log tells of them.
    """

    calls: str
    method: str
    path: str
    lead: Callable[[Played], Awaitable[None]] = Played.take_turn
    turns: int = 0
    restarts: bool = False
    unknown: tuple[str, ...] = planted_errors.UNKNOWN

    async def plant(self, house: House, game: Game, error: Error) -> PlantedError:
        """Let this error happen at the next such request."""
        people = {"waiting": await game.waiting(), "playing": await game.to_play()}
        boxes = {key: f"/channels/{who.mailbox.place.id}/messages" for key, who in people.items()}
        path = self.path.format(board=messages(game), **boxes)
        return PlantedError(house, error, self.method, path)


async def go_away(played: Played) -> None:
    """Whoever is to play is away for two days, which the board tells by an edit."""
    game = played.game
    await game.here(await game.to_play()).slash("my away", days=2)


PLACES = {
    "a new board": Place("channel", "POST", "{board}"),
    "an edit of the board": Place("channel", "PATCH", "{board}/*", go_away),
    "the retirement of a board": Place("channel", "PATCH", "{board}/*", unknown=()),
    "the opening of direct messages": Place(
        "direct", "POST", "/users/@me/channels", restarts=True, unknown=planted_errors.WITHOUT_FILES
    ),
    "a direct message": Place("direct", "POST", "{waiting}"),
    "an edit of a direct message": Place(
        "direct", "PATCH", "{playing}/*", turns=1, unknown=planted_errors.WITHOUT_FILES
    ),
    "the deletion of a direct message": Place(
        "direct", "DELETE", "{waiting}/*", unknown=planted_errors.WITHOUT_FILES
    ),
}

FAULTS = {
    ("the retirement of a board", "404/10008"): pytest.mark.xfail(
        strict=True,
        raises=AssertionError,
        reason="a post of which Discord says once that it is gone is never looked at again",
    ),
}


def cells() -> list[Any]:
    """Every error at every place; all but one row of them are left to the long tests."""
    return [
        pytest.param(place, error, marks=_marks(place, error))
        for place in PLACES
        for error in ERRORS
    ]


def _marks(place: str, error: str) -> list[pytest.MarkDecorator]:
    known = FAULTS.get((place, error))
    return [*([known] if known else []), *([] if error == LOST_ANSWER else [pytest.mark.long])]


class Course:
    """A game of two, and what was wrong in it."""

    def __init__(self, game: Game, people: dict[str, Player]) -> None:
        self.game = game
        self.played = Played(game, [*people.values()])
        self.wrong: list[str] = []
        self.logged: list[str] = []
        self._search = LeakSearch(game, {key: seat for seat, key in enumerate(people)})

    async def look(self, faults: Callable[[Played], Awaitable[list[str]]]) -> None:
        """An hour later, note these faults, what was told to the wrong people, and all errors."""
        if not await self.game.is_over():
            await self._search.go_on()
        house = self.game.house
        await house.pass_time(hours=1)
        self.wrong += [*await faults(self.played), *self._search.found]
        self.wrong += map(repr, house.take_errors())
        self.logged += house.take_complaints()


@pytest.mark.parametrize(("place", "error"), cells())
async def test_after_any_error_at_any_place_all_is_right(
    house: House, place: str, error: str
) -> None:
    at = PLACES[place]
    people = {key: house.player(key) for key in ("ada", "bruno")}
    game = await begin(house)
    for who in people.values():
        await game.here(who).wish(calls=at.calls)
    course = Course(game, people)
    for _ in range(at.turns):
        await course.played.take_turn()
    if at.restarts:
        await house.restart()
    planted = await at.plant(house, game, ERRORS[error])
    await at.lead(course.played)
    await course.look(Played.heard_wrongly)
    assert planted.has_happened
    await course.played.take_turn()
    await course.look(Played.faults)
    await resign(game)
    await course.look(Played.faults)
    assert course.wrong == []
    assert len(course.logged) == (error in at.unknown), course.logged
