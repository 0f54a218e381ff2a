"""Simulated people at many tables who play, move, look, type and look back."""

import asyncio
import re
from collections import defaultdict
from collections.abc import Mapping
from itertools import cycle, islice
from operator import itemgetter
from random import Random
from typing import Any, Final

import msgspec

from benchmarks.rig.discord_double import DiscordDouble, Interaction, Received, with_control
from benchmarks.rig.filling import Seated
from catalog import CATALOG
from model.commands import Person
from tables.service import TableService

_HEADING: Final = re.compile(r"table ([A-Z0-9]{4}) · (?:move (\d+)|the end)")
_THE_END: Final = 1_000_000

_ROUND: Final = ("play", "move", "look", "play", "move", "key", "play", "move", "history")
"""The sequence of actions at a table, repeated."""

_ANOTHER_KEY: Final = "n"


class Waits(msgspec.Struct):
    """How long people waited, in seconds.

    From their press to the acknowledgement, suggestions, private answer and its picture; from a
    move to the board's text and to its picture.
    """

    acknowledged: list[float] = []
    suggested: list[float] = []
    answered: list[float] = []
    answer_seen: list[float] = []
    posted: list[float] = []
    board_seen: list[float] = []


class Party:
    """The people at one table. While the bot owes them something they look at their own view."""

    def __init__(
        self, table: Seated, double: DiscordDouble, service: TableService, waits: Waits
    ) -> None:
        self.game = table.game
        self.waits = waits
        self._table = table
        self._double = double
        self._service = service
        self._play, self._view = f"tavolo:play:{table.code}", f"tavolo:view:{table.code}"
        self._board = double.public_message(table.place, (self._play, self._view))
        self._chance = Random(table.code)
        self._watcher = cycle(table.people)
        self._deeds = islice(cycle(_ROUND), self._chance.randrange(len(_ROUND)), None)
        self._mover: Person | None = None
        self._reply: Any = None
        self._opening = self._moving = ""
        self._moved_at = 0.0
        self._moves = 0
        self._told = self._shown = (0, 0.0)
        """The newest move told in words and shown by a picture, each with its time, which may be
        before the private answer's."""
        self.unposted: dict[int, float] = {}
        """When each move was sent that no board has told yet, by its number."""
        self._unseen: dict[int, float] = {}

    async def look(self) -> Interaction:
        """Request one person's own view."""
        return await self._double.press(next(self._watcher), self._board, self._view)

    async def act(self) -> Interaction:
        """Do the next action; look while the bot owes an answer or a board."""
        if self._opening or self._moving or self.unposted:
            return await self.look()
        match next(self._deeds):
            case "play":
                return await self._begin_turn()
            case "move":
                return await self._move()
            case "key":
                return await self._double.type_key(
                    next(self._watcher), self._table.place, "table history", "table", _ANOTHER_KEY
                )
            case "history":
                return await self._double.type_command(
                    next(self._watcher),
                    self._table.place,
                    "table history",
                    table=self._table.code,
                )
        return await self.look()

    async def _begin_turn(self) -> Interaction:
        """Press Play; look if the game is over."""
        seats = (await self._service.queries.watch(self._table.code)).table.seats
        asked = [owner for seat in seats if seat.asked is not None and (owner := seat.owner)]
        self._mover = next((p for p in self._table.people if p.id in asked), None)
        if self._mover is None:
            return await self.look()
        opening = await self._double.press(self._mover, self._board, self._play)
        self._opening = opening.token
        return opening

    async def _move(self) -> Interaction:
        """Make a random legal move, by a control added to the private answer."""
        if self._mover is None:
            return await self.look()
        look = await self._service.queries.look(self._table.code, self._mover.id)
        if look.asked is None:
            return await self.look()
        notation = CATALOG[self.game].game.notate(self._chance.choice(look.legal))
        self._moves = look.table.moves
        control = f"{self.game}-go:{self._table.code}:{look.asked}:{notation}"
        reply = with_control(self._reply, control)
        moved = await self._double.press(self._mover, reply, control)
        self._moving, self._moved_at = moved.token, moved.at
        return moved

    def answered(self, token: str, message: Any) -> bool:
        """Process a private answer; return whether it is a right one."""
        said = str(message["components"])
        move = _move_told(self._table.code, said)
        if token == self._opening:
            self._opening, self._reply = "", message
        elif token == self._moving:
            self._moving = ""
            if move is None or move <= self._moves:
                return False
            self.unposted[move] = self._unseen[move] = self._moved_at
            self._settle(*self._told)
            self._see(*self._shown)
        return self._table.code in said

    def board(self, said: str, at: float, *, pictured: bool) -> None:
        """Process a message about the table in its channel."""
        told = _move_told(self._table.code, said)
        if told is not None:
            self._told = max(self._told, (told, at), key=itemgetter(0))
            self._settle(told, at)
            if pictured:
                self._shown = max(self._shown, (told, at), key=itemgetter(0))
                self._see(told, at)

    def _settle(self, told: int, at: float) -> None:
        for move in [move for move in self.unposted if move <= told]:
            self.waits.posted.append(at - self.unposted.pop(move))

    def _see(self, told: int, at: float) -> None:
        for move in [move for move in self._unseen if move <= told]:
            self.waits.board_seen.append(at - self._unseen.pop(move))

    @property
    def unseen(self) -> int:
        """How many moves told in words no picture has shown yet."""
        return len(self._unseen.keys() - self.unposted.keys())


def _move_told(code: str, said: str) -> int | None:
    """Return the last move that these words tell of a table; None if they do not."""
    found = _HEADING.search(said)
    if found is None or found[1] != code:
        return None
    return int(found[2] or _THE_END)


class Crowd:
    """All parties, and their waiting times."""

    def __init__(self) -> None:
        self.double = DiscordDouble(self._hear)
        self.parties: dict[str, Party] = {}
        self.waits: defaultdict[str, Waits] = defaultdict(Waits)
        """Waiting times by game."""
        self.faults: list[str] = []
        self.sent = 0
        self._owed: dict[str, tuple[Party, Interaction]] = {}
        self._unseen: dict[str, tuple[Party, Interaction]] = {}
        self._unacknowledged: dict[str, tuple[Party, Interaction]] = {}
        self._news = asyncio.Event()

    def sit_down(self, tables: list[Seated], service: TableService) -> None:
        """Make a party for each table; ``service`` tells the legal moves."""
        for table in tables:
            waits = self.waits[table.game]
            self.parties[table.code] = Party(table, self.double, service, waits)

    async def act(self, party: Party) -> None:
        """Let one party do its next action."""
        self._note(party, await party.act())

    async def look(self, party: Party) -> None:
        """Let one party look."""
        self._note(party, await party.look())

    def _note(self, party: Party, done: Interaction) -> None:
        self.sent += 1
        self._unacknowledged[done.token] = party, done
        if not done.typing:
            self._owed[done.token] = party, done

    @property
    def unsettled(self) -> int:
        """How many acknowledgements, answers and boards the bot still owes."""
        boards = sum(len(party.unposted) for party in self.parties.values())
        return len(self._unacknowledged) + len(self._owed) + boards

    @property
    def unseen(self) -> int:
        """Boards told in words whose picture is missing."""
        return sum(party.unseen for party in self.parties.values())

    def all_waits(self) -> Mapping[str, Waits]:
        """Return the waiting times by game, and of all games."""
        together = Waits()
        for waits in self.waits.values():
            for name in Waits.__struct_fields__:
                getattr(together, name).extend(getattr(waits, name))
        return {**self.waits, "all": together}

    async def until_unsettled_at_most(self, few: int, *, unseen: int | None = None) -> None:
        """Wait until the bot owes at most ``few``; checks after each of its requests."""
        while self.unsettled > few or (unseen is not None and self.unseen > unseen):
            self._news.clear()
            await self._news.wait()

    def _hear(self, request: Received) -> None:
        match request.path.strip("/").split("/"):
            case ["interactions", _, token, "callback"]:
                party, done = self._unacknowledged.pop(token)
                kind = party.waits.suggested if done.typing else party.waits.acknowledged
                kind.append(request.begun - done.at)
            case ["webhooks", _, token, "messages", "@original"]:
                self._hear_answer(token, request)
            case ["channels", _, "messages", *_] if request.method in ("POST", "PATCH"):
                self._hear_post(request)
        self._news.set()

    def _hear_answer(self, token: str, request: Received) -> None:
        if token in self._owed:
            party, done = self._unseen[token] = self._owed.pop(token)
            party.waits.answered.append(request.at - done.at)
            if not party.answered(token, request.message):
                self.faults.append(str(request.body)[:300])
        if token in self._unseen and request.body.get("attachments"):
            party, done = self._unseen.pop(token)
            party.waits.answer_seen.append(request.at - done.at)

    def _hear_post(self, request: Received) -> None:
        said = str(request.body)
        found = _HEADING.search(said)
        if found is not None and (party := self.parties.get(found[1])) is not None:
            pictured = bool(request.body.get("attachments"))
            party.board(said, request.at, pictured=pictured)
