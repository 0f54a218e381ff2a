"""How many thoughts of computers there were since the start, and how many were cut."""

import msgspec


class ThoughtCounts(msgspec.Struct):
    """Counts of this process since its start.

    ``made``: thoughts that led to a move. ``starved``: those of them that reached their wall-clock
    ceiling before they had their processor time, because the machine was busy: there the computer
    played more weakly than its level says. ``ended``: thoughts that were ended from outside; the
    seat made a quiet move.
    """

    made: int = 0
    starved: int = 0
    ended: int = 0

    @property
    def all(self) -> int:
        """All thoughts."""
        return self.made + self.ended

    @property
    def cut(self) -> int:
        """Thoughts that did not get their time."""
        return self.starved + self.ended
