"""The others decide what becomes of the seat of somebody who is late. Pure.

Everybody else has one vote, and may change it until it is decided: by more than half of all who may
vote, or, when a day is over, by more than half of those who did. Nobody has answered, or no answer
has so many: the table waits. From the second lapse of the same question on a computer plays instead
if anybody would rather not wait, lest one of two hold a third for ever. A question the late person
has answered is nobody's any more.

One person alone neither claims the game nor gives the seat to somebody else before the second
lapse.

Nothing is decided while the clocks stand, and whoever is away has not given their vote up: of those
who are silent only they count when the day is over.
"""

from collections import Counter
from collections.abc import Collection
from typing import TypeAlias

import msgspec

from tables.model.letters import TableFacts
from tables.model.refusals import refused
from tables.model.table import Ballot, Choice, PlayerId, Poll, Status, Table, TableSeat
from tables.time import clocks
from tables.time.clocks import People

Polled: TypeAlias = Table | TableFacts

USUAL: tuple[Choice, ...] = ("wait", "computer", "substitute", "end")

_SECOND = 2
"""Lapses of one question from which on a single person may do away with whoever is late."""


def opened(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """The table with the others asked about this seat; its clock is that of the vote."""
    numbers = (table.version, *(poll.number for poll in table.polls))
    assert seat.asked is not None, "only somebody who owes a move is late"
    poll = Poll(max(numbers) + 1, seat.seat, seat.asked, USUAL, lapse=seat.lapsed + 1)
    poll = msgspec.structs.replace(poll, choices=_choices(table, poll))
    asked = msgspec.structs.replace(table, polls=(*table.polls, poll))
    return clocks.put_to_vote(asked, seat, now, people)


def _choices(table: Table, poll: Poll) -> tuple[Choice, ...]:
    """What can be answered."""
    if poll.lapse >= _SECOND:
        return (*USUAL, "claim") if len(table.seats) == 2 else USUAL
    is_gone = table.seats[poll.seat].presence == "gone"
    if is_gone or len(voters(table, poll)) > 1:
        return USUAL
    return tuple(choice for choice in USUAL if choice != "substitute")


def voters(table: Polled, poll: Poll) -> tuple[PlayerId, ...]:
    """Who may answer: everybody who plays and can be reached, but for those asked about."""
    absent = {poll.seat, *(other.seat for other in table.polls)}
    return tuple(
        seat.consulted
        for seat in table.seats
        if seat.consulted is not None and seat.seat not in absent
    )


def asks_nobody(table: Polled) -> bool:
    """Whether one person plays with computers: nobody else can be asked, whoever is late."""
    owners = [s for s in table.seats if s.owner is not None and not s.is_out]
    return table.status is Status.PLAYING and len(owners) < 2


def answered(table: Polled, poll: Poll) -> tuple[PlayerId, ...]:
    """Who has answered, of those whose answer counts."""
    counting = voters(table, poll)
    return tuple(ballot.by for ballot in poll.ballots if ballot.by in counting)


def meant(table: Polled, by: PlayerId, number: int | None) -> Poll:
    """The poll of this number, None: the first this person has not answered, or the first.

    Raises TableRefuses where there is none, or it is none of this person's business.
    """
    if number is None and not table.polls:
        raise refused("table-refusal-no-poll")
    mine = [poll for poll in table.polls if by in voters(table, poll)]
    if table.polls and not mine:
        raise refused("table-refusal-not-voting")
    wanted = [poll for poll in mine if number in (None, poll.number)]
    if not wanted:
        raise refused("table-refusal-poll-over")
    return next((p for p in wanted if by not in answered(table, p)), wanted[0])


def cast(poll: Poll, by: PlayerId, choice: Choice) -> Poll:
    """The poll with this person's answer in place of an earlier one.

    Raises TableRefuses for an answer that is not offered.
    """
    if choice not in poll.choices:
        claims = choice == "claim"
        raise refused("table-refusal-no-claim" if claims else "table-refusal-no-substitute")
    others = tuple(ballot for ballot in poll.ballots if ballot.by != by)
    return msgspec.structs.replace(poll, ballots=(*others, Ballot(by, choice)))


def stands(table: Table, poll: Poll, now: int, people: People) -> bool:
    """Whether nothing is decided now: all clocks stand, or that of whoever is late does.

    Nobody waits for the days off of somebody who cannot be reached anyway.
    """
    late = table.seats[poll.seat]
    return table.pause is not None or (late.presence != "gone" and late.owner in away(people, now))


def away(people: People, now: int) -> frozenset[PlayerId]:
    """Who has days off now."""
    return frozenset(player for player, person in people.items() if person.away_until > now)


def outcome(
    table: Polled, poll: Poll, *, over: bool, absent: Collection[PlayerId] = ()
) -> Choice | None:
    """What is decided; None while it is not.

    ``over``: nobody can answer any more. ``absent``: who was away and could not.
    """
    winner = majority(table, poll, over=over, absent=absent)
    if winner is not None or not over:
        return winner
    cast_for = {ballot.choice for ballot in poll.ballots if ballot.by in voters(table, poll)}
    return "computer" if poll.lapse >= _SECOND and cast_for - {"wait"} else "wait"


def needed(table: Polled, poll: Poll) -> int:
    """How many answers alike decide while others are still awaited."""
    return len(voters(table, poll)) // 2 + 1


def is_repeated(poll: Poll) -> bool:
    """Whether it is not the first vote about the same question."""
    return poll.lapse >= _SECOND


def majority(
    table: Polled, poll: Poll, *, over: bool, absent: Collection[PlayerId] = ()
) -> Choice | None:
    """The answer that more than half have given, None where there is none; as ``outcome``."""
    counting = voters(table, poll)
    cast_for = Counter(ballot.choice for ballot in poll.ballots if ballot.by in counting)
    silent = set(counting) - set(answered(table, poll))
    most = cast_for.total() + len(silent & set(absent)) if over else len(counting)
    return next((choice for choice, votes in cast_for.items() if 2 * votes > most), None)


def with_poll(table: Table, poll: Poll) -> Table:
    """The table with this poll as it is now."""
    polls = tuple(poll if p.number == poll.number else p for p in table.polls)
    return msgspec.structs.replace(table, polls=polls)


def without(table: Table, poll: Poll) -> Table:
    """The table on which this is decided."""
    polls = tuple(p for p in table.polls if p.number != poll.number)
    return msgspec.structs.replace(table, polls=polls)


def only_open(table: Table) -> Table:
    """The table without polls about questions that were answered, or are nobody's any more."""
    polls = tuple(p for p in table.polls if table.seats[p.seat].asked == p.asked)
    return table if polls == table.polls else msgspec.structs.replace(table, polls=polls)
