"""Time zones as people know them: by what the clock on their wall shows."""

from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo
from zoneinfo import available_timezones as zones_of_this_machine

from discord import app_commands

from cogs.ui.offers import matching
from cogs.wording import TypedOption, choices_of
from core.text import Locale
from i18n.locales import locale_of
from tables.errors import refused

_AT_HOME: dict[Locale, tuple[str, ...]] = {
    "en": ("Europe/London", "America/New_York", "America/Los_Angeles"),
    "fr": ("Europe/Paris", "America/Toronto", "Europe/Brussels"),
    "it": ("Europe/Rome", "Europe/Zurich", "Europe/London"),
}
"""What is offered first: where most readers of a language live."""

_ROUND_THE_WORLD = (
    "America/Anchorage",
    "America/Denver",
    "America/Chicago",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Pacific/Honolulu",
)
"""A place for nearly every hour of the day."""

_CONTINENTS = (
    "Africa/",
    "America/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
)


def zones_offered(typed: str, locale: Locale, now: datetime) -> dict[str, str]:
    """What time it is where, and the name of the zone; some of the world while nothing is typed."""
    first = (*_AT_HOME[locale], *_ROUND_THE_WORLD)
    others = sorted(_known()) if typed else ()
    named = dict.fromkeys((*first, *others))
    return {_label(zone, now): zone for zone in named if zone in _known()}


@cache
def _known() -> frozenset[str]:
    return frozenset(z for z in zones_of_this_machine() if z.startswith(_CONTINENTS))


def _label(zone: str, now: datetime) -> str:
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M} · {zone.replace('_', ' ')}"


class ZoneOption(TypedOption):
    """An option in which people say what time it is where they are, or where that is."""

    async def autocomplete(self, interaction: Any, value: Any, /) -> list[app_commands.Choice[Any]]:
        """Places where it is that time, or that are called so."""
        offered = zones_offered(value, _locale(interaction), interaction.created_at)
        return choices_of(matching(offered.items(), value))

    async def transform(self, interaction: Any, value: str, /) -> str:
        """The zone's name. Raises TableRefuses where none is meant."""
        if value in _known():
            return value
        offered = zones_offered(value, _locale(interaction), interaction.created_at)
        found = matching(offered.items(), value)
        if not found:
            raise refused("settings-refusal-zone")
        return next(iter(found.values()))


def _locale(interaction: Any) -> Locale:
    return locale_of(str(interaction.locale))
