"""Plans that an earlier version stored still open, and are told in notation."""

from pathlib import Path

import msgspec
from sqlalchemy import create_engine, text

from core.translatable_text import Listing, Verbatim
from model.thinking_ahead import PlannedTurn, lines_about
from tests.storage.laws import added
from tests.storage.new_stores import make_store
from tests.storage.sample_rows import ANNA, full_table, planned

_OF_BEFORE = (
    b'[{"moves":["draw 2"],"guard":"legal","expected":{"viewer":0},'
    b'"then":[{"moves":["pass"],"guard":"unchanged","expected":{}}]}]'
)
"""Neither what the others were assumed to do, nor any words."""


async def test_a_plan_without_words_or_assumptions_opens(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())
        await store.transact(lambda tx: tx.private.save_planned(table.id, ANNA, planned()))
    engine = create_engine(f"sqlite:///{tmp_path / 'tavolo.sqlite3'}")
    with engine.begin() as connection:
        written = connection.execute(text("SELECT document FROM private_document")).scalar_one()
        document = msgspec.json.decode(written) | {"turns": msgspec.Raw(_OF_BEFORE)}
        put = text("UPDATE private_document SET document = :document")
        connection.execute(put, {"document": msgspec.json.encode(document)})
    engine.dispose()
    async with make_store(tmp_path) as store:
        opened = await store.read(lambda r: r.private.planned(table.id, ANNA))
    assert opened is not None
    second = PlannedTurn(("pass",), "unchanged", msgspec.Raw(b"{}"))
    first = PlannedTurn(("draw 2",), "legal", msgspec.Raw(b'{"viewer":0}'), (second,))
    assert opened.turns == (first,)
    (line,) = (line for line in lines_about(opened) if "moves" in line.values)
    assert line.values["moves"] == Listing((Verbatim("draw 2"),), "comma")
