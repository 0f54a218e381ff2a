"""What systemd is told of the bot, where it has started it: that it is up, and that it lives."""

import socket


class ServiceManager:
    """Whoever started the bot and listens at this address; nobody where there is none.

    The address is systemd's NOTIFY_SOCKET: a path, or with an @ a name without a file.
    """

    def __init__(self, address: str | None) -> None:
        self._address = address and address.replace("@", "\0", 1)

    @property
    def listens(self) -> bool:
        """Whether anybody wants to be told."""
        return self._address is not None

    def tell(self, *news: str) -> None:
        """Send lines as systemd understands them, such as ``READY=1`` (man sd_notify)."""
        if self._address is None:
            return
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect(self._address)
            line.sendall("\n".join(news).encode())


NOBODY = ServiceManager(None)
