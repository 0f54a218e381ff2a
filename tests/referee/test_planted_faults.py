"""Faults planted into the engines, one at a time: the suite catches each.

Each game lists its faults in ``faults.py`` with the checks ("nets") that catch them; a fault that
its check misses fails here. The lockstep, a game's first net, catches all but those listed for
other nets.
"""

from importlib import import_module
from typing import Any

import pytest

from tests.game_data import data_of
from tests.games.catalogue import EVERY_KEY
from tests.referee.planted_faults import Fault, NothingToPlant, planted
from tests.referee.quick_checks import Net

pytestmark = pytest.mark.long


def _of(key: str, module: str) -> Any:
    return import_module(f"{data_of(key).referee}.{module}")


FAULTS = [(key, fault, nets) for key in EVERY_KEY for fault, nets in _of(key, "faults").FAULTS]
NETS = [(key, net) for key in EVERY_KEY for net in _of(key, "quick_checks").NETS]


@pytest.mark.parametrize(("key", "net"), NETS, ids=[f"{key}-{net.__name__}" for key, net in NETS])
def test_the_sound_engine_passes_through_every_net(key: str, net: Net) -> None:
    with planted(_of(key, "faults").ENGINE, None) as game:
        net(game)


@pytest.mark.parametrize(
    ("key", "fault", "nets"), FAULTS, ids=[f"{key}-{fault.name}" for key, fault, _ in FAULTS]
)
def test_each_planted_fault_is_caught(key: str, fault: Fault, nets: tuple[Net, ...]) -> None:
    faults = _of(key, "faults")
    for net in nets:
        with planted(faults.ENGINE, fault) as game, pytest.raises(faults.CAUGHT):
            net(game)
    by_others = getattr(faults, "NOT_BY_LOCKSTEP", ())
    assert _of(key, "quick_checks").NETS[0] in nets or fault.name in by_others
    assert len(nets) >= getattr(faults, "FEWEST_NETS", 1)


@pytest.mark.parametrize("key", EVERY_KEY)
def test_a_fault_that_no_longer_fits_the_source_is_not_taken_for_planted(key: str) -> None:
    gone = Fault("gone", "rules", "no such line", "")
    with pytest.raises(NothingToPlant), planted(_of(key, "faults").ENGINE, gone):
        raise AssertionError("an engine was made")
