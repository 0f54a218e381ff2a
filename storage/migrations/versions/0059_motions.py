"""Keep what the people at a table decide together as motions, whatever it is.

Proposals, votes about late players and the wish to end the game had a shape each. All keep their
numbers, so that buttons of before still answer; the wish to end had none.
"""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0059"
down_revision = "0058"

_ABOUT = ("pace", "move", "undoes", "since", "seen")
_CONSENT = {"choices": ["yes", "no"], "needs": "all"}


def upgrade() -> None:
    connection = op.get_bind()
    sql = sa.text("UPDATE game_table SET document = :document WHERE id = :id")
    for row in connection.execute(sa.text("SELECT id, document FROM game_table")).all():
        try:
            table = json.loads(row.document)
        except ValueError:
            continue  # a damaged table stays damaged
        motions = [*_motions(table)]
        kept = {name: value for name, value in table.items() if name not in _OF_BEFORE}
        whole = {**kept, "motions": motions}
        document = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
        connection.execute(sql, {"document": document.encode(), "id": row.id})
    _ask_alike(connection)


def _ask_alike(connection: sa.Connection) -> None:
    """Note of messages that ask about a late player that they ask to answer a motion."""
    keys = ("subject", "subject_id", "place_id", "person_id")
    where = " AND ".join(f"{key} = :{key}" for key in keys)
    sql = sa.text(f"UPDATE message SET document = :document WHERE {where}")
    for row in connection.execute(sa.text("SELECT * FROM message WHERE person_id <> 0")).all():
        document = bytes(row.document).replace(b'"kind":"vote"', b'"kind":"agree"')
        if document != bytes(row.document):
            connection.execute(
                sql, {**{key: row._mapping[key] for key in keys}, "document": document}
            )


_OF_BEFORE = ("proposal", "calling_off", "polls")


def _motions(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    proposal, polls = table.get("proposal"), table.get("polls") or []
    if proposal:
        about = {name: proposal[name] for name in _ABOUT if proposal.get(name)}
        yield {
            **_consent(proposal["number"], proposal["kind"], proposal["agreed"]),
            "about": about,
            "until": proposal.get("until", 0),
        }
    if agreed := table.get("calling_off"):
        known = [each["number"] for each in (*polls, *filter(None, [proposal]))]
        yield _consent(max(table["version"], *known, 0) + 1, "end", agreed)
    for poll in polls:
        yield {
            "number": poll["number"],
            "kind": "late",
            "by": None,
            "about": {name: poll.get(name, 1) for name in ("seat", "asked", "lapse")},
            "choices": poll["choices"],
            "ballots": poll.get("ballots", []),
            "needs": "most",
        }


def _consent(number: int, kind: str, agreed: list[int]) -> dict[str, Any]:
    ballots = [{"by": player, "choice": "yes"} for player in agreed]
    return {
        "number": number,
        "kind": kind,
        "by": agreed[0],
        "about": {},
        **_CONSENT,
        "ballots": ballots,
    }
