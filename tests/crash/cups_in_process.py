"""The club in a process of the bot: its workers, and what people do to cups."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import get_args

from club.channel_checks import Whereabouts
from club.cup_times import CupTimes
from club.decisions.public_cup import PublicCup
from club.interfaces import ClubStore
from club.model.commands import CupOpening
from club.model.cup import CupCode, Format
from club.service import ClubService
from core.game import Level
from core.translatable_text import Text
from storage.store import SqlStore
from tables.interfaces import Entropy, Wake
from tables.model import game_json
from tables.model.commands import Person
from tables.model.letters import TableFacts
from tables.model.shards import EVERYBODY
from tables.model.table import GuildId, Pace, PlaceId, RequestId
from tables.service import TableService
from tests.crash.process_protocol import Asked
from tests.tables.toy_game import Options
from workers.chat_platform import Messenger
from workers.delivery.cup_posts import CupPosts
from workers.post_model import HouseTime, Instead, Post
from workers.upkeep.cup_rounds import CUPS_REST, CupRounds
from workers.wording.cup_lines import CupShown
from workers.work_loop import Bell

QUICK_PACES = (Pace(hours=0, minutes=2), Pace(hours=0, minutes=5), Pace(hours=1))
"""A minute is two seconds of real time."""

POST, END_POST = "cup", "cup-end"
"""The second words of the headings of a cup's posts."""


class CupWriter:
    """Writes posts that tell which cup they are of, and its version."""

    def post(self, shown: CupShown) -> Post:
        return Post(heading=f"{shown.facts.code} {POST} {shown.facts.version} ")

    async def end(self, shown: CupShown) -> Post:
        return Post(heading=f"{shown.facts.code} {END_POST} {shown.facts.version} ")

    def overtaken(self, shown: CupShown) -> Instead:
        return Instead("")

    def refused(self, shown: CupShown, why: Text) -> Post:
        raise NotImplementedError("every channel takes posts here")


class ClubInProcess:
    """The club, wired as in bot.py, and its answers to people."""

    def __init__(
        self,
        store: ClubStore,
        service: TableService,
        clock: HouseTime,
        entropy: Entropy,
        wake: Wake,
        messenger: Messenger,
    ) -> None:
        self._tables = service
        self._rounds_end, self._cups_change = Bell(clock, CUPS_REST), Bell(clock)

        def wake_cups() -> None:
            wake()
            self.wake()

        self._club = ClubService(
            store,
            clock,
            entropy,
            wake_cups,
            self._rounds_end.ring,
            service.seated_tables,
        )
        service.outages.include(CupTimes(store).timed)
        rounds = CupRounds(self._club, clock, _there, service.outages, lambda: EVERYBODY)
        posts = CupPosts(self._club.posts, service, CupWriter(), messenger, clock)
        self.works: tuple[tuple[Callable[[], Awaitable[int | None]], Bell], ...] = (
            (rounds.work, self._rounds_end),
            (posts.work, self._cups_change),
        )
        """What its workers do, each with the bell that wakes it."""

    def wake(self) -> None:
        """Something has changed at a table or in a cup."""
        self._rounds_end.ring()
        self._cups_change.ring()

    async def carry_out(
        self, asked: Asked, by: Person, guild: GuildId, place: PlaceId
    ) -> PublicCup:
        """Do what a person wants of a cup. Raises TableRefuses."""
        request = RequestId(asked.request)
        if asked.deed == "open-cup":
            return await self._club.open_cup(
                request, cup_opening(by, guild, place, Random(asked.choice))
            )
        assert asked.code is not None, "at a cup"
        code = CupCode(asked.code)
        match asked.deed:
            case "enter-cup":
                return await self._club.enter(request, code, by)
            case "begin-cup":
                return await self._club.begin(request, code, by, manages=False)
            case "leave-cup":
                return await self._club.leave(request, code, by)
            case "remove-from-cup":
                active = (await self._club.queries.cup(code)).facts.active
                entrant = active[asked.choice % len(active)].number if active else 1
                return await self._club.remove(request, code, by, entrant, "why", manages=True)
            case "call-off-cup":
                return await self._club.call_off(request, code, by, manages=True)
        return await self._club.queries.cup(code)

    async def tables_of(self, public: PublicCup) -> list[TableFacts]:
        """The tables of the round that is being played."""
        played = public.facts.round
        pairings = () if played is None else played.pairings
        return await self._tables.queries.facts_of([p.table for p in pairings if p.table])


def cup_opening(by: Person, guild: GuildId, place: PlaceId, chance: Random) -> CupOpening:
    """A small cup of short games, as somebody may wish it."""
    most = chance.choice((3, 3, 4, 5))
    easy: Level = "easy"
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
        most=most,
        computers=(easy,) * chance.randint(0, most - 2),
    )


async def cups_to_do(store: SqlStore, now: int) -> int:
    """Return how many cups are to be carried on, or to be shown as they stand."""
    due = await store.read(lambda reader: reader.cups.due(now))
    outdated = await store.read_much(lambda reader: reader.cups.with_outdated_post(1000))
    return len(due) + len(outdated)


def is_of_cup(heading: str) -> bool:
    """Whether a post is one of a cup."""
    return heading.split()[1] in (POST, END_POST)


async def _there(_guild: GuildId, _place: PlaceId) -> Whereabouts:
    return "there"
