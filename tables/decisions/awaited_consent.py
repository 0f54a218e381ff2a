"""Whose consent is still awaited: to the open proposal, and to an end without a result. Pure.

Only reads; ``proposals.py`` makes, answers and carries out proposals, ``call_off.py`` the end.
"""

from model.table import PlayerId, Proposal
from tables.decisions.votes import Polled


def still_meant(wish: Proposal | None, mover: PlayerId | None) -> Proposal | None:
    """Return what remains of a proposal after a move or an undo.

    A proposed undo is dropped; the offer of a draw stands until another than its maker moves.
    """
    if wish is None or wish.kind == "undo":
        return None
    return None if wish.kind == "draw" and wish.agreed[0] != mover else wish


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
