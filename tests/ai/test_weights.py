"""How the weights of Ruta are found: by steps along what wins."""

from pathlib import Path

from msgspec.structs import asdict, replace

from ai.ruta_values import Values, Weights
from benchmarks.weights import GUESSED, advantage, directions, find, gain, moved, stepped


def test_a_step_goes_from_a_planted_fault_towards_what_wins() -> None:
    """Whoever hardly cares for a long route is to care more."""
    careless, way = replace(Weights(), growth=0.2), {"growth": 0.6}
    better = stepped(careless, [way], [gain(careless, range(6), way)])
    assert better.growth > careless.growth + 1
    assert replace(better, growth=careless.growth) == careless


def test_the_opposite_of_a_way_loses_what_the_way_gains() -> None:
    way, opposite = {"growth": 0.5}, {"growth": -0.5}
    few = range(3)
    assert gain(GUESSED, few, way) == -gain(GUESSED, few, opposite)


def test_nobody_has_an_advantage_over_the_same() -> None:
    values = Values(Weights())
    assert advantage(values, values, range(3)) == 0


def test_every_weight_is_moved_up_and_down() -> None:
    tried = directions(GUESSED, 0, 12)
    for name in asdict(GUESSED):
        assert {way[name] > 0 for way in tried} == {True, False}
    assert moved(moved(GUESSED, tried[0], 2), tried[0], -2) != moved(GUESSED, tried[0], 2)
    assert tried == directions(GUESSED, 0, 12) != directions(GUESSED, 1, 12)


def test_a_run_that_was_stopped_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    stopped, whole = tmp_path / "stopped.jsonl", tmp_path / "whole.jsonl"
    find(stopped, steps=1, ways=1, deals=2)
    assert find(stopped, steps=2, ways=1, deals=2) == find(whole, steps=2, ways=1, deals=2)
    assert stopped.read_bytes() == whole.read_bytes()
    assert len(whole.read_bytes().splitlines()) == 2
