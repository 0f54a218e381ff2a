"""What holds of every round of every cup, checked without the code that pairs."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from club.model.counted_game import CountedGame
from club.pairing.pairing import next_round, rounds_planned
from tests.club.simulated_cups import SimulatedCup
from tests.club.standings_referee import lower_half

MOST_STEPS = 20_000
"""Steps after which the search for a round without repeated meetings is given up."""

LOPSIDED = 3
"""The most by which one of two seats may be had more often than the other."""

LOPSIDED_IN_FULL = 2
"""The same if all play all and nobody leaves or is away."""

UNEVEN = 2
"""The most by which an entrant may have had a seat of a larger table more often than is even."""


class Before:
    """What happened before a round: meetings, byes, lives."""

    def __init__(self, cup: SimulatedCup, number: int) -> None:
        games = [game for paired in cup.rounds[:number] for game in paired]
        self.met = Counter(
            frozenset(pair) for game in games for pair in combinations(game.entrants, 2)
        )
        byes = (game for game in _paired(games) if len(game.places) == 1)
        self.byes = Counter(game.entrants[0] for game in byes)
        self.cup = cup
        self.number = number

    @property
    def playing(self) -> list[int]:
        """Who must be paired: who is here, and in a knock-out has not lost twice."""
        return self._still_in(self.cup.active[self.number])

    @property
    def sitting_out(self) -> list[int]:
        """Who must sit out the round: who is away from a knock-out and has not lost twice."""
        knock_out = self.cup.terms.format == "knock-out"
        return self._still_in(self.cup.away[self.number]) if knock_out else []

    def _still_in(self, entrants: Sequence[int]) -> list[int]:
        if self.cup.terms.format != "knock-out":
            return list(entrants)
        lost = Counter(
            each
            for number, paired in enumerate(self.cup.rounds[: self.number], 1)
            for game in paired
            for each in lower_half(game.places, number, self.cup.lot)
        )
        return [each for each in entrants if lost[each] < 2]

    def may_have_bye(self, entrant: int) -> bool:
        """Whether fewer opponents than rounds stay: with an odd number, or as some have left."""
        cup, number = self.cup, self.number
        staying = {*cup.active[number], *cup.away[number]}
        others = [each for each in cup.terms.everybody if each != entrant]
        lost = [e for e in others if e not in staying and not self.met[frozenset((e, entrant))]]
        return self.byes[entrant] < len(lost) + len(cup.terms.everybody) % 2

    def meetings_of(self, groups: Iterable[Sequence[int]]) -> int:
        """Squared meetings before of those who meet in these groups.

        Where all play all in groups cubes, and 8 for each that is not the first.
        """
        pairs = (frozenset(pair) for group in groups for pair in combinations(group, 2))
        times = [self.met[pair] for pair in pairs if self.met[pair]]
        if self.cup.terms.format == "all-play-all" and self.cup.terms.size > 2:
            return sum(met**3 + 8 for met in times)
        return sum(met**2 for met in times)


def keeps_the_laws(cup: SimulatedCup) -> None:
    """AssertionError if a round breaks a law."""
    for number, paired in enumerate(cup.rounds):
        before = Before(cup, number)
        sat_out = [game.entrants for game in paired if game not in _paired(paired)]
        assert sorted(sat_out) == [(each,) for each in sorted(before.sitting_out)]
        groups = [game.entrants for game in _paired(paired)]
        everybody_once(groups, before)
        tables_are_full(groups, before)
        byes_go_round(groups, before)
        no_needless_meeting(groups, before)
    seats_are_even(cup)
    the_same_again(cup)
    ends_as_its_format_says(cup)
    nobody_stays_in_by_being_away(cup)


def _paired(games: Iterable[CountedGame]) -> list[CountedGame]:
    """Return the tables and the byes, without the rounds that somebody sat out."""
    return [game for game in games if len(game.places) > 1 or game.places[0][1] == 1]


def everybody_once(groups: list[tuple[int, ...]], before: Before) -> None:
    """Whoever plays is paired once; where all meet in pairs, whoever has nobody to play is not."""
    paired, playing = sorted(each for group in groups for each in group), sorted(before.playing)
    terms = before.cup.terms
    if terms.format == "all-play-all" and terms.size == 2:
        assert len(set(paired)) == len(paired)
        assert set(paired) <= set(playing)
        idle = {*playing}.difference(each for group in groups if len(group) == 2 for each in group)
        assert all(before.met[frozenset(pair)] for pair in combinations(idle, 2))
    else:
        assert paired == playing


def tables_are_full(groups: list[tuple[int, ...]], before: Before) -> None:
    """As few tables as can be, no two of them different by more than one seat."""
    size, playing = before.cup.terms.size, len(before.playing)
    tables = [len(group) for group in groups if len(group) > 1]
    byes = len(groups) - len(tables)
    if size == 2:
        assert set(tables) == {2}
        if before.cup.terms.format != "all-play-all":
            assert byes == playing % 2
        return
    assert byes == 0
    assert len(tables) == -(-playing // size)
    assert max(tables) - min(tables) <= 1


def byes_go_round(groups: list[tuple[int, ...]], before: Before) -> None:
    """A bye is for somebody who has had the fewest; where all meet in pairs, it is due."""
    alone = [group[0] for group in groups if len(group) == 1]
    terms = before.cup.terms
    if terms.format == "all-play-all":
        assert terms.size > 2 or all(before.may_have_bye(each) for each in alone)
        return
    fewest = min(before.byes[each] for each in before.playing)
    assert all(before.byes[each] == fewest for each in alone)


def no_needless_meeting(groups: list[tuple[int, ...]], before: Before) -> None:
    terms = before.cup.terms
    repeated = before.meetings_of(groups)
    if not repeated:
        return
    assert not (terms.format == "swiss" and terms.size == 2 and terms.all_stay)
    if terms.size > 2:
        assert all(before.meetings_of(other) >= repeated for other in _exchanges(groups))
        return
    assert terms.format != "all-play-all", "nobody meets twice where all play all"
    assert not can_avoid_meetings(before)
    if len(before.playing) <= 8:
        assert repeated == min(before.meetings_of(other) for other in _all_pairings(before))


def seats_are_even(cup: SimulatedCup) -> None:
    size = cup.terms.size
    if cup.terms.format == "knock-out" and size > 2:
        return  # from lives and few rounds no evenness follows
    sat: Counter[tuple[int, int]] = Counter()
    games: Counter[int] = Counter()
    for played in (game.entrants for paired in cup.rounds for game in paired):
        if len(played) == 1:
            continue
        sat.update((entrant, seat) for seat, entrant in enumerate(played))
        games.update(played)
    full = cup.terms.format == "all-play-all" and cup.terms.all_stay
    for entrant, number in games.items():
        if size == 2:
            most = LOPSIDED_IN_FULL if full else LOPSIDED
            assert abs(sat[entrant, 0] - sat[entrant, 1]) <= most
        else:
            assert sat[entrant, 0] <= number / size + UNEVEN


def the_same_again(cup: SimulatedCup) -> None:
    """From the same past comes the same round, in whatever order those who play are told.

    Every third round is tried: to pair all twice would take a third of the time of all laws.
    """
    for number in range(0, len(cup.rounds), 3):
        again = next_round(
            cup.terms.format,
            cup.terms.size,
            tuple(reversed(cup.active[number])),
            cup.terms.everybody,
            cup.rounds[:number],
            cup.lot,
            away=cup.away[number],
        )
        assert again == tuple(game.entrants for game in _paired(cup.rounds[number]))


def ends_as_its_format_says(cup: SimulatedCup) -> None:
    """A knock-out has one left or none; where all play all in pairs, all who stayed have met.

    A Swiss cup has played its rounds, or no other without a repeated meeting is left.
    """
    end = Before(cup._replace(active=(*cup.active, cup.terms.everybody)), len(cup.rounds))
    still_in = set(end.playing) - cup.left
    if cup.terms.format == "knock-out":
        assert len(still_in) <= 1
    elif cup.terms.format == "all-play-all" and cup.terms.size == 2:
        entrants = len(cup.terms.everybody)
        most = entrants - 1 + entrants % 2 + entrants
        all_met = all(end.met[frozenset(pair)] == 1 for pair in combinations(still_in, 2))
        assert all_met or len(cup.rounds) == most
    elif cup.terms.format == "swiss":
        planned = rounds_planned("swiss", len(cup.terms.everybody), cup.terms.size)
        stay = Before(cup._replace(active=(*cup.active, tuple(still_in))), len(cup.rounds))
        over = len(still_in) < 2 or (cup.terms.size == 2 and not can_avoid_meetings(stay))
        assert len(cup.rounds) == planned or over


def nobody_stays_in_by_being_away(cup: SimulatedCup) -> None:
    """Whoever is in a knock-out at its end was paired in each round but one at most."""
    if cup.terms.format != "knock-out":
        return
    end = Before(cup._replace(active=(*cup.active, cup.terms.everybody)), len(cup.rounds))
    for entrant in set(end.playing) - cup.left:
        paired = [games for games in cup.rounds if _has(_paired(games), entrant)]
        assert len(paired) >= len(cup.rounds) - 1


def _has(games: Iterable[CountedGame], entrant: int) -> bool:
    return any(entrant in game.entrants for game in games)


def can_avoid_meetings(before: Before) -> bool:
    """Whether those who play could be paired without a meeting a second time.

    The bye must go to somebody who has had the fewest. False as well if the search is given up.
    """
    playing = before.playing
    if len(playing) % 2 == 0:
        return _pairable(_new_opponents(playing, before), iter(range(MOST_STEPS)))
    fewest = min(before.byes[each] for each in playing)
    return any(
        _pairable(
            _new_opponents([each for each in playing if each != idle], before),
            iter(range(MOST_STEPS)),
        )
        for idle in playing
        if before.byes[idle] == fewest
    )


def _new_opponents(playing: Sequence[int], before: Before) -> dict[int, set[int]]:
    return {
        one: {two for two in playing if two != one and not before.met[frozenset((one, two))]}
        for one in playing
    }


def _pairable(opponents: Mapping[int, set[int]], steps: Iterator[int]) -> bool:
    """Pair whoever has the fewest new opponents with each of them in turn."""
    if not opponents:
        return True
    one = min(opponents, key=lambda each: len(opponents[each]))
    for two in sorted(opponents[one]):
        if next(steps, None) is None:
            return False
        rest = {
            each: others - {one, two}
            for each, others in opponents.items()
            if each not in (one, two)
        }
        if _pairable(rest, steps):
            return True
    return False


def _all_pairings(before: Before) -> Iterator[list[tuple[int, ...]]]:
    """Every pairing of those who play, the bye with somebody who has had the fewest."""
    playing = before.playing
    if len(playing) % 2 == 0:
        yield from _matchings(playing)
        return
    fewest = min(before.byes[each] for each in playing)
    for idle in (each for each in playing if before.byes[each] == fewest):
        yield from _matchings([each for each in playing if each != idle])


def _matchings(entrants: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not entrants:
        yield []
        return
    one, *others = entrants
    for two in others:
        for rest in _matchings([each for each in others if each != two]):
            yield [(one, two), *rest]


def _exchanges(groups: list[tuple[int, ...]]) -> Iterator[list[tuple[int, ...]]]:
    """All groupings that differ by one exchange of two entrants."""
    for first, second in combinations(range(len(groups)), 2):
        for one in groups[first]:
            for two in groups[second]:
                changed = [list(group) for group in groups]
                changed[first][changed[first].index(one)] = two
                changed[second][changed[second].index(two)] = one
                yield [tuple(group) for group in changed]
