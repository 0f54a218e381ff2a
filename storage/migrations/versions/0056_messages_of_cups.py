"""Keep what a cup's channel is shown as a message that is brought up to date.

Of a cup that is over and has a post at its end, that is the message; its first post keeps its
buttons, as before. What was under way is looked for by its heading.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0056"
down_revision = "0055"

_OF_THE_POST = ("post", "posted_version", "end_post", "lease_owner", "lease_until")


def upgrade() -> None:
    op.create_table(
        "message",
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "subject_id", "place_id", name=op.f("pk_message")),
    )
    op.create_index(op.f("ix_message_due_at"), "message", ["due_at"])
    connection = op.get_bind()
    put = sa.text("INSERT INTO message VALUES ('cup', :id, :place, :due, 0, :document)")
    keep = sa.text("UPDATE cup SET document = :document WHERE id = :id")
    for row in connection.execute(sa.text("SELECT id, document FROM cup ORDER BY id")).all():
        try:
            cup = json.loads(row.document)
            message = _message(cup)
        except (ValueError, KeyError, TypeError):
            continue  # a damaged cup is shown to nobody
        written = {"id": row.id, "document": _written(message)}
        due = None if message["wanted"] == message["shown"] else message["due"]
        connection.execute(put, {**written, "place": cup["place"], "due": due})
        rest = {name: value for name, value in cup.items() if name not in _OF_THE_POST}
        connection.execute(keep, {"id": row.id, "document": _written(rest).decode()})
    op.drop_column("cup", "posted_version")


def _message(cup: dict[str, Any]) -> dict[str, Any]:
    """Return the message about a cup; its wishes are the versions of the cup."""
    wanted, shown = cup["version"], cup.get("posted_version", 0)
    is_over = cup["status"] == "finished"
    standing = cup.get("end_post") or cup.get("post")
    is_sent = is_over and cup.get("end_post") is None and shown < wanted
    sought = cup.get("lease_owner") is not None and (standing is None or is_sent)
    # Before the post of an end always came that of the cup.
    wish = wanted - 1 if is_over and standing is None else wanted
    attempt = {"nonce": _nonce(cup, standing), "wish": wish}
    return {
        "subject": {"kind": "cup", "id": cup["id"]},
        "place": cup["place"],
        "began": cup["created_at"],
        "wanted": wanted,
        "shown": shown,
        "news": wanted if is_sent else 0,
        "message": standing,
        "attempt": attempt if sought else None,
        "due": cup["created_at"],
    }


def _nonce(cup: dict[str, Any], standing: int | None) -> int:
    """Return the nonce under which the post that may be under way was sent."""
    return int(-cup["id"] if standing is None else -(cup["id"] + (1 << 62)))


def _written(document: Any) -> bytes:
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()
