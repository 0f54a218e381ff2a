"""Judge and write the planned moves of a table in the transaction that changes it."""

from collections.abc import Mapping
from functools import partial

from model.game_json import AnyGame
from model.planned_moves import PlannedMoves
from model.table import PlayerId, Table
from storage.transaction.transaction import Transaction
from tables.ahead.review import Grounds, after_change, timers_of
from tables.decisions.transitions import Transition


def store_plans(
    tx: Transaction,
    after: Transition,
    game: AnyGame | None,
    now: int,
    planned: Mapping[PlayerId, PlannedMoves],
) -> dict[PlayerId, PlannedMoves]:
    """Write what a change of a table does to the plans there; return those that are left.

    ``game``: None if the rules are unknown.
    """
    grounds = grounds_of(tx, after.table, game, now)
    judged = {
        player: after_change(plan, player, after, grounds) for player, plan in planned.items()
    }
    for player, plan in judged.items():
        if plan is None:
            tx.private.delete_planned(after.table.id, player)
        elif plan != planned[player]:
            tx.private.save_planned(after.table.id, player, plan)
    left = {player: plan for player, plan in judged.items() if plan is not None}
    tx.timers.replace_planned(after.table.id, timers_of(after.table, [*left.values()]))
    return left


def grounds_of(tx: Transaction, table: Table, game: AnyGame | None, now: int) -> Grounds:
    """Return what plans at this table are judged by now."""
    people = tx.people.profiles(table.people)
    return Grounds(game, now, people, partial(tx.log.moves, table.id))
