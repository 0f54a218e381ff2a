"""Counts what a game makes the bot send: posts, edits, letters, notifications for each turn.

``python -m benchmarks.messages_per_turn [--games jacynth …]``. Plays whole games of every title, or
of these, which may be in installed packages: among as many people as there can be, and alone
against computers, with the real bot in the simulated Discord, without drawing pictures. A turn is
an unbroken row of moves by one person. A notification is what makes a phone sound: a mention in a
new post, or a direct message that is not silent. Unread numbers grow with each mention and each
direct message, silent or not; edits and deletions do not change them. Requests are all but the
answers to interactions.

Games are played without a break, with two hours between turns, and with two hours before each move.
Then, at a table of four: one move taken back by consent, and one vote about a late player. At last
a cup among four: what it sends itself, besides its tables.
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain, count, groupby
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Literal, TypeAlias, cast

import msgspec
from discord import MessageFlags
from simcord import HttpLogEntry, MemberActor

from benchmarks.rig.figures import note
from benchmarks.rig.random_games import (
    OpenTavolo,
    game_of,
    known_game,
    options_of,
    people_of,
)
from catalog import GAMES
from club.decisions.public_cup import PublicCup
from club.model.commands import CupOpening
from club.model.cup import CupCode
from cogs.interaction.front_desk import Desk
from computer_players import think
from core.languages import ORIGINAL
from playroom.server import AnyBot, SimulatedServer
from rendering.scene.shapes import Scene
from settings import Settings
from tables.interfaces import Entropy
from tables.model.commands import Answer, Order, Person, Play, Propose, Resign, Vote
from tables.model.table import (
    Computer,
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    TableCode,
)
from tables.model.table_creation import Opening
from tables.service import TableService
from workers.post_model import HouseTime
from workers.thinking.thinking_process import assignment_for

_THINKS = 3.0
"""Simulated seconds in which a computer answers."""

_PAUSE = 7_200.0
"""Simulated length of a pause in seconds."""

_A_MINUTE = 60.0

_A_ROUND_OPENS = 40.0
"""Simulated seconds in which a cup goes on and its post tells so."""

_MOST_COMPUTERS = 2
"""So many play with one person, if the game has seats for them."""


class Contest(msgspec.Struct, frozen=True):
    """A game to play: its title, the number of people and of computers, and the pace."""

    game: str
    people: int
    computers: int = 0
    pace: Literal["quick", "turns", "steps"] = "quick"

    def pause(self, *, same: bool) -> float:
        """Return the simulated seconds before the next move; ``same``: by the same person."""
        waits = self.pace == "steps" or (self.pace == "turns" and not same)
        return _PAUSE if waits else 0.0

    @property
    def named(self) -> str:
        """The contest's name in figures."""
        people = f"{self.people} people" if self.people > 1 else "one person with computers"
        pauses = {"turns": ", two hours between turns", "steps": ", two hours between steps"}
        return f"{self.game}, {people}{pauses.get(self.pace, '')}"


def contests_of(key: str) -> Iterator[Contest]:
    """Yield what is played of a game: at a full table of people at each pace, and by one alone."""
    people = people_of(key)
    yield Contest(key, people)
    yield Contest(key, 1, min(_MOST_COMPUTERS, people - 1))
    yield Contest(key, people, pace="turns")
    yield Contest(key, people, pace="steps")


class _Blank:
    """A renderer that draws nothing."""

    async def render(self, _scene: Scene) -> bytes:
        return b"\x89PNG\r\n\x1a\n"


class _PromptThinker:
    """Computers that think at once: simulated time stands still meanwhile."""

    def __init__(self, dice: Entropy) -> None:
        self._dice = dice

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        return think(assignment_for(computer, game, view, legal, self._dice)).move

    async def close(self) -> None:
        """Do nothing."""


class _Dice:
    """Deterministic randomness."""

    def __init__(self) -> None:
        self._given, self._codes = count(), count()

    def seed(self) -> bytes:
        return sha256(f"calm {next(self._given)}".encode()).digest()

    def aside(self) -> bytes:
        return bytes(32)

    def code(self) -> TableCode:
        return TableCode(f"C{next(self._codes):03}")


class Calls(msgspec.Struct):
    """Counts of what a game made the bot send."""

    moves: int = 0
    turns: int = 0
    posts: int = 0
    edits: int = 0
    letters: int = 0
    notifications: int = 0
    numbers: int = 0
    requests: int = 0
    rounds: int = 0


class Hall:
    """The server in which the games are played."""

    def __init__(self, server: SimulatedServer, people: int) -> None:
        self._server = server
        self._players = list(server.members.values())[:people]
        self._chance = Random(7)
        self._requests = count(1)

    @property
    def _desk(self) -> Desk:
        return cast(OpenTavolo, self._server.env.bot).desk

    @property
    def _service(self) -> TableService:
        return self._desk.service

    async def play(self, contest: Contest) -> Calls:
        """Play a whole game; count what was sent for it, from the first board on."""
        code = await self._begin(contest)
        begun, numbers = len(self._server.env.http_requests), self._numbers()
        movers: list[PlayerId | None] = []
        while (mover := await self._to_move(code, movers)) is not None:
            same = movers[-1:] == [PlayerId(mover.id)]
            if pause := contest.pause(same=same):
                await self._server.env.advance_time(pause)
            await self._move(code, contest, mover)
            movers.append(PlayerId(mover.id))
        sent = self._server.env.http_requests[begun:]
        calls = self._counted(movers, sent)
        calls.numbers = self._numbers() - numbers
        return calls

    async def take_back(self, contest: Contest) -> Calls:
        """Undo a move that others have answered, by consent of all; count what was sent."""
        code = await self._begin(contest)
        first = await self._turn(code, contest)
        while (mover := await self._to_move(code, [])) is first or mover is None:
            await self._move(code, contest, first)
        await self._turn(code, contest)
        begun = len(self._server.env.http_requests)
        await self._order(code, Propose(_person(first), "undo"))
        wish = (await self._service.queries.facts(code)).proposal
        assert wish is not None
        for other in self._players:
            if other is not first:
                await self._order(code, Answer(_person(other), wish.number, agrees=True))
        return self._counted([], self._server.env.http_requests[begun:])

    async def vote(self, contest: Contest) -> Calls:
        """Let a player's time expire and the others vote for a computer; count what was sent."""
        code = await self._begin(contest)
        late = await self._to_move(code, [])
        due = next(s.deadline for s in (await self._service.queries.facts(code)).seats if s.asked)
        assert due is not None
        left = due / 1000 - self._server.env.now().timestamp()
        await self._server.env.advance_time(left - _A_MINUTE)
        begun = len(self._server.env.http_requests)
        await self._server.env.advance_time(2 * _A_MINUTE)
        for other in [player for player in self._players if player is not late][:2]:
            await self._order(code, Vote(_person(other), "computer"))
        return self._counted([], self._server.env.http_requests[begun:])

    async def play_cup(self, contest: Contest) -> Calls:
        """Play a cup in which all play all at tables of two; count what is not sent for a table.

        Whoever is asked first gives up: how long its games last makes no difference to a cup.
        The first line of a message names the cup or the table that it is about.
        """
        begun = len(self._server.env.http_requests)
        code, club = await self._open_cup(contest), self._desk.club
        for player in self._players:
            await self._service.remember(PlayerProfile(PlayerId(player.id), player.name))
            await club.enter(self._request(), code, _person(player))
        while (look := await self._after_a_while(code)).facts.round is not None:
            for pairing in look.facts.round.pairings:
                await self._give_up(pairing.code)
        sent = self._server.env.http_requests[begun:]
        calls = self._counted([], [each for each in sent if code in _heading(each)])
        calls.rounds = len(look.facts.rounds)
        return calls

    async def _open_cup(self, contest: Contest) -> CupCode:
        opening = CupOpening(
            by=_person(self._players[0]),
            guild=GuildId(self._server.guild.id),
            place=PlaceId(self._server.channels["games"].id),
            locale=ORIGINAL,
            name="",
            game=contest.game,
            options=options_of(contest.game),
            pace=Pace(),
            size=2,
            format="all-play-all",
            most=contest.people,
        )
        return (await self._desk.club.open_cup(self._request(), opening)).facts.code

    async def _after_a_while(self, code: CupCode) -> PublicCup:
        await self._server.env.advance_time(_A_ROUND_OPENS)
        return await self._desk.club.queries.cup(code)

    async def _give_up(self, code: TableCode | None) -> None:
        """End a game; None: there is none."""
        if code is not None and (mover := await self._to_move(code, [])) is not None:
            await self._order(code, Resign(_person(mover)))

    async def _turn(self, code: TableCode, contest: Contest) -> MemberActor:
        """Make a move for a player to act; return who that was."""
        mover = await self._to_move(code, [])
        assert mover is not None
        await self._move(code, contest, mover)
        return mover

    async def _order(self, code: TableCode, order: Order) -> None:
        await self._service.carry_out(self._request(), code, order)
        await self._server.env.settle(idle=0.002)

    async def _move(self, code: TableCode, contest: Contest, mover: MemberActor) -> None:
        """Make a random move."""
        look = await self._service.queries.look(code, PlayerId(mover.id))
        move = game_of(contest.game).notate(self._chance.choice(look.legal))
        await self._order(code, Play(_person(mover), move, look.asked))

    def _numbers(self) -> int:
        """Return the sum of all players' unread numbers; nobody reads anything."""
        notifications = self._server.rules.notifications
        return sum(notifications.unread(player.id).calls for player in self._players)

    async def _begin(self, contest: Contest) -> TableCode:
        host, *guests = map(_person, self._players)
        opening = Opening(
            game=contest.game,
            by=host,
            guests=tuple(guests),
            guild=GuildId(self._server.guild.id),
            place=PlaceId(self._server.channels["games"].id),
            locale=ORIGINAL,
            size=contest.people + contest.computers,
            options=options_of(contest.game),
            pace=Pace(),
            computers=(Computer(contest.game, "easy"),) * contest.computers,
        )
        done = await self._service.open(self._request(), opening)
        code = done.look.table.code
        for guest in guests:
            await self._service.join(self._request(), code, guest)
        await self._server.env.settle(idle=0.002)
        return code

    async def _to_move(self, code: TableCode, movers: list[PlayerId | None]) -> MemberActor | None:
        """Return a player to act once all computers have moved (a None each in ``movers``)."""
        while (look := await self._service.queries.watch(code)).table.status is Status.PLAYING:
            seats = [seat for seat in look.table.seats if seat.asked is not None]
            people = {p.id: p for p in self._players}
            asked = [s for s in seats if not isinstance(s.occupant, Computer)]
            if asked and len(asked) == len(seats):
                return people[getattr(asked[0].occupant, "player", 0)]
            movers.append(None)
            await self._server.env.advance_time(_THINKS)
        return None

    def _request(self) -> RequestId:
        return RequestId(next(self._requests))

    def _counted(self, movers: Sequence[PlayerId | None], sent: Sequence[HttpLogEntry]) -> Calls:
        place = f"/channels/{self._server.channels['games'].id}/messages"
        turns = sum(1 for mover, _ in groupby(movers) if mover is not None)
        calls = Calls(sum(m is not None for m in movers), turns, requests=len(sent))
        for request in sent:
            public = request.path.startswith(place)
            if request.method == "PATCH":
                calls.edits += public
            elif request.method == "POST" and request.path.endswith("/messages"):
                calls.posts += public
                calls.letters += not public
                calls.notifications += sum(1 for _ in _sounds(request, public=public))
        return calls


def _heading(request: HttpLogEntry) -> str:
    """Return a message's first line; empty: the request holds no message."""
    body = cast("dict[str, Any]", request.json or {})
    return next(iter(str(body.get("content") or "").splitlines()), "")


def _sounds(request: HttpLogEntry, *, public: bool) -> Iterator[None]:
    """Yield once for each phone that sounds."""
    body = cast("dict[str, Any]", request.json)
    if MessageFlags._from_value(int(body.get("flags") or 0)).suppress_notifications:
        return
    if public:
        yield from (None for _ in (body.get("allowed_mentions") or {}).get("users", ()))
    else:
        yield None


def _person(member: MemberActor) -> Person:
    return Person(PlayerId(member.id), member.name)


Measured: TypeAlias = Callable[[Hall, Contest], Awaitable[Calls]]
"""An action in a hall whose messages are counted."""

QUESTIONS: Mapping[str, Measured] = {"one undo among four": Hall.take_back, "one vote": Hall.vote}


async def measure(contest: Contest, folder: Path, what: Measured = Hall.play) -> Calls:
    """Play one game, or do something else, in a new server."""

    async def make(house_time: HouseTime, place: Path) -> AnyBot:
        url = f"sqlite:///{place / 'calm.sqlite3'}"
        settings = Settings(database_url=url, games=(contest.game,))
        dice = _Dice()
        return OpenTavolo(settings, house_time, dice, _Blank(), _PromptThinker(dice))

    server = await SimulatedServer.open(make, folder, settle_timeout=60)
    try:
        return await what(Hall(server, contest.people), contest)
    finally:
        await server.close()


_A_TURN = ("posts", "notifications", "numbers")


def main() -> None:
    """Measure in temporary folders."""
    games = _read().games
    columns = ("moves", "turns", "posts", "edits", "letters", "requests")
    print(f"{'game':16}{'people':>7}{'comp.':>6}{'pace':>7}", end="")
    each = ("posts/turn", "notifications/turn", "numbers/turn", "requests/move")
    print("".join(f"{c:>9}" for c in columns), "".join(f"{c:>19}" for c in each))
    for contest in chain.from_iterable(map(contests_of, games)):
        with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
            calls = asyncio.run(measure(contest, Path(folder)))
        told = Counter(msgspec.structs.asdict(calls))
        print(
            f"{contest.game:16}{contest.people:>7}{contest.computers:>6}{contest.pace:>7}", end=""
        )
        print("".join(f"{told[c]:>9}" for c in columns), end=" ")
        turns, moves = max(calls.turns, 1), max(calls.moves, 1)
        figures = {f"{kind} a turn": told[kind] / turns for kind in _A_TURN}
        figures["requests a move"] = calls.requests / moves
        print("".join(f"{figure:>19.2f}" for figure in figures.values()), flush=True)
        for kind, figure in figures.items():
            note(f"{contest.named}: {kind}", figure, "")
    _count_questions()
    _count_cup()


def _read() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description="Count what a game makes the bot send.")
    reader.add_argument("--games", nargs="*", default=GAMES, type=known_game, metavar="KEY")
    return reader.parse_args()


def _count_questions() -> None:
    """Print what an undo and a vote cost at a table of four."""
    print(f"{'':28}{'posts':>9}{'edits':>9}{'notifications':>15}")
    for named, what in QUESTIONS.items():
        with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
            calls = asyncio.run(measure(Contest("la-strada", 4), Path(folder), what))
        print(f"{named:28}{calls.posts:>9}{calls.edits:>9}{calls.notifications:>15}", flush=True)
        note(f"{named}: posts", calls.posts, "")


def _count_cup() -> None:
    """Print what a cup among four sends itself: a round, and to each who plays."""
    contest = Contest("ruta", 4)
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        calls = asyncio.run(measure(contest, Path(folder), Hall.play_cup))
    print(f"one cup: {calls.rounds} rounds, {calls.posts} posts, {calls.edits} edits", end=", ")
    print(f"{calls.letters} letters, {calls.notifications} notifications", flush=True)
    note("one cup: posts a round", calls.posts / calls.rounds, "")
    note("one cup: notifications to each", calls.notifications / contest.people, "")


if __name__ == "__main__":
    main()
