"""Faults planted in pairing and standings: the laws find each within a few cups."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from club.model.counted_game import CountedGame, Rounds
from club.pairing.history import PairingHistory, history_of
from club.standings.scores import losers
from tests.club.pairing_laws import keeps_the_laws
from tests.club.simulated_cups import FORMATS, Terms, play
from tests.club.standings_referee import agrees_with_the_referee

CUPS = 24
"""Within so many cups each fault shows."""


def blind_to_meetings(rounds: Rounds) -> PairingHistory:
    seen = history_of(rounds)
    return PairingHistory(Counter(), seen.sat, seen.byes)


def blind_to_byes(rounds: Rounds) -> PairingHistory:
    seen = history_of(rounds)
    return PairingHistory(seen.met, seen.sat, Counter())


def blind_to_seats(rounds: Rounds) -> PairingHistory:
    seen = history_of(rounds)
    return PairingHistory(seen.met, Counter(), seen.byes)


def in_order_of_entry(group: Sequence[int], history: PairingHistory) -> tuple[int, ...]:
    return tuple(sorted(group))


def no_meetings(tied: dict[int, object], rounds: Rounds) -> dict[int, Fraction]:
    return dict.fromkeys(tied, Fraction(0))


def ties_cost_no_life(game: CountedGame, number: int, lot: bytes) -> tuple[int, ...]:
    ranks = [rank for _, rank, _ in game.places]
    return () if len(set(ranks)) < len(ranks) else losers(game, number, lot)


def sitting_out_costs_no_life(game: CountedGame, number: int, lot: bytes) -> tuple[int, ...]:
    return () if game.is_sat_out else losers(game, number, lot)


FAULTS: dict[str, tuple[str, object]] = {
    "people meet again": ("pairing.pairing.history_of", blind_to_meetings),
    "a bye twice": ("pairing.pairing.history_of", blind_to_byes),
    "seats are not counted": ("pairing.pairing.history_of", blind_to_seats),
    "whoever entered first sits first": ("pairing.pairing.seated", in_order_of_entry),
    "meetings do not count": ("standings.standings.meetings", no_meetings),
    "a bye is worth nothing": ("standings.scores.BYE", Fraction(0)),
    "a tie costs no life": ("standings.scores.losers", ties_cost_no_life),
    "whoever is away keeps their life": ("standings.scores.losers", sitting_out_costs_no_life),
}
"""What is changed in ``club``, and into what."""


def try_cups() -> None:
    """Play small cups of all formats, in turn with two and three seats, all there or some away."""
    for seed in range(CUPS):
        away = 0.2 * (seed // 6 % 2)
        cup = play(Terms(FORMATS[seed % 3], 5 + seed % 7, 2 + seed // 3 % 2, away=away), seed)
        keeps_the_laws(cup)
        agrees_with_the_referee(cup)


def test_without_a_fault_the_laws_hold() -> None:
    try_cups()


@pytest.mark.parametrize("fault", FAULTS)
def test_each_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, planted = FAULTS[fault]
    monkeypatch.setattr(f"club.{where}", planted)
    with pytest.raises(AssertionError):
        try_cups()
