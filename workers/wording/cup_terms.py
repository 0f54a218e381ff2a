"""The terms and rules of a cup, written before its first move."""

from collections.abc import Iterator
from typing import Final, get_args

from club.decisions.progress import DAY, LONGEST_EXTENSION, rounds_foreseen
from club.decisions.time_used import FEWEST_HOURS
from club.decisions.waiting import SHORT_ABSENCE
from club.model.cup import CupFacts
from club.standings.tie_breaks import TieBreakName
from core.translatable_text import Listing, Text, text
from tables.time.paces import pace_in_one
from workers.wording.cup_lines import levels_of

TWO: Final = 2
"""Seats at a table at which somebody wins, loses or draws."""


def agreed(facts: CupFacts, options: Text | None, fewest: int | None) -> Iterator[Text]:
    """Yield in few lines what somebody agrees to by entering; the rules say the rest.

    ``options``: those of the game that are not the usual ones. ``fewest``: the fewest seats that
    the game allows, None while it is not loaded.
    """
    yield _format_and_rounds("cup-format-brief", facts, fewest)
    yield _seats_and_pace(facts)
    if options is not None:
        yield options
    yield text("cup-consent")
    knock_out = facts.format == "knock-out"
    if knock_out:
        lives = text("cup-lives", size=facts.size)
        yield text("sentences", first=lives, then=text("cup-lives-brief"))
    if facts.round_days is not None:
        key = "cup-lives-unfinished-brief" if knock_out else "cup-unfinished-brief"
        yield text(key, count=facts.round_days)
    yield from _computers(facts)
    ties = tuple(text("cup-tie-brief", tie=name) for name in get_args(TieBreakName))
    key = "cup-lives-ties-brief" if knock_out else "cup-ties-brief"
    yield text(key, ties=Listing(ties, "comma"))


def terms(facts: CupFacts, options: Text | None, fewest: int | None) -> Iterator[Text]:
    """Yield the terms: format, rounds, seats, pace, options. Arguments as in ``agreed``."""
    yield _format_and_rounds("cup-format", facts, fewest)
    yield _seats_and_pace(facts)
    if options is not None:
        yield options


def _format_and_rounds(key: str, facts: CupFacts, fewest: int | None) -> Text:
    """Return how rounds are paired, and how many there will be as far as that is known."""
    paired = text(key, format=facts.format)
    if fewest is None:
        return paired
    return text("sentences", first=paired, then=_rounds(facts, fewest))


def _rounds(facts: CupFacts, fewest: int) -> Text:
    at_a_table = max(TWO, fewest)
    foreseen = rounds_foreseen(facts, at_a_table)
    if foreseen is None:
        return text("cup-rounds-open", fewest=at_a_table)
    least, most = foreseen
    if least == most:
        return text("cup-rounds", count=most)
    return text("cup-rounds-between", fewest=least, most=most)


def _seats_and_pace(facts: CupFacts) -> Text:
    seats = text("cup-seats", count=facts.size)
    return text("sentences", first=seats, then=pace_in_one(facts.pace, alone=False))


def _computers(facts: CupFacts) -> Iterator[Text]:
    """Yield what computers can win, and how well they play if all play alike."""
    levels = levels_of(facts)
    rule = text("cup-computers")
    if len(levels) == 1:
        (level,) = levels
        yield text("sentences", first=text("cup-computers-level", level=level), then=rule)
    elif levels:
        yield rule


def rules(facts: CupFacts) -> Iterator[Text]:
    """Yield the rules: lives, points, who begins, unfinished games, absences, ties."""
    yield text("cup-consent")
    yield text("cup-blocks")
    knock_out = facts.format == "knock-out"
    if knock_out:
        yield text("cup-lives", size=facts.size)
        yield text("cup-lives-level")
    yield text("cup-scoring-two" if facts.size == TWO else "cup-scoring")
    yield text("cup-begins")
    if facts.round_days is not None:
        key = "cup-lives-unfinished" if knock_out else "cup-unfinished"
        yield text(key, count=facts.round_days)
        yield text("cup-slow", hours=FEWEST_HOURS)
        yield text("cup-pause", days=LONGEST_EXTENSION // DAY)
    yield text(_away(facts), days=SHORT_ABSENCE // DAY)
    yield text("cup-vanished")
    yield from _computers(facts)
    if knock_out and levels_of(facts):
        yield text("cup-lives-computers")
    if knock_out:
        yield text("cup-lives-order")
    ties = tuple(text("cup-tie", tie=name) for name in get_args(TieBreakName))
    yield text("cup-ties", ties=Listing(ties, "comma"))


def _away(facts: CupFacts) -> str:
    """Return the key of what becomes of somebody who is away when a round begins."""
    if facts.format == "knock-out":
        return "cup-lives-away"
    made_up = facts.format == "all-play-all" and facts.size == TWO
    return "cup-away-all-play-all" if made_up else "cup-away"


def lot(facts: CupFacts) -> Text:
    """Return the seal of the lot, or the lot itself once the cup is over."""
    if facts.lot is None:
        return text("cup-seal", seal=facts.lot_seal)
    return text("cup-lot", lot=facts.lot)
