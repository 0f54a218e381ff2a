"""Where a person wants to be notified. Pure; times are Unix milliseconds UTC."""

from model.table import PlayerProfile
from tables.time.refused_direct_messages import takes_letters


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
