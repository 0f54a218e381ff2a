"""Outcomes of games with points, in the referees' form."""

from typing import Any

from core.game import Outcome


def outcome_words(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome of an engine as its referee tells it: ranks, points, and their parts."""
    if outcome is None:
        return None
    standings = [
        (each.seat, each.rank, each.points, tuple(part.points for part in each.parts))
        for each in outcome.standings
    ]
    return {"reason": outcome.reason, "standings": standings}
