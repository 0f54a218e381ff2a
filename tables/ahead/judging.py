"""Whether a planned turn may be played now, and if not, why. Pure, but for a line in the log."""

import logging
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec

from core.errors import PlayerError, Refusal
from core.game import Seat, is_among
from core.rng import Rng
from core.texts import Text, text
from core.thinking_ahead import Guard
from model import game_json
from model.game_json import AnyGame
from model.log import standing_backwards
from model.table import MoveRecord
from model.thinking_ahead import PlannedTurn
from tables.decisions.moves_and_resignations import read_exactly

_log = logging.getLogger(__name__)

_WORLDS: Final = tuple(bytes([number]) * 32 for number in range(6))
"""Chance from which worlds that fit a view are imagined, the same for every view."""

_MOST_PASSED: Final = 64
"""Most turns that others let pass before a seat is to move: ten times what any game needs."""

_OF_ANY_TURN: Final = frozenset({"turn", "next_turn", "round", "move_number"})
_HIGHLIGHTS: Final = "last"
"""Beginning of the names of a view's fields that say what happened last."""


def guards_of(game: AnyGame) -> tuple[Guard, ...]:
    """Return the guards that can be chosen for moves of this game."""
    if game.ahead.disturbed is None:
        return ("unchanged", "legal")
    return ("undisturbed", "unchanged", "legal")


def usual_guard(game: AnyGame, moves: Iterable[Any]) -> Guard:
    """Return the guard that is offered first for a turn: the strictest of those of its moves."""
    if game.ahead.disturbed is None:
        return "unchanged"
    is_same = all(isinstance(move, game.ahead.everywhere) for move in moves)
    return "legal" if is_same else "undisturbed"


def _differ(game: AnyGame, one: Any, other: Any) -> bool:
    """Whether two views of one seat differ in more than whose turn it is."""
    passing = _OF_ANY_TURN | game.ahead.of_the_turn
    return one != other and any(
        getattr(one, name) != getattr(other, name)
        for name in one.__struct_fields__
        if name not in passing and not name.startswith(_HIGHLIGHTS)
    )


# -- A turn played out ----------------------------------------------------------------------------


class _Line(msgspec.Struct, frozen=True):
    """How the moves of a turn go in one world that fits a view.

    ``views``: the seat's before each move, until one tells it something; the first once the others
    have let their turns pass. ``made``: so many moves
    are allowed; ``refusal``: why the next one is not. ``goes_on``: after all of them the seat is
    still to move. ``place``: the seat's if the game ends, 0 if it does not.
    """

    views: tuple[Any, ...]
    made: int = 0
    refusal: Text | None = None
    goes_on: bool = False
    place: int = 0


def _lines(game: AnyGame, view: Any, seat: Seat, moves: Sequence[str]) -> tuple[_Line, ...]:
    """Return how a turn goes in some worlds. What the seat knows is the same in all of them."""
    return tuple(_line(game, view, seat, moves, world) for world in _WORLDS)


def _line(game: AnyGame, view: Any, seat: Seat, moves: Sequence[str], world: bytes) -> _Line:
    state = _until_asked(game, game.imagine(view, Rng(world)), seat)
    views, is_known = list[Any](), True
    for made, notation in enumerate(moves):
        before = game.view_for(state, seat)
        if is_known:
            views.append(before)
        try:
            step = game.apply(state, seat, read_exactly(game, before, notation))
        except PlayerError as refused:
            return _Line(tuple(views), made, refused.refusal.text, place=_place(game, state, seat))
        is_known = is_known and not is_among(step.learned, seat)
        state = step.state
    goes_on = seat in game.to_act(state)
    return _Line(tuple(views), len(moves), None, goes_on, _place(game, state, seat))


def lasting_refusal(game: AnyGame, view: Any, seat: Seat, move: Any) -> Refusal | None:
    """Return why a move cannot be the first of this seat's next turn, whatever the others do before
    it; None if it may be, or if the game does not say."""
    state = _until_asked(game, game.imagine(view, Rng(_WORLDS[0])), seat)
    refusal = game.check(state, seat, move)
    return refusal if refusal is not None and refusal.lasting else None


def _until_asked(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Return the state after the others have let their turns pass, as far as they can.

    At most ``_MOST_PASSED`` turns: a seat that is out is never asked, however long others go on.
    """
    for _ in range(_MOST_PASSED):
        waiting = game.to_act(state)
        if seat in waiting or not waiting:
            break
        passed = game.ahead.passed(state, min(waiting))
        if passed is None:
            break
        state = passed
    return state


def _place(game: AnyGame, state: Any, seat: Seat) -> int:
    outcome = game.outcome(state)
    if outcome is None:
        return 0
    return next(one.rank for one in outcome.standings if one.seat == seat)


def covers_part(game: AnyGame, seat: Seat, turns: tuple[PlannedTurn, ...]) -> bool:
    """Return whether the last of these turns, one after the other, may leave some of it to do."""
    last = [turn for turn in turns if not turn.then]
    lines = (_line(game, _expected(game, one), seat, one.moves, _WORLDS[0]) for one in last)
    return any(line.goes_on for line in lines) or any(
        covers_part(game, seat, turn.then) for turn in turns if turn.then
    )


def _expected(game: AnyGame, turn: PlannedTurn) -> Any:
    return game_json.decode_view(game, turn.expected)


# -- The judgement --------------------------------------------------------------------------------


class _Compared(msgspec.Struct, frozen=True):
    """A planned turn beside the view that its seat has now.

    ``refusal``: why its first move is not allowed, None if it is. ``differs``: whether anything but
    whose turn it is differs before one of its moves; ``near``: what has happened to what they need;
    ``meant``: what of this makes the same words another move. ``ending``: how the game would now
    end, if not as it was expected; ``later``: why one of the moves after the first is refused now.
    """

    turn: PlannedTurn
    refusal: Text | None
    differs: bool = False
    near: tuple[Text, ...] = ()
    meant: tuple[Text, ...] = ()
    ending: Text | None = None
    later: Text | None = None

    @property
    def is_expected(self) -> bool:
        return self.refusal is None and not self.differs

    @property
    def reason(self) -> Text | None:
        """Why it may not be played, in words that its owner may read; None if it may.

        What has happened comes before what the rules say of it.
        """
        if self.refusal is not None:
            return _happened(self.near) or text("planned-gone-refused", why=self.refusal)
        always = _happened(self.meant) or self.ending
        if always is not None or self.turn.guard == "legal":
            return always
        if self.turn.guard == "unchanged":
            something = (text("planned-something-changed"),) if self.differs else ()
            return _happened((*self.near, *something))
        later = None if self.later is None else text("planned-gone-refused", why=self.later)
        return _happened(self.near) or later


def _happened(changes: Sequence[Text]) -> Text | None:
    return text("planned-gone-changed", what=changes[0]) if changes else None


def judged(
    game: AnyGame,
    state: Any,
    seat: Seat,
    turns: tuple[PlannedTurn, ...],
    log: Callable[[], Sequence[MoveRecord]],
) -> PlannedTurn | Text:
    """Return the planned turn to be played now, or why there is none, for its owner.

    Of several, a turn that is told by what the others do before it is for that alone, and the
    others for all else. Then the first turn whose expected view is the real one comes first, then
    the first one whose guard allows the differences. ``state``: decoded; only the seat's view of it
    and the question whether the move is allowed decide. ``log``: reads the table's log, if it is
    needed. A fault of the game's ``thinking_ahead.py`` sets the plan aside and stops nobody's move.
    """
    fitting = _for_what_was_done(turns, seat, log)
    if not fitting:
        return text("planned-gone-otherwise")
    try:
        compared = [_compared(game, state, seat, turn) for turn in fitting]
    except Exception as fault:
        said = "planned moves of %s cannot be judged: %s"
        _log.warning(said, game.manifest.key, type(fault).__name__)
        return text("planned-gone-fault")
    against = list[Text]()
    for one in sorted(compared, key=lambda one: not one.is_expected):
        if (reason := one.reason) is None:
            return one.turn
        against.append(reason)
    return against[0]


def _for_what_was_done(
    turns: tuple[PlannedTurn, ...], seat: Seat, log: Callable[[], Sequence[MoveRecord]]
) -> tuple[PlannedTurn, ...]:
    """Return the turns that are for what the others have done since the seat's last move."""
    if len(turns) == 1 or not any(turn.after for turn in turns):
        return turns
    lines = takewhile(lambda line: line.seat != seat, standing_backwards(log()))
    done = tuple(line.notation for line in lines)[::-1]
    own = tuple(turn for turn in turns if turn.after and done[-len(turn.after) :] == turn.after)
    return own or tuple(turn for turn in turns if not turn.after)


def _compared(game: AnyGame, state: Any, seat: Seat, turn: PlannedTurn) -> _Compared:
    view = game.view_for(state, seat)
    try:
        expected = _expected(game, turn)
        moves = [game.read_back(expected, notation) for notation in turn.moves]
    except msgspec.DecodeError:
        return _Compared(turn, text("planned-other-version"))
    except PlayerError as unreadable:
        return _Compared(turn, unreadable.refusal.text)
    refused = _refused(game, state, view, seat, turn.moves[0])
    if not _differ(game, expected, view):
        return _Compared(turn, refused)
    was, now = (_lines(game, seen, seat, turn.moves) for seen in (expected, view))
    known = list(zip(was[0].views, now[0].views, strict=False))
    near, meant = list[Text](), list[Text]()
    for number, move in enumerate(moves):
        found = _disturbed(game, *known[min(number, len(known) - 1)], move)
        near += found
        meant += found if isinstance(move, game.ahead.by_place) else ()
    if refused is not None and not max(map(_made, was)):
        near = []  # it was not allowed before either, so none of this made it impossible
    return _Compared(
        turn,
        refused,
        any(_differ(game, *both) for both in known),
        tuple(near),
        tuple(meant),
        _ending(was, now),
        _refused_later(was, now),
    )


def _disturbed(game: AnyGame, expected: Any, now: Any, move: Any) -> list[Text]:
    """Say what has happened to what a move needs: if the game says nothing of it, everything."""
    if game.ahead.disturbed is not None:
        return list(game.ahead.disturbed(expected, now, move))
    return [text("planned-something-changed")] if _differ(game, expected, now) else []


def _refused(game: AnyGame, state: Any, view: Any, seat: Seat, notation: str) -> Text | None:
    """Return why a move is not allowed now, None if it is."""
    try:
        refusal = game.check(state, seat, read_exactly(game, view, notation))
    except PlayerError as unreadable:
        return unreadable.refusal.text
    return None if refusal is None else refusal.text


def _ending(was: Sequence[_Line], now: Sequence[_Line]) -> Text | None:
    """Return how the game ends with a turn, if it did not before, or with a better place.

    The places in all worlds are added: some of what decides them may be hidden.
    """
    before, after = (sum(line.place for line in lines) for lines in (was, now))
    if after <= before:
        return None
    return text("planned-gone-ends", before="ended" if before else "went-on")


def _refused_later(was: Sequence[_Line], now: Sequence[_Line]) -> Text | None:
    """Return why a move is refused in every world, though it was allowed as far as was known."""
    longest, before = max(now, key=_made), max(map(_made, was))
    return longest.refusal if not longest.place and (not before or longest.made < before) else None


def _made(line: _Line) -> int:
    return line.made
