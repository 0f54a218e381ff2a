"""The rows that pictures of a cup show: standings and cross table, from its facts."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from club.decisions.progress import game_of
from club.decisions.public_cup import PublicCup
from club.model.cup import CupFacts, CupStatus, Pairing, Round
from club.standings.scores import ahead, scores_of
from club.standings.standings import Row
from club.standings.tie_breaks import TieBreakName
from core.translatable_text import Say, Text, Verbatim, text
from rendering.club import cross_table, standings
from rendering.club.cross_table import CrossRow, CrossTable
from rendering.club.layout import Heading
from rendering.club.results import CupResult
from rendering.club.standings import LAST_GAMES, StandingsRow, StandingsTable
from rendering.scene.shapes import SeatLabel
from workers.wording.cup_lines import cup_name

_DUEL = 2
"""Seats of a table at which somebody wins, loses or draws."""

Names = Mapping[int, str]
"""The name of each entrant, by number."""


# --- standings -----------------------------------------------------------------------------------


def standings_table(
    public: PublicCup, names: Names, game: Text, say: Say, first: int = 1
) -> StandingsTable:
    """Return the rows from the one with this number on, as many as a picture holds."""
    facts, rows = public.facts, public.standings
    shown = rows[first - 1 :][: standings.MOST_ROWS]
    tie_break = deciding_tie_break(rows)
    note = _note(facts, game)
    if len(shown) < len(rows):
        last = first + len(shown) - 1
        note = text("cup-picture-places", note=note, first=first, last=last, count=len(rows))
    return StandingsTable(
        _heading(facts, game, note, say),
        tuple(_standings_row(public, row, names, tie_break) for row in shown),
        None if tie_break is None else text("cup-picture-tie", tie=tie_break),
    )


def deciding_tie_break(rows: Sequence[Row]) -> TieBreakName | None:
    """Return what most often decides between neighbours of equal score.

    None if nothing but the lot does, and in a knock-out, where lives come before the score.
    """
    if any(row.lives is not None for row in rows):
        return None
    decided = Counter[TieBreakName]()
    for better, worse in pairwise(rows):
        if better.score == worse.score:
            decided.update(_first_difference(better, worse))
    del decided["lot"]
    return max(decided, key=lambda name: decided[name], default=None)


def _first_difference(better: Row, worse: Row) -> Iterator[TieBreakName]:
    for one, other in zip(better.tie_breaks, worse.tie_breaks, strict=True):
        if one != other:
            yield one.name
            return


def _standings_row(
    public: PublicCup, row: Row, names: Names, tie_break: TieBreakName | None
) -> StandingsRow:
    facts = public.facts
    has_left = row.entrant in public.gone
    values = {each.name: each.value for each in row.tie_breaks}
    return StandingsRow(
        rank=row.rank,
        number=row.entrant,
        label=_label(facts, row.entrant, names),
        score=row.score,
        last=last_results(facts, row.entrant, plays_on=not has_left and row.lives != 0),
        tie_break=values.get(tie_break) if tie_break else None,
        lives=row.lives,
        has_left=has_left,
        has_won=row.entrant == public.champion,
        by_lot=bool(public.equal_to(row.entrant)),
    )


def last_results(facts: CupFacts, entrant: int, *, plays_on: bool) -> tuple[CupResult, ...]:
    """Return an entrant's results in the last rounds, oldest first.

    Who does not play on is not said to have missed the rounds since.
    """
    rounds = list(facts.rounds)
    while rounds and not plays_on and _pairing_of(rounds[-1], entrant) is None:
        rounds.pop()
    return tuple(_result_in(played, entrant) for played in rounds[-LAST_GAMES:])


def _result_in(played: Round, entrant: int) -> CupResult:
    pairing = _pairing_of(played, entrant)
    if pairing is None or pairing.is_sat_out:
        return CupResult(kind="missed")
    if pairing.is_bye:
        return CupResult(kind="bye")
    if not pairing.is_counted:
        return CupResult(kind="open")
    return CupResult(scores_of(game_of(pairing))[entrant])


def _pairing_of(played: Round, entrant: int) -> Pairing | None:
    return next((p for p in played.pairings if entrant in _entrants(p)), None)


def _entrants(pairing: Pairing) -> frozenset[int]:
    return frozenset(place.entrant for place in pairing.places)


# --- cross table ---------------------------------------------------------------------------------


def has_cross_table(facts: CupFacts) -> bool:
    """Whether there is one: not of a knock-out, nor of more entrants than are legible."""
    most = cross_table.MOST_ROWS
    return facts.format != "knock-out" and bool(facts.rounds) and len(facts.entrants) <= most


def cross_table_of(public: PublicCup, names: Names, game: Text, say: Say) -> CrossTable:
    """Return what each entrant got against each other one."""
    facts, rows = public.facts, public.standings
    return CrossTable(
        _heading(facts, game, _note(facts, game), say),
        tuple(
            CrossRow(
                row.rank,
                row.entrant,
                _label(facts, row.entrant, names),
                row.score,
                tuple(result_against(facts, row.entrant, other.entrant) for other in rows),
                _byes(facts, row.entrant),
            )
            for row in rows
        ),
        facts.size > _DUEL,
    )


def result_against(facts: CupFacts, one: int, other: int) -> CupResult | None:
    """Return how often ``one`` came in ahead of the other, ties half; None if they have not met."""
    tables = [
        pairing
        for played in facts.rounds
        for pairing in played.pairings
        if one != other and {one, other} <= _entrants(pairing)
    ]
    counted = [_ranks(pairing) for pairing in tables if pairing.is_counted]
    if counted:
        points = sum((ahead(ranks[one], ranks[other]) for ranks in counted), Fraction(0))
        return CupResult(points, len(counted))
    return CupResult(kind="open") if tables else None


def _ranks(pairing: Pairing) -> dict[int, int]:
    return {place.entrant: place.rank or 0 for place in pairing.places}


def _byes(facts: CupFacts, entrant: int) -> CupResult | None:
    """Return the sign for a bye, None without one."""
    found = (_pairing_of(played, entrant) for played in facts.rounds)
    has_bye = any(pairing is not None and pairing.is_bye for pairing in found)
    return CupResult(kind="bye") if has_bye else None


# --- both ----------------------------------------------------------------------------------------


def _label(facts: CupFacts, number: int, names: Names) -> SeatLabel:
    entrant = facts.entrant(number)
    return SeatLabel(names.get(number, ""), computer=entrant is not None and entrant.is_computer)


def _heading(facts: CupFacts, game: Text, note: Text, say: Say) -> Heading:
    called = cup_name(facts, game)
    title = called.words if isinstance(called, Verbatim) else say(called)
    return Heading(title, say(note), say(game))


def _note(facts: CupFacts, game: Text) -> Text:
    """Return game and format, unless the title has them, and how far the cup has come."""
    state = _state(facts)
    if not facts.name:
        return state
    how = text("cup-picture-how", format=facts.format, state=state)
    return text("cup-picture-note", game=game, how=how)


def _state(facts: CupFacts) -> Text:
    """Return how far a cup has come; of how many rounds only where that is known before."""
    match facts.status:
        case CupStatus.ENTRY:
            return text("cup-picture-entry")
        case CupStatus.FINISHED:
            return text("cup-picture-final")
        case CupStatus.CALLED_OFF:
            return text("cup-picture-called-off")
    now, planned = max(1, len(facts.rounds)), facts.planned_rounds
    if facts.format == "knock-out" or planned is None or now > planned:
        return text("cup-picture-round", round=now)
    return text("cup-picture-round-of", round=now, rounds=planned)
