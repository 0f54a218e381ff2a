"""Where and when a person wants to be called. Pure; times are Unix milliseconds UTC.

In quiet hours nothing sounds. They are hours of the person's own day, as the clock on their wall
shows them, and may go over midnight.
"""

import logging
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tables.model.table import HOUR, PlayerProfile

_log = logging.getLogger(__name__)

KNOCK_AGAIN = 24 * HOUR
"""Milliseconds after which a closed door is tried again."""

USUAL_DIGEST = 18
"""The hour of the daily message, where none was chosen."""


def takes_letters(profile: PlayerProfile, now: int) -> bool:
    """Whether private messages are wished for, and the door is open or is to be tried again."""
    if profile.forgetting is not None:
        return False
    return profile.letters != "off" and (not profile.dms_closed or profile.knock_at <= now)


def is_called_in_place(profile: PlayerProfile | None, now: int) -> bool:
    """Whether posts mention this person: by their wish, or since no letter reaches them."""
    if profile is None:
        return True
    if profile.forgetting is not None:
        return False
    if profile.calls in ("channel", "both"):
        return True
    return profile.calls in ("direct", "digest") and not takes_letters(profile, now)


def is_called_by_letter(profile: PlayerProfile | None, now: int) -> bool:
    """Whether private messages sound."""
    wishes = profile is not None and profile.calls in ("direct", "both")
    return wishes and profile is not None and takes_letters(profile, now)


def zone_of(profile: PlayerProfile) -> tzinfo:
    """The time zone this person has chosen; UTC for none, or one this machine does not know."""
    return _known_zone(profile.zone) if profile.zone else UTC


@cache
def _known_zone(name: str) -> tzinfo:
    """The zone of this name, looked up once, so that one that is missing is told once.

    Hours of a zone that is not known are counted in UTC: it is quiet as long as was wished, though
    at another time of day, and the owner can mend that.
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        _log.warning(
            "this machine does not know the time zone %s: hours there are taken for UTC until the "
            "package tzdata is renewed",
            name,
        )
        return UTC


def quiet_hours(profile: PlayerProfile) -> tuple[int | None, int | None, str | None]:
    """When this person is not to be disturbed: from, to, and where on earth."""
    return profile.quiet_from, profile.quiet_to, profile.zone


def quiet_until(profile: PlayerProfile | None, now: int) -> int | None:
    """When the quiet hours end that last now; None when it is not quiet."""
    if profile is None or profile.quiet_from is None or profile.quiet_to is None:
        return None
    begin, end = profile.quiet_from, profile.quiet_to
    here = _here(profile, now)
    lasts = (here.hour - begin) % 24 < (end - begin) % 24
    return _next(here, end) if lasts else None


def quiet_hours_at(profile: PlayerProfile | None, now: int) -> tuple[int, int, int] | None:
    """From when to when the quiet hours last that last now, and when the next begin; or None."""
    ends = quiet_until(profile, now)
    if ends is None or profile is None or profile.quiet_from is None:
        return None
    here = _here(profile, now)
    began = here.replace(hour=profile.quiet_from, minute=0, second=0, microsecond=0)
    if began > here:
        began -= timedelta(days=1)
    return _instant(began), ends, _instant(began + timedelta(days=1))


def next_digest(profile: PlayerProfile, now: int) -> int:
    """When the next daily message of this person is due, later than now."""
    return _next(_here(profile, now), profile.digest_at)


def _here(profile: PlayerProfile, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(profile))


def _next(here: datetime, hour: int) -> int:
    """The next time at which the clock on the wall shows this full hour."""
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    if then <= here:
        then += timedelta(days=1)
    return _instant(then)


def _instant(then: datetime) -> int:
    return int(then.timestamp() * 1000)
