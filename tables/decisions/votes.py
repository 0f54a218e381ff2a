"""Votes of the other players about a late player's seat. Pure.

Each other player has one vote and may change it until the poll is decided: by more than half of all
voters or, after a day, by more than half of those who voted. Without votes or a majority the table
waits. From the second lapse of the same question on, a computer substitutes if anybody voted for
something else than waiting, so that one of two voters cannot hold up a third for ever. A poll ends
when the late player answers the question.

A single voter can neither claim the game nor look for a substitute before the second lapse.

Nothing is decided while the clocks stand. Voters on days off keep their vote: after the day, they
alone count among those who did not vote.
"""

from collections import Counter
from collections.abc import Collection
from typing import TypeAlias

import msgspec

from model.letters import TableFacts
from model.refusals import refused
from model.table import Ballot, Choice, PlayerId, Poll, Status, Table, TableSeat
from tables.time import clocks
from tables.time.clocks import People

Polled: TypeAlias = Table | TableFacts

USUAL: tuple[Choice, ...] = ("wait", "computer", "substitute", "end")

_SECOND = 2
"""From this lapse of a question on, a single voter may replace the late player."""


def opened(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """Open a poll about this seat; the seat's clock becomes that of the poll."""
    numbers = (table.version, *(poll.number for poll in table.polls))
    assert seat.asked is not None, "only somebody who owes a move is late"
    poll = Poll(max(numbers) + 1, seat.seat, seat.asked, USUAL, lapse=seat.lapsed + 1)
    poll = msgspec.structs.replace(poll, choices=_choices(table, poll))
    asked = msgspec.structs.replace(table, polls=(*table.polls, poll))
    return clocks.put_to_vote(asked, seat, now, people)


def _choices(table: Table, poll: Poll) -> tuple[Choice, ...]:
    """Return the possible votes."""
    if poll.lapse >= _SECOND:
        return (*USUAL, "claim") if len(table.seats) == 2 else USUAL
    is_gone = table.seats[poll.seat].presence == "gone"
    if is_gone or len(voters(table, poll)) > 1:
        return USUAL
    return tuple(choice for choice in USUAL if choice != "substitute")


def voters(table: Polled, poll: Poll) -> tuple[PlayerId, ...]:
    """Return who may vote: all who play and are not gone, except those the polls are about."""
    absent = {poll.seat, *(other.seat for other in table.polls)}
    return tuple(
        seat.consulted
        for seat in table.seats
        if seat.consulted is not None and seat.seat not in absent
    )


def asks_nobody(table: Polled) -> bool:
    """Return whether one person plays with computers only, so that nobody else can vote."""
    owners = [s for s in table.seats if s.owner is not None and not s.is_out]
    return table.status is Status.PLAYING and len(owners) < 2


def answered(table: Polled, poll: Poll) -> tuple[PlayerId, ...]:
    """Return the voters who have voted."""
    counting = voters(table, poll)
    return tuple(ballot.by for ballot in poll.ballots if ballot.by in counting)


def meant(table: Polled, by: PlayerId, number: int | None) -> Poll:
    """Return the poll with this number; None: the first they have not voted in, else the first.

    Raises TableRefuses if there is none, or this person may not vote in it.
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
    """Return the poll with this person's vote, replacing an earlier one.

    Raises TableRefuses for a vote that is not offered.
    """
    if choice not in poll.choices:
        claims = choice == "claim"
        raise refused("table-refusal-no-claim" if claims else "table-refusal-no-substitute")
    others = tuple(ballot for ballot in poll.ballots if ballot.by != by)
    return msgspec.structs.replace(poll, ballots=(*others, Ballot(by, choice)))


def stands(table: Table, poll: Poll, now: int, people: People) -> bool:
    """Return whether nothing is decided now: the game is paused, or the late player has days off.

    The days off of somebody who is gone are not waited for.
    """
    late = table.seats[poll.seat]
    return table.pause is not None or (late.presence != "gone" and late.owner in away(people, now))


def away(people: People, now: int) -> frozenset[PlayerId]:
    """Return the people who have days off now."""
    return frozenset(player for player, person in people.items() if person.away_until > now)


def outcome(
    table: Polled, poll: Poll, *, over: bool, absent: Collection[PlayerId] = ()
) -> Choice | None:
    """Return the decision, None while there is none.

    ``over``: nobody can vote any more. ``absent``: voters who were away and could not vote.
    """
    winner = majority(table, poll, over=over, absent=absent)
    if winner is not None or not over:
        return winner
    cast_for = {ballot.choice for ballot in poll.ballots if ballot.by in voters(table, poll)}
    return "computer" if poll.lapse >= _SECOND and cast_for - {"wait"} else "wait"


def needed(table: Polled, poll: Poll) -> int:
    """Return how many equal votes decide while others may still vote."""
    return len(voters(table, poll)) // 2 + 1


def is_repeated(poll: Poll) -> bool:
    """Return whether it is not the first poll about the same question."""
    return poll.lapse >= _SECOND


def majority(
    table: Polled, poll: Poll, *, over: bool, absent: Collection[PlayerId] = ()
) -> Choice | None:
    """Return the choice with more than half the votes, None if there is none; as ``outcome``."""
    counting = voters(table, poll)
    cast_for = Counter(ballot.choice for ballot in poll.ballots if ballot.by in counting)
    silent = set(counting) - set(answered(table, poll))
    most = cast_for.total() + len(silent & set(absent)) if over else len(counting)
    return next((choice for choice, votes in cast_for.items() if 2 * votes > most), None)


def with_poll(table: Table, poll: Poll) -> Table:
    """Return the table with this version of the poll."""
    polls = tuple(poll if p.number == poll.number else p for p in table.polls)
    return msgspec.structs.replace(table, polls=polls)


def without(table: Table, poll: Poll) -> Table:
    """Return the table without this poll."""
    polls = tuple(p for p in table.polls if p.number != poll.number)
    return msgspec.structs.replace(table, polls=polls)


def only_open(table: Table) -> Table:
    """Return the table without polls about questions that are no longer open."""
    polls = tuple(p for p in table.polls if table.seats[p.seat].asked == p.asked)
    return table if polls == table.polls else msgspec.structs.replace(table, polls=polls)
