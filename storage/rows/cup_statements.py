"""The statements about cups, each built once."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    String,
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

from club.model.cup import LIVING_CUPS, CupStatus
from storage.rows.schema import (
    cup,
    cup_entrant,
    cup_pairing,
    cup_receipt,
    cup_round,
    game_table,
)
from storage.rows.statements import last_reached, shard_of
from tables.model.table import FORMER_PLAYER, HOUSE, Status

_LIVING = or_(*(cup.c.status == status.value for status in LIVING_CUPS))
_LIVING_FIRST = (case((_LIVING, 0), else_=1), cup.c.created_at.desc(), cup.c.id.desc())
_SERVER: BindParameter[Any] = bindparam("server", type_=BigInteger)
_THESE: BindParameter[Any] = bindparam("cups", expanding=True)

CUP_BY_ID = select(cup).where(cup.c.id == bindparam("the_cup"))
CUP_BY_CODE = select(cup).where(cup.c.code == bindparam("code"))
LOCK_CUP_BY_ID = CUP_BY_ID.with_for_update(key_share=True)
LOCK_CUP_BY_CODE = CUP_BY_CODE.with_for_update(key_share=True)
CUP_AT_TABLE = select(
    cup.c.guild_id, cup.c.place_id, cup.c.post, cup.c.format, cup.c.size, cup.c.planned_rounds
).where(cup.c.code == bindparam("code"))
CODE_OF_CUP = select(cup.c.id).where(cup.c.code == bindparam("code"))
ENTRY_OF_PLAYER = (
    select(cup_entrant.c.number)
    .join(cup, cup.c.id == cup_entrant.c.cup_id)
    .where(cup.c.code == bindparam("code"), cup_entrant.c.player_id == bindparam("the_player"))
)
CODE_OF_TABLE = select(game_table.c.id).where(game_table.c.code == bindparam("code"))
THESE_CUPS = select(cup).where(cup.c.id.in_(_THESE)).order_by(cup.c.id)
PLACES_OF_CUPS = (
    select(cup.c.place_id)
    .where(cup.c.guild_id == bindparam("guild"))
    .group_by(cup.c.place_id)
    .order_by(cup.c.place_id)
)
_IS_IN = cup_entrant.c.left_at.is_(None)
_OWN = select(cup_entrant.c.cup_id).where(
    cup_entrant.c.player_id == bindparam("the_player"), _IS_IN
)
_LISTED = (
    select(
        cup.c.id,
        cup.c.code,
        cup.c.guild_id,
        cup.c.place_id,
        cup.c.post,
        cup.c.name,
        cup.c.game,
        cup.c.format,
        cup.c.status,
        cup.c.most,
        cup.c.pace,
        select(func.count())
        .where(cup_entrant.c.cup_id == cup.c.id, _IS_IN)
        .scalar_subquery()
        .label("entrants"),
        select(func.count())
        .where(cup_round.c.cup_id == cup.c.id)
        .scalar_subquery()
        .label("rounds"),
        cup.c.id.in_(_OWN).label("own"),
    )
    .order_by(*_LIVING_FIRST)
    .limit(bindparam("most"))
)
LISTED_CUPS_IN = _LISTED.where(
    cup.c.guild_id == bindparam("guild"),
    cup.c.place_id.in_(bindparam("places", expanding=True)) | cup.c.id.in_(_OWN),
)
LISTED_CUPS_OF = _LISTED.where(cup.c.id.in_(_OWN))
COUNT_OPENED = select(func.count()).where(cup.c.opened_by == bindparam("the_player"), _LIVING)
COUNT_OPENED_SINCE = select(func.count()).where(
    cup.c.opened_by == bindparam("the_player"), cup.c.created_at > bindparam("since")
)
PLACES = (
    select(cup.c.id, cup.c.guild_id, cup.c.place_id, cup.c.lost_at)
    .where(_LIVING)
    .order_by(cup.c.id)
)
ENTRANTS = (
    select(cup_entrant)
    .where(cup_entrant.c.cup_id.in_(_THESE))
    .order_by(cup_entrant.c.cup_id, cup_entrant.c.number)
)
ROUNDS = (
    select(cup_round)
    .where(cup_round.c.cup_id.in_(_THESE))
    .order_by(cup_round.c.cup_id, cup_round.c.number)
)
PAIRINGS = (
    select(cup_pairing)
    .where(cup_pairing.c.cup_id.in_(_THESE))
    .order_by(cup_pairing.c.cup_id, cup_pairing.c.round, cup_pairing.c.number)
)

# --- what is due ---------------------------------------------------------------------------------

_OVER = or_(
    game_table.c.status == Status.FINISHED.value, game_table.c.status == Status.CANCELLED.value
)
_ENDED = (
    select(cup_pairing.c.cup_id)
    .join(game_table, game_table.c.id == cup_pairing.c.table_id)
    .where(cup_pairing.c.runs, _OVER)
)
_FORGOTTEN = (
    select(cup_entrant.c.cup_id)
    .join(cup, cup.c.id == cup_entrant.c.cup_id)
    .where(cup_entrant.c.player_id == FORMER_PLAYER, cup_entrant.c.left_at.is_(None), _LIVING)
)
_TIME_HAS_COME = select(cup.c.id).where(cup.c.due_at <= bindparam("now"))
_DUE = union(_TIME_HAS_COME, _ENDED, _FORGOTTEN).subquery()
DUE_CUPS = select(_DUE.c[0].label("id")).order_by(_DUE.c[0])
NEXT_CUP_DUE = select(func.min(cup.c.due_at)).where(cup.c.due_at > bindparam("now"))
_HERE = shard_of(cup.c.guild_id, bindparam("shards", type_=BigInteger)).in_(
    bindparam("here", expanding=True)
)
TIMED_CUPS = (
    select(cup.c.id, cup.c.game, last_reached(cup.c.guild_id).label("last_reached"))
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

# --- changes -------------------------------------------------------------------------------------

INSERT_ENTRANTS = insert(cup_entrant)
INSERT_ROUNDS = insert(cup_round)
INSERT_PAIRINGS = insert(cup_pairing)
SAVE_CUP = (
    update(cup)
    .where(cup.c.id == bindparam("the_cup"))
    .values(
        options=bindparam("options"),
        planned_rounds=bindparam("planned_rounds"),
        status=bindparam("status"),
        version=bindparam("version"),
        ended_at=bindparam("ended_at"),
        lost_at=bindparam("lost_at"),
        closes_at=bindparam("closes_at"),
        stood_until=bindparam("stood_until"),
        waits_until=bindparam("waits_until"),
        failing_since=bindparam("failing_since"),
        due_at=bindparam("due_at"),
    )
)
"""Only what can change, without the post, which is noted apart, and without the opener: whoever is
forgotten meanwhile stays forgotten."""

WAITING_CUPS_ARE_DUE = (
    update(cup)
    .where(cup.c.waits_until.is_not(None), cup.c.lost_at.is_(None), _LIVING, cup.c.id.in_(_OWN))
    .values(due_at=cup.c.created_at)
)
"""Those of ``the_player``."""
CUPS_OF_BANNED_ARE_DUE = (
    update(cup)
    .where(
        or_(cup.c.status == CupStatus.ENTRY.value, cup.c.waits_until.is_not(None)),
        _LIVING,
        or_(_SERVER == HOUSE, cup.c.guild_id == _SERVER),
        cup.c.id.in_(_OWN),
    )
    .values(due_at=cup.c.created_at)
)
"""Those that ``the_player`` leaves at once when banned from ``server``."""
PUT_OFF_CUP = (
    update(cup).where(cup.c.id == bindparam("the_cup")).values(due_at=bindparam("the_due"))
)
NOTE_FAILING = (
    update(cup)
    .where(cup.c.id == bindparam("the_cup"), cup.c.failing_since.is_(None))
    .values(failing_since=bindparam("the_now"), due_at=bindparam("the_now"))
)
COUNT_FAILING = select(func.count()).where(cup.c.failing_since.is_not(None))
_OWN_POST = cup.c.post_lease_owner == bindparam("the_owner")
LEASE_POST = (
    update(cup)
    .where(
        cup.c.id == bindparam("the_cup"),
        cup.c.posted_version < cup.c.version,
        or_(func.coalesce(cup.c.post_lease_until, 0) <= bindparam("now"), _OWN_POST),
    )
    .values(post_lease_until=bindparam("until"), post_lease_owner=bindparam("the_owner"))
)
POST_WAS_TRIED = select(cup.c.id).where(
    cup.c.id == bindparam("the_cup"), cup.c.post_lease_owner.is_not(None)
)
RELEASE_POSTS = update(cup).where(cup.c.post_lease_until.is_not(None)).values(post_lease_until=None)
"""The owners stay: what they sent may have arrived."""
NOTE_POSTED = (
    update(cup)
    .where(cup.c.id == bindparam("the_cup"), _OWN_POST)
    .values(
        post_lease_until=None,
        post_lease_owner=None,
        posted_version=bindparam("the_version"),
        place_id=bindparam("place"),
        post=bindparam("message"),
        end_post=bindparam("end"),
    )
)
SAVE_ENTRANT = (
    update(cup_entrant)
    .where(
        cup_entrant.c.cup_id == bindparam("the_cup"),
        cup_entrant.c.number == bindparam("the_number"),
    )
    .values(left_at=bindparam("left_at"), left_because=bindparam("left_because"))
)
DELETE_ENTRANTS = delete(cup_entrant).where(
    cup_entrant.c.cup_id == bindparam("the_cup"),
    cup_entrant.c.number.in_(bindparam("numbers", expanding=True)),
)
SAVE_ROUND = (
    update(cup_round)
    .where(
        cup_round.c.cup_id == bindparam("the_cup"), cup_round.c.number == bindparam("the_number")
    )
    .values(
        ends_at=bindparam("ends_at"),
        ended_at=bindparam("ended_at"),
        lengthened_by=bindparam("lengthened_by"),
    )
)
SAVE_PAIRING = (
    update(cup_pairing)
    .where(
        cup_pairing.c.cup_id == bindparam("the_cup"),
        cup_pairing.c.round == bindparam("the_round"),
        cup_pairing.c.number == bindparam("the_number"),
    )
    .values(
        places=func.coalesce(bindparam("places", type_=String), cup_pairing.c.places),
        runs=bindparam("runs"),
    )
)
CUP_OF_REQUEST = select(cup_receipt.c.cup_id).where(
    cup_receipt.c.request_id == bindparam("request")
)
