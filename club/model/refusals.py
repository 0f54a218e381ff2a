"""Refusals of cups that lists and commands tell apart."""

from club.model.cup import Cup
from core.errors import Refusal
from tables.model.refusals import TableRefuses, refused
from tables.model.table import GuildId, PlaceId


class UnreadableCup(TableRefuses):
    """The rows of this cup are damaged: only this cup stops. ``guild``, ``place``: where it is."""

    def __init__(
        self, number: int, code: str, guild: GuildId, place: PlaceId, *, is_over: bool
    ) -> None:
        key = "club-refusal-unreadable-over" if is_over else "club-refusal-unreadable"
        super().__init__(Refusal(key, {"code": code}))
        self.is_over = is_over
        self.number = number
        self.code = code
        self.guild = guild
        self.place = place


def existing(cup: Cup | None) -> Cup:
    """Return the cup that was found. Raises TableRefuses if it is None."""
    if cup is None:
        raise refused("club-refusal-unknown")
    return cup
