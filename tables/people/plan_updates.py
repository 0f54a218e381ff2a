"""Judge and write the planned moves of a table in the transaction that changes it."""

from collections.abc import Iterable, Mapping
from functools import partial

from model.event_audience import seen_by
from model.game_json import AnyGame
from model.letters import Letter, PrivateLetter
from model.planned_moves import PlannedMoves
from model.table import Human, PlayerId, Table, TableSeat
from storage.transaction.transaction import Transaction
from tables.ahead.review import Grounds, after_change, timers_of
from tables.decisions.transitions import Transition
from tables.notifications.notices import turn_letter
from tables.notifications.outgoing_letters import with_plan
from tables.visibility.unseen_events import news_of


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


def calls_after_all(
    tx: Transaction,
    table: Table,
    game: AnyGame | None,
    plans: Mapping[PlayerId, PlannedMoves],
    waited: Iterable[PlayerId],
) -> list[PrivateLetter]:
    """Return a call for each owner whose plan waited to be played and has just been set aside.

    The one that they got for this question made no sound.
    """
    gone = (player for player in waited if player in plans and not plans[player].turns)
    seats = ((table.seats[plans[player].seat], plans[player]) for player in gone)
    return [
        call_after_all(tx, table, seat, game, plan)
        for seat, plan in seats
        if game is not None and seat.asked is not None and isinstance(seat.occupant, Human)
    ]


def call_after_all(
    tx: Transaction, table: Table, seat: TableSeat, game: AnyGame, plan: PlannedMoves
) -> PrivateLetter:
    """Return the letter that tells the owner of a plan that it is their turn after all."""
    news = news_of(tx, table, seen_by(table, seat))
    return with_plan(turn_letter(table, seat, game, news, ()), plan)


def without_repeats(
    calls: Iterable[PrivateLetter], letters: Iterable[Letter], asker: PlayerId | None
) -> list[PrivateLetter]:
    """Return the calls to people who get no new letter anyway, and who have not acted themselves.

    ``asker``: the person whose interaction set the plan aside.
    """
    called = {one.to for one in letters if isinstance(one, PrivateLetter) and not one.amends}
    return [one for one in calls if one.to not in called and one.to != asker]


def grounds_of(tx: Transaction, table: Table, game: AnyGame | None, now: int) -> Grounds:
    """Return what plans at this table are judged by now."""
    people = tx.people.profiles(table.people)
    return Grounds(game, now, people, partial(tx.log.moves, table.id))
