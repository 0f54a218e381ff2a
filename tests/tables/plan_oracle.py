"""Plans left at random moments of whole games, and whether what was played kept their promise.

The promise is judged without the house's judgement: each move's meaning (the card or good that it
takes, its place, the piece that it moves) is read from the views before it, in worlds that fit what
the owner saw when the plan was left; and so is how the game would have ended with it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile
from random import Random
from typing import Any, Final, get_args

from core.errors import PlayerError
from core.game import Seat
from core.rng import Rng
from core.texts import Text, text
from core.thinking_ahead import Guard, possible
from model import game_json
from model.table import MoveRecord
from model.thinking_ahead import PlannedTurn
from tables.ahead import judging
from tables.ahead.imagined_game import ImaginedGame, TriedMove, own_turns
from tables.decisions.moves_and_resignations import read_exactly
from tests.games.hiding import twin_of
from tests.games.subjects import Subject, subject_of
from tests.games.whole_games import MOST_MOVES_LISTED, seed_from

GAMES: Final = ("la-strada", "ruta", "strada-romana", "stratego4", "jacynth")

_WORLDS: Final = 8
_MOST_MOVES: Final = 6
_LEFT: Final = 0.5
"""Whenever somebody else has moved, whoever has no plan leaves one in this share of cases."""

Meaning = Callable[[Any, Any], object]
"""What a move does on a view, as its owner would name it."""


def _of_ruta(view: Any, move: Any) -> object:
    slot = getattr(move, "slot", None)
    return type(move), move if slot is None else view.draft[slot]


def _of_strada_romana(view: Any, move: Any) -> object:
    if hasattr(move, "area"):
        return "tile", view.area_tiles[move.area]
    return ("cube", view.market_cubes[move.market]) if hasattr(move, "market") else move


def _of_stratego4(view: Any, move: Any) -> object:
    start = getattr(move, "start", None)
    return move, [piece.rank for piece in view.pieces if piece.space == start]


MEANINGS: Final[Mapping[str, Meaning]] = {
    "ruta": _of_ruta,
    "strada-romana": _of_strada_romana,
    "stratego4": _of_stratego4,
    "la-strada": lambda _view, move: move,
    "jacynth": lambda _view, move: move,
}

BOARDS: Final[Mapping[str, tuple[str, ...]]] = {
    "ruta": ("draft", "owners", "discard"),
    "strada-romana": ("wagons", "area_tiles", "market_cubes"),
    "stratego4": ("pieces", "loose"),
    "la-strada": ("roads", "settlements"),
    "jacynth": ("grid", "tokens"),
}
"""What lies on the board, by the names of a view's fields."""


@dataclass
class Figures:
    """What became of the plans. ``broken``: of each promise that was not kept, what and where."""

    left: int = 0
    played: int = 0
    set_aside: int = 0
    cut_short: int = 0
    broken: list[str] = field(default_factory=list)


@dataclass
class _Foreseen:
    """A turn in worlds that fit a view. ``meanings``: of each move as far as it was possible, in
    each world; ``places``: the owner's where the game ended, else 0."""

    meanings: list[list[object]]
    places: list[int]

    @property
    def made(self) -> int:
        """How many moves were possible in some world."""
        return max(map(len, self.meanings))

    def meant(self, number: int) -> object:
        """What a move means in all worlds; None if that is not known."""
        found = [world[number] for world in self.meanings if len(world) > number]
        is_same = len(found) == len(self.meanings) and all(one == found[0] for one in found)
        return found[0] if is_same else None


class PlannedGame:
    """A game among people who move at random, and leave plans."""

    def __init__(self, key: str, number: int, figures: Figures, most: int) -> None:
        self._subject: Subject = subject_of(key)
        self._game, self._meaning = self._subject.game, MEANINGS[key]
        self._random, self._figures, self._most = Random(number), figures, most
        counts, options = self._subject.seat_counts, self._subject.options
        self._seats = counts[number % len(counts)]
        chosen = options[number % len(options)]
        self._state = self._game.initial_state(self._seats, chosen, seed_from(number)).state
        habits = list(self._subject.choosers.values())
        self._habits = [self._random.choice(habits) for _ in range(self._seats)]
        self._plans: dict[Seat, tuple[PlannedTurn, ...]] = {}
        self._log: list[MoveRecord] = []
        self._named = f"{key} {number}"

    def play(self) -> None:
        """Play it to its end, or until enough plans were left."""
        while waiting := sorted(self._game.to_act(self._state)):
            seat = self._random.choice(waiting)
            planned = self._plans.pop(seat, ())
            if not (planned and self._play_planned(seat, planned)):
                move = self._chosen(self._state, seat)
                self._make(seat, move, self._game.apply(self._state, seat, move).state)
            self._leave_plans()
            if self._figures.left >= self._most and not self._plans:
                return

    # -- moves ------------------------------------------------------------------------------------

    def _chosen(self, state: Any, seat: Seat) -> Any:
        legal = list(islice(self._game.legal_moves(state, seat), MOST_MOVES_LISTED))
        return self._habits[seat](state, seat, legal, self._random)

    def _make(self, seat: Seat, move: Any, after: Any) -> None:
        self._state = after
        number, notation = len(self._log) + 1, self._game.notate(move)
        self._log.append(MoveRecord(number, seat, None, None, notation, "", 0))

    # -- plans ------------------------------------------------------------------------------------

    def _leave_plans(self) -> None:
        waiting = self._game.to_act(self._state)
        if not waiting:
            return
        for seat in map(Seat, range(self._seats)):
            is_free = seat not in waiting and seat not in self._plans
            if is_free and self._figures.left < self._most and self._random.random() < _LEFT:
                branches = self._seats == 2 and self._random.random() < 1 / 3
                planned = self._branches(seat) if branches else self._typed(seat)
                if planned:
                    self._figures.left += 1
                    self._plans[seat] = planned

    def _typed(self, seat: Seat) -> tuple[PlannedTurn, ...]:
        """A turn for the view that the seat has now, as if the others did nothing."""
        view = self._game.view_for(self._state, seat)
        state = self._asked(self._game.imagine(view, self._chance()), seat)
        moves = () if state is None else self._turn(state, seat)
        return (PlannedTurn(moves, self._guard(), game_json.raw(view)),) if moves else ()

    def _branches(self, seat: Seat) -> tuple[PlannedTurn, ...]:
        """Turns for two moves that the other might make, from lines of the try board."""
        view, other = self._game.view_for(self._state, seat), Seat(1 - seat)
        replies = possible(self._game, view, other)
        chosen = self._random.sample(replies, min(2, len(replies)))
        made = (self._branch(view, seat, other, reply) for reply in chosen)
        return tuple(turn for turn in made if turn is not None)

    def _branch(self, view: Any, seat: Seat, other: Seat, reply: Any) -> PlannedTurn | None:
        line = ImaginedGame(self._game, view, seat, self._random.randbytes(32))
        try:
            line.reply(TriedMove(other, self._game.notate(reply)))
            line.let_all_stand()
            while (stands := line.position()).legal and self._random.random() < 0.9:
                line.move(self._game.notate(self._random.choice(stands.legal[:MOST_MOVES_LISTED])))
        except PlayerError:
            return None
        own = own_turns(self._game, line.position(), lambda _view, _move: text("a-move"))
        if not own:
            return None
        first = own[0]
        moves = first.moves[:_MOST_MOVES]
        return PlannedTurn(moves, self._guard(), first.expected, after=first.after)

    def _turn(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """The moves of one turn in an imagined world; now and then only the first ones."""
        moves: list[str] = []
        while seat in self._game.to_act(state) and len(moves) < _MOST_MOVES:
            if moves and self._random.random() < 0.1:
                break
            move = self._chosen(state, seat)
            moves.append(self._game.notate(move))
            state = self._game.apply(state, seat, move).state
        return tuple(moves)

    def _asked(self, state: Any, seat: Seat) -> Any:
        """The state once the others have let their turns pass; None where they cannot."""
        while state is not None and seat not in (waiting := self._game.to_act(state)):
            state = self._game.ahead.passed(state, min(waiting)) if waiting else None
        return state

    def _guard(self) -> Guard:
        return self._random.choice(get_args(Guard))

    def _chance(self) -> Rng:
        return Rng(self._random.randbytes(32))

    # -- the promise ------------------------------------------------------------------------------

    def _play_planned(self, seat: Seat, planned: tuple[PlannedTurn, ...]) -> bool:
        """Play what the house judges fit; return whether there was anything."""
        state = self._state
        turn = judging.judged(self._game, state, seat, planned, lambda: self._log)
        twin = twin_of(self._subject, state, seat, len(self._log))
        if judging.judged(self._game, twin, seat, planned, lambda: self._log) != turn:
            self._breaks(planned[0], "something hidden decided")
        if isinstance(turn, Text):
            self._figures.set_aside += 1
            return False
        self._figures.played += 1
        expected = game_json.decode_view(self._game, turn.expected)
        view = self._game.view_for(state, seat)
        hoped, now = (self._foreseen(seen, seat, turn) for seen in (expected, view))
        if len(planned) > 1 and turn.after and not self._was_done(seat, turn.after):
            self._breaks(turn, "the other played something else")
        if turn.guard == "unchanged" and self._board(expected) != self._board(view):
            self._breaks(turn, "the board has changed")
        for number, notation in enumerate(turn.moves):
            before = self._game.view_for(self._state, seat)
            try:
                move = read_exactly(self._game, before, notation)
                after = self._game.apply(self._state, seat, move).state
            except PlayerError:
                self._cut_short(turn, number, hoped, now)
                break
            known = hoped.meant(number)
            if known is not None and known != self._meaning(before, move):
                self._breaks(turn, f"{notation} meant {known}, not {self._meaning(before, move)}")
            self._make(seat, move, after)
        self._judge_the_end(seat, turn, hoped, now)
        return True

    def _foreseen(self, view: Any, seat: Seat, turn: PlannedTurn) -> _Foreseen:
        meanings, places = list[list[object]](), list[int]()
        for _ in range(_WORLDS):
            state = self._asked(self._game.imagine(view, self._chance()), seat)
            meanings.append([])
            for notation in turn.moves if state is not None else ():
                seen = self._game.view_for(state, seat)
                move = self._game.read_back(seen, notation)
                is_same = self._game.notate(move) == notation
                if not is_same or self._game.check(state, seat, move) is not None:
                    break
                meanings[-1].append(self._meaning(seen, move))
                state = self._game.apply(state, seat, move).state
            places.append(0 if state is None else self._place(state, seat))
        return _Foreseen(meanings, places)

    def _place(self, state: Any, seat: Seat) -> int:
        outcome = self._game.outcome(state)
        return 0 if outcome is None else next(s.rank for s in outcome.standings if s.seat == seat)

    def _was_done(self, seat: Seat, after: Sequence[str]) -> bool:
        """Whether these are the last moves of the others."""
        lines = takewhile(lambda line: line.seat != seat, reversed(self._log))
        done = [line.notation for line in lines][::-1]
        return done[-len(after) :] == list(after)

    def _board(self, view: Any) -> list[Any]:
        return [getattr(view, name) for name in BOARDS[self._subject.key]]

    def _cut_short(self, turn: PlannedTurn, made: int, hoped: _Foreseen, now: _Foreseen) -> None:
        """A turn that is refused later breaks its promise if that was certain beforehand."""
        self._figures.cut_short += 1
        if turn.guard != "legal" and now.made <= made < hoped.made:
            self._breaks(turn, f"move {made + 1} had become impossible")

    def _judge_the_end(
        self, seat: Seat, turn: PlannedTurn, hoped: _Foreseen, now: _Foreseen
    ) -> None:
        place = self._place(self._state, seat)
        if place > max(hoped.places) and all(now.places):
            self._breaks(turn, f"ended the game as {place}, not {max(hoped.places)}")

    def _breaks(self, turn: PlannedTurn, what: str) -> None:
        moves = "; ".join(turn.moves)
        self._figures.broken.append(f"{self._named}: {moves} ({turn.guard}): {what}")


def figures_of(key: str, plans: int) -> Figures:
    """What becomes of so many plans in games of one kind."""
    figures, number = Figures(), 0
    while figures.left < plans:
        PlannedGame(key, number, figures, plans).play()
        number += 1
    return figures
