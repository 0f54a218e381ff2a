"""Records the database of a busy installation, for later versions to open.

Each release adds one: ``python -m tests.house.old.record tests/house/old/<version>.sql``. The SQL
file recreates the same SQLite database, with its JSON readable.
"""

import argparse
import asyncio
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ai.base import unhurried
from catalog import CATALOG
from core.rng import Rng
from games.stratego4.view import Options as Stratego
from model import game_json
from model.commands import Person, Play, Resign
from model.letters import Letter
from model.message import Message, Tells
from model.table import (
    HOUR,
    Computer,
    GuildId,
    Human,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
)
from model.table_creation import Opening
from storage.store import Store, open_store
from storage.transaction.transaction import Along, Transaction
from tables.direct_messages import tells_of
from tables.service import TableService

ANNA = Person(PlayerId(101), "Anna")
BRUNO = Person(PlayerId(102), "Bruno")
NOON = 1_760_000_000_000
FOREVER = NOON * 2


class House:
    """A service with a deterministic clock and randomness."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._now, self._code = NOON, TableCode("")
        self._numbers, self._requests = count(1), count(1_000_000)
        games = {key: entry.game for key, entry in CATALOG.items()}
        self._service = TableService(store, games, self, self, lambda: None)

    def now(self) -> int:
        """An hour later with each decision."""
        return self._now

    def seed(self) -> bytes:
        return next(self._numbers).to_bytes(32, "big")

    def aside(self) -> bytes:
        return bytes(32)

    def code(self) -> TableCode:
        return self._code

    def _request(self) -> RequestId:
        return RequestId(next(self._requests))

    async def open(self, code: str, game: str, computers: int = 0, options: object = None) -> None:
        """Anna opens a table for Bruno and some computers; it begins once he has accepted."""
        manifest = CATALOG[game].game.manifest
        wish = Opening(
            game=game,
            by=ANNA,
            guests=(BRUNO,),
            guild=GuildId(301),
            place=PlaceId(201),
            locale="fr",
            size=2 + computers,
            options=game_json.encode(manifest.options() if options is None else options),
            pace=Pace(hours=24, late="play"),
            computers=(Computer(game, "easy"),) * computers,
        )
        self._code = TableCode(code)
        for person in (ANNA, BRUNO):
            await self._service.remember(PlayerProfile(person.id, person.name))
        await self._service.open(self._request(), wish)

    async def accept(self, code: str) -> None:
        await self._service.join(self._request(), TableCode(code), BRUNO)

    async def play(self, code: str, decisions: int) -> None:
        """So many decisions, a person's or a computer's, with all letters delivered."""
        for _ in range(decisions):
            await self.decide(code)
            await self.deliver()

    async def resign(self, code: str) -> None:
        await self._service.carry_out(self._request(), TableCode(code), Resign(BRUNO))

    async def let_expire(self, code: str) -> None:
        """The earliest deadline of this table passes."""
        table = await self._table(code)
        due = await self._store.read(lambda r: r.timers.due(FOREVER, 999))
        timer = next(t for t in due if (t.table, t.kind) == (table.id, "deadline"))
        self._now = max(self._now, timer.due_at)
        await self._service.timers.fire(timer)

    async def deliver(self) -> None:
        """All posts and direct messages are shown."""
        lease = FOREVER + 1
        while posts := await self._store.transact(lambda tx: tx.messages.claim(FOREVER, lease, 9)):
            for post in posts:
                await self._show(post.message, lease)

    async def _show(self, message: Message, lease: int) -> None:
        """What a place, or a person, is shown of a table stands as it is now."""
        letter, tells = await self._letter(message, anew=message.attempt is not None)
        number, channel = next(self._numbers), PlaceId(message.person)

        def step(stored: Message) -> Message:
            if stored.attempt is None:
                return stored.edited(stored.wanted, tells)
            wish, now = stored.wanted, self._now
            arrived = stored.arrived(number, wish, now, as_sent=True, tells=tells, channel=channel)
            return msgspec.structs.replace(arrived, older=())

        async def store(along: Along | None) -> None:
            def work(tx: Transaction) -> None:
                if along is not None:
                    along(tx)
                tx.messages.change(message, lease, step)

            await self._store.transact(work)

        await self._service.outages.letter_leaves(letter, store, told=True)

    async def _letter(self, message: Message, *, anew: bool) -> tuple[Letter, Tells]:
        """What a message says, and what it then tells."""
        if not message.is_direct:
            board = await self._service.boards.board(message, anew=anew)
            assert board is not None, "the table exists"
            return board.letter, board.tells
        shown = await self._service.direct_messages.personal(message)
        assert shown is not None, "the table exists"
        letter = shown.letter(message, anew=anew, calls=True)
        return letter, tells_of(shown.table, letter, message.tells, anew=anew)

    async def decide(self, code: str) -> None:
        """Whoever is to act does, people like computers."""
        table = await self._table(code)
        assert table.status is Status.PLAYING, f"{table.code} is over too early"
        self._now += HOUR
        seat = min((s for s in table.seats if s.asked is not None), key=lambda s: s.last_move)
        game, agent = CATALOG[table.game].game, CATALOG[table.game].agents["easy"]
        state = game_json.state_of(game, table)
        view, legal = game.view_for(state, seat.seat), tuple(game.legal_moves(state, seat.seat))
        chosen = agent.choose(game, view, legal, Rng(self.seed()), unhurried(16))
        if isinstance(seat.occupant, Human):
            by = ANNA if seat.occupant.player == ANNA.id else BRUNO
            order = Play(by, game.notate(chosen), seat.asked)
            await self._service.carry_out(self._request(), table.code, order)
            return
        due = await self._store.read(lambda r: r.timers.due(FOREVER, 999))
        timer = next(
            t for t in due if (t.table, t.kind, t.seat) == (table.id, "computer", seat.seat)
        )
        await self._service.timers.answer_for_computer(timer, game.notate(chosen))

    async def _table(self, code: str) -> Table:
        table = await self._store.read(lambda r: r.tables.by_code(TableCode(code)))
        assert table is not None
        return table


TABLES = (
    ("ARMS", "stratego4", 2, Stratego(quiet_rounds=5), 2),
    ("TEAM", "stratego4", 2, Stratego(teams=True, memory=True, quiet_rounds=12), 60),
    ("RUTA", "ruta", 0, None, 30),
    ("ROAD", "la-strada", 1, None, 24),
    ("ROME", "strada-romana", 2, None, 24),
    ("CITY", "jacynth", 1, None, 15),
)
"""Code, game, computers, options, and how many decisions lie behind it."""


async def furnish(house: House) -> None:
    """Running tables of all games, one that is deploying; one that is open, one that is over."""
    await house.open("OVER", "ruta")
    await house.accept("OVER")
    await house.play("OVER", 20)
    await house.resign("OVER")
    for code, game, computers, options, decisions in TABLES:
        await house.open(code, game, computers, options)
        await house.accept(code)
        await house.play(code, decisions)
    await house.let_expire("RUTA")
    await house.deliver()
    for code, *_ in TABLES:
        await house.decide(code)
    await house.open("OPEN", "la-strada", 1)


def written(file: Path) -> Iterator[str]:
    """The statements that make this database again."""
    with sqlite3.connect(file) as database:
        made = "SELECT name, type, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        shape = database.execute(made).fetchall()
        yield from (f"{statement};" for _, _, statement in shape)
        for table in (name for name, kind, _ in shape if kind == "table"):
            for row in database.execute(f"SELECT * FROM {table} ORDER BY rowid"):
                yield f"INSERT INTO {table} VALUES ({', '.join(map(literal, row))});"


def literal(value: object) -> str:
    """A value as SQLite reads it; bytes that are JSON stay readable."""
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        if value.startswith((b"{", b"[", b"nu")):
            return f"CAST({literal(value.decode())} AS BLOB)"
        return f"X'{value.hex()}'"
    return str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"


async def make(file: Path) -> None:
    """A database of the version that is checked out."""
    store = await open_store(f"sqlite:///{file}")
    try:
        await furnish(House(store))
    finally:
        await store.close()


def main(to: Path) -> None:
    """Make the house, and write its database down."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tavolo.sqlite3"
        asyncio.run(make(file))
        to.write_text("\n".join(written(file)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write down a database of this version.")
    parser.add_argument("to", type=Path, help="such as tests/house/old/0.2.0.sql")
    main(parser.parse_args().to)
