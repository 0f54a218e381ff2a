"""What may be asked of the house's tables; nothing here changes one."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from core.errors import PlayerError, Refusal
from core.game import Seat
from tables.decisions import agreements, lifecycle
from tables.decisions.lifecycle import EndForeseen
from tables.decisions.transitions import Occasion, Today
from tables.decisions.undo import UndoForeseen
from tables.history.positions import (
    Moments,
    Shelf,
    Story,
    Whose,
    eyes_for_all,
    heard_in,
    positions_of,
)
from tables.history.public_record import PublicRecord, public_record_of
from tables.history.record import Findings, GameRecord, examine, record_of
from tables.interfaces import Clock, Reader, Store
from tables.model import game_json
from tables.model.audience import attributed, hands_at, numbers_of, seen_by, still_true
from tables.model.commands import Cancel, Order, Person, Undo
from tables.model.game_json import AnyGame
from tables.model.letters import BoardPost, Letter, LetterPost, PrivateLetter, TableFacts
from tables.model.refusals import refused, unknown
from tables.model.shards import EVERYBODY, Reach
from tables.model.table import (
    TIMER_KINDS,
    EventRecord,
    GuildId,
    Listed,
    MoveRecord,
    Notebook,
    Outline,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableCode,
    TableId,
    Timer,
    TimerKind,
)
from tables.notifications.notices import turn_letter
from tables.people import limits
from tables.visibility.public_facts import is_told_by
from tables.visibility.table_view import Look, Sight

_TIMERS_AT_ONCE = 50

MOST_LISTED = 50
"""Tables of a place or a person that are offered: twice what a menu can show."""

MOST_OF_A_SERVER = 250
"""Tables of a server that are looked through for a list: more pages than anybody turns."""


class Offered(msgspec.Struct, frozen=True):
    """Tables to choose from, whoever is known at them, and what is known of whoever chooses."""

    by: PlayerProfile | None
    tables: tuple[TableFacts, ...]
    people: Mapping[PlayerId, PlayerProfile]


class Agenda(msgspec.Struct, frozen=True):
    """The timers whose instant has come, earliest first, and when the next one's comes."""

    due: list[Timer]
    next_at: int | None


class Standing(msgspec.Struct, frozen=True):
    """How things stand for a letter that was written a while ago.

    ``concerns``: whether it is still for whom it was written, and still asks something.
    ``asked``: the number of the question each seat is to answer, None where it owes nothing.
    ``people``: what is remembered of those at the table and of whom it calls or is written to.
    ``has_room``: whether a seat is still free for whoever has the role that it calls.
    """

    concerns: bool
    asked: Mapping[Seat, int | None]
    people: Mapping[PlayerId, PlayerProfile]
    has_room: bool = False


class Questions:
    """Answers questions about tables, each in one reading of the store."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._sight = Sight(games)
        self._shelf = Shelf()

    def now(self) -> int:
        """What time it is in the house."""
        return self._clock.now()

    async def facts(self, code: TableCode) -> TableFacts:
        """What everybody may know of a table. Raises TableRefuses for an unknown code."""
        return self._sight.facts(existing(await self._store.read(lambda r: r.table(code))))

    async def look(self, code: TableCode, player: PlayerId) -> Look:
        """A table through this person's eyes. Raises TableRefuses for an unknown code."""
        return self._sight.look(existing(await self._store.read(lambda r: r.table(code))), player)

    async def watch(self, code: TableCode) -> Look:
        """A table through the public's eyes."""
        table = existing(await self._store.read(lambda r: r.table(code)))
        return self._sight.look_from(table, None)

    async def foresee_end(self, code: TableCode, order: Cancel) -> tuple[TableFacts, EndForeseen]:
        """A table, and what calling it off would come to. Raises TableRefuses where one may not."""
        table = existing(await self._store.read(lambda r: r.table(code)))
        end = lifecycle.foresee_end(table, order, Today(self._clock.now()))
        return self._sight.facts(table), end

    async def foresee_refusal(self, code: TableCode, order: Order) -> Refusal | None:
        """Why a table would not carry this out now; None where it would. Nothing happens."""

        def work(reader: Reader) -> tuple[Table, Mapping[PlayerId, PlayerProfile]]:
            table = existing(reader.table(code))
            return table, reader.players(table.owners)

        table, people = await self._store.read(work)
        occasion = Occasion(self._sight.rules(table), self._clock.now(), people=people)
        try:
            lifecycle.decide(table, order, occasion)
        except PlayerError as fault:
            return fault.refusal
        return None

    async def foresee_undo(self, code: TableCode, order: Undo) -> UndoForeseen:
        """What it takes to take a move back. Raises TableRefuses where it cannot be."""

        def work(reader: Reader) -> tuple[Table, list[MoveRecord]]:
            table = existing(reader.table(code))
            return table, reader.moves(table.id)

        table, log = await self._store.read(work)
        occasion = Occasion(self._sight.rules(table), self._clock.now(), log=log)
        return lifecycle.foresee_undo(table, order, occasion)

    async def tables_at(
        self, place: PlaceId, statuses: Sequence[Status], most: int = MOST_LISTED
    ) -> list[TableFacts]:
        """So many tables of a channel or thread in outline, newest activity first."""
        found = await self._store.read(lambda r: r.outlines_at(place, statuses, most))
        return [self._sight.facts(t) for t in found]

    async def tables_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableFacts]:
        """A person's tables in outline, newest activity first; not more than a few."""
        found = await self._store.read(lambda r: r.outlines_of(player, statuses, MOST_LISTED))
        return [self._sight.facts(t) for t in found]

    async def offered(
        self, player: PlayerId, place: PlaceId | None, most: int = MOST_LISTED
    ) -> Offered:
        """The living tables of a person, then those of a place, in one reading; so many of each."""

        def work(reader: Reader) -> Offered:
            found = reader.outlines_of(player, limits.LIVING, most)
            if place is not None and len(found) < most:
                mine = {table.id for table in found}
                here = reader.outlines_at(place, limits.LIVING, most)
                found += [table for table in here if table.id not in mine]
            tables = tuple(map(self._sight.facts, found))
            people = sorted({person for table in tables for person in table.people})
            return Offered(reader.player(player), tables, reader.players(people))

        return await self._store.read(work)

    async def listed_of(self, player: PlayerId) -> list[Listed]:
        """What a list of a person's living tables is made of, newest activity first."""
        return await self._store.read(lambda r: r.listed_of(player, limits.LIVING))

    async def listed_in(self, guild: GuildId, player: PlayerId) -> list[Listed]:
        """The same of the newest living tables of a server, and all of theirs there."""
        most = MOST_OF_A_SERVER
        return await self._store.read(lambda r: r.listed_in(guild, player, limits.LIVING, most))

    async def facts_of(self, tables: Sequence[TableId]) -> list[TableFacts]:
        """What lists show of those of these tables that there are, in this order."""
        found = await self._store.read(lambda r: r.outlines(tables))
        return [self._sight.facts(t) for t in found]

    async def history(
        self, code: TableCode, player: PlayerId
    ) -> list[tuple[int | None, tuple[Any, ...], tuple[int, ...]]]:
        """The number of every move with the events this person was told by it, oldest first.

        And with who held the seats then, as ``TableFacts.as_held_by`` takes it.

        The first entry, number 0, is the set-up; before the game there is none. What was played
        is told by the events alone: a move may be secret. One that told this person nothing is
        left out; one that was told to some only has no number, so that nobody can count it, and
        a resignation has none. That a move was taken back is told, by ``TakenBack``, to whom the
        move was.
        """

        def work(reader: Reader) -> tuple[Table, list[MoveRecord], list[EventRecord]]:
            table = existing(reader.table(code))
            return table, reader.moves(table.id), reader.events(table.id)

        table, log, events = await self._store.read(work)
        if table.state is None:
            return []
        seat = table.seat_of(player)
        viewer = None if seat is None else seat.seat
        heard = heard_in(self._sight.game(table.game), viewer, log, events)
        story = enumerate(zip(numbers_of(log, events), heard, strict=True))
        return [
            (number, events, hands_at(table.seats, seq))
            for seq, (number, events) in story
            if events or number == 0
        ]

    async def moments(self, code: TableCode, player: PlayerId, whose: Whose = "own") -> Moments:
        """A game moment by moment, as it was seen then; empty before the game.

        ``whose`` eyes: "own" are those of the seat that this person holds now, or the public's.
        Raises TableRefuses where not all is open yet, or the game cannot be played again.
        """

        table = existing(await self._store.read(lambda r: r.table(code)))
        story = self._shelf.story_of(table)
        if table.state is not None and story is None:
            table, story = await self._story_of(table.id)
        seat = table.seat_of(player)
        viewer = None if seat is None or whose == "public" else seat.seat
        facts = self._sight.facts(table)
        eyes = eyes_for_all(table) if whose == "open" else viewer
        if story is None:
            return Moments(facts, viewer)
        return story.seen_by(eyes, facts, viewer, table.seats)

    async def _story_of(self, number: TableId) -> tuple[Table, Story]:
        """A table whose game has begun, and its story, which is kept from then on."""

        def work(reader: Reader) -> tuple[Table, list[MoveRecord], list[EventRecord]]:
            table = existing(reader.table_by_id(number))
            return table, reader.moves(number), reader.events(number)

        table, log, events = await self._store.read(work)
        game = self._sight.rules(table)
        story = Story(game, positions_of(table, game, log, events))
        self._shelf.keep(table, story)
        return table, story

    async def record(self, code: TableCode) -> GameRecord | PublicRecord:
        """The whole record of a game that is finished, of any other what everybody knows of it.

        Raises TableRefuses before the game.
        """

        def work(reader: Reader) -> tuple[Table, list[MoveRecord], list[EventRecord]]:
            table = existing(reader.table(code))
            return table, reader.moves(table.id), reader.events(table.id)

        table, log, events = await self._store.read(work)
        if table.state is None:
            raise refused("table-refusal-not-started")
        game = self._sight.rules(table)
        if table.status is Status.FINISHED:
            return record_of(table, log)
        view = game.view_for(game_json.state_of(game, table), None)
        return public_record_of(table, log, events, game_json.raw(view))

    async def verify(self, code: TableCode) -> tuple[GameRecord, Findings]:
        """Deal and play a finished game again. Raises TableRefuses while it is not finished."""
        record = await self.record(code)
        if not isinstance(record, GameRecord):
            raise refused("table-refusal-not-finished")
        return record, self.check(record)

    def check(self, record: GameRecord) -> Findings:
        """What comes of dealing and playing it again. Raises TableRefuses for former rules."""
        game = self._sight.game(record.game)
        if game.deal_under(record.rules_version) is None:
            raise refused("table-refusal-other-rules")
        return examine(record, game)

    async def must_be_free_to_open(
        self, by: PlayerId, guests: Sequence[Person], guild: GuildId
    ) -> None:
        """Raises TableRefuses where this person may open no table for these guests there now."""
        now = self._clock.now()
        await self._store.read(lambda r: limits.must_be_free_to_open(r, by, guests, guild, now))

    async def profile(self, player: PlayerId) -> PlayerProfile | None:
        """What is remembered of a person."""
        return await self._store.read(lambda r: r.player(player))

    async def profiles(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """What is remembered of these people."""
        return await self._store.read(lambda r: r.players(players))

    async def met(
        self, player: PlayerId, code: TableCode
    ) -> tuple[PlayerProfile | None, TableFacts | None]:
        """What is remembered of a person, and what everybody may know of a table; in one reading.

        None for whoever, and whatever, there is not.
        """

        def work(reader: Reader) -> tuple[PlayerProfile | None, Table | None]:
            return reader.player(player), reader.table(code)

        known, table = await self._store.read(work)
        return known, None if table is None else self._sight.facts(table)

    async def beside(
        self, table: TableFacts, player: PlayerId
    ) -> tuple[Mapping[PlayerId, PlayerProfile], Notebook]:
        """What is remembered of those at a table, and what a person keeps there; in one reading."""
        people = sorted(table.people)

        def work(reader: Reader) -> tuple[Mapping[PlayerId, PlayerProfile], Notebook]:
            return reader.players(people), reader.notebook(table.id, player)

        return await self._store.read(work)

    async def recall(self, call: PrivateLetter) -> PrivateLetter | None:
        """A letter that calls to a turn, as things stand now.

        None when the turn has passed, and where nobody may move, unless it only changes what
        stands.
        """

        def work(reader: Reader) -> tuple[Table | None, list[EventRecord]]:
            table = reader.table_by_id(call.table.id)
            seat = None if table is None else table.seat_of(call.to)
            if table is None or seat is None or seat.asked is None:
                return None, []
            if table.is_frozen and not call.amends:
                return None, []
            return table, news_of(reader, table, seen_by(table, seat))

        table, news = await self._store.read(work)
        if table is None or not self._sight.can_be_shown(table):
            return None
        seat = table.seat_of(call.to)
        assert seat is not None, "the same table"
        game = self._sight.rules(table)
        turn = turn_letter(table, seat, game, news, call.notices)
        return msgspec.structs.replace(
            turn, loud=not call.amends, amends=call.amends, lasts=call.lasts
        )

    async def standing(self, letter: Letter) -> Standing:
        """What has become of the questions and people of a letter, all at one moment."""

        def work(reader: Reader) -> Standing:
            concerns = not isinstance(letter, PrivateLetter) or _concerns(reader, letter)
            asked = reader.questions_of(letter.table.id)
            people = reader.players(sorted(people_of(letter)))
            return Standing(concerns, asked, people, _has_room(reader, letter))

        return await self._store.read(work)

    async def owed_by(self, player: PlayerId) -> list[TableFacts]:
        """The tables that wait for this person, newest activity first; not more than a few.

        At a frozen one nobody may move.
        """

        def work(reader: Reader) -> list[Outline]:
            listed = reader.listed_of(player, (Status.PLAYING,))
            owed = reader.outlines([one.table for one in listed if one.owes])
            return [table for table in owed if not table.is_frozen][:MOST_LISTED]

        return [self._sight.facts(t) for t in await self._store.read(work)]

    async def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Where the letter of a table stands in a person's mailbox."""
        return await self._store.read(lambda r: r.letter_post(table, player))

    async def board_post(self, table: TableId) -> BoardPost | None:
        """Where a table's newest post stands."""
        return await self._store.read(lambda r: r.board_post(table))

    async def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Where the newest posts of these tables stand."""
        return await self._store.read(lambda r: r.board_posts(tables))

    async def agenda(
        self,
        kinds: Sequence[TimerKind] = TIMER_KINDS,
        besides: int = 0,
        reach: Reach = EVERYBODY,
    ) -> Agenda:
        """What is due of these kinds, enough to find some ``besides`` these, and what is not yet.

        Nobody's time runs out while they cannot be reached.
        """
        now, most = self._clock.now(), _TIMERS_AT_ONCE + besides
        return await self._store.read(
            lambda r: Agenda(r.due_timers(now, most, kinds, reach), r.next_timer_at(now, kinds))
        )

    async def computers_question(self, timer: Timer) -> Look | None:
        """What a computer has to decide, seen from its seat; None when it has been decided."""
        table = await self._store.read(lambda r: r.table_by_id(timer.table))
        if table is None or table.seats[timer.seat].asked != timer.asked:
            return None
        return self._sight.look_from(table, table.seats[timer.seat])


def people_of(letter: Letter) -> set[PlayerId]:
    """Everybody at the table of a letter, and whom it calls or is written to."""
    to = (letter.to,) if isinstance(letter, PrivateLetter) else letter.ping
    return {*letter.table.people, *to}


def _concerns(reader: Reader, letter: PrivateLetter) -> bool:
    """Whether a letter about a seat is still for whom it was written, and still asks something.

    What a seat sees is never shown to somebody who has left it.
    """
    table = reader.table_by_id(letter.table.id)
    if letter.seat is None or table is None or letter.seat >= len(table.seats):
        return letter.seat is None
    if table.seats[letter.seat].owner != letter.to:
        return letter.kind == "relieved"
    if letter.illustrates and not is_told_by(letter, table):
        return False  # the letter to which its picture was to follow has been changed
    if letter.kind == "vote":
        return {p.number for p in letter.table.polls} <= {p.number for p in table.polls}
    if letter.kind == "agree":
        return agreements.is_asked(table, letter.to)
    return True


def _has_room(reader: Reader, letter: Letter) -> bool:
    """Whether a table that calls a role waits for players; any other is not looked up."""
    if isinstance(letter, PrivateLetter) or letter.role is None:
        return False
    table = reader.table_by_id(letter.table.id)
    return table is not None and table.free_seats > 0


def news_of(reader: Reader, table: Table, after_seq: int) -> list[EventRecord]:
    """The events of the moves after ``after_seq`` that still stand."""
    log = reader.moves(table.id, after_seq)
    return attributed(still_true(reader.events(table.id, after_seq), log), log, table.seats)


def existing(table: Table | None) -> Table:
    """The table that was asked for. Raises TableRefuses when there is none."""
    if table is None:
        raise unknown()
    return table
