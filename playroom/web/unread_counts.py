"""The numbers of unread messages and mentions that the page shows at people and at their places."""

from collections.abc import Sequence
from typing import Any

from playroom.server import SimulatedServer
from playroom.visible_channels import places_of


def places_with_counts(server: SimulatedServer, person: str) -> list[dict[str, Any]]:
    """Return a person's places, each with its unread messages and its unread mentions (calls)."""
    identity = server.members[person].id
    found = []
    for place in places_of(server, person):
        unread = server.rules.notifications.unread(identity, int(place.id))
        found.append(
            {
                "id": place.id,
                "kind": place.kind,
                "name": place.name,
                "closed": place.closed,
                "unread": unread.messages,
                "calls": unread.calls,
            }
        )
    return found


def public_calls(places: Sequence[dict[str, Any]]) -> int:
    """Return how many unread mentions a person has in public places.

    Direct messages are counted at the mailbox alone: they repeat these calls, and would go on
    calling people who have long played.
    """
    return sum(place["calls"] for place in places if place["kind"] != "mailbox")
