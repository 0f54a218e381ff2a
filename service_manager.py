"""What systemd is told of the bot, where it has started it: that it is up, and that it lives."""

import logging
import socket

_log = logging.getLogger("tavolo")


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
        """Send lines as systemd understands them, such as ``READY=1`` (man sd_notify).

        Where nobody takes them the bot goes on: it can still be told to stop.
        """
        if self._address is None:
            return
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.setblocking(False)
            try:
                line.connect(self._address)
                line.sendall("\n".join(news).encode())
            except OSError as fault:
                _log.warning("the service manager could not be told %s: %s", news[0], fault)


NOBODY = ServiceManager(None)
