"""Keep what people are shown by direct message as messages that are brought up to date.

Letters that waited to be sent become wishes; one that had been tried keeps its nonce, so that it is
looked for. Whom a damaged letter, or a damaged post that the migration before left, may have called
is called again.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0058"
down_revision = "0057"

_HOUR = 3_600_000
_TO_TURNS = ("turn", "call", "reminder")
_TO_ELSE = ("vote", "agree", "invitation")
_TO_FOLLOWERS = ("followed", "left", "unseen")
_MAILBOX, _ASIDE = "dm:", "aside:"


def upgrade() -> None:
    connection = op.get_bind()
    messages = [dict(row._mapping, person_id=0) for row in _rows(connection, "message")]
    op.drop_table("message")
    message = _create_message()
    _call_in_places(connection, messages)
    if messages:
        connection.execute(sa.insert(message), messages)
    kept = _direct_messages(connection)
    _take_daily_messages(connection, kept)
    _take_letters(connection, kept)
    kept = {key: one for key, one in kept.items() if one.get("wanted") or one.get("later")}
    values = [_row(key, document) for key, document in kept.items()]
    if values:
        connection.execute(sa.insert(message), values)
    for name in ("outbox", "letter_post", "direct_message"):
        op.drop_table(name)
    _note_called_hosts(connection)


def _note_called_hosts(connection: sa.Connection) -> None:
    """Note at which tables that have not begun the host was called to begin: 0 stood for it."""
    for table in _rows(connection, "game_table"):
        document = _read(table.document, dict)
        if table.state is None and document.get("told_from") == 0:
            whole = json.dumps({**document, "host_called": True}, ensure_ascii=False).encode()
            sql = sa.text("UPDATE game_table SET document = :document WHERE id = :id")
            connection.execute(sql, {"document": whole, "id": table.id})


def _create_message() -> sa.Table:
    table = op.create_table(
        "message",
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("waits_since", sa.BigInteger(), nullable=True),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint(
            "subject", "subject_id", "place_id", "person_id", name=op.f("pk_message")
        ),
    )
    for column in ("due_at", "person_id"):
        op.create_index(op.f(f"ix_message_{column}"), "message", [column])
    return table


Key = tuple[str, int, int]
"""What a direct message is about, its number, and to whom it is."""


def _rows(connection: sa.Connection, table: str, order: str = "1") -> Sequence[sa.Row[Any]]:
    return connection.execute(sa.text(f"SELECT * FROM {table} ORDER BY {order}")).all()


def _call_in_places(connection: sa.Connection, messages: list[dict[str, Any]]) -> None:
    """Let short calls stand for posts that waited and are damaged."""
    waiting = _rows(connection, "outbox", "id")
    lost = {row.table_id for row in waiting if _addressee(row.lane) is None}
    for table in _rows(connection, "game_table"):
        calls = [*_unaware(_read(table.document, dict))] if table.id in lost else []
        if not calls:
            continue
        key = {"subject": "table", "subject_id": table.id, "place_id": table.place_id}
        known = [one for one in messages if key.items() <= one.items()]
        messages[:] = [one for one in messages if one not in known]
        subject = {"kind": "table", "id": table.id}
        document = {"subject": subject, "place": table.place_id, "began": 0}
        for one in known:
            document = _read(one["document"], dict) or document
        document["later"] = [*document.get("later", []), *calls]
        blank = {**key, "person_id": 0, "waits_since": None, "lease_until": 0}
        row = {**blank, **(known[0] if known else {}), "due_at": 0}
        messages.append({**row, "document": json.dumps(document, ensure_ascii=False).encode()})


def _unaware(table: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a short call to everybody who is asked and may not know it: whose clock stands, and all
    where nobody's runs."""
    seats = [] if table.get("pause") else table.get("seats", [])
    for seat in seats:
        player, is_told = seat["occupant"].get("player"), seat["left"] is None
        if player and seat["asked"] is not None and not (is_told and table["pace"]["hours"]):
            yield {"player": player, "seat": seat["seat"], "asked": seat["asked"], "short": "call"}


def _direct_messages(connection: sa.Connection) -> dict[Key, dict[str, Any]]:
    """Return what stands in people's direct messages about tables."""
    tables = {row.id: row for row in _rows(connection, "game_table")}
    following = {(row.table_id, row.player_id) for row in _rows(connection, "follower")}
    kept = dict[Key, dict[str, Any]]()
    for post in _rows(connection, "letter_post"):
        table = tables[post.table_id]
        seats = _read(table.document, dict).get("seats", [])
        asked = next((s["asked"] for s in seats if _holds(s, post.player_id)), None)
        point = {"moves": _newest_move(connection, table), "version": table.version}
        tells = {"since": point, "until": point, "asked": asked, "lasts": not post.asks}
        follows = (post.table_id, post.player_id) in following
        is_guest = post.player_id in _read(table.document, dict).get("invited", [])
        asking = "invitation" if is_guest else "turn"
        tells["kind"] = "followed" if follows else asking if post.asks else "rest"
        kept["table", post.table_id, post.player_id] = {
            "began": 0,
            "wanted": 1,
            "shown": 1,
            "message": post.message_id,
            "channel": post.place_id,
            "tells": tells,
        }
    return kept


def _holds(seat: Mapping[str, Any], player: int) -> bool:
    return bool(seat["occupant"].get("player") == player)


def _newest_move(connection: sa.Connection, table: sa.Row[Any]) -> int:
    sql = sa.text("SELECT max(seq) FROM move WHERE table_id = :table")
    newest = connection.execute(sql, {"table": table.id}).scalar()
    return int(newest) if newest is not None else -1 if table.state is None else 0


def _take_daily_messages(connection: sa.Connection, kept: dict[Key, dict[str, Any]]) -> None:
    for sent in _rows(connection, "direct_message", "sent_at"):
        kept["day", sent.sent_at // _HOUR, sent.player_id] = {
            "began": sent.sent_at,
            "wanted": 1,
            "shown": 1,
            "message": sent.message_id,
            "channel": sent.place_id,
        }


def _take_letters(connection: sa.Connection, kept: dict[Key, dict[str, Any]]) -> None:
    """Let letters that wait be wishes."""
    tables = {row.id: row for row in _rows(connection, "game_table")}
    for row in _rows(connection, "outbox", "id"):
        letter = _read(row.payload, dict)
        player = _addressee(row.lane)
        table = tables.get(row.table_id)
        if player is None or table is None:
            continue
        if letter.get("kind") == "digest":
            key = "day", row.queued_at // _HOUR, player
        else:
            key = "table", row.table_id, player
        known = kept.setdefault(key, _new(connection, table, row, letter))
        if letter.get("kind") in _TO_FOLLOWERS and "tells" in known:
            known["tells"]["kind"] = "followed"
        _wish(known, row, letter, [*_rings(letter, table, player)])


def _addressee(lane: str) -> int | None:
    for prefix in (_MAILBOX, _ASIDE):
        if lane.startswith(prefix):
            return int(lane.removeprefix(prefix))
    return None


def _new(
    connection: sa.Connection, table: sa.Row[Any], row: sa.Row[Any], letter: Mapping[str, Any]
) -> dict[str, Any]:
    """Return a message of which nothing stands; it tells what the letter would have told."""
    before = letter.get("table", {}).get("version", table.version) - 1
    starts = letter.get("kind") in ("start", "hand", "turn") and any(
        notice.get("key") == "table-started" for notice in letter.get("notices", [])
    )
    point = {"moves": -1 if starts else _newest_move(connection, table), "version": before}
    return {"began": row.queued_at, "tells": {"since": point, "until": point}}


def _wish(
    known: dict[str, Any],
    row: sa.Row[Any],
    letter: Mapping[str, Any],
    rings: Sequence[Mapping[str, Any]],
) -> None:
    """Add the wish that a letter is: a call that comes later, an edit, or a new message."""
    if letter.get("kind") == "call" and not letter["amends"] and not row.attempts:
        late = [{**ring, "short": "call", "due": row.due_at} for ring in rings]
        known["later"] = [*known.get("later", []), *late]
        return
    if letter.get("amends") and known.get("message") is None and not known.get("news"):
        return  # there is nothing to edit
    wish = known["wanted"] = known.get("wanted", 0) + 1
    if letter.get("amends"):
        return
    known["news"] = wish
    known["wanted_at"] = min(row.queued_at, known.get("wanted_at", row.queued_at))
    known["rings"] = [*known.get("rings", []), *({**ring, "wish": wish} for ring in rings)]
    if row.attempts:
        known["attempt"] = {"nonce": row.id, "wish": wish}


def _rings(letter: Mapping[str, Any], table: sa.Row[Any], player: int) -> Iterator[dict[str, Any]]:
    """Yield to what a letter calls its reader; a damaged one to all that they are asked."""
    if letter.get("amends"):
        return
    kind, loud = letter.get("kind"), bool(letter.get("loud"))
    seats = letter["table"]["seats"] if letter else _read(table.document, dict).get("seats", [])
    said = [notice for notice in letter.get("notices", []) if notice["key"].startswith("place-")]
    ring = {"player": player, "loud": loud, "said": said[0] if said else None}
    if kind in _TO_ELSE:
        yield {**ring, "agree": True}
    elif kind == "final" or (kind == "notice" and said):
        yield ring
    elif kind in _TO_TURNS or not letter:
        short = "reminder" if kind == "reminder" else None
        ring["loud"] = loud or kind == "call"
        for seat in seats:
            if _holds(seat, player) and seat["asked"] is not None:
                yield {**ring, "seat": seat["seat"], "asked": seat["asked"], "short": short}


def _read(document: str | bytes, kind: type) -> Any:
    """Return the value of JSON; an empty one if it is damaged."""
    try:
        found = json.loads(document)
    except ValueError:
        return kind()
    return found if isinstance(found, kind) else kind()


def _row(key: Key, message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the row of a direct message; one that is to be brought up to date is due at once."""
    kind, number, player = key
    due = [ring["due"] for ring in message.get("later", ())]
    due += [0] if message.get("wanted", 0) > message.get("shown", 0) else []
    subject = {"kind": kind, "id": number}
    whole = {"subject": subject, "place": 0, "person": player, **message}
    return {
        "subject": kind,
        "subject_id": number,
        "place_id": 0,
        "person_id": player,
        "due_at": min(due, default=None),
        "waits_since": message.get("wanted_at"),
        "lease_until": 0,
        "document": json.dumps(whole, ensure_ascii=False).encode(),
    }
