"""Orders of a manager at a table that is closed to them: carried out without telling them anything.

The answer never says whether the game goes on or is frozen: where it would have to refuse the order
for that, it does nothing.
"""

from tables.clock_updates import given_back_what_waited
from tables.commit import Commits
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, must_rule
from tables.interfaces import Clock, Transaction
from tables.model.commands import Freeze, Unfreeze
from tables.model.refusals import TableRefuses, existing
from tables.model.table import RequestId, TableCode
from tables.people.bans import in_its_cup
from tables.visibility.table_view import TableViews


class OrdersAtClosedTables:
    """Freezes and unfreezes games for managers who may not see them."""

    def __init__(self, clock: Clock, sight: TableViews, commits: Commits) -> None:
        self._clock = clock
        self._sight = sight
        self._commits = commits

    async def carry_out(
        self, request: RequestId, code: TableCode, order: Freeze | Unfreeze
    ) -> None:
        """Freeze or unfreeze a game, if it is being played and is not so already.

        Those who sit there are told. Raises TableRefuses for somebody who does not manage the
        server of the table.
        """

        def work(tx: Transaction) -> None:
            self._carry_out(tx, request, code, order, self._clock.now())

        await self._commits.change(work)

    def _carry_out(
        self,
        tx: Transaction,
        request: RequestId,
        code: TableCode,
        order: Freeze | Unfreeze,
        now: int,
    ) -> None:
        before = existing(tx.tables.by_code(code))
        order = in_its_cup(tx, before, order)
        must_rule(before, order)
        if tx.log.receipt(request) is not None:
            return
        people = tx.people.profiles((*before.owners, *before.former, order.by.id))
        if isinstance(order, Freeze):
            before = given_back_what_waited(tx, before, now, people)
        occasion = Occasion(self._sight.rules(before), now, request, people)
        try:
            after = lifecycle.decide(before, order, occasion)
        except TableRefuses:
            return  # to say why would tell whether the game goes on
        self._commits.write(tx, before, after, occasion.game, now, order.by.id)
        tx.log.keep_receipt(request, before.id, now)
