"""Devices signed in to the page: SQL reads and writes inside one transaction."""

from model.devices import Device
from model.table import PlayerId
from storage.rows import person_codec
from storage.rows import statements as sql
from storage.transaction.connection_rows import Rows, WritableRows


class SqlDeviceReads(Rows):
    """Reads devices and tickets."""

    def device(self, secret: str) -> Device | None:
        """Return the device or ticket with this hash, None if there is none."""
        row = self._row(sql.DEVICE, the_secret=secret)
        return None if row is None else person_codec.device_from(row)

    def devices_of(self, player: PlayerId) -> list[Device]:
        """Return a person's devices and tickets, those seen last first."""
        rows = self._rows(sql.DEVICES_OF, the_player=player)
        return [person_codec.device_from(row) for row in rows]


class SqlDeviceWrites(SqlDeviceReads, WritableRows):
    """Writes devices and tickets."""

    def add_device(self, device: Device) -> None:
        """Store a device or a ticket."""
        self._write(sql.ADD_DEVICE, person_codec.device_values(device))

    def see_device(self, secret: str, at: int) -> None:
        """Store when a device was seen."""
        self._write(sql.SEE_DEVICE, {"the_secret": secret, "the_time": at})

    def drop_device(self, secret: str) -> bool:
        """Delete a device or ticket. Returns False if there is none."""
        return self._write(sql.DROP_DEVICE, {"the_secret": secret}) == 1
