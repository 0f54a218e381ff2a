"""Checks of cups, from the database and from the posts that were made."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

import msgspec
from sqlalchemy import Connection, select

from model.cup import Cup, CupCode, CupId, CupStatus, Pairing
from model.table import Table, TableId
from storage.rows.schema import cup as cup_rows
from storage.rows.schema import game_table
from storage.store import Store
from storage.transaction.transaction import Transaction
from tests.crash.cups_in_process import END_POST, POST
from tests.crash.platform_double import Message


class CupsFound(msgspec.Struct, frozen=True):
    """What is stored about cups, read at one moment."""

    cups: tuple[Cup, ...]
    tables: dict[TableId, Table]

    @property
    def rounds(self) -> int:
        """How many rounds were opened."""
        return sum(len(cup.rounds) for cup in self.cups)

    @property
    def played_to_the_end(self) -> int:
        """How many cups ended by themselves."""
        return sum(cup.status is CupStatus.FINISHED for cup in self.cups)


async def read_cups(store: Store) -> CupsFound:
    """Read all cups and their tables."""
    return await store.database.read(cups_in)


def cups_in(connection: Connection) -> CupsFound:
    """Read the same inside a transaction."""
    reader = Transaction(connection, locks=False)
    ids = connection.execute(select(cup_rows.c.id)).scalars().all()
    cups = tuple(cup for n in ids if (cup := reader.cups.by_id(CupId(n))) is not None)
    documents = connection.execute(select(game_table.c.id, game_table.c.document))
    own = (number for number, document in documents if b'"cup":null' not in document)
    numbers = {*own, *(n for cup in cups for n in _paired(cup))}
    tables = {TableId(n): t for n in numbers if (t := reader.tables.by_id(TableId(n))) is not None}
    return CupsFound(cups, tables)


def faults_of_cups(found: CupsFound, answered: Mapping[str, int]) -> list[str]:
    """Everything that is wrong with the cups, in words; it may be asked at any moment.

    ``answered``: the newest version of each cup, by code, that somebody has been shown.
    """
    stored = {cup.code: cup.version for cup in found.cups}
    lost = [code for code, version in answered.items() if stored.get(CupCode(code), 0) < version]
    wrong = [f"cup {code} was shown newer than it is stored" for code in lost]
    return wrong + [
        f"cup {cup.code}: {fault}"
        for cup in found.cups
        for fault in (*_of_rounds(cup), *_of_tables(cup, found))
    ]


def _paired(cup: Cup) -> list[TableId]:
    return [p.table for played in cup.rounds for p in played.pairings if p.table is not None]


def _of_rounds(cup: Cup) -> Iterator[str]:
    """One round after the other, in each of which everybody is paired once at most."""
    if any(played.ended_at is None for played in cup.rounds[:-1]):
        yield "a round was opened before the last had ended"
    if len(cup.rounds) > (cup.planned_rounds or 0):
        yield f"it has {len(cup.rounds)} rounds of {cup.planned_rounds}"
    for number, played in enumerate(cup.rounds, 1):
        seated = Counter(place.entrant for p in played.pairings for place in p.places)
        if any(times > 1 for times in seated.values()):
            yield f"somebody is paired twice in round {number}"
        if played.ended_at is not None and not played.is_counted:
            yield f"round {number} has ended with games that do not count"
    if cup.status is CupStatus.FINISHED and (cup.round is not None or not cup.rounds):
        yield "it is over before its last round"


def _of_tables(cup: Cup, found: CupsFound) -> Iterator[str]:
    """Each pairing has one table, whose game counts as it ended; no other table is of the cup."""
    paired = _paired(cup)
    if len(set(paired)) < len(paired):
        yield "a table is of two pairings"
    own = {n for n, t in found.tables.items() if t.cup is not None and t.cup.cup == cup.code}
    if strays := own - set(paired):
        yield f"tables of no pairing: {sorted(strays)}"
    for number, played in enumerate(cup.rounds, 1):
        for pairing in (each for each in played.pairings if len(each.places) > 1):
            table = None if pairing.table is None else found.tables.get(pairing.table)
            if table is None or not _is_of_round(table, cup, pairing, number):
                yield f"a pairing of round {number} has not its table"
            elif pairing.is_counted and not table.status.is_over:
                yield f"table {table.code} counts while it is played"
            elif pairing.is_counted and not _counts_as_it_ended(cup, pairing, table):
                yield f"table {table.code} counts otherwise than it ended"


def _is_of_round(table: Table, cup: Cup, pairing: Pairing, number: int) -> bool:
    if table.cup is None:
        return cup.status is CupStatus.CALLED_OFF
    same = table.code == pairing.code and len(table.seats) == len(pairing.places)
    return same and table.cup.round == number


def _counts_as_it_ended(cup: Cup, pairing: Pairing, table: Table) -> bool:
    """Whether those who kept their seats stand as the game ended, before those who lost theirs."""
    ended = {} if table.outcome is None else {s.seat: s.rank for s in table.outcome.standings}
    reached = list[tuple[int, tuple[bool, int]]]()
    for place, seat in zip(pairing.places, table.seats, strict=True):
        entrant = cup.entrant(place.entrant)
        is_lost = entrant is None or seat.owner != entrant.player
        reached.append((place.rank or 0, (is_lost, ended.get(seat.seat, 1))))
    return all((a < b) == (x < y) for (a, x), (b, y) in permutations(reached, 2))


def faults_at_rest(found: CupsFound, messages: Sequence[Message]) -> list[str]:
    """What is wrong once nothing is left to do: a cup that stands still, or its posts.

    It has one post, and one more once it was played; the newest alone has buttons, and tells how
    the cup stands.
    """
    posts = [m for m in messages if m.lane.startswith("cups:")]
    return [
        f"cup {cup.code}: {fault}"
        for cup in found.cups
        for fault in (
            *_of_rest(cup, found),
            *_of_posts(cup, [m for m in posts if m.said[0].split()[0] == cup.code]),
        )
    ]


def _of_rest(cup: Cup, found: CupsFound) -> Iterator[str]:
    running = [found.tables[n].status.is_over for n in cup.running if n in found.tables]
    if cup.is_full and cup.status is CupStatus.ENTRY:
        yield "it is full and has not begun"
    if cup.status is CupStatus.PLAYING and all(running):
        yield "its games have ended and it does not go on"
    if any(running):
        yield "a game is over and was never counted"


def _of_posts(cup: Cup, posts: Sequence[Message]) -> Iterator[str]:
    kinds = Counter(post.said[0].split()[1] for post in posts)
    due = {POST: 1, END_POST: 1} if cup.status is CupStatus.FINISHED else {POST: 1}
    if any(count > due.get(kind, 0) for kind, count in kinds.items()):
        yield f"its posts are {dict(kinds)} and should be {due}"
    now = f"{cup.code} {END_POST if cup.status is CupStatus.FINISHED else POST} {cup.version} "
    shown = [post.said[-1] for post in posts if post.has_buttons]
    if shown != [now]:
        yield f"with buttons stand {shown} and should {now}"
