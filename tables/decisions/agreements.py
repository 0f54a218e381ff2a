"""What all players of a running game must agree to: a pause, a new pace, an undo. Pure."""

from typing import TypeAlias

import msgspec

from core.translatable_text import Text, Verbatim, text
from tables.decisions import pauses, votes
from tables.decisions.votes import Polled
from tables.model.commands import Person
from tables.model.refusals import refused
from tables.model.table import Human, PlayerId, Proposal, Table
from tables.time import clocks, notification_limits
from tables.time.clocks import People
from tables.time.paces import pace_in_one

Agreed: TypeAlias = tuple[Table, tuple[Text, ...]]
"""The table after a proposal or answer, and the notices for everybody."""


def propose(table: Table, by: Person, wish: Proposal, now: int, people: People) -> Agreed:
    """Propose a change to all players; carry it out at once if nobody else need agree.

    The same proposal made a second time counts as consent to the first. Raises TableRefuses if it
    would change nothing.
    """
    _must_make_sense(table, wish)
    if wish.kind == "resume" and table.pause is not None and table.pause.by == by.id:
        return pauses.resume(table, text("table-resumed", who=Verbatim(by.name)), now, people)
    asked = table.proposal
    if asked is not None and _of(asked) == _of(wish):
        return answer(table, by, asked.number, agrees=True, now=now, people=people)
    return _with(table, wish, by, now, people)


def answer(
    table: Table, by: Person, number: int, *, agrees: bool, now: int, people: People
) -> Agreed:
    """Accept or reject a proposal. Raises TableRefuses if it is over or this person accepted it."""
    asked = table.proposal
    if asked is None or asked.number != number:
        raise refused("table-refusal-proposal-over")
    if not agrees:
        by_others = asked.kind == "undo" and by.id != asked.agreed[0]
        key = "table-declined-undo" if by_others else "table-declined"
        declined = text(key, who=Verbatim(by.name))
        refused_to = _refused_once_more(table) if by_others else table
        return _without_proposal(refused_to), (declined,)
    if by.id in asked.agreed:
        raise refused("table-refusal-agreed-already")
    wish = msgspec.structs.replace(asked, agreed=(*asked.agreed, by.id))
    return _with(table, wish, by, now, people)


def still_meant(wish: Proposal | None) -> Proposal | None:
    """Return what remains of a proposal after a move: a proposed undo is dropped."""
    return None if wish is not None and wish.kind == "undo" else wish


def settled(table: Table, now: int, people: People) -> Agreed | None:
    """Carry out the open proposal if all remaining players agree, else return None.

    An undo is left to the explicit answer of a person, and a new pace needs the consent of
    everybody it binds, so neither is carried out for people who are away.
    """
    wish = table.proposal
    if wish is None or wish.kind == "undo" or (wish.kind == "pace" and table.away):
        return None
    if not set(wish.agreed) >= set(table.present):
        return None
    last = wish.agreed[-1]
    name = people[last].name if last in people else ""
    return _with(table, wish, Person(last, name), now, people)


def may_answer(table: Polled, player: PlayerId) -> bool:
    """Return whether this person has not accepted the open proposal, if there is one."""
    return table.proposal is not None and player not in table.proposal.agreed


def may_end(table: Polled, player: PlayerId) -> bool:
    """Return whether others want to end the game without a result and this person does not."""
    return bool(table.calling_off) and player not in table.calling_off


def is_asked(table: Polled, player: PlayerId | None) -> bool:
    """Return whether a proposal awaits this person's consent."""
    if player is None or all(seat.consulted != player for seat in table.seats):
        return False
    return may_answer(table, player) or may_end(table, player)


def _with(table: Table, wish: Proposal, by: Person, now: int, people: People) -> Agreed:
    """Store the proposal with its new consent; if it was the last one needed, carry it out.

    Posts show the open proposal and who agrees. An undo is carried out by ``undo.agreed``: here the
    proposal stays, with everybody's consent. Raises TableRefuses for a new pace while an owner of a
    seat cannot be asked.
    """
    if wish.pace is not None and table.away:
        raise refused("table-refusal-pace-away")
    if not set(wish.agreed) >= set(table.present):
        proposed = msgspec.structs.replace(table, proposal=wish)
        is_first = len(wish.agreed) == 1
        if is_first and (table.proposal is None or table.proposal.agreed[0] != by.id):
            proposed = notification_limits.made(proposed, by.id, wish.kind, now)
        return proposed, ()
    if wish.kind == "undo":
        return msgspec.structs.replace(table, proposal=wish), ()
    if wish.kind == "resume":
        return pauses.resume(table, text("table-resumed-agreed"), now, people)
    settled = _without_proposal(table)
    if wish.pace is not None:
        at_pace = clocks.paced(settled, wish.pace, now, people)
        return at_pace, (
            text("table-paced", pace=pace_in_one(wish.pace, votes.asks_nobody(table))),
        )
    return pauses.pause_together(settled, now, people)


def _of(wish: Proposal) -> tuple[object, ...]:
    """Return the subject of a proposal; equal subjects mean that two people want the same."""
    return wish.kind, wish.pace, wish.move


def _refused_once_more(table: Table) -> Table:
    """Count one more refusal for the person who made the open proposal."""
    assert table.proposal is not None, "only what is proposed can be refused"
    seats = tuple(
        msgspec.structs.replace(seat, refused=seat.refused + 1)
        if seat.occupant == Human(table.proposal.agreed[0])
        else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def _without_proposal(table: Table) -> Table:
    return msgspec.structs.replace(table, proposal=None)


def _must_make_sense(table: Table, wish: Proposal) -> None:
    if wish.kind == "pause" and table.pause is not None:
        raise refused("table-refusal-paused")
    if wish.kind == "resume" and table.pause is None:
        raise refused("table-refusal-not-paused")
    if wish.pace is not None and wish.pace == table.pace:
        raise refused("table-refusal-same-pace")
