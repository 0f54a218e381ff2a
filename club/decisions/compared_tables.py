"""Which tables of a round of one deal are set side by side, and in which order. Pure."""

from collections import Counter

from club.decisions.public_cup import PublicCup
from club.model.cup import Pairing, Round

FEWEST = 2
"""Tables that are worth setting side by side."""


def compared_tables(
    public: PublicCup, played: Round, reader: int | None = None, wanted: int | None = None
) -> tuple[Pairing, ...]:
    """Return the tables that had the same deal, the most wanted first; none before it is told.

    First comes that of the ``reader``, an entrant, then the ``wanted`` one, a pairing, then those
    of the best in the standings. Tables of another size had another deal: all are of the size of
    the wanted one, else of the first that is not alone in its size.
    """
    if played.seed is None:
        return ()
    places = {row.entrant: place for place, row in enumerate(public.standings)}
    tables = [p for p in played.pairings if not p.is_alone and p.code is not None]
    sizes = Counter(len(pairing.places) for pairing in tables)
    ordered = sorted(tables, key=lambda pairing: _rank(pairing, places, reader, wanted))
    leading = sorted(ordered, key=lambda pairing: pairing.number != wanted)
    shared = (size for p in leading if sizes[size := len(p.places)] >= FEWEST)
    size = next(shared, 0)
    return tuple(pairing for pairing in ordered if len(pairing.places) == size)


def _rank(
    pairing: Pairing, places: dict[int, int], reader: int | None, wanted: int | None
) -> tuple[bool, bool, int, int]:
    """Return a key by which the most wanted table comes first."""
    entrants = {place.entrant for place in pairing.places}
    best = min(places.get(entrant, len(places)) for entrant in entrants)
    return reader not in entrants, pairing.number != wanted, best, pairing.number
