"""Time zones, found by the current time on the person's clock or by place."""

import re
from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo
from zoneinfo import available_timezones as zones_of_this_machine

from discord import app_commands

from cogs.ui.autocompletion import TYPED_LENGTH, Choices, matching
from cogs.ui.command_texts import TypedOption, choices_of
from core.languages import Locale, language_of, locale_of
from core.spelling import folded
from tables.model.refusals import refused

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
"""A zone for nearly every UTC offset."""

_CLOCK = re.compile(
    r"(?P<hour>\d\d?)\s*(?:[:.h]\s*(?P<minute>\d?\d?))?\s*(?:(?P<half>[ap])\.?m\.?)?",
    re.ASCII | re.IGNORECASE,
)
"""A time of day as people write it: 18:30, 18h30, 18.30, 6:30 pm; or the hour alone."""

_BETWEEN = " · "
"""Separates time and place in a label."""

_ASTRAY = 7
"""Tolerance of a clock in minutes: zones are at least a quarter of an hour apart."""

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


def zones_meant(typed: str, locale: Locale, now: datetime) -> Choices:
    """Return matching zones, labelled with their current time; a selection if nothing is typed.

    Those where most readers of the language live come first.
    """
    typed = typed.strip().rpartition(_BETWEEN)[2]  # of a typed label only the place counts
    if len(typed) > TYPED_LENGTH:
        return {}
    zones = _offered(typed, locale)
    if (clock := _CLOCK.fullmatch(typed)) is not None:
        zones = [zone for zone in zones if _shows(now.astimezone(ZoneInfo(zone)), clock)]
        typed = ""
    zones.sort(key=lambda zone: folded(_place(zone)) != folded(typed))
    return matching(((_label(zone, now), zone) for zone in zones), typed)


def _offered(typed: str, locale: Locale) -> list[str]:
    others = sorted(_known()) if typed else ()
    named = dict.fromkeys((*language_of(locale).zones, *_ROUND_THE_WORLD, *others))
    return [zone for zone in named if zone in _known()]


def _shows(here: datetime, clock: re.Match[str]) -> bool:
    """Whether local time matches the typed time, or its hour while minutes are missing."""
    hour, minute, half = int(clock["hour"]), clock["minute"] or "", clock["half"]
    if hour > 24:
        return False
    if half is not None:
        hour = hour % 12 + (12 if half in "pP" else 0)
    if len(minute) < 2:
        return here.hour == hour % 24
    apart = abs(here.hour * 60 + here.minute - hour * 60 - int(minute)) % (24 * 60)
    return int(minute) < 60 and min(apart, 24 * 60 - apart) <= _ASTRAY


@cache
def _known() -> frozenset[str]:
    return frozenset(z for z in zones_of_this_machine() if z.startswith(_CONTINENTS))


def _label(zone: str, now: datetime) -> str:
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}{_BETWEEN}{_place(zone)}"


def _place(zone: str) -> str:
    return zone.replace("_", " ")


class ZoneOption(TypedOption):
    """An option for one's time zone, given as the current time or a place."""

    async def autocomplete(self, interaction: Any, value: Any, /) -> list[app_commands.Choice[Any]]:
        """Suggest places where it is that time, or with that name."""
        return choices_of(zones_meant(value, _locale(interaction), interaction.created_at))

    async def transform(self, interaction: Any, value: str, /) -> str:
        """Return the zone's name. Raises TableRefuses if none matches."""
        if value in _known():
            return value
        found = zones_meant(value, _locale(interaction), interaction.created_at)
        if not value.strip() or not found:
            raise refused("settings-refusal-zone")
        return next(iter(found.values()))


def _locale(interaction: Any) -> Locale:
    return locale_of(str(interaction.locale))
