"""What is said of any table, as texts: results, options, deadlines."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from core.game import Manifest, Outcome, Standing
from core.text import Listing, Moment, Player, Text, Value, text
from tables.model.table import HOUR, MINUTE
from tables.time.paces import duration


def until(key: str, deadline: int | None, **values: Value) -> Text:
    """A text that also has a form with a deadline, whose key ends in ``-until``."""
    if deadline is None:
        return text(key, **values)
    return text(f"{key}-until", until=Moment(deadline), **values)


def timed(said: Text, deadline: int | None, now: int | None = None) -> Text:
    """Sentences, and behind them the deadline if there is one.

    ``now``: then a line of its own says how much time that is in words, with the date behind it;
    messages are compared without such lines (``cogs/ui/plain_message.py``).
    """
    if deadline is None:
        return said
    at = Moment(deadline)
    if now is None:
        return text("timed", said=said, until=at)
    time = time_left(deadline, now)
    if time is None:
        return text("timed-nearly-over", said=said, until=at)
    return text("timed-in-words", said=said, time=time, until=at)


def time_left(deadline: int, now: int) -> Text | None:
    """How much time there is until then, in words; None for less than a minute.

    What has passed while a message was being written is not taken off: from an hour on the time is
    rounded to five minutes, below to one.
    """
    left = deadline - now
    if left < MINUTE // 2:
        return None
    step = 5 * MINUTE if left >= HOUR else MINUTE
    return duration((left + step // 2) // step * step)


def verdict(outcome: Outcome) -> Text:
    """Who won, alone or together; nobody where all are equal and nothing was counted."""
    return _verdict(outcome, "result-won", "result-shared", "result-drawn")


def verdict_in_picture(outcome: Outcome) -> Text:
    """The same without an emoji, which cannot be drawn."""
    return _verdict(outcome, "replay-won", "replay-shared", "replay-drawn")


def _verdict(outcome: Outcome, won: str, shared: str, drawn: str) -> Text:
    if len(outcome.winners) == len(outcome.standings) and not _counts(outcome.standings):
        return text(drawn)
    winners = Listing(tuple(Player(s) for s in outcome.winners))
    return text(shared if len(outcome.winners) > 1 else won, winners=winners)


def _counts(standings: Iterable[Standing]) -> bool:
    """Whether the game is one of points."""
    return any(one.parts for one in standings)


def scores(outcome: Outcome) -> Text | None:
    """The points of all, the best first; None in a game without points."""
    if not _counts(outcome.standings):
        return None
    counts = (
        text("result-count", who=Player(one.seat), count=one.points) for one in outcome.standings
    )
    return text("result-scores", scores=Listing(tuple(counts), "comma"))


def ranking(game: str, outcome: Outcome) -> list[Text]:
    """The lines of the final ranking, the best first; places without points may be shared."""
    ranks = Counter(one.rank for one in outcome.standings)
    return [standing(game, one, shared=ranks[one.rank] > 1) for one in outcome.standings]


def standing(game: str, one: Standing, *, shared: bool = False) -> Text:
    """A line of the final ranking: rank, seat, points and what they are made of."""
    if not _counts((one,)):
        key = "result-place-shared" if shared else "result-place"
        return text(key, rank=one.rank, who=Player(one.seat))
    parts = Listing(
        tuple(
            text("result-part", name=text(f"{game}-score-{p.name}"), points=p.points)
            for p in one.parts
        )
    )
    return text("result-line", rank=one.rank, who=Player(one.seat), points=one.points, parts=parts)


def agreed(game: str, options: msgspec.Struct) -> Text | None:
    """What a table agreed on, where that is anything out of the ordinary; None otherwise.

    An option is said by ``<game>-option-<name>``; a number, or a choice, with its value.
    """
    usual = type(options)()
    said = [
        option_said(game, name, getattr(options, name))
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(usual, name)
    ]
    return text("agreed", options=Listing(tuple(said))) if said else None


def lost_by_beginning(manifest: Manifest, options: msgspec.Struct, seated: int) -> Text | None:
    """What was agreed that does not hold if so few begin; None where all of it does."""
    if seated in manifest.seats_for(options):
        return None
    lost = [
        text("option-without", option=_option_name(manifest.key, name))
        for name in manifest.needing_all_seats(options)
    ]
    return text("lobby-lost", count=seated, options=Listing(tuple(lost))) if lost else None


def _option_name(game: str, name: str) -> Text:
    return text(f"{game}-option-{name.replace('_', '-')}")


def option_said(game: str, option: str, value: Any) -> Text:
    """What is agreed on of one option, by its name in the game's options."""
    name = _option_name(game, option)
    if isinstance(value, bool):
        return text("option-with" if value else "option-without", option=name)
    return text("option-value", option=name, value=value)
