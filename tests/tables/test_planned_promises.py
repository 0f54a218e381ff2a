"""What is played of plans keeps what its guard promises; planted faults show that this is seen."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tables.ahead import judging
from tests.tables.plan_oracle import GAMES, figures_of

_PLANS_OF_EACH = 400
"""Two thousand in all."""


def _assert_promises_are_kept(key: str, plans: int) -> None:
    figures = figures_of(key, plans)
    assert figures.left == plans
    assert figures.played > plans // 4, "most of these promises were not tried"
    assert figures.broken == []


def test_some_plans_keep_their_promise() -> None:
    _assert_promises_are_kept("ruta", 60)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_plans_keep_their_promise(key: str) -> None:
    _assert_promises_are_kept(key, _PLANS_OF_EACH)


def _amiss(**fields: Any) -> Callable[..., Any]:
    """The judgement, which overlooks something in what it compares."""
    compared = judging._compared

    def overlooks(*asked: Any) -> Any:
        return msgspec.structs.replace(compared(*asked), **fields)

    return overlooks


def _first_move_alone() -> Callable[..., Any]:
    """The judgement of a turn by its first move, as it was once."""
    compared = judging._compared

    def judges(game: Any, state: Any, seat: Any, turn: Any) -> Any:
        first = msgspec.structs.replace(turn, moves=turn.moves[:1])
        return msgspec.structs.replace(compared(game, state, seat, first), turn=turn)

    return judges


_FAULTS: dict[str, tuple[str, Callable[[], Callable[..., Any]], str, str]] = {
    "first move alone": ("_compared", _first_move_alone, "strada-romana", "meant"),
    "a later refusal": (
        "_compared",
        lambda: _amiss(later=None, near=()),
        "la-strada",
        "impossible",
    ),
    "the end": ("_compared", lambda: _amiss(ending=None), "la-strada", "ended the game"),
    "another card": ("_compared", lambda: _amiss(meant=(), near=()), "ruta", "meant"),
    "the board": (
        "_compared",
        lambda: _amiss(differs=False, near=()),
        "ruta",
        "the board has changed",
    ),
    "what was done": (
        "_for_what_was_done",
        lambda: lambda turns, _seat, _log: turns,
        "jacynth",
        "something else",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("fault", _FAULTS)
def test_a_judgement_that_overlooks_something_is_found_out(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, planted, key, broken = _FAULTS[fault]
    monkeypatch.setattr(judging, name, planted())
    assert any(broken in told for told in figures_of(key, _PLANS_OF_EACH).broken)
