"""Letters about a cup, which no table sends. Pure."""

import msgspec

from core.translatable_text import Locale, Text
from tables.model.letters import PrivateLetter, TableFacts
from tables.model.table import (
    FORMER_PLAYER,
    CupGame,
    GuildId,
    PlaceId,
    PlayerId,
    Status,
    TableCode,
    TableId,
)

NO_TABLE = TableId(0)
"""Stands for the table in a letter about none."""


class CupConcerned(msgspec.Struct, frozen=True):
    """What a letter says of its cup. ``code``: the cup's."""

    code: str
    game: str
    guild: GuildId
    place: PlaceId
    locale: Locale


def cup_letter(cup: CupConcerned, to: PlayerId, *notices: Text) -> PrivateLetter:
    """Return a direct message about a cup, sent once and never edited."""
    return PrivateLetter(
        kind="cup",
        to=to,
        seat=None,
        table=_in_the_place_of_a_table(cup),
        view=None,
        events=(),
        notices=notices,
        secret=False,
        loud=True,
    )


def _in_the_place_of_a_table(cup: CupConcerned) -> TableFacts:
    return TableFacts(
        id=NO_TABLE,
        code=TableCode(cup.code),
        game=cup.game,
        guild=cup.guild,
        place=cup.place,
        locale=cup.locale,
        status=Status.CANCELLED,
        version=0,
        host=FORMER_PLAYER,
        size=0,
        seats=(),
        invited=(),
        options=msgspec.Raw(b"{}"),
        moves=0,
        outcome=None,
        cup=CupGame(cup.code, 0),
    )
