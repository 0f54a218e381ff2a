"""Engines from outside: programs of any language that the host names, as opponents by their names.

`engine_process` runs them; `docs/engine-protocol.md` describes how to write one.
"""

import asyncio
import logging
import os
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from core.game import LEVELS, Skill
from tables.history.ratings import Strengths, strength_shown_as
from tables.interfaces import Entropy
from tables.model.game_json import AnyGame
from tables.model.table import Computer
from workers.thinking.computer_turns import EngineAway, HouseThinker
from workers.thinking.engine_process import (
    CannotRun,
    EngineFault,
    Fence,
    Hello,
    question_of,
    running,
)

_log = logging.getLogger(__name__)


class EngineProgram(msgspec.Struct, frozen=True):
    """A program that the host offers as an opponent under this name."""

    name: Skill
    command: tuple[str, ...]


class EngineRating(msgspec.Struct, frozen=True):
    """What the ladder has measured of a version of an engine at a game: its rating as shown."""

    name: Skill
    version: str
    game: str
    rating: int


class EnginePresent(msgspec.Struct, frozen=True):
    """An engine that has said hello. ``games``: those of the bot that it plays."""

    engine: EngineProgram
    hello: Hello
    fence: Fence
    games: tuple[str, ...]


class Engines:
    """The host's engines: says hello to each at the start, and asks them for moves.

    ``games``: the rules, by key. ``ratings``: what was measured of them.
    """

    def __init__(
        self,
        engines: Sequence[EngineProgram],
        games: Mapping[str, AnyGame],
        entropy: Entropy,
        ratings: Sequence[EngineRating] = (),
    ) -> None:
        self._engines = engines
        self._games = games
        self._entropy = entropy
        self._ratings = ratings
        self._present: dict[Skill, EnginePresent] = {}

    async def greet(self) -> None:
        """Say hello to every engine; log what each is and plays, or why it is not offered."""
        if self._engines and os.name != "posix":
            _log.error("engines are not offered: this system cannot limit them")
            return
        await asyncio.gather(*map(self._greet, self._engines))

    async def _greet(self, engine: EngineProgram) -> None:
        try:
            async with running(engine.command) as process:
                hello, fence = await process.hello(), process.fence
        except (CannotRun, EngineFault, OSError) as fault:
            _log.error("the engine %s is not offered: %s", engine.name, fault)
            return
        games = tuple(key for key in self._games if key in hello.games)
        self._present[engine.name] = EnginePresent(engine, hello, fence, games)
        said = "the engine %s is %s %s and plays: %s; closed to it: %s"
        plays = ", ".join(games) or "none of the games here"
        closed = ", ".join(_parts(fence, True)) or "nothing"
        _log.info(said, engine.name, hello.name, hello.version, plays, closed)
        if is_open := _parts(fence, False):
            said = "this system lets the engine %s reach: %s; see docs/engine-protocol.md"
            _log.warning(said, engine.name, ", ".join(is_open))

    @property
    def named(self) -> Sequence[EngineProgram]:
        """The engines that the host has named."""
        return self._engines

    @property
    def present(self) -> Sequence[EnginePresent]:
        """Those that have said hello, in the host's order."""
        return [self._present[e.name] for e in self._engines if e.name in self._present]

    def offered(self, game: str) -> tuple[Skill, ...]:
        """Return the names of the engines that play a game, in the host's order."""
        return tuple(each.engine.name for each in self.present if game in each.games)

    def strengths(self, game: str) -> Strengths:
        """Return the measured strengths of these versions of the engines at a game."""
        versions = {each.engine.name: each.hello.version for each in self.present}
        return {
            one.name: strength_shown_as(one.rating)
            for one in self._ratings
            if one.game == game and versions.get(one.name) == one.version
        }

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        """The chosen move, in the game's notation; ``seconds``: of processor time.

        Raises EngineAway if there is no such engine for this game, or EngineFault.
        """
        present = self._present.get(computer.level)
        if present is None or game not in present.games:
            raise EngineAway(computer.level)
        rules = self._games[game]
        written = [rules.notate(move) for move in legal]
        question = question_of(rules, view, written, self._entropy.seed(), seconds)
        answer = await self._answer(present.engine, question, seconds)
        if answer not in written:
            raise EngineFault("illegal")
        return answer

    async def _answer(self, engine: EngineProgram, question: bytes, seconds: float) -> str:
        """Ask an engine in a new process. Raises EngineFault."""
        try:
            async with running(engine.command, seconds) as process:
                await process.hello()
                return await process.move(question, seconds)
        except (CannotRun, OSError) as fault:
            raise EngineFault("dead") from fault


class OwnAndEngines:
    """A thinker that asks the bot's own players for their levels, and engines by their names."""

    def __init__(self, own: HouseThinker, engines: Engines) -> None:
        self._own = own
        self._engines = engines

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        """The chosen move, in the game's notation; ``seconds``: of processor time."""
        thinker = self._own if computer.level in LEVELS else self._engines
        return await thinker.decide(computer, game, view, legal, seconds)


def _parts(fence: Fence, is_closed: bool) -> list[str]:
    """Return the parts of the system that are closed, or open, to an engine."""
    parts = {"network": fence.network, "processes": fence.processes, "files": fence.files}
    return [part for part, closed in parts.items() if closed == is_closed]
