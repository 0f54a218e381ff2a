"""How a person wants to be notified: changing these settings and describing them."""

from datetime import datetime
from typing import TypeAlias, get_args

import msgspec
from discord import app_commands

from cogs.person.time_zones import ZoneOption, zone_name
from core.translatable_text import Text, text
from model.table import CallWish, PlayerProfile
from tables.time.quiet_hours import next_digest, zone_of

Zone: TypeAlias = app_commands.Transform[str, ZoneOption]
"""The type of an option in which people give their time zone."""


def called_otherwise(profile: PlayerProfile, about: str, value: str, now: int) -> PlayerProfile:
    """Return the profile with this value of a notification setting.

    ``about``: "calls", "quiet" ("22-7", or "never"), "time" (a zone) or "digest" (an hour).
    ``now``: Unix milliseconds.
    """
    match about:
        case "calls":
            wish = next(one for one in get_args(CallWish) if one == value)
            profile = msgspec.structs.replace(profile, calls=wish)
            if wish in ("direct", "both", "digest"):
                profile = msgspec.structs.replace(profile, letters="all", dms_closed=False)
        case "quiet":
            begin, end = _hours(value)
            profile = msgspec.structs.replace(profile, quiet_from=begin, quiet_to=end)
        case "time":
            profile = msgspec.structs.replace(profile, zone=value)
        case "digest":
            profile = msgspec.structs.replace(profile, digest_at=int(value))
    due = next_digest(profile, now) if profile.calls == "digest" else None
    return msgspec.structs.replace(profile, digest_due=due)


def calls_told(profile: PlayerProfile, now: datetime) -> tuple[Text, ...]:
    """Describe how this person is notified."""
    told = [text("settings-calls", calls=profile.calls, hour=_clock(profile.digest_at))]
    if profile.quiet_from is None or profile.quiet_to is None:
        told.append(text("settings-quiet-never"))
    else:
        begin, end = _clock(profile.quiet_from), _clock(profile.quiet_to)
        told.append(text("settings-quiet", begin=begin, end=end))
    if profile.calls == "digest" or profile.quiet_from is not None or profile.zone is not None:
        here = now.astimezone(zone_of(profile))
        place = zone_name(profile.zone or "UTC")
        told.append(text("settings-time", time=f"{here:%H:%M}", zone=place))
    return tuple(told)


def _hours(chosen: str) -> tuple[int | None, int | None]:
    begin, _, end = chosen.partition("-")
    return (int(begin), int(end)) if end else (None, None)


def _clock(hour: int) -> str:
    return f"{hour:02}:00"
