"""The statements about cups, each built once."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from model.cup import CupStatus
from model.table import HOUSE, Status
from storage.rows.schema import cup, cup_entry, cup_table, game_table
from storage.rows.statements import last_reached, shard_of

_LIVING = or_(cup.c.status == CupStatus.ENTRY.value, cup.c.status == CupStatus.PLAYING.value)
_SERVER: BindParameter[Any] = bindparam("server", type_=BigInteger)
_HERE = shard_of(cup.c.guild_id, bindparam("shards", type_=BigInteger)).in_(
    bindparam("here", expanding=True)
)
_OWN = select(cup_entry.c.cup_id).where(cup_entry.c.player_id == bindparam("the_player"))

CUP_BY_ID = select(cup.c.code, cup.c.document).where(cup.c.id == bindparam("the_cup"))
CUP_BY_CODE = select(cup.c.code, cup.c.document).where(cup.c.code == bindparam("code"))
LOCK_CUP_BY_ID = CUP_BY_ID.with_for_update(key_share=True)
LOCK_CUP_BY_CODE = CUP_BY_CODE.with_for_update(key_share=True)
CODE_OF_CUP = select(cup.c.id).where(cup.c.code == bindparam("code"))
CODE_OF_TABLE = select(game_table.c.id).where(game_table.c.code == bindparam("code"))
ENTRY_OF_PLAYER = select(cup.c.id).where(cup.c.code == bindparam("code")).where(cup.c.id.in_(_OWN))
_LISTED = (
    select(cup.c.code, cup.c.document)
    .order_by(case((_LIVING, 0), else_=1), cup.c.created_at.desc(), cup.c.id.desc())
    .limit(bindparam("most"))
)
CUPS_OF_GUILD = _LISTED.where(cup.c.guild_id == _SERVER)
CUPS_OF_PLAYER = _LISTED.where(cup.c.id.in_(_OWN))
_BY_PLAYER = cup.c.opened_by == bindparam("the_player")
COUNT_LIVING = select(func.count()).select_from(cup).where(_BY_PLAYER, _LIVING)
COUNT_SINCE = (
    select(func.count()).select_from(cup).where(_BY_PLAYER, cup.c.created_at > bindparam("since"))
)
_status = (
    select(game_table.c.status).where(game_table.c.id == cup_table.c.table_id).scalar_subquery()
)
_WITH_GAME_OVER = (
    select(cup_table.c.cup_id)
    .join(cup, cup.c.id == cup_table.c.cup_id)
    .where(or_(_status == Status.FINISHED.value, _status == Status.CANCELLED.value), _HERE)
)
"""A table is looked up for each game that runs, not the other way: few run, many are over."""
_TIME_HAS_COME = select(cup.c.id).where(cup.c.due_at <= bindparam("now"), _HERE)
_DUE = union(_TIME_HAS_COME, _WITH_GAME_OVER).subquery()
DUE_CUPS = select(_DUE.c[0].label("id")).order_by(_DUE.c[0])
NEXT_CUP_DUE = select(func.min(cup.c.due_at)).where(cup.c.due_at > bindparam("now"))
LIVING_CUPS = (
    select(cup.c.code, cup.c.document, last_reached(cup.c.guild_id).label("last_reached"))
    .where(_LIVING, _HERE)
    .order_by(cup.c.id)
)
OUTDATED_POSTS = (
    select(cup.c.id)
    .where(
        cup.c.posted_version < cup.c.version,
        cup.c.id.not_in(bindparam("besides", expanding=True)),
    )
    .order_by(cup.c.id)
    .limit(bindparam("most"))
)
SAVE_CUP = (
    update(cup)
    .where(cup.c.id == bindparam("the_cup"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("status", "opened_by", "due_at", "version", "posted_version", "document")
        }
    )
)
CUPS_OF_BANNED_ARE_DUE = (
    update(cup)
    .where(
        cup.c.status == CupStatus.ENTRY.value,
        or_(_SERVER == HOUSE, cup.c.guild_id == _SERVER),
        cup.c.id.in_(_OWN),
    )
    .values(due_at=0)
)
"""Those that ``the_player`` leaves at once when banned from ``server``."""
ADD_ENTRIES, ADD_TABLES = insert(cup_entry), insert(cup_table)
DELETE_ENTRY = delete(cup_entry).where(
    cup_entry.c.cup_id == bindparam("the_cup"), cup_entry.c.player_id == bindparam("player_id")
)
DELETE_TABLE = delete(cup_table).where(
    cup_table.c.cup_id == bindparam("the_cup"), cup_table.c.table_id == bindparam("table_id")
)
