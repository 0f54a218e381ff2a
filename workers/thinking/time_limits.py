"""How long a computer player may think, and when its process is taken for dead."""

from typing import Final

LONGEST_THOUGHT: Final = 2.0
"""Seconds of processor time, whatever the machine: then the best move so far is played."""

CEILING_FACTOR: Final = 4
LOWEST_CEILING: Final = 0.5
"""The wall-clock ceiling of a thought: so many times its processor time, and at least so many
seconds. On a busy machine a thought takes longer by the clock instead of becoming weaker, until it
reaches this ceiling; such thoughts are counted."""

ANSWER_TIMEOUT: Final = 10.0
"""Seconds, longer than the ceiling of any thought. Then the process is killed, and a new one gets
the question, at normal instead of idle priority, as the machine may never be idle."""

ANSWER_TIMEOUT_AT_NORMAL_PRIORITY: Final = 25.0
"""Seconds: on a busy machine even a computation of a few milliseconds may take this long."""

IDLE_BEFORE_END: Final = 5 * 60.0
"""Seconds without a question after which the process is ended; a new one takes a third of a second,
less than a computer pauses before it moves."""

START_TIMEOUT: Final = 60.0
"""Seconds that a new process may take to start, even on a slow machine."""
