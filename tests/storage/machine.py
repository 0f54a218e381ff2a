"""What both state machines share: a store in a file and one in the mind, side by side."""

import asyncio
import shutil
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from storage.store import SqlStore, open_store
from tables.interfaces import DuplicateRequest, StaleVersion, Transaction
from tables.model.table import Table, TableCode
from tests.storage.making import sqlite_url
from tests.storage.model import ModelStore
from tests.storage.sample_rows import NOON, lobby

RUNS = settings(
    max_examples=20,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),  # shrinking with a disk takes minutes
    suppress_health_check=list(HealthCheck),
)


class TwinStores(RuleBasedStateMachine):
    """The beginnings of a machine: two tables, the clock at noon."""

    @initialize()
    def start(self) -> None:
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.model = ModelStore()
        self.store = self.opened()
        self.now = NOON
        self.steps = count()
        for code in ("AAAA", "BBBB"):
            self.add(lobby(code))

    def opened(self) -> SqlStore:
        return self.runner.run(open_store(sqlite_url(self.folder)))

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)

    def add(self, table: Table) -> None:
        """Ids may have gaps; the model takes the store's."""
        got = self.runner.run(self.store.transact(lambda tx: tx.add_table(table)))
        if got is not None:
            assert self.model.world.next_table < got.id
            self.model.world.next_table = got.id
        assert self.model.transact(lambda tx: tx.add_table(table)) == got

    def both(self, work: Callable[[Transaction], Any]) -> Any:
        """Do the work in both worlds; they must end alike."""
        expected = _ended(lambda: self.model.transact(work))
        got = _ended(lambda: self.runner.run(self.store.transact(work)))
        assert got == expected
        return got

    def table(self, code: str) -> Table | None:
        return self.model.transact(lambda tx: tx.table(TableCode(code)))

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.opened()

    @rule(by=st.integers(1, 12))
    def wait(self, by: int) -> None:
        self.now += by


def _ended(act: Callable[[], Any]) -> Any:
    """How it ended: what was answered, or the kind of exception."""
    try:
        return act()
    except (StaleVersion, DuplicateRequest, LookupError) as ending:
        return type(ending)
