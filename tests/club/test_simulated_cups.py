"""Cups by chance, of all formats, sizes and numbers, keep all laws and are reckoned alike twice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.club.pairing_laws import keeps_the_laws
from tests.club.simulated_cups import FORMATS, Terms, play, random_terms
from tests.club.standings_referee import agrees_with_the_referee

CUPS = 1_000
A_FEW = 120
MOST = 64


def try_cup(terms: Terms, seed: int) -> None:
    cup = play(terms, seed)
    keeps_the_laws(cup)
    agrees_with_the_referee(cup)


@pytest.mark.parametrize("part", range(4))
def test_a_few_cups_keep_all_laws(part: int) -> None:
    for seed in range(part, A_FEW, 4):
        try_cup(random_terms(seed, most=20), seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_cups_keep_all_laws(part: int) -> None:
    for seed in range(A_FEW + part, A_FEW + CUPS, 10):
        try_cup(random_terms(seed, MOST), seed)


@pytest.mark.long
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_the_largest_cups_keep_all_laws(format: str, size: int) -> None:  # noqa: A002
    try_cup(Terms(next(each for each in FORMATS if each == format), MOST, size), seed=size)


@settings(max_examples=25)
@given(
    terms=st.builds(
        Terms,
        format=st.sampled_from(FORMATS),
        entrants=st.integers(3, 10),
        size=st.integers(2, 5),
        leaves=st.sampled_from((0.0, 0.1, 0.4)),
        away=st.sampled_from((0.0, 0.3)),
        tied=st.sampled_from((0.0, 0.5, 1.0)),
    ),
    seed=st.integers(0, 2**32),
)
def test_any_small_cup_keeps_all_laws(terms: Terms, seed: int) -> None:
    try_cup(terms, seed)
