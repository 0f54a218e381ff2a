"""What everybody may know of a cup. Pure."""

from itertools import groupby

import msgspec

from club.decisions.progress import everybody, game_of, games, has_had_last_pairing
from club.model.counted_game import CountedGame
from club.model.cup import Cup, CupDetails, CupFacts, Pairing, Round
from club.standings.same_deal import HandPlayed, hands_played
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
    counted, playing = _counted(cup, facts), tuple[int, ...]()
    if cup.format == "knock-out" and cup.round is not None:
        counted = counted[:-1]  # lives are lost at the end of a round
        playing = tuple(p.entrant for each in cup.round.pairings for p in each.places)
    rows = standings(cup.format, everybody(cup), counted, cup.lot, left, playing)
    return PublicCup(facts, rows if cup.status.is_over else without_lot(rows))


def _counted(cup: Cup, facts: CupFacts) -> list[list[CountedGame]]:
    """Return the games that count in the standings: all of ended rounds, else those that are known.

    So the standings of an ended round do not change when its last closed game ends. Of points that
    nobody knows yet they show only who had more.
    """
    return [
        known if played.ended_at is None else whole
        for played, known, whole in zip(cup.rounds, games(facts), games(cup), strict=True)
    ]


def facts_of(cup: Cup) -> CupFacts:
    """Return the cup without the secret lot, and without results of a closed round.

    Meanwhile it does not tell either that the cup cannot go on: the reason may be a closed game
    that has ended.
    """
    fields = {name: getattr(cup, name) for name in CupDetails.__struct_fields__}
    if cup.same_deal:
        fields["rounds"] = tuple(map(_known_of, cup.rounds))
        if any(each.seed is None for each in cup.rounds):
            fields["failing_since"] = None
    lot = cup.lot.hex() if cup.status.is_over else None
    return CupFacts(**fields, lot_seal=cup.lot_seal, lot=lot)


def in_public_version(before: Cup, after: Cup) -> Cup:
    """Return the changed cup in the version of before if nobody may know of the change.

    So no post is edited, which everybody can see, when the game of a closed table has ended.
    """
    same = msgspec.structs.replace(after, version=before.version, stood_until=before.stood_until)
    if facts_of(same) != facts_of(before):
        return after
    return msgspec.structs.replace(after, version=before.version)


def _known_of(played: Round) -> Round:
    if played.seed is not None:
        return played
    known = _unplayed if played.ended_at is None else _running
    return msgspec.structs.replace(played, pairings=tuple(map(known, played.pairings)))


def _running(pairing: Pairing) -> Pairing:
    """Return the pairing of an ended round, of which a closed game may still be played.

    Its ranks show in the standings. Its points would tell what the hands are worth.
    """
    places = tuple(msgspec.structs.replace(place, points=None) for place in pairing.places)
    return msgspec.structs.replace(pairing, places=places, runs=not pairing.is_alone)


def _unplayed(pairing: Pairing) -> Pairing:
    """Return the pairing of a closed table, of which nobody learns whether its game has ended."""
    if pairing.is_alone:
        return pairing
    places = tuple(
        msgspec.structs.replace(place, rank=None, points=None, judged=False, late=False, slow=False)
        for place in pairing.places
    )
    return msgspec.structs.replace(pairing, places=places, runs=True)


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


def hands_compared(played: Round) -> tuple[HandPlayed, ...]:
    """Return the results of a round that others of the same seat can be compared with.

    None before the deal is told. A judged game has no result, so it is left out.
    """
    return tuple(hand for hand in hands_told(played) if hand.score_over is not None)


def hands_told(played: Round) -> tuple[HandPlayed, ...]:
    """Return all results of a round by hands, also of hands that only one entrant held."""
    if played.seed is None:
        return ()
    ended = (p for p in played.pairings if p.is_counted and not any(q.judged for q in p.places))
    return hands_played([game_of(pairing) for pairing in ended])
