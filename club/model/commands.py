"""Commands to a cup, as values."""

import msgspec

from club.model.cup import Format
from core.game import Skill
from core.languages import Locale
from tables.model.commands import Person
from tables.model.table import GuildId, Pace, PlaceId


class CupOpening(msgspec.Struct, frozen=True, kw_only=True):
    """A request to open a cup; the terms as in ``CupDetails``.

    ``closes_at``: None for the latest time that there is. ``computers``: the levels of computers
    that enter at once.
    """

    by: Person
    guild: GuildId
    place: PlaceId
    locale: Locale
    name: str
    game: str
    options: bytes
    pace: Pace
    size: int
    format: Format
    most: int
    closes_at: int | None = None
    round_days: int | None = None
    same_deal: bool = False
    computers: tuple[Skill, ...] = ()
