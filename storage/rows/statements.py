"""Every SQL statement of this room, built once: building one costs more than running it.

Names of parameters that are no columns begin with ``the_``.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Dialect,
    Integer,
    ScalarSelect,
    Select,
    Table,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)

from model.letters import LONGEST_PUT_OFF
from model.ratings import SETTLED_AFTER, SETTLED_AMONG
from storage.rows.schema import (
    ASIDE,
    PLACE,
    approach,
    ban,
    block,
    board_post,
    cup,
    device,
    direct_message,
    event,
    follower,
    game_table,
    letter_post,
    member,
    meta,
    move,
    notebook,
    outbox,
    planned_moves,
    player,
    rated,
    rating,
    receipt,
    result,
    result_seat,
    sign_of_life,
    timer,
    tried_line,
)

if TYPE_CHECKING:  # each is imported only for a database of its kind
    from sqlalchemy.dialects import postgresql, sqlite

AnySelect: TypeAlias = Select[Any]


def _statuses() -> ColumnElement[bool]:
    return game_table.c.status.in_(bindparam("statuses", expanding=True))


_NEWEST_FIRST = (game_table.c.updated_at.desc(), game_table.c.id.desc())

# --- tables ------------------------------------------------------------------------------------

TABLE_BY_CODE = select(game_table).where(game_table.c.code == bindparam("code"))
TABLE_BY_ID = select(game_table).where(game_table.c.id == bindparam("the_table"))
LOCK_BY_CODE = TABLE_BY_CODE.with_for_update(key_share=True)
LOCK_BY_ID = TABLE_BY_ID.with_for_update(key_share=True)
"""SQLite has no row locks and leaves the clause out: its one writer is the lock.

Key-share: a row that only refers to the table, such as its newest post, can be written meanwhile.
"""

_OUTLINE = (game_table.c.id, game_table.c.document)

_OF_PLAYER = member.c.player_id == bindparam("player")
_MEMBERS = select(member.c.table_id).where(_OF_PLAYER, member.c.role != "former")
OUTLINES_AT = (
    select(*_OUTLINE)
    .where(game_table.c.place_id == bindparam("place"), _statuses())
    .order_by(*_NEWEST_FIRST)
    .limit(bindparam("most"))
)
OUTLINES = select(*_OUTLINE).where(game_table.c.id.in_(bindparam("tables", expanding=True)))
OUTLINES_OF = (
    select(*_OUTLINE)
    .where(game_table.c.id.in_(_MEMBERS), _statuses())
    .order_by(*_NEWEST_FIRST)
    .limit(bindparam("most"))
)
_LISTED = select(
    game_table.c.id, game_table.c.place_id, game_table.c.id.in_(_MEMBERS).label("own")
).order_by(*_NEWEST_FIRST)
LISTED_OF = _LISTED.where(game_table.c.id.in_(_MEMBERS), _statuses())
_NEWEST_IN = (
    select(game_table.c.id)
    .where(game_table.c.guild_id == bindparam("guild"), _statuses())
    .order_by(*_NEWEST_FIRST)
    .limit(bindparam("most"))
)
LISTED_IN = _LISTED.where(
    game_table.c.guild_id == bindparam("guild"),
    _statuses(),
    game_table.c.id.in_(_NEWEST_IN) | game_table.c.id.in_(_MEMBERS),
)
OWED = select(member.c.table_id, member.c.due_at).where(_OF_PLAYER, member.c.role == "asked")
TABLES_OF = (
    select(game_table).where(game_table.c.id.in_(_MEMBERS), _statuses()).order_by(*_NEWEST_FIRST)
)
COUNT_TABLES = select(func.count()).select_from(game_table).where(_statuses())
_ID_OF_CODE = (
    select(game_table.c.id).where(game_table.c.code == bindparam("code")).scalar_subquery()
)
SAVE_TABLE = update(game_table).where(
    game_table.c.id == bindparam("the_table"), game_table.c.version == bindparam("the_seen")
)
DELETE_MEMBERS = delete(member).where(member.c.table_id == bindparam("the_table"))
INSERT_MEMBERS = insert(member)

# --- log, receipts -----------------------------------------------------------------------------

MOVES = (
    select(move)
    .where(move.c.table_id == bindparam("the_table"), move.c.seq > bindparam("after_seq"))
    .order_by(move.c.seq)
)
STATE_HASH_BEFORE = (
    select(move.c.state_hash)
    .where(move.c.table_id == bindparam("the_table"), move.c.seq < bindparam("before_seq"))
    .order_by(move.c.seq.desc())
    .limit(1)
)
MOVE_OF_REQUEST = select(move).where(move.c.request_id == bindparam("request"))
EVENTS = (
    select(event)
    .where(event.c.table_id == bindparam("the_table"), event.c.seq > bindparam("after_seq"))
    .order_by(event.c.seq, event.c.n)
)
INSERT_EVENTS = insert(event)
RECEIPT = select(receipt.c.table_id).where(receipt.c.request_id == bindparam("request"))
PRUNE_RECEIPTS = delete(receipt).where(receipt.c.created_at < bindparam("the_oldest"))

# --- people and posts --------------------------------------------------------------------------

PLAYERS = select(player).where(player.c.id.in_(bindparam("players", expanding=True)))


SEEN_PLAYERS = select(player).where(
    or_(
        player.c.id == bindparam("player"),
        player.c.id.in_(select(member.c.player_id).where(member.c.table_id == _ID_OF_CODE)),
    )
)
"""The person ``player`` with all people of the table ``code``."""

LOCK_PLAYERS = PLAYERS.with_for_update(key_share=True)
BOARD_POST = select(board_post).where(board_post.c.table_id == bindparam("the_table"))
BOARD_POSTS = select(board_post).where(
    board_post.c.table_id.in_(bindparam("tables", expanding=True))
)
LETTER_POST = select(letter_post).where(
    letter_post.c.table_id == bindparam("the_table"),
    letter_post.c.player_id == bindparam("the_player"),
)
NOTEBOOK = select(notebook).where(
    notebook.c.table_id == bindparam("the_table"),
    notebook.c.player_id == bindparam("the_player"),
)
DELETE_NOTEBOOK = delete(notebook).where(
    notebook.c.table_id == bindparam("the_table"),
    notebook.c.player_id == bindparam("the_player"),
)
_PLANNED_HERE = planned_moves.c.table_id == bindparam("the_table")
_PLANNED_BY_THEM = planned_moves.c.player_id == bindparam("the_player")
PLANNED = select(planned_moves).where(_PLANNED_HERE, _PLANNED_BY_THEM)
PLANNED_AT = select(planned_moves).where(_PLANNED_HERE).order_by(planned_moves.c.player_id)
PLANNED_BY = select(planned_moves).where(_PLANNED_BY_THEM).order_by(planned_moves.c.table_id)
DELETE_PLANNED = delete(planned_moves).where(_PLANNED_HERE, _PLANNED_BY_THEM)
_TRIED_BY_THEM = (
    tried_line.c.table_id == bindparam("the_table"),
    tried_line.c.player_id == bindparam("the_player"),
)
TRIED = select(tried_line).where(*_TRIED_BY_THEM)
DELETE_TRIED = delete(tried_line).where(*_TRIED_BY_THEM)
DELETE_ALL_TRIED = delete(tried_line).where(tried_line.c.table_id == bindparam("the_table"))
FOLLOWERS = (
    select(follower.c.player_id)
    .where(follower.c.table_id == bindparam("the_table"))
    .order_by(follower.c.since, follower.c.player_id)
)
FOLLOWED_BY = (
    select(follower.c.table_id)
    .join(game_table, game_table.c.id == follower.c.table_id)
    .where(follower.c.player_id == bindparam("the_player"), _statuses())
    .order_by(follower.c.since, follower.c.table_id)
)
DELETE_LETTER_POST = delete(letter_post).where(
    letter_post.c.table_id == bindparam("the_table"),
    letter_post.c.player_id == bindparam("the_player"),
    letter_post.c.message_id == bindparam("the_message"),
)
UNFOLLOW = delete(follower).where(
    follower.c.table_id == bindparam("the_table"), follower.c.player_id == bindparam("the_player")
)
DUE_DIGESTS = (
    select(player)
    .where(player.c.digest_due <= bindparam("now"), player.c.forgetting.is_(None))
    .order_by(player.c.digest_due, player.c.id)
)
LOCK_DUE_DIGESTS = DUE_DIGESTS.with_for_update(skip_locked=True)
"""Skips people whose digest another process is about to send."""

NEXT_DIGEST = select(func.min(player.c.digest_due)).where(player.c.forgetting.is_(None))
APPROACHES = (
    select(approach)
    .where(approach.c.by_id == bindparam("by"), approach.c.created_at > bindparam("since"))
    .order_by(approach.c.created_at, approach.c.to_id)
)
INVITER = (
    select(approach.c.by_id)
    .where(approach.c.table_id == bindparam("the_table"), approach.c.to_id == bindparam("to"))
    .where(approach.c.by_id > 0)
    .order_by(approach.c.created_at.desc())
    .limit(1)
)
INSERT_APPROACHES = insert(approach)
DELETE_APPROACHES = delete(approach).where(
    approach.c.table_id == bindparam("the_table"), approach.c.to_id == bindparam("to")
)
PRUNE_APPROACHES = delete(approach).where(approach.c.created_at < bindparam("the_oldest"))
BLOCKED = (
    select(block.c.blocked_id)
    .where(block.c.by_id == bindparam("by"), block.c.blocked_id > 0)
    .order_by(block.c.created_at, block.c.blocked_id)
)
DELETE_BLOCK = delete(block).where(
    block.c.by_id == bindparam("by"), block.c.blocked_id == bindparam("blocked")
)
_THIS_DEVICE = device.c.secret == bindparam("the_secret")
DEVICE = select(device).where(_THIS_DEVICE)
DEVICES_OF = (
    select(device)
    .where(device.c.player_id == bindparam("the_player"))
    .order_by(device.c.seen_at.desc(), device.c.made_at.desc(), device.c.secret)
)
ADD_DEVICE = insert(device)
SEE_DEVICE = update(device).where(_THIS_DEVICE).values(seen_at=bindparam("the_time"))
DROP_DEVICE = delete(device).where(_THIS_DEVICE)
_BANNED_FROM = ban.c.guild_id.in_(bindparam("servers", expanding=True))
IS_BANNED = select(ban.c.player_id).where(ban.c.player_id == bindparam("the_player"), _BANNED_FROM)
BANNED_IN = (
    select(ban)
    .where(ban.c.guild_id == bindparam("server"), ban.c.player_id > 0)
    .order_by(ban.c.created_at, ban.c.player_id)
)
COUNT_BANNED = select(func.count()).where(ban.c.guild_id == bindparam("server"))
DELETE_BAN = delete(ban).where(
    ban.c.guild_id == bindparam("server"), ban.c.player_id == bindparam("the_player")
)


def _holds_a_seat(who: Any) -> ColumnElement[bool]:
    """Whether somebody sits at a table, in the game or out of it."""
    return or_(*(who.c.role == role for role in ("asked", "plays", "out")))


_ONE, _OTHER = member.alias("one"), member.alias("other")
HAVE_PLAYED = (
    select(game_table.c.id)
    .join(_ONE, _ONE.c.table_id == game_table.c.id)
    .join(_OTHER, _OTHER.c.table_id == game_table.c.id)
    .where(
        _ONE.c.player_id == bindparam("one"),
        _OTHER.c.player_id == bindparam("other"),
        *map(_holds_a_seat, (_ONE, _OTHER)),
        game_table.c.seed.is_not(None),
    )
    .limit(1)
)
META = select(meta.c.value).where(meta.c.key == bindparam("the_key"))

# --- results -----------------------------------------------------------------------------------

_RESULTS = select(result, game_table.c.code).join(game_table, game_table.c.id == result.c.table_id)
RESULT = _RESULTS.where(result.c.table_id == bindparam("the_table"))
_HELD_BY_PLAYER = or_(
    result_seat.c.player_id == bindparam("the_player"),
    result_seat.c.vanished == bindparam("the_player"),
)
"""A seat that this person held to the end, or until they vanished."""

_RESULTS_OF = (
    _RESULTS.join(result_seat, result_seat.c.table_id == result.c.table_id)
    .where(_HELD_BY_PLAYER)
    .order_by(result.c.ended_at.desc(), result.c.table_id.desc())
)
_OF_GAME = result.c.game == bindparam("the_game")
RESULTS_OF = _RESULTS_OF.limit(bindparam("most")).offset(bindparam("skip"))
RESULTS_OF_AT = RESULTS_OF.where(_OF_GAME)
RESULTS_SINCE = _RESULTS_OF.where(_OF_GAME, result.c.ended_at > bindparam("since"))
RESULT_SEATS = (
    select(result_seat)
    .where(result_seat.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(result_seat.c.table_id, result_seat.c.seat)
)
RESULT_RATINGS = select(rated).where(rated.c.table_id.in_(bindparam("tables", expanding=True)))
COUNT_RESULTS = (
    select(result.c.game, func.count().label("games"))
    .join(result_seat, result_seat.c.table_id == result.c.table_id)
    .where(_HELD_BY_PLAYER)
    .group_by(result.c.game)
)
RATINGS = (
    select(rating)
    .where(
        rating.c.game == bindparam("the_game"),
        rating.c.player_id.in_(bindparam("players", expanding=True)),
    )
    .order_by(rating.c.player_id)
)
LOCK_RATINGS = RATINGS.with_for_update()
_MINE, _THEIRS = rated.alias("mine"), rated.alias("theirs")
_AMONG = (
    select(func.count(_THEIRS.c.player_id.distinct()))
    .select_from(_MINE)
    .join(result, and_(result.c.table_id == _MINE.c.table_id, result.c.game == rating.c.game))
    .join(
        _THEIRS,
        and_(_THEIRS.c.table_id == _MINE.c.table_id, _THEIRS.c.player_id != _MINE.c.player_id),
    )
    .where(_MINE.c.player_id == rating.c.player_id)
    .scalar_subquery()
)
"""How many different people somebody has played rated games with."""

_COUNTED_HERE = (
    select(rated.c.player_id)
    .join(result, result.c.table_id == rated.c.table_id)
    .where(
        result.c.guild_id == bindparam("guild"), _OF_GAME, result.c.ended_at >= bindparam("since")
    )
)
_HIDES = select(player.c.id).where(
    player.c.id == rating.c.player_id, player.c.leaderboard == "hidden"
)
_IS_RANKED = (
    rating.c.game == bindparam("the_game"),
    rating.c.player_id.in_(_COUNTED_HERE),
    ~_HIDES.exists(),
)
_GUESSED = case((rating.c.with_people < SETTLED_AFTER, 1), (_AMONG < SETTLED_AMONG, 1), else_=0)
_BEST_FIRST = (_GUESSED, rating.c.mu.desc(), rating.c.player_id)
_SHOWN = (
    select(rating.c.player_id)
    .where(*_IS_RANKED)
    .order_by(*_BEST_FIRST)
    .limit(bindparam("most"))
    .offset(bindparam("skip"))
    .subquery()
)
_RANKED = select(rating, _AMONG.label("among")).where(rating.c.game == bindparam("the_game"))
RATINGS_IN = _RANKED.where(rating.c.player_id.in_(select(_SHOWN.c.player_id))).order_by(
    *_BEST_FIRST
)
_PLACES = (
    select(rating.c.player_id, func.row_number().over(order_by=_BEST_FIRST).label("place"))
    .where(*_IS_RANKED)
    .subquery()
)
RANK_IN = _RANKED.add_columns(_PLACES.c.place).join(
    _PLACES,
    and_(
        _PLACES.c.player_id == rating.c.player_id,
        _PLACES.c.player_id == bindparam("the_player"),
    ),
)
GAMES_RATED_IN = (
    select(result.c.game)
    .where(result.c.guild_id == bindparam("guild"), result.c.unrated.is_(None))
    .group_by(result.c.game)
    .order_by(func.count().desc(), result.c.game)
)
INSERT_RESULT = insert(result)
INSERT_RESULT_SEATS = insert(result_seat)
INSERT_RESULT_RATINGS = insert(rated)
SAVE_RATING = (
    update(rating)
    .where(
        rating.c.player_id == bindparam("the_player"),
        rating.c.game == bindparam("the_game"),
        rating.c.games == bindparam("the_seen"),
    )
    .values({name: bindparam(name) for name in ("mu", "sigma", "games", "with_people")})
)
INSERT_RATINGS = insert(rating)
ALL_RESULTS = _RESULTS.order_by(result.c.ended_at, result.c.table_id)
ALL_RESULT_SEATS = select(result_seat).order_by(result_seat.c.table_id, result_seat.c.seat)
ALL_RESULT_RATINGS = select(rated)
LOCK_ALL_RATINGS = text("LOCK TABLE rating IN EXCLUSIVE MODE")
"""PostgreSQL only. Whoever ends a rated game waits, since that reads ratings for update."""

DELETE_RATED, DELETE_RATINGS = delete(rated), delete(rating)
SAVE_UNRATED = (
    update(result)
    .where(result.c.table_id == bindparam("the_table"))
    .values(unrated=bindparam("unrated"))
)
SAVE_ABSENCES = (
    update(result_seat)
    .where(
        result_seat.c.table_id == bindparam("the_table"),
        result_seat.c.seat == bindparam("the_seat"),
    )
    .values({name: bindparam(name) for name in ("vanished", "substituted")})
)

# --- timers ------------------------------------------------------------------------------------

WAITS = and_(
    or_(outbox.c.attempts > 0, outbox.c.due_at <= bindparam("now")),
    ~outbox.c.lane.startswith(ASIDE),
)
"""Letters being sent, refused before or due; letters held back until later are not counted."""

_LETTER_WAITS = select(outbox.c.id).where(outbox.c.table_id == timer.c.table_id, WAITS).exists()
NOT_HELD_UP = or_(timer.c.kind == "computer", ~_LETTER_WAITS)
_OF_THESE_KINDS = timer.c.kind.in_(bindparam("kinds", expanding=True))


def shard_of(guild: ColumnElement[int], shards: ColumnElement[int]) -> ColumnElement[int]:
    """Return the shard of a server, out of ``shards``; direct messages belong to shard 0."""
    return func.coalesce(guild, 0).bitwise_rshift(literal(22, Integer)) % shards


def last_reached(guild: Column[int]) -> ScalarSelect[int]:
    """Return when the people of a server were last reachable, under any shard count."""
    return (
        select(func.max(sign_of_life.c.alive_at))
        .where(sign_of_life.c.shard == shard_of(guild, sign_of_life.c.shards))
        .correlate(guild.table)
        .scalar_subquery()
    )


_SHARD = shard_of(game_table.c.guild_id, bindparam("shards", type_=BigInteger))
_LAST_REACHED = last_reached(game_table.c.guild_id)

_UNCLAIMED = func.coalesce(timer.c.lease_until, 0) <= bindparam("now")
_HERE = _SHARD.in_(bindparam("here", expanding=True))
_LOST = _SHARD.in_(bindparam("lost", expanding=True))
_SOMEBODY_PLAYS = (
    select(member.c.table_id)
    .where(member.c.table_id == timer.c.table_id)
    .where(or_(member.c.role == "asked", member.c.role == "plays"))
    .exists()
)
_NOBODY_WAITS = case((and_(timer.c.kind == "computer", ~_SOMEBODY_PLAYS), 1), else_=0)
DUE_TIMERS = (
    select(timer)
    .where(timer.c.due_at <= bindparam("by"), _OF_THESE_KINDS)
    .where(NOT_HELD_UP, _UNCLAIMED)
    .order_by(_NOBODY_WAITS, timer.c.due_at, timer.c.table_id, timer.c.kind, timer.c.seat)
    .limit(bindparam("most"))
)
DUE_TIMERS_IN_REACH = DUE_TIMERS.join(game_table, game_table.c.id == timer.c.table_id).where(
    or_(_HERE, and_(timer.c.kind == "computer", ~_LOST), timer.c.due_at <= _LAST_REACHED)
)
NEXT_TIMER = select(func.min(timer.c.due_at)).where(
    timer.c.due_at > bindparam("now"), _OF_THESE_KINDS
)
_IS_TIMED = or_(
    select(timer.c.table_id).where(timer.c.table_id == game_table.c.id).exists(),
    game_table.c.stood_until > bindparam("now"),
)
TIMED_TABLES = (
    select(game_table.c.id, game_table.c.game, _LAST_REACHED.label("last_reached"))
    .where(_IS_TIMED, _HERE)
    .order_by(game_table.c.id)
)
SIGN_OF_LIFE = select(sign_of_life.c.alive_at).where(
    sign_of_life.c.shards == bindparam("shards"), sign_of_life.c.shard == bindparam("shard")
)
RIGHT_SIGNS = (
    update(sign_of_life)
    .where(
        sign_of_life.c.shards != bindparam("the_shards"), sign_of_life.c.alive_at > bindparam("at")
    )
    .values(alive_at=bindparam("at"))
)
WAITING_SINCE = select(func.min(outbox.c.queued_at).label("since")).where(
    outbox.c.table_id == bindparam("the_table"), WAITS
)
_TIMES_THIS_TABLE = timer.c.table_id == bindparam("the_table")
DELETE_TIMERS = delete(timer).where(_TIMES_THIS_TABLE, timer.c.kind != "planned")
DELETE_PLANNED_TIMERS = delete(timer).where(_TIMES_THIS_TABLE, timer.c.kind == "planned")
_AS_IT_STANDS = [c == bindparam(f"the_{c.name}") for c in timer.c if c.name != "lease_until"]
DELETE_TIMER = delete(timer).where(*_AS_IT_STANDS)
CLAIM_TIMER = update(timer).where(*_AS_IT_STANDS, _UNCLAIMED).values(lease_until=bindparam("until"))
RELEASE_TIMERS = update(timer).where(timer.c.lease_until.is_not(None)).values(lease_until=None)
INSERT_TIMERS = insert(timer)

# --- outbox ------------------------------------------------------------------------------------

_IN_LANE = or_(outbox.c.attempts > 0, outbox.c.due_at <= bindparam("now"))
"""A new letter that is held back does not block its lane; one that has failed does."""

_HEADS = select(func.min(outbox.c.id)).where(_IN_LANE).group_by(outbox.c.lane)
"""The oldest letter of each lane: only this one may be sent."""

_PUT_OFF_WRONGLY = and_(outbox.c.attempts > 0, outbox.c.due_at - LONGEST_PUT_OFF > bindparam("now"))
_DUE_AT = case((_PUT_OFF_WRONGLY, 0), else_=outbox.c.due_at)

_LEASED = outbox.alias("leased")
_NEWER = outbox.alias("newer")
_OVERTAKEN = (
    select(_NEWER.c.id)
    .where(
        _NEWER.c.lane == outbox.c.lane,
        _NEWER.c.id > outbox.c.id,
        _NEWER.c.table_id == outbox.c.table_id,
        _NEWER.c.view.is_not(None),
    )
    .exists()
)
"""A letter with a view has a picture; only the newest picture of a table is worth drawing."""

PICTURES_BEHIND = (
    select(outbox)
    .where(
        outbox.c.lane == bindparam("the_lane"),
        outbox.c.id > bindparam("the_letter"),
        outbox.c.table_id == bindparam("the_table"),
        outbox.c.view.is_not(None),
    )
    .order_by(outbox.c.id)
)

_LEASE_ENDS = func.coalesce(outbox.c.lease_until, 0)

_FREE_LANE = (
    ~select(_LEASED.c.id)
    .where(_LEASED.c.lane == outbox.c.lane, _LEASED.c.lease_until > bindparam("now"))
    .exists()
)

PUT_LETTERS = insert(outbox)

AMENDMENTS_WAIT = 10_000
"""Milliseconds by which new letters may be younger than an amendment and still go first. Bounded,
because other letters of the amendment's lane wait behind it."""

CLAIMABLE = (
    select(outbox, _OVERTAKEN.label("overtaken"))
    .where(
        outbox.c.id.in_(_HEADS),
        bindparam("now") >= _DUE_AT,
        bindparam("now") >= _LEASE_ENDS,
        _FREE_LANE,
    )
    .order_by(outbox.c.queued_at + case((outbox.c.amends, AMENDMENTS_WAIT), else_=0), outbox.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=outbox)
)
"""New messages go before edits of old ones, for a while. Letters locked by another process are
skipped."""

CLAIMABLE_AT_PLACES = CLAIMABLE.where(outbox.c.lane.startswith(PLACE))

LEASE = (
    update(outbox)
    .where(outbox.c.id.in_(bindparam("the_letters", expanding=True)), _FREE_LANE)
    .values(
        attempts=outbox.c.attempts + 1,
        lease_until=bindparam("the_lease"),
        lease_owner=bindparam("the_owner"),
    )
    .returning(outbox.c.id)
)
_OWN = (outbox.c.id == bindparam("the_letter"), outbox.c.lease_owner == bindparam("the_owner"))
POSTPONE = (
    update(outbox)
    .where(*_OWN)
    .values(
        due_at=bindparam("the_due"),
        last_error=bindparam("the_error"),
        lease_until=None,
        lease_owner=None,
    )
)
UNTRIED_LETTERS = select(outbox).where(
    outbox.c.lane == bindparam("the_lane"),
    outbox.c.table_id == bindparam("the_table"),
    outbox.c.attempts == 0,
)
DELETE_UNTRIED = delete(outbox).where(
    outbox.c.id == bindparam("the_letter"), outbox.c.attempts == 0
)
_UNTRIED_AMENDMENTS = (
    outbox.c.lane == bindparam("the_lane"),
    outbox.c.table_id == bindparam("the_table"),
    outbox.c.amends,
    outbox.c.attempts == 0,
)
DELETE_AMENDMENTS = delete(outbox).where(*_UNTRIED_AMENDMENTS).returning(outbox)
END_WAIT_OF_AMENDMENTS = (
    update(outbox)
    .where(*_UNTRIED_AMENDMENTS, outbox.c.due_at > bindparam("the_due"))
    .values(due_at=bindparam("the_due"))
)
DELETE_OWN_LETTER = delete(outbox).where(*_OWN).returning(outbox.c.lane)
NEXT_IN_LANES = select(func.min(outbox.c.due_at)).where(
    outbox.c.lane.in_(bindparam("lanes", expanding=True))
)
RELEASE_ALL = (
    update(outbox)
    .where(outbox.c.lease_until.is_not(None))
    .values(lease_until=None, lease_owner=None)
)
NEXT_OF_ALL = select(func.min(case((_DUE_AT < _LEASE_ENDS, _LEASE_ENDS), else_=_DUE_AT))).where(
    or_(outbox.c.id.in_(_HEADS), ~_IN_LANE)
)
NEXT_OF_ALL_TO_A_PLACE = NEXT_OF_ALL.where(outbox.c.lane.startswith(PLACE))
_NOT_TAKEN = outbox.c.id.not_in(bindparam("taken", expanding=True))
NEXT_LETTER = NEXT_OF_ALL.where(_NOT_TAKEN)
NEXT_LETTER_TO_A_PLACE = NEXT_OF_ALL_TO_A_PLACE.where(_NOT_TAKEN)


# --- insert or ... -----------------------------------------------------------------------------

AnyInsert: TypeAlias = "sqlite.Insert | postgresql.Insert"


class Upserts:
    """INSERT ... ON CONFLICT, which SQLAlchemy spells differently for each engine.

    Conflicts must not raise: after an error PostgreSQL aborts the whole transaction.
    """

    def __init__(self, insert_into: Callable[[Table], AnyInsert]) -> None:
        self.add_table = (
            insert_into(game_table)
            .on_conflict_do_nothing(index_elements=["code"])
            .returning(game_table.c.id)
        )
        self.append_move = insert_into(move).on_conflict_do_nothing(index_elements=["request_id"])
        self.keep_receipt = insert_into(receipt).on_conflict_do_nothing(
            index_elements=["request_id"]
        )
        self.add_cup = insert_into(cup).on_conflict_do_nothing(index_elements=["code"])
        self.save_player = _replacing(insert_into(player), player, kept=("forgetting",))
        self.save_board_post = _replacing(insert_into(board_post), board_post)
        self.save_letter_post = _replacing(insert_into(letter_post), letter_post)
        self.keep_direct_message = insert_into(direct_message).on_conflict_do_nothing(
            index_elements=["message_id"]
        )
        self.save_notebook = _replacing(insert_into(notebook), notebook)
        self.save_planned = _replacing(insert_into(planned_moves), planned_moves)
        self.save_tried = _replacing(insert_into(tried_line), tried_line)
        self.save_block = insert_into(block).on_conflict_do_nothing(
            index_elements=["by_id", "blocked_id"]
        )
        self.save_ban = insert_into(ban).on_conflict_do_nothing(
            index_elements=["guild_id", "player_id"]
        )
        self.follow = insert_into(follower).on_conflict_do_nothing(
            index_elements=["table_id", "player_id"]
        )
        self.add_rating = insert_into(rating).on_conflict_do_nothing(
            index_elements=["player_id", "game"]
        )
        self.save_meta = _replacing(insert_into(meta), meta)
        self.keep_meta = insert_into(meta).on_conflict_do_nothing(index_elements=["key"])
        noted = cast(meta.c.value, BigInteger)
        is_past = or_(noted > bindparam("now"), noted <= bindparam("before"))
        fresh = insert_into(meta)
        self.claim_meta = fresh.on_conflict_do_update(
            index_elements=["key"], set_={"value": fresh.excluded.value}, where=is_past
        ).returning(meta.c.key)
        self.save_sign_of_life = _replacing(insert_into(sign_of_life), sign_of_life)


def _replacing(statement: AnyInsert, into: Table, kept: Sequence[str] = ()) -> AnyInsert:
    """Upsert; ``kept`` lists columns not overwritten on conflict."""
    keys = [column.name for column in into.primary_key]
    fresh = {c.name: statement.excluded[c.name] for c in into.c if c.name not in (*keys, *kept)}
    return statement.on_conflict_do_update(index_elements=keys, set_=fresh)


def upserts_for(dialect: Dialect) -> Upserts:
    """Return the upserts for this engine."""
    return _upserts(dialect.name)


@cache
def _upserts(engine: str) -> Upserts:
    if engine == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as insert_on_postgresql

        return Upserts(insert_on_postgresql)
    from sqlalchemy.dialects.sqlite import insert as insert_on_sqlite

    return Upserts(insert_on_sqlite)
