"""The standings of a cup: every entrant's place, with the numbers that decide it."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

import msgspec

from club.model.counted_game import Rounds
from club.model.cup import Format
from club.standings.scores import lives_left, total_scores
from club.standings.tie_breaks import (
    TieBreak,
    TieBreakName,
    Values,
    buchholz,
    by_lot,
    games_with_more_points,
    meetings,
    sonneborn_berger,
)


class Row(msgspec.Struct, frozen=True):
    """An entrant's line of the standings. No two entrants have the same rank.

    ``played``: games, without byes and rounds sat out. ``wins``: games in which nobody else was
    first. ``tie_breaks``: in the order in which they decide among those of equal score. ``lives``:
    left in a knock-out, 0 for whoever is out or has left the cup; None in other formats.
    ``last_round``: in which whoever is out of a knock-out was last paired or sat out, None for all
    others.
    """

    entrant: int
    rank: int
    score: Fraction
    played: int
    wins: int
    tie_breaks: tuple[TieBreak, ...] = ()
    lives: int | None = None
    last_round: int | None = None


def standings(
    format: Format,  # noqa: A002  (the term of the field)
    everybody: Sequence[int],
    rounds: Rounds,
    lot: bytes,
    left: Collection[int] = (),
    playing: Collection[int] = (),
) -> tuple[Row, ...]:
    """Return the rows of all entrants, best first.

    All play all and Swiss: by score, then by the tie-breaks; whoever left keeps their results. In a
    knock-out first come those who are in, by their lives, then the others, the later they were last
    paired the better. ``left``: who has left the cup, and so is out of a knock-out. ``playing``:
    who is paired in the round after these.
    """
    scores = total_scores(everybody, rounds)
    lives = _lives(everybody, rounds, lot, left) if format == "knock-out" else None
    last = {} if lives is None else _last_rounds(lives, rounds, playing)
    before = {
        entrant: (*_place_in_knock_out(entrant, lives, last), score)
        for entrant, score in scores.items()
    }
    decided = _tie_breaks(before, scores, rounds, lot)

    def decisive(entrant: int) -> tuple[tuple[Fraction, ...], list[Fraction]]:
        return before[entrant], [each.value for each in decided[entrant]]

    return tuple(
        Row(
            entrant,
            rank,
            scores[entrant],
            *_played_and_won(entrant, rounds),
            tie_breaks=decided[entrant],
            lives=None if lives is None else lives[entrant],
            last_round=last.get(entrant),
        )
        for rank, entrant in enumerate(sorted(everybody, key=decisive, reverse=True), 1)
    )


def _lives(
    everybody: Sequence[int], rounds: Rounds, lot: bytes, left: Collection[int]
) -> dict[int, int]:
    lives = lives_left(everybody, rounds, lot)
    return {entrant: 0 if entrant in left else lives[entrant] for entrant in everybody}


def _last_rounds(
    lives: Mapping[int, int], rounds: Rounds, playing: Collection[int]
) -> dict[int, int]:
    """Return in which round those who are out of a knock-out were last paired; 0: in none."""
    last = {entrant: 0 for entrant, left in lives.items() if not left}
    for number, games in enumerate(rounds, 1):
        paired = {entrant for game in games for entrant in game.entrants}
        last.update(dict.fromkeys(paired & last.keys(), number))
    last.update(dict.fromkeys(set(playing) & last.keys(), len(rounds) + 1))
    return last


def _place_in_knock_out(
    entrant: int, lives: Mapping[int, int] | None, last: Mapping[int, int]
) -> tuple[Fraction, ...]:
    """Return what orders a knock-out before the score: lives, then the last round."""
    if lives is None:
        return ()
    return Fraction(lives[entrant]), Fraction(last.get(entrant, 0))


def _tie_breaks(
    before: Mapping[int, tuple[Fraction, ...]],
    scores: Mapping[int, Fraction],
    rounds: Rounds,
    lot: bytes,
) -> dict[int, tuple[TieBreak, ...]]:
    everybody = tuple(scores)
    values: tuple[tuple[TieBreakName, Values], ...] = (
        ("meetings", meetings(before, rounds)),
        ("buchholz", buchholz(scores, rounds)),
        ("sonneborn-berger", sonneborn_berger(scores, rounds)),
        ("games-with-more-points", games_with_more_points(everybody, rounds)),
        ("lot", by_lot(everybody, lot)),
    )
    return {
        entrant: tuple(TieBreak(name, value[entrant]) for name, value in values)
        for entrant in everybody
    }


def _played_and_won(entrant: int, rounds: Rounds) -> tuple[int, int]:
    games = [
        {each: rank for each, rank, _ in game.places}
        for paired in rounds
        for game in paired
        if entrant in game.entrants and not game.is_alone
    ]
    won = [ranks for ranks in games if list(ranks.values()).count(1) == 1 == ranks[entrant]]
    return len(games), len(won)
