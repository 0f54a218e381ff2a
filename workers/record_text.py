"""Records as readable texts, and the chart of a game; the same record always gives the same."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from core.game import Count, Outcome, Seat
from core.texts import Listing, Locale, Player, Text, text
from i18n import Translator, Voice
from model import game_json
from model.game_json import AnyGame
from model.log import AGREED_DRAW, gone, is_move, taken_back_by, takes_back
from rendering.charts import Plot, Series
from rendering.scene.shapes import SeatLabel
from tables.history.moments import Moments, PastMoment
from tables.history.records import GameRecord, PublicRecord, RecordedMove, Telling
from workers.markup import unmarked
from workers.sentences import agreed_by, begun, ranking, verdict, why_ended

if TYPE_CHECKING:
    from catalog import Entry


def course_of(game: AnyGame, moments: Moments) -> tuple[tuple[Count, ...], ...]:
    """Return the tallies after the deal and after each move not undone; the last is the end's.

    ``moments``: as the public saw them.
    """
    return course_seen(game, moments.moments, moments.view)


def course_seen(
    game: AnyGame, moments: Sequence[PastMoment], view: Callable[[int], Any]
) -> tuple[tuple[Count, ...], ...]:
    """Return the same for moments without a table; ``view``: returns the view at each."""
    by_move = {
        moment.moves: game.tally(view(place))
        for place, moment in enumerate(moments)
        if moment.stands
    }
    return tuple(by_move.values())


def plots_of(
    game: str, course: Sequence[Sequence[Count]], labels: Sequence[SeatLabel]
) -> tuple[Plot, ...]:
    """Return a plot of each count, with a line for each seat."""
    return tuple(
        Plot(
            text(f"{game}-tally-{count.name}"),
            tuple(
                Series(seat, label, tuple(tally[place].values[seat] for tally in course))
                for seat, label in enumerate(labels)
            ),
        )
        for place, count in enumerate(course[-1])
    )


_BETWEEN = "; "
"""The separator between the moves of a turn, the same as in typed moves."""


def record_text(
    record: GameRecord | PublicRecord,
    title: "Entry",
    translator: Translator,
    locale: Locale,
) -> str:
    """Return the whole text: the game's terms, its moves, and its end or present position."""
    plain = translator.voice(locale)
    voice = translator.voice(
        locale,
        people=lambda seat: plain.say(text("player-number", number=seat + 1)),
        guest=lambda _: plain.say(text("somebody")),
        place=lambda _: plain.say(text("another-channel")),
    )
    parts: list[Iterator[str]] = [map(voice.say, _heading(record, title))]
    if isinstance(record, GameRecord):
        parts += [_moves(record, voice), map(voice.say, _end(record.game, record.outcome))]
    else:
        parts += [_told(record, title, voice), map(voice.say, _as_it_stands(record, title))]
    return unmarked("\n\n".join("\n".join(part) for part in parts)) + "\n"


def _heading(record: GameRecord | PublicRecord, title: "Entry") -> Iterator[Text]:
    """Yield the heading: game, seats, options, seal and seed, format, legend."""
    kind = "whole" if isinstance(record, GameRecord) else "public"
    yield text(f"record-{kind}", game=text(f"{record.game}-name"))
    yield text("record-seats", count=record.seats)
    chosen = game_json.decode_options(title.game, record.options)
    options = agreed_by(title.game.manifest, chosen, record.seats)
    if options is not None:
        yield options
    yield text("record-seal", seal=record.seal)
    if isinstance(record, GameRecord):
        yield text("record-seed", seed=record.seed)
    made = f"{record.format} {record.version}"
    yield text("record-made", format=made, rules=record.rules_version)
    yield text(f"record-{kind}-legend")


def _line(number: int | None, words: str) -> str:
    return f"– {words}" if number is None else f"{number}. {words}"


def _noted(record: GameRecord | PublicRecord, after: int, voice: Voice) -> Iterator[str]:
    """Yield what happened to the table after this line of the record."""
    for notice in record.notices or ():
        if notice.after == after:
            yield _line(None, " ".join(begun(voice.say(said)) for said in notice.said))


# --- a game that is over ----------------------------------------------------------------------


class _Entry(msgspec.Struct, frozen=True):
    """A line of the log: its seat, the number of the move (None if it is no move), its words."""

    seat: Seat
    number: int | None
    words: str


def _moves(record: GameRecord, voice: Voice) -> Iterator[str]:
    """Yield the turns, and between them what happened to the table."""
    entries, done = [*_entries(record.moves, voice)], 0
    for after in sorted({len(entries), *(one.after for one in record.notices or ())}):
        yield from _turns(entries[done:after], voice)
        yield from _noted(record, after, voice)
        done = after


def _turns(entries: Sequence[_Entry], voice: Voice) -> Iterator[str]:
    """Yield the moves in notation, a line for each turn, with the number of its first move."""
    for seat, group in groupby(entries, attrgetter("seat")):
        turn = list(group)
        number = next((entry.number for entry in turn if entry.number is not None), None)
        moves = _BETWEEN.join(entry.words for entry in turn)
        yield _line(number, voice.say(text("record-turn", who=Player(seat), moves=moves)))


def _entries(lines: Sequence[RecordedMove], voice: Voice) -> Iterator[_Entry]:
    past, numbers, taken_back = gone(lines), dict[int, int](), set[int]()
    for place, line in enumerate(lines, 1):
        number = None
        if is_move(line):
            number = numbers[place] = len(numbers) + 1
            words = f"[{line.notation}]" if place in past else line.notation
        elif takes_back(line):
            back = [n for n in taken_back_by(line) if n in numbers and n not in taken_back]
            taken_back.update(back)
            moves = Listing(tuple(numbers[n] for n in back))
            words = voice.say(text("record-takes-back", moves=moves))
        else:
            said = "record-agrees-to-draw" if line.notation == AGREED_DRAW else "record-resigns"
            words = voice.say(text(said))
        yield _Entry(line.seat, number, words)


def _end(game: str, outcome: Outcome) -> Iterator[Text]:
    """Yield why the game ended, who won, and the final ranking."""
    yield why_ended(game, outcome)
    yield verdict(outcome)
    yield from ranking(game, outcome)


# --- a game that is not -----------------------------------------------------------------------


def _told(record: PublicRecord, title: "Entry", voice: Voice) -> Iterator[str]:
    """Yield what the public was told, with the public numbers; undone moves in brackets."""
    past = {place for telling in record.told for place in telling.takes_back}
    for place, telling in enumerate(record.told):
        words = " ".join(voice.say(said) for said in _sentences(telling, title))
        yield _line(telling.number, f"[{words}]" if place in past else words)
        yield from _noted(record, place, voice)


def _sentences(telling: Telling, title: "Entry") -> Iterator[Text]:
    if telling.by is not None:
        yield text("table-undone", who=Player(telling.by))
    for event in telling.events:
        yield title.words.event_text(game_json.decode_event(title.game, event))


def _as_it_stands(record: PublicRecord, title: "Entry") -> Iterator[Text]:
    """Yield the status of the table, and the board in words."""
    yield text(f"status-{record.status}")
    for line in title.words.board_text(game_json.decode_view(title.game, record.view)):
        yield line.text
