"""Invariants of a table, one class for each promise to its people.

A law is told every event and raises LawBroken. It reads only what is stored and what stands on
Discord, never the product's internals.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TypeAlias

from core.game import Seat
from model.letters import Letter, PrivateLetter, PublicLetter, questions_in
from model.log import RESIGNATION, standing, taken_back_by, takes_back
from model.results import Result
from model.table import (
    FORMER_PLAYER,
    HOUR,
    MINUTE,
    Computer,
    Human,
    MoveRecord,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableId,
    TableSeat,
    Timer,
    TimerKind,
)
from tables.clocks import LONGEST_NOTICE, SHORTEST_STANDSTILL, full_time
from tables.decisions.moderation import FROST_LASTS
from tables.notification_settings import QUIET_BUDGET, quiet_budget, quiet_until
from tables.paces import GAME_LASTS, LONGEST_GRACE, POLL_LASTS
from tables.visibility import facts_of
from tests.simulation.messenger import Message, Number, Ring

SLACK = 2 * MINUTE
"""What a step may be cut short."""

DAY = 24 * HOUR
RESPITE = LONGEST_NOTICE + HOUR + QUIET_BUDGET
"""What a standstill may give back beyond what it took, to whoever had next to nothing left: time to
notice, an hour that differs between tables, and the quiet hours in which nobody notices."""

Turn: TypeAlias = tuple[TableId, Seat, int, int, int]
"""A table, a seat, the question whose clock runs, how often it has lapsed, and which pace it is."""


class LawBroken(BaseException):
    """A promise was broken. ``law``: which. A BaseException, which the product cannot handle."""

    def __init__(self, law: "Law", what: str) -> None:
        super().__init__(f"{type(law).__name__}: {what}")
        self.law = type(law)


class Known:
    """What is stored, as the laws have seen it change, and what the weather is.

    ``waiting``: tables of which letters or new posts wait, ``changing``: or will go out within a
    minute; ``outdated``: of which a post is to be sent or edited;
    ``unreachable``: whose people cannot reach the house; ``homeless``: whose place takes no posts.
    ``shut``: who has ever taken no letters. ``calls``, ``paces``: how often everybody at a table
    was called anew, or had another pace; ``nights``: how often somebody changed their quiet hours.
    """

    def __init__(self) -> None:
        self.now = 0
        self.tables: dict[TableId, Table] = {}
        self.people: dict[PlayerId, PlayerProfile] = {}
        self.results: dict[TableId, Result] = {}
        self.calls: Counter[TableId] = Counter()
        self.paces: Counter[TableId] = Counter()
        self.timers: list[Timer] = []
        self.waiting: set[TableId] = set()
        self.changing: set[TableId] = set()
        self.outdated: set[TableId] = set()
        self.unreachable: set[TableId] = set()
        self.nights: Counter[PlayerId] = Counter()
        self.shut: set[PlayerId] = set()
        self.homeless: set[TableId] = set()

    def turn(self, table: Table, seat: TableSeat) -> Turn:
        return (table.id, seat.seat, seat.timed, seat.lapsed, self.paces[table.id])

    def owing(self, table: Table) -> Iterable[tuple[TableSeat, PlayerProfile]]:
        """The people who are asked something at a table, and their seats."""
        for seat in table.to_act:
            if isinstance(seat.occupant, Human):
                yield seat, self.people[seat.occupant.player]

    def playing(self) -> list[Table]:
        return [t for t in self.tables.values() if t.status is Status.PLAYING]

    def meet(self, profile: PlayerProfile) -> None:
        """What is remembered of a person is stored."""
        before = self.people.get(profile.id)
        self.nights[profile.id] += before is not None and _night(before) != _night(profile)
        self.people[profile.id] = profile

    def learn(self, before: Table | None, after: Table) -> None:
        """A table is stored."""
        self.tables[after.id] = after
        if before is not None:
            self.calls[after.id] += before.pause is not None and after.pause is None
            self.paces[after.id] += before.pace != after.pace
            self.calls[after.id] += before.pace != after.pace


def _night(profile: PlayerProfile) -> tuple[object, ...]:
    return profile.zone, profile.quiet_from, profile.quiet_to


class Law:
    """An invariant. It is told every event; most laws ignore most of them."""

    def __init__(self, known: Known) -> None:
        self.known = known

    def passes(self, since: int, until: int) -> None:
        """Time passes in which nothing happens."""

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        """A table was stored; ``moves``: with it."""

    def rings(self, ring: Ring) -> None:
        """A phone sounds."""

    def counts(self, number: Number) -> None:
        """A new direct message makes a number."""

    def arrives(self, letter: Letter) -> None:
        """Something has been written where people read it."""

    def rests(self, messages: Iterable[Message]) -> None:
        """The house has done what was to do now."""

    def ends(self) -> None:
        """Nobody has done anything for a very long time."""

    def must(self, holds: bool, what: str) -> None:
        if not holds:
            raise LawBroken(self, what)


class OneCallATurn(Law):
    """A phone sounds once for each turn, in the chosen place; reminders once each.

    Changing one's quiet hours meanwhile may cause one more call: the call postponed to the end of
    the earlier hours then comes, in addition to the one already made.
    """

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._calls: Counter[tuple[object, ...]] = Counter()
        self._nights: dict[tuple[TableId, Seat, int], int] = {}
        """How often somebody had changed their quiet hours when they were asked."""

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        for seat in after.to_act:
            if isinstance(seat.occupant, Human):
                asked = (after.id, seat.seat, seat.timed)
                self._nights.setdefault(asked, self.known.nights[seat.occupant.player])

    def rings(self, ring: Ring) -> None:
        letter = ring.letter
        if letter is None or letter.table.status is not Status.PLAYING:
            return
        table = self.known.tables[letter.table.id]
        seat, profile = table.seat_of(ring.player), self.known.people[ring.player]
        if seat is None or letter.kind == "notice" or not _is_asked_by(letter, ring.player):
            return
        number = seat.reminded if letter.kind == "reminder" else 0
        # Whoever owes a turn may be called to a vote on another who does.
        polls = tuple(poll.number for poll in table.polls)
        votes = _opens_a_vote(letter)
        opened = letter.table.version if votes else 0
        about = (number, self.known.calls[table.id], polls, opened, seat.promised)
        call = (self.known.turn(table, seat), about)
        self._calls[call] += 1
        self._calls[*call, ring.by_letter] += 1
        if ring.player in self.known.shut:
            return  # a door that is found shut while posts wait may be called in its place as well
        what = f"{profile.name} ({profile.calls}) at {table.code} by {letter.kind} {call}"
        often = 1 + self.known.nights[ring.player] - self._nights[table.id, seat.seat, seat.timed]
        self.must(self._calls[*call, ring.by_letter] <= often, f"called twice: {what}")
        if table.id in self.known.homeless:
            return
        both = profile.calls == "both"
        self.must(self._calls[call] <= often or both, f"called in two places: {what}")
        wished = ("direct", "both") if ring.by_letter else ("channel", "both")
        off = profile.letters == "off" and profile.calls in ("direct", "digest")
        self.must(profile.calls in wished or (off and not ring.by_letter), f"not wished: {what}")


class ANumberIsACall(Law):
    """A silent direct message is an edit, except the first of a table or its game.

    With one call a turn: one unread badge for each turn of one's own, none for others' turns.
    """

    def counts(self, number: Number) -> None:
        letter = number.letter
        if letter is None or number.sounds or number.was_tried or number.is_first:
            return
        begins = any(notice.key == "table-started" for notice in letter.notices)
        name, table = self.known.people[number.player].name, letter.table.code
        self.must(begins, f"{name} has a number without a call: {letter.kind} {table}")


class NobodyIsCalledInVain(Law):
    """A phone never sounds for anything outdated, nor in quiet hours."""

    def rings(self, ring: Ring) -> None:
        letter, profile = ring.letter, self.known.people[ring.player]
        kind = "digest" if letter is None else letter.kind
        quiet = quiet_until(profile, self.known.now)
        self.must(quiet is None, f"{profile.name} is called by {kind} in quiet hours")
        if letter is None or letter.table.status is not Status.PLAYING:
            return
        table = self.known.tables[letter.table.id]
        seat = table.seat_of(ring.player)
        asked = _is_asked_by(letter, ring.player)
        now = None if seat is None else seat.asked
        told = letter.table.seats[seat.seat].asked if seat is not None else None
        self.must(
            not asked or (now is not None and told == now),
            f"{profile.name} is called to {table.code} by {kind} to {told}, but asked {now}",
        )
        idle = seat is not None and now is None and not table.motions
        self.must(
            not (idle and isinstance(letter, PublicLetter)),
            f"{profile.name} is called to {table.code} by {kind}, where nothing is asked of them",
        )


class NobodyLosesTime(Law):
    """A person whose time runs out had the full agreed time, after being told.

    A person who takes back their own move for the second time in a turn loses the time since it,
    except for an hour or half of the time for a move.
    """

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._told: set[Turn] = set()
        self._rest: dict[tuple[TableId, int], tuple[Seat, int]] = {}
        """To which seat how much time was left when it moved, by the number of the line."""
        self._lines: defaultdict[TableId, list[MoveRecord]] = defaultdict(list)
        self._had: defaultdict[Turn, int] = defaultdict(int)
        self._out: Counter[TableId] = Counter()
        self._doubtful: defaultdict[Turn, int] = defaultdict(int)

    def passes(self, since: int, until: int) -> None:
        for table in self.known.playing():
            cut_off = table.id in self.known.waiting | self.known.unreachable
            turns = [
                (self.known.turn(table, seat), max(0, until - max(since, profile.away_until)))
                for seat, profile in self.known.owing(table)
                if table.pause is None and self.known.turn(table, seat) in self._told
            ]
            if not cut_off:
                self._forgive(table, [turn for turn, _ in turns])
            for turn, time in turns:
                (self._doubtful if cut_off else self._had)[turn] += time
            self._out[table.id] += until - since if cut_off else -self._out[table.id]

    def _forgive(self, table: Table, turns: list[Turn]) -> None:
        """A very short standstill is not counted anew, so it was time."""
        short = self._out[table.id] < SHORTEST_STANDSTILL
        for turn in turns:
            self._had[turn] += self._doubtful.pop(turn, 0) if short else 0
            self._doubtful.pop(turn, None)

    def arrives(self, letter: Letter) -> None:
        table = self.known.tables[letter.table.id]
        put = questions_in(letter)
        for seat in table.to_act:
            if any(s == seat.seat and seat.timed <= asked <= (seat.asked or 0) for s, asked in put):
                self._told.add(self.known.turn(table, seat))

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        if before is None or before.status is not Status.PLAYING:
            return
        if before.pause is not None and after.pause is None:
            self._told -= {self.known.turn(before, seat) for seat in before.seats}
        for move in moves:
            rest = self._left_to(before, before.seats[move.seat])
            self._rest[after.id, move.seq] = move.seat, rest
            if takes_back(move):
                self._takes_back(before, after, move)
            self._lines[after.id].append(move)
        ended = {move.seat for move in moves if move.actor is None}
        for seat in before.to_act:
            decided = before.poll_about(seat.seat) is not None  # by the others, as soon as they do
            late = after.seats[seat.seat].lapsed > seat.lapsed
            late = late or (seat.seat in ended and not decided)
            if late and isinstance(seat.occupant, Human):
                self._had_enough(before, seat)

    def _left_to(self, table: Table, seat: TableSeat) -> int:
        if table.poll_about(seat.seat) is not None:
            return 0  # whoever the others are asked about has had their time
        return max(0, _agreed_time(table, seat) - self._had[self.known.turn(table, seat)])

    def _takes_back(self, before: Table, after: Table, line: MoveRecord) -> None:
        """Whoever is asked again has the time that was left; whoever asked for it knows that."""
        rests = dict(self._rest[after.id, number] for number in reversed(taken_back_by(line)))
        for seat in after.to_act:
            was, turn = before.seats[seat.seat], self.known.turn(after, seat)
            if turn == self.known.turn(before, was):
                continue
            rest = rests.get(seat.seat, self._left_to(before, was))
            if seat.seat == line.seat:
                rest = self._left_after(before, line, rest)
            self._had[turn] = max(0, _agreed_time(after, seat) - rest)
            if seat.seat == line.seat and not _all_agree_to_it(before):
                self._told.add(turn)

    def _left_after(self, table: Table, line: MoveRecord, rest: int) -> int:
        """What whoever takes a move back has of the ``rest`` they had before it."""
        lines, numbers = self._lines[table.id], taken_back_by(line)
        again = len(numbers) == 1 and _has_taken_back(lines, line.seat)
        if _all_agree_to_it(table) or not again:
            return rest
        spent = line.at - lines[numbers[0] - 1].at
        return max(rest - spent, min(rest, HOUR, (table.pace.span or 0) // 2))

    def _had_enough(self, table: Table, seat: TableSeat) -> None:
        turn, full = self.known.turn(table, seat), _agreed_time(table, seat)
        self.must(
            self._had[turn] >= full - SLACK,
            f"seat {seat.seat} of {table.code} is late at {self.known.now} after "
            f"{self._had[turn] / MINUTE:.1f} of {full / MINUTE:.1f} minutes ({turn}, {table.pace})",
        )


def _all_agree_to_it(table: Table) -> bool:
    """Whether what is taken back just now was asked of the others."""
    return table.proposal is not None and table.proposal.kind == "undo"


def _has_taken_back(lines: list[MoveRecord], seat: Seat) -> bool:
    """Whether a seat has taken a move back since its turn began."""
    stand = standing(lines)
    own = max((n for n in stand if lines[n - 1].seat == seat), default=0)
    began = max((n for n in stand if n < own and lines[n - 1].seat != seat), default=0)
    return any(line.seat == seat and takes_back(line) for line in lines[began:])


def _agreed_time(table: Table, seat: TableSeat) -> int:
    """How long somebody may take, or the others to vote about them, in milliseconds."""
    votes = table.poll_about(seat.seat) is not None
    return POLL_LASTS if votes else (table.pace.span or 0) + seat.bank


class NobodyIsCaughtOut(Law):
    """Whoever has a clock again that stood has time to notice: as long as it stood, within limits.

    These are half a day, and half of the time agreed. Who takes a move back alone is there.
    """

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._stands_since: dict[tuple[TableId, Seat], int] = {}

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        if before is None or not before.status is after.status is Status.PLAYING:
            return
        alone = {move.seat for move in moves if takes_back(move) and not _all_agree_to_it(before)}
        for was, seat in zip(before.seats, after.seats, strict=True):
            here = (after.id, seat.seat)
            if seat.seat in alone or not _stands(before, was):
                self._stands_since[here] = self.known.now
            if not _stands(after, seat) and isinstance(seat.occupant, Human):
                self._must_be_long(after, seat, self.known.now - self._stands_since.get(here, 0))

    def _must_be_long(self, table: Table, seat: TableSeat, stood: int) -> None:
        full = full_time(table, seat)
        if full is None or seat.deadline is None:
            return
        left = seat.left if seat.left is not None else seat.deadline - self.known.now
        least = min(LONGEST_NOTICE, (full - seat.bank) // 2, stood)
        self.must(
            left >= least - SLACK,
            f"seat {seat.seat} of {table.code} has {left / MINUTE:.1f} of {least / MINUTE:.1f} "
            f"minutes to notice, {table.pace}",
        )


def _stands(table: Table, seat: TableSeat) -> bool:
    """Whether a seat has no clock that runs, or will when its person is told."""
    return table.pause is not None or seat.asked is None


class NoDeadlineAtNight(Law):
    """No deadline expires in quiet hours, until they have postponed it as long as they may."""

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        if after.status is not Status.PLAYING:
            return
        for seat, profile in self.known.owing(after):
            if seat.deadline is not None and seat.left is None:
                at_night = quiet_until(profile, seat.deadline) is not None
                at_night = at_night and seat.quiet_left > 0
                self.must(not at_night, f"{profile.name}'s deadline at {after.code} is at night")
        if before is None:
            return
        ended = {move.seat for move in moves if move.actor is None}
        for seat, profile in self.known.owing(before):
            late = after.seats[seat.seat].lapsed > seat.lapsed or seat.seat in ended
            at_night = quiet_until(profile, self.known.now) is not None and seat.quiet_left > 0
            self.must(not (late and at_night), f"{profile.name} is late at {after.code} at night")


class NobodyIsHeldUp(Law):
    """No question delays a game longer than agreed and documented in docs/clocks.md.

    Time in which the bot could not be reached, or all clocks were paused, does not count.
    """

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._held: Counter[Turn] = Counter()
        self._standstills: Counter[TableId] = Counter()
        self._cut_off: set[TableId] = set()
        self._idle: Counter[TableId] = Counter()
        self._frozen: Counter[TableId] = Counter()
        self._last = 0

    def passes(self, since: int, until: int) -> None:
        if since < self._last:
            # The clock was set back, and so was the end of each frost; others have a full time.
            self._frozen.clear()
            self._held.clear()
        self._last = until
        cut_off = self.known.waiting | self.known.unreachable
        self._standstills.update(cut_off - self._cut_off)
        self._cut_off = cut_off
        for table in self.known.playing():
            time = until - since
            if table.id in cut_off:
                continue
            if _is_frozen(table):
                self._frozen[table.id] += time
                self._must_end(self._frozen[table.id], FROST_LASTS, table, "is frozen")
            elif table.pause is None:
                self._passes_at(table, since, until)

    def _passes_at(self, table: Table, since: int, until: int) -> None:
        off = [p.away_until for p in map(self.known.people.get, table.people) if p is not None]
        self._idle[table.id] += until - since - sum(max(0, min(at, until) - since) for at in off)
        for seat, profile in self.known.owing(table):
            if seat.deadline is None or seat.left is not None:
                continue
            turn = self.known.turn(table, seat)
            self._held[turn] += max(0, until - max(since, profile.away_until))
            agreed = full_time(table, seat) or 0
            self._must_end(self._held[turn], agreed + self._bound(table), table, f"waits: {turn}")
        started = max((s.deadline or 0 for s in table.to_act if not s.lapsed), default=0)
        if started < since:
            agreed = GAME_LASTS + DAY + (table.pace.span or 0)
            self._must_end(self._idle[table.id], agreed + self._bound(table), table, "is dead")

    def _bound(self, table: Table) -> int:
        """What quiet hours may take, and what a standstill gives back beyond what it took."""
        return quiet_budget(table) + self._standstills[table.id] * RESPITE + SLACK

    def _must_end(self, time: int, bound: int, table: Table, what: str) -> None:
        over = f"for {time / HOUR:.1f} of {bound / HOUR:.1f} hours, {table.pace}"
        self.must(time <= bound, f"{table.code} {what} {over}")

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        if before is None:
            return
        carried_on = any(move.actor is not None for move in moves) or before.pace != after.pace
        seated = set(after.people) != set(before.people)
        begins = before.status is not after.status or (before.pause and not after.pause)
        if carried_on or seated or begins:
            self._idle[after.id] = 0
        if not _is_frozen(after):
            self._frozen[after.id] = 0
        if before.pause is not None and after.pause is None:
            self._standstills[after.id] += 1


class NobodyIsReplacedAtOnce(Law):
    """A reachable person has a grace period before somebody else gets their seat."""

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._since: dict[tuple[TableId, Seat], int] = {}

    def passes(self, since: int, until: int) -> None:
        for table in self.known.playing():
            for seat in table.seats:
                if seat.promised is not None and seat.left is None and seat.deadline is not None:
                    here = (table.id, seat.seat)
                    self._since[here] = self._since.get(here, 0) + until - since

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        if before is None or before.status is not Status.PLAYING:
            return
        for was, now in zip(before.seats, after.seats, strict=True):
            waited = self._since.get((after.id, was.seat), 0)
            if was.promised != now.promised:
                self._since[after.id, was.seat] = 0
            both = isinstance(was.occupant, Human) and isinstance(now.occupant, Human)
            if both and was.occupant != now.occupant and was.presence != "gone":
                grace = min(after.pace.span or 0, LONGEST_GRACE) - SLACK
                what = f"seat {was.seat} of {after.code} is replaced after {waited / MINUTE:.1f}"
                self.must(was.promised is not None and waited >= grace, what)


class NobodyIsPressed(Law):
    """One person calls another about one kind of proposal once a day; people who are out, never."""

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._newest: dict[TableId, tuple[tuple[str, PlayerId] | None, int]] = {}
        """What was last proposed at a table, and when; None: it was a vote."""
        self._called: dict[tuple[object, ...], int] = {}

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        wish = None if before is None else _new_wish(before, after)
        votes = before is not None and len(after.polls) > len(before.polls)
        if wish is not None or votes:
            self._newest[after.id] = (None if votes else wish), self.known.now

    def rings(self, ring: Ring) -> None:
        letter = ring.letter
        if not isinstance(letter, PublicLetter) or not letter.agree:
            return
        wish, at = self._newest.get(letter.table.id, (None, 0))
        if wish is None:
            return
        table = letter.table
        name = self.known.people[ring.player].name
        (seat,) = (s for s in table.seats if s.occupant == Human(ring.player))
        self.must(not seat.is_out, f"{name} is out of {table.code}, but is asked")
        call = (table.id, ring.player, *wish)
        last = self._called.get(call)
        again = last is not None and 0 < at - last < 24 * HOUR
        self.must(not again, f"{name} is called again at {table.code}: {wish}")
        self._called[call] = at


class NothingIsDecidedInAPause(Law):
    """While all clocks are paused, no vote decides about anybody."""

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        if before is None or before.pause is None or before.pace != after.pace:
            return
        ended = any(move.notation == RESIGNATION and move.actor is None for move in moves)
        self.must(not ended, f"the game of {after.code} is claimed in a pause")
        open_ones = {poll.number for poll in after.polls}
        for poll in before.polls if after.status is Status.PLAYING else ():
            answered = after.seats[poll.about.seat].asked != poll.about.asked
            self.must(
                answered or poll.number in open_ones, f"{after.code} decides {poll} in a pause"
            )


class TheRemovedAreInvited(Law):
    """A person removed from a seat can sit down again by invitation only."""

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        known = () if before is None else before.people
        for player in set(after.people) - set(known):
            removed = before is not None and player in before.removed
            invited = before is not None and player in before.invited
            self.must(
                invited or not removed, f"{self.known.people[player].name} is back at {after.code}"
            )


class MailboxesAreTrue(Law):
    """A mailbox holds one direct message of a table, and what it says is true now."""

    def rests(self, messages: Iterable[Message]) -> None:
        standing: Counter[tuple[PlayerId, TableId]] = Counter()
        for message in messages:
            letter, reader = message.letter, message.to
            if letter is None or reader is None or letter.table.id in self.known.changing:
                continue
            table = self.known.tables[letter.table.id]
            if table.status is not Status.PLAYING or table.id in self.known.unreachable:
                continue
            if reader in self.known.shut:
                continue
            standing[reader, table.id] += 1
            name = self.known.people[reader].name
            self.must(
                standing[reader, table.id] == 1, f"{name} has two letters of {table.code}: {letter}"
            )
            self._must_be_true(letter, table, name)

    def _must_be_true(self, letter: Letter, table: Table, name: str) -> None:
        where = f"in {name}'s mailbox the {letter.kind} of {table.code}"
        if not isinstance(letter, PrivateLetter) or letter.kind in _TELLING:
            return
        seat = table.seat_of(letter.to)
        asked = None if seat is None else seat.asked
        if letter.kind == "tended":
            tended = any(s.owner == letter.to and s.tended is not None for s in table.seats)
            self.must(tended, f"{where} says that a computer plays")
            return
        if letter.lasts or letter.kind == "rest":
            shown, made = letter.table.moves, facts_of(table).moves
            self.must(shown <= made, f"{where} shows move {shown}, but {made} were made")
            return
        self.must(letter.table.status is Status.PLAYING, f"{where} says {letter.table.status}")
        if letter.seat is None:
            return
        told = letter.table.seats[letter.seat]
        self.must(told.asked == asked, f"{where} asks {told.asked}, but {asked} is asked")
        if told.deadline is not None:
            over = told.deadline + SHORTEST_STANDSTILL < self.known.now
            self.must(not over, f"{where} names a deadline that is over")


_TELLING = ("notice", "lapsed", "removed", "relieved")
"""Letters that say what has happened, and offer nothing to do that could be over."""


class EveryTableGoesOn(Law):
    """A table is over, or waits for a person who was told, for as long as agreed."""

    def rests(self, messages: Iterable[Message]) -> None:
        timers = {(t.table, t.kind, t.seat): t for t in self.known.timers}
        for table in self.known.tables.values():
            if table.status is Status.LOBBY:
                self.must((table.id, "close", 0) in timers, f"{table.code} waits for ever")
            unwell = self.known.waiting | self.known.outdated
            unwell |= self.known.unreachable | self.known.homeless
            if table.status is Status.PLAYING and not (table.id in unwell or _is_frozen(table)):
                self._must_wait(table, timers)

    def _must_wait(
        self, table: Table, timers: dict[tuple[TableId, TimerKind, Seat], Timer]
    ) -> None:
        self.must(bool(table.to_act), f"nobody is asked anything at {table.code}")
        paused = table.pause is not None
        self.must(
            paused == ((table.id, "resume", 0) in timers), f"the pause of {table.code} has no end"
        )
        for seat in table.to_act:
            where = f"seat {seat.seat} of {table.code}"
            if isinstance(seat.occupant, Computer):
                self.must((table.id, "computer", seat.seat) in timers, f"{where} never thinks")
                continue
            deadline = timers.get((table.id, "deadline", seat.seat))
            runs = seat.deadline is not None and seat.left is None
            self.must((deadline is not None) == runs, f"{where}: {seat}, {deadline}")
            self.must(
                deadline is None or deadline.due_at == seat.deadline, f"{where} ends at two times"
            )
            if table.pace.span is None or paused:
                continue
            self.must(seat.left is None, f"{where} was never called: {seat}")
            self.must(runs or seat.lapsed > 1, f"{where} waits for ever: {seat}")

    def ends(self) -> None:
        for table in self.known.tables.values():
            if table.status.is_over or table.pace.span is None:
                continue
            silent = all(s.deadline is None and s.left is None for s in table.to_act)
            agreed = table.status is Status.PLAYING and table.pace.late == "wait" and silent
            self.must(agreed, f"{table.code} is still {table.status}, {table.pace}, {table.to_act}")


class WhatFinishesIsKept(Law):
    """A finished game stores its result in the same transaction; no other game stores any."""

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._rated: Counter[tuple[PlayerId, str]] = Counter()

    def changes(self, before: Table | None, after: Table, moves: list[MoveRecord]) -> None:
        result, over = self.known.results.get(after.id), after.status is Status.FINISHED
        self.must((result is not None) == over, f"{after.code} is {after.status}: {result}")
        if result is None or before is None or before.status is Status.FINISHED:
            return
        played = {*after.owners, *(seat.vanished for seat in result.seats)} - {None, FORMER_PLAYER}
        self.must({*result.people} == played, f"{after.code} was played by {result.people}")
        for seat in result.seats:
            if seat.rated is not None:
                self.must(seat.rated_for is not None, f"seat {seat.seat} of {after.code} is rated")
                player = seat.rated_for or FORMER_PLAYER
                self._rated[player, after.game] += 1
                games = self._rated[player, after.game]
                self.must(seat.rated.games == games, f"{player} has {games} games: {seat}")


def _is_frozen(table: Table) -> bool:
    """Whether the table waits for a manager of its server."""
    return table.pause is not None and table.pause.frozen


LAWS: tuple[type[Law], ...] = (
    OneCallATurn,
    ANumberIsACall,
    NobodyIsCalledInVain,
    NobodyLosesTime,
    NobodyIsCaughtOut,
    NoDeadlineAtNight,
    NobodyIsHeldUp,
    NobodyIsReplacedAtOnce,
    NobodyIsPressed,
    NothingIsDecidedInAPause,
    TheRemovedAreInvited,
    MailboxesAreTrue,
    EveryTableGoesOn,
    WhatFinishesIsKept,
)


def _is_asked_by(letter: Letter, player: PlayerId) -> bool:
    """Whether a letter that makes this phone sound calls to a turn, and not to an agreement."""
    owes = any(s.occupant == Human(player) and s.asked is not None for s in letter.table.seats)
    if isinstance(letter, PublicLetter):
        votes = letter.kind != "call" and _opens_a_vote(letter)
        return owes and (votes or not letter.agree)
    return owes and letter.kind in ("turn", "reminder", "call")


def _opens_a_vote(letter: Letter) -> bool:
    """Whether the others have just been asked about somebody late."""
    return any(poll.number == letter.table.version for poll in letter.table.polls)


def _new_wish(before: Table, after: Table) -> tuple[str, PlayerId] | None:
    """What somebody has just proposed at a table, and who."""
    known = [motion.number for motion in before.motions]
    fresh = (motion for motion in after.motions if motion.number not in known)
    return next(((one.kind, one.by) for one in fresh if one.by is not None), None)
