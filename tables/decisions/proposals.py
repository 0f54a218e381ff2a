"""Proposals: a pause, a new pace, an undo; made, answered, carried out when all agree. Pure."""

from tables.decisions import agreements, pauses, undo
from tables.decisions.transitions import Dated, Occasion, Transition, changed, must_play
from tables.model.commands import Answer, EndPause, Lapse, PauseAlone, Propose, Undo
from tables.model.refusals import stale
from tables.model.table import Proposal, Table


def propose(table: Table, command: Propose, occasion: Occasion) -> Transition:
    """Propose a pause, a resumption, a new pace or an undo; make a free undo at once."""
    must_play(table, command.by.id)
    if command.kind == "undo":
        alone = Undo(command.by)
        if not undo.foresee(table, alone, occasion).awaited:
            return undo.undo(table, alone, occasion)
        wish = undo.wished(table, command, occasion)
    else:
        wish = Proposal(table.version + 1, command.kind, (command.by.id,), command.pace)
    said = agreements.propose(table, command.by, wish, occasion.now, occasion.people)
    return done_when_agreed(said, occasion)


def answer(table: Table, command: Answer, occasion: Occasion) -> Transition:
    """Accept or reject a proposal."""
    must_play(table, command.by.id)
    said = agreements.answer(
        table,
        command.by,
        command.number,
        agrees=command.agrees,
        now=occasion.now,
        people=occasion.people,
    )
    return done_when_agreed(said, occasion)


def lapse(table: Table, command: Lapse, occasion: Occasion) -> Transition:
    """Drop a proposal at its deadline, without a notice. Raises StaleQuestion before that."""
    wish = table.proposal
    if wish is None or wish.number != command.number or not 0 < wish.until <= occasion.now:
        raise stale(table.code)
    return Transition(changed(table, occasion, proposal=None))


def pause_alone(table: Table, command: PauseAlone, occasion: Occasion) -> Transition:
    """Pause the game for a day at one person's wish."""
    must_play(table, command.by.id)
    return done_when_agreed(
        pauses.pause_alone(table, command.by, occasion.now, occasion.people), occasion
    )


def end_pause(table: Table, _command: EndPause, occasion: Dated) -> Transition:
    """End a pause that has run out. Raises StaleQuestion if it has not."""
    if table.pause is None or table.pause.until > occasion.now:
        raise stale(table.code)
    running, notices = pauses.end_pause(table, occasion.now, occasion.people)
    return Transition(changed(running, occasion), notices=notices)


def done_when_agreed(said: agreements.Agreed, occasion: Occasion) -> Transition:
    """Return the transition, with the undo carried out if all agree to it."""
    table, notices = said
    wish = table.proposal
    if wish is not None and set(wish.agreed) >= set(table.present):
        return undo.agreed(table, wish, occasion)
    return Transition(changed(table, occasion), notices=notices)
