"""Checks of cups, from the database and from the posts that were made."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

import msgspec
from sqlalchemy import Connection, select, text

from club.decisions import progress
from club.decisions.public_cup import public_cup
from club.model.counted_game import CountedGame
from club.model.cup import Cup, CupCode, CupStatus, Pairing, Round
from club.standings.standings import standings
from storage.rows.schema import cup as cup_rows
from storage.rows.schema import game_table
from storage.store import SqlStore
from storage.transaction.transaction import SqlReader
from tables.model.letters import Letter, PrivateLetter
from tables.model.table import FORMER_PLAYER, Computer, Human, PlayerId, Table, TableId
from tests.club.simulated_cups import SimulatedCup, Terms
from tests.club.standings_referee import ONE, reckon
from tests.crash.club_in_process import END_POST, POST
from tests.crash.platform_double import Message

JOURNAL = "letter_journal"
"""Where the database notes each letter, in the transaction that commits it."""

_ENDS = {
    CupStatus.FINISHED: {"club-told-won", "club-told-best", "club-told-ended"},
    CupStatus.CALLED_OFF: {"club-told-called-off", "club-told-too-few"},
}
_TELLS_REMOVAL = "club-told-removed"

_decode = msgspec.json.Decoder[Letter](Letter).decode


class CupsFound(msgspec.Struct, frozen=True):
    """What is stored about cups, read at one moment.

    ``told``: how often each person was written to about each cup, by the key of the text.
    """

    cups: tuple[Cup, ...]
    tables: dict[TableId, Table]
    told: Counter[tuple[str, PlayerId, str]]

    @property
    def rounds(self) -> int:
        """How many rounds were opened."""
        return sum(len(cup.rounds) for cup in self.cups)

    @property
    def played_to_the_end(self) -> int:
        """How many cups ended by themselves."""
        return sum(cup.status is CupStatus.FINISHED and bool(cup.rounds) for cup in self.cups)


async def read_cups(store: SqlStore) -> CupsFound:
    """Read all cups, their tables, and the letters about them."""
    return await store.database.read(cups_in)


def cups_in(connection: Connection) -> CupsFound:
    """Read the same inside a transaction."""
    reader = SqlReader(connection)
    codes = list(connection.execute(select(cup_rows.c.code)).scalars())
    found = (reader.cups.by_code(CupCode(code)) for code in codes)
    cups = tuple(cup for cup in found if cup is not None)
    own = select(game_table.c.id).where(game_table.c.cup.is_not(None))
    numbers = {*connection.execute(own).scalars(), *(n for cup in cups for n in _paired(cup))}
    stored = {TableId(n): reader.tables.by_id(TableId(n)) for n in numbers}
    tables = {n: table for n, table in stored.items() if table is not None}
    rows = connection.execute(text(f"SELECT payload FROM {JOURNAL}")).scalars().all()
    return CupsFound(cups, tables, _told(map(_decode, map(bytes, rows))))


def _told(letters: Iterable[Letter]) -> Counter[tuple[str, PlayerId, str]]:
    about = (one for one in letters if isinstance(one, PrivateLetter) and one.kind == "cup")
    return Counter((one.table.code, one.to, one.notices[0].key) for one in about)


def faults_of_cups(found: CupsFound) -> list[str]:
    """Everything that is wrong with the cups, in words; it may be asked at any moment."""
    doubled = [(code, key) for (code, _, key), times in found.told.items() if times > 1]
    wrong = [f"cup {code}: somebody was told {key} more than once" for code, key in doubled]
    for cup in found.cups:
        faults = (*_of_letters(cup, found), *faults_of_play(cup, found))
        wrong += [f"cup {cup.code}: {fault}" for fault in faults]
    return wrong


def faults_of_play(cup: Cup, found: CupsFound) -> Iterator[str]:
    """What is wrong with the rounds, tables, results and standings of a cup, at any moment."""
    yield from _of_rounds(cup)
    yield from _of_tables(cup, found)
    counts = [fault for played in cup.rounds for fault in _of_results(played, found)]
    yield from counts or _of_standings(cup, found)


def _paired(cup: Cup) -> list[TableId]:
    return [p.table for played in cup.rounds for p in played.pairings if p.table is not None]


def _of_rounds(cup: Cup) -> Iterator[str]:
    """One round after the other, in each of which everybody is paired once at most."""
    if [played.number for played in cup.rounds] != list(range(1, len(cup.rounds) + 1)):
        yield "its rounds are not numbered one by one"
    if any(played.ended_at is None for played in cup.rounds[:-1]):
        yield "a round was opened before the last had ended"
    for played in cup.rounds:
        seated = Counter(place.entrant for p in played.pairings for place in p.places)
        if any(times > 1 for times in seated.values()):
            yield f"somebody is paired twice in round {played.number}"
    rounds_left = cup.status is CupStatus.FINISHED and cup.rounds and not cup.rounds[-1].ended_at
    if rounds_left:
        yield "it is over before its last round"


def _of_tables(cup: Cup, found: CupsFound) -> Iterator[str]:
    """Each pairing has one table, at which its entrants sit; no other table is of the cup."""
    paired = _paired(cup)
    if len(set(paired)) < len(paired):
        yield "a table is of two pairings"
    own = {n for n, t in found.tables.items() if t.cup is not None and t.cup.cup == cup.code}
    if strays := own - set(paired):
        yield f"tables of no pairing: {sorted(strays)}"
    for played in cup.rounds:
        for pairing in played.pairings:
            if not pairing.is_alone and not _has_its_table(cup, played, pairing, found):
                yield f"pairing {pairing.number} of round {played.number} has not its table"


def _has_its_table(cup: Cup, played: Round, pairing: Pairing, found: CupsFound) -> bool:
    table = None if pairing.table is None else found.tables.get(pairing.table)
    if table is None or table.code != pairing.code:
        return False
    if table.cup is None:
        return cup.status is CupStatus.CALLED_OFF
    sit = [seat.occupant for seat in table.seats]
    entrants = [cup.entrant(place.entrant) for place in pairing.places]
    same = [
        isinstance(occupant, Computer)
        if entrant.player is None
        else occupant == Human(entrant.player) or entrant.player == FORMER_PLAYER
        for occupant, entrant in zip(sit, entrants, strict=False)
        if entrant is not None
    ]
    all_sit = len(same) == len(sit) == len(entrants) and all(same)
    return table.cup.round == played.number and all_sit


def _of_results(played: Round, found: CupsFound) -> Iterator[str]:
    """A game counts from its end on, as it ended."""
    for pairing in played.pairings:
        table = None if pairing.table is None else found.tables.get(pairing.table)
        if table is None:
            continue
        named = f"round {played.number}, table {table.code}"
        if pairing.runs and pairing.is_counted and not pairing.places[0].judged:
            yield f"{named} counts while it runs"
        elif not pairing.runs and not table.status.is_over:
            yield f"{named} is taken for over"
        elif not pairing.runs and not pairing.is_counted:
            yield f"{named} is over and was never counted"
        elif not pairing.places[0].judged and _counts_otherwise(pairing, table):
            yield f"{named} counts otherwise than it ended"


def _counts_otherwise(pairing: Pairing, table: Table) -> bool:
    return pairing.is_counted and _placed(pairing) != _finished(pairing, table)


def _placed(pairing: Pairing) -> tuple[tuple[int, int, int], ...]:
    return tuple((p.entrant, p.rank or 0, p.points or 0) for p in pairing.places)


def _finished(pairing: Pairing, table: Table | None) -> tuple[tuple[int, int, int], ...]:
    """As the stored game ended; as it was placed for a bye, without a result, or judged before."""
    if table is None or table.outcome is None or pairing.places[0].judged:
        return _placed(pairing)
    ranks = {s.seat: (s.rank, s.points or 0) for s in table.outcome.standings}
    seats = [seat.seat for seat in table.seats]
    places = zip(pairing.places, seats, strict=False)  # what differs is found elsewhere
    return tuple((place.entrant, *ranks[seat]) for place, seat in places)


def _of_standings(cup: Cup, found: CupsFound) -> Iterator[str]:
    """They are those that a second reckoning makes of the games' ends."""
    ended = [played for played in cup.rounds if played.ended_at is not None]
    if not ended:
        return
    left = tuple(e.number for e in cup.entrants if not e.plays)
    everybody = progress.everybody(cup)
    rounds = tuple(
        tuple(
            CountedGame(_finished(p, None if p.table is None else found.tables[p.table]))
            for p in played.pairings
        )
        for played in ended
    )
    rows = standings(cup.format, everybody, progress.games(cup)[: len(ended)], cup.lot, left)
    terms = Terms(cup.format, len(everybody), cup.size)
    lines = reckon(SimulatedCup(terms, cup.lot, (), (), rounds, frozenset(left)), everybody)
    shown = [(row.entrant, row.score) for row in rows]
    due = [(line.entrant, Fraction(line.score, ONE)) for line in lines]
    if shown != due:
        yield f"its standings are {shown} and should be {due}"
    if cup.status is CupStatus.FINISHED and public_cup(cup).standings != rows:
        yield "it shows other standings than it has"


def _of_letters(cup: Cup, found: CupsFound) -> Iterator[str]:
    """Whoever is in it when it is over is told so, whoever is removed is told why, nobody else."""
    told = [(to, key) for code, to, key in found.told if code == cup.code]
    ends = _ENDS.get(cup.status, set())
    if cup.status.is_over and sorted(to for to, key in told if key in ends) != sorted(cup.people):
        yield f"not everybody was told its end, or too many: {told}"
    removed = [e.player for e in cup.entrants if e.left_because == "removed" and e.player]
    if sorted(to for to, key in told if key == _TELLS_REMOVAL) != sorted(removed):
        yield f"not those were told of their removal who were removed: {told}"
    if others := [key for _, key in told if key not in ends and key != _TELLS_REMOVAL]:
        yield f"somebody was told {others}"


def faults_of_posts(found: CupsFound, messages: Sequence[Message]) -> list[str]:
    """A cup has one post, which tells how it stands, and one more once it was played."""
    posts = [m for m in messages if m.lane.startswith("cups:")]
    return [
        f"cup {cup.code}: {fault}"
        for cup in found.cups
        for fault in _of_posts(cup, [m for m in posts if m.said[0].split()[0] == cup.code])
    ]


def _of_posts(cup: Cup, posts: Sequence[Message]) -> Iterator[str]:
    kinds = Counter(post.said[0].split()[1] for post in posts)
    if kinds[POST] > 1 or kinds[END_POST] > (cup.status is CupStatus.FINISHED):
        yield f"it has too many posts: {kinds}"
    if cup.posted_version < cup.version:
        return
    if kinds[POST] != 1 or kinds[END_POST] != (cup.status is CupStatus.FINISHED):
        yield f"posts are missing: {kinds}"
    outdated = [p.said for p in posts if p.said[-1].split()[2] != str(cup.version)]
    if outdated:
        yield f"version {cup.version} is not to be read: {outdated}"
