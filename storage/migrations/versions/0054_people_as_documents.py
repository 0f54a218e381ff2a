"""Make each profile one document, and what people keep at a table documents of one table.

What is damaged is kept as it is: only that document cannot be read.
"""

import json
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0053"

_INDEXED = ("id", "digest_due", "leaderboard", "seen_on", "forgetting")
_GONE = (
    *("name", "locale", "seen_locale", "letters", "dms_closed", "confirm", "away_until"),
    *("rested_at", "calls", "zone", "quiet_from", "quiet_to", "digest_at", "knock_at", "missed"),
    *("invitations", "planned"),
)
"""The columns of a person whose values stand in the document alone from now on."""


def upgrade() -> None:
    connection = op.get_bind()
    document = sa.Column("document", sa.LargeBinary(), nullable=False, server_default="")
    op.add_column("player", document)
    people = sa.text(f"SELECT {', '.join((*_INDEXED, *_GONE))} FROM player")
    put = sa.text("UPDATE player SET document = :document WHERE id = :id")
    for row in connection.execute(people).all():
        flags = {"dms_closed": bool(row.dms_closed), "missed": bool(row.missed)}
        written = _written({**row._mapping, **flags})
        connection.execute(put, {"document": written, "id": row.id})
    for name in _GONE:
        op.drop_column("player", name)
    op.create_table(
        "private_document",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", "kind", name=op.f("pk_private_document")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_private_document_table_id")
        ),
    )
    op.create_index(op.f("ix_private_document_player_id"), "private_document", ["player_id"])
    add = sa.text("INSERT INTO private_document VALUES (:table, :player, :kind, :document)")
    for row, kind, value in _private(connection):
        whose = {"table": row.table_id, "player": row.player_id}
        connection.execute(add, {**whose, "kind": kind, "document": _written(value)})
    for name in ("notebook", "planned_moves", "tried_line"):
        op.drop_table(name)


def _private(connection: sa.Connection) -> Iterator[tuple[Any, str, Any]]:
    """Yield each row that somebody keeps at a table, its kind, and its document."""
    for row in connection.execute(sa.text("SELECT * FROM notebook")).all():
        yield row, "notebook", {"note": row.note, "marks": _decoded(row.marks)}
    for row in connection.execute(sa.text("SELECT * FROM planned_moves")).all():
        document = {
            "seat": row.seat,
            "turns": _decoded(row.turns),
            "chance": b64encode(bytes(row.chance)).decode(),
            "question": row.question,
            "due_at": row.due_at,
            "said": _decoded(row.said),
        }
        yield row, "planned", document
    for row in connection.execute(sa.text("SELECT * FROM tried_line")).all():
        document = {
            "seat": row.seat,
            "began_after": row.began_after,
            "began_from": row.began_from,
            "seed": b64encode(bytes(row.seed)).decode(),
            "line": _decoded(row.line),
        }
        yield row, "tried", document


def _decoded(written: str | bytes | None) -> Any:
    """Return JSON decoded; damaged JSON as it is written."""
    if written is None:
        return None
    try:
        return json.loads(written)
    except ValueError:
        return written if isinstance(written, str) else written.decode(errors="replace")


def _written(document: Any) -> bytes:
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode(errors="replace")
