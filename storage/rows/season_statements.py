"""SQL statements about seasons and titles, built once."""

from sqlalchemy import and_, bindparam, func, insert, or_, select, update

from storage.rows.schema import game_table, result, season, season_title

_IN_TIME = and_(result.c.ended_at >= bindparam("since"), result.c.ended_at < bindparam("until"))
_CLOSED = select(season.c.id).where(
    season.c.guild_id == result.c.guild_id, season.c.season == bindparam("season")
)
GUILDS_TO_CLOSE = (
    select(result.c.guild_id)
    .where(_IN_TIME, result.c.guild_id.is_not(None), result.c.unrated.is_(None), ~_CLOSED.exists())
    .distinct()
    .order_by(result.c.guild_id)
)
CLOSED_SEASON = select(season).where(
    season.c.guild_id == bindparam("guild"), season.c.season == bindparam("season")
)
UNTOLD_SEASONS = (
    select(season)
    .where(season.c.told_at.is_(None), season.c.place_id.is_not(None))
    .order_by(season.c.id)
)
NEWEST_PLACE = (
    select(game_table.c.place_id, game_table.c.locale)
    .join(result, result.c.table_id == game_table.c.id)
    .where(result.c.guild_id == bindparam("guild"), _IN_TIME)
    .order_by(result.c.ended_at.desc(), result.c.table_id.desc())
    .limit(1)
)
_TITLES = (
    select(season.c.guild_id, season.c.season, season_title.c.game, season_title.c.player_id)
    .join(season, season.c.id == season_title.c.season_id)
    .order_by(season.c.id.desc(), season_title.c.n)
)
TITLES_IN = _TITLES.where(season.c.guild_id == bindparam("guild"))
TITLES_OF = _TITLES.where(season_title.c.player_id == bindparam("the_player"))
INSERT_TITLES = insert(season_title)
_OF_ONE = and_(season.c.id == bindparam("the_season"), season.c.told_at.is_(None))
_OWN_POST = season.c.post_lease_owner == bindparam("the_owner")
LEASE_SEASON = (
    update(season)
    .where(_OF_ONE, or_(func.coalesce(season.c.post_lease_until, 0) <= bindparam("now"), _OWN_POST))
    .values(post_lease_until=bindparam("until"), post_lease_owner=bindparam("the_owner"))
)
RELEASE_SEASONS = (
    update(season)
    .where(season.c.post_lease_until.is_not(None))
    .values(post_lease_until=None, post_lease_owner=None)
)
NOTE_TOLD = (
    update(season)
    .where(_OF_ONE, _OWN_POST)
    .values(told_at=bindparam("told_at"), post_lease_until=None, post_lease_owner=None)
)
