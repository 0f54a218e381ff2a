"""Cups in a process of the bot: their workers, and what people do to them."""

from random import Random
from typing import get_args

from cups.service import CupService
from model import game_json
from model.commands import Person
from model.cup import LONGEST_ENTRY, Cup, CupCode, CupOpening, Format
from model.letters import TableFacts
from model.shards import EVERYBODY
from model.table import GuildId, Pace, PlaceId, RequestId
from storage.store import Store
from tables.interfaces import Entropy, Wake
from tables.service import TableService
from tests.crash.process_protocol import Asked
from tests.cups.running_cups import Threads
from tests.tables.toy_game import Options
from workers.cup_posts import CupPresenter, CupShown
from workers.cups import CUPS_REST, CupMessages, CupRounds
from workers.post_model import HouseTime, Instead, Post
from workers.work_loop import Bell

QUICK_PACES = (Pace(hours=0, minutes=2), Pace(hours=0, minutes=5))
"""A minute is two seconds of real time."""

POST, END_POST = "cup", "cup-end"
"""The second words of the headings of a cup's posts."""


class CupWriter(CupPresenter):
    """Writes posts that tell which cup they are of, and its version."""

    def __init__(self) -> None:
        """Nothing is drawn or translated."""

    def post(self, shown: CupShown, *, silent: bool = False) -> Post:
        return Post(heading=f"{shown.cup.code} {POST} {shown.cup.version} ")

    async def end(self, shown: CupShown) -> Post:
        return Post(heading=f"{shown.cup.code} {END_POST} {shown.cup.version} ")

    def overtaken(self, shown: CupShown) -> Instead:
        return Instead("")


class CupsInProcess:
    """Cups, wired as in bot.py, and their answers to people."""

    def __init__(
        self,
        store: Store,
        service: TableService,
        clock: HouseTime,
        entropy: Entropy,
        wake: Wake,
    ) -> None:
        self._tables, self._clock = service, clock
        self.rounds_end = Bell(clock, CUPS_REST)
        rings = self.rounds_end.ring
        self._cups = CupService(
            store, clock, entropy, wake, rings, service.seated_tables, Threads().open
        )
        service.outages.include(self._cups.timed)
        self.rounds = CupRounds(self._cups, clock, never, service.outages, lambda: EVERYBODY)
        self.messages = CupMessages(self._cups, service, CupWriter(), clock)

    async def carry_out(self, asked: Asked, by: Person, guild: GuildId, place: PlaceId) -> Cup:
        """Do what a person wants of a cup. Raises TableRefuses."""
        if asked.deed == "open-cup":
            opening = cup_opening(by, guild, place, Random(asked.choice), self._clock.now())
            return await self._cups.open_cup(RequestId(asked.request), opening)
        assert asked.code is not None, "at a cup"
        code = CupCode(asked.code)
        match asked.deed:
            case "enter-cup":
                return await self._cups.enter(code, by)
            case "begin-cup":
                return await self._cups.begin(code, by, manages=False)
            case "leave-cup":
                return await self._cups.leave(code, by)
            case "remove-from-cup":
                active = (await self._cups.cup(code)).active
                entrant = active[asked.choice % len(active)].number if active else 1
                return await self._cups.remove(code, by, entrant, manages=True)
            case "call-off-cup":
                return await self._cups.call_off(code, by, manages=True)
        return await self._cups.cup(code)

    async def tables_of(self, cup: Cup) -> list[TableFacts]:
        """The tables of the round that is being played."""
        pairings = () if cup.round is None else cup.round.pairings
        return await self._tables.queries.facts_of([p.table for p in pairings if p.table])


def cup_opening(by: Person, guild: GuildId, place: PlaceId, chance: Random, now: int) -> CupOpening:
    """A small cup of short games, as somebody may wish it."""
    return CupOpening(
        by=by,
        guild=guild,
        place=place,
        locale="en",
        name="",
        game="pebbles",
        options=game_json.encode(Options(rounds=1)),
        pace=chance.choice(QUICK_PACES),
        size=chance.choice((2, 2, 3)),
        format=chance.choice(get_args(Format)),
        most=chance.choice((3, 3, 4, 5)),
        closes_at=now + LONGEST_ENTRY,
        round_days=60,
    )


async def cups_due(store: Store, now: int) -> int:
    """Return how many cups are to be carried on."""
    return len(await store.read(lambda reader: reader.cups.due(now, EVERYBODY)))


def is_of_cup(heading: str) -> bool:
    """Whether a post is one of a cup."""
    return heading.split()[1] in (POST, END_POST)


async def never(*_where: int) -> bool:
    """Whether a channel is deleted; whether a thread was closed and opened again."""
    return False
