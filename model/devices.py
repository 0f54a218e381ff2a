"""Devices on which a person is signed in to the page."""

import msgspec

from model.table import PlayerId


class Device(msgspec.Struct, frozen=True):
    """A device, or a ticket with which one can be signed in.

    ``secret``: SHA-256, in hex, of what the device or the ticket's owner keeps. ``made_at``,
    ``seen_at``: Unix milliseconds; the second is a day old at most.
    """

    secret: str
    player: PlayerId
    made_at: int
    seen_at: int
    is_ticket: bool = False
