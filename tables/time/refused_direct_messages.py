"""Whether direct messages reach a person, and when a refused one is tried again. Pure.

Times are Unix milliseconds UTC.
"""

import msgspec

from model.table import HOUR, PlayerProfile

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
