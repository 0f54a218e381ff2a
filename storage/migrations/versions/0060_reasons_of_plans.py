"""Say in general that something has happened, where a stored reason has lost its text.

Games once said more of what had disturbed a planned move. Those sentences have gone, or name their
values otherwise, so that the owner of a plan set aside before would read a bare key.
"""

import json
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0059"

_GAMES: Final = ("jacynth", "la-strada", "ruta", "strada-romana", "stratego4")

_KNOWN: Final = {
    "jacynth-changed-card-there": {"card", "place"},
    "jacynth-changed-control": {"owner", "place", "suit"},
    "jacynth-changed-empty": {"place"},
    "jacynth-changed-no-control": {"place", "suit"},
    "jacynth-changed-token": {"card", "owner", "place"},
    "ruta-changed-slot": {"card", "slot"},
    "ruta-changed-slot-empty": {"slot"},
    "strada-romana-changed-area": {"good", "place"},
    "strada-romana-changed-area-empty": {"place"},
    "strada-romana-changed-market": {"good", "place"},
    "strada-romana-changed-market-empty": {"place"},
    "strada-romana-changed-wagon": {"square", "wagon"},
    "stratego4-changed-flag": {"owner", "place", "there"},
    "stratego4-changed-free": {"place"},
    "stratego4-changed-piece": {"owner", "place"},
    "stratego4-changed-rank": {"owner", "place", "rank"},
}
"""The sentences that are left, each with its values."""

_IN_GENERAL: Final = {"type": "text", "key": "planned-something-changed", "values": {}}


def upgrade() -> None:
    connection = op.get_bind()
    keys = "table_id = :table AND player_id = :player AND kind = 'planned'"
    change = sa.text(f"UPDATE private_document SET document = :document WHERE {keys}")
    plans = sa.text("SELECT * FROM private_document WHERE kind = 'planned'")
    for row in connection.execute(plans).all():
        try:
            plan = json.loads(bytes(row.document))
            said = _retold(plan["said"])
        except (ValueError, KeyError, TypeError):
            continue  # a damaged plan stays damaged, and one of which nothing is said as it is
        if said != plan["said"]:
            document = json.dumps({**plan, "said": said}, ensure_ascii=False, separators=(",", ":"))
            whose = {"table": row.table_id, "player": row.player_id}
            connection.execute(change, {**whose, "document": document.encode()})


def _retold(said: Any) -> Any:
    """Return a stored text or value, with the general sentence for each that has lost its own."""
    if isinstance(said, list):
        return [_retold(one) for one in said]
    if not isinstance(said, dict):
        return said
    return _IN_GENERAL if _is_lost(said) else {name: _retold(one) for name, one in said.items()}


def _is_lost(said: dict[str, Any]) -> bool:
    key = str(said.get("key"))
    is_reason = key.startswith(tuple(f"{game}-changed-" for game in _GAMES))
    return is_reason and _KNOWN.get(key) != set(said["values"])
