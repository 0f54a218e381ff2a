"""Notifies systemd, if it has started the bot, that the bot is up and alive."""

import logging
import socket

_log = logging.getLogger("tavolo")


class ServiceManager:
    """The service manager at this address; None: there is none, and nothing is sent.

    The address is systemd's NOTIFY_SOCKET: a path, or with an @ an abstract socket.
    """

    def __init__(self, address: str | None) -> None:
        self._address = address and address.replace("@", "\0", 1)

    @property
    def listens(self) -> bool:
        """Whether there is a service manager."""
        return self._address is not None

    def tell(self, *news: str) -> None:
        """Send lines of systemd's protocol, such as ``READY=1`` (man sd_notify).

        A failure is only logged: the bot can run without the service manager.
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
