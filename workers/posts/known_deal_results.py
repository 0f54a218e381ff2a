"""Results of a deal played again, beside what the entrants of its cup made of the same hand."""

from collections.abc import Sequence
from typing import Final

from club.decisions.known_deal_hands import Hand, results_of
from club.decisions.public_cup import PublicCup
from club.model.counted_game import CountedGame
from club.model.cup import CupCode, Round
from club.queries import ClubQueries
from club.standings.same_deal import HandPlayed
from club.standings.scores import scores_of
from core.game import Outcome, Seat
from core.translatable_text import Listing, Player, Text, Verbatim, text
from i18n import Voice
from tables.model.letters import TableFacts
from tables.model.refusals import TableRefuses
from tables.model.table import Human, RoundDeal
from tables.table_queries import TableQueries
from workers.utf16_length import length
from workers.wording.cup_lines import CupShown, people_of, score_said
from workers.wording.sentences import scores

MOST_NAMED: Final = 6
"""Entrants whose result is said, the best first, if there is room."""

ROOM: Final = 400
"""Units (see ``workers.utf16_length``) of the line, so that a last board has room for it."""


class KnownDealResults:
    """Compares a deal played again with the same hand in its round."""

    def __init__(self, cups: ClubQueries, people: TableQueries) -> None:
        self._cups = cups
        self._people = people

    async def compared(self, table: TableFacts, voice: Voice) -> tuple[str, ...]:
        """Return a line that compares a finished game with the same hand in the round; else empty.

        The entrants are named only in the cup's own channel, as others may not see their cup.
        """
        person = next((s.seat for s in table.seats if isinstance(s.occupant, Human)), None)
        if table.deal_of is None or table.outcome is None or person is None:
            return ()
        shown = await self._cup(table.deal_of)
        played = None if shown is None else _round_of(shown.public, table.deal_of)
        if shown is None or played is None:
            return ()
        results = results_of(played, Hand(len(table.seats), person))
        if not results:
            return ()
        named = shown if table.place == shown.facts.place else None
        lines = [
            voice.say(_line(table.outcome, person, results, named, most))
            for most in range(MOST_NAMED, 0, -1)
        ]
        return (next((line for line in lines if length(line) <= ROOM), lines[-1]),)

    async def _cup(self, deal: RoundDeal) -> CupShown | None:
        try:
            public = await self._cups.cup(CupCode(deal.cup))
        except TableRefuses:
            return None
        return CupShown(public, await self._people.profiles(people_of((public,))))


def hand_results(
    results: Sequence[HandPlayed],
    shown: CupShown | None,
    *,
    by_points: bool,
    most: int = MOST_NAMED,
) -> Listing:
    """Return the best results of a hand, in points of the game or else in those of the cup.

    ``shown``: to name the entrants; None leaves their names out. ``most``: how many are said.
    """
    said = [_result(one, shown, by_points) for one in results[:most]]
    if len(results) > most:
        said.append(text("cup-more", count=len(results) - most))
    return Listing(tuple(said), "comma")


def _result(one: HandPlayed, shown: CupShown | None, by_points: bool) -> Text | Verbatim:
    made = Verbatim(str(one.points)) if by_points else score_said(one.score)
    if shown is None:
        return made
    return text("cup-deal-result", who=shown.name(one.entrant), made=made)


def _round_of(public: PublicCup, deal: RoundDeal) -> Round | None:
    return next((one for one in public.facts.rounds if one.number == deal.round), None)


def _line(
    outcome: Outcome,
    seat: Seat,
    results: Sequence[HandPlayed],
    shown: CupShown | None,
    most: int,
) -> Text:
    by_points = scores(outcome) is not None
    others = hand_results(results, shown, by_points=by_points, most=most)
    made = _made(outcome, seat, by_points)
    key = "table-deal-compared" if by_points else "table-deal-compared-score"
    return text(key, who=Player(seat), made=made, others=others)


def _made(outcome: Outcome, seat: Seat, by_points: bool) -> Verbatim:
    """Return the points of a seat, or its score as standings count it."""
    ranked = sorted(outcome.standings, key=lambda one: one.seat)
    if by_points:
        return Verbatim(str(ranked[seat].points))
    places = tuple((one.seat, one.rank, one.points) for one in ranked)
    return score_said(scores_of(CountedGame(places))[seat])
