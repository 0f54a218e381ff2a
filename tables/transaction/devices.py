"""Devices signed in to the page: what a store does inside one transaction."""

from typing import Protocol

from model.devices import Device
from model.table import PlayerId


class DeviceReads(Protocol):
    """Reads devices and tickets."""

    def device(self, secret: str) -> Device | None:
        """Return the device or ticket with this hash, None if there is none."""
        ...

    def devices_of(self, player: PlayerId) -> list[Device]:
        """Return a person's devices and tickets, those seen last first."""
        ...


class DeviceWrites(DeviceReads, Protocol):
    """Writes devices and tickets."""

    def add_device(self, device: Device) -> None:
        """Store a device or a ticket."""
        ...

    def see_device(self, secret: str, at: int) -> None:
        """Store when a device was seen."""
        ...

    def drop_device(self, secret: str) -> bool:
        """Delete a device or ticket. Returns False if there is none."""
        ...
