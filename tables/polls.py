"""The others decide what becomes of the seat of somebody who is late. Pure.

Everybody else has one vote, and may change it until it is decided: by more than half of all who may
vote, or, when a day is over, by more than half of those who did. Nobody has answered, or no answer
has so many: the table waits. A question the late person has answered is nobody's any more.
"""

from collections import Counter
from typing import TypeAlias

import msgspec

from tables import clocks
from tables.clocks import People
from tables.errors import refused
from tables.letters import TableFacts
from tables.model import Ballot, Choice, Human, PlayerId, Poll, Table, TableSeat

Polled: TypeAlias = Table | TableFacts

USUAL: tuple[Choice, ...] = ("wait", "computer", "substitute", "end")

_CLAIMED_FROM = 2
"""Lapses of one question after which whoever is alone with the late person may claim the game."""


def opened(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """The table with the others asked about this seat; its clock is that of the vote."""
    numbers = (table.version, *(poll.number for poll in table.polls))
    may_claim = len(table.seats) == 2 and seat.lapsed + 1 >= _CLAIMED_FROM
    choices: tuple[Choice, ...] = (*USUAL, "claim") if may_claim else USUAL
    assert seat.asked is not None, "only somebody who owes a move is late"
    poll = Poll(max(numbers) + 1, seat.seat, seat.asked, choices)
    asked = msgspec.structs.replace(table, polls=(*table.polls, poll))
    return clocks.put_to_vote(asked, seat, now, people)


def voters(table: Polled, poll: Poll) -> tuple[PlayerId, ...]:
    """Who may answer: everybody who can be reached, but for those who are asked about."""
    absent = {poll.seat, *(other.seat for other in table.polls)}
    return tuple(
        seat.occupant.player
        for seat in table.seats
        if isinstance(seat.occupant, Human) and seat.seat not in absent and seat.presence != "gone"
    )


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
        raise refused("table-refusal-no-claim")
    others = tuple(ballot for ballot in poll.ballots if ballot.by != by)
    return msgspec.structs.replace(poll, ballots=(*others, Ballot(by, choice)))


def outcome(table: Polled, poll: Poll, *, over: bool) -> Choice | None:
    """What is decided; None while it is not. ``over``: nobody can answer any more."""
    counting = voters(table, poll)
    cast_for = Counter(ballot.choice for ballot in poll.ballots if ballot.by in counting)
    most = cast_for.total() if over else len(counting)
    winner = next((choice for choice, votes in cast_for.items() if 2 * votes > most), None)
    return "wait" if winner is None and over else winner


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
