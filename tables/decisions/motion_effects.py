"""Motions are made, answered, and carried out once they are decided. Pure."""

from typing import Any

import msgspec

from core.texts import Text, text
from model.commands import Answer, Cancel, Lapse, Person, Propose, Undo
from model.refusals import refused, stale
from model.table import About, Choice, Human, Motion, Pace, Table
from tables import clocks, notification_settings
from tables.decisions import missed_deadlines, motions, undo
from tables.decisions.transitions import (
    Dated,
    Occasion,
    Transition,
    cancelled_by,
    changed,
    end,
    must_play,
    rules,
)
from tables.paces import pace_in_one

BY_ANSWER = ("undo", "draw")
"""Kinds that only an answer carries out, not the leaving of those who had not answered."""


def propose(table: Table, command: Propose, occasion: Occasion) -> Transition:
    """Make a proposal, or agree to the same of somebody else; make a free undo at once."""
    by = must_play(table, command.by.id)
    if command.kind == "undo" and not undo.foresee(table, Undo(command.by), occasion).awaited:
        return undo.undo(table, Undo(command.by), occasion)
    if command.kind == "resume" and table.pause is not None and table.pause.by == by.owner:
        return motions.resume(table, text("table-resumed", who=command.by.named), occasion)
    return _proposed(table, _wished(table, command, occasion), command.by, occasion)


def cancel_game(table: Table, command: Cancel, occasion: Dated) -> Transition:
    """End the game without a result if a server manager asks; else propose or agree to it."""
    if rules(table, command):
        return end(table, occasion, cancelled_by(command.by))
    must_play(table, command.by.id)
    wish = motions.proposed(table, "end", command.by.id)
    return _proposed(table, wish, command.by, occasion)


def answer(table: Table, command: Answer, occasion: Dated) -> Transition:
    """Answer a motion. Raises TableRefuses if it is over or this person may not answer so."""
    must_play(table, command.by.id)
    motion = motions.meant(table, command.by.id, command.number)
    if motion.kind == "pace" and command.choice == "yes":
        _must_bind_nobody_away(table)
    answered = motions.cast(motion, command.by.id, command.choice)
    return settle(table, answered, command.by, occasion)


def lapse(table: Table, command: Lapse, occasion: Dated) -> Transition:
    """Drop a motion at its deadline, without a notice. Raises StaleQuestion before that."""
    for motion in table.motions:
        if motion.number == command.number and 0 < motion.until <= occasion.now:
            return Transition(changed(motions.without(table, motion), occasion))
    raise stale(table.code)


def settle(table: Table, motion: Motion, by: Person | None, occasion: Any) -> Transition:
    """Keep a motion with its answers, or carry out what they decide.

    ``by``: who has answered; None if somebody who had not answered has no say any more.
    """
    asked = motions.put(table, motion)
    choice = motions.decide(motion, motions.voters(asked, motion))
    if choice is None or motions.stands(table, motion, occasion.now, occasion.people):
        return Transition(changed(asked, occasion))
    rest = motions.without(asked, motion)
    if choice == "no" and by is not None:
        return _declined(rest, motion, by, occasion)
    return _carried_out(rest, motion, choice, by, occasion)


def for_those_left(table: Table, occasion: Occasion) -> Transition | None:
    """Carry out a motion that waited only for somebody without a say now; None if none did.

    A new pace needs the consent of everybody it binds, so none is carried out while one is away.
    """
    for motion in motions.only_open(table).motions:
        waits = motion.kind in BY_ANSWER or (motion.kind == "pace" and table.away)
        decided = motions.decide(motion, motions.voters(table, motion)) is not None
        if decided and not (waits or motions.stands(table, motion, occasion.now, occasion.people)):
            return settle(table, motion, None, occasion)
    return None


def _wished(table: Table, command: Propose, occasion: Occasion) -> Motion:
    """Return what is proposed. Raises TableRefuses if it would change nothing or cannot be."""
    match command.kind:
        case "undo":
            return undo.wished(table, command, occasion)
        case "draw":
            return motions.wished(table, command)
        case "pause" if table.pause is not None:
            raise refused("table-refusal-paused")
        case "resume" if table.pause is None:
            raise refused("table-refusal-not-paused")
        case "pace" if command.pace == table.pace:
            raise refused("table-refusal-same-pace")
        case "pace":
            _must_bind_nobody_away(table)
    return motions.proposed(table, command.kind, command.by.id, About(pace=command.pace))


def _must_bind_nobody_away(table: Table) -> None:
    """Raise TableRefuses for a new pace while an owner of a seat cannot be asked."""
    if table.away:
        raise refused("table-refusal-pace-away")


def _proposed(table: Table, wish: Motion, by: Person, occasion: Dated) -> Transition:
    """Make a proposal; the same that is open already is agreed to instead."""
    same = next((each for each in table.motions if _subject(each) == _subject(wish)), None)
    if same is not None:
        return settle(table, motions.cast(same, by.id, "yes"), by, occasion)
    if motions.decide(wish, motions.voters(table, wish)) is None:
        table = _calling(table, wish, by, occasion)
    return settle(table, wish, by, occasion)


def _subject(motion: Motion) -> tuple[object, ...]:
    """Return the subject of a proposal; equal subjects mean that two people want the same."""
    return motion.kind, motion.about.pace, motion.about.move


def _calling(table: Table, wish: Motion, by: Person, occasion: Dated) -> Table:
    """Note that this person calls the others, unless their proposal replaces one of their own."""
    before = table.proposal
    if wish.kind in ("draw", "end") or before is None or before.by != by.id:
        table = notification_settings.made(table, by.id, wish.kind, occasion.now)
    return motions.remembered(table, by.id) if wish.kind == "draw" else table


def _declined(table: Table, wish: Motion, by: Person, occasion: Dated) -> Transition:
    """Tell that a proposal was declined, or taken back by its maker."""
    by_others = by.id != wish.by
    if wish.kind == "undo" and by_others:
        table = _refused_once_more(table, wish)
    named = wish.kind == "end" or (wish.kind in BY_ANSWER and by_others)
    key = f"table-declined-{wish.kind}" if named else "table-declined"
    return Transition(changed(table, occasion), notices=(text(key, who=by.named),))


def _refused_once_more(table: Table, wish: Motion) -> Table:
    """Count one more refusal for the person who proposed an undo."""
    seats = tuple(
        msgspec.structs.replace(seat, refused=seat.refused + 1)
        if wish.by is not None and seat.occupant == Human(wish.by)
        else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


# --- what is carried out -------------------------------------------------------------------------


def _carried_out(
    table: Table, motion: Motion, choice: Choice, by: Person | None, occasion: Any
) -> Transition:
    """Carry out what is decided; the table no longer holds the motion."""
    match motion.kind:
        case "late":
            return missed_deadlines.decided(table, motion, choice, occasion)
        case "undo":
            return undo.agreed(table, motion, occasion)
        case "draw":
            return motions.agreed(table, motion, occasion)
        case "pause":
            return motions.pause_together(table, occasion)
        case "resume":
            return motions.resume(table, text("table-resumed-agreed"), occasion)
        case "pace":
            return _paced(table, motion.about.pace, occasion)
        case "end":
            return end(table, occasion, _ended_by(motion, by))


def _ended_by(motion: Motion, by: Person | None) -> Text:
    """Return the notice of who has ended the game; ``by``: who agreed last, None if others left."""
    if by is None:
        return text("table-all-left-agree")
    return text("table-all-agreed") if len(motion.agreed) > 1 else cancelled_by(by)


def _paced(table: Table, pace: Pace | None, occasion: Dated) -> Transition:
    assert pace is not None, "a proposed pace is stored"
    paced = clocks.paced(table, pace, occasion.now, occasion.people)
    told = text("table-paced", pace=pace_in_one(pace, motions.asks_nobody(table)))
    return Transition(changed(paced, occasion), notices=(told,))
