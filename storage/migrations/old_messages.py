"""Makes what was noted of posts and direct messages, and letters that wait, messages.

Letters that waited to be sent become wishes; one that had been tried keeps its nonce, so that it is
looked for. Notices, which no log has, are dropped. Whom a damaged letter or post may have called is
called again.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from storage.migrations.old_rows import Row, decoded, encoded, grouped, rows, without_engines

Key = tuple[str, int, int, int]
"""What a message is about, its number, the place and the person to whom it is; 0 for neither."""

_HOUR: Final = 3_600_000
_BOARDS: Final = ("lobby", "board", "final", "cancelled")
_CALLS: Final = ("reminder", "call")
_TO_TURNS: Final = ("turn", "call", "reminder")
_TO_ELSE: Final = ("vote", "agree", "invitation")
_TO_FOLLOWERS: Final = ("followed", "left", "unseen")
_TO_PEOPLE: Final = ("dm", "aside")


class _Letter(NamedTuple):
    """A letter that waits to be sent, and what the outbox knows of it; an empty one is damaged."""

    says: Mapping[str, Any]
    row: Row

    @property
    def kind(self) -> str | None:
        return self.says.get("kind")

    @property
    def person(self) -> int | None:
        """To whom it is; None for a place."""
        lane, _, number = self.row["lane"].partition(":")
        return int(number) if lane in _TO_PEOPLE else None


def table_messages(connection: sa.Connection, tables: Mapping[int, Row]) -> dict[Key, Row]:
    """Return the messages about these tables, and those of single days."""
    letters = [
        _Letter(
            said if isinstance(said := decoded(without_engines(row["payload"])), dict) else {}, row
        )
        for row in rows(connection, "outbox", "id")
        if row["table_id"] in tables
    ]
    kept = _in_places(connection, tables, [one for one in letters if one.person is None])
    kept |= _standing_with_people(connection, tables)
    for letter in letters:
        if letter.person is not None:
            _take_letter(connection, tables[letter.row["table_id"]], kept, letter, letter.person)
    return {key: one for key, one in kept.items() if one.get("wanted") or one.get("later")}


def _said(row: Row) -> Row:
    said = decoded(without_engines(row["payload"]))
    return said if isinstance(said, dict) else {}


def message_row(key: Key, message: Row) -> Row:
    """Return the row of a message; one that is to be brought up to date is due."""
    kind, number, place, person = key
    due = [ring.get("due", 0) for ring in message.get("later", ())]
    if message.get("wanted", 0) > message.get("shown", 0):
        due.append(message.get("due", 0))
    subject = {"kind": kind, "id": number}
    return {
        "subject": kind,
        "subject_id": number,
        "place_id": place,
        "person_id": person,
        "due_at": min(due, default=None),
        "waits_since": message.get("wanted_at"),
        "lease_until": 0,
        "document": encoded({"subject": subject, "place": place, "person": person, **message}),
    }


def _newest_move(connection: sa.Connection, table: Row, before: int = 2**62) -> int | None:
    sql = "SELECT max(seq) FROM move WHERE table_id = :table AND created_at < :before"
    newest: int | None = connection.scalar(sa.text(sql), {"table": table["id"], "before": before})
    return newest


def _before_the_first(connection: sa.Connection, table: Row) -> int:
    """Return how far a game without a move has come: 0 once it has begun, else -1."""
    sql = "SELECT state IS NOT NULL FROM game_table WHERE id = :table"
    return 0 if connection.scalar(sa.text(sql), {"table": table["id"]}) else -1


def _wish(
    message: Row,
    letter: _Letter,
    kind: str,
    rings: Sequence[Row],
    *,
    is_here: bool = True,
) -> None:
    """Add the wish that a letter is: an edit, or a new message that calls."""
    row = letter.row
    wish = message["wanted"] = message.get("wanted", 0) + 1
    if letter.says.get("amends"):
        return
    message[kind] = wish
    message["wanted_at"] = min(row["queued_at"], message.get("wanted_at", row["queued_at"]))
    message["rings"] = [*message.get("rings", []), *({**ring, "wish": wish} for ring in rings)]
    if row["attempts"] and is_here:
        message["attempt"] = {"nonce": row["id"], "wish": wish}


def _call_later(message: Row, rings: Sequence[Row]) -> None:
    message["later"] = [*message.get("later", []), *rings]


# --- places --------------------------------------------------------------------------------------


def _in_places(
    connection: sa.Connection, tables: Mapping[int, Row], letters: Sequence[_Letter]
) -> dict[Key, Row]:
    kept = dict[Key, Row]()
    posts = {row["table_id"]: row for row in rows(connection, "board_post")}
    known = [one for one in letters if one.kind in (*_BOARDS, *_CALLS)]
    waiting = grouped([{"table": one.row["table_id"], "letter": one} for one in known], "table")
    for number in sorted({*posts, *waiting}):
        table, post = tables[number], posts.get(number)
        queue = [one["letter"] for one in waiting[number]]
        for place, message in _of_place(connection, table, post, queue):
            kept["table", number, place, 0] = message
    damaged = {
        one.row["table_id"] for one in letters if one.kind not in (*_BOARDS, *_CALLS, "notice")
    }
    for number in sorted(damaged):
        if calls := [*_unaware(tables[number])]:
            key = "table", number, tables[number]["place"], 0
            _call_later(kept.setdefault(key, {"began": 0}), calls)
    return kept


def _of_place(
    connection: sa.Connection, table: Row, post: Row | None, waiting: Sequence[_Letter]
) -> Iterator[tuple[int, Row]]:
    """Yield what stands, perhaps in a place that the table has left, and what waits."""
    message: Row = {"began": 0, "tells": _tells(connection, table, waiting)}
    if post is not None:
        standing = {
            "began": post["posted_at"],
            "older": [{"due": None, **one} for one in _listed(post["overtaken"])],
            "message": post["message_id"],
            "wanted": 1,
            "shown": 1,
            "posts": 1,
        }
        if post["place_id"] == table["place"]:
            message |= standing
        else:
            yield post["place_id"], {**message, **standing}
    for letter in waiting:
        message["began"] = message["began"] or letter.row["queued_at"]
        rings = [*_rings_in_place(letter)]
        if letter.kind in _CALLS and not letter.row["attempts"]:
            _call_later(message, [{**ring, "due": letter.row["due_at"]} for ring in rings])
            continue
        is_here = letter.says["table"]["place"] == table["place"]
        kind = "apart" if letter.kind in _CALLS else "news"
        _wish(message, letter, kind, rings, is_here=is_here)
        if not letter.says.get("amends"):
            message["role"] = letter.says.get("role") or message.get("role")
    yield table["place"], message


def _tells(connection: sa.Connection, table: Row, waiting: Sequence[_Letter]) -> Row:
    """Return what the post that stands tells; what waits is told anew."""
    version, before = table["version"], 2**62
    if boards := [one for one in waiting if one.kind not in _CALLS]:
        before = min(one.row["queued_at"] for one in boards)
        version = min(one.says["table"]["version"] for one in boards) - 1
    newest = _newest_move(connection, table, before)
    if newest is None:
        newest = -1 if boards else _before_the_first(connection, table)
    return {
        "since": {"moves": table["told_from"], "version": version},
        "until": {"moves": newest, "version": version},
    }


def _rings_in_place(letter: _Letter) -> Iterator[Row]:
    """Yield whom a post notifies, and of which question."""
    says, agree = letter.says, letter.says.get("agree", False)
    seats = {seat["occupant"].get("player"): seat for seat in says["table"]["seats"]}
    short = letter.kind if letter.kind in _CALLS else None
    for player in says["ping"]:
        ring = {"player": player, "agree": agree, "short": short}
        seat = seats.get(player, {"asked": None})
        is_turn = seat["asked"] is not None and not agree
        yield {**ring, "seat": seat["seat"], "asked": seat["asked"]} if is_turn else ring


def _unaware(table: Row) -> Iterator[Row]:
    """Yield a short call to everybody who is asked and may not know it: whose clock stands, and all
    where nobody's runs."""
    for seat in [] if table["pause"] else table["seats"]:
        player, is_told = seat["occupant"].get("player"), seat["left"] is None
        if player and seat["asked"] is not None and not (is_told and table["pace"]["hours"]):
            yield {"player": player, "seat": seat["seat"], "asked": seat["asked"], "short": "call"}


def _listed(written: str) -> list[Row]:
    found = decoded(written)
    return found if isinstance(found, list) else []


# --- people --------------------------------------------------------------------------------------


def _standing_with_people(connection: sa.Connection, tables: Mapping[int, Row]) -> dict[Key, Row]:
    """Return what stands in people's direct messages."""
    following = {(row["table_id"], row["player_id"]) for row in rows(connection, "follower")}
    kept = dict[Key, Row]()
    for post in rows(connection, "letter_post"):
        table, player = tables[post["table_id"]], post["player_id"]
        point = _now(connection, table)
        asked = next((s["asked"] for s in table["seats"] if _holds(s, player)), None)
        follows, is_guest = (table["id"], player) in following, player in table["invited"]
        asking = "invitation" if is_guest else "turn"
        kind = "followed" if follows else asking if post["asks"] else "rest"
        tells = {"since": point, "until": point, "asked": asked, "lasts": not post["asks"]}
        message = _stands(post, 0) | {"tells": {**tells, "kind": kind}}
        kept["table", table["id"], 0, player] = message
    for post in rows(connection, "direct_message", "sent_at"):
        key = "day", post["sent_at"] // _HOUR, 0, post["player_id"]
        kept[key] = _stands(post, post["sent_at"])
    return kept


def _stands(post: Row, began: int) -> Row:
    where = {"message": post["message_id"], "channel": post["place_id"]}
    return {"began": began, "wanted": 1, "shown": 1, **where}


def _holds(seat: Row, player: int) -> bool:
    return bool(seat["occupant"].get("player") == player)


def _now(connection: sa.Connection, table: Row) -> Row:
    newest = _newest_move(connection, table)
    moves = _before_the_first(connection, table) if newest is None else newest
    return {"moves": moves, "version": table["version"]}


def _take_letter(
    connection: sa.Connection, table: Row, kept: dict[Key, Row], letter: _Letter, player: int
) -> None:
    """Let a letter to a person be a wish, or a call that comes later."""
    says, row = letter.says, letter.row
    is_of_day = letter.kind == "digest"
    what = ("day", row["queued_at"] // _HOUR) if is_of_day else ("table", table["id"])
    message = kept.setdefault((*what, 0, player), _new(connection, table, letter))
    if letter.kind in _TO_FOLLOWERS and "tells" in message:
        message["tells"]["kind"] = "followed"
    rings = [*_rings(letter, table, player)]
    amends = says.get("amends")
    if letter.kind == "call" and not amends and not row["attempts"]:
        _call_later(message, [{**ring, "short": "call", "due": row["due_at"]} for ring in rings])
    elif not amends or message.get("message") is not None or message.get("news"):
        _wish(message, letter, "news", rings)  # or else there is nothing to edit


def _new(connection: sa.Connection, table: Row, letter: _Letter) -> Row:
    """Return a message of which nothing stands; it tells what the letter would have told."""
    says = letter.says
    starts = letter.kind in ("start", "hand", "turn") and any(
        notice.get("key") == "table-started" for notice in says.get("notices", [])
    )
    moves = -1 if starts else _now(connection, table)["moves"]
    point = {
        "moves": moves,
        "version": says.get("table", {}).get("version", table["version"]) - 1,
    }
    return {"began": letter.row["queued_at"], "tells": {"since": point, "until": point}}


def _rings(letter: _Letter, table: Row, player: int) -> Iterator[Row]:
    """Yield to what a letter calls its reader; a damaged one to all that they are asked."""
    says = letter.says
    if says.get("amends"):
        return
    kind, loud = letter.kind, bool(says.get("loud"))
    said = [notice for notice in says.get("notices", []) if notice["key"].startswith("place-")]
    ring = {"player": player, "loud": loud, "said": said[0] if said else None}
    if kind in _TO_ELSE:
        yield {**ring, "agree": True}
    elif kind == "final" or (kind == "notice" and said):
        yield ring
    elif kind in _TO_TURNS or not says:
        ring |= {
            "loud": loud or kind == "call",
            "short": "reminder" if kind == "reminder" else None,
        }
        for seat in says["table"]["seats"] if says else table["seats"]:
            if _holds(seat, player) and seat["asked"] is not None:
                yield {**ring, "seat": seat["seat"], "asked": seat["asked"]}
