"""People at many tables at once, each doing the next thing when asked to."""

import asyncio
import re
from itertools import cycle
from typing import Any

from benchmarks.rig.discord_double import DiscordDouble, Interaction, Received
from benchmarks.rig.filling import Seated
from games.ruta.moves import DrawPile
from games.ruta.notation import notate

_HEADING = re.compile(r"table ([A-Z0-9]{4}) · move (\d+)")
_PILE = re.compile(rf"ruta-go:[A-Z0-9]+:\d+:{notate(DrawPile())}")


class Party:
    """The two people at one table, who take turns: Play, then a draw from the pile.

    While they wait for the bot they ask for their own view.
    """

    def __init__(self, table: Seated, double: DiscordDouble) -> None:
        self._double = double
        self._people = table.people
        self._play, self._view = f"tavolo:play:{table.code}", f"tavolo:view:{table.code}"
        self._board = double.public_message(table.place, (self._play, self._view))
        self._mover = cycle((table.people[table.begins], table.people[1 - table.begins]))
        self._to_move = next(self._mover)
        self._controls: tuple[Any, str] | None = None
        self._opening = self._drawing = ""
        self._waits = False
        self._moves = 0
        self.drawn_at: dict[int, float] = {}
        """When each move was sent whose board has not been posted, by its number."""

    async def act(self) -> Interaction:
        """Do the next thing."""
        if self._waits:
            return await self._double.press(self._people[0], self._board, self._view)
        self._waits = True
        if self._controls is None:
            opening = await self._double.press(self._to_move, self._board, self._play)
            self._opening = opening.token
            return opening
        drawn = await self._double.press(self._to_move, *self._controls)
        self._to_move, self._controls = next(self._mover), None
        self._moves += 1
        self._drawing = drawn.token
        self.drawn_at[self._moves] = drawn.at
        return drawn

    def answered(self, token: str, message: Any) -> bool:
        """A private answer has come; whether it is a right one."""
        said = str(message["components"])
        heading = _HEADING.search(said)
        if token == self._opening:
            pile = _PILE.search(said)
            self._controls = None if pile is None else (message, pile[0])
            self._waits = False
            return pile is not None
        if token == self._drawing:
            return heading is not None and int(heading[2]) == self._moves
        return heading is not None

    def posted(self, move: int) -> float | None:
        """A board stands: when its move was sent, None for one nobody made."""
        self._waits = bool(self.drawn_at.keys() - {move})
        return self.drawn_at.pop(move, None)


class Crowd:
    """All parties, and what the bot let them wait for; all figures in seconds."""

    def __init__(self) -> None:
        self.double = DiscordDouble(self._hear)
        self.parties: dict[str, Party] = {}
        self.acknowledged: list[float] = []
        self.answered: list[float] = []
        self.posted: list[float] = []
        self.faults: list[str] = []
        self._sent: dict[str, float] = {}
        self._by_token: dict[str, Party] = {}
        self._unacknowledged: set[str] = set()
        self._news = asyncio.Event()

    def sit_down(self, tables: list[Seated]) -> None:
        """Everybody takes their places."""
        self.parties = {table.code: Party(table, self.double) for table in tables}

    async def act(self, party: Party) -> None:
        """One party does its next thing."""
        done = await party.act()
        self._sent[done.token] = done.at
        self._by_token[done.token] = party
        self._unacknowledged.add(done.token)

    @property
    def sent(self) -> int:
        """How many interactions there were."""
        return len(self._sent)

    @property
    def unsettled(self) -> int:
        """What the bot still owes: acknowledgements, answers, boards."""
        boards = sum(len(party.drawn_at) for party in self.parties.values())
        return len(self._unacknowledged) + len(self._by_token) + boards

    async def until_unsettled_at_most(self, few: int) -> None:
        """Wait for the bot; looked at after every request of it."""
        while self.unsettled > few:
            self._news.clear()
            await self._news.wait()

    def _hear(self, request: Received) -> None:
        match request.path.strip("/").split("/"):
            case ["interactions", _, token, "callback"]:
                self.acknowledged.append(request.begun - self._sent[token])
                self._unacknowledged.remove(token)
            case ["webhooks", _, token, "messages", "@original"]:
                self._hear_answer(token, request)
            case ["channels", _, "messages"] if request.method == "POST":
                self._hear_post(request)
        self._news.set()

    def _hear_answer(self, token: str, request: Received) -> None:
        self.answered.append(request.at - self._sent[token])
        if not self._by_token.pop(token).answered(token, request.message):
            self.faults.append(str(request.body)[:300])

    def _hear_post(self, request: Received) -> None:
        found = _HEADING.search(str(request.body))
        if found is None or (party := self.parties.get(found[1])) is None:
            return
        drawn_at = party.posted(int(found[2]))
        if drawn_at is not None:
            self.posted.append(request.at - drawn_at)
