"""Remove from their tables people who are banned, being forgotten, or gone."""

from collections.abc import Callable, Set
from functools import partial

import msgspec

from model.commands import Depart, Exclude
from model.game_json import AnyGame
from model.refusals import TableRefuses, UnreadableTable, existing, refused
from model.table import LIVING, GuildId, PlayerId, Table, TableId
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.commit import Commits
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Today
from tables.interfaces import Clock
from tables.people.bans import MOST_BANNED, has_part, is_of, is_rival
from tables.people.forget import leave_for_good
from tables.visibility import TableViews


class Removals:
    """Removes people from their tables, each table in one transaction (a ban: all in one)."""

    def __init__(self, store: Store, clock: Clock, sight: TableViews, commits: Commits) -> None:
        self._store = store
        self._clock = clock
        self._sight = sight
        self._commits = commits

    async def leave_for_good(self, table: TableId, player: PlayerId) -> None:
        """Remove a person who is being forgotten from a table; idempotent."""
        try:
            leave = partial(self._leave_for_good, table, player, damaged=False)
            await self._commits.change(leave, patient=True)
        except UnreadableTable:
            leave = partial(self._leave_for_good, table, player, damaged=True)
            await self._commits.change(leave, patient=True)

    async def ban(
        self,
        server: GuildId,
        player: PlayerId,
        by: PlayerId | None = None,
        first: Callable[[Transaction], None] = lambda _: None,
    ) -> None:
        """Ban a person from all tables of a server or the whole bot, present ones included.

        Their seats are freed and their invitations withdrawn in the same transaction. ``by``: who
        bans them, and gains nothing by it (``Exclude.by_rival``). ``first``: what else the same
        transaction does, before. Raises TableRefuses if too many people are banned already.
        """
        unreadable: set[str] = set()

        def work(tx: Transaction) -> None:
            first(tx)
            self._ban(server, player, by, unreadable, tx)

        while True:
            try:
                await self._commits.change(work)
                return
            except UnreadableTable as fault:
                if fault.code in unreadable:
                    raise
                unreadable.add(fault.code)

    def _ban(
        self,
        server: GuildId,
        player: PlayerId,
        by: PlayerId | None,
        unreadable: Set[str],
        tx: Transaction,
    ) -> None:
        now = self._clock.now()
        tx.people.profile(player)  # locks the person: they sit down before the ban or are refused
        if tx.blocks.count_banned(server) >= MOST_BANNED:
            raise refused("ban-refusal-too-many", most=MOST_BANNED)
        tx.blocks.save_ban(server, player, now)
        for number in sorted(table.id for table in tx.tables.of_player(player, LIVING)):
            table = existing(tx.tables.by_id(number))
            if is_of(table, server) and has_part(table, player):
                order = Exclude(player, by is not None and is_rival(tx, table, by), by)
                self._exclude(tx, table, order, now, damaged=table.code in unreadable)

    def _exclude(
        self, tx: Transaction, before: Table, order: Exclude, now: int, *, damaged: bool
    ) -> None:
        people = tx.people.profiles((*before.owners, order.player))
        if damaged or not self._sight.can_be_shown(before):
            after = lifecycle.decide_unread(before, order, Today(now, people))
            self._commits.write(tx, before, after, None, now, None)
            return
        game = self._sight.rules(before)
        after = lifecycle.decide(before, order, Occasion(game, now, people=people))
        self._commits.write(tx, before, after, game, now, None)

    def _leave_for_good(
        self, table: TableId, player: PlayerId, tx: Transaction, *, damaged: bool
    ) -> None:
        before, now = tx.tables.by_id(table), self._clock.now()
        if before is None:
            return  # the table was deleted, but some letter still names it
        game: AnyGame | None = None
        today: Occasion | Today = Today(now)
        if not damaged and self._sight.can_be_shown(before):
            game = self._sight.rules(before)
            today = Occasion(game, now, people=tx.people.profiles((*before.owners, player)))
        after = leave_for_good(before, player, today)
        if after is not None:
            self._commits.write(tx, before, after, game, now, player)

    async def note_gone(self, player: PlayerId, guild: GuildId | None) -> None:
        """Mark a person as gone from the tables of this server, None: from all tables."""
        living = await self._store.read_much(lambda r: r.tables.of_player(player, LIVING))
        for table in living:
            if guild in (None, table.guild):
                depart = Depart(player, looked_up=guild is not None)
                await self._commits.change(partial(self._part, table.id, depart), patient=True)

    def _part(self, table: TableId, command: Depart, tx: Transaction) -> None:
        """Mark a person as gone, if that is news and the rules can read the table."""
        before, now = existing(tx.tables.by_id(table)), self._clock.now()
        if not self._sight.can_be_shown(before):
            return
        people = tx.people.profiles((*before.owners, command.player))
        occasion = Occasion(self._sight.rules(before), now, people=people)
        try:
            after = lifecycle.decide(before, command, occasion)
        except TableRefuses:
            return
        self._commits.write(tx, before, after, occasion.game, now, None)
        if (profile := people.get(command.player)) is not None:
            tx.people.save_profile(msgspec.structs.replace(profile, missed=True))
