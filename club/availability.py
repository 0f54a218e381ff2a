"""Which entrants of a cup can be paired now, and who has to leave it."""

from club.decisions import entry
from club.interfaces import ClubTransaction
from club.model.cup import Cup
from tables.model.table import FORMER_PLAYER
from tables.people.bans import admits


def without_forgotten(cup: Cup, now: int) -> Cup:
    """Return the cup without entrants who have been forgotten."""
    gone = tuple(e.number for e in cup.active if e.player == FORMER_PLAYER)
    return entry.without(cup, gone, "forgotten", now)


def without_unfit(tx: ClubTransaction, cup: Cup, now: int) -> Cup:
    """Return the cup without people who are being forgotten or may not play here."""
    profiles = tx.people.profiles(cup.people)
    forgotten = tuple(
        e.number
        for e in cup.active
        if e.player in profiles and profiles[e.player].forgetting is not None
    )
    cup = entry.without(cup, forgotten, "forgotten", now)
    banned = tuple(
        e.number for e in cup.active if e.player is not None and not admits(tx, e.player, cup.guild)
    )
    return entry.without(cup, banned, "removed", now)


def back_at(tx: ClubTransaction, cup: Cup, now: int) -> dict[int, int]:
    """Return the numbers of the entrants who are away, each with when they are back."""
    profiles = tx.people.profiles(cup.people)
    return {
        e.number: profiles[e.player].away_until
        for e in cup.active
        if e.player in profiles and profiles[e.player].away_until > now
    }
