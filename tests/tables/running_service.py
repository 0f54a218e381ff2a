"""A table service over a real store, with clock and randomness controlled by the test."""

from collections.abc import AsyncIterator, Sequence
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
from model.letters import Letter, PrivateLetter, PublicLetter, TableFacts
from model.message import Message
from model.table import (
    Choice,
    EventRecord,
    GuildId,
    Human,
    MoveRecord,
    Pace,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    Timer,
)
from model.table_creation import Opening
from storage.rows.schema import game_table, message, timer
from storage.store import Store, open_store
from storage.transaction.messages import message_from
from storage.transaction.timers import timer_from
from storage.transaction.transaction import Along, Transaction
from tables.direct_messages import Personal, tells_of, way_of
from tables.service import Done, TableService
from tests.sample_motions import answer
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
        self.edited: list[PrivateLetter] = []
        """Of the direct messages returned last, those that only correct what stands."""
        self.called: list[PlayerId] = []
        """Whom the direct messages returned last have called with a sound."""
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

    async def vote(self, code: TableCode, by: Person, choice: Choice) -> Done:
        """A person answers the motion that offers this choice."""
        return await self.order(code, answer(await self.table(code), by, choice))

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
        """Show all tables to their places, and then to all people, who want direct messages; return
        what they are shown, in order. ``told``: they take it."""
        posts, letters = list[Letter](), list[Letter]()
        self.edited, self.called = [], []
        while wished := await self.wished():
            for one in wished:
                if one.is_direct:
                    letters += await self._tell(one, told)
                else:
                    posts += await self._show(one, told)
        return [*posts, *letters]

    async def wished(self) -> list[Message]:
        """What waits to be shown of tables, be it much later: to places, then to people."""
        rows = (
            select(message)
            .where(message.c.subject == "table")
            .order_by(message.c.person_id, message.c.subject_id, message.c.place_id)
        )
        kept = await self.store.database.read(lambda c: c.execute(rows).all())
        found = [one.as_of(LATER) for row in kept if (one := message_from(row)) is not None]
        return [one for one in found if one.step is not None]

    async def _show(self, shown: Message, told: bool) -> list[PublicLetter]:
        """Show a place its table as it is now; ``told``: it is not refused.

        Returns what it is shown: nothing if the message was only to call people needlessly.
        """
        anew = shown.step == "post"
        board = await self.service.boards.board(shown, anew=anew)
        assert board is not None, "the table exists"
        number, now = next(self._posts), self.clock.now()
        is_needless = board.letter.kind in ("call", "reminder") and not board.letter.ping

        def step(stored: Message) -> Message:
            stored, wish = stored.as_of(LATER), shown.wanted
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
                tx.messages.change(shown, 0, step)
                tx.messages.leave(shown.subject, shown.place, now)

            await self.store.transact(work)

        if is_needless:
            await store(None)
            return []
        await self.service.outages.letter_leaves(board.letter, store, told=told)
        return [board.letter]

    async def _tell(self, shown: Message, told: bool) -> list[PrivateLetter]:
        """Show a person a table as it is now, with a sound for each call; ``told``: they take it.

        Returns the message: nothing if none was needed.
        """
        personal = await self.service.direct_messages.personal(shown)
        assert personal is not None, "the table exists"
        anew, wish, now = shown.step == "post", shown.wanted, self.clock.now()
        calls = _calls(personal)
        letter = personal.letter(shown, anew=anew, calls=calls)
        way = way_of(shown, letter, personal.told, anew=anew, calls=calls, sounds=calls)
        way = "edit" if personal.is_a_followers else way
        tells = tells_of(personal.table, letter, shown.tells, anew=anew)
        number, is_sent = next(self._posts), way in ("call", "silently")

        def step(stored: Message) -> Message:
            stored = stored.as_of(LATER)
            if way == "nothing" or not told:
                return stored.given_up(wish)
            if way == "wait":
                return stored.calmed(wish, now)
            if way == "edit":
                return stored.edited(wish, tells)
            return stored.arrived(number, wish, now, as_sent=True, tells=tells, channel=PIAZZA)

        async def store(along: Along | None) -> None:
            def work(tx: Transaction) -> None:
                if along is not None:
                    along(tx)
                tx.messages.change(shown, 0, step)

            await self.store.transact(work)

        starts = anew and (calls or is_sent or letter.planned == "waits")
        await self.service.outages.letter_leaves(letter, store, told=told and starts)
        if way in ("nothing", "wait"):
            return []
        self.edited += () if anew else (letter,)
        self.called += (letter.to,) if way == "call" else ()
        return [letter]

    def is_edit(self, letter: Letter) -> bool:
        """Whether this letter, of those returned last, only corrects a direct message."""
        return any(letter is one for one in self.edited)

    async def addressed(self) -> list[tuple[str, int | None]]:
        """Show all tables; kind and addressee (None: the channel) of each message.

        Corrections of direct messages are left out.
        """
        return [
            (letter.kind, letter.to if isinstance(letter, PrivateLetter) else None)
            for letter in await self.letters()
            if not self.is_edit(letter)
        ]

    async def spoil(self, code: TableCode) -> None:
        """Make a table's state unreadable."""
        await self._write("UPDATE game_table SET state = 'x' WHERE code = :code", code=code)

    async def scratch(self, code: TableCode) -> None:
        """Make a table's state one that its last move did not leave."""
        await self._write(
            "UPDATE game_table SET state = state || ' ' WHERE code = :code", code=code
        )

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


def _calls(personal: Personal) -> bool:
    """Whether somebody is called who wants a direct message for each question."""
    plan, rings = personal.told.plan, personal.told.rings
    is_hushed = plan is not None and plan.turns and plan.due_at is not None
    return bool(rings) and not (is_hushed and any(ring.seat is not None for ring in rings))


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
