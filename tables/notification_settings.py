"""When a person may be notified: their settings, quiet hours, and limits for everybody."""

from datetime import UTC, datetime, timedelta, tzinfo

import msgspec

from model.table import HOUR, MINUTE, Appeal, AppealKind, PlayerId, PlayerProfile, Table, TableSeat
from tables.rhythm import zone_named

# Whether direct messages reach a person, and when a refused one is tried again. Pure.
#
# Times are Unix milliseconds UTC.

TRIED_AGAIN_AFTER = 24 * HOUR
"""Milliseconds after a refused direct message before the next one is tried."""


def takes_letters(profile: PlayerProfile, now: int) -> bool:
    """Return whether direct messages are wanted, and are accepted or due for another try."""
    if profile.forgetting is not None:
        return False
    return profile.letters != "off" and (not profile.dms_closed or profile.knock_at <= now)


def after_refusal(profile: PlayerProfile, now: int) -> PlayerProfile:
    """Return the profile of a person who has refused a direct message."""
    return msgspec.structs.replace(profile, dms_closed=True, knock_at=now + TRIED_AGAIN_AFTER)


def after_arrival(profile: PlayerProfile) -> PlayerProfile:
    """Return the profile of a person whom a direct message has reached."""
    if not profile.dms_closed:
        return profile
    return msgspec.structs.replace(profile, dms_closed=False, knock_at=0)


# Where a person wants to be notified. Pure; times are Unix milliseconds UTC.


def is_called_in_place(profile: PlayerProfile | None, now: int) -> bool:
    """Return whether posts mention this person: by choice, or as no direct message reaches them."""
    if profile is None:
        return True
    if profile.forgetting is not None:
        return False
    if profile.calls in ("channel", "both"):
        return True
    return profile.calls in ("direct", "digest") and not takes_letters(profile, now)


def is_called_by_letter(
    profile: PlayerProfile | None, now: int, *, in_place_of_posts: bool = False
) -> bool:
    """Return whether direct messages notify this person.

    ``in_place_of_posts``: also whoever has chosen posts, as no post of this table mentions anybody.
    """
    if profile is None:
        return in_place_of_posts
    wishes = profile.calls in ("direct", "both")
    wishes = wishes or (in_place_of_posts and profile.calls == "channel")
    return wishes and takes_letters(profile, now)


# Quiet hours and the hour of the daily digest. Pure; times are Unix milliseconds UTC.
#
# Nothing notifies during quiet hours: full hours in the person's own time zone, which may span
# midnight. They extend a deadline that falls into them (``clocks.py``), up to a limit in all.

OFFERED_QUIET_HOURS = (
    (20, 7), (20, 8), (21, 6), (21, 7), (21, 8), (22, 6), (22, 7), (22, 8), (22, 9), (23, 6),
    (23, 7), (23, 8), (23, 9), (0, 6), (0, 7), (0, 8), (0, 9), (0, 10), (1, 8), (1, 9), (1, 10),
    (8, 18), (9, 17),
)  # fmt: skip
"""Quiet hours that people can choose, first and last hour: in them they sleep or work."""

QUIET_BUDGET = 24 * HOUR
"""The most milliseconds quiet hours may add to one question's deadline, unless its pace is
longer."""


def quiet_budget(table: Table) -> int:
    """Return the milliseconds by which quiet hours may extend one question's deadline in all.

    It is enough for one night, whatever its length, and for one full pace.
    """
    return max(QUIET_BUDGET, table.pace.span or 0)


def zone_of(profile: PlayerProfile) -> tzinfo:
    """Return the person's time zone; UTC if none is chosen or this machine does not know it."""
    return zone_named(profile.zone or "")


def quiet_hours(profile: PlayerProfile) -> tuple[int | None, int | None, str | None]:
    """Return this person's quiet hours: from, to, and time zone."""
    return profile.quiet_from, profile.quiet_to, profile.zone


def quiet_until(profile: PlayerProfile | None, now: int) -> int | None:
    """Return when the present quiet hours end; None outside quiet hours."""
    if profile is None or profile.quiet_from is None or profile.quiet_to is None:
        return None
    begin, end = profile.quiet_from, profile.quiet_to
    here = _here(profile, now)
    lasts = (here.hour - begin) % 24 < (end - begin) % 24
    return _next(here, end) if lasts else None


def quiet_hours_at(profile: PlayerProfile | None, now: int) -> tuple[int, int, int] | None:
    """Return start and end of the present quiet hours and the next start; None outside them."""
    ends = quiet_until(profile, now)
    if ends is None or profile is None or profile.quiet_from is None:
        return None
    here = _here(profile, now)
    began = here.replace(hour=profile.quiet_from, minute=0, second=0, microsecond=0)
    if began > here:
        began -= timedelta(days=1)
    return _instant(began), ends, _instant(began + timedelta(days=1))


def awake_for(profile: PlayerProfile | None, now: int, time: int) -> int:
    """Return the instant by which this person will have had so much time outside quiet hours.

    Quiet hours put it off by ``QUIET_BUDGET`` at most.
    """
    latest, at = now + time + QUIET_BUDGET, now
    while profile is not None and profile.quiet_from is not None and at < latest:
        at = quiet_until(profile, at) or at
        begins = _next(_here(profile, at), profile.quiet_from)
        if at + time <= begins:
            break
        time -= begins - at
        at = begins
    return min(at + time, latest)


def next_digest(profile: PlayerProfile, now: int) -> int:
    """Return when this person's next daily digest is due, later than now."""
    return _next(_here(profile, now), profile.digest_at)


def _here(profile: PlayerProfile, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(profile))


def _next(here: datetime, hour: int) -> int:
    """Return the next instant after ``here`` at this full hour of local time."""
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    if then <= here:
        then += timedelta(days=1)
    return _instant(then)


def _instant(then: datetime) -> int:
    return int(then.timestamp() * 1000)


# Limits how often people are notified of the same thing. Pure; times are Unix milliseconds UTC.
#
# A person notifies the others of a proposal or an absence of each kind once a day: further
# proposals can be seen and answered as usual, and an absence is shown in the table's status; only
# no notification and no post is sent. Nobody is notified twice of a turn that an undo takes from
# them and returns within two minutes. A server's role is pinged every half an hour at most.

AGAIN_AFTER = 24 * HOUR
"""Milliseconds after which the others may be notified of the same kind again."""

ROLE_AGAIN_AFTER = 30 * MINUTE
"""Milliseconds after which a server's role may be pinged again, however many tables open."""

TURN_AGAIN_AFTER = 2 * MINUTE
"""Milliseconds after which somebody is notified of the same turn again, if an undo returns it: they
may have read meanwhile that it is not their turn."""


def made(
    table: Table, by: PlayerId, kind: AppealKind, now: int, undoes: AppealKind | None = None
) -> Table:
    """Record that this person notifies the others; return the table unchanged if it is too soon.

    ``undoes``: a kind that is no longer true and may be told again.
    """
    own = table.seat_of(by)
    seats = tuple(_called(s, kind, now, undoes) if s is own else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def are_made(before: Table, after: Table) -> bool:
    """Return whether somebody notifies the others by this change."""
    pairs = zip(before.seats, after.seats, strict=False)
    return any(_made_in(later) - _made_in(earlier) for earlier, later in pairs)


def is_called_again(seat: TableSeat, now: int) -> bool:
    """Return whether this person was notified of this turn less than TURN_AGAIN_AFTER ago.

    That happens if another player undid the move before it and moved again.
    """
    return seat.called_at > 0 and 0 <= now - seat.called_at < TURN_AGAIN_AFTER


def _made_in(seat: TableSeat) -> set[tuple[AppealKind, int]]:
    return {(each.kind, each.at) for each in seat.appeals}


def _called(seat: TableSeat, kind: AppealKind, now: int, undoes: AppealKind | None) -> TableSeat:
    if any(each.kind == kind and 0 <= now - each.at < AGAIN_AFTER for each in seat.appeals):
        return seat
    others = tuple(each for each in seat.appeals if each.kind not in (kind, undoes))
    return msgspec.structs.replace(seat, appeals=(*others, Appeal(kind, now)))
