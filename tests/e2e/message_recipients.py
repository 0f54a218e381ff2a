"""Determines who can read each message that the bot sends."""

import re

from simcord import HttpLogEntry

from tests.e2e.running_bot import House

CHANNEL = "channel"

_REPLY = re.compile(r"/(interactions/\d+|webhooks/\d+)/(?P<token>[^/]+)")
_MESSAGES = re.compile(r"/channels/(?P<place>\d+)/messages")


class Readers:
    """The channel of a table and the people of its server."""

    def __init__(self, house: House, place: int) -> None:
        self._house = house
        self._places = {str(p.mailbox.place.id): key for key, p in house.players.items()}
        self._places[str(place)] = CHANNEL
        self._names = {player.id: key for key, player in house.players.items()}

    def of(self, request: HttpLogEntry) -> str | None:
        """The person's key, ``CHANNEL``, or None when the request tells nobody anything."""
        if found := _MESSAGES.match(request.path):
            return self._places.get(found["place"], CHANNEL)
        if found := _REPLY.match(request.path):
            interactions = self._house.env.backend.interactions.values()
            asked = next(i for i in reversed(list(interactions)) if i.token == found["token"])
            return self._names[asked.user_id]
        return None
