"""A tried line: the moves that a person tries on the private board of a table, as stored."""

import msgspec

from core.game import Seat


class TriedLine(msgspec.Struct, frozen=True):
    """One person's line at a table, and the position from which it begins.

    ``seat``: whose view it begins from. ``began_after``: number of log lines then; ``began_from``:
    fingerprint of that view. ``seed``: secret random bytes, from which the imagined world is drawn.
    ``line``: JSON of what was tried.
    """

    seat: Seat
    began_after: int
    began_from: str
    seed: bytes
    line: msgspec.Raw
