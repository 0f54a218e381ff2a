"""The daily digest: one direct message that lists the turns which its reader owes now."""

from model.table import PlayerProfile
from tables.service import TableService
from tables.time.refused_direct_messages import takes_letters
from workers.post_model import Post, Writes


async def digest_for(
    profile: PlayerProfile | None, service: TableService, writer: Writes, now: int
) -> Post | None:
    """Return today's digest; None if the person owes no turn, or takes no direct messages."""
    if profile is None or not takes_letters(profile, now):
        return None
    owed = await service.delivery.owed_by(profile.id)
    return writer.digest(profile, owed) if owed else None
