"""A game that says nothing of thinking ahead has a try board and plans all the same."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from core.game import Seat
from core.texts import text
from core.thinking_ahead import Ahead
from tables.ahead.imagined_game import ImaginedGame, TriedMove, own_turns
from tables.ahead.judging import judged

SKELETON: Final = Path(__file__).parents[2] / "skeleton"
RIVAL, ME = Seat(0), Seat(1)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Skeleton, in which two take one, two or three stones from a heap."""
    monkeypatch.syspath_prepend(SKELETON)
    return import_module("tavolo_skeleton.game").SKELETON


@pytest.mark.parametrize(("done", "is_played"), [("take 2", True), ("take 1", False)])
def test_a_tried_line_is_left_as_a_plan_that_any_difference_sets_aside(
    game: Any, done: str, is_played: bool
) -> None:
    assert game.ahead == Ahead()
    state = game.initial_state(2, game.manifest.options(), bytes(32)).state
    trial = ImaginedGame(game, game.view_for(state, ME), ME, bytes(32))
    replies = map(game.notate, trial.position().replies[RIVAL])
    assert [*replies] == ["take 1", "take 2", "take 3"]
    trial.reply(TriedMove(RIVAL, "take 2"))
    trial.move("take 3")
    (turn,) = own_turns(game, trial.position(), lambda _view, _move: text("a-move"))
    assert (turn.after, turn.moves, turn.guard) == (("take 2",), ("take 3",), "unchanged")
    after = game.apply(state, RIVAL, game.parse(game.view_for(state, RIVAL), done)).state
    gone = text("planned-gone-changed", what=text("planned-something-changed"))
    assert judged(game, after, ME, (turn,), list) == (turn if is_played else gone)
