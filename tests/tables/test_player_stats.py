"""Totals of a person's results."""

import msgspec

from core.game import ScorePart, Seat
from model.results import Rated, Result, SeatResult
from model.table import PlayerId, TableCode, TableId
from tables.history.results import Met, career_of

ADA, BO, CLEO = (PlayerId(n) for n in (1, 2, 3))


def result(n: int, *ends: tuple[PlayerId | str | None, int, int], rated: bool = True) -> Result:
    """The n-th game: who sat where (a word: a computer of that level), rank and points."""
    seats = tuple(
        SeatResult(
            Seat(seat),
            who if isinstance(who, int) else None,
            "hard" if isinstance(who, str) else None,
            seat,
            rank,
            points,
            (ScorePart("points", points),) if points else (),
            rated=Rated(25 + n, 8, n, n) if rated and isinstance(who, int) else None,
        )
        for seat, (who, rank, points) in enumerate(ends)
    )
    return Result(TableId(n), TableCode("AAAA"), "ruta", None, b"{}", 9, n, n, "end", seats)


def test_places_points_and_rivals_are_counted() -> None:
    found = career_of(
        ADA,
        [
            result(3, (ADA, 1, 11), (BO, 2, 7), ("hard", 3, 2)),
            result(2, (BO, 1, 9), (ADA, 2, 6), (None, 3, 1)),
            result(1, (CLEO, 1, 4), (ADA, 1, 4)),
        ],
    )
    assert found.games == 3
    assert found.places == ((1, 2), (2, 1))
    assert (found.average, found.most) == (7, 11)
    assert found.met == (
        Met(BO, games=2, ahead=1, behind=1),
        Met("hard", games=1, ahead=1, behind=0),
        Met(CLEO, games=1, ahead=0, behind=0),
    )
    assert [rated.games for rated in found.ratings] == [1, 2, 3]


def test_a_game_of_places_alone_has_no_points_and_partners_are_no_rivals() -> None:
    alone = result(1, (ADA, 1, 0), (BO, 2, 0), (CLEO, 1, 0), rated=False)
    seats = tuple(msgspec.structs.replace(s, side=s.seat % 2) for s in alone.seats)
    found = career_of(ADA, [msgspec.structs.replace(alone, seats=seats)])
    assert (found.average, found.most) == (None, None)
    assert [met.rival for met in found.met] == [BO]
    assert (found.ratings, found.settled) == ((), False)


def test_it_is_counted_why_games_did_not_count() -> None:
    unrated = [result(n, (ADA, 1, 3), (BO, 2, 1), rated=False) for n in (1, 2, 3)]
    short = msgspec.structs.replace(unrated[2], unrated="short")
    found = career_of(ADA, [result(4, (ADA, 1, 3), (BO, 2, 1)), *unrated[:2], short])
    assert found.uncounted == (("handed", 2), ("short", 1))


def test_a_rating_is_settled_after_five_games_with_two_people() -> None:
    with_bo = [result(n, (ADA, 1, 5), (BO, 2, 3)) for n in range(1, 6)]
    assert not career_of(ADA, with_bo).settled
    with_both = [*with_bo, result(6, (ADA, 1, 5), (CLEO, 2, 3))]
    assert career_of(ADA, with_both).settled
    uncounted = [*with_bo, result(6, (ADA, 1, 5), (CLEO, 2, 3), rated=False)]
    assert not career_of(ADA, uncounted).settled
