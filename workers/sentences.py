"""Texts about any table, the same for every game, the names of its seats, and alt text."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from itertools import groupby
from typing import Any

import msgspec

from core.game import Manifest, Outcome, Seat, Standing
from core.texts import (
    Importance,
    Line,
    Listing,
    Locale,
    Moment,
    Player,
    Say,
    Text,
    Value,
    Verbatim,
    Words,
    text,
)
from i18n import Translator, Voice
from model.game_json import AnyGame
from model.letters import TableFacts, seat_name
from model.log import AGREED_DRAW
from model.table import HOUR, MINUTE, Pace, PlaceId, PlayerId
from model.table_creation import teams_of
from tables.history.moments import DrawAgreedThen, TakenBackThen
from tables.paces import duration, time_of_day, zone_said
from tables.rhythm import zone_named
from workers import markup
from workers.post_model import ALT_LIMIT, Profiles, utf16_length

SEAT_EMOJI = ("🔵", "🟧", "🟪", "⚫", "🟢")
"""Emoji beside the name of each seat, in the colour of its pieces in the picture."""


class SpeakerNames:
    """Makes voices that call the seats of a table by their names."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def marked(
        self, table: TableFacts, profiles: Profiles, locale: Locale, *, lasting: bool = False
    ) -> Voice:
        """Return a voice for messages: names are bold, with the emoji of their seat's colour.

        ``lasting``: show instants as dates, as the message is still read when they are long past.
        """
        return self._translator.voice(
            locale,
            people=lambda seat: self._marked(
                seat, self.seat_name(table, Seat(seat), profiles, locale)
            ),
            named=self._marked,
            guest=lambda player: markup.mention(PlayerId(player)),
            place=lambda place: markup.place(PlaceId(place)),
            quote=markup.quote,
            moment=markup.date if lasting else markup.moment,
        )

    def plain(self, table: TableFacts, profiles: Profiles, locale: Locale) -> Voice:
        """Return a voice without markup, for pictures and controls."""
        return self._translator.voice(
            locale,
            people=lambda seat: self.seat_name(table, Seat(seat), profiles, locale),
            moment=markup.moment,
        )

    def of_nobody(self, locale: Locale) -> Voice:
        """Return a voice for the board of a game that nobody plays: seats have numbers."""
        return self._translator.voice(locale, people=lambda seat: str(seat + 1))

    def seat_name(self, table: TableFacts, seat: Seat, profiles: Profiles, locale: Locale) -> str:
        """Return the name of a seat, without markup."""
        if seat >= len(table.seats):
            return self._translator.voice(locale).say(text("player-number", number=seat + 1))
        name = seat_name(table.seats, seat, profiles)
        return (
            name.words if isinstance(name, Verbatim) else self._translator.voice(locale).say(name)
        )

    def _marked(self, seat: int, name: str) -> str:
        return f"{SEAT_EMOJI[seat]} {markup.strong(markup.quote(name))}"


def until(key: str, deadline: int | None, **values: Value) -> Text:
    """Return the text ``key``, or with a deadline the text ``key-until``."""
    if deadline is None:
        return text(key, **values)
    return text(f"{key}-until", until=Moment(deadline), **values)


def timed(
    said: Text,
    deadline: int | None,
    now: int | None = None,
    pace: Pace | None = None,
    zone: str | None = None,
) -> Text:
    """Return sentences followed by their deadline, if there is one.

    ``now``: if given, a separate line says the time left in words, followed by the date; messages
    are compared without such lines (``cogs/ui/messages.py``). Of a ``pace`` with an hour of the day
    it says the hour, in the reader's ``zone`` or, if that is None, in the pace's.
    """
    if deadline is None:
        return said
    at = Moment(deadline)
    if now is None:
        return text("timed", said=said, until=at)
    time = time_left(deadline, now)
    if time is None:
        return text("timed-nearly-over", said=said, until=at)
    if pace is not None and pace.hour is not None:
        return text("timed-at-hour", said=said, at=hour_of(deadline, pace, zone), until=at)
    key = "timed-in-words-free" if pace is not None and pace.free else "timed-in-words"
    return text(key, said=said, time=time, until=at)


def hour_of(deadline: int, pace: Pace, zone: str | None) -> Text:
    """Return weekday and hour of a deadline in this time zone; None: in the pace's, with its name.

    A reader whose zone is not known cannot tell whose clocks are meant, so the zone is named.
    """
    local = datetime.fromtimestamp(deadline / 1000, zone_named(pace.zone if zone is None else zone))
    day, hour = text(f"weekday-{local.weekday()}"), time_of_day(local.hour * 60 + local.minute)
    if zone is not None:
        return text("hour-of-day", day=day, hour=hour)
    return text("hour-of-day-in", day=day, hour=hour, zone=zone_said(pace.zone))


def time_left(deadline: int, now: int) -> Text | None:
    """Return the time until the deadline in words; None if it rounds to less than a minute.

    Rounded to five minutes from an hour on, else to one minute, so that the seconds spent writing
    a message do not show.
    """
    left = deadline - now
    if left < MINUTE // 2:
        return None
    step = 5 * MINUTE if left >= HOUR else MINUTE
    return duration((left + step // 2) // step * step)


def verdict(outcome: Outcome) -> Text:
    """Return who won, alone or together; a draw if all are equal in a game without points."""
    return _verdict(outcome, "result-won", "result-shared", "result-first", "result-drawn")


def verdict_in_picture(outcome: Outcome) -> Text:
    """Return the verdict without an emoji, as pictures cannot show one."""
    return _verdict(outcome, "replay-won", "replay-shared", "replay-first", "replay-drawn")


def _verdict(outcome: Outcome, won: str, shared: str, first: str, drawn: str) -> Text:
    """Return the verdict; ``first``: of partners, or of all who are left in a draw."""
    counts = _counts(outcome.standings)
    if len(outcome.winners) == len(outcome.standings) and not counts:
        return text(drawn)
    winners = Listing(tuple(Player(s) for s in outcome.winners))
    several = shared if counts else first
    return text(several if len(outcome.winners) > 1 else won, winners=winners)


def _counts(standings: Iterable[Standing]) -> bool:
    """Whether the game counts points."""
    return any(one.parts for one in standings)


def why_ended(game: str, outcome: Outcome) -> Text:
    """Return the sentence that says why a game ended."""
    return why_drawn(outcome) or text(f"{game}-end-{outcome.reason}")


def why_drawn(outcome: Outcome | None) -> Text | None:
    """Return the sentence that both players agreed to a draw; None for any other end."""
    if outcome is None or outcome.reason != AGREED_DRAW:
        return None
    return text("draw-agreed")


def event_said(words: Words[Any, Any, Any], event: Any) -> Text:
    """Return the sentence that tells an event of a moment: one of the game or of the bot, or what
    happened to the table."""
    match event:
        case TakenBackThen(seat=seat):
            return text("table-undone", who=Player(seat))
        case DrawAgreedThen():
            return text("draw-agreed")
        case Text():
            return event
    return words.event_text(event)


def begun(words: str) -> str:
    """Return a sentence with a capital letter at its beginning."""
    return words[:1].upper() + words[1:]


def scores(outcome: Outcome, called: Mapping[Seat, str] | None = None) -> Text | None:
    """The points of all, the best first, the winners marked; None in a game without points.

    ``called``: how people are named whom the post addresses.
    """
    if not _counts(outcome.standings):
        return None
    counts = (
        text(
            "result-count-won" if one.seat in outcome.winners else "result-count",
            who=(called or {}).get(one.seat, Player(one.seat)),
            count=one.points,
        )
        for one in outcome.standings
    )
    return text("result-scores", scores=Listing(tuple(counts), "comma"))


def result(outcome: Outcome, called: Mapping[Seat, str] | None = None) -> Text:
    """Return who won; in a game with points those of all, the winners marked, say it."""
    return scores(outcome, called) or verdict(outcome)


def ranking_told(game: str, outcome: Outcome) -> list[Text]:
    """Return what the verdict and the points leave to say of the final ranking.

    How the points are made up, if of several parts; in a game without points the order behind the
    winners, if there are several places.
    """
    if scores(outcome) is None:
        others = {one.rank for one in outcome.standings if one.seat not in outcome.winners}
        return ranking(game, outcome) if len(others) > 1 else []
    return _parts(game, outcome)


def ranking(game: str, outcome: Outcome) -> list[Text]:
    """Return the lines of the final ranking, the best first.

    Without points those of one rank, such as partners, share a line, and lines count as places:
    the second of two teams is second. Last, how the points are made up, if of several parts.
    """
    said = []
    for place, (_, sharing) in enumerate(groupby(outcome.standings, lambda one: one.rank), 1):
        equals = tuple(sharing)
        if _counts(equals):
            said += [standing(one) for one in equals]
        else:
            who = Listing(tuple(Player(one.seat) for one in equals))
            said.append(text("result-place", rank=place, who=who))
    return [*said, *_parts(game, outcome)]


def standing(one: Standing) -> Text:
    """Return a line of the final ranking: rank, seat and points."""
    if not _counts((one,)):
        return text("result-place", rank=one.rank, who=Player(one.seat))
    return text("result-line", rank=one.rank, who=Player(one.seat), points=one.points)


def _parts(game: str, outcome: Outcome) -> list[Text]:
    """Return a line with all parts of which points are made up, each with the points of everybody
    in the order of the ranking; none if there are not several."""
    counts = [{part.name: part.points for part in one.parts} for one in outcome.standings]
    names = dict.fromkeys(name for each in counts for name in each)
    parts = tuple(
        text(
            "result-part",
            name=text(f"{game}-score-{name}"),
            points=Listing(tuple(each.get(name, 0) for each in counts), "comma"),
        )
        for name in names
    )
    return [text("result-parts", parts=Listing(parts, "comma"))] if len(parts) > 1 else []


def agreed_by(manifest: Manifest, options: msgspec.Struct, seats: int) -> Text | None:
    """Return the agreed options by which so many play, as ``agreed``."""
    return agreed(manifest.key, manifest.in_force(options, seats))


def agreed(game: str, options: msgspec.Struct) -> Text | None:
    """Return the agreed options that differ from the defaults; None if none does.

    The text of an option is ``<game>-option-<name>``; a number or a choice is told with its value.
    """
    usual = type(options)()
    said = [
        option_said(game, name, getattr(options, name))
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(usual, name)
    ]
    return text("agreed", options=Listing(tuple(said))) if said else None


def lost_by_beginning(manifest: Manifest, options: msgspec.Struct, seated: int) -> Text | None:
    """Return the agreed options that ``seated`` players are too few for; None if there are none."""
    if seated in manifest.seats_for(options):
        return None
    lost = [
        text("option-without", option=_option_name(manifest.key, name))
        for name in manifest.needing_all_seats(options)
    ]
    return text("lobby-lost", count=seated, options=Listing(tuple(lost))) if lost else None


def awaited_at(
    table: TableFacts, game: AnyGame, name: Callable[[PlayerId], Value], *, with_others: bool = True
) -> tuple[Text, ...]:
    """Return who is invited, those whom a rematch awaits in a team by their team.

    ``with_others``: also those without a team.
    """
    sides = dict(table.sides) if teams_of(table, game, table.size) else {}
    said = []
    for side in (None, *sorted(set(sides.values()))):
        invited = [name(one) for one in table.invited if sides.get(one) == side]
        people = Listing(tuple(invited))
        if invited and side is not None:
            said.append(text("lobby-awaited-team", team=side + 1, people=people))
        elif invited and with_others:
            said.append(text("lobby-awaited", people=people))
    return tuple(said)


def _option_name(game: str, name: str) -> Text:
    return text(f"{game}-option-{name.replace('_', '-')}")


def option_said(game: str, option: str, value: Any) -> Text:
    """Return the text of one option with this value; ``option``: its name in the game's options."""
    name = _option_name(game, option)
    if isinstance(value, bool):
        return text("option-with" if value else "option-without", option=name)
    if isinstance(value, str):
        chosen = text(f"choice-{game}-{option.replace('_', '-')}-{value}")
        return text("option-value", option=name, value=chosen)
    return text("option-value", option=name, value=value)


def seen(
    words: Words[Any, Any, Any], view: Any, plan: Any = None, outcome: Outcome | None = None
) -> Iterator[Line]:
    """Yield a line for everything that a picture of this view, plan and outcome shows."""
    if outcome is not None:
        yield Line(verdict(outcome), Importance.TURN)
    if plan is not None:
        yield Line(words.plan_text(view, plan), Importance.PLAN)
    yield from board_lines(words, view, outcome)
    yield from words.hand_text(view)


def board_lines(words: Words[Any, Any, Any], view: Any, outcome: Outcome | None) -> Iterator[Line]:
    """Yield the game's description of a board; of an agreed draw without whose turn it was.

    The rules know of no such end, so the game would say that somebody is still to move.
    """
    is_drawn = why_drawn(outcome) is not None
    for line in words.board_text(view):
        if not (is_drawn and line.importance is Importance.TURN):
            yield line


def as_ended(view: Any, outcome: Outcome | None) -> Any:
    """Return a view of which a picture is made; of an agreed draw with nobody to move.

    The rules know of no such end, so the picture would mark the seat that was to move. Views of all
    games of the house name it in ``turn``; one without stays as it is.
    """
    has_turn = isinstance(view, msgspec.Struct) and "turn" in view.__struct_fields__
    if why_drawn(outcome) is None or not has_turn:
        return view
    return msgspec.structs.replace(view, turn=None)


def described(lines: Iterable[Line], say: Say, *, more: Text | None = None) -> str:
    """Join the most important of these lines, each whole, to a text of at most ALT_LIMIT.

    ``more``: added at the end if a line had to be left out.
    """
    said = [say(line.text) for line in sorted(lines, key=lambda line: line.importance)]
    if utf16_length(" ".join(said)) <= ALT_LIMIT:
        return " ".join(said)
    rest = [] if more is None else [say(more)]
    kept: list[str] = []
    for sentences in said:
        if utf16_length(" ".join((*kept, sentences, *rest))) <= ALT_LIMIT:
            kept.append(sentences)
    return " ".join((*kept, *rest))
