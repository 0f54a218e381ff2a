"""Whether a planned turn may be played now, and if not, why. Pure, but for a line in the log."""

import logging
from typing import Any

import msgspec

from core.errors import PlayerError
from core.game import Seat
from core.thinking_ahead.planned_moves import Changes, Dependence
from core.translatable_text import Text, text
from tables.ahead.any_difference import AnyDifference
from tables.model import game_json
from tables.model.game_json import AnyGame
from tables.model.planned_moves import PlannedTurn

_log = logging.getLogger(__name__)

ANY_DIFFERENCE = AnyDifference()


def dependence_of(game: AnyGame) -> Dependence[Any, Any]:
    """Return what the moves of a game rest on: everything, if the game does not say it."""
    return ANY_DIFFERENCE if game.dependence is None else game.dependence


class _Compared(msgspec.Struct, frozen=True):
    """A planned turn beside the view that its seat has now.

    ``refusal``: why its first move is not allowed, None if it is. ``changed``: what differs from
    what was expected; ``near``: what of this the move rests on; ``meant``: what of this makes the
    same words another move.
    """

    turn: PlannedTurn
    refusal: Text | None
    changed: Changes
    near: tuple[str, ...]
    meant: tuple[str, ...] = ()

    @property
    def is_expected(self) -> bool:
        return self.refusal is None and not self.changed

    @property
    def may_be_played(self) -> bool:
        if self.refusal is not None:
            return False
        return not self._against()

    @property
    def reason(self) -> Text:
        """Why it may not be played, in words that its owner may read."""
        if self.refusal is not None:
            return text("planned-gone-refused", why=self.refusal)
        return text("planned-gone-changed", what=self.changed[self._against()[0]])

    def _against(self) -> tuple[str, ...]:
        match self.turn.guard:
            case "legal":
                return self.meant
            case "undisturbed":
                return self.near
            case _:
                return tuple(self.changed)


def judged(
    game: AnyGame, state: Any, seat: Seat, turns: tuple[PlannedTurn, ...]
) -> PlannedTurn | Text:
    """Return the planned turn to be played now, or why there is none, for its owner.

    The first turn whose expected view is the real one comes first, then the first one whose guard
    allows the differences. ``state``: decoded; only the seat's view of it and the question whether
    the move is allowed decide. A fault of the game's ``planned_moves.py`` sets the plan aside and
    stops nobody's move.
    """
    try:
        compared = [_compared(game, state, seat, turn) for turn in turns]
    except Exception as fault:
        said = "planned moves of %s cannot be judged: %s"
        _log.warning(said, game.manifest.key, type(fault).__name__)
        return text("planned-gone-fault")
    fitting = [one for one in compared if one.is_expected]
    allowed = [one for one in compared if one.may_be_played]
    chosen = next(iter((*fitting, *allowed)), None)
    return compared[0].reason if chosen is None else chosen.turn


def _compared(game: AnyGame, state: Any, seat: Seat, turn: PlannedTurn) -> _Compared:
    view, dependence = game.view_for(state, seat), dependence_of(game)
    try:
        expected = game_json.decode_view(game, turn.expected)
        move = game.read_back(expected, turn.moves[0])
        refusal = game.check(state, seat, game.read_back(view, turn.moves[0]))
    except msgspec.DecodeError:
        return _Compared(turn, text("planned-other-version"), {}, ())
    except PlayerError as unreadable:
        return _Compared(turn, unreadable.refusal.text, {}, ())
    changed = dependence.changed(expected, view)
    rests_on = dependence.rests_on(expected, move)
    near = tuple(name for name in changed if name in rests_on)
    meant = tuple(name for name in changed if name in dependence.meant(expected, move))
    return _Compared(turn, None if refusal is None else refusal.text, changed, near, meant)
