"""SQL statements about seasons and titles, built once."""

from sqlalchemy import and_, bindparam, insert, select, update

from storage.rows.schema import game_table, move, result, season, season_title
from storage.rows.statements import IS_CLOSED
from tables.model.table import Status

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
_WENT_ON = select(move.c.seq).where(
    move.c.table_id == game_table.c.id, move.c.created_at >= bindparam("until")
)
GUILDS_THAT_WAIT = (
    select(game_table.c.guild_id)
    .where(game_table.c.status == Status.FINISHED, IS_CLOSED, ~_WENT_ON.exists())
    .distinct()
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
NOTE_TOLD = (
    update(season)
    .where(season.c.id == bindparam("the_season"), season.c.told_at.is_(None))
    .values(told_at=bindparam("told_at"))
)
