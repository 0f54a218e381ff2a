"""Devices on which people are signed in to the page: tickets, sessions, and their end.

What a ticket or a device keeps is 256 random bits, of which only the hash is stored. A ticket is
good once.
"""

import re
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from model.devices import Device
from model.retention import DAY, DEVICES_KEPT, TICKETS_KEPT
from model.table import PlayerId, PlayerProfile
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.interfaces import Clock

_BYTES: Final = 32
_SECRET: Final = re.compile(r"[\w-]{43}", re.ASCII)
"""So many bytes as ``token_urlsafe`` writes them."""

MOST_TICKETS: Final = 5
"""Of one person at once; a further one replaces the oldest."""

MOST_DEVICES: Final = 20
"""Of one person at once; a further one signs out the one not seen for longest."""


class Devices:
    """Signs devices in and out."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def ticket(self, player: PlayerId) -> str:
        """Return a ticket that signs in one device of this person."""
        return await self._store.transact(
            lambda tx: _add(tx, player, self._clock.now(), is_ticket=True)
        )

    async def trade(self, ticket: str, kept: str = "") -> str | None:
        """Sign a device in; return what it keeps, None for a ticket that is not good (any more).

        ``kept``: what it has kept so far: a person's own device goes on, somebody else's is ended.
        """
        now, secret = self._clock.now(), hashed(ticket)
        if not await self._store.read(lambda r: _is_good(r.devices.device(secret), now, True)):
            return None

        def work(tx: Transaction) -> str | None:
            known = tx.devices.device(secret)
            if known is None or not tx.devices.drop_device(secret):
                return None
            profile = tx.people.profile(known.player)
            if profile is None or profile.forgetting is not None:
                return None
            before = tx.devices.device(hashed(kept))
            if before is not None and not before.is_ticket:
                if before.player == known.player and _is_good(before, now):
                    return kept
                tx.devices.drop_device(before.secret)
            return _add(tx, known.player, now)

        return await self._store.transact(work)

    async def signed_in(self, kept: str) -> PlayerProfile | None:
        """Return whose device this is, by what it keeps; None if it is not signed in (any more)."""
        now, secret = self._clock.now(), hashed(kept)

        def work(reader: Transaction) -> tuple[Device, PlayerProfile] | None:
            device = reader.devices.device(secret)
            if device is None or not _is_good(device, now):
                return None
            profile = reader.people.profile(device.player)
            return None if profile is None or profile.forgetting else (device, profile)

        found = await self._store.read(work)
        if found is None:
            return None
        device, profile = found
        if now - device.seen_at >= DAY:
            await self._store.transact(lambda tx: tx.devices.see_device(secret, now))
        return profile

    async def of(self, player: PlayerId) -> list[Device]:
        """Return the devices on which a person is signed in, those seen last first."""
        now = self._clock.now()
        known = await self._store.read(lambda r: r.devices.devices_of(player))
        return [device for device in known if _is_good(device, now)]

    async def end(self, kept: str) -> None:
        """Sign one device out, by what it keeps."""
        await self._store.transact(lambda tx: tx.devices.drop_device(hashed(kept)))

    async def end_all(self, player: PlayerId) -> None:
        """Sign all devices of a person out; their tickets are good no more."""

        def work(tx: Transaction) -> None:
            for device in tx.devices.devices_of(player):
                tx.devices.drop_device(device.secret)

        await self._store.transact(work)


def hashed(kept: str) -> str:
    """Return the hash by which a device or a ticket is stored; any text may be sent for one."""
    return sha256(kept.encode(errors="backslashreplace")).hexdigest()


def may_be_secret(sent: str) -> bool:
    """Whether a ticket or a device can have been given this."""
    return _SECRET.fullmatch(sent) is not None


def _is_good(device: Device | None, now: int, is_ticket: bool = False) -> bool:
    """Whether this is a device that is signed in, or a ticket that is good."""
    if device is None or device.is_ticket is not is_ticket:
        return False
    return now - device.seen_at < (TICKETS_KEPT if is_ticket else DEVICES_KEPT)


def _add(tx: Transaction, player: PlayerId, now: int, *, is_ticket: bool = False) -> str:
    """Store a new device or ticket, in the place of those that are too many; return its secret."""
    kept = token_urlsafe(_BYTES)
    most = MOST_TICKETS if is_ticket else MOST_DEVICES
    alike = [one for one in tx.devices.devices_of(player) if one.is_ticket is is_ticket]
    for oldest in alike[most - 1 :]:
        tx.devices.drop_device(oldest.secret)
    tx.devices.add_device(Device(hashed(kept), player, now, now, is_ticket))
    return kept
