"""The page that compares what each entrant made of the same hand, after a round of one deal."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import Final

import msgspec

from club.decisions.public_cup import hands_compared
from club.model.cup import MOST_ENTRANTS, Pairing, Round
from club.standings.same_deal import HandPlayed
from core.translatable_text import Text, text
from i18n import Voice
from workers.post_model import Markup
from workers.utf16_length import length
from workers.wording.cup_lines import CupShown, score_said

_ROOM: Final = 1_850
"""Units (see ``workers.utf16_length``) of all lines of the page."""


class _Holders(msgspec.Struct, frozen=True):
    """Who held one hand: the heading of the seat, and each entrant's line, the best first."""

    heading: str
    lines: tuple[tuple[int, str], ...]


def same_hand(
    shown: CupShown, played: Round, reader: int | None, markup: Markup, voice: Voice
) -> tuple[str, ...]:
    """Return the lines of the page; none if there is nothing to compare.

    ``reader``: the number of the entrant who reads it, who is never left out. Tables are linked if
    all has room; otherwise the best of each seat are named, as many as have room.
    """
    hands = hands_compared(played)
    if not hands:
        return ()
    by_points = _have_points(played)
    compared = voice.say(text("cup-same-hand-compared", by="points" if by_points else "score"))
    linked, plain = (_Page(shown, played, links, voice, by_points) for links in (markup, None))
    whole = (compared, *_written(linked.holders(hands), MOST_ENTRANTS, reader, voice))
    if _units(whole) <= _ROOM:
        return whole
    holders = plain.holders(hands)
    parts = (
        (compared, *_written(holders, most, reader, voice)) for most in range(MOST_ENTRANTS, 1, -1)
    )
    fitting = (part for part in parts if _units(part) <= _ROOM)
    return next(fitting, (compared, *_written(holders, 1, reader, voice)))


def _have_points(played: Round) -> bool:
    """Whether the game gives points, which are compared then; otherwise the score is."""
    places = (place for pairing in played.pairings for place in pairing.places)
    return any(place.points is not None for place in places)


def _units(lines: tuple[str, ...]) -> int:
    return sum(length(line) + 1 for line in lines)


def _written(holders: list[_Holders], most: int, reader: int | None, voice: Voice) -> Iterator[str]:
    """Yield each seat with its best so many and the reader, and how many are left out."""
    for seat in holders:
        named = [
            line
            for place, (entrant, line) in enumerate(seat.lines)
            if place < most or entrant == reader
        ]
        yield f"**{seat.heading}**"
        yield from named
        if len(named) < len(seat.lines):
            yield voice.say(text("cup-more", count=len(seat.lines) - len(named)))


class _Page:
    """Writes the results of a round. ``markup``: links the tables."""

    def __init__(
        self, shown: CupShown, played: Round, markup: Markup | None, voice: Voice, by_points: bool
    ) -> None:
        self._shown = shown
        self._tables = {place.entrant: p for p in played.pairings for place in p.places}
        self._markup = markup
        self._voice = voice
        self._by_points = by_points

    def holders(self, hands: tuple[HandPlayed, ...]) -> list[_Holders]:
        """Return these results seat by seat."""
        return [
            _Holders(
                self._voice.say(text("cup-hand-seat", seat=seat + 1, seats=size)),
                tuple((hand.entrant, self._voice.say(self._line(hand))) for hand in held),
            )
            for (size, seat), held in groupby(hands, self._hand)
        ]

    def _hand(self, hand: HandPlayed) -> tuple[int, int]:
        """Return how many sat at the table, and the seat; tables of other sizes differ in deal."""
        return len(self._tables[hand.entrant].places), hand.seat

    def _line(self, hand: HandPlayed) -> Text:
        who, score = self._shown.name(hand.entrant), score_said(hand.score)
        table = self._table(self._tables[hand.entrant])
        if self._by_points:
            over = _signed(hand.points_over)
            points = hand.points
            return text(
                "cup-hand-points", who=who, score=score, points=points, over=over, table=table
            )
        over = _signed(hand.score_over)
        return text("cup-hand-score", who=who, score=score, over=over, table=table)

    def _table(self, pairing: Pairing) -> Text:
        stands = None if pairing.table is None else self._shown.posts.get(pairing.table)
        code = pairing.code or ""
        if self._markup is None or stands is None:
            return text("cup-hand-table", table=code)
        link = self._markup.post(stands, self._shown.facts.guild)
        return text("cup-hand-table-linked", table=code, link=link)


def _signed(over: Fraction | None) -> Text:
    """Return how much a result is above or below the mean, to the nearest tenth."""
    tenths = round((over or 0) * 10)
    side = "above" if tenths > 0 else "below" if tenths < 0 else "even"
    whole, tenth = divmod(abs(tenths), 10)
    return text("cup-hand-over", side=side, size=text("cup-decimal", whole=whole, tenth=tenth))
