"""Play a planned turn when its time has come, move by move as its owner would by hand."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from core.errors import PlayerError
from core.texts import Text, text
from model import game_json
from model.commands import Order, Person, Play
from model.refusals import existing
from model.table import (
    Human,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    Timer,
    stranger,
)
from model.thinking_ahead import PLAYED, PlannedMoves, PlannedTurn
from storage.transaction.transaction import Transaction
from tables import direct_messages
from tables.ahead.judging import judged
from tables.ahead.review import asked_again, ended, set_aside, timers_of
from tables.ahead.waiting import request_of
from tables.notifications import call_to
from tables.people.thinking_ahead import grounds_of
from tables.visibility import TableViews

CarryOut = Callable[
    [Transaction, RequestId, Table, Order, Mapping[PlayerId, PlayerProfile], int], Any
]
"""Carries out a person's order in a transaction: the path of every typed move."""


class DuePlans:
    """Plays planned turns."""

    def __init__(self, sight: TableViews, carry_out: CarryOut) -> None:
        self._sight = sight
        self._carry_out = carry_out

    def play(self, tx: Transaction, table: Table, timer: Timer, now: int) -> None:
        """Play the turn that is planned for this question, or set it aside; idempotent.

        The timer, the plan and the moves change in one transaction, so a turn is played once
        whenever the process dies.
        """
        if not tx.timers.delete(timer):
            return
        seat = table.seats[timer.seat]
        is_open = seat.asked == timer.asked and not table.is_frozen
        if not isinstance(seat.occupant, Human) or not is_open:
            return
        player = seat.occupant.player
        planned = tx.private.planned(table.id, player)
        if planned is None or planned.is_for_later or planned.question != timer.asked:
            return
        tx.private.delete_planned(table.id, player)
        left = self._played(tx, table, player, planned, now)
        self._keep(tx, existing(tx.tables.by_id(table.id)), player, left, now)

    def _played(
        self, tx: Transaction, table: Table, player: PlayerId, planned: PlannedMoves, now: int
    ) -> PlannedMoves:
        """Play what may be played; return what is left of the plan."""
        game = self._sight.rules(table)
        state = game_json.state_of(game, table)
        log = partial(tx.log.moves, table.id)
        turn = judged(game, state, planned.seat, planned.turns, log)
        if isinstance(turn, Text):
            return set_aside(planned, turn)
        refused = self._make_moves(tx, table, player, planned, turn, now)
        if refused is not None:
            return ended(planned, refused)
        said = _played(turn, len(turn.moves))
        return PlannedMoves(planned.seat, turn.then, planned.chance, said=said)

    def _make_moves(
        self,
        tx: Transaction,
        table: Table,
        player: PlayerId,
        planned: PlannedMoves,
        turn: PlannedTurn,
        now: int,
    ) -> Text | None:
        """Make the moves of a turn; return which were made and why not the others, None for all."""
        person = Person(player, _name(tx, player))
        for part, notation in enumerate(turn.moves):
            current = existing(tx.tables.by_id(table.id))
            if current.status is not Status.PLAYING:
                return None
            request = request_of(planned.chance, planned.question or 0, part)
            order = Play(person, notation, current.seats[planned.seat].asked, exact=True)
            people = tx.people.profiles((*current.owners, *current.former, player))
            try:
                self._carry_out(tx, request, current, order, people, now)
            except PlayerError as refused:
                why = refused.refusal.text
                rest = text("planned-gone-rest", moves=turn.told(part), why=why)
                return text("planned-cut-short", played=_played(turn, part), rest=rest)
        return None

    def _keep(
        self, tx: Transaction, table: Table, player: PlayerId, left: PlannedMoves, now: int
    ) -> None:
        """Store what is left of a plan, judged anew; write to its owner if they are to act."""
        seat = table.seats[left.seat]
        if table.status is not Status.PLAYING or seat.occupant != Human(player) or seat.is_out:
            return
        game = self._sight.rules(table)
        left = asked_again(left, table, seat, grounds_of(tx, table, game, now))
        tx.private.save_planned(table.id, player, left)
        others = tx.private.planned_at(table.id)
        tx.timers.replace_planned(table.id, timers_of(table, [*others.values()]))
        if seat.asked is not None and left.due_at is None:
            direct_messages.show(tx, table, {player: call_to(seat)}, now)


def _played(turn: PlannedTurn, moves: int) -> Text:
    return text(PLAYED, moves=turn.told(0, moves))


def _name(tx: Transaction, player: PlayerId) -> str:
    return (tx.people.profiles((player,)).get(player) or stranger(player)).name
