"""A table service over a real store, with clock and randomness controlled by the test."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy import text as sql

from core.game import Seat
from model import game_json
from model.commands import Cancel, Order, Person, Play
from model.game_json import AnyGame
from model.letters import Letter, LetterId, PrivateLetter, PublicLetter, TableFacts
from model.message import Message
from model.table import (
    EventRecord,
    GuildId,
    Human,
    MoveRecord,
    Pace,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    Timer,
)
from model.table_creation import Opening
from storage.rows.letter_codec import letter_from
from storage.rows.schema import game_table, outbox, timer
from storage.store import Store, open_store
from storage.transaction.timers import timer_from
from storage.transaction.transaction import Along, Transaction
from tables.board_messages import subject_of
from tables.service import Done, TableService
from tests.storage.new_stores import rewrite
from tests.tables.sample_tables import (
    ANNA,
    CLUB,
    GAME,
    NOON,
    PIAZZA,
    CountedEntropy,
    FixedClock,
    changed,
)
from tests.tables.toy_game import Options

LATER = 2 * NOON
"""An instant after everything that is held."""


def opening(by: Person, *guests: Person, size: int = 2, **fields: Any) -> Opening:
    """A wish for a table in the piazza."""
    wish: dict[str, Any] = {
        "game": "pebbles",
        "guild": CLUB,
        "place": PIAZZA,
        "locale": "en",
        "options": game_json.encode(Options()),
        "pace": Pace(),
        **fields,
    }
    return Opening(by=by, guests=guests, size=size, **wish)


class House:
    """The service with its surroundings."""

    def __init__(self, store: Store, games: dict[str, AnyGame] | None = None) -> None:
        self.store = store
        self.games: dict[str, AnyGame] = games or {"pebbles": GAME}
        self.clock = FixedClock(NOON)
        self.entropy = CountedEntropy()
        self.rings = 0
        self._requests = count(1)
        self._posts = count(9_000)
        self.service = self.service_over(store)

    def service_over(self, store: Store) -> TableService:
        """Another service on the same clock and chance."""
        return TableService(store, self.games, self.clock, self.entropy, self._ring)

    def _ring(self) -> None:
        self.rings += 1

    def request(self) -> RequestId:
        """A request that was never made before."""
        return RequestId(next(self._requests))

    # --- short ways ----------------------------------------------------------------------------

    async def remember(self, *people: Person) -> None:
        for person in people:
            await self.service.remember(PlayerProfile(person.id, person.name))

    async def open(self, by: Person, *guests: Person, **fields: Any) -> TableCode:
        done = await self.service.open(self.request(), opening(by, *guests, **fields))
        return done.look.table.code

    async def order(self, code: TableCode, order: Order) -> Done:
        return await self.service.carry_out(self.request(), code, order)

    async def begin(self, *people: Person, **fields: Any) -> TableCode:
        """A table whose game has begun, its first letters delivered."""
        code = await self.open(people[0], *people[1:], **{"size": len(people)} | fields)
        for guest in people[1:]:
            await self.service.join(self.request(), code, guest, PIAZZA)
        await self.letters()
        return code

    async def lay(self, code: TableCode, by: Person) -> Done:
        """Lay the first pebble of this person's hand, or keep the point."""
        look = await self.service.queries.look(code, by.id)
        return await self.order(code, Play(by, GAME.notate(look.legal[0]), look.asked))

    async def call_off(self, code: TableCode, *people: Person) -> None:
        """End a game without a result, as all of these agree."""
        for person in people:
            await self.order(code, Cancel(person))

    async def hand_over(self, code: TableCode, seat: Seat, to: Person) -> None:
        """Give a seat to somebody else."""

        def work(tx: Transaction) -> None:
            table = tx.tables.by_code(code)
            assert table is not None
            seats = list(table.seats)
            seats[seat] = changed(seats[seat], occupant=Human(to.id))
            tx.tables.save(
                changed(table, seats=tuple(seats), version=table.version + 1), table.version
            )

        await self.store.transact(work)

    async def finish(self, code: TableCode, people: Sequence[Person]) -> None:
        """Play on to the end."""
        while (table := await self.table(code)).status is Status.PLAYING:
            (first, *_) = table.to_act
            await self.lay(code, people[first.seat])

    # --- what is on disk -----------------------------------------------------------------------

    async def table(self, code: TableCode) -> Table:
        found = await self.store.read(lambda r: r.tables.by_code(code))
        assert found is not None
        return found

    async def codes(self) -> list[TableCode]:
        """The codes of all tables, oldest first."""
        rows = select(game_table.c.code).order_by(game_table.c.id)
        found = await self.store.database.read(lambda c: c.scalars(rows).all())
        return [TableCode(code) for code in found]

    async def tables_in(self, guild: GuildId) -> list[TableFacts]:
        """The living tables of a server, as a list of them shows them."""
        listed = await self.service.queries.listed_in(guild, ANNA.id)
        return await self.service.queries.facts_of([one.table for one in listed])

    async def moves(self, code: TableCode) -> list[MoveRecord]:
        table = await self.table(code)
        return await self.store.read(lambda r: r.log.moves(table.id))

    async def events(self, code: TableCode) -> list[EventRecord]:
        table = await self.table(code)
        return await self.store.read(lambda r: r.log.events(table.id))

    async def timers(self) -> list[Timer]:
        """All timers, earliest first, but for those that end what nobody goes on with."""
        return [t for t in await self.all_timers() if t.kind not in ("closing", "close")]

    async def all_timers(self) -> list[Timer]:
        """All timers, earliest first."""
        rows = select(timer).order_by(timer.c.due_at, timer.c.kind, timer.c.seat)
        found = await self.store.database.read(lambda c: c.execute(rows).all())
        return [timer_from(row) for row in found]

    async def letters(self, *, told: bool = True) -> list[Letter]:
        """What places are shown, then all letters of the outbox, which are taken out of it, in
        order; ``told``: they reach whom they are for."""
        posts, taken = list[Letter](), list[tuple[LetterId, Letter]]()
        while True:
            wished = await self.wished()
            claimed = (await self.store.outbox.claim(LATER, LATER + 1, 999)).letters
            if not wished and not claimed:
                return [*posts, *(letter for _, letter in sorted(taken, key=lambda one: one[0]))]
            for message in wished:
                posts += await self._show(message, told)
            for letter in claimed:
                taken.append((letter.id, letter.letter))
                tick_off = self._tick_off(letter.id)
                await self.service.outages.letter_leaves(letter.letter, tick_off, told=told)

    async def wished(self) -> list[Message]:
        """What waits to be shown of tables, be it much later."""
        tables = [await self.table(code) for code in await self.codes()]

        def work(reader: Transaction) -> list[Message]:
            return [one for table in tables for one in reader.messages.about(subject_of(table.id))]

        found = [message.as_of(LATER) for message in await self.store.read(work)]
        return [message for message in found if message.step is not None]

    async def _show(self, message: Message, told: bool) -> list[PublicLetter]:
        """Show a place its table as it is now; ``told``: it is not refused.

        Returns what it is shown: nothing if the message was only to call people needlessly.
        """
        anew = message.step == "post"
        board = await self.service.boards.board(message, anew=anew)
        assert board is not None, "the table exists"
        number, now = next(self._posts), self.clock.now()
        is_needless = board.letter.kind in ("call", "reminder") and not board.letter.ping

        def step(stored: Message) -> Message:
            stored, wish = stored.as_of(LATER), message.wanted
            if is_needless:
                return stored.settled(wish)
            if not told:
                return stored.given_up(stored.wanted)
            if anew:
                return stored.arrived(number, wish, now, as_sent=True, tells=board.tells)
            return stored.edited(wish, board.tells)

        async def store(along: Along | None) -> None:
            def work(tx: Transaction) -> None:
                if along is not None:
                    along(tx)
                tx.messages.change(message, 0, step)
                tx.messages.leave(message.subject, message.place, now)

            await self.store.transact(work)

        if is_needless:
            await store(None)
            return []
        await self.service.outages.letter_leaves(board.letter, store, told=told)
        return [board.letter]

    def _tick_off(self, letter: LetterId) -> Callable[[Along | None], Awaitable[object]]:
        return lambda along: self.store.outbox.done(letter, None, along=along)

    async def queued(self) -> list[Letter]:
        """All letters in the outbox, in order, left where they are."""
        rows = select(outbox).order_by(outbox.c.id)
        found = await self.store.database.read(lambda c: c.execute(rows).all())
        return [letter_from(row) for row in found]

    async def addressed(self) -> list[tuple[str, int | None]]:
        """Take all letters; kind and addressee (None: the channel) of each new one.

        Letters that only change the one that stands in a mailbox are left out.
        """
        return [
            (letter.kind, letter.to if isinstance(letter, PrivateLetter) else None)
            for letter in await self.letters()
            if not (isinstance(letter, PrivateLetter) and letter.amends)
        ]

    async def spoil(self, code: TableCode) -> None:
        """Make a table's state unreadable."""
        await self._write("UPDATE game_table SET state = 'x' WHERE code = :code", code=code)

    async def scratch(self, code: TableCode) -> None:
        """Make a table's state one that its last move did not leave."""
        await self._write(
            "UPDATE game_table SET state = state || ' ' WHERE code = :code", code=code
        )

    async def garble_letters(self) -> None:
        """Make all letters that wait unreadable."""
        await self._write("UPDATE outbox SET payload = 'x'")

    async def stamp(self, code: TableCode, state_version: int) -> None:
        """Make a table look as if another version of its game had begun it."""
        await rewrite(self.store, code, state_version=state_version)

    async def garble_options(self, code: TableCode) -> None:
        """Make it so that nobody can read what was agreed on for a table."""
        await self._write(
            "UPDATE game_table SET options = :options WHERE code = :code",
            code=code,
            options=b'{"rounds": "many"}',
        )

    async def lose_line(self, code: TableCode, seq: int) -> None:
        """Make it so that a line of a table's log is missing."""
        await self._write(
            "DELETE FROM move WHERE seq = :seq AND table_id = "
            "(SELECT id FROM game_table WHERE code = :code)",
            code=code,
            seq=seq,
        )

    async def deal_by(self, code: TableCode, rules_version: int) -> None:
        """Make a table look as if other rules had dealt it."""
        await rewrite(self.store, code, rules_version=rules_version)

    async def garble_line(self, code: TableCode, seq: int, notation: str = "x") -> None:
        """Make a line of a table's log say something that its rules refuse."""
        await self._write(
            "UPDATE move SET notation = :notation WHERE seq = :seq AND table_id = "
            "(SELECT id FROM game_table WHERE code = :code)",
            code=code,
            seq=seq,
            notation=notation,
        )

    async def whisper(self, code: TableCode, seq: int, seat: Seat) -> None:
        """Make it so that only this seat was told what happened at this move."""
        await self._write(
            "UPDATE event SET seats = :seats WHERE seq = :seq AND table_id = "
            "(SELECT id FROM game_table WHERE code = :code)",
            code=code,
            seq=seq,
            seats=f"[{seat}]",
        )

    async def rename(self, code: TableCode, game: str) -> None:
        """Make a table look as if it were of another game."""
        await rewrite(self.store, code, game=game)

    async def pack(self, code: TableCode, how: str) -> None:
        """Make a table look as if it were written in another way."""
        await rewrite(self.store, code, codec=how, options=b"x", state=b"x")

    async def forget_what_is_rated(self) -> None:
        """Make it so that all results were rated before it was known who vanished."""
        await self._write("UPDATE result_seat SET vanished = NULL, substituted = 0")
        await self._write("UPDATE result SET unrated = NULL")
        await self._write("UPDATE rating SET mu = 30, games = 99, with_people = 0")
        await self._write("DELETE FROM rated")

    async def _write(self, statement: str, **values: Any) -> None:
        await self.store.database.write(lambda c: c.execute(sql(statement), values).close())


@asynccontextmanager
async def make_house(folder: Path, **games: AnyGame) -> AsyncIterator[House]:
    """A house on a database file in this folder."""
    store = await open_store(f"sqlite:///{folder / 'tavolo.sqlite3'}")
    try:
        yield House(store, games or None)
    finally:
        await store.close()


def deadline_of(table: TableId, timers: Sequence[Timer], seat: int) -> Timer:
    """The deadline of this seat."""
    return next(t for t in timers if (t.table, t.kind, t.seat) == (table, "deadline", Seat(seat)))
