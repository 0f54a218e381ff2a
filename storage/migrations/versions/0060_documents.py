"""Make tables, cups, people and messages documents: from the shape of version 0.2.0 to today's.

It takes a database of revision 0030, which is released, or 0045, the last shape before documents;
``storage/migrate.py`` refuses others. A 0.2.0 that never had cups, planned moves or tried lines has
no tables of them.
"""

import sqlalchemy as sa
from alembic import op

from storage.migrations.old_cups import Cup, old_cups
from storage.migrations.old_messages import message_row, table_messages
from storage.migrations.old_people import private_documents, profile
from storage.migrations.old_rows import Row, columns_of, encoded, rows
from storage.migrations.old_tables import members, table_documents

revision = "0060"
down_revision = None

_TABLES_GONE = (
    *("cup_receipt", "cup_pairing", "cup_round", "cup_entrant", "cup", "season_title", "season"),
    *("seat", "invitation", "notebook", "planned_moves", "tried_line"),
    *("outbox", "letter_post", "direct_message", "board_post"),
)
_COLUMNS_GONE = {
    "game_table": (
        *("rules_version", "state_version", "locale", "host_id", "size", "calling_off"),
        *("pace_hours", "pace_late", "pace_minutes", "pace_bank", "pause", "proposal", "codec"),
        *("moves", "open_moves", "told_from", "told_to", "created_at", "polls", "idle_from"),
        *("removed", "brought", "cup", "deal_of"),
    ),
    "player": (
        *("name", "locale", "seen_locale", "letters", "dms_closed", "confirm", "away_until"),
        *("rested_at", "calls", "zone", "quiet_from", "quiet_to", "digest_at", "knock_at"),
        *("missed", "invitations", "planned"),
    ),
}
"""The columns whose values stand in documents alone from now on."""

_TO_0045 = (
    "ALTER TABLE result_seat ADD COLUMN vanished BIGINT",
    "ALTER TABLE result_seat ADD COLUMN substituted INTEGER DEFAULT '0' NOT NULL",
    "CREATE INDEX ix_result_seat_vanished_table_id ON result_seat (vanished, table_id)",
    "ALTER TABLE rated ADD COLUMN with_people INTEGER DEFAULT '0' NOT NULL",
    "ALTER TABLE rating ADD COLUMN with_people INTEGER DEFAULT '0' NOT NULL",
)
"""Who vanished from a seat, how much a substitute played, and games with people. Of games that
finished before, ``tables/results_archive.py`` finds it out at the bot's start."""


def upgrade() -> None:
    connection = op.get_bind()
    cups = old_cups(connection)
    before = {row["id"]: row for row in rows(connection, "game_table")}
    freed = {number for cup in cups for number in cup.freed(before)}
    tables = table_documents(connection, freed)
    messages = table_messages(connection, tables)
    messages |= {("cup", c.row["id"], c.row["place_id"], 0): c.message() for c in cups}
    people = {row["id"]: profile(row) for row in rows(connection, "player")}
    private = [*private_documents(connection)]
    _drop(connection)
    _create(connection)
    _write_documents(connection, "game_table", {n: encoded(t) for n, t in tables.items()})
    _write_documents(connection, "player", people)
    _insert(connection, "member", [row for table in tables.values() for row in members(table)])
    _insert(connection, "private_document", private)
    _insert(connection, "message", [message_row(key, one) for key, one in messages.items()])
    _insert_cups(connection, cups)
    op.execute("UPDATE result SET unrated = 'undone' WHERE unrated = 'known-deal'")
    op.execute("DELETE FROM meta WHERE key IN ('seasons_since', 'alert-season')")


def _insert_cups(connection: sa.Connection, cups: list[Cup]) -> None:
    _insert(connection, "cup", [_cup_row(cup) for cup in cups])
    entries = [{"cup_id": cup.row["id"], "player_id": p} for cup in cups for p in cup.people()]
    _insert(connection, "cup_entry", entries)
    playing = [{"cup_id": cup.row["id"], "table_id": t} for cup in cups for t in cup.tables()]
    _insert(connection, "cup_table", playing)


def _cup_row(cup: Cup) -> Row:
    document = cup.document()
    kept = ("id", "code", "status", "opened_by", "created_at", "version")
    return {
        **{name: document[name] for name in kept},
        "guild_id": document["guild"],
        "due_at": cup.due_at(),
        "document": encoded(document).decode(),
    }


def _write_documents(connection: sa.Connection, table: str, documents: dict[int, bytes]) -> None:
    sql = sa.text(f"UPDATE {table} SET document = :document WHERE id = :id")
    for number, document in documents.items():
        connection.execute(sql, {"document": document, "id": number})


def _insert(connection: sa.Connection, table: str, values: list[Row]) -> None:
    if not values:
        return
    names = ", ".join(values[0])
    places = ", ".join(f":{name}" for name in values[0])
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)


# --- the schema ----------------------------------------------------------------------------------


def _drop(connection: sa.Connection) -> None:
    look = sa.inspect(connection)
    for table in _TABLES_GONE:
        if look.has_table(table):
            op.drop_table(table)
    for table, gone in _COLUMNS_GONE.items():
        known = columns_of(connection, table)
        for column in gone:
            if column in known:
                op.drop_column(table, column)


def _create(connection: sa.Connection) -> None:
    is_there = "vanished" in columns_of(connection, "result_seat")
    for statement in () if is_there else _TO_0045:
        op.execute(statement)
    for table in _COLUMNS_GONE:
        document = sa.Column("document", sa.LargeBinary(), nullable=False, server_default="")
        op.add_column(table, document)
    octets = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    for statement in _NEW_TABLES.replace("BYTES", octets).split(";"):
        op.execute(statement)


_NEW_TABLES = """
CREATE TABLE member (
    table_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    role VARCHAR NOT NULL,
    due_at BIGINT,
    CONSTRAINT pk_member PRIMARY KEY (table_id, player_id),
    CONSTRAINT fk_member_table_id FOREIGN KEY (table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_member_player_id_table_id ON member (player_id, table_id);
CREATE TABLE notice (
    table_id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    said BYTES NOT NULL,
    CONSTRAINT pk_notice PRIMARY KEY (table_id, version),
    CONSTRAINT fk_notice_table_id FOREIGN KEY (table_id) REFERENCES game_table (id)
);
CREATE TABLE private_document (
    table_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    kind VARCHAR NOT NULL,
    document BYTES NOT NULL,
    CONSTRAINT pk_private_document PRIMARY KEY (table_id, player_id, kind),
    CONSTRAINT fk_private_document_table_id FOREIGN KEY (table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_private_document_player_id ON private_document (player_id);
CREATE TABLE device (
    secret VARCHAR NOT NULL,
    player_id BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    is_ticket BOOLEAN NOT NULL,
    CONSTRAINT pk_device PRIMARY KEY (secret)
);
CREATE INDEX ix_device_player_id ON device (player_id);
CREATE INDEX ix_device_seen_at ON device (seen_at);
CREATE TABLE cup (
    id BIGINT NOT NULL,
    code VARCHAR NOT NULL,
    guild_id BIGINT NOT NULL,
    status VARCHAR NOT NULL,
    opened_by BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    due_at BIGINT,
    version BIGINT NOT NULL,
    document VARCHAR NOT NULL,
    CONSTRAINT pk_cup PRIMARY KEY (id),
    CONSTRAINT uq_cup_code UNIQUE (code)
);
CREATE INDEX ix_cup_due_at ON cup (due_at);
CREATE INDEX ix_cup_guild_id_status ON cup (guild_id, status);
CREATE INDEX ix_cup_opened_by ON cup (opened_by);
CREATE TABLE cup_entry (
    cup_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    CONSTRAINT pk_cup_entry PRIMARY KEY (cup_id, player_id),
    CONSTRAINT fk_cup_entry_cup_id FOREIGN KEY (cup_id) REFERENCES cup (id)
);
CREATE INDEX ix_cup_entry_player_id ON cup_entry (player_id);
CREATE TABLE cup_table (
    cup_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    CONSTRAINT pk_cup_table PRIMARY KEY (cup_id, table_id),
    CONSTRAINT fk_cup_table_cup_id FOREIGN KEY (cup_id) REFERENCES cup (id),
    CONSTRAINT fk_cup_table_table_id FOREIGN KEY (table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_cup_table_table_id ON cup_table (table_id);
CREATE TABLE message (
    subject VARCHAR NOT NULL,
    subject_id BIGINT NOT NULL,
    place_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    due_at BIGINT,
    waits_since BIGINT,
    lease_until BIGINT NOT NULL,
    document BYTES NOT NULL,
    CONSTRAINT pk_message PRIMARY KEY (subject, subject_id, place_id, person_id)
);
CREATE INDEX ix_message_due_at ON message (due_at);
CREATE INDEX ix_message_person_id ON message (person_id)
"""
