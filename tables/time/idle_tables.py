"""When idle tables are closed: lobbies, games and frozen games. Pure; times are Unix ms UTC."""

from core.game import Seat
from model.table import HOUR, Status, Table, Timer

LOBBY_LASTS = 7 * 24 * HOUR
"""Milliseconds after its opening at which a table is closed if its game has not begun."""

GAME_LASTS = 30 * 24 * HOUR
"""Milliseconds without any action of a person after which a game ends without a result."""

_WARNED_BEFORE = 24 * HOUR
"""Milliseconds before its closing at which the people of a table are warned."""


def ends_at(table: Table) -> int:
    """Return when a lobby, an idle game or a frozen game will be closed.

    A game does not end while somebody's first deadline for a move is still to come.
    """
    if table.status is Status.LOBBY:
        return table.created_at + LOBBY_LASTS
    if table.pause is not None and table.pause.frozen:
        return table.pause.until
    running = (s.deadline for s in table.to_act if s.deadline is not None and not s.lapsed)
    idle_from = max(table.idle_from, table.created_at)
    return max((idle_from + GAME_LASTS, *(due + _WARNED_BEFORE for due in running)))


def closing_timers(table: Table, now: int) -> tuple[Timer, ...]:
    """Return the timers of the warning, if it is still to come, and of the closing."""
    end = ends_at(table)
    warning = Timer(table.id, "closing", Seat(0), end - _WARNED_BEFORE, 0)
    last = Timer(table.id, "close", Seat(0), end, 0)
    return (warning, last) if warning.due_at > now else (last,)
