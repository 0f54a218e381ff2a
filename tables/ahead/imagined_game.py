"""The try board: where a line of tried moves stands, as the person who tries them sees it. Pure.

Everything is computed from this person's view, a seed and the moves: the real state never gets
here, and the imagined one never leaves. What leaves depends on the view and the moves alone,
whatever the seed (``tests/games/test_try_boards.py``). So a line stops before a move that would
tell this person something (``core.game.Step.learned``).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias

import msgspec

from core.errors import IllegalMove, Refusal
from core.game import Seat, Step, is_among
from core.rng import Rng
from core.texts import Text
from core.thinking_ahead import fitting, possible
from model import game_json
from model.game_json import AnyGame
from model.refusals import refused
from model.thinking_ahead import MoveInWords, PlannedTurn
from tables.ahead.judging import usual_guard

PASSED: Final = "passed"
"""In place of a move in notation: this seat lets its turn pass."""

MOST_TRIED: Final = 60
"""Moves in one line."""

MoveTexts: TypeAlias = Callable[[Any, Any], Text]
"""Returns what a game calls a move, given the view on which it is made, and the move."""

End: TypeAlias = Literal["learns", "over", "others"]
"""Why a line goes no further: its last move would tell something; the game is over; only others can
move, and nothing is known of what they may do."""


class TriedMove(msgspec.Struct, frozen=True):
    """One move of a line, in notation, or PASSED. ``guessed``: a computer chose it."""

    seat: Seat
    move: str
    guessed: bool = False


class TriedStep(msgspec.Struct, frozen=True):
    """A tried move as the person saw it.

    ``before``: their view before it. ``move``: None for a turn that passed. ``told``: the events
    that they would have been told. ``left_open``: what it would have turned up stayed face down.
    """

    tried: TriedMove
    before: Any
    move: Any
    told: tuple[Any, ...] = ()
    left_open: bool = False


class TriedPosition(msgspec.Struct, frozen=True):
    """Where a line stands. ``view``: what the person in ``seat`` would see there.

    If this seat is to move, ``legal`` are its legal moves. If only others are, ``replies`` are the
    moves that each of them may make as far as this person sees, ``may_stand`` those that can let
    their turn pass. ``end``: why the line goes no further; its last move was not made if it would
    have told something.
    """

    seat: Seat
    view: Any
    steps: tuple[TriedStep, ...] = ()
    to_act: tuple[Seat, ...] = ()
    legal: tuple[Any, ...] = ()
    replies: Mapping[Seat, tuple[Any, ...]] = {}
    may_stand: frozenset[Seat] = frozenset()
    end: End | None = None

    @property
    def moves(self) -> tuple[TriedMove, ...]:
        """The line itself."""
        return tuple(step.tried for step in self.steps)


class AskedOfComputer(msgspec.Struct, frozen=True):
    """What a computer is asked in another seat: the view it would have, and the moves it may make.

    Both belong to the imagined position, and the moves are possible as far as the person sees.
    """

    seat: Seat
    view: Any
    legal: tuple[Any, ...]


@dataclass(frozen=True)
class _Seen:
    """What one person sees: equal if the view is, encoded, and the rules are the same object."""

    game: AnyGame = field(compare=False)
    view: Any = field(compare=False)
    rules: int
    encoded: bytes


@lru_cache(maxsize=64)
def _possible_from(seen: _Seen, seat: Seat) -> tuple[Any, ...]:
    """Return what another seat may do: one press asks it of each view of a line several times."""
    return possible(seen.game, seen.view, seat)


class ImaginedGame:
    """A game as one person imagines it, in which moves are tried one by one."""

    def __init__(self, game: AnyGame, view: Any, seat: Seat, seed: bytes) -> None:
        self.game = game
        """Its rules."""
        self._seat = seat
        self._chance = Rng(seed)
        self._real = view
        self._begin()

    def _begin(self) -> None:
        self._state = self.game.imagine(self._real, self._chance.aside(0))
        self._view = self._real
        self._steps: list[TriedStep] = []
        self._learns = False

    @property
    def moves(self) -> tuple[TriedMove, ...]:
        """The line itself."""
        return tuple(step.tried for step in self._steps)

    def cut(self, until: int) -> None:
        """Keep only so many of the tried moves; negative: all but so many."""
        kept = self.moves[:until]
        self._begin()
        self.replay(kept)

    def replay(self, moves: Sequence[TriedMove]) -> None:
        """Try the moves of a stored line again.

        Raises PlayerError at the first that is not possible (any more).
        """
        for tried in moves:
            if tried.move == PASSED:
                self.let_stand(tried.seat)
            elif tried.seat == self._seat:
                self._make(tried, self.game.read_back(self._view, tried.move))
            else:
                self.reply(tried)

    def move_all(self, written: Sequence[str]) -> None:
        """Try moves of the person's own, until one would tell them something.

        Raises PlayerError if one of them is impossible.
        """
        for number, one in enumerate(written):
            if number and self._learns:
                return
            self.move(one)

    def move(self, written: str) -> None:
        """Try a move of the person's own. Raises IllegalMove or UnreadableMove."""
        self._must_go_on()
        move = self.game.parse(self._view, written)
        self._make(TriedMove(self._seat, self.game.notate(move)), move)

    def reply(self, tried: TriedMove) -> None:
        """Try a move of somebody else. Raises IllegalMove if it is none of those listed."""
        self._must_go_on()
        found = (m for m in self._possible(tried.seat) if self.game.notate(m) == tried.move)
        move = next(found, None)
        if move is None:
            raise _impossible()
        chance = self._chance.aside(len(self._steps) + 1)
        state = fitting(self.game, self._view, tried.seat, move, chance)
        if state is None:
            raise _impossible()
        self._state = state
        self._make(tried, move)

    def let_stand(self, seat: Seat) -> None:
        """Let somebody else's turn pass. Raises IllegalMove where that cannot be."""
        self._must_go_on()
        state = self._passed(seat)
        if state is None:
            raise _impossible()
        self._note(TriedMove(seat, PASSED), None, Step(state, ()))

    def let_all_stand(self) -> None:
        """Let the others' turns pass until the person is to move. Raises as ``let_stand``."""
        waiting = self._waiting()
        while waiting and self._seat not in waiting:
            self.let_stand(waiting[0])
            waiting = self._waiting()

    def position(self) -> TriedPosition:
        """Return where the line stands now."""
        to_act = self._waiting()
        stands = TriedPosition(self._seat, self._view, tuple(self._steps), to_act)
        if self._learns:
            return msgspec.structs.replace(stands, end="learns")
        if not to_act:
            return msgspec.structs.replace(stands, end="over")
        if self._seat in to_act:
            legal = tuple(self.game.legal_moves(self._state, self._seat))
            return msgspec.structs.replace(stands, legal=legal)
        return self._of_others(stands)

    def question(self, seat: Seat) -> AskedOfComputer | None:
        """Return what a computer in this seat would be asked; None if there is nothing to choose.

        It chooses among the moves that are possible as far as the person sees: any other would
        show what the imagination added.
        """
        to_act = self.game.to_act(self._state)
        if self._seat in to_act or seat not in to_act:
            return None
        possible = set(map(self.game.notate, self._possible(seat)))
        legal = tuple(
            move
            for move in self.game.legal_moves(self._state, seat)
            if self.game.notate(move) in possible
        )
        view = self.game.view_for(self._state, seat)
        return AskedOfComputer(seat, view, legal) if legal else None

    # --- the parts ---------------------------------------------------------------------------

    def _waiting(self) -> tuple[Seat, ...]:
        """Return the seats that are to act; none where the line ends with what it would tell."""
        return () if self._learns else tuple(sorted(self.game.to_act(self._state)))

    def _of_others(self, stands: TriedPosition) -> TriedPosition:
        """Return the position where only others are to move, with what they may do."""
        replies = {seat: found for seat in stands.to_act if (found := self._possible(seat))}
        may_stand = frozenset(seat for seat in stands.to_act if self._passed(seat) is not None)
        end: End | None = None if replies or may_stand else "others"
        return msgspec.structs.replace(stands, replies=replies, may_stand=may_stand, end=end)

    def _possible(self, seat: Seat) -> tuple[Any, ...]:
        """Return what another seat to act may do, as far as the person sees."""
        acts = seat != self._seat and seat in self.game.to_act(self._state)
        if not acts:
            return ()
        encoded = game_json.encode(self._view)
        return _possible_from(_Seen(self.game, self._view, id(self.game), encoded), seat)

    def _passed(self, seat: Seat) -> Any:
        """Return the imagined state after this seat let its turn pass; None where it cannot."""
        acts = seat != self._seat and seat in self.game.to_act(self._state)
        return self.game.ahead.passed(self._state, seat) if acts else None

    def _make(self, tried: TriedMove, move: Any) -> None:
        """Make the move if it tells the person nothing, or can be made so that it does not.

        Otherwise the line ends with it.
        """
        self._must_go_on()
        step = self.game.apply(self._state, tried.seat, move)
        if not is_among(step.learned, self._seat):
            self._note(tried, move, step)
            return
        left = self.game.ahead.left_open(self._state, tried.seat, move)
        if left is None or is_among(left.learned, self._seat):
            self._steps.append(TriedStep(tried, self._view, move))
            self._learns = True
        else:
            self._note(tried, move, left, left_open=True)

    def _note(
        self, tried: TriedMove, move: Any, step: Step[Any, Any], *, left_open: bool = False
    ) -> None:
        told = tuple(told.event for told in step.told if told.reaches(self._seat))
        self._steps.append(TriedStep(tried, self._view, move, told, left_open))
        self._state = step.state
        self._view = self.game.view_for(self._state, self._seat)

    def _must_go_on(self) -> None:
        """Raise TableRefuses if the line has ended, or is too long."""
        if self._learns:
            raise refused("try-refusal-ended")
        if len(self._steps) >= MOST_TRIED:
            raise refused("try-refusal-long", most=MOST_TRIED)


def own_turns(
    game: AnyGame, position: TriedPosition, in_words: MoveTexts
) -> tuple[PlannedTurn, ...]:
    """Return the person's own turns of a line as planned ones, in order.

    The last move may be the one that ends the line: what it tells is learnt when it is played.
    Turns that pass are not told. ``in_words``: returns what the game calls a move on a view.
    """
    turns: list[PlannedTurn] = []
    after: tuple[tuple[str, ...], tuple[Text, ...]] = (), ()
    for is_own, part in groupby(position.steps, lambda step: step.tried.seat == position.seat):
        steps = [step for step in part if step.tried.move != PASSED]
        notations = tuple(step.tried.move for step in steps)
        words = tuple(in_words(step.before, step.move) for step in steps)
        if is_own:
            moves = [step.move for step in steps]
            turn = planned_turn(game, steps[0].before, moves, words)
            turns.append(msgspec.structs.replace(turn, after=after[0], after_words=after[1]))
        after = notations, words
    return tuple(turns)


def planned_turn(
    game: AnyGame, view: Any, moves: Sequence[Any], words: tuple[MoveInWords, ...]
) -> PlannedTurn:
    """Return a planned turn of these moves, with the guard that its game offers first."""
    notations = tuple(map(game.notate, moves))
    return PlannedTurn(notations, usual_guard(game, moves), game_json.raw(view), words=words)


def begins_with_own(position: TriedPosition) -> bool:
    """Return whether the line begins with the turn that the person is to play now."""
    return bool(position.steps) and position.steps[0].tried.seat == position.seat


def _impossible() -> IllegalMove:
    return IllegalMove(Refusal("try-refusal-impossible"))
