"""What a cup has of a time in which its people could not be reached. Pure."""

import msgspec

from club.decisions.entry import changed
from club.decisions.opening import LONGEST_ENTRY
from club.decisions.progress import DAY
from club.model.cup import Cup, CupStatus, Round
from tables.time.clocks import stood_since, time_to_notice


def given_back(cup: Cup, since: int, now: int) -> Cup:
    """Return the cup as if its times had stood from ``since`` until now (Unix milliseconds).

    Its entries close and its round ends later by as much, with time to notice it at least, and so
    it is called off whose channel is lost or which cannot go on. Time already given back is not
    given twice. As with clocks of tables, nothing gets more than its full time, so a wrong system
    clock does no harm, even if ``since`` is after ``now``.
    """
    began = stood_since(cup.stood_until, since, now)
    if began is None or cup.status.is_over:
        return cup
    stood = max(0, now - began)
    closes_at = _noticeably_later(cup.closes_at, stood, now, LONGEST_ENTRY)
    later = msgspec.structs.replace(
        cup,
        closes_at=closes_at if cup.status is CupStatus.ENTRY else cup.closes_at,
        lost_at=_later(cup.lost_at, stood, now),
        failing_since=_later(cup.failing_since, stood, now),
        rounds=tuple(_longer(cup, each, stood, now) for each in cup.rounds),
    )
    if later == cup:  # the version stays, as no post says until when times have stood
        return msgspec.structs.replace(cup, stood_until=now)
    return changed(later, stood_until=now)


def _longer(cup: Cup, played: Round, stood: int, now: int) -> Round:
    """Return a round that ends later, if it is being played."""
    if played.ended_at is not None or cup.round_days is None:
        return played
    full = cup.round_days * DAY + played.lengthened_by
    ends_at = _noticeably_later(played.ends_at, stood, now, full)
    return msgspec.structs.replace(played, ends_at=ends_at)


def _noticeably_later(instant: int | None, stood: int, now: int, full: int) -> int | None:
    """Return the end of something for which people have ``full`` milliseconds at most."""
    if instant is None:
        return None
    return min(max(instant + stood, now + time_to_notice(full, stood)), now + full)


def _later(instant: int | None, stood: int, latest: int) -> int | None:
    return None if instant is None else min(instant + stood, latest)
