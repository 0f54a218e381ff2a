"""Keep what a table's place is shown as a message that is brought up to date.

Posts that waited to be sent become wishes; one that had been tried keeps its nonce, so that it is
looked for. Notices, which no log has, are dropped. Letters to people, and what is damaged, stay in
the outbox.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import op

revision = "0057"
down_revision = "0056"

_BOARDS, _CALLS = ("lobby", "board", "final", "cancelled"), ("reminder", "call")


class _Post(NamedTuple):
    """A post that waits to be sent: its letter, and what the outbox knows of it."""

    letter: Mapping[str, Any]
    row: sa.Row[Any]

    @property
    def is_call(self) -> bool:
        return self.letter["kind"] in _CALLS

    @property
    def is_apart(self) -> bool:
        return self.is_call or _asks(self.letter["notices"])


def upgrade() -> None:
    op.add_column("message", sa.Column("waits_since", sa.BigInteger(), nullable=True))
    connection = op.get_bind()
    waiting = _take_waiting(connection)
    posts = {row.table_id: row for row in _rows(connection, "SELECT * FROM board_post")}
    for number in sorted({*posts, *waiting}):
        (table,) = _rows(connection, "SELECT * FROM game_table WHERE id = :id", id=number)
        _keep(connection, table, posts.get(number), waiting.get(number, []))
    op.drop_table("board_post")


def _rows(connection: sa.Connection, sql: str, **values: Any) -> Sequence[sa.Row[Any]]:
    return connection.execute(sa.text(sql), values).all()


def _take_waiting(connection: sa.Connection) -> dict[int, list[_Post]]:
    """Take the posts that wait out of the outbox, by table, oldest first."""
    found = dict[int, list[_Post]]()
    for row in _rows(connection, "SELECT * FROM outbox WHERE lane LIKE 'place:%' ORDER BY id"):
        letter = _read(row.payload, dict)
        kind = letter.get("kind")
        if kind in (*_BOARDS, *_CALLS):
            found.setdefault(row.table_id, []).append(_Post(letter, row))
        if kind in (*_BOARDS, *_CALLS, "notice"):
            connection.execute(sa.text("DELETE FROM outbox WHERE id = :id"), {"id": row.id})
    return found


def _read(document: str | bytes, kind: type) -> Any:
    """Return the value of JSON; an empty one if it is damaged."""
    try:
        found = json.loads(document)
    except ValueError:
        return kind()
    return found if isinstance(found, kind) else kind()


def _keep(
    connection: sa.Connection,
    table: sa.Row[Any],
    post: sa.Row[Any] | None,
    waiting: Sequence[_Post],
) -> None:
    """Keep the messages of a table: what stands, perhaps in a place it has left, and what waits."""
    document = _read(table.document, dict)
    waiting = waiting if document else []  # nobody can see a damaged table
    if post is None and not waiting:
        return
    tells = _tells(connection, table, document.get("told_from", -1), post, waiting)
    subject = {"kind": "table", "id": table.id}
    here = {"subject": subject, "place": table.place_id, "began": 0, "tells": tells}
    standing = {} if post is None else _standing(post)
    if post is None or post.place_id == table.place_id or not post.posts:
        _put(connection, _wished({**here, **standing}, waiting))
        return
    _put(connection, {**here, "place": post.place_id, **standing})
    if waiting:
        _put(connection, _wished(here, waiting))


def _tells(
    connection: sa.Connection,
    table: sa.Row[Any],
    told_from: int,
    post: sa.Row[Any] | None,
    waiting: Sequence[_Post],
) -> dict[str, Any]:
    """Return what the post that stands tells; what waits is told anew."""
    told = [] if post is None else _read(post.told, list)
    moves = "SELECT max(seq) AS newest FROM move WHERE table_id = :table AND created_at < :before"
    version, before = table.version, 2**62
    if boards := [one for one in waiting if not one.is_call]:
        before = min(one.row.queued_at for one in boards)
        oldest = min(one.letter["table"]["version"] for one in boards)
        version = _version_before(connection, table.id, before, oldest - 1)
    (move,) = _rows(connection, moves, table=table.id, before=before)
    is_set_up = not boards and table.state is not None
    until = (0 if is_set_up else -1) if move.newest is None else move.newest
    since = version
    if told and post is not None:
        since = _version_before(connection, table.id, post.told_since, version)
    return {
        "since": {"moves": told_from, "version": since},
        "until": {"moves": until, "version": version},
        "apart": _asks(told),
    }


def _version_before(connection: sa.Connection, table: int, at: int, most: int) -> int:
    """Return the version of a table before all that was told of it from this instant on."""
    sql = "SELECT min(version) AS oldest FROM notice WHERE table_id = :table AND at >= :at"
    (line,) = _rows(connection, sql, table=table, at=at)
    return most if line.oldest is None else min(most, line.oldest - 1)


def _asks(notices: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a post with these notices asked something and showed no board."""
    return any(notice.get("key") == "asks" for notice in notices)


def _standing(post: sa.Row[Any]) -> dict[str, Any]:
    """Return what is kept of a post. The end of the game before, in whose place the first post of a
    rematch comes, was noted as a post of it of number 0."""
    newest = {"place": post.place_id, "message": post.message_id}
    overtaken = [*_read(post.overtaken, list), *([] if post.posts else [newest])]
    stands = {"message": post.message_id, "wanted": 1, "shown": 1, "posts": post.posts}
    return {
        "began": post.posted_at,
        "older": [{"due": None, **one} for one in overtaken],
        **(stands if post.posts else {}),
    }


def _wished(message: Mapping[str, Any], waiting: Sequence[_Post]) -> dict[str, Any]:
    """Return the message with the wishes of these posts, and whom it is to call."""
    wished: dict[str, Any] = {"wanted": 0, "rings": [], "later": [], **message}
    for post in waiting:
        letter, row = post.letter, post.row
        wished["began"] = wished["began"] or row.queued_at
        if post.is_call and not row.attempts:
            later = ({**ring, "due": row.due_at} for ring in _rings(post))
            wished["later"] = [*wished["later"], *later]
            continue
        wish = wished["wanted"] = wished["wanted"] + 1
        if letter.get("amends"):
            continue
        wished["apart" if post.is_apart else "news"] = wish
        wished["wanted_at"] = min(row.queued_at, wished.get("wanted_at", row.queued_at))
        rings = ({**ring, "wish": wish} for ring in _rings(post))
        wished["rings"] = [*wished["rings"], *rings]
        wished["role"] = letter.get("role") or wished.get("role")
        if row.attempts and letter["table"]["place"] == wished["place"]:
            wished["attempt"] = {"nonce": row.id, "wish": wish}
    return wished


def _rings(post: _Post) -> Iterator[dict[str, Any]]:
    """Yield whom a post notifies, and of which question."""
    letter = post.letter
    agree = letter.get("agree", False)
    seats = {seat["occupant"].get("player"): seat for seat in letter["table"]["seats"]}
    for player in letter["ping"]:
        ring = {"player": player, "agree": agree, "short": letter["kind"] if post.is_call else None}
        seat = seats.get(player, {"asked": None})
        is_turn = seat["asked"] is not None and not agree
        yield {**ring, "seat": seat["seat"], "asked": seat["asked"]} if is_turn else ring


def _put(connection: sa.Connection, message: Mapping[str, Any]) -> None:
    """Insert a message; one that is to be brought up to date is due at once."""
    due = [ring["due"] for ring in message.get("later", ())]
    due += [0] if message.get("wanted", 0) > message.get("shown", 0) else []
    sql = """
    INSERT INTO message
    (subject, subject_id, place_id, due_at, waits_since, lease_until, document)
    VALUES ('table', :id, :place, :due, :since, 0, :document)
    """
    values = {
        "id": message["subject"]["id"],
        "place": message["place"],
        "due": min(due, default=None),
        "since": message.get("wanted_at"),
        "document": json.dumps(message, ensure_ascii=False).encode(),
    }
    connection.execute(sa.text(sql), values)
