"""Devices signed in to the page: SQL reads and writes inside one transaction."""

import msgspec

from model.devices import Device
from model.table import PlayerId
from storage.rows.row_values import AnyRow, Values
from storage.transaction.connection_rows import Rows


class StoredDevices(Rows):
    """Reads and writes devices and tickets."""

    def device(self, secret: str) -> Device | None:
        """Return the device or ticket with this hash, None if there is none."""
        row = self._row("SELECT * FROM device WHERE secret = :secret", secret=secret)
        return None if row is None else device_from(row)

    def devices_of(self, player: PlayerId) -> list[Device]:
        """Return a person's devices and tickets, those seen last first."""
        sql = """
        SELECT * FROM device WHERE player_id = :player
        ORDER BY seen_at DESC, made_at DESC, secret
        """
        return [*map(device_from, self._rows(sql, player=player))]

    def add_device(self, device: Device) -> None:
        """Store a device or a ticket."""
        self._insert("device", device_values(device))

    def see_device(self, secret: str, at: int) -> None:
        """Store when a device was seen."""
        self._change("UPDATE device SET seen_at = :at WHERE secret = :secret", secret=secret, at=at)

    def drop_device(self, secret: str) -> bool:
        """Delete a device or ticket. Returns False if there is none."""
        return self._change("DELETE FROM device WHERE secret = :secret", secret=secret) == 1


def device_values(device: Device) -> Values:
    """Return the row of a device or a ticket."""
    named = msgspec.structs.asdict(device)
    return {"player_id": named.pop("player"), **named}


def device_from(row: AnyRow) -> Device:
    """Return the device or ticket in a row."""
    player = PlayerId(row.player_id)
    return Device(row.secret, player, row.made_at, row.seen_at, bool(row.is_ticket))
