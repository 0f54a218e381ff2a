"""Several statements combined into one, so that PostgreSQL answers them in one round trip.

Each SELECT becomes an array of rows. SQLite has no round trips and runs them one by one.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple, cast

from sqlalchemy import (
    ColumnElement,
    Select,
    bindparam,
    func,
    select,
    text,
)
from sqlalchemy.sql.dml import ReturningDelete, ReturningUpdate

from storage.rows.schema import board_post, outbox

_MakeRow = Callable[[Iterable[Any]], Any]


class CombinedSelect(NamedTuple):
    """One statement with an array of rows for each of its parts.

    ``makers``: for each part, the function that gives its rows the names of their columns.
    """

    statement: Select[Any]
    makers: tuple[_MakeRow, ...]


@cache
def combined(*parts: Select[Any]) -> CombinedSelect:
    """Return one statement that reads all parts from one snapshot; equal parameters are shared."""
    arrays = [array_of(part).label(f"part_{n}") for n, part in enumerate(parts)]
    return CombinedSelect(select(*arrays), tuple(map(maker_of, parts)))


def array_of(part: Select[Any]) -> ColumnElement[Any]:
    """Return the rows of a SELECT, in its order, as one array of nameless rows."""
    row = part.with_only_columns(func.row(*part.selected_columns), maintain_column_froms=True)
    return func.array(row.scalar_subquery())


def maker_of(part: Select[Any]) -> _MakeRow:
    """Return the function that names the columns of a row of ``array_of``."""
    names = [str(column.key) for column in part.selected_columns]
    make: _MakeRow = cast(Any, namedtuple)("CombinedRow", names)._make
    return make


_OF_LANES = 1
"""The first key of the advisory locks of lanes; the second is a hash of the lane."""


@cache
def if_free(claimable: Select[Any]) -> Select[Any]:
    """Return this SELECT of letters with the column ``is_free``.

    It tells whether the lane was locked for this transaction: no other may claim in it meanwhile.
    """
    due = claimable.cte("due")
    lock = func.pg_try_advisory_xact_lock(_OF_LANES, func.hashtext(due.c.lane))
    return select(due, lock.label("is_free"))


@cache
def leasing(lease: ReturningUpdate[Any], next_of_all: Select[Any]) -> Select[Any]:
    """Return one statement that leases letters: their ``ids``, and when another is ``due_at``."""
    taken = lease.cte("taken")
    others = next_of_all.where(outbox.c.id.not_in(select(taken.c.id)))
    ids = func.array(select(taken.c.id).scalar_subquery())
    return select(ids.label("ids"), others.scalar_subquery().label("due_at"))


@cache
def taking_out(delete_own: ReturningDelete[Any]) -> Select[Any]:
    """Return one statement that deletes a letter.

    Its columns: the ``lane``, when the next letter there is ``due_at``, and the newest post of
    ``the_table`` as the array ``boards``.
    """
    gone = delete_own.cte("gone")
    behind = select(func.min(outbox.c.due_at)).where(
        outbox.c.lane == gone.c.lane, outbox.c.id != bindparam("the_letter")
    )
    return select(
        gone.c.lane,
        behind.scalar_subquery().label("due_at"),
        array_of(_BOARDS).label("boards"),
    )


_BOARDS = select(board_post).where(board_post.c.table_id == bindparam("the_table"))
make_board_row = maker_of(_BOARDS)

REPLACED_TIMER_COLUMNS = ("kind", "seat", "due_at", "asked")
REPLACE_TIMERS = text("""
WITH fresh AS (
    SELECT * FROM unnest(
        CAST(:kind AS varchar[]), CAST(:seat AS integer[]),
        CAST(:due_at AS bigint[]), CAST(:asked AS bigint[])
    ) AS one (kind, seat, due_at, asked)
), gone AS (
    DELETE FROM timer WHERE table_id = :the_table AND kind <> 'planned'
    AND NOT EXISTS (SELECT 1 FROM fresh WHERE fresh.kind = timer.kind AND fresh.seat = timer.seat)
)
INSERT INTO timer (table_id, kind, seat, due_at, asked)
SELECT CAST(:the_table AS bigint), kind, seat, due_at, asked FROM fresh
ON CONFLICT (table_id, kind, seat)
DO UPDATE SET due_at = excluded.due_at, asked = excluded.asked, lease_until = NULL
""")
"""Replaces all timers of a table but those of planned moves in one statement; each column is an
array."""
