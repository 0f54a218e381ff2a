"""Declares for each column what it holds about a person, and what *forget* and *export* do with it.

A table or column that is missing here fails ``tests/storage/test_personal.py``. Erasure
(``storage/privacy/erasure.py``) and export (``storage/privacy/export.py``) work from these
declarations and name hardly any table.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Column, Table

Holds: TypeAlias = Literal["nobody", "person", "people", "words", "lane", "letter"]
"""What a column holds:

``nobody``: nothing about a person by itself. ``person``: an id. ``people``: JSON with ids in it.
``words``: a name, a wish or a text of the person whose row it is. ``lane``: the name of a queue,
which ends in an id. ``letter``: a queued letter, or text still told of one, with ids and names in
it.
"""

Fate: TypeAlias = Literal["stays", "row goes", "replaced", "veiled"]
"""What *forget* does: nothing; delete the row; write ``FORMER_PLAYER`` instead of the id; or write
a pseudonym, until the person comes back (``storage/rows/pseudonyms.py``)."""


class PersonalColumn(NamedTuple):
    """A column's declaration.

    ``untold``: why *export* leaves the column out (for a ``person``: why it leaves out rows that
    hold the id there alone); None if it is exported.
    """

    holds: Holds
    fate: Fate
    untold: str | None = None


PLAIN: Final = PersonalColumn("nobody", "stays")
"""Nothing about a person; exported where it stands in a row of theirs."""

OWN: Final = PersonalColumn("words", "row goes")
"""A wish, a name or a text of a person; deleted with the row."""

OWNER: Final = PersonalColumn("person", "row goes")
"""The person whose row it is; the row is deleted with them."""

SEATED: Final = PersonalColumn("person", "replaced")
"""A person in something that others were part of: the row stays, without the id."""

VEILED: Final = PersonalColumn("person", "veiled")
"""A person against whom something is kept for others: it holds again if they come back."""


def table_column(table: Table) -> Column[Any] | None:
    """Return the column with the id of the row's game table; None if there is no such column."""
    return table.c.get("id" if table.name == "game_table" else "table_id")


def plain(untold: str) -> PersonalColumn:
    """Declare a column with nothing about a person, not exported for this reason."""
    return PersonalColumn("nobody", "stays", untold)


_HIDDEN = "the game's secret until it is over"
_COUNTS = "counts what others did in secret"
_HOUSE = "of use to the house alone"
_OTHERS = "what others have chosen is theirs"
_PUBLIC = "shown to everybody at the table"

COLUMNS: Final[Mapping[str, Mapping[str, PersonalColumn]]] = {
    "game_table": {
        "id": plain(_HOUSE),
        "code": PLAIN,
        "game": PLAIN,
        "guild_id": PLAIN,
        "place_id": PLAIN,
        "status": PLAIN,
        "version": plain(_COUNTS),
        "updated_at": PLAIN,
        "stood_until": plain(_HOUSE),
        "options": PLAIN,
        "seed": plain(_HIDDEN),
        "state": plain(_HIDDEN),
        "outcome": PLAIN,
        "document": PersonalColumn(
            "people", "replaced", "exported in part (``storage/privacy/export.py``)"
        ),
    },
    "member": {"table_id": PLAIN, "player_id": OWNER, "role": PLAIN, "due_at": PLAIN},
    "move": {
        "table_id": PLAIN,
        "seq": plain(_COUNTS),
        "seat": PLAIN,
        "actor_id": SEATED,
        "request_id": plain(_HOUSE),
        "notation": PLAIN,
        "state_hash": plain(_HIDDEN),
        "created_at": PLAIN,
        "time_left": PLAIN,
        "bank": PLAIN,
    },
    "event": {
        "table_id": PLAIN,
        "seq": plain(_COUNTS),
        "n": plain(_HOUSE),
        "seats": PLAIN,
        "payload": plain(_HIDDEN),
    },
    "receipt": {"request_id": PLAIN, "table_id": PLAIN, "created_at": PLAIN},
    "outbox": {
        "id": plain(_HOUSE),
        "lane": PersonalColumn("lane", "row goes"),
        "table_id": PLAIN,
        "payload": PersonalColumn("letter", "replaced", "reaches its reader as a message"),
        "view": PLAIN,
        "queued_at": PLAIN,
        "due_at": PLAIN,
        "attempts": plain(_HOUSE),
        "lease_until": plain(_HOUSE),
        "lease_owner": plain(_HOUSE),
        "last_error": plain(_HOUSE),
        "amends": plain(_HOUSE),
    },
    "timer": {
        "table_id": PLAIN,
        "kind": PLAIN,
        "seat": PLAIN,
        "due_at": PLAIN,
        "asked": PLAIN,
        "lease_until": plain(_HOUSE),
    },
    "player": {
        "id": OWNER,
        "digest_due": PLAIN,
        "leaderboard": PLAIN,
        "seen_on": OWN,
        "forgetting": OWN,
        "document": OWN,
    },
    "approach": {"by_id": VEILED, "to_id": OWNER, "table_id": PLAIN, "created_at": PLAIN},
    "block": {
        "by_id": OWNER,
        "blocked_id": PersonalColumn("person", "veiled", _OTHERS),
        "created_at": PLAIN,
    },
    "ban": {"guild_id": PLAIN, "player_id": VEILED, "created_at": PLAIN},
    "device": {
        "secret": plain("opens the page to whoever guesses what it was made of"),
        "player_id": OWNER,
        "made_at": PLAIN,
        "seen_at": PLAIN,
        "is_ticket": PLAIN,
    },
    "letter_post": {
        "table_id": PLAIN,
        "player_id": OWNER,
        "place_id": PLAIN,
        "message_id": PLAIN,
        "asks": plain(_HOUSE),
    },
    "direct_message": {
        "message_id": PLAIN,
        "player_id": OWNER,
        "place_id": PLAIN,
        "sent_at": PLAIN,
    },
    "follower": {"table_id": PLAIN, "player_id": OWNER, "since": PLAIN},
    "private_document": {"table_id": PLAIN, "player_id": OWNER, "kind": PLAIN, "document": OWN},
    "board_post": {
        "table_id": PLAIN,
        "place_id": PLAIN,
        "message_id": PLAIN,
        "posted_at": PLAIN,
        "told": PersonalColumn("letter", "replaced", _PUBLIC),
        "told_since": plain(_HOUSE),
        "overtaken": plain(_HOUSE),
        "posts": plain(_HOUSE),
    },
    "sign_of_life": {
        "shards": plain(_HOUSE),
        "shard": plain(_HOUSE),
        "alive_at": plain(_HOUSE),
    },
    "result": {
        "table_id": PLAIN,
        "game": PLAIN,
        "guild_id": PLAIN,
        "options": PLAIN,
        "moves": PLAIN,
        "began_at": PLAIN,
        "ended_at": PLAIN,
        "reason": PLAIN,
        "unrated": PLAIN,
    },
    "result_seat": {
        "table_id": PLAIN,
        "seat": PLAIN,
        "player_id": SEATED,
        "level": PLAIN,
        "side": PLAIN,
        "place": PLAIN,
        "points": PLAIN,
        "parts": PLAIN,
        "tended": PLAIN,
        "handed": PLAIN,
        "resigned": PLAIN,
        "vanished": SEATED,
        "substituted": PLAIN,
    },
    "rated": {
        "table_id": PLAIN,
        "player_id": OWNER,
        "mu": PLAIN,
        "sigma": PLAIN,
        "games": PLAIN,
        "with_people": PLAIN,
    },
    "rating": {
        "player_id": OWNER,
        "game": PLAIN,
        "mu": PLAIN,
        "sigma": PLAIN,
        "games": PLAIN,
        "with_people": PLAIN,
    },
    "cup": {
        "id": PLAIN,
        "code": PLAIN,
        "guild_id": PLAIN,
        "status": PLAIN,
        "opened_by": SEATED,
        "created_at": PLAIN,
        "due_at": plain(_HOUSE),
        "version": plain(_HOUSE),
        "posted_version": plain(_HOUSE),
        "document": PersonalColumn(
            "people", "replaced", "shown to all in its post, and of others too"
        ),
    },
    "cup_entry": {"cup_id": PLAIN, "player_id": OWNER},
    "cup_table": {"cup_id": PLAIN, "table_id": PLAIN},
    "meta": {"key": plain(_HOUSE), "value": plain(_HOUSE)},
}
