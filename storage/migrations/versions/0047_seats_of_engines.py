"""Have the game's own computers of level normal play on for engines from outside.

An engine's name stood in the place of a level, also in the JSON of seats and messages. At its table
the computer has the name that its seat gives it. Results keep the names of those who played.
"""

import re

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"

_ENGINE = "level NOT IN ('easy', 'normal', 'hard', 'expert')"
_IN_JSON = (
    (r'("type":"computer","agent":"[^"]*","level":)"[A-Z][^"]*"', r'\1"normal"'),
    (r'"computer-engine","values":{', r'"computer-at-level","values":{"level":"normal",'),
)


def upgrade() -> None:
    op.execute(f"UPDATE seat SET level = 'normal', called = NULL WHERE {_ENGINE}")
    op.execute(f"UPDATE cup_entrant SET level = 'normal' WHERE {_ENGINE}")
    for table, name in (("seat", "held"), ("board_post", "told"), ("outbox", "payload")):
        _rewrite(table, name)


def _rewrite(table: str, name: str) -> None:
    connection = op.get_bind()
    column: sa.ColumnClause[str | bytes] = sa.column(name)
    stored = sa.table(table, column)
    for before in connection.execute(sa.select(column).select_from(stored).distinct()).scalars():
        after = said = before if isinstance(before, str) else bytes(before).decode()
        for old, new in _IN_JSON:
            after = re.sub(old, new, after)
        if after != said:
            value = after if isinstance(before, str) else after.encode()
            connection.execute(sa.update(stored).where(column == before).values({name: value}))
