"""Pauses: alone for a day or by consent of all, and their end. Pure."""

import msgspec

from core.translatable_text import Text, text
from model.commands import EndPause, PauseAlone
from model.refusals import refused, stale
from model.table import HOUR, Pause, PlayerId, Table
from tables.decisions import motions
from tables.decisions.transitions import Dated, Occasion, Transition, changed, must_play
from tables.time import clocks

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
    counted = msgspec.structs.replace(motions.without(table, table.proposal), seats=seats)
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
    running = motions.without(resumed, table.proposal)
    return Transition(changed(running, occasion), notices=(told,))


def pauses_left(table: Table, player: PlayerId) -> int:
    """Return how often this person may still pause the game alone."""
    seat = table.seat_of(player)
    return 0 if seat is None else MOST_ALONE - seat.pauses
