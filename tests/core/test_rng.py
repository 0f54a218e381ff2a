"""The immutable random generator: fixed test vectors, uniformity, immutability."""

from collections import Counter
from hashlib import sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rng import Rng

COUNTING = bytes(range(32))


def test_the_numbers_of_a_seed_are_the_same_for_ever() -> None:
    rng, numbers = Rng(bytes(32)), []
    for bound in (2, 6, 10, 52, 1000, 1 << 32):
        number, rng = rng.below(bound)
        numbers.append(number)
    assert numbers == [0, 2, 0, 37, 514, 3057062314]
    assert rng.counter == 6


def test_the_shuffles_of_a_seed_are_the_same_for_ever() -> None:
    assert Rng(COUNTING).shuffled("abcdefghij") == (tuple("dgheifacjb"), Rng(COUNTING, 9))
    assert Rng(COUNTING, 7).shuffled(range(6)) == ((2, 1, 4, 3, 0, 5), Rng(COUNTING, 12))


def test_a_number_is_the_first_eight_bytes_of_the_hash_of_seed_and_counter() -> None:
    """What anyone needs to know to check a shuffle in another language."""
    block = sha256(COUNTING + (3).to_bytes(8, "big")).digest()
    assert Rng(COUNTING, 3).below(1000)[0] == int.from_bytes(block[:8], "big") % 1000


def test_numbers_that_would_favour_some_results_are_thrown_away() -> None:
    half_and_one = (1 << 63) + 1
    number, after = Rng(bytes([2]) * 32).below(half_and_one)
    assert number == 4974183216960921080
    assert after.counter == 5


@given(seed=st.binary(min_size=32, max_size=32), bound=st.integers(1, 1 << 64))
def test_a_number_is_at_least_zero_and_below_the_bound(seed: bytes, bound: int) -> None:
    rng = Rng(seed)
    number, after = rng.below(bound)
    assert 0 <= number < bound
    assert after.counter > rng.counter == 0
    assert rng.below(bound) == (number, after)


@pytest.mark.parametrize("bound", [0, -3])
def test_a_bound_below_one_is_a_programmers_error(bound: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(COUNTING).below(bound)


def test_the_numbers_aside_are_the_same_for_ever() -> None:
    aside = Rng(COUNTING, 3).aside(5)
    place = (3).to_bytes(8, "big") + (5).to_bytes(8, "big")
    assert aside == Rng(sha256(b"aside" + COUNTING + place).digest())
    assert aside.below(1000)[0] == 472


def test_what_is_drawn_aside_is_not_what_is_drawn_elsewhere() -> None:
    course, after = Rng(COUNTING, 3), Rng(COUNTING, 4)
    generators = [course, after, after.aside(0), *(course.aside(number) for number in range(4))]
    assert len({generator.below(1 << 63)[0] for generator in generators}) == len(generators)


@given(seed=st.binary(min_size=32, max_size=32), items=st.lists(st.integers()))
def test_a_shuffle_loses_and_doubles_nothing(seed: bytes, items: list[int]) -> None:
    before = list(items)
    order, _ = Rng(seed).shuffled(items)
    assert Counter(order) == Counter(items)
    assert items == before


def test_all_orders_of_three_things_are_about_equally_likely() -> None:
    seen = Counter(Rng(n.to_bytes(32, "big")).shuffled("abc")[0] for n in range(3000))
    assert len(seen) == 6
    assert all(400 < times < 600 for times in seen.values())


def test_a_generator_survives_json() -> None:
    rng = Rng(COUNTING, 41)
    assert msgspec.json.decode(msgspec.json.encode(rng), type=Rng) == rng
