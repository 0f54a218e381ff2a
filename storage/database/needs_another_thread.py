"""The exception by which an engine says that work needs another thread, or a server."""


class NotHere(Exception):
    """Work cannot be run in the calling thread now; nothing of it has happened."""
