"""Shared by both state machines: two stores, one of them disturbed, that must stay equal."""

import asyncio
import shutil
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from model.table import Table, TableCode
from storage.store import Store, open_store
from storage.transaction.transaction import Transaction
from tests.prompt_database import PromptConnection, unflushed
from tests.storage.new_stores import sqlite_url
from tests.storage.sample_rows import NOON, changed, lobby

RUNS = settings(
    max_examples=10,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),  # shrinking with a disk takes minutes
    suppress_health_check=list(HealthCheck),
)


class TwinStores(RuleBasedStateMachine):
    """The beginnings of a machine: two tables, the clock at noon.

    ``store`` is closed and opened again, and is given work that is refused or fails;
    ``undisturbed`` is given nothing but what is carried out.
    """

    @initialize()
    def start(self) -> None:
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr("storage.database.sqlite.TransactingConnection", PromptConnection)
        self.patch.setattr("storage.database.sqlite.one_connection", unflushed)
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.store = self.opened("store")
        self.undisturbed = self.opened("undisturbed")
        self.now = NOON
        self.steps = count()
        for code in ("AAAA", "BBBB"):
            self.add(lobby(code))

    def opened(self, name: str) -> Store:
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        return self.runner.run(open_store(sqlite_url(folder)))

    def teardown(self) -> None:
        for store in (self.store, self.undisturbed):
            self.runner.run(store.close())
        self.runner.close()
        shutil.rmtree(self.folder)
        self.patch.undo()

    def add(self, table: Table) -> None:
        is_new = self.table(table.code) is None
        got = self.both(lambda tx: tx.tables.add(table))
        assert got == (changed(table, id=got.id) if is_new else None)

    def both(self, work: Callable[[Transaction], Any]) -> Any:
        """Do the work in both stores; they must answer alike."""
        got = self.runner.run(self.store.transact(work))
        assert got == self.runner.run(self.undisturbed.transact(work))
        return got

    def in_vain(self, work: Callable[[Transaction], Any], ending: type[Exception]) -> None:
        """Do work that must end like this, where it must leave no trace."""
        with pytest.raises(ending):
            self.runner.run(self.store.transact(work))

    def table(self, code: str) -> Table | None:
        return self.runner.run(self.store.read(lambda r: r.tables.by_code(TableCode(code))))

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.opened("store")

    @rule(by=st.integers(1, 12))
    def wait(self, by: int) -> None:
        self.now += by
