"""The Prometheus metrics of the bot, and counts of computers' thoughts.

None of them names a person or a table.
"""

from typing import Literal, TypeAlias

import msgspec
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

Outcome: TypeAlias = Literal["acknowledged", "refused", "incident", "unanswerable"]

INTERACTIONS = Counter(
    "tavolo_interactions",
    "Commands and presses that were acknowledged, and those of them that came to nothing",
    ("outcome",),
    registry=REGISTRY,
)
ACKNOWLEDGED = Histogram(
    "tavolo_acknowledge_seconds",
    "From a press, as Discord dates it, until it is acknowledged",
    buckets=(0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3),
    registry=REGISTRY,
)
POSTED = Histogram(
    "tavolo_post_seconds",
    "From the move until its letter has been delivered",
    buckets=(0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300),
    registry=REGISTRY,
)
GIVEN_UP = Counter("tavolo_letters_given_up", "Letters nobody will get", registry=REGISTRY)
PAINTED = Histogram(
    "tavolo_picture_seconds",
    "Pictures, and how long each took to be painted",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3),
    registry=REGISTRY,
)
REPEATED = Counter(
    "tavolo_pictures_repeated",
    "Pictures that somebody had just had painted when they were wanted again",
    registry=REGISTRY,
)
THINKING_TIME = Histogram(
    "tavolo_thought_seconds",
    "Thoughts of computers, and how long each took",
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10),
    registry=REGISTRY,
)
STARVED = Counter(
    "tavolo_thoughts_starved",
    "Thoughts of computers that reached their ceiling before they had their processor time",
    registry=REGISTRY,
)
CUT_SHORT = Counter(
    "tavolo_thoughts_cut_short", "Thoughts of computers that had to be ended", registry=REGISTRY
)


def count_interaction(outcome: Outcome) -> None:
    """Count one interaction with this outcome."""
    INTERACTIONS.labels(outcome).inc()


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
