"""Who asks: the person of the device that sent a request, or an onlooker without one."""

from collections import OrderedDict
from typing import Final

import msgspec

from core.texts import Locale, locale_of
from model.commands import Person
from model.table import PlayerId, PlayerProfile
from tables.people.devices import Devices, hashed, may_be_secret
from web.limits import UNKNOWN_A_SECOND, Allowance, Seconds, network_of

_BEARER: Final = "Bearer "

_REMEMBERED: Final = 2_048
"""Devices that are not counted as unknown."""


class NotSignedIn(Exception):
    """The device is not signed in (any more)."""


class TooMuch(Exception):
    """More was asked than may be; asking again in a second may help."""


class Reader(msgspec.Struct, frozen=True):
    """Who asks. ``profile``: None without a device. ``key``: tells devices and addresses apart."""

    profile: PlayerProfile | None
    key: str
    locale: Locale

    @property
    def player(self) -> PlayerId | None:
        """The person's id; None for an onlooker."""
        return None if self.profile is None else self.profile.id

    @property
    def person(self) -> Person | None:
        """The person, to give orders; None for an onlooker."""
        return None if self.profile is None else Person(self.profile.id, self.profile.name)


class SignedIn(msgspec.Struct, frozen=True):
    """A device that has been signed in: what it keeps, whose it is, whose it was if not theirs."""

    kept: str
    profile: PlayerProfile
    before: PlayerProfile | None


class Sessions:
    """Finds out who asks, and lets each ask so often."""

    def __init__(self, devices: Devices, seconds: Seconds) -> None:
        self._devices = devices
        self._asked = Allowance(seconds)
        self._unknown = Allowance(seconds, UNKNOWN_A_SECOND, UNKNOWN_A_SECOND)
        """Has the keys "ticket" and "device"."""
        self._known: OrderedDict[str, None] = OrderedDict()

    async def reader(self, authorization: str | None, languages: str, address: str) -> Reader:
        """Return who sent these headers from this address.

        Raises NotSignedIn for a device that is not signed in, TooMuch.
        """
        if authorization is None:
            return Reader(None, self._counted(network_of(address)), locale_named(languages))
        key = hashed(secret := authorization.removeprefix(_BEARER))
        if key not in self._known:
            self._counted(f"device {network_of(address)}")
            self._count_unknown("device", secret)
        reader = await self.known(authorization, self._counted(key))
        self._known[key] = None
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return reader

    async def known(self, authorization: str, key: str) -> Reader:
        """Return who sent this header, without counting it. Raises NotSignedIn."""
        profile = await self._devices.signed_in(authorization.removeprefix(_BEARER))
        if profile is None:
            self._known.pop(key, None)
            raise NotSignedIn
        return Reader(profile, key, profile.speaks)

    def count_ticket(self, address: str) -> None:
        """Count a ticket that is coming from this address. Raises TooMuch."""
        self._counted(f"ticket {network_of(address)}")

    async def trade(self, ticket: str, authorization: str) -> SignedIn:
        """Sign a device in, which may be signed in already. Raises NotSignedIn for a bad ticket,
        TooMuch.
        """
        self._count_unknown("ticket", ticket)
        sent = authorization.removeprefix(_BEARER)
        before = await self._devices.signed_in(sent) if may_be_secret(sent) else None
        kept = await self._devices.trade(ticket, sent)
        profile = None if kept is None else await self._devices.signed_in(kept)
        if kept is None or profile is None:
            raise NotSignedIn
        is_same = before is not None and before.id == profile.id
        return SignedIn(kept, profile, None if is_same else before)

    def _count_unknown(self, kind: str, secret: str) -> None:
        """Count what has to be looked up. Raises NotSignedIn for what cannot be one, TooMuch."""
        if not may_be_secret(secret):
            raise NotSignedIn
        if not self._unknown.takes(kind):
            raise TooMuch

    def _counted(self, key: str) -> str:
        if not self._asked.takes(key):
            raise TooMuch
        return key


def locale_named(languages: str) -> Locale:
    """Return the language that a browser names first."""
    return locale_of(languages[:35].split(",")[0])
