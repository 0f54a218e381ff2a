"""Compares how long games take, in days, with planned moves and without them.

``python -m benchmarks.planned_moves [--games 5] [--share 0.5] [--turns 1] [--only GAME]``.
Simulated people play whole games as ``normal`` computers would. Each looks at the bot a few times a
day between 8 and 23 o'clock, and has time for a turn at some of these looks, so that the median
turn takes about half a day. At the first such look after a turn of theirs at which they are not to
move, they leave a plan in ``share`` of the cases: the next turn (or ``turns``) as they would play
if all others let their turns pass, with the guard that the game offers first. Each game is played
twice with the same seeds and the same looks.

Real are the service, the store (SQLite in memory), the timers, the delivery of letters, the rules
and the computers; simulated are people, time and Discord (``tests/simulation``). No picture is
drawn. A turn is an unbroken row of moves by one person. A notification is what makes a phone sound.
"""

import argparse
import asyncio
import heapq
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import count, groupby
from random import Random
from statistics import median
from typing import Any, Final

import msgspec

from ai.base import unhurried
from benchmarks.rig.figures import note
from catalog import CATALOG
from computer_players import agents_of
from core.game import Seat
from core.languages import ORIGINAL
from core.rng import Rng
from tables.ahead.judging import usual_guard
from tables.ahead.waiting import FIRST_REQUEST
from tables.model import game_json
from tables.model.commands import Person, Play
from tables.model.game_json import AnyGame
from tables.model.planned_moves import MOST_MOVES_OF_A_TURN, PlannedTurn
from tables.model.shards import EVERYBODY
from tables.model.table import (
    HOUR,
    MINUTE,
    TIMER_KINDS,
    GuildId,
    Human,
    MoveRecord,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
)
from tables.model.table_creation import Opening
from tables.service import TableService
from tests.simulation.memory import Changes, MemoryStore
from tests.simulation.messenger import Ring, SimulatedDiscord, Writer
from tests.tables.sample_tables import FixedClock
from tests.workers.running_dispatcher import Onlooking
from workers.delivery.dispatcher import Dispatcher
from workers.upkeep.deadlines import Timekeeper

_DAY: Final = 24 * HOUR
_MIDNIGHT: Final = 1_760_054_400_000
_WAKES, _SLEEPS = 8, 23
"""Full hours UTC; the quiet hours lie between the second and the first."""

_LOOKS_EVERY: Final = 4 * HOUR
"""Mean time between two looks of somebody who is awake."""

_HAS_TIME: Final = 0.4
"""In so many looks somebody has time for a turn."""

_SIGN_OF_LIFE: Final = 5 * MINUTE
_MOST_PASSES: Final = 12
_HUNDRED: Final = 100

PLACE = PlaceId(201)
PACE = Pace(late="wait")


class Contest(msgspec.Struct, frozen=True):
    """A game to play, and among how many people."""

    game: str
    people: int

    @property
    def named(self) -> str:
        """The contest's name in figures."""
        return f"{self.game}, {self.people} people in simulated weeks"


CONTESTS = (
    Contest("ruta", 2),
    Contest("la-strada", 2),
    Contest("la-strada", 3),
    Contest("la-strada", 4),
    Contest("strada-romana", 3),
    Contest("jacynth", 2),
    Contest("jacynth", 3),
    Contest("stratego4", 4),
)


class Look(msgspec.Struct, frozen=True, order=True):
    """A look at the bot with time for a turn; ``whim``: 0 to 1, below the share a plan is left."""

    at: int
    seat: int
    whim: float


def looks(seed: int, seat: int) -> Iterator[Look]:
    """Yield the looks of one person at which they have time, for ever."""
    chance, at = Random(f"{seed} {seat}"), _MIDNIGHT
    while True:
        at += int(chance.expovariate(1 / _LOOKS_EVERY))
        while not _WAKES <= at % _DAY // HOUR < _SLEEPS:
            at += (_WAKES * HOUR - at) % _DAY
            at += int(chance.expovariate(1 / _LOOKS_EVERY))
        has_time, whim = chance.random() < _HAS_TIME, chance.random()
        if has_time:
            yield Look(at, seat, whim)


class Dice:
    """Deterministic randomness of one seed; plans draw from a row of their own."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._given, self._aside = count(), count()

    def seed(self) -> bytes:
        """Return chance for a game."""
        return self._drawn("seed", next(self._given))

    def aside(self) -> bytes:
        """Return chance for a plan."""
        return self._drawn("aside", next(self._aside))

    def code(self) -> TableCode:
        """Return the code of the only table."""
        return TableCode("WEEK")

    def _drawn(self, what: str, number: int) -> bytes:
        return sha256(f"{self._seed} {what} {number}".encode()).digest()


class Mind:
    """How people choose moves: as a ``normal`` computer, the same on the same view."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._agent = agents_of(game.manifest.key)["normal"]

    def chooses(self, view: Any, legal: tuple[Any, ...]) -> Any:
        """Return a move."""
        rng = Rng(sha256(game_json.encode(view)).digest())
        budget = unhurried(self._agent.iterations)
        return self._agent.choose(self._game, view, legal, rng, budget)

    def plans(self, view: Any, seat: Seat, turns: int) -> PlannedTurn | None:
        """Return the next turns as this seat would play them if the others let theirs pass.

        Where the rules let no turn pass it imagines what others might play; then the first turn is
        planned for the view that it has now. None if its turn does not come in this imagination.
        """
        chance = Rng(sha256(b"plan" + game_json.encode(view)).digest())
        return self._planned(self._game.imagine(view, chance), seat, turns, view)

    def _planned(self, state: Any, seat: Seat, turns: int, view: Any) -> PlannedTurn | None:
        all_passed = True
        for _ in range(_MOST_PASSES):
            to_act = sorted(self._game.to_act(state))
            if not to_act:
                return None
            if seat in to_act:
                seen = self._game.view_for(state, seat)
                return self._turn(state, seat, turns, seen if all_passed or view is None else view)
            passed = self._passed(state, to_act)
            all_passed = all_passed and passed is not None
            state = self._played(state, to_act[0])[0] if passed is None else passed
        return None

    def _turn(self, state: Any, seat: Seat, turns: int, expected: Any) -> PlannedTurn:
        moves: list[Any] = []
        while seat in self._game.to_act(state) and len(moves) < MOST_MOVES_OF_A_TURN:
            state, move = self._played(state, seat)
            moves.append(move)
        later = self._planned(state, seat, turns - 1, None) if turns > 1 else None
        guard = usual_guard(self._game, expected, moves)
        written, raw = tuple(map(self._game.notate, moves)), game_json.raw(expected)
        return PlannedTurn(written, guard, raw, () if later is None else (later,))

    def _passed(self, state: Any, to_act: list[Seat]) -> Any:
        trying = self._game.trying
        return None if trying is None or len(to_act) > 1 else trying.passed(state, to_act[0])

    def _played(self, state: Any, seat: Seat) -> tuple[Any, Any]:
        legal = tuple(self._game.legal_moves(state, seat))
        move = self.chooses(self._game.view_for(state, seat), legal)
        return self._game.apply(state, seat, move).state, move


class Told(msgspec.Struct):
    """What came of one game.

    ``left``: how many plans were left. ``by_plan``: turns that a plan played whole;
    ``begun_by_plan``: turns that it began and a person ended. ``waits``: how long each turn took
    (milliseconds).
    """

    hours: float = 0
    posts: int = 0
    notifications: int = 0
    turns: int = 0
    left: int = 0
    by_plan: int = 0
    begun_by_plan: int = 0
    waits: list[int] = []


class CountingDiscord(SimulatedDiscord):
    """Counts posts and notifications."""

    def __init__(self, clock: FixedClock, writer: Writer, told: Told) -> None:
        super().__init__(clock, writer, Random(0))
        self._told = told
        self.rang = self._rings

    async def post(self, *sent: Any) -> Any:
        """Post, and count it."""
        self._told.posts += 1
        return await super().post(*sent)

    def _rings(self, _ring: Ring) -> None:
        self._told.notifications += 1


class Weeks:
    """One game of people who look at the bot now and then."""

    def __init__(self, contest: Contest, seed: int, share: float, turns: int) -> None:
        self._contest, self._share, self._turns = contest, share, turns
        self._game: AnyGame = CATALOG[contest.game].game
        self._mind = Mind(self._game)
        self._clock = FixedClock(_MIDNIGHT + 12 * HOUR)
        self._store = MemoryStore()
        self._store.memory.after = self._changes
        self._told = Told()
        self._rung = True
        games = {contest.game: self._game}
        self._service = TableService(self._store, games, self._clock, Dice(seed), self._ring)
        writer = Writer(Random(seed))
        self._discord = CountingDiscord(self._clock, writer, self._told)
        self._dispatcher = Dispatcher(
            self._store.outbox, self._service, writer, self._discord, self._clock, Onlooking()
        )
        self._timekeeper = Timekeeper(self._service, self._clock, lambda: EVERYBODY)
        people = [Person(PlayerId(100 + n), f"P{n}") for n in range(contest.people)]
        self._people = people
        self._persons = {one.id: one for one in people}
        self._requests = count(1)
        self._considered: dict[int, int] = {}
        self._alive_at = 0
        self._table: Table
        self._log: list[MoveRecord] = []
        self._looks = heapq.merge(*(looks(seed, seat) for seat in range(contest.people)))

    async def played(self) -> Told:
        """Play the game to its end; return what came of it."""
        await self._begin()
        begun, look = self._clock.now(), next(self._looks)
        due = await self._work()
        while self._table.status is Status.PLAYING:
            if due is not None and due <= look.at:
                await self._pass(due)
                due = await self._work()
                continue
            if self._concerns(look):
                await self._pass(look.at)
                await self._looked(look)
                due = await self._work()
            look = next(self._looks)
        self._told.hours = (self._log[-1].at - begun) / HOUR
        self._count_turns(begun)
        return self._told

    async def _begin(self) -> None:
        await self._service.outages.wake_up(EVERYBODY)
        for person in self._people:
            profile = PlayerProfile(
                person.id, person.name, zone="UTC", quiet_from=_SLEEPS, quiet_to=_WAKES
            )
            await self._service.remember(profile)
        host, *guests = self._people
        opening = Opening(
            game=self._contest.game,
            by=host,
            guests=tuple(guests),
            guild=GuildId(1),
            place=PLACE,
            locale=ORIGINAL,
            size=len(self._people),
            options=game_json.encode(self._game.manifest.options()),
            pace=PACE,
        )
        await self._service.open(self._request(), opening)
        for guest in guests:
            await self._service.join(self._request(), self._table.code, guest, PLACE)
        await self._work()
        self._told.posts = self._told.notifications = 0

    def _ring(self) -> None:
        self._rung = True

    def _changes(self, changes: Changes) -> None:
        self._log += [move for _, move in changes.moves]
        for table in changes.tables:
            self._table = table

    def _request(self) -> RequestId:
        return RequestId(next(self._requests))

    async def _work(self) -> int | None:
        """Do all that is due; return when there is more to do, None if nothing waits."""
        self._rung = True
        due: int | None = None
        while self._rung:
            self._rung = False
            due = await self._dispatcher.work()
            await self._timekeeper.work()
        kinds = tuple(kind for kind in TIMER_KINDS if kind != "computer")
        timers = (await self._service.timers.agenda(kinds)).next_at
        return min((at for at in (due, timers) if at is not None), default=None)

    async def _pass(self, until: int) -> None:
        """Let time pass, in which the bot goes on saying that it is there."""
        self._clock.instant = max(until, self._clock.instant + 1)
        if self._clock.instant - self._alive_at >= _SIGN_OF_LIFE:
            now = self._alive_at = self._clock.instant
            await self._store.transact(lambda tx: tx.timers.mark_alive(now, EVERYBODY))

    def _concerns(self, look: Look) -> bool:
        """Return whether this person is to move, or has not thought of a plan since their turn."""
        is_asked = self._table.seats[look.seat].asked is not None
        return is_asked or self._considered.get(look.seat) != self._own_lines(look.seat)

    def _own_lines(self, seat: int) -> int:
        return sum(line.seat == seat for line in self._log)

    async def _looked(self, look: Look) -> None:
        """Play a turn if it is this person's, unless a plan waits; then perhaps plan the next."""
        seat = self._table.seats[look.seat]
        assert isinstance(seat.occupant, Human)
        person = self._persons[seat.occupant.player]
        if seat.asked is not None:
            planned = await self._service.planning.of(self._table.id, person.id)
            if planned is not None and planned.due_at is not None:
                return
            await self._plays(person)
        await self._considers(person, seat.seat, look.whim)

    async def _plays(self, person: Person) -> None:
        while (look := await self._service.queries.look(self._table.code, person.id)).legal:
            move = self._game.notate(self._mind.chooses(look.view, look.legal))
            await self._service.carry_out(
                self._request(), self._table.code, Play(person, move, look.asked)
            )

    async def _considers(self, person: Person, seat: Seat, whim: float) -> None:
        """Leave a plan in a share of the cases, once after each turn of one's own."""
        own = self._own_lines(seat)
        if self._considered.get(seat) == own or self._table.status is not Status.PLAYING:
            return
        self._considered[seat] = own
        if not own or whim >= self._share:
            return
        look = await self._service.queries.look(self._table.code, person.id)
        turn = self._mind.plans(look.view, seat, self._turns)
        if turn is not None:
            self._told.left += 1
            await self._service.planning.leave(self._table.code, person.id, (turn,))

    def _count_turns(self, begun: int) -> None:
        before = begun
        for _, lines in groupby(self._log, lambda line: line.seat):
            turn = list(lines)
            self._told.turns += 1
            self._told.waits.append(turn[-1].at - before)
            before = turn[-1].at
            by_plan = [abs(line.request or 0) >= FIRST_REQUEST for line in turn]
            self._told.by_plan += all(by_plan)
            self._told.begun_by_plan += any(by_plan) and not all(by_plan)


_HEADS: Final = (
    *("h/turn", "turns", "with", "days", "with", "left", "played", "begun"),
    *("posts", "with", "notif.", "with", "ratio"),
)


def _median(played: Iterable[Told], of: Callable[[Told], float]) -> float:
    return median(map(of, played))


def _compare(contest: Contest, games: int, share: float, turns: int) -> None:
    """Play games without plans and with them; print and note how they differ."""
    pairs = [
        [asyncio.run(Weeks(contest, seed, of, turns).played()) for of in (0.0, share)]
        for seed in range(games)
    ]
    before, after = zip(*pairs, strict=True)
    figures = {
        "length with planned moves, to without": median(b.hours / a.hours for a, b in pairs),
        "posts a turn with planned moves": _median(after, lambda told: told.posts / told.turns),
        "notifications a turn with planned moves": _median(
            after, lambda told: told.notifications / told.turns
        ),
    }
    cells = (
        f"{_median(before, lambda told: median(told.waits)) / HOUR:.1f}",
        *(f"{_median(side, lambda told: told.turns):.0f}" for side in (before, after)),
        *(f"{_median(side, lambda told: told.hours / 24):.1f}" for side in (before, after)),
        f"{_HUNDRED * _median(after, lambda told: told.left / told.turns):.0f} %",
        f"{_HUNDRED * _median(after, lambda told: told.by_plan / told.turns):.0f} %",
        f"{_HUNDRED * _median(after, lambda told: told.begun_by_plan / told.turns):.0f} %",
        *(f"{_median(side, lambda told: told.posts / told.turns):.2f}" for side in (before, after)),
        *(
            f"{_median(side, lambda told: told.notifications / told.turns):.2f}"
            for side in (before, after)
        ),
        f"{figures['length with planned moves, to without']:.2f}",
    )
    print(f"{contest.game:14}{contest.people:>2}", *(f"{cell:>9}" for cell in cells), flush=True)
    for kind, value in figures.items():
        note(f"{contest.named}: {kind}", value, "times" if "length" in kind else "")


def main(games: int, share: float, turns: int, only: str) -> None:
    """Play games of every contest, and print what came of them."""
    print(f"{'':16}", *(f"{head:>9}" for head in _HEADS))
    for contest in CONTESTS:
        if only in ("", contest.game):
            _compare(contest, games, share, turns)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="games of each kind")
    parser.add_argument("--share", type=float, default=0.5, help="of own turns, after which a plan")
    parser.add_argument("--turns", type=int, default=1, help="planned one after the other")
    parser.add_argument("--only", default="", help="a game by its key")
    wish = parser.parse_args()
    main(wish.games, wish.share, wish.turns, wish.only)
