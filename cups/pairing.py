"""Who plays whom in the next round of a cup, and in which seats. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import combinations, permutations
from typing import Final, TypeAlias

import msgspec

from cups.standings import points_of
from model.cup import Cup, Format

Group: TypeAlias = tuple[int, ...]
"""The entrants of one table; one alone has a bye."""

Costs: TypeAlias = Mapping[tuple[int, int], int]
"""What it costs to seat two entrants together, in both orders."""

FEWEST_ROUNDS: Final = 3

EVEN_ENOUGH: Final = 2
"""By how much the games that one of a pair has begun may exceed the others without a cost."""

_SEARCHES: Final = 6
"""How many searches for larger tables begin, each from another order of equals."""

_WHOLE: Final = 24
"""A point as a level: points at tables of 2 to 5 seats are multiples of 1/24."""

_BITS: Final = 40
"""The parts of the costs of a round add up to less than 2**40 each."""


def rounds_planned(format: Format, entrants: int, size: int, fewest: int = 2) -> int:  # noqa: A002
    """Return the rounds of a cup; 0: the entrants are too few for the game.

    ``size``: seats at a table. ``fewest``: the fewest seats that the game allows. All play all: as
    many as it takes until as many pairs have sat together as there are, and so that everybody can
    sit in each seat. Swiss: until only one can have won all games, and one more; of pairs at most
    half the entrants, so that nobody meets twice if all stay (Dirac's theorem); at least three.
    """
    sizes = _split(entrants, size, fewest)
    if not sizes:
        return 0
    if format == "all-play-all":
        met_in_a_round = sum(each * (each - 1) for each in sizes)
        return max(size, -(-entrants * (entrants - 1) // met_in_a_round))
    rounds, told_apart = 1, 1
    while told_apart < entrants:
        rounds, told_apart = rounds + 1, told_apart * size
    if size == 2:
        rounds = min(rounds, -(-entrants // 2))
    return max(FEWEST_ROUNDS, rounds)


def next_round(cup: Cup, present: Sequence[int], fewest: int) -> tuple[Group, ...] | None:
    """Return the tables of the next round in seat order, byes last; None if there is none.

    ``present``: the numbers of the entrants who can be paired. ``fewest``: as above. There is none
    after the planned ones, for too few, or if all pairs have met. The same cup has the same round.
    """
    coming = _Coming(cup, _Past.of(cup), tuple(sorted(present)))
    sizes = _split(len(present), cup.size, fewest)
    if not sizes or len(cup.rounds) >= (cup.planned_rounds or 0):
        return None
    groups = coming.pairs() if cup.size == 2 else coming.larger_tables(sizes)
    met = coming.past.met
    if all(met[pair] for group in groups for pair in combinations(group, 2)) and cup.size == 2:
        return None
    points = coming.past.levels

    def best_first(group: Group) -> tuple[bool, list[int], Group]:
        return len(group) == 1, sorted(-points[each] for each in group), group

    return tuple(sorted(map(coming.seated, groups), key=best_first))


def _split(entrants: int, size: int, fewest: int) -> tuple[int, ...]:
    """Return the sizes of the tables of so many entrants, the largest first.

    As few tables as can be, as equal as can be; those for whom none is left have a bye.
    """
    for seated in range(entrants, fewest - 1, -1):
        tables = -(-seated // size)
        if tables * fewest <= seated:
            small, larger = divmod(seated, tables)
            return (small + 1,) * larger + (small,) * (tables - larger)
    return ()


def _weighed(*parts: int) -> int:
    """Return one number in which no sum of a part outweighs a part before it."""
    total = 0
    for part in parts:
        total = (total << _BITS) + part
    return total


class _Past(msgspec.Struct, frozen=True):
    """Counts over the rounds so far, by entrant.

    ``met``: games of (one, other), in both orders. ``sat``: games of (entrant, seat). ``last``: the
    pairs, and those with a bye as (entrant,), of the last round. ``levels``: points.
    """

    met: Counter[tuple[int, ...]]
    sat: Counter[tuple[int, int]]
    byes: Counter[int]
    last: frozenset[tuple[int, ...]]
    levels: Mapping[int, int]

    @classmethod
    def of(cls, cup: Cup) -> "_Past":
        """Count what the rounds of a cup hold."""
        rounds = [
            [tuple(p.entrant for p in each.places) for each in r.pairings] for r in cup.rounds
        ]
        tables = [table for played in rounds for table in played]
        return cls(
            Counter(pair for table in tables for pair in permutations(table, 2)),
            Counter((who, n) for table in tables if len(table) > 1 for n, who in enumerate(table)),
            Counter(table[0] for table in tables if len(table) == 1),
            frozenset(
                pair
                for table in (rounds or [[]])[-1]
                for pair in permutations(table, min(2, len(table)))
            ),
            {number: int(points * _WHOLE) for number, points in points_of(cup).items()},
        )

    def lopsided(self, pair: Iterable[int]) -> int:
        """Return a cost if somebody of a pair must begin, or not begin, too often."""
        low, high = sorted(self.sat[each, 0] - self.sat[each, 1] for each in pair)
        return max(0, abs(low + 1) - EVEN_ENOUGH, abs(high - 1) - EVEN_ENOUGH) ** 2


class _Coming(msgspec.Struct, frozen=True):
    """A round that is to be paired."""

    cup: Cup
    past: _Past
    present: Group

    def pairs(self) -> list[Group]:
        """Return as many pairs as can be at the least cost, and who is left over alone.

        What matters, the most important first: a bye goes to who had fewest; few meet again; [all
        play all: the schedule]; the bye goes to the lowest; of two nobody always begins; nothing
        comes again at once; small differences of points; then chance, so only one way is the best.
        """
        # Importing networkx takes 0.1 s and 12 MB, which a bot without cups does not spend.
        import networkx

        past, swiss = self.past, self.cup.format == "swiss"
        scheduled = frozenset[Group]() if swiss else self._scheduled()
        byes = {
            one: _weighed(
                past.byes[one], 0, 0, past.levels[one] if swiss else 0, 0, (one,) in past.last, 0
            )
            for one in self.present
        }
        graph: networkx.Graph[int] = networkx.Graph()
        for pair in combinations(self.present, 2):
            again, at_once = past.met[pair] ** 2, pair in past.last
            apart = (past.levels[pair[0]] - past.levels[pair[1]]) ** 2 if swiss else 0
            off = not swiss and pair not in scheduled
            cost = _weighed(0, again, off, 0, past.lopsided(pair), at_once, apart)
            saved = byes[pair[0]] + byes[pair[1]] - cost
            graph.add_edge(*pair, weight=_weighed(saved, self._drawn("pair", *pair)))
        matched = networkx.max_weight_matching(graph, maxcardinality=True)
        alone = set(self.present).difference(*matched)
        return [*matched, *((entrant,) for entrant in alone)]

    def _scheduled(self) -> frozenset[Group]:
        """Return the pairs of this round by the circle method: all but the first turn by a place.

        With an odd number 0 stands for the bye.
        """
        everybody = [e.number for e in (self.cup.entrants if self.cup.rounds else self.cup.active)]
        drawn = sorted(everybody, key=lambda each: (_chance(self.cup.id, "circle", each), each))
        circle = [*drawn, 0] if len(drawn) % 2 else drawn
        turned = 1 + len(self.cup.rounds) % (len(circle) - 1)
        order = [circle[0], *circle[turned:], *circle[1:turned]]
        half = len(order) // 2
        return frozenset(
            (min(pair), max(pair))
            for pair in zip(order[:half], order[: half - 1 : -1], strict=True)
        )

    def larger_tables(self, sizes: Sequence[int]) -> list[Group]:
        """Return tables of these sizes, at which few meet again, and who is left over alone.

        Nobody should meet again at once; in a Swiss cup those with like points sit together.
        """
        past, levels = self.past, self.past.levels
        swiss = self.cup.format == "swiss"
        due = sorted(
            self.present,
            key=lambda one: (
                past.byes[one],
                (one,) in past.last,
                levels[one],
                self._drawn("bye", one),
            ),
        )
        alone = due[: len(due) - sum(sizes)]
        playing = [one for one in self.present if one not in alone]

        def cost(one: int, other: int) -> int:
            met, apart = past.met[one, other], levels[one] - levels[other]
            again = met**2 if swiss else met**3 + 8 * bool(met)  # rather two twice than one thrice
            return _weighed(again, (one, other) in past.last, apart**2 if swiss else 0)

        costs = {pair: cost(*pair) for pair in permutations(playing, 2)}
        orders = [
            sorted(playing, key=lambda one: (-levels[one] * swiss, self._drawn(str(n), one)))
            for n in range(_SEARCHES)
        ]
        found = [_exchanged(_greedy(order, sizes, costs), costs) for order in orders]
        best = min(found, key=lambda tables: sum(_inside(table, costs) for table in tables))
        return [*map(tuple, best), *((one,) for one in alone)]

    def seated(self, group: Group) -> Group:
        """Return a group in seat order, so that everybody has sat in each seat about as often."""

        def repeated(order: Group) -> tuple[int, int]:
            often = sum(self.past.sat[who, seat] for seat, who in enumerate(order))
            return often, self._drawn("seats", *order)

        return min(permutations(group), key=repeated)

    def _drawn(self, occasion: str, *entrants: int) -> int:
        return _chance(self.cup.id, occasion, len(self.cup.rounds), *entrants)


def _chance(*occasion: int | str) -> int:
    """Return a number of 32 bits that is always the same on this occasion, and as if by chance."""
    return int.from_bytes(sha256(" ".join(map(str, occasion)).encode()).digest()[:4], "big")


def _inside(table: Iterable[int], costs: Costs) -> int:
    return sum(costs[pair] for pair in combinations(table, 2))


def _greedy(order: Sequence[int], sizes: Sequence[int], costs: Costs) -> list[list[int]]:
    """Seat the first who has no table, then whoever fits best there, until the table is full."""
    left, tables = list(order), list[list[int]]()
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            table.append(min(left, key=lambda one: sum(costs[one, each] for each in table)))
            left.remove(table[-1])
        tables.append(table)
    return tables


def _exchanged(tables: list[list[int]], costs: Costs) -> list[list[int]]:
    """Exchange entrants of two tables as long as that lowers the cost."""
    improving = True
    while improving:
        improving = False
        for one, other in combinations(tables, 2):
            for i, j in [(i, j) for i in range(len(one)) for j in range(len(other))]:
                before = _inside(one, costs) + _inside(other, costs)
                one[i], other[j] = other[j], one[i]
                if _inside(one, costs) + _inside(other, costs) < before:
                    improving = True
                else:
                    one[i], other[j] = other[j], one[i]
    return tables
