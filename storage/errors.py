"""What the store raises."""

from core.errors import Refusal
from model.refusals import TableRefuses


class StaleVersion(Exception):
    """The table has changed since it was read."""


class DuplicateRequest(Exception):
    """This request has already been carried out."""


class WriteConflict(TableRefuses):
    """Concurrent writes conflicted repeatedly; nothing was written."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-busy"))


class StoreBusy(TableRefuses):
    """The write queue is full or the database too slow; nothing was written."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-busy"))


class NotSaved(TableRefuses):
    """The database takes no changes for now; nothing was written, and it can be read.

    The store says so in the log by itself, once.
    """


class StoreFull(NotSaved):
    """The disk is full."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-full"))


class StoreReadOnly(NotSaved):
    """The database only lets itself be read: a server may, after another has taken its place."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-read-only"))


class NotHere(Exception):
    """Work cannot be run in the calling thread now; nothing of it has happened."""
