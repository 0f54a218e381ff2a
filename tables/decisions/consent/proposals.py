"""Proposals: a pause, its end, a pace, an undo, a draw; made, answered, carried out by all. Pure.

``awaited_consent.py`` reads whose answer an open proposal still awaits, for letters and buttons;
``undo.py``, ``draws.py`` and ``pauses.py`` say what a proposal does once all agree.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from core.translatable_text import Text, text
from model.commands import Answer, Lapse, Person, Propose, Undo
from model.refusals import refused, stale
from model.table import Human, Proposal, ProposalKind, Table
from tables.decisions import undo, votes
from tables.decisions.consent import draws, pauses
from tables.decisions.transitions import Occasion, Transition, changed, must_play
from tables.time import clocks, notification_limits
from tables.time.paces import pace_in_one

Agreed: TypeAlias = tuple[Table, tuple[Text, ...]]
"""The table after a proposal or answer, and the notices for everybody."""

_BY_ANSWER: Mapping[ProposalKind, Callable[[Table, Proposal, Occasion], Transition]] = {
    "undo": undo.agreed,
    "draw": draws.agreed,
}
"""Proposals that write a line of the log and need the answer of each person, and their effect."""


def propose(table: Table, command: Propose, occasion: Occasion) -> Transition:
    """Propose a pause, its end, a new pace, an undo or a draw; make a free undo at once."""
    must_play(table, command.by.id)
    if command.kind == "undo":
        alone = Undo(command.by)
        if not undo.foresee(table, alone, occasion).awaited:
            return undo.undo(table, alone, occasion)
        wish = undo.wished(table, command, occasion)
    elif command.kind == "draw":
        wish = draws.wished(table, command)
    else:
        wish = Proposal(table.version + 1, command.kind, (command.by.id,), command.pace)
    return _done_when_agreed(_proposed(table, wish, command.by, occasion), occasion)


def answer(table: Table, command: Answer, occasion: Occasion) -> Transition:
    """Accept or reject a proposal. Raises TableRefuses if it is over or this person accepted it."""
    must_play(table, command.by.id)
    asked = table.proposal
    if asked is None or asked.number != command.number:
        raise refused("table-refusal-proposal-over")
    if command.agrees:
        said = _accepted(table, asked, command.by, occasion)
    else:
        said = _declined(table, asked, command.by)
    return _done_when_agreed(said, occasion)


def lapse(table: Table, command: Lapse, occasion: Occasion) -> Transition:
    """Drop a proposal at its deadline, without a notice. Raises StaleQuestion before that."""
    wish = table.proposal
    if wish is None or wish.number != command.number or not 0 < wish.until <= occasion.now:
        raise stale(table.code)
    return Transition(changed(table, occasion, proposal=None))


def settled(table: Table, occasion: Occasion) -> Transition | None:
    """Carry out the open proposal if all remaining players agree, else return None.

    An undo and a draw are left to the explicit answer of a person, and a new pace needs the consent
    of everybody it binds, so none is carried out for people who are away.
    """
    wish = table.proposal
    if wish is None or wish.kind in _BY_ANSWER or (wish.kind == "pace" and table.away):
        return None
    if not set(wish.agreed) >= set(table.present):
        return None
    last = wish.agreed[-1]
    name = occasion.people[last].name if last in occasion.people else ""
    return _done_when_agreed(_with(table, wish, Person(last, name), occasion), occasion)


def _done_when_agreed(said: Agreed, occasion: Occasion) -> Transition:
    """Return the transition, with the undo or the draw carried out if all agree to it."""
    table, notices = said
    wish = table.proposal
    if wish is not None and set(wish.agreed) >= set(table.present):
        return _BY_ANSWER[wish.kind](table, wish, occasion)
    return Transition(changed(table, occasion), notices=notices)


def _proposed(table: Table, wish: Proposal, by: Person, occasion: Occasion) -> Agreed:
    """Store a proposal; carry it out at once if nobody else need agree.

    The same proposal made a second time counts as consent to the first. Raises TableRefuses if it
    would change nothing.
    """
    _must_make_sense(table, wish)
    if wish.kind == "resume" and table.pause is not None and table.pause.by == by.id:
        told = text("table-resumed", who=by.named)
        return pauses.resume(table, told, occasion.now, occasion.people)
    asked = table.proposal
    if asked is not None and _subject(asked) == _subject(wish):
        return _accepted(table, asked, by, occasion)
    return _with(table, wish, by, occasion)


def _accepted(table: Table, asked: Proposal, by: Person, occasion: Occasion) -> Agreed:
    """Add consent to the open proposal. Raises TableRefuses if this person accepted it before."""
    if by.id in asked.agreed:
        raise refused("table-refusal-agreed-already")
    wish = msgspec.structs.replace(asked, agreed=(*asked.agreed, by.id))
    return _with(table, wish, by, occasion)


def _declined(table: Table, asked: Proposal, by: Person) -> Agreed:
    """Drop the open proposal, which its maker takes back or somebody else rejects."""
    by_others = by.id != asked.agreed[0]
    key = (
        f"table-declined-{asked.kind}"
        if by_others and asked.kind in _BY_ANSWER
        else "table-declined"
    )
    refused_to = _refused_once_more(table) if by_others and asked.kind == "undo" else table
    return _without_proposal(refused_to), (text(key, who=by.named),)


def _with(table: Table, wish: Proposal, by: Person, occasion: Occasion) -> Agreed:
    """Store the proposal with its new consent; if it was the last one needed, carry it out.

    Posts show the open proposal and who agrees. An undo and a draw are carried out afterwards
    (``_BY_ANSWER``): here the proposal stays, with everybody's consent. Raises TableRefuses
    for a new pace while an owner of a seat cannot be asked.
    """
    if wish.pace is not None and table.away:
        raise refused("table-refusal-pace-away")
    if not set(wish.agreed) >= set(table.present):
        proposed = msgspec.structs.replace(table, proposal=wish)
        is_first = len(wish.agreed) == 1
        is_draw = wish.kind == "draw"
        if is_first and (is_draw or table.proposal is None or table.proposal.agreed[0] != by.id):
            proposed = notification_limits.made(proposed, by.id, wish.kind, occasion.now)
        return draws.remembered(proposed, by.id) if is_draw else proposed, ()
    if wish.kind in _BY_ANSWER:
        return msgspec.structs.replace(table, proposal=wish), ()
    if wish.kind == "resume":
        return pauses.resume(table, text("table-resumed-agreed"), occasion.now, occasion.people)
    agreed = _without_proposal(table)
    if wish.pace is not None:
        at_pace = clocks.paced(agreed, wish.pace, occasion.now, occasion.people)
        return at_pace, (
            text("table-paced", pace=pace_in_one(wish.pace, votes.asks_nobody(table))),
        )
    return pauses.pause_together(agreed, occasion.now, occasion.people)


def _subject(wish: Proposal) -> tuple[object, ...]:
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
