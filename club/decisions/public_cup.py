"""What everybody may know of a cup. Pure."""

from itertools import groupby

import msgspec

from club.decisions.progress import everybody, games, has_had_last_pairing
from club.model.cup import Cup, CupDetails, CupFacts
from club.standings.standings import Row, standings


class PublicCup(msgspec.Struct, frozen=True):
    """A cup and its standings, best first. Computers can be first; they win no title."""

    facts: CupFacts
    standings: tuple[Row, ...]

    @property
    def champion(self) -> int | None:
        """The number of the first person of the standings who has missed no pairing by leaving.

        None before the cup has been played to its end, or if there is none.
        """
        people = {e.number for e in self.facts.entrants if not e.is_computer}
        first = (row.entrant for row in self.standings if row.entrant in people - self.gone)
        return next(first, None) if self.facts.status == "finished" else None

    @property
    def gone(self) -> frozenset[int]:
        """The numbers of those who have left the cup before they had their last pairing."""
        return frozenset(
            e.number
            for e in self.facts.entrants
            if not e.plays and not has_had_last_pairing(self.facts, e)
        )

    def equal_to(self, entrant: int) -> tuple[int, ...]:
        """Return from whom only the lot parts an entrant, best first; nobody before it is told."""
        if not self.facts.status.is_over:
            return ()
        places = {row.entrant: _known_place(row) for row in self.standings}
        return tuple(n for n, place in places.items() if n != entrant and place == places[entrant])

    @property
    def equal_to_champion(self) -> tuple[int, ...]:
        """From whom only the lot parts the champion, without those who left too early to be it."""
        best = self.champion
        return () if best is None else tuple(n for n in self.equal_to(best) if n not in self.gone)

    @property
    def computer_ahead(self) -> int | None:
        """The number of the computer that is first in the standings; None if a person is."""
        first = self.facts.entrant(self.standings[0].entrant) if self.standings else None
        return first.number if first is not None and first.is_computer else None


class ClaimedPost(msgspec.Struct, frozen=True):
    """A cup whose post a process may edit now.

    ``tried_before``: an earlier attempt was never noted as done; what it sent may have arrived.
    """

    public: PublicCup
    tried_before: bool


def public_cup(cup: Cup) -> PublicCup:
    """Return what everybody may know of this cup."""
    facts = facts_of(cup)
    left = tuple(e.number for e in cup.entrants if not e.plays)
    counted, playing = games(cup), tuple[int, ...]()
    if cup.format == "knock-out" and cup.round is not None:
        counted = counted[:-1]  # lives are lost at the end of a round
        playing = tuple(p.entrant for each in cup.round.pairings for p in each.places)
    rows = standings(cup.format, everybody(cup), counted, cup.lot, left, playing)
    return PublicCup(facts, rows if cup.status.is_over else without_lot(rows))


def facts_of(cup: Cup) -> CupFacts:
    """Return the cup without the secret lot."""
    fields = {name: getattr(cup, name) for name in CupDetails.__struct_fields__}
    lot = cup.lot.hex() if cup.status.is_over else None
    return CupFacts(**fields, lot_seal=cup.lot_seal, lot=lot)


def without_lot(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the standings without the secret lot: of equals, who entered first comes first."""
    open_rows = [
        msgspec.structs.replace(row, tie_breaks=tuple(t for t in row.tie_breaks if t.name != "lot"))
        for row in rows
    ]
    ordered = [
        row
        for _, equal in groupby(open_rows, _known_place)
        for row in sorted(equal, key=lambda row: row.entrant)
    ]
    return tuple(msgspec.structs.replace(row, rank=n) for n, row in enumerate(ordered, 1))


def _known_place(row: Row) -> tuple[object, ...]:
    """Return what decides on a place besides the lot."""
    ties = tuple(each for each in row.tie_breaks if each.name != "lot")
    return row.lives, row.last_round, row.score, ties
