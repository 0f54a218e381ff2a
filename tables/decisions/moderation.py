"""What a manager may do at a table of their server. Pure."""

import msgspec

from core.translatable_text import Text, text
from model.commands import (
    Cancel,
    Close,
    Command,
    Exclude,
    Freeze,
    HandOver,
    Leave,
    Resign,
    Unfreeze,
)
from model.refusals import refused
from model.seat_names import person_named
from model.table import HOUR, Pause, Table
from tables.decisions import motions
from tables.decisions.transitions import Occasion, Transition, changed, must_rule
from tables.time import clocks

FROST_LASTS = 30 * 24 * HOUR
"""Milliseconds after which a frozen game ends without a result."""

_IN_FROST = (Cancel, Freeze, Unfreeze, HandOver, Leave, Resign, Exclude, Close)
"""Commands allowed while frozen: they need no clock, and let people leave the game or close it."""


def must_not_be_frozen(table: Table, command: Command) -> None:
    """Raise TableRefuses if the table is frozen and this command needs that it is not."""
    may = isinstance(command, _IN_FROST) or motions.answers_end(table, command)
    if table.is_frozen and not may:
        raise refused("table-refusal-frozen")


def freeze(table: Table, command: Freeze, occasion: Occasion) -> Transition:
    """Stop moves, clocks and votes until a manager unfreezes the game, thirty days at most."""
    must_rule(table, command)
    if table.is_frozen:
        raise refused("table-refusal-frozen")
    frost = Pause(occasion.now + FROST_LASTS, frozen=True, then=table.pause)
    stopped = clocks.paused(table, frost, occasion.now, occasion.people)
    return _told(stopped, occasion, text("table-frozen", who=command.by.named))


def unfreeze(table: Table, command: Unfreeze, occasion: Occasion) -> Transition:
    """Continue a frozen game as it was, with the rest of a pause if there was one."""
    must_rule(table, command)
    if table.pause is None or not table.pause.frozen:
        raise refused("table-refusal-not-frozen")
    then, who = table.pause.then, command.by.named
    if then is not None and then.until > occasion.now:
        paused = msgspec.structs.replace(table, pause=then)
        return _told(paused, occasion, text("table-unfrozen-paused", who=who))
    running = clocks.resumed(table, occasion.now, occasion.people)
    return _told(running, occasion, text("table-unfrozen", who=who))


def hand_over(table: Table, command: HandOver, occasion: Occasion) -> Transition:
    """Make another person at the table its host; they must not be gone."""
    must_rule(table, command)
    seat = table.seat_of(command.to)
    if seat is None or seat.presence == "gone":
        raise refused("table-refusal-nobody-so-called")
    if command.to == table.host:
        raise refused("table-refusal-host-already")
    handed = msgspec.structs.replace(table, host=command.to)
    name = person_named(command.to, seat.seat, occasion.people)
    return _told(handed, occasion, text("table-handed-over", host=name))


def _told(table: Table, occasion: Occasion, notice: Text) -> Transition:
    return Transition(changed(table, occasion), notices=(notice,))
