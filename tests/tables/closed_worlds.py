"""Worlds in which a closed table of one deal plays different moves, and what others learn of it."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from cogs.ui.markup_and_escaping import DiscordMarkup
from tables.interfaces import Transaction
from tables.model import game_json
from tables.model.commands import Cancel, Freeze, Join, Person, Play, Resign, Unfreeze
from tables.model.game_json import AnyGame
from tables.model.letters import PrivateLetter, PublicLetter
from tables.model.refusals import TableRefuses
from tables.model.table import CupGame, Human, Status, Table, TableCode
from tests.games.catalogue import EVERY_GAME, texts
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import CLUB, ELSA, NOON, PEOPLE, PIAZZA, FixedClock, changed
from workers.painting.render_queue import RenderQueue
from workers.post_model import Post
from workers.posts.presenter import Presenter

_VERSION = re.compile(r"\bversion=\d+")
_RAW = re.compile(r"<msgspec\.Raw object at \w+>")

CLOSED = CupGame("CVPA", 2, closed=True)
MOST_LINES = 60
"""Lines of the log until a public move; the games here need a few."""

Chooses = Callable[[AnyGame, Any, tuple[Any, ...], Any], Any]
"""Which of the legal moves somebody makes: (game, state, moves, seat)."""


def quiet(game: AnyGame, state: Any, _moves: tuple[Any, ...], seat: Any) -> Any:
    """The move that a game makes for somebody whose time has run out."""
    return game.fallback_move(state, seat)


def other(game: AnyGame, state: Any, moves: tuple[Any, ...], seat: Any) -> Any:
    """The last legal move that is not the quiet one, if there is any."""
    avoided = game.fallback_move(state, seat)
    return next((move for move in reversed(moves) if move != avoided), avoided)


class ClosedWorld:
    """A house with one closed table, and everything that anybody but its people learns."""

    def __init__(self, house: House, key: str, chooses: Chooses) -> None:
        self.house = house
        self.code = TableCode("")
        self.heard: list[bytes] = []
        """What was sent to others, in order."""
        self.public: list[PublicLetter] = []
        self.private: list[PrivateLetter] = []
        self._key = key
        self._chooses = chooses
        self._game = house.games[key]
        self._presenter = Presenter(
            EVERY_GAME, texts(), DiscordMarkup(), RenderQueue(_Draughtsman()), FixedClock(NOON)
        )

    @property
    def people(self) -> tuple[Person, ...]:
        return PEOPLE[: self._game.manifest.fewest_seats]

    async def begin(self) -> None:
        """Open the table of a cup, and seat everybody."""
        house, options = self.house, game_json.encode(self._game.manifest.options())
        await house.remember(*self.people, ELSA)
        host, *guests = self.people
        size = len(self.people)
        self.code = await house.open(host, *guests, size=size, game=self._key, options=options)
        await self.change(cup=CLOSED)
        for guest in guests:
            await house.letters()
            await house.service.join(house.request(), self.code, guest, PIAZZA)
        await self.listen()

    async def play_on(self) -> None:
        """Play until one more public move was made, or the game is over."""
        before = await self.house.table(self.code)
        for _ in range(MOST_LINES):
            table = await self.house.table(self.code)
            if table.open_moves > before.open_moves or table.status is not Status.PLAYING:
                return await self.listen()
            await self._move(table)
        raise AssertionError("some move is public sooner or later")

    async def give_up(self, first: int) -> None:
        """Everybody resigns, beginning with this seat, until the game is over."""
        for person in (*self.people[first:], *self.people[:first]):
            if (await self.house.table(self.code)).status is Status.PLAYING:
                await self.house.order(self.code, Resign(person))
        await self.listen()

    async def rule(self, order: Freeze | Unfreeze) -> None:
        """A manager who does not sit there gives an order; what they are answered is heard."""
        house = self.house
        answer = house.service.orders_at_closed_tables.carry_out(house.request(), self.code, order)
        self.heard.append(repr(await refused_or(answer)).encode())
        await self.listen()

    async def ban(self, first: int) -> None:
        """A manager excludes the person in this seat, after a look at what that would end."""
        house, player = self.house, self.people[first].id
        self.heard.append(repr(await house.service.bans.foresee(CLUB, player)).encode())
        await house.service.removals.ban(CLUB, player)
        await self.listen()

    async def open_up(self) -> Table:
        """The round is over."""

        def work(tx: Transaction) -> Table:
            table = tx.tables.by_code(self.code)
            assert table is not None
            return self.house.service.round_ends.opened_up(tx, table)

        opened = await self.house.store.transact(work)
        await self.listen()
        return opened

    async def listen(self) -> None:
        """Take all letters that have been written, and note what others get of them."""
        table = await self.house.table(self.code)
        for letter in await self.house.letters():
            if isinstance(letter, PrivateLetter) and letter.to in table.owners:
                self.private.append(letter)
                continue
            facts = changed(letter.table, version=0)  # of use to the house alone
            self.heard.append(msgspec.json.encode(changed(letter, table=facts)))
            if isinstance(letter, PublicLetter):
                self.public.append(letter)
                self.heard.append(repr(await self.post(letter)).encode())

    async def post(self, letter: PublicLetter) -> Post:
        """What the channel shows."""
        profiles = await self.house.service.queries.profiles([one.id for one in self.people])
        return await self._presenter.public(letter, profiles)

    async def seen(self) -> list[Any]:
        """All answers that anybody gets who does not sit at the table, asked now."""
        return [*await self._answers(), *await self._lists(), *await self._archive()]

    async def told_within(self) -> list[Any]:
        """What those who sit at the table can ask of it, and were told."""
        past, queries = self.house.service.past, self.house.service.queries
        who = self.people[0].id
        return [
            await queries.look(self.code, who),
            await queries.facts(self.code, who),
            await past.history(self.code, who),
            await past.record(self.code, who),
            await refused_or(past.verify(self.code, who)),
            await refused_or(past.moments(self.code, who, "open")),
            *map(msgspec.json.encode, self.private),
        ]

    async def _answers(self) -> list[Any]:
        """Answers about the table itself, by its code."""
        service, code, who = self.house.service, self.code, ELSA.id
        past, queries, request = service.past, service.queries, self.house.request
        asked = (
            queries.look(code, who),
            queries.watch(code, who),
            queries.watch(code),
            past.history(code, who),
            past.moments(code, who),
            past.moments(code, who, "public"),
            past.moments(code, who, "open"),
            past.record(code, who),
            past.record(code),
            past.verify(code, who),
            service.followings.letter_to(code, who),
            service.rematch(request(), code, ELSA),
            self.house.order(code, Join(ELSA, b"", PIAZZA)),
            self.house.order(code, Cancel(ELSA, manages=CLUB)),
            self.house.order(code, Play(ELSA, "x", 1)),
        )
        arrival = await queries.seen(code, who)
        facts = [await queries.facts(code), await queries.facts(code, who), arrival.facts]
        return [*facts, *[await refused_or(one) for one in asked]]

    async def _lists(self) -> list[Any]:
        """Lists of tables and suggestions."""
        queries, table = self.house.service.queries, await self.house.table(self.code)
        return [
            await queries.tables_at(PIAZZA, tuple(Status), player=ELSA.id),
            await queries.listed_in(CLUB, ELSA.id),
            await queries.offered(ELSA.id, PIAZZA),
            await queries.facts_of([table.id]),
            await queries.facts_of([table.id], ELSA.id),
        ]

    async def _archive(self) -> list[Any]:
        """Past games, figures and leaderboards."""
        archive, key = self.house.service.archive, self._key
        return [
            await archive.take_in(),
            *[await archive.games_of(one.id, 0, 9) for one in self.people],
            *[await archive.record_of(one.id, key) for one in self.people],
            *[await archive.rank_of(CLUB, key, one.id) for one in self.people],
            await archive.leaderboard(CLUB, key, 0, 9),
            await archive.played_in(CLUB),
        ]

    async def _move(self, table: Table) -> None:
        seat = table.to_act[0]
        assert isinstance(seat.occupant, Human)
        person = next(one for one in self.people if seat.occupant == Human(one.id))
        look = await self.house.service.queries.look(self.code, person.id)
        state = game_json.state_of(self._game, table)
        notation = self._game.notate(self._chooses(self._game, state, look.legal, seat.seat))
        await self.house.order(self.code, Play(person, notation, seat.asked, exact=True))

    async def change(self, **fields: Any) -> None:
        """Change the stored table."""

        def work(tx: Transaction) -> None:
            table = tx.tables.by_code(self.code)
            assert table is not None
            tx.tables.save(changed(table, version=table.version + 1, **fields), table.version)

        await self.house.store.transact(work)


class _Draughtsman:
    async def render(self, scene: Any) -> bytes:
        return repr(scene).encode()


async def refused_or(answer: Awaitable[Any]) -> Any:
    """The answer, or the words of the refusal."""
    try:
        return await answer
    except TableRefuses as fault:
        return fault.refusal


@asynccontextmanager
async def closed_twins(
    folder: Path, key: str, **games: AnyGame
) -> AsyncIterator[tuple[ClosedWorld, ClosedWorld]]:
    """Two worlds with the same deal, clock and people, in which other moves are made."""
    for name in ("quiet", "other"):
        (folder / name).mkdir(parents=True)
    async with (
        make_house(folder / "quiet", **games) as first,
        make_house(folder / "other", **games) as second,
    ):
        yield ClosedWorld(first, key, quiet), ClosedWorld(second, key, other)


def in_words(answers: list[Any]) -> list[str]:
    """Answers as they can be compared: all that they hold but the version, which nobody sees."""
    return [_VERSION.sub("", _RAW.sub("raw", repr(one))) for one in answers]
