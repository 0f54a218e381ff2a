"""The database tables, the same for SQLite and PostgreSQL. Times are Unix milliseconds UTC.

Ids are 64-bit integers. Documents of tables, people and letters are JSON as bytes, which the
``sqlite3`` shell shows; other JSON is text. ``migrations`` builds the same schema step by step.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

NAMES = {
    "pk": "pk_%(table_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
}
"""Naming convention, so that migrations can name the constraints that they change."""

metadata = MetaData(naming_convention=NAMES)

OWNER, SEATED, VEILED = ({"person": fate} for fate in ("row goes", "replaced", "veiled"))
"""The ``info`` of columns with a person's id, and what *forget* does with it: delete the row, which
is theirs; write ``FORMER_PLAYER``, as others were part of it; or write a pseudonym until they come
back (``storage/rows/personal_data.py``), as it is kept against them for others."""

PEOPLE = {"json": "ids"}
"""The ``info`` of columns of JSON in which a person can stand; their id is replaced there."""

_COUNTED = BigInteger().with_variant(Integer, "sqlite")
"""SQLite autoincrements only a column declared INTEGER."""


def _of_table() -> Column[int]:
    return Column("table_id", BigInteger, ForeignKey("game_table.id"), nullable=False)


game_table = Table(
    "game_table",
    metadata,
    Column("id", _COUNTED, primary_key=True),
    Column("code", String, nullable=False),
    Column("game", String, nullable=False),
    Column("guild_id", BigInteger),
    Column("place_id", BigInteger, nullable=False),
    Column("status", String, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("stood_until", BigInteger, nullable=False, server_default="0"),
    Column("options", LargeBinary, nullable=False),
    Column("seed", LargeBinary),
    Column("state", LargeBinary),
    Column("outcome", LargeBinary),
    Column("document", LargeBinary, nullable=False, server_default="", info=PEOPLE),
    UniqueConstraint("code"),
    CheckConstraint("code = upper(code)", name="code_upper"),
    Index(None, "status", "updated_at"),
    Index(None, "guild_id", "status"),
    Index(None, "place_id", "status", "updated_at"),
    sqlite_autoincrement=True,
)
"""``document``: JSON of the whole table (``Table`` in ``model/table.py``), without options,
seed, state and outcome, which lists do not show. The columns before those, by which tables are
found, are written from it."""

member = Table(
    "member",
    metadata,
    _of_table(),
    Column("player_id", BigInteger, nullable=False, info=OWNER),
    Column("role", String, nullable=False),
    Column("due_at", BigInteger),
    PrimaryKeyConstraint("table_id", "player_id"),
    Index(None, "player_id", "table_id"),
)
"""The people of a table, each once, written from its document. ``role``: "asked" who has to move,
until ``due_at``; "plays", or "out" of the game; "tended" by a computer; "invited"; "former"."""

move = Table(
    "move",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actor_id", BigInteger, info=SEATED),
    Column("request_id", BigInteger),
    Column("notation", String, nullable=False),
    Column("state_hash", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("time_left", BigInteger),
    Column("bank", BigInteger, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("request_id"),
)

event = Table(
    "event",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seats", String),
    Column("payload", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", "n"),
)

notice = Table(
    "notice",
    metadata,
    _of_table(),
    Column("version", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("said", LargeBinary, nullable=False, info=PEOPLE),
    PrimaryKeyConstraint("table_id", "version"),
)
"""What each change of a table told everybody: JSON of texts, with seats and ids."""

receipt = Table(
    "receipt",
    metadata,
    Column("request_id", BigInteger, autoincrement=False, nullable=False),
    Column("table_id", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("request_id"),
    ForeignKeyConstraint(["table_id"], ["game_table.id"]),
    Index(None, "created_at"),
)

timer = Table(
    "timer",
    metadata,
    _of_table(),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("lease_until", BigInteger),
    PrimaryKeyConstraint("table_id", "kind", "seat"),
    Index(None, "due_at"),
)

player = Table(
    "player",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("digest_due", BigInteger),
    Column("leaderboard", String, nullable=False, server_default="shown"),
    Column("seen_on", BigInteger, nullable=False, server_default="0"),
    Column("forgetting", BigInteger),
    Column("document", LargeBinary, nullable=False, server_default=""),
    Index(None, "digest_due"),
    Index(None, "forgetting"),
)
"""``document``: JSON of the whole profile. ``digest_due`` and ``leaderboard`` are written from it;
of ``seen_on`` and ``forgetting``, which are changed by themselves, these columns count."""

approach = Table(
    "approach",
    metadata,
    Column("by_id", BigInteger, nullable=False, info=VEILED),
    Column("to_id", BigInteger, nullable=False, info=OWNER),
    _of_table(),
    Column("created_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("by_id", "to_id", "table_id", "created_at"),
    Index(None, "table_id", "to_id"),
    Index(None, "created_at"),
)
"""Who opened a table (``to_id`` 0) or invited somebody; kept a day, to count for limits."""

block = Table(
    "block",
    metadata,
    Column("by_id", BigInteger, nullable=False, info=OWNER),
    Column("blocked_id", BigInteger, nullable=False, info=VEILED),
    Column("created_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("by_id", "blocked_id"),
)
"""``by_id`` wants no invitations from ``blocked_id``."""

ban = Table(
    "ban",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("player_id", BigInteger, nullable=False, info=VEILED),
    Column("created_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("guild_id", "player_id"),
)
"""Who may not play at the tables of a server (``guild_id`` 0: of the whole installation)."""

device = Table(
    "device",
    metadata,
    Column("secret", String, nullable=False),
    Column("player_id", BigInteger, nullable=False, info=OWNER),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("is_ticket", Boolean, nullable=False),
    PrimaryKeyConstraint("secret"),
    Index(None, "player_id"),
    Index(None, "seen_at"),
)
"""Devices on which a person is signed in to the page, and tickets that sign one in. ``secret``: the
SHA-256 of what the device keeps, or of the ticket."""

follower = Table(
    "follower",
    metadata,
    _of_table(),
    Column("player_id", BigInteger, nullable=False, info=OWNER),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id"),
    Index(None, "player_id"),
)
"""Spectators who follow a table."""

private_document = Table(
    "private_document",
    metadata,
    _of_table(),
    Column("player_id", BigInteger, nullable=False, info=OWNER),
    Column("kind", String, nullable=False),
    Column("document", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id", "kind"),
    Index(None, "player_id"),
)
"""What somebody keeps at a table for themselves alone: JSON of a "notebook", of "planned" moves or
of a "tried" line."""

result = Table(
    "result",
    metadata,
    _of_table(),
    Column("game", String, nullable=False),
    Column("guild_id", BigInteger),
    Column("options", LargeBinary, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("reason", String, nullable=False),
    Column("unrated", String),
    PrimaryKeyConstraint("table_id"),
    Index(None, "guild_id", "game"),
)
"""Finished games: written once, in the transaction that ends the game."""

result_seat = Table(
    "result_seat",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("player_id", BigInteger, info=SEATED),
    Column("level", String),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("parts", String, nullable=False),
    Column("tended", Boolean, nullable=False),
    Column("handed", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("vanished", BigInteger, info=SEATED),
    Column("substituted", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "player_id", "table_id"),
    Index(None, "vanished", "table_id"),
)
"""How each seat of a finished game ended."""

rated = Table(
    "rated",
    metadata,
    _of_table(),
    Column("player_id", BigInteger, nullable=False, info=OWNER),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("with_people", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "player_id"),
    Index(None, "player_id"),
)
"""The ratings after each rated game."""

rating = Table(
    "rating",
    metadata,
    Column("player_id", BigInteger, nullable=False, info=OWNER),
    Column("game", String, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("with_people", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("player_id", "game"),
)
"""The current rating of each person in each game."""

cup = Table(
    "cup",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("code", String, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("status", String, nullable=False),
    Column("opened_by", BigInteger, nullable=False, info=SEATED),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("version", BigInteger, nullable=False),
    Column("document", String, nullable=False, info=PEOPLE),
    UniqueConstraint("code"),
    Index(None, "guild_id", "status"),
    Index(None, "opened_by"),
    Index(None, "due_at"),
)
"""Cups of servers. ``document``: JSON of the whole cup; the other columns, by which cups are found,
are written from it. ``due_at``: when the cup is to be carried on, unless a game that ends makes it
so."""

cup_entry = Table(
    "cup_entry",
    metadata,
    Column("cup_id", BigInteger, ForeignKey("cup.id"), nullable=False),
    Column("player_id", BigInteger, nullable=False, info=OWNER),
    PrimaryKeyConstraint("cup_id", "player_id"),
    Index(None, "player_id"),
)
"""The people who are or were in a cup."""

cup_table = Table(
    "cup_table",
    metadata,
    Column("cup_id", BigInteger, ForeignKey("cup.id"), nullable=False),
    Column("table_id", BigInteger, ForeignKey("game_table.id"), nullable=False),
    PrimaryKeyConstraint("cup_id", "table_id"),
    Index(None, "table_id"),
)
"""The tables of a cup whose games are not counted yet."""

message = Table(
    "message",
    metadata,
    Column("subject", String, nullable=False),
    Column("subject_id", BigInteger, nullable=False),
    Column("place_id", BigInteger, nullable=False),
    Column("person_id", BigInteger, nullable=False, info=OWNER),
    Column("due_at", BigInteger),
    Column("waits_since", BigInteger),
    Column("lease_until", BigInteger, nullable=False),
    Column("document", LargeBinary, nullable=False, info=PEOPLE),
    PrimaryKeyConstraint("subject", "subject_id", "place_id", "person_id"),
    Index(None, "due_at"),
    Index(None, "person_id"),
)
"""What places and people are shown of tables and cups, and what people owe on a day. ``person_id``
is 0 in a place, ``place_id`` for a person. ``document``: JSON of the whole; the other columns, by
which it is found, are written from it. ``waits_since``: since when a new message is awaited.
``lease_until``: until when a worker has claimed it."""

sign_of_life = Table(
    "sign_of_life",
    metadata,
    Column("shards", Integer, nullable=False),
    Column("shard", Integer, nullable=False),
    Column("alive_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("shards", "shard"),
)
"""When the people of a shard were last reachable, by shard count; rows of other counts are kept."""

meta = Table(
    "meta",
    metadata,
    Column("key", String, nullable=False),
    Column("value", String, nullable=False),
    PrimaryKeyConstraint("key"),
)
"""Key-value store of the bot itself."""
