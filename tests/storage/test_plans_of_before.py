"""Plans that an earlier version stored still open, and are told in notation or in general words."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, text

from core.texts import LOCALES, Listing, Text, Verbatim
from core.texts import text as words
from i18n import Translator
from model.thinking_ahead import PlannedTurn, lines_about
from tests.storage.laws import added
from tests.storage.new_stores import make_store
from tests.storage.sample_rows import ANNA, BRUNO, changed, full_table, planned
from tests.storage.tables_of_before import as_of

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


_AREA = words("strada-romana-changed-area", place="4", good="salt")
_SLOT = words("ruta-changed-slot-empty", slot=2)


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (words("ruta-changed-route", route=words("ruta-route-1")), None),
        (words("la-strada-changed-days"), None),
        (words("jacynth-changed-card", card="x"), None),
        (words("stratego4-changed-lost", place="D4"), None),
        (words("strada-romana-changed-area", area="4", good="salt"), None),
        (_AREA, _AREA),
        (_SLOT, _SLOT),
    ],
)
async def test_why_a_plan_was_set_aside_is_said_in_general_where_its_text_has_gone(
    tmp_path: Path, reason: Text, told: Text | None
) -> None:
    before = changed(planned(), turns=(), said=_set_aside(reason))
    waits = planned()
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())
        await store.transact(lambda tx: tx.private.save_planned(table.id, ANNA, before))
        await store.transact(lambda tx: tx.private.save_planned(table.id, BRUNO, waits))
    as_of("0045", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        opened = await store.read(lambda r: r.private.planned_at(table.id))
    after = _set_aside(words("planned-something-changed") if told is None else told)
    assert opened == {ANNA: changed(before, said=after), BRUNO: waits}
    for locale in LOCALES:
        sentence = Translator().voice(locale).say(after)
        assert "-changed" not in sentence


def _set_aside(reason: Text) -> Text:
    """What is said of a plan that was set aside for this reason."""
    why = words("planned-gone-changed", what=reason)
    moves = Listing((Verbatim("draw 2"),), "comma")
    return words("planned-gone-moves", said=why, moves=moves)
