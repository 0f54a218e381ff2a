"""Motions: who may answer them, and what the answers decide. Pure.

A motion is a question to people in a running game. A proposal (a pause, its end, another pace, an
undo, a draw, an end without a result) needs the consent of all; one "no" ends it. What to do about
a late player is decided by more than half of all who may answer or, once nobody can answer any
more, of those who have answered. ``docs/decisions/proposals.md`` has the table of kinds;
``motion_effects.py`` makes, answers and carries out motions.
"""

from collections import Counter
from collections.abc import Collection
from typing import TypeAlias

import msgspec

from core.texts import Text, text
from model.commands import Answer, Command, EndPause, PauseAlone, Propose
from model.letters import TableFacts
from model.log import AGREED_DRAW, DRAWN, fingerprint
from model.refusals import refused, stale
from model.table import (
    HOUR,
    About,
    Appeal,
    Ballot,
    Choice,
    Human,
    Motion,
    MoveRecord,
    Pause,
    PlayerId,
    ProposalKind,
    Status,
    Table,
    TableSeat,
)
from tables import clocks
from tables.clocks import People
from tables.decisions.transitions import Dated, Occasion, Transition, changed, must_play, unasked

Asked: TypeAlias = Table | TableFacts

USUAL: tuple[Choice, ...] = ("wait", "computer", "substitute", "end")

_SECOND = 2
"""From this lapse of a question on, a single voter may replace the late player."""


# --- made and kept -------------------------------------------------------------------------------


def proposed(
    table: Table, kind: ProposalKind, by: PlayerId, about: About | None = None, until: int = 0
) -> Motion:
    """Return a new proposal, to which its maker agrees."""
    ballots = (Ballot(by, "yes"),)
    return Motion(_next(table), kind, by, about or About(), ("yes", "no"), ballots, until)


def opened(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """Ask the others about this late seat, whose clock becomes that of the motion."""
    assert seat.asked is not None, "only somebody who owes a move is late"
    about = About(seat.seat, seat.asked, seat.lapsed + 1)
    poll = Motion(_next(table), "late", None, about, USUAL, needs="most")
    poll = msgspec.structs.replace(poll, choices=_choices(table, poll))
    return clocks.put_to_vote(put(table, poll), seat, now, people)


def _next(table: Table) -> int:
    """Return a number that no motion of this table has had."""
    return max(table.version, *(motion.number for motion in table.motions), 0) + 1


def _choices(table: Table, poll: Motion) -> tuple[Choice, ...]:
    """Return the possible answers about a late player."""
    if is_repeated(poll):
        return (*USUAL, "claim") if len(table.seats) == 2 else USUAL
    is_gone = table.seats[poll.about.seat].presence == "gone"
    if is_gone or len(voters(table, poll)) > 1:
        return USUAL
    return tuple(choice for choice in USUAL if choice != "substitute")


def put(table: Table, motion: Motion) -> Table:
    """Return the table with this motion; a proposal other than to end replaces the one before."""
    known = [each.number for each in table.motions]
    if motion.number not in known:
        kept = table if motion.kind in ("late", "end") else without(table, table.proposal)
        return msgspec.structs.replace(table, motions=(*kept.motions, motion))
    motions = (motion if each.number == motion.number else each for each in table.motions)
    return msgspec.structs.replace(table, motions=tuple(motions))


def without(table: Table, motion: Motion | None) -> Table:
    """Return the table without this motion."""
    if motion is None:
        return table
    motions = tuple(each for each in table.motions if each.number != motion.number)
    return msgspec.structs.replace(table, motions=motions)


def only_open(table: Table) -> Table:
    """Return the table without motions about questions that are no longer open, and without the
    offer of a draw if not two people sit there any more."""
    motions = tuple(each for each in table.motions if _is_open(table, each))
    return table if motions == table.motions else msgspec.structs.replace(table, motions=motions)


def _is_open(table: Table, motion: Motion) -> bool:
    if motion.kind == "late":
        return table.seats[motion.about.seat].asked == motion.about.asked
    return motion.kind != "draw" or is_between_two(table)


def is_between_two(table: Table) -> bool:
    """Return whether two people play against each other, and nobody else."""
    return len(table.seats) == 2 and all(isinstance(s.occupant, Human) for s in table.seats)


def after_move(
    motions: tuple[Motion, ...], by: PlayerId | None, owner: PlayerId | None
) -> tuple[Motion, ...]:
    """Return what remains of motions after a move or an undo.

    ``by``: who has moved and thereby no longer wants the game to end; None if that was not the
    person in the seat, of which ``owner`` is the owner. A proposed undo is dropped; the offer of a
    draw stands until another than its maker moves.
    """
    kept = (
        _unless_taken_back(each, by) if each.kind == "end" else each
        for each in motions
        if each.kind != "undo" and (each.kind != "draw" or each.by == owner)
    )
    return tuple(each for each in kept if each is not None)


def without_consent(table: Table, former: PlayerId) -> Table:
    """Return the table without the proposals and answers of somebody who no longer plays."""
    kept = (_unless_taken_back(each, former) for each in table.motions)
    return msgspec.structs.replace(table, motions=tuple(m for m in kept if m is not None))


def _unless_taken_back(motion: Motion, former: PlayerId | None) -> Motion | None:
    """Return the motion without this person's answer; None if it was theirs.

    Others who want the game to end go on wanting it.
    """
    ballots = tuple(ballot for ballot in motion.ballots if ballot.by != former)
    heir = ballots[0].by if ballots and motion.kind == "end" else None
    if motion.by is not None and motion.by == former and heir is None:
        return None
    return msgspec.structs.replace(
        motion, ballots=ballots, by=heir if motion.by == former else motion.by
    )


# --- answered ------------------------------------------------------------------------------------


def voters(table: Asked, motion: Motion) -> tuple[PlayerId, ...]:
    """Return who may answer: all who play and are not gone; about a late player, none of those who
    are late."""
    late = {motion.about.seat, *(poll.about.seat for poll in table.polls)}
    absent = late if motion.kind == "late" else ()
    return tuple(
        seat.consulted
        for seat in table.seats
        if seat.consulted is not None and seat.seat not in absent
    )


def answered(table: Asked, motion: Motion) -> tuple[PlayerId, ...]:
    """Return who has answered, of those who may."""
    counting = voters(table, motion)
    return tuple(ballot.by for ballot in motion.ballots if ballot.by in counting)


def awaited(table: Asked, motion: Motion) -> tuple[PlayerId, ...]:
    """Return who may answer and has not."""
    given = answered(table, motion)
    return tuple(player for player in voters(table, motion) if player not in given)


def open_to(table: Asked, player: PlayerId | None) -> tuple[Motion, ...]:
    """Return the motions that this person may answer now: an answer about a late player can be
    changed, consent is given once."""
    return tuple(
        motion
        for motion in table.motions
        if player in (voters if motion.kind == "late" else awaited)(table, motion)
    )


def meant(table: Asked, by: PlayerId, number: int) -> Motion:
    """Return the motion with this number, which this person answers.

    Raises TableRefuses if there is none, or they are late themselves.
    """
    found = next((motion for motion in table.motions if motion.number == number), None)
    if found is None:
        raise refused("table-refusal-decided")
    if found.kind == "late" and by not in voters(table, found):
        raise refused("table-refusal-not-voting")
    return found


def cast(motion: Motion, by: PlayerId, choice: Choice) -> Motion:
    """Return the motion with this person's answer, replacing an earlier one.

    Raises TableRefuses for an answer that is not offered, or consent that is given already.
    """
    if choice not in motion.choices:
        raise refused("table-refusal-decided")
    if choice == "yes" and by in motion.agreed:
        raise refused("table-refusal-agreed-already")
    others = tuple(ballot for ballot in motion.ballots if ballot.by != by)
    return msgspec.structs.replace(motion, ballots=(*others, Ballot(by, choice)))


def answers_end(table: Asked, command: Command) -> bool:
    """Return whether this answers the proposal to end the game without a result, which needs
    neither its rules nor its clocks."""
    wish = table.ending
    return isinstance(command, Answer) and wish is not None and wish.number == command.number


# --- decided -------------------------------------------------------------------------------------


def decide(
    motion: Motion, voters: Collection[PlayerId], away: Collection[PlayerId] | None = None
) -> Choice | None:
    """Return what the answers of these voters decide, None while that is nothing.

    ``away``: None while they may still answer; then who of them could not, being away.
    """
    cast_for = Counter(ballot.choice for ballot in motion.ballots if ballot.by in voters)
    if any(ballot.choice == "no" for ballot in motion.ballots):
        return "no"
    if motion.needs == "all":
        return "yes" if cast_for["yes"] == len(voters) else None
    silent = set(voters) - {ballot.by for ballot in motion.ballots}
    most = len(voters) if away is None else cast_for.total() + len(silent & set(away))
    return next((choice for choice, given in cast_for.items() if 2 * given > most), None)


def stands(table: Table, motion: Motion, now: int, people: People) -> bool:
    """Return whether nothing is decided about a late player now: the game is paused, or they have
    days off, which are not waited for if they are gone."""
    if motion.kind != "late":
        return False
    late = table.seats[motion.about.seat]
    return table.pause is not None or (late.presence != "gone" and late.owner in away(people, now))


def away(people: People, now: int) -> frozenset[PlayerId]:
    """Return the people who have days off now."""
    return frozenset(player for player, person in people.items() if person.away_until > now)


def needed(table: Asked, poll: Motion) -> int:
    """Return how many equal answers decide while others may still answer."""
    return len(voters(table, poll)) // 2 + 1


def is_repeated(poll: Motion) -> bool:
    """Return whether it is not the first motion about the same question."""
    return poll.about.lapse >= _SECOND


def asks_nobody(table: Asked) -> bool:
    """Return whether one person plays with computers only, so that nobody else can answer."""
    owners = [s for s in table.seats if s.owner is not None and not s.is_out]
    return table.status is Status.PLAYING and len(owners) < 2


# A draw by agreement: where it may be offered, how long the offer stands, its effect. Pure.
#
# A draw needs nothing of the game's rules: the position stays as it is, a line of the log says that
# both have agreed, and the outcome is the same in every game (``log.DRAWN``).


def wished(table: Table, command: Propose) -> Motion:
    """Return the offer of a draw.

    Raises TableRefuses if there are not exactly two seats with two people, if one of them is away,
    if nobody has moved since this person's last offer, or if the other has offered one already: an
    old button must not accept what its person has not read.
    """
    by = must_play(table, command.by.id)
    if not is_between_two(table):
        raise refused("draw-refusal-two")
    if table.away:
        raise refused("draw-refusal-away")
    offered = table.proposal
    is_open = offered is not None and offered.kind == "draw"
    if is_open and offered is not None and by.owner not in offered.agreed:
        raise refused("draw-refusal-offered")
    if not is_open and any(each.moves >= table.open_moves for each in by.appeals if _is_draw(each)):
        raise refused("draw-refusal-again")
    return proposed(table, "draw", command.by.id)


def remembered(table: Table, by: PlayerId) -> Table:
    """Return the table that remembers after how many moves this person has offered a draw."""
    seats = tuple(
        msgspec.structs.replace(
            seat,
            appeals=tuple(
                msgspec.structs.replace(each, moves=table.open_moves) if _is_draw(each) else each
                for each in seat.appeals
            ),
        )
        if seat.occupant == Human(by)
        else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def agreed(table: Table, wish: Motion, occasion: Occasion) -> Transition:
    """End the game as a draw, to which both have agreed."""
    assert table.state is not None, "a game that has begun has a state"
    last = must_play(table, wish.agreed[-1])
    record = MoveRecord(
        seq=table.moves + 1,
        seat=last.seat,
        actor=wish.agreed[-1],
        request=occasion.request,
        notation=AGREED_DRAW,
        state_hash=fingerprint(table.state),
        at=occasion.now,
    )
    drawn = changed(
        table,
        occasion,
        status=Status.FINISHED,
        outcome=DRAWN,
        moves=record.seq,
        seats=tuple(unasked(seat) for seat in table.seats),
        motions=(),
        pause=None,
        invited=(),
    )
    return Transition(drawn, record)


def _is_draw(appeal: Appeal) -> bool:
    return appeal.kind == "draw"


# Pauses: alone for a day or by consent of all, and their end. Pure.

ALONE = 24 * HOUR
"""Milliseconds for which one person may pause a game alone."""

MOST_ALONE = 2
"""How often one person may pause a game alone."""

TOGETHER = 30 * 24 * HOUR
"""Milliseconds after which a pause that all agreed on ends without anybody's consent."""


def pause_alone(table: Table, command: PauseAlone, occasion: Occasion) -> Transition:
    """Stop all clocks for a day at one person's wish.

    Raises TableRefuses if the game is paused, if they have no pause left, or if they are late and a
    vote about them is open.
    """
    by = command.by
    must_play(table, by.id)
    if table.pause is not None:
        raise refused("table-refusal-paused")
    seat = table.seat_of(by.id)
    if seat is not None and table.poll_about(seat.seat) is not None:
        raise refused("table-refusal-pause-late")
    if pauses_left(table, by.id) <= 0:
        raise refused("table-refusal-no-pause-left", most=MOST_ALONE)
    seats = tuple(
        msgspec.structs.replace(s, pauses=s.pauses + 1) if s is seat else s for s in table.seats
    )
    counted = msgspec.structs.replace(without(table, table.proposal), seats=seats)
    pause = Pause(occasion.now + ALONE, by.id)
    stopped = clocks.paused(counted, pause, occasion.now, occasion.people)
    notice = text("table-paused-alone", who=by.named)
    return Transition(changed(stopped, occasion), notices=(notice,))


def pause_together(table: Table, occasion: Dated) -> Transition:
    """Stop all clocks, as all players agreed."""
    pause = Pause(occasion.now + TOGETHER)
    stopped = clocks.paused(table, pause, occasion.now, occasion.people)
    return Transition(changed(stopped, occasion), notices=(text("table-paused"),))


def end_pause(table: Table, _command: EndPause, occasion: Dated) -> Transition:
    """End a pause that has run out. Raises StaleQuestion if it has not."""
    if table.pause is None or table.pause.until > occasion.now:
        raise stale(table.code)
    return resume(table, text("table-pause-over"), occasion)


def resume(table: Table, told: Text, occasion: Dated) -> Transition:
    """Start the clocks again, with this notice; an open proposal is dropped."""
    resumed = clocks.resumed(table, occasion.now, occasion.people)
    running = without(resumed, table.proposal)
    return Transition(changed(running, occasion), notices=(told,))


def pauses_left(table: Table, player: PlayerId) -> int:
    """Return how often this person may still pause the game alone."""
    seat = table.seat_of(player)
    return 0 if seat is None else MOST_ALONE - seat.pauses
