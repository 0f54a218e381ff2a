"""Which tables of a round of one deal are set side by side, and in which order."""

import msgspec
import pytest

from club.decisions.compared_tables import compared_tables
from club.decisions.public_cup import PublicCup
from club.model.cup import Pairing, Placing
from tests.tables.sample_tables import NOON
from tests.workers.sample_cups import as_public, first_round, pairing, person, playing

SEED = "5e" * 16


def after_round(*tables: Pairing, seed: str | None = SEED) -> PublicCup:
    """A cup of one deal after a round of these tables."""
    played = first_round(tables, ended_at=NOON, seal="ab" * 32, seed=seed)
    entrants = [person(n) for n in range(1, 1 + sum(len(each.places) for each in tables))]
    return as_public(playing(*entrants, rounds=[played], same_deal=True))


def numbers(public: PublicCup, reader: int | None = None, wanted: int | None = None) -> list[int]:
    found = compared_tables(public, public.facts.rounds[0], reader, wanted)
    return [table.number for table in found]


def three_pairs() -> tuple[Pairing, ...]:
    """The best of the standings is at the third; by the lot the second comes before the first."""
    return (
        pairing(1, Placing(1, 1), Placing(2, 1)),
        pairing(2, Placing(3, 1), Placing(4, 1)),
        pairing(3, Placing(5, 1), Placing(6, 2)),
    )


def test_the_table_of_the_best_comes_first_unless_one_reads_or_chooses_another() -> None:
    public = after_round(*three_pairs())
    assert numbers(public) == [3, 2, 1]
    assert numbers(public, reader=4) == [2, 3, 1]
    assert numbers(public, wanted=1) == [1, 3, 2]
    assert numbers(public, reader=4, wanted=1) == [2, 1, 3]
    assert numbers(public, reader=99, wanted=99) == [3, 2, 1]


def test_tables_of_another_size_had_another_deal() -> None:
    four, five = (pairing(n, *(Placing(4 * n - 8 + s, s) for s in range(3, 7))) for n in (3, 4))
    pairs = three_pairs()[:2]
    alone = pairing(5, *(Placing(12 + s, s) for s in range(1, 4)))
    public = after_round(*pairs, four, five, alone)
    assert numbers(public, reader=1) == [1, 2]
    assert numbers(public, reader=1, wanted=4) == [4, 3]
    assert {*numbers(public, reader=four.places[0].entrant)} == {3, 4}
    assert {*numbers(public, reader=14)} in ({1, 2}, {3, 4}), "that table stands alone in its size"


def test_a_bye_has_no_table() -> None:
    assert numbers(after_round(*three_pairs()[:2], pairing(3, Placing(5, 1)))) == [2, 1]


@pytest.mark.parametrize("tables", [three_pairs()[:1], ()])
def test_one_table_is_not_compared(tables: tuple[Pairing, ...]) -> None:
    assert numbers(after_round(*tables)) == []


def test_nothing_is_compared_before_the_deal_is_told() -> None:
    public = after_round(*three_pairs(), seed=None)
    told = msgspec.structs.replace(public.facts.rounds[0], seed=SEED)
    assert numbers(public, reader=1, wanted=1) == []
    assert compared_tables(public, told)
