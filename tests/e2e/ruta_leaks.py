"""Searches everything the bot sends for cards of Ruta that the recipient cannot know."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from simcord import HttpLogEntry

from core.decktet import CARDS, cards_of
from core.texts import LOCALES
from games.ruta.game import RUTA
from games.ruta.state import State
from tests.e2e.message_recipients import CHANNEL as CHANNEL
from tests.e2e.message_recipients import Readers
from tests.e2e.ruta_game import Game, say

_NO_CARDS = ("Fin du temps",)
"""Words of the house that begin like the name of a card."""

_FOR_MACHINES = ("custom_id", "value", "filename", "url")


class LeakSearch:
    """Searches for leaks after every move.

    What was public since its reader last moved may still be told: to them it is news.
    """

    def __init__(self, game: Game, seats: Mapping[str, int]) -> None:
        self.found: list[str] = []
        self.searched = 0
        self._game = game
        self._seats = seats
        self._readers = Readers(game.house, game.place.id)
        self._opened: list[frozenset[int]] = []
        self._moved = dict.fromkeys(seats, 0)
        self._from = 0

    async def go_on(self) -> None:
        """Search what was sent since the last time."""
        state = await self._game.house.state(self._game.code)
        self._opened.append(_open(state))
        for request in self._game.house.requests[self._from :]:
            if (key := self._readers.of(request)) is not None:
                self._search(request, key, state)
        self._from = len(self._game.house.requests)
        for move in (await self._game.house.moves(self._game.code))[-1:]:
            mover = next(key for key, seat in self._seats.items() if seat == move.seat)
            self._moved[mover] = len(self._opened) - 1

    def _search(self, request: HttpLogEntry, key: str, state: State) -> None:
        self.searched += 1
        since = self._moved.get(key, min(self._moved.values()))
        news = frozenset[int]().union(*self._opened[max(0, since - 1) :])
        said, written = _said(request), tuple(_written_for_machines(request.json))
        for card in sorted(_hidden(state, self._seats.get(key)) - news):
            if _names(card).search(said) or any(map(_key(card).search, written)):
                where = f"{request.method} {request.path}"
                self.found.append(f"{key} is told of {CARDS[card].key}: {where} {request.json}")


def _open(state: State) -> frozenset[int]:
    """The cards of which everybody knows where they lie."""
    view = RUTA.view_for(state, None)
    known = {card for seat in view.seats for card in (*seat.known, *seat.jokers)}
    return frozenset(known | {c for c in view.draft if c is not None} | set(view.discard))


def _hidden(state: State, seat: int | None) -> frozenset[int]:
    """The cards this seat (None: everybody else) cannot place."""
    lying = {*state.supply.pile, *cards_of(state.hands[0]), *cards_of(state.hands[1])}
    own = () if seat is None else cards_of(state.hands[seat])
    return frozenset(lying) - _open(state) - set(own)


def _said(request: HttpLogEntry) -> str:
    """All that a request says, without words that only look like the name of a card."""
    said = json.dumps(request.json, ensure_ascii=False)
    for phrase in _NO_CARDS:
        said = said.replace(phrase, "")
    return said


@cache
def _key(card: int) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){CARDS[card].key}(?![\w-])")


@cache
def _names(card: int) -> re.Pattern[str]:
    called = {say(locale, f"decktet-card-{CARDS[card].key}") for locale in LOCALES}
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(called)))})(?!\w)")


def _written_for_machines(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        for name, value in part.items():
            if name in _FOR_MACHINES and isinstance(value, str):
                yield value
            yield from _written_for_machines(value)
    elif isinstance(part, list):
        for item in part:
            yield from _written_for_machines(item)
