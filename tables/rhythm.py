"""A table's rhythm: days that do not count, and the hour at which deadlines fall. Pure.

Days and hours are those of the pace's time zone, so a deadline keeps its hour when the clocks there
change. Times are Unix milliseconds UTC.
"""

import logging
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from model.table import Pace

_log = logging.getLogger(__name__)

_ONE_DAY = timedelta(days=1)


@cache
def zone_named(name: str) -> tzinfo:
    """Return the time zone of this name, cached, so that a missing one is logged once; "": UTC.

    A missing zone is taken for UTC: quiet hours last as long as chosen, but at another time of day;
    the person who runs the bot can install the zone.
    """
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError):
        _log.warning(
            "this machine does not know the time zone %s: hours there are taken for UTC until the "
            "package tzdata is renewed",
            name,
        )
        return UTC


def counted(pace: Pace, begin: int, end: int) -> int:
    """Return the milliseconds from ``begin`` to ``end`` that count; 0 if ``end`` is not later."""
    if not pace.free or end <= begin:
        return max(0, end - begin)
    zone, at, total = zone_named(pace.zone), begin, 0
    while at < end:
        day = _day(at, zone)
        until = min(end, _midnight(day + _ONE_DAY, zone))
        total += 0 if day.weekday() in pace.free else until - at
        at = until
    return total


def after(pace: Pace, begin: int, span: int) -> int:
    """Return the instant at which ``span`` milliseconds that count have passed."""
    if not pace.free:
        return begin + span
    zone, at = zone_named(pace.zone), next_counted(pace, begin)
    while True:
        midnight = _midnight(_day(at, zone) + _ONE_DAY, zone)
        if at + span <= midnight:
            return at + span
        span -= midnight - at
        at = next_counted(pace, midnight)


def before(pace: Pace, end: int, span: int) -> int:
    """Return the latest instant from which ``span`` milliseconds that count lead to ``end``."""
    if not pace.free:
        return end - span
    zone, at = zone_named(pace.zone), end
    while True:
        day = _day(at - 1, zone)
        midnight = _midnight(day, zone)
        if day.weekday() not in pace.free:
            if at - span >= midnight:
                return at - span
            span -= at - midnight
        at = midnight


def next_counted(pace: Pace, at: int) -> int:
    """Return the first instant from ``at`` on whose day counts."""
    zone = zone_named(pace.zone)
    while pace.free and (day := _day(at, zone)).weekday() in pace.free:
        at = _midnight(day + _ONE_DAY, zone)
    return at


def free_since(pace: Pace, at: int) -> int:
    """Return the end of the last day before ``at`` that counts; ``at`` itself if its day does."""
    zone = zone_named(pace.zone)
    while pace.free and (day := _day(at - 1, zone)).weekday() in pace.free:
        at = _midnight(day, zone)
    return at


def due(pace: Pace, end: int) -> int:
    """Return when a deadline falls that is not before ``end``: then, or at the pace's hour."""
    if pace.hour is None:
        return end
    zone = zone_named(pace.zone)
    day, hour = _day(end, zone), time(*divmod(pace.hour, 60))
    while (falls := _instant(day, hour, zone)) < end or day.weekday() in pace.free:
        day += _ONE_DAY
    return falls


def _day(at: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at / 1000, zone).date()


def _midnight(day: date, zone: tzinfo) -> int:
    return _instant(day, time(), zone)


def _instant(day: date, hour: time, zone: tzinfo) -> int:
    """Return when it is this hour on this day; if the clocks go forward past it, as much later."""
    return int(datetime.combine(day, hour, zone).timestamp()) * 1000
