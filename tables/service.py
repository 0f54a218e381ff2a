"""The entry point for commands to tables: each change is one transaction; messages follow."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from core.game import Seat
from core.texts import CommandName, Guest, Locale, Verbatim, text
from model.commands import (
    Answer,
    Cancel,
    Change,
    Freeze,
    Invite,
    Join,
    OptionValue,
    Order,
    PauseAlone,
    Person,
    Propose,
    SeatComputer,
    Start,
)
from model.game_json import AnyGame
from model.log import hands_heard_by, lines_of
from model.refusals import existing, refused
from model.table import (
    JSON,
    Computer,
    Human,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    stranger,
)
from model.table import LIVING as LIVING
from model.table_creation import (
    Opening,
    fresh_table,
    opening_notices,
    rematch_of,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables import board_messages, clocks, direct_messages, notifications
from tables.board_messages import BoardQueries
from tables.commit import Commits
from tables.decisions import lifecycle, motions
from tables.decisions import undo as undoing
from tables.decisions.transitions import Occasion, Today, Transition
from tables.direct_messages import DirectMessageQueries
from tables.due_plans import DuePlans
from tables.history.ratings import Strengths
from tables.history_queries import PastQueries
from tables.interfaces import Clock, Entropy, Wake
from tables.notification_settings import quiet_hours
from tables.outages import Outages, given_back_what_waited
from tables.people import bans
from tables.people.bans import Bans, Blocks, in_its_cup, must_be_admitted
from tables.people.days_off import Absences, locked, recount
from tables.people.devices import Devices
from tables.people.follows import Followings
from tables.people.notes import Notebooks
from tables.people.thinking_ahead import ThinkingAhead
from tables.removals import Removals
from tables.results_archive import ResultsArchive
from tables.seated_tables import SeatedTables
from tables.table_queries import DeliveryQueries, TableQueries
from tables.timers import TableTimers
from tables.visibility import Look, TableViews, news_of

_CODES_TRIED = 50


class Done(msgspec.Struct, frozen=True):
    """The result of a command that was carried out and is on disk.

    ``again``: the same request had been carried out before. ``events``: what the person was told by
    it, private events included; ``hands``: who held the seats at each of them, for
    ``TableFacts.as_held_by``; empty if nothing differs from now. ``silent``: others must consent
    but were not notified, as this person notified them recently.
    """

    look: Look
    events: tuple[Any, ...]
    again: bool = False
    hands: tuple[tuple[int, ...], ...] = ()
    silent: bool = False


class OutOfCodes(Exception):
    """Fifty random codes in a row were taken: too many tables, or a broken generator."""


class TableService:
    """Carries out people's commands, one at a time for each table; holds the queries."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock,
        entropy: Entropy,
        wake: Wake,
        strengths: Mapping[str, Strengths] | None = None,
        wake_timers: Wake | None = None,
    ) -> None:
        """``wake``: called when messages and timers may be due; ``wake_timers``: timers alone."""
        sight = TableViews(games)
        self.archive = ResultsArchive(store, games, strengths or {})
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._sight = sight
        self.outages = Outages(store, clock, wake, wake_timers or wake, sight)
        self._commits = Commits(store, wake, self.archive, self.outages.notice_silence)
        self._due_plans = DuePlans(sight, self._carry_out)
        self.queries = TableQueries(store, clock, sight)
        self.past = PastQueries(store, sight)
        self.delivery = DeliveryQueries(store, sight)
        self.boards = BoardQueries(store, sight, clock)
        self.direct_messages = DirectMessageQueries(store, self.boards, sight, clock)
        ways = self.outages.stand_still, self._due_plans.play
        self.timers = TableTimers(store, clock, sight, self._commits, *ways)
        self.seated_tables = SeatedTables(sight, self._commits, entropy)
        self.removals = Removals(store, clock, sight, self._commits)
        self.absences = Absences(store, clock, wake, sight)
        self.blocks = Blocks(store, clock)
        self.bans = Bans(store)
        self.devices = Devices(store, clock)
        self.followings = Followings(store, games, self.boards, clock, wake)
        self.notebooks = Notebooks(store, games)
        self.ahead = ThinkingAhead(store, sight, entropy)

    def now(self) -> int:
        """Return the current time, in Unix milliseconds UTC."""
        return self._clock.now()

    async def free_code(self) -> TableCode:
        """Return an unused code, to name something before its table exists. Raises OutOfCodes."""

        def look(reader: Transaction) -> TableCode:
            codes = (self._entropy.code() for _ in range(_CODES_TRIED))
            free = next((code for code in codes if reader.tables.by_code(code) is None), None)
            if free is None:
                raise OutOfCodes
            return free

        return await self._store.read(look)

    async def open(self, request: RequestId, opening: Opening) -> Done:
        """Open a table with its host seated. Raises TableRefuses if limits or bans forbid it."""
        now = self._clock.now()

        def work(tx: Transaction) -> Done:
            tx.people.profile(
                opening.by.id
            )  # locks the person, so that a ban waits for this or is seen
            if (known := tx.log.receipt(request)) is not None:
                return self._done_before(tx, known, opening.by.id)
            return self._open(tx, request, opening, now)

        return await self._commits.change(work)

    async def carry_out(self, request: RequestId, code: TableCode, order: Order) -> Done:
        """Carry out a person's order, once for each request id.

        Raises PlayerError if it is refused; nothing has changed then.
        """
        now = self._clock.now()

        def work(tx: Transaction) -> Done:
            if isinstance(order, Join):
                tx.people.profile(
                    order.by.id
                )  # locks the person, so that a ban waits for this or is seen
            before = existing(tx.tables.by_code(code))
            people = (*before.owners, *before.former, order.by.id)
            if tx.log.receipt(request) or tx.log.move_of_request(request):
                return self._done_before(tx, before.id, order.by.id)
            return self._carry_out(tx, request, before, order, tx.people.profiles(people), now)

        return await self._commits.change(work)

    async def join(
        self,
        request: RequestId,
        code: TableCode,
        by: Person,
        sees: PlaceId | None = None,
        seat: Seat | None = None,
        side: int | None = None,
    ) -> Done:
        """Take a seat, by invitation or at a table whose place this person ``sees``.

        ``seat``: the one to take over, if several can be. ``side``: the team to join or change to.
        """
        order = Join(by, self._entropy.seed(), sees, seat, side)
        return await self.carry_out(request, code, order)

    async def start(
        self, request: RequestId, code: TableCode, by: Person, seen: int | None = None
    ) -> Done:
        """Start with those seated; ``seen``: the version at which the host left guests out."""
        return await self.carry_out(request, code, Start(by, self._entropy.seed(), seen))

    async def rematch(self, request: RequestId, code: TableCode, by: Person) -> Done:
        """Open a table like a finished or never begun one, for the same people.

        The latter only its host can open again.
        If another of them has opened it already, this accepts the invitation to it, or shows it to
        a person who is seated there.
        """
        now = self._clock.now()
        accepts = Join(by, self._entropy.seed())

        def work(tx: Transaction) -> Done:
            tx.people.profile(by.id)  # locks the person, so that a ban waits for this or is seen
            table = existing(tx.tables.by_code(code))
            if (known := tx.log.receipt(request)) is not None:
                return self._done_before(tx, known, by.id)
            _must_be_over(table, by.id)
            if table.codec != JSON:
                raise refused("table-refusal-other-version", code=table.code)
            living = tx.tables.of_player(by.id, LIVING)
            if (opened := next((t for t in living if t.again == code), None)) is None:
                again = rematch_of(
                    table, by, tx.people.profiles(table.owners), self._sight.game(table.game)
                )
                done = self._open(tx, request, again, now)
                board_messages.lead_on(tx, table, done.look.table, now)
                return done
            if opened.seat_of(by.id) is not None:
                return Done(self._sight.look(opened, by.id), (), again=True)
            people = tx.people.profiles((*opened.owners, *opened.former, by.id))
            return self._carry_out(tx, request, opened, accepts, people, now)

        return await self._commits.change(work)

    async def seat_computer(
        self,
        request: RequestId,
        code: TableCode,
        by: Person,
        computer: Computer,
        free: int | None = None,
        *,
        fills: bool = False,
        only: int | None = None,
    ) -> Done:
        """Seat a computer in a free seat, or one in each (``fills``); a full table starts.

        ``free``: number of free seats that the host saw. ``only``: seat this many computers and
        remove the other free seats.
        """
        order = SeatComputer(by, computer, self._entropy.seed(), fills, free, only)
        return await self.carry_out(request, code, order)

    async def change(
        self,
        request: RequestId,
        code: TableCode,
        by: Person,
        pace: Pace | None = None,
        size: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        locale: Locale | None = None,
    ) -> Done:
        """Change the terms of a table before its game; None leaves a term as it is."""
        order = Change(by, self._entropy.seed(), pace, size, options or {}, locale)
        return await self.carry_out(request, code, order)

    async def remember(self, profile: PlayerProfile, known: PlayerProfile | None = None) -> bool:
        """Store what changed in a profile; new quiet hours extend deadlines, within bounds.

        Returns True if some deadline stays inside the new quiet hours, because its extension is
        used up. ``known``: the profile from which this one was made; fields changed by others
        meanwhile are kept. Raises TableRefuses if the person has been, or is being, forgotten since
        then.
        """
        now = self._clock.now()

        def work(tx: Transaction) -> bool:
            before = tx.people.profile(profile.id)
            if known is not None and _is_forgotten(before, known):
                raise refused("being-forgotten")
            after = profile if before is None or known is None else _renewed(before, known, profile)
            if before == after:
                return False
            if before is None:
                tx.people.recognise(profile.id)
            tx.people.save_profile(after)
            if before is not None and before.missed and not after.missed:
                _welcome_back(tx, after, now)
            if before is None or quiet_hours(before) == quiet_hours(after):
                return False
            counted = [
                recount(tx, table, before, after, now, self._sight)
                for table in locked(tx, tx.tables.of_player(profile.id, (Status.PLAYING,)))
            ]
            return any(_ends_at_night(table, after) for table in counted)

        return await self._commits.change(work)

    async def note_direct_message(self, player: PlayerId, *, refused: bool) -> None:
        """Store whether a person refused a direct message or got it."""
        now = self._clock.now()

        def work(tx: Transaction) -> None:
            if refused:
                direct_messages.note_refusal(tx, player, now)
            else:
                direct_messages.note_arrival(tx, player)

        await self._store.transact(work, patient=True)

    def _open(self, tx: Transaction, request: RequestId, opening: Opening, now: int) -> Done:
        bans.must_be_free_to_open(tx, opening.by.id, opening.invited, opening.guild, now)
        table = self._add(tx, opening, now)
        _note(tx, opening.by.id, table, table.invited, now, opens=True)
        tx.log.keep_receipt(request, table.id, now)
        occasion = Occasion(
            self._sight.game(table.game), now, people=tx.people.profiles((opening.by.id,))
        )
        called = opening.first_post is not None
        role = None if called else opening.role
        begun = Transition(table, notices=opening_notices(opening), role=role, called=called)
        opened = self._seat_computers(begun, opening, occasion)
        if opening.first_post is not None:
            board_messages.adopt(tx, table, now, opening.first_post)
        blank = msgspec.structs.replace(table, invited=())  # so that all guests count as new
        if opened.table == table:
            tx.timers.replace(table.id, clocks.timers_of(table, now))
            tx.log.append_notices(table.id, lines_of(blank, table, opened.notices, now))
            wish = notifications.wish_of(blank, opened, opening.by.id)
            board_messages.show(tx, blank, table, now, wish)
            people = notifications.to_people(blank, opened, opening.by.id)
            direct_messages.show(tx, blank, people, now)
        else:
            self._commits.write(tx, blank, opened, occasion.game, now, opening.by.id)
        return Done(self._sight.look(opened.table, opening.by.id), ())

    def _seat_computers(
        self, opened: Transition, opening: Opening, occasion: Occasion
    ) -> Transition:
        """Seat the opening's computers; a full table starts. All notices are told together."""
        for computer in opening.computers:
            command = SeatComputer(opening.by, computer, self._entropy.seed())
            after = lifecycle.decide(opened.table, command, occasion)
            notices = (*opened.notices, *after.notices)
            opened = msgspec.structs.replace(
                after, notices=notices, role=opened.role, called=opened.called
            )
        return opened

    def _add(self, tx: Transaction, opening: Opening, now: int) -> Table:
        manifest = self._sight.game(opening.game).manifest
        for attempt in range(_CODES_TRIED):
            wished = opening.code if attempt == 0 else None
            fresh = fresh_table(opening, manifest, wished or self._entropy.code(), now)
            if (added := tx.tables.add(fresh)) is not None:
                return added
        raise OutOfCodes

    def _carry_out(
        self,
        tx: Transaction,
        request: RequestId,
        before: Table,
        order: Order,
        people: clocks.People,
        now: int,
    ) -> Done:
        order = in_its_cup(tx, before, order)
        must_be_admitted(tx, before, order)
        returns = before.tended_for(order.by.id)
        if isinstance(order, Join) and before.seat_owned_by(order.by.id) is None:
            bans.must_have_time(tx, order.by.id)
        if isinstance(order, Invite):
            bans.must_be_welcome_to(tx, order.by.id, order.guests, before.guild, now)
            bans.must_leave_others_in_peace(tx, order.by.id, before, order.guests, now)
        reads_no_game = isinstance(order, Cancel) or motions.answers_end(before, order)
        if reads_no_game and not self._sight.can_be_shown(before):
            return self._call_off(tx, request, before, order, now)
        before = _seen_again(before, order.by.id)
        lines = tx.log.moves(before.id) if undoing.needs_log(before, order) else ()
        if isinstance(order, _STOPS_CLOCKS):
            before = given_back_what_waited(tx, before, now, people)
        occasion = Occasion(self._sight.rules(before), now, request, people, lines)
        after = lifecycle.decide(before, order, occasion)
        if _carries_on(before, after, order):
            used = clocks.used(after.table, now, people)
            after = msgspec.structs.replace(after, table=used)
        records = self._commits.write(tx, before, after, occasion.game, now, order.by.id)
        if after.move is None:
            tx.log.keep_receipt(request, before.id, now)
        _count_invitations(tx, order, before, after.table, now)
        if returns is not None and returns.tended is not None:
            records = tuple(news_of(tx, before, returns.tended))
        look = self._sight.look(after.table, order.by.id)
        events = self._sight.heard(after.table, look.seat, records)
        hands = () if returns is None else hands_heard_by(look.seat, records)
        silent = notifications.wishes_silently(before, after.table)
        return Done(look, events, hands=hands, silent=silent)

    def _call_off(
        self,
        tx: Transaction,
        request: RequestId,
        before: Table,
        order: Order,
        now: int,
    ) -> Done:
        """Call off, or refuse to call off, a table whose game cannot be read."""
        after = lifecycle.decide_unread(before, order, Today(now))
        self._commits.write(tx, before, after, None, now, order.by.id)
        tx.log.keep_receipt(request, before.id, now)
        return Done(self._sight.glimpse(after.table, order.by.id), ())

    def _done_before(self, tx: Transaction, table: TableId, player: PlayerId) -> Done:
        known = existing(tx.tables.by_id(table))
        see = self._sight.look if self._sight.can_be_shown(known) else self._sight.glimpse
        return Done(see(known, player), (), again=True)


def _carries_on(before: Table, after: Transition, order: Order) -> bool:
    """Return whether this is a move, a join or a change of pace, or the game has not begun."""
    is_step = after.move is not None or isinstance(order, Join)
    return is_step or before.status is not Status.PLAYING or before.pace != after.table.pace


_STOPS_CLOCKS = (PauseAlone, Propose, Answer, Freeze)
"""Orders that may stop all clocks: the time that messages have waited is given back before."""


def _count_invitations(
    tx: Transaction, order: Order, before: Table, after: Table, now: int
) -> None:
    """Store new invitations for the limits; delete those of a person who accepts."""
    if isinstance(order, Invite):
        invited = [guest for guest in after.invited if guest not in before.invited]
        _note(tx, order.by.id, after, invited, now)
    elif isinstance(order, Join) and order.by.id in before.invited:
        tx.blocks.forget_approaches(after.id, order.by.id)


def _note(
    tx: Transaction,
    by: PlayerId,
    table: Table,
    guests: Sequence[PlayerId],
    now: int,
    *,
    opens: bool = False,
) -> None:
    tx.blocks.note_approaches(bans.approaches_of(by, table.id, guests, now, opens=opens))


def _seen_again(table: Table, player: PlayerId) -> Table:
    """Return the table with this person marked as back, if they were gone."""
    seats = tuple(
        msgspec.structs.replace(s, presence="back")
        if s.presence == "gone" and s.occupant == Human(player)
        else s
        for s in table.seats
    )
    return table if seats == table.seats else msgspec.structs.replace(table, seats=seats)


def _is_forgotten(kept: PlayerProfile | None, known: PlayerProfile) -> bool:
    """Return whether this person was or is being forgotten since ``known`` was read."""
    if kept is None:
        return known != stranger(known.id)
    return kept.forgetting is not None


def _renewed(kept: PlayerProfile, known: PlayerProfile, profile: PlayerProfile) -> PlayerProfile:
    """Return the stored profile with the fields that differ between ``known`` and ``profile``."""
    pairs = ((name, getattr(profile, name)) for name in profile.__struct_fields__)
    news = {name: value for name, value in pairs if value != getattr(known, name)}
    return msgspec.structs.replace(kept, **news)


def _ends_at_night(table: Table, person: PlayerProfile) -> bool:
    seat = table.seat_of(person.id)
    if seat is None or seat.asked is None:
        return False
    return clocks.ends_at_night(seat, {person.id: person})


def _welcome_back(tx: Transaction, person: PlayerProfile, now: int) -> None:
    """Mark a person as back at each table where they were gone, and tell the others."""
    for before in locked(tx, tx.tables.of_player(person.id, (Status.PLAYING,))):
        here = _seen_again(before, person.id)
        if here is before:
            continue
        after = msgspec.structs.replace(here, version=before.version + 1)
        tx.tables.save(after, before.version)
        notice = text("table-back", who=Guest(person.id, Verbatim(person.name)))
        board_messages.tell(tx, after, notice, now)


def _must_be_over(table: Table, player: PlayerId) -> None:
    """Raise TableRefuses if this person can have no rematch of the table, or not yet."""
    if table.status is Status.CANCELLED and table.seed is None and player != table.host:
        raise refused("table-refusal-host-only")
    if player not in table.owners and table.status.is_over:
        command = CommandName(f"{table.game}-new")
        raise refused("table-refusal-not-of-rematch", command=command)
    if player not in table.owners:
        raise refused("table-refusal-not-seated")
    if not table.status.is_over:
        lobby = table.status is Status.LOBBY
        raise refused("table-refusal-not-started" if lobby else "table-refusal-started-already")
